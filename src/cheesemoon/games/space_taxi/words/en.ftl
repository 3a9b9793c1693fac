title = Space Taxi
about = Roll ten dice, fill your taxi with aliens, mind the fuel and smuggle a little.
score-round = Round { $number }
score-coins = Coins left
house-rule = { $players ->
    [1] house rule: practice with 1 player
   *[other] house rule: practice with { $players } players
}

# Faces of the passenger dice
face = { $face ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[thumb] thumb
}

face-accusative = { face }

# What happened
log-rolled = { $seat } rolls { $dice }.
log-failed = Smuggling fails: { $number } after { $before }.
log-placed = { $seat } seats { $face ->
    [thumb] a thumb without paying; it belongs to no species.
   *[other] a { face } passenger.
}
log-joked = { $seat } pays 1 coin, the thumb becomes { face }.
log-fuelled = { $seat } puts a { $number } on a wing; fuel is { $sum } now.
log-smuggled = { $seat } puts the smuggling die on the mine field: { $number }.
log-tile-used = Tile { $tile } is used.
log-broke-down = Breakdown: fuel { $sum }. { $seat } scores 0.
log-bonus = { $coins ->
    [0] The taxi is full, but the bank is empty: no coins for { $seat }.
    [1] The taxi is full: { $seat } gets 1 coin, the last of the bank.
   *[other] The taxi is full: { $seat } gets { $coins } coins.
}
log-paid = { $coins ->
    [1] { $seat } pays 1 coin for 2 points.
   *[other] { $seat } pays { $coins } coins for { $points } points.
}
log-scored = { $seat }: passengers { $passengers } × factor { $factor } + smuggling { $smuggling } + coins { $points } = { $result }.
log-struck = Round { $round }: the lowest result is struck out, { $result } of { $seat }.
log-starts = { $seat } starts round { $round }: { $tied ->
    [1] of those with the highest result, { $result }, the first to play.
   *[other] the highest result, { $result }.
}
log-total = { $seat } has { $total } points in all.
log-won = { $seat } wins with { $total } points.

# What to decide
ask-roll = { $player }: roll { $dice ->
    [1] the last die
   *[other] { $dice } dice
}.
ask-place = { $player }: which dice stay?
ask-coins = { $player }: how many coins do you pay, for 2 points each?
ask-over = The game is over.

do-roll = Roll { $dice ->
    [1] the last die
   *[other] { $dice } dice
}
do-place = Seat { $face ->
    [thumb] a thumb without paying
   *[other] a { face } passenger, group of { $group }
}
do-joker = Pay 1 coin: the thumb becomes { face }, group of { $group }
do-fuel = Fuel { $number } on a wing, { $sum } together
do-smuggle = Smuggle { $number }
do-done = { $tile ->
    [0] Keep nothing and roll again, tile 0
   *[other] Done, tile { $tile }
}
do-pay = { $coins ->
    [0] Pay nothing, result { $result }
    [1] Pay 1 coin, result { $result }
   *[other] Pay { $coins } coins, result { $result }
}

# On the table
round = Round { $round } of { $rounds }
game-over = Game over
bank = Bank
tiles = Tiles
tiles-with = Tiles, kept by { $player }
taxi = Taxi
fuel = Fuel
smuggling = Smuggling
hand = In hand
aside = failed
total = Total
coins = Coins
groups = Group
points = Points
factor = Factor
breakdown = breakdown
now-points = the taxi as it stands: { $points }
now-fuel = fuel { $sum }; { $dice ->
    [1] the last die needs { $lowest } to { $highest }
   *[other] { $dice } dice need { $lowest } to { $highest } together
}
now-fuel-lost = fuel { $sum }: breakdown, whatever comes
now-fuel-done = fuel { $sum }: factor { $factor }
now-smuggling = smuggling: { $value } or more next time
now-tile = { $placed } placed: done uses tile { $placed }
now-no-tile = { $placed } placed: that tile is used, go on to { $next }
last-round = Last round: coins are worth nothing afterwards.
seat-line = { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}

# Why not
no-over = The game is over.
no-such-action = "{ $action }" is no action of Space Taxi.
no-roll-first = Roll the dice first.
no-decide-first = Decide first how many dice stay.
no-pay-first = Decide first how many coins you pay.
no-coins = { $coins ->
    [1] Only 1 coin.
   *[other] Only { $coins } coins.
}
no-face = No die in hand shows { face }.
no-fuel = No fuel die in hand shows { $number }.
no-thumb = No thumb in hand.
no-coin-for-joker = A joker costs { $coins } coin, and you have none.
no-smuggling-placed = The smuggling die is on the board already.
no-smuggling-aside = The smuggling die is beside the board.
no-tile-above = No unused tile above { $placed }, say done.
no-tile-zero = Tile 0 is used already.
no-failed-counts = The failed die counts as one, and tile 1 is used already.
no-tile-used = Tile { $placed } is used already, place on to { $next } dice.
script-runs-out = The script has only { $left } numbers left, and this roll takes { $dice }.
script-passenger = The script's { $number } is not on a passenger die.
script-fuel = The script's { $number } is not on a fuel die.
script-smuggling = The script's { $number } is not on the smuggling die.

# Wrong positions
position-round-over = a game that is over is in its last round, { $last }.
position-results = { $expected } results are needed here, { $found } are given.
position-struck = by the results it must be { $struck }.
position-coins = coins add up to { $coins }, not to { $all }.
position-smuggling-early = the die was not rolled yet in this turn; it must be null.
position-smuggling-missing = a roll was made, so it must have a number.
position-hand = nothing was rolled in phase { $phase }; it must be null.
position-dice = dice on the board and tiles make { $dice }, not { $all }.
position-passengers = passenger dice in hand and in the taxi are { $found }, not { $all }.
position-fuel = fuel dice in hand and on the wings are { $found }, not { $all }.
position-placed = { $placed } dice would have been placed since the roll, which no tile allows.
position-no-tile = a tile of 1 to 4 must be unused.
position-tiles-unused = all tiles of 1 to 4 must be used.
position-not-placed = { $found } dice are placed, not { $all }.
position-breakdown = this sum is a breakdown: no coins can be paid.
position-no-coins = without coins there is nothing to decide.
position-fresh = the game is over: this must be as at the start of a turn.
content-tiles = the tiles must be 0, 1, 2, … and add up to the number of dice.
