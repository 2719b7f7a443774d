"""`Game`: the engine with a human face. Names, cards as text, moves as tokens, errors that explain."""

from __future__ import annotations

import copy
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from schwimmen import cards, story
from schwimmen.engine.layout import END_WORDS, End, Phase
from schwimmen.engine.moves import Why
from schwimmen.knobs import idle_knobs
from schwimmen.referee import Referee
from schwimmen.rules import Rules
from schwimmen.story import Before, Event, Sentence, value_text
from schwimmen.tokens import NO_TOKEN, Move, code_of, token_of
from schwimmen.variants import VARIANTS, Variant, find


class IllegalMove(ValueError):
    """A move that the rules do not allow now. `why` is the engine's reason, `sentence` says it in words."""

    def __init__(self, token: str, why: Why) -> None:
        super().__init__(f"{token!r} is not legal: {why.name.lower().replace('_', ' ')}")
        self.token, self.why = token, why
        self.sentence = Sentence(why_key(why))


def why_key(why: Why) -> str:
    """Return the catalogue key of a reason."""
    return "why-" + why.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class HandResult:
    """A finished hand, in the words of the record."""

    end: str
    values: tuple[str | None, ...]
    change: tuple[int, ...]
    safe: tuple[bool, ...]
    reasons: tuple[Sentence, ...] = ()
    units: tuple[int, ...] = ()
    """Units after the hand."""
    points: tuple[int, ...] = ()
    went_out: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody may know of one seat."""

    name: str
    units: int
    points: int
    swims: bool
    out: bool
    cards: int
    known: list[str]
    shown: list[str] | None
    value: str | None
    turns: int


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of the table, as text. Made from the engine's view record alone."""

    seat: int
    phase: str
    to_move: int | None
    dealer: int
    caller: int | None
    hand: list[str]
    value: str | None
    packet: list[str]
    table: list[str]
    gone: list[str]
    stock: int
    streak: int
    last_turns: int
    legal: list[str]
    seats: list[SeatView]


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
    ) -> None:
        """Open a table and deal the first hand.

        `players` are names by seat, clockwise, or their number; `house` holds knobs that differ from the preset;
        `dealer` is a seat, by default chance decides; `pack` is the whole pack as text, top card first.
        Raises ValueError (`HouseError` for a knob) that says what came and what is allowed.
        """
        self.variant: Variant = find(rules)
        self.rules: Rules = self.variant.house({} if house is None else house)
        names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
        self.players: list[str] = names
        self._chance: random.Random = random.SystemRandom() if seed is None else random.Random(seed)
        self.rules.check_players(len(names))
        first = self._chance.randrange(len(names)) if dealer is None else dealer
        self._referee = Referee(self.rules, len(names), first)
        self._first_dealer = first
        self._packs: list[list[int]] = []
        self._moves: list[list[str]] = []
        self._undo: list[tuple[bytes, int, int]] = []
        self.events: list[Event] = []
        """Everything that happened, as everybody may know it."""
        self.results: list[HandResult] = []
        """The finished hands."""
        self.deal(pack)

    # ------------------------------------------------------------ the few verbs

    def deal(self, pack: str | None = None) -> None:
        """Deal the next hand, from a given pack (text, top card first) or a shuffled one.

        Raises ValueError while a hand is being played, after the match, or for a wrong pack.
        """
        if self._referee.phase != Phase.DEAL:
            raise ValueError("the match is over" if self.over else "the hand is not over yet")
        order = self._shuffled() if pack is None else read_pack(pack, self.rules.pack)
        units = self._referee.row("units")
        self._referee.deal(order)
        self._packs.append(order)
        self._moves.append([])
        self._undo.clear()
        self.events += story.dealt(self._referee)
        self._note_result(units)

    def legal(self) -> list[str]:
        """Return the tokens of all legal moves of the seat to move, sorted."""
        return sorted(map(token_of, self._referee.legal()))

    def play(self, move: str | Move) -> list[Event]:
        """Play a move for the seat to move, and return what happened. Raises IllegalMove with the reason."""
        token = str(move)
        why = self.why(token)
        if why:
            raise IllegalMove(token, why)
        self._undo.append((self._referee.save(), len(self.events), len(self.results)))
        before, units = Before.of(self._referee), self._referee.row("units")
        self._referee.play(code_of(token))
        self._moves[-1].append(token)
        happened = story.moved(before, Move.of(token), self._referee)
        self.events += happened
        self._note_result(units)
        return happened

    def why(self, token: str) -> Why:
        """Return why a move is not legal now, `Why.LEGAL` (0) if it is."""
        return self._referee.why(code_of(token))

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        if not 0 <= seat < len(self.players):
            raise ValueError(f"seat: {seat} given, 0 to {len(self.players) - 1} expected")
        return _view(self._referee.look(seat)[0], self.players, self.rules)

    def undo(self) -> None:
        """Take back the last move of this hand. Raises ValueError if there is none."""
        if not self._undo:
            raise ValueError("there is no move of this hand to take back")
        state, events, results = self._undo.pop()
        self._referee.restore(state)
        self._moves[-1].pop()
        del self.events[events:], self.results[results:]

    def copy(self) -> Game:
        """Return an independent game in the same state."""
        return copy.deepcopy(self)

    def record(self) -> dict[str, Any]:
        """Return the record of the match so far (docs/notation.md)."""
        record: dict[str, Any] = {"schwimmen": 1, "rules": self.variant.id}
        if house := self.house:
            record["house"] = house
        hands = [
            {"pack": " ".join(cards.NAMES[card] for card in pack), "moves": list(moves)}
            for pack, moves in zip(self._packs, self._moves, strict=True)
        ]
        return record | {"players": list(self.players), "dealer": self._first_dealer, "hands": hands}

    # ------------------------------------------------------------ state

    @property
    def house(self) -> dict[str, Any]:
        """The knobs by which these rules differ from the preset."""
        return self.variant.house_of(self.rules)

    @property
    def idle(self) -> dict[str, str]:
        """Knobs that say nothing at this table, each with the knob that is the reason."""
        return {idle.knob: idle.because for idle in idle_knobs(self.rules, self.variant.knobs)}

    @property
    def phase(self) -> str:
        """What is to be decided: `choice`, `turn`; `deal` between hands, `over` after the match."""
        return self._referee.phase.name.lower()

    @property
    def to_move(self) -> int | None:
        """The seat that decides."""
        return self._referee.to_move

    @property
    def dealer(self) -> int:
        """The dealer of this hand, or of the next one between hands."""
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

    def blocked(self) -> dict[str, Sentence]:
        """Return why each kind of action that is not legal for the seat to move is not."""
        referee = self._referee
        found = {str(kind.name).lower(): referee.why_kind(kind) for kind in _ACTIONS}
        if found["close"]:
            found["close"] = referee.why_no_rider()
        return {name: Sentence(why_key(why)) for name, why in found.items() if why}

    def look(self, seat: int) -> Any:
        """Return the engine's `View` record of a seat, in an array: what a computer opponent gets."""
        return self._referee.look(seat)

    # ------------------------------------------------------------ inside

    def _shuffled(self) -> list[int]:
        order = cards.pack_of(self.rules.pack)
        self._chance.shuffle(order)
        return order

    def _note_result(self, units_before: list[int]) -> None:
        if self._referee.end != End.NONE:
            told = story.reasons(self._referee, units_before)
            self.results.append(result_of(self._referee, told))


_ACTIONS = [Move.of(token).kind for token in ("keep", "trade", "7H>KS", "all", "pass", "close")]


def read_pack(text: str, size: int) -> list[int]:
    """Return the cards of a pack given as text. Raises ValueError unless it is exactly a pack of `size` cards."""
    order = cards.parse(text)
    expected = cards.pack_of(size)
    if sorted(order) != expected:
        missing = sorted(set(expected) - set(order)) or [-1]
        detail = f"{cards.NAMES[missing[0]]} is missing" if missing != [-1] else "a card is there twice"
        raise ValueError(f"pack: exactly the {size} cards of the pack expected, {len(order)} came; {detail}")
    return order


def result_of(referee: Referee, told: Sequence[Sentence] = ()) -> HandResult:
    """Return the last finished hand in the words of the record."""
    played = set(referee.members("played"))
    seats = range(referee.seats)
    out = referee.row("out")
    return HandResult(
        end=END_WORDS[referee.end],
        values=tuple(values_of(referee)),
        change=tuple(referee.row("change")),
        safe=(False,) * referee.seats,
        reasons=tuple(told),
        units=tuple(referee.row("units")),
        points=tuple(referee.row("points")),
        went_out=tuple(seat for seat in seats if seat in played and out[seat]),
    )


def values_of(referee: Referee) -> list[str | None]:
    """Return the values of the last finished hand as text, by seat; None for who was out before it."""
    played = referee.number("played")
    return [value_text(value) if played >> seat & 1 else None for seat, value in enumerate(referee.row("values"))]


def _view(record: Any, players: Sequence[str], rules: Rules) -> View:
    """Translate an engine view into text."""
    from schwimmen.engine.kernel import record_at
    from schwimmen.engine.layout import fields_of, uncounted_units
    from schwimmen.engine.values import value

    finished = bool(record["end"])
    hand = int(record["hand"])
    fields = record_at(fields_of(rules))
    seats = [
        SeatView(
            name=name,
            units=int(record["units"][seat]) + uncounted_units(rules),
            points=int(record["points"][seat]),
            swims=bool(not record["out"][seat] and record["units"][seat] == 0),
            out=bool(record["out"][seat]),
            cards=int(record["counts"][seat]),
            known=cards.names(int(record["known"][seat])),
            shown=cards.names(int(record["shown"][seat])) if record["shown"][seat] else None,
            value=value_text(int(record["values"][seat])) if finished and record["shown"][seat] else None,
            turns=int(record["turns"][seat]),
        )
        for seat, name in enumerate(players)
    ]
    nobody = -1
    count = int(record["legal_count"])
    return View(
        seat=int(record["seat"]),
        phase=Phase(int(record["phase"])).name.lower(),
        to_move=None if record["to_move"] == nobody else int(record["to_move"]),
        dealer=int(record["dealer"]),
        caller=None if record["caller"] == nobody else int(record["caller"]),
        hand=cards.names(hand),
        value=value_text(int(value(hand, fields))) if hand else None,
        packet=cards.names(int(record["packet"])),
        table=cards.names(int(record["table"])),
        gone=cards.names(int(record["gone"])),
        stock=int(record["stock"]),
        streak=int(record["streak"]),
        last_turns=int(record["last_turns"]),
        legal=sorted(token_of(code) for code in record["legal"][:count].tolist()),
        seats=seats,
    )


__all__ = ["NO_TOKEN", "VARIANTS", "Event", "Game", "HandResult", "IllegalMove", "Move", "View"]
