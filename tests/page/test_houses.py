"""The page knows games and house rules by itself."""

from itertools import islice

import pytest

from tests.page.houses import differences, questions
from tests.samples import samples


@pytest.mark.thorough
def test_the_page_reads_house_rules_as_python_does() -> None:
    """Record of rules, house object, share code, idle knobs and refusals are the same, to the byte and the word."""
    assert list(islice(differences(questions(seed=1, count=samples(500, 1500))), 3)) == []
