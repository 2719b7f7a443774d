"""The head of a request, its address and its headers, has a bound: httptools itself would keep one without an end."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD_BYTES: Final = 64 * 1024
"""More than browsers send with all the cookies of a machine's other programs."""


class Requests(HttpToolsProtocol):
    """uvicorn's protocol; it cuts off who sends for long without coming to an end."""

    begun = 0
    """Bytes that have come since a head, or a piece of a body, was whole."""

    def data_received(self, data: bytes) -> None:
        """Take what comes, unless a head has become too long with it."""
        self.begun += len(data)
        super().data_received(data)
        if self.begun > MOST_HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        """Count anew: the head has come to its end."""
        self.begun = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count anew: a body has its own bound."""
        self.begun = 0
        super().on_body(body)
