"""Tags: what a shooting brings, whom it robs, and what follows from it."""

from __future__ import annotations

from cheesemoon.core.svg import drawn_once, group

from ..aim import Aim
from .colours import DEADLY, GAIN, NOTHING, ROB, SHOOT, WARN
from .shapes import pill, use


def gain_words(aimed: Aim) -> str:
    """Points by invaders, then points that another player loses."""
    found = (
        [aimed.eyes, aimed.robbed]
        if aimed.eyes and aimed.victim >= 0
        else [aimed.eyes or aimed.robbed]
    )
    return " ".join(f"+{points}" if points else "0" for points in found)


@drawn_once
def tag_id(aimed: Aim) -> str:
    """The name of a tag: what is written on it."""
    danger = "lost" if aimed.lost else "down" if aimed.empties else "calm"
    return f"sg-tag-{aimed.eyes}-{aimed.robbed}-{aimed.victim + 1}-{danger}"


def _sign(name: str, size: float) -> str:
    return use(f"sg-{name}", 0, 0, round(size / 25, 2))


def _warning(aimed: Aim, size: float) -> tuple[str, ...]:
    """Whether everything comes down, or everybody loses."""
    if aimed.lost:
        return (_sign("skull", size),)
    return (_sign("down", size),) if aimed.empties else ()


def _whose(aimed: Aim, size: float) -> tuple[str, ...]:
    return (_sign(f"sign{aimed.victim}", size),) if aimed.victim >= 0 else ()


@drawn_once
def gain_tag(aimed: Aim, size: float) -> str:
    """On a cell that can be flown to. Points by invaders and points of a player are two tags."""
    if aimed.eyes and aimed.victim >= 0:
        low = group(pill(f"+{aimed.robbed}", size, *ROB, *_whose(aimed, size)), at=(0, 0.72 * size))
        return group(group(pill(f"+{aimed.eyes}", size, *GAIN), at=(0, -0.72 * size)), low)
    look = NOTHING
    if aimed.lost:
        look = DEADLY
    elif aimed.empties:
        look = WARN
    elif aimed.victim >= 0:
        look = ROB
    elif aimed.eyes:
        look = GAIN
    return pill(gain_words(aimed), size, *look, *_whose(aimed, size), *_warning(aimed, size))


@drawn_once
def shoot_tag(verb: str, aimed: Aim, size: float) -> str:
    """On what the shot from here hits."""
    look = DEADLY if aimed.lost else SHOOT
    signs = (*_whose(aimed, size), *_warning(aimed, size))
    return pill(f"{verb} {gain_words(aimed)}", size, *look, *signs)
