"""Who may ask, and what a browser may do with the answers."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from schwimmen.server.client import STATIC
from schwimmen.server.settings import Settings
from tests.server.live import Client, Live, serving


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


def test_a_foreign_page_opens_no_socket(live: Live) -> None:
    """A WebSocket from a page of another site is refused before it begins; one from this server's page is let in."""
    with Client(live, headers={"Origin": f"http://127.0.0.1:{live.port}"}):
        pass
    for origin in ("https://example.org", f"http://127.0.0.1:{live.port + 1}", "null", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus, match="403"):
            Client(live, headers={"Origin": origin})


def test_a_foreign_page_opens_no_table(live: Live) -> None:
    """A request that changes something is refused when a page of another site sends it."""
    asked = {"name": "Anna", "levels": ["random"]}
    answer = live.ask("POST", "/api/tables", asked, {"origin": "https://example.org"})
    assert (answer.status, answer.json()["code"]) == (403, "origin")


def test_a_form_of_another_site_opens_no_table(live: Live) -> None:
    """A body that is not declared as JSON, as plain forms send it, is refused."""
    answer = live.ask("POST", "/api/tables", {"name": "Anna", "levels": ["random"]}, {"content-type": "text/plain"})
    assert answer.status == 422


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


def test_the_client_is_small(live: Live) -> None:
    """All JavaScript of the built client together is under 120 kB on the wire."""
    scripts = [path.name for path in (STATIC / "assets").glob("*.js")]
    compressed = {"accept-encoding": "gzip"}
    sizes = [len(live.ask("GET", f"/assets/{name}", headers=compressed).body) for name in scripts]
    assert 0 < sum(sizes) < 120_000
