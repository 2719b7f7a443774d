"""The common definitions C-1 to C-13 and C-19: in Schwimmen, and in every preset where they say the same everywhere."""

from dataclasses import replace

import pytest

from schwimmen import PRESETS, Game, cards
from schwimmen.engine.pips import best_suit
from tests.rules.table import HIGH, LOW, MID, SW, A, B, C, deal_next, ended, out, play, table, units

KEPT = [*SW, "stop_the_bus"]
"""Where `keep` and passes are followed by a refresh of the table."""
CALLS = {
    **dict.fromkeys(KEPT, "pass! pass"),
    **dict.fromkeys(["energy_schwimmen", "thirty_one", "thirty_one_trio", "no_elimination_31"], "close pass"),
    "hosa_aba": "close pass",
}
"""How a player calls and how others play their last turns, where a call gives everybody one."""

schwimmen = pytest.mark.parametrize("rules", SW)
everywhere = pytest.mark.parametrize("rules", PRESETS)


@schwimmen
def test_C_1_exactly_the_live_players_take_part(rules: str) -> None:
    """Who is out is dealt nothing, moves nothing and is worth nothing."""
    game = play(table(HIGH, LOW, MID, rules=rules, units=1, grace=0), "keep pass! pass pass")
    deal_next(game, {0: HIGH, 2: LOW})
    play(game, "keep pass! pass")
    assert game.results[-1].values == ("30", None, "9")
    assert game.results[-1].change == (0, 0, -1)
    assert game.winners == [0]


def test_C_2_card_points() -> None:
    """Aces count eleven, pictures and tens ten, the rest their pips, in every suit."""
    points = dict(zip("23456789TJQKA", [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11], strict=True))
    assert {name: int(best_suit(1 << card)) for name, card in cards.NUMBERS.items()} == {
        rank + suit: points[rank] for rank in points for suit in "CSHD"
    }


@schwimmen
def test_C_4_n_is_the_number_of_players_in_the_hand(rules: str) -> None:
    """With one of three out, two passes in a row refresh the table."""
    game = play(table(HIGH, LOW, MID, rules=rules, units=1, grace=0), "keep pass! pass pass")
    deal_next(game, {0: MID, 2: LOW}, stock="TH TC TS")
    play(game, "keep pass pass")
    assert game.view(0).table == ["TC", "TS", "TH"]


@pytest.mark.parametrize("rules", CALLS)
def test_C_5_one_more_turn_each_and_none_for_the_caller(rules: str) -> None:
    """After the call of any seat the others act once, in order, up to the seat before the caller."""
    call, last = CALLS[rules].split()
    for caller in range(3):
        game = play(table(A, B, C, rules=rules, extra="AH JC KD"[: 8 if rules not in PILES else 2]), opening(rules))
        for _ in range(caller):
            quiet_turn(game)
        play(game, call)
        seen = []
        while game.to_move is not None:
            seen.append(game.to_move)
            assert not any(token.endswith("!") or token == "close" for token in game.legal())
            play(game, last)
        assert seen == [(caller + 1) % 3, (caller + 2) % 3]
        assert ended(game)[0] == "close"


PILES = ["thirty_one", "thirty_one_trio", "no_elimination_31"]


def opening(rules: str) -> str:
    """Say what is played before the first turn, or until calls are allowed."""
    if rules in PILES:
        return ""
    return "keep pass pass pass" if rules == "hosa_aba" else "keep"


def quiet_turn(game: Game) -> None:
    """Play a turn without an end: a pass, an exchange and back, or a draw that is discarded."""
    legal = game.legal()
    if "pass" in legal:
        game.play("pass")
    elif "draw" in legal:
        before = set(game.view(game.to_move or 0).hand)
        game.play("draw")
        game.play(next(token for token in game.legal() if token[:2] not in before))
    else:
        game.play("all")


@schwimmen
def test_C_6_the_special_comes_before_the_call(rules: str) -> None:
    """An exchange that makes a 31 ends the hand before its rider calls; the rider is legal all the same."""
    game = play(table("AS KS 7D", LOW.replace("7S", "7C"), "TD JD 8C", rules=rules, extra="QS 8D TH"), "keep")
    assert {"7D>QS", "7D>QS!"} <= set(game.legal())
    play(game, "7D>QS!")
    assert ended(game)[0] == "31"
    assert game.view(0).caller is None


@schwimmen
def test_C_6_the_call_comes_before_the_pass_streak(rules: str) -> None:
    """A pass that calls is a call: the third pass in a row refreshes nothing when it closes."""
    game = play(table(A, B, C, rules=rules, extra="AH JC KD"), "keep pass pass pass!")
    assert (game.view(0).streak, game.view(0).caller) == (0, 2)
    assert game.view(0).table == ["JC", "AH", "KD"]


@schwimmen
def test_C_8_a_unit_demanded_from_nothing_eliminates(rules: str) -> None:
    """With one unit the first loss leaves a swimmer, the second none."""
    game = play(table(LOW, MID, HIGH, rules=rules, units=1), "keep pass! pass pass")
    assert (units(game)[0], out(game)) == (0, [])
    deal_next(game, {0: LOW, 1: MID, 2: HIGH})
    play(game, "keep pass! pass pass")
    assert (units(game)[0], out(game)) == (0, [0])


@everywhere
def test_C_10_any_seat_may_deal_first(rules: str) -> None:
    """The first dealer is given, or chance's."""
    assert {Game(rules, players=4, seed=seed).dealer for seed in range(30)} == {0, 1, 2, 3}
    assert [Game(rules, players=4, seed=1, dealer=dealer).record()["dealer"] for dealer in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("rules", CALLS)
def test_C_10_the_deal_goes_to_the_left(rules: str) -> None:
    """After a hand the next live player to the left deals."""
    call, last = CALLS[rules].split()
    for dealer in range(3):
        game = table(A, B, C, rules=rules, dealer=dealer, extra="AH JC KD"[: 8 if rules not in PILES else 2])
        play(game, f"{opening(rules)} {call} {last} {last}")
        assert game.dealer == (dealer + 1) % 3


@pytest.mark.parametrize("rules", KEPT)
def test_C_11_cards_that_left_never_return(rules: str) -> None:
    """Tables that were refreshed are gone for the hand, and back in the pack for the next."""
    game = play(table(A, B, C, rules=rules, extra="AH JC KD"), "keep" + " pass" * 9)
    gone = set(game.view(0).gone)
    assert len(gone) == 9
    play(game, "pass! pass pass")
    game.deal()
    assert game.view(0).gone == []


@pytest.mark.parametrize("rules", [*KEPT, "energy_schwimmen"])
def test_C_12_a_taken_card_is_known_until_it_is_given_away(rules: str) -> None:
    """Everybody knows who took what; a card that is laid down again is known no more."""
    right = " right" * (rules == "energy_schwimmen")
    game = play(table(A, B, C, rules=rules, extra="AH JC KD"), f"keep 7H>KD{right} pass pass")
    assert game.view(1).seats[0].known == ["KD"]
    play(game, f"KD>JC{right}")
    assert game.view(1).seats[0].known == ["JC"]


def test_C_19_the_pot_holds_antes_and_losses() -> None:
    """What is lost lies in the pot until somebody wins; an ante comes on top; most games have no pot."""
    game = play(table(HIGH, LOW, MID, rules="schwimmen_gamerules", units=1, grace=0), "keep pass! pass pass")
    assert game.pot == 1
    deal_next(game, {0: HIGH, 2: LOW})
    play(game, "keep pass! pass")
    assert (game.winners, game.pot) == ([0], 2)
    assert replace(game.preset, ante=2).pot(game.rules.units, [1, 0, 0]) == 8
    assert table(HIGH, LOW, MID).pot is None
