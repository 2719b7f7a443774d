"""The rules of play, written once, as kernels over records.

In the order in which a hand happens: `deal` (with `washout`, `single`), `turn` (with `piles`, `stock`), `ending`,
`settle` and `points`, `match`. Beside them `codes` (moves as numbers), `moves` and `calls` (what is legal), `reasons`
(why not), `values` with `pips` and `combinations` (what a hand is worth), `ranking` (which is better), `view` (what one
seat may know) and `rollout` (hands at full speed).
"""
