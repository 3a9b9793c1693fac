"""Parts of rules: record, chance, actions, events, observations, and their compiler."""
