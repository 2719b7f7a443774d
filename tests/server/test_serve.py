"""`schwimmen serve` as people start it: a real process."""

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from schwimmen.cli import main, serve
from schwimmen.server import client as clients
from schwimmen.server import logs
from schwimmen.server.store.lock import Lock

Start = Callable[..., subprocess.Popen[str]]

COMMAND = [sys.executable, "-c", "import sys; from schwimmen.cli import main; sys.exit(main())", "serve"]
WITHOUT_DISPLAY = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start the command with a store of its own; whatever still runs at the end is stopped."""
    running: list[subprocess.Popen[str]] = []

    def begin(*arguments: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [*COMMAND, *arguments],
            env=WITHOUT_DISPLAY | {"SCHWIMMEN_STORE": f"sqlite:///{tmp_path}/tables.sqlite"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            bufsize=1,
        )
        running.append(process)
        return process

    yield begin
    for process in running:
        process.kill()
        process.communicate()


def address_said(process: subprocess.Popen[str]) -> str:
    """Wait until the command says where it plays."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise AssertionError("it ended without an address")


def test_it_says_its_address_answers_there_and_stops_quietly(start: Start) -> None:
    """The printed address answers, and so do the numbers; `--open` without a display does no harm; Ctrl-C ends it."""
    with serve.bind("127.0.0.1", 0) as free:
        metrics = free.getsockname()[1]
    process = start("--port", "0", "--open", "--metrics-port", str(metrics))
    address = address_said(process)
    with urllib.request.urlopen(f"{address}readyz") as answer:
        assert answer.status == 200
    with urllib.request.urlopen(f"http://127.0.0.1:{metrics}/metrics") as answer:
        assert b"schwimmen_tables 0.0" in answer.read()
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "Traceback" not in rest


def test_a_taken_port_is_passed_over() -> None:
    """Without a wish for a port the next free one is taken; a port that was wished for is an error if it is taken."""
    with serve.bind("127.0.0.1", None) as first, serve.bind("127.0.0.1", None) as second:
        ports = [each.getsockname()[1] for each in (first, second)]
        assert serve.PORT <= ports[0] < ports[1]
        with pytest.raises(OSError, match="in use"):
            serve.bind("127.0.0.1", ports[0])


def test_a_port_that_cannot_be_had_is_said_in_one_line(capsys: pytest.CaptureFixture[str], built: None) -> None:
    """If you ask for a port that is taken, you read one line and get status 1."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve.run(arguments(port=port)) == 1
    said = capsys.readouterr().err
    assert str(port) in said
    assert said.count("\n") == 1


def test_a_store_in_use_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, built: None, tmp_path: Path
) -> None:
    """A second server on one file does not begin; the line says what to do."""
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    held = Lock.on(store)
    monkeypatch.setattr(logs, "set_up", lambda _: None)  # other tests read log lines too
    assert serve.run(arguments(port=0, store=store)) == 1
    held.release()
    said = capsys.readouterr().err
    assert "--store" in said
    assert said.count("\n") == 1


WRONG = {"log": "loud", "metrics_port": "http", "keep_days": "-1", "public_url": "cards.example.org"}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_setting_is_said_in_one_line(name: str, capsys: pytest.CaptureFixture[str], built: None) -> None:
    """Settings may come from the environment, so each is looked at, and named, before anything begins."""
    assert serve.run(arguments(port=0, **{name: WRONG[name]})) == 1
    said = capsys.readouterr().err
    assert f"--{name.replace('_', '-')}" in said
    assert WRONG[name] in said
    assert said.count("\n") == 1


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has a variable; what is asked for on the command line counts more."""
    monkeypatch.setenv("SCHWIMMEN_PUBLIC_URL", "https://cards.example.org")
    assert arguments().public_url == "https://cards.example.org"
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    assert parser.parse_args(["--public-url", "https://other.example.org"]).public_url == "https://other.example.org"


@pytest.mark.parametrize("port", ["99999", "-1", "http"])
def test_what_is_no_port_is_refused_by_the_command_line(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A number that no port has, or no number at all, is named in the error."""
    with pytest.raises(SystemExit):
        main(["serve", "--port", port])
    assert port in capsys.readouterr().err


def test_a_missing_client_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the built client nothing is served; the message says how to build it."""
    monkeypatch.setattr(clients, "is_built", lambda: False)
    assert serve.run(arguments()) == 1
    assert "make play" in capsys.readouterr().err


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the client be built."""
    monkeypatch.setattr(clients, "is_built", lambda: True)


def arguments(**changed: object) -> argparse.Namespace:
    """Return what the command line gives without arguments, with changes."""
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return argparse.Namespace(**(vars(parser.parse_args([])) | changed))


@pytest.mark.parametrize(
    ("host", "language", "address"),
    [
        ("127.0.0.1", None, "http://localhost:3131/"),
        ("0.0.0.0", None, "http://localhost:3131/"),
        ("::1", None, "http://[::1]:3131/"),
        ("192.168.1.7", "de", "http://192.168.1.7:3131/?lang=de"),
    ],
)
def test_the_address_can_be_typed(host: str, language: str | None, address: str) -> None:
    """The address is one that a browser on this machine understands."""
    assert serve.address(host, 3131, language) == address


def test_is_built_looks_for_the_page(tmp_path: Path) -> None:
    """A client is there once its page is."""
    assert not clients.is_built(tmp_path)
    (tmp_path / "index.html").touch()
    assert clients.is_built(tmp_path)
