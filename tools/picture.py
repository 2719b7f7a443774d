"""Take the pictures that the documents show: a real position of a real match, and the review of one of its hands.

    python tools/picture.py

The same comes out each time; only the client's looks, and how well the review plays, can change the pictures.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import chromium
from PIL import Image

from schwimmen.match.game import Game
from schwimmen.players import choose
from schwimmen.server.app import create_app
from schwimmen.server.building import build
from schwimmen.server.listen import Server, config
from schwimmen.server.table import entries
from schwimmen.server.table.entries import BotSeat, Entry, Opened
from schwimmen.server.table.table import Table

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH, HEIGHT = 1400, 900
PORT = 3199
SEED, HAND, TURN = 5, 6, 2
"""Which match, and when: the person's turn of that number in that hand."""

REVIEWED, STEP = 1, 7
"""Which of its hands is reviewed, and at which step."""

BOTS = [BotSeat(seat=1, name="Ben", level="club"), BotSeat(seat=2, name="Cem", level="beginner")]
BOTS += [BotSeat(seat=3, name="Dora", level="club")]
MEMBER = "anna"
SETTINGS = {"language": "en", "theme": "light", "motion": "calm", "sound": False}


def position(seed: int = SEED) -> list[Entry]:
    """Return the log of a table at which a match was played on to the position that is shown."""
    table, secrets, log = Table("picture"), secrets_of(seed), list[Entry]()

    def happens(*row: Entry) -> None:
        table.apply(row, 0)
        log.extend(row)

    happens(
        Opened(
            alias="picture", rules="schwimmen", house={}, seats=4, bots=BOTS, fill=None, public=False,
            pace="relaxed", clock="relaxed", chat=True, watch=True, school=None, secret=next(secrets),
        ),
        entries.Sat(seat=0, member=MEMBER, name="Anna"),
        entries.Started(bots=[], secret=next(secrets)),
    )  # fmt: skip
    assert table.match is not None, "the match has begun"
    game, levels = table.match.game, {bot.seat: bot.level for bot in BOTS}
    while not game.over and not shown(game):
        seat = game.to_move
        if seat is None:
            happens(entries.Dealt(secret=next(secrets)))
        else:
            move = choose(levels.get(seat, "club"), game.look(seat), game.rules, seed=len(game.events))
            happens(entries.Moved(token=move, by=seat if seat == 0 else None))
    return log


def secrets_of(seed: int) -> Iterator[str]:
    """Yield secrets without end that follow from a seed."""
    return (hashlib.sha256(f"{seed} {number}".encode()).hexdigest() for number in count())


def shown(game: Game) -> bool:
    """Say whether this is the position to show."""
    turns = game.view(0).seats[0].turns
    return game.hand_number == HAND and game.to_move == 0 and game.phase == "turn" and turns + 1 == TURN


async def take(store: str) -> None:
    """Serve the position, and take the pictures."""
    from playwright.async_api import async_playwright

    lobby = build(store)
    await lobby.add(Table("picture", replay_of=lobby.services.signer.replay), position())
    token = lobby.services.signer.token("picture", MEMBER)
    how = config(create_app(lobby))
    how.port = PORT
    started = asyncio.Event()
    server = Server(how, started.set)
    serving = asyncio.create_task(server.serve())
    await started.wait()
    held = [{"table": "picture", "seat": 0, "token": token}]
    stored = {"schwimmen.seats": json.dumps(held), "schwimmen.settings": json.dumps(SETTINGS)}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium.find(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        await page.add_init_script(f"for (const [k, v] of Object.entries({json.dumps(stored)})) localStorage[k] = v")
        await page.goto(f"http://localhost:{PORT}/#/table/picture")
        await page.wait_for_timeout(1500)
        save(await page.screenshot(), "table.webp")
        address = lobby.services.signer.replay("picture", REVIEWED)
        await page.goto(f"http://localhost:{PORT}/#/replay/{address}?{STEP}&review")
        await page.locator('[data-testid="review"][data-state="done"]').wait_for(timeout=120_000)
        await page.wait_for_timeout(500)
        save(await page.screenshot(), "review.webp")
        await browser.close()
    server.should_exit = True
    await serving


def save(picture: bytes, name: str) -> None:
    """Write a picture to the documents."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    Image.open(io.BytesIO(picture)).convert("RGB").save(FOLDER / name, quality=88, method=6)
    print(f"wrote {name}, {(FOLDER / name).stat().st_size // 1024} kB")


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit("The picture is taken by Chromium, and there is none on PATH.")
    with TemporaryDirectory() as folder:
        asyncio.run(take(f"sqlite:///{folder}/tables.sqlite"))
