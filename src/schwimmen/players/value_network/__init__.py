"""What moves are worth: small networks, one a game, which `master` and reviews heed (docs/value-network.md).

`features` says what it sees, `network` reckons, `shipped` holds the weights and says for which rules they are.
"""
