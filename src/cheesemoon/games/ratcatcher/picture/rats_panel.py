"""The panel of the rats: the arch rat, the rats in the town and in the bag, the piles."""

from cheesemoon.core.draw import svg

from .. import content as c
from . import faces, header, panel_parts, scene as sc, shapes as s


def _arch_head(scene: sc.Scene) -> list[str]:
    state = scene.s
    arch, name = str(scene.table.options["arch_rat"]), header.arch_of(scene).name
    most = int(c.ARCH_HEALTH[state.arch])
    face = s.scaled(0.9, *faces.ARCH[arch](), at=(44, 42))
    eaten = s.words(111, 66, f"{state.progress}/{c.TRACK_END}", 16, s.ARCH_NAME, 700)
    bag = [panel_parts.small(158, 66, scene.say("bag"), 34)]
    for i, colour in enumerate(c.COLOURS):
        at = (202, 240, 272)[i]
        rat = panel_parts.use(1, f"rat-{colour}", at, 70, 0.44)
        number = s.words(at + 9, 66, state.bag[i], 14, weight=700)
        bag.append(svg.group(rat, number, data_card=colour))
    return [
        s.circle(44, 42, 33, "#3a1f38", stroke="#ff7b72", stroke_width=2.5),
        svg.group(face, data_card=f"arch-{arch}"),
        s.words(
            86,
            32,
            name,
            s.fitted(name, 92, 20, panel_parts.SMALL, title=True),
            s.ARCH_NAME,
            title=True,
        ),
        panel_parts.hearts(1, 188, 26, state.arch_health, most, 18.5, 0.74),
        svg.group(panel_parts.use(1, "wedge", 96, 60, 0.75), eaten, data_card="moon"),
        *bag,
    ]


def folded(scene: sc.Scene) -> tuple[list[str], float]:
    return _arch_head(scene), 84.0


def _rat_line(
    scene: sc.Scene, y: float, face: str, name: str, does: str, bite: int, hide: int, extra: str,
    card_: str,
) -> str:  # fmt: skip
    parts = [
        face,
        panel_parts.small(60, 18, name, 94, s.TEXT, 15.5, 700),
        panel_parts.use(1, "tooth", 165, 13, 0.6),
        s.words(176, 18, bite, 15.5, weight=700),
        panel_parts.use(1, "shield", 197, 12, 0.6),
        s.words(208, 18, hide, 15.5, weight=700),
        panel_parts.small(60, 36, does, panel_parts.W - 78, panel_parts.SOFT),
    ]
    if extra:
        parts.append(panel_parts.small(panel_parts.W - 18, 18, extra, 62, s.TEXT, 14, 700, "end"))
    return svg.group(*parts, at=(0, y), data_card=card_)


def whole(scene: sc.Scene) -> tuple[list[str], float]:
    """Draw the whole panel: the arch rat, its values and talent, the bag, the piles. Return its
    parts and its height."""
    state, y = scene.s, 92.0
    parts: list[str] = [svg.group(*_arch_head(scene), id="p1-head")]
    values: list[str] = []
    at = 28.0
    for sign, size, said, card_ in header.arch_values(header.arch_of(scene)):
        inside = panel_parts.use(1, sign, at, 18, size * 0.75) + s.words(
            at + 15, 24, said, 15.5, weight=700
        )
        values.append(svg.group(inside, data_card=card_))
        at += 33 + s.wide(said, 15.5)
    talent = scene.say("talent", talent=c.TALENTS[c.ARCH_TALENT[state.arch]])
    lines = s.wrapped(talent, panel_parts.W - 40, panel_parts.SMALL, 2, bold=False)
    values += [
        s.words(20, 44 + 17 * i, line, panel_parts.SMALL, panel_parts.SOFT, 500)
        for i, line in enumerate(lines)
    ]
    high = 38 + 17 * len(lines)
    parts.append(panel_parts.card(y, high, *values, id="p1-arch"))
    y += high + 6
    common: list[str] = []
    for i, colour in enumerate(c.COLOURS):
        face = panel_parts.use(1, f"rat-{colour}", 32, 36, 0.8)
        name, does = scene.say("rat-title", rat=colour), scene.say("rat-does", rat=colour)
        bag = scene.say("in-bag", rats=state.bag[i])
        common.append(_rat_line(scene, 8 + 42 * i, face, name, does, int(c.COMMON_BITE[i]),
                                int(c.COMMON_DEFENCE[i]), bag, colour))  # fmt: skip
    parts.append(panel_parts.card(y, 134, *common, id="p1-common"))
    y += 140
    here = [n for n in range(1, c.PECULIAR + 1) if state.odd_at[n]]
    if here:
        rows = [
            _rat_line(scene, 8 + 44 * i, s.scaled(0.52, *faces.PECULIAR[n - 1](), at=(32, 20)),
                      scene.say("rat-name", rat=f"p{n}"), scene.say("rat-does", rat=f"p{n}"),
                      int(c.PEC_BITE[n]), int(c.PEC_DEFENCE[n]), "", f"p{n}")
            for i, n in enumerate(here)
        ]  # fmt: skip
        parts.append(panel_parts.card(y, 10 + 44 * len(here), *rows, id="p1-peculiar"))
        y += 16 + 44 * len(here)
    drawn, tall = _piles(scene, y)
    parts.append(drawn)
    return parts, y + tall + 8


def _piles(scene: sc.Scene, y: float) -> tuple[str, float]:
    state = scene.s
    inside: list[str] = []
    for x, key, count in (
        (20, "pile-districts", state.deck_left),
        (112, "pile-peculiar", state.odd_left),
        (216, "pile-riddles", state.mystery_left),
    ):
        inside.append(s.words(x, 24, count, 17, weight=700))
        inside.append(panel_parts.small(x, 41, scene.say(key), 90 if x < 200 else 66))
    gone = [scene.say("rat-name", rat=f"p{n}") for n in range(1, c.PECULIAR + 1)
            if state.discard[n]]  # fmt: skip
    high = 52.0
    if gone:
        said = scene.say("gone-for-now", rats=", ".join(gone))
        lines = s.wrapped(said, panel_parts.W - 40, panel_parts.SMALL, 3, bold=False)
        inside += [
            s.words(20, 62 + 17 * i, line, panel_parts.SMALL, panel_parts.SOFT, 500)
            for i, line in enumerate(lines)
        ]
        high += 5 + 17 * len(lines)
    return panel_parts.card(y, high, *inside, id="p1-piles", data_card="piles"), high
