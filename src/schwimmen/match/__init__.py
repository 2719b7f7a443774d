"""One match as people see it: cards, moves, values and events as text.

In the order in which they build on each other: `tokens` (moves as text), `values` (what hands are worth, as text),
`views` (what one seat may know, as text), `referee` (a match in the engine), `events` (what happened, as sentences that
everybody may hear), `game` (the Python interface), `record` (a match as text, and its replay). A player may use the
first three alone: the others see everything.
"""
