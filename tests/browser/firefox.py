"""A Firefox that follows a test, by WebDriver BiDi: Playwright drives none but its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

LISTENS = "WebDriver BiDi listening on "
PATIENCE = 60

APPEARS = """new Promise((resolve) => {
  const look = () => document.querySelector(SELECTOR) ? resolve() : requestAnimationFrame(look)
  look()
})"""


@contextmanager
def started(program: str, profile: Path) -> Iterator[Firefox]:
    """Start one with a profile of its own, and end it when the block is left."""
    command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with Popen(command, stdout=DEVNULL, stderr=PIPE, text=True) as process:
        assert process.stderr is not None
        said = next(line for line in process.stderr if LISTENS in line)
        Thread(target=process.stderr.read, daemon=True).start()  # or else it waits for a reader
        try:
            with connect(f"{said.partition(LISTENS)[2].strip()}/session", max_size=None) as line:
                yield Firefox(line)
        finally:
            process.terminate()


class Firefox:
    """Its window; `wrong` are the errors and warnings of its console."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count()
        self.wrong: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def prepare(self, script: str) -> None:
        """Run a script in every page before its own."""
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def open(self, address: str) -> None:
        """Open a page."""
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """Return what an expression of JavaScript gives, or what it promises: a text, a number, or nothing."""
        target = {"context": self._window}
        done = self._ask("script.evaluate", expression=script, target=target, awaitPromise=True)
        assert done["type"] == "success", done
        return done["result"].get("value")

    def sees(self, selector: str) -> None:
        """Wait until an element is there."""
        self.run(APPEARS.replace("SELECTOR", json.dumps(selector)))

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv(PATIENCE))
            if told["type"] == "event":
                self._note(told["params"])
            elif told["id"] == number:
                assert told["type"] == "success", told
                return told["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self.wrong.append(entry["text"])
