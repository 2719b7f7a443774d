"""Corners of the engine that plain play seldom comes to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from schwimmen import PRESETS, Game, cards
from schwimmen.engine import chance, rollout
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import MOST_OPEN, MOVES, Table, fields_of
from schwimmen.engine.match import start
from tests.rules.table import deal_next, ended, out, play, table, units

LOW, MID, HIGH = "7S 8H 9D", "KC QC 7D", "AS KS 9S"


@pytest.mark.parametrize("recycle", ["shuffle", "order"])
@pytest.mark.parametrize("includes", [False, True])
def test_a_stock_is_rebuilt_in_random_play(recycle: str, includes: bool) -> None:
    """Where stocks are rebuilt again and again, by chance or in order, no card gets lost or doubled (FO-6)."""
    house = {"pack": 28, "recycle": recycle, "recycle_includes_current": includes}
    rules = PRESETS["forty_one"].house(house)
    array = new(Table)
    array[0]["pack"][:28] = cards.pack_of(28)
    array[0]["rng"] = chance.seed_state(3)
    match, fields = array[0], fields_of(rules)[0]
    start(match, fields, 4, 0)
    for _ in range(25):
        rollout.random_hand(match, fields)
        state = array[0]
        rest = state["pack"][state["top"] : state["bottom"]].tolist()
        places = [*state["hands"][:4].tolist(), int(state["table"]), int(state["gone"]), cards.union(rest)]
        assert sum(places) == cards.union(cards.pack_of(28))
        assert len(set(rest)) == len(rest)


def test_a_refresh_without_an_order_waits_for_one() -> None:
    """A row of moves stops before the refresh whose order chance has not given yet (FO-6)."""
    hands = ("8C 9S TH JD", "8S 9H TD JC", "8H 9D TC JS", "8D 9C TS JH", "QC KS AH QD")
    game = table(*hands, rules="forty_one", extra="QS KH AD KC", pack=28)
    referee = game._referee
    game.play("refresh")
    game.play(next(token for token in game.legal() if ">" in token))
    assert referee.needs_order(Kind.REFRESH)
    assert referee.play_all([Kind.REFRESH]) == 0
    order = list(cards.each(referee.rebuilds()))
    assert not referee.give_order(order[:-1])
    assert not referee.give_order([*order, order[0]])
    assert referee.give_order(order)
    assert referee.play_all([Kind.REFRESH]) == 1


@pytest.mark.parametrize("preset", PRESETS)
def test_bins_of_values_are_their_own(preset: str) -> None:
    """A value's bin names the value, or the category that it belongs to."""
    fields = fields_of(PRESETS[preset].rules)[0]
    ranked = preset == "stop_the_bus"
    for value in [0, 1 << 12, 5 << 12] if ranked else [-44, 0, 61, 82, 102, 1001, 1003]:
        found = int(rollout.bin_of(value, fields))
        assert 0 <= found < rollout.BINS
        assert rollout.value_of_bin(found) == value


@pytest.mark.thorough
def test_no_exchange_is_left_out_at_the_largest_table() -> None:
    """With two players and rounds enough all but six cards lie open, and every exchange with them is legal (CO-13)."""
    game = Game("commerce", players=["Anna", "Ben"], seed=1, house={"players": [2, 10], "rounds": 60})
    while len(game.view(0).table) < MOST_OPEN:
        game.play(next(token for token in game.legal() if token.count(",") == 0 and ">" in token))
    assert len(set(game.legal())) == MOVES == 18_424
    assert game.view(game.to_move).legal == game.legal()


def test_a_single_hand_is_won_by_the_highest() -> None:
    """With `match_end` single_hand the best hand wins, and the units that are paid decide nothing (EN-9)."""
    game = table(LOW, MID, HIGH, rules="energy_schwimmen", match_end="single_hand")
    play(game, "keep close pass pass")
    assert (game.over, game.winners, ended(game)) == (True, [2], ("close", [1, 0, 0]))


@pytest.mark.parametrize(("knob", "third"), [("forfeited", [2]), ("available", [])])
def test_the_chicken_after_several_ran_out(knob: str, third: list[int]) -> None:
    """If several run out at once they are out; the chicken is gone then, or stays for the next (DU-14)."""
    equal = ("KH QH 7S", "JH TH 8S")
    house = {"units": 1, "chicken_after_multiple": knob}
    game = table(*equal, "AS KS 8D", "AC KC 8C", rules="dutch31", dealer=3, extra="9C 9D 9H", **house)
    play(game, "keep close close close 8C>9C")
    assert (out(game), units(game)) == ([0, 1], [0, 0, 1, 1])
    deal_next(game, {2: LOW, 3: "AC KC 8C"}, extra="9C 9S 9H")
    token = "close" if game.to_move is not None else ""
    play(game, f"keep {token}")
    last = game.to_move
    game.play("close")
    assert last is not None
    assert out(game) == [0, 1, *third]


def test_a_blitz_after_a_knock_costs_the_knocker_two() -> None:
    """Where a last turn may still make a Blitz, the knocker pays two and all others one (TO-A4)."""
    hands = ("9S 8S 7S", "AH KH 2C", "5D 6D 7C")
    game = table(*hands, rules="thirty_one", extra="9C", stock="QH", blitz_after_knock=True)
    play(game, "close draw 2C>")
    assert ended(game) == ("blitz", [2, 0, 1])


@pytest.mark.parametrize("hands", [1, 2])
def test_co_11_most_lives_win_after_the_hands_that_were_agreed(hands: int) -> None:
    """After an agreed number of hands everybody has won who has as many lives as anybody (CO-11)."""
    game = at_random("commerce", 3, {"match_end": f"hands({hands})", "rounds": 1})
    lives = [seat.units for seat in game.view(0).seats]
    assert game.hand_number == hands
    assert sum(lives) == 3 * game.rules.units
    assert game.winners == [seat for seat in range(3) if lives[seat] == max(lives)]


def test_es_3_who_has_the_worst_hand_deals_and_who_has_the_best_leads() -> None:
    """The next hand is dealt by somebody with the lowest value, and begun by somebody with the highest (ES-3)."""
    game = at_random("empat_satu", 3, {"match_end": "hands(3)"}, hands=1)
    values = [int(value) for value in game.results[-1].values]
    game.deal()
    assert values[game.dealer] == min(values)
    assert values[game.to_move or 0] == max(values)


def at_random(preset: str, players: int, house: dict[str, Any], hands: int = 1000) -> Game:
    """Play a number of hands at random, or a whole match."""
    game, chance = Game(preset, players=players, seed=2, house=house), random.Random(1)
    while not game.over and len(game.results) < hands:
        if game.phase == "deal":
            game.deal()
        game.play(chance.choice(game.legal()))
    return game


def test_a_game_of_each_preset_opens() -> None:
    """Every preset deals its first hand to as few and to as many as it says."""
    for name, preset in PRESETS.items():
        for count in preset.rules.players:
            game = Game(name, players=count, seed=1)
            assert len(game.players) == count
            assert game.hand_number == 1


def test_a_31_that_is_shown_lies_open_while_others_have_their_turns() -> None:
    """Everybody knows these cards, and no others; a 31 that is made in a first turn is shown as well (DU-2, DU-7)."""
    game = table(LOW, "AS JS QS", MID, rules="dutch31", dealer=2, extra="9C 8C 7H")
    game.play("keep")
    assert game.to_move == 0
    assert [cards.names(each) for each in game.look(0)[0]["known"][:3].tolist()] == [[], ["JS", "QS", "AS"], []]
    made = table("KC TC 7D", "AS KS 9D", "KH 8H 9H", rules="dutch31", dealer=2, extra="JS 8C 7H")
    play(made, "keep 7D>7H 9D>JS")
    assert [cards.names(each) for each in made.look(2)[0]["known"][:3].tolist()] == [["7H"], ["JS", "KS", "AS"], []]
