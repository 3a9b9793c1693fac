"""The choices in the town: rings around places, and tags with costs and gains.

A tag has a part for every action at its place, and a pointer to it. It hangs where it covers no
place, name, other tag or overlay, nearer to its place than to another choice. On a phone, traps and
abilities are buttons of the bar, with rings in the town.
"""

from cheesemoon.core.draw import svg

from .. import content as c, state as st
from ..telling import naming as na, narration
from . import camera, hanging, layout as lay, scene as sc, shapes as s, tools, traces
from .tags import Item, Part, Size, item, tag, tag_wide

# --- which actions are at which place -------------------------------------------------------------


def _gains(scene: sc.Scene, area: int) -> tuple[Item, ...]:
    """Return the gains of a step to a place, and the cost of leaving this one."""
    here = scene.here(area)
    items = [item("boot", "1")]
    if scene.seen.leaving > scene.seen.defence:
        items.append(item("heart", "−1", s.BAD))
    if here.cheese and not any(here.rats) and area not in scene.big:
        items.append(item("wedge", f"+{here.cheese}", s.MOON))
    lying = (("health", here.health), ("yellow", here.yellow), ("purple", here.purple))
    for (marker, count), room in zip(lying, _room(scene), strict=True):
        if taken := min(count, room):
            items.append(item(f"m-{marker}", f"+{taken}", s.GOOD))
    return tuple(items)


def _room(scene: sc.Scene) -> tuple[int, int, int]:
    """Return how many hearts and markers the ratcatcher can take (RC-25, RC-53)."""
    state, seen = scene.table.state, scene.seen
    most = c.MARKERS_MAX[state.catcher]
    yellow, purple = (
        max(0, int(most[which] - state.held[which])) if unlocked else 0
        for which, unlocked in enumerate((seen.yellow, seen.purple))
    )
    return max(0, seen.health_max - int(state.health)), yellow, purple


def _part(scene: sc.Scene, action: str, *items: Item) -> Part:
    return Part(action, items, _card_of(scene, action))


def _explain(scene: sc.Scene, action: str) -> str:
    """Return an action in words, for choices without a tag."""
    return scene.table.explain(action, scene.lang)


_CARDS = {"move": "step", "trap": "trap", "attack": "attack", "recall": "district"}


def _card_of(scene: sc.Scene, action: str) -> str:
    """Return the card that explains an action."""
    verb, *rest = action.split(" ")
    if verb in _CARDS:
        return _CARDS[verb]
    if verb == "use":
        return na.ability_of(scene.table.state, ("yellow", "purple").index(rest[0]))
    if verb == "catch":
        return rest[0]
    rat = _walker(scene.table.state).removeprefix("rat-") if verb == "go" else "arch"
    return f"arch-{scene.table.options['arch_rat']}" if rat == "arch" else rat


def _caught(scene: sc.Scene, action: str) -> Part:
    """Return the tag of a rat that hits can catch, with the hits needed."""
    _, rat, *six = action.split(" ")
    sign = f"rat-{rat}" if rat in c.COLOURS else rat
    need = narration.hits_needed(scene.table, rat, bool(six))
    takes = item("d6") if need == 0 else item("aim", f"×{need}" if need > 1 else "")
    return _part(scene, action, item(sign), takes)


def by_place(scene: sc.Scene, tall: bool) -> tuple[dict[int, list[Part]], dict[int, list[Part]]]:
    """Return the viewer's actions by their place, in the order of the rules: those of tags, and on
    a phone those of tools."""
    found: dict[int, list[Part]] = {}
    tooled: dict[int, list[Part]] = {}
    if not scene.acts:
        return found, tooled
    state = scene.table.state
    attacks = [a for a in scene.acts if a.startswith("attack ")]
    for action in scene.acts:
        verb, *rest = action.split(" ")
        if verb == "move":
            area = c.AREA_NAMES.index(rest[0])
            found.setdefault(area, []).append(_part(scene, action, *_gains(scene, area)))
        elif verb == "trap":
            price = int(c.TRAP_PRICE[state.catcher])
            area = c.AREA_NAMES.index(rest[0])
            cost = item("trap") if price == 1 else item("trap", f"−{price}", s.BAD)
            (tooled if tall else found).setdefault(area, []).append(_part(scene, action, cost))
        elif verb == "attack":
            number = rest[0] if len(attacks) > 1 else ""
            is_first = tall or action == attacks[0]
            shown = item("d5", number) if is_first else ("", 0, 0, number, s.TEXT)
            found.setdefault(scene.pawn, []).append(_part(scene, action, shown))
        elif verb == "use" and len(rest) < 3:
            if tall and len(rest) == 1:
                continue  # a button of the bar does it
            area = c.AREA_NAMES.index(rest[1]) if len(rest) > 1 else scene.pawn
            part = _part(scene, action, item(f"m-{rest[0]}"))
            (tooled if tall else found).setdefault(area, []).append(part)
        elif verb == "catch":
            found.setdefault(int(state.roll_at) - 1, []).append(_caught(scene, action))
        elif verb == "wound":
            hits = item("d6") if rest[0] == "six" else item("aim", f"×{rest[0]}")
            part = _part(scene, action, item("arch"), hits)
            found.setdefault(int(state.roll_at) - 1, []).append(part)
        elif verb in ("go", "deploy"):
            area = c.AREA_NAMES.index(rest[0])
            rat = "arch" if verb == "deploy" else _walker(state)
            found.setdefault(area, []).append(_part(scene, action, item(rat), item("paw")))
    for parts in found.values():
        parts.sort(key=lambda part: _ORDER.index(part.action.split(" ")[0]))
    return found, tooled


_ORDER = ("move", "go", "deploy", "attack", "catch", "wound", "trap", "use")


def _walker(state: st.Hunt) -> str:
    """Return the rat whose way the player must choose."""
    rat = c.RATS[state.todo[state.todo_left - 1, 1]]
    return f"rat-{rat}" if rat in c.COLOURS else rat


def wanted(scene: sc.Scene) -> tuple[camera.Box, ...]:
    """Return the boxes that the camera must show: next steps, a roll, rats to be moved."""
    areas = {scene.pawn}
    districts: set[int] = set()
    for action in scene.acts:
        verb, *rest = action.split(" ")
        if verb in ("move", "go", "deploy"):
            areas.add(c.AREA_NAMES.index(rest[0]))
        elif verb == "recall":
            districts.add(int(rest[0]))
    if scene.s.roll_at:
        areas.add(scene.s.roll_at - 1)
    if scene.s.phase == st.RAT_MOVE:
        state = scene.table.state
        areas.add(int(state.todo[state.todo_left - 1, 2]))
    boxes = [_room_of(scene.town, area) for area in sorted(areas)]
    for district in sorted(districts):
        _, _, x, y, _ = scene.town.lies(district)
        mx, my = lay.middle(x, y)
        boxes.append((mx - 200, my - 170, mx + 200, my + 130))
    return tuple(boxes)


def _room_of(town: sc.Town, area: int) -> camera.Box:
    x, y, w, h = town.spots[area]
    return x - w - 16, y - h - 44, x + w + 16, y + h + 40


# --- drawn ----------------------------------------------------------------------------------------


def rings(scene: sc.Scene, found: dict[int, list[Part]], tooled: dict[int, list[Part]]) -> str:
    """Draw rings around the ratcatcher's place and around places that a click leads to."""
    drawn: list[str] = []
    if scene.acts and scene.s.phase in (st.ACTING, st.LATE):
        drawn.append(tools.ring(scene.town.spots[scene.pawn], None))
    elif scene.s.roll_at:
        drawn.append(tools.ring(scene.town.spots[scene.s.roll_at - 1], None))
    for area, parts in sorted(found.items()):
        first = parts[0]
        if first.action.split(" ")[0] in ("move", "go", "deploy"):
            drawn.append(
                svg.group(
                    tools.ring(scene.town.spots[area], "10 7"),
                    id=f"go-{c.AREA_NAMES[area]}",
                    class_="choice",
                    data_action=first.action,
                    data_card=first.card,
                )
            )
    drawn += tools.places(scene, tooled)
    return svg.group(*drawn, id="rings", fill="#fff0", stroke=s.RING, stroke_width=4)


def tags(
    scene: sc.Scene,
    found: dict[int, list[Part]],
    kept_off: tuple[list[camera.Box], list[camera.Box], list[camera.Box]],
    shown: camera.Box,
    k: float,
    size: Size,
) -> str:
    """Draw a tag for every place with actions, where it covers no obstacle and no overlay covers
    it."""
    drawn: list[str] = []
    taken, words, over = kept_off
    tagged = [*words]
    many = sum(len(parts) == 1 and parts[0].action.startswith("use ") for parts in found.values())
    first = scene.pawn  # its tag is the widest
    places = {area: hanging.box_of(scene.town.spots[area]) for area in found}
    for area, parts in sorted(
        found.items(), key=lambda at: (at[0] != first, scene.town.spots[at[0]][1])
    ):
        if many > _MANY and len(parts) == 1 and parts[0].action.startswith("use "):
            said = _explain(scene, parts[0].action)
            drawn.append(_chip(scene.town.spots[area], parts[0], said, k))
            continue
        spot = scene.town.spots[area]
        is_empty = area != first and _is_empty(scene.here(area))
        rivals = [box for other, box in places.items() if other != area]
        for lines in (1, 2):  # two where one line of a phone would hide the rats of its own place
            wide, high = tag_wide(parts, size, lines) * k, size.least * lines * k
            x, y, _ = hanging.free_spot(
                spot, wide, high, taken, tagged, over, shown, is_empty, rivals
            )
            hung = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
            if size.rows == 1 or len(parts) < _BROAD or not camera.meet(hung, places[area]):
                break
            if lines == 1:
                tagged.pop()
        drawn.append(tag(c.AREA_NAMES[area], parts, x, y, k, size, places[area], lines))
    taken += tagged + over
    drawn += _whistles(scene, k, size)
    drawn += _recalls(scene, k, size)
    drawn += tools.marks(scene) if size.rows > 1 else []
    return svg.group(*drawn, id="tags", font_size=20, font_weight=700, fill=s.TEXT)


def _is_empty(here: sc.Here) -> bool:
    """Return True if nothing lies on a place that a tag could cover."""
    return not any(here[: sc.Here._fields.index("weight")]) and not here.characters


_BROAD = 3  # parts of a tag that may stand in two lines
_MANY = 6  # more places than this with only an ability get a chip instead of a tag


@svg.drawn_once
def _chip(spot: lay.Plaza, part: Part, said: str, k: float) -> str:
    """Draw a small button at the upper edge of a place, over its name at the foot."""
    x, y, _, h = spot
    return s.scaled(
        1.2 * k, s.use("chip"), s.use(part.items[0][0], 0, 8, 0.75),
        at=(round(x), round(y - h + 8 * k)),
        id=f"do-{part.action.replace(' ', '-')}", class_="choice aim", data_action=part.action,
        data_tag=said,
    )  # fmt: skip


def _whistles(scene: sc.Scene, k: float, size: Size) -> list[str]:
    """Draw a sign on the lane for each pack that can be led away, by way and colour."""
    tool = size.rows > 1  # hidden until the whistle is tapped
    k *= size.least / _ABREAST * 0.95 if tool else 1
    drawn: list[str] = []
    by_way: dict[tuple[str, str], list[str]] = {}
    for action in scene.acts:
        verb, *rest = action.split(" ")
        if verb == "use" and len(rest) == 4:
            by_way.setdefault((rest[2], rest[3]), []).append(action)
    for (begin, end), actions in by_way.items():
        ways = traces.between(scene.town, c.AREA_NAMES.index(begin), c.AREA_NAMES.index(end))
        points = lay.along(tuple(_ends(ways)), 12)
        (u, v), (p, q) = points[5], points[7]
        x, y = points[5 if abs(p - u) > abs(q - v) else 4]  # sideways lanes are longer
        far = max(1.0, ((p - u) ** 2 + (q - v) ** 2) ** 0.5)
        for i, action in enumerate(actions):  # side by side across the lane
            off = (i - (len(actions) - 1) / 2) * _ABREAST * k / far
            at = round(x - (q - v) * off), round(y + (p - u) * off)
            drawn.append(_whistle(action, *at, (p - u, q - v), k, _explain(scene, action), tool))
    return drawn


_ABREAST = 35  # distance of signs on the same lane


def _ends(points: tuple[lay.Point, ...]) -> list[lay.Point]:
    return [points[0], points[-1]] if len(points) < 4 else [points[0], points[3], points[-1]]


@svg.drawn_once
def _whistle(
    action: str, x: int, y: int, way: tuple[float, float], k: float, said: str, tool: bool
) -> str:
    colour = action.split(" ")[2]
    far = max(1.0, (way[0] ** 2 + way[1] ** 2) ** 0.5)
    dx, dy = way[0] / far * 19, way[1] / far * 19
    tip = s.path(f"M{dx - dy / 2:.0f} {dy + dx / 2:.0f}L{1.5 * dx:.0f} {1.5 * dy:.0f}"
                 f"L{dx + dy / 2:.0f} {dy - dx / 2:.0f}Z", s.RING)  # fmt: skip
    disc = s.circle(0, 0, 17, s.PLATE_DEEP, stroke=s.RING, stroke_width=2.5, class_="aim")
    return s.scaled(
        k, tip, disc, s.use(f"rat-{colour}", 0, 9, 0.6), at=(x, y),
        class_="choice aim tool" if tool else "choice aim",
        visibility="hidden" if tool else None,
        id=f"do-{action.replace(' ', '-')}", data_action=action, data_tag=said,
    )  # fmt: skip


def _recalls(scene: sc.Scene, k: float, size: Size) -> list[str]:
    """Draw a frame around each district that can be emptied, with its number of rats."""
    drawn: list[str] = []
    for action in scene.acts:
        verb, *rest = action.split(" ")
        if verb != "recall":
            continue
        district = int(rest[0])
        _, _, x, y, _ = scene.town.lies(district)
        mx, my = lay.middle(x, y)
        rats = int(scene.seen.crowds[district])
        part = _part(scene, action, item("rat-white", f"−{rats}", s.TEXT))
        w, h = lay.ISLE_W / 2, lay.ISLE_H / 2
        line = {"stroke": s.RING, "stroke_width": 5, "stroke_dasharray": "16 12"}
        frame = s.rect(-w, -h, 2 * w, 2 * h + lay.QUAY, 32, fill="#fff", fill_opacity=0.01,
                       class_="aim", **line)  # fmt: skip
        district_frame = svg.group(frame, at=(mx, my), id=f"empty-{district}", class_="choice",
                       data_action=action, data_tag=_explain(scene, action))  # fmt: skip
        drawn.append(district_frame)
        inside = (mx - w, my - h, mx + w, my + h)
        drawn.append(tag(f"empty-{district}", [part], mx, my - h + 6, k, size, inside))
    return drawn
