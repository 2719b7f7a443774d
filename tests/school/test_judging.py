from pathlib import Path
from random import Random

import pytest

from schwimmen.school.deck import energy
from schwimmen.school.judging import Judging, Verdict, explain, question, solution
from schwimmen.words import LANGUAGES, Words
from tests.school.decks import as_csv, read_text, rows

THREE = ["7C", "AD", "QH"]


def test_verdicts_are_the_tokens_of_the_record() -> None:
    """What the judge says is what the record holds."""
    assert [str(verdict) for verdict in Verdict] == ["right", "wrong"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_judging_and_every_verdict_has_words(language: str) -> None:
    """A form can be built from words alone."""
    words = Words(language)

    assert [str(judging) for judging in Judging] == ["group", "choice", "teacher"]
    assert all(words(f"judging-{judging}") and words(f"judging-{judging}-about").endswith(".") for judging in Judging)
    assert all(words(f"verdict-{verdict}").endswith(".") for verdict in Verdict)


@pytest.mark.parametrize("cards", [["KS"], THREE], ids=["one", "three"])
def test_a_question_has_the_right_answer_among_four(cards: list[str]) -> None:
    """Each term wanted comes with four different explanations, the model explanation in the place that is right."""
    asked = question(energy(), cards, language="de", chance=Random(31))

    assert [item.card for item in asked.asked] == cards
    for item, place in zip(asked.asked, asked.right, strict=True):
        term = energy().term(item.card, "de")
        assert (item.topic, item.term) == (term.topic, term.term)
        assert item.answers[place] == term.explanation
        assert set(item.answers) == {term.explanation, *term.wrong}


def test_the_same_chance_asks_the_same_and_places_differ() -> None:
    """The order comes from the given generator alone, and the right answer stands in each place about as often."""
    assert question(energy(), THREE, language="en", chance=Random(5)) == question(
        energy(), THREE, language="en", chance=Random(5)
    )
    chance = Random(1)
    places = [question(energy(), ["7C"], language="en", chance=chance).right[0] for _ in range(400)]
    assert all(70 <= places.count(place) <= 130 for place in range(4))


def test_only_all_right_is_right() -> None:
    """EN-6: one wrong explanation of three, and the verdict is wrong."""
    asked = question(energy(), THREE, language="en", chance=Random(2))

    assert asked.verdict(asked.right) is Verdict.RIGHT
    for term in range(3):
        chosen = list(asked.right)
        chosen[term] = (chosen[term] + 1) % 4
        assert asked.verdict(chosen) is Verdict.WRONG


@pytest.mark.parametrize("chosen", [[], [0], [0, 1, 2, 3], [0, 0, 4], [0, 0, -1]], ids=str)
def test_an_answer_that_is_none_is_refused(chosen: list[int]) -> None:
    """Too few, too many, and places that there are not."""
    asked = question(energy(), THREE, language="en", chance=Random(2))

    with pytest.raises(ValueError, match="expected"):
        asked.verdict(chosen)


def test_what_is_asked_does_not_tell_what_is_right() -> None:
    """The part for everybody, and a question that is printed by accident, keep the places to themselves."""
    asked = question(energy(), THREE, language="en", chance=Random(2))

    assert "right" not in repr(asked)
    assert all(not hasattr(item, "right") for item in asked.asked)


def test_a_deck_without_wrong_answers_asks_with_those_of_its_neighbours(tmp_path: Path) -> None:
    """The explanations of other terms are wrong for this one, first those of the same topic."""
    cards = [card | {"wrong": "Only one." if card["term"] == "Fire 7" else ""} for card in rows()]
    deck = read_text(tmp_path, "elements.csv", as_csv(cards))

    (plain,) = question(deck, ["8H"], language="en", chance=Random(4)).asked
    (own,) = question(deck, ["7H"], language="en", chance=Random(4)).asked

    assert len(set(plain.answers)) == len(set(own.answers)) == 4
    assert all(answer.startswith("What Fire") for answer in plain.answers)
    assert "Only one." in own.answers


def test_answers_that_read_alike_are_one(tmp_path: Path) -> None:
    """A term that says the same as another, but for case and a full stop, is no wrong answer to it, nor one twice."""
    said = {number: {"explanation": f"Energy{'.' * (number % 2)}"} for number in range(8)}
    said |= {number: {"explanation": f"what burns{'!' * (number % 2)}"} for number in range(8, 16)}
    cards = [card | {"wrong": ""} | said.get(number, {}) for number, card in enumerate(rows())]
    deck = read_text(tmp_path, "elements.csv", as_csv(cards))

    for seed in range(20):
        (asked,) = question(deck, ["7C"], language="en", chance=Random(seed)).asked
        assert len({answer.casefold().rstrip(".!") for answer in asked.answers}) == 4


@pytest.mark.parametrize("cards", [[], ["7C", "7C"]], ids=["none", "twice"])
def test_nothing_to_explain_is_an_error(cards: list[str]) -> None:
    """A question is about different cards, and about some."""
    with pytest.raises(ValueError, match="expected"):
        question(energy(), cards, language="en", chance=Random(1))
    with pytest.raises(ValueError, match="expected"):
        solution(energy(), cards, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solution_is_the_model_explanation(language: str) -> None:
    """The solution tells topic, term and model explanation of each card wanted, in the order in which they came."""
    told = solution(energy(), THREE, language)

    assert [item.card for item in told] == THREE
    assert [item.explanation for item in told] == [energy().term(card, language).explanation for card in THREE]


def test_a_computer_opponent_explains_as_often_rightly_as_it_is_told() -> None:
    """Always at 1, never at 0, and about as often as not at a half."""
    chance = Random(31)
    at = {
        rightly: [explain(energy(), THREE, language="en", chance=chance, rightly=rightly).verdict for _ in range(400)]
        for rightly in (0.0, 0.5, 1.0)
    }

    assert set(at[0.0]) == {Verdict.WRONG}
    assert set(at[1.0]) == {Verdict.RIGHT}
    assert 160 <= at[0.5].count(Verdict.RIGHT) <= 240


def test_what_a_computer_opponent_says_fits_its_verdict() -> None:
    """Right: every term's model explanation. Wrong: for one of them a wrong one, which one changes."""
    models = [energy().term(card, "de").explanation for card in THREE]
    right = explain(energy(), THREE, language="de", chance=Random(1), rightly=1)
    assert list(right.said) == models

    chance, places = Random(1), set()
    for _ in range(50):
        wrong = explain(energy(), THREE, language="de", chance=chance, rightly=0)
        (place,) = [place for place, text in enumerate(wrong.said) if text != models[place]]
        assert wrong.said[place] in energy().term(THREE[place], "de").wrong
        places.add(place)
    assert places == {0, 1, 2}


@pytest.mark.parametrize("rightly", [-0.1, 1.1])
def test_a_probability_is_one(rightly: float) -> None:
    """From 0 to 1."""
    with pytest.raises(ValueError, match="from 0 to 1"):
        explain(energy(), ["7C"], language="en", chance=Random(1), rightly=rightly)
