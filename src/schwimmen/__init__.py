"""Schwimmen (31) and its family: engine, notation, players, tables."""
