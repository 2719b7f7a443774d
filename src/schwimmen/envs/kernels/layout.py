"""The records of the environments: `Space` (what an action and an observation are), `Episode` (one in progress)."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import I1, I4, I8, Ints, Records, Struct
from schwimmen.engine.layout import MOVES, RuleFields, Table

KINDS: Final = 16
"""Room for the kinds of moves (`engine.codes.Kind`)."""

POOLS: Final = 6
"""Sizes of a pool, from none to five cards (CF-4)."""

ACTIONS: Final = MOVES + 1
"""Most actions of a game: where the table grows, to take three open cards is also an action of its own (CO-5)."""

WORD: Final = 56
"""Actions in one word of a mask: whole bytes, and no sign."""

LEAST_WORDS: Final = 3
"""Words that every mask has."""

FLAGS: Final = 62
"""Actions of which one number can say which are legal, without its sign: all plain ones of most games."""

PLANES: Final = 8
"""Room for the planes of an observation that belong to no seat."""

SEAT_BYTES: Final = 16
"""Bytes of an observation for each seat."""

TABLE_BYTES: Final = 16
"""Bytes of an observation for the table."""

Forms: TypeAlias = Annotated[Ints, "i4", ACTIONS]
Kinds: TypeAlias = Annotated[Ints, "i8", KINDS * POOLS]
Planes: TypeAlias = Annotated[Ints, "i4", PLANES]


class Plane(IntEnum):
    """A plane of an observation: a set of cards, a byte each."""

    HAND = 0
    TABLE = 1
    GONE = 2
    PACKET = 3
    WANTED = 4
    PILE = 5
    TOP = 6
    TAKEN = 7
    KNOWN = 8
    """Cards that everybody knows a seat to hold: a plane for each, the agent's seat first."""


class Space(Struct):
    """What the actions and observations of a game for some players are."""

    seats: I4
    match: I4
    """Whether an episode is a match; else it is a hand."""
    plain: I4
    """Actions on which no call rides; those on which one rides follow, in the same order."""
    ridden: I4
    forms: Forms
    """For each action the code of its move, with places in hand and table where a code has cards."""
    kinds: Kinds
    """For each kind and size of the pool the plain actions of it, a bit each, for the first `FLAGS`."""
    ranks: I4
    """Ranks of a plane: from the lowest of the pack up to the ace."""
    planes: Planes
    """Which planes an observation has before those of the seats (`Plane`), the hand first."""
    plane_count: I4
    seen: I4
    """Eights of bytes of an observation."""
    wide: I4
    """Eights of bytes of a mask as it is shown."""
    words: I4
    """Words of a mask."""


class Episode(Struct):
    """One episode of a batch, beside its table."""

    rng: I8
    """The state of the generator by which opponents play."""
    sampler: I8
    """The state of the generator that samples actions: how often it is asked changes nothing else."""
    first: I4
    """Who dealt first in this episode."""
    moves: I4
    """Decisions in this hand."""
    over: I1
    """Whether the episode has ended."""
    cut: I1
    """Whether it was stopped because its hand went on for ever (C-13)."""


class Arrays(NamedTuple):
    """Tables of one game, each with an episode in progress, and what is written of them, a row for each table."""

    tables: Records[Table]
    episodes: Records[Episode]
    rules: Records[RuleFields]
    """One record, as is `space`."""
    space: Records[Space]
    observations: NDArray[np.uint64]
    """Eights of bytes in one row, as are the masks."""
    masks: NDArray[np.uint64]
    legal: Ints
    """Masks of the seats to move: `WORD` actions in each word, `space.words` words for each table."""
    to_move: NDArray[np.int32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.uint8]
