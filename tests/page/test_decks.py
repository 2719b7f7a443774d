"""The page reads decks of terms by itself."""

from itertools import islice

import pytest

from tests.page.decks import differences, files
from tests.samples import samples


@pytest.mark.thorough
def test_the_page_reads_decks_as_python_does() -> None:
    """CSV and YAML give the same terms, and the same mistakes in the same lines."""
    assert list(islice(differences(list(files(seed=1, count=samples(50, 150)))), 2)) == []
