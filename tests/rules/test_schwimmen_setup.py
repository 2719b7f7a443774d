"""Packs, numbers of players, and the direction of play (SW-O6, SW-A1)."""

import pytest

from schwimmen import Game
from tests.rules.table import HIGH, LOW, MID, A, B, C, hands_of, out, play, table


@pytest.mark.parametrize(
    ("pack", "size", "most"),
    [("2", 52, 16), ("6", 36, 11), ("7", 32, 9), ("8", 28, 8), (2, 52, 16), (36, 36, 11), (32.0, 32, 9), (8.0, 28, 8)],
)
def test_SW_O6_other_packs(pack: str | float, size: int, most: int) -> None:
    """A pack is named by its lowest rank or its size, and serves as many players as it has cards for."""
    house = {"pack": pack, "players": [2, 99]}
    game = Game("schwimmen", players=most, house=house, seed=1)
    assert len(game.record()["hands"][0]["pack"].split()) == size
    assert game.view(0).stock == size - 3 * most - 3
    with pytest.raises(ValueError, match="pack"):
        Game("schwimmen", players=most + 1, house=house)


def test_SW_O6_low_cards_count_their_pips() -> None:
    """In the full pack twos to sixes count what is printed on them."""
    assert table("2C 2S 3D", "6C 5C 4C", pack=52).view(0).value == "3"
    assert table("2C 2S 3D", "6C 5C 4C", pack=52).view(1).value == "15"


def test_SW_A1_most_players_and_the_pack_are_two_questions() -> None:
    """`players` may promise more than the pack serves; only the real number is tested against it."""
    assert len(Game("schwimmen", players=9, house={"players": [2, 50]}).players) == 9
    with pytest.raises(ValueError, match="3 to 4"):
        Game("schwimmen", players=2, house={"players": [3, 4]})


def test_anticlockwise_everything_goes_to_the_next_lower_seat() -> None:
    """Deal, turns, last turns and the next dealer go round the other way; seats keep their numbers."""
    game = table(A, B, C, dealer=0, extra="AH JC KD", direction="anticlockwise")
    assert list(hands_of(game)[2]) == ["9C", "7S", "8D"]
    seen = [game.to_move]
    for token in ["keep", "pass", "pass!", "pass"]:
        game.play(token)
        seen.append(game.to_move)
    assert seen == [0, 2, 1, 0, 2]
    play(game, "pass")
    assert game.dealer == 2


def test_anticlockwise_deal_begins_with_the_lower_neighbour() -> None:
    """The first card goes to the seat before the dealer's."""
    pack = Game("schwimmen", players=3, seed=3).record()["hands"][0]["pack"]
    game = Game("schwimmen", players=3, dealer=0, pack=pack, house={"direction": "anticlockwise"})
    first = {seat: pack.split()[place] for place, seat in enumerate([2, 1, 0])}
    assert all(card in game.view(seat).hand for seat, card in first.items())


def test_anticlockwise_the_next_dealer_skips_who_is_out() -> None:
    """The deal passes over a lower seat that has just gone out."""
    game = table(HIGH, LOW, MID, dealer=2, units=1, grace=0, direction="anticlockwise")
    play(game, "keep pass! pass pass")
    assert (out(game), game.dealer) == ([1], 0)
