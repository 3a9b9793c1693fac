"""The robot's panel: its card, plans, rats and markers. The robot owns nothing else."""

from cheesemoon import art
from cheesemoon.core.draw import svg

from .. import content as c, edition, state as st
from ..telling import phrases
from . import comics, kit, layout as lay, paint, plaque, rats as rats_, seen as sn

SHORT, OPEN = 84, 262


def robot_open(seen: sn.Seen, side: sn.Side, head: plaque.Head) -> tuple[list[str], float]:
    of, lang = head.of, seen.lang
    s = seen.table.state
    spare = bool(edition.SPARE_LAST_ROUND[seen.edition]) and seen.ending != st.THIS_ROUND
    left = int((s["deck"] > 0).sum())
    level = phrases.say(lang, "robot-level", level=c.LEVELS[int(s["level"])])
    return [
        *plaque.plaque(head._replace(note=level), OPEN, 30, 1),
        svg.group(_card(of, lang, _last_card(seen), left), at=(0, 64)),
        svg.group(_plans(of, seen.plans), at=(0, 138)),
        svg.group(_rats(of, side.rats), at=(0, 182)),
        svg.group(plaque.cubes(lang, of, 4, side.placed, spare), at=(0, 226)),
    ], OPEN


def robot_folded(seen: sn.Seen, side: sn.Side, head: plaque.Head) -> tuple[list[str], float]:
    left = max(c.MARKERS - side.placed, 0)
    return [
        *plaque.plaque(head, SHORT, 28, 0.86),
        svg.group(_plans(head.of, seen.plans), transform="translate(2 51) scale(.8)"),
        svg.group(
            kit.words(plaque.WIDTH - 54, 71, left, 15, svg.TEXT),
            art.icon("marker", plaque.WIDTH - 28, 66, 18),
            id=f"p{head.of}-markers",
            **kit.card("marker"),
        ),
    ], SHORT


def _last_card(seen: sn.Seen) -> int:
    """Return the last revealed card that still lies open, or -1."""
    s = seen.table.state
    return int(s["card"]) - 1 if s["card"] else int(s["discard"][0]) - 1


@svg.drawn_once
def _card(of: int, lang: str, number: int, left: int) -> str:
    """Draw the robot's card: the steps of its four rats and the symbol. Draw a card back if none
    lies open."""
    back = [
        kit.rect(12 + 3 * i, 2 + 2 * i, 44, 58, "#3a4470", 6, stroke="#6f7ab0", stroke_width=1.5)
        for i in range(2)
    ]
    told = svg.fitted(phrases.say(lang, "cards-left", cards=left), svg.PANEL_LETTERS, 78)
    drawn = [
        *back,
        art.icon("robot", 37, 34, 26),
        kit.words(66, 56, told, svg.PANEL_LETTERS, svg.QUIET, font_weight=600),
    ]
    if number < 0:
        return svg.group(*drawn, id=f"p{of}-card", **kit.card("robot-card"))
    steps = [int(n) for n in c.CARD_STEPS[number]]
    drawn.append(
        kit.rect(66, 2, plaque.WIDTH - 78, 36, svg.NIGHT, 8, stroke=svg.LINE, stroke_width=1.5)
    )
    for i, n in enumerate(steps):
        x = 86 + 36 * i
        drawn.append(rats_.creature(4, x, 34, 0.5, True))
        drawn.append(kit.circle(x, 21, 10, "#f3efe2", stroke=paint.INK, stroke_width=1.2))
        drawn.append(kit.middle(x, 21, n, 14, paint.INK))
    drawn.append(_symbol(int(c.CARD_SYMBOL[number]), 246, 20))
    return svg.group(*drawn, id=f"p{of}-card", **kit.card("robot-card"))


def card_face(number: int) -> str:
    """Draw a card of the robot, about 100 units wide around its middle."""
    steps = [int(n) for n in c.CARD_STEPS[number]]
    return svg.group(
        kit.rect(-50, -36, 100, 72, svg.NIGHT, 8, stroke="#6f7ab0", stroke_width=2),
        kit.words(-42, -17, c.CARDS[number], 15, svg.QUIET),
        _symbol(int(c.CARD_SYMBOL[number]), 32, -19),
        *(
            kit.circle(-36 + 24 * i, 16, 11, "#f3efe2", stroke=paint.INK, stroke_width=1.2)
            + kit.middle(-36 + 24 * i, 16, n, 15, paint.INK)
            for i, n in enumerate(steps)
        ),
    )


def _symbol(symbol: int, x: float, y: float) -> str:
    """Draw the card's symbol: a track, a comic that goes, the best track, or nothing."""
    if symbol == c.NO_SYMBOL:
        return kit.line(f"M{x - 8} {y}H{x + 8}", svg.QUIET, 3)
    if symbol == c.COMIC_SYMBOL:
        gone = kit.line(f"M{x - 12} {y + 12}L{x + 12} {y - 12}", "#d5282f", 4)
        return svg.group(comics.cover(lay.WIDE, "no-rent", 0.46), at=(x, y)) + gone
    if symbol == c.MOST_SYMBOL:
        return art.icon("collector", x, y, 26)
    return kit.track_icon(c.TRACKS[symbol], x, y, 26)


@svg.drawn_once
def _plans(of: int, plans: tuple[int, ...]) -> str:
    """Draw the six tracks that the robot plans. A diamond marks those it scores next time."""
    drawn = []
    for i, track in enumerate(c.PLANNED):
        x = 12 + 46.6 * i
        planned = bool(plans[i])
        name = c.TRACKS[track]
        edge = svg.GOOD if planned else svg.LINE
        inside = [
            kit.rect(x, 0, 43, 34, svg.NIGHT, 8, stroke=edge, stroke_width=1.5),
            kit.track_icon(name, x + 16, 17, 22, opacity=None if planned else 0.4),
        ]
        if planned:
            inside.append(
                kit.path(
                    f"M{x + 33:g} 8l8 9l-8 9l-8-9Z",
                    paint.PLAYERS[4],
                    stroke="#e8eaf4",
                    stroke_width=1.6,
                )
            )
        drawn.append(svg.group(*inside, **kit.card("plan")))
    return svg.group(*drawn, id=f"p{of}-plans")


@svg.drawn_once
def _rats(of: int, rats: tuple[int, ...]) -> str:
    """Draw the four rats of the robot with their spaces."""
    drawn = []
    for i, at in enumerate(rats):
        x = 14 + 70 * i
        crew = at >= st.CREW
        drawn.append(rats_.creature(4, x + 18, 30, 0.5, True))
        if crew:
            drawn.append(kit.track_icon("rattonauts", x + 52, 18, 24))
        else:
            drawn.append(kit.words(x + 38, 27, at, 15, svg.TEXT))
    return svg.group(*drawn, id=f"p{of}-rats", **kit.card("robot-rat"))
