"""What tests of answers have in common: refusals have words, and change nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import segno

from schwimmen.server.protocol.lobby import Problem
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import Sentence
from tests.server.live import Answer, Live
from tests.server.tables import NAMES


def spoken(words: Words, sentence: Sentence | Mapping[str, Any]) -> str:
    """Return a sentence, perhaps as a message brought it, in words."""
    told = sentence if isinstance(sentence, Sentence) else Sentence(sentence["key"], sentence.get("args", {}))
    return words.say(told.key, told.args)


def has_words(sentence: Sentence | Mapping[str, Any]) -> None:
    """Check that a sentence can be said in both languages."""
    assert all(spoken(Words(language, list(NAMES)), sentence) for language in LANGUAGES)


def problem(answer: Answer, status: int) -> Problem:
    """Check that an answer is a problem with words in both languages, and return it."""
    assert answer.status == status, answer.body
    found = Problem.model_validate_json(answer.body)
    has_words(found.why)
    return found


def error(message: dict[str, Any], code: str) -> str:
    """Check that a message is an error of this kind with words in both languages, and return the sentence's key."""
    assert message["type"] == "error", message
    assert message["code"] == code, message
    has_words(message["why"])
    key: str = message["why"]["key"]
    return key


def snapshot(live: Live, name: str) -> str:
    """Return how far a table has come, and what was played there, as text."""
    table = live.table(name)
    played = None if table.match is None else table.match.game.record()
    return json.dumps([table.seq, table.turn, played])


def draws(text: str, path: str, size: int) -> None:
    """Check that a path draws the QR code of a text, square by square, and nothing else."""
    matrix = segno.make(text, error="m", micro=False).matrix
    dark = {(row, column) for row, line in enumerate(matrix) for column, dark in enumerate(line) if dark}
    square = re.compile(r"M(\d+) (\d+)h1v1h-1z")
    assert {(int(row), int(column)) for column, row in square.findall(path)} == dark
    assert square.sub("", path) == ""
    assert size == len(matrix)
