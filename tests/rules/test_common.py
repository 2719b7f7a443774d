"""The common definitions C-1 to C-13, as far as the presets use them."""

import pytest

from schwimmen import VARIANTS, Game, cards
from schwimmen.engine.values import best_suit
from tests.rules.table import deal_next, ended, out, play, table, units

pytestmark = pytest.mark.parametrize("rules", VARIANTS)

A, B, C = "7H 9H KS", "QD TD 8C", "7S 8D 9C"
LOW, MID, HIGH = "7S 8H 9D", "KC QC 7D", "AS KS 9S"


def test_C_1_exactly_the_live_players_take_part(rules: str) -> None:
    """Who is out is dealt nothing, moves nothing and is worth nothing."""
    game = play(table(HIGH, LOW, MID, rules=rules, units=1, grace=0), "keep pass! pass pass")
    deal_next(game, {0: HIGH, 2: LOW})
    play(game, "keep pass! pass")
    assert game.results[-1].values == ("30", None, "9")
    assert game.results[-1].change == (0, 0, -1)
    assert game.winners == [0]


def test_C_2_card_points(rules: str) -> None:
    """Aces count eleven, pictures and tens ten, the rest their pips, in every suit."""
    points = dict(zip("23456789TJQKA", [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11], strict=True))
    assert {name: int(best_suit(1 << card)) for name, card in cards.NUMBERS.items()} == {
        rank + suit: points[rank] for rank in points for suit in "CSHD"
    }


def test_C_4_n_is_the_number_of_players_in_the_hand(rules: str) -> None:
    """With one of three out, two passes in a row refresh the table."""
    game = play(table(HIGH, LOW, MID, rules=rules, units=1, grace=0), "keep pass! pass pass")
    deal_next(game, {0: MID, 2: LOW}, stock="TH TC TS")
    play(game, "keep pass pass")
    assert game.view(0).table == ["TC", "TS", "TH"]


def test_C_5_one_more_turn_each_and_none_for_the_caller(rules: str) -> None:
    """After the call of any seat the others act once, in order, up to the seat before the caller."""
    for caller in range(3):
        game = play(table(A, B, C, rules=rules, extra="AH JC KD"), "keep" + " pass" * caller + " pass!")
        seen = []
        while game.to_move is not None:
            seen.append(game.to_move)
            play(game, "pass")
        assert seen == [(caller + 1) % 3, (caller + 2) % 3]


def test_C_6_the_special_comes_before_the_call(rules: str) -> None:
    """An exchange that makes a 31 ends the hand before its rider calls; the rider is legal all the same."""
    game = play(table("AS KS 7D", LOW.replace("7S", "7C"), "TD JD 8C", rules=rules, extra="QS 8D TH"), "keep")
    assert {"7D>QS", "7D>QS!"} <= set(game.legal())
    play(game, "7D>QS!")
    assert ended(game)[0] == "31"
    assert game.view(0).caller is None


def test_C_6_the_call_comes_before_the_pass_streak(rules: str) -> None:
    """A pass that calls is a call: the third pass in a row refreshes nothing when it closes."""
    game = play(table(A, B, C, rules=rules, extra="AH JC KD"), "keep pass pass pass!")
    assert (game.view(0).streak, game.view(0).caller) == (0, 2)
    assert game.view(0).table == ["JC", "AH", "KD"]


def test_C_8_a_unit_demanded_from_nothing_eliminates(rules: str) -> None:
    """With one unit the first loss leaves a swimmer, the second none."""
    game = play(table(LOW, MID, HIGH, rules=rules, units=1), "keep pass! pass pass")
    assert (units(game)[0], out(game)) == (0, [])
    deal_next(game, {0: LOW, 1: MID, 2: HIGH})
    play(game, "keep pass! pass pass")
    assert (units(game)[0], out(game)) == (0, [0])


def test_C_10_any_first_dealer_then_the_next_to_the_left(rules: str) -> None:
    """The first dealer is given or chance's; after him it goes round."""
    assert {Game(rules, players=4, seed=seed).dealer for seed in range(40)} == {0, 1, 2, 3}
    for dealer in range(3):
        game = play(table(A, B, C, rules=rules, dealer=dealer, extra="AH JC KD"), "keep pass! pass pass")
        assert game.dealer == (dealer + 1) % 3


def test_C_11_cards_that_left_never_return(rules: str) -> None:
    """Tables that were refreshed are gone for the hand, and back in the pack for the next."""
    game = play(table(A, B, C, rules=rules, extra="AH JC KD"), "keep" + " pass" * 9)
    gone = set(game.view(0).gone)
    assert len(gone) == 9
    play(game, "pass! pass pass")
    game.deal()
    assert game.view(0).gone == []


def test_C_12_a_taken_card_is_known_until_it_is_given_away(rules: str) -> None:
    """Everybody knows who took what; a card that is laid down again is known no more."""
    game = play(table(A, B, C, rules=rules, extra="AH JC KD"), "keep 7H>KD pass pass")
    assert game.view(1).seats[0].known == ["KD"]
    play(game, "KD>JC")
    assert game.view(1).seats[0].known == ["JC"]
