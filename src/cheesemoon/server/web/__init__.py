"""The pages that people see, in folders by topic."""
