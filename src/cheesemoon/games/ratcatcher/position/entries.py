"""Readers shared by the parts of a position: an area, a number, a rising list."""

from cheesemoon.core import Fields

from .. import content as c, state as st


def read_area(f: Fields, s: st.Hunt, name: str, default: str | None = None) -> int:
    """Read an area of the city."""
    value = f.given(name) if default is None else f.given(name, default)
    if not isinstance(value, str) or value not in c.AREA_NAMES:
        raise f.bad(name, "position-area")
    area = c.AREA_NAMES.index(value)
    if not is_in_city(s, area):
        raise f.bad(name, "position-area-city", area=value)
    return area


def is_in_city(s: st.Hunt, area: int) -> bool:
    """Return True if the area belongs to a district in the city."""
    return area >= 0 and area in s.spots[: s.spots_left].tolist()


def is_number(text: object, lowest: int, highest: int) -> bool:
    """Return True if a key or a word is a plain number in range, without sign or leading zeros."""
    return (
        isinstance(text, str)
        and text.isascii()
        and text.isdigit()
        and str(int(text)) == text
        and lowest <= int(text) <= highest
    )


def check_rising(f: Fields, name: str, values: list[int]) -> None:
    """Check that cards or districts without an order are listed by number, each once."""
    if values != sorted(set(values)):
        raise f.bad(name, "position-sorted")
