"""House rules: which knobs exist, which JSON values they take, and how a `house` object changes a set of rules.

A knob is one or two fields of `Rules` that a table may change. `knob` says what every kind of them can do, `choices`
and `numbers` are the kinds, `control` what a form draws for them; `tables` says which game knows which knob, `house`
applies them, `idle` says which have no effect beside others.
"""

from schwimmen.rules.knobs.house import apply_house, house_of, parse_pairs
from schwimmen.rules.knobs.idle import Idle, idle_knobs
from schwimmen.rules.knobs.knob import GROUPS, Group, HouseError, Knob
from schwimmen.rules.knobs.tables import Knobs

__all__ = [
    "GROUPS",
    "Group",
    "HouseError",
    "Idle",
    "Knob",
    "Knobs",
    "apply_house",
    "house_of",
    "idle_knobs",
    "parse_pairs",
]
