"""The glossary has the words that are used, and no others."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
GLOSSARY = DOCS / "glossary.md"
LISTS = {"where.md", "environment-cards.md", "strategy.md", "benchmarks.md", "strength.md"}
"""Pages of tables that programs write: names stand there as they come."""

CODED = re.compile(r"`([^`]+)`")
CLASS = re.compile(r"`([A-Z][A-Za-z]*[a-z][A-Za-z]*)`")
INTRODUCED = re.compile(r"(?<![*\w])\*([a-z][a-z ]+)\*(?![*\w])")
"""A term where a document introduces it: in italics."""


def rows(part: int) -> list[list[str]]:
    """Return the cells of a table of the glossary: 0 the words of the table, 1 the words of the code."""
    lines = GLOSSARY.read_text(encoding="utf-8").split("## Words of the code")[part].splitlines()
    table = [line for line in lines if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]


@cache
def code() -> str:
    """Return all sources, their docstrings and comments too."""
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("words/*/*.ftl")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def documents() -> str:
    """Return the documents for people who build on this."""
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    builders = contents.partition("- To build on:")[2].partition("- Decisions:")[0]
    names = set(re.findall(r"[\w-]+\.md", builders)) - LISTS
    return "\n".join((DOCS / name).read_text(encoding="utf-8") for name in sorted(names))


def classes() -> set[str]:
    """Return the names of all public classes; an error says by its name what it is."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "src").rglob("*.py")]
    found = {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    return {name for name in found if not name.startswith("_") and not name.endswith("Error")}


def plain(text: str) -> str:
    """Return a text in small letters with a blank before each word, also of a name: `RuleFields` is " rule fields"."""
    return " " + re.sub(r"[\W_]+", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)).lower()


def unused(words: set[str], text: str) -> list[str]:
    """Return the words that a text does not have, as such or longer by an ending."""
    read = plain(text)
    return sorted(word for word in words if plain(word) not in read)


def test_every_name_of_the_code_is_used_by_the_code() -> None:
    """What the table of the game's words says of the code stands there."""
    named = {name for row in rows(0) for cell in CODED.findall(row[2]) for name in re.findall(r"\w{2,}", cell)}

    assert len(named) > 40
    assert unused(named, code()) == []


def test_every_word_of_the_code_is_used() -> None:
    """A word that no source and no document uses any more has no entry."""
    words = [word for row in rows(1) for word in row[0].replace("`", "").split(", ")]

    assert len(words) > 30
    assert unused(set(words), code() + documents()) == []
    assert len(words) == len(set(words)), "an entry that stands there twice"


def test_a_term_that_a_document_introduces_has_an_entry() -> None:
    """Terms in italics, and classes that documents name, can be looked up."""
    known = GLOSSARY.read_text(encoding="utf-8")
    terms = set(INTRODUCED.findall(documents())) | set(CLASS.findall(documents())) & classes()

    assert len(terms) > 15
    assert unused(terms, known) == []
