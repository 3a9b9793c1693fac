"""The commands of other packages: the module of each, and its help text."""

from __future__ import annotations

from .late import Late

_ARENA, _HOST, _LEARN, _LIBRARIES, _TRAIN = (
    f"cheesemoon.{package}.commands"
    for package in ("arena", "server.admin", "learn", "libraries", "train")
)
ROOMS = {
    "backup": Late(_HOST, "copy all tables of a server into a file, while it runs"),
    "restore": Late(_HOST, "put such a copy back"),
    "export": Late(_HOST, "one table as a saved game, or all games as columns"),
    "reports": Late(_HOST, "what people reported to you"),
    "ratings": Late(_HOST, "ratings computed again, each change with its game"),
    "arena": Late(_ARENA, "let bots play against each other and compare them"),
    "study": Late(_ARENA, "report on a game: seats, options, length, decisions"),
    "record": Late(_ARENA, "write games of a bot as columns into a Parquet file"),
    "analyse": Late(_ARENA, "let a bot judge a saved game"),
    "puzzles": Late(_LEARN, "find positions with one clearly best action"),
    "lessons": Late(_LEARN, "check files of lessons and puzzles"),
    "evaluate": Late("cheesemoon.evaluate.commands", "let an agent play a task of the benchmark"),
    "mcp": Late(
        "cheesemoon.mcp.commands", "serve tables to a language model (MCP, standard input)"
    ),
    "site": Late("cheesemoon.site.commands", "write a static site that needs no server"),
    "build-library": Late(_LIBRARIES, "compile games to libraries that need no Numba"),
    "train": Late(_TRAIN, "train a network for a game and keep it if it plays better"),
}
