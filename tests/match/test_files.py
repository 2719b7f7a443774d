"""How `schwimmen replay` finds records in files and on standard input, as a process."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from schwimmen.match import record
from tests.match.test_replay import OVER, record_of
from tests.oracle import faults
from tests.oracle.compare import difference
from tests.samples import samples

COMMAND = [str(Path(sys.executable).with_name("schwimmen")), "replay"]
PLAIN = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
"""An engine in plain Python starts four times as fast."""
GOOD = json.dumps(record_of(OVER))


def run(*arguments: str, given: bytes = b"", jit: bool = False) -> tuple[int, list[dict[str, object]]]:
    """Run the command to its end; return its status and its answers."""
    env = None if jit else PLAIN
    done = subprocess.run([*COMMAND, *arguments], input=given, capture_output=True, timeout=120, env=env, check=False)
    assert done.stderr == b""
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture
def listening() -> Iterator[subprocess.Popen[bytes]]:
    """Start the command on a standard input that stays open."""
    with subprocess.Popen(
        [*COMMAND, "-", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=PLAIN
    ) as process:
        guard = threading.Timer(120, process.kill)
        guard.start()
        yield process
        guard.cancel()
        process.kill()


def test_every_line_is_answered_at_once(listening: subprocess.Popen[bytes]) -> None:
    """An answer comes before the next record is written, good or bad."""
    for line, ok in ((GOOD, True), ("nonsense", False), (GOOD, True)):
        listening.stdin.write(line.encode() + b"\n")
        listening.stdin.flush()
        assert json.loads(listening.stdout.readline())["ok"] is ok
    listening.stdin.close()
    assert listening.stdout.read() == b""
    assert listening.wait() == 1


def test_a_file_of_one_record_over_many_lines(tmp_path: Path) -> None:
    """A file that is one JSON value is one record, however many lines it takes."""
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record_of(OVER), indent=2) + "\n\n", encoding="utf-8")
    assert run(str(path), "--json") == (0, [record.answer(GOOD)])


def test_a_file_of_lines(tmp_path: Path) -> None:
    """Any other file is a record a line; blank lines are passed over, bad ones answered in their place."""
    path = tmp_path / "records.jsonl"
    lines = [
        GOOD.encode(),
        b"",
        b"  \t",
        b"{",
        b"\xff\xfe" + GOOD.encode(),
        b"[" * 100_000,
        GOOD.encode() + b"\r",
        b"7",
    ]
    path.write_bytes(b"\n".join(lines))
    status, answers = run(str(path))
    assert status == 1
    assert [answer["ok"] for answer in answers] == [True, False, False, False, True, False]
    assert answers[0] == answers[4]


def test_standard_input_is_always_lines() -> None:
    """A record over several lines is several bad records on standard input."""
    status, answers = run("-", given=json.dumps(record_of(), indent=1).encode())
    assert status == 1
    assert len(answers) > 5
    assert not any(answer["ok"] for answer in answers)


@pytest.mark.few(1)
@pytest.mark.parametrize("given", [b"", b"\n", b" \n\t\n\r\n"])
def test_nothing_in_nothing_out(given: bytes, tmp_path: Path) -> None:
    """No record gives no output and no error, from standard input and from a file."""
    path = tmp_path / "empty"
    path.write_bytes(given)
    assert run(given=given) == (0, [])
    assert run(str(path)) == (0, [])


def test_a_last_line_needs_no_end() -> None:
    """A last line without a line break is a line."""
    assert run("-", given=f"{GOOD}\n{GOOD}".encode()) == (0, [record.answer(GOOD)] * 2)


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    """A file that cannot be read is an error in words, without a trace."""
    done = subprocess.run([*COMMAND, str(tmp_path / "none")], capture_output=True, text=True, env=PLAIN, check=False)
    assert done.returncode != 0
    assert done.stdout == ""
    assert "none" in done.stderr
    assert "Traceback" not in done.stderr


def test_many_records_in_one_process() -> None:
    """Hundreds of random records, good and bad, are answered in their order as the oracle answers them."""
    lines = [
        line for line in map(faults.line, range(5001, 5001 + samples(30, 2000))) if line.strip() and "\n" not in line
    ]
    status, answers = run("-", given="\n".join(lines).encode("utf-8", "surrogatepass"), jit=True)
    assert status == 1
    assert len(answers) == len(lines)
    assert [difference(line, came) for line, came in zip(lines, answers, strict=True) if difference(line, came)] == []


def test_a_file_in_memory_is_split_the_same_way() -> None:
    """One JSON value, even a wrong one, is one record; two are two; what is not UTF-8 is told apart by lines."""
    assert list(record.split(b'{"a":\n1}')) == ['{"a":\n1}']
    assert list(record.split(b"[1,\n2]\n")) == ["[1,\n2]\n"]
    assert list(record.split(b"{}\n{}")) == ["{}", "{}"]
    assert list(record.split(b"\xff\n{}")) == [None, "{}"]
