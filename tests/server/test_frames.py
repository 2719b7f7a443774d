"""WebSocket frames, as the server writes and reads them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from unittest.mock import Mock

import pytest
from websockets.frames import Frame, Opcode

from schwimmen.server.frames import Outgoing, frame_end, framed, text_of
from tests.server.live import Client, Live


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_a_text_is_one_whole_frame(length: int) -> None:
    """A text of any length is framed to the byte as the `websockets` library frames it."""
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_a_frame_ends_where_the_next_one_begins(length: int) -> None:
    """Of frames of any length that come one behind the other, or in pieces, it is known where each one ends."""
    frame = masked(Opcode.TEXT, b"x" * length)
    assert frame_end(frame + frame, 0, 1 << 20) == len(frame)
    assert frame_end(frame + frame, len(frame), 1 << 20) == 2 * len(frame)
    assert not any(frame_end(frame[:came], 0, 1 << 20) for came in {1, 2, 3, 9, len(frame) - 1} if came < len(frame))


def test_what_is_too_long_is_not_waited_for() -> None:
    """A frame that says that it is longer than allowed ends with what has come."""
    assert frame_end(masked(Opcode.TEXT, bytes(2000))[:10], 0, 1000) == 10


@pytest.mark.parametrize(
    ("frame", "text"),
    [
        (masked(Opcode.TEXT, "Ässe".encode()), "Ässe"),
        (masked(Opcode.TEXT, b"\xff"), None),
        (masked(Opcode.TEXT, b"x", fin=False), None),
        (masked(Opcode.BINARY, b"x"), None),
        (Frame(Opcode.TEXT, b"x").serialize(mask=False), None),
    ],
    ids=["text", "not UTF-8", "the first of several", "bytes", "not masked"],  # a mask is random
)
def test_a_short_text_is_read_at_once(frame: bytes, text: str | None) -> None:
    """A short text that is whole and masked is read; whatever else comes is left to uvicorn, and to its answers."""
    assert text_of(frame) == text


async def test_frames_of_a_turn_go_out_in_order_at_its_end() -> None:
    """What is said in one turn of the event loop goes out after it, in its order, to whoever is still there."""
    there, gone, sent, outgoing = Mock(), Mock(), Mock(), Outgoing()
    there.write, there.is_closing.return_value, gone.is_closing.return_value = sent, False, True
    for transport, frame in ((there, b"one"), (gone, b"lost"), (there, b"two")):
        outgoing.add(transport, frame)
    assert not sent.called
    await asyncio.sleep(0)
    assert [each.args for each in sent.call_args_list] == [(b"one",), (b"two",)]
    assert not gone.write.called


def test_messages_arrive_however_the_network_cuts_them(live: Live, client: Callable[..., Client]) -> None:
    """Messages that come together, in pieces, or in several frames are each heard once, and in their order."""
    at = live.open(levels=["random"])
    person = client()
    person.sit(at["table"], at["token"])
    line = person.web.socket
    wish = [b'{"type":"set","id":"%d"}' % number for number in range(4)]
    line.sendall(masked(Opcode.TEXT, wish[0]) + masked(Opcode.TEXT, wish[1]))
    whole = (
        masked(Opcode.TEXT, wish[2][:5], fin=False) + masked(Opcode.CONT, wish[2][5:]) + masked(Opcode.TEXT, wish[3])
    )
    for place in range(len(whole)):
        line.sendall(whole[place : place + 1])
    answers = [person.wait(lambda message: message.get("ack"))["ack"] for _ in wish]
    assert answers == ["0", "1", "2", "3"]
