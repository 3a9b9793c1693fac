"""The address of a table before there is one: whoever lays a table can hand out the links of its
chairs at once, and begins when all is as they like it.

Nothing is kept for that, so nothing grows, and a restart loses nothing. An address says in which
hour it was made; a proof that only the form has says that it was made here; the link of a chair is
its secret, as that of a seat is. Who opens one early waits. After a day they are void.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from ..errors import Refused
from ..storage.store import Store

HOURS = 24  # that an address is kept for whoever asked for it
MOST_CHAIRS = 20


def reserve(store: Store) -> str:
    """An address for a table that is being laid, with the proof that makes it one's own."""
    hour = int(store.now() // 3600)
    found = urlsafe_b64encode(hour.to_bytes(3, "big") + secrets.token_bytes(9)).decode()
    return f"{found}.{_proof(store, found)}"


def redeem(store: Store, place: str) -> str:
    """The id that a table gets for it."""
    found, _, proof = place.partition(".")
    if not place.isascii() or not hmac.compare_digest(_proof(store, found), proof):
        raise Refused(400, "bad-form", field="place")
    if not _is_fresh(store, found):
        raise Refused(410, "place-old")
    return found


def chair_mark(chair: int) -> int:
    """What is kept of a seat whose link was given while it was a chair of the form."""
    return -1 - chair


def chair_token(store: Store, table_id: str, chair: int) -> str:
    """The secret of a chair. It is that of the seat, too, whichever seat it becomes."""
    return store.seat_token(table_id, chair, chair_mark(chair))


def is_early(store: Store, table_id: str, token: str) -> bool:
    """Whether a link is that of a chair at a table that was to begin, or may still do so."""
    number = token.partition(".")[0].removeprefix("c")
    if not token.isascii() or not number.isdigit() or len(number) > 2:
        return False
    mine = chair_token(store, table_id, int(number))
    if not hmac.compare_digest(mine, token):
        return False
    if not _is_fresh(store, table_id):
        raise Refused(410, "link-void")
    return True


def _proof(store: Store, table_id: str) -> str:
    mac = hmac.digest(store.own_key("places"), table_id.encode(), "sha256")
    return urlsafe_b64encode(mac[:18]).decode()


def _is_fresh(store: Store, table_id: str) -> bool:
    """Both are asked only of ids that we made, as a secret has shown."""
    made = int.from_bytes(urlsafe_b64decode(table_id)[:3], "big")
    return 0 <= int(store.now() // 3600) - made <= HOURS
