"""The page tells rules by itself, as the server does."""

import sys
from itertools import islice
from pathlib import Path

import pytest
from translating.modules import module

from tests.page.rulebook import differences, looks, printed
from tests.samples import samples


@pytest.mark.thorough
def test_the_page_tells_rules_as_the_server_does() -> None:
    """Rules, what differs from print, idle knobs, pictures, comparisons and refusals are the same, for any game."""
    assert list(islice(differences([*printed(), *looks(seed=1, count=samples(100, 300))]), 3)) == []


@pytest.mark.parametrize(
    "line",
    [
        "while rules: pass",
        "return other or rules",
        "return f'{rules!r}'",
        "return f'{unheard}'",
        "return f'{rules == other}'",
        "return str(0.5)",
        "return [*rules][::2]",
        "rules.units = 3",
        "return {'a': 1} | {'b': 2}",
        "return lambda *all: all",
    ],
)
def test_what_has_no_translation_is_refused_by_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    """What would mean something else in TypeScript, or nothing, is an error with file and line."""
    source = tmp_path / "strange.py"
    source.write_text(f"unheard = object()\n\n\ndef strange(rules: str, other: str) -> object:\n    {line}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "strange", raising=False)
    with pytest.raises(ValueError, match=r"strange\.py: line 5: no TypeScript for"):
        module("strange", {})
