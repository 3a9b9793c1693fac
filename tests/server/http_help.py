"""What tests share that ask a server over HTTP as a browser or a program would."""

from __future__ import annotations

import random
from typing import Any

import httpx
from server_help import Running
from waiting import until

import cheesemoon as cm

SAME = {"Sec-Fetch-Site": "same-origin"}


def browser(server: Running, lang: str = "en") -> httpx.Client:
    return httpx.Client(base_url=server.base, headers={**SAME, "Accept-Language": lang}, timeout=60)


def prepared(server: Running, name: str) -> None:
    """Wait until a game's rules and pictures are there; on a cold machine they are compiled."""
    client = browser(server)
    until(lambda: client.get(f"/figures/{name}/intro").status_code != 503, 600, every=0.2)


def sit_down(client: httpx.Client, name: str = "space-taxi", **form: str) -> str:
    fields = {"seats": "3", "who0": "here", "who1": "here", "who2": "here", **form}
    answer = client.post(f"/new/{name}", data=fields)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def act(client: httpx.Client, table: str, version: int, action: str) -> httpx.Response:
    fields = {"version": str(version), "action": action}
    return client.post(f"{table}/act", data=fields, headers={"X-Script": "1"})


def play_api(server: Running, made: dict[str, Any], seed: int = 1, most: int = 10**6) -> Any:
    rng = random.Random(seed)
    base = f"/api/tables/{made['table']}"
    version = made["version"]
    state = server.get(base, made["tokens"][0])
    turn, legal = state["turn"], state["legal"]
    for _ in range(most):
        if turn is None:
            break
        token = made["tokens"][turn]
        legal = legal or server.get(base, token)["legal"]
        done = server.call(
            f"{base}/actions", {"action": rng.choice(legal), "version": version}, token
        )
        version, turn, legal = done["version"], done["turn"], done["legal"]
    return server.get(base, made["tokens"][0])


def play_to_the_end(client: httpx.Client, table: str, seed: int, seats: int = 3) -> int:
    """Random actions of somebody who sits on all seats of Space Taxi; how many. The table was made
    with this seed, so the same game is played here to know what is legal."""
    here, rng = cm.game("space-taxi").new(seats=seats, seed=seed), random.Random(2)
    while not here.over:
        action = rng.choice(here.legal())
        assert act(client, table, len(here.actions), action).status_code == 204
        here.play(action)
    return len(here.actions)
