"""Tables for tests: hands as text, a pack that deals exactly them, a game that plays many tokens at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from schwimmen import Game, cards, find

EIGHT = ("7C 9C JC", "7S 9S JS", "7H 9H JH", "7D 9D JD", "8C TC QC", "8S TS QS", "8H TH QH", "8D TD QD")
"""Eight hands, none of them special."""


def pack_for(
    hands: Mapping[int, str],
    *,
    seats: int,
    dealer: int,
    extra: str = "",
    stock: str = "",
    size: int = 32,
    step: int = 1,
) -> str:
    """Write the pack that deals these hands by seat, then the extra packet and the stock; the rest follows anyhow.

    A hand or a packet may be left short: unnamed cards fill it up. Only seats that have a hand are dealt to.
    """
    order = [seat for seat in ((dealer + step * k) % seats for k in range(1, seats + 1)) if seat in hands]
    named = [card for text in (*hands.values(), extra, stock) for card in text.split()]
    assert len(set(named)) == len(named), "a card is named twice"
    spare = [cards.NAMES[card] for card in cards.pack_of(size) if cards.NAMES[card] not in named]
    dealt: dict[int, list[str]] = {}
    for seat in order:
        held = hands[seat].split()
        dealt[seat] = held + [spare.pop(0) for _ in range(3 - len(held))]
    packet = extra.split()
    packet += [spare.pop(0) for _ in range(3 - len(packet))]
    return " ".join([*(dealt[seat][place] for place in range(3) for seat in order), *packet, *stock.split(), *spare])


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
    )
    return Game(rules, players=len(hands), house=house, dealer=dealer, pack=pack)


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
    )
    game.deal(pack)
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
