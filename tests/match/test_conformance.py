"""The conformance suite for programs in other languages: the engine answers it, and nothing is missing in it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from schwimmen import PRESETS
from schwimmen.match import record
from tests.oracle.compare import without_message
from tests.oracle.house import KNOWN, SECOND_NAMES

FOLDER = Path(__file__).parent.parent.parent / "conformance"
FILES = [*PRESETS, "unreadable"]
LONGEST, MOST = 4200, 1_500_000
"""Bytes of a line and of all files."""

EXCHANGES = "all exchange"
MOVES = {
    **dict.fromkeys(
        ["schwimmen", "schwimmen_gamerules", "schwimmen_catsatcards"], f"keep trade pass close ! {EXCHANGES}"
    ),
    "stop_the_bus": f"keep trade pass close ! {EXCHANGES}",
    "dutch31": f"keep trade close {EXCHANGES}",
    "hosa_aba": f"keep trade pass close {EXCHANGES}",
    "forty_one": f"refresh close {EXCHANGES}",
    "tri_palki": f"pass ! {EXCHANGES}",
    "tuppenny_loo": f"close {EXCHANGES}",
    "energy_schwimmen": f"keep trade pass close right wrong {EXCHANGES}",
    **dict.fromkeys(["thirty_one", "thirty_one_trio", "no_elimination_31", "trentuno"], "draw take discard close pass"),
    **dict.fromkeys(["petrangola", "mambassa"], f"keep trade several pass close ! {EXCHANGES}"),
    "commerce": f"several close {EXCHANGES}",
    "japanese_51": f"refresh pass ! {EXCHANGES}",
    "chinese_51": "draw discard several exchange close challenge decline !",
    "empat_satu": "draw take discard close pass",
}
"""The kinds of decisions that occur in each game."""
ENDS = {
    **dict.fromkeys(["schwimmen", "schwimmen_gamerules", "schwimmen_catsatcards"], "close 31 fire draw stock"),
    "stop_the_bus": "close 31 fire draw stock",
    "dutch31": "stick 31",
    "hosa_aba": "close 31 stock",
    "forty_one": "close",
    "tri_palki": "close allpass washout",
    "tuppenny_loo": "stick 31",
    "energy_schwimmen": "close 31",
    **dict.fromkeys(["thirty_one", "thirty_one_trio", "no_elimination_31", "trentuno"], "close blitz draw"),
    **dict.fromkeys(["petrangola", "mambassa", "japanese_51"], "close"),
    "commerce": "stick rounds",
    "chinese_51": "call clear stock",
    "empat_satu": "close refused",
}
"""How hands end in each game."""


@cache
def lines(name: str) -> list[dict[str, Any]]:
    """Read a file of the suite."""
    return [json.loads(text) for text in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def text_of(line: dict[str, Any]) -> str:
    """Return what is to be replayed."""
    return line["text"] if "text" in line else json.dumps(line["record"])


@pytest.mark.parametrize("name", FILES)
def test_every_line_is_answered_as_it_says(name: str) -> None:
    """Replaying gives the answer that stands there, error messages apart, which are never empty."""
    for line in lines(name):
        answer = json.loads(json.dumps(record.answer(text_of(line))))
        assert without_message(answer) == line["replay"], line["name"]
        assert answer["ok"] or answer["error"]["message"]


@pytest.mark.parametrize("name", FILES)
def test_a_line_has_its_three_keys(name: str) -> None:
    """A line has a name of its own, a record or a text, and an answer; it is short enough to be read."""
    names = [line["name"] for line in lines(name)]
    assert len(set(names)) == len(names) > 10
    for line in lines(name):
        assert list(line) == ["name", "text" if name == "unreadable" else "record", "replay"]
        assert len(json.dumps(line)) <= LONGEST


def test_the_suite_is_small_and_whole() -> None:
    """There is a file for each game and three more, together no larger than agreed, and a page that tells of them."""
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.jsonl" for name in [*FILES, "shuffle", "day"]} | {
        "README.md"
    }
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST


def kind_of(token: str) -> str:
    """Name the sort of a decision."""
    give, arrow, take = token.removesuffix("!").partition(">")
    if not arrow:
        return give
    return "several" if "," in give else "exchange" if take else "discard"


def knobs(line: dict[str, Any]) -> set[str]:
    """List the house rules of a record by their first names."""
    return {SECOND_NAMES.get(name, name) for name in line["record"].get("house", {})}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_shows_everything(preset: str) -> None:
    """Every end, every kind of decision, every house rule, a match that is over and an error occur in each file."""
    written = [line for line in lines(preset) if "hands" in line["replay"]]
    assert {line["record"]["rules"] for line in written} == {preset}
    tokens = {token for line in written for hand in line["record"]["hands"] for token in hand["moves"]}
    seen = {kind_of(token) for token in tokens} | ({"!"} if any(token.endswith("!") for token in tokens) else set())
    assert set(MOVES[preset].split()) - seen == set()
    assert set(ENDS[preset].split()) - {hand["end"] for line in written for hand in line["replay"]["hands"]} == set()
    assert set(KNOWN[preset]) - {knob for line in written for knob in knobs(line)} == set()
    assert {line["replay"]["ok"] for line in written} == {True, False}
    assert any(line["replay"]["winners"] for line in written)


def test_what_cannot_be_read_stands_beside_what_can() -> None:
    """Unreadable texts have an answer without anything else; oddly written ones are read all the same."""
    answers = [line["replay"] for line in lines("unreadable")]
    assert answers.count({"ok": False, "error": {}}) > 60
    assert sum("hands" in answer for answer in answers) > 20
