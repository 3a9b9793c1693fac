# Bots and the arena
unknown-bot = { $game } has no bot "{ $name }"; its bots: { $known }.
bad-bot-setting = A search has no setting "{ $setting }"; its settings: { $known }.
bad-bot-name = A bot cannot be called "{ $name }": lower-case letters, digits and hyphens, a letter first.
bot-name-taken = There is a bot "{ $name }" already.
bad-bot-factory = The bot "{ $name }" cannot be made: a class of bots is needed, or a function of a game and a seed.
no-opinions = The bot "{ $name }" has choices but no opinions; a judge is for instance easy, medium or hard.
arena-bots = A tournament needs bots, each of them once.
no-ray = Ray is not installed; pip install "cheesemoon[cluster]" brings it.
no-cluster = There is no Ray cluster at { $address }: { $why }
no-altair = Reports with plots need Altair; pip install "cheesemoon[arena]" brings it.
no-pyarrow = Games as columns need PyArrow; pip install "cheesemoon[records]" brings it.
record-foreign = { $path } holds other games than those asked for; choose another file.
record-unreadable = { $path } is no Parquet file that can be read.
record-done = { $path }: { $games } games, { $played } of them played now.

# networks
network-unreadable = The network { $path } of { $game } cannot be read and is not used: { $why }
network-damaged = The network { $path } of { $game } is damaged and is not used.
network-of-other-rules = The network { $path } was not trained for { $game } with rules { $now } and what its players see now (its rules: { $rules }); it is not used.

# hints, reviews
seat = player { $number }
nobody = nobody
points = { $points } points
and-more = and { $count } more
standing = Ahead: { $shares }
standing-alone = Chance to win of a sensible player: { $chance }
expects = Expects: { $line }
reason-more = Within { $rounds } rounds it brings { $parts }.
reason-deny = Within { $rounds } rounds { $rival } gets { $points } { $points ->
    [one] point
   *[other] points
} less.
reason-gain = { $points ->
    [one] { $points } point more { $what }
   *[other] { $points } points more { $what }
}
reason-loss = { $points ->
    [one] { $points } point less { $what }
   *[other] { $points } points less { $what }
}
reason-for = for “{ $name }”
reason-and = { $one } and { $other }
reason-but = { $one }, but { $other }
reason-even = Several choices are about equally good here.
reason-even-two = The first two choices are about equally good here.
reason-tried = Played on many times, the other choices ended worse.
review-worst = Where most was lost:
review-nothing = Nothing was clearly lost.
review-choice = Action { $number }, { $name }: { $played }. Better by { $lost }: { $best }.

# the arena
arena-title = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}
arena-played = { $games ->
    [one] one game
   *[other] { $games } games
} in { $seconds } s
arena-rate = { $share } ({ $low } to { $high })
arena-bot = bot
arena-games = games
arena-won = won
arena-points = points
arena-rating = rating
arena-decision = a decision
arena-pairing = pairing
arena-wins = won
arena-level = level
arena-losses = lost
arena-ahead = ahead when not level
arena-difference = points more
arena-stopped = Stopped early: the answer is clear.
arena-bar = games
report-title = Arena: { $title }
report-standings = Standings
report-deals = { $games } games in { $deals } deals; every deal is played by all line-ups with the same chance. Intervals are 95%.
report-pairings = Pairings
report-ahead = How often the first was ahead when they were not level.
report-points = Points
report-spread = How the points of a game spread.
report-won = games won

# studies
study-title = Study of { $game }, played by { $bot }
study-seats = { $seats ->
    [one] one player
   *[other] { $seats } players
}
study-summary = { $games } games, { $length } decisions in a game. Nobody won: { $lost }. Shared: { $shared }.
study-seat = seat
study-won = won
study-points = points
study-decisions = decisions in a game
study-points-of-seat = points of a seat
study-parts = Where points come from
study-part = part
study-points-of-winners = points of winners
study-winners = What winners do
study-winners-text = Only what some seats did and others did not. Winning and doing go together; which causes which, a table cannot say.
study-deed = a seat that did this in its game
study-deed-seats = seats

# analyse
analyse-bar = actions
analyse-to-act = To act: { $name }
