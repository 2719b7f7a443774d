from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from schwimmen.cli import main
from tests.school.decks import as_csv, rows

Captured = pytest.CaptureFixture[str]


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture(name="deck")
def _deck(tmp_path: Path) -> Path:
    """A whole deck in English, in a file."""
    path = tmp_path / "elements.csv"
    path.write_text(as_csv(rows()), encoding="utf-8")
    return path


def page_count(path: Path) -> int:
    """Return the number of pages of a PDF file."""
    return len(PdfReader(BytesIO(path.read_bytes())).pages)


def test_a_good_deck_passes(capsys: Captured, deck: Path) -> None:
    """Status 0, one line that says how many cards there are in which languages."""
    assert main(["deck", "check", str(deck)]) == 0
    assert capsys.readouterr().out == "elements.csv: All is well: 32 cards in one language (en).\n"


def test_the_energy_deck_passes(capsys: Captured) -> None:
    """Without a file the deck that is there from the start is checked."""
    assert main(["deck", "check", "--language", "de"]) == 0
    assert capsys.readouterr().out == "energy.csv: Alles in Ordnung: 32 Karten in 2 Sprachen (de, en).\n"


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "elements.csv:3: Column “term”: expected a text, got nothing.", "2 mistakes."),
        ("de", "elements.csv:3: Spalte „term“ – erwartet: ein Text, gefunden: nichts.", "2 Fehler."),
    ],
)
def test_every_mistake_is_a_line(capsys: Captured, deck: Path, language: str, first: str, last: str) -> None:
    """Status 1, a line for each mistake with its place in the file, and how many there are."""
    cards = rows()
    cards[1]["term"] = ""
    cards[7]["topic"] = "Mud"
    deck.write_text(as_csv(cards), encoding="utf-8")

    assert main(["deck", "check", str(deck), "--language", language]) == 1

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0] == first
    assert lines[1].startswith("elements.csv:9: ")
    assert lines[2] == last


def test_cards_and_answers_are_printed(capsys: Captured, tmp_path: Path) -> None:
    """Both files come in one go, and a line says how to print them."""
    cards, answers = tmp_path / "karten.pdf", tmp_path / "antworten.pdf"

    assert main(["deck", "print", "--language", "de", "--cards", str(cards), "--answers", str(answers)]) == 0

    assert (page_count(cards), page_count(answers)) == (8, 4)
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"{cards}: 32 Karten auf 4 Blättern")
    assert told[1] == f"{answers}: Die Lösungen zu 32 Begriffen."


def test_an_own_deck_is_printed_in_its_own_language(
    capsys: Captured, deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no language is named, a deck without the environment's language is printed in its own."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    answers = tmp_path / "answers.pdf"

    assert main(["deck", "print", str(deck), "--answers", str(answers)]) == 0

    assert "Answers" in PdfReader(BytesIO(answers.read_bytes())).pages[0].extract_text()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "--cards cards.pdf"),
        (["--language", "de", "--cards", "x.pdf"], "„de“, nur auf: en"),
        (["--cards", "no/such/folder.pdf"], "no/such/folder.pdf: No such file"),
    ],
    ids=["nowhere", "another language", "no folder"],
)
def test_what_cannot_be_printed_is_one_clear_line(
    capsys: Captured, deck: Path, arguments: list[str], expected: str
) -> None:
    """Status 2, nothing written, one line on the error stream that says what to do."""
    assert main(["deck", "print", str(deck), *arguments]) == 2

    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("schwimmen deck: ")
    assert captured.err.count("\n") == 1
    assert expected in captured.err


@pytest.mark.parametrize("names", [("x.pdf", "x.pdf"), ("x.pdf", "./x.pdf"), ("x.pdf", "deck.csv")])
def test_nothing_is_printed_over_something_else(capsys: Captured, deck: Path, names: tuple[str, str]) -> None:
    """A file that is named twice, the deck itself too, is refused before anything is written."""
    before = deck.read_bytes()
    cards, rules = (str(deck.parent) + "/" + (deck.name if name == "deck.csv" else name) for name in names)
    assert main(["deck", "print", str(deck), "--cards", cards, "--rules", rules]) == 2
    assert "is named twice" in capsys.readouterr().err
    assert (deck.read_bytes(), [*deck.parent.iterdir()]) == (before, [deck])


def test_a_deck_with_mistakes_is_not_printed(capsys: Captured, deck: Path, tmp_path: Path) -> None:
    """Status 1, the mistakes on the error stream, no file."""
    deck.write_text(as_csv(rows()[1:]), encoding="utf-8")

    assert main(["deck", "print", str(deck), "--cards", str(tmp_path / "cards.pdf")]) == 1

    assert "elements.csv:8: Expected 7♣ (en)" in capsys.readouterr().err
    assert not (tmp_path / "cards.pdf").exists()


def test_letters_that_no_sheet_can_show_are_told(capsys: Captured, deck: Path, tmp_path: Path) -> None:
    """A deck may be played on a screen with letters that cannot be printed; printing says which."""
    cards = rows()
    cards[0]["term"] = "漢字"
    deck.write_text(as_csv(cards), encoding="utf-8")

    assert main(["deck", "check", str(deck)]) == 0
    assert main(["deck", "print", str(deck), "--cards", str(tmp_path / "cards.pdf")]) == 1

    assert "elements.csv:2: Column “term”" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_one_clear_line(capsys: Captured) -> None:
    """Status 2, as for any command that cannot read what it is given."""
    assert main(["deck", "check", "nothing.csv"]) == 2
    assert capsys.readouterr().err == "schwimmen deck: nothing.csv: No such file or directory\n"
