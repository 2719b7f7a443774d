"""Benchmarks: ratios and speeds measured in one run, written to the dated benchmark file."""
