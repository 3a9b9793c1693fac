"""Words in three languages: Fluent messages, typography, errors, the numbered rulebook."""
