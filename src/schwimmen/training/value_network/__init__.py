"""Value networks learn a game by playing with themselves, hand by hand (docs/value-network.md)."""
