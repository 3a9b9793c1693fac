"""Records of finished games: history, ladder, challenges."""
