"""Reserved table ids: the maker can hand out links of seats before the table exists.

Nothing is stored for a reservation. An id contains the hour in which it was made, and the form has
a proof that this server made it. A chair is a seat of the form, and its link contains a secret like
that of a seat. A person who opens the link early waits. After HOURS the reservation is void.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from ..errors import Refused
from ..storage.store import Store

HOURS = 24  # that a reservation is valid


def reserve(store: Store) -> str:
    """Return a new table id with its proof, for the form of a new table."""
    hour = int(store.now() // 3600)
    found = urlsafe_b64encode(hour.to_bytes(3, "big") + secrets.token_bytes(9)).decode()
    return f"{found}.{_proof(store, found)}"


def redeem(store: Store, place: str) -> str:
    """Return the table id of a reservation; refuse a wrong proof and an old reservation."""
    found, _, proof = place.partition(".")
    if not place.isascii() or not hmac.compare_digest(_proof(store, found), proof):
        raise Refused(400, "bad-form", field="place")
    if not _is_fresh(store, found):
        raise Refused(410, "place-old")
    return found


def chair_mark(chair: int) -> int:
    """Return `Seat.renewed` of a seat whose link was handed out for a chair."""
    return -1 - chair


def chair_token(store: Store, table_id: str, chair: int) -> str:
    """Return the secret of a chair. The seat that the chair becomes has the same secret."""
    return store.seat_token(table_id, chair, chair_mark(chair))


def is_early(store: Store, table_id: str, token: str) -> bool:
    """Return True if a token belongs to a chair of a reserved table. Refuse an old reservation."""
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
    """Return True if a reservation is not older than HOURS. The id must be proven to be ours."""
    made = int.from_bytes(urlsafe_b64decode(table_id)[:3], "big")
    return 0 <= int(store.now() // 3600) - made <= HOURS
