"""The events of this turn in a position, and whether a table can be in its phase."""

from cheesemoon.core import Fields

from .. import build, content as c, rewards, robot, run, shop, state as st, take, turn, ways
from ..telling import phrases
from . import write


def read_now(f: Fields, top: Fields, s: st.Junkyard) -> None:
    """Read the events of this turn."""
    ran = f.given("ran", [])
    if not isinstance(ran, list) or len(ran) > c.RATS:
        raise f.bad_length("ran", 0, c.RATS)
    pack = None if f.null("pack") else f.word("pack", c.MATERIALS, None)
    steps = f.whole("steps", 0, 99, 0)
    shopped = f.words("shopped", c.STANDS, [])
    fresh = f.words("fresh", c.COMICS, [])
    f.finish()
    if s.phase in (st.PLAN, st.OVER) or (s.phase == st.RUN and not ran):
        for name, value in (
            ("ran", ran),
            ("pack", pack),
            ("steps", steps),
            ("shopped", shopped),
            ("fresh", fresh),
        ):
            if value:
                raise f.bad(name, "position-now-empty", phase=st.PHASES[s.phase])
        s.powers = turn.powers_of(s, int(s.turn)) if s.phase == st.RUN else 0
        return
    _read_fresh(f, s, fresh)
    s.powers = turn.powers_of(s, int(s.turn))
    _read_shopped(f, s, shopped)
    _read_ran(f, s, ran)
    for stand in shopped:
        if c.STAND_SPACE[c.STANDS.index(stand)] not in s.ran_end[: s.runs].tolist():
            raise f.bad("shopped", "position-not-there", stand=stand)
    _read_pack(f, s, pack)
    s.steps = steps
    if steps and s.phase not in (st.FORK, st.COMIC, st.TOKEN):
        raise f.bad("steps", "position-now-phase", phase=st.PHASES[s.phase])


def _read_fresh(f: Fields, s: st.Junkyard, fresh: list[str]) -> None:
    """Read the comics of this turn, the last of the seat's list. They come after the runs."""
    if fresh and s.phase < st.FORK:
        raise f.bad("fresh", "position-now-phase", phase=st.PHASES[s.phase])
    if fresh and phrases.names_in(s.seats[s.turn].comics, c.COMICS)[-len(fresh) :] != fresh:
        raise f.bad("fresh", "position-fresh")
    s.fresh = len(fresh)


def _read_shopped(f: Fields, s: st.Junkyard, shopped: list[str]) -> None:
    if shopped and s.phase < st.SHOP:
        raise f.bad("shopped", "position-now-phase", phase=st.PHASES[s.phase])
    if len(set(shopped)) < len(shopped):
        raise f.bad("shopped", "position-twice", what=shopped[-1])
    s.shopped[: len(shopped)] = [c.STANDS.index(stand) + 1 for stand in shopped]


def _read_ran(f: Fields, s: st.Junkyard, ran: list[object]) -> None:
    """Read the runs, which must agree with the rats and with each other (FR-12 to FR-18)."""
    me = s.seats[s.turn]
    for i, entry in enumerate(ran):
        name = f"ran[{i}]"
        (rat, end, steps), more = _read_numbers(f, name, entry)
        chain = _read_chain(f, name, more, end, steps)
        if rat in s.ran_rat[:i].tolist():
            raise f.bad(name, "position-ran-twice", rat=rat)
        if not _is_where_it_ran(s, int(me.rats[rat]), end):
            raise f.bad(name, "position-ran-rats", rat=rat, end=end)
        if end == c.PAD and run.reached_pad(s):
            raise f.bad(name, "position-ran-pad")
        if not run.fits_colour(s, end, run.colour_of_turn(s)):
            raise f.bad(name, "position-ran-colour")
        limit = int(run.limit_alone(s, rat) if len(ran) == 1 else run.limit_with_others(s, rat))
        if steps > limit and limit != ways.ANY_STEPS:
            raise f.bad(name, "position-ran-steps", steps=steps, limit=limit)
        s.ran_rat[i], s.ran_end[i], s.ran_steps[i], s.ran_chain[i] = rat, end, steps, chain
        s.runs = i + 1


def _read_numbers(f: Fields, name: str, entry: object) -> tuple[list[int], list[object]]:
    """Read rat, end space and steps, which begin an entry; return them and the other values."""
    ranges = ((0, c.RATS - 1), (1, c.PAD), (1, c.PAD))
    if (
        not isinstance(entry, list)
        or len(entry) not in (3, 5)
        or any(isinstance(x, bool) or not isinstance(x, int) for x in entry[:3])
        or any(not low <= x <= high for x, (low, high) in zip(entry, ranges, strict=False))
    ):
        raise f.bad(name, "position-ran", last=str(c.PAD))
    return entry[:3], entry[3:]


def _read_chain(f: Fields, name: str, more: list[object], end: int, steps: int) -> int:
    """Read the first space and the pipes (FR-13, FR-19); -1 if they are left out."""
    if not more:
        return -1
    begin, pipes = more
    for chain, passed in enumerate(ways.CHAINS):
        if pipes == [int(c.PIPE_FROM[pipe]) for pipe in passed]:
            first = end - steps - int(ways.CHAIN_SAVES[chain])
            if begin is not True and begin == first >= 0 and ways.STEPS[first, end, chain] == steps:
                return chain
            raise f.bad(name, "position-ran-way", steps=steps, end=end)
    raise f.bad(name, "position-ran-pipes")


def _is_where_it_ran(s: st.Junkyard, at: int, end: int) -> bool:
    """Return True if the rat is on its end space, in the crew after the pad, or on the start after
    a theft."""
    if end == c.PAD:
        return at >= st.CREW
    stolen = [int(c.STAND_SPACE[stand - 1]) for stand in s.shopped.tolist() if stand]
    return at == end or (at == 0 and end in stolen)


def _read_pack(f: Fields, s: st.Junkyard, pack: str | None) -> None:
    """Read a kind that the backpack may add (FR-33). In phase drink a single kind is implied."""
    kinds = int(take.pack_kinds(s))
    if pack is None:
        if s.phase == st.DRINK and kinds:
            if kinds & (kinds - 1):
                raise f.bad("pack", "position-pack-missing")
            s.pack = kinds.bit_length() - 1
        return
    item = c.MATERIALS.index(pack) + 1
    if s.phase <= st.PACK:
        raise f.bad("pack", "position-now-phase", phase=st.PHASES[s.phase])
    if not kinds >> item & 1:
        raise f.bad("pack", "position-pack-kind")
    s.pack = item


def check_supers(f: Fields, s: st.Junkyard) -> None:
    """Check that `supers` names exactly the super-rat comics owned, except the one being placed
    (FR-70)."""
    for seat in range(s.players):
        me = s.seats[seat]
        owned = [
            name for name in phrases.names_in(me.comics, c.COMICS) if name in c.COMICS[c.USUAL :]
        ]
        if (
            s.phase == st.TOKEN
            and seat == s.turn
            and owned
            and owned[-1] in write.fresh_names(s)[-1:]
        ):
            owned = owned[:-1]
        named = [name for i, name in enumerate(c.COMICS[c.USUAL :]) if me.supers[i]]
        if sorted(owned) != sorted(named):
            raise f.bad(f"seats[{seat}].supers", "position-supers", owned=", ".join(owned) or "-")


def _phase(f: Fields, s: st.Junkyard, fits: object, message: str) -> None:
    if not fits:
        raise f.bad("phase", f"position-phase-{message}")


def _check_run(f: Fields, s: st.Junkyard) -> None:
    _phase(f, s, s.runs or run.has_rat_on_path(s, int(s.turn)), "run")


def _check_reward(f: Fields, s: st.Junkyard) -> None:
    _phase(
        f,
        s,
        run.reached_pad(s) and (rewards.may_take_nut(s) or rewards.rat_in_nursery(s) >= 0),
        "reward",
    )


def _check_pack(f: Fields, s: st.Junkyard) -> None:
    kinds = int(take.pack_kinds(s))
    _phase(f, s, kinds & (kinds - 1), "pack")


def _check_drink(f: Fields, s: st.Junkyard) -> None:
    _phase(f, s, take.may_drink(s), "drink")


def _check_fork(f: Fields, s: st.Junkyard) -> None:
    at_fork = c.BURROW_SIDE[s.seats[s.turn].burrow] >= 0
    _phase(f, s, at_fork and s.steps > 0 and run.has_rat_on_path(s, int(s.turn)), "fork")


def _check_comic(f: Fields, s: st.Junkyard) -> None:
    at_library = s.seats[s.turn].burrow == c.LIBRARY_ROOM
    _phase(f, s, at_library and s.library[0] and run.has_rat_on_path(s, int(s.turn)), "comic")


def _check_token(f: Fields, s: st.Junkyard) -> None:
    fresh = write.fresh_names(s)[-1:]
    at_library = s.seats[s.turn].burrow == c.LIBRARY_ROOM
    super_comic = bool(fresh) and fresh[0] in c.COMICS[c.USUAL :]
    if super_comic:
        super_comic = s.seats[s.turn].supers[c.COMICS.index(fresh[0]) - c.USUAL] == 0
    _phase(f, s, at_library and super_comic and run.has_rat_on_path(s, int(s.turn)), "token")


def _check_shop(f: Fields, s: st.Junkyard) -> None:
    _phase(f, s, s.shopped[0] or shop.something_to_get(s), "shop")


def _check_build(f: Fields, s: st.Junkyard) -> None:
    """Check that a part can be built or a parcel fed, or was in this turn."""
    markers = s.seats[s.turn].markers
    done = markers[c.FOOD] or markers[: len(c.PARTS)].any()
    _phase(f, s, done or build.something_to_build(s), "build")


def _check_plan(f: Fields, s: st.Junkyard) -> None:
    _phase(f, s, s.players == 1, "plan")
    if c.CARD_SYMBOL[s.card - 1] != c.MOST_SYMBOL:
        raise f.bad("robot.card", "position-phase-plan")
    best = int(robot.best_tracks(s))
    _phase(f, s, best & (best - 1), "plan")


def _check_over(f: Fields, s: st.Junkyard) -> None:
    _phase(f, s, turn.game_ends(s), "over")


_CHECKS = {
    st.RUN: _check_run,
    st.REWARD: _check_reward,
    st.PACK: _check_pack,
    st.DRINK: _check_drink,
    st.FORK: _check_fork,
    st.COMIC: _check_comic,
    st.TOKEN: _check_token,
    st.SHOP: _check_shop,
    st.BUILD: _check_build,
    st.PLAN: _check_plan,
    st.OVER: _check_over,
}


def check_phase(f: Fields, s: st.Junkyard) -> None:
    """Check that the table can be in its phase."""
    _CHECKS[s.phase](f, s)
