"""What a seat sees and what has happened, written as JSON by kernels, from the records alone."""
