"""Take the picture of the table that the README shows: a real position of a real match, in a real browser.

    python tools/picture.py

The same position comes out each time; only the client's looks can change the picture.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
from pathlib import Path

import chromium
from PIL import Image
from schwimmen.server.views import Sitter

from schwimmen.game import Game
from schwimmen.players import choose
from schwimmen.server.app import create_app
from schwimmen.server.bots import Thinkers
from schwimmen.server.listen import Server, config
from schwimmen.server.lobby import Lobby
from schwimmen.server.table import Table

FILE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "table.webp"
WIDTH, HEIGHT = 1400, 900
PORT = 3199
SEED, HAND, TURN = 9, 6, 2
"""Which match, and when: the person's turn of that number in that hand."""

SITTERS = [Sitter("Anna"), Sitter("Ben", "club"), Sitter("Cem", "beginner"), Sitter("Dora", "club")]
SETTINGS = {"language": "en", "theme": "light", "motion": "calm", "sound": False}


def position(seed: int = SEED) -> Game:
    """Return the match, played on to the position that is shown."""
    game = Game(players=[sitter.name for sitter in SITTERS], dealer=1, seed=seed)
    while not game.over and not shown(game):
        if game.to_move is None:
            game.deal()
        else:
            seat = game.to_move
            game.play(choose(SITTERS[seat].level or "club", game.look(seat), game.rules, seed=len(game.events)))
    return game


def shown(game: Game) -> bool:
    """Say whether this is the position to show."""
    turns = game.view(0).seats[0].turns
    return game.hand_number == HAND and game.to_move == 0 and game.phase == "turn" and turns + 1 == TURN


async def take() -> None:
    """Serve the position, and take its picture."""
    from playwright.async_api import async_playwright

    lobby = Lobby(Thinkers())
    token = lobby.add("picture", Table(position(), SITTERS))[0]
    how = config(create_app(lobby))
    how.port = PORT
    started = asyncio.Event()
    server = Server(how, started.set)
    serving = asyncio.create_task(server.serve())
    await started.wait()
    held = [{"table": "picture", "seat": 0, "token": token}]
    stored = {"schwimmen.seats": json.dumps(held), "schwimmen.settings": json.dumps(SETTINGS)}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        await page.add_init_script(f"for (const [k, v] of Object.entries({json.dumps(stored)})) localStorage[k] = v")
        await page.goto(f"http://localhost:{PORT}/#/table/picture")
        await page.wait_for_timeout(1500)
        picture = await page.screenshot()
        await browser.close()
    server.should_exit = True
    await serving
    FILE.parent.mkdir(parents=True, exist_ok=True)
    Image.open(io.BytesIO(picture)).convert("RGB").save(FILE, quality=88, method=6)


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit("The picture is taken by Chromium, and there is none on PATH.")
    asyncio.run(take())
    print(f"wrote {FILE.name}, {FILE.stat().st_size // 1024} kB")
