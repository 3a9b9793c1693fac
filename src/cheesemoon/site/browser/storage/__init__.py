"""Storage of the tables of one browser: in memory, and in IndexedDB through a `Keeper`.

The modules have the names of `cheesemoon.server.storage`, and `stand_ins` puts them in its place.
"""
