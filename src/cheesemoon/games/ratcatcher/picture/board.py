"""The board: the town under its sky, seen by a camera that follows the ratcatcher."""

from functools import lru_cache

from cheesemoon.core import Table, Words
from cheesemoon.core.draw import svg

from .. import content as c, state as st
from . import (
    camera as cam,
    cheese_sheet,
    choices,
    edges,
    ending,
    faces,
    figures,
    ground,
    growth,
    hand,
    header,
    houses,
    layout as lay,
    names,
    obstacles,
    places,
    roll,
    scene as sc,
    shapes as s,
    signs,
    tags,
    tall_header,
    things,
    townmap,
    traces,
)

_OVER_TOWN = (
    s.symbol("mine", s.ellipse(0, 0, 205, 118, "url(#rc-minelight)")),
    s.symbol("veil", s.rect(-lay.ISLE_W / 2, -lay.ISLE_H / 2, lay.ISLE_W, lay.ISLE_H + lay.QUAY, 30,
                            fill=s.VEIL)),
)  # fmt: skip


@lru_cache(maxsize=64)
def defs(catcher: int, arch: str, red: bool, words: Words, lang: str) -> list[str]:
    """Return all definitions that pictures of a game may use. They stay the same for the whole
    game."""
    yellow, purple = (c.ABILITIES[c.ABILITY[catcher, which]] for which in range(2))
    hall = c.RED if red else 0
    parts = [
        *s.LIGHTS,
        *things.SYMBOLS,
        *things.marker_symbols(yellow, purple),
        *faces.SYMBOLS,
        faces.arch_symbol(arch),
        figures.catcher_symbol(c.CATCHERS[catcher]),
        *signs.SYMBOLS,
        *places.SYMBOLS,
        *growth.SYMBOLS,
        *traces.SYMBOLS,
        *ending.SYMBOLS,
        *houses.SYMBOLS,
        *ground.SYMBOLS,
        *_OVER_TOWN,
        *growth.word_symbols(words, lang),
        ground.card_symbols(hall),
        growth.card_symbols(hall),
    ]
    return ["".join(parts)]


def draw(table: Table, seat: int | None, lang: str, tall: bool) -> svg.Picture:
    """Draw the board as that seat sees it. Everything the seat may do now carries its action."""
    scene = sc.scene_of(table, seat, lang)
    found = growth.tries(scene) if scene.growing else []
    growing, rolled = scene.growing, scene.s.roll_at != 0
    stage = _stage(growing, rolled, tall, tall and bool(scene.acts))
    view = _camera(scene, found, stage)
    if found and not tall and growth.is_docked(scene, stage, view.zoom):
        stage = _stage(growing, rolled, tall, True)
        view = _camera(scene, found, stage)
    heading = hand.laid_out(stage, growing, True) if found else None
    most = (heading.wide - 36, hand.letters_of(stage)) if heading else (0.0, 0.0)
    tried = growth.trial(scene, found, stage, view, most)
    town = _town(scene, found, tried, stage, view)
    night = header.night_of(scene)
    tops = (
        tall_header.tall_header(night, tall_header.own_of(scene))
        if tall
        else header.wide_header(night)
    )
    return svg.picture(
        stage.width,
        stage.height,
        f"{table.title(lang)}: {table.question(lang)}",
        defs(
            scene.s.catcher, str(table.options["arch_rat"]), bool(scene.s.hard), scene.words, lang
        ),
        ground.water(stage.width, stage.height),
        town,
        _wash(stage.width, stage.height),
        *tops,
        *_corner(scene, found, tried, stage, view),
        *ending.ending(scene, stage),
    )


@lru_cache(maxsize=256)
def _stage(growing: int, rolled: bool, tall: bool, docked: bool) -> cam.Stage:
    """Return the room for the town. A hand of cards, its buttons or a roll take some of it."""
    stage = cam.TALL if tall else cam.WIDE
    over = list(stage.over)
    if growing:
        laid = hand.laid_out(stage, growing, docked)
        over[-1] = (0, stage.height - laid.high - 24, 24 + laid.wide, stage.height)
        if not tall:  # the camera's buttons are then in the other corner
            over.append((stage.width - 84, stage.height - 200, stage.width, stage.height))
    if rolled:
        over.append((stage.width - 500, stage.height - 190, stage.width, stage.height - 36))
    return stage._replace(over=tuple(over))


_TICKER = 72  # on a phone the newest line of the log lies over the lower edge
_CLOSE_UP = 1.5  # zoom factor; on a phone the town is always that large


def _camera(scene: sc.Scene, found: list[growth.Try], stage: cam.Stage) -> cam.Camera:
    """Return the camera over the ratcatcher's district, on a phone over the ratcatcher. It shows
    little bare water. A roll is shown close up."""
    x, y, *_ = scene.town.spots[scene.pawn]
    _, _, cx, cy, _ = scene.town.lies(scene.pawn // c.SPAN)
    mx, my = lay.middle(cx, cy)
    eye = ((x + mx) / 2, my) if stage.width < 1000 else (mx, my)
    if found:
        wanted = (cam.isle_box(cx, cy), *growth.wanted(found))
    else:
        if scene.s.phase == st.HITTING and stage.width >= 1000:
            stage = stage._replace(near=_CLOSE_UP * stage.near)
            eye = scene.town.spots[scene.s.roll_at - 1][:2]
        eye = cam.over_town(stage, eye, _town_box(scene.town))
        wanted = choices.wanted(scene)
    view = cam.look(stage, eye, wanted, obstacles.named(scene.town, scene.active))
    if found and not any(growth.is_seen(one, stage, view) for one in found):  # a large town
        x, y = min((one.cell for one in found), key=lambda at: abs(at[0] - cx) + abs(at[1] - cy))
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        near = growth.wanted([one for one in found if one.cell in around])
        town = (cam.isle_box(*at) for at in around if at in scene.town.cells)
        return cam.look(stage, lay.middle(x, y), (*near, *town))
    return view


@lru_cache(maxsize=256)
def _town_box(town: sc.Town) -> cam.Box:
    """Return the box around a town."""
    return cam.around(*(cam.isle_box(*cell) for cell in town.cells))


def _town(
    scene: sc.Scene,
    found: list[growth.Try],
    tried: growth.Trial | None,
    stage: cam.Stage,
    view: cam.Camera,
) -> str:
    """Draw the town in its own coordinates, moved and scaled by the camera."""
    town = scene.town
    k = round(stage.near / view.zoom, 2)  # text is this much larger than the town
    smallest = s.SMALLEST_TALL if stage.width < 1000 else s.SMALLEST
    sight = cam.Sight(view.zoom, stage.near, smallest + 0.4)
    seen = edges.window(stage, view, ending.covered(scene, stage))
    shown = seen.shown
    events = traces.last_events(scene.table)
    acts, tooled = choices.by_place(scene, stage.width < 1000)
    flags = [] if found else traces.flags(scene, events)
    taken: list[cam.Box] = []
    words: list[cam.Box] = []
    over: list[cam.Box] = []
    if acts or flags:  # tags and flags avoid each other and all obstacles
        taken = obstacles.obstacles(scene, shown)
        over = [view.under(box) for box in stage.over]
        words = obstacles.written(town, shown) if acts else []
    growing = [growth.drawn(scene, found, tried, k)] if found else []
    return svg.new_group(
        *_ground(town),
        _light(tuple((x, y) for d, _, x, y, _ in town.districts if not scene.active[d]),
               town.lies(scene.pawn // c.SPAN)[2:4]),
        traces.traces(scene, events),
        *names.boards(scene, sight, seen),
        choices.rings(scene, acts, tooled),
        *places.places(scene, sight),
        *names.labels(scene, sight, seen),
        choices.tags(scene, acts, (taken, words, over), shown, k, tags.size_of(stage)),
        traces.news(scene, flags, taken, k),
        *growing,
        id="town",
        transform=view.transform,
        data_stage=f"{stage.top:g} {stage.least} {2.2 * stage.near:.3g} {stage.near}",
    )  # fmt: skip


@svg.drawn_lately
def _ground(town: sc.Town) -> list[str]:
    """Draw what lies below everything else. It changes only when a card is added."""
    behind = sorted(town.districts, key=lambda row: row[3])
    return [
        ground.fog(town.fog),
        *(ground.island(card, turned, x, y) for _, card, x, y, turned in behind),
        svg.group(*(ground.way_out(*way) for way in town.ways), id="ways"),
    ]


@svg.drawn_once
def _light(asleep: tuple[tuple[int, int], ...], mine: tuple[int, int]) -> str:
    """Draw darkness over sleeping districts, and light over the ratcatcher's district."""
    veils = (s.use("veil", *lay.middle(x, y)) for x, y in asleep)
    return svg.group(*veils, s.use("mine", *lay.middle(*mine)), id="light", pointer_events="none")


@svg.drawn_once
def _wash(width: float, height: float) -> str:
    """Draw moonlight from the left and night from the right, over the scenery, below text."""
    return svg.group(
        s.rect(-320, -320, width + 640, height + 640, fill="url(#rc-wash)"),
        id="wash",
        pointer_events="none",
    )


@svg.drawn_once
def _buttons(words: Words, lang: str, x: float, low: float, r: float) -> tuple[str, ...]:
    """Draw the buttons of the camera."""
    return tuple(
        townmap.button(
            x, low - 52 - (2 - i) * (2 * r + 8), what, words.say(lang, f"camera-{what}"), r
        )
        for i, what in enumerate(("home", "out", "in"))
    )


def _corner(
    scene: sc.Scene,
    found: list[growth.Try],
    tried: growth.Trial | None,
    stage: cam.Stage,
    view: cam.Camera,
) -> list[str]:
    """Draw map or hand at the lower left with the camera's buttons, and dice at the lower right."""
    tall = stage.width < 1000
    low = stage.height - (_TICKER if tall else 0)
    parts: list[str] = []
    if scene.growing:
        parts.append(hand.drawn(scene, found, tried, stage))
        x = stage.width - 46.0
    else:
        shown = view.shown(stage)
        at = (14, low - 190) if tall else (16, low - 229)
        parts.append(townmap.town_map(scene, *at, shown, 0.82 if tall else 1.0))
        x = stage.width - 46.0 if tall else 310.0  # near the thumb, not over the town
    if tall and cheese_sheet.is_open(scene):
        return [*parts, cheese_sheet.sheet(scene, stage.width)]
    rolled = scene.s.phase == st.HITTING
    if not (tall and rolled):  # the tray lies there
        parts += _buttons(scene.words, scene.lang, x, low, 36.0 if tall else 25.0)
    if rolled:
        parts.append(roll.dice_tray(scene, stage.width - 260, low - 120, tall))
    return parts
