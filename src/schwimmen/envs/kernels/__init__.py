"""The environments at full speed: masks, observations, rows of tables, as kernels over the engine's records."""
