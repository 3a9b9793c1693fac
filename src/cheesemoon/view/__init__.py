"""The view of a table for its page: page state, updates, log, replays. No HTTP, no database."""
