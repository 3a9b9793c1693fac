"""Bots that think: the fair queue, worker processes, and compiling rules."""
