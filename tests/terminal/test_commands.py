import argparse
import json
import subprocess
import sys

import pytest

from schwimmen import rulebook
from schwimmen.cli import main, play
from schwimmen.cli.options import chosen
from schwimmen.rules import share
from schwimmen.rules.enums import Direction
from schwimmen.rules.presets import PRESETS
from schwimmen.terminal.session import Session
from schwimmen.words import LANGUAGES, Words

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _wide(english: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def test_rules_alone_lists_the_games(capsys: Captured) -> None:
    """Without a name, every preset stands there with its sentence."""
    assert main(["rules"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert all(preset in lines for preset in PRESETS)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["The aim", "The deal"]),
        ("de", ["Das Ziel", "Geben"]),
    ],
)
@pytest.mark.parametrize("preset", PRESETS)
def test_rules_prints_the_rules_in_both_languages(
    capsys: Captured, preset: str, language: str, expected: list[str]
) -> None:
    """Title, rules with numbers and sources, and the knobs as one writes them."""
    assert main(["rules", preset, "--language", language, "--sources"]) == 0

    out = capsys.readouterr().out
    assert all(part in out for part in expected)
    assert all(source in out for source in PRESETS[preset].sources)
    assert f"[{PRESETS[preset].prefix}-" in out
    assert all(f"{knob}=" in out for knob in PRESETS[preset].knobs)


@pytest.mark.parametrize(("language", "goal"), [("en", "The aim"), ("de", "Das Ziel")])
@pytest.mark.parametrize("preset", PRESETS)
def test_rules_begins_with_the_game_in_short(capsys: Captured, preset: str, language: str, goal: str) -> None:
    """At most some 150 words with an example, no number, no source, and nothing that nobody has asked about."""
    assert main(["rules", preset, "--language", language]) == 0

    out = capsys.readouterr().out
    words, rules = Words(language), PRESETS[preset].rules
    short = out[out.index(words("page-short")) : out.index(goal)]
    assert 40 < len(short.split()) <= 155
    assert all(words.say(told.key, told.args).split()[-1] in short for told in rulebook.example(rules))
    assert f"{PRESETS[preset].prefix}-" not in out
    assert words("rules-idle") not in out


@pytest.mark.parametrize("wishes", [{}, {"LANGUAGE": "fr:de:en", "LC_ALL": "en_GB.UTF-8"}, {"LANGUAGE": "de:"}])
def test_rules_speaks_the_language_of_the_environment(
    wishes: dict[str, str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A German environment is spoken to in German; a list of languages counts first, as for other programs."""
    for name, value in ({"LANG": "de_AT.UTF-8"} | wishes).items():
        monkeypatch.setenv(name, value)

    main(["rules", "schwimmen"])

    assert "Das Ziel" in capsys.readouterr().out


def test_rules_says_deviations_first_and_marks_them(capsys: Captured) -> None:
    """House rules stand above the rules, and again in their place with a mark."""
    assert main(["rules", "schwimmen", "units=5", "all_pass=none", "exhausted=showdown", "--sources"]) == 0

    out = capsys.readouterr().out
    lines = out.splitlines()
    assert "• Everybody starts with 5 lives instead of 3." in lines
    assert "* Everybody starts with 5 lives.  [SW-4, C-8, SW-O5; 000, 001]" in lines
    assert "“When the stock is too small” does nothing here" in out
    assert out.index("instead of 3") < out.index("does nothing here") < out.index("The aim")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_cuts_nothing_at_80_columns(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, preset: str, language: str
) -> None:
    """However long a house rule is written, the whole of it stands there, letters as they are."""
    monkeypatch.setenv("COLUMNS", "80")
    table = PRESETS[preset]

    assert main(["rules", preset, "--language", language]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    start = next(place for place, line in enumerate(lines) if "players=" in line)
    column = lines[start].index("'players=")
    written = "".join(line[column:] for line in lines[start:]).replace(" ", "")
    for name, knob in table.knobs.items():
        value = knob.write(knob.get(table.rules))
        told = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        assert f"{name}={told}".replace(" ", "") in written


def test_rules_takes_a_share_code_and_gives_one(capsys: Captured) -> None:
    """The code stands with the rules, and means the same rules."""
    main(["rules", "schwimmen_catsatcards", "units=5"])
    told = capsys.readouterr().out
    code = share.encode("schwimmen_catsatcards", {"units": 5})
    assert code in told

    assert main(["rules", "--code", code]) == 0
    assert capsys.readouterr().out == told


def test_rules_takes_a_name_for_a_share_code(capsys: Captured) -> None:
    """Whoever has no code may give any name of the game in its place."""
    main(["rules", "schwimmen"])
    told = capsys.readouterr().out

    assert main(["rules", "--code", "hosn obi"]) == 0
    assert capsys.readouterr().out == told


def test_rules_compares_two_games(capsys: Captured) -> None:
    """What differs stands side by side, each side with its house rules; what is the same in one line."""
    assert main(["rules", "--diff", "schwimmen", "units=2", "tri_palki", "--language", "en"]) == 0

    out = capsys.readouterr().out
    assert out.startswith("Schwimmen units=2 and Tri Palki")
    assert "washed out" in " ".join(out.split())
    assert "The same in both: " in out
    assert "Points of the cards" in " ".join(out.split())


def test_rules_finds_no_difference_where_there_is_none(capsys: Captured) -> None:
    """A game equals itself, however its house rules are written."""
    assert main(["rules", "--diff", "schwimmen", "schwimmen", "units=3", "--language", "en"]) == 0

    assert "No difference" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", [[], ["schwimmen"], ["units=2", "schwimmen"], ["schwimmen", "dutch31", "hosa_aba"], ["schwimmen", "x"]]
)
def test_a_comparison_takes_two_games(capsys: Captured, words: list[str]) -> None:
    """Anything but two games is refused in one line."""
    assert main(["rules", "--diff", *words]) == 2

    assert len(capsys.readouterr().err.splitlines()) == 1


def test_rules_is_plain_where_it_is_piped() -> None:
    """Another program gets text without colours, wrapped, without blanks at the ends of lines."""
    code = "from schwimmen.cli import main; main(['rules', 'schwimmen', '--language', 'de'])"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, check=True, text=True, encoding="utf-8")

    lines = done.stdout.splitlines()
    assert "\x1b" not in done.stdout
    assert max(map(len, lines)) <= 80
    assert lines == [line.rstrip() for line in lines]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["poker"], ["poker", "schwimmen_gamerules"]),
        (["schwimmen", "lives=3"], ["lives", "units"]),
        (["schwimmen", "units=0"], ["units", "0", "1"]),
        (["schwimmen", "units=true"], ["units", "true"]),
        (["schwimmen", "close_timing=later"], ["close_timing", "later", "rider"]),
        (["schwimmen", "extra"], ["extra", "units=2"]),
        (["--code", "1-0061-8K"], ["share code"]),
        (["--code", "blitz"], ["blitz", "schwimmen", "thirty_one"]),
        (["trianta", "ena"], ["31", share.encode("thirty_one", {})]),
        (["schwimmen_gamerules", "--code", share.encode("schwimmen", {})], ["schwimmen", "schwimmen_gamerules"]),
    ],
    ids=str,
)
@pytest.mark.parametrize("command", ["rules", "play"])
def test_wrong_rules_are_one_clear_line(
    capsys: Captured, command: str, arguments: list[str], expected: list[str]
) -> None:
    """Status 2, nothing printed, one line on the error stream that names what came and what is allowed."""
    assert main([command, *arguments]) == 2

    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"schwimmen {command}: ")
    assert captured.err.count("\n") == 1
    assert all(part in captured.err for part in expected)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--players", "1"], "2 to 8"),
        (["--players", "-3"], "2 to 8"),
        (["--players", "1000000000"], "2 to 8"),
        (["--levels", "club,wizard"], "wizard"),
        (["players=[2,20]", "--players", "10"], "32 cards"),
        ([], "terminal"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_laid_is_one_clear_line(capsys: Captured, arguments: list[str], expected: str) -> None:
    """Too many players, unknown levels, no terminal: said before anything is dealt."""
    assert main(["play", *arguments]) == 2

    assert expected in capsys.readouterr().err


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_can_be_laid_in_the_terminal(preset: str) -> None:
    """Each preset, with house rules beside its name, makes a table for as few as its rules allow."""
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    few = PRESETS[preset].rules.players[0]
    args = parser.parse_intermixed_args(["direction=anticlockwise", preset, "--players", str(few), "--seed", "1"])

    session = Session(play.setting_of(args, chosen(args)))

    assert session.game.preset.id == preset
    assert session.game.rules.direction == Direction.ANTICLOCKWISE
    assert len(session.game.players) == few


def test_the_rules_need_no_terminal_library() -> None:
    """Textual is loaded where a table is laid, and nowhere else."""
    code = "import sys; from schwimmen.cli import main; main(['rules']); print('textual' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)

    assert done.stdout.splitlines()[-1] == "False"
