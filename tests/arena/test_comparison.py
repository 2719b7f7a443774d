"""Two players compared by the decisions in which they differ: what that adds up to, and what falls out."""

import pytest

from schwimmen.arena.advised import UNAIDED
from schwimmen.arena.comparison import Length, PlayerComparison
from schwimmen.arena.confidence import CONFIDENCE, ConfidenceSequence
from schwimmen.arena.standings import means_of
from schwimmen.arena.tables import Setup, play_sets
from schwimmen.rules.presets import PRESETS, find
from tests.samples import GAMES_HANDLED

pytestmark = pytest.mark.jit

HANDS = 400


def compared(one: str, other: str, game: str = "schwimmen", players: int = 3, seats: int = 1) -> PlayerComparison:
    """Return a comparison at a table."""
    return PlayerComparison(rules=find(game).rules, players=players, one=one, other=other, seats=seats)


def told(reach: float, results: list[float]) -> ConfidenceSequence:
    """Return what results say of their mean."""
    interval = ConfidenceSequence(reach, 1 - CONFIDENCE)
    for result in results:
        interval.add(result)
    return interval


@pytest.mark.parametrize("game", ["schwimmen", "thirty_one"])
def test_decisions_add_up_to_what_plain_hands_bring(game: str) -> None:
    """One of `beginner` beside two of `random` gains as much as the difference of what they lose in whole hands."""
    comparison = compared("beginner", "random", game)
    added = told(comparison.reach, comparison.brought(range(HANDS)))
    entrants = ("beginner", "random", "other=random")
    sets = play_sets(Setup(rules=comparison.rules, players=3, entrants=entrants, unit="hand"), range(HANDS))
    means = [means_of(played) for played in sets]
    plain = told(comparison.reach, [mean[0] - (mean[1] + mean[2]) / 2 for mean in means])
    assert added.low > 0
    assert added.low < plain.high
    assert plain.low < added.high


@pytest.mark.parametrize("game", GAMES_HANDLED)
def test_nobody_is_better_than_himself(game: str) -> None:
    """Where two never differ, no luck is left: every hand brings exactly nothing."""
    players = PRESETS[game].rules.players[0]
    assert compared("club", "club", game, players).brought(range(3)) == [0, 0, 0]


def test_a_network_that_nobody_heeds_brings_nothing() -> None:
    """Among three `master` of Schwimmen has no network to heed, so without it he plays the same."""
    assert compared("master", UNAIDED).brought(range(2)) == [0, 0]


def test_a_hand_comes_out_the_same_whichever_others_are_played() -> None:
    """Its cards and its chance come from its number, on as many cores as there are."""
    comparison = compared("beginner", "random")
    assert comparison.brought([7]) == comparison.brought(range(9))[7:8]
    assert comparison.gain(Length(60, to_the_end=True)) == comparison.gain(Length(60, to_the_end=True), cores=2)


def test_it_ends_when_it_is_settled_who_is_better() -> None:
    """Unless it is to go on to the end."""
    comparison = compared("beginner", "random")
    settled = comparison.gain(Length(2_000))
    assert settled.low >= 0
    assert settled.hands < 2_000
    assert comparison.gain(Length(settled.hands + 10, to_the_end=True)).hands == settled.hands + 10


def test_two_seats_of_a_kind_are_told_as_one() -> None:
    """Two of `beginner` beside one of `random` each do better than he does, and what they gain is a mean."""
    comparison = compared("beginner", "random", seats=2)
    assert comparison.gain(Length(2_000)).low >= 0
    assert max(map(abs, comparison.brought(range(50)))) <= comparison.reach


def test_who_cannot_be_compared_is_refused() -> None:
    """Somebody unknown, tables that there are not, nobody left to compare with, or no hand at all."""
    with pytest.raises(ValueError, match="got 'chess'"):
        compared("chess", "club")
    with pytest.raises(ValueError, match="40"):
        compared("master", "club", players=40)
    with pytest.raises(ValueError, match="seats: expected 1 to 2, got 3"):
        compared("master", "club", seats=3)
    with pytest.raises(ValueError, match="hands: expected 1 or more, got 0"):
        Length(0)
