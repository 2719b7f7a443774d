"""The server: the lobby over REST, one WebSocket a client, and the built client."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from schwimmen import __version__
from schwimmen.server import connection, lesson_routes, pages, routes
from schwimmen.server.admission import Guard
from schwimmen.server.client import Client
from schwimmen.server.connection import ConnectionLimit
from schwimmen.server.hosts import Hosts
from schwimmen.server.lobby import Lobby
from schwimmen.server.problems import Refusal
from schwimmen.server.refusals import refusal
from schwimmen.server.school import routes as school
from schwimmen.server.store.writer import StoreDown
from schwimmen.words.sentence import Arg

log = logging.getLogger(__name__)


def create_app(lobby: Lobby, *, reachable: bool = False, ready: Callable[[], bool] = lambda: True) -> ASGIApp:
    """Return the application around a lobby, which it starts, and closes at the end.

    `reachable` says whether it is served to the network and not to this machine alone, `ready` whether the kernels are
    compiled: until then the page is there, and tables of the server have to wait.
    """
    # FastAPI's own documentation pages would load scripts from elsewhere.
    app = FastAPI(
        title="Schwimmen",
        version=__version__,
        lifespan=_life(lobby),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    _add_health(app, lobby)
    routes.add_routes(app, lobby, reachable=reachable, ready=ready)
    school.add_routes(app, lobby.decks)
    lesson_routes.add_routes(app, lobby, reachable=reachable)
    pages.add_routes(app)
    _add_socket(app, lobby)
    _add_problems(app)
    app.mount("/", Client(lobby.settings.static))
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    hosts = Hosts(lobby.settings.public_url, lobby.settings.hosts)
    # Outside of everything: it also stands before errors.
    return Guard(app, lobby.settings.limits.requests, hosts, ready=ready)


def _life(lobby: Lobby) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """Return what surrounds the time in which the server answers."""

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await lobby.start()
        sweeping = asyncio.create_task(_sweep(lobby))
        yield
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        await lobby.close()

    return life


def _add_health(app: FastAPI, lobby: Lobby) -> None:
    @app.get("/healthz")
    async def healthz() -> dict[str, bool]:
        return {"ok": True}

    @app.get("/readyz", responses={503: {}})
    async def readyz() -> JSONResponse:
        ready = await lobby.services.store.ready()
        return JSONResponse({"ok": ready}, 200 if ready else 503)


def _add_socket(app: FastAPI, lobby: Lobby) -> None:
    connections = ConnectionLimit(lobby.settings.limits.connections)

    @app.websocket("/ws")
    async def ws(socket: WebSocket) -> None:
        await connection.serve(socket, lobby, connections)


def _add_problems(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_: Request, refusal: Refusal) -> JSONResponse:
        return JSONResponse(refusal.problem.model_dump(), refusal.status)

    @app.exception_handler(StoreDown)
    async def store_down(request: Request, __: StoreDown) -> Response:
        return _problem(request, 503, "store")

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        where = ".".join(map(str, error.errors()[0]["loc"]))[:80]
        return _problem(request, 422, "malformed", where=where)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        code = {400: "malformed", 404: "not-found", 405: "method"}.get(error.status_code, "server")
        return _problem(request, error.status_code, code, **({"where": "body"} if code == "malformed" else {}))

    @app.exception_handler(Exception)
    async def broken(request: Request, __: Exception) -> Response:
        return _problem(request, 500, "server")


def _problem(request: Request, status: int, code: str, **args: Arg) -> Response:
    return refusal(request.url.path, request.headers, (status, code, args))


async def _sweep(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(lobby.settings.sweep_seconds)
        try:
            await lobby.sweep()
        except Exception:
            lobby.services.metrics.failures.inc()
            log.exception("looking for idle tables failed")
