"""The header: moon, arch rat, the race for the cheeses and the clock, in two arrangements."""

from html import escape
from typing import NamedTuple

from cheesemoon.core import Words
from cheesemoon.core.draw import svg

from .. import content as c, state as st
from ..telling import narration
from . import scene as sc, shapes as s, sky

# --- plates ---------------------------------------------------------------------------------------


def plate(x: float, y: float, w: float, h: float, *inside: str, **more: object) -> str:
    """Draw a dark plate over the town."""
    return pane(x, y, w, h, s.PLATE, *inside, **more)


def pane(x: float, y: float, w: float, h: float, fill: str, *inside: str, **more: object) -> str:
    """Draw a plate of any fill, transparent or not."""
    return svg.group(
        s.rect(0, 3, w, h, 18, fill="#05081a", opacity=0.35),
        s.rect(0, 0, w, h, 18, fill=fill, stroke=s.PLATE_EDGE, stroke_width=1.5),
        *inside,
        at=(x, y) if x or y else None,
        **more,
    )


@svg.drawn_once
def hearts(x: float, y: float, have: int, most: int, step: float, size: float = 1.0) -> str:
    """Draw hearts for the present and the lost health."""
    lost = "#5a5478"
    return "".join(
        s.use("heart", round(x + step * i, 1), y, size, color=s.RED if i < have else lost)
        for i in range(most)
    )


class Arch(NamedTuple):
    """The data of the arch rat in the header."""

    words: Words
    lang: str
    called: str
    arch: int
    health: int
    bonus: tuple[int, ...]
    guts: int
    progress: int
    is_to_come: bool

    def say(self, message: str, **args: object) -> str:
        """Return a message in the viewer's language."""
        return self.words.say(self.lang, message, args)

    @property
    def name(self) -> str:
        """Return the name of the arch rat."""
        return self.say("arch-name", arch=self.called)


def arch_of(scene: sc.Scene) -> Arch:
    """Return the data of a table's arch rat."""
    state = scene.s
    return Arch(
        scene.words, scene.lang, str(scene.table.options["arch_rat"]), state.arch,
        state.arch_health, state.bonus, state.guts, state.progress,
        not state.arch_at and state.arch_health > 0,
    )  # fmt: skip


def arch_values(rat: Arch) -> list[tuple[str, float, str, str]]:
    """Return sign, sign size, words and card of each value of the arch rat."""
    arch, bonus = rat.arch, rat.bonus
    dice = int(c.ARCH_BITE[arch]) + bonus[c.B_BITE]
    hide = int(c.ARCH_DEFENCE[arch]) + bonus[c.B_DEFENCE]
    spawn = int(c.ARCH_SPAWN[arch]) + bonus[c.B_SPAWN]
    talent = c.TALENTS[c.ARCH_TALENT[arch]]
    run = {"devours": "½", "hunts": "2→1"}.get(talent, "1")
    further = f"+{bonus[c.B_MOVE]}" if bonus[c.B_MOVE] else ""
    return [
        ("tooth", 0.95, rat.say("dice-short", dice=dice), "arch-bite"),
        ("shield", 0.95, str(hide), "arch-hide"),
        ("nest", 0.62, f"+{spawn}", "arch-spawn"),
        ("paw", 0.95, f"{run}{further}", "arch-run"),
    ]


def _in_a_row(
    values: list[tuple[str, float, str, str]], room: float, size: float
) -> tuple[float, float]:
    """Return font size and distance of values in a row. Long text moves closer, and shrinks only if
    that is not enough."""
    least, usual = 34, 46
    if sum(s.wide(said, size) for _, _, said, _ in values) + least * (len(values) - 1) > room:
        size = s.SMALLEST
    words = sum(s.wide(said, size) for _, _, said, _ in values)
    return size, round(min(usual, (room - words) / (len(values) - 1)), 1)


@svg.drawn_lately
def arch_plate(arch: Arch, box: tuple[float, float, float, float]) -> str:
    """Draw the arch rat: health, values and talent."""
    name, most = arch.name, int(c.ARCH_HEALTH[arch.arch])
    size = s.fitted(name, box[2] - 40 - 25 * most, 31, 22, title=True)
    parts = [s.words(20, 38, name, size, s.ARCH_NAME, title=True)]
    parts.append(hearts(20 + s.wide(name, size, title=True) + 24, 28, arch.health, most, 25))
    values = arch_values(arch)
    size, gap = _in_a_row(values, box[2] - 63, 22)
    at = 30.0
    for sign, sign_size, said, its_card in values:
        value = s.use(sign, at, 66, sign_size) + s.words(at + 19, 74, said, size, s.TEXT, 700)
        parts.append(svg.group(value, data_card=its_card))
        at += gap + s.wide(said, size)
    special = _special(arch, box[2])
    return plate(*box, *parts, *special, id="arch", data_card=f"arch-{arch.called}")


def _special(arch: Arch, w: float) -> list[str]:
    """Draw the last line of the plate: the arrival of the arch rat, its gut, or its talent."""
    if arch.is_to_come:
        said = arch_comes(arch)
    elif c.ARCH_TALENT[arch.arch] == c.DEVOURS:
        label = arch.say("guts")
        wide = s.wide(label, 20) + 14
        of = arch.say("guts-of", step=arch.guts, most=len(c.GUTS))
        line = s.words(20, 104, label, 20, s.QUIET)
        at = 20 + wide + 34 * len(c.GUTS) + 4
        fits = at + s.wide(of, 20) < w - 12
        count = [s.words(at, 104, of, 20, s.QUIET)] if fits else []
        return [line, gut(arch.guts, 34 + wide, 97, 34, 14), *count]
    else:
        said = arch.say("talent", talent=c.TALENTS[c.ARCH_TALENT[arch.arch]])
    size = s.fitted(said, w - 40, 20, s.SMALLEST)
    return [s.words(20, 104, s.cut(said, w - 40, size), size, s.QUIET)]


def arch_comes(arch: Arch) -> str:
    """Return the words on when the arch rat comes into the town."""
    left = sky.slices(arch.arch).index("deploy") + 1 - arch.progress
    return arch.say("arch-comes", slices=max(1, left))


@svg.drawn_once
def gut(full: int, x: float, y: float, step: float, r: float) -> str:
    """Draw the gut of the Maw: the growth so far, and the next step."""
    parts: list[str] = []
    for i, effect in enumerate(c.GUTS.tolist()):
        done = i < full
        edge = "#ff7b72" if i == full else "#4a5589"
        dash = "4 3" if i == full else None
        ground = "#8a2f3a" if done else "#0d1226"
        at = round(x + step * i, 1)
        parts.append(s.circle(at, y, r, ground, stroke=edge, stroke_width=2, stroke_dasharray=dash))
        parts.append(s.use(f"e-{c.STEPS[effect]}", at, y, r / 19,
                           color="#ffd0cb" if done else "#8d95bd", fill=ground))  # fmt: skip
    return svg.group(*parts, data_card="gut")


# --- the race, and what the night will bring ------------------------------------------------------

Chip = tuple[str, float, str, str, str]  # sign, size, words, edge, card


class Night(NamedTuple):
    """The data of a table in the header."""

    arch: Arch
    collected: int
    growing: int  # number of waiting cards
    over: bool
    eaten: int  # cheeses that the rats will eat tonight
    bites: int
    more: bool  # rats from elsewhere may bite too
    defence: int
    grows: bool
    round: int
    step: int  # step of the rats' turn; -1: the ratcatcher's turn

    def say(self, message: str, **args: object) -> str:
        """Return a message in the viewer's language."""
        return self.arch.say(message, **args)


def night_of(scene: sc.Scene) -> Night:
    """Return the header data of a table."""
    state, seen = scene.s, scene.seen
    grows = seen.cheese < c.CHEESES_THAT_HOLD and state.deck_left > 0
    return Night(arch_of(scene), seen.collected, scene.growing, state.phase == st.OVER, seen.eaten,
                 seen.bites, _may_more_come(scene), seen.defence, grows, state.round_no,
                 scene.step)  # fmt: skip


def _may_more_come(scene: sc.Scene) -> bool:
    """Return True if rats that hunt the ratcatcher are elsewhere in the town."""
    if any(area != scene.pawn for area in scene.big):
        return True
    here = scene.seen.here
    return any(
        int(here[:, colour].sum()) > int(here[scene.pawn, colour])
        for colour in range(len(c.COLOURS))
        if c.COMMON_TARGET[colour] != c.CHEESE
    )


def chips(night: Night, long: bool = False) -> tuple[Chip, ...]:
    """Return the forecast of the night: cheese eaten, bites, and the growth of the town, in long
    words where there is room."""
    if night.growing:
        said = night.say("town-grows-by", cards=night.growing)
        return (("gatelet", 0.8, said, s.MOON, "growth"),)
    if night.over:
        return (("hat", 0.5, night.say("game-over"), s.MOON, "end"),)
    hurt = night.bites > night.defence
    is_open = night.more and not hurt
    told = "now" if is_open and long else "yes" if hurt or is_open else "no"
    args = {"hurt": told, "bites": night.bites, "defence": night.defence}
    bites = night.say("tonight-bites", **args)
    growth = night.say(f"town-{'grows' if night.grows else 'stays'}{'-long' if long else ''}")
    return (
        ("wedge", 0.9, night.say("tonight-eaten", cheese=night.eaten),
         s.BAD if night.eaten else s.GOOD, "mouths"),
        ("tooth", 0.9, bites, s.BAD if hurt else s.SLOT_EDGE if is_open else s.GOOD, "bites"),
        ("gatelet", 0.8, growth, s.MOON if night.grows else s.SLOT_EDGE, "growth"),
    )  # fmt: skip


@svg.drawn_once
def chip_row(
    row: tuple[Chip, ...], x: float, y: float, room: float, high: float, size: float
) -> str:
    """Draw chips side by side. Long text moves closer."""
    least = s.SMALLEST if size < 26 else s.SMALLEST_TALL
    pad, gap = high * 0.95, high * 0.17
    while (
        size > least and sum(pad + 14 + s.wide(said, size) + gap for _, _, said, _, _ in row) > room
    ):
        size = max(least, round(size - 0.4, 1))
    parts, at = [], x
    each = (room - gap * (len(row) - 1)) / len(row)
    total = sum(pad + 14 + s.wide(said, size) + gap for _, _, said, _, _ in row) - gap
    for sign, sign_size, said, edge, card in row:
        if total > room:
            said = s.cut(said, each - pad - 14, size)
        wide = pad + 12 + s.wide(said, size)
        big = sign_size * high / 42
        chip = (
            s.rect(round(at), y, round(wide), high, high / 2, fill=s.CHIP, stroke=edge)
            + s.use(sign, round(at + high * 0.57), y + high / 2, big)
            + _line(round(at + high * 0.97), round(y + high / 2 + size * 0.36), said)
        )
        parts.append(svg.group(chip, id=f"tonight-{card}", data_card=card))
        at += wide + gap
    return svg.group(*parts, font_size=size, font_weight=600, fill=s.TEXT, stroke_width=2)


def _line(x: int, y: int, said: str) -> str:
    return svg.tag("text", escape(said), x=x, y=y)


def race_plate(night: Night, x: float, y: float, w: float, h: float) -> str:
    """Draw the ten cheeses to collect, and the forecast of the coming night."""
    said = night.say("of-ten", cheese=night.collected)
    return _race_plate((x, y, w, h), night.collected, said, chips(night))


@svg.drawn_once
def _race_plate(
    box: tuple[float, float, float, float], collected: int, said: str, tonight: tuple[Chip, ...]
) -> str:
    w, step = box[2], 30
    size = s.fitted(said, w - 10 * step - 86, 31, 22, title=True)
    parts = [s.use("hat", 36, 31, 1.15), s.words(64, 38, said, size, s.MOON, title=True)]
    parts.append(slots(collected, w - 10 * step - 2, 29, step, 1.0))
    parts.append(svg.group(s.circle(0, 0, 17, s.CRESCENT), s.circle(7, -5, 15, s.PLATE_DEEP),
                       at=(36, 83), data_card="tonight"))  # fmt: skip
    parts.append(chip_row(tonight, 62, 62, w - 76, 42, 20))
    return plate(*box, *parts, id="race", data_card="race")


@svg.drawn_once
def slots(collected: int, x: float, y: float, step: float, size: float) -> str:
    """Draw ten slots, with the cheeses collected so far."""
    parts: list[str] = []
    for i in range(c.CHEESES_TO_WIN):
        parts.append(s.use("slot", x + step * i, y, 1.05 * size))
        if i < collected:
            parts.append(s.use("wedge", x + step * i, y - 1, 0.98 * size))
    return "".join(parts)


# --- the whole header -----------------------------------------------------------------------------


def _draw_next(night: Night, x: float, size: float, room: float) -> str:
    """Draw the next step on a board under the clock, or nothing when the hunt is over."""
    if night.over:
        return svg.group(id="next")
    return sky.ribbon(x, 206, next_words(night), size, room, id="next", data_card="clock")


def next_words(night: Night) -> str:
    now = night.step
    if now < 0:
        return night.say("next-step", step=narration.NIGHT[0])
    return night.say("next-step", step=narration.NIGHT[now + 1] if now < 6 else "you")


@svg.drawn_once
def _fate_plate(lines: int) -> str:
    """Draw the plate behind the words under the moon."""
    return s.rect(6, 248, 256, 36 + 24 * lines, 16, fill=s.PLATE, stroke=s.PLATE_EDGE,
                  stroke_width=1.5)  # fmt: skip


_FATE: s.SizedLettering = {  # text attributes under the moon
    "font_size": 20, "font_weight": 600, "fill": s.TEXT, "text_anchor": "middle",
}  # fmt: skip


@svg.drawn_lately
def _fate(words: Words, lang: str, arch: int, eaten: int) -> str:
    """Draw the number of slices left and the effect of the next, under the moon."""
    slices_left = words.say(lang, "slices-left", {"slices": c.TRACK_END - eaten})
    size = s.fitted(slices_left, 236, 28, 20, title=True)
    effect = sky.slices(arch)[min(eaten, c.TRACK_END - 1)]
    lines = s.wrapped(words.say(lang, "next-slice", {"effect": effect}), 240, 20, 2)
    under = [_line(134, 303 + 24 * i, line) for i, line in enumerate(lines)]
    fate = s.words(134, 276, slices_left, size, s.ARCH_NAME, title=True)
    return svg.group(_fate_plate(len(lines)), fate, *under, id="fate", data_card="moon", **_FATE)


@svg.drawn_lately
def wide_header(night: Night) -> list[str]:
    """Draw moon, arch rat, race and clock along the top."""
    rat = night.arch
    eaten, arch = rat.progress, rat.arch
    return [
        sky.sky(1400, 128),
        svg.group(sky.moon(arch, eaten, 112), id="moon", at=(134, 130), data_card="moon"),
        _fate(rat.words, rat.lang, arch, eaten),
        arch_plate(rat, (268, 8, 392, 116)),
        race_plate(night, 668, 8, 510, 116),
        svg.group(
            sky.clock(night.round, night.step, 88, night.say("round-word")),
            id="clock",
            at=(1288, 104),
            data_card="clock",
        ),
        _draw_next(night, 1284, 20, 230),
    ]
