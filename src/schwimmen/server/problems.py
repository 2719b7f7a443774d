"""What is wrong with a request to the lobby, as a `Problem` whose sentence has words."""

from __future__ import annotations

import json
from typing import Any

from schwimmen import rulebook
from schwimmen.rules import share
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import HouseError
from schwimmen.rules.presets import NotNamed, Preset, named
from schwimmen.server.protocol.lobby import Problem
from schwimmen.words.sentence import Sentence

SHOWN = 40
"""Characters that are shown of something that came in and is not known."""

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
"""What requests to the lobby and to lessons may be answered with instead, as FastAPI describes it."""


class Refusal(Exception):
    """A request that cannot be followed: the status, and the problem as the answer's body."""

    def __init__(self, status: int, code: str, why: Sentence, *, knob: str | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code=code, why=why, knob=knob)


def checked_rules(name: str, house: dict[str, Any], *, players: int | None = None) -> tuple[Preset, Rules]:
    """Return the preset of a name, and the rules by which that many can play it at a table. Raises Refusal.

    House rules that a name stands for come first.
    """
    _check_letters(rules=name, house=house)
    try:
        preset, called = named(name)
    except NotNamed as error:
        raise _not_named(name, error) from None
    try:
        rules = preset.house({**called, **house})
    except HouseError as error:
        raise Refusal(422, "house", rulebook.trouble(error, preset.knobs.values()), knob=error.knob[:SHOWN]) from None
    # Without a number of players, somebody must be able to play at all.
    wrong = rulebook.players_trouble(rules, rules.players[0] if players is None else players)
    if wrong is not None:
        raise Refusal(422, "players", wrong, knob="pack" if "pack" in wrong.key else "players")
    return preset, rules


def _check_letters(**came: Any) -> None:
    """Raise Refusal where there is half of a pair of surrogates, which no answer could repeat."""
    for where, part in came.items():
        try:
            json.dumps(part, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise Refusal(422, "malformed", Sentence("problem-malformed", {"where": where})) from None


def decoded(code: str) -> tuple[str, dict[str, Any]]:
    """Return the preset and the house object of a share code, or of a name. Raises Refusal."""
    try:
        return share.read(code)
    except share.CodeError as error:
        raise Refusal(422, "code", Sentence(f"error-code-{error.reason}")) from None
    except NotNamed as error:
        raise _not_named(code, error) from None


def _not_named(name: str, error: NotNamed) -> Refusal:
    return Refusal(404, "preset", rulebook.name_trouble(name[:SHOWN], error))
