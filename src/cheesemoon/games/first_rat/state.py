"""The table of First Rat, field by field; its phases, actions and events."""

from typing import Annotated

import numpy as np

from cheesemoon.core import Actions, Events, Ints, Part, Record, Verb, i2, span

from . import content as c, ways

PHASES = (
    "run",
    "reward",
    "pack",
    "drink",
    "fork",
    "comic",
    "token",
    "shop",
    "build",
    "plan",
    "over",
)
RUN, REWARD, PACK, DRINK, FORK, COMIC, TOKEN, SHOP, BUILD, PLAN, OVER = range(11)

ENDS = ("none", "next", "this")  # when the game ends (FR-62 to FR-64)
NOT_YET, NEXT_ROUND, THIS_ROUND = range(3)

# where a rat is: 0 to SPACES on the path, else
NURSERY = c.PAD + 1
CREW = NURSERY + 1  # on the rattonaut track, CREW for its space 1, CREW + 4 for its space 5

# Lists of a record hold a thing as its number + 1; 0 is an empty place at the end. All have room
# for the same number of things: Numba takes arrays of another length for another type and would
# compile every rule about lists once for each.
LIST = max(c.MOST_PACKS, c.MOST_CAPS, c.LIBRARY_SIZE, c.DECK_SIZE, len(c.COLOURS), len(c.STANDS))


class Seat(Part):
    """What one seat has; in a solo game the second one is the robot."""

    rats: Annotated[Ints, np.int16, c.RATS]  # where each is
    light: i2  # step of the light marker
    burrow: i2  # space of the burrow marker
    goods: Annotated[Ints, np.int16, len(c.GOODS)]  # cheese and materials
    mouldy: i2  # mouldy cheese
    nuts: i2  # nuts
    drinks: i2  # full drinks
    empties: i2  # empty drinks
    packs: Annotated[Ints, np.int16, LIST]  # list of colours, in the order taken
    caps: Annotated[Ints, np.int16, LIST]  # list of caps, in the order taken
    comics: Annotated[Ints, np.int16, LIST]  # list of comics, in the order taken
    supers: Annotated[Ints, np.int16, len(c.SUPERS)]  # rat + 1 that bears the token, 0 none
    pipes: Annotated[Ints, np.int16, c.PIPES]  # how often each pipe was used
    markers: Annotated[
        Ints, np.int16, len(c.TRACKS)
    ]  # own markers (rattonauts: rats) on each track
    last: Annotated[Ints, np.int16, len(c.TRACKS)]  # those of them on the last space
    placed: i2  # markers on all tracks together, rattonauts apart


class Junkyard(Record, script=16, events=64):
    """One table of First Rat."""

    # options
    edition: i2
    superrats: i2
    variable: i2
    cheap_in: i2  # 1: the comic cheap-parts is in the box
    level: i2

    round_no: i2  # from 1
    ending: i2  # NOT_YET, NEXT_ROUND or THIS_ROUND
    seats: Annotated[Ints, Seat, c.SEATS]
    heap: Annotated[Ints, np.int16, len(c.GOODS)]  # the dump: cheese and materials of no seat
    heap_mouldy: i2
    heap_nuts: i2
    holder: Annotated[Ints, np.int16, len(c.TRACKS), 4]  # side + 1 on spaces 1 to 4 of each track
    hamster: Annotated[Ints, np.int16, LIST]  # list of backpack colours
    frog: i2  # drinks
    crow: Annotated[Ints, np.int16, LIST]  # list of caps
    library: Annotated[Ints, np.int16, LIST]  # list of comics
    path: Annotated[Ints, np.int16, c.SPACES + 1]  # what each space shows: COLOUR_OF, ITEM_OF, …
    score_tile: Annotated[
        Ints, np.int16, len(c.TRACKS)
    ]  # tile on each track; 0: the printed values

    # this turn
    runs: i2  # how many rats have run
    ran_rat: Annotated[Ints, np.int16, c.RATS]
    ran_end: Annotated[Ints, np.int16, c.RATS]
    ran_steps: Annotated[Ints, np.int16, c.RATS]
    ran_chain: Annotated[Ints, np.int16, c.RATS]  # in ways.CHAINS; -1 if a position does not say
    pack: i2  # material (its item) that the backpack adds; 0 none or not decided
    steps: i2  # burrow steps still to go
    shopped: Annotated[Ints, np.int16, LIST]  # list of stands used
    fresh: i2  # how many comics, the last of the list, were taken this turn
    powers: i2  # bits: the comics in force (FR-43)
    gain: Annotated[Ints, np.int16, len(c.ITEMS)]  # scratch of step 2, zero outside of it

    # the robot
    plans: Annotated[Ints, np.int16, len(c.PLANNED)]  # 1: a planning marker at that track
    deck: Annotated[Ints, np.int16, LIST]  # list of cards, the top first
    discard: Annotated[Ints, np.int16, LIST]  # list of cards, the top first
    card: i2  # card + 1 that is revealed and waits for a decision; 0 none
    seen: Annotated[Ints, np.int16, LIST]  # list of the cards revealed so far


# What stands sell, as one list: backpacks by colour, the drink, caps.
THINGS = (
    *(f"hamster {colour}" for colour in c.COLOURS),
    "frog",
    *(f"crow {cap}" for cap in c.CAPS),
)
A_DRINK = len(c.COLOURS)
A_CAP = A_DRINK + 1

ACTIONS = Actions(
    Verb("run", span(0, c.RATS - 1), span(1, c.PAD), ways.VIA),
    Verb("nut"),
    Verb("newrat"),
    Verb("pack", c.MATERIALS),
    Verb("drink"),
    Verb("keep"),
    Verb("fork", (*c.SIDES, "on")),
    Verb("comic", (*c.COMICS, "none")),
    Verb("token", span(0, c.RATS - 1)),
    Verb("buy", THINGS),
    Verb("steal", THINGS),
    Verb("build", c.PARTS, ("", *(f"save {material}" for material in c.MATERIALS))),
    Verb("feed"),
    Verb("plan", tuple(c.TRACKS[track] for track in c.PLANNED)),
    Verb("done"),
)
(
    RUN_A,
    NUT_A,
    NEWRAT_A,
    PACK_A,
    DRINK_A,
    KEEP_A,
    FORK_A,
    COMIC_A,
    TOKEN_A,
    BUY_A,
    STEAL_A,
    BUILD_A,
    FEED_A,
    PLAN_A,
    DONE_A,
) = ACTIONS.firsts
RUNS_OF_A_RAT = c.PAD * len(ways.VIA)  # actions of each rat
SAVINGS = 1 + len(c.MATERIALS)  # ways to build each part
FORK_ON = FORK_A + len(c.SIDES)
COMIC_NONE = COMIC_A + len(c.COMICS)
MOST_LEGAL = max(ways.MOST_RUNS + 1, 2 * len(THINGS) + 1)

EVENTS = Events(
    RAN=("seat", "rat", "begin", "end", "steps"),
    PIPE=("seat", "pipe", ("item", c.ITEMS), "price"),  # price 0: a comic makes it free
    RENT=("seat", "other", "cheese"),
    RENT_ROBOT=("seat", "cheese"),
    SHORT=("seat", "owed"),  # FR-23
    MOULDY=("seat", "pieces"),
    CREW_JOINED=("seat", "rat", "space", "points"),
    NUT=("seat",),
    NEW_RAT=("seat", "rat"),
    NO_REWARD=("seat",),
    DRANK=("seat",),
    TOOK=("seat", ("item", c.ITEMS), "spaces", "light", "more"),  # more: see take.told_more
    LOST=("seat", ("item", c.ITEMS), "lost"),  # FR-9
    LIT=("seat", "begin", "end"),
    WALKED=("seat", ("room", c.BURROW), "left"),
    SCORED=("seat", ("track", c.TRACKS), "space", "points"),
    NOT_SCORED=("seat", ("track", c.TRACKS)),
    TOOK_COMIC=("seat", ("comic", c.COMICS)),
    LEFT_COMIC=("seat",),
    TOKEN=("seat", ("comic", c.COMICS), "rat"),
    BOUGHT=("seat", ("thing", THINGS), "price"),
    STOLE=("seat", ("thing", THINGS), "rat", "stays"),
    BUILT=("seat", ("part", c.PARTS), ("saved", ("none", *c.MATERIALS))),
    FED=("seat",),
    IDLE=("seat",),
    ENDS_NEXT=(),
    ENDS_THIS=(),
    ROUND=("round", "last"),
    CARD=(("card", c.CARDS),),
    ROBOT_RAN=("begin", "end", "steps"),
    ROBOT_CREW=("space", "points"),
    ROBOT_PAID=("seat", "cheese"),
    ROBOT_TOOK=(("thing", THINGS),),
    ROBOT_COMIC=(("comic", c.COMICS),),
    ROBOT_PLANNED=(("track", c.MARKER_TRACKS),),
    ROBOT_SCORED=(("track", c.MARKER_TRACKS), "space", "points"),
    ROBOT_NO_MARKER=(("track", c.MARKER_TRACKS),),
    RESHUFFLED=("cards",),
    TOTAL=("seat", "total"),
    ROBOT_TOTAL=("total",),
    WON=("seat", "total"),
    ROBOT_WON=("total",),
    CHALLENGE=("number",),
)
(
    RAN,
    PIPE,
    RENT,
    RENT_ROBOT,
    SHORT,
    MOULDY_TAKEN,
    CREW_JOINED,
    NUT,
    NEW_RAT,
    NO_REWARD,
    DRANK,
    TOOK,
    LOST,
    LIT,
    WALKED,
    SCORED,
    NOT_SCORED,
    TOOK_COMIC,
    LEFT_COMIC,
    TOKEN_PUT,
    BOUGHT,
    STOLE,
    BUILT,
    FED,
    IDLE,
    ENDS_NEXT,
    ENDS_THIS,
    ROUND,
    CARD,
    ROBOT_RAN,
    ROBOT_CREW,
    ROBOT_PAID,
    ROBOT_TOOK,
    ROBOT_COMIC,
    ROBOT_PLANNED,
    ROBOT_SCORED,
    ROBOT_NO_MARKER,
    RESHUFFLED,
    TOTAL,
    ROBOT_TOTAL,
    WON,
    ROBOT_WON,
    CHALLENGE,
) = EVENTS.kinds

# what chance refuses of people who draw real cards and things
NOT_IN_DECK, NOT_AT_HAMSTER, NOT_AT_CROW, NOT_IN_LIBRARY = range(1, 5)
