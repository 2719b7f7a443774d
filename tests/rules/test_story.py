"""What the story of a hand must not leave out."""

import pytest

from tests.rules.table import table


def test_a_first_washout_tells_of_its_extra_turn() -> None:
    """Who washes the table out plays on, also where nothing had gone before, and it is told (TP-6)."""
    game = table("AS KS 7H", "6D 6S 9C", "9S TH 8D", rules="tri_palki", dealer=0, extra="AH 8H 7S", stock="TC QS KD")
    happened = game.play("7H>7S")
    assert game.to_move == 0
    assert [event.say.key for event in happened] == ["did-swap", "did-washout", "did-extra-turn"]


@pytest.mark.parametrize(("other", "key"), [("KD QD 9S", "lose-lower-ordinary"), ("KD 9D 7S", "lose-ordinary")])
def test_who_loses_by_cards_or_suit_is_told_so(other: str, key: str) -> None:
    """Two ordinary hands of equal value: cards and suit decide, and whom the loser equals is told in Tri Palki."""
    game = table("KH QH 7C", other, "AS TS 8S", rules="tri_palki", dealer=0)

    for _ in range(3):
        game.play("pass")

    (lost,) = game.results[-1].reasons
    assert (lost.key, lost.args["seat"]) == (key, 1)
    assert lost.args.get("others", []) == ([0] if key == "lose-lower-ordinary" else [])
