"""The playout network: what each move of an imagined hand is worth, learned in one way for every game.

`features` says what it sees of a move, `net` adds that up, `reply` plays by it, `weights` holds what is shipped. It is
trained by `schwimmen.training.iteration` (docs/network.md).
"""
