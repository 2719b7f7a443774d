"""The guided first hand at the table in the terminal: moves are asked for one by one; opponents play by the script."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from schwimmen.match.game import Game
from schwimmen.rulebook.first_hand import Saying, first_hand
from schwimmen.terminal.session import Session, Setting
from schwimmen.words.sentence import Sentence


class GuidedSession(Session):
    """One hand that is always the same; after it, or when it is skipped, the table of the setting is laid."""

    def __init__(
        self,
        setting: Setting,
        ready: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Deal the hand, up to where the person is asked for the first time."""
        self._script = first_hand()
        self._sayings = list(self._script.sayings())
        self._made, self._read = len(self._script.begun), 0
        super().__init__(replace(setting, minutes=None), ready, clock)
        self._real = setting

    def _dealt(self) -> Game:
        self.names = list(self._script.others)
        game = self._script.dealt(self.setting.name)
        for move in self._script.begun:
            game.play(move)
        return game

    @property
    def _group(self) -> list[Saying]:
        """What is said after the moves that have been made."""
        latest = max(saying.after for saying in self._sayings if saying.after <= self._made)
        return [saying for saying in self._sayings if saying.after == latest]

    @property
    def aim(self) -> Sentence:
        """By which keys one reads on or skips."""
        return Sentence("first-hand-keys")

    @property
    def saying(self) -> Sentence | None:
        """What is said beside the cards; nothing while hands lie open."""
        return self._group[self._read].say if self.result is None else None

    @property
    def afterwards(self) -> Sequence[Sentence]:
        """What is said below the showdown: all of the end."""
        return [saying.say for saying in self._group]

    def read_on(self) -> bool:
        """Go on to what is said next before a move; return whether there is any."""
        more = self._read + 1 < len(self._group)
        self._read += more
        return more

    def reason(self, token: str) -> Sentence | None:
        """Return why a token cannot be played, or that a possible one has to wait: then what is asked for is said."""
        if why := super().reason(token):
            return why
        does = self._group[-1].does
        if token == does:
            return None
        self._read = len(self._group) - 1
        return Sentence("first-hand-almost") if f"{token}!" == does else Sentence("first-hand-other", {"wanted": ""})

    def play(self, token: str) -> None:
        """Play a token for the seat to move. Raises IllegalMove."""
        super().play(token)
        self._made, self._read = self._made + 1, 0

    def thought(self) -> Callable[[], str] | None:
        """Return what tells the move of the opponent to move, None if it is not an opponent's turn."""
        token = "" if super().thought() is None else self._script.moves[self._made]
        return (lambda: token) if token else None

    def next_hand(self) -> Session:
        """Return the table of the setting."""
        return Session(self._real, self._ready, self._clock)

    def skipped(self) -> Session:
        """Return the same: the person has seen enough."""
        return self.next_hand()


def offered() -> bool:
    """Whether the guided hand is to be offered now; it will not be again on this device."""
    from platformdirs import user_data_path

    seen: Path = user_data_path("schwimmen", appauthor=False) / "guided"
    if seen.exists():
        return False
    try:
        seen.parent.mkdir(parents=True, exist_ok=True)
        seen.touch()
    except OSError:
        return False  # what cannot be remembered would be offered again and again
    return True
