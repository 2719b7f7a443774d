"""Decks to be read: a small whole one as rows, and as the text of a file."""

import csv
import io
from pathlib import Path

import yaml

from schwimmen.school.deck import Deck, DeckError, read

COLUMNS = ["language", "suit", "topic", "rank", "term", "explanation", "wrong"]
TOPICS = {"C": "Earth", "S": "Water", "H": "Fire", "D": "Air"}

Row = dict[str, str]


def rows(ranks: str = "789TJQKA", language: str = "en") -> list[Row]:
    """Return a whole deck; the row of index 0 stands in line 2 of a CSV file."""
    return [
        {
            "language": language,
            "suit": suit,
            "topic": topic,
            "rank": rank,
            "term": f"{topic} {rank}",
            "explanation": f"What {topic} {rank} is.",
            "wrong": f"No {rank}.|Not {rank}.",
        }
        for suit, topic in TOPICS.items()
        for rank in ranks
    ]


def as_csv(cards: list[Row], delimiter: str = ",") -> str:
    """Write rows as CSV, one line a row."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(cards[0]), delimiter=delimiter, lineterminator="\n")
    writer.writeheader()
    writer.writerows(cards)
    return text.getvalue()


def as_yaml(cards: list[Row]) -> str:
    """Write rows as YAML, a line for each field and each wrong answer."""
    lists = [card | {"wrong": card["wrong"].split("|")} for card in cards]
    return yaml.safe_dump(lists, allow_unicode=True, sort_keys=False, width=10_000)


def read_text(folder: Path, name: str, text: str | bytes) -> Deck:
    """Write a file and read it as a deck."""
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read(path)


def problems(folder: Path, name: str, text: str | bytes) -> list[tuple[int, str]]:
    """Return what is wrong with a file: lines and keys."""
    try:
        read_text(folder, name, text)
    except DeckError as error:
        return [(problem.line, problem.key) for problem in error.problems if problem.file == name]
    return []
