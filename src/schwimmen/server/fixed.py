"""What the server answers to everybody alike and for ever, as files: a folder of them needs no server."""

from __future__ import annotations

from pathlib import Path

from schwimmen.rules.presets import PRESETS
from schwimmen.server.answers import catalogue
from schwimmen.server.message import Message
from schwimmen.server.pages import game_page


def write(folder: Path) -> list[Path]:
    """Write the catalogue and the games' pages where a page without a server asks for them; return what was written.

    By their suffix a host knows that they are worth compressing.
    """
    found: dict[str, Message] = {"catalogue": catalogue()}
    found |= {f"pages/{game}": game_page(game) for game in PRESETS}
    files = {folder / "api" / f"{name}.json": answer for name, answer in found.items()}
    for path, answer in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(answer.model_dump_json(), encoding="utf-8")
    return list(files)
