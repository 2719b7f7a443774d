"""A reason is true, known to the seat that moves, and told in every language; the one that weighs most comes first."""

from __future__ import annotations

import random
import re

import pytest

from schwimmen import Game
from schwimmen.cards import cards_of
from schwimmen.engine.layout import fields_of
from schwimmen.engine.ranking import strength
from schwimmen.review.reason import LEAST, WEIGHTS, Reason, heaviest
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import Sentence
from tests.players.positions import permuted
from tests.review.claims import OUTCOMES, after, decisions, is_true, mover, network_values, weighed_for
from tests.samples import GAMES_TRIED, samples

WORLDS = 1_500


@pytest.mark.few(1)
@pytest.mark.jit
@pytest.mark.parametrize("preset", GAMES_TRIED)
def test_every_reason_is_true_and_has_words(preset: str) -> None:
    """Whatever is said for or against a move, in any game, holds when worked out again; both languages can say it."""
    told = 0
    for game in decisions(preset, count=samples(2, 24)):
        names = [f"P{seat}" for seat in range(len(game.players))]
        spoken = [Words(language, names, mover(game)) for language in LANGUAGES]
        for option in weighed_for(game, WORLDS).options:
            for reason in option.because:
                assert is_true(reason, game, option.token), (game.view(mover(game)), option.token, reason)
                for words in spoken:
                    assert re.fullmatch(r"[^{}]+\.", words.say(reason.key, reason.args))
                told += 1
    assert told > samples(6, 12)


@pytest.mark.thorough
def test_every_reason_comes_up() -> None:
    """Each sentence that has a weight is told somewhere, and no other but what the hand is worth."""
    said = {
        reason.key
        for preset in ("schwimmen", "thirty_one", "tri_palki", "forty_one")
        for game in decisions(preset, count=40)
        for option in weighed_for(game, 160).options
        for reason in option.because
    }
    assert said - {"because-hand"} == set(WEIGHTS)


@pytest.mark.few(1)
@pytest.mark.jit
@pytest.mark.parametrize("preset", ["tri_palki", "hosa_aba"])
def test_experience_is_what_the_network_says(preset: str) -> None:
    """What the computer has learned is told where the network puts a move above another, and nothing counted does."""
    told = 0
    for game in decisions(preset, count=80):
        found = weighed_for(game, 160)
        best = found.options[0]
        if Sentence("because-learned") in best.because:
            worth = network_values(game)
            assert any(worth[best.token] > worth[other.token] for other in found.options[1:])
            assert not any(reason.key in OUTCOMES for reason in best.because)
            told += 1
        assert not any(Sentence("because-learned") in other.because for other in found.options[1:] if other.behind > 0)
    assert told > 0


def test_a_packet_is_not_compared_with_a_hand_that_nobody_has_seen() -> None:
    """C-17: a dealer who has seen the packet alone is told what it is worth, not whether that is more."""
    game = Game("mambassa", players=3, seed=3)
    assert game.view(mover(game)).hand == []
    told = [reason for option in weighed_for(game, 160).options for reason in option.because]
    assert [reason.args["how"] for reason in told if reason.key == "because-combination"] == ["new"]


def test_what_weighs_most_comes_first() -> None:
    """Of several reasons those that weigh most are told, in that order; one that weighs next to nothing is none."""
    low, beats, none = Sentence("because-low"), Sentence("because-beats"), Sentence("because-most")
    found = [Reason(none, LEAST / 2), Reason(low, 0.3), Reason(beats, 0.4)]
    assert heaviest(found, 3) == [beats, low]
    assert heaviest(found, 1) == [beats]


@pytest.mark.parametrize("preset", ["schwimmen", "thirty_one", "japanese_51", "energy_schwimmen"])
def test_reasons_know_no_hidden_card(preset: str) -> None:
    """With everything dealt again that the seat cannot know, the reasons are the same."""
    chance = random.Random(3)
    for game in decisions(preset, count=12):
        twin = permuted(game, mover(game), chance)
        here, there = (weighed_for(each, 160) for each in (game, twin))
        assert [option.because for option in here.options] == [option.because for option in there.options]


def against_an_open_hand(seed: int) -> Game:
    """Return two players' game before the last turn, where everybody has seen all cards of who closed."""
    game = Game(players=2, seed=seed, dealer=0, house={"auto_declare": []})
    game.play("keep")
    game.play("all!")
    return game


def test_against_an_open_hand_it_is_certain_who_wins() -> None:
    """In a last turn against three known cards, what is said of imagined deals is what the showdown says."""
    told = 0
    for game in map(against_an_open_hand, range(40)):
        seat = mover(game)
        other = strength(cards_of(game.view(seat).seats[1 - seat].known), fields_of(game.rules)[0])
        for option in weighed_for(game, 160).options:
            own = strength(cards_of(after(game, option.token)[0].view(seat).hand), fields_of(game.rules)[0])
            for reason in option.because:
                if reason.key in ("because-beats", "because-low"):
                    sure = own > other if reason.key == "because-beats" else own < other
                    assert reason.args["often"] == ("always" if sure else "never")
                    told += 1
    assert told > 40
