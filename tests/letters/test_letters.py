"""Play by letter: whole games, chance that no player can choose, and every kind of cheating."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings, strategies as st

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.letters import BadLetter, Letter, Match, Player, invite, is_offered, read, to_text
from cheesemoon.letters.letter import Entry, hashes, to_json

OFFERED = ("space-taxi", "first-rat", "space-guardians")
NAMES = ("Ola", "Jan", "Ewa", "Kai", "Mia")
TAXI = "space-taxi"


class Device:
    """A player with the own secrets and the letters received so far."""

    def __init__(self, number: int) -> None:
        self.player = Player(bytes([number]) * 32)
        self.known: Match | None = None
        self.name = NAMES[number]

    def answer(self, text: str, chance: random.Random) -> str:
        """Open a letter, play at random until another player is needed, and return the letter."""
        match = Match.of(read(text), self.known)
        actions = choose(match.copy(), self.player, chance)
        self.known = match.write(self.player, actions, self.name)
        return to_text(self.known.letter)


def choose(match: Match, player: Player, chance: random.Random) -> list[str]:
    """Return random actions of the next player."""
    me = match.next
    table = match.look(player)
    actions: list[str] = []
    while me is not None and table is not None and match.waiting is None:
        if table.seat is None or match.player_at(table.seat) != me:
            break
        actions.append(chance.choice(table.legal()))
        before = len(table.actions)
        match._play(me, actions[-1])
        if len(table.actions) == before:
            break  # it waits for chance
    return actions


def begin(game: str = TAXI, players: int = 2) -> tuple[list[Device], str]:
    """Return the devices of all players, and the invitation."""
    devices = [Device(n) for n in range(players)]
    made = invite(cm.game(game), players, {}, devices[0].player, devices[0].name)
    devices[0].known = made
    return devices, to_text(made.letter)


def played(
    letters: int, game: str = TAXI, players: int = 2, seed: int = 0
) -> tuple[list[Device], list[str]]:
    """Return the devices and all letters of a game, at most n."""
    devices, text = begin(game, players)
    chance, texts, following = random.Random(seed), [text], devices[0].known
    while following is not None and following.next is not None and len(texts) < letters:
        device = devices[following.next]
        texts.append(device.answer(texts[-1], chance))
        following = device.known
    return devices, texts


def refusal(text: str, known: Match | None = None) -> str:
    """Return the message of the refusal of a letter."""
    with pytest.raises(BadLetter) as refused:
        Match.of(read(text), known)
    assert all(refused.value.text(lang) for lang in LANGUAGES)
    return refused.value.message


# --- games ----------------------------------------------------------------------------------------


def test_games_for_several_without_hands_are_offered() -> None:
    assert {name for name in cm.games() if is_offered(cm.game(name))} == set(OFFERED)


@pytest.mark.parametrize("name", OFFERED)
def test_no_seat_sees_more_than_another(name: str) -> None:
    """A game whose players have secrets must not be offered: its letters would show them."""
    table = cm.game(name).new(seats=max(cm.game(name).seats), seed=3)
    chance = random.Random(3)
    while not table.over and len(table.actions) < 150:
        views = [table.view(seat) for seat in (None, *range(table.players))]
        assert all(view == views[0] for view in views)
        table.play(chance.choice(table.legal()))


@pytest.mark.parametrize(("name", "players"), [*((n, 2) for n in OFFERED), ("first-rat", 3)])
def test_a_whole_game_by_letter(name: str, players: int) -> None:
    devices, texts = played(3000, name, players, seed=players)
    match = Match.of(read(texts[-1]))
    assert match.next is None and match.table is not None and match.table.over
    with pytest.raises(BadLetter, match="over"):
        match.write(devices[0].player)
    saved = match.table.to_save()
    again = cm.game(name).load({**saved["start"], "script": saved["chance"]})
    for action in saved["actions"]:
        again.play(action)
    assert again.totals() == match.table.totals()


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(OFFERED), st.integers(2, 4))
def test_all_devices_see_the_same(seed: int, name: str, players: int) -> None:
    _, texts = played(players + 6, name, players, seed)
    match = Match.of(read(texts[-1]))
    again = Match.of(read(to_json(read(texts[-1]))))
    assert match.table is not None and again.table is not None
    assert match.table.raw == again.table.raw
    assert sorted(map(match.seat_of, range(players))) == list(range(players))
    assert match.names() == [NAMES[match.player_at(seat)] for seat in range(players)]


def test_letters_fit_into_links() -> None:
    _, texts = played(60)
    assert len(texts[1]) < 600
    assert len(texts[-1]) < 2500


# --- chance ---------------------------------------------------------------------------------------


def rolled(secrets: Sequence[bytes]) -> tuple[int, ...]:
    """Return what a player rolls first at a table of players with these secrets."""
    people = [Player(secret) for secret in secrets]
    head = invite(cm.game(TAXI), len(people), {}, people[0], NAMES[0]).head
    match = Match(head._replace(table="fixed"))
    for number, player in enumerate(people):
        match = match.write(player, name=NAMES[number])
    while not (match.table and match.table.chance):
        me = match.next
        assert me is not None
        actions = choose(match.copy(), people[me], random.Random(1))
        match = match.write(people[me], actions)
    return tuple(match.table.chance)


def test_every_player_changes_chance_and_no_player_alone_decides_it() -> None:
    base = [bytes([n]) * 32 for n in range(3)]
    first = rolled(base)
    assert rolled(base) == first
    for player in range(3):
        others = {
            rolled([*base[:player], bytes([9 + n]) * 32, *base[player + 1 :]]) for n in range(4)
        }
        assert len(others | {first}) > 2


def test_a_roll_waits_for_the_other_player() -> None:
    """The letter with a roll has the action, but nothing from which its result follows."""
    _, texts = played(30)
    waits = [read(text) for text in texts if Match.of(read(text)).waiting]
    assert len(waits) > 5
    for letter in waits[1:]:
        counts = [count for count, _ in letter.shares]
        assert sorted(counts) == [max(counts) - 1, max(counts)]


def test_nothing_secret_is_in_a_letter() -> None:
    devices, texts = played(20)
    for text in texts:
        letter = read(text)
        counts = {number: count for number, (count, _) in enumerate(letter.shares)}
        inside = to_json(letter).encode()
        for number, device in enumerate(devices):
            assert device.player.secret.hex().encode() not in inside
            coming = device.player.share(counts.get(number, 0) + 1)
            assert all(coming != share for _, share in letter.shares)


# --- cheating -------------------------------------------------------------------------------------


def test_a_change_of_any_character_of_a_link_is_found() -> None:
    _, texts = played(5)
    text, letter = texts[-1], read(texts[-1])
    for place in range(len(text)):
        other = "A" if text[place] != "A" else "B"
        changed = text[:place] + other + text[place + 1 :]
        try:
            found = read(changed)
            Match.of(found)
        except BadLetter:
            continue
        assert found == letter


def test_a_change_of_any_character_of_a_file_is_found() -> None:
    _, texts = played(4)
    letter = read(texts[-1])
    text = to_json(letter)
    for place in range(len(text)):
        other = "7" if text[place] != "7" else "8"
        try:
            found = read(text[:place] + other + text[place + 1 :])
            Match.of(found)
        except BadLetter:
            continue
        assert found == letter, text[max(0, place - 20) : place + 20]


@pytest.mark.parametrize("cut", [1, 10, 100, 300])
def test_a_part_of_a_letter_is_refused(cut: int) -> None:
    _, texts = played(4)
    assert refusal(texts[-1][:-cut]) == "letter-damaged"
    assert refusal(to_json(read(texts[-1]))[:-cut]) == "letter-damaged"


def test_a_changed_action_is_named() -> None:
    devices, texts = played(12)
    letter = read(texts[-1])
    number = next(n for n, entry in enumerate(letter.entries) if entry.actions)
    old = letter.entries[number]
    entries = list(letter.entries)
    entries[number] = old._replace(actions=("cheat",))
    changed = letter._replace(entries=tuple(entries))
    with pytest.raises(BadLetter) as refused:
        Match.of(changed, devices[1].known)
    assert refused.value.message == "letter-changed"
    assert refused.value.values["number"] == number + 1
    assert refused.value.values["name"] == NAMES[old.by]
    assert "cheat" in str(refused.value)
    assert refusal(to_text(changed)) == "letter-unsigned"  # also without a copy of one's own


def test_an_old_letter_changes_nothing() -> None:
    _, texts = played(10)
    known = Match.of(read(texts[-1]))
    assert {refusal(text, known) for text in texts} == {"letter-old"}


def test_two_answers_to_one_letter_are_named() -> None:
    devices, texts = played(30)
    number = next(n for n, e in enumerate(read(texts[-1]).entries) if len(e.actions) > 1)
    before, entry = Match.of(read(texts[number - 1])), read(texts[number]).entries[-1]
    player = devices[entry.by].player
    answers = (choose(before.copy(), player, random.Random(seed)) for seed in range(100))
    second = next(actions for actions in answers if tuple(actions) != entry.actions)
    forked = before.write(player, second).letter
    with pytest.raises(BadLetter) as refused:
        Match.of(forked, Match.of(read(texts[number + 1])))
    assert refused.value.message == "letter-twice"
    assert refused.value.values == {"number": number + 1, "name": NAMES[entry.by]}


def test_another_player_cannot_write_ones_letter() -> None:
    devices, texts = played(7)
    match = Match.of(read(texts[-1]))
    me = match.next
    assert me is not None
    other = devices[1 - me]
    actions = choose(match.copy(), devices[me].player, random.Random(2))
    with pytest.raises(BadLetter):
        forged = match.write(other.player, actions)  # with the other player's key
        Match.of(forged.letter)


def signed_by_all(letter: Letter, devices: Sequence[Device]) -> Letter:
    """Return a letter that bears all signatures: its writers agreed to cheat a third."""
    digests = hashes(letter.head, letter.entries)
    last = {entry.by: digest for entry, digest in zip(letter.entries, digests, strict=True)}
    marks = tuple(devices[n].player.sign(last[n]) for n in range(len(letter.signatures)))
    return letter._replace(signatures=marks)


def test_signed_letters_must_keep_the_rules() -> None:
    devices, texts = played(9)
    letter = read(texts[-1])

    def with_last(entry: Entry) -> str:
        changed = letter._replace(entries=(*letter.entries[:-1], entry))
        return refusal(to_text(signed_by_all(changed, devices)))

    last = letter.entries[-1]
    assert with_last(last._replace(actions=(*last.actions, "fly to the moon"))) in (
        "letter-illegal",
        "letter-turn",
    )
    assert with_last(last._replace(by=1 - last.by)) == "letter-turn"
    full = next(n for n, entry in enumerate(letter.entries) if entry.actions)
    entry = letter.entries[full]
    entries = (*letter.entries[:full], entry._replace(actions=("no such action",)))
    cut = letter._replace(entries=entries)
    assert refusal(to_text(signed_by_all(cut, devices))) == "letter-illegal"
    entries = (*letter.entries[:full], entry._replace(actions=()))
    cut = letter._replace(entries=entries)
    assert refusal(to_text(signed_by_all(cut, devices))) == "letter-unfinished"


def test_a_share_that_was_not_promised_is_named() -> None:
    devices, texts = played(9)
    letter = read(texts[-1])
    count, _ = letter.shares[1]
    changed = letter._replace(shares=(letter.shares[0], (count, bytes(16))))
    assert refusal(to_text(changed)) == "letter-share"
    later = letter._replace(
        shares=(letter.shares[0], (count + 1, devices[1].player.share(count + 1)))
    )
    assert refusal(to_text(later)) == "letter-damaged"


# --- other tables and versions --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", "chess", "letter-game"),
        ("game", "ratcatcher", "letter-head"),
        ("game", "first-rat", "letter-not-offered"),
        ("rules", 99, "letter-rules"),
        ("players", 1, "letter-not-offered"),
        ("players", 9, "letter-head"),
        ("options", {"x": 1}, "letter-head"),
        ("options", {}, "letter-not-offered"),
        ("cheesemoon-letter", 2, "letter-format"),
        ("cheesemoon-letter", True, "letter-format"),
        ("cheesemoon-letter", "1", "letter-format"),
        ("table", "../x", "letter-damaged"),
        ("table", "", "letter-damaged"),
        ("table", "other", "letter-unsigned"),
        ("entries", [], "letter-damaged"),
        ("entries", 5, "letter-damaged"),
        ("entries", [[0, None, []]], "letter-damaged"),
        ("signatures", [], "letter-damaged"),
        ("shares", [[0, "x"]], "letter-damaged"),
    ],
)
def test_other_games_and_versions_are_named(field: str, value: object, message: str) -> None:
    _, text = begin("first-rat" if value == {} else TAXI)
    content = json.loads(to_json(read(text)))
    content[field] = value
    if field == "game" and value != "chess":
        content["rules"] = cm.game(str(value)).rules_version
    assert refusal(json.dumps(content)) == message


def test_a_changed_head_is_named() -> None:
    devices, text = begin()
    letter = read(text)
    changed = letter._replace(head=letter.head._replace(players=3))
    assert refusal(to_text(changed), devices[0].known) == "letter-changed-head"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "{}",
        "[]",
        "null",
        "letter=",
        "https://x/#letter=!!!",
        "A" * 50,
        '{"cheesemoon-letter":1}',
    ]
    + ["[" * 5000, '{"cheesemoon-letter":' * 3000, "eJyrVg" * 100],
)
def test_other_texts_are_no_letters(text: str) -> None:
    assert refusal(text) == "letter-damaged"


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80) | st.binary(max_size=80).map(lambda b: b.decode("latin-1")))
def test_no_text_breaks_the_reader(text: str) -> None:
    assert refusal(text)


def test_half_a_character_in_an_action_is_refused() -> None:
    """It can be read as JSON, but it has no bytes to sign."""
    content = json.loads(to_json(read(begin()[1])))
    content["entries"][-1][2] = ["\ud800"]
    with pytest.raises(BadLetter) as caught:
        read(json.dumps(content))
    assert caught.value.message == "letter-damaged"


def test_a_bomb_is_refused() -> None:
    import zlib
    from base64 import urlsafe_b64encode

    packed = zlib.compress(b'{"cheesemoon-letter":1,"x":"' + b"0" * 30_000_000 + b'"}', 9)
    assert refusal(urlsafe_b64encode(packed).decode().rstrip("=")) == "letter-damaged"


def test_links_survive_mail() -> None:
    _, text = begin()
    letter = read(text)
    assert read(f"Your turn!  https://example.org/moon/#letter={text}\n") == letter
    assert read("https://x/#letter=" + text[:60] + "\r\n " + text[60:]) == letter
    assert read("\N{ZERO WIDTH NO-BREAK SPACE}" + to_json(letter) + "\n") == letter


@pytest.mark.parametrize("name", ["", "x" * 25, " Ola", "a\nb", "\x00"])
def test_strange_names_are_refused(name: str) -> None:
    made = invite(cm.game(TAXI), 2, {}, Player(), "Jan").letter
    content = json.loads(to_json(made))
    content["entries"][0][1][0] = name
    assert refusal(json.dumps(content)) == "letter-damaged"


def test_two_players_of_one_name_are_refused() -> None:
    match = invite(cm.game(TAXI), 2, {}, Player(), "Jan")
    with pytest.raises(BadLetter, match="jan"):
        match.write(Player(), name="jan")
