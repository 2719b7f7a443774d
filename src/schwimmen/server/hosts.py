"""By which names this server may be asked: a page of another site that bends its own name to this machine gets nothing.

Browsers keep sites apart by name. Who owns a name can let it lead to an address in somebody's living room, and a page
from there would then count as this server's own ("DNS rebinding"). So the name that is asked for must be one of ours.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.types import Scope

from schwimmen.server.addresses import is_this_machine


class Hosts:
    """The server's own names: those of this machine, the public one, and what else was set."""

    def __init__(self, public_url: str | None = None, more: Iterable[str] = ()) -> None:
        machine = name_in(socket.gethostname())
        public = [urlsplit(public_url).netloc] if public_url else []
        self._names = {name for name in map(name_in, (machine, f"{machine}.local", *public, *more)) if name}

    def know(self, host: str, scope: Scope) -> bool:
        """Say whether the name that a request asks for is one of ours; each address it comes in at is one, too."""
        name, (here, _) = name_in(host), scope.get("server") or ("", None)
        return name in self._names or (name != "" and (is_this_machine(name) or name == _plain(here)))


def name_in(host: str) -> str:
    """Return the name in a `Host`: without its port, as it is compared; empty for what cannot be one."""
    with suppress(ValueError):
        return _plain((urlsplit(f"//{host}").hostname or "").rstrip("."))
    return ""


def _plain(name: str) -> str:
    """Return an address in its one way to be written, a name as it is."""
    with suppress(ValueError):
        address = ipaddress.ip_address(name)
        return str(getattr(address, "ipv4_mapped", None) or address)
    return name
