"""The table of First Rat, field by field; its phases, actions and events."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from cheesemoon.core import Actions, Events, Ints, Part, Record, Verb, i2, span

from .content import (
    BURROW,
    CAPS,
    CARDS,
    COLOURS,
    COMICS,
    DECK_SIZE,
    GOODS,
    ITEMS,
    LIBRARY_SIZE,
    MARKER_TRACKS,
    MATERIALS,
    MOST_CAPS,
    MOST_PACKS,
    MOST_RUNS,
    PAD,
    PARTS,
    PIPES,
    PLANNED,
    RATS,
    SEATS,
    SIDES,
    SPACES,
    STANDS,
    SUPERS,
    TRACKS,
    VIA,
)

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
NURSERY = PAD + 1
CREW = NURSERY + 1  # on the rattonaut track, CREW for its space 1, CREW + 4 for its space 5

# Lists of a record hold a thing as its number + 1; 0 is an empty place at the end. All have room
# for the same number of things: Numba takes arrays of another length for another type and would
# compile every rule about lists once for each.
LIST = max(MOST_PACKS, MOST_CAPS, LIBRARY_SIZE, DECK_SIZE, len(COLOURS), len(STANDS))


class Seat(Part):
    """What one seat has; in a solo game the second one is the robot."""

    rats: Annotated[Ints, np.int16, RATS]  # where each is
    light: i2  # step of the light marker
    burrow: i2  # space of the burrow marker
    goods: Annotated[Ints, np.int16, len(GOODS)]  # cheese and materials
    mouldy: i2  # mouldy cheese
    nuts: i2  # nuts
    drinks: i2  # full drinks
    empties: i2  # empty drinks
    packs: Annotated[Ints, np.int16, LIST]  # list of colours, in the order taken
    caps: Annotated[Ints, np.int16, LIST]  # list of caps, in the order taken
    comics: Annotated[Ints, np.int16, LIST]  # list of comics, in the order taken
    supers: Annotated[Ints, np.int16, len(SUPERS)]  # rat + 1 that bears the token, 0 none
    pipes: Annotated[Ints, np.int16, PIPES]  # how often each pipe was used
    markers: Annotated[Ints, np.int16, len(TRACKS)]  # own markers (rattonauts: rats) on each track
    last: Annotated[Ints, np.int16, len(TRACKS)]  # those of them on the last space
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
    seats: Annotated[Ints, Seat, SEATS]
    heap: Annotated[Ints, np.int16, len(GOODS)]  # the dump: cheese and materials that nobody owns
    heap_mouldy: i2
    heap_nuts: i2
    holder: Annotated[Ints, np.int16, len(TRACKS), 4]  # side + 1 on spaces 1 to 4 of each track
    hamster: Annotated[Ints, np.int16, LIST]  # list of backpack colours
    frog: i2  # drinks
    crow: Annotated[Ints, np.int16, LIST]  # list of caps
    library: Annotated[Ints, np.int16, LIST]  # list of comics
    path: Annotated[Ints, np.int16, SPACES + 1]  # what each space shows: COLOUR_OF, ITEM_OF, …
    score_tile: Annotated[Ints, np.int16, len(TRACKS)]  # tile on each track; 0: the printed values

    # this turn
    runs: i2  # how many rats have run
    ran_rat: Annotated[Ints, np.int16, RATS]
    ran_end: Annotated[Ints, np.int16, RATS]
    ran_steps: Annotated[Ints, np.int16, RATS]
    pack: i2  # material (its item) that the backpack adds; 0 none or not decided
    steps: i2  # burrow steps still to go
    shopped: Annotated[Ints, np.int16, LIST]  # list of stands used
    fresh: i2  # how many comics, the last of the list, were taken this turn
    powers: i2  # bits: the comics in force (FR-43)
    gain: Annotated[Ints, np.int16, len(ITEMS)]  # scratch of step 2, zero outside of it

    # the robot
    plans: Annotated[Ints, np.int16, len(PLANNED)]  # 1: a planning marker at that track
    deck: Annotated[Ints, np.int16, LIST]  # list of cards, the top first
    discard: Annotated[Ints, np.int16, LIST]  # list of cards, the top first
    card: i2  # card + 1 that is revealed and waits for a decision; 0 none
    seen: Annotated[Ints, np.int16, LIST]  # list of the cards revealed so far


# What stands sell, as one list: backpacks by colour, the drink, caps.
THINGS = (*(f"hamster {c}" for c in COLOURS), "frog", *(f"crow {cap}" for cap in CAPS))
A_DRINK = len(COLOURS)
A_CAP = A_DRINK + 1

ACTIONS = Actions(
    Verb("run", span(0, RATS - 1), span(1, PAD), VIA),
    Verb("nut"),
    Verb("newrat"),
    Verb("pack", MATERIALS),
    Verb("drink"),
    Verb("keep"),
    Verb("fork", (*SIDES, "on")),
    Verb("comic", (*COMICS, "none")),
    Verb("token", span(0, RATS - 1)),
    Verb("buy", THINGS),
    Verb("steal", THINGS),
    Verb("build", PARTS, ("", *(f"save {material}" for material in MATERIALS))),
    Verb("feed"),
    Verb("plan", tuple(TRACKS[track] for track in PLANNED)),
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
RUNS_OF_A_RAT = PAD * len(VIA)  # actions of each rat
SAVINGS = 1 + len(MATERIALS)  # ways to build each part
FORK_ON = FORK_A + len(SIDES)
COMIC_NONE = COMIC_A + len(COMICS)
MOST_LEGAL = max(MOST_RUNS + 1, 2 * len(THINGS) + 1)

EVENTS = Events(
    RAN=("seat", "rat", "begin", "end", "steps"),
    PIPE=("seat", "pipe", ("item", ITEMS), "price"),  # price 0: a comic makes it free
    RENT=("seat", "other", "cheese"),
    RENT_ROBOT=("seat", "cheese"),
    SHORT=("seat", "owed"),  # FR-23
    MOULDY=("seat", "pieces"),
    CREW_JOINED=("seat", "rat", "space", "points"),
    NUT=("seat",),
    NEW_RAT=("seat", "rat"),
    NO_REWARD=("seat",),
    DRANK=("seat",),
    TOOK=("seat", ("item", ITEMS), "spaces", "light", "more"),  # more: see take.told_more
    LOST=("seat", ("item", ITEMS), "lost"),  # FR-9
    LIT=("seat", "begin", "end"),
    WALKED=("seat", ("room", BURROW), "left"),
    SCORED=("seat", ("track", TRACKS), "space", "points"),
    NOT_SCORED=("seat", ("track", TRACKS)),
    TOOK_COMIC=("seat", ("comic", COMICS)),
    LEFT_COMIC=("seat",),
    TOKEN=("seat", ("comic", COMICS), "rat"),
    BOUGHT=("seat", ("thing", THINGS), "price"),
    STOLE=("seat", ("thing", THINGS), "rat", "stays"),
    BUILT=("seat", ("part", PARTS), ("saved", ("none", *MATERIALS))),
    FED=("seat",),
    IDLE=("seat",),
    ENDS_NEXT=(),
    ENDS_THIS=(),
    ROUND=("round", "last"),
    CARD=(("card", CARDS),),
    ROBOT_RAN=("begin", "end", "steps"),
    ROBOT_CREW=("space", "points"),
    ROBOT_PAID=("seat", "cheese"),
    ROBOT_TOOK=(("thing", THINGS),),
    ROBOT_COMIC=(("comic", COMICS),),
    ROBOT_PLANNED=(("track", MARKER_TRACKS),),
    ROBOT_SCORED=(("track", MARKER_TRACKS), "space", "points"),
    ROBOT_NO_MARKER=(("track", MARKER_TRACKS),),
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
