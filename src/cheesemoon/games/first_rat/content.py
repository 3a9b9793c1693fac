"""The printed things of First Rat as constants. Rules use these names; values are in the files."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from cheesemoon.core import Fields, Ints, Words
from cheesemoon.core.formats.content import load_content

FOLDER = Path(__file__).parent / "content"
WORDS = Words(Path(__file__).parent / "words")

SEATS = 5  # the most
RATS = 4  # of each seat

COLOURS = ("blue", "yellow", "orange", "green", "white")
BLUE, YELLOW, ORANGE, GREEN, WHITE = range(5)

ITEMS = ("cheese", "bottle", "soda", "can", "calculator", "bulb", "core")
CHEESE, BOTTLE, SODA, CAN, CALCULATOR, BULB, CORE = range(7)
GOODS = ITEMS[:5]  # what a player owns pieces of; bulbs and cores only move a marker
MATERIALS = ITEMS[1:5]
MATERIAL = len(ITEMS)  # a backpack's "1 material"

TRACKS = (
    "cockpit",
    "cargo",
    "engine",
    "rocket",
    "cheese",
    "spotlights",
    "pantry",
    "rattonauts",
)
COCKPIT, CARGO, ENGINE, ROCKET, FOOD, SPOTLIGHTS, PANTRY, RATTONAUTS = range(8)
PARTS = TRACKS[:3]
MARKER_TRACKS = TRACKS[:7]
TRACK_SPACES = 5
LAST_SPACE = TRACK_SPACES - 1  # the one that takes any number, counted from 0
PLANNED = (COCKPIT, CARGO, ENGINE, FOOD, SPOTLIGHTS, PANTRY)  # tracks with a planning marker

USUAL_COMICS = (
    "orange-pipes",
    "green-pipes",
    "no-rent",
    "long-legs",
    "green-orange",
    "cheap-parts",
)
SUPERS = ("miroslaw", "slawosz", "lara", "ratwoman")

GROUPS = "abcdefghij"  # letters of the groups of path tiles
LEVELS = ("easy", "medium", "hard", "unfair")
SYMBOLS = (*TRACKS[:7], "comic", "most", "none")
COMIC_SYMBOL, MOST_SYMBOL, NO_SYMBOL = 7, 8, 9


# --- reading the files ----------------------------------------------------------------------------


def check_board(f: Fields) -> dict[str, Any]:
    """board.toml"""
    path = f.parts("path", 8, 60)
    light = f.part("light")
    steps = light.whole("steps", 1, 200)
    found: dict[str, Any] = {
        "path": [_check_space(space, steps) for space in path],
        "steps": steps,
        "spotlights": light.wholes("spotlights", 1, steps),
    }
    light.finish()
    lamps = [lamp for space in found["path"] for lamp in space["lamps"]]
    if lamps != sorted(set(lamps)):
        raise f.bad("path", "content-lamps")
    if found["spotlights"] != sorted(set(found["spotlights"])) or not found["spotlights"]:
        raise light.bad("spotlights", "position-sorted")
    found["pipes"] = _check_pipes(f, len(path))
    found["burrow"] = _check_burrow(f)
    tracks, covered = f.part("tracks"), f.part("covered")
    found["tracks"] = [_check_values(tracks, track) for track in TRACKS]
    found["covered"] = [covered.wholes(str(n), 1, LAST_SPACE) for n in range(1, SEATS + 1)]
    tracks.finish()
    covered.finish()
    return found


def _check_space(f: Fields, steps: int) -> dict[str, Any]:
    space = {**_check_gift(f), "lamps": f.wholes("lamps", 1, steps)}
    if not space["lamps"]:
        raise f.bad("lamps", "content-lamps")
    f.finish()
    return space


def _check_gift(f: Fields) -> dict[str, Any]:
    return {
        "colour": COLOURS.index(f.word("colour", COLOURS)),
        "item": ITEMS.index(f.word("item", ITEMS)),
        "count": f.whole("count", 1, 9),
    }


def _check_pipes(f: Fields, spaces: int) -> list[dict[str, Any]]:
    pipes: list[dict[str, Any]] = []
    for part in f.parts("pipes", 1, 9):
        begin = part.whole("from", 1, spaces - 1)
        pipes.append(
            {
                "from": begin,
                "to": part.whole("to", begin + 2, spaces),
                "price": MATERIALS.index(part.word("price", MATERIALS)) + 1,
                "colour": part.word("colour", ("orange", "green", "grey")),
            }
        )
        part.finish()
        if len(pipes) > 1 and begin <= pipes[-2]["from"]:
            raise part.bad("from", "position-sorted")
    return pipes


def _name(f: Fields) -> str:
    """A name that can stand in an action: small letters, digits and hyphens."""
    name = f.given("name")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        raise f.bad("name", "content-name")
    return name


def _check_burrow(f: Fields) -> dict[str, Any]:
    parts = f.parts("burrow", 4, 40)
    names = [_name(part) for part in parts]
    for name in ("mushrooms", "pantry", "nursery", "library"):
        if name not in names:
            raise f.bad("burrow", "content-burrow", what=name)
    found: dict[str, Any] = {"names": names, "to": [], "side": []}
    for part, name in zip(parts, names, strict=True):
        if names.count(name) > 1:
            raise part.bad("name", "content-twice", what=name)
        found["to"].append(names.index(part.word("to", names)))
        side = part.word("side", names, None)
        found["side"].append(-1 if side is None else names.index(side))
        part.finish()
    return found


def _check_values(f: Fields, name: str) -> list[int]:
    values: list[int] = f.wholes(name, 0, 99)
    if len(values) != TRACK_SPACES:
        raise f.bad_length(name, TRACK_SPACES, TRACK_SPACES)
    return values


def check_things(f: Fields, spaces: int) -> dict[str, Any]:
    """things.toml"""
    box, points, run, food = (f.part(name) for name in ("box", "points", "run", "food"))
    start, parts, comics = (f.part(name) for name in ("start", "parts", "comics"))
    found: dict[str, Any] = {
        "box": [box.whole(item, 0, 999) for item in GOODS],
        "drinks": box.whole("drinks", 0, 99),
        "markers": box.whole("markers", 1, 99),
        "spare": box.whole("spare_markers", 0, 99),
        "start": start.wholes("cheese", 0, 99),
        "nut": points.whole("nut", -99, 99),
        "mouldy": points.whole("mouldy", -99, 99),
        "leftovers": points.whole("leftovers", 1, 99),
        "alone": run.whole("alone", 1, 20),
        "several": run.whole("several", 1, 20),
        "prices": [_check_price(parts.part(part)) for part in PARTS],
        "food": food.whole("cheese", 1, 99),
        "library": comics.whole("library", 1, 10),
    }
    if len(found["start"]) != SEATS:
        raise start.bad_length("cheese", SEATS, SEATS)
    for name, known in (("usual", USUAL_COMICS), ("super", SUPERS)):
        found[name] = comics.words(name, known)
        if sorted(found[name]) != sorted(known):
            raise comics.bad(name, "content-all", names=", ".join(known))
    if found["library"] < len(USUAL_COMICS):
        raise comics.bad("library", "content-all", names=", ".join(USUAL_COMICS))
    found["stands"] = [
        _check_stand(part, name, spaces)
        for part, name in zip(f.parts("stands", 3, 3), ("hamster", "frog", "crow"), strict=True)
    ]
    found["packs"] = [_check_pack(part) for part in f.parts("packs", 1, len(COLOURS))]
    if len({pack["colour"] for pack in found["packs"]}) < len(found["packs"]):
        raise f.bad("packs", "content-twice", what="colour")
    found["caps"] = [_check_cap(part) for part in f.parts("caps", 1, 20)]
    caps = [cap["name"] for cap in found["caps"]]
    for name in caps:
        if caps.count(name) > 1:
            raise f.bad("caps", "content-twice", what=name)
    pieces = (sum(p["pieces"] for p in found["packs"]), found["drinks"], len(found["caps"]))
    for stand, most in enumerate(pieces):
        if max(found["stands"][stand]["things"]) > most:
            raise f.bad(f"stands[{stand}].things", "content-box", most=str(most))
    for part in (box, points, run, food, start, parts, comics):
        part.finish()
    return found


def _check_price(f: Fields) -> list[int]:
    price = [0, *(f.whole(item, 1, 99, 0) for item in MATERIALS)]
    if not any(price):
        raise f.bad("", "position-missing")
    f.finish()
    return price


def _check_stand(f: Fields, name: str, spaces: int) -> dict[str, Any]:
    f.word("name", (name,))
    stand: dict[str, Any] = {
        "space": f.whole("space", 1, spaces),
        "price": f.whole("price", 0, 99),
        "things": f.wholes("things", 0, 99),
    }
    if len(stand["things"]) != SEATS:
        raise f.bad_length("things", SEATS, SEATS)
    f.finish()
    return stand


def _check_pack(f: Fields) -> dict[str, Any]:
    pack = {
        "colour": COLOURS.index(f.word("colour", COLOURS)),
        "item": (*ITEMS, "material").index(f.word("item", (*ITEMS, "material"))),
        "count": f.whole("count", 1, 9),
        "pieces": f.whole("pieces", 0, 5),
    }
    f.finish()
    return pack


def _check_cap(f: Fields) -> dict[str, Any]:
    cap = {
        "name": _name(f),
        "base": f.whole("base", 0, 99, 0),
        "each": f.whole("each", -99, 99),
        "tracks": [TRACKS.index(track) for track in f.words("tracks", TRACKS, [])],
        "things": int(f.flag("things", False)),
    }
    if bool(cap["tracks"]) == bool(cap["things"]):
        raise f.bad("name", "content-cap")
    f.finish()
    return cap


def check_tiles(f: Fields, spaces: int) -> dict[str, Any]:
    """tiles.toml"""
    tiles = []
    for part in f.parts("tiles", spaces, spaces):
        tiles.append({"name": _name(part), **_check_gift(part)})
        if tiles[-1]["name"][:1] not in tuple(GROUPS):
            raise part.bad("name", "content-group", letters=f"{GROUPS[0]}-{GROUPS[-1]}")
        part.finish()
    names = [tile["name"] for tile in tiles]
    if names != sorted(set(names)):
        raise f.bad("tiles", "position-sorted")
    values = []
    for part in f.parts("score_tiles", len(MARKER_TRACKS), 20):
        values.append(_check_values(part, "values"))
        part.finish()
    return {"tiles": tiles, "score_tiles": values}


def check_solo(f: Fields, spaces: int) -> dict[str, Any]:
    """solo.toml"""
    robot, levels = f.part("robot"), f.part("levels")
    found: dict[str, Any] = {"rats": robot.wholes("rats", 0, spaces), "levels": [], "cards": []}
    if len(found["rats"]) != RATS or found["rats"] != sorted(found["rats"], reverse=True):
        raise robot.bad("rats", "content-robot")
    for part in f.parts("cards", 3, 60):
        card: dict[str, Any] = {
            "name": str(part.given("name")),
            "steps": part.wholes("steps", 0, 20),
            "symbol": SYMBOLS.index(part.word("symbol", SYMBOLS)),
        }
        if len(card["steps"]) != RATS:
            raise part.bad_length("steps", RATS, RATS)
        if card["name"][:1] not in "ABC" or card["symbol"] == ROCKET:
            raise part.bad("name", "content-card")
        part.finish()
        found["cards"].append(card)
    names = [card["name"] for card in found["cards"]]
    if names != sorted(set(names)) or sum(name[0] == "C" for name in names) != 1:
        raise f.bad("cards", "content-card")
    for level in LEVELS:
        deck = levels.wholes(level, 0, 60)
        if len(deck) != 2 or any(
            n > sum(name[0] == letter for name in names)
            for n, letter in zip(deck, "AB", strict=False)
        ):
            raise levels.bad(level, "content-level")
        found["levels"].append(deck)
    if len({sum(deck) for deck in found["levels"]}) > 1:
        raise f.bad("levels", "content-level")
    robot.finish()
    levels.finish()
    return found


def check_editions(f: Fields) -> dict[str, dict[str, int]]:
    """editions.toml"""
    found = {}
    for name in f.names():
        part = f.part(name)
        found[name] = {
            "mouldy": part.whole("mouldy", 0, 99),
            "nuts": part.whole("nuts", 0, 99),
            "rent_per_rat": int(part.word("rent", ("rat", "rival")) == "rat"),
            "nut_needs_rat": int(part.flag("nut_needs_rat")),
            "light_at_once": int(part.flag("light_at_once")),
            "comic_must": int(part.flag("comic_must")),
            "spare_last_round": int(part.flag("spare_last_round")),
            "no_cheap_parts_with": part.whole("no_cheap_parts_with", 0, 5),
            "robot_stops": int(part.flag("robot_stops")),
            "challenge_points": part.whole("challenge_points", 0, 999),
            "challenge_track": TRACKS.index(part.word("challenge_track", MARKER_TRACKS)),
        }
        part.finish()
    return found


_board = load_content(FOLDER / "board.toml", check_board, WORDS)
SPACES = len(_board["path"])  # 1 to SPACES; 0 is the start
PAD = SPACES + 1
_things = load_content(FOLDER / "things.toml", partial(check_things, spaces=SPACES), WORDS)
_tiles = load_content(FOLDER / "tiles.toml", partial(check_tiles, spaces=SPACES), WORDS)
_solo = load_content(FOLDER / "solo.toml", partial(check_solo, spaces=SPACES), WORDS)
_editions = load_content(FOLDER / "editions.toml", check_editions, WORDS)


def _array(values: Any) -> Ints:
    return np.array(values, np.int64)


# --- the path -------------------------------------------------------------------------------------

# A space shows a printed space or a tile: first the printed ones, then the tiles.
_shown = [*_board["path"], *_tiles["tiles"]]
COLOUR_OF = _array([shown["colour"] for shown in _shown])
ITEM_OF = _array([shown["item"] for shown in _shown])
COUNT_OF = _array([shown["count"] for shown in _shown])
TILES: tuple[str, ...] = tuple(tile["name"] for tile in _tiles["tiles"])
FIRST_TILE = SPACES
TILE_GROUPS = _array([GROUPS.index(name[0]) for name in TILES])  # of the space it may lie on

LAMPS: tuple[tuple[int, ...], ...] = tuple(tuple(space["lamps"]) for space in _board["path"])
LIT_FROM = _array([999, *(lamps[0] for lamps in LAMPS), 999])
LIGHT_STEPS: int = _board["steps"]
SPOTS = _array(_board["spotlights"])

PIPES = len(_board["pipes"])
PIPE_FROM = _array([pipe["from"] for pipe in _board["pipes"]])
PIPE_TO = _array([pipe["to"] for pipe in _board["pipes"]])
PIPE_PRICE = _array([pipe["price"] for pipe in _board["pipes"]])  # an item
PIPE_COLOURS: tuple[str, ...] = tuple(pipe["colour"] for pipe in _board["pipes"])
ORANGE_PIPE = _array([colour == "orange" for colour in PIPE_COLOURS])
GREEN_PIPE = _array([colour == "green" for colour in PIPE_COLOURS])

ALONE: int = _things["alone"]
SEVERAL: int = _things["several"]
LARA_MORE = 2  # FR-72
LONG_LEGS_MORE = 1  # FR-59

# --- burrow and tracks ----------------------------------------------------------------------------

BURROW: tuple[str, ...] = tuple(_board["burrow"]["names"])
BURROW_TO = _array(_board["burrow"]["to"])
BURROW_SIDE = _array(_board["burrow"]["side"])  # -1: no fork
MUSHROOMS, PANTRY_ROOM, NURSERY_ROOM, LIBRARY_ROOM = (
    BURROW.index(name) for name in ("mushrooms", "pantry", "nursery", "library")
)
SIDES: tuple[str, ...] = tuple(BURROW[side] for side in BURROW_SIDE if side >= 0)

COVERED = np.zeros((SEATS + 1, TRACK_SPACES), np.int64)  # by number of seats
for _n, _spaces in enumerate(_board["covered"]):
    COVERED[_n + 1, [space - 1 for space in _spaces]] = 1
SCORE_TILES = len(_tiles["score_tiles"])
TILE_TRACKS = tuple(track for track in range(len(TRACKS)) if track != ROCKET)  # FR-8
# by tile, 0 for the printed board, then track and space
VALUES = _array([_board["tracks"], *([values] * len(TRACKS) for values in _tiles["score_tiles"])])

# --- things ---------------------------------------------------------------------------------------

BOX = _array(_things["box"])
MARKERS: int = _things["markers"]
MOST_MARKERS: int = MARKERS + _things["spare"]
START_CHEESE = _array(_things["start"])
NUT_POINTS: int = _things["nut"]
MOULDY_POINTS: int = _things["mouldy"]
MOULDY_CHEESE = 3  # FR-22
LEFTOVERS: int = _things["leftovers"]
PART_PRICE = _array(_things["prices"])  # by part and item
FOOD_PRICE: int = _things["food"]

STANDS = ("hamster", "frog", "crow")
HAMSTER, FROG, CROW = range(3)
STAND_SPACE = _array([stand["space"] for stand in _things["stands"]])
STAND_PRICE = _array([stand["price"] for stand in _things["stands"]])
STAND_THINGS = _array([[0, *stand["things"]] for stand in _things["stands"]])  # by number of seats
MOST_PACKS, MOST_DRINKS, MOST_CAPS = (int(n) for n in STAND_THINGS.max(axis=1))

PACK_ITEM = _array([-1] * len(COLOURS))  # by colour; -1: no backpack of that colour
PACK_COUNT = _array([0] * len(COLOURS))
PACK_PIECES = _array([0] * len(COLOURS))
for _pack in _things["packs"]:
    PACK_ITEM[_pack["colour"]] = _pack["item"]
    PACK_COUNT[_pack["colour"]] = _pack["count"]
    PACK_PIECES[_pack["colour"]] = _pack["pieces"]
PACK_COLOUR = _array([c for c in range(len(COLOURS)) for _ in range(PACK_PIECES[c])])  # by piece

CAPS: tuple[str, ...] = tuple(cap["name"] for cap in _things["caps"])
CAP_BASE = _array([cap["base"] for cap in _things["caps"]])
CAP_EACH = _array([cap["each"] for cap in _things["caps"]])
CAP_THINGS = _array([cap["things"] for cap in _things["caps"]])
CAP_TRACK = np.zeros((len(CAPS), len(TRACKS)), np.int64)
for _n, _cap in enumerate(_things["caps"]):
    CAP_TRACK[_n, _cap["tracks"]] = 1

COMICS: tuple[str, ...] = (*_things["usual"], *_things["super"])
USUAL = len(_things["usual"])
LIBRARY_SIZE: int = _things["library"]
ORANGE_PIPES, GREEN_PIPES, NO_RENT, LONG_LEGS, GREEN_ORANGE, CHEAP_PARTS = (
    COMICS.index(name) for name in USUAL_COMICS
)
MIROSLAW, SLAWOSZ, LARA, RATWOMAN = (COMICS.index(name) for name in SUPERS)

# --- the robot ------------------------------------------------------------------------------------

PLAN_TRACK = _array(PLANNED)
PLAN_OF = _array([PLANNED.index(t) if t in PLANNED else -1 for t in range(len(TRACKS))])
ROBOT = 1  # its place among the sides in a solo game
ROBOT_RATS = _array(_solo["rats"])
CARDS: tuple[str, ...] = tuple(card["name"] for card in _solo["cards"])
CARD_STEPS = _array([card["steps"] for card in _solo["cards"]])
CARD_SYMBOL = _array([card["symbol"] for card in _solo["cards"]])
CARD_LETTER = _array(["ABC".index(name[0]) for name in CARDS])
C_CARD = int(np.flatnonzero(CARD_LETTER == 2)[0])
DECK = _array([[*deck, 1] for deck in _solo["levels"]])  # cards of each letter, by level
DECK_SIZE = int(DECK[0].sum())

# --- the editions ---------------------------------------------------------------------------------

EDITIONS: tuple[str, ...] = tuple(_editions)
EDITION_TABLE: dict[str, dict[str, int]] = _editions
