"""What keeps the house in order, and no other tool looks at."""

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILE_LINES, FUNCTION_LINES = 400, 45

#: Nobody reads or edits what tools/generate.py writes.
GENERATED = {"web/src/lib/protocol.ts"}

#: One table of data, which is read entry by entry: 20 games, and some room for another.
LONGER = {"src/schwimmen/rules/presets/family.py": 550}

#: Class names that stand for one thing seen at two levels; any other name has one meaning.
SHARED_NAMES = {
    "Action": "envs keeps the kind of move that a learner chooses by number, terminal the widget that offers it",
    "Table": "engine keeps a hand's cards as arrays, server the place where people play it",
    "View": "engine keeps what a seat may know as arrays, match as text",
}

#: Written so that this file is none that it looks for.
HOSTS = rb"python[h]osted|py[p]i\.org|registry\.np[m]js|deb\.deb[i]an"


def committed(*patterns: str) -> list[Path]:
    """List the files under version control, and those that are about to be."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [ROOT / name for name in names if (ROOT / name).is_file()]


@cache
def nodes(path: Path) -> list[ast.AST]:
    """List all that a file of Python says, as a tree has it."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """List the functions of a file with their lines, docstrings not counted."""
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            told = len((ast.get_docstring(node, clean=False) or "").splitlines())
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1 - told


def test_no_file_is_too_long_to_be_one_idea() -> None:
    """A file of code fits its budget of lines."""
    paths = {path.relative_to(ROOT).as_posix(): path for path in committed("*.py", "*.ts", "*.svelte")}
    lengths = {name: len(path.read_bytes().splitlines()) for name, path in paths.items() if name not in GENERATED}
    assert {name: length for name, length in lengths.items() if length > LONGER.get(name, FILE_LINES)} == {}


def test_no_function_is_too_long_to_be_seen_at_once() -> None:
    """A function fits its budget of lines."""
    lengths = {(str(path), name): lines for path in committed("*.py") for name, lines in functions(path)}
    assert {name: lines for name, lines in lengths.items() if lines > FUNCTION_LINES} == {}


def test_a_class_name_has_one_meaning() -> None:
    """A class name is used once, or stands for one thing seen at two levels."""
    found = (node for path in committed("src/*.py") for node in nodes(path))
    counts = Counter(node.name for node in found if isinstance(node, ast.ClassDef))
    assert {name for name, count in counts.items() if count > 1} == SHARED_NAMES.keys()


def test_no_file_names_a_registry() -> None:
    """An installation through a mirror is not led around it."""
    assert [path.name for path in committed() if re.search(HOSTS, path.read_bytes())] == []


@pytest.mark.thorough
def test_a_misspelt_field_and_a_swapped_argument_are_found(tmp_path: Path) -> None:
    """The type checker sees the records in kernels: what is wrong with one is told before it runs."""
    source, planted = "src/schwimmen/engine/points.py", tmp_path / "points.py"
    text = (ROOT / source).read_text(encoding="utf-8")
    for right, wrong in {
        "table.change[seat] = best": "table.chnage[seat] = best",
        "score_table(table, rules)\n": "score_table(rules, table)\n",
    }.items():
        assert right in text
        text = text.replace(right, wrong)
    planted.write_text(text, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--cache-dir",
        str(tmp_path),
        "--shadow-file",
        source,
        str(planted),
        source,
    ]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert '"Table" has no attribute "chnage"' in told
    assert 'Argument 1 to "score_table" has incompatible type "RuleFields"; expected "Table"' in told
