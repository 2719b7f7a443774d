"""Tables for tests: hands as text, a pack that deals exactly them, a game that plays many tokens at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Literal

from schwimmen import Game, cards, find

SW = ["schwimmen", "schwimmen_gamerules", "schwimmen_catsatcards"]
"""Schwimmen, as three documents print it."""

A, B, C = "7H 9H KS", "QD TD 8C", "7S 8D 9C"
EXTRA = "AH JC KD"
"""Three hands and a packet, none of them special."""

LOW, MID, HIGH = "7S 8H 9D", "KC QC 7D", "AS KS 9S"
"""A hand that loses, one that is between, and one that wins."""

EIGHT = ("7C 9C JC", "7S 9S JS", "7H 9H JH", "7D 9D JD", "8C TC QC", "8S TS QS", "8H TH QH", "8D TD QD")
"""Eight hands, none of them special."""


@dataclass(frozen=True)
class Shape:
    """What a game deals (C-7): cards of a hand, then cards for the centre: open, or the dealer's packet."""

    hand: int = 3
    centre: int = 3
    order: Literal["hands first", "interleaved", "self-drawn"] = "hands first"
    """Interleaved: an open card after each round (TP-2). Self-drawn: the starter begins and takes one more (CF-2)."""


THREE_AND_THREE = Shape()
SHAPES = {
    "forty_one": Shape(4, 4),
    "tri_palki": Shape(order="interleaved"),
    "thirty_one": Shape(3, 1),
    "thirty_one_trio": Shape(3, 1),
    "no_elimination_31": Shape(3, 1),
    "trentuno": Shape(3, 1),
    "mambassa": Shape(4, 4),
    "japanese_51": Shape(5, 5),
    "chinese_51": Shape(5, 0, order="self-drawn"),
    "empat_satu": Shape(4, 0),
}
"""How the presets deal that do not deal three cards each and then three more."""


def shape_of(preset: str) -> Shape:
    """Return what a preset deals."""
    return SHAPES.get(preset, THREE_AND_THREE)


def pack_for(  # noqa: PLR0913 - a deal takes this many words
    hands: Mapping[int, str],
    *,
    seats: int,
    dealer: int,
    extra: str = "",
    stock: str = "",
    size: int = 32,
    step: int = 1,
    shape: Shape = THREE_AND_THREE,
) -> str:
    """Write the pack that deals these hands by seat, then the centre (`extra`) and the stock; the rest follows anyhow.

    A hand or the centre may be left short: unnamed cards fill it up. Only seats that have a hand are dealt to.
    """
    drawn = shape.order == "self-drawn"
    first = dealer if drawn else dealer + step
    order = [seat for seat in ((first + step * k) % seats for k in range(seats)) if seat in hands]
    named = [card for text in (*hands.values(), extra, stock) for card in text.split()]
    assert len(set(named)) == len(named), "a card is named twice"
    spare = [cards.NAMES[card] for card in cards.pack_of(size) if cards.NAMES[card] not in named]

    def filled(text: str, count: int) -> list[str]:
        assert len(text.split()) <= count, f"{count} cards expected: {text}"
        return text.split() + [spare.pop(0) for _ in range(count - len(text.split()))]

    dealt = {seat: filled(hands[seat], shape.hand + (drawn and seat == dealer)) for seat in order}
    centre = filled(extra, shape.centre)
    rounds = [[dealt[seat][place] for seat in order] for place in range(shape.hand)]
    if drawn:
        centre = dealt[dealer][shape.hand :]
    if shape.order == "interleaved":
        rounds, centre = [[*row, card] for row, card in zip(rounds, centre, strict=True)], []
    return " ".join([*chain(*rounds), *centre, *stock.split(), *spare])


def table(
    *hands: str,
    dealer: int = -1,
    extra: str = "",
    stock: str = "",
    rules: str = "schwimmen",
    **house: Any,
) -> Game:
    """Open a table at which these hands are dealt, seat 0 first; by default the last seat deals."""
    dealer %= len(hands)
    in_force = find(rules).house(house)
    pack = pack_for(
        dict(enumerate(hands)),
        seats=len(hands),
        dealer=dealer,
        extra=extra,
        stock=stock,
        size=in_force.pack,
        step=int(in_force.direction),
        shape=shape_of(rules),
    )
    return Game(rules, players=len(hands), house=house, dealer=dealer, pack=pack)


def trio_of_players(**house: object) -> Game:
    """Open a table of three, C dealing, nothing special in anybody's hand."""
    return table(A, B, C, extra=EXTRA, stock="TH 8S 7D QS JH", **house)


def deal_next(game: Game, hands: Mapping[int, str], *, extra: str = "", stock: str = "") -> Game:
    """Deal the next hand of a match so that the live seats get these cards."""
    pack = pack_for(
        hands,
        seats=len(game.players),
        dealer=game.dealer,
        extra=extra,
        stock=stock,
        size=game.rules.pack,
        step=int(game.rules.direction),
        shape=shape_of(game.preset.id),
    )
    game.deal(pack)
    return game


def leave_in_stock(game: Game, stock: str, aside: str) -> Game:
    """Leave just these cards in the stock, and let those have been set aside before: the other cards are nowhere."""
    state = game._referee._array[0]
    left, dead = cards.parse(stock), cards.parse(aside)
    top = int(state["top"])
    state["pack"][top : top + len(left)] = left
    state["bottom"] = top + len(left)
    state["aside"][: len(dead)] = dead
    state["set_aside"] = len(dead)
    return game


def play(game: Game, tokens: str) -> Game:
    """Play tokens, separated by spaces."""
    for token in tokens.split():
        game.play(token)
    return game


def ended(game: Game) -> tuple[str, list[int]]:
    """Say how the last hand ended, and what each seat lost."""
    assert game.to_move is None, "the hand goes on"
    result = game.results[-1]
    return result.end, [-change for change in result.change]


def units(game: Game) -> list[int]:
    """List the units of all seats."""
    return [seat.units for seat in game.view(0).seats]


def out(game: Game) -> list[int]:
    """List the seats that are out."""
    return [number for number, seat in enumerate(game.view(0).seats) if seat.out]


def hands_of(game: Game) -> Sequence[list[str]]:
    """List the hands of all seats."""
    return [game.view(seat).hand for seat in range(len(game.players))]
