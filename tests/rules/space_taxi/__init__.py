"""Space Taxi, rule by rule."""
