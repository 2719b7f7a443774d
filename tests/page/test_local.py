"""The page deals and plays by itself, without a server."""

from itertools import islice

from tests.page.local import differences, questions


def test_python_replays_what_the_page_has_dealt_and_played() -> None:
    """Any game by any house rules: every shuffle is found fair, and the record comes to the same position, twice."""
    assert list(islice(differences(list(questions(seed=1, count=60))), 2)) == []
