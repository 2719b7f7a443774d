"""The table as a service: protocol, table (no I/O), lobby, app."""
