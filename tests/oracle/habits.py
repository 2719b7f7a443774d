"""How the players of random records play: by chance, with likings, or for something that seldom happens."""

from __future__ import annotations

import random
from typing import Any

from tests.oracle.cards import one_suit
from tests.oracle.chinese import ChineseFiftyOne
from tests.oracle.match import Match
from tests.oracle.values import best, flush, is_31, is_aces, special

KINDS = {"all", "pass", "close", "refresh", "draw", "take", "right", "wrong", "challenge", "decline", "keep", "trade"}
LIKINGS = [0.0, 0.1, 1.0, 1.0, 5.0, 50.0]
CALLING = [0.0, 0.0, 0.0, 0.02, 0.1, 1.0, 50.0]


def kind_of(token: str) -> str:
    """Name what sort of decision a token is."""
    if token.endswith("!") or token == "close":
        return "call"
    return token if token in KINDS else "exchange"


def hand_after(match: Match, token: str) -> list[str]:
    """Show the hand of the seat to move as a token would leave it."""
    hand = match.hands[match.on_turn()]
    if token.startswith("all"):
        return match.table
    if ">" not in token:
        return hand
    give, take = (side.split(",") for side in token.removesuffix("!").split(">"))
    return [card for card in hand if card not in give] + [card for card in take if card]


def table_after(match: Match, token: str) -> list[str]:
    """Show the table as a token would leave it, where a game has one."""
    if token.startswith("all"):
        return match.hands[match.on_turn()]
    if ">" not in token:
        return match.table
    give, take = (side.split(",") for side in token.removesuffix("!").split(">"))
    return [card for card in match.table if card not in take] + give


def is_special(hand: list[str]) -> bool:
    """Tell whether a hand is one that ends hands, or wins them at once."""
    return is_31(hand) or is_aces(hand) or flush(hand) >= 41 or special(hand) is not None


class Habit:
    """How somebody plays: what he likes, how often he looks for special hands, or for good ones."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.likings = {kind: chance.choice(LIKINGS) for kind in sorted(KINDS | {"exchange"})}
        self.likings["call"] = chance.choice(CALLING)
        self.hunting = chance.choice([0.0, 0.0, 0.5, 1.0])
        self.washing = chance.choice([0.0, 0.0, 0.5, 1.0])
        self.greed = chance.choice([0.0, 0.5, 1.0])

    def choose(self, match: Match) -> str:
        """Choose one of the legal tokens."""
        chance, legal = self.chance, match.legal()
        moving = [token for token in legal if ">" in token or token.startswith("all")]
        if chance.random() < self.hunting:
            found = [token for token in moving if is_special(hand_after(match, token))]
            if found:
                return chance.choice(found)
        if chance.random() < self.washing and match.table:
            found = [token for token in moving if one_suit(table_after(match, token))]
            if found:
                return chance.choice(found)
        return self.best_of(match, self.liked(legal))

    def liked(self, legal: list[str]) -> list[str]:
        """Choose a sort of decision and list its tokens."""
        kinds = sorted({kind_of(token) for token in legal})
        weights = [self.likings[kind] for kind in kinds]
        (kind,) = self.chance.choices(kinds, weights if any(weights) else None)
        return [token for token in legal if kind_of(token) == kind]

    def best_of(self, match: Match, tokens: list[str]) -> str:
        """Choose one of similar tokens, perhaps the one that leaves the best hand."""
        if self.chance.random() >= self.greed:
            return self.chance.choice(tokens)

        def worth(token: str) -> Any:
            hand = hand_after(match, token)
            return best(hand) if isinstance(match, ChineseFiftyOne) else match.worth(hand)

        return max(tokens, key=worth)


def passing(chance: random.Random) -> Habit:
    """Make a habit of somebody who only passes or calls."""
    habit = Habit(chance)
    habit.likings = {
        **dict.fromkeys(habit.likings, 0.0),
        "pass": 1.0,
        "call": chance.choice([0.0, 0.02, 0.5]),
        "keep": 1.0,
    }
    habit.hunting = habit.washing = habit.greed = 0.0
    return habit
