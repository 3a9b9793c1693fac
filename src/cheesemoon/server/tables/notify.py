"""Push notifications for players who asked for them and are not at the table.

The server makes its own keys. A notification goes to the address that a browser gave, if the
address belongs to a known push service; so this server cannot be made to call anything else.
Without `pywebpush` (`pip install 'cheesemoon[push]'`) pages do not offer notifications.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from functools import cache, partial

import msgspec

from cheesemoon.core import LANGUAGES
from cheesemoon.view.messages import WORDS

from .. import background, timing
from ..errors import Refused
from ..storage import clocks, push_keys
from ..storage.push_keys import Subscription
from ..storage.store import Store
from . import premoves
from .clocks import REMIND
from .protocols import Room, Rooms
from .push_services import host_of, is_public

logger = logging.getLogger("cheesemoon.server")

MOST = 12  # browsers of one person
LASTS = 86_400  # seconds that a push service keeps a notification
QUIET = 3.0  # seconds; a player who comes to the table within them gets no notification
EVERY = 60.0  # seconds between checks for reminders


@cache
def can_notify() -> bool:
    """Return True if notifications can be sent."""
    return importlib.util.find_spec("pywebpush") is not None


# --- keys and subscriptions -----------------------------------------------------------------------


async def own_keys(store: Store) -> tuple[str, str]:
    """Return the private key of this server as pywebpush takes it, and the public key for browsers.
    They are made when they are first needed."""
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


class _Keys(msgspec.Struct):
    p256dh: str
    auth: str


class _Sent(msgspec.Struct):
    """A subscription as a browser's script sends it."""

    endpoint: str
    keys: _Keys


def _plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


async def subscribe(store: Store, who: str, sent: object, lang: str) -> None:
    """Store a browser's subscription as its script sent it; refuse an unknown push service."""
    try:
        found = msgspec.convert(sent, _Sent)
    except msgspec.ValidationError:
        raise Refused(422, "bad-subscription") from None
    given = {"p256dh": found.keys.p256dh, "auth": found.keys.auth}
    if not host_of(found.endpoint) or not all(10 < len(key) < 200 for key in given.values()):
        raise Refused(422, "bad-subscription")
    await push_keys.add(store, who, Subscription(found.endpoint, given, lang), MOST)


async def unsubscribe(store: Store, who: str, endpoint: str) -> None:
    """Delete a browser's subscription; all subscriptions of this person with ""."""
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
        await premoves.play_premoves(room)
        await notify_turn(room)
    except Exception:
        if not room.house.stopping.is_set():
            logger.exception("a turn was not announced", extra={"table": room.id})


async def notify_turn(room: Room) -> None:
    """Send a notification to the absent player to act, unless that player comes within QUIET
    seconds."""
    seat, version = room.table.seat, room.version
    if seat is None or room.seats[seat].plays or not can_notify():
        return
    await timing.sleep(QUIET)
    if room.version == version and not room.present(seat):
        await notify(room.store, room.id, seat, room.table.title, "push-turn")


async def notify(
    store: Store, table_id: str, seat: int, title: Callable[[str], str], words: str
) -> int:
    """Send a notification to all subscribed holders of a seat. Return how many were sent."""
    found = await push_keys.of_seat(store, table_id, seat)
    if not found:
        return 0
    private, _ = await own_keys(store)
    sent = 0
    for row in found:
        lang = row.lang if row.lang in LANGUAGES else "en"
        body = {
            "title": WORDS.say(lang, words),
            "body": title(lang),
            "url": f"/t/{table_id}",
            "tag": table_id,
        }
        loop = asyncio.get_running_loop()
        gone = await loop.run_in_executor(None, partial(_send, row, body, private))
        if gone:
            await push_keys.drop(store, row.endpoint)
        sent += not gone
    return sent


def _send(row: Subscription, body: dict[str, str], private: str) -> bool:
    """Send one notification. Return True if the browser has unsubscribed, or if its address may not
    be called. A redirect is an error: it could lead anywhere."""
    import requests
    from pywebpush import WebPushException, webpush

    if not (host := host_of(row.endpoint)):
        return True
    if not is_public(host):
        logger.warning("a push service has no public address", extra={"host": host})
        return False
    session = requests.Session()
    session.max_redirects = 0
    try:
        webpush(
            {"endpoint": row.endpoint, "keys": row.keys},
            json.dumps(body),
            vapid_private_key=private,
            vapid_claims={"sub": "mailto:nobody@cheesemoon.invalid"},
            ttl=LASTS,
            timeout=10,
            requests_session=session,
        )
    except WebPushException as error:
        status = error.response.status_code if error.response is not None else 0
        if status in (404, 410):
            return True
        logger.warning("a notice was not taken", extra={"status": status})
    except Exception as error:  # noqa: BLE001 - the network, or a bad key
        logger.warning("a notice was not sent", extra={"why": str(error)[:200]})
    return False


# --- reminders ------------------------------------------------------------------------------------


async def keep_reminding(rooms: Rooms) -> None:
    """Send reminders every EVERY seconds."""
    while True:
        await timing.sleep(EVERY)
        try:
            await send_reminders(rooms)
        except Exception:
            logger.exception("reminders were not sent")


async def send_reminders(rooms: Rooms) -> int:
    """Send one reminder for each slow turn with less than REMIND of its time left. Return how many
    turns that were."""
    store, now = rooms.store, rooms.store.now()
    count = 0
    for table_id, due, pace, clock in await clocks.running(store):
        near = pace is not None and pace.slow and due - now < REMIND * pace.move
        if not near or clock is None or clock.reminded:
            continue
        if not await clocks.mark_reminded(store, table_id, clock):
            continue  # the turn has passed on, or another process did it
        room = await rooms.room(table_id)
        seat = room.table.seat
        if seat is not None and not room.seats[seat].plays:
            marked = msgspec.structs.replace(clock, reminded=True)
            room.info = msgspec.structs.replace(room.info, clock=marked)
            await notify(store, room.id, seat, room.table.title, "push-remind")
            count += 1
    return count
