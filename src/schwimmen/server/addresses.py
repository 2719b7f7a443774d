"""Where others find this server: the address in invitations, and its QR code."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import Request

ERROR_CORRECTION = "m"


@dataclass(frozen=True, slots=True)
class Place:
    """An address that others can use, without a slash at its end."""

    url: str
    here_only: bool
    """Whether it works on this machine alone."""


def place_of(request: Request, public_url: str | None, *, reachable: bool) -> Place:
    """Return where others find the server that got a request.

    `reachable` says whether it listens for the network at all, so that an address of this machine may be replaced by
    the one that others in the network use.
    """
    if public_url:
        return Place(public_url.rstrip("/"), here_only=False)
    asked = str(request.base_url).rstrip("/")
    parts = urlsplit(asked)
    if not is_this_machine(parts.hostname or ""):
        return Place(asked, here_only=False)
    found = network_address() if reachable else None
    if found is None:
        return Place(asked, here_only=True)
    port = f":{parts.port}" if parts.port else ""
    return Place(f"{parts.scheme}://{found}{port}", here_only=False)


def is_this_machine(host: str) -> bool:
    """Say whether a name or address means the machine itself."""
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host in ("localhost", "") or host.endswith(".localhost")


def network_address() -> str | None:
    """Return the address that this machine has in its network, None where it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documents (RFC 5737): only the route is looked up
        found = str(probe.getsockname()[0])
        return None if is_this_machine(found) or found == "0.0.0.0" else found  # noqa: S104
    return None


def qr(text: str) -> tuple[str, int]:
    """Return a text as a QR code: the path of an SVG drawing, and the length of its side."""
    import segno

    matrix = segno.make(text, error=ERROR_CORRECTION, micro=False).matrix
    runs = [f"M{column} {row}h1v1h-1z" for row, line in enumerate(matrix) for column, dark in enumerate(line) if dark]
    return "".join(runs), len(matrix)
