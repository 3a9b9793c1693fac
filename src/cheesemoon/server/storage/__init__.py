"""The database: schema, engine, the writer thread, and one module of statements for each topic."""
