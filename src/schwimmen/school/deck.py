"""A deck of terms: each card of a pack has a topic, a term and a model explanation, in one language or more.

A deck is a CSV or YAML file that a teacher writes. `read` returns it, or raises `DeckError` with everything that is
wrong in it, line by line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path, PurePath

from schwimmen.cards import NAMES, NUMBERS, RANKS, SUITS, pack_of
from schwimmen.school.reading import Cell, DeckFile, DeckProblem, Row, cut
from schwimmen.school.signs import ICONS
from schwimmen.words import LANGUAGES, Words

PACKS = (28, 32, 36, 52)
"""The packs that a deck may serve."""

ANSWERS = 4
"""Explanations to choose from: the right one among them."""

LONGEST = {"topic": 40, "term": 60, "explanation": 600, "wrong": 600}
"""The letters that a text may have: as many as its card or a screen can show."""


@dataclass(frozen=True, slots=True)
class Term:
    """One card in one language."""

    card: str
    """As "7C"."""
    language: str
    topic: str
    term: str
    explanation: str
    """The model explanation."""
    wrong: tuple[str, ...] = ()
    """Wrong explanations, for multiple choice."""
    line: int = 0
    """Where it stands in its file."""


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of a pack with their terms."""

    name: str
    """The name of its file, without the ending."""
    pack: int
    """28, 32, 36 or 52 cards."""
    terms: Mapping[tuple[str, str], Term]
    """By language and card, in card order."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """The drawing of a suit's topic, a name of `signs.ICONS`, for the suits that have one."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that it has."""
        return tuple(dict.fromkeys(language for language, _ in self.terms))

    def language_for(self, wish: str) -> str:
        """Return the language wished for where the deck has it, else its first."""
        return wish if wish in self.languages else self.languages[0]

    def term(self, card: str, language: str) -> Term:
        """Return a card's term. Raises KeyError for a card or a language that the deck lacks."""
        return self.terms[language, card]

    def of(self, language: str) -> list[Term]:
        """Return the terms in one language, in card order. Raises KeyError for a language that the deck lacks."""
        if language not in self.languages:
            raise KeyError(language)
        return [term for term in self.terms.values() if term.language == language]

    def topics(self, language: str) -> dict[str, str]:
        """Return the topic of each suit."""
        return {term.card[1]: term.topic for term in self.of(language)}


class DeckError(ValueError):
    """A file that is no deck; `problems` says why, in the order of its lines."""

    def __init__(self, problems: list[DeckProblem]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        words = Words("en")
        return "\n".join(problem.say(words) for problem in self.problems)


def read(path: Path | str) -> Deck:
    """Read a deck. Raises DeckError, and OSError for a file that cannot be opened."""
    return parse(Path(path).name, Path(path).read_bytes())


def parse(name: str, data: bytes) -> Deck:
    """Read a deck from the bytes of a file; the ending of its name says what it is. Raises DeckError."""
    reading = DeckFile(name, data)
    check = _Check(reading)
    if not reading.problems and not reading.rows:
        reading.trouble(1, "deck-nothing")
    pack = check.pack()
    if check.lines:
        check.cards(pack)
        check.topics()
        check.answers()
    if reading.problems:
        raise DeckError(sorted(reading.problems, key=lambda problem: problem.line))
    order = {(language, card): ([*LANGUAGES].index(language), NUMBERS[card]) for language, card in check.terms}
    terms = {place: check.terms[place] for place in sorted(order, key=order.__getitem__)}
    return Deck(PurePath(name).stem, pack, terms, check.icons)


@cache
def energy() -> Deck:
    """Return the deck that is there from the start: 32 terms about energy, in German and English."""
    return parse("energy.csv", energy_csv())


def energy_csv() -> bytes:
    """Return the file of the energy deck, a pattern for others."""
    return files(__package__).joinpath("decks", "energy.csv").read_bytes()


class _Check:
    """The rows of a file as terms; what is wrong with them goes to the file's problems."""

    def __init__(self, reading: DeckFile) -> None:
        self.reading = reading
        self.terms: dict[tuple[str, str], Term] = {}
        self.lines: dict[tuple[str, str], Row] = {}
        self.icons: dict[str, str] = {}
        for row in reading.rows:
            self._row(row)

    def _row(self, row: Row) -> None:
        found = {
            "language": self._one_of(row, "language", {language: language for language in LANGUAGES}),
            "suit": self._one_of(row, "suit", names_of_suits()),
            "rank": self._one_of(row, "rank", names_of_ranks()),
        }
        term = Term(
            card=f"{found['rank']}{found['suit']}",
            language=found["language"] or "",
            topic=self._some(row, "topic"),
            term=self._some(row, "term"),
            explanation=self._some(row, "explanation"),
            wrong=self._wrong(row),
            line=row.line,
        )
        icon = self._icon(row)
        if not all(found.values()):
            return
        place = term.language, term.card
        if place in self.lines:
            told = {"card": term.card, "language": term.language, "line": str(self.lines[place].line)}
            self.reading.trouble(row.line, "deck-card-twice", **told)
            return
        self.terms[place], self.lines[place] = term, row
        if icon:
            self.icons[term.card[1]] = icon

    def _one_of(self, row: Row, column: str, allowed: Mapping[str, str]) -> str | None:
        cell = row.cell(column)
        if cell.text.lower() in allowed:
            return allowed[cell.text.lower()]
        expected = " ".join(dict.fromkeys(allowed.values()))
        self._trouble(cell, "deck-one-of", column=column, expected=expected, came=cell.text or "–")
        return None

    def _some(self, row: Row, column: str) -> str:
        cell = row.cell(column)
        if not cell.text:
            self._trouble(cell, "deck-empty", column=column)
        return self._short(cell, column)

    def _short(self, cell: Cell, column: str) -> str:
        if len(cell.text) > LONGEST[column]:
            told = {"expected": str(LONGEST[column]), "came": str(len(cell.text))}
            self._trouble(cell, "deck-long", column=column, **told)
        return cell.text

    def _wrong(self, row: Row) -> tuple[str, ...]:
        right = same(row.cell("explanation").text)
        seen: set[str] = set()
        for cell in row.wrong:
            text = same(self._short(cell, "wrong"))
            if text == right:
                self._trouble(cell, "deck-wrong-right", came=cut(cell.text, 60))
            elif text in seen:
                self._trouble(cell, "deck-wrong-twice", came=cut(cell.text, 60))
            seen.add(text)
        return tuple(cell.text for cell in row.wrong)

    def _icon(self, row: Row) -> str:
        if not row.cell("icon").text:
            return ""
        return self._one_of(row, "icon", {icon: icon for icon in ICONS}) or ""

    def _trouble(self, cell: Cell, key: str, /, **args: str) -> None:
        self.reading.trouble(cell.line, key, **args)

    # ---------------------------------------------------------------- all cards together

    def pack(self) -> int:
        """Return the smallest pack that has every rank which more than one suit has; 32 cards where nothing tells.

        So one card of a wrong rank is a card too many, and does not make all others of its rank missing.
        """
        suits = {rank: {card[1] for _, card in self.lines if card[0] == rank} for rank in RANKS}
        lowest = next((place for place, rank in enumerate(RANKS) if len(suits[rank]) > 1), RANKS.index("7"))
        return next(size for size in PACKS if size >= len(SUITS) * (len(RANKS) - lowest))

    def cards(self, pack: int) -> None:
        """Note the cards that are missing, and those that belong to a larger pack."""
        wanted = [NAMES[card] for card in pack_of(pack)]
        for (language, card), row in self.lines.items():
            if card not in wanted:
                told = {"card": card, "language": language, "lowest": wanted[0][0], "count": str(pack)}
                self.reading.trouble(row.line, "deck-card-outside", **told)
        for language in dict.fromkeys(language for language, _ in self.lines):
            for card in wanted:
                if (language, card) not in self.lines:
                    line = self._last(language, card[1])
                    self.reading.trouble(line, "deck-card-missing", card=card, language=language)

    def _last(self, language: str, suit: str) -> int:
        """Return the line where a missing card would be looked for: the last one of its suit and language."""
        near = [row.line for place, row in self.lines.items() if place[0] == language and place[1][1] == suit]
        return max(near or [row.line for row in self.reading.rows])

    def topics(self) -> None:
        """Note the cards whose topic is not that of their suit, and those whose icon is not that of their suit."""
        for language in dict.fromkeys(language for language, _ in self.lines):
            for suit in SUITS:
                self._all_the_same("topic", [self.lines[place] for place in self.lines if _in(place, language, suit)])
        for suit in SUITS:
            self._all_the_same("icon", [row for place, row in self.lines.items() if place[1][1] == suit])

    def answers(self) -> None:
        """Note the terms that have too few explanations to choose from, because others say the same."""
        for language in dict.fromkeys(language for language, _ in self.lines):
            places = [place for place in self.lines if place[0] == language]
            said = {same(self.terms[place].explanation) for place in places}
            if len(said) == len(places):  # nothing is said twice: of cards that are missing more is told elsewhere
                continue
            for place in places:
                term = self.terms[place]
                others = (said | set(map(same, term.wrong))) - {same(term.explanation), ""}
                if len(others) < ANSWERS - 1:
                    told = {"expected": str(ANSWERS - 1), "came": str(len(others))}
                    self._trouble(self.lines[place].cell("explanation"), "deck-few-answers", **told)

    def _all_the_same(self, column: str, rows: list[Row]) -> None:
        counted = Counter(row.cell(column).text for row in rows if row.cell(column).text)
        if len(counted) < 2:
            return
        expected = counted.most_common(1)[0][0]
        for row in rows:
            cell = row.cell(column)
            if cell.text not in ("", expected):
                suit = names_of_suits()[row.cell("suit").text.lower()]
                self._trouble(cell, "deck-mixed", column=column, suit=suit, expected=expected, came=cell.text or "–")


def _in(place: tuple[str, str], language: str, suit: str) -> bool:
    return place[0] == language and place[1][1] == suit


@cache
def names_of_suits() -> Mapping[str, str]:
    """Return every name of a suit: its letter, its sign, its word in each language."""
    words = [Words(language) for language in LANGUAGES]
    names = {suit.lower(): suit for suit in SUITS} | dict(zip("♣♠♥♦", SUITS, strict=True))
    return names | {each(f"suit-{suit}").lower(): suit for each in words for suit in SUITS}


@cache
def names_of_ranks() -> Mapping[str, str]:
    """Return every name of a rank: its letter, and how each language writes it on a card."""
    words = [Words(language) for language in LANGUAGES]
    return {rank.lower(): rank for rank in RANKS} | {each.rank(rank).lower(): rank for each in words for rank in RANKS}


def same(text: str) -> str:
    """Return a text so that those which read alike are equal: case, and a mark at the end, make no difference."""
    return text.casefold().rstrip(".!")
