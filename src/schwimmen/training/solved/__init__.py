"""The strategy of `solved` learns a hand for two by playing with itself, many hands as arrays (docs/solved.md)."""
