"""Hands side by side, in which `solved` is trained, are hands by the rules: the engine plays the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from schwimmen.engine import bindings, chance, codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.deal import fill_pack
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import NOBODY, End, Phase, Table, View, fields_of
from schwimmen.engine.moves import nth_move
from schwimmen.players.solved.belief import believe
from schwimmen.players.solved.features import describe_move, describe_position
from schwimmen.players.solved.infoset import FIRST, GUESS, KEY, MEANS, SECOND, THIRD, InformationSet
from schwimmen.players.solved.net import add_move, begin, go_through, read_off
from schwimmen.players.solved.policy import WEIGHTS
from schwimmen.rules.fields import Rules

jax = pytest.importorskip("jax", reason="needs the extra train")

from schwimmen.training.solved import hands as side_by_side  # noqa: E402
from schwimmen.training.solved.hands import ALL, KEEP, MOVES, TRADE, Hands, Options  # noqa: E402
from schwimmen.training.solved.inputs import seen_by_player  # noqa: E402
from schwimmen.training.solved.networks import Weights, new_network, playable, say, with_belief  # noqa: E402

RULES = fields_of(Rules())
HANDS = 30

options_of, play, dealt, seen, said_of = (
    jax.jit(each) for each in (side_by_side.options, side_by_side.play, side_by_side.dealt, seen_by_player, say)
)


def small(cards: int) -> int:
    """Return a set of cards of the engine as 32 bits."""
    return sum((cards >> 13 * suit + 5 & 255) << 8 * suit for suit in range(4))


class Both(NamedTuple):
    """A decision as the engine has it, and as the arrays have it."""

    views: NDArray[Any]
    infosets: NDArray[Any]
    hands: Hands
    options: Options
    place: dict[int, int]
    """The place of each legal move without a call among the options."""


def array(number: int) -> Any:
    """Return a set of cards as an array of one."""
    return jax.numpy.array([number], jax.numpy.uint32)


def begun(tables: NDArray[Any], *, traded: bool, own: int) -> Hands:
    """Return a hand whose dealer has chosen, as arrays."""
    leader, dealer = int(tables["to_move"][0]), 1 - int(tables["to_move"][0])
    extra = int(tables["hands"][0][dealer]) if traded else int(tables["table"][0])
    packets = (int(tables["hands"][0][leader]), own, extra)
    cards = [1 << at for hand in packets for at in range(32) if small(hand) >> at & 1]
    return dealt(jax.numpy.array([cards], jax.numpy.uint32), jax.numpy.array([traded]))[0]


def places_of(options: Options, views: NDArray[Any]) -> dict[int, int]:
    """Return which option each legal move without a call is."""
    hand, open_cards = int(views["hand"][0]), int(views["table"][0])
    swapped = list(zip(np.asarray(options.give)[0].tolist(), np.asarray(options.take)[0].tolist(), strict=True))
    found = {}
    for move in views["legal"][0][: views["legal_count"][0]].tolist():
        if not codes.rides(move):
            after = int(codes.hand_after(hand, open_cards, move))
            found[move] = swapped.index((small(hand & ~after), small(after & ~hand)))
    return found


def decisions(seed: int) -> Iterator[Both]:
    """Yield the decisions of a hand that random play makes, but for the dealer's and those after a call."""
    tables, views, infosets = new(Table), new(View), new(InformationSet)
    bindings.start(tables, RULES, 2, seed & 1)
    fill_pack(tables[0], RULES[0])
    tables["rng"] = chance.seed_state(seed)
    bindings.deal(tables, RULES)
    hands: Hands | None = None
    while tables["end"][0] == End.NONE and tables["caller"][0] == NOBODY:
        bindings.look(tables, RULES, int(tables["to_move"][0]), views)
        tables["rng"] = state = chance.advance(int(tables["rng"][0]))
        move = int(nth_move(tables[0], RULES[0], chance.fraction(state)))
        if views["phase"][0] == Phase.CHOICE:
            own = int(views["hand"][0])
            bindings.play(tables, RULES, move)
            if tables["end"][0] == End.NONE:
                hands = begun(tables, traded=move == Kind.TRADE, own=own)
            continue
        assert hands is not None
        options = options_of(hands)
        place = places_of(options, views)
        yield Both(views, infosets, hands, options, place)
        move &= ~codes.RIDER  # a call would end the hand
        bindings.play(tables, RULES, move)
        refill = array(small(int(tables["table"][0])))
        hands = play(hands, options, jax.numpy.array([place[move]]), refill=refill)
        assert bool(hands.live[0]) or tables["end"][0] != End.NONE or tables["turns"][0].sum() >= side_by_side.LONGEST
        if not bool(hands.live[0]):
            return


def true(inputs: NDArray[Any]) -> list[int]:
    """Return which features are true."""
    return np.flatnonzero(inputs).tolist()


@jax.jit
def new_weights(key: Any) -> Weights:
    """Return a network of the size of the one that plays."""
    player = new_network(key, (606, 123), (FIRST, SECOND, THIRD), outputs=2)
    return with_belief(jax.random.fold_in(key, 1), player, (GUESS, KEY, MEANS))


@pytest.mark.jit
def test_players_and_training_see_the_same_features() -> None:
    """SW-9, SW-10, SW-13: whatever random play brings, a player reads the same features off his view."""
    looked_at = 0
    for seed in range(HANDS):
        for both in decisions(seed):
            inputs = seen(both.hands, both.options)
            position, moves = (np.asarray(each[0], np.float32) for each in (inputs.position, inputs.moves))
            infoset = both.infosets[0]
            describe_position(both.views[0], infoset["features"])
            assert sorted(
                both.infosets["features"]["position"][0][: both.infosets["features"]["count"][0]].tolist()
            ) == true(position)
            for move, place in both.place.items():
                describe_move(both.views[0], RULES[0], move, infoset["features"])
                count = both.infosets["features"]["move_count"][0]
                assert sorted(both.infosets["features"]["move"][0][:count].tolist()) == true(moves[place])
            looked_at += 1
    assert looked_at > HANDS


@pytest.mark.jit
def test_players_and_training_ask_the_same_network() -> None:
    """Kernels say of moves, and of the other hand, what the layers say that have learned, but for digits left out."""
    weights = new_weights(jax.random.key(3))
    net = playable(weights, jax.numpy.zeros((4960, 2)))
    net = net._replace(**{name: getattr(net, name).astype(np.float32) for name in WEIGHTS})
    for both in decisions(5):
        said, belief = (np.asarray(each)[0] for each in said_of(weights, seen(both.hands, both.options)))
        infoset = both.infosets[0]
        describe_position(both.views[0], infoset["features"])
        believe(both.views[0], infoset, net)
        possible = both.infosets["candidates"][0][: both.infosets["possible"][0]]
        assert np.array_equal(possible, np.flatnonzero(belief > -1e8))
        assert both.infosets["likely"][0][: len(possible)] == pytest.approx(np.exp(belief[possible]), rel=0.02)
        begin(infoset, net)
        for move, place in both.place.items():
            describe_move(both.views[0], RULES[0], move, infoset["features"])
            add_move(infoset, net, place)
        go_through(infoset, net, MOVES)
        for place in both.place.values():
            assert read_off(infoset, net, place) == pytest.approx(tuple(said[place]), abs=0.02)


def test_a_hand_of_31_is_over_before_it_begins() -> None:
    """SW-6, SW-7: who was dealt 31 shows it; a dealer who trades for 31 has won."""
    knave_up = [1 << at for at in (7, 6, 5)]  # ace, king, queen of clubs
    others = [[1 << at for at in three] for three in ((8, 16, 25), (9, 17, 26))]
    for cards, trade, live, won in (
        ([*knave_up, *others[0], *others[1]], False, 0, False),
        ([*others[0], *knave_up, *others[1]], False, 0, False),
        ([*others[0], *others[1], *knave_up], True, 0, True),
        ([*others[0], *others[1], *knave_up], False, 1, False),
    ):
        hands, at_once = dealt(jax.numpy.array([cards], jax.numpy.uint32), jax.numpy.array([trade]))
        assert (int(hands.live[0]), bool(at_once[0])) == (live, won)
        assert int(hands.other.kind[0]) == (TRADE if trade else KEEP)


def test_two_passes_turn_up_new_cards() -> None:
    """SW-13: the open cards go out of play, and where fewer than three are left the hand is drawn."""
    cards = jax.numpy.array([[1 << at for at in (0, 9, 18, 1, 10, 19, 2, 11, 20)]], jax.numpy.uint32)
    hands, _ = dealt(cards, jax.numpy.array([False]))
    full, last = jax.numpy.array([MOVES - 1]), array(0b111 << 28)
    for _ in range(2):
        hands = play(hands, options_of(hands), full, refill=last)
    assert int(hands.table[0]) == 0b111 << 28
    assert int(hands.gone[0]) == 1 << 2 | 1 << 11 | 1 << 20
    assert int(hands.streak[0]) == 0
    elsewhere = int(hands.table[0]) | int(hands.me.hand[0]) | int(hands.other.hand[0]) | 0b1100
    hands = hands._replace(gone=array(0xFFFFFFFF & ~elsewhere), streak=jax.numpy.ones_like(hands.streak))
    assert bool(side_by_side.ends_drawn(hands)[0, MOVES - 1])
    assert not bool(play(hands, options_of(hands), full, refill=last).live[0])


def test_an_exchange_of_all_is_known_whole() -> None:
    """C-12: who takes the whole table is known to hold it, and has laid his own hand open."""
    cards = jax.numpy.array([[1 << at for at in (0, 9, 18, 1, 10, 19, 2, 11, 20)]], jax.numpy.uint32)
    hands, _ = dealt(cards, jax.numpy.array([False]))
    hands = play(hands, options_of(hands), jax.numpy.array([MOVES - 2]), refill=array(0))
    assert int(hands.other.hand[0]) == int(hands.other.known[0]) == 1 << 2 | 1 << 11 | 1 << 20
    assert int(hands.table[0]) == 1 << 0 | 1 << 9 | 1 << 18
    assert int(hands.other.kind[0]) == ALL
