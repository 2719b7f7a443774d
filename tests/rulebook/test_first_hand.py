from itertools import pairwise

import pytest

from schwimmen.match.game import Game
from schwimmen.match.tokens import Move
from schwimmen.rulebook.first_hand import YOU, first_hand
from schwimmen.words import LANGUAGES, Words

HAND = first_hand()
SAID = {saying.say.key.removeprefix("first-hand-"): saying for saying in HAND.sayings()}


def after(key: str) -> Game:
    """Return the table at which a sentence is said."""
    return HAND.after(SAID[key].after)


def worths(game: Game) -> dict[str, float]:
    """Return what the player's hand is worth after each move that is possible, by the engine."""
    return {move: float(worth) for move, worth in game.view(YOU).worths.items()}


def moved(start: str, end: str) -> list[Move]:
    """Return the moves between two sentences."""
    return [Move.of(token) for token in HAND.moves[SAID[start].after : SAID[end].after]]


def test_each_sentence_comes_when_it_can() -> None:
    """Sentences come in the order of the moves; who is asked for a move is to move, and may make just that."""
    sayings = list(HAND.sayings())
    assert all(this.after <= following.after for this, following in pairwise(sayings))
    for saying in sayings:
        game = HAND.after(saying.after)
        if saying.does:
            assert game.to_move == YOU
            assert saying.does in game.legal()
    asked = {saying.after for saying in sayings if saying.does}
    assert asked == {number for number in range(len(HAND.moves)) if HAND.after(number).to_move == YOU}


def test_a_hand_is_worth_what_is_said() -> None:
    """The value of the first hand, with the cards that count, and what each exchange makes of the hand."""
    hand = after("suit").view(YOU).hand
    args = SAID["suit"].say.args
    assert set(args["cards"]) == {card for card in hand if card[1] == "D"}
    assert args["value"] == after("suit").view(YOU).value == "15"
    for key in ("swap", "all", "close"):
        game, saying = after(key), SAID[key]
        assert saying.does is not None
        game.play(saying.does)
        assert saying.say.args["then"] == game.view(YOU).value
    assert HAND.dealt().rules.auto_declare, "31 ends the hand at once"


def test_one_card_for_one_card() -> None:
    """The first exchange gives and takes what is said, and nothing brings more; then each opponent does the same."""
    assert SAID["swap"].does == "{give}>{take}".format(**SAID["swap"].say.args)
    worth = worths(after("swap"))
    assert worth[str(SAID["swap"].does)] == max(worth.values())
    assert [(len(move.give), len(move.take), move.call) for move in moved("swapped", "all")] == [(1, 1, False)] * 2


def test_all_three_are_of_one_suit() -> None:
    """What lies in the middle is of the suit that is named, and taking it is best."""
    table = after("all").view(YOU).table
    assert {card[1] for card in table} == {SAID["all"].say.args["suit"]}
    worth = worths(after("all"))
    assert worth["all"] == max(worth.values())


def test_nothing_helps_and_everybody_passes() -> None:
    """Where the player is told to pass no exchange brings more; all pass in turn, and three new cards lie there."""
    assert [str(move) for move in moved("stay", "pass")] == ["pass", "pass"]
    assert max(worths(after("pass")).values()) == float(str(after("pass").view(YOU).value))
    before, game = after("pass").view(YOU).table, after("fresh")
    assert not set(before) & set(game.view(YOU).table)
    assert len(game.view(YOU).table) == 3


def test_the_close_gives_everybody_one_more_turn() -> None:
    """The exchange that closes is best; then both opponents have one turn, and the hand is over."""
    does = str(SAID["close"].does)
    worth = worths(after("close"))
    assert does.endswith("!")
    assert worth[does.rstrip("!")] == max(worth.values())
    assert after("last").view(YOU).last_turns == len(HAND.others) == len(moved("last", "loses"))
    assert after("loses").phase == "deal"


def test_who_has_least_loses_the_last_life_and_swims() -> None:
    """The player who is named has the lowest value alone, loses the only life and swims, and nobody is out."""
    game = after("swims")
    (result,) = game.results
    lost = int(str(SAID["loses"].say.args["seat"]))
    assert result.end == "close"
    assert result.values[lost] == SAID["loses"].say.args["value"] == min(map(str, result.values))
    assert [seat for seat, change in enumerate(result.change) if change] == [lost] != [YOU]
    assert [seat for seat, seen in enumerate(game.view(YOU).seats) if seen.swims] == [lost]
    assert not game.out
    assert SAID["done"].say.args["lives"] == Game(HAND.game).rules.units == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_is_short(language: str) -> None:
    """A sentence fits the eye: at most a hundred and ten letters, and no variable is left open."""
    words = Words(language, ["", *HAND.others], YOU)
    told = [words.say(saying.say.key, saying.say.args) for saying in HAND.sayings()]
    assert max(map(len, told)) <= 110
    assert not [text for text in told if "{" in text]
