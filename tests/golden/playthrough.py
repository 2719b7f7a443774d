"""A match written out so that a person can read what the engine does: state, legal moves, reasons, events, results.

Playthroughs lie beside this file and are made again by

    python -m tests.golden --write

after a change of behaviour that is meant; the difference then shows what changed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from schwimmen import Game
from schwimmen.engine.calls import hand_after
from schwimmen.engine.ranking import strength
from schwimmen.match.event import Event
from schwimmen.match.game import HandResult
from schwimmen.rules.enums import Centre, Score
from schwimmen.words.sentence import Sentence
from tests.rules.table import pack_for, shape_of

FOLDER = Path(__file__).parent
NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hedi"]


@dataclass(frozen=True)
class Deal:
    """A hand that is played as it is written: the cards of each seat, of the middle, of the stock, then the moves."""

    hands: str
    """Hands by seat, separated by commas; `-` for who is out."""
    centre: str = ""
    stock: str = ""
    moves: str = ""
    """What is played; behind it chance plays."""


@dataclass(frozen=True)
class Playthrough:
    """What is played: a preset, house rules, how many players, by which chance, and how many hands at most."""

    preset: str
    players: int = 3
    seed: int = 1
    hands: int = 3
    house: dict[str, Any] = field(default_factory=dict)
    dealer: int | None = None
    deals: tuple[Deal, ...] = ()
    """The first hands, where they are not left to chance."""
    liked: str = ""
    """A move that is made most of the time, where it is legal; then nobody calls early."""
    patience: int = 4
    """After this many moves a player a hand is ended by anyone who can."""


def told(playthrough: Playthrough) -> Iterator[str]:
    """Play, and tell it line by line."""
    chance = random.Random(playthrough.seed)
    names = NAMES[: playthrough.players]
    game = opened(playthrough, names)
    yield f"rules    {playthrough.preset}"
    yield f"house    {game.house}"
    yield f"players  {' '.join(names)}"
    seen = 0
    for number in range(1, playthrough.hands + 1):
        yield from ("", f"=== hand {number} ===", f"pack     {game.record()['hands'][-1]['pack']}")
        yield from map(event, game.events[seen:])
        yield from turns(game, playthrough, chance)
        yield from result(game, game.results[-1])
        seen = len(game.events)
        if game.over or number == playthrough.hands:
            break
        game.deal(pack_of_deal(playthrough, number, game.dealer))
    yield from ("", *state(game))


def opened(playthrough: Playthrough, names: list[str]) -> Game:
    """Open the table and deal the first hand."""
    dealer = playthrough.dealer
    pack = pack_of_deal(playthrough, 0, dealer or 0)
    return Game(
        playthrough.preset, players=names, house=playthrough.house, seed=playthrough.seed, dealer=dealer, pack=pack
    )


def pack_of_deal(playthrough: Playthrough, number: int, dealer: int) -> str | None:
    """Write the pack of a hand that is not left to chance."""
    if number >= len(playthrough.deals):
        return None
    deal, rules = playthrough.deals[number], Game(playthrough.preset, house=playthrough.house, seed=1).rules
    hands = [hand.strip() for hand in deal.hands.split(",")]
    return pack_for(
        {seat: hand for seat, hand in enumerate(hands) if hand != "-"},
        seats=len(hands),
        dealer=dealer,
        extra=deal.centre,
        stock=deal.stock,
        size=rules.pack,
        step=int(rules.direction),
        shape=shape_of(playthrough.preset),
    )


def turns(game: Game, playthrough: Playthrough, chance: random.Random) -> Iterator[str]:
    """Play one hand, first as it is written."""
    written = [deal.moves.split() for deal in playthrough.deals[game.hand_number - 1 : game.hand_number]]
    script = iter(written[0] if written else [])
    while game.to_move is not None:
        yield from ("", *state(game))
        token = next(script, None) or choose(game, playthrough, chance)
        yield f"> {token}"
        yield from map(event, game.play(token))


def choose(game: Game, playthrough: Playthrough, chance: random.Random) -> str:
    """Do what is liked, pass, exchange for the best hand, or do anything; call when the hand has become long."""
    legal, calls = game.legal(), [token for token in game.legal() if token.endswith("!") or token == "close"]
    moves = len(game.record()["hands"][-1]["moves"])
    if moves > playthrough.patience * playthrough.players and (calls or "pass" in legal):
        return max(calls, key=lambda token: worth(game, token)) if calls else "pass"
    if playthrough.liked:
        legal = [token for token in legal if token not in calls] or legal
        if playthrough.liked in legal and chance.random() < 0.7:
            return playthrough.liked
    if "pass" in legal and chance.random() < (0.95 if playthrough.players == 8 else 0.25):
        return "pass"
    exchanges = [token for token in legal if ">" in token]
    if exchanges and chance.random() < (0.5 if game.phase == "turn" else 1):
        return max(exchanges, key=lambda token: (worth(game, token), not token.endswith("!")))
    return chance.choice(legal)


def worth(game: Game, token: str) -> int:
    """Say how strong the mover's hand is after an exchange, or after a discard."""
    referee = game._referee
    hand, table = referee.row("hands")[game.to_move or 0], referee.number("table")
    return int(strength(hand_after(hand, table, referee.code(token)), referee._here[1][0]))


def state(game: Game) -> Iterator[str]:
    """Tell a position: what everybody sees, then the hands."""
    view = game.view(game.to_move or 0)
    mover = "nobody" if game.to_move is None else game.players[game.to_move]
    yield f"phase    {game.phase}, to move {mover}, dealer {game.players[game.dealer]}"
    caller = "nobody" if view.caller is None else game.players[view.caller]
    piled = f"   discard {' '.join(view.discard) or '-'} of {view.discarded}"
    pile = piled if game.rules.centre == Centre.DISCARD else ""
    yield f"table    {' '.join(view.table) or '-'}   stock {view.stock}   gone {' '.join(view.gone) or '-'}{pile}"
    yield f"streak   {view.streak}   closed by {caller}   last turns {view.last_turns}{waiting(game)}"
    for seat, name in enumerate(game.players):
        own, public = game.view(seat), view.seats[seat]
        marks = [
            word for word in ("swims", "out", "sticking", "chicken", "challenges", "declared") if getattr(public, word)
        ]
        known = f"   known {' '.join(public.known)}" if public.known else ""
        packet = f"   sees {' '.join(own.packet)}" if own.packet else ""
        ledger = f"units {public.units}" if game.rules.score == Score.UNITS else f"points {public.points}"
        tail = f"{ledger}{''.join(' ' + mark for mark in marks)}{known}{packet}"
        yield f"  {name:<6} {' '.join(own.hand) or '-':<{own_width(game)}} {own.value or '-':>4}   {tail}"
    if game.to_move is not None:
        yield f"legal    {' '.join(game.legal())}"
        yield f"blocked  {blocked(game)}"


def blocked(game: Game) -> str:
    """Tell by reason which actions of this game are not possible now; the way of calling it lacks is none of its."""
    reasons: dict[str, list[str]] = {}
    for action, say in game.blocked().items():
        if say.key not in {"why-not-in-game", "why-not-now", "why-call-is-a-turn", "why-call-rides"}:
            reasons.setdefault(say.key, []).append(action)
    return ", ".join(f"{key}: {' '.join(actions)}" for key, actions in reasons.items()) or "-"


def own_width(game: Game) -> int:
    """Say how much room hands take."""
    return 3 * game.rules.hand_size


def waiting(game: Game) -> str:
    """Tell what else the seat to move has to mind."""
    view = game.view(game.to_move or 0)
    refreshed = "   must exchange one card" if view.refreshed else ""
    taken = f"   not to be discarded {view.taken}" if view.taken else ""
    return refreshed + taken + (f"   waits for a verdict {view.pending}" if view.pending else "")


def sentence(say: Sentence) -> str:
    """Write a sentence's key and arguments."""
    return f"{say.key} {say.args}" if say.args else say.key


def event(happened: Event) -> str:
    """Write one event."""
    return f"  * {sentence(happened.say)}"


def result(game: Game, hand: HandResult) -> Iterator[str]:
    """Tell how a hand ended, and why somebody lost or scored."""
    yield ""
    yield f"= {hand.end}   values {', '.join(map(str, hand.values))}   change {' '.join(map(str, hand.change))}"
    yield from (f"  because {sentence(reason)}" for reason in hand.reasons)
    ledger = f"units {' '.join(map(str, hand.units))}"
    if game.rules.score != Score.UNITS:
        ledger = f"points {' '.join(map(str, hand.points))}"
    yield f"  {ledger}   went out {list(hand.went_out)}"


def text_of(playthrough: Playthrough) -> str:
    """Return the whole text of a playthrough."""
    return "\n".join(told(playthrough)) + "\n"


def path_of(name: str) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / f"{name}.txt"
