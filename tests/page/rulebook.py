"""Rules and what differs from print, comparisons, pictures, refusals: what the server answers, and the page.

    python -m tests.page.rulebook --count 20000 --seed 1

The status is 1 if there was a difference.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS
from schwimmen.rules.presets.names import NAMES
from schwimmen.server import answers
from schwimmen.server.pages import compared
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lobby import RulesAsked
from tests.page import houses, node
from tests.page.soaking import compare

Question = dict[str, Any]


def printed() -> Iterator[Question]:
    """Ask for every game as it is printed, for every two side by side, and for each beside what its names stand for."""
    yield from ({"asked": {"rules": game}} for game in [*PRESETS, "no such game " * 9])
    games = [{"rules": game, "house": {}} for game in PRESETS]
    yield from ({"compare": list(pair)} for pair in product(games, repeat=2))
    named = [{"rules": name.preset, "house": dict(name.house)} for name in NAMES if name.house]
    yield from ({"compare": list(pair)} for pair in product(named, [games[0], *named]))


def looks(seed: int, count: int) -> Iterator[Question]:
    """Draw games with house rules, by a house object or by a share code, and how many play."""
    for number, drawn in enumerate(houses.questions(seed, count)):
        if not isinstance(drawn["house"], dict):
            continue  # the protocol has refused it
        players = {"players": drawn["players"]} if number % 3 == 0 else {}
        by_code = {"code": drawn["code"]} if number % 5 == 0 else {"rules": drawn["rules"], "house": drawn["house"]}
        yield {"asked": by_code | players}


def expected(question: Question) -> Any:
    """Return what the server answers, as a browser reads it: a number is a float beyond what a float holds exactly."""
    try:
        if "compare" in question:
            answer = compared(*map(side, question["compare"])).model_dump_json()
        else:
            answer = answers.rules_answer(RulesAsked(**question["asked"])).model_dump_json()
    except Refusal as refusal:
        why = {"key": refusal.problem.why.key, "args": refusal.problem.why.args}
        answer = json.dumps({"why": why, "knob": refusal.problem.knob, "status": refusal.status})
    return read(answer)


def side(asked: dict[str, Any]) -> tuple[str, Rules]:
    """Return a game to be compared, as the server reads it."""
    return asked["rules"], PRESETS[asked["rules"]].house(asked["house"])


def read(text: str) -> Any:
    """Read JSON as a browser does."""
    return json.loads(text, parse_int=lambda digits: int(digits) if len(digits) < 16 else float(digits))


def differences(asked: Iterable[Question]) -> Iterator[str]:
    """Ask the page's own code, and name every answer that is not the server's."""
    questions = list(asked)
    for question, came in zip(questions, node.answers("rulebook", questions), strict=True):
        wanted, got = expected(question), read(json.dumps(came))
        for key in sorted({*wanted, *got}):
            if wanted.get(key) != got.get(key):
                yield f"{json.dumps(question)}: {key}: expected {wanted.get(key)}, got {got.get(key)}"


if __name__ == "__main__":
    sys.exit(
        compare(
            __doc__,
            lambda seed, count: differences([*printed(), *looks(seed, count)]),
            "sets of house rules, every game and every two games compared",
        )
    )
