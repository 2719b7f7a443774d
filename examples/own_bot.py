"""A computer opponent of one's own: what it does, whether it is honest, and how good it is.

    python examples/own_bot.py

It gets a `View`, which is what its seat may know, and returns a token. docs/bots.md explains it line by line.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from schwimmen import Game
from schwimmen.match.game import View
from schwimmen.players import choose as ask

POINTS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7}
KEEPS_FROM, CLOSES_FROM = 17, 25


def points(cards: list[str]) -> float:
    """Return what cards are worth: their best suit, or 30½ for three of a kind."""
    if len(cards) == 3 and len({card[0] for card in cards}) == 1:
        return 30.5
    return max(sum(POINTS[card[0]] for card in cards if card[1] == suit) for suit in "CSHD")


def after(view: View, move: str) -> tuple[list[str], list[str]]:
    """Return the own hand and the table as they are after a move."""
    if move == "all":
        return view.table, view.hand
    if ">" in move:
        give, take = move.split(">")
        hand = [card for card in view.hand if card != give] + [take]
        return hand, [card for card in view.table if card != take] + [give]
    return view.hand, view.table


def next_seat(view: View) -> int:
    """Return the seat that moves after this one."""
    live = [seat for seat, other in enumerate(view.seats) if not other.out]
    return live[(live.index(view.seat) + 1) % len(live)]


def gift(view: View, table: list[str]) -> float:
    """Return what the next player could make of a table, by the cards that everybody knows him to hold."""
    known = view.seats[next_seat(view)].known
    return max(points([*known, card]) for card in table) if known else 0


def choose(view: View) -> str:
    """Return the token of the move that the bot plays."""
    if view.phase == "choice":
        return "keep" if points(view.hand) >= KEEPS_FROM else "trade"

    def worth(move: str) -> tuple[float, float, bool]:
        hand, table = after(view, move)
        return points(hand), -gift(view, table), move == "pass"

    quiet = [move for move in view.legal if move != "close" and not move.endswith("!")]
    best = max(quiet, key=worth)
    hand, _ = after(view, best)
    return best + "!" if points(hand) >= CLOSES_FROM and best + "!" in view.legal else best


# ---------------------------------------------------------------- is it honest?


def same_choice(seed: int, bot: Callable[[View], str] = choose) -> bool:
    """Say whether the bot's first move stays the same when every card that it cannot see is another one."""
    chance = random.Random(seed)
    game = Game(players=4, dealer=3, seed=seed)
    pack = game.record()["hands"][0]["pack"].split()
    if game.to_move is None:  # a 31 was dealt: nobody decides anything
        return True
    game.play("keep")
    view = game.view(0)
    hidden = [place for place, card in enumerate(pack) if card not in (*view.hand, *view.table)]
    others = chance.sample(hidden, len(hidden))
    twin_pack = list(pack)
    for place, other in zip(hidden, others, strict=True):
        twin_pack[place] = pack[other]
    twin = Game(players=4, dealer=3, pack=" ".join(twin_pack))
    if twin.to_move is None:
        return True
    twin.play("keep")
    return game.to_move is None or twin.to_move is None or bot(view) == bot(twin.view(0))


# ---------------------------------------------------------------- how good is it?

STALLED = 500
"""Moves after which a hand is given up: among players who only wait it need not end (C-13)."""


def share_of_losses(hands: int, level: str, bot: Callable[[View], str] = choose) -> float:
    """Return which share of all lives lost the bot loses beside three opponents of a level; 25 % is as good as they."""
    lost = total = 0
    for number in range(hands):
        own = number % 4
        game = Game(players=4, dealer=number // 4 % 4, seed=number)
        for move in range(STALLED):
            seat = game.to_move
            if seat is None:
                break
            game.play(bot(game.view(seat)) if seat == own else ask(level, game.look(seat), game.rules, move))
        for result in game.results:
            lost -= result.change[own]
            total -= sum(result.change)
    return lost / total


if __name__ == "__main__":
    print("honest in 100 positions:", all(same_choice(seed) for seed in range(100)))
    for level in ("random", "beginner", "club"):
        print(f"beside three times {level:<9} {share_of_losses(2000, level):.0%} of all losses")
