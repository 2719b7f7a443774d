"""One match as people see it: cards, moves, values and events as text.

In the order in which they build on each other: `tokens` (moves as text), `values` (what hands are worth, as text) and
`actions` (what a form offers), `referee` (a match in the engine), `event` and `result` (what happened, and what came of
a hand, as everybody may hear it), `evening` (several matches), `views` (what one seat may know, as text), `telling`
(both, as JSON from kernels), `game` (the Python interface), `record` (a match as text, and its replay). A player may
use none of those that see everything: the import law names them.
"""
