"""The school edition at a table: decks that come in, explanations and their judges, sheets to print.

`messages` is its part of the protocol, `state` what stands beside a table, `decks` keeps what teachers upload, `routes`
is its part of the REST interface.
"""
