title = Space Guardians

# Tokens
invader = { $token ->
    [one] a one-eyed monster
    [two] a two-eyed monster
    [three] a three-eyed monster
    [four] a four-eyed monster
    [five] a five-eyed monster
    [left] the left half of a ship
    [right] the right half of a ship
   *[none] nothing
}
invader-accusative = { invader }
kind = { $kind ->
    [one] a one-eyed monster
    [two] a two-eyed monster
    [three] a three-eyed monster
    [four] a four-eyed monster
    [five] a five-eyed monster
   *[ship] half a ship
}
kind-accusative = { kind }
half = half ship
thing = { $thing ->
    [rocket] rocket
    [upgrade] upgrade
    [battery] battery
   *[return] return
}

# The printed tokens
hand-stack = Turn over the top token of the stack: what is it?
hand-formation = The formation: which monster lies where?
script-stack = No token { $number } is left in the stack.

# What happened
log-placed = { $seat } places the fighter on { $cell }.
log-laid = { $seat } lays the mine on { $cell }.
log-moved = { $seat } flies from { $from } to { $cell }.
log-took = { $seat } shoots { invader } on { $cell } and takes it.
log-broke = { $seat } hits { invader } on { $cell }: it goes to the box, the ship is damaged.
log-robbed = { $seat } hits the fighter of { $other } on { $cell } and takes { kind }.
log-hit-poor = { $seat } hits the fighter of { $other } on { $cell }, but there is no token to take.
log-hit-mine = { $seat } hits the mine on { $cell }: nothing happens.
log-missed = { $seat } shoots and hits nothing.
log-rocketed = { $seat } fires the rocket at row { $row } and takes { $points } { $points ->
    [one] point
   *[other] points
}{ $boxed ->
    [0] .
    [one] ; half a ship goes to the box.
   *[other] ; { $boxed } half ships go to the box.
} All invaders above move down.
log-bursted = { $seat } interrupts the flight for a burst of { $level ->
    [one] 1 shot
   *[other] { $level } shots
}.
log-emptied = { $count ->
    [one] Column { $columns } is empty, all invaders move down.
   *[other] Columns { $columns } are empty, all invaders move down.
}
log-arrived = { $from ->
    [none] New invaders: { $list }.
   *[other] New invaders from { $from } on: { $list }.
}
arrived-monster = { $eyes ->
    [one] 1 eye
   *[other] { $eyes } eyes
}
arrived-half = { $token ->
    [left] { $count ->
        [one] left half waits
       *[other] { $count } left halves wait
    }
   *[right] { $count ->
        [one] right half waits
       *[other] { $count } right halves wait
    }
}
arrived-ship = { $waited ->
    [1] waiting ship
   *[other] ship
}
arrived-ship-waits = { $count ->
    [one] whole ship waits
   *[other] { $count } whole ships wait
}
log-nobody-arrived = No reinforcements are left.
log-exploded = The mine and { invader } meet on { $cell }: both go to the box.
log-crashed = The fighter of { $seat } and { invader } collide on { $cell }: both are destroyed.
log-pushed = { $seat } pushes the mine to { $cell }.
log-pushed-off = { $seat } pushes the mine off the board.
log-reentered = { $seat } puts the mine on { $cell }.
log-bought = { $seat } pays { $tokens } { $thing ->
    [rocket] for a rocket.
    [upgrade] for an upgrade: level { $level }.
   *[battery] to charge the battery.
}
log-paid-return = { $seat } pays { $tokens } to come back.
log-returned = { $seat } is back on { $cell }.
log-left-game = { $seat } does not come back and is out of the game.
log-dropped-out = { $points ->
    [one] { $seat } has only 1 point, cannot come back and is out of the game.
   *[other] { $seat } has only { $points } points, cannot come back and is out of the game.
}
log-waited = The lowest row is full: { $seat } has to wait.
log-ended = { $end ->
    [cleared] The last invader is gone: the planet is saved!
    [ceasefire] Cease-fire: nobody has hit anything, one turn after the other.
    [limit] The game ends after { $turns } turns.
    [invasion] An invader reaches the planet: everybody has lost.
   *[nobody] Nobody is left to defend the planet: everybody has lost.
}
log-total = { $seat } has { $total ->
    [one] 1 point
   *[other] { $total } points
}.
log-won = { $seat } wins with { $total ->
    [one] 1 point
   *[other] { $total } points
}.

# What to decide
ask-place = { $player }: where does the fighter start?
ask-lay = { $player }: where does the mine lie?
ask-return = { $player }: come back for { $price } points, or leave the game?
ask-pay = { $player }: which tokens pay { $thing ->
    [rocket] the rocket
    [upgrade] the upgrade
    [battery] the battery
   *[return] the return
} ({ $price } points)?
ask-enter = { $player }: where does the fighter come back?
ask-move = { $buys ->
    [0] { $player }: fly first, or shoot?
   *[other] { $player }: fly first, shoot, or buy something?
}
ask-shoot = { $player }: fire!
ask-resume = { $player }: fly on, or fire?
ask-mine = { $player }: push the mine, or end the turn?
ask-reenter = { $player }: where does the mine come back?
ask-over = The game is over.

do-place = Fighter on { $cell }
do-mine = Mine on { $cell }
do-return = Come back for { $price } points
do-leave = Leave the game
do-pay = Pay { $tokens } = { $points }
do-move = Fly to { $cell }, then shoot: { $aim }
do-shoot = { $shots ->
    [one] Shoot: { $aim }
   *[other] { $shots } shots: { $aim }
}
do-rocket = Fire the rocket at row { $row }
do-burst = { $shots ->
    [one] Burst: 1 extra shot from here
   *[other] Burst: { $shots } extra shots from here
}
do-buy = { $thing ->
    [rocket] Buy the rocket for { $price }
    [upgrade] Buy level { $level } for { $price }
   *[battery] Charge the battery for { $price }
}
do-push = { $cell ->
    [off] Push the mine off the board and put it back
   *[other] { $token ->
        [none] Push the mine to { $cell }
       *[other] Push the mine to { $cell } onto { invader }
    }
}
do-done = End the turn, the mine stays where it is

# On the table
aim = { $what ->
    [monster] { invader } on { $cell }
    [damaged] a damaged ship on { $cell }, { $points } points
    [whole] a whole ship on { $cell }, its half goes to the box
    [fighter] the fighter of { $player } on { $cell }
    [mine] only the mine on { $cell }
   *[none] nothing
}
aim-then = {", then "}
aim-warning = { $warning ->
    [empties] {" "}– the column becomes empty!
    [lost] {" "}– the column becomes empty and everybody loses!
   *[none] {""}
}
turns = Turn { $turns }
game-over = Game over
moon = Moon
planet = Planet
stack = Stack
waiting = Waiting
box = Box
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
state = { $state ->
    [flying] on { $cell }
    [destroyed] destroyed
    [out] out of the game
   *[waiting] ready
}
rocket = { $rocket ->
    [shop] no rocket
    [held] rocket
   *[used] rocket used
}
level = level { $level }
battery = { $battery ->
    [empty] battery empty
    [full] battery full
   *[used] battery used
}
offer = { thing } { $price } { $enough ->
    [1] ✓
   *[other] ✗
}
now-aim = In front: { $aim }
now-rocket = { $row ->
    [0] Rocket: no invader in front
   *[other] Rocket: would take row { $row }
}
now-rocket-fighter = Rocket: a fighter is in row { $row }
now-prices = Prices: { $offers }
now-misses = Cease-fire { pic-misses }
mine = mine
mine-cell = mine cell
monster = { $eyes ->
    [one] monster, 1 eye
   *[other] monster, { $eyes } eyes
}
fighter = Fighter of { $player }, level { $level }

# Why not
no-over = The game is over.
no-such-action = "{ $action }" is no action of Space Guardians.
due-place = The fighters are placed first.
due-lay = The mine is laid first.
due-return = Decide first: come back or leave.
due-pay = Pay first.
due-enter = Put your fighter on the lowest row first.
due-move = A turn is: move, shoot, mine; or one purchase.
due-shot = A shot must be fired first.
due-mine = The shooting is over: push the mine, or say done.
due-reenter = Put the mine back on a mine cell first.
no-place = { $cell } is not possible: only an empty cell of the lowest row.
no-mine-cell-empty = { $cell } is not an empty mine cell.
no-mine-cell-free = { $cell } is not a mine cell free of fighters.
no-line = A fighter flies in one straight line, and there is none from { $from } to { $cell }.
no-empty = { $cell } is not empty.
no-second-move = One move per turn.
no-fly-on = The next cell in this direction is not empty or off the board: the move is over.
no-other-direction = After a burst you fly on only in the same direction.
no-rocket = No rocket bought.
no-second-rocket = One rocket per player and game.
no-rocket-target = The first object in front must be an invader.
no-rocket-fighter = Another player's fighter is in row { $row }.
no-basic = Only in the advanced game.
no-burst-yet = A burst interrupts a move: fly first.
no-battery-empty = The battery is empty.
no-battery-full = The battery is full.
no-battery-used = The battery is used up.
no-purchase-now = A purchase must be the only thing in the turn.
no-level = Level { $level } is the highest.
no-points = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}, the price is { $price }.
no-token = You have { $count } of these, not { $asked }: { kind }.
no-price = { $points ->
    [one] 1 point does not pay { $price }.
   *[other] { $points } points do not pay { $price }.
}
no-superfluous = Too much: { kind } is superfluous, the rest pays { $price }.
no-rising = Name the tokens in rising order: pay { $tokens }.

# Wrong positions
position-turn-out = this player is out of the game.
position-no-invader = an invader must be on the board while the game runs.
position-out-at = a player who is out has no fighter on the board.
position-basic = only in the advanced game.
position-too-many = there are only { $all } tokens "{ $kind }".
position-tokens-missing = { $missing } of the { $all } tokens are missing.
position-row = { $columns } signs are needed, each one of { $known }.
position-both-halves = a left and a right half do not wait together: they are a ship.
position-deal = not enough monsters are left for the formation; { $needed } are needed.
position-halves-odd = the halves of ships that are left cannot be shared out between left and right.
position-halves = { $left } left and { $right } right halves are still to come; they must be as many.
position-side = more than { $most } halves { $side } cannot be on the board.
position-two-objects = { $cell } holds two objects.
position-not-in-phase = this cannot be true in phase { $phase }.
position-must-be-null = this must be null in phase { $phase }.
position-must-be-given = this must be given in phase { $phase }.
position-misses = with { $players } players in the game this must be lower.
position-turns = the game ends after { $limit } turns.
position-mine-early = in phase { $phase } the mine is not on the board; it must be null.
position-place = seats below { $before } have a fighter, the others none.
position-no-room = the lowest row needs an empty cell for every fighter that is still to be placed.
position-lay-turn = seat { $last } lays the mine.
position-lay = all fighters are placed before the mine is laid.
position-no-mine-cell = an empty mine cell is needed.
position-not-on-offer = the player cannot buy this.
position-cannot-fly-on = the next cell in this direction must be empty.
position-no-push = the mine must be on the board and free to be pushed.
position-no-reentry = a mine cell without a fighter is needed.
position-fighter = the acting player must have a fighter on the board in phase { $phase }.
position-no-fighter = the acting player has no fighter on the board in phase { $phase }.
position-points = { $points } points do not reach the price of { $price }.
position-no-empty-cell = an empty cell in the lowest row is needed.
content-mine-cells = at least one mine cell is needed, and none twice.
content-monsters = the formation needs { $needed } monsters.

# Options
option-advanced = Game
option-advanced-false = Basic game: fly, shoot, push the mine, buy a rocket
option-advanced-true = Advanced game: also better fighters and batteries for a burst in flight

# The lobby, the breakdown, the score pad
about = Fly, shoot and push the mine before the invaders land.
preset-first = The basic game. A coach helps if you play against bots.
preset-box = The advanced game: also better fighters, and batteries for a burst.
start-player = Whoever flew last starts, or the youngest (SG-7).
score-monsters = Monsters
score-ships = Command ships
score-eyes = { $number ->
    [1] Monsters with 1 eye
   *[other] Monsters with { $number } eyes
}
score-halves = Halves of ships
score-out = In the game?
for-monsters = for monsters
for-ships = for command ships
pad-in = in
pad-out = out

# In the picture
# The first click on a choice that asks for a second
twice-buy = { $thing ->
    [rocket] Rocket for { $price }?
    [upgrade] Level { $level } for { $price }?
   *[battery] Charge the battery for { $price }?
}|{ $over ->
    [no] Buying takes this turn. Choose it again to buy.
   *[yes] Your tokens pay { $cost }, without change. Choose it again to buy.
}
twice-fly = Fly to { $cell }?
twice-rocket = Choose it again to fly: then shoot +{ $shot }, or rocket +{ $gain }.
short-shoot = Shoot
short-burst = { $shots ->
    [one] Burst: 1 shot
   *[other] Burst: { $shots } shots
}
short-rocket = Rocket
short-push = Push
short-done = End turn
short-return = Come back
short-leave = Leave the game
short-pay = Pay { $points }
short-buy = { $thing ->
    [rocket] Rocket
    [upgrade] Level { $level }
   *[battery] Battery
} { $price }
pic-stack = Stack: { $count }
pic-half-waits = { $side ->
    [left] { $count ->
        [one] 1 left half waits
       *[other] { $count } left halves wait
    }
   *[right] { $count ->
        [one] 1 right half waits
       *[other] { $count } right halves wait
    }
}
pic-ships-wait = { $count ->
    [one] 1 whole ship waits
   *[other] { $count } whole ships wait
}
pic-cease-fire = Cease-fire
pic-misses = { $count ->
    [one] after one more miss
   *[other] after { $count } misses in a row
}
pic-aim = Aim from { $cell }
pic-hit = { $what ->
    [monster] { $token ->
        [one] one-eyed, { $cell }
        [two] two-eyed, { $cell }
        [three] three-eyed, { $cell }
        [four] four-eyed, { $cell }
       *[five] five-eyed, { $cell }
    }
    [whole] ship breaks, { $cell }
    [damaged] half a ship, { $cell }
    [fighter] { $player }
    [mine] only the mine
   *[none] nothing ahead
}
pic-unseen = then { $count } unknown
pic-rocket-none = no invader ahead
pic-rocket-fighter = fighter in row { $row }
pic-rocket-row = row { $row }
pic-now-place = Puts the fighter on a cell of the lowest row. The tags say what a shot from there would bring.
pic-now-lay = Lays the mine on one of the marked cells.
pic-now-return = The fighter is destroyed: come back for points, or leave the game.
pic-now-pay = Chooses the tokens to pay with. What is paid too much is lost.
pic-now-enter = Puts the fighter back on a cell of the lowest row; a normal turn follows.
pic-now-mine = Pushes the mine one cell to the right, or leaves it where it is.
pic-now-reenter = Puts the mine back on one of the marked cells.
pic-hangar = Hangar
pic-takes-turn = takes the turn
pic-back = Back after a crash: { $price }
pic-offer = { $thing ->
    [rocket] Rocket
    [upgrade] Level { $level }
   *[battery] Battery
}
pic-note = { $thing ->
    [rocket] { $state ->
        [shop] a whole row
        [held] on board
       *[used] fired
    }
    [upgrade] { $state ->
        [next] { $shots } shots a turn
       *[best] the top
    }
   *[battery] { $state ->
        [empty] a burst in flight
        [full] charged
       *[used] used up
    }
}
pic-gone = out of the game
pic-turns = { $count ->
    [one] 1 turn was played.
   *[other] { $count } turns were played.
}
pic-pay = { $thing ->
    [rocket] Rocket
    [upgrade] Upgrade
    [battery] Battery
   *[return] Coming back
}: { $price ->
    [one] 1 point
   *[other] { $price } points
}
pic-has = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pic-more = More ways to pay
pic-last = last
pic-rows = { $count ->
    [0] Next descent:
    [one] 1 row left
   *[other] { $count } rows left
}
pic-to-planet = { $count ->
    [0] all is lost!
   *[other] to the planet
}
pic-end = { $end ->
    [cleared] The sky is clear!
    [ceasefire] Cease-fire
    [limit] Time is up
    [invasion] They have landed!
   *[nobody] Nobody is left
}
pic-out = out
panel-turn = { $whose ->
    [yours] your turn
   *[other] to act
}
panel-next = next: { $player }
panel-points = { $points ->
    [one] point
   *[other] points
}
panel-rocket = { $rocket ->
    [shop] no rocket
    [held] rocket
   *[used] fired
}
panel-battery = { $battery ->
    [empty] empty
    [full] charged
   *[used] used up
}
step-set-up = Set-up
step-place = Fighters
step-lay = Mine
step-return = Come back
step-pay = Pay
step-enter = Place
step-fly = Fly
step-shoot = Shoot
step-mine = Mine
aside-buy = A purchase takes the whole turn.
aside-place = The number is what a shot from there would bring.
aside-mine = Push moves it one cell to the right.
aside-last-miss = A miss now ends the game: cease-fire.
aside-cease-fire = No hit in this turn: it ends the game.
aside-descent = The column becomes empty: all invaders come one row nearer.
aside-lost = Then an invader lands: everybody loses!

# Cards: what a thing is
card-monster-1 = One-eyed monster
card-monster-1-text = Worth 1 point. Who shoots it takes it; captured tokens are points and money at once. (SG-18)
card-monster-2 = Two-eyed monster
card-monster-2-text = Worth 2 points. Who shoots it takes it; captured tokens are points and money at once. (SG-18)
card-monster-3 = Three-eyed monster
card-monster-3-text = Worth 3 points. Who shoots it takes it; captured tokens are points and money at once. (SG-18)
card-monster-4 = Four-eyed monster
card-monster-4-text = Worth 4 points. Who shoots it takes it; captured tokens are points and money at once. (SG-18)
card-monster-5 = Five-eyed monster
card-monster-5-text = Worth 5 points. Who shoots it takes it; captured tokens are points and money at once. (SG-18)
card-ship = Command ship
card-ship-text = The first hit only breaks it: that half goes to the box and nobody gets it. The other half is worth 10. (SG-19)
card-half = Half a command ship
card-half-text = Damaged: who shoots it takes it for 10 points. (SG-20)
card-fighter = Fighter
card-fighter-text = Flies in one straight line over empty cells, then shoots upwards. A hit on it costs its owner the token of the lowest value. (SG-12, SG-21)
card-flight = Flight
card-flight-text = One straight line over empty cells. Its tag: green is won from invaders, a sign is robbed from that player, red brings all invaders one row nearer. (SG-12, SG-29)
card-shot = Shot
card-shot-text = Flies up the column and hits the first thing there. Every turn that is not a purchase has one. (SG-16, SG-17)
card-mine = Mine
card-mine-text = After the shooting it may be pushed one cell to the right. Where it meets an invader both are gone, and nobody takes anything. (SG-23, SG-26)
card-mine-cell = Mine cell
card-mine-cell-text = Here the mine is laid, and here it comes back when it was pushed off the board. (SG-8, SG-25)
card-rocket = Rocket
card-rocket-text = 10 points, instead of a turn. Fired once in place of a shot, it takes the whole row of the first invader ahead. (SG-52, SG-56)
card-upgrade = Upgrade
card-upgrade-text = 10 points, instead of a turn. One shot more in every turn, up to level 3. (SG-71, SG-72)
card-battery = Battery
card-battery-text = 15 points, instead of a turn. Once, in the middle of a flight, a burst: as many extra shots as the level. (SG-75, SG-76)
card-return = Coming back
card-return-text = A destroyed fighter comes back for 10 points at the start of the next turn. Who cannot or will not pay is out of the game. (SG-45, SG-46, SG-47)
card-out = Out of the game
card-out-text = No more turns, and no chance to win. (SG-50)
card-stack = Mother ship
card-stack-text = Face-down tokens. When a column becomes empty, new invaders come from here into row 1. (SG-33)
card-waiting = Waiting
card-waiting-text = A half waits for its other half. Complete ships come first when the next row arrives. (SG-32, SG-33, SG-34)
card-box = Box
card-box-text = Tokens that are out of the game for good: paid, broken, or collided. (SG-4)
card-moon = Moon
card-moon-text = At the set-up the rows above it are full of monsters. It is made of cheese. (SG-5)
card-planet = Planet
card-planet-text = If an invader passes the lowest row, everybody has lost. (SG-63)
card-cease-fire = Cease-fire
card-cease-fire-text = One lamp for every turn in a row without a hit. When all are lit, the game is over and the points count. (SG-61)
card-descent = Descent
card-descent-text = Whenever a column becomes empty, all invaders come down one row. (SG-29, SG-31)
card-last = Last of its column
card-last-text = Whoever shoots it empties the column: all invaders come one row nearer. (SG-29)
card-paying = Paying
card-paying-text = Own tokens that reach the price, none of them superfluous. They go to the box; no change is given. (SG-40, SG-41)
card-points = Points
card-points-text = Eyes of captured monsters and 10 for each half of a ship. The most points win, if the planet holds. (SG-3, SG-65)
card-end = The end
card-end-text = No invader left, a cease-fire, or the last turn: points decide. A landing: everybody has lost. (SG-60, SG-61, SG-62, SG-63)

# Big moments, which have the whole stage for a second
moment-emptied = The invaders move down!
moment-exploded = Boom!
moment-crashed = Crash!
moment-won = { $count ->
    [one] { $seat } wins!
   *[other] { $seat } share the victory!
}
moment-ended = { $end ->
    [cleared] The sky is clear!
    [invasion] Invasion!
    [nobody] The planet is lost!
   *[other] The battle is over!
}

# Why it ended, with the player who acted; no words: another message tells it
why-ended = { $end ->
    [cleared] { $name } took the last invader out of the sky.
    [invasion] In the turn of { $name } an invader reached the planet: everybody has lost.
   *[other] { "" }
}
why-ended-emptied = { $end ->
    [invasion] { $name } emptied { $count ->
        [one] column { $columns }
       *[other] columns { $columns }
    }, all invaders moved down, and one reached the planet: everybody has lost.
   *[other] { "" }
}

# What puzzles and mistakes are about
theme-move = Where do you fly?
theme-buy = What do you buy?
theme-place = Where do you start?
theme-shoot = Shoot, or something else?
theme-push = Push the mine?
theme-done = Leave the mine?
theme-rocket = The rocket?
theme-mine = Where does the mine lie?
theme-return = Come back, and where?
theme-leave = Come back, or leave?
theme-pay = Which tokens do you pay?
theme-burst = The burst?

# Why a hint is good
plan-took-left = { plan-ship }
plan-took-right = { plan-ship }
plan-ship = { $when ->
    [now] It takes half a command ship: 10 points.
   *[next] It opens the way to half a command ship: 10 points.
}
plan-took-three = { plan-monster }: 3 points.
plan-took-four = { plan-monster }: 4 points.
plan-took-five = { plan-monster }: 5 points.
plan-monster = { $when ->
    [now] It takes { invader-accusative }
   *[next] It prepares the shot at { invader-accusative }
}
plan-rocketed = The rocket takes a whole row: { $points } points.
plan-robbed = { $when ->
    [now] It takes { kind-accusative } from { $other }.
   *[next] It prepares the shot that takes { kind-accusative } from { $other }.
}
deny-took-left = { deny-ship }
deny-took-right = { deny-ship }
deny-ship = Otherwise { $seat } takes half a command ship: 10 points.
deny-rocketed = Otherwise { $seat } takes a whole row with the rocket: { $points } points.
spare-robbed = Otherwise { $seat } can shoot at your fighter and take a token from you.
spare-crashed = Otherwise an invader hits your fighter: coming back costs 10.
plan-won = The game then ends within 2 rounds, and you win: { $here } of { $of } times, not { $there }.
spare-ended-invasion = Otherwise an invader reaches the planet and all lose ({ $there } of { $of } times, not { $here }).
save-emptied = Otherwise you empty column { $columns }, and all invaders come one row nearer.

# A hint: what an action does itself
good-done = It hardly matters now: pushed or not, the mine blocks no shot that counts.
good-push = { good-done }

# A hint: what the shot or the rocket takes; what pushing or leaving the mine does for the next shots
merit-rocket = It takes the whole row now: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
merit-shot = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
merit-robs = It takes { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $player }.
merit-push-own = It frees your way: your next shot can bring { $points }, not { $other }.
merit-push-rival = There it is in the way: { $player } takes { $points } at most with the next shot, not { $other }.
merit-done-own = Pushed, it would be in your way: your next shot would bring { $other } at most, not { $points }.
merit-done-rival = Here it is in the way: { $player } takes { $points } at most with the next shot, and { $other } if it moves.
merit-push-robbed = There it shields you: { $player } cannot shoot at your fighter and take { $points } from you.
merit-done-robbed = Here it shields you: pushed, { $player } could shoot at your fighter and take { $points } from you.

# Playing by letter
letter-pace = A letter also goes round when a new invader appears, because all of you shuffle the stack.
