"""Pages for learning: lessons, puzzles, the daily challenge, statistics."""
