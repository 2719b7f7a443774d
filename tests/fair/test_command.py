"""`schwimmen verify`: what it says, and its exit status."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from schwimmen.cli import main
from schwimmen.fair.shuffle import Shuffle
from schwimmen.words import LANGUAGES, Words
from tests.fair.proofs import hand_of

Captured = pytest.CaptureFixture[str]
PLAYERS = ["Anna", "Ben", "Cem"]
GIVEN = ("ab" * 16, None, "cd" * 16)


pytestmark = pytest.mark.usefixtures("english")


def shuffle_of(hand: int, given: tuple[str | None, ...] = GIVEN) -> Shuffle:
    """Return the shuffle of a hand of three."""
    return Shuffle(bytes([hand]) * 32, "quiet-otter", hand, given)


def record_of(*hands: dict[str, Any], **other: Any) -> dict[str, Any]:
    """Write a record whose dealer is the one that the first of these shuffles draws."""
    dealer = shuffle_of(1).below("dealer", 3)
    record = {"schwimmen": 1, "rules": "schwimmen", "players": PLAYERS, "dealer": dealer, "hands": list(hands)}
    return record | other


GOOD, NEXT = hand_of(shuffle_of(1)), hand_of(shuffle_of(2))
ALONE = hand_of(shuffle_of(3, (None, None, None)))
BARE = {key: value for key, value in NEXT.items() if key != "shuffle"}
WRONG = NEXT | {"pack": GOOD["pack"]}
TORN = NEXT | {"shuffle": {"secret": "?"}}


def answer(capsys: Captured, tmp_path: Path, *records: Any) -> tuple[int, list[dict[str, Any]]]:
    """Verify records in a file; return the status and the lines of JSON."""
    path = tmp_path / "records.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    status = main(["verify", str(path), "--json"])
    return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(
    ("hands", "status", "verdicts"),
    [
        ([GOOD], 0, ["fair"]),
        ([GOOD, NEXT, ALONE], 0, ["fair", "fair", "fair"]),
        ([GOOD, BARE], 1, ["fair", "none"]),
        ([BARE], 1, ["none"]),
        ([], 1, []),
        ([GOOD, WRONG], 1, ["fair", "pack"]),
        ([GOOD, TORN], 1, ["fair", "malformed"]),
        ([NEXT], 1, ["dealer"]),
    ],
)
def test_only_a_match_that_is_proven_whole_passes(
    capsys: Captured, tmp_path: Path, hands: list[dict[str, Any]], status: int, verdicts: list[str]
) -> None:
    """The status is 0 if there is a hand, and each has a proof that fits."""
    came, (line,) = answer(capsys, tmp_path, record_of(*hands))
    assert (came, line["ok"], line["error"]) == (status, status == 0, None)
    assert [hand["verdict"] for hand in line["hands"]] == verdicts
    assert (line["rules"], line["players"]) == ("schwimmen", PLAYERS)


def test_it_counts_who_contributed(capsys: Captured, tmp_path: Path) -> None:
    """A hand that is proven fair comes with the number of its contributions; of others nothing is known."""
    _, (line,) = answer(capsys, tmp_path, record_of(GOOD, ALONE, WRONG, BARE))
    assert [hand["contributions"] for hand in line["hands"]] == [2, 0, None, None]


def test_every_record_has_its_line(capsys: Captured, tmp_path: Path) -> None:
    """What cannot be read is answered in its place, and lets the whole fail."""
    status, lines = answer(capsys, tmp_path, record_of(GOOD), {"schwimmen": 2}, record_of(GOOD))
    assert status == 1
    assert [line["ok"] for line in lines] == [True, False, True]
    assert "version" in lines[1]["error"]["message"]


def test_it_reads_standard_input(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a file it reads one record a line."""
    given = f"{json.dumps(record_of(GOOD))}\n\n".encode() + b"\xff\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))
    assert main(["verify", "--json"]) == 1
    assert [json.loads(line)["ok"] for line in capsys.readouterr().out.splitlines()] == [True, False]


def test_a_missing_file_is_one_clear_line(capsys: Captured, tmp_path: Path) -> None:
    """Status 2, and the name of the file on the error stream."""
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert "none.json" in captured.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_its_verdicts_in_words(capsys: Captured, tmp_path: Path, language: str) -> None:
    """Players, a sentence for each hand, and a sum; a hand to which nobody contributed is told apart."""
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record_of(GOOD, ALONE, WRONG, BARE), indent=1), encoding="utf-8")
    words = Words(language)
    assert main(["verify", str(path), "--language", language]) == 1
    told = [("fair", 2), ("fair", 0), ("pack", 0), ("none", 0)]
    expected = [
        "Schwimmen: Anna, Ben, Cem",
        *(
            f"{words('hand-number', number=n)} {words(f'verify-{verdict}', contributions=count)}"
            for n, (verdict, count) in enumerate(told, 1)
        ),
        words("verify-sum", count=4, fair=2),
    ]
    assert capsys.readouterr().out.split() == " ".join(expected).split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_are_told_apart(capsys: Captured, tmp_path: Path, language: str) -> None:
    """An empty line stands between two records, also where one cannot be read or has no hands."""
    path = tmp_path / "records.jsonl"
    path.write_text("\n".join(map(json.dumps, [record_of(), [], record_of(GOOD)])), encoding="utf-8")
    assert main(["verify", str(path), "--language", language]) == 1
    parts = capsys.readouterr().out.split("\n\n")
    words = Words(language)
    assert len(parts) == 3
    assert words("verify-sum", count=0, fair=0) in parts[0]
    assert parts[1].startswith(words("verify-unreadable", message="")[:12])
    assert words("verify-sum", count=1, fair=1) in parts[2]
