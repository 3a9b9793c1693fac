"""The four ratcatchers, standing on (0, 0), about 85 high."""

from cheesemoon.core.draw import svg

from . import shapes as s


def catcher(
    coat: str, dark: str, hat: str, band: str, hair: str, skin: str = "#f4cfa6"
) -> list[str]:
    """Draw coat, face and hat. What the ratcatcher carries is drawn over them."""
    return [
        s.path(
            "M-21 0Q-25-30-10-47H10Q25-30 21 0Q0 7-21 0Z"
            "M-24-60Q0-71 24-62Q14-56 0-58T-24-60ZM-13-62Q-12-84 3-83Q13-82 13-63Z"
            "M-13-62h26v20h-26z",
            "#fff6dc",
            stroke="#fff6dc",
            stroke_width=6,
            stroke_linejoin="round",
        ),
        s.path("M-21 0Q-25-30-10-47H10Q25-30 21 0Q0 7-21 0Z", coat),
        s.path("M6-47H10Q25-30 21 0Q14 3 6 3.500Z", dark),
        s.path("M-1-46L-3 3h4z", dark, opacity=0.7),
        s.path("M-12-45Q0-36 12-45L10-50H-10Z", band),
        s.path("M-15-52Q-17-70 0-70T15-52Q15-42 10-42Q13-52 0-52T-10-42Q-15-42-15-52Z", hair),
        s.circle(0, -54, 11, skin),
        s.circle(-4, -55, 1.6, s.DARK),
        s.circle(4, -55, 1.6, s.DARK),
        s.path("M-3-49.500q3 2.5 6 0", stroke="#b3604a", stroke_width=1.5, stroke_linecap="round"),
        s.ellipse(-7, -51, 2.4, 1.5, "#f09a8a", opacity=0.7),
        s.ellipse(7, -51, 2.4, 1.5, "#f09a8a", opacity=0.7),
        s.path("M-24-60Q0-71 24-62Q14-56 0-58T-24-60Z", hat),
        s.path("M-13-62Q-12-84 3-83Q13-82 13-63Q0-66-13-62Z", hat),
        s.path("M-13-66Q0-70 13-67V-62Q0-65.5-13-61.500Z", band),
    ]


def flute() -> str:
    return (
        s.path("M3-48L31-39", stroke="#7a4f22", stroke_width=5.5, stroke_linecap="round")
        + s.path("M3-48L31-39", stroke="#d9a15a", stroke_width=3.5, stroke_linecap="round")
        + s.path(
            "M13-45l.1 0M19-43l.1 0M25-41l.1 0",
            stroke="#5b3a24",
            stroke_width=2.2,
            stroke_linecap="round",
        )
    )


def lady_cage() -> list[str]:
    feather = s.path("M8-80Q26-96 33-82Q24-83 12-75Z", "#f3efe2", stroke="#c9c3d6", stroke_width=1)
    cage = svg.group(
        s.path("M0-28v-5", stroke=s.GOLD, stroke_width=2),
        s.path("M-10-2v-15a10 10 0 0 1 20 0v15z", "#12172b", opacity=0.55),
        s.use("rat-white", 1, -1, 0.5),
        s.path(
            "M-10-2v-15a10 10 0 0 1 20 0v15zM-5-2v-23M0-2v-25M5-2v-23",
            stroke=s.GOLD,
            stroke_width=1.6,
        ),
        s.rect(-12, -3, 24, 4, rx=2, fill=s.GOLD),
        at=(-23, 2),
    )
    return [*catcher("#2bb3a3", "#1b7a72", "#3b2c52", s.GOLD, "#8a3a2e"), feather, flute(), cage]


def pathfinder() -> list[str]:
    rope = s.path(
        "M-22-8q-8-12 2-18q10 2 4 14z", "none", stroke="#c9a06a", stroke_width=3
    ) + s.path("M-21-26v-12M-27-36q6-8 12 0", stroke="#c3c9d8", stroke_width=2.6)
    return [
        *catcher("#6a8f3f", "#46632a", "#4a5a2a", "#d9a15a", "#3a2a20", "#d9a57a"),
        flute(),
        rope,
    ]


def butcher() -> list[str]:
    apron = s.path("M-12-42h20l6 42q-16 5-30 1z", "#f3efe2") + s.path(
        "M-6-20l5 8M4-14l4 7", stroke=s.RED, stroke_width=3
    )
    cleaver = svg.group(
        s.rect(-2, 0, 4, 16, rx=2, fill="#7a4f22"),
        s.path("M-3 0h16v-14h-16z", "#c3c9d8", stroke=s.DARK, stroke_width=1),
        at=(-26, -22),
    )
    return [
        *catcher("#b3433f", "#7d2b2b", "#4a2a2a", "#f3efe2", "#2a1c18"),
        apron,
        flute(),
        cleaver,
    ]


def alchemist() -> list[str]:
    flask = svg.group(
        s.path("M-3-22v8l-8 12q-1 4 3 4h16q4 0 3-4l-8-12v-8z", "#bfe9f5", opacity=0.85),
        s.path("M-9-4q9-4 18 0q2 5-2 5h-14q-4 0-2-5z", "#9fe04a"),
        at=(-24, -4),
    )
    return [*catcher("#7a58b0", "#523a80", "#2c2350", "#9fe04a", "#c9c3d6"), flute(), flask]


CATCHERS = {
    "lady-cage": lady_cage,
    "pathfinder": pathfinder,
    "butcher": butcher,
    "alchemist": alchemist,
}


def catcher_symbol(catcher_: str) -> str:
    """Return the symbol of this game's ratcatcher."""
    return s.symbol("catcher", *CATCHERS[catcher_]())
