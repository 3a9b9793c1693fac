"""Precompiled libraries of the games: made once, used without Numba.

`builder` compiles a game for a platform. `codegen` lets Numba generate code for it, `slots` passes
arguments, `linker` makes the file. `core.rules.library` loads it. Only building needs Numba.
"""
