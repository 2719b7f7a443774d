"""The options SW-O1 to SW-O5, and the other readings of what the documents leave open (SW-A…)."""

import pytest

from schwimmen import IllegalMove
from tests.rules.table import EIGHT, HIGH, LOW, MID, A, B, C, deal_next, ended, out, play, table, trio_of_players, units

ONE_31, OTHER_31, FIRE = "AD KD TD", "AH KH TH", "AC AS AH"


# --- Turns ----------------------------------------------------------------------------------------


def test_SW_O1_the_whole_hand_may_not_be_exchanged() -> None:
    """With `allow_swap_all` false only single exchanges and passes are legal, with and without a close."""
    game = play(trio_of_players(allow_swap_all=False), "keep")
    assert len(game.legal()) == 20
    for token in ("all", "all!"):
        with pytest.raises(IllegalMove):
            game.play(token)
    assert "all" not in play(game, "pass!").legal()


def test_SW_A5_close_instead_of_an_action() -> None:
    """With `close_timing` instead a close is a turn of its own, and nothing carries a rider."""
    game = play(trio_of_players(close_timing="instead"), "keep")
    assert len(game.legal()) == 12
    assert "close" in game.legal()
    assert not any(token.endswith("!") for token in game.legal())
    play(game, "close")
    assert game.view(0).hand == ["KS", "7H", "9H"]
    assert "close" not in game.legal()
    play(game, "pass pass")
    assert ended(game)[0] == "close"


def test_SW_A5_a_close_breaks_the_pass_streak() -> None:
    """A close of its own is no pass: no refresh follows, however many passed before."""
    game = play(trio_of_players(close_timing="instead"), "keep pass pass close pass")
    assert game.view(0).streak == 0
    play(game, "pass")
    assert game.view(0).table == ["JC", "AH", "KD"]


@pytest.mark.parametrize("timing", ["rider", "instead"])
def test_SW_A6_closing_from_a_later_turn_on(timing: str) -> None:
    """With `close_from_turn` 3 nobody can close in his first two turns, whoever began."""
    game = play(trio_of_players(close_from_turn=3, close_timing=timing), "keep")
    for _ in range(6):
        assert not any(token == "close" or token.endswith("!") for token in game.legal())
        game.play("all")
    assert any(token == "close" or token.endswith("!") for token in game.legal())


def test_SW_A6_the_dealers_choice_is_no_turn() -> None:
    """Keeping or trading does not count as a turn of the dealer's."""
    game = play(trio_of_players(close_from_turn=2), "trade pass all")
    assert game.to_move == 2
    assert "pass!" not in game.legal()
    assert "pass!" in play(game, "all").legal()


def test_SW_A7_all_pass_may_mean_nothing() -> None:
    """With `all_pass` none the table stays, however long all pass."""
    game = play(trio_of_players(all_pass="none"), "keep" + " pass" * 30)
    assert game.view(0).table == ["JC", "AH", "KD"]
    assert game.view(0).stock == 20


@pytest.mark.parametrize(("exhausted", "end"), [("draw", "draw"), ("showdown", "stock")])
def test_SW_A9_exhausted_stock_ends_the_hand(exhausted: str, end: str) -> None:
    """Without three stock cards a refresh is a draw, or a showdown that costs the lowest."""
    game = play(table(*EIGHT, extra="KC KS KH", exhausted=exhausted), "keep" + " pass" * 16)
    assert ended(game) == (end, [0, 0, 0, 1, 0, 0, 0, 0] if end == "stock" else [0] * 8)


def test_SW_A9_exhausted_stock_may_leave_the_table() -> None:
    """With `exhausted` keep_table play goes on with the same table and a new count of passes."""
    game = play(table(*EIGHT, extra="KC KS KH", exhausted="keep_table"), "keep" + " pass" * 16)
    assert (game.to_move, game.view(0).streak, game.view(0).stock) == (0, 0, 2)
    lying = game.view(0).table
    play(game, "pass " * 8)
    assert game.view(0).table == lying


def test_last_turns_may_oblige_to_exchange() -> None:
    """With `last_turn_stand` false a last turn cannot be passed; earlier turns can."""
    game = play(trio_of_players(last_turn_stand=False), "keep pass pass!")
    assert "pass" not in game.legal()
    assert len(game.legal()) == 10
    with pytest.raises(IllegalMove):
        game.play("pass")
    play(game, "all all")
    assert ended(game)[0] == "close"


# --- Deal and declarations ------------------------------------------------------------------------


def test_SW_A3_the_dealer_may_see_both_packets() -> None:
    """With `see_both` the dealer's view, and only his, holds the second packet until he has chosen."""
    game = trio_of_players(dealer_choice="see_both")
    assert [game.view(seat).packet for seat in range(3)] == [[], [], ["JC", "AH", "KD"]]
    assert game.legal() == ["keep", "trade"]
    assert play(game, "keep").view(2).packet == []


def test_no_choice_opens_the_packet_at_once() -> None:
    """With `dealer_choice` none the three cards are the table and the leader begins."""
    game = trio_of_players(dealer_choice="none")
    assert (game.phase, game.to_move, game.view(0).table) == ("turn", 0, ["JC", "AH", "KD"])
    assert not {"keep", "trade"} & set(game.legal())


@pytest.mark.parametrize("check", ["before", "after"])
def test_no_choice_shows_dealt_specials_at_once(check: str) -> None:
    """Without a choice there is nothing to wait for: a dealt 31 ends the hand, the table lying open."""
    game = table(ONE_31, LOW, MID, extra="JC JS 8C", dealer_choice="none", dealt_check=check)
    assert ended(game) == ("31", [0, 1, 0])
    assert game.view(0).table == ["8C", "JC", "JS"]


def test_SW_A10_nobody_shows_before_the_choice() -> None:
    """With `dealt_check` after, dealt specials wait for the dealer's choice, then all are tested together."""
    game = table(ONE_31, LOW, MID, extra="JC JS 8C", dealt_check="after")
    assert game.legal() == ["keep", "trade"]
    assert ended(play(game, "keep")) == ("31", [0, 1, 0])
    assert game.view(0).table == ["8C", "JC", "JS"]


def test_SW_A10_a_dealer_may_trade_his_31_away() -> None:
    """Who trades a dealt 31 lays it on the table and has shown nothing."""
    game = play(table(LOW, MID, ONE_31, extra="JC JS 8C", dealt_check="after"), "trade")
    assert game.phase == "turn"
    assert game.view(0).table == ["TD", "KD", "AD"]
    assert game.view(0).seats[2].known == []


def test_SW_A10_trading_into_fire_outranks_a_dealt_31() -> None:
    """Feuer out of the packet and a dealt 31, shown together, are Feuer; it was not dealt."""
    hands = (ONE_31, LOW, MID)
    for double in (False, True):
        game = table(*hands, extra=FIRE, dealt_check="after", dealt_fire_double=double)
        assert ended(play(game, "trade")) == ("fire", [1, 1, 0])


def test_SW_A11_everybody_without_a_31_may_pay() -> None:
    """With `on_31` all_others a 31, dealt or made, costs all who have none."""
    assert ended(table(ONE_31, LOW, OTHER_31, MID, on_31="all_others")) == ("31", [0, 1, 0, 1])
    game = table("AD KD 7C", LOW, MID.replace("7D", "8D"), extra="TD JS 8C", on_31="all_others")
    assert ended(play(game, "keep 7C>TD")) == ("31", [0, 1, 1])


def test_SW_A12_specials_in_last_turns_may_be_mere_values() -> None:
    """With `declare_after_close` false a 31 made in a last turn ends nothing and the hand ends as a close."""
    game = play(table(A, "AS TS 7D", C.replace("7S", "8C"), extra="QS 8S AH", declare_after_close=False), "keep pass!")
    play(game, "7D>QS pass")
    assert ended(game) == ("close", [1, 0, 0])
    assert game.results[-1].values == ("16", "31", "17")


def test_SW_A12_the_closing_turn_is_no_last_turn() -> None:
    """A closing exchange that makes a special is declared even then."""
    game = table(A, "AS TS 7D", C.replace("7S", "8C"), extra="QS 8S AH", declare_after_close=False)
    assert ended(play(game, "keep pass 7D>QS!"))[0] == "31"


@pytest.mark.parametrize(
    ("declared", "ends"),
    [([], [None, None]), (["31"], ["31", None]), (["fire"], [None, "fire"]), (["fire", "31", "31"], ["31", "fire"])],
)
def test_auto_declare_says_what_ends_the_hand(declared: list[str], ends: list[str | None]) -> None:
    """Only listed specials end the hand, from the deal as by an exchange."""
    for hand, swap, end in (("AD KD 7C", "7C>TD", ends[0]), ("AD AS 7C", "7C>AH", ends[1])):
        game = play(table(hand, LOW, MID.replace("7D", "8C"), extra="TD AH 8D", auto_declare=declared), f"keep {swap}")
        assert (game.results[-1].end if game.results else None) == end
    for hand, end in zip((ONE_31, FIRE), ends, strict=True):
        game = table(hand, LOW, MID, auto_declare=declared)
        assert (game.results[-1].end if game.results else None) == end


def test_a_special_that_is_not_listed_is_only_a_value() -> None:
    """Three aces that need not be shown count 32 at the showdown, and one may go on exchanging."""
    game = play(table(FIRE, LOW, MID, auto_declare=[]), "keep pass! pass pass")
    assert ended(game) == ("close", [0, 1, 0])
    assert game.results[-1].values == ("32", "9", "20")


def test_fire_without_a_value_is_never_declared() -> None:
    """With `fire_value` none three aces are a trio like any other, listed or not."""
    game = table(FIRE, LOW, MID, fire_value=None, dealt_fire_double=True)
    assert game.phase == "choice"
    assert game.view(0).value == "30.5"


# --- Settlement -----------------------------------------------------------------------------------


def test_SW_O2_dealt_31_costs_all_who_were_dealt_none() -> None:
    """With `dealt_31_all_lose` everybody without a dealt 31 loses one."""
    assert ended(table(ONE_31, LOW, OTHER_31, MID, dealt_31_all_lose=True)) == ("31", [0, 1, 0, 1])


def test_SW_O2_does_not_reach_a_31_that_was_made() -> None:
    """A 31 by trade or exchange still costs the lowest only."""
    game = table(LOW, MID, "8S 9H TC", extra=ONE_31, dealt_31_all_lose=True)
    assert ended(play(game, "trade")) == ("31", [1, 0, 0])


def test_SW_O2_spares_no_dealer_who_traded_into_one() -> None:
    """With `dealt_check` after, a dealer's 31 out of the packet does not save him from a dealt one."""
    game = table(ONE_31, LOW, MID, extra=OTHER_31, dealt_31_all_lose=True, dealt_check="after")
    assert ended(play(game, "trade")) == ("31", [0, 1, 1])
    game = table(ONE_31, LOW, MID, extra=OTHER_31, dealt_31_all_lose=True, dealt_check="after", on_31="all_others")
    assert ended(play(game, "trade")) == ("31", [0, 1, 0])


def test_SW_O2_all_dealt_a_31_lose_nothing() -> None:
    """If everybody was dealt a 31 nobody loses; by the plain rule the lowest suit does."""
    assert ended(table(ONE_31, OTHER_31, dealt_31_all_lose=True)) == ("31", [0, 0])
    assert ended(table(ONE_31, OTHER_31)) == ("31", [1, 0])


def test_SW_O3_dealt_fire_costs_two() -> None:
    """With `dealt_fire_double` the holders of a dealt 31 lose one, everybody else two."""
    assert ended(table(FIRE, ONE_31, LOW, dealt_fire_double=True)) == ("fire", [0, 1, 2])


def test_SW_O3_does_not_reach_fire_that_was_made() -> None:
    """Feuer by trade or exchange costs everybody else one."""
    assert ended(play(table(LOW, MID, "8S 9H TC", extra=FIRE, dealt_fire_double=True), "trade")) == ("fire", [1, 1, 0])
    game = table("AC AS 7D", LOW, "KC QC 8C", extra="AH JS 9C", dealt_fire_double=True)
    assert ended(play(game, "keep 7D>AH")) == ("fire", [0, 1, 1])


def test_SW_O3_spares_no_dealer_who_traded_into_a_31() -> None:
    """A dealer who traded into a 31 pays two beside a dealt Feuer."""
    game = table(FIRE, LOW, MID, extra=ONE_31, dealt_fire_double=True, dealt_check="after")
    assert ended(play(game, "trade")) == ("fire", [0, 2, 2])


def test_SW_O3_is_independent_of_SW_O2() -> None:
    """Feuer is settled as Feuer, whatever a dealt 31 would cost."""
    for double, lost in ((False, [0, 1, 1]), (True, [0, 1, 2])):
        game = table(FIRE, ONE_31, LOW, dealt_fire_double=double, dealt_31_all_lose=True, on_31="all_others")
        assert ended(game) == ("fire", lost)


def test_SW_O4_no_three_of_a_kind() -> None:
    """Without trio and Feuer three kings are worth ten in clubs, three aces eleven."""
    game = table("KC KS KD", FIRE, "TH 9D 8C", trio_value="none", fire_value="none")
    assert ended(play(game, "keep pass! pass pass")) == ("close", [0, 0, 1])
    assert game.results[-1].values == ("10", "11", "10")
    assert game.results[-1].end == "close"


def test_SW_O4_the_knobs_are_independent() -> None:
    """Feuer may stay where other trios are worth nothing, and the other way round."""
    assert ended(table(FIRE, LOW, trio_value="none"))[0] == "fire"
    game = table("KC KS KD", LOW, trio_value="none")
    assert game.view(0).value == "10"
    assert table(FIRE, LOW, fire_value="none").view(0).value == "30.5"


def test_SW_O4_aces_are_the_best_trio_without_fire() -> None:
    """Three aces that are a mere trio still beat three kings."""
    game = table("KC KS KD", FIRE, fire_value=None)
    assert ended(play(game, "keep pass! pass")) == ("close", [1, 0])


def test_lowest_tie_may_cost_nobody() -> None:
    """With `lowest_tie` none only a single lowest hand loses; suits and trios still separate equals."""
    for word in ("none", "none_lose"):
        game = table("KH TH 8C", "QH JH 7S", HIGH, lowest_tie=word)
        assert ended(play(game, "keep pass! pass pass")) == ("close", [0, 0, 0])
        game = table("KH TH 8C", "QD JD 7S", HIGH, lowest_tie=word)
        assert ended(play(game, "keep pass! pass pass")) == ("close", [0, 1, 0])


def test_lowest_tie_does_not_touch_fire_and_31() -> None:
    """Where a special makes others lose, equal hands do not save anybody."""
    equal = ("KC TC 8S", "QC JC 7S")
    assert ended(table(FIRE.replace("AC", "AD"), *equal, lowest_tie="none")) == ("fire", [0, 1, 1])
    assert ended(table(ONE_31, *equal, lowest_tie="none", on_31="all_others")) == ("31", [0, 1, 1])
    assert ended(table(ONE_31, *equal, lowest_tie="none")) == ("31", [0, 0, 0])


# --- Match ----------------------------------------------------------------------------------------


def test_SW_O5_chips() -> None:
    """`units` chips are held at the start."""
    assert units(table(A, B, units=7)) == [7, 7]
    assert units(table(A, B, chips=1)) == [1, 1]


def test_grace_0_nobody_swims() -> None:
    """With `grace` 0 who reaches nothing is out at once."""
    game = play(table(LOW, MID, HIGH, units=1, grace=0), "keep pass! pass pass")
    assert (out(game), units(game), game.phase) == ([0], [0, 1, 1], "deal")


@pytest.mark.parametrize(
    ("overflow", "grace", "start", "left", "gone"),
    [
        ("eliminate", 1, 1, 0, True),
        ("stop_at_grace", 1, 1, 0, False),
        ("eliminate", 1, 2, 0, False),
        ("eliminate", 0, 2, 0, True),
        ("stop_at_grace", 0, 1, 0, True),
        ("stop_at_grace", 0, 2, 0, True),
        ("eliminate", 0, 3, 1, False),
    ],
)
def test_SW_A18_two_units_are_paid_one_by_one(overflow: str, grace: int, start: int, left: int, gone: bool) -> None:
    """A demand of two from a player with one eliminates him, or stops when he swims; the demand is told as it was."""
    game = table(*(FIRE, LOW, ONE_31), dealt_fire_double=True, units=start, grace=grace, penalty_overflow=overflow)
    assert game.results[-1].change == (0, -2, -1)
    assert units(game)[1] == left
    assert (1 in out(game)) is gone


@pytest.mark.parametrize("overflow", ["eliminate", "stop_at_grace"])
def test_SW_A18_a_swimmer_goes_under_either_way(overflow: str) -> None:
    """Who has nothing left is out by any demand."""
    game = table(FIRE, LOW, "KC QC 7D", "8S 9H TC", dealt_fire_double=True, units=2, penalty_overflow=overflow)
    assert units(game) == [2, 0, 0, 0]
    deal_next(game, {0: FIRE, 1: LOW, 2: "KC QC 7D", 3: "8S 9H TC"})
    assert (game.phase, game.winners, out(game)) == ("over", [0], [1, 2, 3])


@pytest.mark.parametrize(("final_tie", "phase", "winners"), [("share", "over", [0, 1]), ("replay", "deal", None)])
def test_SW_A17_everybody_out_in_the_first_hand(final_tie: str, phase: str, winners: list[int] | None) -> None:
    """All who go out together share the win, or play the hand's losses away."""
    game = table("KH TH 8C", "QH JH 7S", units=1, grace=0, final_tie=final_tie)
    play(game, "keep pass! pass")
    assert (game.phase, game.winners) == (phase, winners)
    assert units(game) == ([0, 0] if winners else [1, 1])
    assert game.results[-1].change == ((-1, -1) if winners else (0, 0))
    assert game.dealer == (1 if winners else 0)


@pytest.mark.parametrize(("hands", "lost"), [((MID, LOW, HIGH), [1, 1, 0]), ((LOW, MID, HIGH), [2, 0, 0])])
def test_a_caller_who_is_not_best_may_pay_more(hands: tuple[str, ...], lost: list[int]) -> None:
    """With `caller_not_best` a closer without the best hand loses one more; with the best one he loses nothing."""
    game = play(table(*hands, caller_not_best=True), "keep pass! pass pass")
    assert ended(game) == ("close", lost)
    assert ended(play(table(HIGH, LOW, MID, caller_not_best=True), "keep pass! pass pass")) == ("close", [0, 1, 0])


def test_a_knocker_who_is_not_best_may_pay_more() -> None:
    """In Thirty-One that comes on top of the two that a lowest knocker loses."""
    game = table(LOW, MID, HIGH, rules="thirty_one", caller_not_best=True)
    assert ended(play(game, "close pass pass")) == ("close", [3, 0, 0])
