"""The pages of a running server, asked over HTTP."""

from __future__ import annotations

import gzip
import json
import random
import re
from pathlib import Path

import pytest
from http_help import act, browser, play_to_the_end, sit_down
from server_help import Running

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.core.game import saved
from cheesemoon.view.charts import draw_stack, round_shares
from cheesemoon.view.talk import list_icons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_in_every_language(server: Running, lang: str) -> None:
    client = browser(server, lang)
    table = sit_down(client)
    pages = ["/", "/help", "/api", table, f"{table}/replay", f"{table}/fair"]
    for name in cm.games():
        pages += [f"/new/{name}", f"/rules/{name}", f"/pad/{name}"]
    for path in pages:
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert f'<html lang="{lang}"' in answer.text
        assert "style=" not in answer.text and "<script>" not in answer.text
        assert "content-security-policy" in answer.headers
    assert "data-action" in client.get(table).text


def test_language_and_light_can_be_chosen(server: Running) -> None:
    client = browser(server)
    answer = client.post("/settings", data={"lang": "pl", "theme": "light", "back": "/help"})
    assert answer.headers["location"] == "/help"
    text = client.get("/help").text
    assert 'lang="pl"' in text and 'data-theme="light"' in text
    for wrong in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:1"):
        away = client.post("/settings", data={"lang": "en", "back": wrong})
        assert away.headers["location"] == "/"


def test_hint_says_what_is_sure_and_no_more(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, seed="5")
    answer = client.get(f"{table}/preview", params={"action": "roll"}).text
    assert "Then chance decides." in answer and "rolls" not in answer
    act(client, table, 0, "roll")
    legal = re.findall(r'data-act="([^"]*)"', client.get(table).text)
    place = next(a for a in legal if a.startswith("place"))
    said = client.get(f"{table}/preview", params={"action": place}).text
    assert "passenger" in said and "chance" not in said
    assert client.get(f"{table}/preview", params={"action": "pay 3"}).text == ""
    assert browser(server).get(f"{table}/preview", params={"action": place}).text == ""


def test_every_option_and_score_has_words_in_every_language() -> None:
    for name in cm.games():
        game = cm.game(name)
        keys = {
            key for seats in (min(game.seats), max(game.seats)) for key in score_keys(game, seats)
        }
        for lang in LANGUAGES:
            for option, described in game.options.items():
                assert game.words.translated(lang, f"option-{option}"), (name, lang, option)
                for choice in described.choices:
                    word = str(choice).lower() if isinstance(choice, bool) else choice
                    assert game.words.has(lang, f"option-{option}-{word}"), (name, lang, option)
            for key in keys - {"total"}:
                stems = (f"score-{key}", f"score-{key.rstrip('0123456789')}")
                assert any(game.words.has(lang, stem) for stem in stems), (name, lang, key)
            assert game.words.has(lang, "about"), (name, lang)


def score_keys(game: cm.Game, seats: int) -> set[str]:
    assert game.people.pad
    rows = {row.key for row in game.people.pad(seats)}
    return rows | set(game.new(seats=seats, seed=1).scores()[0])


def test_why_not_names_the_rule(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, "first-rat", seed="4", who1="here")
    far = client.get(f"{table}/why", params={"thing": "space-20", "pick": "run 0"}).text
    assert "20 steps" in far and 'data-rule="/rules/first-rat/FR-14"' in far
    nothing = client.get(f"{table}/why", params={"thing": "<b>", "pick": "<b>"}).text
    assert "cannot be chosen now" in nothing and "<b>" not in nothing
    assert browser(server).get(f"{table}/why", params={"thing": "space-20"}).text == ""
    guardians = sit_down(client, "space-guardians", seed="4")
    other = client.get(f"{guardians}/why", params={"thing": "sg-buy-rocket"}).text
    assert "SG-" in other


def test_hints_only_where_they_spoil_no_game(server: Running) -> None:
    alone = browser(server)
    table = sit_down(alone, "space-guardians", seed="4", seats="2", who1="bot:random")
    answer = alone.get(f"{table}/advice")
    assert answer.status_code == 200 and "data-go=" in answer.text and "±" not in answer.text
    assert browser(server).get(f"{table}/advice").status_code == 403  # a spectator
    assert alone.get(f"{table}/review").status_code == 403  # not over yet
    assert alone.post(f"{table}/review").status_code == 403
    act(alone, table, 0, re.findall(r'data-go="([^"]*)"', answer.text)[0])
    assert (
        alone.get(f"{table}/advice", params={"ply": "0"}).status_code == 403
    )  # no second thoughts
    others = sit_down(alone, "space-guardians", seats="2", who1="link")
    assert alone.get(f"{others}/advice").status_code == 403
    assert "data-advice" not in alone.get(others).text


def test_every_viewer_may_see_who_is_ahead(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, "space-guardians", seats="2", who1="link")
    for anybody in (client, browser(server)):
        answer = anybody.get(f"{table}/standing")
        assert answer.status_code == 200 and len(re.findall(r"<b>\d+ %</b>", answer.text)) == 2
    assert client.get("/t/nowhere/standing").status_code == 404
    alone = sit_down(client, "ratcatcher", seats="1")
    assert "Chance to win" in client.get(alone).text
    assert len(re.findall(r"<b>\d+ %</b>", client.get(f"{alone}/standing").text)) == 1


def test_percents_add_up() -> None:
    assert round_shares([0.464, 0.536]) == [46, 54]
    assert round_shares([1 / 3, 1 / 3, 1 / 3]) in ([34, 33, 33], [33, 34, 33], [33, 33, 34])
    assert round_shares([0.125, 0.125, 0.75]) in ([13, 12, 75], [12, 13, 75])
    assert sum(round_shares([0.2, 0.3])) == 50  # the rest is nobody's


def test_looking_at_a_page_makes_no_bot_think(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, "space-taxi", seed="9")
    play_to_the_end(client, table, 9)
    assert f'href="{table}/end"' in client.get(table).text
    for _ in range(2):
        page = client.get(f"{table}/end").text
        assert f'action="{table}/review"' in page and "<progress" not in page
    foreign = {"sec-fetch-site": "cross-site"}
    assert client.post(f"{table}/review", headers=foreign).status_code == 403
    begun = client.post(f"{table}/review")
    assert begun.status_code == 303 and begun.headers["location"] == f"{table}/end"
    page = client.get(f"{table}/end").text
    assert f'action="{table}/review"' not in page


def test_replay_fork_download_and_open(server: Running, tmp_path: Path) -> None:
    client = browser(server)
    table = sit_down(client, seed="9")
    version = play_to_the_end(client, table, 9)
    assert f'href="{table}/end"' in client.get(table).text
    page = client.get(f"{table}/end").text
    assert "Where the points came from" in page and "polyline" in page and "Rematch" in page
    totals = [int(n) for n in re.findall(r'class="stackrow">.*?<b>(\d+)</b></li>', page)]
    assert len(totals) > 1 and totals == sorted(totals, reverse=True)
    for ply in (0, 3, version, 10**6):
        assert client.get(f"{table}/replay", params={"ply": ply}).status_code == 200
    game = client.get(f"{table}/save").json()
    assert len(game["actions"]) == version and game["fair"]["table"] in table
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game))
    assert cm.open(file).over
    opened = client.post("/open", files={"file": ("game.json", file.read_bytes())})
    assert opened.status_code == 303
    assert "Rematch" in client.get(opened.headers["location"] + "/end").text
    fork = client.post(f"{table}/fork", data={"ply": "3"}).headers["location"]
    text = client.get(fork).text
    assert "what if?" in text and f"{table}/replay?ply=3" in text
    following = client.post(f"{table}/again").headers["location"]
    assert client.post(f"{table}/again").headers["location"] == following
    assert act(client, following, 0, "roll").status_code == 204


def test_by_hand(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, chance="hand")
    fields = {"version": "0", "action": "roll"}
    fields["numbers"] = "1 1 2 3, 4 6 3 3 3 6"
    assert client.post(f"{table}/act", data=fields).status_code == 303
    assert "red, red, green, blue" in client.get(table).text
    fields["numbers"] = "1 x"
    assert client.post(f"{table}/act", data=fields).status_code == 422


@pytest.mark.parametrize("name", cm.games())
def test_the_first_visit_of_a_table_is_under_350_kib_and_the_next_from_cache(
    server: Running, name: str
) -> None:
    table = cm.game(name).new(seats=max(cm.game(name).seats), seed=3)
    rng = random.Random(3)
    while not table.over and len(table.actions) < 150:  # some way into a game at one screen
        table.play(rng.choice(table.legal()))
    client = browser(server)
    file = {"file": ("game.json", json.dumps(saved.to_dict(table)).encode())}
    page = client.get(client.post("/open", files=file).headers["location"])
    files = set(re.findall(r'(?:src|href)="(/static/[^"#]*)', page.text))
    files |= set(re.findall(r'data-sprite="([^"]*)', page.text))  # what later updates may bring
    sizes = {"": page.num_bytes_downloaded}
    for path in files:
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["cache-control"]
        sizes[path] = answer.num_bytes_downloaded
    assert any("sprite" in path for path in sizes) and any("woff2" in path for path in sizes)
    assert sum(sizes.values()) < 350 * 1024, sizes
    assert len(gzip.compress(picture_in(page.text).encode(), 6)) < 60 * 1024


@pytest.mark.parametrize("name", cm.games())
def test_a_table_has_the_icons_of_reactions_itself(server: Running, name: str) -> None:
    """So that the first reaction does not load the sprite with all icons."""
    client, seats = browser(server), min(cm.game(name).seats)
    page = client.get(sit_down(client, name, seats=str(seats)))
    icons = re.findall(r'<symbol id="on-i-([\w-]+)"', page.text)
    assert set(list_icons(cm.game(name).new(seats, 1))) <= set(icons)
    assert {"mood-glad", "mood-cross", "mood-worried"} <= set(icons)


def picture_in(html: str) -> str:
    """The board's picture in a table's page, to the end of its outermost element."""
    start = html.index("<svg", html.index('id="paper"'))
    depth = 0
    for tag in re.finditer(r"<svg\b|</svg>", html[start:]):
        depth += 1 if tag[0] == "<svg" else -1
        if depth == 0:
            return html[start : start + tag.end()]
    raise AssertionError("the picture has no end")


def test_what_was_lost_stands_behind_what_was_won() -> None:
    """A sum says of what it is made: 6 and 1 are not −22."""
    said = draw_stack([(0, -29), (1, 6), (2, 0), (3, 1)], 36, "")
    assert re.findall(r'class="k(\d)( loss)?"', said) == [("1", ""), ("3", ""), ("0", " loss")]
    assert re.findall(r">([−\d]+)</text>", said) == ["6", "−29"]  # 1 has no room for a number


@pytest.mark.parametrize(("other", "kind"), [("bot:easy", "same"), ("here", "rotate")])
def test_a_rematch_with_bots_keeps_seats_and_colours(
    server: Running, other: str, kind: str
) -> None:
    client = browser(server)
    table = sit_down(client, "space-taxi", who1=other, who2=other).removesuffix("#guide")
    for seat in ("0", "1"):
        client.post(f"{table}/resign", data={"seat": seat})
    page = client.get(f"{table}/end").text
    main, more = re.findall(r'<button[^>]*name="kind" value="(\w+)"', page)[:2]
    assert main == kind and more == ("rotate" if kind == "same" else "same")
