"""With the printed cards and tiles: what lies out before the game (FR-4 to FR-8), and what is drawn
for the robot (FR-81, FR-85, FR-86)."""

from collections.abc import Mapping, Sequence

from cheesemoon.core import Ask, Face, Places, Position, Table

from . import content as c, state as st
from .picture import comics, kit, layout, paint, robot, stalls
from .telling import phrases

_GROUPS = sorted({int(group) for group in c.TILE_GROUPS})


def ask(table: Table, what: int, lang: str) -> Ask:
    """What the robot's turn needs."""
    word, faces = _ASKS[what]
    return Ask(phrases.say(lang, word), faces(lang))


def _robot_cards(lang: str) -> tuple[Face, ...]:
    """FR-81."""
    return tuple(Face(n, name, robot.card_face(n)) for n, name in enumerate(c.CARDS))


def _packs(lang: str) -> tuple[Face, ...]:
    """FR-4, FR-85: backpacks by colour."""
    return tuple(
        Face(n, phrases.say(lang, "colour", colour=colour), kit.pack(colour, 0, 0, 80))
        for n, colour in enumerate(c.COLOURS)
        if c.PACK_PIECES[n]
    )


def _caps(lang: str) -> tuple[Face, ...]:
    """FR-4, FR-85."""
    return tuple(
        Face(n, phrases.say(lang, "cap", cap=name), "".join(stalls.cap(layout.WIDE, name, 2.0)))
        for n, name in enumerate(c.CAPS)
    )


def _comics(lang: str) -> tuple[Face, ...]:
    """FR-5, FR-86."""
    return tuple(
        Face(n, phrases.say(lang, "comic", comic=name), comics.cover(layout.WIDE, name, 1.4))
        for n, name in enumerate(c.COMICS)
    )


_ASKS = {
    st.NOT_IN_DECK: ("hand-card", _robot_cards),
    st.NOT_AT_HAMSTER: ("hand-hamster", _packs),
    st.NOT_AT_CROW: ("hand-crow", _caps),
    st.NOT_IN_LIBRARY: ("hand-library", _comics),
}


# --- before the game ------------------------------------------------------------------------------


def places(table: Table, lang: str) -> list[Places]:
    """FR-4 to FR-8: stands, library and, on the variable board, path and score tiles."""
    s = table.state
    packs, caps, comics = _packs(lang), _caps(lang), _comics(lang)
    found = [
        _row("hamster", lang, packs, [int(c.PACK_PIECES[f.number]) for f in packs], _in(s.hamster)),
        _row("crow", lang, caps, [1] * len(caps), _in(s.crow)),
    ]
    if s.superrats:
        found.append(_row("library", lang, comics, [1] * len(comics), _in(s.library)))
    if s.variable:
        found += [_path(table, group, lang) for group in _GROUPS]
        found.append(_score_tiles(table, lang))
    return found


def _in(things: Sequence[int]) -> list[int]:
    return [int(thing) - 1 for thing in things if thing]


def _row(
    key: str, lang: str, faces: tuple[Face, ...], stock: Sequence[int], lies: Sequence[int]
) -> Places:
    names = tuple(str(n) for n in range(1, len(lies) + 1))
    return Places(key, phrases.say(lang, f"lay-{key}"), names, faces, tuple(stock), tuple(lies))


def _path(table: Table, group: int, lang: str) -> Places:
    """FR-7: the tiles of a group on its spaces."""
    spaces = [n for n in range(1, c.SPACES + 1) if c.TILE_GROUPS[n - 1] == group]
    tiles = [tile for tile in range(c.SPACES) if c.TILE_GROUPS[tile] == group]
    faces = tuple(Face(tile, _tile_name(tile, lang), _tile(tile)) for tile in tiles)
    lies = tuple(int(table.state.path[space]) - c.FIRST_TILE for space in spaces)
    heading = phrases.say(lang, "lay-path", first=spaces[0], last=spaces[-1])
    names = tuple(map(str, spaces))
    return Places(f"path-{group}", heading, names, faces, (1,) * len(faces), lies)


def _tile_name(tile: int, lang: str) -> str:
    thing = c.FIRST_TILE + tile
    colour = phrases.say(lang, "colour", colour=c.COLOURS[c.COLOUR_OF[thing]])
    item, count = c.ITEMS[c.ITEM_OF[thing]], int(c.COUNT_OF[thing])
    return f"{colour}: {phrases.say(lang, 'goods', item=item, count=count)}"


def _tile(tile: int) -> str:
    """A tile of the path: its colour, what it brings and how much of it."""
    thing = c.FIRST_TILE + tile
    tone = paint.COLOURS[c.COLOURS[c.COLOUR_OF[thing]]]
    return (
        kit.rect(-42, -42, 84, 84, tone, 12, stroke=paint.INK, stroke_width=3)
        + kit.icon(c.ITEMS[c.ITEM_OF[thing]], -10, 0, 52)
        + kit.middle(26, 0, int(c.COUNT_OF[thing]), 34, paint.INK)
    )


def _score_tiles(table: Table, lang: str) -> Places:
    """FR-8: seven of the eight on the tracks other than rocket; people may choose which, and
    where."""
    faces = tuple(
        Face(n, ", ".join(map(str, _values(n))), _score_tile(n)) for n in range(c.SCORE_TILES)
    )
    names = tuple(phrases.say(lang, "track", track=c.TRACKS[track]) for track in c.TILE_TRACKS)
    lies = tuple(int(table.state.score_tile[track]) - 1 for track in c.TILE_TRACKS)
    heading = phrases.say(lang, "lay-score")
    return Places("score", heading, names, faces, (1,) * len(faces), lies, free=True)


def _values(tile: int) -> list[int]:
    return [int(value) for value in c.VALUES[tile + 1, 0]]


def _score_tile(tile: int) -> str:
    """Its five values, the best first."""
    values = _values(tile)
    plate = kit.rect(-50, -20, 100, 40, "#fff3d6", 8, stroke=paint.INK, stroke_width=2.5)
    return plate + "".join(
        kit.middle(-39 + 19.5 * i, 0, value, 22 if value < 10 else 18, paint.INK)
        for i, value in enumerate(values)
    )


def lay(position: Position, chosen: Mapping[str, Sequence[int]]) -> Position:
    """The table as people laid it out."""
    laid = dict(position)
    laid["stands"] = dict(position["stands"])
    if "hamster" in chosen:
        laid["stands"]["hamster"] = [c.COLOURS[n] for n in chosen["hamster"]]
    if "crow" in chosen:
        laid["stands"]["crow"] = [c.CAPS[n] for n in chosen["crow"]]
    if "library" in chosen:
        laid["library"] = [c.COMICS[n] for n in chosen["library"]]
    if any(f"path-{group}" in chosen for group in _GROUPS):
        path = list(position["path"])
        for group in _GROUPS:
            first = int((group > c.TILE_GROUPS).sum())
            tiles = chosen.get(f"path-{group}", ())
            path[first : first + len(tiles)] = [c.TILES[tile] for tile in tiles]
        laid["path"] = path
    if "score" in chosen:
        tracks = [c.TRACKS[track] for track in c.TILE_TRACKS]
        laid["score_tiles"] = {
            track: tile + 1 for track, tile in zip(tracks, chosen["score"], strict=True)
        }
    return laid
