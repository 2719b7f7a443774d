"""Hints in a practice game: what the seat's own view says about its decision, told only to the person who asked.

Nothing is written to the log, and nobody else learns that a hint was asked for. Where another person sits at the table
there are none: everybody plays alone there.
"""

from __future__ import annotations

import asyncio
import logging

from schwimmen.review import Question, is_choice
from schwimmen.review.advice import Advice, advice
from schwimmen.server.analysts import Analysts
from schwimmen.server.link import Link
from schwimmen.server.protocol.client_messages import Hint
from schwimmen.server.protocol.common import ErrorCode
from schwimmen.server.protocol.server_messages import Error, Hinted, HintedMove
from schwimmen.server.rate_limit import RateLimit
from schwimmen.server.reviewed import share
from schwimmen.server.settings import Settings
from schwimmen.server.table.inputs import Refused
from schwimmen.server.table.table import Table
from schwimmen.words.sentence import Sentence

log = logging.getLogger(__name__)


class Hints:
    """The hints of one connection: one after the other, and not too often."""

    def __init__(self, analysts: Analysts, settings: Settings) -> None:
        self._analysts = analysts
        self._worlds = settings.hint_worlds
        self._rate = RateLimit(settings.limits.hints)
        self._task: asyncio.Task[None] | None = None

    def ask(self, table: Table, link: Link, message: Hint) -> None:
        """Answer with a hint once it is found, or with the reason why there is none."""
        try:
            question = question_of(table, link.member, message.turn)
            if self._task is not None or not self._rate.spend():
                raise _refused("not-now", "why-no-hint-often")
        except Refused as refused:
            self._refuse(table, link, message, refused)
        else:
            self._task = asyncio.create_task(self._answer(table, link, message, question))

    def close(self) -> None:
        """Forget what is being looked for."""
        if self._task is not None:
            self._task.cancel()

    async def _answer(self, table: Table, link: Link, message: Hint, question: Question) -> None:  # noqa: PLR0917
        assert table.match is not None, "something was asked about it"
        rules = table.match.game.rules  # the clock may have made this hand the last one
        try:
            found = await self._analysts.weigh(question, rules, self._worlds)
            if table.turn != message.turn:
                raise _refused("stale", "why-stale")
            told = advice(found, call=table.preset.call)
            link.send(hint_of(told, message).model_dump_json().encode())
        except Refused as refused:
            self._refuse(table, link, message, refused)
        except Exception:
            log.exception("a hint could not be found")
            self._refuse(table, link, message, _refused("server", "problem-server"))
        finally:
            self._task = None

    @staticmethod
    def _refuse(table: Table, link: Link, message: Hint, refused: Refused) -> None:  # noqa: PLR0917
        link.error(Error(id=message.id, code=refused.code, why=refused.why, seq=table.seq))


def question_of(table: Table, member: str | None, turn: int) -> Question:
    """Return what is asked about a member's decision: the seat's view, and nothing else. Raises Refused."""
    seat = table.played_by(table.seating.seat_of(member))
    if seat is None or table.match is None:
        raise _refused("not-seated", "why-watching")
    if table.seating.people - {seat}:
        raise _refused("not-now", "why-no-hint-people")
    if turn != table.turn:
        raise _refused("stale", "why-stale")
    if seat not in table.awaited or table.match.to_move != seat:
        raise _refused("not-your-turn", "why-no-hint-turn")
    view = table.match.game.look(seat)
    if not is_choice(view):
        raise _refused("not-now", "why-no-hint-turn")
    return Question(hand=len(table.match.game.results), move=table.match.moves, view=view, code=None)


def hint_of(told: Advice, asked: Hint) -> Hinted:
    """Return what is said of a decision as a message."""
    best = [
        HintedMove(
            move=each.option.token,
            told=each.told,
            chance=share(each.option.chance),
            because=list(each.option.because),
        )
        for each in told.moves
    ]
    return Hinted(ack=asked.id, turn=asked.turn, best=best, why=told.why)


def _refused(code: ErrorCode, key: str) -> Refused:
    return Refused(code, Sentence(key))
