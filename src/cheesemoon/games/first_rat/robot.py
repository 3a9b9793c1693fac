"""The robot's turn in the solo game (FR-81 to FR-88)."""

from cheesemoon.core import Ints, rule, tell
from cheesemoon.core.rules import chance

from . import content as c, edition, lists, state as st, take, tracks


@rule
def robot_turn(s: st.Junkyard) -> bool:
    """FR-81: card, moves, symbol, discard. True: the human has to choose a track first."""
    s.powers = 0
    reveal_card(s)
    move_rats(s)
    symbol = c.CARD_SYMBOL[s.card - 1]
    if symbol == c.COMIC_SYMBOL:
        lose_comic(s)
    elif symbol == c.MOST_SYMBOL:
        if best_tracks(s) & (best_tracks(s) - 1):
            s.phase = st.PLAN
            return True
        plan_or_score(s, first_best_track(s))
    elif symbol != c.NO_SYMBOL:
        plan_or_score(s, symbol)
    discard_card(s)
    return False


@rule
def reveal_card(s: st.Junkyard) -> None:
    """FR-81: the top card of the deck."""
    card = turn_over(s) if s.by_hand else lists.remove(s.deck, 0)
    s.card = card + 1
    if lists.place_of(s.seen, card) < 0:
        lists.append(s.seen, card)
    tell(s, st.CARD, card, 0, 0, 0, 0)


@rule
def turn_over(s: st.Junkyard) -> int:
    """FR-81 with the printed cards: the card that people turn over."""
    place = 0
    if chance.scripted(s):
        card = chance.take(s)
        place = place_in_deck(s, card)
        if place < 0:
            chance.refuse(s, st.NOT_IN_DECK, card)
            place = 0
            card = s.deck[0] - 1
    else:
        place = chance.below(s, lists.length(s.deck))
        card = s.deck[place] - 1
    chance.gave(s, card)
    lists.remove(s.deck, place)
    return int(card)


@rule
def place_in_deck(s: st.Junkyard, card: int) -> int:
    """FR-80: cards never seen were drawn unseen, so that any of them may lie where the deck has
    another unseen one of its letter. -1: this card cannot come."""
    if card < 0 or card >= len(c.CARDS):
        return -1
    seen = lists.bits_of(s.seen)
    place = lists.place_of(s.deck, card)
    if place >= 0 or seen & lists.bit(card):
        return place
    for i in range(lists.length(s.deck)):
        other = s.deck[i] - 1
        if c.CARD_LETTER[other] == c.CARD_LETTER[card] and not seen & lists.bit(other):
            return i
    return -1


# --- moving ---------------------------------------------------------------------------------------


@rule
def rank(at: int) -> int:
    """FR-82: rattonauts first, by their space; then from the front to the back."""
    return 1000 - at if at >= st.CREW else at


@rule
def sort_rats(s: st.Junkyard) -> None:
    """FR-82: the robot's rats by position, 1 to 4."""
    rats = s.seats[c.ROBOT].rats
    for i in range(1, c.RATS):
        at = rats[i]
        j = i
        while j > 0 and rank(rats[j - 1]) < rank(at):
            rats[j] = rats[j - 1]
            j -= 1
        rats[j] = at


@rule
def move_rats(s: st.Junkyard) -> None:
    """FR-82: in the order of their positions, each by its number; the foremost on the path also by
    those of the rattonauts. FR-83: a rat that reaches the pad may stop the others."""
    crew = s.seats[c.ROBOT].markers[c.RATTONAUTS]
    more = 0
    for position in range(c.RATS):
        steps = c.CARD_STEPS[s.card - 1, position]
        if position < crew:
            more += steps
            continue
        if move_rat(s, position, steps + more) and edition.ROBOT_STOPS[s.edition]:
            break
        more = 0
    sort_rats(s)


@rule
def move_rat(s: st.Junkyard, rat: int, steps: int) -> bool:
    """FR-82 to FR-85: one rat moves, and all its effects come. True: it reached the pad."""
    if steps == 0:
        return False
    begin = s.seats[c.ROBOT].rats[rat]
    end = min(begin + steps, c.PAD)
    tell(s, st.ROBOT_RAN, begin, end, end - begin, 0, 0)  # FR-83: the rest is lost
    if end == c.PAD:
        space = tracks.join_crew(s, c.ROBOT, rat)
        tell(s, st.ROBOT_CREW, space + 1, tracks.value(s, c.RATTONAUTS, space), 0, 0, 0)
        tracks.notice_fourth(s, c.ROBOT)
        return True
    s.seats[c.ROBOT].rats[rat] = end
    pay_human(s, end)
    clear_stand(s, end)
    return False


@rule
def pay_human(s: st.Junkyard, space: int) -> None:
    """FR-84: where a rat of the human is, he takes 1 cheese from the dump."""
    for rat in range(c.RATS):
        if s.seats[0].rats[rat] == space:
            tell(s, st.ROBOT_PAID, 0, take.from_dump(s, 0, c.CHEESE, 1), 0, 0, 0)


@rule
def clear_stand(s: st.Junkyard, space: int) -> None:
    """FR-85: one thing of the stand goes to the box, at random; at the frog just one drink."""
    if space == c.STAND_SPACE[c.HAMSTER] and s.hamster[0] != 0:
        tell(s, st.ROBOT_TOOK, lose(s, s.hamster, st.NOT_AT_HAMSTER), 0, 0, 0, 0)
    elif space == c.STAND_SPACE[c.FROG] and s.frog > 0:
        s.frog -= 1
        tell(s, st.ROBOT_TOOK, st.A_DRINK, 0, 0, 0, 0)
    elif space == c.STAND_SPACE[c.CROW] and s.crow[0] != 0:
        tell(s, st.ROBOT_TOOK, st.A_CAP + lose(s, s.crow, st.NOT_AT_CROW), 0, 0, 0, 0)


@rule
def lose(s: st.Junkyard, things: Ints, what: int) -> int:
    """FR-85, FR-86: one of these things at random; of the printed ones that which people drew."""
    count = lists.length(things)
    if s.by_hand == 0:
        return lists.remove(things, chance.pick(s, count))
    place = 0
    if chance.scripted(s):
        thing = chance.take(s)
        place = lists.place_of(things, thing)
        if place < 0:
            chance.refuse(s, what, thing)
            place = 0
    else:
        place = chance.below(s, count)
    chance.gave(s, things[place] - 1)
    return lists.remove(things, place)


# --- the symbol -----------------------------------------------------------------------------------


@rule
def lose_comic(s: st.Junkyard) -> None:
    """FR-86: one comic of the library, at random, goes to the box; FR-75: its token too."""
    if s.library[0] != 0:
        tell(s, st.ROBOT_COMIC, lose(s, s.library, st.NOT_IN_LIBRARY), 0, 0, 0, 0)


@rule
def next_value(s: st.Junkyard, track: int) -> int:
    """FR-87: what the next free space of a track is worth now."""
    return tracks.value(s, track, tracks.next_space(s, track))


@rule
def best_tracks(s: st.Junkyard) -> int:
    """FR-87: bits of those of the six tracks whose next space is worth most."""
    best = -1
    bits = 0
    for plan in range(len(c.PLAN_TRACK)):
        worth = next_value(s, c.PLAN_TRACK[plan])
        if worth > best:
            best = worth
            bits = 0
        if worth == best:
            bits |= lists.bit(plan)
    return bits


@rule
def first_best_track(s: st.Junkyard) -> int:
    """FR-87: the best track, if there is only one."""
    bits = best_tracks(s)
    for plan in range(len(c.PLAN_TRACK)):
        if (bits >> plan) & 1:
            return c.PLAN_TRACK[plan]
    return -1


@rule
def legal_plans(s: st.Junkyard, out: Ints) -> int:
    """FR-87: among equals the human chooses."""
    count = 0
    bits = best_tracks(s)
    for plan in range(len(c.PLAN_TRACK)):
        if (bits >> plan) & 1:
            out[count] = st.PLAN_A + plan
            count += 1
    return count


@rule
def plan_or_score(s: st.Junkyard, track: int) -> None:
    """FR-87: without a planning marker it puts one; with one it scores and takes that back."""
    plan = c.PLAN_OF[track]
    if s.plans[plan] == 0:
        s.plans[plan] = 1
        tell(s, st.ROBOT_PLANNED, track, 0, 0, 0, 0)
    elif tracks.may_place(s, c.ROBOT):
        s.plans[plan] = 0
        space = tracks.put_marker(s, c.ROBOT, track)
        tell(s, st.ROBOT_SCORED, track, space + 1, tracks.value(s, track, space), 0, 0)
        tracks.notice_eighth(s, c.ROBOT)
    else:
        tell(s, st.ROBOT_NO_MARKER, track, 0, 0, 0, 0)


# --- the discard pile -----------------------------------------------------------------------------


@rule
def discard_card(s: st.Junkyard) -> None:
    """FR-81: the card goes on the discard pile. FR-88: the C card shuffles all into the deck."""
    card = s.card - 1
    s.card = 0
    lists.put_on_top(s.discard, card)
    if card == c.C_CARD:
        reshuffle(s)


@rule
def reshuffle(s: st.Junkyard) -> None:
    """FR-88: deck and discard pile, listed from their tops, make the new deck card by card.
    People who shuffle real cards do not know their order."""
    for i in range(lists.length(s.discard)):
        lists.append(s.deck, s.discard[i] - 1)
    s.discard[:] = 0
    cards = lists.length(s.deck)
    for i in range(cards - 1):
        place = i if s.by_hand else i + chance.pick(s, cards - i)
        card = s.deck[place]
        for j in range(place, i, -1):  # those still listed keep their order
            s.deck[j] = s.deck[j - 1]
        s.deck[i] = card
    tell(s, st.RESHUFFLED, cards, 0, 0, 0, 0)
