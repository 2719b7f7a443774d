"""Strategies computed ahead of play, a room for each kind; nothing else needs them."""
