"""The tables of the database, column by column. `rows` has their rows as Python values."""

from __future__ import annotations

import sqlalchemy as sa

PATIENCE = 180  # seconds, the default of a table

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("start", sa.Text, nullable=False),  # the position before the first move, JSON
    sa.Column("salt", sa.Text, nullable=False),  # makes the published hash of the seed unguessable
    sa.Column("origin", sa.Text, nullable=False),  # "seed", "chosen", "position", "what-if"
    sa.Column("chance", sa.Text, nullable=False),  # "drawn" by the machine, or entered by "hand"
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("parent", sa.Text),  # what-if of this table ...
    sa.Column("parent_ply", sa.Integer),  # ... from this ply on
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("active", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("asked", sa.Text),  # a player asks the others for an undo, JSON
    sa.Column("next", sa.Text),  # the table where the same people play again
    # seconds of absence after which the others may let a bot play
    sa.Column("patience", sa.Integer, nullable=False, server_default=str(PATIENCE)),
    sa.Column("ended", sa.Text),  # how people ended the game before its rules did, JSON
    sa.Column("offer", sa.Text),  # a player offers to stop, JSON
    sa.Column("pace", sa.Text),  # the time of each player, JSON; NULL: unlimited
    sa.Column("clock", sa.Text),  # the banks of the players, JSON
    sa.Column("due", sa.Float),  # when the player to act runs out of time; NULL: no clock runs
    sa.Column("series", sa.Text),  # the games that belong together, JSON
    sa.Index("tables_by_activity", "public", "over", "active"),
    sa.Index("tables_by_due", "due"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("bot", sa.Text, nullable=False),  # the level of the bot; "" is a person
    sa.Column("stand_in", sa.Text, nullable=False),  # a bot that plays while the person is away
    sa.Column("name", sa.Text, nullable=False),  # "": none
    sa.Column("wanted", sa.Text),  # the others want a bot to play here, JSON
    sa.Column(
        "renewed", sa.Integer, nullable=False, server_default="0"
    ),  # links before this one; see `reservations`
    sa.Column("face", sa.Text, nullable=False, server_default=""),  # an icon; "": that of the seat
    sa.Column(
        "left", sa.Text, nullable=False, server_default=""
    ),  # how the player gave up; "": did not
    # when the player was last here; below 0: is here since; 0: never was here
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    sa.Column(
        "open", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # any browser may take it
    sa.Column("plan", sa.Text),  # a premove, JSON
    sa.Column("link", sa.Integer),  # the seat that the link was made for; NULL: this one
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),  # hash of a browser's secret
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # -1: made the table
    # taken off the browser's list
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),  # actions on the table after this move
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text),  # NULL: an undo, back to `ply` actions
    sa.Column("told", sa.Text, nullable=False),  # the events of the action, JSON
    sa.Column("record", sa.LargeBinary, nullable=False),  # the table afterwards
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column(
        "kind", sa.Text, nullable=False, server_default=""
    ),  # "": said by a person; else a message
    sa.Column("sender", sa.Text, nullable=False, server_default=""),  # which spectator; "": a seat
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),  # hash of a browser's secret
    sa.Column("name", sa.Text, nullable=False, server_default=""),
    sa.Column("face", sa.Text, nullable=False, server_default=""),
    sa.Column("colour", sa.Integer, nullable=False, server_default="-1"),  # -1: none
    sa.Column("changed", sa.Float, nullable=False, server_default="0"),
)

progress = sa.Table(
    "progress",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),  # hash of a browser's secret
    sa.Column("deletions", sa.Integer, nullable=False),  # tells devices to drop their copies
    sa.Column("version", sa.Integer, nullable=False),  # grows by 1 with each change
    sa.Column("data", sa.LargeBinary, nullable=False),  # JSON, compressed by zlib
    sa.Column("changed", sa.Float, nullable=False),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),  # hash of a code for another device
    sa.Column("sealed", sa.Text, nullable=False),  # the browser's secret; only the code opens it
    sa.Column("until", sa.Float, nullable=False),
)

pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("endpoint", sa.Text, primary_key=True),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
    sa.Index("pushes_by_who", "who"),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

terms = sa.Table(
    "terms",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("chat", sa.Boolean, nullable=False),
    sa.Column("delay", sa.Integer, nullable=False),  # actions that spectators are behind
    # why the game does not count any more; "": nothing has happened
    sa.Column("spoiled", sa.Text, nullable=False, server_default=""),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("player", sa.Text, nullable=False),  # "bot:hard", or a hash for a browser
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),  # from 1; equal places are ties
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    # whether a replay gave the same result: "replayed", or a message; "": not tried
    sa.Column("proof", sa.Text, nullable=False, server_default=""),
    sa.Index("results_by_game", "game", "at"),
    sa.Index("results_by_player", "player", "at"),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),  # the reported speaker, as shown
    sa.Column("text", sa.Text, nullable=False),  # the line of the chat
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

challenge_games = sa.Table(
    "challenge_games",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("bot", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("made_by", sa.Text, nullable=False),  # the version whose bots played it
    sa.Column("points", sa.Integer, nullable=False),
)

early = sa.Table(
    "early",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),  # reserved
    sa.Column("chair", sa.Integer, primary_key=True),  # -1: the host
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),  # "": none
    sa.Column("face", sa.Text, nullable=False),  # an icon; "": none
    sa.Column("at", sa.Float, nullable=False),  # last seen
    sa.Index("early_by_time", "at"),
)
