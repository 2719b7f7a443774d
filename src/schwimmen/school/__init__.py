"""The school edition: decks of terms, who judges an explanation, cards and answer sheets to print.

To get a card, you explain its term first. A deck (`deck`) is a table that a teacher writes; `judging` makes
questions and solutions of it, `sheets` paper. Nothing here knows a rule of play.
"""
