"""The server: the lobby over REST, one WebSocket a client, and the built client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from schwimmen.server import answers, connection, pages
from schwimmen.server.client import STATIC, Client
from schwimmen.server.connection import Limits
from schwimmen.server.guard import Guard
from schwimmen.server.lobby import Lobby
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol import Arg, Catalogue, NewTable, Problem, RulesAnswer, RulesAsked, Seated, Sentence
from schwimmen.server.school import routes as school


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What can be set about a server."""

    limits: Limits = field(default_factory=Limits)
    """What a connection may do."""
    sweep_seconds: float = 300
    """Time between two looks for idle tables."""
    static: Path = STATIC


def create_app(lobby: Lobby, settings: Settings | None = None) -> ASGIApp:
    """Return the application around a lobby, which it closes at the end."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(_sweep(lobby, settings.sweep_seconds))
        yield
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        lobby.close()

    # No documentation pages: they would load scripts from elsewhere. The description itself is offered.
    app = FastAPI(title="Schwimmen", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    _add_routes(app, lobby, settings)
    _add_problems(app)
    app.mount("/", Client(settings.static))
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    return Guard(app)  # outside of everything: it also stands before answers to errors


def _add_routes(app: FastAPI, lobby: Lobby, settings: Settings) -> None:
    problems: dict[int | str, dict[str, Any]] = {status: {"model": Problem} for status in (404, 413, 422, 503)}

    @app.get("/healthz")
    async def healthz() -> dict[str, bool]:
        return {"ok": True}

    @app.get("/api/catalogue")
    async def catalogue() -> Catalogue:
        return answers.catalogue()

    @app.post("/api/rules", responses=problems)
    async def rules(asked: RulesAsked) -> RulesAnswer:
        return answers.rules_answer(asked)

    @app.post("/api/tables", status_code=201, responses=problems)
    async def tables(asked: NewTable) -> Seated:
        return lobby.open(asked)

    school.add_routes(app, lobby.decks)
    pages.add_routes(app)

    @app.websocket("/ws")
    async def ws(socket: WebSocket) -> None:
        await connection.serve(socket, lobby, settings.limits)


def _add_problems(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_: Request, refusal: Refusal) -> JSONResponse:
        return JSONResponse(refusal.problem.model_dump(), refusal.status)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        where = ".".join(map(str, error.errors()[0]["loc"]))[:80]
        return _problem(422, "malformed", {"where": where})

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        code = {400: "malformed", 404: "not-found", 405: "method"}.get(error.status_code, "server")
        return _problem(error.status_code, code, {"where": "body"} if code == "malformed" else {})

    @app.exception_handler(Exception)
    async def broken(_: Request, __: Exception) -> JSONResponse:
        return _problem(500, "server", {})


def _problem(status: int, code: str, args: dict[str, Arg]) -> JSONResponse:
    problem = Problem(code=code, why=Sentence(key=f"problem-{code}", args=args))
    return JSONResponse(problem.model_dump(), status)


async def _sweep(lobby: Lobby, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        lobby.sweep()
