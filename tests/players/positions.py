"""Positions for the tests of computer opponents, and the same positions with other hidden cards."""

from __future__ import annotations

import random

from schwimmen import PRESETS, Game


def positions(seed: int, count: int = 12, preset: str = "schwimmen", **options: object) -> list[Game]:
    """Return games in positions that random play reaches, somebody being to move."""
    chance = random.Random(seed)
    found: list[Game] = []
    while len(found) < count:
        players = chance.randint(PRESETS[preset].rules.players[0], 5)
        game = Game(preset, players=players, seed=chance.randrange(10**9), **options)  # type: ignore[arg-type]
        for _ in range(chance.randrange(9)):
            if game.to_move is not None:
                quiet = [move for move in game.legal() if not move.endswith("!") and move != "close"]
                game.play(chance.choice(quiet or game.legal()))
        if game.to_move is not None:
            found.append(game)
    return found


def permuted(game: Game, seat: int, chance: random.Random) -> Game:
    """Return the same position with everything that a seat cannot know dealt again."""
    twin = game.copy()
    state = twin._referee._array[0]
    known = [int(cards) for cards in state["known"]]
    hidden_hands = [other for other in range(len(game.players)) if other != seat]
    pool = [
        card
        for other in hidden_hands
        for card in range(52)
        if int(state["hands"][other]) >> card & 1 and not known[other] >> card & 1
    ]
    sees_packet = bool(game.look(seat)[0]["packet"])
    if not sees_packet:
        pool += [card for card in range(52) if int(state["packet"]) >> card & 1]
    top, bottom = int(state["top"]), int(state["bottom"])
    pool += [int(card) for card in state["pack"][top:bottom]]
    chance.shuffle(pool)
    for other in hidden_hands:
        missing = int(state["hands"][other] & ~known[other]).bit_count()
        state["hands"][other] = known[other] | sum(1 << pool.pop() for _ in range(missing))
    if not sees_packet:
        state["packet"] = sum(1 << pool.pop() for _ in range(int(state["packet"]).bit_count()))
    state["pack"][top:bottom] = pool
    return twin
