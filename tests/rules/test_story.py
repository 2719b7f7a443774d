"""What the story of a hand must not leave out."""

from tests.rules.table import table


def test_a_first_washout_tells_of_its_extra_turn() -> None:
    """Who washes the table out plays on, also where nothing had gone before, and it is told (TP-6)."""
    game = table("AS KS 7H", "6D 6S 9C", "9S TH 8D", rules="tri_palki", dealer=0, extra="AH 8H 7S", stock="TC QS KD")
    happened = game.play("7H>7S")
    assert game.to_move == 0
    assert [event.say.key for event in happened] == ["did-swap", "did-washout", "did-extra-turn"]
