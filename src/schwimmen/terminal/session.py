"""One person's place at a table with computer opponents: what the screen may know, and the next step of the game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from schwimmen.game import Event, Game, HandResult, View, why_key
from schwimmen.players import choose
from schwimmen.rules import CloseTiming
from schwimmen.story import Sentence

OWN = 0
"""The seat of the person."""

NAMES = (
    "Ada", "Bruno", "Carla", "Elif", "Fiete", "Greta", "Hanno", "Ida", "Jonte", "Lasse", "Malek", "Nele", "Otto",
    "Paula", "Quirin", "Rosa", "Sami", "Tilda", "Vera", "Willi", "Yara", "Zora",
)  # fmt: skip
"""First names for computer opponents."""

_ENDS = {"declare", "end", "match"}
_DEEDS = {"choice", "swap", "all", "pass", "close"}


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What a table is set with: a match can be played again with it."""

    preset: str = "schwimmen"
    house: Mapping[str, Any] = field(default_factory=dict)
    levels: Sequence[str] = ("club", "club", "club")
    """The levels of the computer opponents, clockwise from the person's left."""
    name: str = ""
    """The person's name; empty: the language's word for "you"."""
    seed: int | None = None


class Session:
    """A match at one table. The person sits at seat 0 and sees `view` and `story`, nothing else of the game."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._chance: random.Random = random.SystemRandom() if setting.seed is None else random.Random(setting.seed)
        free = [name for name in NAMES if name.casefold() != setting.name.casefold()]
        self.names: list[str] = self._chance.sample(free, len(setting.levels))
        self.game = Game(
            setting.preset,
            players=[setting.name, *self.names],
            house=setting.house,
            seed=self._chance.getrandbits(63),
        )

    def again(self) -> Session:
        """Return a new match at the same table."""
        seed = None if self.setting.seed is None else self._chance.getrandbits(63)
        setting = self.setting
        return Session(
            Setting(preset=setting.preset, house=setting.house, levels=setting.levels, name=setting.name, seed=seed)
        )

    def players(self, you: str) -> list[str]:
        """Return the names by seat; `you` is what the person is called who gave no name."""
        return [self.setting.name or you, *self.names]

    # ------------------------------------------------------------ what the screen may know

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.game.view(OWN)

    @property
    def result(self) -> HandResult | None:
        """The hand that has just ended, None while one is being played."""
        return self.game.results[-1] if self.game.phase in ("deal", "over") else None

    @property
    def start_units(self) -> int:
        """The lives that everybody starts with."""
        return self.game.rules.units

    @property
    def call_is_turn(self) -> bool:
        """Whether the call is a turn of its own at this table."""
        return self.game.rules.close_timing == CloseTiming.INSTEAD

    def story(self, *, to_the_end: bool = True) -> list[Sentence]:
        """Return everything that happened, with the reasons of each finished hand; or all but the last hand's end."""
        events = self.game.events
        if not to_the_end:
            events = events[: next(index for index in range(len(events), 0, -1) if events[index - 1].kind not in _ENDS)]
        return list(_told(events, self.game.results))

    def ending(self, *kinds: str) -> list[Sentence]:
        """Return what was said of some kinds (`declare`, `end`, `match`) in the present or last hand."""
        told: list[Sentence] = []
        for event in self.game.events:
            if event.kind == "deal":
                told.clear()
            elif event.kind in kinds:
                told.append(event.say)
        return told

    def deeds(self) -> dict[int, Sentence]:
        """Return the last thing that each seat did in this hand, said briefly."""
        told: dict[int, Sentence] = {}
        for event in self.game.events:
            if event.kind == "deal":
                told.clear()
            elif event.kind in _DEEDS and event.seat is not None:
                told[event.seat] = Sentence(f"short-{event.say.key}", event.say.args)
        return told

    def went_out(self) -> dict[int, int]:
        """Return in which hand each seat went out that is out."""
        return {seat: number for number, hand in enumerate(self.game.results, 1) for seat in hand.went_out}

    # ------------------------------------------------------------ the game goes on

    def reason(self, token: str) -> Sentence | None:
        """Return why the person cannot play a token now, None if it is a move."""
        if self.game.to_move is None:
            return Sentence("why-match-over" if self.game.over else "why-nobodys-turn")
        if self.game.to_move != OWN:
            return Sentence("why-not-your-turn", {"seat": self.game.to_move})
        why = self.game.why(token)
        return Sentence(why_key(why)) if why else None

    def no_call(self) -> Sentence | None:
        """Return why the person cannot close in this turn, None if that is possible."""
        return self.reason("pass") if self.game.to_move != OWN else self.game.blocked().get("close")

    def play(self, token: str) -> None:
        """Play a token for the seat to move. Raises IllegalMove."""
        self.game.play(token)

    def deal(self) -> None:
        """Deal the next hand."""
        self.game.deal()

    def thought(self) -> Callable[[], str] | None:
        """Return what finds the move of the opponent to move, None if it is not an opponent's turn.

        It holds that seat's view and no part of the game, so it can run in another thread.
        """
        seat = self.game.to_move
        if seat is None or seat == OWN:
            return None
        level, look, rules = self.setting.levels[seat - 1], self.game.look(seat), self.game.rules
        seed = self._chance.getrandbits(63)
        return lambda: choose(level, look, rules, seed)


def _told(events: Sequence[Event], results: Sequence[HandResult]) -> Iterator[Sentence]:
    finished = iter(results)
    for event in events:
        yield event.say
        if event.kind == "end":
            yield from next(finished).reasons


def keep_places(places: Sequence[str], cards: Sequence[str]) -> list[str]:
    """Return cards in the places where they lay; a card that comes takes the place of one that goes."""
    if len(places) != len(cards):
        return list(cards)
    coming = iter(card for card in cards if card not in places)
    return [card if card in cards else next(coming) for card in places]
