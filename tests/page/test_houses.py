"""The page knows games and house rules by itself."""

from itertools import islice

from tests.page.houses import differences, questions


def test_the_page_reads_house_rules_as_python_does() -> None:
    """Record of rules, house object, share code, idle knobs and refusals are the same, to the byte and the word."""
    assert list(islice(differences(questions(seed=1, count=1500)), 3)) == []
