"""A match written out so that a person can read what the engine does: state, legal moves, reasons, events, results.

Playthroughs lie beside this file and are made anew by

    python -m tests.golden --write

after a change of behaviour that is meant; the difference then shows what changed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from schwimmen import VARIANTS, Game, cards
from schwimmen.engine.kernel import record_at
from schwimmen.engine.layout import fields_of
from schwimmen.engine.values import strength
from schwimmen.game import HandResult
from schwimmen.story import Event, Sentence

FOLDER = Path(__file__).parent
NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hedi"]


@dataclass(frozen=True)
class Playthrough:
    """What is played: a preset, house rules, how many players, by which chance, and how many hands at most."""

    preset: str
    players: int = 3
    seed: int = 1
    hands: int = 3
    house: dict[str, Any] = field(default_factory=dict)


SEEDS = {"schwimmen": 28, "schwimmen_gamerules": 32, "schwimmen_catsatcards": 23}
"""Chances by which a preset shows something."""

PLAYTHROUGHS: dict[str, Playthrough] = {
    **{preset: Playthrough(preset, seed=SEEDS.get(preset, 1)) for preset in VARIANTS},
    "schwimmen-until-one-is-left": Playthrough("schwimmen", seed=39, hands=9, house={"units": 1}),
    "schwimmen-knocking": Playthrough(
        "schwimmen", seed=11, hands=2, house={"close_timing": "instead", "close_from_turn": 2, "last_turn_stand": False}
    ),
    "schwimmen-dealer-sees-both": Playthrough(
        "schwimmen",
        seed=56,
        hands=2,
        house={"dealer_choice": "see_both", "dealt_check": "after", "allow_swap_all": False},
    ),
    "schwimmen-eight-without-stock": Playthrough("schwimmen", players=8, seed=5, hands=1),
    "schwimmen-dealt-31": Playthrough("schwimmen", players=8, seed=23, hands=1),
    "schwimmen-anticlockwise": Playthrough(
        "schwimmen",
        players=4,
        seed=9,
        hands=2,
        house={"direction": "anticlockwise", "dealer_choice": "none", "pack": 52},
    ),
}
"""Playthroughs by the name of their file; every preset has one."""


def told(playthrough: Playthrough) -> Iterator[str]:
    """Play, and tell it line by line."""
    chance = random.Random(playthrough.seed)
    names = NAMES[: playthrough.players]
    game = Game(playthrough.preset, players=names, house=playthrough.house, seed=playthrough.seed)
    yield f"rules    {playthrough.preset}"
    yield f"house    {game.house}"
    yield f"players  {' '.join(names)}"
    passing = 0.95 if playthrough.players == 8 else 0.25
    seen = 0
    for number in range(1, playthrough.hands + 1):
        yield from ("", f"=== hand {number} ===", f"pack     {game.record()['hands'][-1]['pack']}")
        yield from map(event, game.events[seen:])
        yield from turns(game, chance, passing)
        yield from result(game.results[-1])
        seen = len(game.events)
        if game.over or number == playthrough.hands:
            break
        game.deal()
    yield from ("", *state(game))


def turns(game: Game, chance: random.Random, passing: float) -> Iterator[str]:
    """Play one hand."""
    while game.to_move is not None:
        yield from ("", *state(game))
        token = choose(game, chance, passing)
        yield f"> {token}"
        yield from map(event, game.play(token))


def choose(game: Game, chance: random.Random, passing: float) -> str:
    """Pass, or exchange for the best hand, or do anything."""
    legal = game.legal()
    if "pass" in legal and chance.random() < passing:
        return "pass"
    exchanges = [token for token in legal if re.fullmatch(r"..>..!?", token)]
    if exchanges and chance.random() < 0.5:
        return max(exchanges, key=lambda token: (worth(game, token), not token.endswith("!")))
    return chance.choice(legal)


def worth(game: Game, token: str) -> int:
    """Say how strong the mover's hand is after an exchange."""
    give, take = token.removesuffix("!").split(">")
    hand = cards.cards_of([card for card in game.view(game.to_move or 0).hand if card != give] + [take])
    return int(strength(hand, record_at(fields_of(game.rules))))


def state(game: Game) -> Iterator[str]:
    """Tell a position: what everybody sees, then the hands."""
    view = game.view(game.to_move or 0)
    mover = "nobody" if game.to_move is None else game.players[game.to_move]
    yield f"phase    {game.phase}, to move {mover}, dealer {game.players[game.dealer]}"
    caller = "nobody" if view.caller is None else game.players[view.caller]
    yield f"table    {' '.join(view.table) or '-'}   stock {view.stock}   gone {' '.join(view.gone) or '-'}"
    yield f"streak   {view.streak}   closed by {caller}   last turns {view.last_turns}"
    for seat, name in enumerate(game.players):
        own, public = game.view(seat), view.seats[seat]
        swims = " swims" if public.swims else " out" if public.out else ""
        known = f"   known {' '.join(public.known)}" if public.known else ""
        packet = f"   sees {' '.join(own.packet)}" if own.packet else ""
        worth = own.value or "-"
        yield f"  {name:<6} {' '.join(own.hand) or '-':<9} {worth:>4}   units {public.units}{swims}{known}{packet}"
    if game.to_move is not None:
        yield f"legal    {' '.join(game.legal())}"
        blocked = ", ".join(f"{action}: {sentence.key}" for action, sentence in game.blocked().items())
        yield f"blocked  {blocked or '-'}"


def sentence(say: Sentence) -> str:
    """Write a sentence's key and arguments."""
    return f"{say.key} {say.args}" if say.args else say.key


def event(happened: Event) -> str:
    """Write one event."""
    return f"  * {sentence(happened.say)}"


def result(hand: HandResult) -> Iterator[str]:
    """Tell how a hand ended, and why somebody lost."""
    yield ""
    yield f"= {hand.end}   values {' '.join(map(str, hand.values))}   change {' '.join(map(str, hand.change))}"
    yield from (f"  because {sentence(reason)}" for reason in hand.reasons)
    yield f"  units {' '.join(map(str, hand.units))}   went out {list(hand.went_out)}"


def text_of(name: str) -> str:
    """Return the whole text of a playthrough."""
    return "\n".join(told(PLAYTHROUGHS[name])) + "\n"


def path_of(name: str) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / f"{name}.txt"
