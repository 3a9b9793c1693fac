"""Pages that lead to a table: lobby, new table, invitations."""
