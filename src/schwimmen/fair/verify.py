"""Whether a hand was shuffled fairly, recomputed from its record (docs/fair-shuffle.md).

Written from that page in the plainest way, without a line of the program that shuffles, so that two programs check
each other. It needs nothing but Python: if you trust nobody, copy this file, read it and run it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator
from typing import Any

RANKS, SUITS = "23456789TJQKA", "CSHD"
PACKS = [RANKS, "234567JQKA", "6789TJQKA", "789TJQKA", "89TJQKA", "TJQKA"]
"""The ranks of each pack."""
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
"""All cards in card order."""


def verdicts(record: dict[str, Any]) -> list[str]:
    """Return the verdict on each hand of a record that `schwimmen.match.record.read` accepts."""
    players, dealer = len(record["players"]), record["dealer"]
    return [verdict(hand, players, None if number else dealer) for number, hand in enumerate(record["hands"])]


def verdict(hand: Any, players: int | None = None, dealer: int | None = None) -> str:
    """Judge a hand of a record: `fair`, or else the first of these that holds.

    `none`: it carries no proof; `malformed`: what it carries is none; `commitment`: the secret is not the one that was
    committed to; `pack`, `recycled`, `dealer`: the pack, a rebuilt stock, or who deals first is not what follows.
    `players` is their number, by default that of the contributions; `dealer` is given for the first hand of a match.
    """
    if isinstance(hand, dict) and hand.get("shuffle") is None:
        return "none"
    try:
        pack, rebuilt = packs_of(hand)
        proof = read(hand["shuffle"], players)
    except (KeyError, TypeError, ValueError):
        return "malformed"
    if commitment(bytes.fromhex(proof["secret"])) != proof["commitment"]:
        return "commitment"
    root = seed(proof)
    if pack != shuffled(root, "pack", pack):
        return "pack"
    if any(order != shuffled(root, f"stock {number}", order) for number, order in enumerate(rebuilt, start=1)):
        return "recycled"
    if dealer is not None and dealer != below(stream(root, "dealer"), len(proof["contributions"])):
        return "dealer"
    return "fair"


# ---------------------------------------------------------------- the function


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret."""
    return hashlib.sha256(b"schwimmen 1 commitment\n" + secret).hexdigest()


def seed(proof: dict[str, Any]) -> bytes:
    """Return what all streams of a hand are made from."""
    text = f"schwimmen 1 seed\n{proof['table']}\n{proof['hand']}\n"
    for contribution in proof["contributions"]:
        text += "-\n" if contribution is None else contribution + "\n"
    return hmac.new(bytes.fromhex(proof["secret"]), text.encode("utf-8"), hashlib.sha256).digest()


def stream(root: bytes, label: str) -> Iterator[int]:
    """Yield the numbers of a label: blocks of 32 bytes, eight numbers each."""
    counter = 0
    while True:
        block = hmac.new(root, f"{label}\n{counter}".encode(), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def below(numbers: Iterator[int], n: int) -> int:
    """Return the next number modulo n; numbers in the last, incomplete round are passed over."""
    while True:
        number = next(numbers)
        if number < 2**32 // n * n:
            return number % n


def shuffled(root: bytes, label: str, cards: list[str]) -> list[str]:
    """Return cards, put into card order before, in the order that follows."""
    order = sorted(cards, key=CARDS.index)
    numbers = stream(root, label)
    for last in range(len(order) - 1, 0, -1):
        other = below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


# ---------------------------------------------------------------- reading


def packs_of(hand: Any) -> tuple[list[str], list[list[str]]]:
    """Return the pack of a hand and its rebuilt stocks. Raises KeyError, TypeError or ValueError for what is none."""
    pack = cards(hand["pack"])
    require(any(set(pack) == {rank + suit for rank in ranks for suit in SUITS} for ranks in PACKS))
    rebuilt = hand.get("recycled", [])
    require(isinstance(rebuilt, list))
    orders = [cards(text) for text in rebuilt]
    require(all(set(order) <= set(pack) for order in orders))
    return pack, orders


def cards(text: Any) -> list[str]:
    """Return the cards that a text names: at least one, each once. Raises TypeError or ValueError."""
    require(isinstance(text, str))
    names: list[str] = text.split()
    require(names and set(names) <= set(CARDS) and len(set(names)) == len(names))
    return names


def read(proof: Any, players: int | None) -> dict[str, Any]:
    """Return a proof as it came if it can be one. Raises KeyError, TypeError or ValueError."""
    require(re.fullmatch(r"[0-9a-f]{64}", proof["commitment"]))
    require(re.fullmatch(r"[0-9a-f]{64}", proof["secret"]))
    require(not re.search(r"[\n\r\ud800-\udfff]", proof["table"]))
    require(type(proof["hand"]) is int and 1 <= proof["hand"] < 2**53)
    contributions = proof["contributions"]
    require(isinstance(contributions, list) and len(contributions) > 0)
    require(players is None or len(contributions) == players)
    require(all(each is None or re.fullmatch(r"[0-9a-f]{32}", each) for each in contributions))
    found: dict[str, Any] = proof
    return found


def require(condition: object) -> None:
    """Raise ValueError unless a condition holds."""
    if not condition:
        raise ValueError
