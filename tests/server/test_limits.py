"""How much one address, and one connection, may ask for."""

from contextlib import ExitStack

import pytest

from schwimmen.server import rate_limit
from schwimmen.server.rate_limit import Rate, RateLimit, RateLimits
from schwimmen.server.settings import Limits, Settings
from tests.server.checks import error, problem
from tests.server.live import PLENTY, Client, Live, serving

RARELY = 1e-6
"""So many a second that nothing more comes in a test."""

TABLE = {"name": "Anna", "levels": ["open", "open", "open"]}


def limited(**limits: object) -> Settings:
    """Return settings in which one limit is narrow."""
    return Settings(limits=Limits(**({"requests": PLENTY, "seats": PLENTY, "tables": PLENTY} | limits)))  # type: ignore[arg-type]


def too_many(live: Live, method: str, path: str, body: object = None) -> None:
    """Check that a request is one too many, and told so in words."""
    assert problem(live.ask(method, path, body), 429).code == "too-many"


def test_an_address_opens_so_many_tables() -> None:
    """Then it is told to wait; what is there goes on."""
    with serving(settings=limited(tables=Rate(2, RARELY))) as live:
        at, _ = [live.made("/api/tables", TABLE, 201) for _ in range(2)]
        too_many(live, "POST", "/api/tables", TABLE)
        live.join(at["table"])


def test_an_address_takes_so_many_seats() -> None:
    """Nobody fills all tables of a lobby."""
    with serving(settings=limited(seats=Rate(2, RARELY))) as live:
        at = live.made("/api/tables", TABLE, 201)
        assert [live.join(at["table"])["seat"] for _ in range(2)] == [1, 2]
        too_many(live, "POST", f"/api/tables/{at['table']}/join", {"name": "Ben"})


def test_an_address_asks_so_many_questions() -> None:
    """The limit stands before everything that the lobby answers, not before the page and the health."""
    with serving(settings=limited(requests=Rate(3, RARELY))) as live:
        for _ in range(3):
            assert live.ask("GET", "/api/catalogue").status == 200
        too_many(live, "GET", "/api/catalogue")
        too_many(live, "POST", "/api/mine", {"seats": []})
        assert live.ask("GET", "/healthz").status == 200
        assert live.ask("GET", "/").status in (200, 404)


def test_an_address_has_so_many_connections() -> None:
    """One too many is told so and ended; when another one ends there is room again."""
    with serving(settings=limited(connections=2)) as live, ExitStack() as stack:
        at = live.open()
        first, second = (stack.enter_context(Client(live)) for _ in range(2))
        first.sit(at["table"], at["token"])
        second.sit(at["table"], at["token"])
        third = stack.enter_context(Client(live))
        error(third.receive(), "too-many")
        assert third.closed() == 1008
        first.close()
        second.until(
            lambda _: live.lobby.services.metrics.connections._value.get() == 1 or second.answered("show", on=True)
        )
        with Client(live) as again:
            assert again.sit(at["table"], at["token"])["type"] == "state"


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """That many at once, that many a second in the long run, and never more than at first."""
    now = 100.0
    monkeypatch.setattr(rate_limit.time, "monotonic", lambda: now)
    bucket = RateLimit(Rate(3, 0.5))
    assert [bucket.spend() for _ in range(4)] == [True, True, True, False]
    now += 1.9
    assert not bucket.spend()
    now += 0.1
    assert [bucket.spend() for _ in range(2)] == [True, False]
    now += 1000
    assert [bucket.spend() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one asks for too much takes nothing from another one; only a few are remembered."""
    monkeypatch.setattr(rate_limit, "MOST_ADDRESSES", 2)
    buckets = RateLimits(Rate(1, RARELY))
    assert [buckets.spend(each) for each in ("a", "a", "b")] == [True, False, True]
    assert buckets.spend("c")
    assert buckets.spend("a"), "the one that was not used for the longest is forgotten"
