"""A program outside the server plays by what is on its pipe, and nothing else; when it fails, the error says how."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from schwimmen import Game
from schwimmen.cli import main
from schwimmen.players import choose
from schwimmen.players.pipe import PipeError, Program, position, question, rules_of
from schwimmen.rules.presets import PRESETS
from tests.players.positions import positions

EXAMPLE = Path(__file__).parents[2] / "examples" / "pipe_bot.py"


@pytest.fixture
def example() -> Iterator[Program]:
    """Start the example program."""
    with Program([sys.executable, str(EXAMPLE)], seconds=60) as program:
        yield program


def failing(code: str, *, seconds: float = 60) -> Program:
    """Start a program that reads a line, and then does something else than it should."""
    return Program([sys.executable, "-c", f"import sys, time; sys.stdin.readline(); {code}"], seconds=seconds)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_question_says_all_that_a_view_holds(preset: str) -> None:
    """Written as a line and read back, a view and the rules are the same to the last byte, in every game."""
    for game in positions(seed=4, count=6, preset=preset):
        view = game.look(game.to_move or 0)
        line = json.dumps(question(view, game.rules, 7))
        again, rules, seed = position(json.loads(line))
        assert (rules, seed) == (game.rules, 7)
        for name in view.dtype.names:
            if name != "legal":
                seats = slice(None, len(game.players)) if view[name].ndim > 1 else slice(None)
                assert (
                    again[name][0, seats].tolist() == view[name][0, seats].tolist()
                    if view[name].ndim > 1
                    else (again[name][0] == view[name][0])
                ), name
        assert choose("beginner", again, rules, 1) == choose("beginner", view, game.rules, 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_example_program_plays_every_game(example: Program, preset: str) -> None:
    """A program that imports nothing of the house plays forty moves of each game against a beginner."""
    game = Game(preset, players=PRESETS[preset].rules.players[0], seed=3)
    for turn in range(40):
        if game.over:
            return
        if game.to_move is None:
            game.deal()
        elif game.to_move:
            game.play(example.choose(game.look(game.to_move), game.rules, turn))
        else:
            game.play(choose("beginner", game.look(0), game.rules, turn))


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("sys.exit(3)", r"has ended \(status 3\)"),
        ("print('good evening', flush=True); time.sleep(60)", r"expected \{\"move\": …\}, got b'good evening'"),
        ('print(\'{"move": "cheat"}\', flush=True); time.sleep(60)', "expected one of .*, got 'cheat'"),
        ("print('x' * 70000, flush=True); time.sleep(60)", "a line of at most 65536 bytes"),
    ],
)
def test_a_program_that_fails_is_named_with_what_it_did(code: str, says: str) -> None:
    """A program that dies, talks nonsense, or plays what is not legal is an error that tells which."""
    game = Game(seed=2)
    with failing(code) as program, pytest.raises(PipeError, match=says):
        program.choose(game.look(game.to_move or 0), game.rules, 1)


def test_a_program_that_is_too_late_is_an_error() -> None:
    """An answer is waited for as long as was agreed, and no longer."""
    game = Game(seed=2)
    with failing("time.sleep(60)", seconds=0.01) as program, pytest.raises(PipeError, match=r"no answer within 0.01 s"):
        program.choose(game.look(game.to_move or 0), game.rules, 1)


def test_a_late_answer_is_never_taken_for_the_next_one() -> None:
    """A program that was too late has ended, and one that says more than it was asked is told so."""
    game = Game(seed=2)
    answer = json.dumps({"move": game.legal()[0]}) + "\n"
    with failing(f"time.sleep(60); print({answer!r})", seconds=0.01) as program:
        for says in ("no answer within 0.01 s", "has ended"):
            with pytest.raises(PipeError, match=says):
                program.choose(game.look(game.to_move or 0), game.rules, 1)
    with failing(f"print({answer + answer!r}, flush=True); time.sleep(60)") as program:
        assert program.choose(game.look(game.to_move or 0), game.rules, 1) == game.legal()[0]
        with pytest.raises(PipeError, match="one answer to each question"):
            program.choose(game.look(game.to_move or 0), game.rules, 1)


def test_a_program_that_is_not_there_cannot_play() -> None:
    """A command that does not exist is an error at once."""
    with pytest.raises(PipeError, match="cannot be started"):
        Program(["/nowhere/at-all"])


def test_a_house_bot_answers_on_its_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`schwimmen bot` plays what `choose` does, decision by decision."""
    asked = [(game.look(game.to_move or 0), game.rules) for game in positions(seed=6, count=4)]
    lines = [json.dumps(question(view, rules, 5)) + "\n" for view, rules in asked]
    monkeypatch.setattr(sys, "stdin", iter(lines))
    assert main(["bot", "club"]) == 0
    answers = [json.loads(line)["move"] for line in capsys.readouterr().out.splitlines()]
    assert answers == [choose("club", view, rules, 5) for view, rules in asked]


@pytest.mark.parametrize("line", ["hello", "[]", "{}", '{"view": {}, "rules": {"pack": 32}}', "[" * 200_000])
def test_a_house_bot_refuses_what_is_no_question(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line that is no question ends the bot with an error that names the line."""
    monkeypatch.setattr(sys, "stdin", iter([line + "\n"]))
    assert main(["bot", "club"]) == 1
    assert "line 1: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [
        ("view", "seats", 90),
        ("view", "seat", 90),
        ("view", "to_move", 2),
        ("view", "players", 0),
        ("view", "turns", [0] * 40),
        ("view", "turns", [0, -5]),
        ("view", "stock", -1000),
        ("view", "last_move", ["zz", None]),
        ("view", "pending", "zz"),
        ("view", "legal", ["zz"]),
        ("view", "hand", "7H 8H 9H TH JH QH KH"),
        ("rules", "pack", 1000),
        ("rules", "hand_size", 0),
    ],
)
def test_a_question_that_no_table_asks_is_refused(where: str, name: str, value: object) -> None:
    """Numbers by which a kernel would look beside its rows are refused, and nothing is read or written there."""
    game = Game(players=2, seed=2)
    asked = question(game.look(game.to_move or 0), game.rules, 1)
    position(asked)
    asked[where][name] = value
    with pytest.raises(ValueError, match="expected"):
        position(json.loads(json.dumps(asked)))


@pytest.mark.parametrize(
    "arguments", [["grandmaster"], ["club", "--memory", "none"], ["club", "--simulations", "-1"], ["--seconds", "nan"]]
)
def test_a_house_bot_that_there_is_not_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown level or memory is named, with those that there are, and so is an effort that nobody can make."""
    assert main(["bot", *arguments]) == 2
    assert "expected" in capsys.readouterr().err


def test_rules_are_read_as_they_were_written() -> None:
    """Every preset's rules go through the line unchanged."""
    for preset in PRESETS.values():
        game = Game(preset.id, players=preset.rules.players[0], seed=1)
        assert rules_of(json.loads(json.dumps(question(game.look(0), preset.rules, 1)["rules"]))) == preset.rules
