"""Notices by the browser's push service, for those who asked for them and are not at the table.

The server makes its own keys. A notice goes to the address that a browser gave, if that is one of
the known push services: nobody can make this server call anything else. Without `pywebpush`
(`pip install 'cheesemoon[push]'`) pages do not offer it, and nothing else changes.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import logging
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache, partial
from typing import Any
from urllib.parse import urlsplit

from cheesemoon.core import LANGUAGES
from cheesemoon.view.messages import WORDS

from .. import background
from ..errors import Refused
from ..storage import clocks, push_keys
from ..storage.schema import TableInfo
from ..storage.store import Store
from . import premoves
from .clocks import REMIND, Pace
from .protocols import Room, Rooms

logger = logging.getLogger("cheesemoon.server")

SERVICES = (
    *("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com"),
    *("push.apple.com", "push.api.samsungospp.com"),
)
EXTRA = "CHEESEMOON_PUSH_SERVICES"  # more of them, with commas
MOST = 12  # browsers of one person
LASTS = 86_400  # seconds that a push service keeps a notice
QUIET = 3.0  # seconds: somebody who comes to the table at once needs no notice
EVERY = 60.0  # seconds between looks at whom to remind


@cache
def available() -> bool:
    """Whether notices can be sent."""
    return importlib.util.find_spec("pywebpush") is not None


def allowed(endpoint: str) -> bool:
    """Whether an address belongs to a push service."""
    try:
        url = urlsplit(endpoint)
        host = url.hostname or ""
        plain = url.port in (None, 443) and not url.username
    except ValueError:
        return False
    known = (*SERVICES, *filter(None, os.environ.get(EXTRA, "").split(",")))
    fits = any(host == name or host.endswith(f".{name}") for name in known)
    return url.scheme == "https" and plain and fits and len(endpoint) <= 1000


# --- keys and subscriptions -----------------------------------------------------------------------


async def own_keys(store: Store) -> tuple[str, str]:
    """The private key of this server as pywebpush takes it, and the public one for browsers; made
    when they are first needed."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    def made() -> str:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return _plain(number.to_bytes(32, "big"))

    private = await push_keys.own_key(store, made)
    padded = private + "=" * (-len(private) % 4)
    number = int.from_bytes(urlsafe_b64decode(padded), "big")
    public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    point = public.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return private, _plain(point)


def _plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


async def subscribe(store: Store, who: str, subscription: Any, lang: str) -> None:
    """A browser wants notices for whoever it is."""
    try:
        endpoint = subscription["endpoint"]
        given = {name: subscription["keys"][name] for name in ("p256dh", "auth")}
        good = isinstance(endpoint, str) and allowed(endpoint)
        good = good and all(isinstance(v, str) and 10 < len(v) < 200 for v in given.values())
    except (KeyError, TypeError):
        good = False
    if not good:
        raise Refused(422, "bad-subscription")
    row = {"endpoint": endpoint, "keys": json.dumps(given), "lang": lang}
    await push_keys.add(store, who, row, MOST)


async def unsubscribe(store: Store, who: str, endpoint: str) -> None:
    """A browser wants none any more; with "" none of this person's."""
    await push_keys.remove(store, who, endpoint)


# --- sending --------------------------------------------------------------------------------------


def announce_turn(room: Room) -> None:
    """Start the background work of a turn that has come to an absent player: play the player's
    premove, then send a notification."""
    seat = room.table.seat
    if seat is not None and not room.seats[seat].plays and not room.present(seat):
        background.start(_announce_turn(room))


async def _announce_turn(room: Room) -> None:
    try:
        await premoves.turned(room)
        await turned(room)
    except Exception:
        if not room.house.stopping.is_set():
            logger.exception("a turn was not announced", extra={"table": room.id})


async def turned(room: Room) -> None:
    """Send a notification to the absent player to act, unless that player comes within QUIET
    seconds."""
    seat, version = room.table.seat, room.version
    if seat is None or room.seats[seat].plays or not available():
        return
    await asyncio.sleep(QUIET)
    if room.version == version and not room.present(seat):
        await tell(room.store, room.info, seat, room.table.title, "push-turn")


async def tell(store: Store, info: TableInfo, seat: int, title: Any, words: str) -> int:
    """A notice to everybody who holds a seat and asked for notices; how many were sent."""
    table_id = info["id"]
    found = await push_keys.of_seat(store, table_id, seat)
    if not found:
        return 0
    private, _ = await own_keys(store)
    sent = 0
    for row in found:
        lang = row["lang"] if row["lang"] in LANGUAGES else "en"
        body = {
            "title": WORDS.say(lang, words),
            "body": title(lang),
            "url": f"/t/{table_id}",
            "tag": table_id,
        }
        loop = asyncio.get_running_loop()
        gone = await loop.run_in_executor(None, partial(_send, row, body, private))
        if gone:
            await push_keys.drop(store, row["endpoint"])
        sent += not gone
    return sent


def _send(row: dict[str, Any], body: dict[str, str], private: str) -> bool:
    """Send one notice; whether the browser does not want any more."""
    from pywebpush import WebPushException, webpush

    try:
        webpush(
            {"endpoint": row["endpoint"], "keys": json.loads(row["keys"])},
            json.dumps(body),
            vapid_private_key=private,
            vapid_claims={"sub": "mailto:nobody@cheesemoon.invalid"},
            ttl=LASTS,
            timeout=10,
        )
    except WebPushException as error:
        status = error.response.status_code if error.response is not None else 0
        if status in (404, 410):
            return True
        logger.warning("a notice was not taken", extra={"status": status})
    except Exception as error:  # noqa: BLE001 - the network, a key that is none
        logger.warning("a notice was not sent", extra={"why": str(error)[:200]})
    return False


# --- reminders ------------------------------------------------------------------------------------


async def reminding(rooms: Rooms) -> None:
    """Now and then: a reminder to those whose slow turn is nearly over."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await remind(rooms)
        except Exception:
            logger.exception("nobody was reminded")


async def remind(rooms: Rooms) -> int:
    """One reminder for each slow turn, when a quarter of its time is left; how many turns."""
    store, now = rooms.store, rooms.store.now()
    count = 0
    for table_id, due, text, clock in await clocks.running(store):
        pace, state = Pace.kept(text), json.loads(clock)
        near = pace is not None and pace.slow and due - now < REMIND * pace.move
        if not near or state.get("reminded"):
            continue
        marked = json.dumps({**state, "reminded": True})
        if not await clocks.change_clock(store, table_id, clock, marked):
            continue  # the turn has passed on, or another process did it
        room = await rooms.room(table_id)
        seat = room.table.seat
        if seat is not None:
            room.info["clock"] = marked
            await tell(store, room.info, seat, room.table.title, "push-remind")
            count += 1
    return count
