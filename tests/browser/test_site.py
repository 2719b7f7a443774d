"""The page as a folder of files, on the plainest of servers, below an address of its own; and kept on the device."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from gzip import compress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from shutil import copytree
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect
from pypdf import PdfReader

from schwimmen.school.deck import parse
from schwimmen.school.sheets import cards_pdf, count
from schwimmen.server import site
from schwimmen.server.client import STATIC
from tests.browser.conftest import well_behaving
from tests.browser.tables import TablePage

BELOW = "klasse/karten"


KEPT = """navigator.serviceWorker.controller ??
  new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(null)))"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name that it has there
        """Keep quiet."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, as far as the browser reads it: one that goes to another page reads no further."""
        with suppress(ConnectionError):
            super().copyfile(source, outputfile)


class Space(ThreadingHTTPServer):
    """A web space; while it is cut off, nothing is to be had from it."""

    cut = False

    def verify_request(self, *_: object) -> bool:
        """Say whether to answer."""
        return not self.cut


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a web space, with the page somewhere in it."""
    folder = tmp_path_factory.mktemp("space")
    site.write(folder / BELOW)
    return folder


@pytest.fixture(scope="session")
def space(folder: Path) -> Iterator[Space]:
    """Its server."""
    with Space(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as space:
        Thread(target=space.serve_forever, daemon=True).start()
        yield space
        space.shutdown()


@pytest.fixture
def offline(space: Space) -> Iterator[Callable[[], None]]:
    """Cut the web space off, until the test has ended."""
    yield lambda: setattr(space, "cut", True)
    space.cut = False


@pytest.fixture(scope="session")
def address(space: Space) -> str:
    """The address of the page."""
    return f"http://127.0.0.1:{space.server_port}/{BELOW}"


@pytest.fixture(autouse=True)
def well_behaved(context: BrowserContext, address: str) -> Iterator[None]:
    """Check after each test that its pages asked nobody else, and that none reported an error."""
    with well_behaving(context, address):
        yield


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Let the page be kept on the device."""
    return {**browser_context_args, "service_workers": "allow"}


def visit(page: Page, address: str) -> None:
    """Open the page, and wait until the device keeps it."""
    page.goto(f"{address}/")
    page.evaluate(KEPT)


def test_a_folder_of_files_is_enough(page: Page, table: TablePage, address: str) -> None:
    """Start, rules, comparison and verification need no server, leave no cookie, and ask no other address."""
    page.goto(f"{address}/")
    table.at("game-tri_palki").click()
    table.at("about-game").click()
    expect(table.at("story")).to_be_visible()
    table.at("compare-game").click()
    expect(table.at("compare-row").first).to_be_visible()
    page.goto(f"{address}/#/verify")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.context.cookies() == []


def publish(folder: Path, newer: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a new version into the folder, made at `newer`: one knows it by an attribute of its body."""
    copytree(STATIC, newer)
    (newer / "index.html").write_text((STATIC / "index.html").read_text().replace("<body>", "<body data-newer>"))
    monkeypatch.setattr(site, "STATIC", newer)
    site.write(folder / BELOW)


def test_a_first_visit_is_small(page: Page, table: TablePage, address: str) -> None:
    """Page, table, words, engine and opponents come in 250 kB as they travel; the font comes later."""
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto(f"{address}/")
    expect(table.at("open-table")).to_have_attribute("aria-disabled", "false")
    table.play_now()
    table.my_turn()
    page.wait_for_load_state("networkidle")
    sizes = {answer.url.rpartition("/")[2]: len(compress(answer.body())) for answer in answers}
    assert any(name.endswith(".wasm") for name in sizes)
    assert not any(name.endswith(".bin") for name in sizes), "nobody has asked for the value network"
    needed = {name: size for name, size in sizes.items() if not name.endswith(".woff2")}
    assert sum(needed.values()) < 250_000, needed


def test_a_share_code_is_read_without_a_server(page: Page, table: TablePage, address: str) -> None:
    """A link with house rules lays its table."""
    page.goto(f"{address}/#/rules/1-0K11-4P6")
    expect(table.at("shared")).to_be_visible()


@pytest.mark.thorough
def test_a_table_is_shown_from_a_link(page: Page, table: TablePage, address: str) -> None:
    """A link holds all that was chosen for a table; one tap opens it. A broken one is told in a sentence."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{address}/")
    table.at("game-tri_palki").click()
    table.at("share-table").locator("summary").click()
    table.at("table-link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#/lay/." in link
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    expect(table.at("shared")).to_contain_text("This table comes from a link")
    table.at("open-table").click()
    expect(table.at("hand").or_(table.at("result")).first).to_be_visible()
    page.goto(f"{address}/#/lay/.xyz")
    expect(page.get_by_role("alert")).to_contain_text("This link is broken")


def test_friends_are_told_why_they_cannot_come(page: Page, table: TablePage, address: str) -> None:
    """Where no server stands behind the page, nothing offers a table with friends, and a sentence says why."""
    page.goto(f"{address}/")
    expect(page.get_by_text("Tables with friends need a server")).to_be_visible()
    expect(table.at("with-friends")).to_have_count(0)
    page.goto(f"{address}/#/join/somewhere")
    expect(page.get_by_text("this page has none behind it")).to_be_visible()


def letters(pdf: bytes) -> list[list[str]]:
    """Return the letters of each page of a PDF, in the order of the alphabet: lines may be broken elsewhere."""
    texts = (page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)
    return [sorted(letter for letter in text if not letter.isspace() and letter not in "-\u00ad") for text in texts]


@pytest.mark.thorough
def test_a_teacher_needs_no_server(page: Page, table: TablePage, address: str) -> None:
    """A deck is written, kept, exported, printed and played with; its cards are those that a server prints."""
    page.goto(f"{address}/#/deck/new")
    table.at("deck-from-energy").click()
    term = table.at("card-7C").get_by_role("textbox").first
    term.fill("Woolly hat")
    expect(page.get_by_text("Saved on this device")).to_be_visible()
    page.reload()
    expect(term).to_have_value("Woolly hat")
    with page.expect_download() as waiting:
        table.at("deck-export").click()
    deck = parse("energy.csv", waiting.value.path().read_bytes())
    assert deck.term("7C", "en").term == "Woolly hat"
    table.at("deck-cards").click()
    expect(table.at("sheet")).to_have_count(2 * count(deck))
    assert letters(page.pdf(prefer_css_page_size=True)) == letters(cards_pdf(deck, "en"))
    page.go_back()
    table.at("deck-answers").click()
    told = table.at("sheet").inner_text()
    assert [each.term for each in deck.of("en") if each.explanation not in told or each.term not in told] == []
    page.go_back()
    table.at("deck-play").click()
    expect(table.at("deck-answer")).to_contain_text("32 cards, all is well")
    table.at("open-table").click()
    expect(table.at("hand").or_(table.at("result")).first).to_be_visible()


def test_the_page_forbids_itself_what_is_foreign(page: Page, browser: Browser, address: str) -> None:
    """Without any header of a server, a script in the text does not run, and another address is not asked."""
    page.goto(f"{address}/")  # nothing is wrong here: what follows is, in a browser that nobody watches
    with browser.new_context() as context:
        attacked = context.new_page()
        attacked.goto(f"{address}/")
        found = attacked.evaluate("""() => new Promise((resolve) => {
          const found = []
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            if (found.push(effectiveDirective) === 2) resolve([found.sort(), window.ran ?? null])
          })
          document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = true' }))
          fetch('https://example.org/').catch(() => null)
        })""")
        assert found == [["connect-src", "script-src-elem"], None]


def test_without_a_network_everything_stands(
    page: Page, table: TablePage, offline: Callable[[], None], address: str
) -> None:
    """After the first visit the page opens without a network, and so does what was never opened before."""
    visit(page, address)
    offline()
    page.reload()
    expect(table.at("play-now")).to_be_visible()
    page.goto(f"{address}/?lang=de#/game/schwimmen")
    expect(table.at("story")).to_contain_text("Schwimmen")
    page.goto(f"{address}/#/compare/schwimmen/tri_palki")
    expect(table.at("compare-row").first).to_be_visible()
    page.goto(f"{address}/#/compare/bastard/stop_the_bus")  # a name that stands for house rules
    expect(table.at("compare-row").first).to_be_visible()
    expect(table.at("compare")).to_contain_text("bastard")


@pytest.mark.thorough
def test_a_new_version_is_offered(
    page: Page, table: TablePage, folder: Path, tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page says that there is a new version and loads it when asked; others follow once they are at the start."""
    visit(page, address)
    other = page.context.new_page()
    other.goto(f"{address}/#/game/schwimmen")
    publish(folder, tmp_path / "newer", monkeypatch)
    page.reload()
    expect(page.locator("body[data-newer]")).to_have_count(0)
    table.at("new-version").get_by_role("button").click()
    expect(page.locator("body[data-newer]")).to_have_count(1)
    expect(table.at("play-now")).to_be_visible()
    expect(table.at("new-version")).to_have_count(0)
    expect(other.locator("body[data-newer]")).to_have_count(0)
    other.evaluate("location.hash = '#/'")
    expect(other.locator("body[data-newer]")).to_have_count(1)
