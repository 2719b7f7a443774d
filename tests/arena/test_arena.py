"""`schwimmen arena`: what is printed, kept in files, drawn, and refused."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from schwimmen.arena import tournament
from schwimmen.arena.tables import Set, Setup, play_sets
from schwimmen.cli import main
from schwimmen.rules.fields import Rules

SHORT = ["arena", "schwimmen", "--entrants", "beginner,random", "--sets", "12", "--all", "--cores", "1"]


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    """One line of JSON with results, ratings and differences."""
    assert main([*SHORT, "--anchor", "random", "--json"]) == 0
    line = json.loads(capsys.readouterr().out)
    assert (line["sets"], line["games"]) == (12, 24)
    assert line["results"]["beginner"] + line["results"]["random"] == pytest.approx(1)
    assert [rating["name"] for rating in line["ratings"]] == ["beginner", "random"]
    assert line["ratings"][1]["points"] == 0
    assert line["differences"][0]["low"] <= line["differences"][0]["mean"] <= line["differences"][0]["high"]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the same is told as text, of house rules, single hands and three players too."""
    words = ["--entrants", "beginner,random,b=beginner", "--unit", "hand", "--sets", "12", "--players", "4", "units=2"]
    assert main(["arena", "schwimmen", *words]) == 0
    text = capsys.readouterr().out
    assert text.startswith("12 sets, 48 games, 48 hands, ")
    assert "not settled with confidence 0.99" in text
    assert sum(line.endswith("open") for line in text.splitlines()) == 3


def test_a_share_code_names_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """A tournament is played by the rules of a share code."""
    assert main(["arena", "--code", "1-0K11-4P6", *SHORT[2:]]) == 0
    by_code = capsys.readouterr().out
    assert main([*SHORT, "units=2"]) == 0
    assert capsys.readouterr().out == by_code


def test_a_stopped_tournament_is_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that was cut off, even within a line, ends as if nothing had happened."""
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert main([*SHORT, "--file", str(whole)]) == 0
    told = capsys.readouterr().out
    lines = whole.read_text().splitlines(keepends=True)
    assert len(lines) == 13
    for kept in ("", lines[0], lines[0][:20], "".join(lines[:6]), "".join(lines[:6]) + lines[6][:30], "".join(lines)):
        cut.write_text(kept)
        assert main([*SHORT, "--file", str(cut), "--resume"]) == 0
        assert capsys.readouterr().out == told
        assert cut.read_bytes() == whole.read_bytes()


def test_a_break_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C ends with status 130 and says how to go on; every set that was played is in the file."""
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert main([*SHORT, "--file", str(whole)]) == 0
    played = tournament.play_sets

    def broken(setup: Setup, numbers: Sequence[int]) -> list[Set]:
        if numbers[0] > 4:
            raise KeyboardInterrupt
        return played(setup, numbers)

    with monkeypatch.context() as patch:
        patch.setattr(tournament, "play_sets", broken)
        assert main([*SHORT, "--file", str(cut)]) == 130
    assert f"stopped; --resume continues {cut}" in capsys.readouterr().err
    assert len(cut.read_text().splitlines()) > 1
    assert main([*SHORT, "--file", str(cut), "--resume"]) == 0
    assert cut.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("more", "said"), [("", "beginner +"), (",b=beginner", "of 3 pairs are open")], ids=["two", "three"]
)
def test_progress_is_shown_on_a_terminal(
    more: str, said: str, monkeypatch: pytest.MonkeyPatch, *, capsys: pytest.CaptureFixture[str]
) -> None:
    """A terminal shows how many sets are played and what is known so far."""
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main([*SHORT, "--entrants", f"beginner,random{more}"]) == 0
    shown = capsys.readouterr().err
    assert "12/12" in shown
    assert said in shown


FOREIGN = ("[]\n", '{"a": 1}\n', "a letter\nwithout an end", "\x00\xff\n")


def test_a_file_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file is not overwritten, nor continued by another tournament, nor from lines that are no sets."""
    path = tmp_path / "sets.jsonl"
    assert main([*SHORT, "--file", str(path)]) == 0
    capsys.readouterr()
    kept = path.read_text()
    first, second, third = kept.splitlines(keepends=True)[:3]
    for content, words, told in [
        (kept, [], "is there already; --resume continues it"),
        (kept, ["--resume", "--seed", "2"], "another tournament: seed is 1, now 2"),
        (
            re.sub(r'"weights": "\w+"', '"weights": "0"', kept),
            ["--resume"],
            "another tournament: weights is '0', now '",
        ),
        (first + third, ["--resume"], "is not set 0: set: expected 0, got 1"),
        (first + second.replace("random", "nobody"), ["--resume"], "is not set 0: lineup: expected ['"),
        (first + "hello\n", ["--resume"], "is no JSON"),
        (first + "[]\n", ["--resume"], "is no object"),
        *((foreign, ["--resume"], "expected one that `arena --file` has begun, ") for foreign in FOREIGN),
    ]:
        path.write_text(content)
        assert main([*SHORT, "--file", str(path), *words]) == 2
        assert told in capsys.readouterr().err
        assert path.read_text() == content


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file of results with one set."""
    path = tmp_path_factory.mktemp("begun") / "sets.jsonl"
    assert main([*SHORT, "--sets", "1", "--file", str(path)]) == 0
    return path.read_text()


@pytest.mark.parametrize(
    ("name", "wrong", "told"),
    [
        ("lineup", 5, "lineup: expected ['"),
        ("lineup", ["random", "random"], "lineup: expected ['"),
        *(
            ("results", wrong, "results: expected 2 rows of 2 numbers, got ")
            for wrong in (None, [], [[0, 1]], [[0], [1]], [["a", "b"], ["c", "d"]], [[True, 1], [0, 1]], [[0, 1], 7])
        ),
        ("results", [[0, float("nan")], [0, 1]], "results: expected 2 rows of 2 numbers, got "),
        ("hands", "x", "hands: expected a whole number, got 'x'"),
        ("moves", 1.5, "moves: expected a whole number, got 1.5"),
    ],
)
def test_a_line_that_is_no_set_is_not_counted(
    name: str, wrong: object, told: str, *, begun: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong with it is said in one line, with what was expected, and the file is left alone."""
    path = tmp_path / "sets.jsonl"
    head, line = begun.splitlines()
    path.write_text(f"{head}\n{json.dumps(json.loads(line) | {name: wrong})}\n")
    content = path.read_text()
    assert main([*SHORT, "--file", str(path), "--resume"]) == 2
    error = capsys.readouterr().err
    assert f"line 2 of {path} is not set 0: {told}" in error
    assert error.count("\n") == 1
    assert path.read_text() == content


def test_what_cannot_begin_leaves_no_file_to_be_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The corrected command plays, whatever was wrong with the first; a folder is refused as one."""
    kept = tmp_path / "sets.jsonl"
    monkeypatch.setitem(sys.modules, "ray", None)
    for wrong in (["--plot", str(tmp_path / "none" / "a.svg")], ["--ray"]):
        assert main([*SHORT, "--file", str(kept), *wrong]) == 2
    assert main([*SHORT, "--file", str(tmp_path)]) == 2
    assert "file: expected a file in a folder that there is, got" in capsys.readouterr().err
    assert main([*SHORT, "--file", str(kept)]) == 0


@pytest.mark.parametrize("text", ["def (", "1 / 0", "import sys; sys.exit()", "raise KeyError('a')"])
def test_a_module_that_fails_is_named(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever goes wrong while a module is imported, it is said in one line which one it was."""
    (tmp_path / "failing_chooser.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    assert main([*SHORT, "--entrants", "beginner,failing_chooser:f"]) == 2
    error = capsys.readouterr().err
    assert "entrant: failing_chooser:f cannot be imported: " in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--entrants", "beginner"], "entrants: expected 2 or more, got 1"),
        (["--entrants", "beginner,beginner"], "two are called 'beginner'"),
        (["--entrants", "beginner,genius"], "entrant: expected one of random, beginner"),
        (["--entrants", "beginner,a b"], "got 'a b'"),
        (["--entrants", "beginner,.x:f"], "entrant: expected one of random, beginner"),
        (["--entrants", "beginner,nowhere:nothing"], "nowhere:nothing cannot be imported"),
        (["--entrants", "beginner,json:nothing"], "json:nothing cannot be imported"),
        (["--entrants", "beginner,tests.arena.choosers:seen"], "expected a function, got "),
        (["--entrants", "beginner,tests.arena.choosers:cheat"], "entrant 'cheat': expected one of keep, trade"),
        (["--players", "9"], "players: expected 2 to 8 (knob 'players'), got 9"),
        (["--unit", "year"], "unit: expected one of match, hand, got 'year'"),
        (["--sets", "0"], "sets: expected 1 or more, got 0"),
        (["--cores", "0"], "cores: expected 1 or more, got 0"),
        (["--confidence", "1"], "confidence: expected 0.5 or more and less than 1, got 1.0"),
        (["--margin", "-1"], "margin: expected 0 or more, got -1.0"),
        (["--anchor", "club"], "anchor: expected one of beginner, random, got 'club'"),
        (["--resume"], "resume: expected --file FILE"),
        (["--ray", "nowhere"], "ray: expected local, auto, HOST:PORT or ray://HOST:PORT, got 'nowhere'"),
        (["--ray", "127.0.0.1:1"], "ray: nobody answers at 127.0.0.1:1"),
        (["units=0"], "units"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong argument is named with what is allowed; the status is 2."""
    assert main([*SHORT, *words]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_a_seed_below_0_is_a_seed() -> None:
    """The whole command follows it, the ratings at the end included."""
    assert main([*SHORT, "--seed", "-1"]) == 0


def test_who_fails_is_named() -> None:
    """An error in a chooser comes with the name of the entrant."""
    setup = Setup(rules=Rules(), players=2, entrants=("mine=json:dumps", "random"), unit="hand")
    with pytest.raises(TypeError) as caught:
        play_sets(setup, [0])
    assert caught.value.__notes__ == ["It came from entrant 'mine'."]


@pytest.mark.thorough
def test_a_tournament_is_drawn(tmp_path: Path) -> None:
    """Ratings and differences become a picture."""
    pytest.importorskip("matplotlib")
    path = tmp_path / "arena.svg"
    assert main([*SHORT, "--plot", str(path)]) == 0
    assert "<svg" in path.read_text()


@pytest.mark.thorough
def test_what_cannot_be_drawn_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A kind of picture that there is not is refused with those that there are, and no set is played for it."""
    pytest.importorskip("matplotlib")
    kept = tmp_path / "sets.jsonl"
    assert main([*SHORT, "--plot", "arena.doc", "--file", str(kept)]) == 2
    assert "plot: expected a name that ends with ." in capsys.readouterr().err
    assert main([*SHORT, "--plot", str(tmp_path / "none" / "arena.svg")]) == 2
    assert "plot: expected a file in a folder that there is, got" in capsys.readouterr().err
    assert not kept.exists()


@pytest.mark.parametrize(
    ("module", "words", "told"),
    [
        ("matplotlib.figure", ["--plot", "a.svg"], "plots need matplotlib: pip install 'schwimmen[plots]'"),
        ("ray", ["--ray"], "--ray needs Ray: pip install 'schwimmen[ray]'"),
    ],
)
def test_a_missing_extra_is_named(
    module: str, words: list[str], told: str, *, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without an extra the command says what to install."""
    monkeypatch.setitem(sys.modules, module, None)
    assert main([*SHORT, *words]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.cluster
@pytest.mark.thorough
def test_a_ray_cluster_plays_the_same(tmp_path: Path) -> None:
    """On a real Ray cluster of two workers the file is the same, byte for byte, also with a chooser."""
    schwimmen = Path(sys.executable).with_name("schwimmen")
    words = ["arena", "--entrants", "beginner,tests.arena.choosers:chancer", "--unit", "hand", "--sets", "40"]
    files = {"local": ["--cores", "1"], "cluster": ["--cores", "2", "--ray"]}
    told = {}
    for name, where in files.items():
        command = [schwimmen, *words, *where, "--file", tmp_path / name]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, done.stderr
        told[name] = done.stdout
    assert told["local"] == told["cluster"]
    assert (tmp_path / "local").read_bytes() == (tmp_path / "cluster").read_bytes()
