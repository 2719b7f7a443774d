"""What several places must say alike and one decides: the protocol's version, levels, groups, languages, games."""

from __future__ import annotations

import json

import typescript
from babel import Locale
from babel.lists import format_list

from schwimmen.players import LEVELS
from schwimmen.players.names import NAMES
from schwimmen.rules.knobs import GROUPS
from schwimmen.rules.presets import PRESETS
from schwimmen.server.protocol.common import PROTOCOL_VERSION
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import word_key


def client() -> str:
    """Write what client and server must both know, and no message tells, as TypeScript constants."""
    return typescript.constants(
        {
            "PROTOCOL_VERSION": ("server/protocol/common.py", PROTOCOL_VERSION),
            "LEVELS": ("players/__init__.py: computer opponents, weakest first", LEVELS),
            "GROUPS": ("rules/knobs/knob.py: of house rules, in the order of forms", GROUPS),
            "NAMES": ("players/names.py: of computer opponents", NAMES),
            "LANGUAGES": ("words/__init__.py: by code, each with its own name for itself", LANGUAGES),
        }
    )


def protocol() -> str:
    """Write the same for people who write a client."""
    languages = ", ".join(f"`{language}` {name}" for language, name in LANGUAGES.items())
    return f"""| | |
| --- | --- |
| version | `{PROTOCOL_VERSION}` |
| levels of computer opponents, weakest first | {_coded(LEVELS)} |
| groups of house rules, in the order of forms | {_coded(GROUPS)} |
| languages of the catalogue | {languages} |
"""


def sit() -> str:
    """Write the first message at a table."""
    message = {"type": "sit", "version": PROTOCOL_VERSION, "table": "…", "token": "…", "since": 17}
    return f"```json\n{json.dumps(message, ensure_ascii=False)}\n```\n"


def family() -> str:
    """Write every game with its id, two in a row, and who plays and what is spoken."""
    words = Words("en")
    cells = [f"{words(word_key('game', preset))} | `{preset}`" for preset in PRESETS]
    half = -(-len(cells) // 2)
    right = [*cells[half:], *[" | "] * (half * 2 - len(cells))]
    spoken = format_list([str(Locale(language).get_display_name("en")) for language in LANGUAGES], locale="en")
    rows = "\n".join(f"| {one} | | {other} |" for one, other in zip(cells[:half], right, strict=True))
    return f"""| game | id | | game | id |
| --- | --- | --- | --- | --- |
{rows}

{len(PRESETS)} games; computer opponents {_coded(LEVELS)}; in {spoken}.
"""


def _coded(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)
