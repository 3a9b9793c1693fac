title = Space Taxi
about = Ten dice, odd passengers, and a little smuggling.
preset-first = The printed game. A coach helps if you play against bots.
preset-box = The printed game, without a coach.
start-player = Whoever last took a taxi starts (ST-2).
score-round = Round { $number }
score-coins = Coins left
for-round = in round { $number }
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

# The printed dice
hand-passenger = Passenger die: which face is up?
hand-fuel = Fuel die: which number is up?
hand-smuggling = Smuggling die: which number is up?

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
why-over = The last round has been driven.
ask-place = { $player }: which dice stay?
ask-coins = { $player }: pay how many coins, for 2 points each?
ask-over = The game is over.

do-roll = Roll { $dice ->
    [1] the last die
   *[other] { $dice } dice
}
do-place = Seat { $face ->
    [thumb] a thumb without paying
   *[other] { $group ->
        [one] a { face } passenger
       *[other] a { face } passenger, then { $group } alike
    }
}
do-joker = Pay 1 coin: the thumb becomes { face }{ $group ->
    [one] { "" }
   *[other] , then { $group } alike
}
do-fuel = Fuel { $number } on a wing, fuel is then { $sum }
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
tiles-with = Tiles, checked by { $player }
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
now-tile = { $placed } aboard: “Done” uses tile { $placed }
bar-tile = { $placed ->
    [0] Choose dice to take them aboard. Ride so far: { $points }.
   *[other] Ride so far: { $points }. “Done” uses tile { $placed }.
}
now-no-tile = { $left ->
    [0] { $more ->
        [one] The last die has to stay.
       *[other] The last { $more } dice all have to stay.
    }
   *[other] Tile { $placed } is used: take { $more } more, or undo.
}
last-round = Last round: coins are lost afterwards.
seat-line = { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}

# In the picture
alike = { $count } alike: { $points }
gauge = fuel { $sum }
broke-now = Breakdown! Fuel { $sum }
broke-sure = Breakdown, whatever comes
broke-last = { $player } broke down! Fuel { $sum }
last-ride = Last ride
last-broke = broke at fuel { $sum }
win-words = { $count ->
    [one] wins with { $total }
   *[other] win with { $total }
}
no-joker = no coin left for a joker
meter-best = best
slogan = Cheddar Cabs
slogan-more = any star, any hour
tile-now = { $placed ->
    [0] nothing kept: tile 0
    [one] 1 die kept: tile 1
   *[other] { $placed } dice kept: tile { $placed }
}
tile-on = tile { $placed } used: keep { $next }
free = free
pay-head = Pay coins? { $points } points each
tag-smuggle = +{ $points } now; rolled again, { $safe } of { $sides } are safe
meter = Meter
meter-stands = as it stands
meter-ride = this ride
meter-points = points
meter-riders = groups
meter-tank = fuel
meter-smuggled = loot
meter-fuel = fuel { $sum }, { $dice ->
    [1] last die: { $lowest } to { $highest }
   *[other] { $dice } dice: { $lowest } to { $highest }
}
meter-broke = fuel { $sum }: breakdown
meter-sure = breakdown, whatever comes
meter-bonus = +{ $coins } if nobody is alone
round-word = Round
lowest-struck = lowest is struck
last-round-short = last round

# Beside the picture
your-turn = your turn
rides = is driving
wins = wins
points-of = { $points ->
    [one] point
   *[other] points
}
panel-struck = { $count ->
    [one] round { $rounds } struck: the lowest
   *[other] rounds { $rounds } struck: the lowest
}
coin-worth = each coin buys { $points } points
step-roll = Roll
step-place = Place
step-coins = Pay
short-roll = Roll { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}
short-place = { $face ->
    [thumb] Thumb, free
   *[other] Seat { face }
}
short-joker = Joker: { face }
short-fuel = Fuel { $number }
short-smuggle = Smuggle { $number }
short-done = { $tile ->
    [0] Keep nothing, roll again
   *[other] Done: tile { $tile }
}
short-pay = { $coins ->
    [0] Pay nothing
    [1] Pay 1 coin
   *[other] Pay { $coins } coins
}

# Cards: what a thing is and does
card-taxi = Taxi
card-taxi-text = Six seats, three engines, one ride a turn. Passengers times fuel plus smuggled goods plus coins is the result. (ST-31)
card-seat = Seat
card-seat-text = Holds one passenger die. Two or more of one species score; someone alone scores nothing. (ST-14)
card-groups = Groups
card-groups-text = Passengers of one species: 2 give 1 point, 3 give 2, 4 give 3, 5 give 5, 6 give 8. (ST-26)
card-red = Red passenger
card-red-text = One eye. Alone it scores nothing; 2 of a species give 1 point, 3 give 2, 4 give 3, 5 give 5, 6 give 8. (ST-26)
card-green = Green passenger
card-green-text = Two eyes. Alone it scores nothing; 2 of a species give 1 point, 3 give 2, 4 give 3, 5 give 5, 6 give 8. (ST-26)
card-blue = Blue passenger
card-blue-text = Three eyes. Alone it scores nothing; 2 of a species give 1 point, 3 give 2, 4 give 3, 5 give 5, 6 give 8. (ST-26)
card-yellow = Yellow passenger
card-yellow-text = Four eyes. Alone it scores nothing; 2 of a species give 1 point, 3 give 2, 4 give 3, 5 give 5, 6 give 8. (ST-26)
card-violet = Violet passenger
card-violet-text = Five eyes. Alone it scores nothing; 2 of a species give 1 point, 3 give 2, 4 give 3, 5 give 5, 6 give 8. (ST-26)
card-thumb = Thumb
card-thumb-text = For 1 coin it becomes any species. Without a coin it only fills a seat, for good. (ST-15, ST-17)
card-passenger-die = Passenger die
card-passenger-die-text = Shows one of five species or a thumb. Six of them fill the taxi. (ST-14)
card-fuel-die = Fuel die
card-fuel-die-text = The three of them together must make 7 to 10: 7 multiplies the passengers by 1, 8 by 2, 9 by 3, 10 by 4. (ST-19)
card-wing = Engine
card-wing-text = Takes one fuel die with the number it shows. (ST-18)
card-gauge = Fuel gauge
card-gauge-text = 7 multiplies the passengers by 1, 8 by 2, 9 by 3, 10 by 4. Any other sum is a breakdown. Dotted: what a die in hand would make of it. (ST-19)
card-breakdown = Breakdown
card-breakdown-text = The fuel is not 7 to 10: this ride scores 0, and no points can be bought. Coins are kept. (ST-25)
card-smuggling-die = Smuggling die
card-smuggling-die-text = Placed, it brings as many points as it shows. It may also be rolled again; but if it then shows less, it is lost. (ST-21, ST-23)
card-mine = Smuggler's mine
card-mine-text = The die that lies here adds its number to the result; it is not multiplied. (ST-29)
card-lost = Lost
card-lost-text = A smuggling die that showed less than before lies here and scores nothing. It counts as one die placed. (ST-23, ST-24)
card-tile = Number tile
card-tile-text = After each roll exactly as many dice stay as an unused tile says. Each tile once a turn; 1 to 4 must all be used, 0 may be. (ST-6, ST-7)
card-tray = Tray
card-tray-text = The dice in hand as they were rolled. (ST-6)
card-cup = Dice cup
card-cup-text = Rolls all dice in hand. (ST-6)
card-coin = Coin
card-coin-text = 1 turns a thumb into any species; after a ride each buys 2 points. Worth nothing at the end. (ST-15, ST-30)
card-bank = Bank
card-bank-text = Coins paid go here, the reward for a full taxi comes from here. (ST-28)
card-bonus = Full taxi
card-bonus-text = All six seats in groups of two or more: 2 coins from the bank. (ST-28)
card-meter = Meter
card-meter-text = What this ride is worth as it stands: passengers times fuel plus smuggled goods. (ST-31)
card-sheet = Score sheet
card-sheet-text = The result of each round. The lowest of a round is struck out and counts nothing. (ST-32)
card-race = The race
card-race-text = Each taxi is as far as its total. The highest total wins. (ST-35)
card-last-ride = Last ride
card-last-ride-text = Passengers times fuel plus smuggled goods plus coins. (ST-31)
card-round = Round
card-round-text = Everybody rides once a round. 4 rounds with 4 or 5 players, else 5. The highest result starts the next round. (ST-3, ST-34)

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
script-runs-out = The script has only { $left ->
    [one] 1 number
   *[other] { $left } numbers
} left, and this roll takes { $dice }.
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
position-placed-other = tiles and dice on the board say that { $placed } dice were placed since the roll.
position-no-tile = a tile of 1 to 4 must be unused.
position-tiles-unused = all tiles of 1 to 4 must be used.
position-not-placed = { $found } dice are placed, not { $all }.
position-breakdown = this sum is a breakdown: no coins can be paid.
position-no-coins = without coins there is nothing to decide.
position-fresh = the game is over: this must be as at the start of a turn.
content-tiles = the tiles must be 0, 1, 2, … and add up to the number of dice.

# Big moments, which have the whole stage for a second
moment-starts = { $round ->
    [5] The last round!
    [4] { $players ->
        [4] The last round!
        [5] The last round!
       *[other] { "" }
    }
   *[other] { "" }
}
moment-broke-down = Breakdown!
moment-won = { $count ->
    [one] { $seat } wins!
   *[other] { $seat } share the victory!
}

# How long some bots think, and why
thinks-expert = works out all turns ahead, once: about 15 s
thinks-expert-seconds = 15

# What puzzles and mistakes are about
theme-done = Stop, or keep more?
theme-fuel = Which fuel?
theme-pay = How many coins?
theme-place = Who gets in?
theme-smuggle = Smuggle now?
theme-joker = Who is the thumb?
theme-roll = Roll?

# Why a hint is good
spare-broke-down = The other way the taxi breaks down more often: { $there } of { $of } rides, not { $here }.
spare-failed = The other way the smuggling fails more often: { $there } of { $of } rides, not { $here }.
plan-bonus = { $coins ->
    [one] It earns a coin: no passenger sits alone.
   *[other] It earns { $coins } coins: no passenger sits alone.
}
more-scored-factor = The fuel gives a larger factor: { $here } on average, not { $there }.
more-scored-passengers = More passengers of one kind ride along: { $here } points on average before the factor, not { $there }.
more-scored-smuggling = The mine brings more: { $here } points on average, not { $there }.

# At the mine
mine-put = Put the { $number } here: +{ $number }.
mine-again = Or roll again: { $numbers } { $safe ->
    [one] is
   *[other] are
} safe ({ $safe } of { $sides }).

# A hint: what an action does itself
good-place = Passengers of one kind pay together: the larger the group, the more.
good-place-thumb = A thumb on a seat costs no coin, and no other die is given up.
good-joker = For a coin the thumb joins the kind that you need.
good-fuel = The three fuel dice must add up to 7, 8, 9 or 10.
good-smuggle = On the board it is safe: a lower roll would lose it.
good-done = The other dice are worth one more roll.
good-pay = Each coin brings two points now.
good-pay-0 = A coin that you keep can turn a thumb later.
points-round = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more on average.

# A hint: what this die does for this ride
merit-group = A group of { $group } pays { $points } { points-of }, and the fuel multiplies them.
merit-pair = { $lie } of this kind lie here: together they pay { $points } { points-of }, and the fuel multiplies them.
merit-alone = Alone it pays nothing yet: it waits for a second one of its kind.
merit-last-seat = It pays nothing, but it takes no place from a better die.
merit-joker = For a coin the group of { $group } pays { $points } { points-of }, not { $before }, and the fuel multiplies them.
merit-fuel-done = The fuel is { $sum } now: factor { $factor }.
merit-fuel-with = { $second ->
    [0] With the { $first } beside it the fuel is { $sum }: factor { $factor }.
   *[other] With the { $first } and the { $second } beside it the fuel is { $sum }: factor { $factor }.
}
merit-fuel-last = The last fuel die must then show { $lowest }.
merit-fuel-open = { $dice ->
    [one] The last fuel die may then show { $lowest } to { $highest }.
   *[other] The other { $dice } fuel dice must then sum to { $lowest } to { $highest }.
}
merit-smuggle = { $lost ->
    [0] It is worth 1 point, and it is out of the way.
    [one] { $points } points are safe here. Another roll would lose them in 1 of { $sides } cases.
   *[other] { $points } points are safe here. Another roll would lose them in { $lost } of { $sides } cases.
}
merit-nothing = No die here is worth a tile: all of them roll again.
merit-pay = With { $points } you beat the { $lowest } of another player: yours is not struck out.

# Playing by letter
letter-pace = Every roll needs a letter to the other players and back, because all of you make the dice.
