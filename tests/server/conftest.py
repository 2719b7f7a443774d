"""A server for the tests that talk to one: real, in a thread, one for each worker."""

from collections.abc import Callable, Iterator

import pytest

from schwimmen.cli.warmup import warm_up
from tests.server.live import Client, Live, serving


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compile the engine before anything is timed, as `schwimmen serve` does."""
    warm_up()


@pytest.fixture(scope="session")
def live() -> Iterator[Live]:
    """A running server, where nobody plays too fast."""
    with serving() as live:
        yield live


@pytest.fixture
def client(live: Live) -> Iterator[Callable[..., Client]]:
    """Connect to the server as often as needed; all connections are closed at the end."""
    made: list[Client] = []

    def connect(**more: dict[str, str]) -> Client:
        made.append(Client(live, **more))
        return made[-1]

    yield connect
    for each in made:
        each.close()
