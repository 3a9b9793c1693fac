"""The mine step: push the mine one cell to the right."""

from cheesemoon.core.draw import svg

from .. import content as c, state as st
from . import colours as hue, seen as sn, shapes as sh, sheet as sheets


def draw(seen: sn.Seen) -> list[str]:
    """Offer to push the mine one cell to the right (SG-23). The bar has the words."""
    onto = seen.cells[seen.mine + 1] if (seen.mine + 1) % c.COLUMNS else st.EMPTY
    empties = onto != st.EMPTY and seen.in_column[(seen.mine + 1) % c.COLUMNS] == 1
    lost = empties and any(st.EMPTY < low < st.MINE for low in seen.cells[c.LOWEST :])
    signs = ("sg-skull",) if lost else ("sg-down",) if empties else ()
    return [_push(seen.mine, onto != st.EMPTY, signs, seen.tall)]


@svg.drawn_once
def _push(cell: int, explodes: bool, signs: tuple[str, ...], tall: bool) -> str:
    """Draw rings around the mine and the next cell, or beside the board where it is pushed off."""
    view = sheets.sheet(tall)
    grid = view.grid
    x, y = grid.middle(cell)
    off = (cell + 1) % c.COLUMNS == 0
    to_x = (min(grid.right + 46, view.width - 28) if off else x + grid.wide) - x
    size, r = view.size, (26 if off and tall else 42) * grid.scale
    marks = [sh.use(sign, 0, 0, round(size / 24, 2)) for sign in signs]
    arrow = f"M{36 * grid.scale:g} -11l11 11l-11 11m12 -22l11 11l-11 11"
    ring = {"fill_opacity": 0, "stroke": svg.MOON, "class_": "breathe"}
    return svg.group(
        sh.disc(0, 0, 44 * grid.scale, "#000", stroke_width=3.5, **ring),
        sh.path(
            arrow, stroke=hue.PUSH, stroke_width=5, stroke_linecap="round", stroke_linejoin="round"
        ),
        sh.oval(to_x, 0, r, r * 0.8, "#000", stroke_width=2.5, stroke_dasharray="6 6", **ring),
        sh.use("sg-spark", to_x, 0, 1.4) if explodes else "",
        svg.group(
            sh.use("sg-mine", to_x, 0, 0.9 * grid.scale, opacity=0.7),
            class_="aim",
            visibility="hidden",
        ),
        svg.group(*marks, at=(to_x, -44 * grid.scale)) if marks else "",
        at=(x, y),
        id="sg-push",
        class_="choice",
        data_action="push",
        data_bar="",
        data_card="mine",
    )
