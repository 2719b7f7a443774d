"""Decks as Python reads them, and as the page does: terms, or what is wrong in which line.

    python -m tests.page.decks --count 2000 --seed 1

The status is 1 if there was a difference.
"""

from __future__ import annotations

import random
import sys
from base64 import b64encode
from collections.abc import Iterator
from typing import Any

from schwimmen.school.deck import DeckError, energy_csv, parse
from schwimmen.school.signs import ICONS
from tests.page.node import answers
from tests.page.soaking import compare
from tests.school.decks import as_csv, as_yaml, rows

File = tuple[str, bytes]

WORDS = {"deck-csv", "deck-yaml"}
"""Problems that are told in the words of the library that reads the file."""

PIECES = [
    *(",", ";", "\t", '"', "\n", "\r\n", "|", "", "-"),
    *("X", "10", "♥", "Herz", "spades", "de", "ß", "é", "null", "language"),
]


def files(seed: int, count: int) -> Iterator[File]:
    """Draw files of terms: whole ones, and such with mistakes of every kind."""
    yield "energy.csv", energy_csv()
    for number in range(seed, seed + count):
        chance = random.Random(number)
        ranks = chance.choice(["789TJQKA", "89TJQKA", "6789TJQKA", "23456789TJQKA"])
        cards = [card for language in chance.choice([["en"], ["de", "en"]]) for card in rows(ranks, language)]
        if chance.random() < 0.3:
            icons = ["", "", "bulb"] if number % 2 else [*ICONS, "x"]
            cards = [card | {"icon": chance.choice(icons)} for card in cards]
        for _ in range(chance.choice([0, 1, 1, 3])):
            chance.choice(cards)[chance.choice([*cards[0]])] = chance.choice(PIECES)
        if chance.random() < 0.3:
            del cards[chance.randrange(len(cards))]
        if chance.random() < 0.2:
            said = chance.sample(["Heat.", "HEAT", "heat!", "Straße", "strasse", "Light", ""], chance.randint(1, 6))
            cards = [card | {"explanation": chance.choice(said)} for card in cards]
        if chance.random() < 0.2:
            chance.choice(cards)[chance.choice(["term", "explanation", "wrong"])] = "long " * chance.choice([10, 130])
        name, text = "deck.yaml", as_yaml(cards)
        if chance.random() < 0.7:
            name, text = "deck.csv", as_csv(cards, chance.choice(",;\t"))
            text = chance.choice(["", "", "", "sep=;\n", "SEP=,\r\n", "sep=\t\r", "sep=|\n"]) + text
        yield name, spoilt(chance, text) if chance.random() < 0.4 and name == "deck.csv" else text.encode()


def spoilt(chance: random.Random, text: str) -> bytes:
    """Put something somewhere in a text, or take a piece away, or write it in other bytes."""
    place = chance.randrange(len(text))
    changed = text[:place] + chance.choice([*PIECES, "\0"]) + text[place + chance.choice([0, 0, 1, 9]) :]
    if place % 3 == 0:
        return changed.encode() + b"\xe4\n"
    return changed.encode(chance.choice(["utf-8", "utf-8", "utf-8-sig", "utf-16"]))


def expected(name: str, data: bytes) -> dict[str, Any]:
    """Return what Python says of a file."""
    try:
        deck = parse(name, data)
    except DeckError as error:
        return {"problems": [told(each.line, each.key, each.args) for each in error.problems]}
    terms = [[term.card, term.language, term.topic, term.term, term.explanation, [*term.wrong], term.line]
             for term in deck.terms.values()]  # fmt: skip
    icons = {suit: ICONS[icon] for suit, icon in deck.icons.items()}
    return {"name": deck.name, "pack": deck.pack, "icons": icons, "terms": terms}


def told(line: int, key: str, args: dict[str, str]) -> list[Any]:
    """Return a problem, without what only one of the two libraries says."""
    return [key] if key in WORDS else [line, key, args]


def came(answer: dict[str, Any]) -> dict[str, Any]:
    """Return what the page says of a file, in the same form."""
    deck = answer["deck"]
    if deck is None:
        return {"problems": [told(each["line"], each["key"], each["args"]) for each in answer["problems"]]}
    keys = ("card", "language", "topic", "term", "explanation", "wrong", "line")
    return {**deck, "terms": [[term[key] for key in keys] for term in deck["terms"]]}


def differences(asked: list[File]) -> Iterator[str]:
    """Name every file that the two read differently."""
    questions = [{"name": name, "bytes": b64encode(data).decode()} for name, data in asked]
    for (name, data), answer in zip(asked, answers("decks", questions), strict=True):
        if (wanted := expected(name, data)) != (got := came(answer)):
            yield f"{name} {data!r}: expected {str(wanted)[:600]}, got {str(got)[:600]}"


if __name__ == "__main__":
    sys.exit(compare(__doc__, lambda seed, count: differences(list(files(seed, count))), "decks read"))
