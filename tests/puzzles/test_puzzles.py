"""Puzzles: what is shipped replays, is what it says, and is found again by another look; the search keeps its word."""

from __future__ import annotations

import random
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from schwimmen.cli import main
from schwimmen.match.record import read, replay
from schwimmen.puzzles import finder
from schwimmen.puzzles.files import found
from schwimmen.puzzles.puzzle import Answer, Puzzle
from schwimmen.review import Question, weighed
from schwimmen.rules.presets import PRESETS
from tests.samples import samples

MEGABYTE = 1_000_000
FOUND = files("schwimmen.puzzles") / "found"

PUZZLE = Puzzle(
    game="chinese_51",
    number=7,
    players=2,
    dealer=1,
    seat=0,
    dealt=(0, 51, 25, 26),
    moves=("2C,3D>4H,5S", "3C>!", "draw"),
    answer=Answer("pass!", gain=0.021, missed=0.96, closing=True),
)


def again(puzzle: Puzzle, worlds: int) -> str:
    """Return the best move of a puzzle as another review finds it."""
    question = Question(hand=0, move=0, view=puzzle.view(), code=None)
    return weighed(question, puzzle.rules, worlds=worlds, seed=2026, heeds=False).options[0].token


@pytest.mark.few(3)
@pytest.mark.parametrize("game", PRESETS)
def test_every_puzzle_can_be_played(game: str) -> None:
    """Its record replays, its seat is to move and has a choice, and the best move is one that is legal there."""
    for puzzle in found(game):
        told: dict[str, Any] = replay(read(puzzle.record()))
        assert (told["ok"], told["to_move"]) == (True, puzzle.seat), puzzle
        assert puzzle.answer.best in told["legal"], puzzle
        assert len(told["legal"]) > 1, puzzle


@pytest.mark.parametrize("game", PRESETS)
def test_no_two_puzzles_are_alike(game: str) -> None:
    """Each comes from a hand of its own, and looks like no other one, whatever the suits are called."""
    numbers = [puzzle.number for puzzle in found(game)]
    assert numbers == sorted(set(numbers))
    assert len({finder.shape(puzzle.view()) for puzzle in found(game)}) == len(numbers)


def test_all_games_have_puzzles_of_all_grades_in_less_than_a_megabyte() -> None:
    """No game is left out, few puzzles are too easy, and all files together are small."""
    sizes = [(FOUND / f"{game}.txt").read_bytes() for game in PRESETS]
    assert sum(map(len, sizes)) < MEGABYTE
    for game in PRESETS:
        answers = [puzzle.answer for puzzle in found(game)]
        assert answers, game
        assert min(answer.gain for answer in answers) >= 0.02, game
        assert sum(answer.missed == 0 for answer in answers) <= 0.4 * len(answers), game
    closing = [puzzle.answer.calls for game in PRESETS for puzzle in found(game) if puzzle.answer.closing]
    assert 0.2 < sum(closing) / len(closing) < 0.8


@pytest.mark.jit
@pytest.mark.parametrize("game", ["schwimmen", "thirty_one", "hosa_aba", "empat_satu"])
def test_another_look_finds_the_same_move(game: str) -> None:
    """A review with a chance of its own sees the best move of a puzzle ahead."""
    some = random.Random(game).sample(found(game), samples(2, 20))
    assert [again(puzzle, 12_000) for puzzle in some] == [puzzle.answer.best for puzzle in some]


def test_a_line_tells_all_of_a_puzzle() -> None:
    """What is written is read again, whatever kinds of moves there are."""
    line = PUZZLE.line()
    assert line == "7 2 1 0 AzZa A,o>c,Q.B>!.draw pass! 21 96 c"
    assert Puzzle.of("chinese_51", line) == PUZZLE


@pytest.mark.jit
def test_a_search_that_was_stopped_finds_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command goes on with a file, and the same seed finds the same; it refuses a file of another seed."""
    at_once = [puzzle.line() for puzzle in islice(finder.puzzles("schwimmen", 5, []), 3)]
    for count in ("1", "3"):
        assert main(["puzzles", "schwimmen", "--seed", "5", "--count", count, "--out", str(tmp_path)]) == 0
    assert (tmp_path / "schwimmen.txt").read_text("ascii").splitlines() == ["seed 5", *at_once]
    assert main(["puzzles", "schwimmen", "--seed", "6", "--out", str(tmp_path)]) == 2
    assert "expected puzzles of seed 6, got 'seed 5'" in capsys.readouterr().err
