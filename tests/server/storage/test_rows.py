"""JSON columns are decoded and encoded in one place; rows of earlier versions still load."""

from __future__ import annotations

import json

from cheesemoon.server.storage import rows
from cheesemoon.server.storage.rows import Seat, TableRow, decode, encode

OLD = {
    "asked": {"seat": 1, "version": 4, "ply": 2, "agreed": [0]},
    "ended": {"how": "resigned", "seat": 1, "winners": [0, 2]},
    "offer": {"seat": 0, "agreed": []},
    "pace": {"move": 86_400, "bank": 0, "late": "bot"},
    "clock": {"banks": [60, 44.5], "since": 1500},
    "series": {"of": 3, "number": 2, "players": [1, 0], "wins": [1, 0]},
}


def test_rows_of_earlier_versions_load_and_stay_the_same() -> None:
    plain = dict.fromkeys(TableRow.__struct_fields__)
    row = decode(TableRow, plain | {name: json.dumps(value) for name, value in OLD.items()})
    assert row.asked == rows.Asked(1, 4, 2, (0,)) and row.ended == rows.Ended("resigned", 1, (0, 2))
    assert row.pace == rows.Pace(86_400, 0, "bot") and row.pace.slow
    assert row.clock == rows.Clock((60.0, 44.5), 1500.0) and not row.clock.reminded
    stored = encode({name: getattr(row, name) for name in OLD})
    assert {name: json.loads(str(text)) for name, text in stored.items()} == OLD
    reminded = rows.decode_clock('{"banks": [1.0], "since": 2.0, "reminded": true}')
    assert reminded is not None and reminded.reminded
    empty = decode(TableRow, plain | {"pace": "", "clock": None})
    assert empty.pace is None and empty.clock is None


def test_seats_and_lines_of_earlier_versions_load() -> None:
    plain = dict.fromkeys(Seat.__struct_fields__, "")
    plan = {"forced": True, "action": "roll", "words": "Roll", "own": "ab"}
    wanted = {"level": "easy", "agreed": [0, 2]}
    seat = decode(Seat, plain | {"plan": json.dumps(plan), "wanted": json.dumps(wanted)})
    assert seat.plan == rows.Plan(True, "roll", "Roll", "ab") and seat.wanted == rows.Wanted(
        "easy", (0, 2)
    )
    line = {"table_id": "t", "n": 3, "seat": 1, "name": "", "at": 1.5, "sender": ""}
    said = rows.decode_line({**line, "text": "hi {", "kind": ""})
    assert said.text == "hi {" and said.values == {}
    freed = rows.decode_line({**line, "text": '{"name": "Ola"}', "kind": "freed"})
    assert freed.kind == "freed" and freed.values == {"name": "Ola"}
