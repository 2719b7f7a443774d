"""The documents are true: what they show is run, what they link to is there, and each rule can be found."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from schwimmen.cli import COMMANDS, main

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
SOURCES = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]

FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FLAGS = doctest.ELLIPSIS


def blocks(document: Path, language: str) -> list[str]:
    """Return the blocks of a document that are written in some language."""
    found = FENCE.findall(document.read_text(encoding="utf-8"))
    return [text for _, name, text in found if name == language]


def named(document: Path) -> str:
    """Return a document's path in the repository."""
    return document.relative_to(ROOT).as_posix()


# ---------------------------------------------------------------- what they show is run


WITH_PYTHON = [document for document in DOCUMENTS if any(">>>" in text for text in blocks(document, "python"))]


@pytest.mark.thorough
@pytest.mark.jit
@pytest.mark.parametrize("document", WITH_PYTHON, ids=named)
def test_python_in_a_document_says_what_it_shows(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python in a document is a doctest, from the first block to the last."""
    monkeypatch.chdir(ROOT)
    told: list[str] = []
    sessions = "\n".join(text for text in blocks(document, "python") if text.startswith(">>>"))
    test = doctest.DocTestParser().get_doctest(sessions, {}, document.name, str(document), 0)
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
    assert result.attempted, "nothing was run"
    assert not result.failed, "".join(told)


def test_the_readme_plays_a_deal() -> None:
    """The README's deal is among what is run."""
    assert ROOT / "README.md" in WITH_PYTHON
    assert 'game.play("keep")' in "".join(blocks(ROOT / "README.md", "python"))


def test_excerpts_of_the_example_are_the_example() -> None:
    """The bot that the page on bots explains is the one that runs."""
    program = (ROOT / "examples" / "own_bot.py").read_text(encoding="utf-8")
    excerpts = [text for text in blocks(ROOT / "docs" / "bots.md", "python") if not text.startswith(">>>")]
    assert len(excerpts) == 2
    assert [text for text in excerpts if text not in program] == []


@dataclass(frozen=True)
class Shown:
    """A command that a document shows with its output."""

    document: str
    command: str
    output: str


def shown_commands() -> Iterator[Shown]:
    """Yield each command behind a `$` with the lines below it."""
    for document in DOCUMENTS:
        for text in blocks(document, "console"):
            for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                yield Shown(named(document), command, output)


@pytest.mark.jit
@pytest.mark.parametrize("shown", list(shown_commands()), ids=lambda shown: f"{shown.document}: {shown.command}")
def test_a_command_prints_what_is_shown(
    shown: Shown, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A command that a document shows with output prints that output; `...` stands for anything."""
    program, *arguments = shlex.split(shown.command)
    assert program == "schwimmen"
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")
    main(arguments)
    done = capsys.readouterr()
    got = done.out + done.err
    assert doctest.OutputChecker().check_output(shown.output, got, FLAGS), got


def test_commands_are_shown() -> None:
    """The README shows what replaying, simulating and printing rules looks like."""
    shown = {shown.command.split()[1] for shown in shown_commands() if shown.document == "README.md"}
    assert {"replay", "simulate", "rules"} <= shown


def test_every_command_in_a_document_is_one() -> None:
    """Whatever stands behind `schwimmen` on a line of commands is a subcommand, and the README names them all."""
    lines = {document: command_lines(document) for document in DOCUMENTS}
    asked = {words[1] for commands in lines.values() for words in commands}
    assert asked <= set(COMMANDS)
    assert {words[1] for words in lines[ROOT / "README.md"]} == set(COMMANDS)


def command_lines(document: Path) -> list[list[str]]:
    """Return the words of each line that calls the command, indented or behind a `$`."""
    text = document.read_text(encoding="utf-8")
    return [line.split() for line in re.findall(r"^(?:    |\$ )(schwimmen .+)$", text, re.MULTILINE)]


def test_every_make_target_in_a_document_is_one() -> None:
    """`make` never has a target that the Makefile lacks."""
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    asked = {name for document in DOCUMENTS for name in re.findall(r"`make ([a-z]+)", document.read_text("utf-8"))}
    assert {"play", "test", "check", "bench", "docs"} <= targets
    assert asked <= targets


# ---------------------------------------------------------------- what they link to is there


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_links_lead_somewhere(document: Path) -> None:
    """A link to another document, a picture or a heading finds it."""
    lost = []
    for target in LINK.findall(FENCE.sub("", document.read_text(encoding="utf-8"))):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        file = (document.parent / path).resolve() if path else document
        if not file.is_file() or (anchor and anchor not in anchors(file)):
            lost.append(target)
    assert lost == []


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", document.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", unicodedata.normalize("NFC", each)).strip().lower())
            for each in headings}  # fmt: skip


def test_every_page_is_in_the_contents() -> None:
    """Each page of the documentation can be reached from the navigation."""
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if page not in contents] == []


def test_paths_in_documents_are_there() -> None:
    """A file of this repository that a document names exists; what a recipe makes, tests/recipes look at."""
    roots = (ROOT, ROOT / "src" / "schwimmen", ROOT / "docs")
    tops = ("src", "tests", "tools", "docs", "web", "examples", "engine", "players", "server", "arena", "words")
    named_files = re.compile(rf"`((?:{'|'.join(tops)})/[\w./-]*)`")
    documents = [document for document in DOCUMENTS if document.name != "CONTRIBUTING.md"]
    asked = {path for document in documents for path in named_files.findall(document.read_text(encoding="utf-8"))}
    assert [path for path in sorted(asked) if not any((root / path).exists() for root in roots)] == []


def test_no_document_asks_another_host_for_a_picture() -> None:
    """Pages show without a network."""
    shown = [target for document in DOCUMENTS for target in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", document.read_text())]
    assert shown
    assert [target for target in shown if "://" in target] == []
    drawn = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "pictures").glob("*.svg"))
    assert re.findall(r"(?:href|src)=", drawn) == []


# ---------------------------------------------------------------- each rule can be found


def test_every_rule_is_told_and_can_be_found() -> None:
    """SW-1 to SW-20, the options and C-1 to C-19 stand on the page of rules, and code or tests name each."""
    wanted = [f"SW-{number}" for number in range(1, 21)]
    wanted += [f"SW-O{number}" for number in range(1, 7)] + [f"C-{number}" for number in range(1, 20)]
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert re.findall(r"^- \*\*((?:SW|C)-O?\d+)\*\*", page, re.MULTILINE) == sorted(wanted, key=place)
    elsewhere = "".join(path.read_text(encoding="utf-8") for path in SOURCES if path != Path(__file__))
    spelled = re.sub(r"test_(SW|C)_(O?\d+)", r"\1-\2 ", elsewhere)
    assert [rule for rule in wanted if not re.search(rf"{rule}\b", spelled) and rule != "C-11"] == []


def place(rule: str) -> tuple[bool, bool, int]:
    """Order rules as the page does: common ones, those of the game, options."""
    return rule.startswith("SW"), "O" in rule, int(re.sub(r"\D", "", rule))


def test_every_source_in_the_rules_is_one() -> None:
    """The rules cite the five documents and no other."""
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\b00\d\b", page)) == {"000", "001", "002", "003", "004"}


# ---------------------------------------------------------------- the site


@pytest.mark.thorough
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """The pages build in strict mode, and none of them loads anything from another host."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    zensical = Path(sys.executable).with_name("zensical")
    command = [zensical, "build", "--strict"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = list((tmp_path / "site").rglob("*.html"))
    assert len(pages) >= len(list((ROOT / "docs").rglob("*.md")))
    loaded = re.compile(r"""<(?:script|img|iframe)[^>]*\ssrc=["']?(https?:)?//|<link[^>]*stylesheet[^>]*//""")
    assert [page.name for page in pages if loaded.search(page.read_text(encoding="utf-8"))] == []
