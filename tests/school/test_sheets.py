from collections.abc import Callable
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from pypdf import PageObject, PdfReader
from reportlab.lib.units import mm

from schwimmen.rulebook.text.hands import worth
from schwimmen.rules.presets import PRESETS
from schwimmen.school.answers import answers_pdf
from schwimmen.school.deck import LONGEST, Deck, energy
from schwimmen.school.drawing import BOLD, REGULAR, Ruler, fit, lacks
from schwimmen.school.handout import HANDS, STEPS, rules_pdf
from schwimmen.school.sheets import cards_pdf, count, unprintable
from schwimmen.school.signs import BOX, ICONS, SUITS, strokes
from schwimmen.words import LANGUAGES, Words
from tests.school.decks import as_csv, read_text, rows
from tests.school.paper import Placed, drawings, pages, plain, texts

A4 = (210 * mm, 297 * mm)
WIDTH, HEIGHT = 63 * mm, 88 * mm
LEFT, BOTTOM = (A4[0] - 3 * WIDTH) / 2, (A4[1] - 3 * HEIGHT) / 2
EDGE = 3 * mm


def corner(number: int) -> tuple[float, float]:
    """Return the lower left corner of a card by its place on the page: rows from the top, each from the left."""
    return LEFT + number % 3 * WIDTH, BOTTOM + (2 - number // 3) * HEIGHT


def inside(text: Placed, number: int) -> bool:
    """Say whether a text lies within a card, away from its edges."""
    x, y = corner(number)
    across = x + EDGE <= text.left and text.right <= x + WIDTH - EDGE
    return across and y + EDGE <= text.low and text.high <= y + HEIGHT - EDGE


@pytest.fixture(name="wordy")
def _wordy(tmp_path: Path) -> Deck:
    """A deck of 52 whose texts are as long and as wide as they may be, one word or many."""
    words = ["W" * 600, "Many short words " * 40, "Elektrizitätsversorgungsunternehmen " * 20, "a-" * 300]
    cards = rows("23456789TJQKA", "de")
    for number, card in enumerate(cards):
        text = words[number % 4]
        card["topic"] = words["CSHD".index(card["suit"])][: LONGEST["topic"]]
        card["term"], card["explanation"] = text[: LONGEST["term"]], text[: LONGEST["explanation"]]
    return read_text(tmp_path, "wordy.csv", as_csv(cards))


# ---------------------------------------------------------------- the cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_sheets_of_a4_front_and_back(language: str) -> None:
    """32 cards are four sheets of nine at most, two pages each, of exactly A4, in the language of the deck."""
    found = pages(cards_pdf(energy(), language))

    assert len(found) == 2 * count(energy()) == 8
    assert {(round(float(page.mediabox.width)), round(float(page.mediabox.height))) for page in found} == {(595, 842)}
    assert [len(list(drawings(page))) for page in found[1::2]] == [9, 9, 9, 5]


@pytest.mark.few(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_shows_rank_term_and_topic(language: str) -> None:
    """All 32 terms stand on their cards, each with its topic and, in two corners, its rank; they can be searched."""
    found = pages(cards_pdf(energy(), language))
    for number, term in enumerate(energy().of(language)):
        page, place = found[number // 9 * 2], number % 9
        told = [text.text for text in texts(page) if inside(text, place)]

        rank = Words(language).rank(term.card[0])
        assert told.count(rank) == 2
        assert plain(term.term) in plain("".join(told))
        assert term.topic in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_its_card(language: str) -> None:
    """On a page of fronts everything but the line at its foot lies within a card, and no two texts overlap."""
    for page in pages(cards_pdf(energy(), language))[::2]:
        _assert_fits(texts(page))


def test_the_longest_texts_stay_on_their_cards(wordy: Deck) -> None:
    """However long and wide, text shrinks, wraps and in the end breaks, but never leaves its card."""
    found = pages(cards_pdf(wordy, "de"))

    assert len(found) == 12
    for page in found[::2]:
        _assert_fits(texts(page))
    first = plain("".join(text.text for text in texts(found[0]) if inside(text, 0)))
    assert "W" * LONGEST["term"] in first


def _assert_fits(found: list[Placed]) -> None:
    *cards, foot = found
    assert foot.high < BOTTOM
    assert [text for text in cards if not any(inside(text, number) for number in range(9))] == []
    pairs = [(one, other) for one, other in combinations(cards, 2) if _overlap(one, other)]
    assert pairs == []


def _overlap(one: Placed, other: Placed) -> bool:
    """Say whether two texts run into each other: beyond the air that a line leaves above small letters."""
    across = min(one.right, other.right) - max(one.left, other.left)
    up = min(one.high, other.high) - max(one.low, other.low)
    return across > 0.5 and up > 0.1 * min(one.high - one.low, other.high - other.low)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_back_lies_behind_its_front(language: str) -> None:
    """Flipped on the long edge, the page of backs has a back in the place of each card and nowhere else."""
    found = pages(cards_pdf(energy(), language))
    for sheet in range(4):
        cards = min(9, 32 - 9 * sheet)
        backs = {(round(A4[0] - x - WIDTH, 2), round(y, 2)) for _, x, y in drawings(found[2 * sheet + 1])}
        assert backs == {(round(x, 2), round(y, 2)) for x, y in map(corner, range(cards))}


def test_the_printer_is_asked_for_both_sides_and_full_size() -> None:
    """The file wants to be printed as large as it is, on both sides, flipped on the long edge."""
    wishes = PdfReader(BytesIO(cards_pdf(energy(), "de"))).trailer["/Root"]["/ViewerPreferences"]

    assert (wishes["/PrintScaling"], wishes["/Duplex"]) == ("/None", "/DuplexFlipLongEdge")


@pytest.mark.parametrize("make", [cards_pdf, answers_pdf, rules_pdf])
def test_a_file_is_the_same_every_time_and_brings_its_fonts(make: Callable[[Deck, str], bytes]) -> None:
    """No clock and no chance; every font that is used is embedded."""
    pdf = make(energy(), "de")
    assert make(energy(), "de") == pdf
    for page in pages(pdf):
        used = {str(font["/BaseFont"]): font for font in _fonts_of(page)}
        assert all("/FontFile2" in font["/FontDescriptor"] for font in used.values())
        assert {name.split("+")[-1] for name in used} <= {REGULAR, BOLD}


def _fonts_of(page: PageObject) -> list[Any]:
    return [font.get_object() for font in page["/Resources"].get("/Font", {}).values()]


# ---------------------------------------------------------------- the answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_sheet_tells_every_term_by_topic(language: str) -> None:
    """A page of A4 for each topic, with its number; each term and its model explanation stands on the topic's page."""
    found = pages(answers_pdf(energy(), language))
    words = Words(language)

    assert len(found) == 4
    for number, (suit, topic) in enumerate(energy().topics(language).items()):
        page = found[number]
        assert (round(float(page.mediabox.width)), round(float(page.mediabox.height))) == (595, 842)
        told = plain("".join(text.text for text in texts(page)))
        assert plain(topic) in told
        assert plain(words("sheet-page", number=number + 1, count=4)) in told
        terms = [term for term in energy().of(language) if term.card[1] == suit]
        assert [term.card for term in terms if plain(term.term) not in told] == []
        assert [term.card for term in terms if plain(term.explanation) not in told] == []
    assert words("sheet-answers-title") in texts(found[0])[0].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_leaves_its_page(language: str) -> None:
    """Everything keeps a margin of 15 mm at the sides and ends above the page's number, and nothing overlaps."""
    for page in pages(answers_pdf(energy(), language)):
        _assert_page(texts(page))


def test_the_longest_answers_go_on_to_the_next_page(wordy: Deck) -> None:
    """A topic that does not fit a page goes on under the same heading; no row is torn, nothing is lost."""
    found = pages(answers_pdf(wordy, "de"))

    assert len(found) > 4
    for page in found:
        _assert_page(texts(page))
    told = "".join(plain("".join(text.text for text in texts(page))) for page in found)
    assert all(plain(term.explanation) in told for term in wordy.of("de"))


def _assert_page(found: list[Placed]) -> None:
    *rest, number = found
    assert all(text.left >= 15 * mm and text.right <= A4[0] - 15 * mm + 0.01 for text in rest)
    assert all(number.high < text.low and text.high <= A4[1] - 15 * mm for text in rest)
    assert [(one, other) for one, other in combinations(rest, 2) if _overlap(one, other)] == []


def test_markup_in_an_explanation_is_text(tmp_path: Path) -> None:
    """What looks like markup is printed as it stands."""
    cards = rows()
    cards[0]["explanation"] = "If a < b & b < c, then <b>a < c</b>."
    deck = read_text(tmp_path, "logic.csv", as_csv(cards))

    told = plain("".join(text.text for text in texts(pages(answers_pdf(deck, "en"))[0])))

    assert plain(cards[0]["explanation"]) in told


# ---------------------------------------------------------------- letters and signs


def test_the_fonts_have_the_letters_of_schools() -> None:
    """Umlauts, accents, Greek, Cyrillic, signs of units and formulas."""
    assert lacks("ÄÖÜäöüßẞéèñçøåłőşğ„“‚‘–… αβγδπΩμ Жизнь ½²³₂°·×÷±≈≤≥√∞→€‰") == ""
    assert lacks("漢字 and 漢") == "漢字"


def test_letters_that_cannot_be_printed_are_told_with_their_lines(tmp_path: Path) -> None:
    """Before a sheet shows empty boxes, the deck's lines are named."""
    cards = rows()
    cards[3] |= {"term": "漢字", "explanation": "Signs: 漢."}
    deck = read_text(tmp_path, "signs.csv", as_csv(cards))

    found = unprintable(deck, "en", file="signs.csv")

    assert [(problem.line, problem.args["column"]) for problem in found] == [(5, "term"), (5, "explanation")]
    assert found[0].say(Words("en")).startswith("signs.csv:5: ")
    assert unprintable(energy(), "de", file="energy.csv") == []


def test_text_is_as_large_as_fits_in_lines_of_like_length() -> None:
    """Short text keeps its size; more text wraps before it shrinks; lines are evened out."""
    short = fit("Strom", BOLD, (150, 50), sizes=(18, 8))
    two = fit("Combined heat and power", BOLD, (150, 50), sizes=(18, 8))
    small = fit("Pumpspeicherkraftwerk", BOLD, (150, 50), sizes=(18, 8))

    assert (short.size, short.lines) == (18, ("Strom",))
    assert (two.size, two.lines) == (18, ("Combined heat", "and power"))
    assert small.size < 18
    assert Ruler(BOLD, small.size).longest(small.lines) <= 150


def test_text_breaks_at_hyphens_and_keeps_every_letter() -> None:
    """A compound breaks behind its hyphens, any word where there is no other way."""
    compound = fit("Kraft-Wärme-Kopplung", BOLD, (100, 60), sizes=(18, 8))
    torn = fit("x" * 60, REGULAR, (20, 60), sizes=(18, 8))

    assert all(line.endswith("-") for line in compound.lines[:-1])
    assert "".join(torn.lines) == "x" * 60
    assert torn.height <= 60


@pytest.mark.parametrize("path", [*SUITS.values(), *ICONS.values()], ids=[*SUITS, *ICONS])
def test_every_sign_lies_within_its_box(path: str) -> None:
    """A sign's points, and the ends of all its curves, lie within 100 by 100."""
    drawn = strokes(path)
    points = [point for stroke in drawn for point in (stroke.start, *(curve[2] for curve in stroke.curves))]

    assert drawn
    assert all(0 <= x <= BOX and 0 <= y <= BOX for x, y in points)


@pytest.mark.parametrize("path", SUITS.values(), ids=SUITS)
def test_a_suit_sign_is_an_outline(path: str) -> None:
    """It is one line that ends where it began, the same on both sides."""
    (outline,) = strokes(path)
    ends = {(round(x), round(y)) for x, y in (curve[2] for curve in outline.curves)}

    assert outline.closed
    assert outline.curves[-1][2] == pytest.approx(outline.start)
    assert {(BOX - x, y) for x, y in ends} == ends


# ---------------------------------------------------------------- the rules for pupils


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_pupils_stand_on_one_page(language: str) -> None:
    """Every step, the topics of the deck, and four hands with what they are worth; nothing leaves the page."""
    (page,) = pages(rules_pdf(energy(), language))
    words, told = Words(language), plain("".join(text.text for text in texts(page)))
    topics = ", ".join(energy().topics(language).values())

    assert plain(words("sheet-rules-about", topics=topics)) in told
    assert all(plain(words(f"sheet-rules-{step + 1}")) in told for step in range(STEPS))
    assert all(plain(words(f"sheet-rules-hand-{key}")) in told for key in HANDS)
    assert all(text.left >= 40 and text.right <= 556 and text.low >= 30 for text in texts(page))


def test_the_hands_for_pupils_are_worth_what_is_said() -> None:
    """20, 30, 30½ and 31, as the rules of the school edition count."""
    rules = PRESETS["energy_schwimmen"].rules
    values = [worth(rules, hand.split()) / 2 for hand in HANDS.values()]
    assert values == [20, 30, 30.5, 31]
