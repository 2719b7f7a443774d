"""Rows of a deck from CSV or YAML, each text with the line it stands in, and what cannot be read at all.

CSV may come from any spreadsheet: comma, semicolon or tab between the fields, with or without a byte order mark.
YAML is a list of cards. Nothing here knows what a card is; `deck` does.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Any

import yaml

from schwimmen.words import Words

COLUMNS = ("language", "suit", "topic", "rank", "term", "explanation")
"""What every card says."""

OPTIONAL = ("wrong", "icon")
"""What a card may say: wrong explanations, and the drawing of its topic."""

BETWEEN = "|"
"""What stands between two wrong explanations in CSV."""

TOLD = re.compile(r"\Asep=[,;\t](?=[\r\n])", re.IGNORECASE)
"""A first line by which Excel is told the separator. The heading tells it as well."""

SHOWN = 500
"""Characters of a text that a problem tells: a sentence of the catalogue takes no text of any length."""

LARGEST = 1_000_000
"""Bytes of a deck; the largest that the other limits allow is smaller."""


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """What is wrong in one line of a file, as a sentence of the catalogue: what was expected, and what came."""

    file: str
    line: int
    key: str
    args: dict[str, str] = field(default_factory=dict)

    def say(self, words: Words) -> str:
        """Return the line that tells it: "energy.csv:12: …"."""
        return f"{self.file}:{self.line}: {words.say(self.key, self.args)}"


@dataclass(frozen=True, slots=True)
class Cell:
    """A text and its line."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Row:
    """What a file says about one card: its texts by column, and its wrong explanations."""

    line: int
    cells: dict[str, Cell]
    wrong: tuple[Cell, ...]

    def cell(self, column: str) -> Cell:
        """Return a text, an empty one where there is none."""
        return self.cells.get(column, Cell("", self.line))


class DeckFile:
    """One file being read: `rows` as far as they can be, `problems` for the rest."""

    def __init__(self, name: str, data: bytes) -> None:
        self.file = PurePath(name).name
        self.rows: list[Row] = []
        self.problems: list[DeckProblem] = []
        read = {".csv": self._csv, ".yaml": self._yaml, ".yml": self._yaml}.get(PurePath(name).suffix.lower())
        if read is None:
            self.trouble(1, "deck-kind", came=self.file)
        elif len(data) > LARGEST:
            self.trouble(1, "deck-large", expected=str(LARGEST), came=str(len(data)))
        elif (text := self._decoded(data)) is not None:
            read(text)

    def trouble(self, line: int, key: str, /, **args: str) -> None:
        """Note a problem."""
        self.problems.append(DeckProblem(self.file, line, key, {name: cut(text) for name, text in args.items()}))

    def _decoded(self, data: bytes) -> str | None:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            came = " ".join(f"{byte:02X}" for byte in data[error.start : error.start + 1])
            self.trouble(data.count(b"\n", 0, error.start) + 1, "deck-encoding", came=came)
            return None
        if (place := text.find("\0")) >= 0:
            self.trouble(text.count("\n", 0, place) + 1, "deck-encoding", came="00")
            return None
        return unicodedata.normalize("NFC", text)

    # ---------------------------------------------------------------- CSV

    def _csv(self, text: str) -> None:
        records = self._records(text)
        line, header = next(records, (1, []))
        columns = [_clean(name).lower() for name in header]
        if not self._has_columns(line, columns):
            return
        for line, fields in records:
            if len(fields) != len(columns):
                self.trouble(line, "deck-fields", expected=str(len(columns)), came=str(len(fields)))
                continue
            texts = dict(zip(columns, map(_clean, fields), strict=True))
            wrong = [part.strip() for part in texts.pop("wrong", "").split(BETWEEN)]
            cells = {column: Cell(text, line) for column, text in texts.items()}
            self.rows.append(Row(line, cells, tuple(Cell(part, line) for part in wrong if part)))

    def _records(self, text: str) -> Iterator[tuple[int, list[str]]]:
        """Yield the lines that say anything, with the number of the line in which each begins."""
        text = TOLD.sub("", text)
        first = next((line for line in text.splitlines() if line.strip()), "")
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=first.count), strict=True)
        while True:
            line = reader.line_num + 1
            try:
                fields = next(reader)
            except StopIteration:
                return
            except csv.Error as error:
                self.trouble(line, "deck-csv", came=str(error))
                return
            if any(text.strip() for text in fields):
                yield line, fields

    def _has_columns(self, line: int, columns: Sequence[str]) -> bool:
        """Say whether every column is there that must be, and no other; a nameless one is none."""
        missing = [column for column in COLUMNS if column not in columns]
        for column in missing:
            self.trouble(line, "deck-column-missing", expected=column, came=", ".join(filter(None, columns)) or "–")
        self._check_names(line, columns)
        return not missing and len(set(columns)) == len(columns)

    def _check_names(self, line: int, columns: Sequence[str]) -> None:
        known = ", ".join(COLUMNS + OPTIONAL)
        seen: set[str] = set()  # there may be as many as fit into a file
        for column in columns:
            if column in seen:
                self.trouble(line, "deck-column-twice", came=column)
            elif column not in COLUMNS + OPTIONAL:
                self.trouble(line, "deck-column-unknown", expected=known, came=column or "–")
            seen.add(column)

    # ---------------------------------------------------------------- YAML

    def _yaml(self, text: str) -> None:
        try:
            root = yaml.compose(text, Loader=_Loader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            key = "deck-encoding" if isinstance(error, _NoText) else "deck-yaml"
            self.trouble(mark.line + 1 if mark else 1, key, came=error.problem or "?")
            return
        except yaml.reader.ReaderError as error:
            place = error.position if isinstance(error.position, int) else 0
            self.trouble(text.count("\n", 0, place) + 1, "deck-yaml", came=error.reason)
            return
        except RecursionError:
            self.trouble(1, "deck-yaml", came="[[[[[…")
            return
        if not isinstance(root, yaml.SequenceNode):
            self.trouble(_line(root), "deck-list", came=_kind(root))
            return
        for node in root.value:
            self._card(node)

    def _card(self, node: yaml.Node) -> None:
        """Read one card of a YAML list."""
        if not isinstance(node, yaml.MappingNode):
            self.trouble(_line(node), "deck-list", came=_kind(node))
            return
        columns = [_clean(str(key.value)).lower() for key, _ in node.value]
        self._check_names(_line(node), columns)
        cells: dict[str, Cell] = {}
        wrong: tuple[Cell, ...] = ()
        for column, (_, value) in zip(columns, node.value, strict=True):
            if column == "wrong":
                wrong = tuple(self._list(column, value))
            elif (cell := self._text(column, value)) is not None:
                cells.setdefault(column, cell)
        self.rows.append(Row(_line(node), cells, wrong))

    def _list(self, column: str, node: yaml.Node) -> Iterator[Cell]:
        """Yield the texts of a list, or the only one where there is no list."""
        for item in node.value if isinstance(node, yaml.SequenceNode) else [node]:
            cell = self._text(column, item)
            if cell is not None and cell.text:
                yield cell

    def _text(self, column: str, node: yaml.Node) -> Cell | None:
        if not isinstance(node, yaml.ScalarNode):
            self.trouble(_line(node), "deck-text", column=column, came=_kind(node))
            return None
        nothing = node.tag == "tag:yaml.org,2002:null"
        return Cell("" if nothing else _clean(node.value), _line(node))


class _NoText(yaml.MarkedYAMLError):
    """A text with what UTF-8 cannot say, or with a zero."""


class _Loader(yaml.SafeLoader):
    """Reads YAML without aliases, with which a short file could stand for more texts than there is memory."""

    def get_single_node(self) -> yaml.Node | None:
        try:
            return super().get_single_node()
        except (ValueError, OverflowError):  # as "\UFFFFFFFF"
            raise yaml.MarkedYAMLError(problem="found a number too large", problem_mark=self.get_mark()) from None

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise yaml.MarkedYAMLError(problem="found an alias", problem_mark=self.current_event.start_mark)
        return super().compose_node(parent, index)

    def compose_scalar_node(self, anchor: dict[Any, yaml.Node]) -> yaml.ScalarNode:
        node = super().compose_scalar_node(anchor)
        node.value = node.value.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")  # joins halves
        if strange := re.search("[\0\ud800-\udfff]", node.value):
            raise _NoText(problem=f"{ord(strange[0]):02X}", problem_mark=node.start_mark)
        return node


def cut(text: str, shown: int = SHOWN) -> str:
    """Return a text that is no longer than what is shown of it."""
    return text if len(text) <= shown else f"{text[: shown - 1]}…"


def _clean(text: str) -> str:
    """Return a text in one line, without blanks at its ends."""
    return " ".join(text.split())


def _line(node: yaml.Node | None) -> int:
    return node.start_mark.line + 1 if node is not None else 1


def _kind(node: yaml.Node | None) -> str:
    if isinstance(node, yaml.ScalarNode):
        return f"“{node.value[:40]}”"
    if isinstance(node, yaml.SequenceNode):
        return "[ … ]"
    return "{ … }" if isinstance(node, yaml.MappingNode) else "–"
