"""The review of a finished hand: told as it comes, kept, bounded, and only for those who were given its address."""

import http.client
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from schwimmen.match import record
from schwimmen.review import Decision, review, weighed
from schwimmen.server.analysts import Analysts
from schwimmen.server.pages_protocol import ReviewCourse, ReviewDecision, ReviewHand, ReviewProblem
from schwimmen.server.settings import Settings
from tests.server.checks import has_words, problem
from tests.server.live import GENEROUS, PATIENCE, Live, serving
from tests.server.tables import new

FEW = 600
"""Worlds for a whole hand: what is told counts here, not how good it is."""


class Gate:
    """Weighs decisions one after the other, each only once it is let through."""

    def __init__(self) -> None:
        self.asked = 0
        self._open = threading.Semaphore(0)

    def __call__(self, *question: Any, **how: Any) -> Decision:
        self.asked += 1
        assert self._open.acquire(timeout=PATIENCE)
        return weighed(*question, **how)

    def let(self, count: int) -> None:
        """Let that many more decisions through."""
        self._open.release(count)


@pytest.fixture(scope="module")
def reviewing() -> Iterator[Live]:
    """A server that reviews with little effort."""
    with serving(settings=Settings(limits=GENEROUS, hand_worlds=FEW)) as live:
        yield live


@contextmanager
def gated(**limits: int) -> Iterator[tuple[Live, Gate]]:
    """Run a server whose one analyst waits at a gate."""
    gate = Gate()
    settings = Settings(limits=replace(GENEROUS, **limits), hand_worlds=FEW)
    with serving(settings=settings, analysts=Analysts(gate, 1)) as live:
        try:
            yield live, gate
        finally:
            gate.let(1000)


def played(live: Live, name: str, *, seed: int = 1, hands: int = 1, **more: Any) -> list[str]:
    """Put a table with some finished hands into the store, and return the addresses of their replays."""
    table = new([None, None], seed=seed, dealer=None, **more)
    for _ in range(hands):
        if table.room["awaited"] and table.view(0)["phase"] == "deal":
            table.say(0, "next")
            table.say(1, "next")
        table.end_hand()
    live.add(name, table)
    alias, signer = table.table.opened.alias, live.lobby.services.signer
    return [signer.replay(alias, hand + 1) for hand in range(hands)]


class Stream:
    """One who listens to a review."""

    def __init__(self, live: Live, address: str) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", live.port, timeout=PATIENCE)
        self._line.request("GET", f"/api/replays/{address}/review")
        self.answer = self._line.getresponse()

    def next(self) -> dict[str, Any]:
        """Return the next event; its name is its kind."""
        name, data, end = (self.answer.readline().decode().rstrip("\n") for _ in range(3))
        event: dict[str, Any] = json.loads(data.removeprefix("data: "))
        assert (name, end) == (f"event: {event['kind']}", "")
        return event

    def rest(self) -> list[dict[str, Any]]:
        """Return all events that are still coming."""
        events = [self.next()]
        while events[-1]["kind"] not in ("end", "problem"):
            events.append(self.next())
        assert self.answer.readline() == b""
        self.hang_up()
        return events

    def hang_up(self) -> None:
        """Listen no more."""
        self.answer.close()
        self._line.close()


def until(wanted: Callable[[], bool]) -> None:
    """Wait until something is so."""
    last = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < last
        threading.Event().wait(0.01)


def test_a_review_tells_every_decision_and_what_came_of_it(reviewing: Live) -> None:
    """First the course of the match, then each decision in order, then skill and luck, then the end; all has words."""
    _, address = played(reviewing, "reviewed", hands=2, house={"units": 3, "auto_declare": []})
    stream = Stream(reviewing, address)
    assert stream.answer.status == 200
    assert stream.answer.headers["content-type"].startswith("text/event-stream")
    first, *told, hand, end = stream.rest()
    course = ReviewCourse.model_validate(first, strict=False)
    decisions = [ReviewDecision.model_validate(each, strict=False) for each in told]
    outcome = ReviewHand.model_validate(hand, strict=False)
    assert end == {"kind": "end"}
    assert course.decisions == len(decisions)
    assert len(course.chances) == 2  # before the first hand, and before this one
    assert course.chances[-1] == pytest.approx(outcome.before, abs=1e-4)
    [replayed] = [json.loads(reviewing.ask("GET", f"/api/replays/{address}").body)["record"]]
    assert [each.played.move for each in decisions] == replayed["hands"][1]["moves"]
    assert [each.move for each in decisions] == list(range(len(decisions)))
    for each in decisions:
        for option in (each.played, *each.best):
            has_words(option.told)
            assert 0 <= option.chance <= 1
    for seat in (0, 1):
        before, after, given, luck = (row[seat] for row in (outcome.before, outcome.after, outcome.given, outcome.luck))
        assert before + luck - given == pytest.approx(after, abs=1e-3)


def test_it_is_what_the_command_says(reviewing: Live) -> None:
    """The page and `schwimmen review` come to the same, where both look at as many worlds."""
    [address] = played(reviewing, "compared", seed=3)
    told = [each for each in Stream(reviewing, address).rest() if each["kind"] == "decision"]
    read = record.read(json.loads(reviewing.ask("GET", f"/api/replays/{address}").body)["record"])
    found = review(read, worlds=max(480, FEW // len(told)))
    decisions = [each for each in found if isinstance(each, Decision)]
    assert [each["loss"] for each in told] == [pytest.approx(each.loss, abs=1e-4) for each in decisions]
    assert [each["grade"] for each in told] == [each.grade for each in decisions]


def test_events_come_as_they_are_found_and_are_kept() -> None:
    """What is found is told at once, to all who listen; those who ask again hear the same, and nothing is weighed."""
    with gated(reviews_each=2) as (live, gate):
        [address] = played(live, "slowly")
        one = Stream(live, address)
        course = one.next()
        gate.let(1)
        first = one.next()
        assert (course["kind"], first["kind"]) == ("course", "decision")
        other = Stream(live, address)
        assert [other.next(), other.next()] == [course, first]
        gate.let(1000)
        rest = one.rest()
        assert other.rest() == rest
        asked = gate.asked
        assert asked == course["decisions"]
        assert Stream(live, address).rest() == [course, first, *rest]
        assert gate.asked == asked
        live.inside(live.lobby.forget)
        assert Stream(live, address).rest() == [course, first, *rest]
        assert gate.asked == 2 * asked


def test_a_review_stops_when_nobody_listens() -> None:
    """A reader who hangs up frees the place at once; what was not begun is never weighed."""
    with gated() as (live, gate):
        [address] = played(live, "left", hands=1)
        stream = Stream(live, address)
        decisions = stream.next()["decisions"]
        until(lambda: gate.asked == 1)
        stream.hang_up()
        until(lambda: live.inside(lambda: live.lobby.reviews.running) == 0)
        gate.let(1)
        again = Stream(live, address)
        assert again.next()["decisions"] == decisions
        gate.let(1000)
        again.rest()
        assert gate.asked == 1 + decisions


def test_too_many_reviews_are_refused_in_words() -> None:
    """An address waits for one at a time, and a server does only a few; both say so, and later there is room again."""
    with gated(reviews_each=1) as (live, gate):
        first, second = played(live, "many-1", seed=1)[0], played(live, "many-2", seed=2)[0]
        going = Stream(live, first)
        going.next()
        refused = problem(live.ask("GET", f"/api/replays/{second}/review"), 429)
        assert (refused.code, refused.why.key) == ("too-many", "problem-review-other")
        gate.let(1000)
        going.rest()
        until(lambda: live.inside(lambda: live.lobby.reviews.running) == 0)
        assert Stream(live, second).rest()[-1] == {"kind": "end"}
    with gated(reviews=1, reviews_each=9) as (live, gate):
        first, second = played(live, "busy-1", seed=1)[0], played(live, "busy-2", seed=2)[0]
        going = Stream(live, first)
        going.next()
        refused = problem(live.ask("GET", f"/api/replays/{second}/review"), 429)
        assert refused.why.key == "problem-reviews"
        going.hang_up()


def test_only_an_address_that_was_given_opens_a_review(reviewing: Live) -> None:
    """A hand in play, a changed address and none at all are nowhere, like the replay itself."""
    [address] = played(reviewing, "closed")
    alias, hand, signature = address.split(".")
    in_play = reviewing.lobby.services.signer.replay(alias, 2)
    for nothing in (in_play, f"{alias}.{hand}.{signature[::-1]}", f"{alias}.2.{signature}", "nothing"):
        assert problem(reviewing.ask("GET", f"/api/replays/{nothing}/review"), 404).code == "replay"


def test_a_deleted_table_has_no_review(reviewing: Live) -> None:
    """What was told before is not told after the table is gone."""
    [address] = played(reviewing, "deleted", seed=9)
    Stream(reviewing, address).rest()
    reviewing.inside(lambda: reviewing.lobby.delete("deleted"))
    problem(reviewing.ask("GET", f"/api/replays/{address}/review"), 404)


def test_what_cannot_be_weighed_ends_in_words(caplog: pytest.LogCaptureFixture) -> None:
    """Where something breaks the listener is told, and may ask again."""

    def broken(*_question: Any, **_how: Any) -> Decision:
        raise ArithmeticError

    settings = Settings(limits=GENEROUS, hand_worlds=FEW)
    with serving(settings=settings, analysts=Analysts(broken, 1)) as live:
        [address] = played(live, "broken")
        for _ in range(2):
            last = Stream(live, address).rest()[-1]
            has_words(ReviewProblem.model_validate(last, strict=False).why)
    assert "a hand could not be reviewed" in caplog.text
