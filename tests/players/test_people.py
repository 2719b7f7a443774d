"""`beginner` and `club` play as people do: hands with them take their time, and nobody calls for nothing."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from schwimmen import Game
from schwimmen.cards import NAMES, pack_of
from schwimmen.engine.kernel import JIT
from schwimmen.players import LEVELS, choose

DEFAULT = ("beginner", "beginner", "club")
"""The opponents that a table begins with."""

needs_kernels = pytest.mark.skipif(
    not JIT, reason="hundreds of hands in plain Python take too long; the kernels are the same"
)


@dataclass(frozen=True)
class Hand:
    """One hand, as somebody sees it who sits at the table."""

    turns: list[int]
    """Turns of each seat."""
    caller: int | None
    value: str
    """What the caller's hand was worth at the end."""
    early: bool
    """Whether the caller called in his first turn."""


def play(game: Game, levels: tuple[str, ...], seed: int) -> Hand:
    """Let computer opponents play the hand that has been dealt."""
    turns: Counter[int] = Counter()
    caller, early = None, False
    while (seat := game.to_move) is not None:
        turns[seat] += game.phase == "turn"
        move = choose(levels[seat], game.look(seat), game.rules, seed + sum(turns.values()), simulations=200)
        game.play(move)
        if caller is None and (move == "close" or move.endswith("!")):
            caller, early = seat, turns[seat] == 1
    value = game.results[-1].values[caller] if caller is not None else ""
    return Hand([turns[seat] for seat in range(len(levels))], caller, value, early)


def hands(preset: str, levels: tuple[str, ...], count: int) -> Iterator[Hand]:
    """Yield first hands of matches."""
    for number in range(count):
        game = Game(preset, players=len(levels), seed=number, dealer=number % len(levels))
        yield play(game, levels, seed=1000 * number)


@pytest.mark.few(1)
@needs_kernels
@pytest.mark.parametrize("newcomer", ["beginner", "club"])
def test_a_hand_at_the_default_table_takes_its_time(newcomer: str) -> None:
    """With two beginners and a club player hands take two to three turns a player, and few end with a first one."""
    played = list(hands("schwimmen", (newcomer, *DEFAULT), 400))
    assert 2.3 <= statistics.fmean(turns for hand in played for turns in hand.turns) <= 3.2
    assert sum(hand.turns[0] == 1 for hand in played) < 40
    assert sum(hand.early for hand in played) < 20


@pytest.mark.few(4)
@needs_kernels
@pytest.mark.parametrize("preset", ["stop_the_bus", "hosa_aba", "thirty_one", "forty_one", "japanese_51"])
@pytest.mark.parametrize("level", ["beginner", "club"])
def test_nobody_calls_in_a_first_turn_in_other_games(preset: str, level: str) -> None:
    """In other games, too, people have played two turns or more on average when a hand ends, and hardly call in one."""
    played = list(hands(preset, (level,) * 4, 60))
    assert statistics.fmean(turns for hand in played for turns in hand.turns) > 2
    assert sum(hand.early for hand in played) <= 6


@needs_kernels
@pytest.mark.parametrize("level", ["beginner", "club"])
def test_nobody_breaks_up_a_hand_that_every_exchange_would_spoil(level: str) -> None:
    """Where nobody may pass, people knock even in a first turn rather than break up 28 of one suit (PE-8)."""
    hands, packet = ["AS", "2D", "KS", "5H", "7S", "6C"], ["2H", "3D", "4C"]  # the packet helps nobody
    dealt = hands + packet
    rest = [NAMES[card] for card in pack_of(40) if NAMES[card] not in dealt]
    game = Game("petrangola", players=2, dealer=1, pack=" ".join([*dealt, *rest]))
    game.play("keep")
    for seed in range(20):
        assert choose(level, game.look(0), game.rules, seed) == "close"


@needs_kernels
@pytest.mark.parametrize("level", LEVELS[1:])
def test_mb_6_nobody_passes_in_a_last_turn_where_any_card_helps(level: str) -> None:
    """With 2, 3, 4 and 5 and two aces and kings on the table nobody passes, whatever he overlooks."""
    hands = ["6S", "2H", "6D", "7S", "3H", "7D", "2S", "4C", "2D", "3S", "5C", "3D"]
    dealt = [*hands, "AH", "KH", "AC", "KC"]
    rest = [NAMES[card] for card in pack_of(40) if NAMES[card] not in dealt]
    game = Game("mambassa", players=3, dealer=2, pack=" ".join([*dealt, *rest]))
    game.play("keep")
    game.play("close")
    seat = game.to_move or 0
    assert "pass" in game.legal()
    assert sorted(game.view(seat).hand) == ["2H", "3H", "4C", "5C"]
    for seed in range(40):
        assert choose(level, game.look(seat), game.rules, seed) != "pass"


@needs_kernels
@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("players", [2, 4])
def test_cf_7_nobody_calls_on_a_hand_worth_nothing(level: str, players: int) -> None:
    """In Chinese Fifty-One a call is legal with any hand, and no level ends one that brings it nothing."""
    called = list(hands("chinese_51", (level,) * players, 12 if level == "beginner" else 5))
    assert all(hand.value != "0" for hand in called)
    assert any(hand.caller is not None for hand in called)


@needs_kernels
@pytest.mark.parametrize("level", ["beginner", "club"])
def test_cf_12_a_match_to_500_ends(level: str) -> None:
    """Four players of a level come to 500 points within forty hands."""
    game = Game("chinese_51", players=4, seed=3)
    for number in range(40):
        if game.over:
            break
        if game.phase == "deal":
            game.deal()
        play(game, (level,) * 4, seed=1000 * number)
    assert game.over
