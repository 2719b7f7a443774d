"""The family for OpenSpiel: its own simulations and algorithms run, and information states keep what they promise."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra envs")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from schwimmen import cards  # noqa: E402
from schwimmen.envs import spiel  # noqa: E402
from tests.envs.hidden import permute  # noqa: E402


def positions(name: str, count: int, seed: int = 1) -> list[Any]:
    """Return states of random play in which somebody is to move."""
    chance, found = random.Random(seed), []
    while len(found) < count:
        state = pyspiel.load_game(name).new_initial_state()
        left = chance.randrange(1, 6)
        while not state.is_terminal() and left:
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                left -= 1
                if not left:
                    found.append(state)
                    break
                state.apply_action(chance.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("preset", spiel.GAMES)
def test_openspiel_accepts_every_game(preset: str) -> None:
    """`random_sim_test` has no complaint about any game; a hand without end is stopped by `moves`."""
    name, moves = spiel.SHORT_NAMES[preset], 2 if preset == "toy" else 12
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(moves={moves})"), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("preset", spiel.GAMES)
def test_games_and_states_travel(preset: str) -> None:
    """Pickled, as between processes, a game is the same game, and a state the same state, which goes on alike."""
    for state in positions(spiel.SHORT_NAMES[preset], 2):
        game, twin = (pickle.loads(pickle.dumps(each)) for each in (state.get_game(), state))
        assert str(game) == str(state.get_game())
        for each in (state, twin):
            each.apply_action(each.legal_actions()[0])
        assert str(twin) == str(state)


@pytest.mark.parametrize("preset", spiel.GAMES)
def test_hidden_cards_change_no_state_of_information(preset: str) -> None:
    """With all cards that a player cannot know dealt again, its strings, tensor and legal actions are the same."""
    chance = random.Random(3)
    for state in positions(spiel.SHORT_NAMES[preset], 3):
        seat = state.current_player()
        table = state.hand.tables[0]
        before = (state.information_state_string(seat), state.observation_string(seat), state.legal_actions())
        permute(table, seat, state.num_players(), chance, state.hand.frame.rules.dealer_choice)
        assert (state.information_state_string(seat), state.observation_string(seat), state.legal_actions()) == before


@pytest.mark.parametrize("preset", spiel.GAMES)
def test_resampled_worlds_look_the_same(preset: str) -> None:
    """A world drawn for a player agrees with what it knows, keeps all cards of the pack, and can be played on."""
    for state in positions(spiel.SHORT_NAMES[preset], 3, seed=2):
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, random.Random(1).random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.legal_actions() == state.legal_actions()
        for name in ("table", "gone"):
            assert twin.hand.tables[0][name] == state.hand.tables[0][name]
        twin.apply_action(twin.legal_actions()[0])


def dealt(name: str, first: str) -> Any:
    """Return a state after the deal: chance gives these cards first, then always the last one that it may."""
    state, given = pyspiel.load_game(name).new_initial_state(), iter(first.split())
    while state.is_chance_node():
        card = next(given, None)
        state.apply_action(cards.NUMBERS[card] if card else state.chance_outcomes()[-1][0])
    return state


def play(state: Any, *actions: str) -> None:
    """Play actions by their names, or how they begin; chance gives the first card that it may."""
    for name in actions:
        names = {state.action_to_string(state.current_player(), action): action for action in state.legal_actions()}
        state.apply_action(next(action for text, action in names.items() if text.startswith(name)))
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])


@pytest.mark.parametrize(
    ("name", "one", "other", "actions"),
    [
        ("thirty_one", "7C 8C 7S 8S 7H 8H 9D", "7C 8C 7S 8S 7H 8H TD", ()),
        ("dutch31", "8C AD 8S KD 7H QD 9C 9S 9H", "8C 7C 8S 7S 7H 7D 9C 9S 9H", ("keep",)),
    ],
    ids=["the card that is turned up", "a 31 that is shown"],
)
def test_information_states_tell_what_everybody_has_seen(
    name: str, one: str, other: str, actions: tuple[str, ...]
) -> None:
    """Positions that look unlike to a player are different information states to it."""
    states = [dealt(f"python_{name}", first) for first in (one, other)]
    for state in states:
        play(state, *actions)
    for player in range(2):
        seen = {state.observation_string(player) for state in states}
        assert len({state.information_state_string(player) for state in states}) == 2 == len(seen)


@pytest.mark.parametrize("preset", ["schwimmen", "energy_schwimmen", "thirty_one", "chinese_51"])
def test_a_resampled_world_tells_others_of_their_cards_in_it(preset: str) -> None:
    """It is what a hand with these cards would have been: nobody is told of a card that another one holds."""
    for state in positions(f"{spiel.SHORT_NAMES[preset]}(players=3)", 5, seed=3):
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, random.Random(2).random)
        for other in range(3):
            told = twin.information_state_string(other)
            held = ",".join(cards.names(int(twin.hand.tables[0]["hands"][other])))
            assert [entry for entry in told.split() if entry.startswith("hand=")][-1:] in ([f"hand={held}"], [])
            assert twin._last[other]["hand"] in (0, int(twin.hand.tables[0]["hands"][other]))
            assert other != seat or told == state.information_state_string(seat)


def test_what_is_explained_in_a_resampled_world_names_its_cards() -> None:
    """A card that would go for another one, and has not gone, is one of those that the player holds there (EN-6)."""
    state = dealt("python_energy_schwimmen(players=3)", "7C 8C 9C 7S 8S 9S 7H 8H 9H")
    play(state, "keep", "swap 0>0", "wrong")
    twins = [state.resample_from_infostate(1, random.Random(seed).random) for seed in range(9)]
    told = [twin.information_state_string(0).split() for twin in twins]
    for entries in told:
        hand = next(entry for entry in entries if entry.startswith("hand="))
        assert next(entry for entry in entries if ">" in entry)[2:4] in hand
    assert len({" ".join(entries) for entries in told}) > 1


def test_a_resampled_hand_holds_no_card_that_lay_open() -> None:
    """Once a stock is rebuilt of cards that everybody has seen, they are in it, and in no hidden hand (FO-6)."""
    state = dealt("python_forty_one(players=2)", "")
    dealt_to = [int(hand) for hand in state.hand.tables[0]["hands"][:2]]
    for _ in range(11):
        play(state, "refresh", "swap 0>0")
    seat, table = state.current_player(), state.hand.tables[0]
    assert table["bottom"] < 52
    for seed in range(9):
        world = state.resample_from_infostate(seat, random.Random(seed).random).hand.tables[0]
        hidden = int(world["hands"][1 - seat]) & ~int(world["known"][1 - seat])
        assert hidden & ~dealt_to[1 - seat] == 0


def is_31(hand: int) -> bool:
    """Say whether a hand is an ace and two tens of one suit."""
    ranks, suits = zip(*cards.names(int(hand)), strict=True)
    return len(set(suits)) == 1 and "A" in ranks and set(ranks) <= set("ATJQK")


def test_a_31_that_is_shown_is_the_same_in_every_resampled_world() -> None:
    """Everybody is told whose it is, and which cards, and nobody else holds one who would have to show it (DU-2)."""
    state = dealt("python_dutch31(players=3)", "8C AD 8S 7C KD 9S 7H QD TC 9C 9D 9H")
    play(state, "keep")
    shown = int(state.hand.tables[0]["hands"][1])
    assert f" declared=1:{'.'.join(cards.names(shown))}" in state.information_state_string(0)
    for seed in range(20):
        world = state.resample_from_infostate(0, random.Random(seed).random).hand.tables[0]
        hands = world["hands"][:3].tolist()
        assert hands[1] == shown
        assert [is_31(hand) for hand in hands] == [False, True, False]


def test_who_need_not_show_a_31_may_have_one_in_a_resampled_world() -> None:
    """After a call nobody shows a 31 (TO-4 to TO-6): who has moved since may hold one, others and the caller do not."""
    state = dealt("python_thirty_one(players=3)", "AC AS AH KC KS KH 7C 7S TD 8D")
    play(state, "close", "draw", "discard 0")
    found = [0, 0]
    for seed in range(3000):
        world = state.resample_from_infostate(2, random.Random(seed).random).hand.tables[0]
        found[0] += is_31(world["hands"][0])
        found[1] += is_31(world["hands"][1])
    assert found[0] == 0 < found[1]


def test_nobody_shows_a_31_before_the_choice_where_it_comes_first() -> None:
    """While the dealer chooses a packet, somebody else may hold a 31 in a world, as it is shown after that (DU-2)."""
    state = dealt("python_dutch31", "8C 7C 8S 7S 7H 7D 9C 9S 9H")
    worlds = [state.resample_from_infostate(1, random.Random(seed).random) for seed in range(2000)]
    assert any(is_31(world.hand.tables[0]["hands"][0]) for world in worlds)


@pytest.mark.parametrize("refreshed", [0, 10], ids=["stock", "rebuilt stock"])
def test_a_world_can_be_resampled_where_chance_gives_cards(refreshed: int) -> None:
    """Cards that chance has given, and nobody has seen, are dealt again too: each card of the pack is there once."""
    state = dealt("python_forty_one(players=2)", "")
    for _ in range(refreshed):
        play(state, "refresh", "swap 0>0")
    state.apply_action(state.legal_actions()[-1])
    for _ in range(2):
        state.apply_action(state.chance_outcomes()[0][0])
    for seed in range(9):
        world = state.resample_from_infostate(0, random.Random(seed).random)
        while world.is_chance_node():
            world.apply_action(world.chance_outcomes()[0][0])
        table = world.hand.tables[0]
        lying = [
            card
            for cards_of in (*table["hands"][:2], table["table"], table["gone"])
            for card in cards.each(int(cards_of))
        ]
        lying += table["pack"][int(table["top"]) : int(table["bottom"])].tolist()
        assert sorted(lying) == sorted(state.hand.frame.pack)


def test_observers_that_there_are_not_are_refused() -> None:
    """There is an observer of what everybody and one player sees; one of less would show a hand, so it is refused."""
    game = pyspiel.load_game("python_schwimmen")
    for public, private in ((True, pyspiel.PrivateInfoType.NONE), (False, pyspiel.PrivateInfoType.SINGLE_PLAYER)):
        with pytest.raises((ValueError, RuntimeError), match="iig_obs_type: expected"):
            make_observation(game, pyspiel.IIGObservationType(public, False, private))
    assert make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))


def test_recall_is_perfect() -> None:
    """What a player has seen stays in its information state: each is the beginning of the next."""
    chance = random.Random(5)
    state = pyspiel.load_game("python_forty_one(players=3,moves=6)").new_initial_state()
    seen = ["0", "1", "2"]
    while not state.is_terminal():
        moves = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(moves))
        for player in range(3):
            now = state.information_state_string(player)
            assert now.startswith(seen[player])
            seen[player] = now
    assert sum(state.returns()) == pytest.approx(0)


def test_who_explains_does_not_show_what_he_gives() -> None:
    """Others hear which card is wanted, not which one would go for it (EN-6)."""
    state = pyspiel.load_game("python_energy_schwimmen").new_initial_state()
    while state.is_chance_node() or str(state.legal_actions()[0]) != "0":
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    seat = state.current_player()
    state.apply_action(0)
    own, other = (state.information_state_string(player) for player in (seat, 1 - seat))
    assert ">" in own.split()[-1]
    assert other.split()[-1].startswith(f"{seat}:>")


@pytest.mark.parametrize("preset", ["schwimmen", "thirty_one", "chinese_51"])
def test_its_search_plays_our_games(preset: str) -> None:
    """OpenSpiel's IS-MCTS finishes a hand of an open table, of a discard pile and of a pool."""
    game = pyspiel.load_game(f"{spiel.SHORT_NAMES[preset]}(players=3,moves=5)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=5, random_state=np.random.RandomState(2))
    state, chance = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.jit
def test_the_toy_can_be_solved() -> None:
    """CFR comes near an equilibrium of the toy, and the best response measures how near: chance is far from it."""
    game = pyspiel.load_game("python_schwimmen_toy(moves=1)")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    chance = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert pyspiel.exploitability(game, solver.average_policy()) < chance / 5


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("players=2,dealer=2", "dealer: expected .*, got 2"),
        ("moves=0", "moves: expected 1 or more, got 0"),
        ("players=1", "player"),
    ],
)
def test_bad_parameters_are_explained(asked: str, said: str) -> None:
    """A game says what it expected and what came."""
    with pytest.raises((ValueError, pyspiel.SpielError), match=said):
        pyspiel.load_game(f"python_schwimmen({asked})")
