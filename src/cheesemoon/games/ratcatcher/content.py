"""The printed things of Ratcatcher as constants. The values are in the files."""

from pathlib import Path
from typing import Any

import numpy as np

from cheesemoon.core import Fields, Ints
from cheesemoon.core.formats.content import load_content

_FOLDER = Path(__file__).parent / "content"

# --- names ----------------------------------------------------------------------------------------

COLOURS = ("white", "brown", "black")
WHITE, BROWN, BLACK = range(3)
MARKERS = ("health", "yellow", "purple")
HEALTH, YELLOW, PURPLE = range(3)
ABILITIES = ("bait", "net", "grapple", "whistle", "mincer", "apron", "bomb", "gas")
BAIT, NET, GRAPPLE, WHISTLE, MINCER, APRON, BOMB, GAS = range(8)
EFFECTS = (
    "apron",
    "bait",
    "gas",
    "net",
)  # abilities whose marker stays in an area, in rising order
FIELDS = ("attack", "move", "health", "accuracy", "defence", "trap", "yellow", "purple")
F_ATTACK, F_MOVE, F_HEALTH, F_ACCURACY, F_DEFENCE, F_TRAP, F_YELLOW, F_PURPLE = range(8)
UPGRADES = ("dice", "accuracy", "pierce", "reroll")
MORE_DICE, MORE_ACCURATE, PIERCE, REROLL = range(4)
ITEMS = ("die", "yellow", "purple", "health", "cheese")
I_DIE, I_YELLOW, I_PURPLE, I_HEALTH, I_CHEESE = range(5)
TOKENS = ("health", "cheese", "yellow", "purple", "peculiar", "nest")
T_HEALTH, T_CHEESE, T_YELLOW, T_PURPLE, T_PECULIAR, T_NEST = range(6)
TARGETS = ("none", "cheese", "ratcatcher", "marker", "trap", "maw")
NO_TARGET, CHEESE, RATCATCHER, MARKER, TRAP, CHEESE_OR_CATCHER = range(6)
REWARDS = ("mystery", "hoard", "health", "yellow", "purple", "dice", "move", "rats", "cheese")
R_MYSTERY, R_HOARD, R_HEALTH, R_YELLOW, R_PURPLE, R_DICE, R_MOVE, R_RATS, R_CHEESE = range(9)
PECULIARITIES = (
    "glutton", "whip", "collect", "wings", "shell", "nest",
    "dodge", "gnawer", "steal", "grope", "defuse", "huge",
)  # fmt: skip
(
    GLUTTON, WHIP, COLLECT, WINGS, SHELL, NEST, DODGE, GNAWER, STEAL, GROPE, DEFUSE, HUGE
) = range(12)  # fmt: skip
BONUSES = ("bite", "defence", "move", "spawn")
B_BITE, B_DEFENCE, B_MOVE, B_SPAWN = range(4)
STEPS = ("-", "bite", "defence", "move", "spawn", "peculiar", "swarm", "deploy", "heal")
(
    S_NOTHING, S_BITE, S_DEFENCE, S_MOVE, S_SPAWN, S_PECULIAR, S_SWARM, S_DEPLOY, S_HEAL
) = range(9)  # fmt: skip
TALENTS = ("leads", "devours", "mothers", "hunts")
LEADS, DEVOURS, MOTHERS, HUNTS = range(4)
SIDES = "NESW"
LETTERS = "abcde"

CATCHERS = ("lady-cage", "pathfinder", "butcher", "alchemist")
ARCH_RATS = ("rat-king", "maw", "brood-mother", "were-rat")
MODES = ("standard", "hard", "red", "plague")
HARD = 1  # `red` is the red side as it is printed; `hard` and `plague` add mutations of ours

DISTRICTS = 25
LAST = DISTRICTS - 1
RED = DISTRICTS  # the red side of district 0, as a card of its own in the tables
SPAN = len(LETTERS)  # area = district * SPAN + letter, so that area order is the order of numbers
AREAS = DISTRICTS * SPAN
PECULIAR = 12
RATS = (*COLOURS, *(f"p{n}" for n in range(1, PECULIAR + 1)), "arch")
P0 = len(COLOURS) - 1  # rat code of peculiar rat n: P0 + n
ARCH = len(RATS) - 1
DIE_SIDES = 6

AREA_NAMES = tuple(f"{d}{letter}" for d in range(DISTRICTS) for letter in LETTERS)

# --- rats -----------------------------------------------------------------------------------------


def _check_rats(f: Fields) -> dict[str, Any]:
    common, rows = f.part("common"), []
    for colour in COLOURS:
        part = common.part(colour)
        rows.append(
            (
                part.whole("count", 0, 60),
                part.whole("movement", 0, 6),
                TARGETS.index(part.word("target", ("cheese", "ratcatcher"))),
                part.whole("bite", 0, 20),
                part.whole("defence", 0, 9),
                part.whole("weight", 0, 20),
                int(part.flag("gnawer")),
                int(part.flag("breeds")),
            )
        )
        part.finish()
    common.finish()
    if sum(row[0] for row in rows) > 64:
        raise f.bad("common", "position-range", value="?", lowest="0", highest="64")
    names, peculiar, rewards = [], [(0,) * 6], np.zeros((PECULIAR + 1, len(REWARDS)), np.int64)
    for n, part in enumerate(f.parts("peculiar", PECULIAR, PECULIAR), 1):
        names.append(str(part.given("name")))
        peculiar.append(
            (
                part.whole("movement", 0, 6),
                TARGETS.index(part.word("target", TARGETS)),
                part.whole("bite", 0, 20),
                part.whole("defence", 0, 9),
                part.whole("weight", 0, 20),
                PECULIARITIES.index(part.word("ability", PECULIARITIES)),
            )
        )
        given = part.part("rewards")
        for name in given.names():
            if name not in REWARDS:
                raise given.bad(name, "position-word", choices=", ".join(REWARDS))
            rewards[n, REWARDS.index(name)] = given.whole(name, 1, 10)
        part.finish()
    return {"common": rows, "names": names, "peculiar": peculiar, "rewards": rewards}


_rats = load_content(_FOLDER / "rats.toml", _check_rats)


def _column(rows: Any, i: int) -> Ints:
    return np.array([row[i] for row in rows], np.int64)


COUNT = _column(_rats["common"], 0)
ALL_RATS = int(COUNT.sum())
COMMON_MOVE = _column(_rats["common"], 1)
COMMON_TARGET = _column(_rats["common"], 2)
COMMON_BITE = _column(_rats["common"], 3)
COMMON_DEFENCE = _column(_rats["common"], 4)
COMMON_WEIGHT = _column(_rats["common"], 5)
COMMON_GNAWER = _column(_rats["common"], 6)
COMMON_BREEDS = _column(_rats["common"], 7)
PECULIAR_NAMES: tuple[str, ...] = ("", *_rats["names"])
PEC_MOVE = _column(_rats["peculiar"], 0)
PEC_TARGET = _column(_rats["peculiar"], 1)
PEC_BITE = _column(_rats["peculiar"], 2)
PEC_DEFENCE = _column(_rats["peculiar"], 3)
PEC_WEIGHT = _column(_rats["peculiar"], 4)
PEC_ABILITY = _column(_rats["peculiar"], 5)
PEC_ABILITY[0] = -1
# by ability: the numbers of the peculiar rats that have it, rising, then 0
HOLDERS = np.zeros((len(PECULIARITIES), PECULIAR + 1), np.int64)
for _i in range(len(PECULIARITIES)):
    _holders = np.flatnonzero(_i == PEC_ABILITY)
    HOLDERS[_i, : len(_holders)] = _holders
PEC_REWARD = _rats["rewards"]  # amount of each kind of reward
PEC_CHOICES = (PEC_REWARD > 0).sum(axis=1)  # more than one: the player chooses

# --- ratcatchers ----------------------------------------------------------------------------------


def _check_catchers(f: Fields) -> dict[str, Any]:
    found: dict[str, Any] = {"catchers": []}
    for name in CATCHERS:
        part = f.part(name)
        traps, fields = part.part("traps"), part.part("fields")
        row: dict[str, Any] = {
            "dice": part.whole("dice", 1, 10),
            "movement": part.whole("movement", 1, 10),
            "health": part.whole("health", 1, 10),
            "accuracy": part.whole("accuracy", 2, 6),
            "defence": part.whole("defence", 0, 9),
            "traps": [
                traps.whole("number", 0, 5),
                traps.whole("price", 0, 5),
                traps.whole("dice", 1, 9),
                traps.whole("accuracy", 2, 6),
                UPGRADES.index(traps.word("upgrade", UPGRADES)),
            ],
            "fields": [fields.wholes(field, 1, 9) for field in FIELDS],
        }
        for colour in ("yellow", "purple"):
            ability = part.part(colour)
            row[colour] = ABILITIES.index(ability.word("ability", ABILITIES))
            row[f"{colour}_markers"] = ability.whole("markers", 1, 5)
            ability.finish()
        for field, needs in zip(FIELDS, row["fields"], strict=True):
            if not 1 <= len(needs) <= 2:
                raise fields.bad_length(field, 1, 2)
        if sum(map(sum, row["fields"])) < 10:
            raise part.bad("fields", "position-range", value="?", lowest="10", highest="99")
        traps.finish()
        fields.finish()
        part.finish()
        found["catchers"].append(row)
    for table, names, lowest, highest in (
        ("abilities", ("mincer_dice", "bomb_dice", "bomb_distance", "apron_defence"), 1, 9),
        ("accountant", ITEMS, 1, ALL_RATS),
        ("pieces", ("dice", "cheese", "health", "yellow", "purple"), 1, 60),
        ("mystery", TOKENS, 0, 20),
        ("numbers", ("cheeses_to_win", "weight_that_eats", "cheeses_that_hold", "rounds"), 1, 1000),
    ):
        part = f.part(table)
        found[table] = {name: part.whole(name, lowest, highest) for name in names}
        part.finish()
    return found


_c = load_content(_FOLDER / "catchers.toml", _check_catchers)
_rows = _c["catchers"]

BASE_DICE = np.array([r["dice"] for r in _rows], np.int64)
BASE_MOVE = np.array([r["movement"] for r in _rows], np.int64)
BASE_HEALTH = np.array([r["health"] for r in _rows], np.int64)
BASE_ACCURACY = np.array([r["accuracy"] for r in _rows], np.int64)
BASE_DEFENCE = np.array([r["defence"] for r in _rows], np.int64)
TRAPS, TRAP_PRICE, TRAP_DICE, TRAP_ACCURACY, TRAP_UPGRADE = (
    np.array([r["traps"][i] for r in _rows], np.int64) for i in range(5)
)
ABILITY = np.array([[r["yellow"], r["purple"]] for r in _rows], np.int64)  # by yellow 0, purple 1
MARKERS_MAX = np.array([[r["yellow_markers"], r["purple_markers"]] for r in _rows], np.int64)
NEEDS = np.zeros(
    (len(CATCHERS), len(FIELDS), 2), np.int64
)  # cheeses in all for an upgrade; 99: none
for _i, _row in enumerate(_rows):
    for _j, _needs in enumerate(_row["fields"]):
        NEEDS[_i, _j] = (_needs[0], sum(_needs) if len(_needs) > 1 else 99)
PLACES = np.where(NEEDS[:, :, 1] < 99, NEEDS[:, :, 1], NEEDS[:, :, 0])  # fields of each attribute

MINCER_DICE: int = _c["abilities"]["mincer_dice"]
BOMB_DICE: int = _c["abilities"]["bomb_dice"]
BOMB_DISTANCE: int = _c["abilities"]["bomb_distance"]
APRON_DEFENCE: int = _c["abilities"]["apron_defence"]
PRICE = np.array([_c["accountant"][item] for item in ITEMS], np.int64)
DICE_MAX: int = _c["pieces"]["dice"]
CHEESES: int = _c["pieces"]["cheese"]
MARKER_COUNT = np.array([_c["pieces"][m] for m in MARKERS], np.int64)
TOKEN_COUNT = np.array([_c["mystery"][t] for t in TOKENS], np.int64)
MYSTERIES = int(TOKEN_COUNT.sum())
CHEESES_TO_WIN: int = _c["numbers"]["cheeses_to_win"]
WEIGHT_THAT_EATS: int = _c["numbers"]["weight_that_eats"]
CHEESES_THAT_HOLD: int = _c["numbers"]["cheeses_that_hold"]
ROUNDS: int = _c["numbers"]["rounds"]

EFFECT_OF = np.array([EFFECTS.index(a) if a in EFFECTS else -1 for a in ABILITIES], np.int64)
BIT_APRON, BIT_BAIT, BIT_GAS, BIT_NET = (1 << i for i in range(4))

# --- arch rats ------------------------------------------------------------------------------------


def _check_arch(f: Fields) -> dict[str, Any]:
    found: dict[str, Any] = {"rows": [], "track": []}
    for name in ARCH_RATS:
        part = f.part(name)
        found["rows"].append(
            (
                part.whole("health", 1, 30),
                part.whole("bite", 0, 10),
                part.whole("accuracy", 2, 6),
                part.whole("defence", 0, 9),
                part.whole("spawn", 0, 9),
                TARGETS.index(part.word("target", TARGETS)),
                TALENTS.index(part.word("ability", TALENTS)),
            )
        )
        track = part.words("track", STEPS[:-1])
        if len(track) > 19:
            raise part.bad_length("track", 0, 19)
        found["track"].append(track)
        part.finish()
    if len({len(track) for track in found["track"]}) > 1:
        raise f.bad_length("maw", 9, 9)
    guts = f.part("guts")
    found["guts"] = guts.words("track", [STEPS[i] for i in (S_BITE, S_DEFENCE, S_SPAWN, S_HEAL)])
    found["gut_rats"] = guts.whole("rats", 1, 20)
    guts.finish()
    abilities = f.part("abilities")
    found["abilities"] = {
        name: abilities.whole(name, 0, 9)
        for name in ("weight", "king_movement", "brood_bite", "hunt_heal")
    }
    abilities.finish()
    found["modes"] = {}
    modes = f.part("modes")
    for mode in MODES:
        part = modes.part(mode)
        found["modes"][mode] = [part.whole(name, 0, 9) for name in (*BONUSES, "progress")]
        part.finish()
    modes.finish()
    return found


_a = load_content(_FOLDER / "archrats.toml", _check_arch)

(
    ARCH_HEALTH, ARCH_BITE, ARCH_ACCURACY, ARCH_DEFENCE, ARCH_SPAWN, ARCH_TARGET, ARCH_TALENT
) = (_column(_a["rows"], i) for i in range(7))  # fmt: skip
TRACK_END = len(_a["track"][0]) + 1  # the field where the rats win
TRACK = np.zeros((len(ARCH_RATS), TRACK_END + 1), np.int64)  # by field
for _i, _track in enumerate(_a["track"]):
    TRACK[_i, 1:TRACK_END] = [STEPS.index(step) for step in _track]
GUTS = np.array([STEPS.index(step) for step in _a["guts"]], np.int64)  # step 1 first
GUT_RATS: int = _a["gut_rats"]
ARCH_WEIGHT: int = _a["abilities"]["weight"]
KING_MOVE: int = _a["abilities"]["king_movement"]
BROOD_BITE: int = _a["abilities"]["brood_bite"]
HUNT_HEAL: int = _a["abilities"]["hunt_heal"]
_begins = np.array([_a["modes"][mode] for mode in MODES], np.int64)
MUTATIONS = _begins[:, : len(BONUSES)].copy()  # by mode: what an arch rat begins with
PROGRESS = _begins[:, len(BONUSES)].copy()  # by mode: the field of the marker when a game begins

# --- districts ------------------------------------------------------------------------------------

_SYMBOLS = ("nests", "hatcheries", "cheese", "mystery", "yellow", "purple")


def _check_districts(f: Fields) -> dict[str, Any]:
    found: dict[str, Any] = {"start": f.word("start", tuple(LETTERS))}
    templates, shapes = f.part("templates"), {}
    for name in templates.names():
        part = templates.part(name)
        areas = part.whole("areas", 1, SPAN)
        pairs = part.words("adjacent", [f"{a}-{b}" for a in LETTERS for b in LETTERS if a < b])
        shapes[name] = (areas, [(LETTERS.index(p[0]), LETTERS.index(p[2])) for p in pairs])
        part.finish()
    cards = []
    for number, part in enumerate([*f.parts("district", DISTRICTS, DISTRICTS), f.part("red")]):
        if number < DISTRICTS and part.whole("number", 0, LAST) != number:
            raise part.bad("number", "position-sorted")
        cards.append(_check_card(part, shapes))
        part.finish()
    for card, where in ((cards[0], "district[0]"), (cards[RED], "red")):
        if not card["nests"].any():  # RC-114 must find one
            raise f.bad(f"{where}.nests", "position-missing")
        if found["start"] not in LETTERS[: card["areas"]]:
            raise f.bad("start", "position-word", choices=", ".join(LETTERS[: card["areas"]]))
    found["cards"] = cards
    return found


def _check_card(part: Fields, shapes: dict[str, Any]) -> dict[str, Any]:
    template = part.word("template", tuple(shapes))
    areas, pairs = shapes[template]
    letters = tuple(LETTERS[:areas])
    card: dict[str, Any] = {"value": part.whole("value", 1, 4), "areas": areas, "shape": template}
    inner = np.zeros((SPAN, SPAN), np.int64)
    for a, b in pairs:
        inner[a, b] = inner[b, a] = 1
    card["inner"] = inner
    connectors, sides = part.part("connectors"), np.zeros(4, np.int64)
    for side in connectors.names():
        if side not in tuple(SIDES):
            raise connectors.bad(side, "position-word", choices=", ".join(SIDES))
        sides[SIDES.index(side)] = LETTERS.index(connectors.word(side, letters)) + 1
    card["sides"] = sides
    if not sides.any():
        raise part.bad("connectors", "position-missing")
    for symbol in _SYMBOLS:
        counts = np.zeros(SPAN, np.int64)
        for letter in part.words(symbol, letters, []):
            counts[LETTERS.index(letter)] += 1
        card[symbol] = counts
    return card


_d = load_content(_FOLDER / "districts.toml", _check_districts)
_cards = _d["cards"]

START = LETTERS.index(_d["start"])
SHAPE: tuple[str, ...] = tuple(card["shape"] for card in _cards)
VALUE = np.array([card["value"] for card in _cards], np.int64)
AREAS_OF = np.array([card["areas"] for card in _cards], np.int64)
INNER = np.stack([card["inner"] for card in _cards])  # areas of one card that are adjacent
WAYS_INSIDE = INNER.sum(axis=2)  # by card and letter: how many of its card are adjacent
INSIDE = np.argsort(1 - INNER, axis=2, kind="stable")  # and which, in area order
CONNECTS = np.stack([card["sides"] for card in _cards])  # by side at rotation 0: letter + 1, or 0
WAYS = max(  # the most areas that one area is adjacent to
    int(INNER[card, a].sum() + (CONNECTS[card] == a + 1).sum())
    for card in range(DISTRICTS + 1)
    for a in range(SPAN)
)
NESTS, HATCHERIES, CHEESE_AT, MYSTERY_AT, YELLOW_AT, PURPLE_AT = (
    np.stack([card[symbol] for card in _cards]) for symbol in _SYMBOLS
)
PRINTED = (  # how many of each are printed on an area, and what it is called
    (NESTS, "nest"),
    (HATCHERIES, "hatchery"),
    (CHEESE_AT, "cheese"),
    (MYSTERY_AT, "mystery"),
    (YELLOW_AT, "yellow"),
    (PURPLE_AT, "purple"),
)
# RC-74: the letters of the cheese, mystery, yellow and purple symbols of a card, and how many
_FILLING = (CHEESE_AT, MYSTERY_AT, YELLOW_AT, PURPLE_AT)
SYMBOLS_LEFT = np.array([counts.sum(axis=1) for counts in _FILLING])
SYMBOLS = np.zeros((*SYMBOLS_LEFT.shape, int(SYMBOLS_LEFT.max(initial=1))), np.int64)
for _part, _counts in enumerate(_FILLING):
    for _card, _row in enumerate(_counts):
        SYMBOLS[_part, _card, : _row.sum()] = np.repeat(range(SPAN), _row.astype(np.intp))
DX = np.array([0, 1, 0, -1], np.int64)  # by side, N E S W
DY = np.array([-1, 0, 1, 0], np.int64)
SIDE_OF = np.full((3, 3), -1, np.int64)  # by dx + 1 and dy + 1
SIDE_OF[DX + 1, DY + 1] = range(4)
OPEN = np.zeros(
    (DISTRICTS + 1, 4), np.int64
)  # by card and rotation: a bit for each side with a connector
for _card in range(DISTRICTS + 1):
    for _turn in range(4):
        for _side in range(4):
            if CONNECTS[_card, (_side - _turn) % 4]:
                OPEN[_card, _turn] |= 1 << _side
# by card and sides: a bit for each rotation that has a connector on one of the sides
FITS = np.zeros((DISTRICTS + 1, 16), np.int64)
for _turn in range(4):
    FITS |= ((OPEN[:, _turn, None] & np.arange(16)) > 0).astype(np.int64) << _turn
