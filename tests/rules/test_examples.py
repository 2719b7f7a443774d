from pathlib import Path

import pytest

from schwimmen import VARIANTS, record
from tests.rules.language import LINES, Example, examples, run

FOLDER = Path(__file__).parent / "examples"
EXAMPLES = [example for path in sorted(FOLDER.glob("*.ex")) for example in examples(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_worked_example_comes_out_as_the_rules_say(example: Example) -> None:
    """Every line of a worked example holds in the engine."""
    run(example)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_worked_example_replays_from_its_record(example: Example) -> None:
    """The hands of an example, written down and replayed, end in the same position."""
    for game in run(example).games:
        answer = record.replay(record.read(game.record()))
        assert answer["ok"], answer["error"]
        assert answer["phase"] == game.phase
        assert [seat["hand"] for seat in answer["seats"]] == [game.view(seat).hand for seat in range(len(game.players))]


def test_no_example_is_lost() -> None:
    """Every example line is one that the interpreter knows, and the three presets have all of theirs."""
    lines = [line for example in EXAMPLES for line in example.lines]
    assert {line.split()[0] for line in lines} <= set(LINES)
    names = [example.name for example in EXAMPLES]
    assert names[:21] == [f"SW-E{number}" for number in range(1, 22)]
    assert len(set(names)) == len(names)
    assert {line.split()[1] for line in lines if line.startswith("G ")} <= set(VARIANTS)


@pytest.mark.parametrize(
    "wrong",
    [
        "V 7H 9H KS = 17",
        "O KC QC JC > 9S 9H 9C",
        "X close by=A A=7C,7S,7H B=8C,8S,8H => A:0 B:1",
        "K units=3 pen=1,1 => 2 0",
        "F final_tie=share A=0 B=1 loss=A,B => winner A",
        "F final_tie=share A=0 B=0 loss=A,B => replay A B",
        "? turn = B",
        "? legal A = pass",
        "? table = 7H 8H 9H",
        "! A pass",
        "> B pass",
        "= end close A:1 B:0",
    ],
)
def test_interpreter_notices_what_is_wrong(wrong: str) -> None:
    """A line that does not hold fails."""
    hand = "S dealer=B A=AC,AD,7S B=KH,QH,9H extra=9C,8D,7C stock=TC"
    with pytest.raises(AssertionError):
        run(Example("wrong", ["G schwimmen", hand, "> B keep", wrong]))
