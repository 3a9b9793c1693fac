"""The observation of Ratcatcher, as numbers: everything except the order of the three piles and
which mystery tokens are left."""

from cheesemoon.core import Ints, rule, whole
from cheesemoon.core.rules.observation import Row

from .. import board, content as c, scoring, state as st

MARGIN = 50.0  # points that make 1 in a reward; also the unit of points here

_area = Row()
RATS = _area.add(*(f"{colour} rats" for colour in c.COLOURS))
LYING = _area.add(*(f"{marker} markers" for marker in c.MARKERS))
CHEESE = _area.add("cheese")
NEST = _area.add("nest token")
TRAP = _area.add("trap")
EFFECTS = _area.add(*(f"effect {effect}" for effect in c.EFFECTS))
PAWN = _area.add("ratcatcher")
BESIDE = _area.add("beside the ratcatcher")
ARCH = _area.add("arch rat")
ROLLED = _area.add("roll")
MEANT = _area.add("next to happen")
PECULIAR = _area.add(*(f"p{n}" for n in range(1, c.PECULIAR + 1)))
AN_AREA = len(_area.names)

_district = Row()
LAID = _district.add("laid")
X = _district.add("x")
Y = _district.add("y")
TURNED = _district.add(*(f"turned by {angle}" for angle in (0, 90, 180, 270)))
ACTIVE = _district.add("active")
WAITING = _district.add("waiting")
NEW = _district.add("new")
RECALLED = _district.add("recalled")
A_DISTRICT = len(_district.names)

ROW = Row()
HEALTH = ROW.add("own health")
DICE = ROW.add("own attack dice")
POINTS = ROW.add("own movement points")
TRAPS = ROW.add("own traps")
BOARD = ROW.add(*(f"own cheese on {field}" for field in c.FIELDS))
HELD = ROW.add("own yellow markers", "own purple markers")
CAGE = ROW.add(*(f"own {colour} rats in the cage" for colour in c.COLOURS))
COLLECTED = ROW.add("own cheese in all")
TOTAL = ROW.add("own total")
CAUGHT = ROW.add(*(f"own p{n} caught" for n in range(1, c.PECULIAR + 1)))
BAG = ROW.add(*(f"{colour} rats in the bag" for colour in c.COLOURS))

CATCHER = ROW.add(*(f"plays {catcher}" for catcher in c.CATCHERS))
AGAINST = ROW.add(*(f"against {arch}" for arch in c.ARCH_RATS))
HARD = ROW.add("hard mode")
PHASE = ROW.add(*(f"phase {phase}" for phase in st.PHASES))
RESULT = ROW.add("game runs", *(f"result {result}" for result in st.RESULTS[1:]))
ROUND = ROW.add("round")
LEFT = ROW.add("cards in the deck", "peculiar cards in the deck", "mystery tokens left")

# a decision that is under way
GAINED = ROW.add("cheese to put")
PAYING = ROW.add(*(f"pays for {item}" for item in c.ITEMS))
PAY_LEFT = ROW.add("rats to pay")
PAY_ASK = ROW.add("asked for black rats", "asked for brown rats")
OFFER = ROW.add("rats offered")
ROLL_BY = ROW.add(*(f"roll of {by}" for by in st.BY))
ROLL_DICE = ROW.add("dice of the roll")
HITS = ROW.add("hits")
SIXES = ROW.add("sixes")
STRUCK = ROW.add("arch rat struck")
NEXT = ROW.add(*(f"next line {line}" for line in st.TODO))
NEXT_RAT = ROW.add(*(f"next rat {rat}" for rat in c.RATS))
NEXT_STEPS = ROW.add("number of the next line")

# the arch rat, and the peculiar rats' cards
ARCH_IN = ROW.add("arch rat in the city")
ARCH_HEALTH = ROW.add("arch rat health")
PROGRESS = ROW.add("cheese eaten")
GUTS = ROW.add("guts")
BONUS = ROW.add(*(f"arch rat bonus {bonus}" for bonus in c.BONUSES))
DISCARDED = ROW.add(*(f"p{n} discarded" for n in range(1, c.PECULIAR + 1)))
HOLDS = ROW.add(*(f"p{n} holds {marker}" for n in range(1, c.PECULIAR + 1) for marker in c.MARKERS))

DISTRICTS = ROW.add(
    *(f"district {d} {name}" for d in range(c.DISTRICTS) for name in _district.names)
)
AREAS = ROW.add(*(f"{area} {name}" for area in c.AREA_NAMES for name in _area.names))
NAMES = ROW.names


@rule
def observe_catcher(s: st.Hunt, out: Ints) -> None:
    """Write the ratcatcher and the board (RC-11)."""
    out[HEALTH] = s.health / 5.0
    out[DICE] = s.dice / 5.0
    out[POINTS] = s.points / 5.0
    out[TRAPS] = s.traps / 3.0
    for field in range(len(c.FIELDS)):
        out[BOARD + field] = s.board[field] / 3.0
    out[HELD] = s.held[0] / 3.0
    out[HELD + 1] = s.held[1] / 3.0
    for colour in range(len(c.COLOURS)):
        out[CAGE + colour] = s.cage[colour] / 10.0
        out[BAG + colour] = s.bag[colour] / 20.0
    out[COLLECTED] = board.collected(s) / 10.0
    out[TOTAL] = scoring.points(s) / MARGIN
    out[CATCHER + s.catcher] = 1.0


@rule
def observe_enemies(s: st.Hunt, out: Ints) -> None:
    """Write the arch rat, and the places of the peculiar rats' cards."""
    out[AGAINST + s.arch] = 1.0
    out[ARCH_IN] = s.arch_at > 0
    out[ARCH_HEALTH] = s.arch_health / 6.0
    out[PROGRESS] = s.progress / 10.0
    out[GUTS] = s.guts / 5.0
    for i in range(len(c.BONUSES)):
        out[BONUS + i] = s.bonus[i] / 3.0
    for n in range(1, c.PECULIAR + 1):
        out[CAUGHT + n - 1] = s.caught[n]
        out[DISCARDED + n - 1] = s.discard[n]
        for marker in range(len(c.MARKERS)):
            out[HOLDS + (n - 1) * len(c.MARKERS) + marker] = s.holds[n, marker] / 2.0


@rule
def observe_decision(s: st.Hunt, out: Ints) -> None:
    """Write the decision under way: cheese to put, a payment, an offer, a roll."""
    out[GAINED] = s.gained / 3.0
    if s.pay_ask:
        out[PAYING + s.pay_item] = 1.0
        out[PAY_ASK + s.pay_ask - 1] = 1.0
        out[PAY_LEFT] = s.pay_left / 5.0
    out[OFFER] = s.offer / 10.0
    if s.roll_at:
        out[AREAS + (s.roll_at - 1) * AN_AREA + ROLLED] = 1.0
        out[ROLL_BY + s.roll_by] = 1.0
        out[ROLL_DICE] = s.roll_dice / 5.0
        out[HITS] = s.hits / 5.0
        out[SIXES] = s.sixes / 3.0
        out[STRUCK] = s.struck


@rule
def observe_todo(s: st.Hunt, out: Ints) -> None:
    """Write the next task, with its rat, its area and its number."""
    if s.todo_left == 0:
        return
    todo = s.todo[s.todo_left - 1]
    line = whole(todo[0])
    out[NEXT + line] = 1.0
    area = -1
    if line == st.DO_WALK or line == st.DO_STEP:
        out[NEXT_RAT + whole(todo[1])] = 1.0
        area = whole(todo[2])
        out[NEXT_STEPS] = todo[3] / 5.0
    elif line == st.DO_ARRIVE:
        out[NEXT_RAT + whole(todo[1])] = 1.0
    elif line == st.DO_DRAW:
        area = whole(todo[1])
        out[NEXT_STEPS] = todo[2] / 5.0
    elif line == st.DO_SPRING or line == st.DO_EAT1 or line == st.DO_GOHOME:
        area = whole(todo[1])
    if area >= 0:
        out[AREAS + area * AN_AREA + MEANT] = 1.0


@rule
def observe_district(s: st.Hunt, d: int, out: Ints) -> None:
    """Write a district card: in the city, or drawn and not yet placed."""
    k = DISTRICTS + d * A_DISTRICT
    out[k + WAITING] = s.waiting >> d & 1
    if s.laid >> d & 1:
        out[k + LAID] = 1.0
        out[k + X] = s.x[d] / 5.0
        out[k + Y] = s.y[d] / 5.0
        out[k + TURNED + whole(s.turned[d])] = 1.0
        out[k + ACTIVE] = s.active >> d & 1
        out[k + NEW] = s.new >> d & 1
        out[k + RECALLED] = s.recalled >> d & 1


@rule
def observe_area(s: st.Hunt, area: int, out: Ints) -> None:
    """Write the contents of an area of the city."""
    k = AREAS + area * AN_AREA
    for colour in range(len(c.COLOURS)):
        out[k + RATS + colour] = s.rats[colour, area] / 3.0
    for marker in range(len(c.MARKERS)):
        out[k + LYING + marker] = s.lying[marker, area] / 2.0
    out[k + CHEESE] = s.cheese[area]
    out[k + NEST] = s.nest[area]
    out[k + TRAP] = s.trap[area]
    for effect in range(len(c.EFFECTS)):
        out[k + EFFECTS + effect] = (s.effects[area] >> effect) & 1


@rule
def observe_pieces(s: st.Hunt, out: Ints) -> None:
    """Write the ratcatcher, the arch rat and the peculiar rats on their areas."""
    out[AREAS + s.pawn * AN_AREA + PAWN] = 1.0
    for way in range(c.WAYS):
        if s.near[s.pawn, way]:
            out[AREAS + (whole(s.near[s.pawn, way]) - 1) * AN_AREA + BESIDE] = 1.0
    if s.arch_at:
        out[AREAS + (s.arch_at - 1) * AN_AREA + ARCH] = 1.0
    for n in range(1, c.PECULIAR + 1):
        if s.odd_at[n]:
            out[AREAS + (whole(s.odd_at[n]) - 1) * AN_AREA + PECULIAR + n - 1] = 1.0


@rule
def observe(s: st.Hunt, seat: int, out: Ints) -> None:
    """Write the ratcatcher, the enemies, the decision, and the city."""
    observe_catcher(s, out)
    observe_enemies(s, out)
    out[HARD] = 1.0 if s.hard == c.HARD else 0.0
    out[PHASE + s.phase] = 1.0
    out[RESULT + s.result] = 1.0
    out[ROUND] = s.round_no / 30.0
    out[LEFT] = s.deck_left / 24.0
    out[LEFT + 1] = s.odd_left / 12.0
    out[LEFT + 2] = s.mystery_left / 12.0
    observe_decision(s, out)
    observe_todo(s, out)
    for d in range(c.DISTRICTS):
        observe_district(s, d, out)
    for i in range(s.spots_left):
        observe_area(s, whole(s.spots[i]), out)
    observe_pieces(s, out)
