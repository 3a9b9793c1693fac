"""Data in and out: strict reading, content files, saved games, snapshots."""
