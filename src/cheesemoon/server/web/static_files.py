"""Scripts, styles and pictures: the files of `cheesemoon.view.assets` over HTTP."""

from __future__ import annotations

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from cheesemoon.view.assets import assets, build

from .requests import Req

_FOREVER = "public, max-age=31536000, immutable"


@get("/static/{version:str}/{name:path}", include_in_schema=False)
async def send_static(request: Req, version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Send a file. Browsers keep it for ever if the address has the present hash."""
    file = assets().get(name.lstrip("/"))
    if file is None:
        raise NotFoundException
    headers = {"cache-control": _FOREVER if version == build() else "no-cache"}
    data = file.data
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        data = file.packed
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(data, media_type=file.media, headers=headers)


HANDLERS = [send_static]
