"""The page deals and plays by itself, without a server."""

from itertools import islice

from tests.page.local import differences, questions
from tests.samples import samples


def test_python_replays_what_the_page_has_dealt_and_played() -> None:
    """Shuffles are fair, records come to the same position, and there a computer opponent makes the same move."""
    assert list(islice(differences(list(questions(seed=1, count=samples(40, 200)))), 2)) == []
