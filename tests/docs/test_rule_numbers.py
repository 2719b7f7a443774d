"""Every number of a rule that anybody cites is told somewhere in the documents."""

from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from pathlib import Path

from schwimmen.rules.presets import PRESETS

ROOT = Path(__file__).parent.parent.parent
PREFIXES = "|".join(("C", *dict.fromkeys(preset.prefix for preset in PRESETS.values())))
NUMBER = re.compile(rf"(?<![\w-])(?:{PREFIXES})-[AEO]?\d+\b")
TEST = re.compile(rf"\btest_({PREFIXES})_(O?\d+)")
"""A test that is named after a rule."""

DEFINED = re.compile(rf"^- \*\*((?:{PREFIXES})-[AO]?\d+)\*\*", re.MULTILINE)
"""A rule, an option or a reading, told behind its number."""
SENTENCE = re.compile(r"^- .+ \*\((.+)\)\*$", re.MULTILINE)
"""A sentence of the generated page of rules, with its numbers behind it."""
SPAN = re.compile(r"([A-Z]+-)(\d+) to \1(\d+)")
EXAMPLE = re.compile(rf"^# ((?:{PREFIXES})-E\d+)\b", re.MULTILINE)
"""A worked example, in the file where it is played."""


def read(*patterns: str) -> dict[str, str]:
    """Return the committed files of some patterns with their texts."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in names if (ROOT / name).is_file()}


def defined() -> set[str]:
    """Return every number that the documents tell of, and every worked example."""
    told = set(DEFINED.findall("\n".join(read("docs/*.md").values())))
    for numbers in SENTENCE.findall(read("docs/family.md")["docs/family.md"]):
        told |= set(NUMBER.findall(numbers))
        for letters, first, last in SPAN.findall(numbers):
            told |= {f"{letters}{number}" for number in range(int(first), int(last) + 1)}
    return told | set(EXAMPLE.findall("\n".join(read("tests/*.ex").values())))


def cited() -> dict[str, list[str]]:
    """Return every number that sources, tests, documents and client cite, with the files that do."""
    found = defaultdict(list)
    for name, text in read("*.py", "*.md", "*.ftl", "*.ex", "*.ts", "*.svelte").items():
        for number in set(NUMBER.findall(TEST.sub(r" \1-\2 ", text))):
            found[number].append(name)
    return found


def test_every_cited_number_is_told_in_the_documents() -> None:
    """Rules, options, readings and examples that are cited anywhere have their sentence."""
    told, found = defined(), cited()

    assert len(found) > 300
    assert {number: files for number, files in sorted(found.items()) if number not in told} == {}
