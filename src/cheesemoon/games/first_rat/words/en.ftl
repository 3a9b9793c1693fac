title = First Rat

# Amounts and names
and = and
goods = { $item ->
    [cheese] { $count } cheese
    [bottle] { $count ->
        [one] { $count } bottle
       *[other] { $count } bottles
    }
    [soda] { $count } soda
    [can] { $count ->
        [one] { $count } can
       *[other] { $count } cans
    }
    [calculator] { $count ->
        [one] { $count } calculator
       *[other] { $count } calculators
    }
    [bulb] { $count ->
        [one] { $count } bulb
       *[other] { $count } bulbs
    }
   *[core] { $count ->
        [one] { $count } apple core
       *[other] { $count } apple cores
    }
}
stock = { $count ->
   *[other] { $item ->
       *[other] { goods }
    }
}
colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [orange] orange
    [green] green
    [green-orange] green or orange
   *[white] white
}
colour-space = { $colour ->
   *[other] { colour }
}
colour-spaces = { $colour ->
   *[other] { colour }
}
cheese-count = { $cheese } cheese
price-count = { $price } cheese
pipe-colour = { $colour ->
    [orange] orange
    [green] green
   *[grey] grey
}
stand = { $stand ->
    [hamster] Hamster
    [frog] Frog
   *[crow] Crow
}
track = { $track ->
    [cockpit] Cockpit
    [cargo] Cargo hold
    [engine] Engine
    [rocket] Rocket
    [cheese] Cheese
    [spotlights] Spotlights
    [pantry] Pantry
   *[rattonauts] Rattonauts
}
on-track = on the { $track ->
    [cockpit] cockpit
    [cargo] cargo
    [engine] engine
    [rocket] rocket
    [cheese] cheese
    [spotlights] spotlight
    [pantry] pantry
   *[rattonauts] rattonaut
} track
room = { $room ->
    [mushrooms] mushrooms
    [top] top passage
    [right] right passage
    [low-right] lower right passage
    [library-fork] fork before the library
    [library] library
    [nursery-fork] fork before the nursery
    [nursery] nursery
    [low-left] lower left passage
    [pantry] pantry
   *[left] left passage
}
a-part = { $part ->
    [cockpit] a cockpit
    [cargo] a cargo hold
   *[engine] an engine
}
a-pack = { $colour ->
    [orange] an orange backpack
   *[other] a { colour } backpack
}
a-drink = an energy drink
a-cap = the bottle cap “{ cap }”
cap = { $cap ->
    [unbuilt] No parts
    [collector] Collector
    [pantry] Pantry
    [spotlights] Spotlights
    [cockpit] Cockpit
    [cheese] Cheese
    [cargo] Cargo hold
    [engine] Engine
    [rocket] Rocket
    [rattonauts] Rattonauts
   *[other] { $cap }
}
cap-help = { $cap ->
    [unbuilt] { $base } points, less { $each } for each own cockpit, cargo hold and engine
    [collector] { $each } points for each own cap, backpack, comic and drink
    [rattonauts] { $each } points for each own rattonaut
   *[other] { $each } points for each own marker on this track
}
pack-help = { $item ->
    [material] { $count } more material from { colour } spaces
   *[other] { goods } more from { colour } spaces
}
drink-help = doubles what is taken in one turn
comic = { $comic ->
    [orange-pipes] Orange pipes
    [green-pipes] Green pipes
    [no-rent] No rent
    [long-legs] Long legs
    [green-orange] Green is orange
    [cheap-parts] Cheap parts
    [miroslaw] Miroslaw
    [slawosz] Slawosz
    [lara] Lara
   *[ratwoman] Ratwoman
}
comic-help = { $comic ->
    [orange-pipes] orange pipes cost nothing
    [green-pipes] green pipes cost nothing
    [no-rent] no rent is due
    [long-legs] several rats may run up to 4 steps each
    [green-orange] green and orange count as one colour in a run
    [cheap-parts] every part costs one item less
    [miroslaw] runs any distance alone, never steals, scores double as a rattonaut
    [slawosz] takes 1 more item
    [lara] runs 2 steps further
   *[ratwoman] stays where she is after stealing
}
rat = { $rat ->
    [0] Archie
    [1] Bella
    [2] Chip
   *[other] Daisy
}
rattonaut = rattonaut, space { $space }
robot = Robot rat

# The printed game
hand-card = Turn over the robot rat's card: which one is it?
hand-hamster = A backpack goes to the box, drawn at random: which one?
hand-crow = A bottle cap goes to the box, drawn at random: which one?
hand-library = A comic goes to the box, drawn at random: which one?
lay-hamster = Backpacks at the hamster's
lay-crow = Bottle caps at the crow's
lay-library = Comics in the library
lay-path = The path, spaces { $first } to { $last }
lay-score = Score tiles on the tracks
script-card = Card { $number } is not in the robot rat's deck.
script-hamster = The hamster has no backpack { $number }.
script-crow = The crow has no bottle cap { $number }.
script-library = Comic { $number } is not in the library.

# What happened
from-space = { $begin ->
    [0] the start
   *[other] { $begin }
}
log-ran = { $seat }: { rat } runs from { from-space } to { $end }, { steps }.
to-pad = the launch pad
log-pipe = { $price ->
    [0] The way leads through the pipe at { $pipe }, which costs nothing with the comic.
   *[other] The way leads through the pipe at { $pipe } for { $cost }.
}
log-rent = { $seat } pays { $cheese } cheese rent to { $other }.
log-rent-robot = { $seat } pays { $cheese } cheese rent to the dump.
log-short = { $seat } has no more cheese; { $owed } cheese rent is not paid.
log-mouldy = { $pieces ->
    [one] { $seat } takes a mouldy cheese and gets 3 cheese for it.
   *[other] { $seat } takes { $pieces } mouldy cheese and gets 3 cheese for each.
}
log-crew-joined = { $seat }: { rat } is a rattonaut now, space { $space }: { points }.
log-nut = { $seat } takes a nut.
log-new-rat = { $seat }: { rat } comes from the nursery to the start.
log-no-reward = { $seat } gets no reward: none is possible.
log-drank = { $seat } drinks: everything counts double.
log-took = { $seat } takes { $sum }.
log-lost = The dump has too little; lost: { $goods }.
log-lit = { $seat } lights the chain from { $begin } to { $end }.
log-walked = { $left ->
    [0] { $seat }: the small rat comes to the { room }.
   *[other] { $seat }: the small rat comes to the { room }, { $left } to go.
}
log-scored = { $seat } puts a marker { on-track }, space { $space }: { points }.
log-not-scored = { $seat } has no marker left and does not score { on-track }.
log-took-comic = { $seat } takes the comic “{ comic }”: { comic-help }.
log-left-comic = { $seat } takes no comic.
log-token = { $seat }: { rat } is { comic } now.
log-bought = { $seat } buys { $thing } for { $price } cheese.
log-stole = { $stays ->
    [1] { $seat } steals { $thing }; Ratwoman stays where she is.
   *[other] { $seat } steals { $thing }; the thief ({ rat }) goes back to the start.
}
log-built = { $saved ->
    [none] { $seat } builds { a-part }.
   *[other] { $seat } builds { a-part } and saves { $goods }.
}
log-fed = { $seat } sends a food parcel.
log-idle = { $seat } has no rat on the path and nothing to build: the turn passes.
log-ends-next = Eighth marker: one more round after this one.
log-ends-this = Fourth rattonaut: this round is the last.
why-ends-next = { $name } laid an eighth marker, and one more round was played.
why-ends-this = The fourth rat of { $name } was aboard: that round was the last.
log-round = { $last ->
    [1] Round { $round }, the last.
   *[other] Round { $round }.
}
log-card = The robot rat turns over a card: its rats run { $numbers }.
log-robot-ran = A rat of the robot runs from { from-space } to { $end }, { steps }.
log-robot-crew = It is a rattonaut now: space { $space }, { points }.
log-robot-paid = { $seat } gets { $cheese } cheese from the dump for it.
log-robot-took = It removes { $thing } from the stall.
log-robot-comic = The robot removes the comic “{ comic }”.
log-robot-planned = The robot puts a planning marker { on-track }.
log-robot-scored = The robot puts a marker { on-track }, space { $space }: { points }.
log-robot-no-marker = The robot has no marker left: it does not score { on-track }.
log-reshuffled = The robot's { $cards } cards are shuffled.
log-total = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
log-robot-total = Robot rat: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
log-won = { $seat } wins with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
log-robot-won = The robot rat wins: more than its { $total } points were needed.
log-challenge = Challenge { $number } is met: { $number ->
    [1] no rattonaut
    [2] no backpack, drink, comic or cap
    [3] four rattonauts
    [4] two rockets
    [5] four backpacks
    [6] the points
    [7] at most 16 turns
    [8] five markers on one track
   *[9] every pipe twice
}.

# What to decide
ask-run = { $runs ->
    [0] { $player }: which rat runs first, and where to?
   *[other] { $more ->
        [yes] { $player }: does another rat run?
       *[no] { $player }: no other rat can run this turn.
    }
}
ask-where = Where does { rat } run?
ask-reward = { $player }: which reward for the launch pad?
ask-pack = { $player }: the backpack adds 1 material. Which?
ask-drink = { $player }: drink, and take everything twice?
ask-fork = { $player }: which way, with { steps } to go?
ask-comic = { $player }: which comic?
ask-token = { $player }: which rat becomes { comic }?
ask-shop = { $more ->
    [yes] { $player }: buy or steal something?
   *[no] { $player }: there is nothing more to get.
}
ask-build = { $more ->
    [yes] { $player }: { $what ->
        [build] build something?
        [feed] send a food parcel?
       *[both] build or feed?
    }
   *[no] { $player }: there is nothing more to build or feed.
}
ask-plan = { $player }: which track does the robot take?
ask-over = The game is over.

do-run = { rat } to { $end }, { colour }: { $gift }
do-run-pad = { rat } to the launch pad: { points }
do-nut = Take a nut: { points }
do-newrat = A new rat comes to the start
do-pack = Take { $goods } more
do-drink = Drink: take everything twice
do-keep = Keep the drink
sign-drink = Drink
sign-keep = Keep it
do-fork = { $way ->
    [library] Into the library
    [nursery] Into the nursery
   *[on] Straight on
}
do-comic = { $comic ->
    [none] Take no comic
   *[other] { comic }: { $help }
}
do-token = { rat }
do-buy = Buy { $thing } for { $price } cheese
do-steal = { $stays ->
    [yes] Steal { $thing }, Ratwoman stays
   *[no] Steal { $thing }, the rat goes back to the start
}
do-build = Build { a-part } for { $price }: { points }
do-feed = Send a food parcel for { $price } cheese: { points }
do-plan = { track }
do-done = { $phase ->
    [run] Done running
    [shop] Done shopping
   *[build] End the turn
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
via-paid = through the { $count ->
    [one] pipe
   *[other] pipes
} at { $pipes } for { $price }
via-free = through the { $count ->
    [one] pipe
   *[other] pipes
} at { $pipes }, free
rent = rent { $rent } cheese
plus-light = { $count } light
plus-super = { $count } Slawosz
plus-pack = { $count } backpack

# On the table
round = Round { $round }
phase = { $phase ->
    [run] run
    [reward] reward
    [pack] backpack
    [drink] drink
    [fork] burrow
    [comic] library
    [token] super-rat
    [shop] shop
    [build] build and feed
    [plan] robot
   *[over] game over
}
one-more-round = one more round
last-round = last round
prices = Prices and points
start = Start
pad = Launch pad
pipes = Pipes
rats = Rats
mouldy = Mouldy cheese
nuts = Nuts
stand-line = { stand } (space { $space }, { price-count } each)
drink-count = { $count ->
    [one] { $count } drink
   *[other] { $count } drinks
}
drinks = { $empty ->
    [0] drinks: { $full }
   *[other] drinks: { $full } full, { $empty } empty
}
light = Light
burrow = Burrow
packs = Backpacks
caps = Caps
comics = Comics
plans = Plans
card = Card
cards-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
markers-left = { $late ->
    [yes] markers: { $left } + { $spare } (last round only)
   *[no] markers: { $left } + { $spare }
}

# Why not
no-over = The game is over.
no-such-action = "{ $action }" is no action of First Rat.
no-phase = { time-to }; { $verb ->
    [run] running comes at the start of a turn
    [nut] the reward comes right after running to the launch pad
    [newrat] the reward comes right after running to the launch pad
    [pack] the backpack comes when you take things
    [drink] drinking comes when you take things
    [keep] drinking comes when you take things
    [fork] the fork comes when the small rat stands there
    [comic] comics come in the library
    [token] tokens come with super-rat comics
    [buy] shopping comes after taking
    [steal] shopping comes after taking
    [build] building comes after shopping
    [feed] feeding comes after shopping
    [plan] planning comes in the robot's turn
   *[done] this must be decided first
}.
time-to = Now is the time to { $phase ->
    [run] run
    [reward] choose the reward
    [pack] choose the backpack's material
    [drink] drink or keep the drink
    [fork] choose the way in the burrow
    [comic] choose a comic
    [token] choose a rat for the token
    [shop] shop
    [build] build and feed
   *[plan] choose a track for the robot
}
no-ran-already = { rat } has already run.
no-rat-on-path = { rat } is not on the path.
no-long-run = { rat } ran { steps }: no other rat may run this turn.
no-beyond = There is nothing beyond the launch pad, { $pad }.
no-backwards = Rats run towards the rocket only.
no-such-pipe = There is no pipe { $pipe }.
no-pipe-on-way = Pipe { $pipe } is not on the way from { $begin } to { $end }.
no-but-pipe = { $end } is { steps } away; through pipe { $pipes } it is { $shorter }: say `{ $action }`.
no-too-far-alone = { rat } would need { steps }; at most { $limit } alone.
no-too-far-others = { rat } would need { steps }; at most { $limit }, because another rat has run.
no-second-pad = Only one rat a turn may reach the pad.
no-own-rat = { $ran ->
    [yes] { rat } stands on { $space }.
   *[no] { rat } stands on { $space }; let that rat run first.
}
no-colour = All rats that run this turn must end on { colour-spaces }.
no-pipe-price = Pipe { $pipe } costs { $price }; { $have ->
    [0] you have none.
   *[other] you have only { $have }, and another pipe takes it.
}
no-nut-left = No nut is left.
no-nut = Without a rat on the path you must take a new rat.
no-newrat = No rat of yours is in the nursery.
no-pack = The backpack adds only what lies on spaces of its colour.
no-fork = { $side ->
    [library] At this fork say library or on.
   *[nursery] At this fork say nursery or on.
}
no-comic-none = A comic must be taken.
no-comic-there = “{ comic }” is not in the library.
no-token = { rat } is not on the path: choose a rat that is.
no-rat-at-stand = No rat of yours ran to the { $stand ->
    [hamster] hamster
    [frog] frog
   *[crow] crow
} this turn.
no-second-thing = One thing per stall and turn.
no-second-pack = You already have { a-pack }.
no-thing-there = { $stand ->
    [hamster] The hamster does not have this.
    [frog] The frog has no drink left.
   *[crow] The crow does not have this.
}
no-steal-miroslaw = Miroslaw always pays.
no-cheese-for-thing = { $stand ->
    [hamster] A backpack
    [frog] A drink
   *[crow] A cap
} costs { $price } cheese; you have { $have }.
no-marker-spare = You have no marker to place: spare markers only in the last round.
no-marker-limit = You have no marker to place: { $most ->
    [10] ten are the limit.
   *[other] { $most } are the limit.
}
no-saving = You have no comic that saves an item; comics work from the turn after they are taken.
no-plain-build = Say which item you save.
no-saved-item = { $item ->
    [bottle] No bottle
    [soda] No soda
    [can] No can
   *[calculator] No calculator
} is in this price.
no-material = { $part ->
    [cockpit] A cockpit
    [cargo] A cargo hold
   *[engine] An engine
} costs { $price }; you lack { $lack }.
no-cheese-for-food = A food parcel costs { $price } cheese; you have { $have }.
no-best-track = This track is not among the best for the robot.
no-run-yet = At least one rat must run.

# Wrong positions
position-only-variable = only the variable board has this.
position-twice = { $what } is there twice.
position-group = { $what } belongs to another group of spaces.
position-tiles-differ = seven different tiles are needed.
position-same-space = two rats of one seat stand on one space.
position-rat = a space 0 to { $last } or one of { $places } is needed.
position-covered = space { $space } of the track { $track } is covered.
position-taken = space { $space } of the track { $track } is taken twice.
position-robot-rocket = the robot never has a rocket marker.
position-markers = { $found } markers; nobody has more than { $most }.
position-card = a card is revealed only in phase plan; it must be null.
position-reshuffled = { $card } never lies in the discard pile: it is shuffled in at once.
position-seen = { $card } lies open, so it has been seen.
position-not-in-game = { $card } is neither in the deck nor in the discard pile.
position-deck = { $found } cards with the letter { $letter }; the level { $level } has { $needed }.
position-too-many = { $found } of { $thing } in all; at most { $most } are in the game.
position-two-owners = { $what } is there once only.
position-pack-pieces = the box has fewer { $colour } backpacks.
position-gap = the track { $track } is filled from the left, and space { $space } is free.
position-end-markers = somebody has { $found } markers, so it must be next or this.
position-end-spare = somebody has { $found } markers, so it must be this.
position-end-crew = somebody has four rattonauts, so it must be this.
position-now-empty = this must be empty in phase { $phase } here.
position-now-phase = this cannot be in phase { $phase }.
position-not-there = no rat ran to the { $stand } this turn.
position-fresh = comics of this turn are the last of the seat's comics.
position-ran = [rat, end space 1 to { $last }, steps, first space, pipes] is needed; the last two may be left out.
position-ran-way = a run from there to { $end } through these pipes does not take { $steps } steps.
position-ran-pipes = no run passes these pipes; each is named by the space where it begins.
position-ran-twice = rat { $rat } ran twice.
position-ran-rats = rat { $rat } does not stand where it ran, { $end }.
position-ran-pad = only one run a turn ends on the launch pad.
position-ran-colour = all runs of a turn end on one colour.
position-ran-steps = { $steps } steps; at most { $limit } are allowed.
position-pack-missing = the material of the backpack must be given.
position-pack-kind = no backpack of this seat adds that.
position-supers = it must name exactly the super-rat comics owned: { $owned }.
position-phase-run = no rat is on the path, so nothing can run.
position-phase-reward = no rat has reached the launch pad, or no reward is possible.
position-phase-pack = the backpack leaves nothing to choose.
position-phase-drink = there is no full drink, or nothing to take.
position-phase-fork = the burrow marker is not on a fork with steps to go.
position-phase-comic = the burrow marker is not in the library, or the library is empty.
position-phase-token = the last comic of this turn is not a super-rat comic without a token.
position-phase-shop = there is nothing to get.
position-phase-build = nothing can be built or fed.
position-phase-plan = the robot has no choice of tracks.
position-phase-over = nothing has ended the game.
position-result-early = only a game that is over has a result.
position-result = this is not the result of this table.

# Wrong content
content-lamps = lamps must rise along the path, at least one beside every space.
content-burrow = the burrow needs a space { $what }.
content-name = a name is small letters, digits and hyphens, such as low-right.
content-cap = a cap counts either tracks or things.
content-twice = { $what } is there twice.
content-all = it must hold each of { $names } once.
content-box = the box has only { $most } of them.
content-group = a tile's name begins with the letter of its group, { $letters }.
content-robot = four spaces are needed, from front to back.
content-card = cards are A, B and one C, sorted, each once; none bears the rocket.
content-level = [A cards, B cards] is needed, as many as there are, and the same sum for every level.

# Options
option-edition = Edition
option-edition-pl = Polish text of 2026: 12 mouldy cheese and 16 nuts, bulbs light up at once, a comic must be taken
option-edition-de = German text of 2022: 10 mouldy cheese and 15 nuts, bulbs light up from the next turn, a comic may be declined
option-superrats = Super-rats
option-superrats-false = Without: the six comics alone
option-superrats-true = With: four comics that give one rat a power of its own
option-board = Board
option-board-standard = Standard: path and tracks as printed
option-board-variable = Variable: path tiles and score tiles are shuffled
option-cheap_parts = The comic “Cheap parts”
option-cheap_parts-auto = As the edition says: left out with two players in the Polish one
option-cheap_parts-in = In the box
option-cheap_parts-out = Left out
option-solo = Robot (only if you play alone)
option-solo-easy = Easy
option-solo-medium = Medium
option-solo-hard = Hard
option-solo-unfair = Unfair

# The lobby and the breakdown
about = Race over the junkyard, build a rocket, fly to the moon of cheese.
preset-first = The standard board. A coach helps if you play against bots.
preset-box = The printed game on the standard board, without a coach.
preset-everything = Super-rats, and a board that is new every time.
start-player = Whoever last ate cheese starts (FR-1).
score-cockpit = Cockpit
score-cargo = Cargo hold
score-engine = Engine
score-rocket = Rocket
score-cheese = Cheese track
score-spotlights = Spotlights
score-pantry = Pantry
score-rattonauts = Rattonauts
score-caps = Bottle caps
score-nuts = Nuts
score-mouldy = Mouldy cheese
score-leftovers = Goods left over
for-cockpit = for the cockpit
for-cargo = for the cargo hold
for-engine = for the engine
for-rocket = for the rocket
for-cheese = on the cheese track
for-spotlights = for spotlights
for-pantry = for the pantry
for-rattonauts = for rattonauts
for-caps = for bottle caps
for-nuts = for nuts
for-mouldy = for mouldy cheese
for-leftovers = for goods left over

# The picture
chamber = { $room ->
    [nursery] Nursery
    [library] Library
   *[pantry] Pantry
}
points-and-end = Points and end
on-turn = { $you ->
    [yes] your turn
   *[no] is to act
}
stones-left = { $markers } left
each = { $points } each
robot-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[unfair] unfair
}
choose-pack = The backpack adds 1. Of what?
choose-drink = Drink, and take twice as much?
choose-reward = Which reward do you take?
choose-comic = Which comic do you take?
step-run = Run
step-take = Take
step-shop = Shop
step-build = Build
label-done = { $phase ->
    [build] End turn
    [shop] Take nothing
   *[other] Done
}
label-run = { $pipes ->
    [none] { rat } to { $end }
   *[other] { rat } to { $end } by pipe { $pipes }
}
label-save = { track }, save { $goods }
label-nut = Nut
label-newrat = New rat
label-buy = Buy
label-steal = Steal
label-feed = Food parcel
aside-colour = The others must end on { colour-spaces }, too.
aside-first = Alone up to { $alone } steps, several up to { $several } each.
aside-fork = { $side ->
    [library] The library gives a comic.
   *[nursery] The nursery brings a rat; straight on lies the pantry.
}
aside-shop = A thief goes back to the start.
aside-last = This is the last round.

# Cards: what each thing is
card-space-blue = Blue space
card-space-blue-text = It gives light bulbs: each moves its player's marker one step along the light chain. A lit space gives one more. (FR-28)
card-space-yellow = Yellow space
card-space-yellow-text = It gives cheese, the money of the junkyard. A lit space gives one more. (FR-28)
card-space-orange = Orange space
card-space-orange-text = It gives a material for the rocket. A lit space gives one more. (FR-28)
card-space-green = Green space
card-space-green-text = It gives a material for the rocket. A lit space gives one more. (FR-28)
card-space-white = White space
card-space-white-text = It gives apple cores: each moves its player's small rat one step through the burrow. A lit space gives one more. (FR-28)
card-pipe-3 = Pipe from 3 to 12
card-pipe-3-text = One step through it costs 1 calculator. It is orange: free with “Orange pipes”. (FR-19)
card-pipe-5 = Pipe from 5 to 10
card-pipe-5-text = One step through it costs 1 soda. It is green: free with “Green pipes”. (FR-19)
card-pipe-11 = Pipe from 11 to 19
card-pipe-11-text = One step through it costs 1 can. It is green: free with “Green pipes”. (FR-19)
card-pipe-13 = Pipe from 13 to 17
card-pipe-13-text = One step through it costs 1 bottle. It is orange: free with “Orange pipes”. (FR-19)
card-pipe-20 = Pipe from 20 to 24
card-pipe-20-text = One step through it costs 1 bottle. No comic makes it free. (FR-19)
card-cheese = Cheese
card-cheese-text = Pays for backpacks, drinks and caps, and for rent. 10 cheese feed the crew: a marker on the cheese track. (FR-45, FR-49)
card-bottle = Vinegar bottle
card-bottle-text = Five of them and two soda build an engine. Pays for the pipes at 13 and 20. (FR-49)
card-soda = Baking soda
card-soda-text = Three for a cargo hold, two for an engine. Pays for the pipe at 5. (FR-49)
card-can = Pea can
card-can-text = One for a cockpit, two for a cargo hold. Pays for the pipe at 11. (FR-49)
card-calculator = Calculator
card-calculator-text = Two and a can build a cockpit. Pays for the pipe at 3. (FR-49)
card-bulb = Light bulb
card-bulb-text = Each moves its player's marker one step along the light chain. (FR-36)
card-core = Apple core
card-core-text = Each moves its player's small rat one step through the burrow. (FR-37)
card-start = Start
card-start-text = Where rats come from, and where thieves go back to. Any number of rats may stand here. (FR-16, FR-46)
card-pad = Launch pad
card-pad-text = It has all five colours. A rat that gets here becomes a rattonaut; its player takes a nut or a new rat. (FR-24, FR-26)
card-stand-hamster = Hamster
card-stand-hamster-text = A rat that runs to space 9 may get a backpack: bought for 6 cheese, or stolen. (FR-44)
card-stand-frog = Frog
card-stand-frog-text = A rat that runs to space 15 may get an energy drink: bought for 7 cheese, or stolen. (FR-44)
card-stand-crow = Crow
card-stand-crow-text = A rat that runs to space 21 may get a bottle cap: bought for 12 cheese, or stolen. (FR-44)
card-pack-green = Green backpack
card-pack-green-text = Once a turn 1 more material from green spaces. 6 cheese, or stolen. (FR-32, FR-33)
card-pack-orange = Orange backpack
card-pack-orange-text = Once a turn 1 more material from orange spaces. 6 cheese, or stolen. (FR-32, FR-33)
card-pack-yellow = Yellow backpack
card-pack-yellow-text = Once a turn 2 more cheese from yellow spaces. 6 cheese, or stolen. (FR-32)
card-pack-blue = Blue backpack
card-pack-blue-text = Once a turn 2 more bulbs from blue spaces. 6 cheese, or stolen. (FR-32)
card-pack-white = White backpack
card-pack-white-text = Once a turn 2 more apple cores from white spaces. 6 cheese, or stolen. (FR-32)
card-drink = Energy drink
card-drink-text = Doubles what is taken in one turn; then it is empty. 7 cheese, or stolen. (FR-34)
card-empty = Empty drink
card-empty-text = It has done its work. The cap “Collector” still counts it. (FR-34)
card-nut = Nut
card-nut-text = A reward of the launch pad: 3 points. (FR-26, FR-66)
card-points = Points
card-points-text = What this player would have if the game ended now. Most points win. (FR-66, FR-67)
card-mouldy = Mouldy cheese
card-mouldy-text = Taken by a player who cannot pay the rent: it brings 3 cheese and costs 2 points at the end. (FR-22)
card-leftovers = Goods left over
card-leftovers-text = Every 4 pieces of cheese and materials are 1 point at the end. (FR-66)
card-cap-unbuilt = Cap: No parts
card-cap-unbuilt-text = 12 points, less 2 for each own cockpit, cargo hold and engine. (FR-66)
card-cap-collector = Cap: Collector
card-cap-collector-text = 2 points for each own cap, backpack, comic and drink. (FR-66)
card-cap-pantry = Cap: Pantry
card-cap-pantry-text = 4 points for each own pantry marker. (FR-66)
card-cap-spotlights = Cap: Spotlights
card-cap-spotlights-text = 4 points for each own spotlight marker. (FR-66)
card-cap-cockpit = Cap: Cockpit
card-cap-cockpit-text = 4 points for each own cockpit. (FR-66)
card-cap-cheese = Cap: Cheese
card-cap-cheese-text = 5 points for each own cheese marker. (FR-66)
card-cap-cargo = Cap: Cargo hold
card-cap-cargo-text = 5 points for each own cargo hold. (FR-66)
card-cap-engine = Cap: Engine
card-cap-engine-text = 5 points for each own engine. (FR-66)
card-cap-rocket = Cap: Rocket
card-cap-rocket-text = 6 points for each own complete rocket. (FR-66)
card-cap-rattonauts = Cap: Rattonauts
card-cap-rattonauts-text = 4 points for each own rattonaut. (FR-66)
card-comic-orange-pipes = Comic: Orange pipes
card-comic-orange-pipes-text = The orange pipes, at 3 and 13, cost its owner nothing, from the next turn. (FR-56)
card-comic-green-pipes = Comic: Green pipes
card-comic-green-pipes-text = The green pipes, at 5 and 11, cost its owner nothing, from the next turn. (FR-57)
card-comic-no-rent = Comic: No rent
card-comic-no-rent-text = Its owner pays no rent; others still pay its owner. (FR-58)
card-comic-long-legs = Comic: Long legs
card-comic-long-legs-text = When several of its owner's rats run, each may take up to 4 steps. (FR-59)
card-comic-green-orange = Comic: Green is orange
card-comic-green-orange-text = When its owner's rats run, green and orange count as one colour. (FR-60)
card-comic-cheap-parts = Comic: Cheap parts
card-comic-cheap-parts-text = Every part costs its owner one item less, whichever they choose. (FR-61)
card-comic-miroslaw = Comic: Miroslaw
card-comic-miroslaw-text = One rat becomes Miroslaw: alone he runs any distance, he never steals, as a rattonaut he scores double. (FR-71)
card-comic-slawosz = Comic: Slawosz
card-comic-slawosz-text = One rat becomes Slawosz: it takes 1 more item from its space. (FR-73)
card-comic-lara = Comic: Lara
card-comic-lara-text = One rat becomes Lara: she runs 2 steps further, 7 alone and 5 with others. (FR-72)
card-comic-ratwoman = Comic: Ratwoman
card-comic-ratwoman-text = One rat becomes Ratwoman: after stealing she stays where she is. (FR-74)
card-rat = Rat
card-rat-text = It runs towards the rocket, alone up to 5 steps, with others up to 3 each. Its sign says whose it is. (FR-14)
card-waiting-rat = Rat in the nursery
card-waiting-rat-text = It comes to the start when the small rat of its colour enters the nursery, or as a reward of the launch pad. (FR-26, FR-41)
card-robot-rat = Rat of the robot
card-robot-rat-text = It runs by the robot's card. Where it stands, rent is paid to the dump. (FR-82, FR-90)
card-small-rat = Small rat
card-small-rat-text = It walks through the burrow, one step for each apple core. At a signpost its player chooses the way. (FR-37, FR-38)
card-light-marker = Light marker
card-light-marker-text = How far a player has lit the chain. All spaces up to it give one more. (FR-30, FR-36)
card-lamp = Lamp
card-lamp-text = A step of the light chain. For a player whose marker has reached it, its space gives one more. (FR-30)
card-spotlight = Spotlight
card-spotlight-text = Who reaches or passes it puts a marker on the spotlight track. (FR-36)
card-battery = Battery
card-battery-text = Where the light chain begins. (FR-36)
card-marker = Marker
card-marker-text = Scores the value of its space. Everybody has eight and two spare ones; with any player's eighth one more round is played. (FR-52, FR-63)
card-rattonaut = Rattonaut
card-rattonaut-text = A rat that reached the launch pad; it scores the value of its space. With any player's fourth this round is the last. (FR-24, FR-62)
card-plan = Planning marker
card-plan-text = When the robot's card shows this track again, the robot scores here. (FR-87)
card-robot-card = The robot's card
card-robot-card-text = Four numbers: how far its rats run, from the front to the back; then what it plans or removes. (FR-81)
card-rocket = The rocket
card-rocket-text = It grows with what everybody builds: cockpit, cargo hold, engine. The numbers count the parts built so far. (FR-49)
card-track-cockpit = Cockpit
card-track-cockpit-text = Build it for 1 can and 2 calculators. The first to build scores most. (FR-49, FR-52)
card-track-cargo = Cargo hold
card-track-cargo-text = Build it for 2 cans and 3 soda. The first to build scores most. (FR-49, FR-52)
card-track-engine = Engine
card-track-engine-text = Build it for 2 soda and 5 bottles. The first to build scores most. (FR-49, FR-52)
card-track-rocket = Rocket
card-track-rocket-text = For every complete set of cockpit, cargo hold and engine one more marker goes here. (FR-50)
card-track-cheese = Cheese
card-track-cheese-text = Feed the crew: 10 cheese for a marker here. (FR-49)
card-track-spotlights = Spotlights
card-track-spotlights-text = A marker for each of the steps 15, 28 and 40 that a player's light reaches. (FR-36)
card-track-pantry = Pantry
card-track-pantry-text = A marker each time a player's small rat enters the pantry. (FR-40)
card-track-rattonauts = Rattonauts
card-track-rattonauts-text = Every rat that reaches the launch pad, space 27, takes the next place. (FR-24, FR-52)
card-nursery = Nursery
card-nursery-text = When a small rat enters, a rat of its colour that waits here comes to the start. (FR-41)
card-packs = Backpacks
card-packs-text = Each brings more from spaces of its colour, once a turn. The whole panel shows which they are. (FR-32)
card-comics = Comics
card-comics-text = Each has a power of its own. The whole panel shows which they are. (FR-42)
card-caps = Bottle caps
card-caps-text = Each scores something at the end. The whole panel shows which they are. (FR-66)
card-more-things = More things
card-more-things-text = Backpacks, comics, caps, nuts and more: the whole panel shows them all. (FR-32)
card-library = Library
card-library-text = When a small rat enters, its player takes a comic. It works from their next turn. (FR-42, FR-43)
card-pantry = Pantry
card-pantry-text = When a small rat enters, a marker of its colour goes on the pantry track. (FR-40)
card-fork = Signpost
card-fork-text = Here a player chooses the way when their small rat walks on. (FR-38)
card-passage = Passage
card-passage-text = Small rats walk along the arrows, one step for each apple core. (FR-37)

# Big moments, which have the whole stage for a second
moment-crew-joined = A rattonaut!
moment-scored = { $track ->
    [rocket] { $seat } completes a rocket!
   *[other] { "" }
}
moment-robot-crew = The robot has a rattonaut!
moment-ends-next = One more round!
moment-ends-this = The last round!
moment-won = { $count ->
    [one] { $seat } wins!
   *[other] { $seat } share the victory!
}
moment-robot-won = The robot wins!

# What puzzles and mistakes are about
theme-run = Who runs, and where to?
theme-build = What do you build?
theme-buy = What do you buy?
theme-comic = Which comic?
theme-done = Go on, or stop?
theme-steal = What do you steal?
theme-feed = Feed the crew?
theme-fork = Which way in the burrow?
theme-drink = Drink now?
theme-keep = Keep the drink?
theme-nut = Nut, or new rat?
theme-newrat = Nut, or new rat?
theme-pack = What does the backpack bring?
theme-token = Who becomes the hero?
theme-plan = Where does the robot plan?

# The sheet of challenges (FR-92)
sheet-row = { $number ->
    [1] no rattonaut
    [2] no backpack, drink, comic or cap
    [3] four rattonauts
    [4] two rockets
    [5] four backpacks
    [6] more than 90 points
    [7] at most 16 turns
    [8] five markers on one track
   *[9] every pipe twice
}

# Why a hint is good
plan-scored-cockpit = { plan-part-when } a cockpit: { points }.
plan-scored-cargo = { plan-part-when } a cargo hold: { points }.
plan-scored-engine = { plan-part-when } an engine: { points }.
plan-part-when = { $when ->
    [now] It is enough for
   *[next] It leads to
}
plan-scored-rocket = { $when ->
    [now] It completes a rocket
   *[next] It leads to a whole rocket
}: { points } more.
plan-scored-cheese = { $when ->
    [now] It is enough for a food parcel
   *[next] It leads to a food parcel
}: { points }.
plan-scored-spotlights = { $when ->
    [now] It lights the next spotlight
   *[next] It leads to the next spotlight
}: { points }.
plan-scored-pantry = { $when ->
    [now] It fills a jar in the pantry
   *[next] It leads to a jar in the pantry
}: { points }.
plan-crew-joined = { $when ->
    [now] { rat } is on the moon
   *[next] { rat } comes to the moon soon
}: { points }.
plan-new-rat = It brings a new rat, and each rat takes more every turn.
plan-took-comic = It brings a comic: { comic-help }.
plan-took-cheese = { plan-goods }
plan-took-bottle = { plan-goods }
plan-took-soda = { plan-goods }
plan-took-can = { plan-goods }
plan-took-calculator = { plan-goods }
plan-goods = { $when ->
    [now] { $toward ->
        [none] It brings { $got }.
        [enough] It brings { $got }: enough for { toward-what }.
       *[lack] It brings { $got }. Still needed for { toward-what }: { $lack }.
    }
   *[next] { $toward ->
        [none] Next it brings { $got }.
       *[other] Next it brings { $got }, for { toward-what }.
    }
}
toward-what = { $what ->
    [cockpit] a cockpit
    [cargo] a cargo hold
    [engine] an engine
   *[cheese] a food parcel
}
points-leftovers = It brings more cheese and materials in the next two rounds.
plan-took-bulb = { $when ->
    [now] It brings { $got }
   *[next] It soon brings { $got }
}: each space that your light reaches gives you one more.
plan-took-core = { $when ->
    [now] It brings { $got }
   *[next] It soon brings { $got }
}: your small rat walks so far, to comics and new rats.
plan-bought = { $when ->
    [now] It brings { $thing }
   *[next] It leads to { $thing }
}: { $help }.
plan-stole = { $when ->
    [now] It brings { $thing } without paying
   *[next] It leads to { $thing } without paying
}: { $help }.
spare-mouldy = Otherwise you cannot pay the rent: mouldy cheese, 2 points less.
plan-won = It wins the game ({ $here } of { $of } times, not { $there }).

# At a stall
stall-buy = Buy { $price }
stall-short = { $missing } more
stall-steal = { $stays ->
    [yes] Stealing costs nothing, and Ratwoman stays where she is.
   *[no] Stealing costs nothing, but { rat } runs back to the start: { $spaces } spaces lost.
}

# A hint: what an action brings
merit-mark = { $less ->
    [yes] { points } at once. The next marker on this track gets only { $then }.
   *[no] { points } at once.
}

# A hint: what an action does itself
good-build = Early places on the board bring more points.
good-feed = Early places on the board bring more points.
good-fork-nursery = The nursery brings a new rat, and each rat takes more every turn.
good-fork-library = The library brings a comic, and it helps to the end of the game.
good-fork-pantry = The pantry brings points for a jar.
good-fork-on = The way leads on to the next room of the burrow.
good-done = What is left to do costs more than it brings.
