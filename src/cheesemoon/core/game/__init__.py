"""A game and its tables: what a game offers, playing, history, saved games."""
