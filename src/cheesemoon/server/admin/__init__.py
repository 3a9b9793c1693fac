"""Commands for the host: backup, export, verification."""
