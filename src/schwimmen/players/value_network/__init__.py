"""What moves are worth: small networks, one a game, which `master` and reviews heed (docs/value-network.md).

`features` says what it sees, `network` reckons, `asking` has it say what it holds of all moves and how likely it makes
each, `shipped` holds the weights and says for which rules they are.
"""
