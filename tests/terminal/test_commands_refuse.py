import json
import shlex
import sys
from pathlib import Path

import pytest

from schwimmen import Game
from schwimmen.arena import advised, exploit
from schwimmen.cli import main, options, review, rules, simulate

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("cores", ["0", "-1"])
@pytest.mark.parametrize(
    "command",
    [
        ["arena"],
        ["ceiling"],
        ["learn", "--decisions", "200000", "--out", "out.bin"],
        ["review", "match.json"],
        ["simulate"],
        ["study", "--out", "out.npz"],
    ],
    ids=lambda command: command[0],
)
def test_every_command_wants_a_core(
    command: list[str], cores: str, *, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """Whichever command works on several cores says in the same words that it needs one."""
    if command[0] == "learn":
        pytest.importorskip("jax", reason="needs the extra train")
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--cores", cores]) == 2
    assert capsys.readouterr().err == f"schwimmen {command[0]}: cores: expected 1 or more, got {cores}\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("module", "arguments"), [(simulate, []), (review, ["match.json"])])
def test_a_command_that_is_stopped_ends_without_a_word(
    module: object, arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """Ctrl-C ends any command with the status that shells have for it, and without a traceback."""

    def stopped(_args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "run", stopped)
    name = "simulate" if module is simulate else "review"
    assert main([name, *arguments]) == options.STOPPED
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("content", ["", "\n \n"])
@pytest.mark.parametrize("command", ["verify", "review"])
@pytest.mark.parametrize(("language", "says"), [("en", "There is no record here."), ("de", "Hier steht keine Partie.")])
def test_a_file_without_a_record_is_said_to_have_none(
    command: str, language: str, says: str, content: str, *, tmp_path: Path, capsys: Captured
) -> None:
    """Nothing was checked, so the status is not that of a success, and a line says why in the reader's language."""
    path = tmp_path / "match.json"
    path.write_text(content)
    assert main([command, str(path), "--language", language]) == 1
    assert capsys.readouterr() == ("", f"schwimmen {command}: {path}: {says}\n")


@pytest.mark.parametrize("count", ["0", "-1"])
def test_puzzles_are_at_least_one(count: str, tmp_path: Path, capsys: Captured) -> None:
    """A number of puzzles that cannot be found is refused, and no folder is made for them."""
    folder = tmp_path / "puzzles"
    assert main(["puzzles", "schwimmen", "--count", count, "--out", str(folder)]) == 2
    assert capsys.readouterr().err == f"schwimmen puzzles: count: expected 1 or more, got {count}\n"
    assert not folder.exists()


def test_weights_that_cannot_be_read_are_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """A file that may not be read is named with the reason."""
    path = tmp_path / "weights.bin"
    path.touch()

    def forbidden(_path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(advised, "read", forbidden)
    assert main(["exploit", str(path)]) == 2
    error = capsys.readouterr().err
    assert "Permission denied" in error
    assert str(path) in error
    assert error.count("\n") == 1


def test_a_result_does_not_stand_behind_the_dots(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """On a terminal the row of dots ends before the result is printed; elsewhere there are no dots."""

    def measured(_pairs: int, *, seed: int, progress: object) -> exploit.Exploitability:
        assert callable(progress)
        for _ in range(seed):
            progress(10)
        return exploit.Exploitability(exploit.np.zeros(20))

    monkeypatch.setattr(exploit, "exploit_at_most", measured)
    command = ["exploit", "--upper", "--seed", "3", "--json"]
    assert main(command) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(command) == 0
    captured = capsys.readouterr()
    assert captured.err == "...\n"
    assert json.loads(captured.out)["mean"] == 0


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["rules", "--code", "18R122GGGGGGGGGG256"], "names rules that do not exist"),
        (["rules", "energy_schwimmen", 'suit_labels=["\\ud800","b","c","d"]'], "suit_labels"),
        (["day", "2026-01-01", "Hosenabe (jassen.ch)"], "has house rules"),
        (["site", "/dev/null/page"], "Not a directory"),
    ],
)
def test_what_cannot_be_followed_is_told_in_one_sentence(command: list[str], told: str, capsys: Captured) -> None:
    """Codes of nothing, halves of characters, house rules where none count and folders in files are refused."""
    if command[0] == "site":
        pytest.importorskip("schwimmen.server.client").is_built() or pytest.skip("the client is not built")
    assert main([*command, *(["--language", "en"] if command[0] == "rules" else [])]) == 2
    assert told in capsys.readouterr().err


def test_a_house_rule_is_shown_as_it_is_typed(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """Brackets in somebody's words are no colours, and the line to copy works in a shell."""
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["rules", "energy_schwimmen", 'suit_labels=["[/x]","[red]a","it\'s","d"]', "--language", "en"]) == 0
    assert "[/x], [red]a, it's, d" in capsys.readouterr().out
    assert shlex.split(rules._written("suit_labels", ["it's", "a"])) == ['suit_labels=["it\'s","a"]']


def test_names_in_a_record_move_no_cursor(tmp_path: Path, capsys: Captured) -> None:
    """A name with line breaks and escapes neither hides a verdict of `verify` nor looks like one."""
    match = Game(players=["Anna\nHand 1  Fair: 2 players contributed.\x1b[8m", "Ben"], seed=1).record()
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match))
    main(["verify", str(path), "--language", "en"])
    told = capsys.readouterr().out
    assert "\x1b" not in told
    assert sum(line.startswith("Hand 1") for line in told.splitlines()) == 1
