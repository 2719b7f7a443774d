"""Lines of the worked examples that tell an outcome: values, ranking, settlement, ledger, final tie, dice, arithmetic.

All of them are played: a match is dealt and played so that its hand ends as the line says.
"""

from __future__ import annotations

import re

from schwimmen import Game, cards
from schwimmen.engine import ending
from schwimmen.engine.layout import END_WORDS, fields_of
from schwimmen.engine.ranking import strength
from tests.rules.session import ENDS, Session, check_result, letter_of, pairs, seat_of, seats_of
from tests.rules.table import shape_of
from tests.rules.wishes import Series, Wish, dealer_for

UNREACHED = {
    "stop by=C A=7C,7S,7H B=QC,QS,QH C=AS,KS,TS": "HO-7: a 31 is shown before anybody can say stop",
    "close dealer=D A=6C,7C,8C B=AH,AD,AC C=JS,TS,9S D=KH,QH,8H": "TP-7: nobody holds a 31 to call with",
    "knock by=A A=AS,KS,JS B=2C,2D,2H C=AH,2H,3H": "a card is there twice",
    "close dealer=A units=A:0,B:3,C:2,D:3 A=AC,AS,AH B=KH,QH,9H C=8D,9D,6S D=TC,7C,6D": "TP-7: as above",
}
"""Settlements of hands that no play ends so, and why. The cards are put into the hands, and the engine settles."""


# --- Values and ranking -----------------------------------------------------------------------------


def check_value(session: Session, text: str) -> None:
    """V: what a hand is worth, at the end of any hand."""
    hand, _, expected = text.partition(" = ")
    names = [cards.NAMES[card] for card in cards.pack_of(session.rules.pack)]
    other = [name for name in names if name not in hand.split()][: shape_of(session.preset).hand]
    dealer = dealer_for(session.preset, 1, 2)
    series = Series(session.preset, session.house, seats=2, dealer=dealer)
    game = series.hand(Wish({0: hand, 1: " ".join(other)}, by=1))
    session.recorded.append(game)
    came = game.results[-1].values[0]
    assert came == expected.strip(), came


def check_order(session: Session, text: str) -> None:
    """O: which of two hands wins over the other, or that nothing separates them."""
    parts = re.split(" ([>=]) ", text)
    for better, sign, worse in zip(parts[::2], parts[1::2], parts[2::2], strict=False):
        for first, second, way in ((better, worse, 1), (worse, better, -1)):
            more, less = came = compared(session, first, second)
            equal = came == compared(session, second, first)  # places alone may decide then (CO-10)
            assert equal if sign == "=" else way * more > way * less and not equal, f"{better} {sign} {worse}: {came}"


def compared(session: Session, first: str, second: str) -> tuple[int, ...]:
    """Return what two hands bring to their owners when they meet."""
    if {*first.split()} & {*second.split()}:  # they cannot meet
        fields = fields_of(session.rules)[0]
        one, other = (int(strength(cards.cards_of(hand), fields)) for hand in (first, second))
        return (one > other) - (one < other), (one < other) - (one > other)
    # The ranking of hands is for display in Thirty-One (TO-10), and this knob alone lets it decide anything.
    display = {"lowest_tie_break": True} if session.preset.startswith("thirty_one") else {}
    series = Series(session.preset, session.house | display, seats=2, dealer=0)
    session.recorded.append(series.hand(Wish({0: first, 1: second})))
    return series.game.results[-1].change


# --- Settlement -------------------------------------------------------------------------------------


def check_settlement(session: Session, text: str) -> None:
    """X: what each player loses, or scores, when a hand ends so with these cards."""
    given, _, expected = text.partition(" => ")
    end, *rest = given.split()
    words = pairs(rest)
    hands = {seat: hand.replace(",", " ") for seat, hand in seats_of(words).items()}
    by = seat_of(words["by"]) if "by" in words else None
    challengers = [seat_of(letter) for letter in words["ch"].split(",")] if "ch" in words else []
    wish = Wish(hands, by=by, calls=end not in {"draw", "allpass", "rounds"}, challengers=challengers)
    leader = seat_of(words["lead"]) if "lead" in words else by or 0
    dealer = seat_of(words["dealer"]) if "dealer" in words else dealer_for(session.preset, leader, len(hands))
    house = session.house | ({"rounds": 1} if end == "rounds" else {})
    series = Series(session.preset, house, seats=len(hands), dealer=dealer)
    if "units" in words:  # Tri Palki counts the sticks that were taken
        sticks = {seat: int(number) for seat, number in seats_of(pairs(words["units"].split(","), ":")).items()}
        series.bring_to({seat: series.rules.units - taken for seat, taken in sticks.items()})
        assert series.game.dealer == dealer
    if given in UNREACHED:
        game = settled(series, wish, ENDS.get(end, end))
    else:
        game = series.hand(wish)
        session.recorded.append(game)
        assert game.results[-1].end == ENDS.get(end, end), game.results[-1].end
    check_answers(game, wish)
    check_result(session, game, expected)


def check_answers(game: Game, wish: Wish) -> None:
    """Check that the challengers answered in the order in which the example names them."""
    moves = game.record()["hands"][-1]["moves"]
    if wish.challengers:
        assert wish.by is not None
        seats, answers = len(wish.hands), [move for move in moves if move in {"challenge", "decline"}]
        order = [(wish.by + int(game.rules.direction) * k) % seats for k in range(1, seats)]
        asked = [seat for seat, answer in zip(order, answers, strict=True) if answer == "challenge"]
        assert asked == list(wish.challengers)


def settled(series: Series, wish: Wish, end: str) -> Game:
    """Put these cards into the hands and let the engine end the hand so."""
    dealt = ("KH TH 8C", "QH JH 8S", "AD KD 9D", "AC KC 9C") if series.rules.pack < 40 else ("KH", "QH", "AD", "AC")
    series.deal(Wish(dict(zip(wish.hands, dealt, strict=False))))
    referee = series.game._referee
    for seat, hand in wish.hands.items():
        referee._array[0]["hands"][seat] = cards.cards_of(hand)
    (code,) = (code for code, word in END_WORDS.items() if word == end)
    ending.finish(referee._array[0], code)
    ending.settle_hand(referee._array[0], referee._here[1][0])
    return series.game


# --- Ledger, final tie, dice ------------------------------------------------------------------------


def check_ledger(session: Session, text: str) -> None:
    """K: what a player has after each of several penalties."""
    given, _, expected = text.partition(" => ")
    words = pairs(given.split())
    penalties = [int(penalty) for penalty in words["pen"].split(",")]
    double = {"dealt_fire_double": True} if session.preset == "schwimmen" and max(penalties) == 2 else {}
    house = session.house | {"units": int(words["units"])} | double
    series = Series(session.preset, house, seats=2)
    came = []
    for penalty in penalties:
        game = series.lose([0], penalty)
        came.append(str(series.units()[0]) if 0 in series.live() else "out")
    session.recorded.append(game)
    assert came == expected.split(), " ".join(came)


def check_final_tie(session: Session, text: str) -> None:
    """F: who wins, or who plays on, when these players lose one each."""
    given, _, expected = text.partition(" => ")
    words = pairs(given.split())
    units = {seat: int(number) for seat, number in seats_of(words).items()}
    house = session.house | {"final_tie": words["final_tie"], "units": max(1, *units.values())}
    series = Series(session.preset, house, seats=len(units))
    series.bring_to(units)
    game = series.lose([seat_of(letter) for letter in words["loss"].split(",")])
    session.recorded.append(game)
    word = "replay" if game.winners is None else "winner" if len(game.winners) == 1 else "winners"
    came = [word, *map(letter_of, game.winners or series.live())]
    assert came == expected.split(), " ".join(came)
    assert game.winners or series.units() == list(units.values()), "units changed"


def check_dice(session: Session, text: str) -> None:
    """D: dice and the chicken, after hands that these players lose."""
    given, _, expected = text.partition(" => ")
    start, _, hands = given.partition(" hands: ")
    units = {seat: int(number) for seat, number in seats_of(pairs(start.split())).items()}
    series = Series(session.preset, session.house | {"units": max(units.values())}, seats=len(units))
    series.bring_to(units)
    chicken = "free"
    for losers in hands.split(" / "):
        before = series.live()
        series.lose([seat_of(letter) for letter in losers.split(",")])
        chicken = chicken_after(series, before, chicken)
    session.recorded.append(series.game)
    came = {letter_of(seat): str(series.units()[seat]) if seat in series.live() else "out" for seat in units}
    wanted = pairs(expected.split(), ":") | pairs(expected.split())
    assert came | {"chicken": chicken} == wanted, f"{came} {chicken}"


def chicken_after(series: Series, before: list[int], chicken: str) -> str:
    """Return where the chicken is after a hand: who is in with nothing has it, and who goes out without it lost it."""
    holders = [letter_of(seat) for seat in series.live() if series.units()[seat] == 0]
    if holders:
        assert len(holders) == 1
        assert chicken in {"free", *holders}
        return holders[0]
    gone = [letter_of(seat) for seat in before if seat not in series.live()]
    if chicken in gone:
        return "used"
    return "forfeited" if gone and chicken == "free" else chicken


# --- Arithmetic -------------------------------------------------------------------------------------


def check_arithmetic(session: Session, text: str) -> None:
    """M: a sum."""
    term, _, expected = text.rpartition(" = ")
    assert re.fullmatch(r"[\d\s.+*/>=-]+", term), term
    assert str(eval(term)) == expected, eval(term)
