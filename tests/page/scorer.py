"""Matches that the engine plays, scored by the page's sheet for real cards: it is told what its questions ask.

    python -m tests.page.scorer --count 5000 --seed 1

The status is 1 if there was a difference.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

from schwimmen.cards import pack_of
from schwimmen.engine.layout import End
from schwimmen.engine.pips import best_suit
from schwimmen.engine.values import ACES
from schwimmen.match.referee import Referee
from schwimmen.rules.presets import PRESETS, Preset
from tests.page.houses import some_house
from tests.page.node import answers
from tests.page.soaking import compare

HANDS = 12
"""Hands after which a match is broken off."""

MOVES = 400
"""Moves after which nobody plays a hand on."""

AT_ONCE = 200

LEDGER = ("units", "points", "out")


class Scored:
    """A match with random house rules and moves: what lay on the table after each hand, and what was booked."""

    def __init__(self, seed: int, preset: Preset | None = None) -> None:
        chance = random.Random(seed)
        preset = preset or chance.choice(list(PRESETS.values()))
        drawn = list(some_house(chance, preset).items())
        house = dict(chance.sample(drawn, k=chance.randint(0, len(drawn))))
        seats = min(chance.randint(2, 9), preset.house(house).most_players())
        house |= {"players": [2, seats]}
        rules = preset.house(house)
        self.referee = Referee(rules, seats, chance.randrange(seats))
        dealer = self.referee.number("dealer")
        self.asked: dict[str, Any] = {"rules": preset.id, "house": preset.house_of(rules)}
        self.asked |= {"seats": seats, "dealer": dealer}
        hands = list(self._hands(chance, rules.pack))
        self.asked["hands"] = [hand for hand, _ in hands]
        self.booked = [booked for _, booked in hands]

    def _hands(self, chance: random.Random, pack: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        referee = self.referee
        for _ in range(HANDS):
            if referee.number("winners"):
                return
            cards = list(pack_of(pack))
            chance.shuffle(cards)
            referee.deal(cards)
            for _ in range(MOVES):
                if referee.to_move is None:
                    break
                self._move(chance)
            if referee.to_move is not None or referee.end == End.STALLED:
                return
            yield self._shown(), self._booked()

    def _move(self, chance: random.Random) -> None:
        referee = self.referee
        code = chance.choice(referee.legal())
        if referee.needs_order(code):
            order = [card for card in range(52) if referee.rebuilds() >> card & 1]
            chance.shuffle(order)
            referee.give_order(order)
        referee.play(code)

    def _shown(self) -> dict[str, Any]:
        """Return what people see when a hand is over."""
        referee = self.referee
        hands = referee.row("hands")
        return {
            "end": referee.end.name.lower(),
            "caller": [] if referee.number("caller") < 0 else [referee.number("caller")],
            "challengers": referee.members("challengers"),
            "dealt_31": referee.members("dealt_31"),
            "dealt_fire": referee.members("dealt_fire"),
            "values": referee.row("values"),
            "strengths": referee.row("strengths"),
            "suits": [int(best_suit(hand)) for hand in hands],
            "aces": [hand & ~ACES == 0 for hand in hands],
        }

    def _booked(self) -> dict[str, Any]:
        """Return what the engine has booked."""
        referee = self.referee
        winners = referee.members("winners")
        kept = {name: referee.row(name) for name in LEDGER}
        return kept | {"dealer": referee.number("dealer"), "winners": winners or None}


def differences(played: list[Scored]) -> Iterator[str]:
    """Name every hand after which the sheet says something else than the engine."""
    for match, came in zip(played, answers("scorer", (each.asked for each in played)), strict=True):
        for number, (wanted, got) in enumerate(zip(match.booked, came, strict=True)):
            got["out"] = [int(out) for out in got["out"]]
            if wanted != got:
                yield f"hand {number + 1}: expected {wanted}, got {got} in {match.asked}"
                break


if __name__ == "__main__":
    sys.exit(
        compare(
            __doc__,
            lambda seed, count: differences([Scored(number) for number in range(seed, seed + count)]),
            "matches scored",
            AT_ONCE,
        )
    )
