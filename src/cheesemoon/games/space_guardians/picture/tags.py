"""Tags: what a shooting brings, whom it robs, and what follows from it."""

from cheesemoon.core import svg

from .. import aim
from . import colours as hue, shapes as sh


def gain_words(aimed: aim.Aim) -> str:
    """Points by invaders, then points that another player loses."""
    found = (
        [aimed.eyes, aimed.robbed]
        if aimed.eyes and aimed.victim >= 0
        else [aimed.eyes or aimed.robbed]
    )
    return " ".join(f"+{points}" if points else "0" for points in found)


@svg.drawn_once
def tag_id(aimed: aim.Aim) -> str:
    """The name of a tag: what is written on it."""
    danger = "lost" if aimed.lost else "down" if aimed.empties else "calm"
    return f"sg-tag-{aimed.eyes}-{aimed.robbed}-{aimed.victim + 1}-{danger}"


def _sign(name: str, size: float) -> str:
    return sh.use(f"sg-{name}", 0, 0, round(size / 25, 2))


def _warning(aimed: aim.Aim, size: float) -> tuple[str, ...]:
    """Whether everything comes down, or everybody loses."""
    if aimed.lost:
        return (_sign("skull", size),)
    return (_sign("down", size),) if aimed.empties else ()


def _whose(aimed: aim.Aim, size: float) -> tuple[str, ...]:
    return (_sign(f"sign{aimed.victim}", size),) if aimed.victim >= 0 else ()


@svg.drawn_once
def gain_tag(aimed: aim.Aim, size: float) -> str:
    """On a cell that can be flown to. Points by invaders and points of a player are two tags."""
    if aimed.eyes and aimed.victim >= 0:
        low = svg.group(
            sh.pill(f"+{aimed.robbed}", size, *hue.ROB, *_whose(aimed, size)), at=(0, 0.72 * size)
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
    return sh.pill(gain_words(aimed), size, *look, *_whose(aimed, size), *_warning(aimed, size))


@svg.drawn_once
def shoot_tag(verb: str, aimed: aim.Aim, size: float) -> tuple[str, float]:
    """On what the shot from here hits, and how wide that is."""
    look = hue.DEADLY if aimed.lost else hue.SHOOT
    signs = (*_whose(aimed, size), *_warning(aimed, size))
    words = f"{verb} {gain_words(aimed)}"
    return sh.pill(words, size, *look, *signs), sh.pill_wide(words, size, len(signs))
