"""The words of the table in every language: one Fluent catalogue for terminal, command line and browser.

The engine and the server never speak; they hand out message keys with arguments. `Words` turns them into sentences
for one reader. The browser loads the same `.ftl` files and formats them by the same rules (web/src/lib/words.ts).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGUAGES = {"de": "Deutsch", "en": "English"}
"""Every language by its code, the name of its folder here, with its own name for itself; in the order of menus."""

_SUITS = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
_DEFAULTS: dict[str, Any] = {
    "you": "no", "word": "close", "unit": "life", "units": 1, "hand": 3, "tongue": "plain", "choice": "blind",
}  # fmt: skip
"""What a sentence may leave out: nobody reads it, and it is about Schwimmen (`terms.ftl`)."""

_COMBINATION = re.compile(r"([a-z][a-z ]*?)((?: [\dTJQKA]+)*)")
"""A value in words, as the record has it: what it is, and the ranks that compare, or the points."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""An entry of a catalogue, up to the next one or a comment."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What an entry may refer to: another message, or a term."""

LARGEST = 10**15
"""From this number on no rules of a language are asked for: house rules have numbers without end."""

_CARD_ARGS = {"card", "give", "take"}
_CARD_LIST_ARGS = {"cards", "gives", "takes"}
_TOPIC_ARGS = {"clubs", "spades", "hearts", "diamonds"}


def language_for(*wishes: str) -> str:
    """Return the first language wished for that there is, else English. "de-AT" and "de_DE.UTF-8" mean German."""
    wished = (re.split(r"[-_.;]", wish.strip().lower())[0] for wish in wishes)
    return next((language for language in wished if language in LANGUAGES), "en")


class Words:
    """The catalogue in one language, for a reader who sits at a seat or none."""

    def __init__(self, language: str, players: Sequence[str] = (), reader: int | None = None) -> None:
        """Raises ValueError for a language that there is not."""
        if language not in LANGUAGES:
            raise ValueError(f"language: expected one of {', '.join(LANGUAGES)}, got {language!r}")
        self.language = language
        self.players = list(players)
        self.reader = reader
        self._bundle = _bundle(language)

    def __call__(self, key: str, **args: Any) -> str:
        """Return the sentence of a key with plain arguments. Raises KeyError for an unknown key."""
        return self.say(key, args)

    def __contains__(self, key: str) -> bool:
        """Say whether there is a sentence of this key."""
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """Return the sentence of a key, its arguments read as seats, cards and values by their names."""
        text = self._told(key, args)
        return text[:1].upper() + text[1:]

    def _told(self, key: str, args: Mapping[str, Any]) -> str:
        """Return a sentence as the catalogue begins it."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, self._spoken(args))
        if errors:
            raise ValueError(f"{key} ({self.language}): {errors[0]}")
        return str(text)

    def _spoken(self, args: Mapping[str, Any]) -> dict[str, Any]:
        spoken = dict(_DEFAULTS)
        for name, value in args.items():
            if name == "seat":
                spoken |= {"seat": self.players[value], "you": _yes(value == self.reader)}
            elif name in ("seats", "others"):
                spoken |= {name: self._list(value, beside=name == "others"), "count": len(value)}
                if name == "seats":
                    spoken["you"] = _yes(value == [self.reader])
            elif name in _CARD_ARGS:
                spoken[name] = self.card(value)
            elif name in _CARD_LIST_ARGS:
                spoken[name] = " ".join(map(self.card, value))
            elif name == "suit":
                spoken[name] = self._told(f"suit-{value}", {})
            elif name in _TOPIC_ARGS:
                spoken[name] = self.topic(value)
            elif name == "value":
                spoken[name] = self.value(value)
            else:
                spoken[name] = _yes(value) if isinstance(value, bool) else _counted(value)
        return spoken

    def card(self, name: str) -> str:
        """Return a card as the language writes it: "K♠", "10♥"."""
        return self.rank(name[0]) + _SUITS[name[1]]

    def rank(self, rank: str) -> str:
        """Return the letters of a rank in this language."""
        key = f"rank-{rank}"
        return self(key) if key in self else rank

    def topic(self, name: str) -> str:
        """Return what a suit stands for, translated if it is a topic that the catalogue knows."""
        key = "topic-" + re.sub(r"[^A-Za-z]+", "-", name)
        return self(key) if key in self else name

    def value(self, text: str) -> str:
        """Return a value as the table says it: "30½", "Paar Könige und 2"."""
        found = _COMBINATION.fullmatch(text)
        if found is None:
            return text.replace(".5", "½")
        kind, of = found[1].replace(" ", "-"), found[2].split()
        if kind == "flush" and len(of) == 1:  # not the ranks compare, but what they count
            kind = "counted-flush"
        rank = of[0] if of else ""
        named = f"rank-name-{rank}"
        name = self._told(named, {}) if named in self else ""
        top, *rest = map(self.rank, of or [""])
        # The catalogue tells numbers from text.
        told = {"rank": int(rank) if rank.isdigit() else rank, "name": name, "top": top, "rest": " ".join(rest)}
        return self._told(f"value-{kind}", told)

    def _list(self, seats: Sequence[int], *, beside: bool) -> str:
        """Return names joined as the language joins them.

        The reader is "you" where no verb depends on it (`beside` somebody else), and comes first there.
        """
        names = [self.players[seat] for seat in seats if not beside or seat != self.reader]
        you = [self._told("beside-you", {})] if len(names) < len(seats) else []
        return format_list(you + names, locale=self.language)


def _counted(value: Any) -> Any:
    """Return a number that is too large to be formatted as text, anything else as it is."""
    return str(value) if isinstance(value, int) and abs(value) >= LARGEST else value


def _yes(value: object) -> str:
    return "yes" if value else "no"


class _Catalogue(FluentBundle):
    """A bundle that reads an entry when it is first asked for: to read all takes a quarter of a second."""

    def __init__(self, language: str) -> None:
        """Find where entries begin."""
        super().__init__([language], use_isolating=False)
        folder = sorted((files(__package__) / language).iterdir(), key=lambda path: path.name)
        texts = (file.read_text(encoding="utf-8") for file in folder if file.name.endswith(".ftl"))
        self._entries = {found[1]: found[0] for text in texts for found in _ENTRY.finditer(text)}
        self._unread = set(self._entries)
        self._reading = Lock()

    def has_message(self, message_id: str) -> bool:
        """Say whether there is an entry of this key."""
        return message_id in self._entries

    def get_message(self, message_id: str) -> Message:
        """Return an entry. Raises KeyError for an unknown key."""
        with self._reading:  # a server's threads share the catalogue
            self._read(message_id)
        return super().get_message(message_id)

    def _read(self, key: str) -> None:
        """Read an entry and those that it refers to."""
        if key in self._unread:
            self._unread.remove(key)
            self.add_resource(FluentResource(self._entries[key]))
            for other in _REFERENCE.findall(self._entries[key]):
                self._read(other)


_bundle = cache(_Catalogue)
