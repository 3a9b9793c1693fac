"""What rules are made of: the record, chance, actions, events, and how they are compiled."""
