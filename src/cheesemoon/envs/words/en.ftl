# Environments for learners.
illegal-in-batch = Table { $table } of the batch refuses its action, and no table was played: { $why }
bad-tables = A batch needs a whole number of tables from 1 on, not { $tables }.
bad-actions = { $tables } actions are needed, whole numbers in one row; given: { $given }.
bad-reward = There is no reward "{ $reward }"; rewards are { $known }.
bad-illegal = An illegal action cannot be answered by "{ $illegal }"; the answers are { $known }.
bad-device = There is no device "{ $device }"; devices are { $known }.
no-gpu = Tables on a GPU need an NVIDIA card and the extra "gpu" (pip install 'cheesemoon[gpu]'): { $why }
bad-opponents = { $needed } opponents are needed at this table, one name for all of them or one for each; given: { $given }.
bad-observation = There is no observation "{ $observation }"; observations are { $known }.
bad-render = There is no render mode "{ $mode }"; modes are { $known }.
bad-threads = The number of threads must be a whole number from 1 on, not { $threads }.
bad-cycles = The longest game must be a whole number of decisions from 1 on, not { $cycles }.
needs-reset = This table is not set up yet: call reset first.
not-an-action = { $action } is not an action of { $game }: its actions are the whole numbers 0 to { $highest }.
no-shaping = { $game } has no value of a table, so its reward cannot be shaped.
missing-extra = This needs { $package }: pip install 'cheesemoon[{ $extra }]'.
bad-futures = A chance node needs 1 to 1000000 futures, not { $futures }.
bad-number = { $name } must be a number, not { $given }.
bad-reset = A table is set up with the option position alone; it has no option "{ $option }".
no-such-table = The batch has no table { $table }; its tables are 0 to { $highest }.
bad-language = There is no language "{ $lang }"; languages are { $known }.
too-many-tables = { $tables } tables do not fit into the memory of this machine.
bad-vector-reset = A vector of tables is set up without options; given: { $given }.
no-such-agent = There is no agent "{ $agent }" at this table; its agents are { $known }.
no-action = It is the turn of { $agent }, for whom no action was given.
needs-new-game = The game at this table is over: call reset for the next one.
not-a-future = { $future } is not a future of this chance node: its futures are the whole numbers 0 to { $highest }.
no-tables = At least one table is needed.
bad-mask = A mask needs one truth value for each of the { $tables } tables, and no seed beside it; given: { $given }.
bad-states = { $tables } states are needed, one for each table to be loaded; given: { $given }.
bad-state = Table { $table } cannot be loaded from { $given }: a position or a table of { $game } is needed.
bad-records = These are no records of { $game } for { $seats } players.
other-options = The batch plays with the options { $own }; a table with { $given } does not fit.
scripted = Table { $table } cannot be loaded: its chance comes from a script or is entered by hand.
no-heuristic = { $game } has no heuristic, so no seat can play greedily.
bad-mask-place = A mask cannot be in "{ $given }"; it is in { $known }.

# Tables in words, for language models.
text-you = You are { $player }, one of { $players ->
    [one] 1 player
   *[other] { $players } players
}.
text-alone = You play alone.
text-about = The game
text-news = Since your last action
text-table = The table
text-points = Points now
text-decision = Your decision
text-answer = Answer with one action as it stands in backquotes, or with its number.
text-refused = Refused
text-unclear = "{ $answer }" names { $count } legal actions; name one of them.
text-over = The game is over
text-won = Won by: { $names }.
text-lost = No player wins.
