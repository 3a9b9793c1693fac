"""The pages that people see."""

from __future__ import annotations

from litestar import Router

from .. import assets
from . import (
    advice,
    app,
    around,
    books,
    care,
    chairs,
    daily,
    done,
    end,
    figures,
    guide,
    hand,
    invite,
    ladder,
    learn,
    leave,
    lobby,
    me,
    new,
    notices,
    pad,
    preparing,
    preview,
    replay,
    safety,
    table,
)

ROUTER = Router(
    "/",
    route_handlers=[
        handler
        for module in (
            assets,
            app,
            lobby,
            new,
            table,
            around,
            hand,
            ladder,
            preview,
            advice,
            end,
            replay,
            safety,
            books,
            figures,
            guide,
            daily,
            done,
            learn,
            pad,
            preparing,
            care,
            chairs,
            leave,
            invite,
            me,
            notices,
        )
        for handler in module.HANDLERS
    ],
)

__all__ = ["ROUTER"]
