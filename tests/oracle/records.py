"""Random records of the whole family: every preset, every house rule, every number of players."""

from __future__ import annotations

import random
from typing import Any

from tests.oracle.answer import GAMES, cards_needed
from tests.oracle.habits import Habit, kind_of, passing
from tests.oracle.house import BUS, DUTCH, HOSA, LOO, MONTE, PRESETS, SCHOOL, SW, TRENTUNO, house_of
from tests.oracle.match import Match
from tests.oracle.packs import biased_pack, level_pack
from tests.oracle.ranges import names_of, ruled, values_of
from tests.oracle.refresh import RefreshGame

Record = dict[str, Any]

LEVEL = {
    **{preset: {"units": 1, "grace": 0, "lowest_tie": "all"} for preset in [*SW, HOSA, SCHOOL, LOO]},
    DUTCH: {"units": 1, "lowest_tie": "all"},
    TRENTUNO: {"units": 1, "lowest_tie": "all"},
    **{preset: {"units": 1, "tie_break": "none"} for preset in MONTE},
    BUS: {"units": 1, "grace": 0, "exact_tie": "all_tied_lowest_lose"},
}
"""House rules by which two players with equal hands are out together."""

PATIENCE, MOVES = 90, 160
"""After how many moves of a hand calls are looked for, and after how many it is left unfinished."""


def good_record(chance: random.Random, preset: str | None) -> Record:
    """Play a match by random house rules and write it down."""
    rules = preset or chance.choice(PRESETS)
    house = random_house(chance, rules)
    count = chance.choice([2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 12, 16, 17])
    level = rules in LEVEL and chance.random() < 0.06
    if level:
        count, house = 2, LEVEL[rules] | chance.choice([{}, {"final_tie": "share"}, {"final_tie": "replay"}])
    count = min(count, most_players(rules, house))
    if not fits(rules, count) or chance.random() < 0.1:
        house["players"] = [chance.randint(2, count), count + chance.choice([0, 0, 1, 50, 10**15])]
    dealer = chance.randrange(count)
    match = GAMES[rules](house_of(rules, house), count, dealer)
    record: Record = {
        "schwimmen": 1,
        "rules": rules,
        "players": [f"P{seat}" for seat in range(count)],
        "dealer": dealer,
    }
    if house or chance.random() < 0.2:
        record["house"] = house
    record["hands"] = play_hands(chance, match, level=level)
    if chance.random() < 0.35:
        cut_short(chance, record["hands"])
    return record


def fits(preset: str, count: int) -> bool:
    """Tell whether a game is for so many players without a house rule."""
    fewest, most = house_of(preset, {})["players"]
    return bool(fewest <= count <= most)


def cut_short(chance: random.Random, hands: list[Record]) -> None:
    """Leave a record unfinished somewhere, which is a question about that position."""
    if hands:
        del hands[chance.randint(1, len(hands)) :]
        moves = hands[-1]["moves"]
        del moves[chance.randint(0, len(moves)) :]


def random_house(chance: random.Random, preset: str) -> dict[str, Any]:
    """Choose house rules: none, few, some or nearly all differ from the preset."""
    share = chance.choice([0, 0.08, 0.25, 0.6, 0.95])
    names = [name for name in ruled(preset) if chance.random() < share]
    chance.shuffle(names)
    return {chance.choice(names_of(name)): chance.choice(values_of(preset, name)) for name in names}


def most_players(preset: str, house: dict[str, Any]) -> int:
    """Count how many players the pack can serve."""
    size = house_of(preset, house)["pack"]
    return max(count for count in range(2, 20) if cards_needed(preset, count) <= size)


def play_hands(chance: random.Random, match: Match, *, level: bool) -> list[Record]:
    """Play hands until the match ends, or earlier."""
    make_habit = passing if level or chance.random() < 0.1 else Habit
    habits = [make_habit(chance) for _ in match.seats]
    if chance.random() < 0.5:
        habits = [habits[0]] * len(habits)
    stopping = chance.choice([0.0, 0.0, 0.05])
    hands: list[Record] = []
    for _ in range(chance.choice([0, 1, 1, 2, 3, 6, 12, 25, 60])):
        pack = (level_pack if level else biased_pack)(chance, match, match.house["pack"])
        match.deal(pack)
        hands.append({"pack": " ".join(pack), "moves": []})
        limit = chance.randint(0, 8) if chance.random() < stopping else MOVES
        play_hand(chance, match, hands[-1], habits=habits, limit=limit)
        if match.phase != "deal":
            break
    return hands


def play_hand(chance: random.Random, match: Match, hand: Record, *, habits: list[Habit], limit: int) -> None:
    """Play one hand by the habits of its players, at most for some turns."""
    while match.to_move is not None and len(hand["moves"]) < limit:
        token = habits[match.to_move].choose(match)
        if len(hand["moves"]) > PATIENCE and chance.random() < 0.2:
            token = next((other for other in match.legal() if kind_of(other) == "call"), token)
        if token == "refresh" and isinstance(match, RefreshGame) and match.must_rebuild():
            shuffle(chance, match, hand)
        match.play(token)
        hand["moves"].append(token)


def shuffle(chance: random.Random, match: RefreshGame, hand: Record) -> None:
    """Write down how the stock is shuffled that a refresh is about to rebuild."""
    if match.house["recycle"] == "shuffle":
        cards = match.rebuildable()
        chance.shuffle(cards)
        match.recycled = [" ".join(cards)]
        hand.setdefault("recycled", []).append(" ".join(cards))
