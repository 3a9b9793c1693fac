"""What a review calls costly is costly if strong bots play on."""

from __future__ import annotations

import pytest
from costly import LEVELS, SEATS, Reviewed, load, losses, play_pairs, table_before

GAMES = load()
PAIRS = 16  # of each sampled decision
CLEAR = 0.25  # the least share of games that a sampled decision lost in the stored playouts


@pytest.mark.parametrize("name", SEATS)
def test_costly_decisions_cost_games_on_average(name: str) -> None:
    own = [game for game in GAMES if game["game"] == name]
    _, _, claimed, observed, error = losses(own)
    assert observed - error > 0 and claimed >= 0.05
    assert observed + error > claimed / 2, "reviews claim much more than is lost"


@pytest.mark.parametrize("level", LEVELS)
def test_stored_decisions_are_choices_of_their_games(level: str) -> None:
    for game in (game for game in GAMES if game["level"] == level):
        for costly in game["costly"][:2]:
            table = table_before(game, costly["number"])
            assert game["actions"][costly["number"]] == costly["played"] != costly["best"]
            assert {costly["played"], costly["best"]} <= set(table.legal())


def clear_decisions() -> list[tuple[Reviewed, int]]:
    """Return the decision of Space Taxi and Space Guardians that lost most in stored playouts."""
    found = []
    for name in ("space-guardians", "space-taxi"):
        rows = [
            ((c["won_best"] - c["won_played"]) / c["pairs"], i, game)
            for game in GAMES
            for i, c in enumerate(game["costly"])
            if game["game"] == name and c["pairs"] >= 40
        ]
        loss, place, game = max(rows, key=lambda row: row[0])
        assert loss > CLEAR
        found.append((game, place))
    return found


@pytest.mark.parametrize(("game", "place"), clear_decisions())
def test_a_sampled_costly_decision_loses_games_again(game: Reviewed, place: int) -> None:
    costly = {**game["costly"][place], "pairs": 0, "won_best": 0.0, "won_played": 0.0}
    play_pairs(game, costly, PAIRS)  # type: ignore[arg-type]
    assert costly["pairs"] == PAIRS and costly["won_best"] > costly["won_played"]  # type: ignore[operator]
