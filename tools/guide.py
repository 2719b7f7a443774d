"""The guided first hand as data for the page."""

from __future__ import annotations

import json
from dataclasses import asdict

from schwimmen.rulebook.first_hand import first_hand


def first() -> str:
    """Write the deal as a record that is played on, all its moves, and what is said."""
    hand = first_hand()
    data = {
        "record": {
            "schwimmen": 1,
            "rules": hand.game,
            "house": hand.house,
            "players": ["", *hand.others],
            "dealer": hand.dealer,
            "hands": [{"pack": hand.pack, "moves": hand.begun}],
        },
        "moves": hand.moves,
        "sayings": [asdict(saying) for saying in hand.sayings()],
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
