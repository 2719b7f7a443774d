"""The banking game 31, which the engine does not play: just enough of it for its worked examples (BK-2, BK-4)."""

from __future__ import annotations

from collections.abc import Sequence

OBJECT = 31


def total(hand: Sequence[str]) -> int | None:
    """Return the best total of at most 31 with each ace 1 or 11, None if there is none: bust."""
    totals = {0}
    for card in hand:
        rank = card[:-1]
        points = (1, 11) if rank == "A" else (10,) if rank in "KQJT" else (int(rank),)
        totals = {total + more for total in totals for more in points}
    return max((total for total in totals if total <= OBJECT), default=None)


def outcome(player: Sequence[str], bank: Sequence[str]) -> int:
    """Return what a player wins from the bank, or loses to it; an exact 31 wins double, ties go to the bank."""
    mine, other = total(player), total(bank)
    if mine is None or (other is not None and mine <= other):
        return -1
    return 2 if mine == OBJECT else 1


def check_total(rest: str) -> None:
    """B: the total of a hand."""
    (game, *hand), _, expected = (part.split() for part in rest.partition(" => "))
    assert game == "31"
    came = total(hand)
    assert [str(came or "bust")] == expected, came


def check_outcome(rest: str) -> None:
    """P: what a player wins or loses."""
    (game, player, bank), _, expected = (part.split() for part in rest.partition(" => "))
    assert game == "banking"
    came = outcome(player.removeprefix("player=").split(","), bank.removeprefix("bank=").split(","))
    assert [str(came)] == expected, came
