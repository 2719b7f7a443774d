"""A record, reviewed: its decisions one after the other, then what each hand came to by skill and by luck.

A hand changes the chances to win the match from what they were before it to what they are after it. A seat has given
away the losses of its own decisions; all the rest came from the cards and from the others: luck, as backgammon players
count it (luck = change + what was given away). Neither depends on cards that nobody could see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from schwimmen.engine.kernel import dtype_of
from schwimmen.engine.layout import Phase, Table, fields_of
from schwimmen.match.record import HandRecord, Record, Unreadable, give_order
from schwimmen.match.referee import Referee
from schwimmen.players.equity import WHOLE, equity
from schwimmen.review.decision import Question, is_choice, weighed
from schwimmen.review.verdict import Decision, HandReview, given_away_by

WORLDS: Final = 12_000
"""Worlds in which a decision is weighed, unless somebody asks for more."""


@dataclass(frozen=True, slots=True)
class Played:
    """A hand to be reviewed: its decisions, and the chances before and after it."""

    questions: list[Question]
    before: tuple[float, ...]
    after: tuple[float, ...] | None
    """None while the hand is not over."""

    def summed(self, number: int, decisions: Iterable[Decision]) -> HandReview | None:
        """Return what the hand came to; None while it is not over. `number` is its number in the record."""
        if self.after is None:
            return None
        done = list(decisions)
        given = [given_away_by(done, seat) for seat in range(len(self.before))]
        return HandReview(number, self.before, self.after, given)


def review(
    record: Record, *, hand: int | None = None, worlds: int = WORLDS, seed: int = 1, cores: int = 1
) -> Iterator[Decision | HandReview]:
    """Yield the decisions of a record in order, and after each finished hand what it came to.

    `hand` picks a single hand, by its number from 0. The answer does not depend on the number of cores. Raises
    Unreadable for a record that does not replay, or has no such hand.
    """
    if hand is not None and hand >= len(record.hands):
        raise Unreadable(f"hands: expected {hand + 1} or more, got {len(record.hands)}")
    with ThreadPoolExecutor(cores, thread_name_prefix="reviewing") as pool:
        for number, played in enumerate(hands(record)):
            if hand in (None, number):
                done: list[Decision] = []
                ask = [pool.submit(weighed, each, record.rules, worlds=worlds, seed=seed) for each in played.questions]
                try:
                    for asked in ask:
                        done.append(asked.result())
                        yield done[-1]
                finally:
                    for asked in ask:
                        asked.cancel()
                summed = played.summed(number, done)
                if summed is not None:
                    yield summed


def hands(record: Record) -> Iterator[Played]:
    """Yield each hand of a record with its decisions, before anything is weighed. Raises Unreadable."""
    referee = Referee(record.rules, len(record.players), record.dealer)
    for number, hand in enumerate(record.hands):
        if referee.phase != Phase.DEAL:
            raise Unreadable(f"hands[{number}]: the hand before it is not over, or the match is")
        before = chances(referee)
        referee.deal(hand.pack)
        questions = list(_questions(referee, hand, number))
        yield Played(questions, before, chances(referee) if referee.to_move is None else None)


def _questions(referee: Referee, hand: HandRecord, number: int) -> Iterator[Question]:
    orders = iter(hand.recycled)
    for index, token in enumerate(hand.moves):
        seat, code = referee.to_move, referee.code(token)
        if seat is None or referee.why(code):
            raise Unreadable(f"hands[{number}]: {token[:20]!r} is not legal as decision {index}")
        view = referee.look(seat)
        if is_choice(view):
            yield Question(hand=number, move=index, view=view, code=code)
        if referee.needs_order(code) and not give_order(referee, next(orders, "")):
            raise Unreadable(f"hands[{number}]: 'recycled' holds no order of these cards")
        referee.play(code)


def chances(referee: Referee) -> tuple[float, ...]:
    """Return each seat's chance to win the match, between two hands, going by lives and points alone."""
    table: Any = np.frombuffer(bytearray(referee.save()), dtype_of(Table))[0]
    fields = fields_of(referee.rules)[0]
    return tuple(0.0 if out else equity(table, fields, seat) / WHOLE for seat, out in enumerate(referee.row("out")))
