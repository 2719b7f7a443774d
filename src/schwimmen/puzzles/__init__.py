"""Puzzles: positions of real hands in which one move is clearly the best, found by a command, kept as small files."""
