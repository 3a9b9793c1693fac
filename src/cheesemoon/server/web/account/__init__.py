"""Pages about the visitor: profile, own record, notifications."""
