"""Where tables are kept: an append-only log in a database, SQLite in one file or PostgreSQL for many processes."""
