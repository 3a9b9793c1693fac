# Training
train-no-torch = Training needs PyTorch; pip install "cheesemoon[train]" brings it.
train-no-gpu = CUDA finds no card; without --device cuda the labels are made on the processor.
train-no-kernel = The heuristic of { $game } cannot be compiled for a GPU; without --device cuda the labels are made on the processor.
train-too-small = { $what } must be at least { $least }.
train-no-share = { $what } is a share and lies between 0 and 1.
train-units = Units are two whole numbers from 1 to 1024, such as 64,32.
train-no-heuristic = { $game } cannot be trained: it offers no observation, weights or clock.
train-no-sample = { $game } has no player of its own to learn from; leave out --results.
train-no-start = { $path } is no network for { $game } with { $seats } players to go on from.
train-unreadable = { $path } is no plan of training that can be read: { $why }
train-busy = Another process is training in { $path }; wait for it or choose another folder.
train-other-plan = { $path } holds a course with other settings; choose another folder, or give none of them to go on with it.

# the command
train-help-seed = seed of all chance
train-help-rounds = number of candidates to train
train-help-tables = tables that are played out in the first round
train-help-playouts = playouts of a table
train-help-results = learn from the results of games of the game's own good player, not from playouts
train-help-thoughts = tables of a later round, judged by searches of the champion
train-help-steps = rule steps of such a search
train-help-epochs = passes through all examples
train-help-turns = turns that the candidate looks ahead before it asks its network
train-help-games = games of a contest at most
train-help-fewest = games before an answer may be clear
train-help-against = rule steps of the first champion
train-help-searched = share of tables that come from games of searches
train-help-doubt = how much more an action may weigh to the players who play out
train-help-chaos = probability that they act at random
train-help-explore = weight of uncertainty in the candidate's search
train-help-widen = how fast the candidate's search opens decisions with many actions
train-help-mix = weight of the chance to win against the margin
train-help-lean = share of the game's result in a label of later rounds; the rest is the search's expectation
train-help-start = the card of a network to train further; "shipped" is the one that comes with the game
train-help-stray = probability by turn that heuristic players take over a searched game for some turns
train-help-fresh = train new weights; the network of --start only plays
train-bar-tables = examples, in chunks
train-bar-epochs = epochs
train-bar-games = games
train-kept = Round { $number }: { $examples } examples; the candidate won { $share } ({ $low } to { $high }) of { $games } games and reigns.
train-not-kept = Round { $number }: { $examples } examples; the candidate won { $share } ({ $low } to { $high }) of { $games } games and is not kept.
train-best = The reigning network: { $path }
train-none = No network was better than the heuristic.

# the report
train-title = Training: { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}
train-strength = Strength
train-strength-text = How often the candidate of each round was ahead of the player who reigned before, with the same time for a decision. Intervals are 95%.
train-loss = Loss
train-loss-text = On the examples that were learned from, and on games that were held out.
train-calibration = Calibration
train-calibration-text = Predicted against real share of the victory, on games that were held out. On the dashed line both are equal.
train-round = round
train-examples = examples
train-against = against
train-games = games
train-share = ahead when not level
train-points = points more
train-kept-head = kept
train-yes = yes
train-no = no
train-epoch = epoch
train-learned-from = learned from
train-held-out = held out
train-predicted = predicted
train-real = real
