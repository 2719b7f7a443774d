"""Test vectors of the fair shuffle: hands with proofs, right and wrong, and the verdicts (conformance/README.md).

Secrets and contributions are hashes of their place here, so that the file is the same whenever it is written.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from schwimmen.fair.shuffle import Shuffle

Line = dict[str, Any]

DRAWS = [("dealer", 6), ("lesson 3", 2), ("", 1), ("Würfel", 3 * 2**30), ("half", 2**31 + 1), ("all", 2**32)]
"""Numbers drawn for free labels; from the large ones every other word or so is passed over."""


@dataclass(frozen=True)
class Case:
    """A hand that was shuffled fairly."""

    name: str
    cards: int = 32
    silent: tuple[int, ...] = ()
    """Seats that contributed nothing."""
    players: int = 3
    table: str = "quiet-otter-31"
    hand: int = 1
    rebuilt: tuple[int, ...] = ()
    """How many cards each rebuilt stock holds."""
    first: bool = False
    """Whether it begins a match, so that chance names its dealer."""


CASES = [
    Case("three people"),
    Case("two people, the first hand of a match", players=2, first=True),
    Case("four people, the first hand of a later match", players=4, hand=23, first=True),
    Case("a person and three computer opponents", players=4, silent=(1, 2, 3), hand=2),
    Case("nobody contributed", silent=(0, 1, 2), hand=3),
    Case("nine at a table, 36 cards", cards=36, players=9, silent=(4, 7), first=True),
    Case("20 cards", cards=20, players=2, hand=40),
    Case("28 cards, a stock rebuilt", cards=28, players=4, rebuilt=(12,), hand=5),
    Case("52 cards, three stocks rebuilt", cards=52, players=5, silent=(2,), rebuilt=(27, 9, 1), hand=6, first=True),
    Case("a table whose id is any text", table="Küche – Oma's 31 🂡", players=2),
    Case("a table without an id", table="", players=2),
    Case("a very late hand", hand=2**53 - 1, cards=52, players=8, first=True),
    Case("40 cards, without eight, nine and ten", cards=40, players=7, hand=8, first=True),
]
SPOILT = Case("", cards=28, players=3, silent=(1,), hand=7, rebuilt=(10, 8), first=True)
"""The hand that the wrong lines change."""


def suite() -> str:
    """Return the whole file, one JSON object a line."""
    made = [*map(fair_line, CASES), *wrong_lines()]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in made)


def fair_line(case: Case) -> Line:
    """Make the line of a fair hand, with the values on the way."""
    shuffle = shuffle_of(case)
    return {
        "name": case.name,
        "hand": hand_of(case, shuffle),
        "players": case.players,
        "dealer": shuffle.below("dealer", case.players) if case.first else None,
        "verdict": "fair",
        "seed": shuffle.seed.hex(),
        "below": [[label, n, shuffle.below(label, n)] for label, n in DRAWS],
    }


def shuffle_of(case: Case) -> Shuffle:
    """Return the shuffle of a case."""
    from schwimmen.fair.shuffle import Shuffle

    def digest(what: str) -> bytes:
        return hashlib.sha256(f"{case.name}: {what}".encode()).digest()

    given = [None if seat in case.silent else digest(f"seat {seat}")[:16].hex() for seat in range(case.players)]
    return Shuffle(digest("secret"), case.table, case.hand, tuple(given))


def hand_of(case: Case, shuffle: Shuffle) -> Line:
    """Write the hand as a record has it, as far as the shuffle goes."""
    from schwimmen.cards import NAMES, pack_of

    def text(label: str, cards: list[int]) -> str:
        return " ".join(NAMES[card] for card in shuffle.order(label, cards))

    pack = pack_of(case.cards)
    hand: Line = {"pack": text("pack", pack)}
    if case.rebuilt:
        taken = [shuffle.order(f"taken {number}", pack)[:size] for number, size in enumerate(case.rebuilt)]
        hand["recycled"] = [text(f"stock {number}", cards) for number, cards in enumerate(taken, start=1)]
    return hand | {"shuffle": shuffle.proof()}


def wrong_lines() -> Iterator[Line]:
    """Change one thing in a fair hand, each time another one."""
    good = fair_line(SPOILT)
    hand, dealer = good["hand"], good["dealer"]
    proof, pack, (stock, other) = hand["shuffle"], hand["pack"], hand["recycled"]

    def line(name: str, verdict: str, hand: Any) -> Line:
        return {"name": name, "hand": hand, "players": SPOILT.players, "dealer": dealer, "verdict": verdict}

    yield line("no proof", "none", {"pack": pack})
    yield line("the proof is null", "none", hand | {"shuffle": None})
    for name, verdict, values in wrong_proofs(proof):
        yield line(f"{name} in the proof", verdict, hand | {"shuffle": proof | values})
    yield line("the upper two cards exchanged", "pack", hand | {"pack": f"{pack[3:5]} {pack[:2]} {pack[6:]}"})
    yield line("the lower two cards exchanged", "pack", hand | {"pack": f"{pack[:-5]}{pack[-2:]} {pack[-5:-3]}"})
    yield line("the stocks in the other order", "recycled", hand | {"recycled": [other, stock]})
    yield line("a card fewer in the last stock", "recycled", hand | {"recycled": [stock, other[3:]]})
    yield line("somebody else deals", "dealer", hand) | {"dealer": (dealer + 1) % SPOILT.players}
    yield line("a hand that is a text", "malformed", pack)
    yield line("a proof that is a text", "malformed", hand | {"shuffle": proof["secret"]})
    yield line("no pack", "malformed", {"shuffle": proof})
    yield line("a card missing in the pack", "malformed", hand | {"pack": pack[3:]})
    yield line("a card twice in the pack", "malformed", hand | {"pack": f"{pack[:2]} {pack}"})
    yield line("a card that is none", "malformed", hand | {"pack": pack.replace("AD", "1D")})
    yield line("a rebuilt stock with a card of no pack", "malformed", hand | {"recycled": [stock + " 2C"]})
    yield line("a rebuilt stock without cards", "malformed", hand | {"recycled": [stock, other, ""]})
    yield line("rebuilt stocks that are no list", "malformed", hand | {"recycled": stock})


def wrong_proofs(proof: Line) -> Iterator[tuple[str, str, Line]]:
    """Yield what may be wrong in a proof: a name, the verdict, and the values that are changed."""
    first, nobody, last = proof["contributions"]
    digits = "0123456789abcdef" * 2
    yield "another secret", "commitment", {"secret": proof["commitment"]}
    yield "another commitment", "commitment", {"commitment": proof["secret"]}
    yield "another table", "pack", {"table": "quiet-otter-32"}
    yield "another hand", "pack", {"hand": 8}
    yield "one digit of a contribution", "pack", {"contributions": [next_digit(first), nobody, last]}
    yield "a contribution left out", "pack", {"contributions": [first, nobody, None]}
    yield "two contributions exchanged", "pack", {"contributions": [last, nobody, first]}
    yield "a secret in capitals", "malformed", {"secret": "AB" * 32}
    yield "a secret that is too short", "malformed", {"secret": digits}
    yield "no commitment", "malformed", {"commitment": None}
    yield "a table of two lines", "malformed", {"table": "quiet\notter"}
    yield "a table that is a number", "malformed", {"table": 31}
    yield "hand 0", "malformed", {"hand": 0}
    yield "a hand that is a text", "malformed", {"hand": "7"}
    yield "a contribution too few", "malformed", {"contributions": [digits, None]}
    yield "a contribution that is too long", "malformed", {"contributions": [digits, None, digits + "0"]}
    yield "a contribution that is a dash", "malformed", {"contributions": [digits, None, "-"]}
    yield "contributions that are no list", "malformed", {"contributions": digits}


def next_digit(text: str) -> str:
    """Return a hex text whose first digit is another one."""
    return f"{(int(text[0], 16) + 1) % 16:x}{text[1:]}"
