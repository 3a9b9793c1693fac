"""The header for a phone, 780 wide: the ratcatcher, the arch rat, the race and the coming night."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import content as c
from . import header as hd, scene as sc, shapes as s, sky

OWN, ARCH, RACE = 6, 138, 258  # the top of each row
_WIDE = 748
_EDGE = 10  # between the window and the board under the moon
_PITCH = 46  # of boots, dice and traps
_ROOM = 4  # boots, dice or traps that stand at full distance


class Own(NamedTuple):
    """What the ratcatcher has: values, and what is left of each thing for this turn."""

    catcher: str
    health: int
    most_health: int
    defence: int
    accuracy: int
    steps: tuple[int, int]  # left, in all
    dice: tuple[int, int]
    traps: tuple[int, int]
    used: tuple[int, ...]  # faces of dice that were thrown this round, the last roll first


def own_of(scene: sc.Scene) -> Own:
    """Return what the ratcatcher of a table has."""
    state, seen = scene.s, scene.seen
    return Own(
        str(scene.table.options["ratcatcher"]),
        state.health,
        seen.health_max,
        seen.defence,
        seen.accuracy,
        (state.points, max(seen.move, state.points)),
        (state.dice, max(seen.dice, state.dice)),
        (state.traps, int(c.TRAPS[state.catcher])),
        scene.used,
    )


@svg.drawn_lately
def tall_header(night: hd.Night, own: Own) -> list[str]:
    """Draw the header in three rows."""
    return [
        svg.group(
            s.rect(-320, -320, 1420, 321, fill=s.SKY_TOP),
            s.rect(-320, 0, 1420, 366, fill="url(#rc-strip)"),
            sky.stars(780, 200),
            id="sky",
        ),
        _own(own),
        *_arch(night),
        _race(night),
    ]


def _own(own: Own) -> str:
    """Draw the ratcatcher: hearts, defence and aim above steps, dice and traps."""
    low = 86
    parts = [
        s.rect(0, 0, _WIDE, 122, 24, fill=s.PLATE, stroke=s.MOON, stroke_width=3),
        _portrait(own.catcher),
        svg.group(
            hd.hearts(152, 38, own.health, own.most_health, 40, 1.3),
            id="own-health",
            data_card="heart",
        ),
        svg.group(
            s.use("shield", 448, 36, 1.3),
            s.words(474, 47, own.defence, 32, s.TEXT, 800),
            data_card="defence",
        ),
        svg.group(
            s.use("aim", 632, 36, 1.15),
            s.words(660, 47, f"{own.accuracy}+", 32, s.TEXT, 800),
            data_card="aim",
        ),
        _left("boot", 152, low, 1.15, own.steps, "step"),
        _left("d5", 372, low, 0.92, own.dice, "attack", own.used),
        _left("trap", 606, low + 8, 0.86, own.traps, "trap"),
    ]
    return svg.group(*parts, at=(16, OWN), id="own", data_own="", data_look=1)


def _portrait(catcher: str) -> str:
    clip = svg.tag("clipPath", s.circle(0, 0, 46, "#fff"), id="rc-own-clip")
    inside = svg.group(
        s.circle(-17, -15, 25, "#ffdf8a"),
        s.use("catcher", 4, 72, 1.35),
        clip_path="url(#rc-own-clip)",
    )
    edge = s.circle(0, 0, 47, stroke=s.GOLD, stroke_width=3)
    return svg.group(
        clip,
        s.circle(0, 0, 48, "#3b3d68"),
        inside,
        edge,
        at=(66, 61),
        data_card=f"catcher-{catcher}",
    )


def _left(
    sign: str,
    x: float,
    y: float,
    size: float,
    have: tuple[int, int],
    card: str,
    faces: tuple[int, ...] = (),
) -> str:
    """Draw things in a row; those that are used up this turn are pale. Dice keep their `faces`."""
    left, most = have
    signs = [*[sign] * left, *(f"d{face}" for face in faces), *[sign] * most]
    pitch = min(_PITCH, _PITCH * _ROOM / max(1, most))
    drawn = (
        s.use(
            signs[i],
            round(pitch * i / size),
            opacity=None if i < left else 0.6 if i - left < len(faces) else 0.22,
        )
        for i in range(most)
    )
    return s.scaled(size, *drawn, at=(x, y), id=f"own-{card}", data_card=card)


def _arch(night: hd.Night) -> list[str]:
    """Draw the moon with its slices, and the arch rat beside it."""
    arch = night.arch
    left = arch.say("slices-short", slices=c.TRACK_END - arch.progress)
    x, name, most = 172, arch.name, int(c.ARCH_HEALTH[arch.arch])
    size = s.fitted(name, 538 - 34 * most, 34, 26, title=True)
    parts = [s.words(x, 46, name, size, s.ARCH_NAME, title=True)]
    parts.append(hd.hearts(_WIDE - 34 * most + 20, 36, arch.health, most, 34, 1.2))
    at = x + 14.0
    for sign, sign_size, said, card in hd.arch_values(arch):
        short = said.split(" ")[0]
        value = s.use(sign, at, 84, sign_size * 1.16) + s.words(at + 22, 94, short, 27, s.TEXT, 700)
        parts.append(svg.group(value, data_card=card))
        at += 52 + s.wide(short, 27)
    room = _WIDE - at
    if arch.is_to_come:
        parts.append(_beside(hd.arch_comes(arch), room))
    elif c.ARCH_TALENT[arch.arch] == c.DEVOURS:
        parts.append(hd.gut(arch.guts, at + 10, 84, min(44.0, room / len(c.GUTS)), 16))
    elif not night.over:
        parts.append(_beside(hd.next_words(night), room))
    size = s.SMALLEST_TALL
    middle = max(82.0, s.wide(left, size) / 2 + 13 + _EDGE)
    return [
        svg.group(sky.moon(arch.arch, arch.progress, 54), id="moon", at=(82, ARCH + 54),
                  data_card="moon"),
        sky.ribbon(middle, ARCH + 102, left, size, 190, True, id="fate", data_card="moon"),
        svg.group(*parts, at=(16, ARCH), id="arch", data_card=f"arch-{arch.called}"),
    ]  # fmt: skip


def _beside(said: str, room: float) -> str:
    """Draw words at the right end of the arch rat's row, if they fit."""
    size = s.fitted(said, room - 12, 26, s.SMALLEST_TALL)
    fits = s.wide(said, size) <= room - 12
    return s.words(_WIDE, 94, said, size, s.QUIET, anchor="end") if fits else ""


def _race(night: hd.Night) -> str:
    """Draw the cheeses collected, and the forecast of the night."""
    said = night.say("of-ten-cheeses", cheese=night.collected)
    size = s.fitted(said, 300, 30, 26)
    parts = [
        s.words(0, 32, said, size, s.MOON, 800),
        hd.slots(night.collected, 360, 22, 42, 1.35),
        hd.chip_row(hd.chips(night, long=True), 0, 52, _WIDE, 50, 27),
    ]
    return svg.group(*parts, at=(16, RACE), id="race", data_card="race")
