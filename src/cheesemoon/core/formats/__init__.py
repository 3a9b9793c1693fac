"""File formats: strict reading, content files, saved games, snapshots."""
