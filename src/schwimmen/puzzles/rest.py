"""The moves that a review leaves out where there are too many to weigh, each beside the best one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import numpy as np

from schwimmen.engine.chance import seed_state
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import fields_of
from schwimmen.players.search_state import WEIGHED
from schwimmen.review import weighing
from schwimmen.review.weighing import Weighing
from schwimmen.rules.fields import Rules


def behind(view: Any, rules: Rules, best: int, *, others: Sequence[int], worlds: int) -> Iterator[tuple[float, float]]:
    """Yield for each of the other moves by how much of the chance to win it is behind the best, and the error of that.

    Moves are codes. Those that are measured together meet the same worlds.
    """
    left = iter(others)
    while some := list(islice(left, WEIGHED - 1)):
        found = new(Weighing)
        found["state"]["rng"] = seed_state(0)
        weighing.weigh_these(view[0], fields_of(rules)[0], found[0], np.array([best, *some]), worlds)
        for place in range(1, 1 + len(some)):
            yield float(weighing.behind(found[0], place)), float(weighing.error(found[0], place))
