"""A `Game` refuses what it cannot play, and what fails changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from schwimmen import Game
from schwimmen.match import record


class Unlucky:
    """Who shuffles a pack as it should be, and once gives the stock that is rebuilt in a wrong order, or none."""

    def __init__(self, gives: list[int] | None) -> None:
        self.gives, self.asked = gives, 0

    def order(self, label: str, cards: Iterable[int]) -> list[int]:
        """Return shuffled cards; of the first stock what was agreed."""
        order = list(cards)
        random.Random(2).shuffle(order)
        if label != "pack":
            self.asked += 1
            if self.asked == 1:
                if self.gives is None:
                    raise ValueError("no order")
                return self.gives
        return order


@pytest.mark.parametrize("gives", [None, [0, 1, 2]])
def test_a_move_that_fails_leaves_nothing_to_take_back(gives: list[int] | None) -> None:
    """If a stock cannot be shuffled, the move has not been made: what is taken back then is the one before it."""
    chance = Unlucky(gives)
    game = Game("forty_one", players=4, seed=2, chance=chance)
    drawing = random.Random(5)
    for _ in range(200):
        quiet = [move for move in game.legal() if move != "close" and not move.endswith("!")]
        token = "refresh" if "refresh" in quiet else drawing.choice(quiet)
        moves = record.read(game.record()).hands[-1].moves
        try:
            game.play(token)
        except ValueError:
            break
    assert chance.asked == 1
    assert record.read(game.record()).hands[-1].moves == moves
    game.undo()
    assert record.read(game.record()).hands[-1].moves == moves[:-1]
    game.play(moves[-1])
    game.play(token)
    assert record.replay(record.read(game.record()))["ok"]


@pytest.mark.parametrize(
    "asked",
    [{"dealer": True}, {"dealer": 1.0}, {"dealer": "1"}, {"players": [1, 2]}, {"players": "Anna"}],
)
def test_a_game_is_opened_only_as_its_record_can_tell(asked: dict[str, Any]) -> None:
    """A dealer is a seat and players are names: what no record could hold is refused."""
    with pytest.raises(ValueError, match=f"{next(iter(asked))}: expected"):
        Game(**asked)


def test_a_pack_that_chance_gives_wrongly_is_refused() -> None:
    """Who shuffles gives each card of the pack once, or the hand is not dealt."""

    class Stuck:
        def order(self, _label: str, cards: Iterable[int]) -> list[int]:
            return [next(iter(cards))] * 32

    with pytest.raises(ValueError, match="chance: expected the 32 cards of 'pack'"):
        Game(chance=Stuck())
