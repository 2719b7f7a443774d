"""WebSocket frames, as the server writes them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from schwimmen.server.frames import framed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_a_text_is_one_whole_frame(length: int) -> None:
    """A text of any length is framed to the byte as the `websockets` library frames it."""
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
