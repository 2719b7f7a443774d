"""The page gives hints, reviews hands and shows them again by itself, without a server."""

from itertools import islice

import pytest

from tests.page.reviews import differences, hints, replays, reviews
from tests.samples import GAMES_HANDLED, GAMES_TRIED, samples


@pytest.mark.thorough
@pytest.mark.jit
def test_the_page_gives_the_hints_of_the_server() -> None:
    """In positions of every kind of game: the same moves, chances, reasons and verdict on how clear it is."""
    assert list(islice(differences(hints(GAMES_TRIED, seed=1, count=samples(5, 40))), 2)) == []


@pytest.mark.thorough
@pytest.mark.jit
def test_the_page_reviews_a_hand_as_the_server_does() -> None:
    """Of every kind of game: the same events with the same figures."""
    assert list(islice(differences(reviews(GAMES_HANDLED, seed=1)), 2)) == []


def test_the_page_shows_a_hand_again_as_the_server_does() -> None:
    """Of every game, from a link that holds the match: every step, all hands, what was told and what came out."""
    assert list(islice(differences(replays(seed=1)), 2)) == []
