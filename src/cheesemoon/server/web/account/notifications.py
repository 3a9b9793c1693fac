"""Push notifications, premoves, and a calendar of the tables that wait."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import Response, get, post
from litestar.params import FromPath

from cheesemoon.view.assets import assets
from cheesemoon.view.messages import WORDS
from cheesemoon.view.page_state import add_names

from ...errors import Refused
from ...tables import notify, premoves
from ..access import open_as_player, open_table, own_seat
from ..requests import (
    Page,
    Req,
    answer_form,
    base_of,
    browser_of,
    form_of,
    language,
    render_page,
    rooms_of,
    text_of,
    viewer_of,
)


@get("/push/worker.js", include_in_schema=False)
async def send_push_worker() -> Response[bytes]:
    """Return the service worker that shows notifications."""
    return Response(
        assets()["worker/push-worker.js"].data,
        media_type="text/javascript",
        headers={"cache-control": "no-cache"},
    )


@get("/push/key", include_in_schema=False)
async def send_push_key(request: Req) -> dict[str, str]:
    """Return the public key for subscriptions; "" if nothing can be sent."""
    if not notify.can_notify():
        return {"key": ""}
    return {"key": (await notify.own_keys(rooms_of(request).store))[1]}


@post("/push/on", include_in_schema=False)
async def subscribe_browser(request: Req) -> Page:
    """Subscribe this browser to notifications."""
    secret = browser_of(request)
    if not secret or not notify.can_notify():
        raise Refused(422, "nobody-yet" if not secret else "bad-subscription")
    try:
        subscription = await request.json()
    except Exception:  # noqa: BLE001 - any error means a bad body
        raise Refused(422, "bad-subscription") from None
    await notify.subscribe(rooms_of(request).store, secret, subscription, language(request))
    return Response(None, status_code=204)


@post("/push/off", include_in_schema=False)
async def unsubscribe_browser(request: Req) -> Page:
    """Unsubscribe this browser; without an address, all browsers of this person."""
    endpoint = text_of(await form_of(request), "endpoint", 1000, "")
    await notify.unsubscribe(rooms_of(request).store, browser_of(request), endpoint)
    return answer_form(request, "/me")


@get("/t/{table_id:str}/plan", include_in_schema=False)
async def show_plan(request: Req, table_id: FromPath[str]) -> Page:
    """Return the form for premoves."""
    room, look = await open_table(request, table_id)
    speed = room.pace
    own = [s for s in look.held if not room.seats[s].plays] if speed and speed.slow else []
    return render_page(
        request,
        "plan.html",
        room=room,
        names=add_names(room.table, room, look.lang).names,
        own=[
            (
                seat,
                room.seats[seat].plan,
                premoves.list_offered(room, seat, look.lang),
            )
            for seat in own
        ],
    )


@post("/t/{table_id:str}/plan", include_in_schema=False)
async def plan(request: Req, table_id: FromPath[str]) -> Page:
    """Store a premove."""
    room, look = await open_as_player(request, table_id)
    form = await form_of(request)
    seat = own_seat(form, room, look)
    await premoves.set_premove(
        room, seat, form.get("forced") == "1", text_of(form, "action", 200, "")
    )
    return answer_form(request, f"/t/{room.id}")


@get("/waiting.ics", include_in_schema=False)
async def send_calendar(request: Req) -> Response[str]:
    """Return the tables that wait for this browser, as a calendar with their deadlines."""
    rooms, lang = rooms_of(request), language(request)
    mine = await rooms.store.tables_of(browser_of(request)) if browser_of(request) else []
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Cheesemoon//EN"]
    for row in mine:
        if row.due is None or row.over:
            continue
        room = await rooms.room(row.id)
        look = await viewer_of(request, room)
        if room.table.seat not in look.held:
            continue
        words = WORDS.say(lang, "your-turn")
        due = datetime.fromtimestamp(row.due, UTC)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{row.id}-{room.version}@cheesemoon",
            f"DTSTAMP:{datetime.now(UTC):%Y%m%dT%H%M%SZ}",
            f"DTSTART:{due:%Y%m%dT%H%M%SZ}",
            f"SUMMARY:{words}: {room.table.title(lang)}",
            f"URL:{base_of(request)}/t/{row.id}",
            "END:VEVENT",
        ]
    text = "\r\n".join([*lines, "END:VCALENDAR", ""])
    return Response(text, media_type="text/calendar", headers={"cache-control": "no-store"})


HANDLERS = [
    send_push_worker,
    send_push_key,
    subscribe_browser,
    unsubscribe_browser,
    show_plan,
    plan,
    send_calendar,
]
