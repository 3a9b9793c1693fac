"""What a page shows of a table: page state, updates, log, replays. No HTTP, no database."""
