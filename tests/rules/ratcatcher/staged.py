"""Tables that random play seldom reaches: a town of 25 districts, crowds, every decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import cheesemoon as cm

GAME = cm.game("ratcatcher")
HUNTERS = ("lady-cage", "pathfinder", "butcher", "alchemist")
ARCH = ("rat-king", "maw", "brood-mother", "were-rat")
FIELDS = {"yellow": 2, "purple": 2, "attack": 1}


def tables() -> list[cm.Table]:
    """All of them."""
    return [*crowds(), *grown(), *decisions()]


def hunt(**fields: Any) -> cm.Table:
    return GAME.load({"game": "ratcatcher", "seats": [{}], **fields})


def crowds() -> Iterator[cm.Table]:
    """As many rats, characters and things in one place as there are."""
    full = {"white": 30, "brown": 15, "black": 10, "cheese": 2, "health": 2, "nest": 2}
    odd = {str(n): {"area": "0e"} for n in range(1, 13)}
    for i, hunter in enumerate(HUNTERS):
        seat = {"area": "0e", "fields": FIELDS, "yellow": 2, "purple": 2, "health": 2}
        options = {
            "ratcatcher": hunter,
            "arch_rat": ("rat-king", "maw", "brood-mother", "were-rat")[i],
        }
        yield GAME.load({
            "game": "ratcatcher", "options": options, "seats": [seat],
            "city": {"0": {"areas": {"e": full, "a": {"white": 3, "yellow": 2, "purple": 2}}}},
            "peculiar": odd, "arch": {"area": "0e", "progress": 5, "health": 3},
        })  # fmt: skip
    caught = [{"rat": n} for n in range(1, 13)]
    yield hunt(seats=[{"caught": caught, "cage": {"white": 20, "brown": 9, "black": 9}}],
               city={"0": {"areas": {"a": {"cheese": 2}}}})  # fmt: skip


def grown() -> Iterator[cm.Table]:
    """A town on its way to all 25 districts: every night is survived, and no cheese is left."""
    for seed in range(2):
        table = GAME.new(seed=seed, ratcatcher=HUNTERS[seed])
        rng = random.Random(seed)
        for step in range(400):
            if not table.position()["deck"]:
                break
            if table.position()["phase"] == "actions":
                table = GAME.load(calmed(table.position()))
            legal = table.legal()
            table.play("end" if "end" in legal else rng.choice(legal))
            if step % 9 == 0:
                yield table.fork()
        yield table


def calmed(position: dict[str, Any]) -> dict[str, Any]:
    """The same town without rats and cheese, and a ratcatcher in good health."""
    for district in position["city"].values():
        for area in district["areas"].values():
            area.update({"white": 0, "brown": 0, "black": 0, "cheese": 0})
    for name in ("bag", "peculiar", "peculiar_deck", "peculiar_discard", "arch", "mystery"):
        position.pop(name, None)
    position["seats"][0].update({"health": 4, "caught": []})
    return position


def decisions() -> Iterator[cm.Table]:
    """The same town before every kind of decision that a random game meets in it."""
    seen: set[tuple[str, str]] = set()
    for seed in range(12):
        hunter = HUNTERS[seed % 4]
        table = GAME.new(seed=seed, ratcatcher=hunter)
        rng = random.Random(seed)
        for _ in range(150):
            if table.over:
                break
            kind = table.position()["phase"]
            if (kind, hunter) not in seen:
                seen.add((kind, hunter))
                yield table.fork()
            busy = [a for a in table.legal() if a not in ("end", "done")]
            table.play(rng.choice(busy or list(table.legal())))
