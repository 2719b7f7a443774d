"""An observation of a `View`, and of nothing else: planes of cards and some bytes, in one row of bytes.

A byte of eight cards becomes eight bytes by one look into a table, so a row is written by few stores.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import Ints, bit, inlined, kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, View
from schwimmen.envs.kernels.layout import SEAT_BYTES, WORD, Plane, Space
from schwimmen.rules.enums import MatchEnd, Score

SPREAD = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").reshape(-1).view(np.uint64)
"""For each byte its eight bits as eight bytes."""

_MOST: Final = 255
_BYTE: Final = 255
_EIGHT: Final = 8
SEAT_WORDS: Final = SEAT_BYTES // _EIGHT
_POSITIVE: Final = (1 << 40) - 1
"""Tells the compiler that an index is not negative: it would look at each store otherwise."""

PHASES = np.array([1 << 8 * (phase - Phase.CHOICE) if phase in range(1, 6) else 0 for phase in Phase], np.int64)
"""For each phase the first eight bytes of the table, a 1 for the phase; DEAL and OVER are none of them."""


@inlined
def clipped(number: int) -> int:
    """Return a number as far as a byte holds it."""
    return int(min(max(number, 0), _MOST))


@inlined
def write_plane(cards: int, ranks: int, flat: NDArray[np.uint64], at: int) -> int:
    """Write one plane, suit by suit; return where the next one is."""
    cards >>= 13 - ranks
    if ranks > _EIGHT:
        return write_long_suits(cards, ranks, flat, at)
    flat[at] = SPREAD[cards & _BYTE]
    flat[at + 1] = SPREAD[cards >> 13 & _BYTE]
    flat[at + 2] = SPREAD[cards >> 26 & _BYTE]
    flat[at + 3] = SPREAD[cards >> 39 & _BYTE]
    return at + 4


@kernel
def write_long_suits(cards: int, ranks: int, flat: NDArray[np.uint64], at: int) -> int:
    """Write one plane whose suits have more than eight cards."""
    upper = (1 << ranks - _EIGHT) - 1
    for suit in range(4):
        flat[at + 2 * suit] = SPREAD[cards & _BYTE]
        flat[at + 2 * suit + 1] = SPREAD[cards >> _EIGHT & upper]
        cards >>= 13
    return at + 8


@inlined
def write_planes(view: View, space: Space, flat: NDArray[np.uint64], at: int) -> int:
    """Write the planes into eights of bytes; return where the next eight is."""
    ranks = int(space.ranks)
    at = write_plane(view.hand, ranks, flat, at)
    for place in range(1, space.plane_count):
        at = write_plane(common_cards(view, space.planes[place]), ranks, flat, at)
    seat = int(view.seat) & _POSITIVE
    for _ in range(space.seats):
        at = write_plane(view.known[seat], ranks, flat, at)
        seat = seat + 1 if seat + 1 < space.seats else 0
    return at


@inlined
def common_cards(view: View, plane: int) -> int:
    """Return the cards of a plane that does not belong to a seat."""
    if plane == Plane.TABLE:
        return view.table
    return view.gone if plane == Plane.GONE else other_cards(view, plane)


@kernel
def other_cards(view: View, plane: int) -> int:
    """Return the cards of a plane that few games have."""
    if plane == Plane.PACKET:
        return view.packet
    if plane == Plane.WANTED:
        return view.wanted
    if plane == Plane.PILE:
        return view.pile
    card = view.top_card if plane == Plane.TOP else view.taken
    return bit(card) if card != NOBODY else 0


@inlined
def most_points(view: View) -> int:
    """Return the points of the leader, 0 where units are lost and no points are scored."""
    most = view.points[0]
    for seat in range(view.seats):
        most = max(most, view.points[seat])
    return most


@inlined
def write_seat(view: View, rules: RuleFields, seat: int, most: int, flat: NDArray[np.uint64], at: int) -> None:
    """Write the bytes of one seat as two eights (the order is that of `observation.SEAT_FIELDS`)."""
    flat[at] = (
        int(1 - view.out[seat])
        | int(view.counts[seat]) << 8
        | clipped(view.units[seat]) << 16
        | (clipped(most - view.points[seat]) if rules.score != Score.UNITS else 0) << 24
        | clipped(view.turns[seat]) << 32
        | int(seat == view.dealer) << 40
        | int(seat == view.leader) << 48
        | int(seat == view.caller) << 56
    )
    flat[at + 1] = (
        int(view.sticking >> seat & 1)
        | int(view.single >> seat & 1) << 8
        | int(view.challengers >> seat & 1) << 16
        | int(view.declared >> seat & 1) << 24
        | int(seat == view.chicken) << 32
    )


@inlined
def write_table(view: View, rules: RuleFields, most: int, flat: NDArray[np.uint64], at: int) -> None:
    """Write the bytes of the table as two eights (the order is that of `observation.TABLE_FIELDS`)."""
    left = clipped((rules.match_length - most) >> 1) if rules.match_end == MatchEnd.TARGET else 0
    points = clipped(most >> 1) << 8 | left << 16
    flat[at] = PHASES[view.phase] | int(view.stock) << 40 | clipped(view.streak) << 48 | int(view.last_turns) << 56
    rounds = clipped(view.round_number) << 24 if rules.rounds else 0
    flat[at + 1] = int(view.refreshed) | (points if rules.score != Score.UNITS else 0) | rounds


@inlined
def observe(view: View, rules: RuleFields, space: Space, flat: NDArray[np.uint64], index: int) -> None:
    """Write an observation into a row of eights of bytes."""
    at = write_planes(view, space, flat, index * int(space.seen) & _POSITIVE)
    most = most_points(view) if rules.score != Score.UNITS else 0
    seat = int(view.seat) & _POSITIVE
    for _ in range(space.seats):
        write_seat(view, rules, seat, most, flat, at)
        at += SEAT_WORDS
        seat = seat + 1 if seat + 1 < space.seats else 0
    write_table(view, rules, most, flat, at)


@inlined
def write_bytes(masks: Ints, space: Space, flat: NDArray[np.uint64], index: int) -> None:
    """Write the mask of a row into its eights of bytes."""
    mask = index * int(space.words) & _POSITIVE
    first = index * int(space.wide) & _POSITIVE
    for at in range(space.wide):
        flat[first + at] = SPREAD[masks[mask + at // (WORD // 8)] >> 8 * (at % (WORD // 8)) & _BYTE]
