"""Pages to read or fill in: the rules and the score pads."""
