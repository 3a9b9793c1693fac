"""The router of all pages."""

from __future__ import annotations

from litestar import Router

from . import cards, ladder, pwa, static_files
from .account import badges, my_record, notifications, profile, progress
from .learn import daily, figures, learn, puzzles
from .lobby import invite, lobby, new, reserved_seats
from .reading import rules, score_pad
from .table import (
    advice,
    coach,
    drawers,
    end,
    leave,
    manage,
    physical,
    preview,
    replay,
    reports,
    table,
    talk,
)

ROUTER = Router(
    "/",
    route_handlers=[
        handler
        for module in (
            static_files,
            pwa,
            lobby,
            new,
            table,
            drawers,
            talk,
            physical,
            ladder,
            cards,
            preview,
            advice,
            end,
            replay,
            reports,
            rules,
            figures,
            coach,
            daily,
            my_record,
            badges,
            learn,
            puzzles,
            score_pad,
            manage,
            reserved_seats,
            leave,
            invite,
            profile,
            progress,
            notifications,
        )
        for handler in module.HANDLERS
    ],
)

__all__ = ["ROUTER"]
