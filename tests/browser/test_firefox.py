"""The folder of files in Firefox."""

from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from threading import Thread

import firefox
import pytest

from schwimmen.server import site
from tests.browser.firefox import Firefox, started
from tests.browser.offline import PLAY
from tests.browser.scripts import LISTEN
from tests.browser.test_site import KEPT, Quiet


@pytest.fixture(autouse=True)
def well_behaved() -> None:
    """Leave the other browser alone."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a web space with the page."""
    folder = tmp_path_factory.mktemp("space")
    site.write(folder / "karten")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as space:
        Thread(target=space.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{space.server_port}/karten/"
        space.shutdown()


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """A Firefox, for one test after the other."""
    program = firefox.find()
    if program is None:
        pytest.skip("no Firefox here: apt-get install firefox-esr")
    with started(program, tmp_path_factory.mktemp("profile")) as window:
        yield window


@pytest.mark.thorough
def test_the_page_opens_and_is_kept(window: Firefox, address: str) -> None:
    """Start page and rules stand without a word in the console, the engine runs, and the device keeps the page."""
    window.open(address)
    window.sees('[data-testid="open-table"][aria-disabled="false"]')
    window.run(f"Promise.resolve({KEPT}).then(() => null)")
    window.open(f"{address}#/game/tri_palki")
    window.sees('[data-testid="rulebook"]')
    assert window.wrong == []


@pytest.mark.thorough
def test_a_hand_is_played(window: Firefox, address: str) -> None:
    """A table that the device keeps deals, takes moves and turns the hands over, without a word in the console."""
    window.prepare(LISTEN)
    window.open(f"{address}favicon.svg")
    window.run("""localStorage.setItem('schwimmen.setup', '{"pace": "instant"}')""")
    window.open(address)
    window.sees('[data-testid="open-table"][aria-disabled="false"]')
    window.run("document.querySelector('[data-testid=\"open-table\"]').click()")
    window.sees('[data-testid="hand"], [data-testid="result"]')
    window.run(f"({PLAY})(1)")
    window.sees('[data-testid="result"]')
    assert window.wrong == []
