"""The guided first hand: a deal that is always the same, and one sentence at a time about it.

`first_hand.json` beside this file has the deal, all its moves, and which sentence (`first-hand-KEY`) is said after how
many of them, about which part of the table: `hand`, `actions`, `seats` or `showdown`. What a sentence says of cards and
points is read off the game as it is played, so it is true of the deal. Browser and terminal both follow it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from schwimmen.match.game import Game
from schwimmen.rulebook.text.pictures import picture
from schwimmen.words.sentence import Arg, Sentence

YOU = 0
"""The seat of the player who is guided."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence, after how many moves it is said, and about which part of the table."""

    after: int
    about: str
    say: Sentence
    does: str | None
    """The move that it asks the player for; without one there is more to read, or others move."""


@dataclass(frozen=True, slots=True)
class FirstHand:
    """The deal with its moves, and what is said of it, in order."""

    game: str
    house: dict[str, Any]
    others: tuple[str, ...]
    """The names of the opponents, clockwise from the player's left."""
    dealer: int
    pack: str
    moves: tuple[str, ...]
    said: tuple[dict[str, Any], ...]
    """What is said, as the file has it."""

    @property
    def begun(self) -> tuple[str, ...]:
        """The moves before the player is asked for the first time."""
        return self.moves[: self.said[0]["after"]]

    def dealt(self, name: str = "") -> Game:
        """Return the table with its hand dealt; `name` is the player's."""
        players = [name, *self.others]
        return Game(self.game, players=players, house=self.house, dealer=self.dealer, pack=self.pack)

    def after(self, moves: int) -> Game:
        """Return the table after so many moves."""
        game = self.dealt()
        for move in self.moves[:moves]:
            game.play(move)
        return game

    def sayings(self) -> Iterator[Saying]:
        """Yield what is said, with the cards and points that it is about."""
        game, made = self.dealt(), 0
        for this, following in pairwise([*self.said, {"after": None}]):
            after = this["after"]
            for move in self.moves[made:after]:
                game.play(move)
            made = after
            asked = game.to_move == YOU and following["after"] != after
            does = self.moves[after] if asked else None
            yield Saying(after, this["about"], Sentence(f"first-hand-{this['key']}", _args(game, does)), does)


def _args(game: Game, does: str | None) -> dict[str, Arg]:
    """Return what a sentence may speak of: the player's hand and move, the middle, the opponents, who has lost."""
    view = game.view(YOU)
    hand = picture(game.rules, view.hand)
    told: dict[str, Arg] = {"cards": list(hand.counts), "value": hand.value, "seats": [1, 2]}
    if does:
        give, _, take = does.rstrip("!").partition(">")
        middle = picture(game.rules, view.table)
        told |= {"give": give, "take": take} if take else {"suit": middle.counts[0][1]}
        told["then"] = view.worths.get(does.rstrip("!"), hand.value)
    if game.results:
        (result,) = game.results
        (lost,) = (seat for seat, change in enumerate(result.change) if change < 0)
        told |= {"seat": lost, "value": str(result.values[lost]), "lives": game.preset.rules.units}
    return told


@cache
def first_hand() -> FirstHand:
    """Return the guided first hand."""
    told = json.loads((files(__package__) / "first_hand.json").read_text(encoding="utf-8"))
    lists = {"others": tuple(told["others"]), "moves": tuple(told["moves"].split()), "said": tuple(told["said"])}
    return FirstHand(**told | lists)
