"""Puzzles: positions of real hands in which one move is surely the best; found by a command, kept as small files."""
