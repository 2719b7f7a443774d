"""The page replays records by itself: `node web/replay.mjs` answers as `schwimmen replay` does."""

import json
import subprocess
from itertools import islice
from pathlib import Path

import client

from schwimmen.match import record
from schwimmen.rules.presets import PRESETS
from tests.oracle.compare import without_message
from tests.page.node import run
from tests.page.records import REPLAY, differences, random_texts, replayed
from tests.samples import samples

ROOT = Path(__file__).parent.parent.parent


def test_the_page_passes_the_conformance_suite() -> None:
    """Every line of the suite is answered as it is written there."""
    names = [f"{name}.jsonl" for name in (*PRESETS, "unreadable")]
    told = [text for name in names for text in (ROOT / "conformance" / name).read_text("utf-8").splitlines()]
    suite = [json.loads(text) for text in told]
    texts = [line["text"] if "text" in line else json.dumps(line["record"]) for line in suite]
    came = [without_message(json.loads(line)) for line in replayed(texts)]
    assert [line["name"] for line, given in zip(suite, came, strict=True) if given != line["replay"]] == []


def test_the_page_answers_random_records_as_python_and_the_independent_program_do() -> None:
    """Games, house rules and corruptions of every sort: the same line, to the byte."""
    assert list(islice(differences(random_texts(seed=1, count=samples(80, 200))), 3)) == []


def test_the_page_reads_files_as_the_command_does(tmp_path: Path) -> None:
    """One record over several lines, JSON Lines with blank ones, bytes that are no text, nothing at all."""
    example = ROOT / "examples" / "short-deal.json"
    line = json.dumps(json.loads(example.read_text("utf-8"))).encode()
    for data in (example.read_bytes(), line + b"\n\n \v\n" + line, b"", b"\n", b"\xff\n" + line, b"{}\r\n[]"):
        path = tmp_path / "records"
        path.write_bytes(data)
        wanted = [json.dumps(record.answer(text)) for text in record.split(data)]
        assert run(REPLAY, str(path), "--json").stdout.decode().splitlines() == wanted


def test_each_record_is_answered_before_the_next_one_comes() -> None:
    """Who asks about a position gets the answer while standard input stays open."""
    node = client.find_node()
    assert node is not None, "make setup"
    example = json.dumps(json.loads((ROOT / "examples" / "short-deal.json").read_text("utf-8")))
    command = [node.folder / "node", REPLAY, "-", "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(2):
            program.stdin.write(example + "\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["ok"]
        program.stdin.close()
    assert program.returncode == 0


def test_a_file_that_is_not_there_is_status_2(tmp_path: Path) -> None:
    """As with the command: a message on standard error, and no answer."""
    done = run(REPLAY, str(tmp_path / "nowhere.json"))
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"nowhere.json" in done.stderr
