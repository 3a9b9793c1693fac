"""Running the server: logs, metrics, tracing, garbage collection."""
