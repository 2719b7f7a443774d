"""What happened at a table, as events that everybody may know, with the sentence that tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from schwimmen.cards import names
from schwimmen.engine.codes import Kind
from schwimmen.engine.layout import END_WORDS, End, Phase
from schwimmen.match.events.event import Event, EventKind, Terms
from schwimmen.match.referee import Referee
from schwimmen.match.tokens import Move
from schwimmen.rules.fields import CallEffect, Centre, OneSuitTable
from schwimmen.words.sentence import Arg, Sentence


def dealt(referee: Referee) -> list[Event]:
    """Return what happened when a hand was dealt."""
    dealer = referee.number("dealer")
    say = Sentence("did-deal", {"seat": dealer, "number": referee.number("hand_number")})
    return [Event("deal", say, seat=dealer), *_washed(0, referee, earns=False), *_shown(0, referee), *_ending(referee)]


@dataclass(frozen=True, slots=True)
class Before:
    """What the story of a move needs to know of the state before it."""

    seat: int
    hand: int
    table: int
    gone: int
    streak: int
    declared: int
    sticking: int
    last_turns: int
    pending: Move | None
    pile: tuple[str, ...]
    rebuilt: bool
    terms: Terms

    @classmethod
    def of(cls, referee: Referee, code: int, terms: Terms) -> Before:
        """Remember the state before a move."""
        seat, number = referee.to_move, referee.number
        assert seat is not None, "nobody is to move"
        waits = referee.phase == Phase.VERDICT
        return cls(
            seat=seat,
            hand=referee.row("hands")[seat],
            table=number("table"),
            gone=number("gone"),
            streak=number("streak"),
            declared=number("declared"),
            sticking=number("sticking"),
            last_turns=number("last_turns"),
            pending=Move.of(referee.token(number("pending"))) if waits else None,
            pile=tuple(names(sum(1 << card for card in referee.pile[-1:]))),
            rebuilt=referee.rebuilding(code),
            terms=terms,
        )


def moved(before: Before, move: Move, referee: Referee) -> list[Event]:
    """Return what happened by a move: the move itself, and what the rules forced after it."""
    return [
        *_TOLD[move.kind](before, move, referee),
        *_refreshed(before, move, referee),
        *_washed(before.gone, referee, earns=True),
        *_last_active(before, referee),
        *_shown(before.declared, referee),
        *_ending(referee),
    ]


# ---------------------------------------------------------------- the move itself


def _choice(before: Before, move: Move, _referee: Referee) -> Iterator[Event]:
    yield Event("choice", Sentence(f"did-{move}", {"seat": before.seat}), seat=before.seat)


def _exchange(before: Before, move: Move, referee: Referee) -> Iterator[Event]:
    """Tell of an exchange; where an explanation is wanted, that it was named (EN-6)."""
    give, take = _cards_of(before, move)
    named = referee.phase == Phase.VERDICT
    kind: EventKind = "all" if move.kind == Kind.ALL else "swap"
    args: dict[str, Arg] = {"seat": before.seat, "call": move.call, "word": before.terms.call}
    if kind == "all":
        args |= {"gives": list(give), "takes": list(take), "sticks": referee.rules.swap_all_sticks}
    else:
        args |= {"give": give[0], "take": take[0]}
    if named:  # nobody has shown what would be given: after a wrong answer it stays in the hand
        told = {name: arg for name, arg in args.items() if name not in ("give", "gives")}
        yield Event("name", Sentence(f"did-name-{kind}", told), before.seat, take=take)
    else:
        yield Event(kind, Sentence(f"did-{kind}", args), before.seat, give, take, move.call)


def _cards_of(before: Before, move: Move) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if move.kind == Kind.ALL:
        return tuple(names(before.hand)), tuple(names(before.table))
    return move.give, move.take


def _pass(before: Before, move: Move, referee: Referee) -> Iterator[Event]:
    key = "did-refuse" if referee.end == End.REFUSED else "did-pass"
    yield Event("pass", Sentence(key, _args(before, move)), before.seat, call=move.call)


def _close(before: Before, _move: Move, _referee: Referee) -> Iterator[Event]:
    yield Event(
        "close", Sentence("did-close", {"seat": before.seat, "word": before.terms.call}), before.seat, call=True
    )


def _clear(before: Before, _move: Move, referee: Referee) -> Iterator[Event]:
    if before.rebuilt:
        yield Event("refresh", Sentence("did-rebuild", {"number": referee.stock}))
    cards = names(referee.number("table"))
    args: dict[str, Arg] = {"seat": before.seat, "cards": cards}
    yield Event("refresh", Sentence("did-clear", args), before.seat, take=tuple(cards))


def _draw(before: Before, _move: Move, referee: Referee) -> Iterator[Event]:
    yield Event("draw", Sentence("did-draw", {"seat": before.seat}), before.seat)
    if referee.number("gone") != before.gone:
        yield Event("washout", Sentence("did-pool-gone", {"cards": names(before.table)}))


def _take(before: Before, _move: Move, _referee: Referee) -> Iterator[Event]:
    args: dict[str, Arg] = {"seat": before.seat, "take": before.pile[0]}
    yield Event("take", Sentence("did-take", args), before.seat, take=before.pile)


def _discard(before: Before, move: Move, _referee: Referee) -> Iterator[Event]:
    args = _args(before, move) | {"give": move.give[0]}
    yield Event("discard", Sentence("did-discard", args), before.seat, give=move.give, call=move.call)


def _pool(before: Before, move: Move, _referee: Referee) -> Iterator[Event]:
    args = _args(before, move) | {"gives": list(move.give), "takes": list(move.take)}
    yield Event("trade", Sentence("did-trade-pool", args), before.seat, move.give, move.take, move.call)


def _verdict(before: Before, move: Move, _referee: Referee) -> Iterator[Event]:
    assert before.pending is not None, "nothing waits for a verdict"
    give, take = _cards_of(before, before.pending) if move.kind == Kind.RIGHT else ((), ())
    yield Event("verdict", Sentence(f"did-{move}", {"seat": before.seat}), before.seat, give, take)


def _answer(before: Before, move: Move, _referee: Referee) -> Iterator[Event]:
    yield Event("answer", Sentence(f"did-{move}", {"seat": before.seat}), before.seat)


def _args(before: Before, move: Move) -> dict[str, Arg]:
    return {"seat": before.seat, "call": move.call, "word": before.terms.call}


_TOLD: dict[Kind, Callable[[Before, Move, Referee], Iterator[Event]]] = {
    Kind.KEEP: _choice,
    Kind.TRADE: _choice,
    Kind.SWAP: _exchange,
    Kind.ALL: _exchange,
    Kind.PASS: _pass,
    Kind.CLOSE: _close,
    Kind.REFRESH: _clear,
    Kind.DRAW: _draw,
    Kind.TAKE: _take,
    Kind.DISCARD: _discard,
    Kind.POOL: _pool,
    Kind.RIGHT: _verdict,
    Kind.WRONG: _verdict,
    Kind.CHALLENGE: _answer,
    Kind.DECLINE: _answer,
}


# ---------------------------------------------------------------- what the rules forced


def _refreshed(before: Before, move: Move, referee: Referee) -> Iterator[Event]:
    """Tell of a refresh after all have passed, also of one for which the stock was too small (SW-13)."""
    if move.kind != Kind.PASS or before.streak + 1 != referee.number("players") or referee.number("caller") >= 0:
        return
    if referee.number("gone") != before.gone:
        cards = names(referee.number("table"))
        yield Event("refresh", Sentence("did-refresh", {"cards": cards}), take=tuple(cards))
    elif referee.number("streak") == 0 and referee.end != End.ALLPASS:
        yield Event("refresh", Sentence("did-refresh-none"))


def _washed(gone: int, referee: Referee, *, earns: bool) -> Iterator[Event]:
    """Tell of a table of one suit that was washed out, and of the extra turn that it earns (TP-3, TP-6)."""
    if referee.rules.one_suit_table != OneSuitTable.WASHOUT or referee.number("gone") == gone:
        return
    cards, table = names(referee.number("gone") & ~gone), names(referee.number("table"))
    args: dict[str, Arg] = {"cards": cards, "takes": table}
    yield Event("washout", Sentence("did-washout", args), give=tuple(cards), take=tuple(table))
    if earns and referee.to_move is not None:
        yield Event("turns", Sentence("did-extra-turn", {"seat": referee.to_move}), referee.to_move)


def _last_active(before: Before, referee: Referee) -> Iterator[Event]:
    """Tell who alone is left with a turn, because all others have closed their own game (DU-6, LO-6)."""
    if referee.rules.call_effect == CallEffect.STICK and referee.number("last_turns") > before.last_turns:
        assert referee.to_move is not None
        yield Event("turns", Sentence("did-last-active", {"seat": referee.to_move}), referee.to_move)


def _shown(declared: int, referee: Referee) -> Iterator[Event]:
    """Tell of hands that had to be shown, and of the turns that others still have (SW-12, DU-7, TO-5)."""
    if referee.number("declared") == declared:
        return
    shown = referee.members("declared")
    what = {End.FIRE: "fire", End.BLITZ: "blitz"}.get(referee.end, "31")
    yield Event("declare", Sentence(f"did-declare-{what}", {"seats": shown}), seat=shown[0])
    if referee.number("single"):
        yield Event("turns", Sentence("did-single-turns", {"seats": referee.members("single")}))


def stalled(referee: Referee) -> list[Event]:
    """Return what is told when the stall guard stopped a hand (C-13)."""
    return list(_ending(referee))


def _ending(referee: Referee) -> Iterator[Event]:
    if referee.end == End.NONE:
        return
    word = END_WORDS[referee.end]
    if referee.end == End.DRAW and referee.rules.centre == Centre.DISCARD:
        word = "draw-stock"
    yield Event("end", Sentence(f"end-{word}"))
    if referee.phase == Phase.OVER:
        yield Event("match", Sentence("match-won", {"seats": referee.members("winners")}))
