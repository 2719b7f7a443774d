"""The ceiling: a cheater who sees all cards, and what share of his gain somebody honest makes."""

import json

import pytest

from schwimmen.arena.ceiling import Measurement, skill
from schwimmen.arena.comparison import Gain, Length, PlayerComparison
from schwimmen.arena.entrants import Entrant
from schwimmen.arena.tables import Setup, play_sets
from schwimmen.cli import main
from schwimmen.players import OPPONENTS
from schwimmen.rules.presets import PRESETS
from schwimmen.server.protocol.common import Level
from tests.samples import GAMES_HANDLED

pytestmark = pytest.mark.jit


def gain(low: float, mean: float, high: float) -> Gain:
    """Return a gain with an interval."""
    return Gain("one", "other", mean, low, high, 100)


def test_skill_is_a_share_of_the_ceiling() -> None:
    """Half of the gain is a skill of one half; its interval holds every pair of bounds, also of who is worse."""
    ceiling = gain(0.5, 0.8, 1.0)
    assert skill(gain(0.3, 0.4, 0.5), ceiling) == (0.5, 0.3, 1.0)
    assert skill(gain(-0.2, -0.08, 0.1), ceiling) == (pytest.approx(-0.1), -0.4, 0.2)
    assert skill(gain(0.1, 0.2, 0.3), gain(-0.1, 0.2, 0.5)) is None


def test_nobody_plays_against_a_cheater() -> None:
    """He is seated in the arena alone: no table of any kind knows his name."""
    assert Entrant.of("cheater").chooser is None
    assert "cheater" not in OPPONENTS
    assert "cheater" not in str(Level)


@pytest.mark.parametrize("game", GAMES_HANDLED)
def test_a_cheater_plays_every_game(game: str) -> None:
    """He makes legal moves to the end of a hand, whatever is exchanged; the same seed plays the same."""
    rules = PRESETS[game].rules
    setup = Setup(rules=rules, players=rules.players[0], entrants=("cheater", "beginner"), unit="hand", seed=3)
    (played,) = play_sets(setup, [0])
    assert played.hands == rules.players[0]
    assert play_sets(setup, [0]) == [played]


def test_a_cheater_sees_the_stock_that_is_drawn_from() -> None:
    """Also where both of two moves are played on: who draws what he has seen coming gains by it."""
    comparison = PlayerComparison(rules=PRESETS["empat_satu"].rules, players=2, one="cheater", other="beginner")
    assert sum(comparison.brought(range(40))) / 40 > 0.5


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["schwimmen", "trentuno"])
def test_a_cheater_wins(game: str) -> None:
    """Who sees all cards wins lives from `club`, beyond doubt, at an open table and at a stock."""
    measured = next(Measurement(rules=PRESETS[game].rules, players=2, length=Length(200)).gains())
    assert (measured.one, measured.other) == ("cheater", "club")
    assert measured.low > 0


def test_the_command_prints_gains_and_skill(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each pair, first the cheater over `club`; what cannot be measured is refused."""
    assert main(["ceiling", "schwimmen", "--hands", "6", "--cores", "1", "--json"]) == 0
    lines = list(map(json.loads, capsys.readouterr().out.splitlines()))
    assert [(line["one"], line["other"]) for line in lines] == [
        ("cheater", "club"),
        ("beginner", "club"),
        ("expert", "club"),
        ("master", "club"),
        ("cheater", "master"),
    ]
    assert main(["ceiling", "commerce", "--hands", "1", "--cores", "1", "--json"]) == 0  # for three or more
    assert [json.loads(line)["players"] for line in capsys.readouterr().out.splitlines()] == [3] * 5
    for wrong in ("--players", "40"), ("--hands", "0"):
        assert main(["ceiling", "schwimmen", *wrong]) == 2
        assert wrong[1] in capsys.readouterr().err
