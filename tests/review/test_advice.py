"""A hint teaches: the best move stands first, "as good" is said where it is so, and every reason is true."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest

from schwimmen import Game
from schwimmen.cards import NAMES, pack_of
from schwimmen.review import Question, is_choice, seen_of, weighed
from schwimmen.review.advice import ALIKE, Advice, advice
from schwimmen.review.because import because
from schwimmen.review.verdict import SURE
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import Sentence
from tests.players.positions import permuted, positions
from tests.samples import GAMES_TRIED, samples

PIPS = dict(zip("23456789TJQKA", [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11], strict=True))
COMBINATIONS = ("high card", "pair", "flush", "run ", "running flush", "prial")
"""Of Stop the Bus, the lowest first."""


def decisions(preset: str, *, count: int, seed: int = 7) -> list[Game]:
    """Return positions in which somebody has something to decide."""
    found = positions(seed, count, preset)
    return [game for game in found if game.to_move is not None and is_choice(game.look(game.to_move))]


def mover(game: Game) -> int:
    """Return the seat to move."""
    assert game.to_move is not None
    return game.to_move


def after(game: Game, token: str) -> list[Game]:
    """Return the game after a move, explained well where that is asked for.

    A card from the pile is a move with the discard that leaves most; there may be several such.
    """
    seat, twin = mover(game), game.copy()
    twin.play(token)
    if "right" in twin.legal():
        twin.play("right")
    if token != "take":
        return [twin]
    left = [each for move in twin.legal() if not move.endswith("!") for each in after(twin, move)]
    most = max(number(each.view(seat).value) for each in left)
    return [each for each in left if number(each.view(seat).value) == most]


def number(value: str | None) -> tuple[float, ...]:
    """Return a value as what compares; hands that cannot lose are above all others."""
    assert value is not None
    for rank, name in enumerate(COMBINATIONS):
        if value.startswith(name):
            return (rank, *("23456789TJQKA".index(card) for card in value.removeprefix(name).split()))
    for rank, name in enumerate(("trio", "sequence", "petrangolone")):
        if value.startswith(name):
            return (100.0 + rank, *("234567JQKA".index(card) for card in value.removeprefix(name).split()))
    return (1000.0 if value in ("666", "678", "AAA") else float(value),)


def points(hand: list[str], suit: str) -> int:
    """Return the points of a hand's cards of a suit."""
    return sum(PIPS[card[0]] for card in hand if card[1] == suit)


def is_true(told: Sentence, game: Game, token: str) -> bool:
    """Say whether a reason for a move holds: by playing the move and looking at what everybody sees then."""
    chance = token in ("draw", "refresh") or (token == "trade" and not game.view(mover(game)).packet)
    return any(holds(told, game, then) for then in ([game] if chance else after(game, token)))


def holds(told: Sentence, game: Game, then: Game) -> bool:
    """Say whether a reason holds, given the game before and after the move."""
    seat, args = mover(game), told.args
    before, view = game.view(seat), then.view(seat)
    match told.key:
        case "because-hand" | "because-combination" | "because-mixed":
            return says_the_hand(told, before.hand, before.value, view.hand, view.value)
        case "because-nothing-more":
            options = [move for move in game.legal() if (">" in move or move in ("all", "take")) and "," not in move]
            return all(number(after(game, move)[0].view(seat).value) <= number(before.value) for move in options)
        case "because-last-turns":
            playing = sum(not each.out for each in view.seats)
            return view.caller == seat and (view.last_turns == playing - 1)
        case "because-at-once":
            return then.to_move is None
        case "because-leaves" | "because-denies":
            lies = {*view.table, *view.discard}
            known = set(view.seats[int(str(args["seat"]))].known)
            cards = list(map(str, args["cards"])) if isinstance(args["cards"], list) else []
            held = cards == [card for card in NAMES if card in known and card[1] == args["suit"]]
            return (
                held
                and then.to_move == args["seat"]
                and (args["take"] in lies) == (told.key == "because-leaves")
                and args["collects"] == (len(cards) > 1)
            )
        case "because-average":
            return abs(float(str(args["value"])) - mean_packet(game)) <= 0.5
    return False


def says_the_hand(told: Sentence, hand: list[str], had: str | None, then: list[str], value: str | None) -> bool:
    """Say whether it is true what a sentence says of a hand."""
    args, how = told.args, told.args["how"]
    if told.key == "because-mixed":
        return value == "0" and args["number"] == max(sum(card[1] == suit for card in then) for suit in "CSHD")
    if args["value"] != value or (how == "held") != (hand == then):
        return False
    if had is not None and how != "held" and not says_the_change(told, hand, had, value):
        return False
    if told.key == "because-combination":
        return True
    inside, total = points(then, str(args["suit"])), sum(PIPS[card[0]] for card in then)
    match args["shape"]:
        case "suit":
            return (inside,) == number(value)
        case "net":
            return (inside, total - inside) == (args["points"], args["less"]) and (2 * inside - total,) == number(value)
        case "trio":
            return len({card[0] for card in then}) == 1
        case "fire":
            return {card[0] for card in then} == {"A"}
    return args["shape"] == "safe" and number(value) == (1000,)


def says_the_change(told: Sentence, hand: list[str], had: str, value: str | None) -> bool:
    """Say whether it is true what a sentence says of how a hand changes."""
    how, suit = told.args["how"], told.args.get("suit")
    more, less = number(value) > number(had), number(value) < number(had)
    if how == "keeps" and told.args.get("shape") == "suit" and points(hand, str(suit)) < number(had)[0]:
        return False
    return how in (["makes"] if more else ["drops"] if less else ["keeps", "same"])


def mean_packet(game: Game) -> float:
    """Return the mean worth of three cards that the seat to move does not hold, by the values of Schwimmen."""
    own = game.view(mover(game)).hand
    unseen = [NAMES[card] for card in pack_of(game.rules.pack) if NAMES[card] not in own]
    trio, fire = float(game.rules.trio_value or 0), float(game.rules.fire_value or 0)
    values = []
    for hand in combinations(unseen, 3):
        ranks = {card[0] for card in hand}
        special = (fire if ranks == {"A"} and fire else trio) if len(ranks) == 1 else 0
        values.append(special or max(points(list(hand), suit) for suit in "CSHD"))
    return sum(values) / len(values)


@pytest.mark.parametrize("preset", GAMES_TRIED)
def test_every_reason_is_true_and_has_words(preset: str) -> None:
    """Whatever is said for a move, in any game, holds once it is played; and both languages can say it."""
    told = 0
    for game in decisions(preset, count=samples(9, 24)):
        names = [f"P{seat}" for seat in range(len(game.players))]
        spoken = [Words(language, names, mover(game)) for language in LANGUAGES]
        for token in game.legal():
            for reason in because(seen_of(game.look(mover(game))), game.rules, token):
                assert is_true(reason, game, token), (game.view(mover(game)), token, reason)
                for words in spoken:
                    said = words.say(reason.key, reason.args)
                    assert re.fullmatch(r"[^{}]+\.", said)
                told += 1
    assert told > 24


def test_a_neighbours_cards_are_a_reason() -> None:
    """A player who gives away a card that the next one could use is told so, and so is who keeps one away."""
    said = {
        reason.key
        for preset in ("schwimmen", "thirty_one")
        for game in decisions(preset, count=40)
        for token in game.legal()
        for reason in because(seen_of(game.look(mover(game))), game.rules, token)
    }
    assert {"because-leaves", "because-denies", "because-nothing-more", "because-average"} <= said


@pytest.mark.parametrize("preset", ["schwimmen", "thirty_one", "japanese_51", "energy_schwimmen"])
def test_reasons_know_no_hidden_card(preset: str) -> None:
    """With everything dealt again that the seat cannot know, the reasons are the same."""
    chance = random.Random(3)
    for game in decisions(preset, count=20):
        twin = permuted(game, mover(game), chance)
        for token in game.legal():
            reasons = [because(seen_of(each.look(mover(game))), game.rules, token) for each in (game, twin)]
            assert reasons[0] == reasons[1]


def advised(game: Game) -> Advice:
    """Return what is said of a decision, weighed with little effort."""
    question = Question(hand=0, move=0, view=game.look(mover(game)), code=None)
    found = weighed(question, game.rules, worlds=3_000, seed=1)
    return advice(seen_of(question.view), found, game.rules, call=game.preset.call)


@pytest.mark.parametrize("preset", ["schwimmen", "thirty_one", "japanese_51"])
def test_the_best_move_stands_first_and_as_good_means_as_good(preset: str) -> None:
    """No move has a greater chance than one before it; "as good" is said where so much cannot be told apart."""
    alike = 0
    hints = [advised(game) for game in decisions(preset, count=40) if len(game.legal()) > 1]
    for hint in hints:
        chances = [each.option.chance for each in hint.moves]
        assert chances == sorted(chances, reverse=True)
        assert all(each.because for each in hint.moves)
        if len(hint.moves) > 1:
            behind = chances[0] - chances[1]
            close = behind < max(ALIKE, SURE * hint.moves[1].option.error)
            assert close == (hint.why.key == "hint-alike")
        alike += hint.why.key == "hint-alike"
    assert alike < 0.65 * len(hints)
