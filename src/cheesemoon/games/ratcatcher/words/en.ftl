title = Ratcatcher
about = Hunt magic cheese in a city full of rats, all alone.
preset-first = Lady Cage against the Rat King. A coach helps.
preset-box = The printed game: Lady Cage against the Rat King, without a coach.
preset-everything = The hard mode, our house rule, for those who know the game.
score-result = Won or lost
score-cheese = Cheese collected
score-eaten = Cheese eaten by the rats
score-health = Health left
score-arch = Wounds of the arch rat
for-result = for winning or losing
for-cheese = for cheese collected
for-eaten = for cheese eaten by the rats
for-health = for health left
for-arch = for wounds of the arch rat

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
talent = { $talent ->
    [leads] its white rats run 1 further
    [devours] swallows what lies there, and grows
    [mothers] black rats bite for 2
   *[hunts] heals when it wounds
}
field = { $field ->
    [attack] dice
    [move] steps
    [health] hearts
    [accuracy] aim
    [defence] defence
    [trap] traps
   *[other] { $thing }
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
    [bite] its bite grows by 1
    [defence] its hide grows by 1
    [move] it runs 1 further
    [spawn] it brings 1 rat more
    [peculiar] a peculiar rat comes
    [swarm] all nests swarm
    [deploy] the arch rat comes
    [heal] it heals a heart
    [end] the rats win
   *[other] nothing
}
reward = { $reward ->
    [mystery] a riddle is opened
    [hoard] all that it hoards
    [health] { $amount ->
    [one] a heart
   *[other] { $amount } hearts
}
    [yellow] { $thing } +1
    [purple] { $thing } +1
    [dice] { $amount ->
    [one] 1 die more
   *[other] { $amount } dice more
}
    [move] { $amount ->
    [one] 1 step more
   *[other] { $amount } steps more
}
    [rats] { $amount ->
    [one] 1 rat caged
   *[other] { $amount } rats caged
}
   *[cheese] a cheese
}
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
    [one] { $thing }
   *[other] { $thing } ×{ $markers }
}

# The printed game
hand-die = Roll a die: what does it show?
hand-bag = Draw a rat from the bag: which colour?
hand-deck = Turn over a district card: which one?
hand-peculiar = Turn over a peculiar rat: who is it?
hand-mystery = Turn over a riddle token: what is it?
hand-first-cards = The first district cards
hand-token = { $token ->
    [health] health
    [cheese] cheese
    [yellow] yellow marker
    [purple] purple marker
    [peculiar] peculiar rat
   *[nest] nest
}
script-deck = Card { $number } is not in the deck.
script-peculiar = Card { $number } is not in the deck of peculiar rats.
script-mystery = No such riddle token is left: { $number }.

# What happened
log-placed = { $who } builds { $the } in the { $where ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
    [nw] north-west
   *[middle] middle
} of the town.
log-walked = { $who } walks { $to }.
log-trap-set = { $who } sets a trap { $in }.
log-rolled = { $by ->
    [attack] { $who } rolls { $dice } { $in }
    [ability] The ability rolls { $dice } { $in }
   *[trap] Snap! The trap { $in } rolls { $dice }
}{ $again ->
    [0] {""}
   *[other] , the misses again { $rolled }
}: { rolled-hits }.
log-caught = Caught { $in }: { $rat }{ $six ->
    [1] , with a six.
   *[other] .
}
log-hit-arch = { $rat } loses { $wounds ->
    [one] a heart
   *[other] { $wounds } hearts
}: { $health ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $health } are left.
}
log-hits-lost = { $hits ->
    [one] One hit is left over.
   *[other] { $hits } hits are left over.
}
log-collected = { $who } { $cheese ->
    [one] takes the cheese { $in }.
   *[other] takes { $cheese } cheeses { $in }.
}
log-put-cheese = { $who } spends a cheese on { $name }{ $level ->
    [0] .
   *[other] {": "}{ $field ->
        [attack] one die more.
        [move] one step more.
        [health] one heart more.
        [accuracy] the aim is better by 1.
        [defence] 1 bite more does no harm.
        [trap] traps are better now.
       *[other] { $level ->
            [1] it can be used now.
           *[other] what was missing is there again.
        }
    }
}
log-took = { $who } picks up { $in }: { $thing }.
log-used = { $who } { $ability ->
    [bait] lays bait { $in }.
    [net] throws a net over { $place }.
    [grapple] swings { $to }.
    [whistle] whistles: { $rats }, { $place } → { $next }.
    [mincer] starts the mincer { $in }.
    [apron] puts on the apron { $in }.
    [bomb] throws a bomb: it bursts { $in }.
   *[gas] lets out sleeping gas { $in }.
}
log-paid = { $who } gives the accountant { $rats }.
log-bought = { $who } gets { $item ->
    [die] a die for this turn
    [yellow] { $thing }
    [purple] { $thing }
    [health] a heart
   *[cheese] a cheese
} for them.
log-claimed = { $who } uses { $rat }: { $reward ->
    [mystery] a riddle is opened.
    [hoard] its hoard, { $got } taken.
    [health] hearts +{ $got }.
    [yellow] { $thing } +{ $got }.
    [purple] { $thing } +{ $got }.
    [dice] dice +{ $got }.
    [move] steps +{ $got }.
    [rats] rats for the cage +{ $got }.
   *[cheese] cheese +{ $got }.
}
log-got-rats = Into the cage: { $rats }.
log-cards-drawn = { $count ->
    [0] No district is left to be drawn.
   *[other] The town grows: { $names }.
}
log-under-deck = { $name } fits nowhere and goes under the deck.
log-laid-cheese = A cheese lies { $in }.
log-laid-marker = { $place }: here lies { $thing }.
log-mystery = The riddle { $in } is { $token ->
    [health] a heart
    [cheese] a cheese
    [yellow] { $thing }
    [purple] { $thing }
    [peculiar] a peculiar rat
   *[nest] a nest
}{ $put ->
    [0] , but none is left.
   *[other] .
}
log-new-rat = { $rat } comes { $to }!
log-shuffled = The { $cards } discarded peculiar rats are shuffled.
log-drew = { $draws ->
    [one] A rat crawls out { $in }
   *[other] { $draws } rats crawl out { $in }
}: { $chain }.
log-bag-inactive = No rat is left in the bag: { $rats ->
    [one] a rat
   *[other] { $rats } rats
} of sleeping districts go back into it.
log-bag-cage = No rat is left in the bag: { $rats ->
    [one] the caged rat runs
   *[other] the { $rats } caged rats run
} free. There is something to take for them.
log-bag-district = No rat is left in the bag: those of { $the } go back into it ({ $rats }){ $chosen ->
    [1] , as chosen.
   *[other] {": the fewest."}
}
log-no-draw = No rat is left to come { $to }.
log-offered = { $who } { $item ->
    [none] takes nothing for the rats.
    [yellow] takes { $thing } for the rats.
    [purple] takes { $thing } for the rats.
    [health] takes a heart for the rats.
   *[cheese] takes a cheese for the rats.
}
log-active = { $subject }: the district wakes up.
log-inactive = { $subject }: the district falls asleep.
fold-run = { $lines } packs of rats are on their way.
fold-breeding = Rats crawl out in { $lines } places.
fold-eating = { $lines } cheeses are left alone.
fold-laid = { $lines } things lie in the new streets.
log-rats-turn = Night { $round }: the rats run.
log-rolled-move = { $rat } rolls { $die }{ $second ->
    [0] {""}
   *[other] {" "}and { $second }
} and may run { $steps ->
    [one] 1 place.
   *[other] { $steps } places.
}
log-rat-moved = { $rats }: { $place } → { $next }, { $seeks ->
    [ratcatcher] to the ratcatcher
    [cheese] for the cheese { $goal }
   *[other] for what is { $goal }
}{ $why ->
    [0] .
    [1] {" "}(of two as near, the one nearer to the ratcatcher). (RC-85)
    [2] {" "}(of two as near, the higher district). (RC-85)
   *[3] {" "}(as chosen).
}
log-hoarded = { $rat } hoards what lies there: hearts { $health }, { $one } { $yellow }, { $two } { $purple }.
log-defused = { $rat } takes off the trap { $in }.
log-devoured = { $rat } swallows { $in } { $what ->
    [trap] a trap.
    [health] a heart.
    [yellow] { $thing }.
    [purple] { $thing }.
    [ability] what the ability left.
    [rats] three rats.
   *[cheese] the cheese.
}
log-gut = Its gut is at { $step } of 6: { $full ->
    [1] it is full.
   *[other] { step }.
}
log-bit-arch = { $rat } bites: { $dice }. { $hits ->
    [one] 1 bite
   *[other] { $hits } bites
} against a defence of { $defence }{ $sixes ->
    [0] {""}
    [one] {"; a six always wounds"}
   *[other] {"; "}{ $sixes } sixes always wound
}. { $wounds ->
    [0] Unhurt.
    [one] A heart is lost.
   *[other] { $wounds } hearts are lost.
}
log-bit = { $leaving ->
    [1] { $rat } snaps at the ratcatcher on the way out
   *[other] { $rat } bites
}: { $bite ->
    [one] 1 bite
   *[other] { $bite } bites
} against a defence of { $defence }. { $wound ->
    [1] A heart is lost.
   *[other] Unhurt.
}
log-bit-common = { $leaving ->
    [1] Brown rats snap at the ratcatcher on the way out
   *[other] The rats bite
}: { $sum ->
    [one] 1 bite
   *[other] { $sum } bites
} against a defence of { $defence }. { $wound ->
    [1] A heart is lost.
   *[other] Unhurt.
}
log-stole = { $rat } lets { $rats ->
    [one] a rat
   *[other] { $rats } rats
} out of the cage.
log-healed = { $rat } heals: { $health } hearts.
log-wounded = { $who } has { $health ->
    [0] no heart left.
    [one] one heart left.
   *[other] { $health } hearts left.
}
log-heap = { $weight ->
    [one] 1 mouth { $in }
   *[other] { $weight } mouths { $in }
}: too few for the cheese.
log-eaten = { $weight } mouths { $in } eat the cheese. { $left ->
    [0] The moon is eaten: the rats win.
    [one] 1 slice of the moon is left
   *[other] { $left } slices of the moon are left
}{ $left ->
    [0] {""}
   *[other] {": "}{ step }.
}
log-bait-eaten = The bait { $in } works: { $rats ->
    [one] 1 rat is in the cage.
   *[other] { $rats } rats are in the cage.
}
log-went-home = { $rats ->
    [one] 1 full rat { $in } goes home.
   *[other] { $rats } full rats { $in } go home.
}
log-deployed = { $rat } crawls out of the nest { $in }!
log-cleaned = Clearing up: { $parts }.
cleaned = { $kind ->
    [rats] { $count ->
    [one] 1 rat of sleeping districts goes back to the bag
   *[other] { $count } rats of sleeping districts go back to the bag
}
    [peculiar] { $count ->
    [one] 1 peculiar rat leaves
   *[other] { $count } peculiar rats leave
}
    [markers] { $count ->
    [one] 1 thing is lost
   *[other] { $count } things are lost
}
    [effects] { $count ->
    [one] what an ability left is gone
   *[other] what abilities left is gone
}
   *[traps] { $count ->
    [one] the trap is back
   *[other] { $count } traps are back
}
}
log-round = Round { $round }. Dice, steps and traps are back.
log-ended = { $result ->
    [won-cheese] { $who } wins: ten cheeses are saved.
    [won-arch] { $who } wins: the arch rat is dead.
    [lost-cheese] { $who } loses: the rats have eaten the moon.
    [lost-health] { $who } loses: no heart is left.
   *[lost-time] { $who } loses: 100 rounds are over.
}

# What to decide
ask-setup = { $cards ->
    [one] The town begins. Where does the district { $name } go?
   *[other] The town begins. Where do the { $cards } new districts go?
}
ask-actions = { $catcher }: what now?
ask-hits = { rolled-hits } { $in }: who is caught?
ask-cheese = { $cheese ->
    [one] What is the cheese spent on?
   *[other] What is the first of { $cheese } cheeses spent on?
}
ask-pay = How many { colour-many } rats do you give?
ask-expand = { $cards ->
    [one] The town grows. Where does the district { $name } go?
   *[other] The town grows. Where do the { $cards } new districts go?
}
ask-late = Anything else before the rats run?
ask-rat-move = { $rat } { $in }: which way does it run?
ask-deploy = { $rat } comes. Out of which nest?
ask-reward = The { $rats } caged rats run free. What is taken for them?
ask-recall = No rat is left in the bag. Which district is emptied?
ask-over = { $result ->
    [won-cheese] Won, with ten cheeses!
    [won-arch] Won: the arch rat is dead!
    [lost-cheese] The rats have won: the moon is eaten.
    [lost-health] The rats have won: no heart is left.
   *[lost-time] The rats have won: 100 rounds are over.
}

do-place = Build { $the } { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
} { $of }, so that { $here } joins { $there }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
} Rotation { $turn }.
do-move = Walk { $to }{ $cheese ->
    [0] { $empty ->
        [1] {"."}
       *[other] {": "}{ $there }.
    }
   *[other] {" "}and take the cheese.
}{" "}1 step.{ $bitten ->
    [0] {""}
   *[other] {" "}Rats snap: a heart less.
}
do-trap = Set a trap { $in }: it rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} tonight. { $price ->
    [one] 1 step.
   *[other] { $price } steps.
}
do-attack = Attack here with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: each { $aim } or more hits.
do-use = { $ability ->
    [bait] Lay bait { $in }: white and black rats that come go into the cage.
    [net] Throw a net over { $place }: no rat leaves it tonight.
    [grapple] Swing { $to } with the grapple.
    [whistle] Whistle: { $rats } go from { $place } { $toward }.
    [mincer] Start the mincer { $in }: it rolls { $dice } dice.
    [apron] Put on the apron { $in }: { $more } bites more can be taken here.
    [bomb] Throw a bomb { $to }: it rolls { $dice } dice.
   *[gas] Let out sleeping gas { $in }: rats there neither bite nor eat tonight.
}
do-buy = Give the accountant { $price } rats for { $item ->
    [die] a die
    [yellow] { $thing }
    [purple] { $thing }
    [health] a heart
   *[cheese] a cheese
}.
do-claim = Use { $rat } from the catch: { $reward }.
do-end = End the turn. The rats run.
do-catch = { $hits ->
    [0] Catch { $kind ->
        [common] the { $rat }
       *[other] { $rat }
    } with the six.
    [one] Catch { $kind ->
        [common] the { $rat }
       *[other] { $rat }
    } with a hit.
   *[other] Catch { $kind ->
        [common] the { $rat }
       *[other] { $rat }
    } with { $hits } hits.
}
do-wound = { $hits ->
    [0] Wound { $rat } with the six: a heart less.
   *[other] Wound { $rat } with { $hits ->
        [one] a hit
       *[other] { $hits } hits
    }: { $wounds ->
        [one] a heart less.
       *[other] { $wounds } hearts less.
    }
}
do-put = Spend it on { $field }: { $missing ->
    [0] { $attribute ->
        [attack] one die more, now and every turn.
        [move] one step more, now and every turn.
        [health] one heart more.
        [accuracy] dice hit from { $value } on.
        [defence] { $value } bites do no harm.
        [trap] traps are better.
       *[other] { $value } markers for it.
    }
    [one] it works with one more cheese.
   *[other] it works with { $missing } more cheeses.
}
field-full = full
put-brings = { $missing ->
    [0] { $attribute ->
        [attack] now { $value } dice
        [move] now { $value } steps
        [health] one heart more
        [accuracy] dice hit on { $value }+
        [defence] { $value } bites do no harm
        [trap] better traps
       *[other] { $value } markers for it
    }
    [one] works with 1 more cheese
   *[other] works with { $missing } more cheeses
}
do-pay = { $count ->
    [0] Keep the { colour-many } rats, pay with others.
   *[other] Give { $rats }.
}
do-done = Done. The rats run.
do-go = { $rat } runs { $to }.
do-deploy = { $rat } crawls out of the nest { $in }.
do-pass = Take nothing for them.
do-recall = Empty { $the }: its { $rats } rats go back to the bag.

# On the table
round = Round { $round }
game-over = Game over
health = Hearts
dice = Dice
movement = Steps
accuracy = Hits on
defence = Defence
traps = Traps
trap-value = { $traps } left ({ $dice } dice, hit on { $accuracy }+)
cage = Cage
cheese-label = Cheese
board = Your board
bag = Bag
piles = Piles
deck = District cards { $cards }
peculiar-deck = Peculiar rats { $cards }
mystery-pile = Riddles { $cards }
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
active = awake
inactive = asleep
caught = Caught
not-in-city = not in the city
bite = Bite
spawn = Brings
target = Target
progress = Cheese eaten
guts = Gut
hand = Cards to place
printed = { $sign ->
    [nest] nest
    [hatchery] hatchery
    [cheese] cheese
    [mystery] riddle
    [yellow] yellow marker
   *[purple] purple marker
}
now-score = cheeses: { $collected } of 10 are collected, { $eaten } of 10 slices are eaten
now-cheese = cheese { $in }: { $weight } of { $limit } mouths{ $coming ->
    [0] {""}
   *[other] {", "}{ $later } tonight, from { $origin }
}{ $eaten ->
    [1] {": it will be eaten"}
   *[other] {""}
}
now-bites = bites here: { $sum }, { $defence } can be taken
now-leaving = bites on walking away: { $sum }, { $defence } can be taken
now-no-collect = a rat is here: cheese is taken only where no rat is
now-grows = { $cards ->
    [one] the town grows by 1 district at the end of the turn
   *[other] the town grows by { $cards } districts at the end of the turn
}

# Why not
no-over = The game is over.
no-such-action = "{ $action }" is no action of Ratcatcher.
no-place-first = Place the new districts first.
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
no-adjacent = No lane leads { to-place } from here.
no-points = You have no step left.
no-trap-there = A trap goes where you are, or one place on.
no-second-trap = There is a trap { in-place } already.
no-trap-left = No trap left.
no-trap-points = A trap costs { $price ->
    [one] 1 step
   *[other] { $price } steps
}.
no-rat-here = There is no rat where you are.
no-dice = { $dice ->
    [0] You have no dice.
    [one] You have 1 die.
   *[other] You have { $dice } dice.
}
no-unlocked = That ability is still asleep: spend a cheese on it first.
no-markers = You have none of it left.
no-use-bait = Bait goes to a place of your district where none lies yet.
no-use-net = The net goes where you are or one place on, where none lies yet.
no-use-grapple = The grapple takes you to another place of a waking district.
no-use-whistle = The whistle leads rats of one colour from here or one place on to the next place.
no-use-mincer = The mincer needs a rat where you are.
no-use-apron = You wear the apron here already.
no-use-bomb = The bomb needs a rat at most 2 places away.
no-use-gas = The gas goes where you are or one place on, where none is yet.
no-die-late = Dice are of no use now and cannot be bought.
no-die-offer = A die is not among the rewards.
no-rats-to-pay = It costs { $price } rats, you have { $rats }.
no-room = { $item ->
    [die] You cannot have more dice.
    [yellow] You cannot carry more of it.
    [purple] You cannot carry more of it.
    [health] Your hearts are full.
   *[cheese] No cheese is left.
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
no-waiting = { district-name } is not among the new districts.
no-free-cell = A district lies there already.
no-connectors = No lane of { district-name } would join the town there.
no-away = { district-name } can join the district where you are, so it must.
no-inactive = { district-name } can join a waking district, so it must.
no-such-rat = No { rat-name } is there.
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
no-free-field = No cheese fits there any more.
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
position-todo-rats = { $area } has fewer rats of this kind ({ $rat }).
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
option-mode-hard = Hard, our house rule: the red side of district 0, and the arch rat starts with three mutations
option-mode-red = Red: the red side of district 0, as the rulebook has it
option-mode-plague = Plague, our house rule: as Hard, with stronger mutations, and the rats have made four steps of progress before you come; good bots lose here, too
pad-won = won
pad-lost = lost

# The board, panels and cards
rolled-hits = { $hits ->
    [0] { $sixes ->
        [0] no hit
        [one] a six
       *[other] { $sixes } sixes
    }
    [one] { $sixes ->
        [0] 1 hit
        [one] 1 hit and a six
       *[other] 1 hit and { $sixes } sixes
    }
   *[other] { $sixes ->
        [0] { $hits } hits
        [one] { $hits } hits and a six
       *[other] { $hits } hits and { $sixes } sixes
    }
}
aside-put = cheese { $cheese } of 10; it stays where you put it
aside-pay = { $rats ->
    [one] 1 rat is still due; others can pay it
   *[other] { $rats } rats are still due; others pay the rest
}
aside-actions = { $steps ->
    [0] no step
    [one] 1 step
   *[other] { $steps } steps
}, { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
}, { $traps ->
    [0] no trap left
   *[other] { $steps ->
        [0] a trap needs a step
       *[other] { $traps ->
            [one] 1 trap left
           *[other] { $traps } traps left
        }
    }
}
label-end = End turn
label-done = Done
label-pass = Nothing
label-pay = { $count ->
    [0] none
   *[other] { $count }
}
label-trap = Trap { $in }
label-buy = { $item ->
    [die] Die
    [yellow] { $thing }
    [purple] { $thing }
    [health] Heart
   *[cheese] Cheese
} (−{ $price })
label-put = { $field }
label-claim = { $rat }: { $reward }
label-move = Walk { $to }
label-attack = { $dice ->
    [one] Attack, 1 die
   *[other] Attack, { $dice } dice
}
label-recall = { $name }
label-go = { $place }
label-deploy = { $place }
label-place = { $name }: { $here } – { $there }
field-short = { $field ->
    [attack] dice
    [move] steps
    [health] heart
    [accuracy] aim
    [defence] defence
   *[trap] traps
}
tool-trap = Trap
tool-where = { $name }: where?
ability-short = { $ability ->
    [bait] Bait
    [net] Net
    [grapple] Grapple
    [whistle] Whistle
    [mincer] Mincer
    [apron] Apron
    [bomb] Bomb
   *[gas] Gas
}
ability-brief = { $ability ->
    [bait] White and black rats go for it and into the cage.
    [net] No rat leaves the place, and who comes in stays.
    [grapple] Swing to any place of a waking district.
    [whistle] All rats of a colour run one place on.
    [mincer] Rolls { $dice } dice where it is used.
    [apron] { $more } bites more can be taken here.
    [bomb] Rolls { $dice } dice up to 2 places away.
   *[gas] Rats there neither bite nor eat.
}
ability-locked = Asleep: spend a cheese on it.
thing = { $thing ->
    [health] a heart
   *[other] { ability-short }
}
district-asleep = { $name }, asleep
steps = Steps
guts-of = { $step } of { $most }
dice-short = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
arch-comes = { $slices ->
    [one] comes with the next slice
   *[other] comes in { $slices } slices
}
town-grows-by = { $cards ->
    [one] the town grows by 1 district
   *[other] the town grows by { $cards } districts
}
town-grows = grows
town-grows-long = town grows
town-stays = 0 new
town-stays-long = no growth
tonight-eaten = lose { $cheese }
tonight-bites = { $hurt ->
    [no] unhurt
    [now] now { $bites } vs { $defence }
   *[yes] { $bites } vs { $defence }
}
of-ten = { $cheese } of 10
of-ten-cheeses = { $cheese } of 10 cheeses
night-step = { $step ->
    [you] Day
    [run] Run
    [traps] Traps
    [bites] Bites
    [eating] Eating
    [breeding] Breeding
    [growing] Growing
   *[clearing] Clearing up
}
next-step = { $step ->
    [you] next: a new day
    [run] next: rats run
    [traps] next: traps snap
    [bites] next: rats bite
    [eating] next: they eat
    [breeding] next: nests breed
    [growing] next: growth
   *[clearing] next: clearing up
}
slices-left = { $slices ->
    [one] 1 slice of moon left
   *[other] { $slices } slices of moon left
}
next-slice = next: { step }
round-word = round
or-here = here
joins = { $here } joins { $there }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
build-here = Build here
turn-of = Rotate ({ $now } of { $ways })
new-districts = { $cards ->
    [one] 1 new district
   *[other] { $cards } new districts
}
die-is = { $kind ->
    [six] a six
    [hit] a hit
   *[miss] a miss
}
camera-home = Back to the ratcatcher
camera-out = From farther away
camera-in = From nearer
trap-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $accuracy }+
use-it = Use it
rat-title = { $rat ->
    [white] White rat
    [brown] Brown rat
   *[black] Black rat
}
rat-does = { $rat ->
    [white] 2 places to cheese
    [brown] 2 to the catcher, bites leavers
    [black] 1 place to cheese, breeds
    [p1] 1 to cheese; eating brings rats
    [p2] 2 to the catcher, drives rats on
    [p3] 2 to markers and hoards them
    [p4] flies 3 to the catcher, over traps
    [p5] 1 to cheese, shields others
    [p6] stays, and counts as a nest
    [p7] 3 to cheese, traps need a six
    [p8] 1 to the catcher, bites leavers
    [p9] 2 to the catcher, robs the cage
    [p10] gropes ½ die to the catcher
    [p11] 1 to traps and takes them off
   *[p12] 1 to the catcher, has 5 mouths
}
in-bag = bag { $rats }
pile-districts = districts
pile-peculiar = peculiar rats
pile-riddles = riddles
gone-for-now = Gone for now: { $rats }
slices-short = { $slices } left
card-place-0a = Guild Table
card-place-0a-text = A place of the Town Hall. A cheese lies here when the district comes. (RC-74)
card-place-0b = Weigh House
card-place-0b-text = A place of the Town Hall. There is nothing special here. (RC-74)
card-place-0c = Wine Vault
card-place-0c-text = A place of the Town Hall. A nest: rats crawl out here every night. (RC-74)
card-place-0d = Pillory
card-place-0d-text = A place of the Town Hall. There is nothing special here. (RC-74)
card-place-0e = Great Square
card-place-0e-text = A place of the Town Hall. There is nothing special here. (RC-74)
card-district-0 = Town Hall
card-district-0-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Guild Table, Weigh House, Wine Vault, Pillory, Great Square. (RC-68)
card-place-1a = Mill Cellar
card-place-1a-text = A place of Mill Side. A nest: rats crawl out here every night. (RC-74)
card-place-1b = Flour Loft
card-place-1b-text = A place of Mill Side. A cheese lies here when the district comes. (RC-74)
card-place-1c = Mill Race
card-place-1c-text = A place of Mill Side. There is nothing special here. (RC-74)
card-district-1 = Mill Side
card-district-1-text = If the turn ends here and few cheeses are left, the town grows by 1 district. Places: Mill Cellar, Flour Loft, Mill Race. (RC-68)
card-place-2a = Lye Vats
card-place-2a-text = A place of the Tanners. A hatchery: one rat more comes with the district. (RC-74)
card-place-2b = Hide Heap
card-place-2b-text = A place of the Tanners. A nest: rats crawl out here every night. (RC-74)
card-place-2c = Salt Store
card-place-2c-text = A place of the Tanners. A cheese lies here when the district comes. (RC-74)
card-district-2 = Tanners
card-district-2-text = If the turn ends here and few cheeses are left, the town grows by 1 district. Places: Lye Vats, Hide Heap, Salt Store. (RC-68)
card-place-3a = Bread Hall
card-place-3a-text = A place of Bakers Row. A cheese lies here when the district comes. (RC-74)
card-place-3b = Oven Yard
card-place-3b-text = A place of Bakers Row. A riddle is opened here when the district comes. (RC-74)
card-place-3c = Ash Cellar
card-place-3c-text = A place of Bakers Row. A nest: rats crawl out here every night. (RC-74)
card-district-3 = Bakers Row
card-district-3-text = If the turn ends here and few cheeses are left, the town grows by 1 district. Places: Bread Hall, Oven Yard, Ash Cellar. (RC-68)
card-place-4a = Herb Garden
card-place-4a-text = A place of St Gertrude. A yellow marker lies here when the district comes. (RC-74)
card-place-4b = Crypt
card-place-4b-text = A place of St Gertrude. A nest: rats crawl out here every night. (RC-74)
card-place-4c = Pilgrim Gate
card-place-4c-text = A place of St Gertrude. There is nothing special here. (RC-74)
card-place-4d = Refectory
card-place-4d-text = A place of St Gertrude. A cheese lies here when the district comes. (RC-74)
card-district-4 = St Gertrude
card-district-4-text = If the turn ends here and few cheeses are left, the town grows by 1 district. Places: Herb Garden, Crypt, Pilgrim Gate, Refectory. (RC-68)
card-place-5a = Hemp Heap
card-place-5a-text = A place of the Ropewalk. A nest: rats crawl out here every night. (RC-74)
card-place-5b = Rope Yard
card-place-5b-text = A place of the Ropewalk. A riddle is opened here when the district comes. (RC-74)
card-place-5c = Tar House
card-place-5c-text = A place of the Ropewalk. A hatchery: one rat more comes with the district. (RC-74)
card-district-5 = Ropewalk
card-district-5-text = If the turn ends here and few cheeses are left, the town grows by 1 district. Places: Hemp Heap, Rope Yard, Tar House. (RC-68)
card-place-6a = Cheese Hall
card-place-6a-text = A place of Dairy Lane. A cheese lies here when the district comes. (RC-74)
card-place-6b = Churn Court
card-place-6b-text = A place of Dairy Lane. There is nothing special here. (RC-74)
card-place-6c = Cow Gate
card-place-6c-text = A place of Dairy Lane. A purple marker lies here when the district comes. (RC-74)
card-place-6d = Rind Heap
card-place-6d-text = A place of Dairy Lane. A nest: rats crawl out here every night. (RC-74)
card-district-6 = Dairy Lane
card-district-6-text = If the turn ends here and few cheeses are left, the town grows by 1 district. Places: Cheese Hall, Churn Court, Cow Gate, Rind Heap. (RC-68)
card-place-7a = Eel Tanks
card-place-7a-text = A place of the Fish Quarter. A hatchery: one rat more comes with the district. (RC-74)
card-place-7b = Gut Drain
card-place-7b-text = A place of the Fish Quarter. A nest: rats crawl out here every night. (RC-74)
card-place-7c = Fish Market
card-place-7c-text = A place of the Fish Quarter. A cheese lies here when the district comes. (RC-74)
card-district-7 = Fish Quarter
card-district-7-text = If the turn ends here and few cheeses are left, the town grows by 1 district. Places: Eel Tanks, Gut Drain, Fish Market. (RC-68)
card-place-8a = Pig Pens
card-place-8a-text = A place of the Shambles. A hatchery: one rat more comes with the district. (RC-74)
card-place-8b = Smokehouse
card-place-8b-text = A place of the Shambles. A cheese lies here when the district comes. (RC-74)
card-place-8c = Offal Drain
card-place-8c-text = A place of the Shambles. A nest: rats crawl out here every night. (RC-74)
card-place-8d = Meat Cross
card-place-8d-text = A place of the Shambles. A riddle is opened here when the district comes. (RC-74)
card-district-8 = Shambles
card-district-8-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Pig Pens, Smokehouse, Offal Drain, Meat Cross. (RC-68)
card-place-9a = Toll Kitchen
card-place-9a-text = A place of Crossgate. A cheese lies here when the district comes. (RC-74)
card-place-9b = Warm Stable
card-place-9b-text = A place of Crossgate. A hatchery: one rat more comes with the district. (RC-74)
card-place-9c = Apothecary
card-place-9c-text = A place of Crossgate. A yellow marker lies here when the district comes. (RC-74)
card-place-9d = Wagon Yard
card-place-9d-text = A place of Crossgate. There is nothing special here. (RC-74)
card-place-9e = Dung Cross
card-place-9e-text = A place of Crossgate. A nest: rats crawl out here every night. (RC-74)
card-district-9 = Crossgate
card-district-9-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Toll Kitchen, Warm Stable, Apothecary, Wagon Yard, Dung Cross. (RC-68)
card-place-10a = Wool Hall
card-place-10a-text = A place of the Weavers. A riddle is opened here when the district comes. (RC-74)
card-place-10b = Rag Cellar
card-place-10b-text = A place of the Weavers. A nest: rats crawl out here every night. (RC-74)
card-place-10c = Soup Court
card-place-10c-text = A place of the Weavers. A cheese lies here when the district comes. (RC-74)
card-place-10d = Dye Vats
card-place-10d-text = A place of the Weavers. A hatchery: one rat more comes with the district. (RC-74)
card-district-10 = Weavers
card-district-10-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Wool Hall, Rag Cellar, Soup Court, Dye Vats. (RC-68)
card-place-11a = Grain Dock
card-place-11a-text = A place of the Granary. A cheese lies here when the district comes. (RC-74)
card-place-11b = Chaff Cellar
card-place-11b-text = A place of the Granary. A nest: rats crawl out here every night. (RC-74)
card-place-11c = Malt Kiln
card-place-11c-text = A place of the Granary. A hatchery: one rat more comes with the district. A purple marker lies here when the district comes. (RC-74)
card-district-11 = Granary
card-district-11-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Grain Dock, Chaff Cellar, Malt Kiln. (RC-68)
card-place-12a = Slag Heap
card-place-12a-text = A place of the Foundry. A nest: rats crawl out here every night. (RC-74)
card-place-12b = Bell Pit
card-place-12b-text = A place of the Foundry. A riddle is opened here when the district comes. (RC-74)
card-place-12c = Cook Shop
card-place-12c-text = A place of the Foundry. A cheese lies here when the district comes. (RC-74)
card-district-12 = Foundry
card-district-12-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Slag Heap, Bell Pit, Cook Shop. (RC-68)
card-place-13a = Boiler Room
card-place-13a-text = A place of the Old Baths. A hatchery: one rat more comes with the district. (RC-74)
card-place-13b = Steam Hall
card-place-13b-text = A place of the Old Baths. A riddle is opened here when the district comes. (RC-74)
card-place-13c = Cold Pool
card-place-13c-text = A place of the Old Baths. A riddle is opened here when the district comes. (RC-74)
card-place-13d = Bath Drain
card-place-13d-text = A place of the Old Baths. A nest: rats crawl out here every night. (RC-74)
card-place-13e = Bath Court
card-place-13e-text = A place of the Old Baths. There is nothing special here. (RC-74)
card-district-13 = Old Baths
card-district-13-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Boiler Room, Steam Hall, Cold Pool, Bath Drain, Bath Court. (RC-68)
card-place-14a = Alms Gate
card-place-14a-text = A place of the Almshouse. There is nothing special here. (RC-74)
card-place-14b = Straw Ward
card-place-14b-text = A place of the Almshouse. A nest: rats crawl out here every night. (RC-74)
card-place-14c = Poor Garden
card-place-14c-text = A place of the Almshouse. There is nothing special here. (RC-74)
card-place-14d = Wash House
card-place-14d-text = A place of the Almshouse. A hatchery: one rat more comes with the district. (RC-74)
card-place-14e = Orphan Court
card-place-14e-text = A place of the Almshouse. A riddle is opened here when the district comes. (RC-74)
card-district-14 = Almshouse
card-district-14-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Alms Gate, Straw Ward, Poor Garden, Wash House, Orphan Court. (RC-68)
card-place-15a = Beer Cellar
card-place-15a-text = A place of Tavern End. A nest: rats crawl out here every night. (RC-74)
card-place-15b = Brewhouse
card-place-15b-text = A place of Tavern End. A hatchery: one rat more comes with the district. A purple marker lies here when the district comes. (RC-74)
card-place-15c = Skittle Yard
card-place-15c-text = A place of Tavern End. There is nothing special here. (RC-74)
card-place-15d = Drunken Cat
card-place-15d-text = A place of Tavern End. A cheese lies here when the district comes. (RC-74)
card-district-15 = Tavern End
card-district-15-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Beer Cellar, Brewhouse, Skittle Yard, Drunken Cat. (RC-68)
card-place-16a = Kiln Room
card-place-16a-text = A place of the Potters. A hatchery: one rat more comes with the district. A yellow marker lies here when the district comes. (RC-74)
card-place-16b = Jam Stalls
card-place-16b-text = A place of the Potters. A cheese lies here when the district comes. (RC-74)
card-place-16c = Shard Heap
card-place-16c-text = A place of the Potters. A nest: rats crawl out here every night. (RC-74)
card-district-16 = Potters
card-district-16-text = If the turn ends here and few cheeses are left, the town grows by 2 districts. Places: Kiln Room, Jam Stalls, Shard Heap. (RC-68)
card-place-17a = Spice Store
card-place-17a-text = A place of the Harbour. A cheese lies here when the district comes. (RC-74)
card-place-17b = Bilge Dock
card-place-17b-text = A place of the Harbour. A nest: rats crawl out here every night. (RC-74)
card-place-17c = Net Loft
card-place-17c-text = A place of the Harbour. A nest: rats crawl out here every night. (RC-74)
card-place-17d = Captain Inn
card-place-17d-text = A place of the Harbour. A cheese lies here when the district comes. (RC-74)
card-place-17e = Long Quay
card-place-17e-text = A place of the Harbour. There is nothing special here. (RC-74)
card-district-17 = Harbour
card-district-17-text = If the turn ends here and few cheeses are left, the town grows by 3 districts. Places: Spice Store, Bilge Dock, Net Loft, Captain Inn, Long Quay. (RC-68)
card-place-18a = Bone House
card-place-18a-text = A place of the Minster. A nest: rats crawl out here every night. (RC-74)
card-place-18b = Monks' Table
card-place-18b-text = A place of the Minster. A cheese lies here when the district comes. (RC-74)
card-place-18c = Old Graves
card-place-18c-text = A place of the Minster. A nest: rats crawl out here every night. (RC-74)
card-place-18d = Bell Tower
card-place-18d-text = A place of the Minster. A riddle is opened here when the district comes. (RC-74)
card-place-18e = Candle Hall
card-place-18e-text = A place of the Minster. A hatchery: one rat more comes with the district. (RC-74)
card-district-18 = Minster
card-district-18-text = If the turn ends here and few cheeses are left, the town grows by 3 districts. Places: Bone House, Monks' Table, Old Graves, Bell Tower, Candle Hall. (RC-68)
card-place-19a = Raven Pit
card-place-19a-text = A place of Gallows Hill. A nest: rats crawl out here every night. (RC-74)
card-place-19b = Last Supper
card-place-19b-text = A place of Gallows Hill. A cheese lies here when the district comes. (RC-74)
card-place-19c = Hay Barn
card-place-19c-text = A place of Gallows Hill. A hatchery: one rat more comes with the district. A riddle is opened here when the district comes. (RC-74)
card-place-19d = Lime Pit
card-place-19d-text = A place of Gallows Hill. A nest: rats crawl out here every night. (RC-74)
card-district-19 = Gallows Hill
card-district-19-text = If the turn ends here and few cheeses are left, the town grows by 3 districts. Places: Raven Pit, Last Supper, Hay Barn, Lime Pit. (RC-68)
card-place-20a = Sugar Store
card-place-20a-text = A place of the Exchange. A cheese lies here when the district comes. (RC-74)
card-place-20b = Stove Room
card-place-20b-text = A place of the Exchange. A hatchery: one rat more comes with the district. A riddle is opened here when the district comes. (RC-74)
card-place-20c = Ham Hall
card-place-20c-text = A place of the Exchange. A cheese lies here when the district comes. (RC-74)
card-place-20d = Mint
card-place-20d-text = A place of the Exchange. A hatchery: one rat more comes with the district. A yellow marker lies here when the district comes. (RC-74)
card-place-20e = Paper Vault
card-place-20e-text = A place of the Exchange. A nest: rats crawl out here every night. (RC-74)
card-district-20 = Exchange
card-district-20-text = If the turn ends here and few cheeses are left, the town grows by 3 districts. Places: Sugar Store, Stove Room, Ham Hall, Mint, Paper Vault. (RC-68)
card-place-21a = Ferry Inn
card-place-21a-text = A place of the Sluices. A cheese lies here when the district comes. (RC-74)
card-place-21b = Old Sewer
card-place-21b-text = A place of the Sluices. A nest: rats crawl out here every night. A purple marker lies here when the district comes. (RC-74)
card-place-21c = Pump Yard
card-place-21c-text = A place of the Sluices. There is nothing special here. (RC-74)
card-place-21d = Sump
card-place-21d-text = A place of the Sluices. A nest: rats crawl out here every night. (RC-74)
card-place-21e = Boat House
card-place-21e-text = A place of the Sluices. A hatchery: one rat more comes with the district. (RC-74)
card-district-21 = Sluices
card-district-21-text = If the turn ends here and few cheeses are left, the town grows by 3 districts. Places: Ferry Inn, Old Sewer, Pump Yard, Sump, Boat House. (RC-68)
card-place-22a = Sick Ward
card-place-22a-text = A place of the Pest House. A nest: rats crawl out here every night. (RC-74)
card-place-22b = Smoke Room
card-place-22b-text = A place of the Pest House. A hatchery: one rat more comes with the district. A riddle is opened here when the district comes. (RC-74)
card-place-22c = Gruel Hall
card-place-22c-text = A place of the Pest House. A cheese lies here when the district comes. (RC-74)
card-place-22d = Ward Drain
card-place-22d-text = A place of the Pest House. A nest: rats crawl out here every night. (RC-74)
card-district-22 = Pest House
card-district-22-text = If the turn ends here and few cheeses are left, the town grows by 3 districts. Places: Sick Ward, Smoke Room, Gruel Hall, Ward Drain. (RC-68)
card-place-23a = Dungeon
card-place-23a-text = A place of the Castle. A nest: rats crawl out here every night. (RC-74)
card-place-23b = Larder
card-place-23b-text = A place of the Castle. A cheese lies here when the district comes. (RC-74)
card-place-23c = Moat Hole
card-place-23c-text = A place of the Castle. A nest: rats crawl out here every night. A yellow marker lies here when the district comes. (RC-74)
card-place-23d = Banquet
card-place-23d-text = A place of the Castle. A cheese lies here when the district comes. (RC-74)
card-place-23e = Guard Room
card-place-23e-text = A place of the Castle. A nest: rats crawl out here every night. A hatchery: one rat more comes with the district. A riddle is opened here when the district comes. (RC-74)
card-district-23 = Castle
card-district-23-text = If the turn ends here and few cheeses are left, the town grows by 4 districts. Places: Dungeon, Larder, Moat Hole, Banquet, Guard Room. (RC-68)
card-place-24a = Chandlers
card-place-24a-text = A place of the Old Town. A hatchery: one rat more comes with the district. A cheese lies here when the district comes. (RC-74)
card-place-24b = Broken Wall
card-place-24b-text = A place of the Old Town. A nest: rats crawl out here every night. (RC-74)
card-place-24c = Pilgrim Inn
card-place-24c-text = A place of the Old Town. A cheese lies here when the district comes. (RC-74)
card-place-24d = Bone Pit
card-place-24d-text = A place of the Old Town. A nest: rats crawl out here every night. A purple marker lies here when the district comes. (RC-74)
card-place-24e = Maze
card-place-24e-text = A place of the Old Town. A hatchery: one rat more comes with the district. A riddle is opened here when the district comes. (RC-74)
card-district-24 = Old Town
card-district-24-text = If the turn ends here and few cheeses are left, the town grows by 4 districts. Places: Chandlers, Broken Wall, Pilgrim Inn, Bone Pit, Maze. (RC-68)
card-district = District
card-district-text = An island of the town with three to five places. Lit: it is awake, its rats run and its nests breed. Dark: it sleeps. The small cards say by how many districts the town grows from here. (RC-9, RC-68)
card-plot = Free plot
card-plot-text = A new district may lie here if one of its lanes joins a lane of the town; the ratcatcher's own district comes first. (RC-69, RC-70)
card-white = White rat
card-white-text = Runs 2 places a night to the nearest cheese. One mouth. A hit catches it. (RC-81, RC-96)
card-brown = Brown rat
card-brown-text = Runs 2 places a night after the ratcatcher and bites whoever walks away. It does not eat. A hit catches it. (RC-24, RC-81)
card-black = Black rat
card-black-text = Runs 1 place a night to cheese, and breeds. One mouth. Two hits or a six catch it. (RC-61, RC-104)
card-p1 = Seroman
card-p1-text = Runs 1 to cheese. After a cheese is eaten beside it, a rat comes. Bite 3, defence 2. Caught: a riddle. (RC-57, RC-109)
card-p2 = Whiprat
card-p2-text = Runs 2 after the ratcatcher. Rats that start beside it run 1 further. Bite 3, defence 1. Caught: 2 dice. (RC-57, RC-109)
card-p3 = Magpie
card-p3-text = Runs 2 to markers and hoards them. Bite 2, defence 1. Caught: its hoard. (RC-57, RC-109)
card-p4 = Wingrat
card-p4-text = Flies 3 after the ratcatcher. No trap reaches it. Bite 3, defence 1. Caught: 1 heart or 1 die. (RC-57, RC-109)
card-p5 = Ironback
card-p5-text = Runs 1 to cheese. Other rats beside it take one hit more. Bite 2, defence 3. Caught: 1 yellow marker or 1 purple marker. (RC-57, RC-109)
card-p6 = Nest Queen
card-p6-text = Stays where it is, and counts as a nest. Bite 2, defence 2. Caught: 3 rats. (RC-57, RC-109)
card-p7 = Leaper
card-p7-text = Runs 3 to cheese. A trap catches it only with a six. Bite 2, defence 1. Caught: 2 steps. (RC-57, RC-109)
card-p8 = Pestilence
card-p8-text = Runs 1 after the ratcatcher, and bites whoever walks away. Bite 4, defence 2. Caught: 2 hearts. (RC-57, RC-109)
card-p9 = Thief
card-p9-text = Runs 2 after the ratcatcher, and lets 2 rats out of the cage. Bite 2, defence 1. Caught: 3 rats. (RC-57, RC-109)
card-p10 = Blind One
card-p10-text = Gropes its way to the ratcatcher, as far as half a die. Bite 4, defence 1. Caught: 3 steps. (RC-57, RC-109)
card-p11 = Sapper
card-p11-text = Runs 1 to traps and takes them off. Bite 2, defence 2. Caught: 1 die or 2 steps. (RC-57, RC-109)
card-p12 = Giant
card-p12-text = Runs 1 after the ratcatcher. It has 5 mouths. Bite 5, defence 3. Caught: 1 cheese. (RC-57, RC-109)
card-arch-rat-king = Rat King
card-arch-rat-king-text = Comes when the crown on the moon is eaten. Runs after the ratcatcher, as far as a die shows; white rats of its district run 1 further. Who kills it wins. (RC-1, RC-115)
card-arch-maw = The Maw
card-arch-maw-text = Comes when the crown on the moon is eaten. Crawls to cheese, half as far as a die shows, swallows what lies there and grows. Who kills it wins. (RC-1, RC-117)
card-arch-brood-mother = Brood Mother
card-arch-brood-mother-text = Comes when the crown on the moon is eaten. Runs after the ratcatcher, as far as a die shows; black rats bite for 2 while she is in the town. Who kills her wins. (RC-1, RC-115)
card-arch-were-rat = Were-Rat
card-arch-were-rat-text = Comes when the crown on the moon is eaten. Runs after the ratcatcher, as far as the higher of two dice shows, and heals when it wounds. Who kills it wins. (RC-1, RC-118)
card-catcher-lady-cage = Lady Cage
card-catcher-lady-cage-text = The ratcatcher. Three traps that roll 2 dice, bait and nets. (RC-11)
card-catcher-pathfinder = Pathfinder
card-catcher-pathfinder-text = The ratcatcher. The fastest, with a grapple and a whistle. (RC-11)
card-catcher-butcher = Butcher
card-catcher-butcher-text = The ratcatcher. One big trap for 2 steps, a mincer and an apron. (RC-11)
card-catcher-alchemist = Alchemist
card-catcher-alchemist-text = The ratcatcher. The toughest, with bombs and sleeping gas. (RC-11)
card-cheese = Cheese
card-cheese-text = Taken by walking here while no rat is here. Five mouths here at night eat it and a slice of the moon. Ten cheeses win. (RC-1, RC-39, RC-96)
card-trap = Trap
card-trap-text = Set in the ratcatcher's place or one place on, for a step. Tonight it snaps at rats there. It is back in the morning. (RC-27, RC-89)
card-bait = Bait
card-bait-text = Lies in the ratcatcher's district: white and black rats take it for cheese, and those that eat it go into the cage. (RC-49, RC-98)
card-net = Net
card-net-text = Over the ratcatcher's place or the next one: no rat leaves it, and who comes in stays. (RC-49)
card-grapple = Grapple
card-grapple-text = A swing to any place of a waking district, without a step. (RC-49)
card-whistle = Whistle
card-whistle-text = All rats of a colour run from the ratcatcher's place or the next one to a place beside it. (RC-49)
card-mincer = Mincer
card-mincer-text = An attack in the ratcatcher's place, with dice of its own. (RC-49)
card-apron = Apron
card-apron-text = In the place where it is put on, more bites can be taken tonight. (RC-49)
card-bomb = Bomb
card-bomb-text = An attack with dice of its own, up to two places away. (RC-49)
card-gas = Sleeping gas
card-gas-text = Rats in the ratcatcher's place or the next one neither bite nor eat tonight. (RC-49)
card-marker-health = Heart
card-marker-health-text = Whoever walks here heals one heart. (RC-25)
card-marker-yellow = Yellow marker
card-marker-yellow-text = Taken by walking here: one more use of the yellow ability. (RC-25, RC-53)
card-marker-purple = Purple marker
card-marker-purple-text = Taken by walking here: one more use of the purple ability. (RC-25, RC-53)
card-nest = Nest
card-nest-text = Rats crawl out here every night while the district is awake. (RC-101)
card-hatchery = Hatchery
card-hatchery-text = One rat came here with the district; it breeds no more. (RC-74)
card-mouths = Mouths
card-mouths-text = Five mouths eat a cheese: white and black rats have 1, peculiar ones 3, the arch rat 5, brown ones none. Pale: mouths that come tonight. (RC-96)
card-bites = Bites
card-bites-text = Bites of the rats in the ratcatcher's place, against the defence. More rats may run to it tonight. If there are more bites, a heart is lost. (RC-94)
card-slice-peculiar = A peculiar rat
card-slice-peculiar-text = When this slice is eaten, a peculiar rat comes. (RC-109)
card-slice-spawn = One rat more
card-slice-spawn-text = When this slice is eaten, the arch rat brings one rat more each night. (RC-113)
card-slice-bite = A stronger bite
card-slice-bite-text = When this slice is eaten, the arch rat bites with one die more. (RC-113)
card-slice-defence = A thicker hide
card-slice-defence-text = When this slice is eaten, the arch rat takes one hit more. (RC-113)
card-slice-move = Faster
card-slice-move-text = When this slice is eaten, the arch rat runs 1 further. (RC-113)
card-slice-deploy = The arch rat comes
card-slice-deploy-text = When this slice is eaten, the arch rat crawls out of a nest. (RC-114)
card-slice-swarm = Swarm
card-slice-swarm-text = When this slice is eaten, all nests swarm. (RC-113)
card-slice-end = The last slice
card-slice-end-text = When it is eaten, the rats have won. (RC-2)
card-night-run = The rats run
card-night-run-text = First the arch rat, then peculiar rats, then brown, black and white ones. (RC-80)
card-night-traps = Traps snap
card-night-traps-text = Each trap with a rat rolls its dice. (RC-89)
card-night-bites = The rats bite
card-night-bites-text = Rats in the ratcatcher's place bite. More bites than can be taken cost a heart. (RC-92, RC-94)
card-night-eating = They eat
card-night-eating-text = Five mouths eat a cheese, and a slice of the moon with it. (RC-96)
card-night-breeding = The nests breed
card-night-breeding-text = A rat for each nest of waking districts; black rats bring more. (RC-101)
card-night-growing = The town grows
card-night-growing-text = With fewer than two cheeses in the town new districts come. (RC-67)
card-night-clearing = Clearing up
card-night-clearing-text = Sleeping districts are emptied; the traps are back, what abilities left is gone. (RC-106, RC-107)
card-your-turn = The ratcatcher's turn
card-your-turn-text = Walk, set traps, attack, use abilities, trade with the accountant, in any order. (RC-17)
card-arch-bite = Its bite
card-arch-bite-text = It rolls this many dice against the ratcatcher; each 4 or more is a bite, and a six always wounds. (RC-92)
card-arch-hide = Its hide
card-arch-hide-text = More hits than this wound it, once per attack; a six wounds it too. (RC-36)
card-arch-spawn = What it brings
card-arch-spawn-text = This many rats come where it is, every night. (RC-102)
card-arch-run = How far it runs
card-arch-run-text = Dice for its way: one, half of one, or the higher of two; and what it has grown by. (RC-115)
card-gut = Gut
card-gut-text = What the Maw swallows fills its gut; every step makes it stronger. (RC-117)
card-growth = The town grows
card-growth-text = If fewer than two cheeses lie in the town at the end of the ratcatcher's turn, new districts come. (RC-67)
card-end = The end
card-end-text = The game is over. (RC-3)
card-tonight = Tonight
card-tonight-text = What the coming night would do as things stand: cheeses eaten, bites at the ratcatcher, whether the town grows. (RC-79)
card-race = Cheeses taken
card-race-text = Ten of them win the game at once. (RC-1)
card-moon = The moon
card-moon-text = Ten slices. For every cheese that the rats eat one is gone and brings what is drawn on it. The last one ends the game. (RC-2, RC-97)
card-clock = The clock
card-clock-text = The ratcatcher's turn, then the seven steps of the rats' night. (RC-79)
card-bridge = Bridge
card-bridge-text = It joins two districts: the ratcatcher and the rats cross it like any other lane. (RC-6, RC-7)
card-gate = Open gate
card-gate-text = Nothing lies beyond it yet. When the town grows, a new district may join here. (RC-6, RC-69)
card-shut = Shut gate
card-shut-text = It faces a wall of the next district: no way through, ever. (RC-6)
card-cage = Cage
card-cage-text = Rats that were caught. The accountant takes them as money. (RC-37, RC-54)
card-map = The town
card-map-text = All districts: red where many rats are, with cheese, the arch rat, and the ratcatcher. Click to look there. (RC-5)
card-heart = Hearts
card-heart-text = Without a heart the game is lost. (RC-2)
card-defence = Defence
card-defence-text = This many bites can be taken at a time. (RC-94)
card-aim = Aim
card-aim-text = Dice that show this number or more hit. (RC-33)
card-step = Steps
card-step-text = Each leads one place on, or sets a trap. (RC-21, RC-27)
card-attack = Attack dice
card-attack-text = Any number of them is rolled at the rats in the ratcatcher's place; they are back in the next round. (RC-31)
card-field-attack = More dice
card-field-attack-text = Once its fields are full of cheese: one attack die more, now and every turn. (RC-42, RC-43)
card-field-move = More steps
card-field-move-text = Once its fields are full of cheese: one step more, now and every turn. (RC-42, RC-43)
card-field-health = One heart more
card-field-health-text = Once its fields are full of cheese: one heart more, and it beats at once. (RC-42, RC-43)
card-field-accuracy = Better aim
card-field-accuracy-text = Once its fields are full of cheese: dice hit with one pip less. (RC-42, RC-43)
card-field-defence = Better defence
card-field-defence-text = Once its fields are full of cheese: one bite more is borne unhurt. (RC-42, RC-43)
card-field-trap = Better traps
card-field-trap-text = Once its fields are full of cheese: all traps are better, those in the town too; there are no more of them. (RC-42, RC-43)
card-field-yellow = Yellow ability
card-field-yellow-text = The first cheese wakes the yellow ability and brings all its markers, the second brings them once again. (RC-44)
card-field-purple = Purple ability
card-field-purple-text = The first cheese wakes the purple ability and brings all its markers, the second brings them once again. (RC-44)
card-buy-die = A die
card-buy-die-text = The accountant gives it for this many caged rats. (RC-54)
card-buy-yellow = Yellow marker
card-buy-yellow-text = The accountant gives it for this many caged rats. (RC-54)
card-buy-purple = Purple marker
card-buy-purple-text = The accountant gives it for this many caged rats. (RC-54)
card-buy-health = A heart
card-buy-health-text = The accountant gives it for this many caged rats. (RC-54)
card-buy-cheese = A cheese
card-buy-cheese-text = The accountant gives it for this many caged rats. (RC-54)
card-piles = Piles
card-piles-text = Districts, peculiar rats and riddles that are still to come. (RC-12)
card-roll = A roll
card-roll-text = Hits catch rats one by one; a rat takes one hit more than its defence, or a six. (RC-34, RC-35)
to-place = { $spot ->
    [a0] to Guild Table
    [b0] to Weigh House
    [c0] to Wine Vault
    [d0] to the Pillory
    [e0] to Great Square
    [a1] to Mill Cellar
    [b1] to Flour Loft
    [c1] to Mill Race
    [a2] to Lye Vats
    [b2] to Hide Heap
    [c2] to Salt Store
    [a3] to Bread Hall
    [b3] to Oven Yard
    [c3] to Ash Cellar
    [a4] to Herb Garden
    [b4] to the Crypt
    [c4] to Pilgrim Gate
    [d4] to the Refectory
    [a5] to Hemp Heap
    [b5] to Rope Yard
    [c5] to Tar House
    [a6] to Cheese Hall
    [b6] to Churn Court
    [c6] to Cow Gate
    [d6] to Rind Heap
    [a7] to Eel Tanks
    [b7] to Gut Drain
    [c7] to Fish Market
    [a8] to Pig Pens
    [b8] to the Smokehouse
    [c8] to Offal Drain
    [d8] to Meat Cross
    [a9] to Toll Kitchen
    [b9] to Warm Stable
    [c9] to the Apothecary
    [d9] to Wagon Yard
    [e9] to Dung Cross
    [a10] to Wool Hall
    [b10] to Rag Cellar
    [c10] to Soup Court
    [d10] to Dye Vats
    [a11] to Grain Dock
    [b11] to Chaff Cellar
    [c11] to Malt Kiln
    [a12] to Slag Heap
    [b12] to Bell Pit
    [c12] to Cook Shop
    [a13] to Boiler Room
    [b13] to Steam Hall
    [c13] to Cold Pool
    [d13] to Bath Drain
    [e13] to Bath Court
    [a14] to Alms Gate
    [b14] to Straw Ward
    [c14] to Poor Garden
    [d14] to Wash House
    [e14] to Orphan Court
    [a15] to Beer Cellar
    [b15] to the Brewhouse
    [c15] to Skittle Yard
    [d15] to the Drunken Cat
    [a16] to Kiln Room
    [b16] to Jam Stalls
    [c16] to Shard Heap
    [a17] to Spice Store
    [b17] to Bilge Dock
    [c17] to Net Loft
    [d17] to Captain Inn
    [e17] to Long Quay
    [a18] to Bone House
    [b18] to Monks' Table
    [c18] to Old Graves
    [d18] to Bell Tower
    [e18] to Candle Hall
    [a19] to Raven Pit
    [b19] to Last Supper
    [c19] to Hay Barn
    [d19] to Lime Pit
    [a20] to Sugar Store
    [b20] to Stove Room
    [c20] to Ham Hall
    [d20] to the Mint
    [e20] to Paper Vault
    [a21] to Ferry Inn
    [b21] to Old Sewer
    [c21] to Pump Yard
    [d21] to the Sump
    [e21] to Boat House
    [a22] to Sick Ward
    [b22] to Smoke Room
    [c22] to Gruel Hall
    [d22] to Ward Drain
    [a23] to the Dungeon
    [b23] to the Larder
    [c23] to Moat Hole
    [d23] to the Banquet
    [e23] to Guard Room
    [a24] to Chandlers
    [b24] to Broken Wall
    [c24] to Pilgrim Inn
    [d24] to Bone Pit
   *[e24] to the Maze
}
in-place = { $spot ->
    [a0] at Guild Table
    [b0] in Weigh House
    [c0] in Wine Vault
    [d0] at the Pillory
    [e0] on Great Square
    [a1] in Mill Cellar
    [b1] in Flour Loft
    [c1] in Mill Race
    [a2] in Lye Vats
    [b2] in Hide Heap
    [c2] in Salt Store
    [a3] in Bread Hall
    [b3] in Oven Yard
    [c3] in Ash Cellar
    [a4] in Herb Garden
    [b4] in the Crypt
    [c4] at Pilgrim Gate
    [d4] in the Refectory
    [a5] in Hemp Heap
    [b5] in Rope Yard
    [c5] in Tar House
    [a6] in Cheese Hall
    [b6] in Churn Court
    [c6] at Cow Gate
    [d6] in Rind Heap
    [a7] in Eel Tanks
    [b7] in Gut Drain
    [c7] in Fish Market
    [a8] in Pig Pens
    [b8] in the Smokehouse
    [c8] in Offal Drain
    [d8] at Meat Cross
    [a9] in Toll Kitchen
    [b9] in Warm Stable
    [c9] at the Apothecary
    [d9] in Wagon Yard
    [e9] at Dung Cross
    [a10] in Wool Hall
    [b10] in Rag Cellar
    [c10] in Soup Court
    [d10] in Dye Vats
    [a11] in Grain Dock
    [b11] in Chaff Cellar
    [c11] in Malt Kiln
    [a12] in Slag Heap
    [b12] in Bell Pit
    [c12] in Cook Shop
    [a13] in Boiler Room
    [b13] in Steam Hall
    [c13] in Cold Pool
    [d13] in Bath Drain
    [e13] in Bath Court
    [a14] at Alms Gate
    [b14] in Straw Ward
    [c14] in Poor Garden
    [d14] in Wash House
    [e14] in Orphan Court
    [a15] in Beer Cellar
    [b15] in the Brewhouse
    [c15] in Skittle Yard
    [d15] in the Drunken Cat
    [a16] in Kiln Room
    [b16] in Jam Stalls
    [c16] in Shard Heap
    [a17] in Spice Store
    [b17] in Bilge Dock
    [c17] in Net Loft
    [d17] in Captain Inn
    [e17] on Long Quay
    [a18] in Bone House
    [b18] at Monks' Table
    [c18] in Old Graves
    [d18] in Bell Tower
    [e18] in Candle Hall
    [a19] in Raven Pit
    [b19] at Last Supper
    [c19] in Hay Barn
    [d19] in Lime Pit
    [a20] in Sugar Store
    [b20] in Stove Room
    [c20] in Ham Hall
    [d20] in the Mint
    [e20] in Paper Vault
    [a21] in Ferry Inn
    [b21] in Old Sewer
    [c21] in Pump Yard
    [d21] in the Sump
    [e21] in Boat House
    [a22] in Sick Ward
    [b22] in Smoke Room
    [c22] in Gruel Hall
    [d22] in Ward Drain
    [a23] in the Dungeon
    [b23] in the Larder
    [c23] in Moat Hole
    [d23] at the Banquet
    [e23] in Guard Room
    [a24] in Chandlers
    [b24] in Broken Wall
    [c24] in Pilgrim Inn
    [d24] in Bone Pit
   *[e24] in the Maze
}
district-name = { $district ->
    [d0] Town Hall
    [d1] Mill Side
    [d2] Tanners
    [d3] Bakers Row
    [d4] St Gertrude
    [d5] Ropewalk
    [d6] Dairy Lane
    [d7] Fish Quarter
    [d8] Shambles
    [d9] Crossgate
    [d10] Weavers
    [d11] Granary
    [d12] Foundry
    [d13] Old Baths
    [d14] Almshouse
    [d15] Tavern End
    [d16] Potters
    [d17] Harbour
    [d18] Minster
    [d19] Gallows Hill
    [d20] Exchange
    [d21] Sluices
    [d22] Pest House
    [d23] Castle
   *[d24] Old Town
}

# The town: districts (name, as a subject, where from) and places (name, in, to)
district-0 = Town Hall
district-0-the = the Town Hall
district-0-of = of the Town Hall
place-0a = Guild Table
place-0a-in = at Guild Table
place-0a-to = to Guild Table
place-0b = Weigh House
place-0b-in = in Weigh House
place-0b-to = to Weigh House
place-0c = Wine Vault
place-0c-in = in Wine Vault
place-0c-to = to Wine Vault
place-0d = Pillory
place-0d-in = at the Pillory
place-0d-to = to the Pillory
place-0e = Great Square
place-0e-in = on Great Square
place-0e-to = to Great Square
district-1 = Mill Side
district-1-the = Mill Side
district-1-of = of Mill Side
place-1a = Mill Cellar
place-1a-in = in Mill Cellar
place-1a-to = to Mill Cellar
place-1b = Flour Loft
place-1b-in = in Flour Loft
place-1b-to = to Flour Loft
place-1c = Mill Race
place-1c-in = in Mill Race
place-1c-to = to Mill Race
district-2 = Tanners
district-2-the = the Tanners
district-2-of = of the Tanners
place-2a = Lye Vats
place-2a-in = in Lye Vats
place-2a-to = to Lye Vats
place-2b = Hide Heap
place-2b-in = in Hide Heap
place-2b-to = to Hide Heap
place-2c = Salt Store
place-2c-in = in Salt Store
place-2c-to = to Salt Store
district-3 = Bakers Row
district-3-the = Bakers Row
district-3-of = of Bakers Row
place-3a = Bread Hall
place-3a-in = in Bread Hall
place-3a-to = to Bread Hall
place-3b = Oven Yard
place-3b-in = in Oven Yard
place-3b-to = to Oven Yard
place-3c = Ash Cellar
place-3c-in = in Ash Cellar
place-3c-to = to Ash Cellar
district-4 = St Gertrude
district-4-the = St Gertrude
district-4-of = of St Gertrude
place-4a = Herb Garden
place-4a-in = in Herb Garden
place-4a-to = to Herb Garden
place-4b = Crypt
place-4b-in = in the Crypt
place-4b-to = to the Crypt
place-4c = Pilgrim Gate
place-4c-in = at Pilgrim Gate
place-4c-to = to Pilgrim Gate
place-4d = Refectory
place-4d-in = in the Refectory
place-4d-to = to the Refectory
district-5 = Ropewalk
district-5-the = the Ropewalk
district-5-of = of the Ropewalk
place-5a = Hemp Heap
place-5a-in = in Hemp Heap
place-5a-to = to Hemp Heap
place-5b = Rope Yard
place-5b-in = in Rope Yard
place-5b-to = to Rope Yard
place-5c = Tar House
place-5c-in = in Tar House
place-5c-to = to Tar House
district-6 = Dairy Lane
district-6-the = Dairy Lane
district-6-of = of Dairy Lane
place-6a = Cheese Hall
place-6a-in = in Cheese Hall
place-6a-to = to Cheese Hall
place-6b = Churn Court
place-6b-in = in Churn Court
place-6b-to = to Churn Court
place-6c = Cow Gate
place-6c-in = at Cow Gate
place-6c-to = to Cow Gate
place-6d = Rind Heap
place-6d-in = in Rind Heap
place-6d-to = to Rind Heap
district-7 = Fish Quarter
district-7-the = the Fish Quarter
district-7-of = of the Fish Quarter
place-7a = Eel Tanks
place-7a-in = in Eel Tanks
place-7a-to = to Eel Tanks
place-7b = Gut Drain
place-7b-in = in Gut Drain
place-7b-to = to Gut Drain
place-7c = Fish Market
place-7c-in = in Fish Market
place-7c-to = to Fish Market
district-8 = Shambles
district-8-the = the Shambles
district-8-of = of the Shambles
place-8a = Pig Pens
place-8a-in = in Pig Pens
place-8a-to = to Pig Pens
place-8b = Smokehouse
place-8b-in = in the Smokehouse
place-8b-to = to the Smokehouse
place-8c = Offal Drain
place-8c-in = in Offal Drain
place-8c-to = to Offal Drain
place-8d = Meat Cross
place-8d-in = at Meat Cross
place-8d-to = to Meat Cross
district-9 = Crossgate
district-9-the = Crossgate
district-9-of = of Crossgate
place-9a = Toll Kitchen
place-9a-in = in Toll Kitchen
place-9a-to = to Toll Kitchen
place-9b = Warm Stable
place-9b-in = in Warm Stable
place-9b-to = to Warm Stable
place-9c = Apothecary
place-9c-in = at the Apothecary
place-9c-to = to the Apothecary
place-9d = Wagon Yard
place-9d-in = in Wagon Yard
place-9d-to = to Wagon Yard
place-9e = Dung Cross
place-9e-in = at Dung Cross
place-9e-to = to Dung Cross
district-10 = Weavers
district-10-the = the Weavers
district-10-of = of the Weavers
place-10a = Wool Hall
place-10a-in = in Wool Hall
place-10a-to = to Wool Hall
place-10b = Rag Cellar
place-10b-in = in Rag Cellar
place-10b-to = to Rag Cellar
place-10c = Soup Court
place-10c-in = in Soup Court
place-10c-to = to Soup Court
place-10d = Dye Vats
place-10d-in = in Dye Vats
place-10d-to = to Dye Vats
district-11 = Granary
district-11-the = the Granary
district-11-of = of the Granary
place-11a = Grain Dock
place-11a-in = in Grain Dock
place-11a-to = to Grain Dock
place-11b = Chaff Cellar
place-11b-in = in Chaff Cellar
place-11b-to = to Chaff Cellar
place-11c = Malt Kiln
place-11c-in = in Malt Kiln
place-11c-to = to Malt Kiln
district-12 = Foundry
district-12-the = the Foundry
district-12-of = of the Foundry
place-12a = Slag Heap
place-12a-in = in Slag Heap
place-12a-to = to Slag Heap
place-12b = Bell Pit
place-12b-in = in Bell Pit
place-12b-to = to Bell Pit
place-12c = Cook Shop
place-12c-in = in Cook Shop
place-12c-to = to Cook Shop
district-13 = Old Baths
district-13-the = the Old Baths
district-13-of = of the Old Baths
place-13a = Boiler Room
place-13a-in = in Boiler Room
place-13a-to = to Boiler Room
place-13b = Steam Hall
place-13b-in = in Steam Hall
place-13b-to = to Steam Hall
place-13c = Cold Pool
place-13c-in = in Cold Pool
place-13c-to = to Cold Pool
place-13d = Bath Drain
place-13d-in = in Bath Drain
place-13d-to = to Bath Drain
place-13e = Bath Court
place-13e-in = in Bath Court
place-13e-to = to Bath Court
district-14 = Almshouse
district-14-the = the Almshouse
district-14-of = of the Almshouse
place-14a = Alms Gate
place-14a-in = at Alms Gate
place-14a-to = to Alms Gate
place-14b = Straw Ward
place-14b-in = in Straw Ward
place-14b-to = to Straw Ward
place-14c = Poor Garden
place-14c-in = in Poor Garden
place-14c-to = to Poor Garden
place-14d = Wash House
place-14d-in = in Wash House
place-14d-to = to Wash House
place-14e = Orphan Court
place-14e-in = in Orphan Court
place-14e-to = to Orphan Court
district-15 = Tavern End
district-15-the = Tavern End
district-15-of = of Tavern End
place-15a = Beer Cellar
place-15a-in = in Beer Cellar
place-15a-to = to Beer Cellar
place-15b = Brewhouse
place-15b-in = in the Brewhouse
place-15b-to = to the Brewhouse
place-15c = Skittle Yard
place-15c-in = in Skittle Yard
place-15c-to = to Skittle Yard
place-15d = Drunken Cat
place-15d-in = in the Drunken Cat
place-15d-to = to the Drunken Cat
district-16 = Potters
district-16-the = the Potters
district-16-of = of the Potters
place-16a = Kiln Room
place-16a-in = in Kiln Room
place-16a-to = to Kiln Room
place-16b = Jam Stalls
place-16b-in = in Jam Stalls
place-16b-to = to Jam Stalls
place-16c = Shard Heap
place-16c-in = in Shard Heap
place-16c-to = to Shard Heap
district-17 = Harbour
district-17-the = the Harbour
district-17-of = of the Harbour
place-17a = Spice Store
place-17a-in = in Spice Store
place-17a-to = to Spice Store
place-17b = Bilge Dock
place-17b-in = in Bilge Dock
place-17b-to = to Bilge Dock
place-17c = Net Loft
place-17c-in = in Net Loft
place-17c-to = to Net Loft
place-17d = Captain Inn
place-17d-in = in Captain Inn
place-17d-to = to Captain Inn
place-17e = Long Quay
place-17e-in = on Long Quay
place-17e-to = to Long Quay
district-18 = Minster
district-18-the = the Minster
district-18-of = of the Minster
place-18a = Bone House
place-18a-in = in Bone House
place-18a-to = to Bone House
place-18b = Monks' Table
place-18b-in = at Monks' Table
place-18b-to = to Monks' Table
place-18c = Old Graves
place-18c-in = in Old Graves
place-18c-to = to Old Graves
place-18d = Bell Tower
place-18d-in = in Bell Tower
place-18d-to = to Bell Tower
place-18e = Candle Hall
place-18e-in = in Candle Hall
place-18e-to = to Candle Hall
district-19 = Gallows Hill
district-19-the = Gallows Hill
district-19-of = of Gallows Hill
place-19a = Raven Pit
place-19a-in = in Raven Pit
place-19a-to = to Raven Pit
place-19b = Last Supper
place-19b-in = at Last Supper
place-19b-to = to Last Supper
place-19c = Hay Barn
place-19c-in = in Hay Barn
place-19c-to = to Hay Barn
place-19d = Lime Pit
place-19d-in = in Lime Pit
place-19d-to = to Lime Pit
district-20 = Exchange
district-20-the = the Exchange
district-20-of = of the Exchange
place-20a = Sugar Store
place-20a-in = in Sugar Store
place-20a-to = to Sugar Store
place-20b = Stove Room
place-20b-in = in Stove Room
place-20b-to = to Stove Room
place-20c = Ham Hall
place-20c-in = in Ham Hall
place-20c-to = to Ham Hall
place-20d = Mint
place-20d-in = in the Mint
place-20d-to = to the Mint
place-20e = Paper Vault
place-20e-in = in Paper Vault
place-20e-to = to Paper Vault
district-21 = Sluices
district-21-the = the Sluices
district-21-of = of the Sluices
place-21a = Ferry Inn
place-21a-in = in Ferry Inn
place-21a-to = to Ferry Inn
place-21b = Old Sewer
place-21b-in = in Old Sewer
place-21b-to = to Old Sewer
place-21c = Pump Yard
place-21c-in = in Pump Yard
place-21c-to = to Pump Yard
place-21d = Sump
place-21d-in = in the Sump
place-21d-to = to the Sump
place-21e = Boat House
place-21e-in = in Boat House
place-21e-to = to Boat House
district-22 = Pest House
district-22-the = the Pest House
district-22-of = of the Pest House
place-22a = Sick Ward
place-22a-in = in Sick Ward
place-22a-to = to Sick Ward
place-22b = Smoke Room
place-22b-in = in Smoke Room
place-22b-to = to Smoke Room
place-22c = Gruel Hall
place-22c-in = in Gruel Hall
place-22c-to = to Gruel Hall
place-22d = Ward Drain
place-22d-in = in Ward Drain
place-22d-to = to Ward Drain
district-23 = Castle
district-23-the = the Castle
district-23-of = of the Castle
place-23a = Dungeon
place-23a-in = in the Dungeon
place-23a-to = to the Dungeon
place-23b = Larder
place-23b-in = in the Larder
place-23b-to = to the Larder
place-23c = Moat Hole
place-23c-in = in Moat Hole
place-23c-to = to Moat Hole
place-23d = Banquet
place-23d-in = at the Banquet
place-23d-to = to the Banquet
place-23e = Guard Room
place-23e-in = in Guard Room
place-23e-to = to Guard Room
district-24 = Old Town
district-24-the = the Old Town
district-24-of = of the Old Town
place-24a = Chandlers
place-24a-in = in Chandlers
place-24a-to = to Chandlers
place-24b = Broken Wall
place-24b-in = in Broken Wall
place-24b-to = to Broken Wall
place-24c = Pilgrim Inn
place-24c-in = in Pilgrim Inn
place-24c-to = to Pilgrim Inn
place-24d = Bone Pit
place-24d-in = in Bone Pit
place-24d-to = to Bone Pit
place-24e = Maze
place-24e-in = in the Maze
place-24e-to = to the Maze
# Big moments, which have the whole stage for a second
moment-rats-turn = The rats' turn
moment-deployed = The arch rat is here!
moment-ended = { $result ->
    [won-cheese] Ten cheeses saved!
    [won-arch] The arch rat is dead!
    [lost-cheese] The rats have eaten the moon!
   *[other] The hunt is over!
}

# What a puzzle asks
theme-move = Where do you walk?
theme-place = Where does the district go?
theme-put = Which field gets the cheese?
theme-buy = What do you buy?
theme-attack = How many dice attack?
theme-use = Which ability, and where?
theme-wound = Which hits wound the arch rat?
theme-trap = Where do you set the trap?

# What puzzles and mistakes are about
theme-end = End the day?
theme-catch = Which rats are caught?
theme-claim = Which reward?
theme-pay = Which rats do you pay?
theme-go = Where does the rat run?
theme-deploy = Which nest?
theme-done = Ready?
theme-pass = A reward, or none?
theme-recall = Which district is emptied?

# Why a hint is good
plan-collected = { $when ->
    [now] It saves a cheese at once.
   *[next] It saves a cheese soon.
}
plan-hit-arch = It wounds the arch rat.
plan-bought = It is enough for a purchase at the accountant's.
plan-claimed = It earns a reward for a peculiar rat.
spare-eaten = Otherwise rats eat a cheese ({ $there } of { $of } times, not { $here }).
spare-wounded = Otherwise it costs a heart ({ $there } of { $of } times, not { $here }).
plan-ended-won-cheese = It wins the hunt ({ $here } of { $of } times, not { $there }).
plan-ended-won-arch = It defeats the arch rat ({ $here } of { $of } times, not { $there }).
points-result = It wins the hunt more often.
points-cheese = It saves more cheese: { $points } more on average within two rounds.
points-eaten = The rats eat less cheese: { $points } less on average within two rounds.
points-health = It keeps more hearts: { $points } more on average within two rounds.
points-arch = It wounds the arch rat more: { $points } more on average within two rounds.
spare-ended-lost-cheese = Otherwise the rats eat too much cheese and win ({ $there } of { $of } times, not { $here }).
spare-ended-lost-health = Otherwise the last heart goes ({ $there } of { $of } times, not { $here }).

# A hint: what an action does now
merit-move = { $cheese ->
    [one] A cheese lies there without rats: who walks in has it.
   *[other] { $cheese } cheeses lie there without rats: who walks in has them.
}
merit-way = From there the cheese { $in } is within reach today.
merit-trap = If nothing changes, these are there when it snaps tonight: { $rats }.
merit-bait = If nothing changes, these are at it tonight: { $rats }.

# A hint: what an action does itself
good-put-attack = More dice catch more rats, every day.
good-put-move = More steps reach more cheese, every day.
good-put-health = One heart more: one bad night more that you survive.
good-put-accuracy = With a better aim every die hits more often.
good-put-defence = With more defence it takes more bites to wound you.
good-put-trap = Better traps catch more rats at night.
good-put-yellow = It gives you one more means against the rats.
good-put-purple = It gives you one more means against the rats.
good-attack = Rats that are caught today neither bite nor eat tonight.
good-catch = The fewer rats stay, the fewer bite and eat tonight.
good-wound = Every wound brings the end of the arch rat nearer.
good-trap = Rats that run to it tonight are caught before they bite and eat.
good-buy-die = One die more, for today.
good-buy-health = Rats in the cage do nothing more; a heart does.
good-buy-cheese = A cheese that you buy counts like one that you find.
good-pay = Rats that you pay go back into the bag.
good-claim = The card brings its reward once; now it is useful.
good-end = What is left to do today would not help.
