"""SQLite, and nothing but storage: no game is known here."""
