from pathlib import Path

import pytest

from schwimmen.cards import NAMES, pack_of
from schwimmen.school.deck import LONGEST, DeckError, Term, parse, read
from schwimmen.school.reading import DeckFile
from schwimmen.words import LANGUAGES, Words
from tests.school.decks import COLUMNS, as_csv, as_yaml, problems, read_text, rows

HEADING = ",".join(COLUMNS)


def test_a_deck_tells_its_terms(tmp_path: Path) -> None:
    """A card has its topic, its term, its model explanation and wrong ones, and its line."""
    deck = read_text(tmp_path, "elements.csv", as_csv(rows()))

    assert (deck.name, deck.pack, deck.languages) == ("elements", 32, ("en",))
    assert deck.topics("en") == {"C": "Earth", "S": "Water", "H": "Fire", "D": "Air"}
    assert deck.term("7S", "en") == Term(
        card="7S",
        language="en",
        topic="Water",
        term="Water 7",
        explanation="What Water 7 is.",
        wrong=("No 7.", "Not 7."),
        line=10,
    )


def test_terms_come_in_card_order(tmp_path: Path) -> None:
    """Whatever the order of the lines, German comes first, and cards by suit and rank."""
    deck = read_text(tmp_path, "elements.csv", as_csv(rows(language="en")[::-1] + rows(language="de")))

    assert deck.languages == ("de", "en")
    assert [term.card for term in deck.of("en")] == [NAMES[card] for card in pack_of(32)]


def test_csv_and_yaml_say_the_same(tmp_path: Path) -> None:
    """The same cards read the same from both kinds of file."""
    from_csv = read_text(tmp_path, "elements.csv", as_csv(rows()))
    from_yaml = read_text(tmp_path, "elements.yaml", as_yaml(rows()))

    assert [_told(term) for term in from_csv.of("en")] == [_told(term) for term in from_yaml.of("en")]


def _told(term: Term) -> tuple[str, ...]:
    return term.card, term.topic, term.term, term.explanation, *term.wrong


@pytest.mark.parametrize("delimiter", [",", ";", "\t"], ids=["comma", "semicolon", "tab"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["unix", "windows"])
@pytest.mark.parametrize("told", [False, True], ids=["heading", "sep"])
def test_any_spreadsheet_will_do(tmp_path: Path, delimiter: str, encoding: str, end: str, told: bool) -> None:
    """Separators, told as by Excel or not, line ends, a byte order mark and empty lines are as it likes them."""
    first = f"sep={delimiter}{end}" if told else ""
    text = first + as_csv(rows(), delimiter).replace("\n", end) + end + delimiter * 6 + end

    deck = read_text(tmp_path, "elements.csv", text.encode(encoding))
    assert (deck.pack, deck.term("7C", "en").line) == (32, 2 + told)


def test_suits_and_ranks_may_be_written_as_people_do(tmp_path: Path) -> None:
    """Signs, words and the letters of both languages name a card."""
    cards = rows()
    written = {"C": "♣", "S": "Pik", "H": "hearts", "D": "d"}
    ranks = {"T": "10", "J": "B", "Q": "D", "K": "k"}
    for card in cards:
        card["suit"], card["rank"] = written[card["suit"]], ranks.get(card["rank"], card["rank"])

    deck = read_text(tmp_path, "elements.csv", as_csv(cards))

    assert [term.card for term in deck.of("en")] == [NAMES[card] for card in pack_of(32)]


@pytest.mark.parametrize(
    ("ranks", "pack"), [("89TJQKA", 28), ("789TJQKA", 32), ("6789TJQKA", 36), ("23456789TJQKA", 52)]
)
def test_a_deck_may_serve_another_pack(tmp_path: Path, ranks: str, pack: int) -> None:
    """28, 32, 36 or 52 cards are a whole pack."""
    assert read_text(tmp_path, "elements.csv", as_csv(rows(ranks))).pack == pack


def test_wrong_answers_are_optional(tmp_path: Path) -> None:
    """The column may be missing, and its fields may be empty."""
    cards = [{key: text for key, text in card.items() if key != "wrong"} for card in rows()]
    without = read_text(tmp_path, "elements.csv", as_csv(cards))
    empty = read_text(tmp_path, "elements.csv", as_csv([card | {"wrong": " | "} for card in rows()]))

    assert without.term("7C", "en").wrong == empty.term("7C", "en").wrong == ()


def test_a_suit_may_have_a_drawing(tmp_path: Path) -> None:
    """One card that names an icon is enough for its suit."""
    cards = [card | {"icon": "leaf" if card["term"] == "Earth 9" else ""} for card in rows()]

    assert read_text(tmp_path, "elements.csv", as_csv(cards)).icons == {"C": "leaf"}


# ---------------------------------------------------------------- what is wrong, and where

CHANGES = {
    "unknown language": ({3: {"language": "fr"}}, [(5, "deck-one-of"), (9, "deck-card-missing")]),
    "unknown suit": ({0: {"suit": "X"}}, [(2, "deck-one-of"), (9, "deck-card-missing")]),
    "unknown rank": ({31: {"rank": "1"}}, [(32, "deck-card-missing"), (33, "deck-one-of")]),
    "a card twice": ({9: {"rank": "7"}}, [(11, "deck-card-twice"), (17, "deck-card-missing")]),
    "a card of a larger pack": ({8: {"rank": "2"}}, [(10, "deck-card-outside"), (17, "deck-card-missing")]),
    "no term": ({4: {"term": " "}}, [(6, "deck-empty")]),
    "no explanation": ({5: {"explanation": ""}}, [(7, "deck-empty")]),
    "no topic": ({5: {"topic": ""}}, [(7, "deck-empty")]),
    "mixed topics": ({7: {"topic": "Mud"}}, [(9, "deck-mixed")]),
    "mixed topics of a suit by its name": ({7: {"topic": "Mud", "suit": "Kreuz"}}, [(9, "deck-mixed")]),
    "the right answer among the wrong": ({1: {"wrong": "No.|what earth 8 IS"}}, [(3, "deck-wrong-right")]),
    "a wrong answer twice": ({1: {"wrong": "No.|no"}}, [(3, "deck-wrong-twice")]),
    "answers that all say the same": (
        {number: {"explanation": "Energy" + "." * (number % 2), "wrong": "No.|Not."} for number in range(32)}
        | {3: {"explanation": "energy!", "wrong": "No.|Not.|Never."}},
        [(line, "deck-few-answers") for line in range(2, 34) if line != 5],
    ),
    "too long a term": ({2: {"term": "x" * 61}}, [(4, "deck-long")]),
    "several": (
        {0: {"term": ""}, 1: {"suit": "?", "rank": "?"}, 16: {"topic": "Ice"}},
        [(2, "deck-empty"), (3, "deck-one-of"), (3, "deck-one-of"), (9, "deck-card-missing"), (18, "deck-mixed")],
    ),
}


@pytest.mark.parametrize(("changes", "expected"), CHANGES.values(), ids=CHANGES)
def test_every_mistake_in_csv_has_its_line(
    tmp_path: Path, changes: dict[int, dict[str, str]], expected: list[tuple[int, str]]
) -> None:
    """All mistakes are told, each with the line in which it stands."""
    cards = [card | changes.get(number, {}) for number, card in enumerate(rows())]

    assert problems(tmp_path, "elements.csv", as_csv(cards)) == expected


FILES: dict[str, tuple[str, str | bytes, list[tuple[int, str]]]] = {
    "another kind of file": ("deck.txt", as_csv(rows()), [(1, "deck-kind")]),
    "nothing": ("deck.csv", "", [(1, "deck-column-missing")] * 6),
    "a heading alone": ("deck.csv", HEADING + "\n", [(1, "deck-nothing")]),
    "a column missing": ("deck.csv", "\n" + HEADING.replace("rank,", "") + "\n", [(2, "deck-column-missing")]),
    "a column unknown": ("deck.csv", HEADING + ",note\n", [(1, "deck-column-unknown")]),
    "a column twice": ("deck.csv", HEADING + ",term\n", [(1, "deck-column-twice")]),
    "too many fields": (
        "deck.csv",
        as_csv(rows()) + "en,C,Earth,7,Seven,A comma, without quotes,\n",
        [(34, "deck-fields")],
    ),
    "a quote left open": ("deck.csv", as_csv(rows()).replace("Water 9", '"Water 9', 1), [(12, "deck-csv")]),
    "bytes of another encoding": (
        "deck.csv",
        as_csv(rows()).replace("Water 8", "Wässer").encode("latin-1"),
        [(11, "deck-encoding")],
    ),
    "a picture": ("deck.csv", b"\x00\x01", [(1, "deck-encoding")]),
    "too much": ("deck.csv", " " * 1_000_001, [(1, "deck-large")]),
    "no YAML": ("deck.yaml", "- term: [\n- term: x\n  }\n", [(2, "deck-yaml")]),
    "letters that YAML forbids": ("deck.yml", "- term: x\n- term: \x07\n", [(2, "deck-yaml")]),
    "brackets without an end": ("deck.yaml", "[" * 5000, [(1, "deck-yaml")]),
    "no list": ("deck.yaml", "\nterm: Kettle\n", [(2, "deck-list")]),
    "no cards": ("deck.yaml", "", [(1, "deck-list")]),
    "an empty list": ("deck.yaml", "[]", [(1, "deck-nothing")]),
}


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "text", "expected"), FILES.values(), ids=FILES)
def test_what_is_no_deck_is_said_with_its_line(
    tmp_path: Path, name: str, text: str | bytes, expected: list[tuple[int, str]]
) -> None:
    """A file that cannot be read as a deck tells where and why, and nothing that follows from it."""
    found = problems(tmp_path, name, text)

    assert [problem for problem in found if problem[1] != "deck-card-missing"] == expected


def test_a_text_over_several_lines_is_found_where_its_row_begins(tmp_path: Path) -> None:
    """Line breaks within quotation marks count as lines of the file, and are blanks in the text."""
    cards = rows()
    cards[0]["explanation"] = "First.\n\nSecond."
    cards[1]["term"] = ""

    assert problems(tmp_path, "elements.csv", as_csv(cards)) == [(5, "deck-empty")]
    cards[1]["term"] = "Two"
    assert read_text(tmp_path, "elements.csv", as_csv(cards)).term("7C", "en").explanation == "First. Second."


def test_every_mistake_in_yaml_has_the_line_of_its_field(tmp_path: Path) -> None:
    """In YAML a mistake is found in the very line of its text; a card has nine here."""
    cards = rows()
    cards[0]["topic"] = "Mud"
    cards[1]["rank"] = "1"
    cards[2]["term"] = ""
    cards[3]["wrong"] = "No.|What Earth T is."

    found = problems(tmp_path, "elements.yaml", as_yaml(cards))

    at = {key: line for line, key in found}
    assert at == {
        "deck-mixed": 3,
        "deck-one-of": 9 + 4,
        "deck-empty": 2 * 9 + 5,
        "deck-wrong-right": 3 * 9 + 9,
        "deck-card-missing": 7 * 9 + 1,
    }


def test_what_is_no_text_in_yaml_has_its_line(tmp_path: Path) -> None:
    """Lists where a text belongs, cards that are none, names that are none or come twice."""
    text = as_yaml(rows()) + "- language: en\n  term: [a]\n  trem: b\n  language: en\n- Kettle\n"

    found = problems(tmp_path, "elements.yml", text)

    assert (290, "deck-text") in found
    assert (289, "deck-column-unknown") in found
    assert (289, "deck-column-twice") in found
    assert (293, "deck-list") in found


@pytest.mark.parametrize("text", ["- term: &t [a]\n- term: *t\n", "- &key term: a\n- *key : b\n"], ids=["text", "name"])
def test_yaml_that_repeats_what_it_has_named_is_none(tmp_path: Path, text: str) -> None:
    """An alias has its line, wherever it stands; an anchor alone does no harm."""
    assert problems(tmp_path, "deck.yaml", text) == [(2, "deck-yaml")]
    assert read_text(tmp_path, "deck.yaml", as_yaml(rows()).replace("term: Earth 7", "term: &t Earth 7")).pack == 32


def test_a_short_file_never_becomes_a_long_deck() -> None:
    """Two thousand references to a list of five hundred texts are refused before a single card is built."""
    data = f"- wrong: &w [{'a,' * 499}a]\n".encode() + b"- wrong: *w\n" * 2000
    assert len(data) < 30_000
    reading = DeckFile("deck.yaml", data)
    assert (reading.rows, [(each.line, each.key) for each in reading.problems]) == ([], [(2, "deck-yaml")])


@pytest.mark.parametrize("letter", ["x", "\U0001f600"])
def test_what_came_is_told_in_short(letter: str) -> None:
    """However long a text is that is wrong, a sentence tells it; a heading that is none, and a suit that is none."""
    long = letter * 5000
    for text in (long, HEADING + f",{long}\n", as_csv(_changed({2: {"suit": long, "topic": long}}))):
        with pytest.raises(DeckError) as caught:
            parse("deck.csv", text.encode())
        assert f"{letter * 499}…" in str(caught.value)
        assert letter * 500 not in str(caught.value)


NO_TEXTS: dict[str, tuple[str, str]] = {
    "half a letter": ('- term: "\\ud800"', "deck-encoding"),
    "half a letter in a name": ('- "\\udfff": a', "deck-encoding"),
    "half a letter alone": ('- "\\ud800"', "deck-encoding"),
    "a zero": ('- wrong: [a, "\\0"]', "deck-encoding"),
    "no letter": ('- term: "\\U00110000"', "deck-yaml"),
    "far from any letter": ('- term: "\\UFFFFFFFF"', "deck-yaml"),
}


@pytest.mark.parametrize(("card", "key"), NO_TEXTS.values(), ids=NO_TEXTS)
def test_letters_that_no_text_can_have_are_told_with_their_line(tmp_path: Path, card: str, key: str) -> None:
    """An escape in YAML can name what nobody can send or store: the deck is refused, in its line."""
    assert problems(tmp_path, "deck.yaml", f"- term: Kettle\n{card}\n") == [(2, key)]


def test_a_letter_may_be_escaped_in_two_halves(tmp_path: Path) -> None:
    """As JSON does it, and JSON is YAML."""
    text = as_yaml(rows()).replace("term: Earth 7", 'term: "\\ud83d\\ude00"')
    assert read_text(tmp_path, "deck.yaml", text).term("7C", "en").term == "\U0001f600"


def test_every_mistake_is_a_sentence() -> None:
    """A mistake is told in every language: file, line, what was expected, what came."""
    cards = [card | CHANGES["several"][0].get(number, {}) for number, card in enumerate(rows())]
    texts = [(name, text) for name, text, _ in FILES.values()] + [("deck.csv", as_csv(cards))]
    texts += [("deck.csv", as_csv(_changed(changes))) for changes, _ in CHANGES.values()]
    keys = set()
    for name, text in texts:
        with pytest.raises(DeckError) as caught:
            parse(name, text.encode() if isinstance(text, str) else text)
        for problem in caught.value.problems:
            keys.add(problem.key)
            for language in LANGUAGES:
                said = problem.say(Words(language))
                assert said.startswith(f"{name}:{problem.line}: ")
                assert all(
                    value in said for key, value in problem.args.items() if key not in ("card", "suit")
                )  # a suit is told by its word

    assert len(keys) == 21


def _changed(changes: dict[int, dict[str, str]]) -> list[dict[str, str]]:
    return [card | changes.get(number, {}) for number, card in enumerate(rows())]


def test_a_mistake_tells_what_was_expected_and_what_came() -> None:
    """The exception says it all in English."""
    with pytest.raises(DeckError) as caught:
        parse("deck.csv", as_csv(_changed({2: {"suit": "Eichel"}})).encode())

    first, second = str(caught.value).splitlines()
    assert first == "deck.csv:4: Column “suit”: expected one of C S H D, got “Eichel”."
    assert second == "deck.csv:9: Expected 9♣ (en), but no line has this card."


def test_the_longest_texts_are_allowed(tmp_path: Path) -> None:
    """A text may be as long as its limit says."""
    cards = rows()
    cards[0] |= {key: "x" * length for key, length in LONGEST.items() if key != "topic"}
    cards[0]["explanation"] = "y" * LONGEST["explanation"]

    assert problems(tmp_path, "elements.csv", as_csv(cards)) == []


def test_a_file_that_is_not_there_is_no_deck(tmp_path: Path) -> None:
    """A missing file is the operating system's error, not the deck's."""
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "nothing.csv")


def test_a_language_or_card_that_a_deck_lacks_is_an_error(tmp_path: Path) -> None:
    """Nobody gets another language's terms by accident."""
    deck = read_text(tmp_path, "elements.csv", as_csv(rows()))

    with pytest.raises(KeyError):
        deck.of("de")
    with pytest.raises(KeyError):
        deck.term("2C", "en")
