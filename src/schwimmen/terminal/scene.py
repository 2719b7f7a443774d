"""Everything that one picture of the table is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schwimmen.match.game import View
from schwimmen.projection.shown import SeatView
from schwimmen.rules.enums import CallEffect, Centre, CloseTiming, SwapCounts
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import Preset
from schwimmen.terminal.session import OWN
from schwimmen.terminal.speech import Speech
from schwimmen.terminal.wish import Wish, kind_of
from schwimmen.words.sentence import Sentence

MOST_POOL = 5
"""Most cards in the pool (CF-4)."""


@dataclass(frozen=True, kw_only=True)
class Signs:
    """The signs of the table beside letters."""

    wave: str = "≈"
    belt: str = "◎"
    turn: str = "▸"
    back: str = "░░"
    barred: str = "×"
    on: str = "☑"
    off: str = "☐"
    units: Mapping[str, tuple[str, str]]
    """By what is counted: the sign of one that is left, and of one that is lost."""
    dice: Sequence[str] = ()
    """The faces of a die, from one on."""


UNICODE_SIGNS = Signs(
    units={"life": ("╿", "╷"), "chip": ("●", "·"), "token": ("◆", "·"), "coin": ("◉", "·"), "stick": ("·", "┃")},
    dice="⚀⚁⚂⚃⚄⚅",
)
PLAIN_SIGNS = Signs(
    wave="~",
    belt="O",
    turn=">",
    back="##",
    barred="x",
    on="[x]",
    off="[ ]",
    units={"life": ("!", "."), "chip": ("o", "."), "token": ("*", "."), "coin": ("$", "."), "stick": (".", "|")},
)
"""The signs for terminals without Unicode."""


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One moment of the table, as the person at seat 0 may see it."""

    view: View
    speech: Speech
    signs: Signs
    rules: Rules
    preset: Preset
    hand: Sequence[str]
    """The person's cards, each in its place."""
    table: Sequence[str]
    """The open cards, each in its place: the table, the pool, or the top of the discard pile."""
    wish: Wish
    deeds: Mapping[int, Sentence]
    """The last thing that each seat did."""
    notice: Sentence | None
    """Why the last wish cannot be."""
    memory: bool
    """Whether cards are shown that everybody knows somebody to hold."""
    worths: Mapping[str, str]
    """What the hand is worth after each legal move whose cards are known."""
    actions: Sequence[str]
    """What is offered to the person now, in order (`View.actions`)."""
    aim: Sentence | None
    """What the game is about, while that has to be said."""
    saying: Sentence | None
    """What a guided hand says now."""

    @property
    def unit(self) -> str:
        """What is lost or counted (`Preset.ledger`)."""
        return self.preset.ledger

    @property
    def pot(self) -> int | None:
        """What lies in the pot; None in a game without one."""
        return self.preset.pot(self.rules.units, [seat.units for seat in self.view.seats])

    @property
    def mine(self) -> bool:
        """Whether the person is to move."""
        return self.view.to_move == OWN

    @property
    def own(self) -> SeatView:
        """The person's seat."""
        return self.view.seats[OWN]

    @property
    def token(self) -> str:
        """The token of the person's wish, empty while it is not complete."""
        return self.wish.token(self.view, pool=self.pool)

    @property
    def ready(self) -> str:
        """The action that Enter does, empty while there is none."""
        return self.action_of(self.token)

    def action_of(self, token: str) -> str:
        """Return the action that a token is one of at this table; chosen cards of the table are an exchange."""
        kind = kind_of(token)
        return "swap" if kind == "pool" and not self.pool else kind

    @property
    def can_ride(self) -> bool:
        """Whether the call can ride on a move of this turn."""
        return any(token.endswith("!") for token in self.view.legal)

    @property
    def call(self) -> str:
        """The action that the call is at this table: a turn of its own, or what rides on one."""
        return "ride" if self.rules.close_timing == CloseTiming.RIDER else "close"

    @property
    def last(self) -> bool:
        """Whether the turns that are left are the last of the hand."""
        challenged = self.rules.call_effect == CallEffect.CHALLENGE
        return not challenged and (self.view.caller is not None or self.view.last_turns > 0)

    @property
    def pile(self) -> bool:
        """Whether a discard pile lies in the middle."""
        return self.rules.centre == Centre.DISCARD

    @property
    def pool(self) -> bool:
        """Whether a pool lies in the middle."""
        return self.rules.centre == Centre.POOL

    @property
    def several(self) -> bool:
        """Whether several cards of the table can be had for as many."""
        return self.rules.centre == Centre.TABLE and self.rules.swap_counts == SwapCounts.ANY

    def most(self, zone: str) -> int:
        """Return how many cards of hand or table can be chosen for one move."""
        if self.view.phase != "turn":
            return 1
        trades = self.pool and len(self.table) > 1 and zone == "hand" and not self.wish.takes
        return len(self.hand) if self.several or trades else 1

    def with_card(self, zone: str, card: str) -> str:
        """Return the token of the wish with one more card chosen, empty if it is not complete then."""
        return self.wish.pick(zone, card, self.most(zone)).token(self.view, pool=self.pool)

    @property
    def singly(self) -> bool:
        """Whether one card of the middle can be had for one of the hand."""
        return not self.pile and (not self.pool or len(self.table) in (1, MOST_POOL))

    @property
    def places(self) -> int:
        """How many open cards have a place, and a key."""
        return MOST_POOL if self.pool else 1 if self.pile else max(self.rules.table_size, len(self.table))
