"""Live tables: seats, moves, clocks, undo, presence, rematches, moderation."""
