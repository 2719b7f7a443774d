import json
from collections import Counter
from pathlib import Path

import pytest

from schwimmen import PRESETS, find
from schwimmen.match import record
from tests.rules.language import LINES, Example, examples, run
from tests.rules.outcomes import UNREACHED
from tests.rules.playing import LAST_CARDS

FOLDER = Path(__file__).parent / "examples"
FILES = {path.stem: examples(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.ex"))}
EXAMPLES = [example for found in FILES.values() for example in found]

OUTSIDE = {
    "MB-E1..E6": [
        "G mambassa",
        "V AC AS AH AD = 44",
        "V AS KS QS JS = 41",
        "V 7C 7S 7H 7D = 40",
        "V 4C 5C 6C 7C = 39.5",
        "V KC KS KH 2D = 39",
        "V 2C 3C 4C KS = 38.5",
        "V 7C JC KC AC = 38",
    ]
}
"""Lines that nothing plays: the rules only mention Mambassa, outside what is normative, so there is no such preset."""

PLAYED = [example for example in EXAMPLES if example.name not in OUTSIDE]

NUMBERS = {
    "banking_31": (1, 8),
    "chinese_51": (10, 55),
    "dutch31": (8, 52),
    "empat_satu": (7, 36),
    "energy_schwimmen": (8, 42),
    "forty_one": (7, 28),
    "hosa_aba": (6, 42),
    "japanese_51": (6, 33),
    "mambassa": (1, 8),
    "no_elimination_31": (6, 15),
    "schwimmen": (21, 85),
    "stop_the_bus": (6, 24),
    "thirty_one": (13, 53),
    "trentuno": (10, 64),
    "tri_palki": (14, 55),
    "tuppenny_loo": (10, 33),
}
"""Examples and lines of each game: 633 lines in all."""

KINDS = {">": 165, "?": 114, "X": 69, "V": 67, "S": 53, "G": 49, "=": 47, "O": 19, "!": 17, "K": 11} | {
    "D": 6,
    "B": 4,
    "P": 4,
    ">>": 3,
    "F": 3,
    "M": 2,
}
"""Lines of each kind."""


@pytest.mark.parametrize("example", PLAYED, ids=lambda example: example.name)
def test_worked_example_comes_out_as_the_rules_say(example: Example) -> None:
    """Every line of a worked example holds in the engine."""
    run(example)


@pytest.mark.parametrize("example", PLAYED, ids=lambda example: example.name)
def test_worked_example_replays_from_its_record(example: Example) -> None:
    """The matches of an example, written down and replayed, go the same way to the same position."""
    for game in run(example).recorded:
        answer = record.answer(json.dumps(game.record()))
        assert (answer["ok"], answer["error"]) == (True, None)
        assert [hand["end"] for hand in answer["hands"]] == [result.end for result in game.results]
        assert [hand["change"] for hand in answer["hands"]] == [list(result.change) for result in game.results]
        state = record.state_of(game._referee)
        assert {key: answer[key] for key in state} == state


def test_no_example_is_lost() -> None:
    """All 633 lines are here, game by game and kind by kind, and each is one that the interpreter knows."""
    assert {name: (len(found), sum(len(each.lines) for each in found)) for name, found in FILES.items()} == NUMBERS
    lines = [line for example in EXAMPLES for line in example.lines]
    assert len(lines) == sum(KINDS.values()) == 633
    assert Counter(line.split()[0] for line in lines) == KINDS
    assert set(KINDS) == set(LINES)


def test_examples_of_a_game_are_numbered_without_a_gap() -> None:
    """The names of a file's examples count from 1, under one short name of the game that no other file has."""
    shorts = {name: found[0].name.partition("-")[0] for name, found in FILES.items()}
    assert len(set(shorts.values())) == len(FILES)
    for name, found in FILES.items():
        if len(found) > 1:
            assert [each.name for each in found] == [f"{shorts[name]}-E{number + 1}" for number in range(len(found))]


def test_what_no_engine_plays_is_told() -> None:
    """Exactly the lines of the game that is only mentioned are played by nobody."""
    lost = {each.name: each.lines for each in EXAMPLES if each not in PLAYED}
    assert lost == OUTSIDE
    rules = {line.split()[1] for each in EXAMPLES for line in each.lines if line.startswith("G ")}
    assert rules - set(PRESETS) == {"mambassa"}
    assert set(PRESETS) - rules == {"schwimmen_gamerules", "schwimmen_catsatcards"}
    with pytest.raises(ValueError, match="mambassa"):
        find("mambassa")


def test_positions_that_no_play_reaches_are_those_of_examples() -> None:
    """What is set up past the rules of play is told one by one, and nothing is told in vain."""
    settled = {line[2:].partition(" => ")[0] for each in PLAYED for line in each.lines if line.startswith("X ")}
    assert set(UNREACHED) <= settled
    assert [each.name for each in PLAYED if each.name in LAST_CARDS and not run(each).games] == []
    assert {each.name for each in PLAYED} >= set(LAST_CARDS)


@pytest.mark.parametrize(
    "wrong",
    [
        "V 7H 9H KS = 17",
        "O KC QC JC > 9S 9H 9C",
        "O 9S 9H 9C = KC QC JC",
        "X close by=A A=7C,7S,7H B=8C,8S,8H => A:0 B:1",
        "X 31 by=A A=7C,7S,7H B=8C,8S,8H => A:1 B:0",
        "K units=3 pen=1,1 => 2 0",
        "F final_tie=share A=0 B=1 loss=A,B => winner A",
        "F final_tie=share A=0 B=0 loss=A,B => replay A B",
        "M 7*5/2 = 17",
        "B 31 KC QD AS => bust",
        "P banking player=KC,QD,AS bank=KD,QS,TH => 1",
        "? turn = B",
        "? legal A = pass",
        "? legal B = swap_one swap_all pass close",
        "? table = 7H 8H 9H",
        "? weather = fine",
        "! A pass",
        "! A pass close",
        "> B pass",
        "> A pass B",
        "> A stick",
        "= end close A:1 B:0",
    ],
)
def test_interpreter_notices_what_is_wrong(wrong: str) -> None:
    """A line that does not hold fails."""
    hand = "S dealer=B A=AC,AD,7S B=KH,QH,9H extra=9C,8D,7C stock=TC"
    before = ["G schwimmen", hand, "> B keep"]
    run(Example("right", before, []))
    with pytest.raises(AssertionError):
        run(Example("wrong", before, [wrong]))


@pytest.mark.parametrize(
    ("rules", "wrong"),
    [
        ("dutch31", "D A=1 B=3 hands: A / A => A:out B:3 chicken=forfeited"),
        ("dutch31", "D A=1 B=3 hands: A => A:out B:3 chicken=A"),
        ("tri_palki", "X allpass dealer=B A=6C,7C,8C B=6D,6S,6H => A:0 B:0 next=A"),
        ("forty_one", "X end by=A lead=A A=AS,KS,7S,TS B=QD,JD,TD,2C C=9C,8C,4C,KH => A:38 B:-8 C:-17 next=B"),
        ("empat_satu", "X stop by=A lead=A A=AS,KS,9S,2S B=AH,KH,QH,5C => winner=B loser=A"),
        ("chinese_51", "X call by=A ch=B A=AC,KC,QC,JC,9C B=AS,KS,QS,JS,TS C=AD,KD,QD,TD,8D => A:0 B:50 C:49"),
        ("stop_the_bus", "O 4C 5D 6S > 6H 5S 4D"),
    ],
)
def test_interpreter_notices_what_is_wrong_in_other_games(rules: str, wrong: str) -> None:
    """A line that does not hold fails, in every game that has lines of its own."""
    with pytest.raises(AssertionError):
        run(Example("wrong", [f"G {rules}"], [wrong]))
