"""The rules of play, written once, as kernels over records.

In the order in which a hand happens: `deal`, `turn`, `ending`, `settle`, `match`. Beside them `moves` (what is legal,
and why not), `values` (what a hand is worth), `view` (what one seat may know) and `rollout` (hands at full speed).
"""
