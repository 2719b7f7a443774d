"""`Game`: the engine with a human face. Names, cards as text, moves as tokens, errors that explain."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from schwimmen import cards
from schwimmen.engine.layout import Phase
from schwimmen.engine.reasons import Why
from schwimmen.errors import TravellingError
from schwimmen.match.actions import standing
from schwimmen.match.event import Event
from schwimmen.match.referee import Referee
from schwimmen.match.result import HandResult, Shown, shown_hands
from schwimmen.match.telling import Happened, Teller, Told
from schwimmen.match.tokens import NO_TOKEN, Move
from schwimmen.match.views import View
from schwimmen.projection.offers import NAMES, bits_of
from schwimmen.projection.story import DEALT
from schwimmen.rules.enums import MatchEnd
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import idle_knobs
from schwimmen.rules.presets import PRESETS, Preset, named
from schwimmen.words.sentence import Arg, Sentence


class IllegalMove(TravellingError):
    """A move that the rules do not allow now. `why` is the engine's reason, `sentence` says it in words."""

    def __init__(self, token: str, why: Why, word: str = "close") -> None:
        super().__init__(f"{token!r} is not legal: {why.name.lower().replace('_', ' ')}")
        self.token, self.why = token, why
        self.sentence = Sentence(why_key(why), {"word": word})


def why_key(why: Why) -> str:
    """Return the catalogue key of a reason."""
    return "why-" + why.name.lower().replace("_", "-")


WHY_KEYS = {int(why): why_key(why) for why in Why}


class Chance(Protocol):
    """Who shuffles a hand: `fair.Shuffle`, or by default a game's own generator."""

    def order(self, label: str, cards: Iterable[int], /) -> list[int]:
        """Return cards as they shall lie, top first; they are for the "pack", for "stock 1", "stock 2", and so on."""


@dataclass(frozen=True, slots=True)
class Dice:
    """Cards in an order that a generator draws, whatever they are for."""

    generator: random.Random

    def order(self, _label: str, cards: Iterable[int], /) -> list[int]:
        """Return shuffled cards."""
        order = list(cards)
        self.generator.shuffle(order)
        return order


class Game:
    """One match of a game of the family.

    >>> game = Game("schwimmen", players=["Anna", "Ben", "Cem"], seed=31)
    >>> game.phase
    'choice'

    The first hand is dealt at once; after each hand `deal()` deals the next. Without `seed` the shuffle is the
    operating system's.
    """

    def __init__(
        self,
        rules: str = "schwimmen",
        *,
        players: int | Sequence[str] = 3,
        house: Mapping[str, Any] | None = None,
        dealer: int | None = None,
        seed: int | None = None,
        pack: str | None = None,
        chance: Chance | None = None,
    ) -> None:
        """Open a table and deal the first hand.

        `rules` is the id of a game, or what else it is called ("scat"); `players` are names by seat, clockwise, or
        their number; `house` holds knobs that differ from the preset; `dealer` is a seat, by default chance decides;
        `pack` is the whole pack as text, top card first; `chance` shuffles the first hand.
        Raises ValueError (`HouseError` for a knob) that says what came and what is allowed.
        """
        preset, called = named(rules)
        self.preset: Preset = preset
        self.rules: Rules = self.preset.house({**called, **(house or {})})
        names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
        if isinstance(players, str) or not all(isinstance(name, str) for name in names):
            raise ValueError(f"players: expected a number or a list of names, got {players!r}")
        self.players: list[str] = names
        self._random: random.Random = random.SystemRandom() if seed is None else random.Random(seed)
        self.rules.check_players(len(names))
        first = self._random.randrange(len(names)) if dealer is None else dealer
        self._referee = Referee(self.rules, len(names), first)
        self._first_dealer = first
        self._packs: list[list[int]] = []
        self._moves: list[list[str]] = []
        self._recycled: list[list[str]] = []
        self._undo: list[tuple[bytes, int]] = []
        self._weighed: tuple[str, int, Why] | None = None
        """The token that was asked about last in this position, its code, and why it is not legal."""
        self._turn = bits_of(*standing(self.rules, self.preset.rules))
        self.teller = Teller(self.rules, self.preset.call, self.preset.ledger)
        self.happened: list[Happened] = []
        """What each deal and each move has changed, as JSON."""
        self.endings: list[Happened] = []
        """Those of them that ended a hand."""
        self.deal(pack, chance=chance)

    # ------------------------------------------------------------ the few verbs

    def deal(self, pack: str | None = None, *, chance: Chance | None = None) -> None:
        """Deal the next hand, from a given pack (text, top card first) or a shuffled one.

        `chance` shuffles this hand, with the stocks that are rebuilt in it; by default the game does.
        Raises ValueError while a hand is being played, after the match, or for a wrong pack.
        """
        if self._referee.phase != Phase.DEAL:
            raise ValueError("the match is over" if self.over else "the hand is not over yet")
        self._chance: Chance = Dice(self._random) if chance is None else chance
        size = self.rules.pack
        order = self._shuffled("pack", cards.pack_of(size)) if pack is None else read_pack(pack, size)
        self._referee.deal(order)
        self._packs.append(order)
        self._moves.append([])
        self._recycled.append([])
        self._undo.clear()
        self._note(b"", DEALT)

    def legal(self) -> list[str]:
        """Return the tokens of all legal moves of the seat to move, sorted."""
        return self._referee.tokens()

    def play(self, move: str | Move) -> list[Event]:
        """Play a move for the seat to move, and return what happened. Raises IllegalMove with the reason."""
        return list(self.advance(move).events)

    def advance(self, move: str | Move) -> Happened:
        """Do the same as `play`, and return it as JSON."""
        token, referee = str(move), self._referee
        _, code, why = self._weigh(token)
        if why:
            raise IllegalMove(token, why, self.preset.call)
        before, orders = referee.save(), len(self._recycled[-1])
        if referee.needs_order(code):
            self._shuffle_rebuilt()
        self._undo.append((before, orders))
        referee.play(code)
        self._moves[-1].append(token)
        referee.stop_stalled(len(self._moves[-1]))
        return self._note(before, code)

    def last_hand(self) -> None:
        """Let a match for a number of hands end with this hand, or with the next one between two; others play on."""
        hand = self.hand_number + (self.to_move is None)
        if self.rules.match_end == MatchEnd.HANDS and hand < self.rules.match_length:
            self.rules = replace(self.rules, match_length=hand)
            self._referee.rule(self.rules)
            self._weighed = None
            self.teller = Teller(self.rules, self.preset.call, self.preset.ledger)

    def why(self, token: str) -> Why:
        """Return why a move is not legal now, `Why.LEGAL` (0) if it is."""
        return self._weigh(token)[2]

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        self._check_seat(seat)
        return self.teller.view(self.state, self.reader(seat))

    def reader(self, seat: int, open_hands: int = 0, *, judges: bool | None = None) -> Told:
        """Return how kernels know a seat that is told: with a bit for each hand that it may look into."""
        return seat, open_hands, seat == self.to_move if judges is None else judges, self._turn

    def hands(self) -> list[int]:
        """Return what each seat holds, as sets of cards: for the owner of the table."""
        return self._referee.row("hands")

    def undo(self) -> None:
        """Take back the last move of this hand. Raises ValueError if there is none."""
        if not self._undo:
            raise ValueError("there is no move of this hand to take back")
        state, orders = self._undo.pop()
        self._weighed = None
        self._referee.restore(state)
        self._moves[-1].pop()
        if self.happened.pop().ending:
            self.endings.pop()
        del self._recycled[-1][orders:]

    def copy(self) -> Game:
        """Return an independent game in the same state."""
        shared: list[object] = [*self.happened, self.rules, self.preset, self.teller]
        if isinstance(self._random, random.SystemRandom):
            shared.append(self._random)
        return copy.deepcopy(self, {id(each): each for each in shared})

    def record(self) -> dict[str, Any]:
        """Return the record of the match so far (docs/notation.md)."""
        record: dict[str, Any] = {"schwimmen": 1, "rules": self.preset.id}
        if house := self.house:
            record["house"] = house
        hands = [self._hand_record(number) for number in range(len(self._packs))]
        return record | {"players": list(self.players), "dealer": self._first_dealer, "hands": hands}

    # ------------------------------------------------------------ state

    @property
    def events(self) -> list[Event]:
        """Everything that happened, as everybody may know it."""
        return [event for happened in self.happened for event in happened.events]

    @property
    def results(self) -> list[HandResult]:
        """The finished hands."""
        return [happened.result for happened in self.endings]

    def shown(self) -> list[Shown]:
        """Return the hands that lie open since the last finished hand, with what came of them."""
        return shown_hands(self._referee)

    @property
    def state(self) -> bytes:
        """The whole table as bytes: for the owner of the table, and for who tells of it."""
        return self._referee.save()

    @property
    def house(self) -> dict[str, Any]:
        """The knobs by which these rules differ from the preset."""
        return self.preset.house_of(self.rules)

    @property
    def idle(self) -> dict[str, str]:
        """Knobs that say nothing at this table, each with the knob that is the reason."""
        return {idle.knob: idle.because for idle in idle_knobs(self.rules, self.preset.knobs)}

    @property
    def phase(self) -> str:
        """What is to be decided: `choice turn discard verdict answer`; `deal` between hands, `over` after the match."""
        return self._referee.phase.name.lower()

    @property
    def to_move(self) -> int | None:
        """The seat that decides."""
        return self._referee.to_move

    @property
    def dealer(self) -> int:
        """The dealer of this hand, or of the next one between hands; a view names who dealt what lies in sight."""
        return self._referee.number("dealer")

    @property
    def hand_number(self) -> int:
        """The number of the hand, from 1."""
        return self._referee.number("hand_number")

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._referee.phase == Phase.OVER

    @property
    def winners(self) -> list[int] | None:
        """The seats that won, None before the end of the match."""
        return self._referee.members("winners") if self.over else None

    @property
    def pot(self) -> int | None:
        """What lies in the pot, in units; None in a game without one."""
        return self.preset.pot(self.rules.units, self._referee.row("units"))

    @property
    def out(self) -> set[int]:
        """The seats that have been eliminated from the match."""
        return {seat for seat, out in enumerate(self._referee.row("out")) if out}

    def blocked(self) -> dict[str, Sentence]:
        """Return why each action that is not possible for the seat to move is not: its kinds of moves, and `ride`."""
        return blocked_by(self.reasons(), self.preset.call)

    def reasons(self) -> tuple[int, ...]:
        """Return for each of `actions.NAMES` the `Why` of `blocked`, `Why.LEGAL` where it is possible."""
        return tuple(self._referee.why_kinds())

    def look(self, seat: int) -> Any:
        """Return the engine's `View` record of a seat, in an array: what a computer opponent gets."""
        self._check_seat(seat)
        return self._referee.look(seat)

    # ------------------------------------------------------------ inside

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.players):
            raise ValueError(f"seat: expected 0 to {len(self.players) - 1}, got {seat}")

    def _weigh(self, token: str) -> tuple[str, int, Why]:
        """Return a token, its code, and why it is not legal now: asked before a move, and again when it is made."""
        if self._weighed is None or self._weighed[0] != token:
            code = self._referee.code(token)
            self._weighed = token, code, self._referee.why(code)
        return self._weighed

    def _hand_record(self, number: int) -> dict[str, Any]:
        hand: dict[str, Any] = {"pack": " ".join(cards.NAMES[card] for card in self._packs[number])}
        if self._recycled[number]:
            hand["recycled"] = list(self._recycled[number])
        return hand | {"moves": list(self._moves[number])}

    def _shuffle_rebuilt(self) -> None:
        """Shuffle the cards of which the stock is rebuilt, and note their order for the record (FO-6)."""
        label = f"stock {len(self._recycled[-1]) + 1}"
        order = self._shuffled(label, list(cards.each(self._referee.rebuilds())))
        self._referee.give_order(order)
        self._recycled[-1].append(" ".join(cards.NAMES[card] for card in order))

    def _shuffled(self, label: str, wanted: list[int]) -> list[int]:
        """Return cards as chance orders them. Raises ValueError if it gives others."""
        order = self._chance.order(label, wanted)
        if sorted(order) != sorted(wanted):
            raise ValueError(f"chance: expected the {len(wanted)} cards of {label!r} in some order, got {order}")
        return order

    def _note(self, before: bytes, code: int) -> Happened:
        self._weighed = None
        happened = self.teller.happened(before, self.state, code)
        self.happened.append(happened)
        if happened.ending:
            self.endings.append(happened)
        return happened


def blocked_by(reasons: Sequence[int], word: str) -> dict[str, Sentence]:
    """Return what `Game.blocked` tells of `Game.reasons`, where the word for a call is `word`."""
    args: dict[str, Arg] = {"word": word}
    return {name: Sentence(WHY_KEYS[why], args) for name, why in zip(NAMES, reasons, strict=True) if why}


def read_pack(text: str, size: int) -> list[int]:
    """Return the cards of a pack given as text. Raises ValueError unless it is exactly a pack of `size` cards."""
    order = cards.parse(text)
    expected = cards.pack_of(size)
    if sorted(order) != expected:
        missing = sorted(set(expected) - set(order)) or [-1]
        detail = f"{cards.NAMES[missing[0]]} is missing" if missing != [-1] else "a card is there twice"
        raise ValueError(f"pack: expected exactly the {size} cards of the pack, got {len(order)}; {detail}")
    return order


__all__ = ["NO_TOKEN", "PRESETS", "Event", "Game", "HandResult", "IllegalMove", "Move", "View"]
