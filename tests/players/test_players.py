"""Computer opponents see their view, and nothing else; they are quick, legal, and each level beats the one below."""

from __future__ import annotations

import math
import random
import statistics
from itertools import pairwise
from typing import Any

import pytest

from schwimmen import Game
from schwimmen.arena.standings import means_of
from schwimmen.arena.tables import Setup, play_sets
from schwimmen.engine import bindings, chance, codes
from schwimmen.engine.kernel import JIT, new
from schwimmen.engine.layout import Phase, Table, fields_of
from schwimmen.match.tokens import code_of, token_of
from schwimmen.players import LEVELS, MEMORIES, choose
from schwimmen.players.belief import burn_in, sample_deal
from schwimmen.players.determinization import determinize, unseen
from schwimmen.players.level import Level, budget, style_of
from schwimmen.players.playout import CALLER_BITS, Caller, draw_callers
from schwimmen.players.scratch import Scratch
from schwimmen.players.search import HURRY
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.shipped import network_for
from schwimmen.rules.enums import Centre, SwapCounts
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS
from tests.kernels import level_move
from tests.players.positions import permuted, positions
from tests.samples import samples


def decide(level: str, game: Game, seed: int, **more: object) -> str:
    """Return what a level plays; one that searches spends few simulations, so that many games can be played."""
    assert game.to_move is not None
    return choose(level, game.look(game.to_move), game.rules, seed, simulations=300, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_bot_cannot_know_what_lies_hidden(level: str, preset: str) -> None:
    """Whatever the unseen cards are, a bot of every level makes the same move, in every game."""
    chance_ = random.Random(7)
    for game in positions(seed=1, count=samples(3, 30), preset=preset):
        seat = game.to_move
        assert seat is not None
        choice = decide(level, game, seed=5)
        for _ in range(3):
            other = permuted(game, seat, chance_)
            assert other.look(seat).tobytes() == game.look(seat).tobytes()
            assert decide(level, other, seed=5) == choice


@pytest.mark.parametrize("memory", MEMORIES)
def test_a_bot_remembers_as_much_as_it_should(memory: str) -> None:
    """Every memory plays by legal moves, and the same seed gives the same move; only a perfect one changes nothing."""
    changed = 0
    for game in positions(seed=8, count=20):
        view = game.look(game.to_move or 0)
        before = view.tobytes()
        choices = {decide("expert", game, seed=3, memory=memory) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(game.legal())
        assert view.tobytes() == before
        changed += choices != {decide("expert", game, seed=3)}
    assert (changed > 0) == (memory != "perfect")


def test_a_memory_that_there_is_not_is_an_error() -> None:
    """An unknown memory is named, with those that there are."""
    with pytest.raises(ValueError, match="memory: expected one of perfect, human, forgetful, got 'elephant'"):
        decide("club", positions(seed=1, count=1)[0], 1, memory="elephant")


@pytest.mark.parametrize("effort", [{"simulations": -1}, {"seconds": -0.1}, {"seconds": float("nan")}])
def test_less_than_no_effort_is_an_error(effort: dict[str, Any]) -> None:
    """Whoever asks for less than nothing is told what was expected."""
    game = Game(seed=1)
    with pytest.raises(ValueError, match=r"(simulations|seconds): expected 0 or more, got"):
        choose("club", game.look(game.to_move or 0), game.rules, seed=1, **effort)


@pytest.mark.thorough
def test_a_search_can_be_told_how_long_to_think() -> None:
    """By time as by simulations a search answers with a legal move, even where there is hardly any time."""
    for game in positions(seed=2, count=4):
        for seconds in (0.0, 0.01):
            assert choose("master", game.look(game.to_move or 0), game.rules, 1, seconds=seconds) in game.legal()


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_whoever_has_waited_long_makes_the_same_move_by_the_clock(level: str) -> None:
    """Without patience a level makes its default move, or plays as a beginner, however its search is limited."""
    style = style_of(LEVELS.index(level))
    for game in positions(seed=2, count=4):
        view = game.look(game.to_move or 0)
        for turns in (style.patience, style.patience + HURRY):
            view["turns"][0, game.to_move or 0] = turns
            assert choose(level, view, game.rules, 1, seconds=0.0) == choose(level, view, game.rules, 1)


@pytest.mark.skipif(not JIT, reason="the kernel that tournaments call is the same, compiled")
def test_a_search_in_portions_is_the_search() -> None:
    """From Python, where it stops between portions, a search gives the kernel's own answer."""
    for game in positions(seed=6, count=12):
        view, scratch = game.look(game.to_move or 0), new(Scratch)
        scratch["state"]["rng"] = chance.seed_state(4)
        scratch["seat_view"] = view
        code = level_move(LEVELS.index("expert"), fields_of(game.rules), scratch)
        token = token_of(code, int(view[0]["hand"]), int(view[0]["table"]))
        assert token == choose("expert", view, game.rules, 4)


@pytest.mark.few(25)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_bot_plays_whole_matches_of_every_preset(level: str, preset: str) -> None:
    """Every level plays every preset by legal moves alone, to its end unless chance never gets there."""
    game = Game(preset, players=3, seed=11)
    for turn in range(4000):
        if game.over:
            return
        if game.to_move is None:
            game.deal()
        else:
            game.play(decide(level, game, seed=turn))
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
        assert decide(level, game, seed=1) in game.legal()


def test_the_same_seed_gives_the_same_move() -> None:
    """A choice depends on view, rules and seed alone."""
    for game in positions(seed=5, count=5):
        for level in LEVELS:
            assert len({decide(level, game, seed=9) for _ in range(3)}) == 1


def test_an_unknown_level_is_an_error() -> None:
    """A level that there is not is named, with those that there are."""
    game = Game(seed=1)
    with pytest.raises(ValueError, match=r"level: expected one of random, beginner, club, .*, got 'grandmaster'"):
        choose("grandmaster", game.look(game.to_move or 0), game.rules, seed=1)


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
        view, fields, state = game.look(seat)[0], fields_of(game.rules)[0], new(SearchState)
        state["rng"] = chance.seed_state(4)
        hidden, world = int(unseen(view, fields)), new(Table)
        sample_deal(view, fields, state[0])
        burn_in(view, fields, state[0], network_for(game.rules)[0])
        determinize(view, fields, state[0], world[0], 4)
        hands = [int(cards) for cards in world[0]["hands"][: len(game.players)]]
        assert sum(cards.bit_count() for cards in hands) == 3 * len(hands)
        for other, cards in enumerate(hands):
            known = int(view["known"][other])
            assert cards & known == known
            assert other == seat or cards & ~known & ~hidden == 0


@pytest.mark.skipif(not JIT, reason="a thousand matches in plain Python take an hour; the kernels are the same")
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS[:3])))
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    """In 200 matches for two with the first deal going round, the stronger level wins by over three sigma."""
    setup = Setup(rules=Rules(), players=2, entrants=(stronger, weaker), seed=1)
    ahead = [means_of(played)[0] - 0.5 for played in play_sets(setup, range(100))]
    assert sum(ahead) > 3 * math.sqrt(sum(each * each for each in ahead))


@pytest.mark.skipif(not JIT, reason="matches between searches in plain Python take an hour; the kernels are the same")
def test_a_search_beats_what_does_not_search() -> None:
    """Eight sets of two matches with the same cards show that expert beats club."""
    setup = Setup(rules=Rules(), players=2, entrants=("expert", "club"))
    assert statistics.fmean(means_of(played)[0] for played in play_sets(setup, range(8))) >= 0.7


@pytest.mark.parametrize("level", [Level.CLUB, Level.EXPERT, Level.MASTER])
def test_no_level_spends_more_where_more_play_or_several_cards_are_exchanged(level: Level) -> None:
    """There a simulation takes longest; in Mambassa, too, whose hands are of four cards, none spends more of them."""
    style = style_of(level)
    for preset in PRESETS.values():
        rules = preset.rules
        cards = rules.hand_size, rules.swap_counts, rules.rounds
        shares = [budget(style, *cards, players) for players in range(2, 10)]
        assert shares == sorted(shares, reverse=True)
        if rules.swap_counts == SwapCounts.ANY:
            assert style.simulations >= shares[0] > 0


@pytest.mark.parametrize("preset", PRESETS)
def test_a_search_that_has_tried_nothing_plays_the_usual_move(preset: str) -> None:
    """Without a single simulation no move is surely better than the one of the imagined play, whatever the seed."""
    for game in positions(seed=12, count=6, preset=preset):
        view = game.look(game.to_move or 0)
        assert len({choose("expert", view, game.rules, seed, simulations=0) for seed in range(4)}) == 1


@pytest.mark.parametrize("level", [Level.EXPERT, Level.MASTER])
def test_whose_patience_is_over_sees_all_cards(level: Level) -> None:
    """Who has waited long enough for the others to call makes the best hand, where a beginner would overlook cards."""
    fields = fields_of(Rules())
    for game in positions(seed=21, count=40):
        view = game.look(game.to_move or 0)
        view["turns"] = style_of(level).patience
        if view["phase"][0] == Phase.TURN:
            hand, table = int(view["hand"][0]), int(view["table"][0])
            made = [codes.hand_after(hand, table, move) for move in view["legal"][0][: view["legal_count"][0]].tolist()]
            move = code_of(choose(level.name.lower(), view, game.rules, seed=3), hand, table)
            best = max(bindings.worth(each, fields) for each in made)
            assert bindings.worth(codes.hand_after(hand, table, move), fields) == best


@pytest.mark.jit
@pytest.mark.parametrize("preset", ["schwimmen", "dutch31", "hosa_aba", "tri_palki", "tuppenny_loo"])
def test_two_who_wait_for_each_other_do_not_wait_long(preset: str) -> None:
    """At an open table a hand does not go round in circles: one of two gives in before they have had 18 turns each."""
    for seed in range(samples(100, 1_000)):
        game, moves = Game(preset, players=2, seed=seed), 0
        while game.to_move is not None:
            game.play(choose("expert", game.look(game.to_move), game.rules, seed=moves, simulations=32))
            moves += 1
        assert moves <= 2 * 18, (seed, game.record())


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


@pytest.mark.parametrize("preset", PRESETS)
def test_imagined_players_are_patient_at_an_open_table_alone(preset: str) -> None:
    """At a stock all of them knock when it pays (decision 27)."""
    rules, tables = PRESETS[preset].rules, new(Table)
    tables["seats"], tables["rng"] = 6, chance.seed_state(1)
    found = set()
    for _ in range(20):
        draw_callers(tables[0], fields_of(rules)[0], casual=False)
        found |= {int(strength) & (1 << CALLER_BITS) - 1 for strength in tables["strengths"][0, :6]}
    assert found == ({Caller.SHARP} if rules.centre == Centre.DISCARD else {Caller.SHARP, Caller.PATIENT})
