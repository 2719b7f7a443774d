"""A game as data: every difference between two games of the family.

In the order in which they build on each other: `fields` (the fields of `Rules`), `knobs` (which of them a table may
change, and to which values), `presets` (the games as printed in the source documents), `share` (a preset with its house
rules as a short text).
"""
