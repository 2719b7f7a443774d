"""Tables of the school edition: prepared, looked at, and what is right in their deck."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from schwimmen.school.deck import energy
from schwimmen.school.judging import Judging
from schwimmen.server.school.messages import SchoolAsked
from tests.server.tables import Sitter, Sitting, new

MODES = list(Judging)
GAME = "energy_schwimmen"


def table_of(mode: Judging, levels: Sequence[Sitter] = (None, "random"), *, rightly: int = 75) -> Sitting:
    """Return a table of the school edition; the dealer is the last."""
    asked = SchoolAsked(judging=mode.value, language="en", rightly=rightly)
    return new(levels, rules=GAME, dealer=len(levels) - 1, school=asked)


def begin(table: Sitting) -> None:
    """Let the dealer keep the first packet: the next one in turn has the first turn."""
    dealer = table.game.to_move
    assert (table.game.phase, dealer) == ("choice", table.game.dealer)
    if table.table.seating[table.game.dealer].level:
        table.think("keep")
    else:
        table.play(table.game.dealer, "keep")


def wish(table: Sitting) -> str:
    """Return an exchange of one card."""
    return next(token for token in table.game.legal() if ">" in token)


def named(mode: Judging, kind: str = "swap", levels: Sequence[Sitter] = (None, "random")) -> Sitting:
    """Return a table at which the person in seat 0 has named the cards that he wants."""
    table = table_of(mode, levels)
    begin(table)
    table.play(0, "all" if kind == "all" else wish(table))
    assert table.game.phase == "verdict"
    return table


def school(table: Sitting, seat: int | str | None = 0) -> dict[str, Any]:
    """Return what a seat sees of the school edition."""
    found: dict[str, Any] = table.view(seat)["school"]
    return found


def refused(table: Sitting, seat: int, kind: str, **more: Any) -> str:
    """Check that something is refused, and return why."""
    return table.refuses(seat, kind, **more).why.key


def solutions(language: str = "en") -> dict[str, str]:
    """Return the model explanation of every card."""
    return {term.card: term.explanation for term in energy().of(language)}


def right_places(table: Sitting) -> list[int]:
    """Return the places of the right answers, by looking them up as no client could."""
    return [asked["answers"].index(solutions()[asked["card"]]) for asked in school(table)["asked"]]


def left(folder: Path, *names: str) -> list[str]:
    """Return the names that stand anywhere in the files of the store."""
    written = b"".join(path.read_bytes() for path in sorted(folder.iterdir()))
    return [name for name in names if name.encode() in written]
