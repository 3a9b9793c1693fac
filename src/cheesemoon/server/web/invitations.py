"""Invitations: who invites, from where links can be opened, QR codes, and open seats."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

import msgspec
import segno
from markupsafe import Markup

from ..errors import Refused
from ..settings import LOCAL
from ..storage import holders
from ..storage.rows import SeatChange
from ..storage.store import Store
from ..tables.room import Room
from ..tables.seats import shown_face
from ..transport.limits import is_local
from .requests import Req, base_of, client_of, services_of


class Reach(NamedTuple):
    """From where this server can be reached."""

    only_here: bool  # only from this machine
    may_open: bool  # this client may let the local network in
    addresses: list[str]  # of this machine in its network, for links


def find_reach(request: Req) -> Reach:
    """Return from where other people can open links to this server."""
    hosting = services_of(request).hosting
    only_here = hosting.host in LOCAL and hosting.public_url is None
    if not only_here or hosting.workers > 1:
        return Reach(only_here, False, [])
    port = request.url.port or hosting.port
    at_home = is_local(client_of(request)) and services_of(request).open_door is not None
    found = list_network_addresses()
    return Reach(True, at_home and bool(found), [f"http://{_host(a)}:{port}" for a in found])


def _host(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def list_network_addresses() -> list[str]:
    """Return this machine's addresses in its local network: the one it would send from, and those
    of its host name. No packet is sent."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("10.255.255.255", 9))  # nothing is sent
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(entry[4][0]) for entry in known]
    return [a for a in dict.fromkeys(found) if not a.startswith(("127.", "0."))][:3]


async def let_network_in(request: Req) -> str:
    """Listen on an address in the local network too, and return the new base of links. Refuse it
    unless the client is this machine and the server has one process."""
    services = services_of(request)
    if services.open_door is None or not find_reach(request).may_open:
        raise Refused(403, "network-not-yours")
    address = list_network_addresses()[0]
    port = request.url.port or services.hosting.port
    try:
        await services.open_door(address, port)
    except OSError as error:
        raise Refused(503, "network-failed", why=error.strerror or str(error)) from None
    base = f"http://{_host(address)}:{port}"
    services.hosting = replace(services.hosting, public_url=base)
    services.allow_host(address)
    return base


async def draw_codes(links: Iterable[str]) -> dict[str, Markup]:
    """Return links as QR codes, drawn on a thread: each takes some milliseconds."""
    wanted = list(links)
    return dict(zip(wanted, await asyncio.to_thread(lambda: [*map(draw_qr, wanted)]), strict=True))


def draw_qr(link: str) -> Markup:
    """Return a link as a QR code in SVG."""
    drawn = segno.make(link, error="m", micro=False)
    code = drawn.svg_inline(omitsize=True, border=3, dark="#12172b", light="#ffffff")
    return Markup(code)  # noqa: S704 - drawn by us


def link_of(request: Req, room: Room, seat: int) -> str:
    """Return the link of a seat."""
    return f"{base_of(request)}/join/{room.id}/{room.token(seat)}"


async def find_inviter(store: Store, room: Room) -> str:
    """Return the name of the table's maker, here or in general; "" if it is unknown."""
    held, known = await holders.maker(store, room.id)
    return next((room.seats[i].name for i in held if room.seats[i].name), known)


# --- seats that anybody may take ------------------------------------------------------------------


def open_seats(room: Room) -> list[int]:
    """Return the seats that any browser may take."""
    if room.table.over:
        return []
    return [i for i, seat in enumerate(room.seats) if seat.open and not seat.bot and not seat.left]


async def take(room: Room, who: str, favourite: int = -1) -> int:
    """Take an open seat, the one in the favourite colour if there is a choice. Refuse it if there
    is none. Of two browsers that want the last one, one gets it, also across processes."""
    wanted = [seat for seat in open_seats(room) if room.game.colours[seat] == _hex(favourite)]
    for seat in wanted + [seat for seat in open_seats(room) if seat not in wanted]:
        renewed = next_link(room, seat)  # so that the maker's link opens nothing any more
        if await holders.take(room.store, room.id, seat, who, renewed):
            room.seats[seat].open, room.seats[seat].renewed = False, renewed
            return seat
        room.seats[seat].open = False
    raise Refused(409, "no-free-seat")


def next_link(room: Room, seat: int) -> int:
    """Return `Seat.renewed` of the next link of a seat."""
    return max(0, room.seats[seat].renewed) + 1


async def take_by_link(room: Room, seat: int, who: str) -> None:
    """Take the seat of a link; refuse a link that was renewed meanwhile. At a rated table a seat
    has one browser: the table's maker knows the link, and a result belongs to one person."""
    place = room.seats[seat]
    renewed = next_link(room, seat) if room.is_rated else place.renewed
    found = await holders.sit(room.store, room.id, seat, who, place.renewed, renewed)
    if found is None:
        raise Refused(403, "rated-one-browser") if room.is_rated else Refused(404, "bad-link")
    place.open, place.renewed = False, found


def _hex(colour: int) -> str:
    return f"#{colour:06x}" if colour >= 0 else ""


async def change_seat(room: Room, who: str, old: int, new: int) -> None:
    """Move a browser to a seat that no browser holds; refuse it after the first move. The player
    gets the colour and the place in the order of turns of the new seat."""
    if room.plies or room.table.over:
        raise Refused(422, "already-begun")
    if room.seats[new].bot or new == old:
        raise Refused(409, "seat-taken")
    async with room.busy:
        here, target = room.seats[old], room.seats[new]
        arrived: SeatChange = {**_moving(room, old), "open": False}
        left: SeatChange = {**_moving(room, new), "open": target.open}
        if not await holders.move(room.store, room.id, who, old, new, {new: arrived, old: left}):
            raise Refused(409, "seat-taken")
        room.seats[new] = msgspec.structs.replace(target, **arrived)
        room.seats[old] = msgspec.structs.replace(here, **left)
        for subscriber in [s for s in room.listeners if old in s.held]:
            subscriber.close()  # it reconnects, and its rights are checked again
    room.publish()


def _moving(room: Room, seat: int) -> SeatChange:
    """Return what a player takes to another seat: name, face and link."""
    place, link = room.seats[seat], room.link_of(seat)
    return {
        "name": place.name,
        "face": shown_face(place, seat),
        "seen": 0.0,
        "renewed": place.renewed,
        "link": link,
    }
