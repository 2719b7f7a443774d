"""Log lines: one JSON object each, for machines, or plain text. None tells of a card, a token, a name or an address."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal, TypeAlias

Style: TypeAlias = Literal["plain", "json"]


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and where an exception came from."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        told: dict[str, str | list[str]] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = frames_of(record)
        return json.dumps(told, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """Time, level and message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatException(self, ei: object) -> str:  # noqa: ARG002, N802 - the name is logging's
        """Return nothing: `format` tells where it came from, without the values that an exception may quote."""
        return ""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line = super().format(record)
        return "\n".join([line.rstrip(), *frames_of(record)]) if record.exc_info else line


def frames_of(record: logging.LogRecord) -> list[str]:
    """Return where an exception came from and of what type it is, but none of its values: they may hold a card."""
    if not record.exc_info or record.exc_info[0] is None:
        return []
    kind, _, trace = record.exc_info
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"  {code.co_filename}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return [*places, f"  {kind.__name__}"]


def set_up(style: Style, level: int = logging.WARNING) -> None:
    """Send all log lines to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("schwimmen").setLevel(min(level, logging.INFO))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)
