"""The table of Ratcatcher, field by field; its phases, actions, events, and the lines of `todo`."""

from typing import Annotated

import numpy as np

from cheesemoon.core import Actions, Events, Ints, Record, Verb, i2, i4, rule, span

from . import content as c

PHASES = (
    "setup", "actions", "hits", "cheese", "pay", "expand",
    "late", "rat-move", "deploy", "reward", "recall", "over",
)  # fmt: skip
(
    SETUP, ACTING, HITTING, CHEESING, PAYING, EXPANDING,
    LATE, RAT_MOVE, DEPLOYING, REWARDING, RECALLING, OVER,
) = range(12)  # fmt: skip

RUNNING = -1  # no decision is due: `todo` is being worked off

RESULTS = ("", "won-cheese", "won-arch", "lost-cheese", "lost-health", "lost-time")
NONE, WON_CHEESE, WON_ARCH, LOST_CHEESE, LOST_HEALTH, LOST_TIME = range(6)

BY = ("attack", "ability", "trap")
BY_ATTACK, BY_ABILITY, BY_TRAP = range(3)

MEALS = ("trap", *c.MARKERS, "ability", "rats", "cheese")  # of the Maw
M_TRAP, M_MARKER, M_ABILITY, M_RATS, M_CHEESE = (
    0,
    1,
    1 + len(c.MARKERS),
    2 + len(c.MARKERS),
    3 + len(c.MARKERS),
)

TODO = (
    "actions", "late", "gain", "pay", "hits", "expand mine", "expand rats", "placing", "fill",
    "draw", "rats", "move", "commons", "walk", "step", "arrive", "traps", "spring", "bite", "eat",
    "eat1", "gohome", "spawn", "blacks", "clean", "refresh",
)  # fmt: skip
(
    DO_ACTIONS, DO_LATE, DO_GAIN, DO_PAY, DO_HITS, DO_EXPAND_MINE, DO_EXPAND_RATS, DO_PLACING,
    DO_FILL, DO_DRAW, DO_RATS, DO_MOVE, DO_COMMONS, DO_WALK, DO_STEP, DO_ARRIVE, DO_TRAPS,
    DO_SPRING, DO_BITE, DO_EAT, DO_EAT1, DO_GOHOME, DO_SPAWN, DO_BLACKS, DO_CLEAN, DO_REFRESH,
) = range(26)  # fmt: skip
TODO_SIZE = 144

# rows of `far`
FROM_PAWN, FROM_GOALS, FROM_HERE = range(3)
SEVERAL = -1
PILE = max(c.LAST, c.PECULIAR, c.MYSTERIES)

# A line of `todo` writes at most 67 events: `fill`, with symbols of four cards, a shuffle and the
# activity of 25 districts. The rules pause before a line if that may be too many. `draw` can stop.
EVENTS_SIZE = 96
EVENTS_HELD = EVENTS_SIZE - 68
EVENTS_DRAWN = EVENTS_SIZE - 8


class Hunt(Record, script=EVENTS_SIZE, events=EVENTS_SIZE):
    """One table. Areas are numbers, district * 5 + letter; small numbers have 8 bits."""

    round_no: i2
    catcher: i2  # options
    arch: i2
    hard: i2  # the mode, a place in MODES; not 0: district 0 shows its red side
    result: i2  # place in RESULTS; 0 while the game goes on

    # the ratcatcher and his board
    pawn: i2  # area
    health: i2
    dice: i2  # attack dice on the board
    points: i2  # movement points left
    traps: i2  # traps on the board
    board: Annotated[Ints, np.int16, len(c.FIELDS)]  # cheeses on each attribute
    held: Annotated[Ints, np.int16, 2]  # ability markers, yellow and purple
    cage: Annotated[Ints, np.int16, len(c.COLOURS)]
    bag: Annotated[Ints, np.int16, len(c.COLOURS)]
    gained: i2  # cheeses still to be put
    pay_item: i2  # place in ITEMS; what is being paid for while pay_ask is not 0
    pay_left: i2  # rats still to pay
    pay_ask: i2  # 0: nothing; 1: how many black rats; 2: how many brown ones
    offer: i2  # RC-63: rats that went from the cage to the bag

    # the arch rat
    arch_at: i2  # area + 1; 0: not in the city
    arch_health: i2
    progress: i2
    guts: i2
    bonus: Annotated[Ints, np.int16, len(c.BONUSES)]

    # a roll whose hits are being assigned
    roll_at: i2  # area + 1; 0: no roll
    roll_by: i2
    roll_dice: i2  # how many
    hits: i2  # normal hits still to assign
    sixes: i2
    struck: i2  # 1: normal hits have wounded the arch rat in this attack
    shown: Annotated[Ints, np.int8, c.DICE_MAX]  # what the dice show

    # piles: the top is the last one; all of one size, so that one function serves them all
    deck_left: i2
    odd_left: i2
    mystery_left: i2
    deck: Annotated[Ints, np.int8, PILE]
    odd_deck: Annotated[Ints, np.int8, PILE]  # the peculiar rats' deck
    mystery: Annotated[Ints, np.int8, PILE]

    # peculiar rats by number, 1 to 12
    odd_at: Annotated[Ints, np.int8, c.PECULIAR + 1]  # area + 1; 0: not in the city
    caught: Annotated[Ints, np.int8, c.PECULIAR + 1]  # 1: its card lies beside the board
    discard: Annotated[Ints, np.int8, c.PECULIAR + 1]  # 1: its card is on the discard pile
    holds: Annotated[Ints, np.int8, c.PECULIAR + 1, len(c.MARKERS)]  # markers on its card

    # districts by number
    x: Annotated[Ints, np.int8, c.DISTRICTS]
    y: Annotated[Ints, np.int8, c.DISTRICTS]
    turned: Annotated[Ints, np.int8, c.DISTRICTS]  # quarter turns clockwise
    # sets of districts, a bit for each
    laid: i4  # in the city
    active: i4
    waiting: i4  # drawn and not yet placed
    new: i4  # placed and not yet filled
    recalled: i4  # emptied in this turn (RC-65)

    # areas
    rats: Annotated[Ints, np.int8, len(c.COLOURS), c.AREAS]
    lying: Annotated[Ints, np.int8, len(c.MARKERS), c.AREAS]  # markers to be collected
    cheese: Annotated[Ints, np.int8, c.AREAS]
    nest: Annotated[Ints, np.int8, c.AREAS]  # nest tokens
    trap: Annotated[Ints, np.int8, c.AREAS]
    effects: Annotated[Ints, np.int8, c.AREAS]  # a bit for each of EFFECTS

    # derived from the city, to save a search
    spots: Annotated[Ints, np.int8, c.AREAS]  # the areas of the city in area order
    spots_left: i2  # how many
    near: Annotated[Ints, np.int8, c.AREAS, c.WAYS]  # adjacent areas + 1, rising, then 0
    open: Annotated[Ints, np.int8, c.DISTRICTS]  # a bit for each connector that faces a free cell
    joined: Annotated[Ints, np.int32, c.DISTRICTS]  # RC-8: the neighbours, a bit for each
    cheeses: i2  # cheese tokens in the city
    with_cheese: i4  # districts where some lie, a bit for each
    with_own: i4  # districts with traps or ability markers of yours, a bit for each

    # what is still to be done: a stack of lines, the next one last
    todo_left: i2
    todo: Annotated[Ints, np.int8, TODO_SIZE, 4]

    # scratch, zero between actions; while you choose the way of a rat, its distances stay
    goal: i2  # what FROM_GOALS measures: a target, 0 for nothing
    measured: i2  # 1: FROM_PAWN is measured
    far: Annotated[Ints, np.int8, 3, c.AREAS]  # distance + 1; 0: not reached
    toward: Annotated[Ints, np.int8, 2, c.AREAS]  # the one adjacent area nearer + 1, or SEVERAL
    lead: Annotated[Ints, np.int16, c.AREAS]  # where FROM_GOALS is measured: the nearest targets
    queue: Annotated[Ints, np.int8, c.AREAS]


ACTIONS = Actions(
    Verb(
        "place",
        span(1, c.LAST),
        span(-c.LAST, c.LAST),
        span(-c.LAST, c.LAST),
        ("0", "90", "180", "270"),
    ),
    Verb("move", c.AREA_NAMES),
    Verb("trap", c.AREA_NAMES),
    Verb("attack", span(1, c.DICE_MAX)),
    Verb("use", ("yellow", "purple")),
    Verb("use", ("yellow", "purple"), c.AREA_NAMES),
    Verb("use", ("yellow", "purple"), c.COLOURS, c.AREA_NAMES, c.AREA_NAMES),
    Verb("buy", c.ITEMS),
    Verb("claim", span(1, c.PECULIAR), ("", *c.REWARDS)),
    Verb("end"),
    Verb("catch", c.RATS[:-1], ("", "six")),
    Verb("wound", span(1, c.DICE_MAX)),
    Verb("wound", ("six",)),
    Verb("put", c.FIELDS),
    Verb("pay", ("black", "brown"), span(0, 64)),
    Verb("done"),
    Verb("go", c.AREA_NAMES),
    Verb("deploy", c.AREA_NAMES),
    Verb("pass"),
    Verb("recall", span(0, c.LAST)),
)
(
    PLACE, MOVE, TRAP_IN, ATTACK, USE, USE_AT, USE_WHISTLE, BUY, CLAIM, END,
    CATCH, WOUND, WOUND_SIX, PUT, PAY, DONE, GO, DEPLOY, PASS, RECALL,
) = ACTIONS.firsts  # fmt: skip
GRID = 2 * c.LAST + 1  # number of values of x and y
MOST_LEGAL = 1024
CELLS = 960  # beyond four waiting cards, at most 52 free cells, four rotations: 832

_AREA, _TO = ("area", c.AREA_NAMES), ("to", c.AREA_NAMES)
_RAT, _MARKER, _ITEM = ("rat", c.RATS), ("marker", c.MARKERS), ("item", c.ITEMS)
_EFFECT = ("effect", c.STEPS)

EVENTS = Events(
    PLACED=("card", "x", "y", "rotation"),
    WALKED=(_AREA,),
    TRAP_SET=(_AREA,),
    ROLLED=(("by", BY), _AREA, "dice", "again", "hits"),  # hits + 16 * sixes; dice are in `gave`
    CAUGHT=(_RAT, _AREA, "hits", "six"),
    HIT_ARCH=("hits", "wounds", "health"),
    HITS_LOST=("hits",),
    COLLECTED=(_AREA, "cheese"),
    PUT_CHEESE=(("field", c.FIELDS), "level"),  # level: the upgrade that is complete now, 0: none
    TOOK=(_MARKER, _AREA),
    USED=(("ability", c.ABILITIES), _AREA, ("colour", c.COLOURS), _TO, "rats"),
    PAID=(("colour", c.COLOURS), "rats"),
    BOUGHT=(_ITEM,),
    CLAIMED=(_RAT, ("reward", c.REWARDS), "got"),
    GOT_RATS=("white", "brown", "black"),
    CARDS_DRAWN=("a", "b", "c", "d"),
    UNDER_DECK=("card",),
    LAID_CHEESE=(_AREA,),
    LAID_MARKER=(_MARKER, _AREA),
    MYSTERY=(("token", c.TOKENS), _AREA, "put"),
    NEW_RAT=(_RAT, _AREA),
    SHUFFLED=("cards",),
    DREW=(_AREA, "draws"),  # the colours are in `gave`
    BAG_INACTIVE=("rats",),
    BAG_CAGE=("rats",),
    BAG_DISTRICT=("district", "rats", "chosen"),
    NO_DRAW=(_AREA, "draws"),
    OFFERED=(("item", ("none", *c.ITEMS)), "rats"),
    ACTIVE=("district",),
    INACTIVE=("district",),
    RATS_TURN=("round",),
    ROLLED_MOVE=(_RAT, "die", "second", "steps"),
    RAT_MOVED=(_RAT, "rats", _AREA, _TO, ("target", c.AREA_NAMES)),  # rats + 128 * why
    HOARDED=(_RAT, "health", "yellow", "purple"),
    DEFUSED=(_RAT, _AREA),
    DEVOURED=(("what", MEALS), _AREA),
    GUT=("step", _EFFECT, "full"),
    BIT_ARCH=("dice", "hits", "sixes", "defence", "wounds"),
    BIT=(_RAT, "bite", "defence", "wound", "leaving"),
    BIT_COMMON=("sum", "defence", "wound", "leaving"),
    STOLE=(_RAT, "rats"),
    HEALED=("health",),
    WOUNDED=("health",),
    HEAP=(_AREA, "weight"),
    EATEN=(_AREA, "weight", "field", _EFFECT),
    BAIT_EATEN=(_AREA, "rats"),
    WENT_HOME=(_AREA, "rats"),
    DEPLOYED=(_AREA,),
    CLEANED=("rats", "peculiar", "markers", "effects", "traps"),
    ROUND=("round",),
    ENDED=(("result", RESULTS),),
)
(
    PLACED, WALKED, TRAP_SET, ROLLED, CAUGHT, HIT_ARCH, HITS_LOST, COLLECTED, PUT_CHEESE, TOOK,
    USED, PAID, BOUGHT, CLAIMED, GOT_RATS, CARDS_DRAWN, UNDER_DECK, LAID_CHEESE, LAID_MARKER,
    MYSTERY,
    NEW_RAT, SHUFFLED, DREW, BAG_INACTIVE, BAG_CAGE, BAG_DISTRICT, NO_DRAW, OFFERED, ACTIVE,
    INACTIVE, RATS_TURN, ROLLED_MOVE, RAT_MOVED, HOARDED, DEFUSED, DEVOURED, GUT, BIT_ARCH, BIT,
    BIT_COMMON, STOLE, HEALED, WOUNDED, HEAP, EATEN, BAIT_EATEN, WENT_HOME, DEPLOYED, CLEANED,
    ROUND, ENDED,
) = EVENTS.kinds  # fmt: skip

# what chance refuses in a script
NOT_ON_DIE, NOT_IN_BAG, NOT_A_COLOUR, NOT_IN_LIST = range(1, 5)
NOT_IN_DECK, NOT_IN_ODD_DECK, NOT_IN_MYSTERY = range(5, 8)  # of what people turn over


@rule
def push(s: Hunt, line: int, a: int, b: int, last: int) -> None:
    """A new line of `todo`, to be done before all others."""
    i = s.todo_left
    s.todo[i, 0] = line
    s.todo[i, 1] = a
    s.todo[i, 2] = b
    s.todo[i, 3] = last
    s.todo_left = i + 1


@rule
def pop(s: Hunt) -> None:
    """The next line of `todo` is done."""
    i = s.todo_left - 1
    s.todo[i, 0] = 0
    s.todo[i, 1] = 0
    s.todo[i, 2] = 0
    s.todo[i, 3] = 0
    s.todo_left = i
