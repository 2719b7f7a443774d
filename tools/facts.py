"""What several places must say alike and one decides: the protocol's version, levels, groups, languages, games."""

from __future__ import annotations

import json

import typescript
from babel import Locale
from babel.lists import format_list

from schwimmen.cards import PACK_RANKS, RANKS
from schwimmen.players import LEVELS, OPPONENTS
from schwimmen.players.names import NAMES
from schwimmen.players.value_network.shipped import GAMES, MATCH_FIELDS
from schwimmen.rules.knobs import GROUPS
from schwimmen.rules.presets import PRESETS
from schwimmen.school import deck, handout, reading
from schwimmen.school.signs import ICONS
from schwimmen.server.protocol.common import PROTOCOL_VERSION
from schwimmen.server.school.decks import MOST_BYTES
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import word_key


def client() -> str:
    """Write what client and server must both know, and no message tells, as TypeScript constants."""
    return typescript.constants(
        {
            "PROTOCOL_VERSION": ("server/protocol/common.py", PROTOCOL_VERSION),
            "LEVELS": ("players/__init__.py: computer opponents, weakest first", LEVELS),
            "OPPONENTS": ("players/level.py: all computer opponents, and their numbers", OPPONENTS),
            "PACK_RANKS": ("cards.py: the ranks of each pack, by its number of cards", PACK_RANKS),
            "GROUPS": ("rules/knobs/knob.py: of house rules, in the order of forms", GROUPS),
            "MATCH_FIELDS": (
                "players/value_network/shipped.py: fields that a hand does not depend on",
                sorted(MATCH_FIELDS),
            ),
            "NETWORKS": ("players/value_network/shipped.py: games that have one", GAMES),
            "NAMES": ("players/names.py: of computer opponents", NAMES),
            "LANGUAGES": ("words/__init__.py: by code, each with its own name for itself", LANGUAGES),
        }
    )


def school() -> str:
    """Write what a deck of the school edition may hold, and by which names a teacher may call it."""
    return typescript.constants(
        {
            "COLUMNS": ("school/reading.py: what every card says", reading.COLUMNS),
            "OPTIONAL": ("school/reading.py: what a card may say", reading.OPTIONAL),
            "LARGEST": ("server/school/decks.py: bytes of a deck", MOST_BYTES),
            "PACKS": ("school/deck.py: the packs that a deck may serve", deck.PACKS),
            "LONGEST": ("school/deck.py: the letters that a text may have", deck.LONGEST),
            "SUITS": ("school/deck.py: every name of a suit", dict(deck.names_of_suits())),
            "RANKS": ("school/deck.py: every name of a rank", dict(deck.names_of_ranks())),
            "LETTERS": (
                "words: how each language writes a rank on a card",
                {language: {rank: Words(language).rank(rank) for rank in RANKS} for language in LANGUAGES},
            ),
            "HANDS": (
                "school/handout.py: hands to learn from, by the end of the key of what they are worth",
                list(handout.HANDS.items()),
            ),
            "STEPS": ("school/handout.py: how many steps the rules for pupils have", handout.STEPS),
            "ICONS": ("school/signs.py: the lines of each icon that a topic may have", ICONS),
        }
    )


def protocol() -> str:
    """Write the same for people who write a client."""
    languages = ", ".join(f"`{language}` {name}" for language, name in LANGUAGES.items())
    return f"""| | |
| --- | --- |
| version | `{PROTOCOL_VERSION}` |
| levels of computer opponents, weakest first | {_coded(LEVELS)} |
| the same with a temper | {_coded(tuple(OPPONENTS)[len(LEVELS) :])} |
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
