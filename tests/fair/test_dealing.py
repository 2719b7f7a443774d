"""A game deals what its shuffle says, so that the record of a match can be verified."""

from __future__ import annotations

from typing import Any

import pytest

from schwimmen import Game
from schwimmen.cards import pack_of
from schwimmen.fair import verify
from schwimmen.fair.shuffle import Shuffle
from tests.fair.proofs import text

SMALL = {"pack": 28}


def shuffle_of(hand: int, players: int = 4) -> Shuffle:
    """Return the shuffle of a hand."""
    return Shuffle(bytes([hand]) * 32, "quiet-otter", hand, (None, *["ab" * 16] * (players - 1)))


def onward(game: Game) -> None:
    """Play a move that calls nothing: new table cards where that is possible."""
    quiet = [token for token in game.legal() if token != "close" and not token.endswith("!")]
    game.play("refresh" if "refresh" in quiet else quiet[0])


def rebuilt(game: Game) -> list[str]:
    """Return the orders of the stocks that were rebuilt in this hand."""
    orders: list[str] = game.record()["hands"][-1].get("recycled", [])
    return orders


def match_of_41(rebuilds: int) -> Game:
    """Play 41 with a small pack until the stock has been rebuilt that many times."""
    game = Game("forty_one", players=4, house=SMALL, dealer=shuffle_of(1).below("dealer", 4), chance=shuffle_of(1))
    while len(rebuilt(game)) < rebuilds:
        onward(game)
    return game


def proven(game: Game, *shuffles: Shuffle) -> dict[str, Any]:
    """Return the record of a match with the proofs of its hands."""
    record = game.record()
    hands = [hand | {"shuffle": shuffle.proof()} for hand, shuffle in zip(record["hands"], shuffles, strict=True)]
    return record | {"hands": hands}


def test_the_first_pack_is_the_shuffle_s() -> None:
    """A game that opens with a shuffle deals its pack."""
    game = Game("schwimmen", players=4, chance=shuffle_of(1))
    assert game.record()["hands"][0]["pack"] == text(shuffle_of(1).order("pack", pack_of(32)))


def test_each_hand_has_a_shuffle_of_its_own() -> None:
    """A shuffle deals one hand; who hands in none for the next gets the game's own chance, never the same cards."""
    game = Game("schwimmen", players=4, dealer=shuffle_of(1).below("dealer", 4), seed=3, chance=shuffle_of(1))
    for chance in (shuffle_of(2), None):
        while game.phase != "deal":
            game.play(next(token for token in ("close", "pass!", "pass", "keep") if token in game.legal()))
        game.deal(chance=chance)
    packs = [hand["pack"] for hand in game.record()["hands"]]
    assert packs[:2] == [text(shuffle_of(hand).order("pack", pack_of(32))) for hand in (1, 2)]
    assert len(set(packs)) == 3
    assert verify.verdicts(proven(game, shuffle_of(1), shuffle_of(2), shuffle_of(3))) == ["fair", "fair", "pack"]


def test_rebuilt_stocks_are_the_shuffle_s() -> None:
    """Stocks that are rebuilt follow too, one after the other, and the whole match is found fair."""
    game = match_of_41(rebuilds=3)
    assert len(set(rebuilt(game))) == 3
    assert verify.verdicts(proven(game, shuffle_of(1))) == ["fair"]


@pytest.mark.parametrize("back", [1, 2, 12, 30])
def test_undo_leaves_chance_alone(back: int) -> None:
    """Moves that are taken back and played again bring the same stocks, with the same numbers."""
    game = match_of_41(rebuilds=3)
    moves, record = game.record()["hands"][0]["moves"], game.record()
    for _ in range(min(back, len(moves))):
        game.undo()
    for token in moves[-back:]:
        game.play(token)
    assert game.record() == record
    assert verify.verdicts(proven(game, shuffle_of(1))) == ["fair"]


def test_a_copy_goes_on_with_the_same_shuffle() -> None:
    """A copied game rebuilds its stocks as the first one does."""
    game = match_of_41(rebuilds=1)
    twin = game.copy()
    for one in (game, twin):
        while len(rebuilt(one)) < 2:
            onward(one)
    assert twin.record() == game.record()


def test_a_given_pack_is_dealt_whoever_shuffles() -> None:
    """A pack as text comes first; stocks that are rebuilt are still the shuffle's."""
    pack = text(pack_of(28))
    game = Game("forty_one", players=4, house=SMALL, dealer=0, pack=pack, chance=shuffle_of(1))
    while not rebuilt(game):
        onward(game)
    assert game.record()["hands"][0]["pack"] == pack
    assert verify.verdicts(proven(game, shuffle_of(1)))[0] == "pack"
    names = rebuilt(game)[0].split()
    assert names == verify.shuffled(shuffle_of(1).seed, "stock 1", names)
