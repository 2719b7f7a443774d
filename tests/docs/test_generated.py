"""The generated pages hold what the code has: every knob, every game, every letter of rules."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import get_args

import pytest

from schwimmen.cli import bot, play, simulate
from schwimmen.players import LEVELS, MEMORIES, OPPONENTS
from schwimmen.rules.knobs.idle import IDLE
from schwimmen.rules.presets import PRESETS
from schwimmen.server.protocol.common import Level, Memory
from schwimmen.words import Words

DOCS = Path(__file__).parent.parent.parent / "docs"
WORDS = Words("en")


def page(name: str) -> str:
    """Return a page of the documentation."""
    return (DOCS / name).read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    """Return the cells of all tables of a page."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def block(name: str, part: str) -> str:
    """Return the generated part of a page."""
    marks = rf"<!-- {part}: written by tools/generate\.py -->\n(.*?)<!-- end of {part} -->"
    found = re.search(marks, page(name), re.DOTALL)
    assert found is not None
    return found[1]


def test_all_games_are_columns_and_cite_their_rules() -> None:
    """Each game has a column; each value stands with a number of its game, or a common one."""
    table = rows(block("games.md", "games"))
    heads = [row for row in table if not row[0] and not row[1].startswith("-")]
    names = [WORDS(f"game-{name}".replace("_", "-")) for name in PRESETS]

    assert heads
    assert all(head[1:] == names for head in heads)
    assert {len(row) for row in table} == {len(PRESETS) + 1}
    for row in table:
        for cell, preset in zip(row[1:], PRESETS.values(), strict=True):
            source = re.search(r"<small>(.+)</small>", cell)
            assert source is None or re.match(rf"({preset.prefix}|C)-\d", source[1]), row[0]


def test_games_differ_in_every_row() -> None:
    """A row in which all games say the same would say nothing."""
    for row in rows(block("games.md", "games")):
        told = {cell.partition("<br>")[0] for cell in row[1:]}
        assert len(told) > 1 or told == {"---"}, row[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_knob_and_default_of_a_game_is_listed(preset: str) -> None:
    """What a game knows has a value in its column, and nothing else has."""
    table = rows(block("house-rules.md", "presets"))
    at = 1 + list(PRESETS).index(preset)
    known = {row[0].strip("`") for row in table if row[at] and row[0].strip("`-") not in ("", "knob")}

    assert known == set(PRESETS[preset].knobs)


def test_every_knob_is_explained() -> None:
    """Each knob of any game has a row with its sentence, each silent pair its reason."""
    told = block("house-rules.md", "knobs")
    for name in {name for preset in PRESETS.values() for name in preset.knobs}:
        assert told.count(f"| `{name}`") == 1
        assert WORDS(f"knob-{name}-about".replace("_", "-")) in told
    idle = block("house-rules.md", "idle")
    assert all(WORDS(f"idle-{knob}-{because}".replace("_", "-")) in idle for knob, because, _ in IDLE)


def test_rules_of_every_game_can_be_found() -> None:
    """The page of places knows the letters of every game."""
    numbered = {row[0].partition("-")[0] for row in rows(block("where.md", "places"))}

    assert {"C", *(preset.prefix for preset in PRESETS.values())} <= numbered


def test_names_of_the_wire_and_of_the_command_line_are_those_of_the_players() -> None:
    """Messages allow every level and memory and no other, and commands name all of them."""
    assert get_args(Level) == tuple(OPPONENTS)
    assert get_args(Memory) == MEMORIES
    for command, option, names in [
        (simulate, "--policy", LEVELS),
        (play, "--levels", LEVELS),
        (play, "--memory", MEMORIES),
        (bot, "--memory", MEMORIES),
    ]:
        parser = argparse.ArgumentParser()
        command.add_arguments(parser)
        [told] = [action.help or "" for action in parser._actions if option in action.option_strings]
        assert [name for name in names if name not in told] == [], option
