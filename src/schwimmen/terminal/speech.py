"""The catalogue as this terminal can write it: in one language, with suit signs or with letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from schwimmen.terminal.school import term_of
from schwimmen.words import Words
from schwimmen.words.sentence import Sentence

if TYPE_CHECKING:
    from schwimmen.school.deck import Deck

_PLAIN = str.maketrans(
    {"½": ".5", "„": '"', "“": '"', "”": '"', "’": "'", "–": "-", "…": "...", "•": "*", "·": "-", "→": ">", "≈": "~"}
    | {"−": "-", "×": "x", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)
"""What stands for letters and signs that a terminal without Unicode cannot write."""

_SIGNS = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}


class Speech:
    """Sentences for the person at one seat."""

    def __init__(
        self,
        language: str,
        players: Sequence[str],
        reader: int,
        *,
        plain: bool = False,
        terms: Mapping[str, Any] | None = None,
        deck: Deck | None = None,
    ) -> None:
        """`plain` writes suits as letters and everything else in ASCII; `terms` are the game's own words.

        `deck` has the terms on the cards of the school edition.
        """
        self.words = Words(language, players, reader)
        self.plain = plain
        self.terms = dict(terms or {})
        self.deck = deck

    @property
    def language(self) -> str:
        """The language spoken."""
        return self.words.language

    def __call__(self, key: str, **args: Any) -> str:
        """Return the sentence of a key."""
        return self.say(Sentence(key, args))

    def say(self, sentence: Sentence) -> str:
        """Return a sentence as this terminal can write it."""
        return self.write(self.words.say(sentence.key, self.terms | sentence.args))

    def brief(self, sentence: Sentence) -> str:
        """Return words that are no sentence of their own: "und zu!", but "K♥ gegen 7♠" and "„Stopp“"."""
        text = self.say(sentence)
        named = [sentence.args.get(name) for name in ("card", "give", "take", "gives")]
        cards = [each[0] if isinstance(each, list) else each for each in named]
        begins_with_card = any(isinstance(card, str) and text.startswith(self.card(card)) for card in cards)
        return text if begins_with_card else text[:1].lower() + text[1:]

    def write(self, text: str) -> str:
        """Return any text as this terminal can write it."""
        if not self.plain:
            return text
        for letter, sign in _SIGNS.items():
            text = text.replace(sign, self.words(f"suit-letter-{letter}"))
        return text.translate(_PLAIN)

    def term(self, card: str) -> str:
        """Return the term on a card; empty without a deck."""
        return self.write(term_of(self.deck, card, self.language).term) if self.deck else ""

    def explanation(self, card: str) -> str:
        """Return how the term on a card is explained well; empty without a deck."""
        return self.write(term_of(self.deck, card, self.language).explanation) if self.deck else ""

    def player(self, seat: int) -> str:
        """Return the name at a seat."""
        return self.write(self.words.players[seat])

    def rank(self, card: str) -> str:
        """Return the letters of a card's rank."""
        return self.words.rank(card[0])

    def suit(self, card: str) -> str:
        """Return the sign of a card's suit, or its letters."""
        return self.write(_SIGNS[card[1]])

    def card(self, card: str) -> str:
        """Return a card: "7♥", or with letters."""
        return self.rank(card) + self.suit(card)

    def value(self, text: str) -> str:
        """Return a value: "30½"."""
        return self.write(self.words.value(text))
