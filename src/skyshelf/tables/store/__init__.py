"""Where journals are kept: SQLite by default, PostgreSQL for several servers."""
