"""What holds for every request: who may ask, how much, and what a browser may do with the answer.

Plain ASGI, so that it also stands before the WebSocket.
"""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from schwimmen.server.hosts import Hosts
from schwimmen.server.rate_limit import Rate, RateLimits
from schwimmen.server.refusals import Refused, refusal
from schwimmen.server.school.decks import MOST_BYTES as MOST_DECK_BYTES

MOST_BYTES = 16 * 1024
"""Size of a request's body."""

AT_ONCE = {
    ("GET", "/api/catalogue"),
    ("POST", "/api/rules"),
    ("GET", "/api/compare"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/tables"),
}
"""What is answered without a compiled kernel, as is what is taught; everything else of the API plays cards."""

TAUGHT = "/api/school/"
"""What decks and terms are asked for by."""

LARGER = {"/api/school/decks": MOST_DECK_BYTES}
"""Where a larger body is expected."""

SHOWN = 80
"""Characters that are shown of a name that is not ours."""

POLICY = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the rules run in the page as WebAssembly, and nothing else is compiled
    "worker-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""From where the page may take what: from its own address, and nothing from anywhere else."""

HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {sources}" for name, sources in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Refuses strangers' names and pages, and huge bodies, and adds the headers that keep a browser careful.

    What needs the kernels is refused until they are `ready`.
    """

    def __init__(self, app: ASGIApp, requests: Rate, hosts: Hosts, *, ready: Callable[[], bool]) -> None:
        self.app = app
        self._hosts = hosts
        self._ready = ready
        self._requests = RateLimits(requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope, Headers(scope=scope))
        if refused is None:
            await self.app(scope, receive, _careful(send))
        else:
            await _refuse(scope, receive, send, refused)

    def _refused(self, scope: Scope, headers: Headers) -> Refused | None:
        """Return why a request is not followed: the status, the code, and what the sentence needs."""
        host = headers.get("host", "")
        if not self._hosts.know(host, scope):
            return 421, "host", {"host": host[:SHOWN]}
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not same_origin(headers):
            return 403, "origin", {}
        if scope["type"] == "http" and _length(headers) > LARGER.get(scope["path"], MOST_BYTES):
            return 413, "too-long", {}
        if plays(scope) and not self._ready():
            return 503, "preparing", {}
        if scope["path"].startswith("/api/") and not self._requests.spend(_address(scope)):
            return 429, "too-many", {}
        return None


def same_origin(headers: Headers) -> bool:
    """Say whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # no address at all
        return False


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


TOO_MANY = 10**9


def _length(headers: Headers) -> int:
    """Return the announced size of a body; one that is sent in pieces of unknown number is too long."""
    if "transfer-encoding" in headers:
        return TOO_MANY
    length = headers.get("content-length", "0")
    return int(length) if length.isdecimal() else TOO_MANY


def plays(scope: Scope) -> bool:
    """Say whether what is asked needs the kernels."""
    path: str = scope["path"]
    asked = path.startswith("/api/") and not path.startswith(TAUGHT)
    return path == "/ws" or (asked and (scope.get("method"), path) not in AT_ONCE)


async def _refuse(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:  # noqa: PLR0917
    if scope["type"] == "websocket":
        await receive()
    await refusal(scope["path"], Headers(scope=scope), refused)(scope, receive, _careful(send))


def _careful(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
