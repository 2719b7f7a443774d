"""Load: real clients over real sockets against a real server, beside another project's server in the same run."""
