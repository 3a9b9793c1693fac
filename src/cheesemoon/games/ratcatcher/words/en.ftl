title = Ratcatcher
about = Alone against the rats: hunt for magic cheese through a city that grows, before they eat it all.
score-result = Won or lost
score-cheese = Cheese collected
score-eaten = Cheese eaten by the rats
score-health = Health left
score-arch = Wounds of the arch rat

# Names
catcher-name = { $catcher ->
    [lady-cage] Lady Cage
    [pathfinder] Pathfinder
    [butcher] Butcher
   *[alchemist] Alchemist
}
arch-name = { $arch ->
    [rat-king] Rat King
    [maw] The Maw
    [brood-mother] Brood Mother
   *[were-rat] Were-Rat
}
rat-name = { $rat ->
    [white] white rat
    [brown] brown rat
    [black] black rat
    [p1] Seroman
    [p2] Whiprat
    [p3] Magpie
    [p4] Wingrat
    [p5] Ironback
    [p6] Nest Queen
    [p7] Leaper
    [p8] Pestilence
    [p9] Thief
    [p10] Blind One
    [p11] Sapper
   *[p12] Giant
}
colour = { $colour ->
    [white] white
    [brown] brown
   *[black] black
}
colour-many = { colour }
rats = { $rats ->
    [one] 1 { colour } rat
   *[other] { $rats } { colour } rats
}
ability = { $ability ->
    [bait] Toxic Ruse
    [net] Dragnet
    [grapple] Grapple
    [whistle] Whistle
    [mincer] Mincer
    [apron] Apron
    [bomb] Firebomb
   *[gas] Sleeping Gas
}
ability-text = { $ability ->
    [bait] Put it in your district: rats take it for cheese, and white and black rats that eat it go to your cage.
    [net] Your area or an adjacent one: rats do not leave it and stop in it.
    [grapple] Go to any area of an active district.
    [whistle] All rats of a colour go from here or next door to an adjacent area.
    [mincer] An attack in your area with { $dice } dice.
    [apron] Your defence here is { $defence } higher.
    [bomb] An attack with { $dice } dice, up to { $distance } areas away.
   *[gas] Your area or an adjacent one: rats there neither bite nor eat.
}
peculiarity = { $ability ->
    [glutton] after a cheese is eaten here, a rat is drawn here
    [whip] common rats that start here move 1 further
    [collect] takes the markers of its area
    [wings] traps do not reach it
    [shell] other rats here have defence +1
    [nest] counts as a nest
    [dodge] a trap needs a six
    [gnawer] bites when you leave
    [steal] takes 2 rats out of your cage
    [grope] moves half a die
    [defuse] takes off a trap
   *[huge] weighs 5
}
talent = { $talent ->
    [leads] white rats of his district move 1 further
    [devours] moves half a die; devours things and grows
    [mothers] black rats bite 2 while she is in the city
   *[hunts] the higher of two movement dice; a wound heals it
}
field = { $field ->
    [attack] attack
    [move] movement
    [health] health
    [accuracy] accuracy
    [defence] defence
    [trap] traps
    [yellow] yellow
   *[purple] purple
}
upgrade = { $upgrade ->
    [dice] one die more
    [accuracy] hits on 3 and more
    [pierce] rats in it have defence 1 less
   *[reroll] misses are rolled once more
}
token = { $token ->
    [health] health
    [cheese] cheese
    [yellow] yellow marker
    [purple] purple marker
    [peculiar] a peculiar rat
   *[nest] a nest
}
step = { $effect ->
    [bite] bite +1
    [defence] defence +1
    [move] movement +1
    [spawn] spawn +1
    [peculiar] a peculiar rat
    [swarm] the nests swarm
    [deploy] the arch rat comes
    [heal] heals 1
   *[other] nothing
}
reward = { $reward ->
    [mystery] a mystery token
    [hoard] all that is on the card
    [health] { $amount } health
    [yellow] a yellow marker
    [purple] a purple marker
    [dice] { $amount ->
        [one] 1 attack die
       *[other] { $amount } attack dice
    }
    [move] { $amount } movement points
    [rats] { $amount } rats
   *[cheese] a magic cheese
}
you = you
trap = trap
nest = nest
hatchery = hatchery
cheeses = { $cheese ->
    [one] 1 cheese
   *[other] { $cheese } cheeses
}
marker = { $marker ->
    [health] health marker
    [yellow] yellow marker
   *[purple] purple marker
}
markers = { $markers ->
    [one] 1 { marker }
   *[other] { $markers } { marker }s
}

# What happened
log-placed = District { $card } is placed at { $x } { $y }, turned by { $rotation }°.
log-walked = You go to { $area }.
log-trap-set = You set a trap in { $area }.
log-rolled = { $by ->
    [attack] You attack in { $area }
    [ability] Your ability strikes in { $area }
   *[trap] The trap in { $area } snaps
}: { $dice }{ $again ->
    [0] {""}
   *[other] , misses again: { $rolled }
}. Hits { $hits }, sixes { $sixes }.
log-caught = Caught in { $area }: { $rat }, { $six ->
    [1] with a six.
   *[other] { $hits ->
        [one] with 1 hit.
       *[other] with { $hits } hits.
    }
}
log-hit-arch = { $rat }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, health { $health }.
log-hits-lost = { $hits ->
    [one] 1 hit is of no use.
   *[other] { $hits } hits are of no use.
}
log-collected = { $cheese ->
    [one] You collect the cheese in { $area }.
   *[other] You collect { $cheese } cheeses in { $area }.
}
log-put-cheese = A cheese on { $name }{ $level ->
    [0] .
   *[other] {": "}{ $field ->
        [attack] one attack die more.
        [move] one movement point more.
        [health] one health more.
        [accuracy] your aim is better by 1.
        [defence] your defence is higher by 1.
        [trap] your traps are better now.
       *[other] { $level ->
            [1] the ability is unlocked.
           *[other] the ability is filled up.
        }
    }
}
log-took = You take a { marker } in { $area }.
log-used = { $name }, { $ability ->
    [whistle] { $rats }: { $area } → { $to }.
   *[other] in { $area }.
}
log-paid = You pay { $rats }.
log-bought = You buy { $item ->
    [die] a die for this turn.
    [yellow] a yellow marker.
    [purple] a purple marker.
    [health] 1 health.
   *[cheese] a cheese.
}
log-claimed = The card of { $rat }: { $reward ->
    [mystery] a mystery token.
    [hoard] its hoard, { $got } taken.
    [health] health +{ $got }.
    [yellow] yellow markers +{ $got }.
    [purple] purple markers +{ $got }.
    [dice] dice +{ $got }.
    [move] movement +{ $got }.
    [rats] rats for your cage, { $got }.
   *[cheese] cheese +{ $got }.
}
log-got-rats = Into your cage: { $rats }.
log-cards-drawn = { $count ->
    [0] No card is drawn.
    [one] The city grows: card { $cards }.
   *[other] The city grows: cards { $cards }.
}
log-under-deck = Card { $card } fits nowhere and goes under the deck.
log-laid-cheese = A cheese lies in { $area }.
log-laid-marker = A { marker } lies in { $area }.
log-mystery = Mystery in { $area }: { token }{ $put ->
    [0] , but none is left.
   *[other] .
}
log-new-rat = { $rat } comes to { $area }.
log-shuffled = The { $cards } discarded peculiar rats are shuffled.
log-drew = New rats in { $area }: { $chain }.
log-bag-inactive = The bag is empty: { $rats } rats of inactive districts go back into it.
log-bag-cage = The bag is empty: your { $rats } caged rats go back into it.
log-bag-district = The bag is empty: the { $rats } rats of district { $district } go back into it{ $chosen ->
    [1] , your choice.
   *[other] {", the fewest."}
}
log-no-draw = No rat is left for { $area }.
log-offered = { $item ->
    [none] You take no reward for the rats.
    [yellow] Reward: a yellow marker.
    [purple] Reward: a purple marker.
    [health] Reward: 1 health.
   *[cheese] Reward: a cheese.
}
log-active = District { $district } is active.
log-inactive = District { $district } is inactive.
log-rats-turn = The rats' turn, round { $round }.
log-rolled-move = { $rat } rolls { $die }{ $second ->
    [0] {""}
   *[other] {" "}and { $second }
} and may move { $steps }.
log-rat-moved = { $rats }: { $area } → { $to }, towards { $seeks ->
    [ratcatcher] you
    [cheese] the cheese in { $target }
   *[other] { $target }
}{ $why ->
    [0] .
    [1] {" "}(nearer to you, RC-85, RC-86).
    [2] {" "}(higher district number, RC-85, RC-86).
   *[3] {" "}(your choice).
}
log-hoarded = { $rat } takes markers: health { $health }, yellow { $yellow }, purple { $purple }.
log-defused = { $rat } takes off the trap in { $area }.
log-devoured = { $rat } devours in { $area }: { $what ->
    [trap] a trap.
    [health] a health marker.
    [yellow] a yellow marker.
    [purple] a purple marker.
    [ability] an ability marker.
    [rats] three rats.
   *[cheese] the cheese.
}
log-gut = Gut track { $step }: { $full ->
    [1] it is full.
   *[other] { step }.
}
log-bit-arch = { $rat } bites: { $dice }. Hits { $hits } against defence { $defence }, sixes { $sixes }: wounds { $wounds }.
log-bit = { $leaving ->
    [1] You leave, and { $rat } bites
   *[other] { $rat } bites
}: { $bite } against defence { $defence }, { $wound ->
    [1] a wound.
   *[other] no wound.
}
log-bit-common = { $leaving ->
    [1] You leave, and Gnawers bite
   *[other] The common rats bite
}: { $sum } against defence { $defence }, { $wound ->
    [1] a wound.
   *[other] no wound.
}
log-stole = { $rat } steals { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
} from your cage.
log-healed = { $rat } heals, health { $health }.
log-wounded = Your health is { $health }.
log-heap = { $area }: weight { $weight }, nothing is eaten.
log-eaten = { $area }: weight { $weight }, a cheese is eaten. Field { $field }: { $field ->
    [10] the rats win.
   *[other] { step }.
}
log-bait-eaten = { $area }: the bait is eaten, { $rats ->
    [one] 1 rat goes
   *[other] { $rats } rats go
} to your cage.
log-went-home = { $rats } rats of { $area } go home to the bag.
log-deployed = { $rat } comes to { $area }.
log-cleaned = Clean-up: { $parts }.
cleaned = { $kind ->
    [rats] { $count ->
        [one] 1 rat of inactive districts
       *[other] { $count } rats of inactive districts
    }
    [peculiar] { $count ->
        [one] 1 peculiar rat of inactive districts
       *[other] { $count } peculiar rats of inactive districts
    }
    [markers] { $count ->
        [one] 1 marker of inactive districts
       *[other] { $count } markers of inactive districts
    }
    [effects] { $count ->
        [one] 1 ability marker
       *[other] { $count } ability markers
    }
   *[traps] { $count ->
        [one] 1 trap
       *[other] { $count } traps
    }
}
log-round = Round { $round }: dice, movement and traps are refreshed.
log-ended = { $result ->
    [won-cheese] You have won: 10 cheeses are yours.
    [won-arch] You have won: the arch rat is dead.
    [lost-cheese] You have lost: the rats have eaten 10 cheeses.
    [lost-health] You have lost: your health is 0.
   *[lost-time] You have lost: 100 rounds are over.
}

# What to decide
ask-setup = How does the city begin? Place { $cards ->
    [one] the card.
   *[other] the { $cards } cards.
}
ask-actions = What do you do?
ask-hits = { $by ->
    [trap] The trap in { $area }
   *[other] Your roll in { $area }
}: whom do you catch? Hits { $hits }, sixes { $sixes }.
ask-cheese = Where does the cheese go?{ $cheese ->
    [one] {""}
   *[other] {" "}{ $cheese } are to be put.
}
ask-pay = How many { colour-many } rats do you pay? { $rats } are still due.
ask-expand = The city grows: place { $cards ->
    [one] the card.
   *[other] the { $cards } cards.
}
ask-late = Abilities, purchases and rewards before the rats move?
ask-rat-move = Which way does { $rat } in { $area } go?
ask-deploy = { $rat } comes: on which nest?
ask-reward = Your { $rats } caged rats go back into the bag. Which reward do you take?
ask-recall = The bag is empty: which district is emptied?
ask-over = { $result ->
    [won-cheese] You have won with 10 cheeses!
    [won-arch] You have won: the arch rat is dead!
    [lost-cheese] The rats have won: they ate 10 cheeses.
    [lost-health] The rats have won: your health is 0.
   *[lost-time] The rats have won: 100 rounds are over.
}

do-place = Card { $card } ({ $value }) at { $x } { $y }, turned by { $rotation }°: joins { $joins }
do-move = Go to { $area }{ $empty ->
    [1] {""}
   *[other] {": "}{ $there }
}
do-trap = Set a trap in { $area }
do-attack = Attack with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
do-use = { $form ->
    [whistle] { $ability }: { $rats } { $area } → { $to }
   *[other] { $ability } in { $area }
}
do-buy = Buy { $item ->
    [die] a die
    [yellow] a yellow marker
    [purple] a purple marker
    [health] 1 health
   *[cheese] a cheese
} for { $price } rats
do-claim = { $rat }: { $reward }
do-end = End your turn
do-catch = { $hits ->
    [0] Catch: { $rat }, with a six
    [one] Catch: { $rat }, with 1 hit
   *[other] Catch: { $rat }, with { $hits } hits
}
do-wound = { $hits ->
    [0] { $rat }: 1 wound with a six
    [one] { $rat }: wounds { $wounds } with 1 hit
   *[other] { $rat }: wounds { $wounds } with { $hits } hits
}
do-put = Put it on { $field }: { $missing ->
    [0] works at once
    [one] 1 more cheese is needed then
   *[other] { $missing } more cheeses are needed then
}
do-pay = Pay { $rats }
do-done = Done, the rats move
do-go = To { $area }
do-deploy = On { $area }
do-pass = No reward
do-recall = District { $district }

# On the table
round = Round { $round }
game-over = Game over
health = Health
dice = Dice
movement = Movement
accuracy = Accuracy
defence = Defence
traps = Traps
trap-value = { $traps } left ({ $dice } dice, hit on { $accuracy }+)
cage = Cage
cheese-label = Cheese
eaten-label = Eaten
board = Your board
rats-board = The rats
bag = Bag
piles = Piles
deck = District cards { $cards }
peculiar-deck = Peculiar rats { $cards }
mystery-pile = Mystery tokens { $cards }
discard = Discarded
accountant = Accountant
item = { $item ->
    [die] die
    [yellow] yellow
    [purple] purple
    [health] health
   *[cheese] cheese
}
locked = locked
active = active
inactive = inactive
caught = Caught
in-city = In the city
not-in-city = not in the city
bite = Bite
spawn = Spawn
target = Target
target-name = { $target ->
    [cheese] cheese
    [ratcatcher] you
    [marker] markers, else you
    [trap] traps, else you
    [maw] cheese, else you
   *[none] none
}
progress = Cheese eaten
guts = Gut track
hand = Cards to place
printed = { $sign ->
    [nest] nest
    [hatchery] hatchery
    [cheese] cheese
    [mystery] ?
    [yellow] yellow marker
   *[purple] purple marker
}
common-line = move { $movement }, bite { $bite }, defence { $defence }, to { $target }
rats-win = the rats win
now-score = cheeses: { $collected } of 10 collected, { $eaten } of 10 eaten
now-cheese = cheese in { $area }: weight { $weight } of { $limit }{ $coming ->
    [0] {""}
   *[other] {", "}{ $later } with the rats that come from { $origin }
}{ $eaten ->
    [1] {": eaten next turn"}
   *[other] {""}
}
now-bites = bites of common rats here: { $sum } against defence { $defence }
now-leaving = Gnawers if you leave: { $sum } against defence { $defence }
now-no-collect = a rat is here: cheese is collected only from an area without rats
now-grows = { $cards ->
    [one] the city grows by 1 card at the end of your turn
   *[other] the city grows by { $cards } cards at the end of your turn
}

# Why not
no-over = The game is over.
no-such-action = "{ $action }" is no action of Ratcatcher.
no-place-first = Place the cards first.
no-act = That is not possible now.
no-hits-first = Assign the hits first.
no-put-first = Put the cheese first.
no-pay-first = Finish the payment first.
no-late = After the city has grown only abilities, purchases and rewards are left; say done.
no-go-first = Choose the way of the rat first.
no-deploy-first = Choose a nest for the arch rat first.
no-offer-first = Take a reward for the rats first, or pass.
no-recall-first = Choose the district that is emptied first.
no-card-now = There is no card to place now.
no-roll = There are no hits to assign.
no-cheese-now = There is no cheese to put.
no-payment = There is nothing to pay.
no-done = Say end to finish your turn.
no-rat-waits = No rat waits for your choice.
no-deploy-now = The arch rat does not come now.
no-offer-now = No reward is offered.
no-recall-now = No district is emptied now.
no-adjacent = { $area } is not adjacent to { $here }.
no-points = No movement points left.
no-trap-there = Traps go into your area or an adjacent one.
no-second-trap = There is a trap in { $area } already.
no-trap-left = No trap left.
no-trap-points = A trap costs { $price ->
    [one] 1 movement point
   *[other] { $price } movement points
}.
no-rat-here = No rat in your area.
no-dice = { $dice ->
    [0] You have no dice.
    [one] You have 1 die.
   *[other] You have { $dice } dice.
}
no-unlocked = { $colour ->
    [yellow] Yellow
   *[purple] Purple
} is not unlocked.
no-markers = No { $colour ->
    [yellow] yellow
   *[purple] purple
} markers.
no-use-bait = The bait goes into an area of your district without a bait.
no-use-net = The net goes into your area or an adjacent one without a net.
no-use-grapple = The grapple takes you to another area of an active district.
no-use-whistle = The whistle moves rats of one colour from your area or an adjacent one to an area next to them.
no-use-mincer = The mincer needs a rat in your area.
no-use-apron = There is an apron in your area already.
no-use-bomb = The bomb needs a rat at most 2 areas away.
no-use-gas = The gas goes into your area or an adjacent one without gas.
no-die-late = Dice are of no use now and cannot be bought.
no-die-offer = A die is not among the rewards.
no-rats-to-pay = It costs { $price } rats, you have { $rats }.
no-room = { $item ->
    [die] You cannot have more dice.
    [yellow] You cannot take more yellow markers.
    [purple] You cannot take more purple markers.
    [health] Health is full.
   *[cheese] No cheese is left in the pool.
}
no-card = You do not have the card of { rat-name }.
no-choice = The card of { rat-name } has one reward only: claim it without a choice.
no-chosen = Choose { $one ->
    [health] health
    [yellow] yellow
   *[dice] dice
} or { $two ->
    [dice] dice
    [purple] purple
   *[move] move
}.
no-waiting = Card { $card } is not in your hand.
no-free-cell = { $x } { $y } is occupied.
no-connectors = No connector of card { $card } meets one of the city there.
no-away = Card { $card } can be joined to district { $district }, where you are, so it must be.
no-inactive = Card { $card } can be joined to an active district, so it must be.
no-such-rat = No { rat-name } in this area.
no-wings = Traps do not reach the { rat-name }.
no-dodge = Only a six of a trap catches the { rat-name }.
no-six-needed = A rat of defence 0 needs no six.
no-six-left = No six is left.
no-hits = { $hits ->
    [one] { rat-name }: 1 normal hit is needed.
   *[other] { rat-name }: { $hits } normal hits or a six are needed.
}
no-arch-here = The arch rat is not here.
no-struck = Normal hits wound it once per attack.
no-wound = More hits than its defence { $defence } are needed.
no-hits-left = Only { $hits } normal hits are left.
no-free-field = No free field for { field }.
no-pay-colour = First say how many { colour-many } rats you pay.
no-pay-number = { $left } rats are due, and your cage holds { $white } white, { $brown } brown and { $black } black ones.
no-way = That is not one of the ways that are left.
no-deploy = The arch rat comes to a nest of your district, or to the nearest one.
no-recall = Only the districts with the fewest rats.
script-die = The script's { $number } is not on a die.
script-bag = Script: no { colour } rat in the bag.
script-colour = The script's { $number } is no colour; 1 is white, 2 brown, 3 black.
script-list = The script's { $number } is not a place in the list of cards.

# Wrong positions
position-district = there is no such district; they are 0 to 24.
position-no-zero = district 0 is always in the city.
position-cell = district { $other } lies at { $x } { $y } already.
position-apart = district { $district } is not connected with the rest of the city.
position-no-area = there is no such area; here are { $known }.
position-area = an area such as 0e is needed.
position-area-city = { $area } is not in the city.
position-effect = { $effect } is no effect of this ratcatcher.
position-too-many = { $kind ->
    [traps] traps
    [cheese] cheeses
    [health] health markers or tokens
    [yellow] yellow markers or tokens
    [purple] purple markers or tokens
    [peculiar] tokens for peculiar rats
   *[nest] nest tokens
} are { $found } together, and there are only { $all }.
position-locked = no markers are held of an ability that is locked.
position-peculiar = peculiar rats are 1 to { $highest }.
position-card-twice = card { $card } cannot be here, it is somewhere else or here twice.
position-card-missing = card { $card } is missing.
position-rats = { colour } rats are { $found } together, not { $all }.
position-not-in-city = district { $district } is not in the city.
position-roll-area = you attack in your own area, { $area }.
position-todo = "{ $line }" cannot be here.
position-todo-needed = in phase { $phase } it must be told what follows.
position-todo-first = in phase { $phase } the first line must be "{ $line }".
position-todo-last = the list ends with what leads to your next decision, and only there.
position-todo-rats = so many rats ({ $rat }) are not in { $area }.
position-not-now = this must be empty in phase { $phase }.
position-needed-now = phase { $phase } needs it.
position-new-setup = during set-up all districts of the city are new.
position-uncollected = cheese in your area without a rat would have been collected.
position-bag-full = the bag is not empty.
position-nothing = there is nothing to decide in phase { $phase }.
position-result-early = there is no result in phase { $phase }.
position-ended = the game has ended with this; the phase must be over, not { $phase }.
position-result = nothing on the table says { $result }.

# Options
option-ratcatcher = Ratcatcher
option-ratcatcher-lady-cage = Lady Cage: three traps, poisoned bait and a dragnet
option-ratcatcher-pathfinder = Pathfinder: the fastest, with a grapple and a whistle
option-ratcatcher-butcher = Butcher: one big trap, a mincer and an apron
option-ratcatcher-alchemist = Alchemist: the toughest, with firebombs and sleeping gas
option-arch_rat = Arch rat
option-arch_rat-rat-king = Rat King: white rats near him run faster
option-arch_rat-maw = The Maw: devours traps, markers and rats, and grows
option-arch_rat-brood-mother = Brood Mother: breeds, and black rats bite harder
option-arch_rat-were-rat = Were-Rat: fast, and heals when it bites
option-mode = Mode
option-mode-standard = Standard: a quiet first district
option-mode-hard = Hard: the red side of district 0 and a stronger arch rat
pad-won = won
pad-lost = lost
