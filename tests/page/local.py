"""Matches played by the page's own code without a server, and what Python says of them.

    python -m tests.page.local --count 20000 --seed 1

The status is 1 if there was a difference.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from schwimmen.fair import verify
from schwimmen.match import record
from schwimmen.match.referee import Referee
from schwimmen.players import MEMORIES, choose
from schwimmen.rules.presets import PRESETS
from tests.page.houses import some_house
from tests.page.node import answers
from tests.page.soaking import compare

AT_ONCE, MOST = 500, 200
"""Matches that are asked for at once, and moves of a hand: some go on for ever."""


def questions(seed: int, count: int) -> Iterator[dict[str, Any]]:
    """Draw games with house rules, as many players as fit, secrets, contributions, and by what moves are chosen."""
    for number in range(seed, seed + count):
        chance = random.Random(number)
        preset = chance.choice(list(PRESETS.values()))
        drawn = list(some_house(chance, preset).items())
        house = dict(chance.sample(drawn, k=min(len(drawn), chance.randint(0, 6))))
        rules = preset.house(house)
        players = min(chance.randint(2, 9), rules.most_players())
        house["players"] = [2, players]
        hands = [some_hand(chance, players) for _ in range(chance.randint(1, 4))]
        names = [f"P{seat}" for seat in range(players)]
        asked = {"rules": preset.id, "house": house, "players": names, "dealer": chance.randrange(players)}
        level, memory = chance.choice(["random", "beginner", "club", "club", "expert"]), chance.choice(MEMORIES)
        yield asked | {"hands": hands, "level": level, "memory": memory, "seed": chance.randrange(2**63)}


def some_hand(chance: random.Random, players: int) -> dict[str, Any]:
    """Draw the secret of a hand, what its seats contribute, and numbers that choose moves."""
    contributions = [chance.choice([None, chance.randbytes(16).hex()]) for _ in range(players)]
    chances = [chance.randrange(2**30) for _ in range(chance.choice([0, 5, MOST, MOST]))]
    return {"secret": chance.randbytes(32).hex(), "contributions": contributions, "chances": chances}


def differences(asked: list[dict[str, Any]]) -> Iterator[str]:
    """Name every match that Python cannot replay to the same state, or whose shuffles it does not find fair."""
    for question, came in zip(asked, answers("local", asked), strict=True):
        told = record.answer(json.dumps(came["record"]))
        wanted = {key: told[key] for key in came["state"]} if told["ok"] else told
        if wanted != came["state"] or came["again"] != came["state"]:
            yield f"{json.dumps(question)}: expected {wanted}, got {came}"
        if told["ok"] and came["advice"] != (advice := advised(question, came["record"])):
            yield f"{json.dumps(question)}: expected the move {advice}, got {came['advice']}"
        if set(map(verify.verdict, came["record"]["hands"])) != {"fair"}:
            yield f"{json.dumps(question)}: {verify.verdicts(came['record'])}"


def advised(question: dict[str, Any], played: dict[str, Any]) -> str | None:
    """Return what a computer opponent would do at the end of a record, in the seat to move."""
    read = record.read(played)
    referee = Referee(read.rules, len(read.players), read.dealer)
    for hand in read.hands:
        orders = iter(hand.recycled)
        referee.deal(hand.pack)
        for code in map(referee.code, hand.moves):
            if referee.needs_order(code):
                record.give_order(referee, next(orders))
            referee.play(code)
    if referee.to_move is None:
        return None
    seen = referee.look(referee.to_move)
    return choose(question["level"], seen, read.rules, question["seed"], memory=question["memory"])


if __name__ == "__main__":
    sys.exit(
        compare(
            __doc__,
            lambda seed, count: differences(list(questions(seed, count))),
            "matches of the page replayed",
            AT_ONCE,
        )
    )
