"""What has happened in this turn, and whether a table can be in its phase."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import Fields

from ..build import something_to_build
from ..content import (
    ANY_STEPS,
    BURROW_SIDE,
    CARD_SYMBOL,
    COMICS,
    FOOD,
    LIBRARY_ROOM,
    MATERIALS,
    MOST_SYMBOL,
    PAD,
    PARTS,
    RATS,
    STAND_SPACE,
    STANDS,
    USUAL,
)
from ..phrases import names_in
from ..reward import may_take_nut, rat_in_nursery
from ..robot import best_tracks
from ..run import (
    colour_of_turn,
    fits_colour,
    has_rat_on_path,
    limit_alone,
    limit_with_others,
    reached_pad,
)
from ..shop import something_to_get
from ..state import (
    BUILD,
    COMIC,
    CREW,
    DRINK,
    FORK,
    OVER,
    PACK,
    PHASES,
    PLAN,
    REWARD,
    RUN,
    SHOP,
    TOKEN,
)
from ..take import may_drink, pack_kinds
from ..turn import game_ends, powers_of
from .write import fresh_names


def read_now(f: Fields, top: Fields, s: Any) -> None:
    """What has happened in this turn."""
    ran = f.given("ran", [])
    if not isinstance(ran, list) or len(ran) > RATS:
        raise f.bad("ran", "position-length", lowest="0", highest=str(RATS))
    pack = None if f.null("pack") else f.word("pack", MATERIALS, None)
    steps = f.whole("steps", 0, 99, 0)
    shopped = f.words("shopped", STANDS, [])
    fresh = f.words("fresh", COMICS, [])
    f.finish()
    if s.phase in (PLAN, OVER) or (s.phase == RUN and not ran):
        for name, value in (
            ("ran", ran),
            ("pack", pack),
            ("steps", steps),
            ("shopped", shopped),
            ("fresh", fresh),
        ):
            if value:
                raise f.bad(name, "position-now-empty", phase=PHASES[s.phase])
        s.powers = powers_of(s, int(s.turn)) if s.phase == RUN else 0
        return
    _read_fresh(f, s, fresh)
    s.powers = powers_of(s, int(s.turn))
    _read_shopped(f, s, shopped)
    _read_ran(f, s, ran)
    for stand in shopped:
        if STAND_SPACE[STANDS.index(stand)] not in s.ran_end[: s.runs].tolist():
            raise f.bad("shopped", "position-not-there", stand=stand)
    _read_pack(f, s, pack)
    s.steps = steps
    if steps and s.phase not in (FORK, COMIC, TOKEN):
        raise f.bad("steps", "position-now-phase", phase=PHASES[s.phase])


def _read_fresh(f: Fields, s: Any, fresh: list[str]) -> None:
    """Comics of this turn are the last of the list; they come after the runs."""
    if fresh and s.phase < FORK:
        raise f.bad("fresh", "position-now-phase", phase=PHASES[s.phase])
    if fresh and names_in(s.seats[s.turn].comics, COMICS)[-len(fresh) :] != fresh:
        raise f.bad("fresh", "position-fresh")
    s.fresh = len(fresh)


def _read_shopped(f: Fields, s: Any, shopped: list[str]) -> None:
    if shopped and s.phase < SHOP:
        raise f.bad("shopped", "position-now-phase", phase=PHASES[s.phase])
    if len(set(shopped)) < len(shopped):
        raise f.bad("shopped", "position-twice", what=shopped[-1])
    s.shopped[: len(shopped)] = [STANDS.index(stand) + 1 for stand in shopped]


def _read_ran(f: Fields, s: Any, ran: list[Any]) -> None:
    """FR-12 to FR-18: the runs agree with the rats and with each other."""
    me = s.seats[s.turn]
    for i, entry in enumerate(ran):
        name = f"ran[{i}]"
        ranges = ((0, RATS - 1), (1, PAD), (1, PAD))
        if (
            not isinstance(entry, list)
            or len(entry) != 3
            or any(isinstance(x, bool) or not isinstance(x, int) for x in entry)
            or any(not low <= x <= high for x, (low, high) in zip(entry, ranges, strict=True))
        ):
            raise f.bad(name, "position-ran", last=str(PAD))
        rat, end, steps = entry
        if rat in s.ran_rat[:i].tolist():
            raise f.bad(name, "position-ran-twice", rat=rat)
        if not _stands_where_it_ran(s, int(me.rats[rat]), end):
            raise f.bad(name, "position-ran-rats", rat=rat, end=end)
        if end == PAD and reached_pad(s):
            raise f.bad(name, "position-ran-pad")
        if not fits_colour(s, end, colour_of_turn(s)):
            raise f.bad(name, "position-ran-colour")
        limit = int(limit_alone(s, rat) if len(ran) == 1 else limit_with_others(s, rat))
        if steps > limit and limit != ANY_STEPS:
            raise f.bad(name, "position-ran-steps", steps=steps, limit=limit)
        s.ran_rat[i], s.ran_end[i], s.ran_steps[i] = rat, end, steps
        s.runs = i + 1


def _stands_where_it_ran(s: Any, at: int, end: int) -> bool:
    """On its end space, with the crew after the pad, or after a theft on the start."""
    if end == PAD:
        return at >= CREW
    stolen = [int(STAND_SPACE[stand - 1]) for stand in s.shopped.tolist() if stand]
    return at == end or (at == 0 and end in stolen)


def _read_pack(f: Fields, s: Any, pack: str | None) -> None:
    """FR-33: a kind that the backpack may add; in phase drink a single one goes without saying."""
    kinds = int(pack_kinds(s))
    if pack is None:
        if s.phase == DRINK and kinds:
            if kinds & (kinds - 1):
                raise f.bad("pack", "position-pack-missing")
            s.pack = kinds.bit_length() - 1
        return
    item = MATERIALS.index(pack) + 1
    if s.phase <= PACK:
        raise f.bad("pack", "position-now-phase", phase=PHASES[s.phase])
    if not kinds >> item & 1:
        raise f.bad("pack", "position-pack-kind")
    s.pack = item


def check_supers(f: Fields, s: Any) -> None:
    """FR-70: `supers` names exactly the super-rat comics owned, but for the one being placed."""
    for seat in range(s.players):
        me = s.seats[seat]
        owned = [c for c in names_in(me.comics, COMICS) if c in COMICS[USUAL:]]
        if s.phase == TOKEN and seat == s.turn and owned and owned[-1] in fresh_names(s)[-1:]:
            owned = owned[:-1]
        named = [c for i, c in enumerate(COMICS[USUAL:]) if me.supers[i]]
        if sorted(owned) != sorted(named):
            raise f.bad(f"seats[{seat}].supers", "position-supers", owned=", ".join(owned) or "-")


def _phase(f: Fields, s: Any, fits: Any, message: str) -> None:
    if not fits:
        raise f.bad("phase", f"position-phase-{message}")


def _check_run(f: Fields, s: Any) -> None:
    _phase(f, s, s.runs or has_rat_on_path(s, int(s.turn)), "run")


def _check_reward(f: Fields, s: Any) -> None:
    _phase(f, s, reached_pad(s) and (may_take_nut(s) or rat_in_nursery(s) >= 0), "reward")


def _check_pack(f: Fields, s: Any) -> None:
    kinds = int(pack_kinds(s))
    _phase(f, s, kinds & (kinds - 1), "pack")


def _check_drink(f: Fields, s: Any) -> None:
    _phase(f, s, may_drink(s), "drink")


def _check_fork(f: Fields, s: Any) -> None:
    at_fork = BURROW_SIDE[s.seats[s.turn].burrow] >= 0
    _phase(f, s, at_fork and s.steps > 0 and has_rat_on_path(s, int(s.turn)), "fork")


def _check_comic(f: Fields, s: Any) -> None:
    at_library = s.seats[s.turn].burrow == LIBRARY_ROOM
    _phase(f, s, at_library and s.library[0] and has_rat_on_path(s, int(s.turn)), "comic")


def _check_token(f: Fields, s: Any) -> None:
    fresh = fresh_names(s)[-1:]
    at_library = s.seats[s.turn].burrow == LIBRARY_ROOM
    super_comic = bool(fresh) and fresh[0] in COMICS[USUAL:]
    if super_comic:
        super_comic = s.seats[s.turn].supers[COMICS.index(fresh[0]) - USUAL] == 0
    _phase(f, s, at_library and super_comic and has_rat_on_path(s, int(s.turn)), "token")


def _check_shop(f: Fields, s: Any) -> None:
    _phase(f, s, s.shopped[0] or something_to_get(s), "shop")


def _check_build(f: Fields, s: Any) -> None:
    """Something can be built or fed, or was just now."""
    markers = s.seats[s.turn].markers
    done = markers[FOOD] or markers[: len(PARTS)].any()
    _phase(f, s, done or something_to_build(s), "build")


def _check_plan(f: Fields, s: Any) -> None:
    _phase(f, s, s.players == 1, "plan")
    if CARD_SYMBOL[s.card - 1] != MOST_SYMBOL:
        raise f.bad("robot.card", "position-phase-plan")
    best = int(best_tracks(s))
    _phase(f, s, best & (best - 1), "plan")


def _check_over(f: Fields, s: Any) -> None:
    _phase(f, s, game_ends(s), "over")


_CHECKS = {
    RUN: _check_run,
    REWARD: _check_reward,
    PACK: _check_pack,
    DRINK: _check_drink,
    FORK: _check_fork,
    COMIC: _check_comic,
    TOKEN: _check_token,
    SHOP: _check_shop,
    BUILD: _check_build,
    PLAN: _check_plan,
    OVER: _check_over,
}


def check_phase(f: Fields, s: Any) -> None:
    """Whether the table can be in its phase."""
    _CHECKS[s.phase](f, s)
