"""Tables of the documentation that follow from the code: house rules, presets, and where each rule lives.

A page is written by hand; between two marks stands what is written here, so that it never says what the code does not:

    <!-- knobs: written by tools/generate.py -->
    …
    <!-- end of knobs -->
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from schwimmen import booklet
from schwimmen.knobs import Choice, Flag, Knob, NumberOrNone, Specials, WholeChoice
from schwimmen.variants import VARIANTS
from schwimmen.words import Words

ROOT = Path(__file__).resolve().parent.parent
SOURCES, TESTS = ROOT / "src" / "schwimmen", ROOT / "tests"

BLOCK = re.compile(r"(<!-- (\w+): written by tools/generate\.py -->\n).*?(<!-- end of \2 -->)", re.DOTALL)
"""A part of a page that is written here, with its name."""

OF_RULES = ("engine", "laws", "rules")
"""The folders of tests that are about rules; others name some in passing."""

GROUPS = ("setup", "turns", "calls", "values", "settlement", "match")

RULE = re.compile(r"(?<![\w-])(?:SW-O?\d+|C-\d+)(?!\d)")
"""A number of a rule in a text."""

SAME = {"SW-3": "C-2", "SW-19": "C-10", "SW-O5": "SW-4", "SW-O6": "SW-2"}
"""Rules that say of one game what another rule says of all, or that are a value of another rule's field."""

SPAN = re.compile(r"(SW-|C-)(\d+) to \1(\d+)")
"""Several rules in a row: C-8 to C-10."""


def filled(name: str) -> str:
    """Return a page with its generated parts written anew."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return BLOCK.sub(lambda found: f"{found[1]}\n{_PARTS[found[2]]()}\n{found[3]}", text)


# ---------------------------------------------------------------- house rules


def knobs() -> str:
    """Write every knob: what it is, what it says, its JSON values with their words, its second names."""
    words = Words("en")
    parts = []
    for group in GROUPS:
        rows = [_knob_row(knob, words) for knob in _all_knobs() if knob.group == group]
        table = _table(["knob", "what it says", "JSON values"], rows)
        parts.append(f"### {words(f'knob-group-{group}')}\n\n{table}")
    return "\n".join(parts)


def presets() -> str:
    """Write what each preset says, knob by knob; a value that the first preset does not have is set in bold."""
    rows = []
    for knob in _all_knobs():
        cells = [_json(knob.write(getattr(variant.rules, knob.name))) for variant in VARIANTS.values()]
        rows.append([f"`{knob.name}`", *(f"**{cell}**" if cell != cells[0] else cell for cell in cells)])
    return _table(["knob", *(f"`{preset}`" for preset in VARIANTS)], rows)


def idle() -> str:
    """Write which knob says nothing because of which other one."""
    text = (SOURCES / "words" / "en" / "knobs.ftl").read_text(encoding="utf-8")
    return "\n".join(f"- {sentence}" for sentence in re.findall(r"(?m)^idle-\S+ = (.+)$", text)) + "\n"


def _all_knobs() -> list[Knob]:
    return list({name: knob for variant in VARIANTS.values() for name, knob in variant.knobs.items()}.values())


def _knob_row(knob: Knob, words: Words) -> list[str]:
    name = f"knob-{knob.name}".replace("_", "-")
    second = f"<br>also `{'`, `'.join(knob.aliases)}`" if knob.aliases else ""
    return [f"`{knob.name}`{second}", f"**{words(name)}.** {words(f'{name}-about')}", _values(knob, words)]


def _values(knob: Knob, words: Words) -> str:
    """Write the values of a knob: each with its words, or what they are in general."""
    match knob:
        case Flag():
            listed: list[object] = [True, False]
        case Choice() | WholeChoice() | NumberOrNone():
            listed = [knob.write(value) for value in knob.values]
        case Specials():
            return "a list out of " + ", ".join(_json(word) for word in knob.values)
        case _:
            return _coded(knob.allowed())
    said = [f"{_json(value)}: {words(booklet.value_key(knob.name, value))}" for value in listed]
    second = [_json(spelled) for spelled in knob.second or ()] if isinstance(knob, Choice) else []
    return "<br>".join(said) + (f"<br>also {', '.join(second)}" if second else "")


def _coded(allowed: str) -> str:
    return re.sub(r'"[^"]*"|\[fewest, most\]', r"`\g<0>`", allowed).replace("<=", "≤")


def _json(value: object) -> str:
    """Write a JSON value as code."""
    text = f'"{value}"' if isinstance(value, str) else str(value).lower().replace("'", '"')
    return f"`{text}`"


# ---------------------------------------------------------------- where a rule lives


def places() -> str:
    """Write for each rule the functions and fields that name it, and the files of tests."""
    code, tests = _mentions(SOURCES), _tests()
    rows = []
    for rule in sorted(code.keys() | tests.keys(), key=_order):
        where = code.get(rule) or [f"see {SAME[rule]}" if rule in SAME else "–"]
        rows.append([rule, "<br>".join(where), "<br>".join(tests.get(rule, ["–"]))])
    return _table(["rule", "code", "tests"], rows)


def _order(rule: str) -> tuple[int, str, int]:
    prefix, number = re.fullmatch(r"(\D+)(\d+)", rule).groups()  # type: ignore[union-attr]
    return ("SW-", "SW-O", "C-").index(prefix), prefix, int(number)


@cache
def _mentions(folder: Path) -> dict[str, list[str]]:
    """Return for each rule what names it in its docstring: modules, classes, functions, fields."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py"), key=_reading_order):
        module = path.relative_to(folder).as_posix()
        named = list(_docstrings(ast.parse(path.read_text(encoding="utf-8"))))
        for rule in sorted({rule for _, text in named for rule in rules_in(text)}):
            names = [f"`{name}`" for name, text in named if name and rule in rules_in(text)]
            found.setdefault(rule, []).append(f"`{module}`" + (f" {', '.join(dict.fromkeys(names))}" if names else ""))
    return found


def _reading_order(path: Path) -> tuple[int, str]:
    """Put data first, then the engine in the order of a hand, then everything around it."""
    hand = ("rules", "deal", "moves", "turn", "values", "ending", "settle", "match", "view", "layout", "rollout")
    return (hand.index(path.stem) if path.stem in hand else len(hand)), path.as_posix()


def _docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield each documented thing of a module with what it says; the module itself has no name."""
    yield "", ast.get_docstring(tree) or ""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.Module | ast.ClassDef):
            yield from _fields(node.body)


def _fields(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield the fields and constants that a string behind them explains."""
    for target, told in pairwise(body):
        if not (isinstance(told, ast.Expr) and isinstance(told.value, ast.Constant)):
            continue
        left: ast.expr | None = target.target if isinstance(target, ast.AnnAssign) else None
        if isinstance(target, ast.Assign):
            left = target.targets[0]
        if isinstance(left, ast.Name) and isinstance(told.value.value, str):
            yield left.id, told.value.value


def rules_in(text: str) -> set[str]:
    """Return the numbers of rules in a text, those between two of them included."""
    found = set(RULE.findall(text))
    for prefix, first, last in SPAN.findall(text):
        found |= {f"{prefix}{number}" for number in range(int(first), int(last) + 1)}
    return found


@cache
def _tests() -> dict[str, list[str]]:
    """Return for each rule the files of tests that name it: by a test's name, or in its text."""
    found: dict[str, list[str]] = {}
    for path in sorted(path for folder in OF_RULES for path in (TESTS / folder).rglob("*.*")):
        if path.suffix not in (".py", ".ex"):
            continue
        text = re.sub(r"test_(SW|C)_(O?\d+)", r"\1-\2 ", path.read_text(encoding="utf-8"))
        for rule in rules_in(text):
            found.setdefault(rule, []).append(f"`{path.relative_to(ROOT).as_posix()}`")
    return found


# ---------------------------------------------------------------- tables


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Write a table in Markdown."""
    lines = [_row(head), _row("---" for _ in head), *map(_row, rows)]
    return "\n".join(lines) + "\n"


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


_PARTS: dict[str, Callable[[], str]] = {"knobs": knobs, "presets": presets, "idle": idle, "places": places}
"""The parts that a page may have, and what writes them."""
