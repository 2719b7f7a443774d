"""Computer opponents see their view, and nothing else; they are quick, legal, and each level beats the one below."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from schwimmen import Game
from schwimmen.arena.duel import duel
from schwimmen.engine import chance
from schwimmen.engine.kernel import JIT, new, record_at
from schwimmen.engine.layout import Table, fields_of
from schwimmen.players import LEVELS, choose
from schwimmen.players.mind import Mind
from schwimmen.players.world import imagine, unseen
from schwimmen.rules import Rules
from schwimmen.variants import VARIANTS


def positions(seed: int, count: int = 12, **options: object) -> list[Game]:
    """Return games in positions that random play reaches, somebody being to move."""
    chance_ = random.Random(seed)
    found: list[Game] = []
    while len(found) < count:
        game = Game(players=chance_.randint(2, 6), seed=chance_.randrange(10**9), **options)  # type: ignore[arg-type]
        for _ in range(chance_.randrange(9)):
            if game.to_move is not None:
                game.play(chance_.choice([move for move in game.legal() if not move.endswith("!")]))
        if game.to_move is not None:
            found.append(game)
    return found


def permuted(game: Game, seat: int, chance_: random.Random) -> Game:
    """Return the same position with everything that a seat cannot know dealt anew."""
    twin = game.copy()
    state = twin._referee._state
    known = [int(cards) for cards in state["known"]]
    hidden_hands = [other for other in range(len(game.players)) if other != seat]
    pool = [
        card
        for other in hidden_hands
        for card in range(52)
        if int(state["hands"][other]) >> card & 1 and not known[other] >> card & 1
    ]
    pool += [card for card in range(52) if int(state["packet"]) >> card & 1]
    top, size = int(state["top"]), game.rules.pack
    pool += [int(card) for card in state["pack"][top:size]]
    chance_.shuffle(pool)
    for other in hidden_hands:
        missing = int(state["hands"][other] & ~known[other]).bit_count()
        state["hands"][other] = known[other] | sum(1 << pool.pop() for _ in range(missing))
    state["packet"] = sum(1 << pool.pop() for _ in range(int(state["packet"]).bit_count()))
    state["pack"][top:size] = pool
    return twin


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_cannot_know_what_lies_hidden(level: str) -> None:
    """Whatever the unseen cards are, a bot makes the same move."""
    chance_ = random.Random(7)
    for game in positions(seed=1):
        seat = game.to_move
        assert seat is not None
        choice = choose(level, game.look(seat), game.rules, seed=5)
        for _ in range(4):
            other = permuted(game, seat, chance_)
            assert other.look(seat).tobytes() == game.look(seat).tobytes()
            assert choose(level, other.look(seat), game.rules, seed=5) == choice


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", VARIANTS)
def test_a_bot_plays_whole_matches_of_every_preset(level: str, preset: str) -> None:
    """Every level plays every preset by legal moves alone, to its end unless chance never gets there."""
    game = Game(preset, players=3, seed=11)
    for turn in range(1500):
        if game.over:
            return
        if game.to_move is None:
            game.deal()
        else:
            game.play(choose(level, game.look(game.to_move), game.rules, seed=turn))
    assert level == "random"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "house",
    [
        {"close_timing": "instead"},
        {"allow_swap_all": False, "last_turn_stand": False},
        {"direction": "anticlockwise", "dealer_choice": "none", "pack": 52},
        {"trio_value": "none", "fire_value": "none", "auto_declare": [], "close_from_turn": 3},
    ],
)
def test_a_bot_plays_by_house_rules(level: str, house: dict[str, object]) -> None:
    """Odd house rules do not lead a bot to an illegal move."""
    for game in positions(seed=3, house=house):
        assert game.to_move is not None
        assert choose(level, game.look(game.to_move), game.rules, seed=1) in game.legal()


def test_the_same_seed_gives_the_same_move() -> None:
    """A choice depends on view, rules and seed alone."""
    for game in positions(seed=5, count=5):
        view = game.look(game.to_move or 0)
        for level in LEVELS:
            assert len({choose(level, view, game.rules, seed=9) for _ in range(3)}) == 1


def test_an_unknown_level_is_an_error() -> None:
    """A level that there is not is named, with those that there are."""
    game = Game(seed=1)
    with pytest.raises(ValueError, match="level: 'master' given, one of random, beginner, club"):
        choose("master", game.look(game.to_move or 0), game.rules, seed=1)


def test_a_bot_that_is_not_to_move_does_not_choose() -> None:
    """Only the seat to move is asked."""
    game = Game(seed=1, players=3)
    other = next(seat for seat in range(3) if seat != game.to_move)
    with pytest.raises(ValueError, match="is not to move"):
        choose("club", game.look(other), game.rules, seed=1)


def test_an_imagined_world_agrees_with_what_was_seen() -> None:
    """Known cards stay where they are, seen cards go to nobody, and every hand is complete."""
    for game in positions(seed=9):
        seat = game.to_move or 0
        view, fields, mind = record_at(game.look(seat)), record_at(fields_of(game.rules)), new(Mind)
        mind["rng"] = chance.seed_state(4)
        hidden, world = int(unseen(view, fields)), new(Table)
        imagine(view, fields, record_at(mind), record_at(world))
        hands = [int(cards) for cards in world[0]["hands"][: len(game.players)]]
        assert sum(cards.bit_count() for cards in hands) == 3 * len(hands)
        for other, cards in enumerate(hands):
            known = int(view["known"][other])
            assert cards & known == known
            assert other == seat or cards & ~known & ~hidden == 0


@pytest.mark.skipif(not JIT, reason="a thousand matches in plain Python take an hour; the kernels are the same")
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    """In 200 matches for two with the first deal going round, the stronger level wins by over three sigma."""
    assert duel(Rules(), (stronger, weaker), 200, seed=1).sigmas > 3


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_a_hand_between_bots_ends(level: str) -> None:
    """Whatever is dealt, computer opponents close some day: no hand between four of them lasts two hundred moves."""
    for seed in range(120 if JIT else 2):
        game = Game(players=4, seed=seed)
        moves = 0
        while game.to_move is not None:
            game.play(choose(level, game.look(game.to_move), game.rules, seed=moves))
            moves += 1
            assert moves < 200, (seed, game.record())
