"""The strategy tables as people read them: grids of words, for the terminal and for docs/strategy.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from schwimmen.training.study.choices import LIVES, TURNS, VALUES, Pattern
from schwimmen.training.study.strategy import UNIT, Estimate, Part, Study, threshold
from schwimmen.words import Words
from schwimmen.words.sentence import word_key

FIRST: Final = (Part.PLACE, Part.LIVES, Part.KEEP)
"""What is told of first turns alone."""


class Grid(NamedTuple):
    """A table to be read."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def overview(study: Study, words: Words, games: Iterable[str], *, players: int | None = None) -> Grid:
    """Return from which value to call, by game, players and turn; with one number of players or with all."""
    told = []
    for game in games:
        for count in sorted(count for name, count in study.parts if name == game and players in {None, count}):
            calls = [row for row in study.rows(game, count) if row.part == Part.CALL]
            marks = [_mark([row for row in calls if row.turn == turn], words) for turn in range(TURNS)]
            if calls:
                told.append([words(word_key("game", game)), str(count), *marks])
    heads = [words("strategy-game"), words("strategy-players"), *_turns(words)]
    return Grid(words("strategy-overview"), heads, told)


def grids(study: Study, words: Words, *, game: str, players: int) -> Iterator[Grid]:
    """Yield what there is about a game. Raises KeyError where nothing was computed."""
    rows = study.rows(game, players)
    args = {"game": words(word_key("game", game)), "players": players}
    columns: dict[Part, tuple[Callable[[Estimate], int], list[str]]] = {
        Part.CALL: (lambda row: row.turn, _turns(words)),
        Part.PLACE: (lambda row: row.group, [words("strategy-place", n=place + 1) for place in range(players)]),
        Part.LIVES: (lambda row: row.group, _lives(words)),
        Part.KEEP: (lambda row: row.group, [words(f"shape-{_name(shape)}") for shape in Pattern]),
        Part.PACKET: (lambda row: row.group, [words("strategy-gain")]),
    }
    for part, (column, heads) in columns.items():
        own = [row for row in rows if row.part == part and (part not in FIRST or row.turn == 0)]
        if own:
            title = words(f"strategy-of-{_name(part)}", **args)
            yield Grid(title, [words("strategy-value"), *heads], _crossed(own, words, column=column, width=len(heads)))


def _name(member: Part | Pattern) -> str:
    return member.name.lower().replace("_", "-")


def _turns(words: Words) -> list[str]:
    return [words("strategy-turn", n=turn + 1, last="yes" if turn + 1 == TURNS else "no") for turn in range(TURNS)]


def _lives(words: Words) -> list[str]:
    return [words("strategy-left", n=left, last="yes" if left + 1 == LIVES else "no") for left in range(LIVES)]


def _crossed(rows: list[Estimate], words: Words, *, column: Callable[[Estimate], int], width: int) -> list[list[str]]:
    """Return a line for each value, a cell for each column."""
    cells = {(row.value, column(row)): _gain(row) for row in rows}
    values = sorted({row.value for row in rows})
    return [[_value(value, words), *(cells.get((value, at), "") for at in range(width))] for value in values]


def _gain(row: Estimate) -> str:
    told = f"{100 * row.gain / UNIT:+.1f} ± {100 * row.margin / UNIT:.1f}"
    return told.replace("-", "−").replace(" ", "\N{NO-BREAK SPACE}")


def _value(doubled: int, words: Words) -> str:
    if doubled == VALUES - 1:
        return words("strategy-special")
    return f"{doubled / 2:g}"


def _mark(rows: list[Estimate], words: Words) -> str:
    found = threshold(rows)
    if found.surely is None:
        return "–"
    return words(
        "strategy-mark",
        surely=_value(found.surely, words),
        not_yet="none" if found.surely_not is None else _value(found.surely_not, words),
    )
