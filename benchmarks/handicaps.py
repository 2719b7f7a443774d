"""Experts that forget (`players.memory`), to measure what it is worth to remember (`benchmarks.strength`)."""

from __future__ import annotations

from functools import partial

from schwimmen.players import choose

human = partial(choose, "expert", memory="human")
forgetful = partial(choose, "expert", memory="forgetful")
