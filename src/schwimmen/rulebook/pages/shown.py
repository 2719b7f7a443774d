"""An example played step by step, with all hands open: a spectator sees what the referee sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from schwimmen import Game, cards
from schwimmen.match.result import HandResult
from schwimmen.rulebook.pages.examples import Example
from schwimmen.words.sentence import Sentence

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Frida", "Gül", "Hannes")
"""Who plays the examples, by seat."""


@dataclass(frozen=True, slots=True)
class PageHand:
    """One seat in an example."""

    name: str
    cards: tuple[str, ...]
    value: str | None
    """With a card too many, the most that a discard leaves."""


@dataclass(frozen=True, slots=True)
class PageStep:
    """What has just happened, and how the table looks after it."""

    told: tuple[Sentence, ...]
    to_move: int | None
    table: tuple[str, ...]
    """The open cards: the table, or the pool."""
    packet: tuple[str, ...]
    """The dealer's other packet, before the choice."""
    discard: tuple[str, ...]
    """The top of the discard pile, alone."""
    stock: int
    hands: tuple[PageHand, ...]


def opened(example: Example) -> Game:
    """Return the table of an example, with its hand dealt."""
    names = NAMES[: example.players]
    return Game(example.game, players=names, dealer=example.dealer, pack=example.pack, seed=0)


def steps(example: Example) -> list[PageStep]:
    """Return the deal and every move of an example. Raises IllegalMove if one is not legal."""
    game = opened(example)
    shown = [step(game, tuple(event.say for event in game.events))]
    for move in example.moves:
        happened = game.play(move)
        shown.append(step(game, tuple(event.say for event in happened)))
    return shown


def ending(example: Example) -> HandResult:
    """Return what comes out of an example. Raises IllegalMove if a move is not legal."""
    game = opened(example)
    for move in example.moves:
        game.play(move)
    return game.results[-1]


def step(game: Game, told: tuple[Sentence, ...]) -> PageStep:
    """Return how a table looks after what has been told."""
    views = [game.view(seat) for seat in range(len(game.players))]
    seen = views[0]
    return PageStep(
        told=told,
        to_move=game.to_move,
        table=tuple(seen.table),
        packet=_packet(game),
        discard=tuple(seen.discard),
        stock=seen.stock,
        hands=tuple(
            PageHand(name, tuple(cards.NAMES[card] for card in cards.each(held)), view.value)
            for name, held, view in zip(game.players, game.hands(), views, strict=True)
        ),
    )


def _packet(game: Game) -> tuple[str, ...]:
    """Return the packet that nobody has chosen yet: what lies there if the dealer keeps the cards dealt."""
    return tuple(_kept(game)) if game.phase == "choice" else ()


def _kept(game: Game) -> Iterator[str]:
    twin = game.copy()
    before = {card for seat in range(len(twin.players)) for card in twin.view(seat).hand}
    twin.play("keep")
    yield from (card for card in twin.view(0).table if card not in before)
