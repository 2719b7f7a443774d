"""Computing strategies ahead of play; nothing else needs this room (docs/solved.md)."""
