"""The choices on the board: cells to fly to, shots, the rocket, the mine."""

from cheesemoon.core.draw import svg

from .. import aim, content as c, state as st
from . import (
    board,
    colours as hue,
    craft,
    mine_step,
    seen as sn,
    shapes as sh,
    sheet as sheets,
    tags as tags_,
)


def choices(seen: sn.Seen) -> list[str]:
    """Return everything on the board that can be chosen now, from the back to the front."""
    if not seen.acts:
        return []
    if seen.is_in_flight:
        return [_rays(seen), _line(seen), _targets(seen), _rocket(seen), _fire(seen), _burst(seen)]
    if seen.phase == st.MINING:
        return mine_step.draw(seen)
    if seen.phase == st.RETURNING:
        return [_come_back(seen.turn, seen.say("short-return"), _price("return"), seen.tall)]
    return [_targets(seen)]


def _price(thing: str) -> int:
    return int(c.PRICES[c.THINGS.index(thing)])


# --- cells that can be chosen ---------------------------------------------------------------------


def _targets(seen: sn.Seen) -> str:
    """Draw the cells to fly to, to start from, or for the mine. Pointing at one previews its
    result."""
    found = []
    flies = False
    tags: dict[str, aim.Aim] = {}  # tags that several cells share are drawn once
    rockets: set[int] = set()  # gains of the rocket, from all cells
    for action in seen.acts:
        verb, _, name = action.partition(" ")
        if verb in ("move", "place"):
            flies, cell = True, c.CELLS.index(name)
            aimed = seen.aim(cell)
            brings = tags_.tag_id(aimed)
            if not tags_.is_usual(aimed):
                tags.setdefault(brings, aimed)
            start, level = seen.at[seen.turn], seen.level[seen.turn]
            row = seen.rocket_row(cell) if verb == "move" else -1
            gain = aim.rocket_gain(seen.cells, row) if row >= 0 else 0
            rockets |= {gain} if row >= 0 else set()
            twice = _ask_twice(seen, name, aimed, gain) if row >= 0 and seen.tall else ""
            fires = _rocket_preview(cell, row, gain, seen.say("short-rocket"), seen.tall)
            found.append(
                _target(action, cell, start, level, aimed, brings, seen.tall, fires, twice)
            )
        elif verb == "mine":
            cell = c.CELLS.index(name)
            found.append(_mine_target(action, cell, seen.cells[cell] != st.EMPTY, seen.tall))
    if not flies:
        return svg.group(*found, id="sg-targets")
    words = tuple(f"{seen.say('short-rocket')} +{gain}" for gain in sorted(rockets))
    level = seen.level[seen.turn]
    shared = _define_shared(seen.turn, level, tuple(tags.values()), words, seen.tall)
    # attributes of all ways and beams; other shapes reset them with NO_BEAM
    beam = hue.Stroke(stroke=hue.FLARE, stroke_width=5, stroke_dasharray="13 9")
    return svg.group(shared, *found, id="sg-targets", fill="none", **beam)


@svg.drawn_once
def _define_shared(
    seat: int, level: int, tags: tuple[aim.Aim, ...], rockets: tuple[str, ...], tall: bool
) -> str:
    """Return the symbols that the targets share: the fighter's preview, unusual tags, and the
    tags and the band of the rocket."""
    view = sheets.sheet(tall)
    fighter = (sh.use(f"sg-guns{level}"), sh.use(f"sg-f{seat}"))
    smaller = f"scale({0.86 * view.grid.scale:.3g})"
    return svg.tag(
        "defs",
        svg.tag("g", *fighter, id="sg-ghost", transform=smaller, opacity=0.8, **tags_.NO_BEAM),
        *(tags_.named_tag(aimed, tag_size(tall)) for aimed in tags),
        *(tags_.rocket_tag(words, tag_size(tall)) for words in rockets),
        _band(view.grid) if rockets else "",
    )


def _ask_twice(seen: sn.Seen, cell: str, aimed: aim.Aim, gain: int) -> str:
    """Return question and help for the first tap on a cell from which a rocket can be fired."""
    brings = aimed.eyes + aimed.robbed
    return f"{seen.say('twice-fly', cell=cell)}|{seen.say('twice-rocket', shot=brings, gain=gain)}"


@svg.drawn_once
def _band(grid: sheets.Grid) -> str:
    """Return the symbol of a row that a rocket takes."""
    wide, high = grid.right - grid.x + 8, grid.high - 4
    line = hue.Stroke(stroke=hue.WARN[2], stroke_width=3, stroke_dasharray="9 7")
    return svg.tag("g", sh.box(-4, 2, wide, high, 8, hue.WARN[2], fill_opacity=0.16, **line),
                   id="sg-band")  # fmt: skip


@svg.drawn_once
def _rocket_preview(cell: int, row: int, gain: int, word: str, tall: bool) -> str:
    """Draw what a rocket from a cell would take: its row, and a tag beside the cell's own."""
    if row < 0:
        return ""
    grid = sheets.sheet(tall).grid
    x, y = grid.middle(cell)
    words = f"{word} +{gain}"
    aside = grid.wide / 2 + sh.pill_wide(words, tag_size(tall), 1) / 2 - 6
    to_right = x - grid.wide / 2 - sh.pill_wide(words, tag_size(tall), 1) < 0
    return sh.use("sg-band", round(grid.x - x), round(grid.y + row * grid.high - y)) + sh.use(
        tags_.rocket_id(words), round(aside if to_right else -aside)
    )


def tag_size(tall: bool) -> float:
    """Return the font size of the tags of cells."""
    return sheets.sheet(tall).size + (0 if tall else 1)


@svg.drawn_once
def _target(
    action: str,
    cell: int,
    start: int,
    level: int,
    aimed: aim.Aim,
    brings: str,
    tall: bool,
    rocket: str,
    twice: str,
) -> str:
    grid = sheets.sheet(tall).grid
    return svg.group(
        _ring(grid),
        svg.group(
            rocket,
            *_ghost_flight(grid, cell, start, level, aimed),
            class_="aim",
            visibility="hidden",
        ),
        sh.use(brings),
        at=grid.middle(cell),
        id=f"sg-to-{c.CELLS[cell]}",
        class_="choice",
        data_action=action,
        data_card="flight",
        data_twice=twice or None,
    )


@svg.drawn_once
def _ring(grid: sheets.Grid) -> str:
    """Draw the ring of a target. The whole cell can be clicked."""
    scale = round(min(grid.wide / 112, grid.high / 82), 2)
    return sh.use("sg-to", scale=scale, class_="breathe")


def _ghost_flight(
    grid: sheets.Grid, cell: int, start: int, level: int, aimed: aim.Aim
) -> list[str]:
    """Return the preview of a flight: the way, the fighter there, its beams and their hits."""
    x, y = grid.middle(cell)
    lines, rings = "", dict[int, str]()
    if start >= 0:
        from_x, from_y = grid.middle(start)
        lines = f"M{from_x - x:.0f} {from_y - y:.0f}L0 0"
    for gun, shot in zip(craft.GUNS[level], aimed.shots, strict=False):
        if shot.cell >= 0:
            top = grid.middle(shot.cell)[1] - y
            lines += f"M{gun * 0.8 * grid.scale:.0f} {-12 * grid.scale:.0f}V{top + 30:.0f}"
            rings[shot.cell] = svg.tag("use", href="#sg-hit", y=round(top))
    drawn = svg.tag("path", d=lines) if lines else ""
    return [drawn, sh.use("sg-ghost"), *rings.values()]


@svg.drawn_once
def _mine_target(action: str, cell: int, explodes: bool, tall: bool) -> str:
    """Draw a cell for the mine, with a preview of the mine. An invader there explodes with it
    (SG-26)."""
    grid = sheets.sheet(tall).grid
    return svg.group(
        _ring(grid),
        sh.use("sg-spark", 0, 0, 1.3)
        if explodes
        else sh.use("sg-mine", scale=grid.scale, opacity=0.4),
        svg.group(
            sh.use("sg-mine", scale=grid.scale, opacity=0.8), class_="aim", visibility="hidden"
        ),
        at=grid.middle(cell),
        id=f"sg-to-{c.CELLS[cell]}",
        class_="choice",
        data_action=action,
        data_card="mine-cell",
    )


def _rays(seen: sn.Seen) -> str:
    """Draw faint lines to the farthest cell in each direction."""
    ends: dict[tuple[int, int], int] = {}
    start = seen.at[seen.turn]
    row, column = divmod(start, c.COLUMNS)
    for action in seen.acts:
        if action.startswith("move"):
            cell = c.CELLS.index(action[5:])
            down, right = cell // c.COLUMNS - row, cell % c.COLUMNS - column
            steps = max(abs(down), abs(right))
            ends[down // steps, right // steps] = cell  # farther cells come later
    return _drawn_rays(start, tuple(ends.values()), seen.tall)


@svg.drawn_once
def _drawn_rays(start: int, ends: tuple[int, ...], tall: bool) -> str:
    grid = sheets.sheet(tall).grid
    x, y = grid.middle(start)
    lines = "".join(
        f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}" for to_x, to_y in map(grid.middle, ends)
    )
    return sh.path(
        lines or "M0 0",
        stroke=svg.MOON,
        stroke_width=3,
        stroke_dasharray="1 9",
        stroke_linecap="round",
        opacity=0.55,
    )


# --- shooting -------------------------------------------------------------------------------------


def _line(seen: sn.Seen) -> str:
    """Draw the line of fire from the fighter's cell, below the tags."""
    cell = seen.at[seen.turn]
    return _drawn_line(cell, seen.aim(cell).first.cell, seen.tall)


@svg.drawn_once
def _drawn_line(cell: int, target: int, tall: bool) -> str:
    grid = sheets.sheet(tall).grid
    x, y = grid.middle(cell)
    nose = y - 56 * grid.scale
    end = grid.middle(target)[1] + 40 * grid.scale if target >= 0 else grid.y + 8
    return sh.path(
        f"M{x:g} {nose:g}V{min(nose, end):g}",
        stroke=hue.FLARE,
        stroke_width=4,
        stroke_dasharray="12 10",
        opacity=0.7,
    )


def _fire(seen: sn.Seen) -> str:
    cell = seen.at[seen.turn]
    aimed = seen.aim(cell)
    return _drawn_fire(cell, aimed, _bar_of_shot(seen, aimed), seen.say("short-shoot"), seen.tall)


def _bar_of_shot(seen: sn.Seen, aimed: aim.Aim) -> str | None:
    """Return how the bar shows the shot: in gold if nothing here brings more, plain if it makes the
    invaders come nearer, not at all if it brings nothing and something else can be done."""
    gain = aimed.eyes + aimed.robbed
    if not gain:
        return "" if seen.acts == ("shoot",) else None
    return "" if aimed.empties or gain < _rocket_gain(seen) else "gold"


@svg.drawn_once
def _drawn_fire(cell: int, aimed: aim.Aim, bar: str | None, verb: str, tall: bool) -> str:
    """Draw what a shot from here hits. A click on it fires."""
    view = sheets.sheet(tall)
    grid, scale = view.grid, view.grid.scale
    x, y = grid.middle(cell)
    target = aimed.first.cell
    hit_y = grid.middle(target)[1] if target >= 0 else grid.y + 8
    later = {shot.cell for shot in aimed.shots[1:] if shot.cell >= 0} - {target}
    rings = [sh.use("sg-hit", *grid.middle(hit), scale) for hit in sorted(later)]
    cross = ""
    if target >= 0:
        ground = sh.disc(x, hit_y, 46 * scale, "#000", fill_opacity=0)
        cross = ground + sh.use("sg-cross", x, hit_y, scale, class_="breathe")
        near = y - hit_y < 1.5 * grid.high
        stacked = aimed.eyes and aimed.victim >= 0  # the cells below have two tags each
        low = 0.38 if stacked else 0.53
        tag_y = hit_y + (-0.5 if near else low) * grid.high  # between two cells
    else:
        tag_y = y + (-1.5 if y - 1.5 * grid.high > grid.y else 0.55) * grid.high
    tag_, wide = tags_.shoot_tag(verb, aimed, view.size)
    return svg.group(
        cross,
        *rings,
        svg.group(tag_, at=(_inside(x, wide / 2 + 2, view.width), max(tag_y, 20))),
        id="sg-fire",
        class_="choice",
        data_action="shoot",
        data_bar=bar,
        data_card="shot",
    )


def _inside(x: float, half: float, wide: float) -> float:
    return min(max(x, half), wide - half)


def _burst(seen: sn.Seen) -> str:
    """Offer extra shots from here (SG-76)."""
    if "burst" not in seen.acts:
        return ""
    cell = seen.at[seen.turn]
    return _drawn_burst(cell, seen.say("short-burst", shots=seen.level[seen.turn]), seen.tall)


@svg.drawn_once
def _drawn_burst(cell: int, words: str, tall: bool) -> str:
    view = sheets.sheet(tall)
    x, y = view.grid.middle(cell)
    low = y + 60 * view.grid.scale
    tag_ = sh.pill(words, view.size, *hue.LIT, sh.use("sg-battery", 0, 0, round(view.size / 52, 2)))
    half = sh.pill_wide(words, view.size, 1) / 2 + 2
    return svg.group(
        svg.group(tag_, class_="ring"),
        at=(_inside(x, half, view.width), min(low, view.grid.bottom + 6)),
        id="sg-burst",
        class_="choice",
        data_action="burst",
        data_card="battery",
    )


def _rocket(seen: sn.Seen) -> str:
    if "rocket" not in seen.acts:
        return ""
    aimed = seen.aim(seen.at[seen.turn])
    gain = _rocket_gain(seen)
    bar = "gold" if gain > aimed.eyes + aimed.robbed else ""
    return _drawn_rocket(_rocket_row(seen), gain, bar, seen.tall)


def _rocket_row(seen: sn.Seen) -> int:
    """Return the row that the rocket would take; there is one if it can be fired."""
    cell = seen.at[seen.turn] - c.COLUMNS
    while seen.cells[cell] == st.EMPTY:
        cell -= c.COLUMNS
    return cell // c.COLUMNS


def _rocket_gain(seen: sn.Seen) -> int:
    """Return the points that the rocket would bring; 0 if it cannot be fired."""
    if "rocket" not in seen.acts:
        return 0
    return aim.rocket_gain(seen.cells, _rocket_row(seen))


_SHIP = 2  # above this row the mother ship is left of the board
_INSTRUMENTS = 6  # from this row on instruments are left of the board


@svg.drawn_once
def _drawn_rocket(row: int, gain: int, bar: str, tall: bool) -> str:
    """Draw the row that the rocket would take: brackets at both ends and a tag."""
    view = sheets.sheet(tall)
    grid = view.grid
    y, h = grid.y + grid.high * row, grid.high
    ends = (
        f"M{grid.x + 16:g} {y + 5:g}H{grid.x - 2:g}V{y + h - 5:g}H{grid.x + 16:g}"
        f"M{grid.right - 16:g} {y + 5:g}H{grid.right + 2:g}V{y + h - 5:g}H{grid.right - 16:g}"
    )
    brackets = sh.path(
        ends,
        stroke=hue.WARN[2],
        stroke_width=4,
        stroke_linejoin="round",
        stroke_linecap="round",
        class_="breathe",
    )
    if tall:
        button = svg.group(
            sh.disc(0, -13, 25, hue.WARN[0], stroke=hue.WARN[2], stroke_width=2.5),
            sh.use("sg-rocket", 0, -13, 0.62),
            svg.group(sh.pill(f"+{gain}", 26, *hue.WARN), at=(0, 26)),
            at=(view.width - 42, y + h / 2),
        )
    else:
        size, beside = 22, (grid.x - 84, y + h / 2)
        if row < _SHIP:  # over the number of the row
            size, beside = 18, (grid.x - 38, y + h / 2)
        elif row >= _INSTRUMENTS:
            beside = (grid.right + 52, y + 2)
        sign = sh.use("sg-rocket", 0, 0, round(size / 40, 2))
        button = svg.group(sh.pill(f"+{gain}", size, *hue.WARN, sign), at=beside)
    return svg.group(
        brackets,
        button,
        id="sg-rocket-row",
        class_="choice",
        data_action="rocket",
        data_bar=bar,
        data_card="rocket",
    )


# --- coming back ----------------------------------------------------------------------------------


@svg.drawn_once
def _come_back(seat: int, words: str, price: int, tall: bool) -> str:
    """Offer the return of the destroyed fighter, at its place on the planet (SG-45)."""
    x, y = board.pad(seat, tall)
    size = sheets.sheet(tall).size
    return svg.group(
        sh.disc(
            0,
            0,
            40,
            hue.AMBER,
            fill_opacity=0.12,
            stroke=hue.AMBER,
            stroke_width=5,
            class_="breathe",
        ),
        svg.group(sh.pill(f"{words} −{price}", size, *hue.LIT), at=(0, -54)),
        at=(x, y),
        id="sg-return",
        class_="choice",
        data_action="return",
        data_card="return",
    )
