"""Where rats may run: for each way a ring, its steps, its costs and gains. The page shows them when
the player points at the way or chooses its rat."""

from collections import Counter

from cheesemoon.core.draw import svg

from .. import content as c, edition, run, ways
from ..telling import phrases
from . import kit, layout as lay, rats, seen as sn, symbols

MINUS = "−"
_FIRST, _NEXT = 3, 26  # prices hang so close that they end above the rats one row below


def targets(at: lay.Layout, seen: sn.Seen) -> str:
    """Draw one element for each run. Runs to the same space overlap."""
    twins = set(map(str, seen.twins))
    runs = [action.split(" ") for action in seen.acts if action.startswith("run ")]
    runs = [words for words in runs if words[1] not in twins]
    if not runs:
        return svg.group(id="targets")
    s = seen.table.state
    free = int(run.free_pipes(s))
    me = seen.sides[seen.turn]
    light = light_now(seen)
    there: dict[int, list[str]] = {}
    rents: dict[int, int] = {}
    count: dict[tuple[str, str], int] = {}
    standing = Counter(space for side in seen.sides for space in side.rats)
    for _, rat, end_, *via in runs:
        end = int(end_)
        if end not in rents:
            rents[end] = int(run.rent_at(s, end))
        number = count.get((rat, end_), 0)
        count[rat, end_] = number + 1
        lit = end != c.PAD and light >= int(c.LIT_FROM[end])
        gain = seen.next_value(c.RATTONAUTS) if end == c.PAD else gift(seen, int(rat), end, light)
        there.setdefault(end, []).append(
            _target(
                at,
                seen.lang,
                int(rat),
                me.rats[int(rat)],
                end,
                " ".join(via),
                free,
                rents[end],
                gain,
                lit,
                number,
                0 if end == c.PAD else standing[end],
            )
        )
    return svg.group(
        *(svg.group(*drawn, at=at.place(end), id=f"aims-{end}") for end, drawn in there.items()),
        id="targets",
    )


@svg.drawn_once
def _target(
    at: lay.Layout,
    lang: str,
    rat: int,
    begin: int,
    end: int,
    via: str,
    free: int,
    rent: int,
    gain: int,
    lit: bool,
    number: int,
    standing: int,
) -> str:
    chain = ways.VIA.index(via)
    steps = int(ways.STEPS[begin, end, chain])
    price = phrases.chain_price(free, chain)
    costs = [*price.items(), *((("cheese", rent),) if rent else ())]
    pad = end == c.PAD
    half = (at.pad_wide if pad else at.tile) / 2 - 5
    mid, _ = at.place(end)
    # the paws of further ways: clear of the first, and of the first of the next space
    corner = (-half, half * 0.15, half * 0.7)[min(number, 2)]
    corner = round(at.inside(mid + corner, symbols.PAW * at.k) - mid, 1)
    plates = [
        kit.put(f"cost-{n}-{item}", 0, (_FIRST + _NEXT * i) * at.k)
        for i, (item, n) in enumerate(costs)
    ]
    if pad:
        plates.append(kit.put(f"crew-{gain}", 0, (_FIRST + _NEXT * len(plates)) * at.k))
    return svg.group(
        kit.put("hit-pad" if pad else "hit"),
        svg.group(
            kit.put("aim-pad" if pad else "aim"),
            "" if pad else kit.put(f"gain-{'on' if lit else 'off'}-{min(gain, 9)}"),
            kit.put(f"paw-{steps}", corner, -at.block - 9 - rats.heads(at, end, standing)),
            *plates,
            class_="aim",
            visibility="hidden",
        ),
        data_action=f"run {rat} {end} {via}".rstrip(),
        data_tag=" · ".join(_tags(lang, steps, price, rent)),
    )


def _tags(lang: str, steps: int, price: dict[str, int], rent: int) -> list[str]:
    """Return short texts: `3 steps`, `−1 can`, `rent 2 cheese`."""
    told = [phrases.say(lang, "steps", steps=steps)]
    told += [f"{MINUS}{phrases.stock_phrase(lang, {item: n})}" for item, n in price.items()]
    return [*told, phrases.say(lang, "rent", rent=rent)] if rent else told


# --- what is taken --------------------------------------------------------------------------------


def light_now(seen: sn.Seen) -> int:
    """Return the light that counts for the next space, by the edition (FR-31)."""
    light = seen.sides[max(seen.turn, 0)].light
    if not edition.LIGHT_AT_ONCE[seen.edition]:
        return light
    for rat, end in seen.ran:
        if end != c.PAD and c.ITEM_OF[seen.path[end]] == c.BULB:
            light += space_gives(seen, rat, end, light)
    return light


def space_gives(seen: sn.Seen, rat: int, end: int, light: int) -> int:
    """Return the gift of a space: 1 more if it is lit, 1 more for Slawosz (FR-28, FR-30, FR-73)."""
    more = int(light >= int(c.LIT_FROM[end]))
    slawosz = seen.sides[seen.turn].supers[c.SLAWOSZ - c.USUAL] == rat + 1
    return int(c.COUNT_OF[seen.path[end]]) + more + slawosz


def gift(seen: sn.Seen, rat: int, end: int, light: int) -> int:
    """Return the gain of a run. The backpack counts if no run of this turn has used it (FR-32)."""
    colour = int(c.COLOUR_OF[seen.path[end]])
    used = any(other != c.PAD for _, other in seen.ran)
    item, more = int(c.ITEM_OF[seen.path[end]]), int(c.PACK_ITEM[colour])
    same = more == item or (more == c.MATERIAL and c.ITEMS[item] in c.MATERIALS)
    pack = same and not used and c.COLOURS[colour] in seen.sides[seen.turn].packs
    return space_gives(seen, rat, end, light) + int(c.PACK_COUNT[colour]) * pack


def taken(seen: sn.Seen) -> dict[str, int]:
    """Return what the runs of this turn bring, by item, before a drink (FR-28 to FR-33)."""
    me = seen.sides[seen.turn]
    found: dict[int, int] = {}
    light = me.light
    colours = set()
    for rat, end in seen.ran:
        if end == c.PAD:
            continue
        item = int(c.ITEM_OF[seen.path[end]])
        colours.add(int(c.COLOUR_OF[seen.path[end]]))
        gives = space_gives(seen, rat, end, light)
        found[item] = found.get(item, 0) + gives
        if item == c.BULB and edition.LIGHT_AT_ONCE[seen.edition]:
            light += gives
    if seen.pack:
        found[seen.pack] = found.get(seen.pack, 0) + 1
    for colour in colours:
        item = int(c.PACK_ITEM[colour])
        if c.COLOURS[colour] in me.packs and item != c.MATERIAL:
            found[item] = found.get(item, 0) + int(c.PACK_COUNT[colour])
    return {c.ITEMS[item]: n for item, n in sorted(found.items())}
