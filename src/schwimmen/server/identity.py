"""Who somebody is: signed secrets that open a seat, and signed addresses of replays.

A member is who somebody is at one table; the token that opens the seat is the member with a signature for that table.
Anyone who knows only public things (ids of tables, names, numbers of seats) cannot make either.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from functools import lru_cache

MEMBER_BYTES = 12
SIGNATURE_BYTES = 24
REPLAY_BYTES = 12
MOST_KEPT = 20_000
"""Addresses of replays that are kept: a table tells all of a match again and again."""

_REPLAY = re.compile(r"([\w-]{1,64})\.([1-9]\d{0,8})\.([\w-]{1,64})", re.ASCII)


class Signer:
    """Makes and checks what only this server, or those that share its store, can make."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.replay = lru_cache(MOST_KEPT)(self._replay)
        """`replay(alias, hand)` returns the address of a finished hand: alias, the hand's number there, a signature."""

    @staticmethod
    def new_member() -> str:
        """Return who a person is at a table."""
        return secrets.token_urlsafe(MEMBER_BYTES)

    def token(self, table_id: str, member: str) -> str:
        """Return the secret that opens the seat of a member."""
        return f"{member}.{self._sign('seat', table_id, member, size=SIGNATURE_BYTES)}"

    def member(self, table_id: str, token: str) -> str | None:
        """Return whose token it is, None for one that this server has not made for this table."""
        member, _, _ = token.partition(".")
        good = self.token(table_id, member).encode()
        return member if hmac.compare_digest(good, token.encode("utf-8", "surrogatepass")) else None

    def _replay(self, alias: str, hand: int) -> str:
        return f"{alias}.{hand}.{self._sign('replay', alias, str(hand), size=REPLAY_BYTES)}"

    def replayed(self, key: str) -> tuple[str, int] | None:
        """Return the alias and the hand of an address, None for one that this server has not made."""
        found = _REPLAY.fullmatch(key)
        if found is None or not hmac.compare_digest(self.replay(found[1], int(found[2])), key):
            return None
        return found[1], int(found[2])

    def _sign(self, *parts: str, size: int) -> str:
        told = "\n".join(parts).encode("utf-8", "surrogatepass")
        signature = hmac.digest(self._key, told, hashlib.sha256)[:size]
        return base64.urlsafe_b64encode(signature).decode().rstrip("=")
