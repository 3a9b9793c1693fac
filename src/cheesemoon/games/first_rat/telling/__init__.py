"""The game in words: questions, explanations, log lines, reasons."""
