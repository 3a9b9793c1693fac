"""Places and sizes on the wide board (1400 x 985, shown at 980 px) and on the tall one (780 wide,
shown at 390 px). There is one Layout for each. Drawings ask it for every place and size."""

import math

from .. import content as c, ways
from . import kit

ROWS = ((1, 8, 0, 1), (9, 14, 7, -1), (15, 21, 1, 1), (22, 26, 7, -1))
"""The rows of the path: first and last space, first column, direction."""
_ROW_OF = {
    space: (row, first, column, step)
    for row, (first, last, column, step) in enumerate(ROWS)
    for space in range(first, last + 1)
}
_LAMP_SPACE = {lamp: space for space, lamps in enumerate(c.LAMPS, 1) for lamp in lamps}
PIPE_AT = {int(begin): pipe for pipe, begin in enumerate(c.PIPE_FROM)}

Crowd = tuple[int, float, int, float, float]


class Layout:
    """The wide board. All lengths are units of the picture. `small` is the smallest font size."""

    wide = True
    k = 1.0  # scale of small things, relative to the wide board
    width, height = 1400, 985
    # font sizes: words, number of a space, gift of a space; then the size of the gift's icon
    small, number, gift, icon = 19, 21, 31, 33

    # the path
    x0, dx = 162.0, 100.0  # the first column of spaces and the step to the next
    bases: tuple[float, ...] = (772, 600, 428, 256)  # the feet of the four rows, from below
    tile, deck, strip, window, foot = 94, 12, 25, 37, 6  # a space: width, then layer heights
    rat = 0.9
    # rats that share a space: up to how many; scale, rats per row, distance in a row, distance
    # between rows
    crowds: tuple[Crowd, ...] = (
        (1, 0.9, 1, 0, 0),
        (2, 0.78, 2, 50, 0),
        (4, 0.7, 2, 48, 33),
        (6, 0.6, 3, 35, 33),
    )
    start_crowds: tuple[Crowd, ...] = (
        (1, 0.9, 1, 0, 0),
        (4, 0.8, 2, 51, 50),
        (6, 0.6, 3, 38, 46),
        (9, 0.58, 3, 38, 38),
        (12, 0.56, 3, 38, 31),
        (16, 0.5, 4, 28, 31),
        (20, 0.5, 4, 28, 26),
    )
    lamp_at = 141  # the lamps hang this far above the feet
    arch = 16
    ground = 780
    start: kit.Point = (61, 772)
    pad: kit.Point = (327, 256)
    pad_wide = 172
    battery: kit.Point = (28, 642)
    rocket = (176.0, 256.0, 1.0)
    moon = (222, 160, 205)
    round_at: kit.Point = (1052, 40)
    # stalls: middle, floor, width, height
    stalls = {
        "hamster": (988, 600, 138, 152),
        "frog": (110, 428, 178, 118),
        "crow": (988, 428, 138, 152),
    }
    button = 42.0  # the height of a button on a small card
    tray = (16.0, 448.0, 270.0)  # where a small choice lies: left, top, width
    sheet = (20.0, 316.0, 1036.0)  # where the comics lie while one is chosen
    turns = ((1050, 690), (40, 518), (1050, 346))  # where the path climbs to the next row
    bows = ((985, 1062, 1074, 1004), (130, 14, 14, 110), (985, 1072, 1072, 985))  # their x
    doorstep: kit.Point = (100, 708)  # where the path reaches the first space

    # the burrow: its stones; control points of curved tunnels; rooms as left, top, width, height
    rooms: dict[str, kit.Point] = {
        "mushrooms": (150, 820),
        "top": (652, 812),
        "right": (1326, 826),
        "low-right": (1338, 946),
        "library-fork": (1196, 958),
        "library": (1088, 914),
        "nursery-fork": (660, 958),
        "nursery": (572, 914),
        "low-left": (440, 958),
        "pantry": (246, 952),
        "left": (46, 900),
    }
    bends: dict[tuple[str, str], kit.Point] = {
        ("right", "low-right"): (1392, 880),
        ("library", "top"): (668, 912),
        ("nursery", "mushrooms"): (262, 912),
        ("pantry", "left"): (60, 968),
        ("left", "mushrooms"): (46, 826),
        ("library-fork", "library"): (1176, 906),
        ("nursery-fork", "nursery"): (652, 906),
        ("top", "right"): (990, 802),
    }
    chambers = {
        "nursery": (306, 838, 296, 96),
        "library": (706, 838, 410, 96),
        "pantry": (118, 892, 156, 84),
    }
    tunnel = 36

    # the tracks: left, top, width
    tracks = (1076, 20, 312)
    track_row, cell, cell_tall = 74, 44, 38
    cells_at = 56
    note_at = 640  # left edge of the note on points and end

    @property
    def block(self) -> int:
        """Return the height of a space."""
        return self.deck + self.strip + self.window + self.foot

    def lift(self, x: float) -> float:
        """Return the hill below the path at x. All rows bend alike."""
        return -self.arch * math.sin(math.pi * min(max((x - 60) / 880, 0), 1))

    def place(self, space: int) -> kit.Point:
        """Return the middle of the feet of a space. 0 is the start, the last one the launch pad."""
        if space == 0:
            return self.start
        if space == c.PAD:
            x, y = self.pad
            return x, round(y + self.lift(x), 1)
        row, first, column, step = _ROW_OF[space]
        x = self.x0 + self.dx * (column + step * (space - first))
        return x, round(self.bases[row] + self.lift(x), 1)

    def deck_at(self, space: int) -> kit.Point:
        """Return the point where the feet of a rat stand."""
        x, y = self.place(space)
        return (x, y) if space == 0 else (x, y - self.block + 7)

    def inside(self, x: float, half: float) -> float:
        """Return x, moved so that a thing of that half width lies inside the picture."""
        return min(max(x, half), self.width - half)

    def is_rightward(self, space: int) -> bool:
        """Return True if rats run to the right on this space."""
        return space <= 8 or 15 <= space <= 21

    def lamp(self, step: int) -> kit.Point:
        """Return the place of a lamp above its space. Step 0 is the battery."""
        if step == 0:
            return self.battery
        space = _LAMP_SPACE[step]
        x, y = self.place(space)
        many = c.LAMPS[space - 1]
        gap = {1: 0, 2: 36, 3: 29}.get(len(many), 22)
        order = many.index(step) - (len(many) - 1) / 2
        return x + gap * order * (1 if self.is_rightward(space) else -1), y - self.lamp_at

    def road(self) -> str:
        """Return one line from the start to the launch pad, past the stalls."""
        return (
            f"M16 {self.bases[0]}H70{self._sweep(0, 100, 900)}{self._bow(0)}H920"
            f"{self._sweep(1, 900, 250)}{self._bow(1)}H200"
            f"{self._sweep(2, 200, 900)}{self._bow(2)}H920"
            f"{self._sweep(3, 900, 400)}H96"
        )

    def climb(self, row: int) -> tuple[kit.Point, ...]:
        """Return the visible curve by which rats climb from a row to the next."""
        return self._curve(row)

    def _curve(self, row: int) -> tuple[kit.Point, ...]:
        low, high = self.bases[row : row + 2]
        begin, one, two, end = self.bows[row]
        return (begin, low), (one, low), (two, high), (end, high)

    def _bow(self, row: int) -> str:
        begin, *curve = self._curve(row)
        return f"H{begin[0]}C{' '.join(f'{x} {y}' for x, y in curve)}"

    def _sweep(self, row: int, begin: int, end: int) -> str:
        step = 50 if end > begin else -50
        return "".join(
            f"L{x} {self.bases[row] + self.lift(x):.0f}" for x in range(begin, end + step, step)
        )

    def way(self, begin: int, end: int, chain: int, last: kit.Point) -> str:
        """Return the way of a run, space by space and through its pipes. The page animates the rat
        along it."""
        points: list[kit.Point] = []
        at = begin
        for i in range(int(ways.CHAIN_LENGTH[chain])):
            pipe = ways.CHAIN_PIPE[chain, i]
            points += [self.deck_at(space) for space in range(at, int(c.PIPE_FROM[pipe]) + 1)]
            at = int(c.PIPE_TO[pipe])
        points += [self.deck_at(space) for space in range(at, end)]
        return " ".join(f"{x:.0f},{y:.0f}" for x, y in [*points, last])


class Tall(Layout):
    """The same scene for a narrow page. The market and the start stand on the ground below."""

    wide = False
    k = 1.32
    width, height = 780, 2572
    small, number, gift, icon = 26, 27, 37, 41
    x0, dx = 52, 96.5
    bases = (1010, 782, 554, 326)
    tile, deck, strip, window, foot = 91, 13, 31, 46, 6
    rat = 1.04
    crowds = (
        (1, 1.04, 1, 0, 0),
        (2, 0.84, 2, 50, 0),
        (4, 0.78, 2, 48, 46),
        (6, 0.64, 3, 35, 46),
    )
    start_crowds = (
        (1, 1.04, 1, 0, 0),
        (6, 0.94, 3, 67, 62),
        (8, 0.8, 4, 54, 58),
        (12, 0.78, 4, 54, 46),
        (15, 0.7, 5, 45, 44),
        (20, 0.68, 5, 45, 34),
    )
    lamp_at = 182
    arch = 10
    ground = 1268
    start = (110, 1262)
    pad = (202, 326)
    pad_wide = 180
    battery = (30, 1074)
    rocket = (58, 326, 0.96)
    moon = (150, 168, 220)
    round_at = (762, 50)
    stalls = {
        "hamster": (318, 1262, 164, 206),
        "frog": (500, 1262, 164, 206),
        "crow": (684, 1262, 168, 206),
    }
    button = 80
    tray = (8, 586, 376)
    sheet = (20, 400, 740)
    turns = ((766, 899), (53, 672), (766, 443))
    bows = ((736, 776, 776, 736), (120, 30, 30, 110), (736, 776, 776, 736))
    doorstep = (52, 1040)
    rooms = {
        "mushrooms": (92, 1322),
        "top": (366, 1314),
        "right": (712, 1330),
        "low-right": (736, 1580),
        "library-fork": (628, 1648),
        "library": (668, 1530),
        "nursery-fork": (340, 1650),
        "nursery": (306, 1530),
        "low-left": (232, 1652),
        "pantry": (128, 1642),
        "left": (32, 1470),
    }
    bends = {
        ("right", "low-right"): (768, 1450),
        ("library", "top"): (356, 1500),
        ("nursery", "mushrooms"): (62, 1500),
        ("pantry", "left"): (16, 1640),
        ("left", "mushrooms"): (26, 1340),
        ("library-fork", "library"): (700, 1620),
        ("nursery-fork", "nursery"): (352, 1580),
        ("low-right", "library-fork"): (720, 1650),
    }
    chambers = {
        "nursery": (92, 1372, 250, 186),
        "library": (392, 1372, 314, 186),
        "pantry": (62, 1586, 146, 92),
    }
    tunnel = 46
    tracks = (10, 1718, 760)
    track_row, cell, cell_tall = 78, 84, 54
    cells_at = 290
    note_at = 2382

    def lift(self, x: float) -> float:
        return -self.arch * math.sin(math.pi * min(max(x / 780, 0), 1))

    def climb(self, row: int) -> tuple[kit.Point, ...]:
        """Return only the part between the spaces, because the spaces cover the ends of the
        curve."""
        x, _ = self.turns[row]
        low, high = self.bases[row : row + 2]
        return (x, low - self.block - 10), (x, high + 16)

    def road(self) -> str:
        low, one = self.ground - 6, self.bases[0]
        return (
            f"M150 {low}H60C-24 {low} -24 {one} 20 {one}{self._sweep(0, 50, 700)}{self._bow(0)}"
            f"{self._sweep(1, 700, 250)}{self._bow(1)}{self._sweep(2, 150, 700)}{self._bow(2)}"
            f"{self._sweep(3, 700, 300)}H6"
        )


WIDE, TALL = Layout(), Tall()
