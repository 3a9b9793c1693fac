"""A roll on its tray: hits are lit, a six is red, a miss and a used die are dark."""

from cheesemoon.core.draw import svg

from .. import state as st
from . import scene as sc, shapes as s


def dice_tray(scene: sc.Scene, x: float, y: float, tall: bool) -> str:
    """Draw the roll, with the meaning of each die, or a summary of all."""
    state = scene.s
    rolled = tuple(sorted(state.shown[: state.roll_dice], reverse=True))
    trap = state.roll_by == st.BY_TRAP
    good = scene.seen.trap_accuracy if trap else scene.seen.accuracy
    if len(rolled) <= 3 and not tall:
        kinds = ("six" if n == 6 else "hit" if n >= good else "miss" for n in rolled)
        said = tuple(scene.say("die-is", kind=kind) for kind in kinds)
    else:
        said = (scene.say("rolled-hits", hits=state.hits, sixes=state.sixes),)
    size = 27.0 if tall else 21.0
    used = frozenset[int]()
    if state.phase == st.HITTING:
        used = _used(rolled, good, int(state.sixes), int(state.hits))
    return svg.group(_tray(rolled, said, good, size, used), at=(x, y), id="dice", data_card="roll")


def _used(rolled: tuple[int, ...], good: int, sixes_left: int, left: int) -> frozenset[int]:
    """Return the indices of the dice that have caught a rat."""
    sixes = [i for i, value in enumerate(rolled) if value == 6]
    hits = [i for i, value in enumerate(rolled) if good <= value < 6]
    return frozenset(
        i
        for dice, kept in ((sixes, sixes_left), (hits, left))
        for i in dice[: max(0, len(dice) - kept)]
    )


@svg.drawn_once
def _tray(
    rolled: tuple[int, ...], said: tuple[str, ...], good: int, size: float, used: frozenset[int]
) -> str:
    parts = [
        s.rect(-232, -62, 464, 150, 26, fill="#05081a", opacity=0.5),
        s.rect(-232, -68, 464, 150, 26, fill="#5b4030", stroke="#b08a55", stroke_width=4),
        s.rect(-218, -54, 436, 122, 18, fill="#2f5a52"),
        s.rect(-218, -54, 436, 14, 7, fill="#1f3f3a"),
    ]
    step = min(120.0, 420 / max(1, len(rolled)))
    big = min(1.6, step / 46)
    for i, value in enumerate(rolled):
        at = (i - (len(rolled) - 1) / 2) * step
        hit = value >= good
        is_free = hit and i not in used
        if is_free:
            edge = "#ff7b72" if value == 6 else s.GOLD
            parts.append(s.rect(at - 20 * big, -12 - 20 * big, 40 * big, 40 * big, 9 * big,
                                fill="none", stroke=edge, stroke_width=4))  # fmt: skip
        die = s.use(f"d{value}", at, -12, big, opacity=None if is_free else 0.45)
        rated = 6 if value == 6 and hit else int(hit)
        parts.append(svg.group(die, id=f"roll-die-{i}", data_hit=rated))
        if len(said) == len(rolled) > 1:
            ink = "#f3efe2" if is_free else "#9fc0b8"
            parts.append(_draw_words(at, said[i], step - 6, size, ink))
    if len(said) == 1:
        parts.append(_draw_words(0, said[0], 424, size, "#f3efe2"))
    return "".join(parts)


def _draw_words(x: float, words: str, room: float, size: float, ink: str) -> str:
    least = s.SMALLEST_TALL if size > 26 else s.SMALLEST
    size = s.fitted(words, room, size, least)
    return s.words(x, 56, s.cut(words, room, size), size, ink, 700, "middle")
