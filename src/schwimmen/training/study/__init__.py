"""Tables of when to call and what to exchange, from many hands (docs/strategy.md)."""
