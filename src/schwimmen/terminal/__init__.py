"""The table in a terminal: seats above, the table in the middle, your hand below, the log beside it.

It shows what `Game.view` says of the person's seat and what happened in public, in the words of the catalogue. Nothing
here knows a rule: a wish becomes a token, and the engine says whether it is a move, or why not.
"""
