import re

import pytest

from schwimmen.cards import NAMES, pack_of
from schwimmen.school.deck import Term, energy
from schwimmen.words import LANGUAGES

PACK = [NAMES[card] for card in pack_of(32)]
TERMS = list(energy().terms.values())


def named(term: Term) -> str:
    """Return what tells a term from all others."""
    return f"{term.language} {term.card} {term.term}"


def test_the_deck_has_64_entries() -> None:
    """32 cards in two languages, in card order."""
    assert energy().pack == 32
    assert len(TERMS) == 64
    assert {language: [term.card for term in energy().of(language)] for language in LANGUAGES} == {
        "de": PACK,
        "en": PACK,
    }


def test_the_suits_are_the_topics_of_the_rules() -> None:
    """EN-2: clubs, spades, hearts and diamonds in the order of the source's list."""
    assert energy().topics("de") == {
        "C": "Energieeffizienz",
        "S": "Erneuerbare Energien",
        "H": "Wärmekraftwerke",
        "D": "Stromnetze",
    }
    assert energy().topics("en") == {
        "C": "Energy efficiency",
        "S": "Renewable energies",
        "H": "Thermal power plants",
        "D": "Power grids",
    }
    assert set(energy().icons) == set("CSHD")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_and_no_explanation_comes_twice(language: str) -> None:
    """32 different terms with 32 different explanations."""
    terms = energy().of(language)

    assert len({term.term for term in terms}) == len({term.explanation for term in terms}) == 32


@pytest.mark.parametrize("term", TERMS, ids=named)
def test_an_explanation_is_two_or_three_sentences(term: Term) -> None:
    """A model explanation is short enough to be said at the table, and ends as a sentence does."""
    assert 2 <= len(re.findall(r"[.!?](?= |$)", term.explanation)) <= 3
    assert term.explanation.endswith(".")
    assert 90 <= len(term.explanation) <= 220


@pytest.mark.parametrize("term", TERMS, ids=named)
def test_every_term_has_three_wrong_explanations(term: Term) -> None:
    """Three different ones that end as a sentence does."""
    assert len(set(term.wrong)) == 3
    assert all(text.endswith(".") and 60 <= len(text) <= 240 for text in term.wrong)
    assert term.explanation not in term.wrong


def test_the_length_does_not_give_the_right_answer_away() -> None:
    """The right explanation is neither often the longest of the four nor often the shortest."""
    longest = sum(len(term.explanation) > max(map(len, term.wrong)) for term in TERMS)
    shortest = sum(len(term.explanation) < min(map(len, term.wrong)) for term in TERMS)

    assert longest <= len(TERMS) // 4
    assert shortest <= len(TERMS) // 4


def test_the_text_is_plain() -> None:
    """No typing marks that a spreadsheet leaves behind, no double blanks, no separators within texts."""
    texts = [text for term in TERMS for text in (term.topic, term.term, term.explanation, *term.wrong)]

    assert [text for text in texts if re.search(r"[|\"\t\n]|  |\s[.,;]", text)] == []
