"""Space Guardians, rule by rule."""
