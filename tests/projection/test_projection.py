"""What kernels write of a table: it follows from what a reader may know, and changes add up."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen import PRESETS
from schwimmen.match.telling import NOBODY_TOLD
from tests.laws.strategies import LAW, Play, tables
from tests.laws.test_views import hidden_cards, permuted

pytestmark = pytest.mark.parametrize("preset", PRESETS)


def read(keys: bytes) -> dict[str, Any]:
    """Return keys of an object as an object."""
    told: dict[str, Any] = orjson.loads(b"{%b}" % keys)
    return told


@LAW
@given(data=st.data())
def test_hidden_cards_change_no_byte(preset: str, data: st.DataObject) -> None:
    """With the cards that a seat cannot know dealt out again, every byte that it is told is the same."""
    play = Play(preset, *data.draw(tables(preset)))
    game = play.game
    for step, _ in enumerate(play.hands(most=1)):
        seat = step % len(game.players)
        unknown = hidden_cards(play.referee, seat)
        twin = permuted(play.referee, seat, random.Random(step).sample(unknown, len(unknown)))
        reader = game.reader(seat)
        assert game.teller.whole(twin.save(), reader) == game.teller.whole(game.state, reader)


@LAW
@given(data=st.data())
def test_changes_add_up(preset: str, data: st.DataObject) -> None:
    """What was told, with what has changed since, is what somebody is told who comes now; nothing is told twice."""
    play = Play(preset, *data.draw(tables(preset)))
    game = play.game
    seats = range(len(game.players))
    before, then = b"", [None, *([None] * len(seats))]
    known: list[dict[str, Any]] = [{} for _ in then]
    for _ in play.hands(most=1):
        now = [NOBODY_TOLD, *(game.reader(seat) for seat in seats)]
        shared, *own = map(read, game.teller.news(before, game.state, tuple(zip(then, now, strict=True))))
        for number, changed in enumerate(own):
            assert all(known[number].get(key, play) != value for key, value in (shared | changed).items())
            known[number] |= shared | changed
            assert known[number] == read(game.teller.whole(game.state, now[number]))
        before, then = game.state, now
