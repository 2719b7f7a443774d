"""`schwimmen simulate`: hands at full speed, the same whatever the number of cores."""

from __future__ import annotations

import json

import pytest

from schwimmen.arena.simulate import Experiment, simulate
from schwimmen.cli import main
from schwimmen.rules.fields import Rules


def experiment(**changes: object) -> Experiment:
    """Return a small experiment."""
    return Experiment(**{"rules": Rules(), "players": 4, "policy": "random", "hands": 1000, "seed": 3} | changes)  # type: ignore[arg-type]


def test_cores_change_nothing_but_the_time() -> None:
    """The numbers follow from the seed alone."""
    one = simulate(experiment(policy="beginner", hands=1700, cores=1))
    two = simulate(experiment(policy="beginner", hands=1700, cores=2))
    assert (one.moves, one.ends, one.values) == (two.moves, two.ends, two.values)


def test_every_hand_is_counted() -> None:
    """The distributions add up to all hands, and to one value a player."""
    result = simulate(experiment())
    assert sum(result.ends.values()) == 1000
    assert sum(result.values.values()) == 4000


def test_progress_adds_up() -> None:
    """The progress that is told sums to all hands."""
    told: list[int] = []
    simulate(experiment(policy="beginner", hands=1100), told.append)
    assert sum(told) == 1100
    assert len(told) == 3


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    """One line of JSON with hands, moves, seconds and cores."""
    assert main(["simulate", "schwimmen", "--players", "4", "--policy", "random", "--hands", "500", "--json"]) == 0
    line = json.loads(capsys.readouterr().out)
    assert line["hands"] == 500
    assert line["cores"] == 1
    assert line["moves"] > 500
    assert line["seconds"] > 0


def test_the_command_prints_distributions(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the ends and values are told as text; house rules may stand after the options."""
    assert main(["simulate", "--hands", "500", "schwimmen", "--seed", "2", "auto_declare=[]"]) == 0
    text = capsys.readouterr().out
    assert "500 hands" in text
    assert "close 100.000%" in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "9"], "players: expected 2 to 8 (knob 'players'), got 9"),
        (["--policy", "genius"], "policy: expected one of random, beginner, club, expert, master, beginner-careful, "),
        (["--hands", "0"], "hands: expected 1 or more, got 0"),
        (["--cores", "0"], "cores: expected 1 or more, got 0"),
        (["units=0"], "units"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_line(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong argument is named with what is allowed; the status is 2."""
    assert main(["simulate", "schwimmen", *words]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
