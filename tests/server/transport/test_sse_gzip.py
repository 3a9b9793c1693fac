"""Streams that are packed: whatever has arrived can be read, and the whole is what gzip says."""

from __future__ import annotations

import gzip
import http.client
import zlib

from http_help import browser, sit_down
from server_help import Running

from cheesemoon.server.transport.sse_gzip import LEVEL, MEMORY, WINDOW, Packing, compress_block

MESSAGES = [b"retry: 1000\n\n", b": still here\n\n", b"event: update\ndata: " + b"<g/>" * 9000]


def test_every_message_can_be_read_when_it_has_come() -> None:
    packing, unpacking = Packing(), zlib.decompressobj(wbits=31)
    first, *others = MESSAGES * 3
    assert unpacking.decompress(packing.begin(first)) == first
    for message in others:
        assert unpacking.decompress(packing.next(message)) == message
    assert not unpacking.decompress(packing.end()) and unpacking.eof


def test_a_message_is_packed_once_for_streams_that_began_at_different_times() -> None:
    streams = Packing(), Packing()
    sent = [
        streams[0].begin(b"<early>") + streams[0].next(b"<before>"),
        streams[1].begin(b"<late>"),
    ]
    for i, packing in enumerate(streams):
        sent[i] += packing.next(MESSAGES[2])
        assert sent[i].endswith(compress_block(MESSAGES[2]))
        sent[i] += packing.end()
    assert gzip.decompress(sent[0]) == b"<early><before>" + MESSAGES[2]
    assert gzip.decompress(sent[1]) == b"<late>" + MESSAGES[2]


def test_nothing_of_a_message_is_left_in_the_packer() -> None:
    for message in MESSAGES * 2:
        fresh = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
        compress_block.cache_clear()
        assert compress_block(message) == fresh.compress(message) + fresh.flush(zlib.Z_FULL_FLUSH)


def test_a_page_is_told_in_gzip_if_it_reads_that(server: Running) -> None:
    table = sit_down(browser(server), seed="3")
    sizes = {}
    for encoding in ("gzip", "identity"):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
        connection.request("GET", f"{table}/live?stamp=x", headers={"Accept-Encoding": encoding})
        answer = connection.getresponse()
        assert answer.getheader("content-encoding", "identity") == encoding
        unpack = zlib.decompressobj(wbits=31).decompress if encoding == "gzip" else bytes
        plain, sizes[encoding] = b"", 0
        while plain.count(b"\n\n") < 2:  # how long to wait, and the first update
            came = answer.read1(100_000)
            sizes[encoding] += len(came)
            plain += unpack(came)
        assert plain.startswith(b"retry: 1000\n\nevent: update\n")
        connection.close()
    assert sizes["gzip"] < sizes["identity"] / 2
