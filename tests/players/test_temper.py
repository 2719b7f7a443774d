"""Tempers: how `beginner` and `club` play, beside how well."""

from __future__ import annotations

from collections import Counter

import pytest

from schwimmen import Game
from schwimmen.engine.kernel import JIT
from schwimmen.players import LEVELS, OPPONENTS, choose

needs_kernels = pytest.mark.skipif(not JIT, reason="hundreds of hands in plain Python take too long")

PEOPLE = ("beginner", "club")


def turns_until_called(opponent: str, hands: int) -> float:
    """Return how many turns a hand takes on average at a table of four who play alike."""
    turns: Counter[str] = Counter()
    for number in range(hands):
        game = Game("schwimmen", players=4, seed=number)
        while (seat := game.to_move) is not None:
            turns["all"] += game.phase == "turn"
            game.play(choose(opponent, game.look(seat), game.rules, turns["all"], simulations=200))
    return turns["all"] / hands


@pytest.mark.thorough
@needs_kernels
@pytest.mark.parametrize("level", PEOPLE)
def test_the_careful_wait_and_the_greedy_do_not(level: str) -> None:
    """Four careful players take more turns until a hand ends than four others, four greedy ones take fewer."""
    careful, even, greedy = (turns_until_called(name, 150) for name in (f"{level}-careful", level, f"{level}-greedy"))
    assert careful > 1.1 * even > 1.2 * greedy


def feeds(game: Game, seat: int, token: str) -> bool | None:
    """Say whether a move gives a card of a suit that the next player is known to hold, None if not one card."""
    give, arrow, _ = token.partition(">")
    if not arrow or "," in give:
        return None
    known = game.view(seat).seats[(seat + 1) % len(game.players)].known
    return any(card[1] == give[1] for card in known)


def share_fed(opponent: str, hands: int) -> float:
    """Return which share of exchanged cards are of a suit that the next player is known to collect."""
    found: Counter[bool | None] = Counter()
    for number in range(hands):
        game = Game("schwimmen", players=3, seed=number)
        while (seat := game.to_move) is not None:
            token = choose(opponent, game.look(seat), game.rules, sum(found.values()), simulations=200)
            found[feeds(game, seat, token)] += 1
            game.play(token)
    return found[True] / (found[True] + found[False])


@pytest.mark.thorough
@needs_kernels
@pytest.mark.parametrize("level", PEOPLE)
def test_the_watchful_give_the_next_player_little_that_he_collects(level: str) -> None:
    """A watchful player lays down less than two thirds as often as another a card that the next one collects."""
    assert share_fed(f"{level}-watchful", 150) < 2 / 3 * share_fed(level, 150)


@pytest.mark.parametrize("preset", ["schwimmen", "thirty_one", "japanese_51", "chinese_51"])
@pytest.mark.parametrize("opponent", [name for name in OPPONENTS if name not in LEVELS])
def test_whoever_has_a_temper_plays_what_is_legal(preset: str, opponent: str) -> None:
    """In games of other kinds, too, each plays legal moves only, and the same for the same seed."""
    game = Game(preset, players=3, seed=5)
    for number in range(6):
        seat = game.to_move
        if seat is None:
            break
        twice = [choose(opponent, game.look(seat), game.rules, number, simulations=40) for _ in range(2)]
        assert twice[0] == twice[1]
        assert twice[0] in game.legal()
        game.play(twice[0])


def test_who_searches_has_no_temper() -> None:
    """A temper belongs to those who play as people do; asked for another, the answer says which there are."""
    game = Game("schwimmen", players=2, seed=1)
    with pytest.raises(ValueError, match=r"one of random, .*club-watchful, got 'expert-greedy'"):
        choose("expert-greedy", game.look(game.to_move or 0), game.rules, 1)
