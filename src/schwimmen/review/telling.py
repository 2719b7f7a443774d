"""A review in sentences of the word catalogue."""

from __future__ import annotations

from schwimmen.engine.codes import Kind
from schwimmen.match.tokens import Move
from schwimmen.words.sentence import Arg, Sentence

NAMED = {Kind.SWAP: "move-swap", Kind.DISCARD: "move-discard", Kind.POOL: "move-trade-pool"}
RIDDEN = {Kind.ALL: "move-all", Kind.PASS: "move-pass"}


def told_move(token: str, call: str) -> Sentence:
    """Return what a move is called; `call` is the game's word for its call."""
    move = Move.of(token)
    args: dict[str, Arg] = {"word": call, "call": move.call}
    if move.kind == Kind.POOL:
        return Sentence(NAMED[move.kind], args | {"gives": list(move.give)})
    if move.kind in NAMED:
        cards: dict[str, Arg] = {"give": move.give[0]}
        return Sentence(NAMED[move.kind], args | cards | ({"take": move.take[0]} if move.take else {}))
    return Sentence(RIDDEN.get(move.kind, f"do-{move.kind.name.lower()}"), args)
