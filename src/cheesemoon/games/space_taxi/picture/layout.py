"""The places of everything, on a wide and on a tall board."""

from typing import NamedTuple

from . import cab as cab_, desk as desk_, race


class Layout(NamedTuple):
    """The measures of one arrangement."""

    is_tall: bool
    wide: float
    tall: float
    horizon: float
    moon: tuple[float, float, float]  # x, y, radius
    size: float  # font size of most text
    round: tuple[float, float, float]  # x, y, size
    course: race.Course
    billboard: tuple[float, float]
    billboard_wide: float
    cab: cab_.Cab
    rider: float  # scale of a passenger at a window
    owner: float  # font size of the name on the cab
    engines: tuple[float, float, float]  # x and y of the first, distance
    breakdown: tuple[float, float]  # place of the breakdown plate
    breakdown_wide: float  # its greatest width
    gauge: tuple[float, float, float]  # x, y, radius
    mine: tuple[float, float]
    mine_scale: float
    arm: tuple[float, float] | None
    lost: tuple[float, float]
    desk: float  # its far edge
    tiles_words: tuple[float, float, float]  # x, y, width
    first_ticket: tuple[float, float]
    ticket_step: tuple[float, float]
    ticket_scale: float
    tray: desk_.Tray
    meter: tuple[float, float, float, float]
    meter_size: float
    sheet: tuple[float, float, float, float]

    def __hash__(self) -> int:
        """Return a cheap hash: there are only two layouts, and they are looked up often."""
        return hash(self.wide)

    def ticket(self, tile: int) -> tuple[float, float]:
        """Return the place of a number tile."""
        (x, y), (dx, dy) = self.first_ticket, self.ticket_step
        return x + dx * tile, y + dy * tile


WIDE = Layout(
    is_tall=False,
    wide=1400,
    tall=985,
    horizon=168,
    moon=(1276, 98, 88),
    size=20,
    round=(28, 40, 30),
    course=race.Course(x=396, y=128, wide=656, left=352, size=20, scale=0.72),
    billboard=(1130, 214),
    billboard_wide=258,
    cab=cab_.Cab(322, 272, 6, 108, 128, 116),
    rider=1,
    owner=30,
    engines=(204, 316, 84),
    breakdown=(16, 550),
    breakdown_wide=560,
    gauge=(166, 202, 132),
    mine=(1272, 474),
    mine_scale=0.88,
    arm=(-158, 10),
    lost=(1150, 548),
    desk=576,
    tiles_words=(22, 618, 608),
    first_ticket=(72, 664),
    ticket_step=(0, 67.5),
    ticket_scale=0.84,
    tray=desk_.Tray(134, 634, 500, 340, 20, 0.9),
    meter=(650, 612, 354, 360),
    meter_size=20.4,
    sheet=(1022, 604, 360, 372),
)
TALL = Layout(
    is_tall=True,
    wide=780,
    tall=2508,
    horizon=232,
    moon=(700, 92, 66),
    size=26,
    round=(24, 48, 36),
    course=race.Course(x=72, y=208, wide=620, left=52, size=26, scale=0.72),
    billboard=(16, 1504),
    billboard_wide=748,
    cab=cab_.Cab(178, 342, 3, 124, 148, 120),
    rider=1.05,
    owner=36,
    engines=(86, 404, 98),
    breakdown=(8, 766),
    breakdown_wide=764,
    gauge=(182, 934, 150),
    mine=(590, 896),
    mine_scale=1.0,
    arm=None,
    lost=(408, 950),
    desk=990,
    tiles_words=(24, 1025, 732),
    first_ticket=(98, 1082),
    ticket_step=(146, 0),
    ticket_scale=1.12,
    tray=desk_.Tray(16, 1124, 748, 364, 26, 1.15, 100),
    meter=(16, 1648, 748, 302),
    meter_size=27,
    sheet=(16, 1970, 748, 520),
)
