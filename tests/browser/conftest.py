"""Browser tests drive the Chromium that the set-up found, against a real server in a thread."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import chromium
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from schwimmen.cli.warmup import warm_up
from schwimmen.server.client import is_built
from schwimmen.server.settings import Settings
from tests.browser.tables import Someone, TablePage
from tests.server.live import GENEROUS, Live, serving

#: A container has no room for Chromium's sandbox and little shared memory; no test needs the internet. One process for
#: all pages of a site starts once.
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--process-per-site",
]

expect.set_options(timeout=15_000)  # a busy machine is slow, not wrong

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch the machine's own Chromium, and let it ask nobody for anything."""
    return {**browser_type_launch_args, "executable_path": chromium.find(), "args": FLAGS}


@pytest.fixture(scope="session")
def served() -> Iterator[Live]:
    """A server with the built client; it weighs decisions with little effort."""
    assert is_built(), "the client is not built: make setup"
    warm_up()
    with serving(settings=Settings(limits=GENEROUS, hand_worlds=6_000, hint_worlds=1_000)) as live:
        yield live


@pytest.fixture(scope="session")
def base_url(served: Live) -> str:
    """The address of the server."""
    return f"http://127.0.0.1:{served.port}"


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Speak English, and keep cards from flying and the page from the device: these have tests of their own."""
    return {**browser_context_args, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}


@contextmanager
def well_behaving(context: BrowserContext, base_url: str) -> Iterator[None]:
    """Check at the end that no page asked another site for anything, and that none reported an error."""
    asked: list[str] = []
    wrong: list[str] = []

    def note_error(error: Error) -> None:
        wrong.append(str(error))

    def note_console(message: ConsoleMessage) -> None:
        # Browsers ask for this one unasked, where a page names no icon: a bare picture does not.
        if message.type in ("error", "warning") and not message.location["url"].endswith("/favicon.ico"):
            wrong.append(message.text)

    def watch(page: Page) -> None:
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url.replace("ws://", "http://")))
        page.on("pageerror", note_error)
        page.on("console", note_console)

    context.on("page", watch)
    yield
    assert asked, "no page was opened"
    assert [url for url in asked if not url.startswith((f"{base_url}/", "data:", "blob:"))] == []
    expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "Service Worker registration blocked")
    assert [text for text in wrong if not any(part in text for part in expected)] == []


@pytest.fixture(autouse=True)
def well_behaved(context: BrowserContext, base_url: str) -> Iterator[None]:
    """Check after each test that its pages behaved well."""
    with well_behaving(context, base_url):
        yield


@pytest.fixture
def table(page: Page) -> TablePage:
    """A page, ready to sit down at a table."""
    return TablePage(page)


STILL = """new Promise((resolve) => {
  const quiet = () => setTimeout(resolve, 100)
  let waiting = quiet()
  new MutationObserver(() => {
    clearTimeout(waiting)
    waiting = quiet()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  setTimeout(resolve, 5000)
}).then(async () => {
  await document.fonts.ready
  for (let drawn = 0; drawn < 2; drawn += 1) {  // colours begin to change when they are drawn next
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map((each) => each.finished))
  }
})"""
"""Waits until a page has stopped changing, or for as long as somebody would wait for it to.

A worker that a reload has cut off can keep Chromium from ever calling the network idle."""


SEEN = "([part, only]) => axe.run(part, {resultTypes: ['violations'], ...only}).then((found) => found.violations)"

CONTRAST = {"runOnly": ["color-contrast"]}
"""All that is another thing by night."""


@pytest.fixture
def violations() -> Callable[[Page], list[str]]:
    """Let axe-core look at a page, or a part of it, and return what it finds wrong, each with the first place."""
    source = AXE.read_text(encoding="utf-8")

    def look(page: Page, part: str = "html", *, by_night: bool = False) -> list[str]:
        page.locator("main").first.wait_for()
        page.evaluate(STILL)
        if not page.evaluate("'axe' in window"):
            page.evaluate(source)
        found = page.evaluate(SEEN, [part, {}])
        if by_night:
            page.emulate_media(color_scheme="dark")
            page.evaluate(STILL)
            found += page.evaluate(SEEN, [part, CONTRAST])
            page.emulate_media(color_scheme="light")
        return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found]

    return look


@pytest.fixture
def someone(browser: Browser, browser_context_args: dict[str, Any], base_url: str) -> Iterator[Someone]:
    """Somebody else with a device of their own; everything is looked after as with the first."""
    with ExitStack() as stack:

        def come(device: dict[str, Any] | None = None) -> TablePage:
            context = browser.new_context(**{**browser_context_args, **(device or {})})
            stack.callback(context.close)
            stack.enter_context(well_behaving(context, base_url))
            return TablePage(context.new_page())

        yield come
