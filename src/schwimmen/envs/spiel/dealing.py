"""A table whose cards chance gives one at a time, each as it is needed.

The engine draws cards while it carries out a move. So a move that draws a card that chance has not given yet is taken
back, chance gives one more, and the move is carried out again: no rule of drawing is told twice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen import cards
from schwimmen.engine.bindings import stall
from schwimmen.engine.codes import Kind, kind_of
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import NOBODY, Phase, Table, View, fields_of
from schwimmen.envs.actions import actions_of
from schwimmen.envs.kernels import bindings
from schwimmen.envs.kernels.layout import Episode
from schwimmen.envs.observation import size_of, space_of
from schwimmen.rules.enums import DealerChoice, DealtCheck, Recycle
from schwimmen.rules.fields import Rules

DEALING = -1
"""Stands for the deal where a move's code is expected."""

TRIES = 50
"""How often hidden cards are dealt again because somebody would have had to show his hand."""


class Frame:
    """What all positions of one game share."""

    def __init__(self, rules: Rules, players: int, *, dealer: int, moves: int) -> None:
        """Note the rules. Raises ValueError if that many people cannot play by these rules."""
        self.rules, self.players, self.dealer, self.moves = rules, players, dealer, moves
        self.actions = actions_of(rules)
        self.fields, self.space = fields_of(rules), space_of(rules, players)
        self.pack = cards.pack_of(rules.pack)
        self.size = size_of(rules, players)
        self._episode, self._view = new(Episode), new(View)
        self._legal = np.zeros(int(self.space[0]["words"]), np.int64)

    def views(self, tables: Records[Table]) -> Iterator[Any]:
        """Yield the view of each seat, each until the next one."""
        for seat in range(self.players):
            bindings.look(tables, self.fields, self.space, self._episode, self._view, seat)
            yield self._view[0]

    def mask(self, tables: Records[Table]) -> list[int]:
        """Return the numbers of the legal actions."""
        found = np.zeros(-(-len(self.actions) // 8) * 8, np.uint8)
        bindings.mask(tables, self.fields, self.space, self._legal, found.view(np.uint64))
        legal: list[int] = np.flatnonzero(found).tolist()
        return legal

    def code(self, tables: Records[Table], action: int) -> int:
        """Return the code of the move that an action is now."""
        return int(bindings.code(tables, self.fields, self.space, self._episode, action))

    def observe(self, tables: Records[Table], seat: int) -> NDArray[np.uint8]:
        """Return what a seat sees (`envs.observation`)."""
        seen = np.zeros(self.size, np.uint8)
        view, episode = self._view, self._episode
        bindings.observe(tables, self.fields, self.space, episode, view, seen.view(np.uint64), seat)
        return seen


class Dealing:
    """One hand: a table, the move that is carried out, and the cards that chance has given for it."""

    def __init__(self, frame: Frame) -> None:
        """Begin with the deal."""
        self.frame = frame
        self.tables = new(Table)
        self.tables["bottom"], self.tables["to_move"] = frame.rules.pack, NOBODY
        self.tables["pack"][0, : frame.rules.pack] = frame.pack
        self.pending: int | None = DEALING
        self.given: list[int] = []
        self.moves = 0
        self.silent = 0
        """A bit for each seat that has moved since nobody has to show a special that he makes (TO-5, DU-7)."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealing:
        """Return an independent copy; what the game shares stays shared."""
        twin = object.__new__(Dealing)
        twin.frame, twin.tables = self.frame, self.tables.copy()
        twin.pending, twin.given, twin.moves, twin.silent = self.pending, self.given[:], self.moves, self.silent
        return twin

    @property
    def to_move(self) -> int:
        """The seat that decides, `NOBODY` where chance does, or when the hand is over."""
        return int(self.tables["to_move"][0]) if self.pending is None else NOBODY

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.pending is None and self.to_move == NOBODY

    # ------------------------------------------------------------ moves and chance

    def begin(self, code: int) -> bool:
        """Carry out a move, if chance has nothing to give for it. Return whether it is carried out."""
        state = self.tables[0]
        if state["single"] or (state["caller"] != NOBODY and not self.frame.rules.declare_after_close):
            self.silent |= 1 << self.to_move
        self.pending, self.given = code, []
        return self._carry_out()

    def give(self, card: int) -> bool:
        """Give the next card for the move that waits. Return whether it is carried out now."""
        self.given.append(card)
        return self._carry_out()

    def outcomes(self) -> list[int]:
        """Return the cards of which chance gives one, each as likely as the others."""
        stock, aside = self._sources()
        left = len(stock) - len(self.given)
        return sorted(set(stock if left > 0 else aside) - set(self.given))

    def _sources(self) -> tuple[list[int], list[int]]:
        """Return the cards of the stock, and those of which it would be rebuilt by the move that waits (FO-6)."""
        state, rules = self.tables[0], self.frame.rules
        stock = state["pack"][int(state["top"]) : int(state["bottom"])].tolist()
        if not self._rebuilds(len(stock)):
            return stock, []
        aside = state["aside"][: int(state["set_aside"])].tolist()
        return stock, aside + (list(cards.each(int(state["table"]))) if rules.recycle_includes_current else [])

    def _rebuilds(self, stock: int) -> bool:
        waits = self.pending is not None and self.pending != DEALING and kind_of(self.pending) == Kind.REFRESH
        return waits and stock < self.frame.rules.table_size

    def _carry_out(self) -> bool:
        """Carry out the move that waits; take it back if it has drawn a card that chance has not given."""
        stock, aside = self._sources()
        before, top = self.tables.copy(), int(self.tables["top"][0])
        self._lay(stock, aside, top)
        self._run()
        drawn = int(self.tables["top"][0]) - (0 if self._rebuilds(len(stock)) else top)
        if aside and self.frame.rules.recycle == Recycle.ORDER:
            drawn = min(drawn, len(stock))  # the order of the others is no matter of chance
        if drawn > len(self.given):
            self.tables = before
            return False
        self.pending, self.moves = None, self.moves + 1
        if self.to_move != NOBODY and self.moves > self.frame.moves * self.frame.players:
            stall(self.tables, self.frame.fields)
        return True

    def _lay(self, stock: list[int], aside: list[int], top: int) -> None:
        """Lay the cards that chance has given where they are drawn first."""
        first, second = self.given[: len(stock)], self.given[len(stock) :]
        state = self.tables[0]
        state["pack"][top : top + len(stock)] = first + [card for card in stock if card not in first]
        if aside and self.frame.rules.recycle == Recycle.SHUFFLE:
            state["order"][: len(aside)] = second + [card for card in aside if card not in second]
            state["ordered"] = len(aside)

    def _run(self) -> None:
        tables, frame = self.tables, self.frame
        if self.pending is None or self.pending == DEALING:
            bindings.deal(tables, frame.fields, frame.players, frame.dealer)
        else:
            bindings.play_code(tables, frame.fields, frame.space, new(Episode), self.pending)

    # ------------------------------------------------------------ worlds

    def resampled(self, seat: int, chance: Callable[[], float]) -> Dealing:
        """Return a copy in which all cards that a seat cannot know are dealt again, each way as likely as the others.

        Nobody gets a special that he would have had to show; what others' moves tell beyond that is left aside. Where
        chance gives cards, those that nobody has seen are among them.
        """
        twin = self.__deepcopy__({})
        if self.over:
            return twin  # all hands lie open
        state, generator = twin.tables[0], random.Random(int(chance() * 2**53))
        stock: list[int] = state["pack"][int(state["top"]) : int(state["bottom"])].tolist()
        held, places = self._hidden(seat)
        rebuilt = state["bottom"] != self.frame.rules.pack  # of cards that everybody has seen: no hand has them
        hidden, rest = (held, stock) if rebuilt else (stock + held, [])
        for _ in range(TRIES):
            generator.shuffle(hidden)
            dealt, left = self._dealt(hidden, places)
            if self._may_be(dealt):
                break
        for other, hand in dealt.items():
            if other == DEALING:
                state["packet"] = hand
            else:
                state["hands"][other] = hand
        rest += left
        generator.shuffle(rest)
        state["pack"][int(state["top"]) : int(state["bottom"])] = rest
        twin.given[: len(rest)] = rest[: len(self.given)]
        return twin

    def _hidden(self, seat: int) -> tuple[list[int], dict[int, int]]:
        """Return the cards outside the stock that a seat cannot know, and how many of them each seat has.

        `DEALING` stands for the packet.
        """
        state, frame = self.tables[0], self.frame
        hidden: list[int] = []
        places: dict[int, int] = {}
        chooses = state["phase"] == Phase.CHOICE and state["dealer"] == seat
        extra_only = chooses and frame.rules.dealer_choice == DealerChoice.SEE_EXTRA_ONLY
        for other in range(frame.players):
            unknown = int(state["hands"][other]) & ~int(state["known"][other])
            if unknown and (other != seat or extra_only):
                places[other] = unknown.bit_count()
                hidden += cards.each(unknown)
        sees = extra_only or (chooses and frame.rules.dealer_choice == DealerChoice.SEE_BOTH)
        if state["phase"] == Phase.CHOICE and not sees:
            places[DEALING] = int(state["packet"]).bit_count()
            hidden += cards.each(int(state["packet"]))
        return hidden, places

    def _dealt(self, hidden: Sequence[int], places: dict[int, int]) -> tuple[dict[int, int], Sequence[int]]:
        """Return the cards of each place, dealt from the hidden ones in their order, and those that are left."""
        dealt, at = {}, 0
        for place, count in places.items():
            dealt[place] = self._with(place, hidden[at : at + count])
            at += count
        return dealt, hidden[at:]

    def _with(self, place: int, some: Sequence[int]) -> int:
        """Return the cards of a place: what everybody knows it to hold, and some hidden ones."""
        return cards.union(some) | (int(self.tables[0]["known"][place]) if place >= 0 else 0)

    def _may_be(self, dealt: dict[int, int]) -> bool:
        """Say whether nobody holds what he would have had to show."""
        if self.tables[0]["phase"] == Phase.CHOICE and self.frame.rules.dealt_check == DealtCheck.AFTER:
            return True
        bound = [hand for other, hand in dealt.items() if other >= 0 and not self.silent >> other & 1]
        return not any(bindings.holds_special(hand, self.frame.fields) for hand in bound)
