"""A game, as one seat may know it, in the words of the protocol.

Everything here is copied out of `Game.view(seat)` and of what happened in public; nothing is ever taken away again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from schwimmen import share, story
from schwimmen.engine.codes import Kind
from schwimmen.game import Game, HandResult
from schwimmen.rules import CallEffect, Centre, CloseTiming, PassRule, Rules, Score
from schwimmen.sentence import Sentence
from schwimmen.server import protocol
from schwimmen.server.protocol import Level, Pace
from schwimmen.sight import SeatView
from schwimmen.variants import Variant

ACTIONS = tuple(kind.name.lower() for kind in Kind)


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a person, or a computer opponent of some level."""

    name: str
    level: Level | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """What belongs to the table and not to the game: all of it is public."""

    sitters: Sequence[Sitter]
    connected: Sequence[bool]
    ready: Sequence[int]
    pace: Pace


def table_view(game: Game, seat: int, around: Around) -> protocol.TableView:
    """Return the table as `seat` may see it."""
    view = game.view(seat)
    happened = this_hand(game.events)
    done = bool(game.results) and view.phase in ("deal", "over")
    return protocol.TableView(
        rules=game.variant.id,
        house=game.house,
        code=share.encode(game.variant.id, game.house),
        game=game_view(game.variant, game.rules),
        units=counted_units(game.rules),
        seat=seat,
        hand_number=game.hand_number,
        phase=view.phase,  # type: ignore[arg-type]
        to_move=view.to_move,
        dealer=view.dealer,
        leader=view.leader,
        caller=view.caller,
        hand=view.hand,
        value=view.value,
        packet=view.packet,
        table=view.table,
        stock=view.stock,
        discard=view.discard,
        discarded=view.discarded,
        taken=view.taken,
        refreshed=view.refreshed,
        pending=view.pending,
        wanted=view.wanted,
        gone=view.gone,
        streak=view.streak,
        last_turns=view.last_turns,
        legal=view.legal,
        blocked=blocked(game, seat),
        seats=[
            seat_view(seen, other, around, caller=view.caller, happened=happened)
            for other, seen in enumerate(view.seats)
        ],
        winners=game.winners,
        result=result(game.results[-1], turned_over(game)) if done else None,
        history=[review(past) for past in game.results],
        log=log(happened, game.results[-1] if done else None),
        ready=list(around.ready),
        pace=around.pace,
    )


def game_view(variant: Variant, rules: Rules) -> protocol.GameView:
    """Return what a table needs to know of some rules to lay itself out."""
    return protocol.GameView(
        centre=str(rules.centre),  # type: ignore[arg-type]
        hand_size=rules.hand_size,
        table_size=rules.table_size,
        direction=str(rules.direction),  # type: ignore[arg-type]
        dealer_choice=str(rules.dealer_choice),  # type: ignore[arg-type]
        actions=list(dict.fromkeys(actions(variant.rules) + actions(rules))),
        call=variant.call,
        rides=rules.close_timing == CloseTiming.RIDER,
        ledger=variant.ledger,
        counts_points=rules.score != Score.UNITS,
        grace=bool(rules.grace),
        match_end=str(rules.match_end),  # type: ignore[arg-type]
        match_length=rules.match_length,
        explains=rules.explain_gate,
        one_suit_table=str(rules.one_suit_table),  # type: ignore[arg-type]
        suits=list(rules.suit_labels),
    )


def actions(rules: Rules) -> list[str]:
    """Return the kinds of turns for which a table has a button or a place to tap, where they are ever possible.

    A table also shows those of the printed game that a house rule forbids: the button says why.
    """
    last_turns = rules.call_effect == CallEffect.LAST_TURNS and rules.last_turn_stand
    possible = {
        Kind.DRAW: rules.centre != Centre.TABLE,
        Kind.TAKE: rules.centre == Centre.DISCARD,
        Kind.POOL: rules.centre == Centre.POOL,
        Kind.ALL: rules.centre == Centre.TABLE and rules.allow_swap_all,
        Kind.REFRESH: rules.refresh_from_turn > 0,
        Kind.PASS: rules.pass_rule != PassRule.NEVER or last_turns,
        Kind.CLOSE: True,
    }
    return [kind.name.lower() for kind, ever in possible.items() if ever]


def counted_units(rules: Rules) -> int:
    """Return the units at the start of a match, 0 where points are counted instead."""
    return rules.units if rules.score == Score.UNITS else 0


def seat_view(
    seen: SeatView, seat: int, around: Around, *, caller: int | None, happened: Sequence[story.Event]
) -> protocol.SeatView:
    """Return what everybody may know of a seat."""
    sitter = around.sitters[seat]
    did = [event for event in happened if event.seat == seat and event.kind != "deal"]
    return protocol.SeatView(
        name=sitter.name,
        bot=sitter.level,
        connected=around.connected[seat],
        units=seen.units,
        points=seen.points,
        swims=bool(seen.swims),
        out=seen.out,
        cards=seen.cards,
        known=seen.known,
        shown=seen.shown,
        value=seen.value,
        turns=seen.turns,
        called=seat == caller,
        stuck=seen.stuck,
        challenges=seen.challenges,
        declared=seen.declared,
        chicken=seen.chicken,
        did=sentence(did[-1].say) if did else None,
    )


def blocked(game: Game, seat: int) -> dict[str, protocol.Sentence]:
    """Return why an action is not possible for a seat now; about somebody else's turn nothing more is said."""
    if game.to_move is not None and game.to_move != seat:
        not_yours = protocol.Sentence(key="why-not-your-turn", args={"seat": game.to_move})
        return dict.fromkeys(ACTIONS, not_yours)
    return {action: sentence(why) for action, why in game.blocked().items()}


def this_hand(events: Sequence[story.Event]) -> list[story.Event]:
    """Return what happened since the last deal, the deal included."""
    last = max((index for index, event in enumerate(events) if event.kind == "deal"), default=0)
    return list(events[last:])


def log(happened: Iterable[story.Event], finished: HandResult | None) -> list[protocol.Sentence]:
    """Return the story of this hand; who loses what stands right behind its end."""
    told: list[protocol.Sentence] = []
    for event in happened:
        told.append(sentence(event.say))
        if event.kind == "end" and finished is not None:
            told += map(sentence, finished.reasons)
    return told


def turned_over(game: Game) -> list[int]:
    """Return the seats of a finished hand in the order in which a showdown turns their cards over: the worst last."""
    values, finished = game.look(0)[0]["values"], game.results[-1]
    played = [seat for seat, value in enumerate(finished.values) if value is not None]
    return sorted(played, key=lambda seat: (-finished.change[seat], -int(values[seat])))


def result(finished: HandResult, order: list[int]) -> protocol.Result:
    """Return how a hand ended."""
    return protocol.Result(
        end=finished.end,
        values=list(finished.values),
        change=list(finished.change),
        safe=list(finished.safe),
        points=list(finished.points),
        order=order,
        went_out=list(finished.went_out),
        reasons=[sentence(reason) for reason in finished.reasons],
    )


def review(finished: HandResult) -> protocol.Review:
    """Return a finished hand as the summary of the match shows it."""
    return protocol.Review(
        end=finished.end, change=list(finished.change), units=list(finished.units), points=list(finished.points)
    )


def event(happened: story.Event) -> protocol.Event:
    """Return a public event as a message."""
    return protocol.Event(
        kind=happened.kind,  # type: ignore[arg-type]
        seat=happened.seat,
        give=list(happened.give),
        take=list(happened.take),
        call=happened.call,
        say=sentence(happened.say),
    )


def sentence(told: Sentence) -> protocol.Sentence:
    """Return a sentence as a message."""
    return protocol.Sentence(key=told.key, args=told.args)
