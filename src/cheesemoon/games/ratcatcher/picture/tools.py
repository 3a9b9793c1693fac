"""Tools of a phone: traps and abilities as buttons of the bar, and the places they go to.

First the tool is tapped, then the place. The rings of the places are hidden until then.
"""

from cheesemoon.core.draw import svg

from ..telling import naming as na
from . import ground, layout as lay, scene as sc, shapes as s
from .tags import Part

_COLOURS = ("yellow", "purple")


def tool_of(action: str) -> str:
    """Return the beginning of all actions of the same tool; "" if the action needs no place."""
    verb, *rest = action.split(" ")
    if verb == "trap":
        return verb
    return f"use {rest[0]}" if verb == "use" and len(rest) > 1 else ""


def marks(scene: sc.Scene) -> list[str]:
    """Return a mark for each tool that can be used, with name, number and question, for the bar."""
    found = dict.fromkeys(tool for action in scene.acts if (tool := tool_of(action)))
    return [_mark(scene, tool) for tool in found]


def _mark(scene: sc.Scene, tool: str) -> str:
    state = scene.table.state
    if tool == "trap":
        name, left, sign = scene.say("tool-trap"), int(state.traps), "trap"
    else:
        which = _COLOURS.index(tool.split(" ")[1])
        name = na.ability_name(scene.table, which, scene.lang)
        left, sign = int(state.held[which]), f"m-{_COLOURS[which]}"
    return svg.group(
        s.use(sign),
        visibility="hidden",
        pointer_events="none",
        data_tool=tool,
        data_name=f"{name} {left}",
        data_then=scene.say("tool-where", name=name),
        data_sign=f"rc-{sign}",
    )


def places(scene: sc.Scene, found: dict[int, list[Part]]) -> list[str]:
    """Draw the hidden rings of the places of tools."""
    return [
        svg.group(
            ring(scene.town.spots[area]),
            id=f"do-{part.action.replace(' ', '-')}",
            class_="choice tool",
            visibility="hidden",
            data_action=part.action,
            data_card=part.card,
        )
        for area, parts in sorted(found.items())
        for part in parts
    ]


@svg.drawn_once
def ring(spot: lay.Plaza, dashed: str | None = "10 7") -> str:
    """Draw a ring around a place. Its colours come from the group of rings."""
    x, y, w, h = spot
    return ground.plaza_shape(x, y, w, h, 4, stroke_dasharray=dashed, class_="aim")
