"""What a server keeps besides its tables: on which terms each is played, how games ended, what was
reported to the host, what bots reached in the challenge of a day."""

from __future__ import annotations

import sqlalchemy as sa

from .schema import metadata

terms = sa.Table(
    "terms",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("chat", sa.Boolean, nullable=False),
    sa.Column("delay", sa.Integer, nullable=False),  # actions that onlookers are behind
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("player", sa.Text, nullable=False),  # "bot:hard", or what stands for a browser
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),  # from 1; equal places are ties
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("results_by_game", "game", "at"),
    sa.Index("results_by_player", "player", "at"),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),  # who is reported, as it was shown
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
