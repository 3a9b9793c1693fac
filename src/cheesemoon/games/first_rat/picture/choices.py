"""Choices other than runs: goods at a stall, the way at a fork, what to build, the reward of the
launch pad, a comic, the material for the backpack, a drink."""

from cheesemoon.core.draw import svg

from .. import content as c
from ..telling import phrases
from . import comics, kit, layout as lay, paint, rats, seen as sn, stall_sheet, targets, tracks

DEEP = "#20243a"  # text on paper


def choices(at: lay.Layout, seen: sn.Seen) -> str:
    """Draw everything that may be chosen now, except runs and rats."""
    drawn: list[str] = []
    if seen.acts:
        verbs = {action.split(" ")[0] for action in seen.acts}
        if verbs & {"buy", "steal"}:
            drawn.append(stall_sheet.sheet(at, seen))
        if verbs & {"build", "feed", "plan"}:
            drawn += _rows(at, seen)
        if verbs & {"nut", "newrat"}:
            drawn += _reward(at, seen)
        for verb, draw in _DRAWN.items():
            if verb in verbs:
                drawn += draw(at, seen)
    return svg.group(*drawn, id="choices")


@svg.drawn_once
def ring(x: float, y: float, r: float, dashed: bool = False) -> str:
    """Draw a pulsing ring around a thing, or a dashed ring around a place."""
    return svg.group(
        kit.circle(
            x, y, r, "#ffffff", fill_opacity=0, stroke=paint.INK, stroke_width=8, opacity=0.5
        ),
        kit.circle(
            x,
            y,
            r,
            "none",
            stroke=paint.GOLD,
            stroke_width=4,
            stroke_dasharray="12 8" if dashed else None,
        ),
        class_="ring" if dashed else "breathe",
    )


def act(action: str, *inside: str, at: kit.Point | None = None, **more: object) -> str:
    """Return a group that plays `action` when clicked."""
    id_ = "do-" + action.replace(" ", "-")
    return svg.group(*inside, at=at, id=id_, class_="choice", data_action=action, **more)


# --- fork -----------------------------------------------------------------------------------------


def _fork(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Draw dashed rings around the next rooms. The paw at the small rat counts the steps left."""
    here = seen.sides[seen.turn].burrow
    x, y = at.rooms[c.BURROW[here]]
    drawn = [
        ring(x, y, 30 * at.k),
        svg.group(
            kit.put(f"paw-{min(seen.steps, c.PAD)}"),
            at=(x - 26 * at.k, y - 26 * at.k),
            **kit.card("small-rat"),
        ),
    ]
    for action in seen.acts:
        name = action.split(" ")[1]
        to = c.BURROW_TO[here] if name == "on" else c.BURROW.index(name)
        tx, ty = at.rooms[c.BURROW[int(to)]]
        drawn.append(
            act(
                action,
                ring(0, 2, 30 * at.k, dashed=True),
                at=(tx, ty),
                data_tag=seen.table.explain(action, seen.lang),
            )
        )
    return drawn


# --- build, feed, plan ----------------------------------------------------------------------------


def _rows(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Draw a frame around each row. The next free hole shows the points of a marker there."""
    drawn = []
    done: set[int] = set()
    for action in seen.acts:
        verb, *rest = action.split(" ")
        if verb not in ("build", "feed", "plan"):
            continue
        track = c.FOOD if verb == "feed" else c.TRACKS.index(rest[0])
        space = seen.next_space(track)
        first = track not in done
        done.add(track)
        inside = _row(at, track, space, first)
        told = seen.table.explain(action, seen.lang)
        drawn.append(act(action, *inside, data_tag=told, **kit.card(f"track-{c.TRACKS[track]}")))
    return drawn


@svg.drawn_once
def _row(at: lay.Layout, track: int, space: int, first: bool) -> tuple[str, ...]:
    """Return the drawing of one row: the next hole in green, with a plus at its value. A second way
    to build the same part is only an area to click on."""
    if not first:
        return (tracks.frame(at, track),)
    bx, by, _ = at.tracks
    left, y, w = tracks.cell(at, track, space)
    h = at.cell_tall
    if space == c.LAST_SPACE:
        w = 34 * at.k
    x, top, r = bx + left, by + y - h / 2, round(9 * at.k, 1)
    hole = {"stroke": paint.GAIN, "stroke_width": 2.6}
    arm = round(0.55 * r, 1)
    return (
        tracks.frame(at, track),
        kit.rect(x, top, w, h, paint.GAIN, 8, fill_opacity=0.3, **hole),
        kit.circle(x + 2, top + 3, r, "#14321f", **hole),
        kit.line(
            f"M{x + 2 - arm:g} {top + 3:g}h{2 * arm:g}m{-arm:g}{-arm:g}v{2 * arm:g}", paint.GAIN, 3
        ),
    )


# --- a card of paper with choices -----------------------------------------------------------------


def _paper(w: float, h: float) -> tuple[str, str]:
    return kit.rect(4, 7, w, h, paint.SHADOW, 14, opacity=0.6), kit.rect(
        0, 0, w, h, paint.PAPER, 14
    )


def _lay_paper(place: tuple[float, float, float], *parts: str, **more: object) -> str:
    """Return a paper that covers the board. `data_look` asks the page to scroll it into view."""
    return svg.group(*parts, at=place[:2], data_look=1, **more)


def _head(at: lay.Layout, said: str, w: float, left: float) -> tuple[list[str], float]:
    """Draw a title of one or two lines. Return it with the height at which it ends."""
    s = at.small + 1
    lines = kit.wrapped(said, s, w - left - 14 * at.k)
    drawn = [
        kit.words(left, (28 + 24 * i) * at.k, told, s, DEEP, font_family=paint.DISPLAY)
        for i, told in enumerate(lines)
    ]
    return drawn, (40 + 24 * (len(lines) - 1)) * at.k


def _button(
    at: lay.Layout, action: str, x: float, y: float, w: float, *inside: str, **more: object
) -> str:
    h = at.button
    return act(
        action,
        kit.rect(0, 0, w, h, "#ffffff", 10, stroke=DEEP, stroke_width=1.6),
        kit.rect(0, 0, w, h, "none", 10, stroke="#b97900", stroke_width=3.4, class_="breathe"),
        svg.group(*inside, at=(0, h / 2)),
        at=(x, y),
        **more,
    )


def _pack(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Ask which material goes into the backpack, with a button for each."""
    k = at.k
    x, y, w = at.tray
    colours = [name for name in ("green", "orange") if name in seen.sides[seen.turn].packs]
    head, top = _head(at, phrases.say(seen.lang, "choose-pack"), w, 52 * k)
    acts = [action for action in seen.acts if action.startswith("pack ")]
    each = (w - 28 * k - 8 * k * (len(acts) - 1)) / len(acts)
    each = min(each, 110 * k)
    buttons = []
    for i, action in enumerate(acts):
        item = action.split(" ")[1]
        buttons.append(
            _button(
                at,
                action,
                14 * k + i * (each + 8 * k),
                top,
                each,
                kit.words(each / 2 - 30 * k, 8 * k, "+1", at.small + 2, "#14702f"),
                kit.icon(item, each / 2 + 16 * k, 0, 32 * k),
                data_tag=seen.table.explain(action, seen.lang),
                **kit.card(item),
            )
        )
    paper = _paper(w, top + at.button + 12 * k)
    which = colours[0] if colours else "green"
    sign = [kit.pack(which, 28 * k, 25 * k, 34 * k)] if colours else []
    return [_lay_paper(at.tray, *paper, *sign, *head, *buttons, **kit.card(f"pack-{which}"))]


def _half_width(at: lay.Layout) -> float:
    """Return the width of one of two buttons side by side."""
    return (at.tray[2] - 36 * at.k) / 2


def _pair_buttons(at: lay.Layout, seen: sn.Seen, top: float, inside: dict[str, str]) -> list[str]:
    """Return two buttons that share the width of a small card, with their contents."""
    k = at.k
    half = _half_width(at)
    return [
        _button(
            at,
            action,
            14 * k + i * (half + 8 * k),
            top,
            half,
            drawn,
            data_tag=seen.table.explain(action, seen.lang),
        )
        for i, (action, drawn) in enumerate(inside.items())
    ]


def _reward(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Offer the reward of the launch pad: a nut with its points, or one more rat."""
    k = at.k
    w = at.tray[2]
    head, top = _head(at, phrases.say(seen.lang, "choose-reward"), w, 14 * k)
    sign = seen.sides[seen.turn].sign
    pictures = {
        "nut": (
            phrases.say(seen.lang, "points", points=c.NUT_POINTS),
            kit.icon("nut", 30 * k, 0, 32 * k),
        ),
        "newrat": (
            phrases.say(seen.lang, "label-newrat"),
            rats.creature(sign, 34 * k, 12 * k, 0.45 * k, True),
        ),
    }
    offered = [action for action in pictures if action in seen.acts]
    buttons = [
        _button(
            at,
            action,
            14 * k,
            top + (at.button + 8 * k) * i,
            w - 28 * k,
            pictures[action][1],
            kit.words(66 * k, 8 * k, pictures[action][0], at.small + 2, "#14702f"),
            data_tag=seen.table.explain(action, seen.lang),
        )
        for i, action in enumerate(offered)
    ]
    paper = _paper(w, top + (at.button + 8 * k) * len(offered) + 4 * k)
    return [_lay_paper(at.tray, *paper, *head, *buttons, **kit.card("nut"))]


def _drink(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Show what is taken and its double. The player drinks or keeps the drink."""
    k, s = at.k, at.small
    x, y, w = at.tray
    head, top = _head(at, phrases.say(seen.lang, "choose-drink"), w, 48 * k)
    sums: list[str] = []
    left = 14 * k
    for item, n in targets.taken(seen).items():
        told = f"{n} → {2 * n}"
        wide = len(told) * s * 0.6 + 40 * k
        if left + wide > w - 8 * k:
            left, top = 14 * k, top + 32 * k
        sums.append(kit.words(left, top + 20 * k, told, s, DEEP))
        sums.append(kit.icon(item, left + wide - 24 * k, top + 13 * k, 26 * k))
        left += wide + 4 * k
    top += 36 * k
    half = _half_width(at)
    inside = {
        action: kit.middle(half / 2, 0, phrases.say(seen.lang, f"sign-{action}"), s, DEEP)
        for action in ("drink", "keep")
    }
    buttons = _pair_buttons(at, seen, top, inside)
    paper = _paper(w, top + at.button + 12 * k)
    sign = kit.icon("drink", 26 * k, 25 * k, 34 * k)
    return [_lay_paper(at.tray, *paper, sign, *head, *sums, *buttons, **kit.card("drink"))]


def _comic(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Show all comics of the library with their effects, large, on a sheet over the path."""
    k = at.k
    x, y, w = at.sheet
    columns = 3 if at.wide else 2
    acts = [action for action in seen.acts if action != "comic none"]
    each = (w - 28 * k - 10 * k * (columns - 1)) / columns
    head, low = _head(at, phrases.say(seen.lang, "choose-comic"), w, 16 * k)
    buttons = []
    for i in range(0, len(acts), columns):
        row = acts[i : i + columns]
        lines = max(len(_help(at, seen.lang, action, each)) for action in row)
        tall = max(44 + 23 * lines, 96) * k
        for column, action in enumerate(row):
            place = (14 * k + column * (each + 10 * k), low)
            buttons.append(_comic_button(at, seen.lang, action, place, each, tall))
        low += tall + 10 * k
    if "comic none" in seen.may:  # FR-42, by the edition
        told = phrases.say(seen.lang, "do-comic", comic="none", help="")
        middle_ = kit.middle(w / 2 - 14 * k, 0, told, at.small, DEEP)
        buttons.append(_button(at, "comic none", 14 * k, low, w - 28 * k, middle_))
        low += at.button + 10 * k
    paper = _paper(w, low + 4 * k)
    return [_lay_paper(at.sheet, *paper, *head, *buttons, **kit.card("library"))]


@svg.drawn_once
def _help(at: lay.Layout, lang: str, action: str, w: float) -> tuple[str, ...]:
    """Return the effect of a comic, in lines that fit beside its cover."""
    told = phrases.first_up(phrases.say(lang, "comic-help", comic=action.split(" ")[1]))
    return kit.wrapped(told, at.small, w - 88 * at.k)


@svg.drawn_once
def _comic_button(
    at: lay.Layout, lang: str, action: str, place: kit.Point, w: float, h: float
) -> str:
    name = action.split(" ")[1]
    k, s = at.k, at.small
    frame_ = (
        kit.rect(0, 0, w, h, "#ffffff", 10, stroke=DEEP, stroke_width=1.6),
        kit.rect(0, 0, w, h, "none", 10, stroke="#b97900", stroke_width=3.4, class_="breathe"),
    )
    left = 80 * k
    lines = _help(at, lang, action, w)
    title = kit.wrapped(phrases.say(lang, "comic", comic=name), s + 1, w - left - 8 * k)[0]
    return act(
        action,
        *frame_,
        svg.group(comics.cover(at, name, 1.4 if at.wide else 1.3), at=(42 * k, h / 2)),
        kit.words(left, 27 * k, title, s + 1, DEEP, font_family=paint.DISPLAY),
        kit.line(f"M{left:g} {35 * k:g}H{w - 10 * k:g}", "#d8ccb0", 1.6),
        *(
            kit.words(left, (56 + 23 * i) * k, told, s, DEEP, font_weight=500)
            for i, told in enumerate(lines)
        ),
        at=place,
        **kit.card(f"comic-{name}"),
    )


_DRAWN = {"fork": _fork, "pack": _pack, "drink": _drink, "comic": _comic}
