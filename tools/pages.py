"""Parts of the documentation that follow from the code: house rules, games, where each rule lives, facts.

A page is written by hand; between two marks stands what is written here, so that it never says what the code does not:

    <!-- knobs: written by tools/generate.py -->
    …
    <!-- end of knobs -->
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import facts

from schwimmen import rulebook
from schwimmen.puzzles.files import found
from schwimmen.rulebook.text.sections import SECTIONS, lines
from schwimmen.rules.fields import DECLARED
from schwimmen.rules.knobs import GROUPS, Knob
from schwimmen.rules.knobs.idle import IDLE
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.words import Words
from schwimmen.words.sentence import word_key

ROOT = Path(__file__).resolve().parent.parent
SOURCES, TESTS = ROOT / "src" / "schwimmen", ROOT / "tests"

BLOCK = re.compile(r"(<!-- (\w+): written by tools/generate\.py -->\n).*?(<!-- end of \2 -->)", re.DOTALL)
"""A part of a page that is written here, with its name."""

OF_RULES = ("engine", "laws", "rules")
"""The folders of tests that are about rules; others name some in passing."""

FEW = 3
"""So many games at most are named at a knob that others do not know."""

PREFIXES = ("C", *dict.fromkeys(preset.prefix for preset in PRESETS.values()))
"""The letters of the rules' numbers: common ones first, then game by game."""

_LETTERS = "|".join(PREFIXES)
RULE = re.compile(rf"(?<![\w-])(?:SW-O\d+|(?:{_LETTERS})-\d+)(?!\d)")
"""A number of a rule in a text."""

SPAN = re.compile(rf"((?:{_LETTERS})-)(\d+) to \1(\d+)")
"""Several rules in a row: C-8 to C-10."""

TEST = re.compile(rf"test_({_LETTERS})_(O?\d+)")
"""A test that is named after a rule."""

SAME = {"SW-3": "C-2", "SW-18": "C-8", "SW-19": "C-10", "SW-O5": "SW-4", "SW-O6": "SW-2", "HO-7": "SW-12"}
"""Rules that say of one game what another rule says of all, or that are a value of another rule's field."""


def filled(name: str) -> str:
    """Return a page with its generated parts written again."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return BLOCK.sub(lambda found: f"{found[1]}\n{_PARTS[found[2]]()}\n{found[3]}", text)


# ---------------------------------------------------------------- house rules


def knobs() -> str:
    """Write every knob: what it is, what it says, its JSON values with their words, its second names."""
    words = Words("en")
    parts = []
    for group in GROUPS:
        rows = [_knob_row(forms, words) for forms in _all_knobs().values() if forms[0].group == group]
        table = _table(["knob", "what it says", "JSON values"], rows)
        parts.append(f"### {words(f'knob-group-{group}')}\n\n{table}")
    return "\n".join(parts)


def presets() -> str:
    """Write which preset knows which knob, with its default."""
    words = Words("en")
    parts = []
    for group in GROUPS:
        rows = []
        for name, forms in _all_knobs().items():
            if forms[0].group == group:
                rows.append([f"`{name}`", *(_default(preset, name) for preset in PRESETS.values())])
        table = _table(["knob", *(f"`{game}`" for game in PRESETS)], rows)
        parts.append(f"### {words(f'knob-group-{group}')}: defaults\n\n{table}")
    return "\n".join(parts)


def _default(preset: Preset, name: str) -> str:
    """Write what a preset says; nothing where it does not know the knob."""
    if name not in preset.knobs:
        return ""
    knob = preset.knobs[name]
    return _json(knob.write(knob.get(preset.rules)))


def idle() -> str:
    """Write which knob says nothing because of which other one."""
    words = Words("en")
    told = dict.fromkeys(words(word_key("idle", knob, because)) for knob, because, _ in IDLE)
    return "\n".join(f"- {sentence}" for sentence in told) + "\n"


def _all_knobs() -> dict[str, list[Knob]]:
    """Return every knob in the forms that it has in the games, in the order in which forms show them."""
    found: dict[str, list[Knob]] = {}
    for preset in PRESETS.values():
        for name, knob in preset.knobs.items():
            forms = found.setdefault(name, [])
            if knob not in forms:
                forms.append(knob)
    return found


def _knob_row(forms: list[Knob], words: Words) -> list[str]:
    knob = forms[0]
    name = word_key("knob", knob.name)
    second = f"<br>also `{'`, `'.join(knob.aliases)}`" if knob.aliases else ""
    values = dict.fromkeys(value for form in forms for value in _values(form, words))
    return [
        f"`{knob.name}`{second}",
        f"**{words(name)}.** {words(f'{name}-about')}{_known_by(knob.name)}",
        "<br>".join(values),
    ]


def _known_by(name: str) -> str:
    """Write which games know a knob, where those are few."""
    known = [f"`{game}`" for game, preset in PRESETS.items() if name in preset.knobs]
    return "" if len(known) > FEW else f"<br>Only in {', '.join(known)}."


def _values(knob: Knob, words: Words) -> list[str]:
    """Write the values of a knob: each with its words, or what they are in general."""
    if not knob.listed():
        return [_coded(knob.allowed())]
    said = [f"{_json(value)}: {_told(knob, value, words)}" for value in knob.listed()]
    return [*said, *([f"also {', '.join(map(_json, knob.also()))}"] if knob.also() else [])]


def _told(knob: Knob, value: object, words: Words) -> str:
    """Write a JSON value of a knob in words."""
    return ", ".join(words.say(item.key, item.args) for item in knob.said(knob.read(value)))


def _coded(allowed: str) -> str:
    return re.sub(r'"[^"]*"|\[\w+, \w+\]', r"`\g<0>`", allowed).replace("<=", "≤")


def _json(value: object) -> str:
    """Write a JSON value as code."""
    return f"`{json.dumps(value, ensure_ascii=False)}`"


# ---------------------------------------------------------------- all games side by side


def games() -> str:
    """Write every field of the rules in which the games differ: in words, with rule and document for each."""
    words = Words("en")
    parts = []
    for section, fields in _fields_by_section().items():
        rows = [[words(rulebook.field_name(field).key), *_field_cells(field, words)] for field in fields]
        heads = [words(word_key("game", preset)) for preset in PRESETS]
        parts.append(f"## {words(f'rule-section-{section}')}\n\n{_table(['', *heads], rows)}")
    return "\n".join(parts)


def _fields_by_section() -> dict[str, list[str]]:
    """Return the fields in which presets differ, by the sections of the rules that speak of them."""
    section_of = {line.topic: section for preset in PRESETS.values() for section, line in lines(preset, preset.rules)}
    found: dict[str, list[str]] = {section: [] for section in SECTIONS}
    for field in DECLARED:
        topic = DECLARED[field].topic
        told = {
            tuple((said.key, str(said.args)) for said in rulebook.field_sentences(preset, preset.rules, field))
            for preset in PRESETS.values()
        }
        if field not in ("match_length", "call_minimum") and len(told) > 1:
            found[section_of[topic]].append(field)
    return {section: fields for section, fields in found.items() if fields}


def _field_cells(field: str, words: Words) -> Iterator[str]:
    """Write what each game says, with its source."""
    for preset in PRESETS.values():
        said = rulebook.field_sentences(preset, preset.rules, field)
        told = ", ".join(words.say(item.key, item.args) for item in said)
        source = rulebook.cited(preset, DECLARED[field].topic)
        yield f"{told}<br><small>{source}</small>" if told else ""


# ---------------------------------------------------------------- where a rule lives


def places() -> str:
    """Write for each rule the functions and fields that name it, and the tests; else the examples of its game."""
    code, tests = _mentions(SOURCES), _tests()
    rows = []
    for rule in sorted(code.keys() | tests.keys(), key=_order):
        where = code.get(rule) or [f"see {SAME[rule]}" if rule in SAME else "–"]
        tried = tests.get(rule) or _examples().get(rule.partition("-")[0], ["–"])
        rows.append([rule, "<br>".join(where), "<br>".join(tried)])
    return _table(["rule", "code", "tests"], rows)


def _order(rule: str) -> tuple[int, str, int]:
    prefix, kind, number = re.fullmatch(r"(\w+)-(O?)(\d+)", rule).groups()  # type: ignore[union-attr]
    return (PREFIXES.index(prefix), kind, int(number))


@cache
def _mentions(folder: Path) -> dict[str, list[str]]:
    """Return for each rule what names it in its docstring: modules, classes, functions, fields."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py"), key=_reading_order):
        module = path.relative_to(folder).as_posix()
        text = path.read_text(encoding="utf-8")
        named = [(name, rules_in(told)) for name, told in [*_docstrings(ast.parse(text)), *COMMENTED.findall(text)]]
        for rule in sorted(set().union(*(rules for _, rules in named))):
            names = [f"`{name}`" for name, rules in named if name and rule in rules]
            found.setdefault(rule, []).append(f"`{module}`" + (f" {', '.join(dict.fromkeys(names))}" if names else ""))
    return found


COMMENTED = re.compile(r"(?m)^    (\w+): .+# (.+)$")
"""A field that a comment behind it explains."""


def _reading_order(path: Path) -> tuple[int, str]:
    """Put data first, then the engine in the order of a hand, then everything around it."""
    hand = (
        "enums",
        "fields",
        "deal",
        "moves",
        "turn",
        "values",
        "ending",
        "settle",
        "match",
        "view",
        "layout",
        "rollout",
    )
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
        text = TEST.sub(r"\1-\2 ", path.read_text(encoding="utf-8"))
        for rule in rules_in(text):
            found.setdefault(rule, []).append(f"`{path.relative_to(ROOT).as_posix()}`")
    return found


@cache
def _examples() -> dict[str, list[str]]:
    """Return for each game, by the letters of its rules, the files with its worked examples."""
    found: dict[str, list[str]] = {}
    for path in sorted((TESTS / "rules" / "examples").glob("*.ex")):
        text = path.read_text(encoding="utf-8")
        for prefix in PREFIXES:
            if re.search(rf"(?<![\w-]){prefix}-E\d", text):
                found.setdefault(prefix, []).append(f"`{path.relative_to(ROOT).as_posix()}`")
    return found


# ---------------------------------------------------------------- tables


# ---------------------------------------------------------------- puzzles


def puzzles() -> str:
    """Write how many puzzles of each game there are, and how hard they are."""
    rows = []
    for game in PRESETS:
        answers = [each.answer for each in found(game)]
        missed = [each.missed for each in answers]
        hard = [sum(least <= each < most for each in missed) for least, most in pairwise((0.01, 0.34, 0.67, 1.0))]
        counts = [len(answers), missed.count(0), *hard, missed.count(1)]
        closing = [each.calls for each in answers if each.closing]
        asked = f"{len(closing)} ({sum(closing)} yes)"
        rows.append([f"`{game}`", *map(str, counts), asked])
    return _table(["game", "puzzles", "never", "to 33 %", "to 66 %", "below 100 %", "always", "to close or not"], rows)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Write a table in Markdown."""
    lines = [_row(head), _row("---" for _ in head), *map(_row, rows)]
    return "\n".join(lines) + "\n"


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


_PARTS: dict[str, Callable[[], str]] = {
    "knobs": knobs,
    "presets": presets,
    "idle": idle,
    "games": games,
    "places": places,
    "facts": facts.protocol,
    "sit": facts.sit,
    "family": facts.family,
    "puzzles": puzzles,
}
"""The parts that a page may have, and what writes them."""
