"""Strategy tables: one seed, one file, however often it is interrupted; what they say is true where one can tell."""

from __future__ import annotations

import csv
import io
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from schwimmen.cards import cards_of
from schwimmen.cli import main
from schwimmen.engine.layout import fields_of
from schwimmen.engine.values import value
from schwimmen.rules import presets
from schwimmen.rules.presets import PRESETS
from schwimmen.training.study.choices import Pattern, doubled_value, pattern_of
from schwimmen.training.study.grids import overview
from schwimmen.training.study.strategy import GAMES, Estimate, Part, Scope, Study, threshold
from schwimmen.words import Words
from tests.training.foreign import foreign_files

PLAIN = """
import sys
from pathlib import Path
from schwimmen.training.study import strategy
strategy.ENOUGH, strategy.PORTION = 1, 4
path, games = Path(sys.argv[1]), sys.argv[2:]
scope = strategy.Scope(seed=3, hands=4, games=tuple(games), players=(2, 3))
study = strategy.Study.begun(path, scope)
study.compute(scope, 2, lambda state: state.save(path))
"""


def computed(path: Path, *games: str) -> bytes:
    """Compute small tables as plain Python, which needs no compiling; return the file."""
    plain = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-c", PLAIN, str(path), *games], env=plain, check=True)
    return path.read_bytes()


def test_a_computation_that_was_interrupted_comes_to_the_same(tmp_path: Path) -> None:
    """Who stops after a game and goes on gets the bytes that he would have got."""
    computed(tmp_path / "parts", "schwimmen")
    whole = computed(tmp_path / "whole", "schwimmen", "thirty_one")
    assert computed(tmp_path / "parts", "schwimmen", "thirty_one") == whole
    study = Study.load(tmp_path / "whole")
    assert set(study.parts) == {(game, players) for game in ("schwimmen", "thirty_one") for players in (2, 3)}
    packets = [row for row in study.rows("schwimmen", 2) if row.part == Part.PACKET]
    assert 0 < sum(row.times for row in packets) <= 4, "one choice of the dealer in each hand that no dealt 31 ends"
    with pytest.raises(ValueError, match="expected seed 4, got 3"):
        Study.begun(tmp_path / "whole", Scope(seed=4, hands=4))


def test_any_number_of_players_is_kept(tmp_path: Path) -> None:
    """Tables for numbers that are not shipped stand in the file, too, ordered by game and players."""
    study, row = Study(seed=1, hands=1), np.arange(9, dtype=np.int32)
    tasks = [("thirty_one", 2), ("schwimmen", 5), ("schwimmen", 2)]
    for game, players in tasks:
        row[:2] = PRESETS[game].number, players
        study.parts[game, players] = row[None].copy()
    study.save(tmp_path / "tables")
    assert list(Study.load(tmp_path / "tables").parts) == tasks[::-1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "99"], "players: expected one of 2, 3, 4, 5, 6, 7, 8, got 99"),
        (["--players", "2", "0"], "players: expected one of 2, 3, 4, 5, 6, 7, 8, got 0"),
        (["--games", "chess"], "game: expected one of schwimmen, "),
        (["--cores", "0"], "cores: expected 1 or more, got 0"),
        (["--out", "none/tables"], "out: expected a file in a folder that there is, got 'none/tables'"),
        (["--out", "other"], "other: expected strategy tables, got something else"),
    ],
)
def test_what_cannot_be_computed_is_said_at_once(
    words: list[str], told: str, *, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong argument is named with what is allowed, before anything is computed; the status is 2."""
    monkeypatch.chdir(tmp_path)
    Path("other").write_bytes(b"")
    assert main(["study", "--games", "schwimmen", "--out", "tables", "--hands", "1", *words]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
    assert not Path("tables").exists()


def test_a_file_of_something_else_is_no_study(tmp_path: Path) -> None:
    """An empty file, a text, a broken archive and arrays of another kind are refused in one sentence."""
    for path in foreign_files(tmp_path):
        with pytest.raises(ValueError, match=f"{path.name}: expected strategy tables, got something else"):
            Study.load(path)


@pytest.fixture(scope="module")
def shipped() -> Study:
    """The tables that come with the program."""
    return Study.load()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_should_call_on_the_worst_hands(shipped: Study, game: str) -> None:
    """The value from which calling surely pays lies above those with which it surely does not."""
    for players in (players for name, players in shipped.parts if name == game):
        calls = [row for row in shipped.rows(game, players) if row.part == Part.CALL and row.turn == 0]
        found = threshold(calls)
        if found.surely is not None and found.surely_not is not None:
            assert found.surely_not < found.surely


@pytest.mark.parametrize("game", [game for game in GAMES if game != "tri_palki"])  # where only a 31 calls (TP-7)
def test_a_table_tells_hands_apart_by_what_they_are_worth(shipped: Study, game: str) -> None:
    """Calling is weighed for many values of hands, not for all hands at once."""
    for players in (players for name, players in shipped.parts if name == game):
        assert len({row.value for row in shipped.rows(game, players) if row.part == Part.CALL}) > 10


def test_a_hand_of_one_suit_is_worth_its_points() -> None:
    """Where only such a hand may call, it is told by its points, too: 2, 3, 4 and 5 of hearts by 14."""
    rules = PRESETS["empat_satu"].rules
    hand = cards_of("2H 3H 4H 5H")
    assert doubled_value(hand, fields_of(rules)[0]) == value(hand, fields_of(rules)[0]) == 28


def test_swimming_costs_less_to_lose(shipped: Study) -> None:
    """A swimmer has less to lose by calling on 17 than a player with lives left, with four at the table."""
    rows = {
        row.group: row
        for row in shipped.rows("schwimmen", 4)
        if row.part == Part.LIVES and row.turn == 0 and row.value == 34
    }
    assert rows[0].low > rows[3].high


def test_a_great_hand_is_kept(shipped: Study) -> None:
    """In Schwimmen a dealer keeps a 30 and gives away a 10, whatever the number of players."""
    for players in (2, 3, 4, 6):
        packets = {row.value: row for row in shipped.rows("schwimmen", players) if row.part == Part.PACKET}
        assert packets[60].low > 0 > packets[20].high


@pytest.mark.parametrize(
    ("hand", "shape"),
    [
        ("7H KH AH", Pattern.SUITED),
        ("7H KH AC", Pattern.TWO),
        ("7H KH KC", Pattern.TWO_AND_PAIR),
        ("7H KS KC", Pattern.PAIR),
        ("7H KS AC", Pattern.MIXED),
        ("KH KS KC", Pattern.TRIO),
    ],
)
def test_shapes(hand: str, shape: Pattern) -> None:
    """Three cards have the shape that you see."""
    assert pattern_of(cards_of(hand)) == shape


def test_marks() -> None:
    """The first value that surely pays, and the last of those from below that surely do not."""

    def row(value: int, gain: int) -> Estimate:
        return Estimate(0, 2, Part.CALL, 0, 0, value, 1000, gain, 10)

    assert threshold([row(40, -50), row(42, -20), row(44, 5), row(46, 30), row(48, -5)]) == (42, 46)
    assert threshold([row(40, 5)]) == (None, None)


def test_the_command_shows_tables(capsys: pytest.CaptureFixture[str]) -> None:
    """A person reads them in either language, a program as rows; a game without tables is told which have some."""
    assert main(["strategy", "schwimmen", "--players", "4", "--language", "de"]) == 0
    told = capsys.readouterr().out
    assert "Schwimmen zu 4" in told
    assert "Ab 4. Zug" in told
    assert main(["strategy", "--language", "en"]) == 0
    assert "Japanese" in capsys.readouterr().out
    assert main(["strategy", "--players", "3", "--csv"]) == 0
    assert {row["players"] for row in csv.DictReader(io.StringIO(capsys.readouterr().out))} == {"3"}
    assert main(["strategy", "schwimmen", "--players", "2", "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert {row["part"] for row in rows} == {"call", "place", "lives", "keep", "packet"}
    assert main(["strategy", "chess", "--language", "en"]) == 2
    assert "schwimmen" in capsys.readouterr().err
    assert main(["strategy", "schwimmen", "--players", "5", "--language", "en"]) == 2
    assert "2, 3, 4, 6" in capsys.readouterr().err


def test_the_overview_is_of_the_players_that_are_asked_for(shipped: Study) -> None:
    """With a number of players its lines tell of that number alone, without one of all."""
    words = Words("en")
    assert {row[1] for row in overview(shipped, words, GAMES, players=3).rows} == {"3"}
    assert {row[1] for row in overview(shipped, words, GAMES).rows} == {"2", "3", "4", "6"}


@pytest.mark.parametrize("name", ["Schwimmen", "Dutch 31"])
def test_tables_are_found_by_any_name_of_a_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A game is asked for as it is called, and a name of several games is refused with what it can mean."""
    assert main(["strategy", name, "--players", "4", "--language", "en"]) == 0
    assert "4" in capsys.readouterr().out
    assert main(["strategy", "trianta ena", "--language", "en"]) == 2
    assert "schwimmen strategy: " in capsys.readouterr().err


def test_the_shipped_rows_are_sound(shipped: Study) -> None:
    """No gain is more than a match, no margin is negative, and every row was met often enough."""
    for rows in shipped.parts.values():
        told = np.abs(rows[:, Estimate._fields.index("gain")])
        assert told.max() <= 10_000
        assert rows[:, Estimate._fields.index("margin")].min() >= 0
        assert rows[:, Estimate._fields.index("times")].min() >= 400


def test_rows_are_known_by_the_number_of_their_game(shipped: Study, monkeypatch: pytest.MonkeyPatch) -> None:
    """In which order the games stand makes no difference to a file of strategies."""
    monkeypatch.setattr(presets, "PRESETS", dict(reversed(presets.PRESETS.items())))
    assert Study.load().parts.keys() == shipped.parts.keys()
