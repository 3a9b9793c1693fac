"""The part of the static site that runs in the browser: the server's pages without a server.

`stand_ins` puts small modules in the place of those that a browser cannot run: Litestar, msgspec,
the database, threads. Everything else is the code of `cheesemoon.server`.
"""
