"""Log lines: for machines or people, and nothing that anybody has sent or holds is in one."""

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from schwimmen.server import logs
from schwimmen.server.logs import JsonLines, PlainLines, Style

SECRET = "hand 7H KS AD of Anna"


@pytest.fixture
def restored() -> Iterator[None]:
    """Leave the loggers as they were."""
    root = logging.getLogger()
    names = ("schwimmen", "uvicorn", "uvicorn.error", "uvicorn.access", "alembic")
    before = root.handlers[:], root.level, [(name, logging.getLogger(name).level) for name in names]
    yield
    root.handlers[:], root.level = before[0], before[1]
    for name, level in before[2]:
        logging.getLogger(name).setLevel(level)


def failed() -> logging.LogRecord:
    """Return the record of something that went wrong, with values in the exception and its cause."""
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise RuntimeError(f"about {SECRET}") from error
    except RuntimeError:
        info = sys.exc_info()
    return logging.LogRecord("schwimmen.server.room", logging.ERROR, __file__, 1, "a table could not go on", (), info)


def test_a_line_for_machines_is_one_object() -> None:
    """Time, level, logger, message, and where an exception came from."""
    line = JsonLines().format(failed())
    assert "\n" not in line
    told = json.loads(line)
    assert told.keys() == {"time", "level", "logger", "message", "trace"}
    assert (told["level"], told["message"]) == ("error", "a table could not go on")
    assert told["trace"][-1].strip() == "RuntimeError"
    assert "test_logs.py" in told["trace"][0]
    quiet = logging.LogRecord("a", logging.INFO, __file__, 1, "started on %s", ("port 1",), None)
    assert json.loads(JsonLines().format(quiet))["message"] == "started on port 1"


@pytest.mark.parametrize("lines", [JsonLines(), PlainLines()])
def test_no_line_quotes_the_values_of_an_exception(lines: logging.Formatter) -> None:
    """They may hold a card, a name or a secret: the place and the type have to do."""
    line = lines.format(failed())
    assert "RuntimeError" in line
    assert not any(part in line for part in SECRET.split() if part != "of")
    assert not any(part in lines.format(failed()) for part in ("7H", "KeyError('"))


@pytest.mark.parametrize("style", ["plain", "json"])
def test_all_lines_go_the_same_way(style: Style, restored: None, capsys: pytest.CaptureFixture[str]) -> None:
    """The web server's lines and those of the migrations look like the program's own; idle chatter is not told."""
    logs.set_up(style)
    for name in ("schwimmen.server.room", "uvicorn.error", "alembic.runtime"):
        logging.getLogger(name).warning("careful")
    logging.getLogger("uvicorn.access").info("somebody came")
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("{") is (style == "json") for line in lines)
    assert all("careful" in line for line in lines)
