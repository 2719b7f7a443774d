"""The sheet for real cards settles as the engine does: by what its questions ask of a hand, and nothing else."""

from itertools import islice

import pytest

from schwimmen.rules.presets import PRESETS
from tests.page.scorer import Scored, differences
from tests.samples import samples


@pytest.mark.few(6)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_sheet_says_what_the_engine_books(preset: str) -> None:
    """For every game, with any house rules, after every hand: lives, points, who is out, deals next, has won."""
    played = [Scored(seed, PRESETS[preset]) for seed in range(samples(5, 300))]
    assert sum(len(match.booked) for match in played) > 0
    assert list(islice(differences(played), 2)) == []
