"""How to play well: heuristics, observations, and settings for bots."""
