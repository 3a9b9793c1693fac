"""Connections: limits, middleware, event streams, compression."""
