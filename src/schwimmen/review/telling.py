"""A review in sentences of the word catalogue."""

from __future__ import annotations

from schwimmen.engine.codes import Kind
from schwimmen.match.tokens import Move
from schwimmen.words.sentence import Arg, Sentence

CALLED = {
    Kind.KEEP: "do-keep",
    Kind.TRADE: "do-trade",
    Kind.SWAP: "move-swap",
    Kind.ALL: "move-all",
    Kind.PASS: "move-pass",
    Kind.CLOSE: "do-close",
    Kind.REFRESH: "do-refresh",
    Kind.DRAW: "do-draw",
    Kind.TAKE: "do-take",
    Kind.DISCARD: "move-discard",
    Kind.SOME: "move-some",
    Kind.RIGHT: "do-right",
    Kind.WRONG: "do-wrong",
    Kind.CHALLENGE: "do-challenge",
    Kind.DECLINE: "do-decline",
}
"""The catalogue's names for moves."""


def told_move(token: str, call: str) -> Sentence:
    """Return the name of a move; `call` is the game's word for its call."""
    move = Move.of(token)
    key = CALLED[move.kind]
    word: dict[str, Arg] = {"word": call, "call": move.call}
    if move.kind == Kind.SOME:
        return Sentence(key, {**word, "gives": list(move.give), "takes": list(move.take)})
    if move.kind == Kind.SWAP:
        return Sentence(key, {**word, "give": move.give[0], "take": move.take[0]})
    if move.kind == Kind.DISCARD:
        return Sentence(key, {**word, "give": move.give[0]})
    return Sentence(key, word)
