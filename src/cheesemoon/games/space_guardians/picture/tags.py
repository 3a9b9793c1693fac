"""Tags: the gain of a shooting, its victim, and its consequences."""

from cheesemoon.core.draw import svg

from .. import aim
from . import colours as hue, shapes as sh


def gain_words(aimed: aim.Aim) -> str:
    """Return the points from invaders, then the points another player loses."""
    found = (
        [aimed.eyes, aimed.robbed]
        if aimed.eyes and aimed.victim >= 0
        else [aimed.eyes or aimed.robbed]
    )
    return " ".join(f"+{points}" if points else "0" for points in found)


NO_BEAM = hue.Stroke(stroke="none", stroke_dasharray="none")
"""Resets the attributes of beams, which the group around tags has."""
_MOST_EYES = 12  # the most points of a usual tag, because guns hit few monsters


def is_usual(aimed: aim.Aim) -> bool:
    """Return True if a tag is about monsters alone and, at most, their descent. The definitions of
    every board contain these tags."""
    return not aimed.lost and aimed.victim < 0 and aimed.eyes <= _MOST_EYES


@svg.drawn_once
def usual_tags(size: float) -> tuple[str, ...]:
    """Return the usual tags. Updates refer to them by id."""
    brings = [
        aim.Aim((aim.Shot(-1, "", "", -1, n),), empties, False)
        for empties in (False, True)
        for n in range(_MOST_EYES + 1)
    ]
    return tuple([named_tag(aimed, size) for aimed in brings])


@svg.drawn_once
def named_tag(aimed: aim.Aim, size: float) -> str:
    """Return a tag that several cells share."""
    return svg.group(gain_tag(aimed, size), id=tag_id(aimed), **NO_BEAM)


@svg.drawn_once
def tag_id(aimed: aim.Aim) -> str:
    """Return the id of a tag, which names its contents."""
    if is_usual(aimed):
        return f"sg-tag-{aimed.eyes}-down" if aimed.empties else f"sg-tag-{aimed.eyes}"
    danger = "lost" if aimed.lost else "down" if aimed.empties else "calm"
    return f"sg-tag-{aimed.eyes}-{aimed.robbed}-{aimed.victim + 1}-{danger}"


def _sign(name: str, size: float) -> str:
    return sh.use(f"sg-{name}", 0, 0, round(size / 25, 2))


def _warning(aimed: aim.Aim, size: float) -> tuple[str, ...]:
    """Return the sign that all invaders descend, or that all players lose."""
    if aimed.lost:
        return (_sign("skull", size),)
    return (_sign("down", size),) if aimed.empties else ()


def _victim_sign(aimed: aim.Aim, size: float) -> tuple[str, ...]:
    return (_sign(f"sign{aimed.victim}", size),) if aimed.victim >= 0 else ()


@svg.drawn_once
def gain_tag(aimed: aim.Aim, size: float) -> str:
    """Draw the tag of a cell to fly to. Points from invaders and from a player are two tags."""
    if aimed.eyes and aimed.victim >= 0:
        low = svg.group(
            sh.pill(f"+{aimed.robbed}", size, *hue.ROB, *_victim_sign(aimed, size)),
            at=(0, 0.72 * size),
        )
        return svg.group(
            svg.group(sh.pill(f"+{aimed.eyes}", size, *hue.GAIN), at=(0, -0.72 * size)), low
        )
    look = hue.NOTHING
    if aimed.lost:
        look = hue.DEADLY
    elif aimed.empties:
        look = hue.WARN
    elif aimed.victim >= 0:
        look = hue.ROB
    elif aimed.eyes:
        look = hue.GAIN
    return sh.pill(
        gain_words(aimed), size, *look, *_victim_sign(aimed, size), *_warning(aimed, size)
    )


@svg.drawn_once
def shoot_tag(verb: str, aimed: aim.Aim, size: float) -> tuple[str, float]:
    """Draw the tag of the target of a shot. Return it with its width."""
    look = hue.DEADLY if aimed.lost else hue.SHOOT
    signs = (*_victim_sign(aimed, size), *_warning(aimed, size))
    words = f"{verb} {gain_words(aimed)}"
    return sh.pill(words, size, *look, *signs), sh.pill_wide(words, size, len(signs))


def rocket_id(words: str) -> str:
    """Return the id of a tag of the rocket."""
    return f"sg-rocket-{words.rpartition('+')[2]}"


@svg.drawn_once
def rocket_tag(words: str, size: float) -> str:
    """Return a tag of the gain of the rocket that several cells share."""
    sign = sh.use("sg-rocket", 0, 0, round(size / 40, 2))
    return svg.group(sh.pill(words, size, *hue.WARN, sign), id=rocket_id(words), **NO_BEAM)
