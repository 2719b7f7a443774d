"""Many hands and matches: simulations, tournaments, tables of strength."""
