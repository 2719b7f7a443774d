"""What a move leaves to the next player or keeps from them is there to be taken, and makes their hand worth more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from schwimmen import Game
from schwimmen.words.sentence import Sentence
from tests.review.claims import after, compared_with, decisions, mover, points, weighed_for
from tests.samples import samples

PRESETS = ["schwimmen", "hosa_aba", "tri_palki", "forty_one", "tuppenny_loo", "thirty_one"]
KEYS = ("because-leaves", "because-denies")
WORLDS = 160


def told(preset: str, *, count: int) -> Iterator[tuple[Game, str, str, Sentence]]:
    """Yield what is said of the next player: the position, the move, the one it is compared with, the sentence."""
    for game in decisions(preset, count=count):
        options = weighed_for(game, WORLDS).options
        for option in options:
            for reason in option.because:
                if reason.key in KEYS:
                    yield game, option.token, compared_with(options, option).token, reason


def can_take(game: Game, card: str, seat: int) -> bool:
    """Say whether a seat is to move and may take an open card alone."""
    if game.to_move != seat:
        return False
    top = game.view(seat).discard == [card] and "take" in game.legal()
    return top or any(move.rstrip("!").endswith(f">{card}") and "," not in move for move in game.legal())


@pytest.mark.parametrize("preset", PRESETS)
def test_a_card_that_is_left_or_kept_away_could_be_taken(preset: str) -> None:
    """HO-3 TP-3 SW-13: after the one move the next player may take the card, after the other they may not."""
    for game, move, other, reason in told(preset, count=samples(60, 300)):
        if reason.key == "because-denies":
            there, gone = other, move
        else:
            there, gone = move, other
        seat, card = int(str(reason.args["seat"])), str(reason.args["take"])
        assert all(can_take(then, card, seat) for then in after(game, there)), (move, other, reason)
        assert not any(can_take(then, card, seat) for then in after(game, gone)), (move, other, reason)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_next_player_would_have_more_than_now(preset: str) -> None:
    """What they could reach is more than the cards of theirs that everybody knows are worth, and not just a few points.

    It is exact where their whole hand is known, and otherwise the least that it can be.
    """
    for game, move, _, reason in told(preset, count=samples(60, 300)):
        seat, card, reach = int(str(reason.args["seat"])), str(reason.args["take"]), int(str(reason.args["reach"]))
        known = game.view(mover(game)).seats[seat].known
        assert reach >= 20, (move, reason)
        assert reach > max(points(known, suit) for suit in "CSHD"), (move, reason)
        if reason.args["sure"] and reach < 10 * game.rules.hand_size + 1:
            swapped = [[card, *[each for each in known if each != gone]] for gone in known]
            assert len(known) == game.rules.hand_size
            assert reach == max(points(hand, suit) for hand in swapped for suit in "CSHD"), (move, reason)
