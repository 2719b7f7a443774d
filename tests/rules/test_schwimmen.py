"""The rules SW-1 to SW-20, as the presets print them."""

from itertools import pairwise

import pytest

from schwimmen import Game, IllegalMove, cards, find
from tests.rules.table import (
    EIGHT,
    EXTRA,
    HIGH,
    LOW,
    MID,
    SW,
    A,
    B,
    C,
    deal_next,
    ended,
    hands_of,
    out,
    play,
    table,
    trio_of_players,
    units,
)


def one_loss(game: Game, loser: int) -> None:
    """Let a seat lose one unit in the next hand of the match: everybody passes after the leader's close."""
    live = [seat for seat in range(len(game.players)) if seat not in out(game)]
    better = iter([MID, HIGH])
    deal_next(game, {seat: LOW if seat == loser else next(better) for seat in live})
    play(game, "keep pass! " + "pass " * (len(live) - 1))


@pytest.mark.parametrize(
    ("rules", "most"), [("schwimmen", 8), ("schwimmen_gamerules", 8), ("schwimmen_catsatcards", 9)]
)
def test_SW_1_players(rules: str, most: int) -> None:
    """From two players up to the preset's most can play, and no others."""
    for count in range(2, most + 1):
        assert len(Game(rules, players=count, seed=1).players) == count
    for count in (0, 1, most + 1):
        with pytest.raises(ValueError, match=f"expected 2 to {most}.*, got {count}"):
            Game(rules, players=count)


def test_SW_2_pack_is_seven_to_ace_in_four_suits() -> None:
    """Everything that is dealt, open or left makes 32 cards from the sevens to the aces."""
    pack = Game("schwimmen", players=4, seed=5).record()["hands"][0]["pack"].split()
    assert sorted(pack) == sorted(rank + suit for rank in "789TJQKA" for suit in "CSHD")


@pytest.mark.parametrize("rules", SW)
def test_SW_4_three_chips_and_one_more_life_in_the_water(rules: str) -> None:
    """Three lost chips leave a player swimming, the fourth loss puts him out."""
    game = table(LOW, MID, HIGH, rules=rules)
    play(game, "keep pass! pass pass")
    seen = [units(game)]
    for _ in range(3):
        one_loss(game, 0)
        seen.append(units(game))
    assert seen == [[2, 3, 3], [1, 3, 3], [0, 3, 3], [0, 3, 3]]
    assert out(game) == [0]
    assert game.phase == "deal"


def test_SW_5_single_cards_from_the_dealers_left_then_the_extra_packet_then_the_stock() -> None:
    """The deal goes round card by card, the dealer last; the next three cards are the packet."""
    pack = [cards.NAMES[card] for card in cards.pack_of(32)]
    pack = pack[7:] + pack[:7]
    game = Game("schwimmen", players=4, dealer=1, pack=" ".join(pack))
    for place, seat in enumerate([2, 3, 0, 1]):
        assert hands_of(game)[seat] == sorted(pack[place:12:4], key=cards.NUMBERS.get)
    play(game, "keep")
    assert game.view(0).table == sorted(pack[12:15], key=cards.NUMBERS.get)
    play(game, "pass pass pass pass")
    assert game.view(0).table == sorted(pack[15:18], key=cards.NUMBERS.get)


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_SW_6_dealt_31_ends_the_hand_before_the_dealer_chooses(holder: int) -> None:
    """A player who is dealt a 31 shows it at once, and the packet stays unseen."""
    hands = [LOW, MID]
    hands.insert(holder, "AD KD TD")
    game = table(*hands)
    assert ended(game)[0] == "31"
    assert game.view(0).table == []
    assert game.view(0).gone == []
    assert game.legal() == []
    with pytest.raises(IllegalMove):
        game.play("keep")


def test_SW_6_dealt_fire_outranks_a_dealt_31() -> None:
    """If both are dealt, the hand ends as Feuer and the 31 pays like everybody else."""
    assert ended(table("AC AS AH", "AD KD JD", LOW)) == ("fire", [0, 1, 1])


def test_SW_7_keep_opens_the_packet() -> None:
    """A dealer who keeps turns up the extra packet."""
    game = play(trio_of_players(), "keep")
    assert game.view(0).table == ["JC", "AH", "KD"]
    assert game.view(2).hand == ["9C", "7S", "8D"]


def test_SW_7_trade_opens_the_dealers_own_cards() -> None:
    """A dealer who trades takes the packet as it is and turns up his own three cards."""
    game = play(trio_of_players(), "trade")
    assert game.view(0).table == ["9C", "7S", "8D"]
    assert game.view(2).hand == ["JC", "AH", "KD"]


@pytest.mark.parametrize(("extra", "end"), [("AH KH QH", ("31", [0, 0, 0])), ("AC AS AD", ("fire", [1, 1, 0]))])
def test_SW_7_trading_into_a_special_ends_the_hand(extra: str, end: tuple[str, list[int]]) -> None:
    """A special out of the packet is shown at once; after a 31 the lowest loses."""
    game = play(table("KC 9C 8C", MID.replace("KC", "JD"), LOW, extra=extra), "trade")
    assert ended(game)[0] == end[0]
    assert ended(game)[1] == (end[1] if end[0] == "fire" else [0, 1, 0])
    assert game.view(0).table == ["7S", "8H", "9D"]


def test_SW_8_the_dealers_left_leads_and_the_dealer_is_last() -> None:
    """Turns go round clockwise from the dealer's left."""
    game = table(A, B, C, dealer=1, extra=EXTRA)
    assert game.to_move == 1
    seen = []
    for token in ["keep", "pass", "all", "pass", "pass"]:
        game.play(token)
        seen.append(game.to_move)
    assert seen == [2, 0, 1, 2, 0]


def test_SW_9_one_card_for_one_card() -> None:
    """An exchange moves exactly the two cards that it names."""
    game = play(trio_of_players(), "trade 7H>9C")
    assert game.view(0).hand == ["9C", "KS", "9H"]
    assert game.view(1).table == ["7S", "7H", "8D"]


def test_SW_9_the_whole_hand_for_the_whole_table() -> None:
    """`all` exchanges hand and table."""
    game = play(trio_of_players(), "trade all")
    assert game.view(0).hand == ["9C", "7S", "8D"]
    assert game.view(1).table == ["KS", "7H", "9H"]


@pytest.mark.parametrize("token", ["7H,9H>9C,7S", "7H>7S>9C", "7C>9C", "7H>JC", "9C>7H", "7H>7H", "7H>KS"])
def test_SW_9_no_other_exchange(token: str) -> None:
    """Two cards for two, cards that are not there, and the wrong way round are no exchanges."""
    game = play(trio_of_players(), "trade")
    with pytest.raises(IllegalMove):
        game.play(token)
    assert token not in game.legal()


@pytest.mark.parametrize("token", ["pass!", "all!", "7H>9C!"])
def test_SW_10_close_rides_on_any_action_from_the_first_turn(token: str) -> None:
    """After a close everybody else has exactly one more turn."""
    game = play(trio_of_players(), f"trade {token}")
    assert game.to_move == 1
    play(game, "pass")
    assert game.to_move == 2
    play(game, "pass")
    assert ended(game)[0] == "close"


def test_SW_10_the_dealer_may_close_too() -> None:
    """A close in the middle of the table is followed by last turns up to the player before the closer."""
    game = play(trio_of_players(), "keep pass pass! pass")
    assert game.to_move == 0
    play(game, "pass")
    assert ended(game)[0] == "close"


def test_SW_11_legal_actions_by_situation() -> None:
    """Choice: keep, trade; turn: nine exchanges, all, pass, each also with a close; last turn: without."""
    game = trio_of_players()
    assert game.legal() == ["keep", "trade"]
    play(game, "keep")
    plain = [f"{give}>{take}" for give in ("7H", "9H", "KS") for take in ("AH", "JC", "KD")] + ["all", "pass"]
    assert game.legal() == sorted(token + rider for token in plain for rider in ("", "!"))
    play(game, "pass!")
    assert len(game.legal()) == 11
    assert not any(token.endswith("!") for token in game.legal())
    play(game, "pass pass")
    assert game.legal() == []


def test_SW_12_a_31_by_exchange_is_shown_at_once() -> None:
    """Who makes a 31 ends the hand on the spot, and the lowest loses."""
    game = play(table("AS KS 7D", "8H 9D 7C", "TD JD 8C", extra="QS 8D TH"), "keep 7D>QS")
    assert ended(game) == ("31", [0, 1, 0])


def test_SW_12_fire_by_taking_the_whole_table() -> None:
    """Three aces taken with `all` are Feuer."""
    game = play(table(A, B, C, extra="AC AS AD"), "keep all")
    assert ended(game) == ("fire", [0, 1, 1])


def test_SW_12_another_trio_is_not_shown() -> None:
    """Three of a kind other than aces is worth 30½ and the hand goes on."""
    game = play(table("KC KS 7D", "8H 9D 7C", "TD JD 8C", extra="KH 8D TH"), "keep 7D>KH")
    assert game.view(0).value == "30.5"
    assert game.to_move == 1


def test_SW_12_a_special_with_the_close_leaves_no_last_turn() -> None:
    """A closing exchange that makes a 31 ends the hand as 31, and nobody has closed."""
    game = play(table("AS KS 7D", "8H 9D 7C", "TD JD 8C", extra="QS 8D TH"), "keep 7D>QS!")
    assert ended(game) == ("31", [0, 1, 0])
    assert game.view(0).caller is None


@pytest.mark.parametrize(("token", "end"), [("7D>QS", "31"), ("TS>AH", "fire")])
def test_SW_12_a_special_in_the_last_round_ends_it(token: str, end: str) -> None:
    """A last turn that makes a special costs the others their last turns."""
    hand = "AS TS 7D" if end == "31" else "AS AC TS"
    game = play(table(A, hand, "TD JD 8C", extra="QS 8D AH"), f"keep pass! {token}")
    assert ended(game)[0] == end


def test_SW_13_all_pass_refreshes_the_table() -> None:
    """After as many passes as players the table is replaced and the next player is on turn."""
    game = play(trio_of_players(), "keep pass pass pass")
    assert game.view(0).table == ["8S", "TH", "7D"]
    assert sorted(game.view(0).gone) == sorted(EXTRA.split())
    assert (game.to_move, game.view(0).stock) == (0, 17)


def test_SW_13_the_passes_need_not_begin_with_the_leader() -> None:
    """An exchange sets the count to nothing; then any three passes in a row count."""
    game = play(trio_of_players(), "keep pass all pass pass")
    assert game.view(0).streak == 2
    play(game, "pass")
    assert game.view(0).table == ["8S", "TH", "7D"]
    assert game.to_move == 2


def test_SW_13_every_refresh_needs_all_passes_again() -> None:
    """The count begins again after a refresh."""
    game = play(trio_of_players(), "keep pass pass pass pass pass")
    assert game.view(0).table == ["8S", "TH", "7D"]
    play(game, "pass")
    assert game.view(0).stock == 14


def test_SW_13_no_refresh_in_the_last_round() -> None:
    """A pass that closes is no counted pass, nor is any after it."""
    game = play(trio_of_players(), "keep pass pass pass! pass pass")
    assert ended(game)[0] == "close"
    assert game.view(0).table == ["JC", "AH", "KD"]


@pytest.mark.parametrize("rules", SW)
def test_SW_13_exhausted_stock_is_a_draw(rules: str) -> None:
    """A refresh without three stock cards ends the hand, and nobody loses."""
    game = play(table(*EIGHT, extra="KC KS KH", rules=rules), "keep" + " pass" * 8)
    assert game.view(0).stock == 2
    lying = game.view(0).table
    play(game, "pass " * 8)
    assert ended(game) == ("draw", [0] * 8)
    assert game.view(0).table == lying
    assert units(game) == [3] * 8


def test_SW_15_values() -> None:
    """Feuer 32, a 31, a trio of any other rank 30½, otherwise the best suit."""
    value = {hand: table(hand, "8H TD").view(0).value for hand in ("KC QC 7D", "7C 8S 9D", "JC JS JD")}
    assert value == {"KC QC 7D": "20", "7C 8S 9D": "9", "JC JS JD": "30.5"}
    assert table("AC AS AH", LOW).results[-1].values == ("32", "9")
    assert table("AC TC JC", LOW).results[-1].values == ("31", "9")


ORDER = [
    *("AC AS AH", "AS KS JS", "KC KS KD", "QH QS QD", "8C 8S 8D", "7C 7H 7D", "KC QC JC", "KS QS TS", "KH JH TH"),
    *("QD JD TD", "KC 9C 8H", "KS 9S 8H", "9H KH 8C", "TD 9D 7C", "TC 9D 8H", "KS QH JD", "TH 9D 8C", "7S 7H 8D"),
]


def test_SW_16_ranking() -> None:
    """Value, then rank of a trio or suit of a hand: clubs, spades, hearts, diamonds."""
    from schwimmen.engine.layout import fields_of
    from schwimmen.engine.ranking import strength

    fields = fields_of(find("schwimmen").rules)[0]
    strengths = [strength(cards.cards_of(hand), fields) for hand in ORDER]
    assert all(better > worse for better, worse in pairwise(strengths))


@pytest.mark.parametrize(
    ("hands", "lost"),
    [
        (("KC TC 7H", "QD JD 9S", "AS KS 7D"), [0, 1, 0]),
        (("KH TH 8C", "QH JH 7S", "AS KS 7D"), [1, 1, 0]),
        (("7C 7S 7H", "8C 8S 8H", "9C 9S 9H"), [1, 0, 0]),
        (("KS QH JD", "TC 9D 8H", "AS KC 7C"), [1, 0, 0]),
        (("KD QD 7C", "JD TD 7S", "KC QC 7H"), [1, 1, 0]),
    ],
)
def test_SW_17_the_lowest_loses_whoever_closed(hands: tuple[str, str, str], lost: list[int]) -> None:
    """The lowest hand, or all that are truly equal, lose one; closing gives no privilege."""
    for closer in range(3):
        game = play(table(*hands, dealer=closer - 1), "keep pass! pass pass")
        assert ended(game) == ("close", lost)


def test_SW_17_fire_costs_everybody_else() -> None:
    """All but the holder of three aces lose one, even with 30½."""
    assert ended(table("AC AS AH", "KC KS KH", "7S 8D 9D")) == ("fire", [0, 1, 1])


def test_SW_18_the_last_survivor_wins() -> None:
    """The match is over when one player is left, and its dealer stays."""
    game = play(table(LOW, MID, units=1), "keep pass! pass")
    one_loss(game, 0)
    assert (game.phase, game.winners, out(game), units(game)) == ("over", [1], [0], [0, 1])
    assert game.dealer == 0
    with pytest.raises(ValueError, match="over"):
        game.deal()


def both_go(rules: str) -> Game:
    """Let two swimmers lose with truly equal hands, as the last two of three players."""
    game = play(table("KH QH 7S", "JH TH 8S", HIGH, units=1, rules=rules), "keep pass! pass pass")
    assert units(game) == [0, 0, 1]
    deal_next(game, {0: HIGH, 1: MID, 2: LOW})
    play(game, "keep pass! pass pass")
    deal_next(game, {0: HIGH, 1: MID, 2: LOW})
    play(game, "keep pass! pass pass")
    assert out(game) == [2]
    deal_next(game, {0: "KH QH 7S", 1: "JH TH 8S"})
    return play(game, "keep pass! pass")


def test_SW_18_final_tie_is_shared() -> None:
    """In `schwimmen` all who go out together last are out and win together."""
    game = both_go("schwimmen")
    assert (game.phase, game.winners, out(game)) == ("over", [0, 1], [0, 1, 2])
    assert game.results[-1].change == (-1, -1, 0)
    assert game.results[-1].values == ("20", "20", None)


@pytest.mark.parametrize("rules", ["schwimmen_gamerules", "schwimmen_catsatcards"])
def test_SW_18_final_tie_is_replayed(rules: str) -> None:
    """Elsewhere the losses of that hand are cancelled, and the deal moves on."""
    game = both_go(rules)
    assert (game.phase, game.winners, out(game), units(game)) == ("deal", None, [2], [0, 0, 0])
    assert (game.results[-1].end, game.results[-1].change) == ("close", (0, 0, 0))
    assert game.dealer == 1


def test_SW_18_several_go_out_while_one_stays() -> None:
    """Players who go out together leave the survivor as the winner under either final tie."""
    game = play(table("KH QH 7S", "JH TH 8S", HIGH, units=1, grace=0), "keep pass! pass pass")
    assert (game.phase, game.winners, out(game)) == ("over", [2], [0, 1])


def test_SW_19_the_deal_moves_left_past_who_is_out() -> None:
    """The next dealer is the next live player after the old dealer's seat, even when that dealer is out."""
    game = play(table(HIGH, LOW, MID, dealer=0, units=1, grace=0), "keep pass! pass pass")
    assert (out(game), game.dealer) == ([1], 2)
    game = play(table(HIGH, LOW, MID, dealer=1, units=1, grace=0), "keep pass! pass pass")
    assert (out(game), game.dealer) == ([1], 2)


def test_SW_19_who_is_out_gets_no_cards_and_no_turn() -> None:
    """From the next deal on only live players are dealt to."""
    game = play(table(HIGH, LOW, MID, dealer=0, units=1, grace=0), "keep pass! pass pass")
    assert game.view(1).hand == ["7S", "8H", "9D"]
    deal_next(game, {0: LOW, 2: MID})
    assert game.view(1).hand == []
    assert game.to_move == 2
    play(game, "keep pass")
    assert game.to_move == 2
    assert [seat.cards for seat in game.view(0).seats] == [3, 0, 3]


def test_SW_20_hands_are_secret_and_exchanges_are_not() -> None:
    """A view shows the seat's hand, the table, and the cards that others were seen to take."""
    game = play(trio_of_players(), "keep 7H>KD")
    view = game.view(1)
    assert view.hand == ["8C", "TD", "QD"]
    assert [seat.known for seat in view.seats] == [["KD"], [], []]
    assert [seat.shown for seat in view.seats] == [None, None, None]
    play(game, "all")
    assert game.view(0).seats[1].known == sorted(["JC", "AH", "7H"], key=cards.NUMBERS.get)
    play(game, "9C>TD pass! 7H>QD pass")
    assert game.view(0).seats[2].shown == ["7S", "8D", "TD"]


def test_SW_20_nobody_sees_the_unopened_packet() -> None:
    """Before the choice not even the dealer knows the packet; a refused table is known to be gone."""
    game = trio_of_players()
    assert [game.view(seat).packet for seat in range(3)] == [[], [], []]
    play(game, "trade")
    assert game.view(0).seats[2].known == []
    assert game.view(0).gone == []
