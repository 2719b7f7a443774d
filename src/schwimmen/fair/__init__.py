"""A shuffle that anyone can check: `shuffle` makes it, `verify` recomputes it with other code."""
