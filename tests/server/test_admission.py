"""Who may ask, and what a browser may do with the answers."""

import socket
import threading
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from schwimmen.server.hosts import Hosts
from schwimmen.server.settings import Settings
from tests.server.checks import problem
from tests.server.live import Client, Live, serving

GERMAN_BROWSER = {"accept": "text/html,*/*;q=0.8", "accept-language": "de-AT,de;q=0.9,en;q=0.5"}


@pytest.mark.parametrize("path", ["/healthz", "/api/catalogue", "/api/nothing", "/", "/nothing"])
def test_every_answer_keeps_browsers_careful(path: str, live: Live) -> None:
    """Each answer, also a refusal, carries the headers against foreign content, frames and guesses."""
    headers = live.ask("GET", path).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "connect-src 'self'"):
        assert part in policy
    assert "http" not in policy, "no other site is allowed anything"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_while_kernels_are_compiled_the_page_is_there_and_tables_wait() -> None:
    """Page, rules and decks are answered, tables and sockets are refused with a word why; then everything is open."""
    ready = threading.Event()
    asked = {"name": "Anna", "levels": ["open"]}
    with serving(ready=ready.is_set) as live:
        for path in ("/", "/healthz", "/api/catalogue", "/api/tables", "/api/school/rules.pdf?language=de"):
            assert live.ask("GET", path).status == 200
        assert live.ask("POST", "/api/rules", {"rules": "forty_one"}).status == 200
        refused = problem(live.ask("POST", "/api/tables", asked), 503)
        assert refused.why.key == "problem-preparing"
        with pytest.raises(InvalidStatus, match="503"):
            Client(live)
        ready.set()
        assert live.ask("POST", "/api/tables", asked).status == 201
        with Client(live):
            pass


def test_a_foreign_page_opens_no_socket(live: Live) -> None:
    """A WebSocket from a page of another site is refused before it begins; one from this server's page is let in."""
    with Client(live, headers={"Origin": f"http://127.0.0.1:{live.port}"}):
        pass
    for origin in ("https://example.org", f"http://127.0.0.1:{live.port + 1}", "null", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus, match="403"):
            Client(live, headers={"Origin": origin})


def test_a_socket_that_is_refused_is_no_failure(live: Live, caplog: pytest.LogCaptureFixture) -> None:
    """A stranger, or a page that asks while kernels are compiled, writes no line into the log."""
    with pytest.raises(InvalidStatus, match="403"):
        Client(live, headers={"Origin": "https://example.org"})
    with Client(live):
        pass
    assert [record.getMessage() for record in caplog.records] == []


def test_a_foreign_page_opens_no_table(live: Live) -> None:
    """A request that changes something is refused when a page of another site sends it."""
    asked = {"name": "Anna", "levels": ["random"]}
    answer = live.ask("POST", "/api/tables", asked, {"origin": "https://example.org"})
    assert (answer.status, answer.json()["code"]) == (403, "origin")


def test_a_form_of_another_site_opens_no_table(live: Live) -> None:
    """A body that is not declared as JSON, as plain forms send it, is refused."""
    answer = live.ask("POST", "/api/tables", {"name": "Anna", "levels": ["random"]}, {"content-type": "text/plain"})
    assert answer.status == 422


@pytest.mark.parametrize(
    "host", ["example.org", "127.0.0.1.example.org", "localhost.example.org", "203.0.113.9", "[2001:db8::1]", "", "a b"]
)
def test_a_name_that_is_not_ours_gets_nothing(host: str, live: Live) -> None:
    """Whatever is asked for under a stranger's name is refused, so that no site can bend its name to this machine.

    People read why, and what to do, in their language; programs and sockets get a problem.
    """
    for path in ("/api/catalogue", "/healthz", "/favicon.svg", "/ws"):
        answer = live.ask("GET", path, headers={"host": host, "accept": "*/*"})
        assert problem(answer, 421).code == "host"
    shown = live.ask("GET", "/", headers={"host": host, **GERMAN_BROWSER})
    assert (shown.status, shown.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert "So heißt dieser Server nicht" in shown.body.decode()
    assert "<script" not in shown.body.decode()


def test_no_socket_is_opened_under_a_strangers_name(live: Live) -> None:
    """A page that has come under another name opens no socket, though name and origin are the same; it learns why."""
    with (
        pytest.raises(InvalidStatus) as refused,
        Client(live, host="example.org", headers={"Origin": "http://example.org"}),
    ):
        pass
    assert refused.value.response.status_code == 421
    assert b'"host"' in (refused.value.response.body or b"")


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:3131", True),
        ("LOCALHOST.", True),
        ("cards.localhost", True),
        ("127.8.9.1", True),
        ("[::1]:3131", True),
        ("kitchen", True),
        ("Kitchen.local:3131", True),
        ("192.168.1.7:3131", True),
        ("[::ffff:192.168.1.7]", True),
        ("192.168.1.8", False),
        ("kitchen.example.org", False),
        ("cards.example.org", True),
        ("cards.example.org:8443", True),
        ("other.example.org", False),
        ("laptop.fritz.box", True),
        ("[::1", False),
    ],
)
def test_which_names_are_ours(host: str, known: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine's names and loopback, the address a request comes in at, the public name, and what was set."""
    monkeypatch.setattr(socket, "gethostname", lambda: "Kitchen")
    hosts = Hosts("https://cards.example.org:8443/play", ["laptop.fritz.box"])
    assert hosts.know(host, {"type": "http", "server": ("192.168.1.7", 3131)}) is known


@pytest.mark.parametrize("language", ["de", "en-GB,de;q=0.5", ""])
def test_an_unknown_path_is_a_page_for_people(language: str, live: Live) -> None:
    """A browser that is led astray shows a page with the way to the games; a program gets a problem as ever."""
    shown = live.ask("GET", "/<b>nothing", headers={"accept": "text/html,*/*", "accept-language": language})
    told = shown.body.decode()
    assert (shown.status, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert 'href="/"' in told
    assert ("Hier ist nur Wasser" if language == "de" else "Nothing here but water") in told
    for path, accept in (("/nothing", "*/*"), ("/api/nothing", "text/html")):
        assert problem(live.ask("GET", path, headers={"accept": accept}), 404).code == "not-found"


def test_hashed_files_are_kept_and_the_page_is_asked_for(tmp_path: Path) -> None:
    """What has a hash in its name may be kept for ever; the page itself is asked for each time."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-abc.js").write_text("let x = 1\n" * 1000)
    (tmp_path / "icon.svg").write_text("<svg/>")
    with serving(settings=Settings(static=tmp_path)) as live:
        assert live.ask("GET", "/").headers["cache-control"] == "no-cache"
        assert live.ask("GET", "/icon.svg").headers["cache-control"] == "no-cache"
        script = live.ask("GET", "/assets/index-abc.js", headers={"accept-encoding": "gzip"})
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        missing = live.ask("GET", "/assets/index-old.js")
        assert (missing.status, missing.headers.get("cache-control")) == (404, None)


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2fapp.py", "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd"]
)
def test_only_the_clients_files_are_served(path: str, live: Live) -> None:
    """No path leads out of the client's folder."""
    assert live.ask("GET", path).status == 404
