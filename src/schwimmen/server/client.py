"""The built browser client, served from the package."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"

FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"


def is_built(folder: Path = STATIC) -> bool:
    """Say whether there is a client to serve."""
    return (folder / "index.html").is_file()


class Client(StaticFiles):
    """The files of the client: those with a hash in their name may be kept for ever, the others are asked for."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, with the time that a browser may keep it."""
        response = await super().get_response(path, scope)
        kept = Path(path).parts[:1] == ("assets",) and response.status_code in (200, 304)
        response.headers["Cache-Control"] = FOREVER if kept else ASK_FIRST
        return response
