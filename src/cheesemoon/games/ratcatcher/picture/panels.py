"""Panels, 300 wide: the ratcatcher's. That of the rats is in `rats_panel`.

Sizes are pixels here. Ids and symbols of a panel begin with `p0-` (the ratcatcher) or `p1-` (the
rats), because a page shows it beside the board.
"""

from operator import attrgetter

from cheesemoon.core import Table, Words
from cheesemoon.core.draw import svg

from .. import content as c
from ..telling import narration
from . import faces, figures, header, panel_parts as pp, rats_panel, scene as sc, shapes as s


def panel(table: Table, of: int, seat: int | None, lang: str, folded: bool) -> svg.Picture:
    """Draw the panel of the ratcatcher (0) or the rats (1) as that seat sees it."""
    scene = sc.scene_of(table, seat, lang)
    if scene.acts:
        return _drawn(scene, of, folded)
    key = (of, folded, lang, _TOLD[of](scene), *map(table.options.get, _NAMED))
    if key not in _quiet:
        if len(_quiet) > _KEPT:
            _quiet.clear()
        _quiet[key] = _drawn(scene, of, folded)
    return _quiet[key]


_KEPT = 500
_quiet: dict[tuple[object, ...], svg.Picture] = {}  # panels without choices, by all their data
_TOLD = (  # the data of the ratcatcher's panel, and of the rats'
    attrgetter(
        "s.catcher", "s.health", "s.points", "s.dice", "s.traps", "s.board", "s.held", "used",
        "s.cage", "s.caught", "seen.health_max", "seen.dice", "seen.move", "seen.accuracy",
        "seen.defence", "seen.trap_dice", "seen.trap_accuracy", "seen.yellow", "seen.purple",
        "seen.collected",
    ),
    attrgetter(
        "s.catcher", "s.arch", "s.arch_at", "s.arch_health", "s.progress", "s.guts", "s.bonus",
        "s.bag", "s.odd_at", "s.deck_left", "s.odd_left", "s.mystery_left", "s.discard",
    ),
)  # fmt: skip
_NAMED = ("ratcatcher", "arch_rat")


def _drawn(scene: sc.Scene, of: int, folded: bool) -> svg.Picture:
    make = {
        (0, False): _draw_catcher, (0, True): _draw_catcher_folded,
        (1, False): rats_panel.whole, (1, True): rats_panel.folded,
    }[of, folded]  # fmt: skip
    parts, high = make(scene)
    name = _catcher_name(scene) if of == 0 else header.arch_of(scene).name
    return _sheet(of, scene.s.catcher, name, high, tuple(parts))


@svg.drawn_lately
def _sheet(of: int, catcher: int, name: str, high: float, parts: tuple[str, ...]) -> svg.Picture:
    edge = s.MOON if of == 0 else pp.ARCH_EDGE
    frame = s.rect(1, 1, pp.W - 2, high - 2, 16, fill=pp.PANEL, stroke=edge, stroke_width=2)
    return svg.picture(pp.W, high, name, pp.defs(of, catcher), frame, *parts)


def _catcher_name(scene: sc.Scene) -> str:
    return scene.say("catcher-name", catcher=str(scene.table.options["ratcatcher"]))


# --- the ratcatcher -------------------------------------------------------------------------------


@svg.drawn_once
def _portrait(catcher: str, x: float, y: float, size: float, scale: float, foot: float) -> str:
    """Draw the portrait in a round window, with the moon behind."""
    r = size / 2
    clip = f"p0-clip-{size:g}"
    figure = "".join(figures.CATCHERS[catcher]()).replace("#rc-", "#p0-")
    inside = svg.group(
        s.circle(-r * 0.35, -r * 0.3, r * 0.5, "#ffdf8a"),
        s.circle(-r * 0.5, -r * 0.2, r * 0.1, "#f0b93a"),
        s.scaled(scale, figure, at=(4, foot)),
        clip_path=f"url(#{clip})",
    )
    return svg.group(
        svg.tag("clipPath", s.circle(0, 0, r - 2, "#fff"), id=clip),
        s.circle(0, 0, r, "#3b3d68"),
        inside,
        s.circle(0, 0, r - 1, stroke=s.GOLD, stroke_width=3),
        at=(x, y),
        data_card=f"catcher-{catcher}",
    )


def _head(scene: sc.Scene) -> str:
    seen = scene.seen
    health = scene.s.health, seen.health_max
    catcher = str(scene.table.options["ratcatcher"])
    return _drawn_head(
        scene.words, scene.lang, catcher, health, seen.defence, seen.accuracy, seen.collected
    )  # fmt: skip


@svg.drawn_lately
def _drawn_head(
    words: Words,
    lang: str,
    catcher: str,
    health: tuple[int, int],
    defence: int,
    accuracy: int,
    collected: int,
) -> str:
    name = words.say(lang, "catcher-name", {"catcher": catcher})
    cheeses = words.say(lang, "of-ten-cheeses", {"cheese": collected})
    step = min(24.0, 100 / max(1, health[1]))
    return svg.group(
        _portrait(catcher, 48, 46, 76, 1.1, 63),
        s.words(98, 32, name, s.fitted(name, 190, 24, 17, title=True), s.TEXT, title=True),
        pp.hearts(0, 110, 53, *health, step, step / 24),
        svg.group(pp.use(0, "shield", 212, 52, 0.8), s.words(224, 58, defence, 17, weight=700),
                  data_card="defence"),
        svg.group(pp.use(0, "aim", 253, 52, 0.7),
                  s.words(265, 58, f"{accuracy}+", 16, weight=700), data_card="aim"),
        svg.group(pp.use(0, "wedge", 108, 76, 0.72),
                  pp.small(124, 81, cheeses, 168, s.MOON, 14.5, 700), data_card="race"),
        id="p0-head",
    )  # fmt: skip


Offers = tuple[tuple[str, str], ...]
"""Actions that the viewer may choose, each with its words."""


def _offers(scene: sc.Scene, verb: str) -> Offers:
    """Return the viewer's actions with this verb, with their explanations."""
    found = (act for act in scene.acts if act.startswith(f"{verb} "))
    return tuple((act, scene.table.explain(act, scene.lang)) for act in found)


def _choice(offers: Offers, action: str) -> pp.Choice:
    """Return the attributes of a thing that can be chosen, or none."""
    said = dict(offers).get(action)
    return {} if said is None else {"class_": "choice", "data_action": action, "data_tag": said}


def _turn(scene: sc.Scene, y: float) -> str:
    """Draw what is left this turn: steps, dice and traps."""
    state, seen = scene.s, scene.seen
    trap = (seen.trap_dice, seen.trap_accuracy)
    steps = state.points, max(seen.move, state.points)
    dice = state.dice, max(seen.dice, state.dice)
    traps = state.traps, int(c.TRAPS[state.catcher])
    offers = any(act.startswith("trap ") for act in scene.acts), _offers(scene, "attack")
    return _drawn_turn(scene.words, scene.lang, y, trap, steps, dice, traps, *offers, scene.used)


@svg.drawn_lately
def _drawn_turn(
    words: Words,
    lang: str,
    y: float,
    trap: tuple[int, int],
    steps: tuple[int, int],
    dice: tuple[int, int],
    traps: tuple[int, int],
    can_trap: bool,
    attacks: Offers,
    used: tuple[int, ...],
) -> str:
    """Draw steps, dice and traps, each as (left, in all). `trap` has the dice of a trap and the
    number they must reach."""
    labels = ((26, "steps"), (60, "dice"), (95, "traps"))
    parts = [pp.small(17, at, words.say(lang, label), 60) for at, label in labels]
    trap_dice = words.say(lang, "trap-dice", {"dice": trap[0], "accuracy": trap[1]})
    pitch = min(34.0, 194 / max(1, steps[1]))
    for i in range(steps[1]):
        dim = None if i < steps[0] else 0.25
        parts.append(pp.use(0, "boot", round(98 + pitch * i, 1), 20, 0.95, opacity=dim,
                            data_card="step"))  # fmt: skip
    parts += _dice(*dice, attacks, used)
    drawn = [
        pp.use(0, "trap", 98 + 39 * i, 99, 0.68, opacity=None if i < traps[0] else 0.25)
        for i in range(traps[1])
    ]
    more: pp.Choice = {"class_": "choice", "data_pick": "trap"} if can_trap else {}
    parts.append(svg.group(*drawn, id="p0-traps", data_card="trap", **more))
    left = 98 + 39 * traps[1] - 16
    parts.append(
        pp.small(pp.W - 18, 95, trap_dice, pp.W - 22 - left, s.QUIET, pp.SMALL, 500, "end")
    )
    return pp.card(y, 108, *parts, id="p0-turn")


def _dice(have: int, most: int, attacks: Offers, used: tuple[int, ...]) -> list[str]:
    """Draw the dice of this turn, thrown ones with their faces. The n-th attacks with n dice."""
    pitch = min(38.0, 198 / max(1, most))
    size = min(0.74, pitch / 44)
    parts: list[str] = []
    for i in range(most):
        x, left = round(98 + pitch * i, 1), i < have
        face = used[i - have] if 0 <= i - have < len(used) else 5
        drawn = [pp.use(0, f"d{face}", x, 55, size, opacity=None if left else 0.6)]
        more = _choice(attacks, f"attack {i + 1}")
        if more:
            r = 20.5 * size
            drawn.insert(0, s.rect(x - r, 55.5 - r, 2 * r, 2 * r, 11 * size, fill="none",
                                   stroke=s.RING, stroke_width=2.5))  # fmt: skip
        parts.append(svg.group(*drawn, id=f"p0-die-{i + 1}", data_card="attack", **more))
    return parts


def _abilities(scene: sc.Scene, y: float) -> str:
    state, seen = scene.s, scene.seen
    can = tuple([any(act.startswith(f"use {colour}") for act in scene.acts) for colour in _ABILITY])
    unlocked = seen.yellow, seen.purple
    return _drawn_abilities(scene.words, scene.lang, y, state.catcher, state.held, unlocked, can)


@svg.drawn_lately
def _drawn_abilities(
    words: Words,
    lang: str,
    y: float,
    catcher: int,
    held: tuple[int, ...],
    unlocked: tuple[int, ...],
    can: tuple[bool, ...],
) -> str:
    """Draw the two abilities: their markers, whether each is unlocked, and whether it can be used
    now."""
    parts: list[str] = []
    for which, colour in enumerate(_ABILITY):
        ability = c.ABILITIES[c.ABILITY[catcher, which]]
        markers = held[which], int(c.MARKERS_MAX[catcher, which])
        is_open = bool(unlocked[which])
        said = (
            words.say(lang, "ability-brief", narration.ability_numbers(ability))
            if is_open
            else words.say(lang, "ability-locked")
        )
        name = words.say(lang, "ability-short", {"ability": ability})
        parts.append(_ability(colour, ability, name, said, markers, is_open, can[which]))
    return svg.group(*parts, at=(0, y), id="p0-abilities")


_ABILITY = {
    "yellow": (8, s.YELLOW, pp.BAIT_GROUND),
    "purple": (154, s.PURPLE, pp.NET_GROUND),
}  # x, edge, ground


@svg.drawn_lately
def _ability(
    colour: str,
    ability: str,
    name: str,
    said: str,
    markers: tuple[int, int],
    is_open: bool,
    can: bool,
) -> str:
    """Draw an ability with its markers, as (present, in all)."""
    (have, most), (x, edge, ground) = markers, _ABILITY[colour]
    inside = [s.rect(x, 0, 138, 84, 12, fill=ground, stroke=edge, stroke_width=1.5)]
    step = 20 if most < 3 else 13  # many markers overlap, to leave room for the name
    room = 122 - 20 - step * (most - 1)
    inside.append(pp.small(x + 10, 22, name, room, s.TEXT, 15.5, 700))
    for i in range(most):
        at = x + 124 - step * (most - 1 - i)
        if i < have:
            inside.append(pp.use(0, f"m-{colour}", at, 25, 0.62))
        else:
            inside.append(s.circle(at, 17, 8, stroke=edge, stroke_width=1.5,
                                   stroke_dasharray="3 3"))  # fmt: skip
    for i, line in enumerate(s.wrapped(said, 122, pp.SMALL, 3, bold=False)):
        inside.append(s.words(x + 10, 42 + 16.5 * i, line, pp.SMALL, pp.SOFT, 500))
    more: pp.Choice = {"class_": "choice", "data_pick": f"use {colour}"} if can else {}
    return svg.group(*inside, id=f"p0-{colour}", data_card=ability, **more,
                     opacity=None if is_open else 0.7)  # fmt: skip


_FIELDS = (  # attribute, sign, its size and offset
    ("attack", "d5", 0.46, 0), ("move", "boot", 0.7, 0), ("accuracy", "aim", 0.66, 0),
    ("defence", "shield", 0.7, 0), ("health", "heart", 0.8, 0), ("trap", "trap", 0.42, 5),
    ("yellow", "m-yellow", 0.62, 6), ("purple", "m-purple", 0.62, 6),
)  # fmt: skip


def _upgrades(scene: sc.Scene, y: float) -> str:
    """Draw every field that takes a cheese. Full fields are active."""
    state = scene.s
    board = state.board
    puts = _offers(scene, "put")
    return _drawn_upgrades(scene.words, scene.lang, y, state.catcher, board, puts)


@svg.drawn_lately
def _drawn_upgrades(
    words: Words, lang: str, y: float, catcher: int, board: tuple[int, ...], puts: Offers
) -> str:
    parts: list[str] = []
    for i, (field, sign, size, drop) in enumerate(_FIELDS):
        x, top = (14, 156)[i % 2], 22 + 28 * (i // 2)
        number = c.FIELDS.index(field)
        needs = [int(n) for n in c.NEEDS[catcher, number] if n < 99]
        places, have = int(c.PLACES[catcher, number]), board[number]
        color = s.RED if sign == "heart" else None
        drawn = [pp.use(0, sign, x + 9, top + drop, size, color=color)]
        # many fields are small, to leave room for the name
        apart, wide = (14.5, 6.8) if places < 3 else (11.6, 5.6)
        gap = 3 if places < 3 else 2
        first = x + 132 - apart * places - gap * len(needs)
        name = (
            words.say(lang, "field-short", {"field": field})
            if i < 6
            else words.say(
                lang, "ability-short", {"ability": c.ABILITIES[c.ABILITY[catcher, i - 6]]}
            )
        )
        drawn.append(pp.small(x + 25, top + 5, name, first - x - 27 - wide, s.TEXT))
        at = float(first)
        for n in range(places):
            if n in needs:
                at += gap
            drawn.append(s.circle(at, top, wide, s.PLATE_DEEP, stroke=pp.BLUE, stroke_width=1.6))
            if n < have:
                drawn.append(pp.use(0, "wedge", at, top, round(wide * 0.073, 2)))
            at += apart
        more = _choice(puts, f"put {field}")
        if more:
            drawn.insert(0, s.rect(x - 2, top - 13, 136, 26, 9, fill=pp.TILE, stroke=s.RING,
                                   stroke_width=2))  # fmt: skip
        parts.append(svg.group(*drawn, id=f"p0-put-{field}", data_card=f"field-{field}", **more))
    return pp.card(y, 128, *parts, id="p0-cheese")


_SHOP = (("die", "d5", 0.62, 0), ("yellow", "m-yellow", 0.86, 11), ("purple", "m-purple", 0.86, 11),
         ("health", "heart", 1.1, 0), ("cheese", "wedge", 1.05, 0))  # fmt: skip


def _shop(scene: sc.Scene, y: float) -> str:
    """Draw the cage with its rats, and the accountant's offers for them."""
    cage = scene.s.cage
    return _drawn_shop(scene.say("cage"), y, cage, _offers(scene, "buy"))


@svg.drawn_lately
def _drawn_shop(said: str, y: float, cage: tuple[int, ...], buys: Offers) -> str:
    head = pp.small(18, 25, said, 50) + s.words(72, 26, sum(cage), 17, weight=800)
    parts = [svg.group(head, data_card="cage")]
    for i, colour in enumerate(c.COLOURS):
        rat = pp.use(0, f"rat-{colour}", 120 + 62 * i, 31, 0.68)
        number = s.words(140 + 62 * i, 26, cage[i], 17, weight=700)
        parts.append(svg.group(rat, number, data_card=colour))
    for i, (item, sign, size, drop) in enumerate(_SHOP):
        x, more = 16 + 54 * i, _choice(buys, f"buy {item}")
        price = int(c.PRICE[c.ITEMS.index(item)])
        fill, edge = (pp.TILE, s.RING) if more else (pp.TILE_OFF, pp.CARD_EDGE)
        tile = s.rect(0, 1, 50, 56, 10, fill=fill, stroke=edge, stroke_width=2 if more else 1)
        color = s.RED if sign == "heart" else None
        ware = svg.group(
            pp.use(0, sign, 25, 20 + drop * 0.8, size, color=color),
            s.words(15, 51, price, 15.5, s.TEXT if more else s.QUIET, 700, "middle"),
            pp.use(0, "rat-white", 36, 53, 0.4),
            opacity=None if more else 0.55,
        )
        parts.append(svg.group(tile, ware, at=(x, 37), id=f"p0-buy-{item}", data_card=f"buy-{item}",
                               **more))  # fmt: skip
    return pp.card(y, 102, *parts, id="p0-cage")


def _caught(scene: sc.Scene, n: int, y: float) -> tuple[str, float]:
    """Draw a caught peculiar rat with its rewards. Return the drawing and its height."""
    rat = f"p{n}"
    name = scene.say("rat-name", rat=rat)
    claims = [act for act in scene.acts if act.split(" ")[:2] == ["claim", str(n)]]
    rewards = [c.REWARDS[i] for i in range(len(c.REWARDS)) if c.PEC_REWARD[n, i]]
    brings = " / ".join(narration.reward_words(scene.table, n, r, scene.lang) for r in rewards)
    longest = max(s.wide(name, pp.SMALL), s.wide(brings, pp.SMALL, bold=False))
    beside = len(claims) == 1 and longest <= _BESIDE
    room = _BESIDE if beside else 216
    parts = [_face(n, 36, 24, 0.54), pp.small(64, 21, name, room, s.TEXT, 15, 700)]
    parts.append(pp.small(64, 38, brings, room, s.GOOD))
    for i, action in enumerate(claims):
        box = (206, 8, 76, 32) if beside else (64, 46 + 28 * i, 216, 26)
        words = scene.say("use-it")
        if len(claims) > 1:
            words = narration.reward_words(scene.table, n, action.split(" ")[2], scene.lang)
        parts.append(_claim(scene, action, box, words))
    high = 52 if beside else 52 + 28 * len(claims) if claims else 48
    return pp.card(y, high, *parts, id=f"p0-caught-{n}", data_card=rat), high


_BESIDE = 132  # room for a rat's name and reward beside the button


def _claim(scene: sc.Scene, action: str, box: tuple[float, float, float, float], words: str) -> str:
    """Draw the button that takes a reward."""
    x, top, wide, deep = box
    middle = x + wide / 2, top + deep / 2 + 5
    return svg.group(
        s.rect(*box, 10, fill=pp.TILE, stroke=s.RING, stroke_width=2),
        pp.small(*middle, words, wide - 10, s.MOON, 14.5, 700, "middle"),
        id=f"p0-{action.replace(' ', '-')}",
        class_="choice",
        data_action=action,
        data_tag=scene.table.explain(action, scene.lang),
    )


@svg.drawn_once
def _face(n: int, x: float, y: float, size: float) -> str:
    disc = s.circle(x, y, 18, "#2f4a3e")
    return disc + s.scaled(size, *faces.PECULIAR[n - 1](), at=(x, y + 1))


def _draw_catcher(scene: sc.Scene) -> tuple[list[str], float]:
    """Draw the whole panel of the ratcatcher. Return its parts and its height."""
    parts, y = [_head(scene)], 92.0
    for draw, high in ((_turn, 108), (_abilities, 84), (_upgrades, 128), (_shop, 102)):
        parts.append(draw(scene, y))
        y += high + 6
    for n in range(1, c.PECULIAR + 1):
        if scene.s.caught[n]:
            drawn, tall = _caught(scene, n, y)
            parts.append(drawn)
            y += tall + 6
    return parts, y + 2


def _draw_catcher_folded(scene: sc.Scene) -> tuple[list[str], float]:
    state, seen = scene.s, scene.seen
    name = _catcher_name(scene)
    step = min(22.0, 88 / max(1, seen.health_max))
    parts = [
        _portrait(str(scene.table.options["ratcatcher"]), 44, 42, 66, 0.95, 55),
        s.words(86, 32, name, s.fitted(name, 108, 20, 14, title=True), s.TEXT, title=True),
        pp.hearts(0, 206, 26, state.health, seen.health_max, step, step / 26),
    ]
    at = 96.0
    for sign, size, said, drop, card_ in (
        ("wedge", 0.75, f"{seen.collected}/{c.CHEESES_TO_WIN}", 0, "race"),
        ("boot", 0.85, str(state.points), 0, "step"),
        ("d5", 0.52, str(state.dice), 0, "attack"),
        ("trap", 0.5, str(state.traps), 7, "trap"),
    ):
        value = s.words(at + 15, 66, said, 16, weight=700)
        parts.append(svg.group(pp.use(0, sign, at, 60 + drop, size), value, data_card=card_))
        at += 34 + 9.5 * len(said)
    return parts, 84.0
