"""Computer opponents at a table of the server: they keep a pace and keep nobody else waiting."""

import asyncio
import random
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from schwimmen import Rules
from schwimmen.players import choose
from schwimmen.players.names import names_for
from schwimmen.server import bots
from schwimmen.server.bots import PAUSES, Thinkers
from schwimmen.server.protocol.common import Pace
from schwimmen.server.table.inputs import Think
from tests.server import tables
from tests.server.live import PATIENCE, Client, play_on, serving


def test_a_slow_thinker_delays_no_other_table() -> None:
    """While an opponent at one table thinks and thinks, a whole match is played at another."""
    go_on = threading.Event()

    def slow_club(level: str, view: Any, rules: Rules, seed: int, *, memory: str) -> str:
        if level == "club":
            assert go_on.wait(PATIENCE)
        return choose(level, view, rules, seed, memory=memory)

    with serving(Thinkers(slow_club)) as live, Client(live) as waiting, Client(live) as playing:
        slow = live.open(levels=["club"])
        waiting.sit(slow["table"], slow["token"])
        while (view := waiting.last["view"])["to_move"] != 1:
            if view["to_move"] == 0:
                waiting.play(view["legal"][0])
            elif 0 in view["ready"]:
                waiting.receive()
            else:  # A hand can be over as soon as it is dealt (SW-6).
                waiting.answered("next")
        quick = live.open(levels=["random"], house={"units": 1, "grace": 0})
        playing.sit(quick["table"], quick["token"])
        play_on(playing, lambda legal: next((move for move in legal if move.endswith("!")), legal[0]))
        assert waiting.last["view"]["phase"] != "over"
        turn = waiting.last["turn"]
        go_on.set()
        waiting.until(lambda state: state["turn"] > turn)


def test_a_broken_thinker_breaks_no_table(caplog: pytest.LogCaptureFixture) -> None:
    """When an opponent fails to decide, the hand goes on with a legal move, and the log says that it failed."""

    def broken(*_: object, **_more: object) -> str:
        raise RuntimeError("no idea")

    with serving(Thinkers(broken)) as live, Client(live) as client:
        at = live.open(house={"units": 1, "grace": 0, "auto_declare": []})
        client.sit(at["table"], at["token"])
        client.my_turn()
        while client.last["view"]["phase"] not in ("deal", "over"):
            view = client.my_turn()
            client.play(next((move for move in view["legal"] if move.endswith("!")), view["legal"][0]))
            client.until(lambda state: state["view"]["phase"] != "turn" or state["view"]["to_move"] == 0)
    assert "could not decide" in caplog.text


@pytest.mark.parametrize("pace", list(PAUSES))
async def test_opponents_take_the_time_of_their_pace(pace: Pace, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause lies within the bounds of the pace, and depends on chance alone: the same chance, the same pause."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    loop = asyncio.get_running_loop
    monkeypatch.setattr(bots, "asyncio", SimpleNamespace(sleep=sleep, gather=asyncio.gather, get_running_loop=loop))
    thinkers = Thinkers()
    table = tables.new(["random", None])
    for seed in range(20):
        random.seed(seed // 2)
        view = tables.new(["random", None], seed=seed).game.look(0)
        asked = Think(seed, 0, "random", view, table.game.rules, pace)
        assert (await thinkers.think(asked)).turn == seed
    least, most = PAUSES[pace]
    assert all(least <= pause <= most for pause in slept)
    assert slept[::2] == slept[1::2]
    thinkers.close()


def test_names_are_shuffled_by_the_table() -> None:
    """The order of names follows from the table; two tables greet one with different faces."""
    assert names_for(["Anna"], 3, "table-a") == names_for(["Anna"], 3, "table-a")
    assert names_for(["Anna"], 3, "table-a") != names_for(["Anna"], 3, "table-b")
    assert not {"Ada", "Rosa"} & set(names_for(["ada", "Rosa Luxem"], 33, "table-a"))


async def test_the_loop_is_free_while_somebody_thinks() -> None:
    """Thinking happens beside the event loop: other things get done in the meantime."""
    thinking, go_on = threading.Event(), threading.Event()

    def slow(*_: object, **_more: object) -> str:
        thinking.set()
        assert go_on.wait(PATIENCE)
        return "pass"

    thinkers = Thinkers(slow)
    table = tables.new(["random", None])
    asked = Think(0, 0, "random", table.game.look(0), table.game.rules, "instant")
    task = asyncio.create_task(thinkers.think(asked))
    assert await asyncio.to_thread(thinking.wait, PATIENCE)
    go_on.set()
    assert (await task).token == "pass"
    thinkers.close()
