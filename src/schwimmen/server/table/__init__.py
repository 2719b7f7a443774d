"""The table as a state machine without I/O.

`table` is the state, `deciding` what comes of a message, `waits` what it asks for by itself, `news` what readers hear.
"""
