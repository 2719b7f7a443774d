"""Reviews of finished hands: told as they come to everybody who asked, and kept for anyone who asks again.

A review goes on as long as somebody listens. Only a few are under way at once, and fewer from one address.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Final

from schwimmen.match import record
from schwimmen.review import Decision, Played, Question, hands, worlds_each
from schwimmen.rules.fields import Rules
from schwimmen.server.analysts import Analysts
from schwimmen.server.pages_protocol import Replay, ReviewCourse, ReviewEnd, ReviewEvent, ReviewProblem
from schwimmen.server.problems import Refusal
from schwimmen.server.reviewed import decision_of, hand_of
from schwimmen.server.settings import Settings
from schwimmen.words.sentence import Sentence

log = logging.getLogger(__name__)

MOST_KEPT: Final = 64
"""Reviews that are kept to be told again."""


class Course:
    """One review: what was told so far, and how many listen."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.over = False
        self.listeners = 0
        self.task: asyncio.Task[None] | None = None
        self._grown = asyncio.Event()

    def tell(self, event: ReviewEvent) -> None:
        """Add an event, for everybody who listens."""
        self.told.append(f"event: {event.kind}\ndata: {event.model_dump_json()}\n\n".encode())
        self._wake()

    def end(self) -> None:
        """Say that nothing more comes."""
        self.over = True
        self._wake()

    async def events(self) -> AsyncIterator[bytes]:
        """Yield every event from the first, as they come."""
        at = 0
        while True:
            grown = self._grown
            while at < len(self.told):
                yield self.told[at]
                at += 1
            if self.over and at == len(self.told):
                return
            if grown is self._grown:
                await grown.wait()

    def _wake(self) -> None:
        grown, self._grown = self._grown, asyncio.Event()
        grown.set()


class Listener:
    """One who listens to a review, until `leave`."""

    def __init__(self, course: Course, leave: Callable[[], None] | None = None) -> None:
        self.course = course
        self._leave = leave

    def leave(self) -> None:
        """Listen no more."""
        leave, self._leave = self._leave, None
        if leave is not None:
            leave()


class Reviews:
    """All reviews of a process."""

    def __init__(self, analysts: Analysts, settings: Settings) -> None:
        self._analysts, self._settings = analysts, settings
        self._running: dict[str, Course] = {}
        self._kept: OrderedDict[str, Course] = OrderedDict()
        self._addresses: Counter[str] = Counter()

    @property
    def running(self) -> int:
        """How many reviews are under way."""
        return len(self._running)

    def listen(self, key: str, replay: Replay, address: str) -> Listener:
        """Listen to the review of a hand, which begins now if there is none; every listener has to leave.

        Raises Refusal where too much is asked.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return Listener(self._kept[key])
        limits = self._settings.limits
        if self._addresses[address] >= limits.reviews_each:
            raise _too_many("problem-review-other")
        if key not in self._running:
            if len(self._running) >= limits.reviews:
                raise _too_many("problem-reviews")
            self._running[key] = course = Course()
            course.task = asyncio.create_task(self._work(key, course, replay))
        course = self._running[key]
        course.listeners += 1
        self._addresses[address] += 1
        return Listener(course, partial(self._left, key, course, address))

    def _left(self, key: str, course: Course, address: str) -> None:
        """Note that somebody listens no more; a review that nobody listens to stops."""
        course.listeners -= 1
        self._addresses -= Counter([address])
        if not course.listeners and not course.over and course.task is not None:
            course.task.cancel()
            if self._running.get(key) is course:
                del self._running[key]

    def forget(self) -> None:
        """Begin again with the next question: something was deleted."""
        self._kept.clear()
        self._running.clear()  # who listens hears the rest, but it is not kept

    def close(self) -> None:
        """Stop everything."""
        for course in self._running.values():
            if course.task is not None:
                course.task.cancel()
        self._kept.clear()

    # ------------------------------------------------------------ inside

    async def _work(self, key: str, course: Course, replay: Replay) -> None:
        try:
            await self._review(course, replay)
        except Exception:
            log.exception("a hand could not be reviewed")
            course.tell(ReviewProblem(why=Sentence("problem-server")))
        else:
            if self._running.get(key) is course:
                self._kept[key] = course
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
        finally:
            course.end()
            if self._running.get(key) is course:
                del self._running[key]

    async def _review(self, course: Course, replay: Replay) -> None:
        read, all_hands = await self._analysts.do(lambda: _prepared(replay))
        played = all_hands[-1]
        chances = [list(each.before) for each in all_hands]
        course.tell(ReviewCourse(decisions=len(played.questions), chances=chances))
        worlds = worlds_each(max(1, len(played.questions)), together=self._settings.hand_worlds)
        done: list[Decision] = []
        async for decision in self._weighed(played.questions, read.rules, worlds):
            done.append(decision)
            course.tell(decision_of(decision, read.preset.call))
        summed = played.summed(len(all_hands) - 1, done)
        assert summed is not None, "a replay is of a finished hand"
        course.tell(hand_of(summed))
        course.tell(ReviewEnd())

    async def _weighed(self, questions: Sequence[Question], rules: Rules, worlds: int) -> AsyncIterator[Decision]:
        """Yield decisions in order; few are asked for at once, so that a hint has its turn between."""
        waiting = deque(questions)
        coming: deque[asyncio.Future[Decision]] = deque()
        try:
            while waiting or coming:
                while waiting and len(coming) <= self._analysts.workers:
                    coming.append(self._analysts.weigh(waiting.popleft(), rules, worlds))
                yield await coming[0]
                coming.popleft()
        finally:
            for each in coming:
                each.cancel()


def _prepared(replay: Replay) -> tuple[record.Record, list[Played]]:
    """Return the record of a replay, and its hands up to the one that is shown."""
    read = record.read(replay.record)
    return read, list(hands(read))


def _too_many(key: str) -> Refusal:
    return Refusal(429, "too-many", Sentence(key))
