"""One source, two speeds: compiled and as plain Python the engine says the same."""

import json
import os
import subprocess
import sys

import pytest

from schwimmen import PRESETS
from schwimmen.engine.kernel import BriefKernel
from schwimmen.match import record
from tests.oracle import faults
from tests.rules.language import run
from tests.rules.test_examples import EXAMPLES
from tests.samples import samples

ROLLOUT = """
import sys
from hashlib import sha256
from schwimmen import PRESETS, cards
from schwimmen.engine import chance, rollout
from schwimmen.engine.kernel import JIT, new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.engine.match import start

for number, preset in enumerate(PRESETS.values()):
    rules = preset.rules
    array = new(Table)
    array[0]["pack"][: rules.pack] = cards.pack_of(rules.pack)
    array[0]["rng"] = chance.seed_state(number)
    table, fields = array[0], fields_of(rules)[0]
    start(table, fields, 4, 0)
    for _ in range(8):
        moves = rollout.random_hand(table, fields)
        print(preset.id, moves, *(array[0][name].tolist() for name in ("end", "units", "values", "hands", "dealer")))
        if array[0]["winners"]:
            start(table, fields, 4, 0)
print("compiled" if JIT else "plain", file=sys.stderr)
"""

REPLAY = """
import json, sys
from schwimmen.engine.kernel import BriefKernel
from schwimmen.match import record

for text in sys.stdin:
    print(json.dumps(record.answer(text.rstrip("\\n"))))
"""


def python(*arguments: str, jit: bool, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the engine compiled or not."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "0" if jit else "1", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, env=env, check=True, timeout=120)


@pytest.mark.thorough
@pytest.mark.jit
def test_random_play_is_the_same_compiled_and_plain() -> None:
    """From the same seeds both play the same moves to the same ends."""
    compiled, plain = (python("-c", ROLLOUT, jit=jit) for jit in (True, False))
    assert (compiled.stderr.strip(), plain.stderr.strip()) == ("compiled", "plain")
    assert compiled.stdout == plain.stdout
    assert len(compiled.stdout.splitlines()) == len(PRESETS) * 8


@pytest.mark.thorough
@pytest.mark.jit
def test_replay_is_the_same_compiled_and_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random records, and the worked examples, have the same answers, byte for byte."""
    monkeypatch.setattr(BriefKernel, "open", True)
    texts = [
        text for text in map(faults.line, range(7001, 7001 + samples(30, 1000))) if text.isascii() and "\n" not in text
    ]
    texts += [json.dumps(game.record()) for example in EXAMPLES for game in run(example).games]
    plain = python("-c", REPLAY, jit=False, given="".join(text + "\n" for text in texts)).stdout.splitlines()
    assert plain == [json.dumps(record.answer(text)) for text in texts]
