"""What moves of a hand of Schwimmen for two are worth: a small network, which `master` heeds (docs/value-network.md).

`features` says what it sees, `network` reckons, `shipped` holds the weights and says for which rules they are.
"""
