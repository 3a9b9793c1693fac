# Words that belong to no game.
player = Player { $number }

# Asking for a table
unknown-game = There is no game "{ $name }"; the games are { $known }.
broken-game = The game "{ $name }" ({ $where }) cannot be opened: { $why }
bad-seats = { $game } has no table for { $seats } players; it is played by { $allowed }.
bad-option = { $game } has no option "{ $option }"; its options: { $known }.
bad-options = Options are given by their names, as in { "{" }"edition": "de"{ "}" }, not as { $given }.
bad-choice = Option { $option } cannot be "{ $value }"; it is one of { $allowed }.
bad-seed = The seed { $seed } is not a whole number from 0 to { $highest }.
no-such-action = There is no action { $number }; the numbers of actions are 0 to { $highest }.
library-no-numba = Building a library needs Numba: pip install "cheesemoon[library]".
library-platform = There is no library for { $platform }; known are { $known }.
no-observation = { $game } tells no observations.
bad-seat = There is no seat { $seat } at this table; its seats are 0 to { $highest }.

# Positions
position-object = an object is needed here.
position-missing = this must be given.
laid-too-often = the box has fewer of them.
position-unknown = unknown key; known here: { $known }.
position-whole = a whole number from { $lowest } to { $highest } is needed.
position-range = { $value } is not in the range { $lowest } to { $highest }.
position-flag = true or false is needed.
position-turn-over = nobody is to act when the game is over; it must be null.
position-list = a list is needed.
position-length = { $lowest } to { $highest } entries are needed.
position-length-exact = the number of entries must be { $length }.
position-word = this must be one of { $choices }.
position-not-json = The position { $path } is not JSON: { $why }.
position-sorted = the list must be sorted.

# Saved games
save-missing = There is no file { $path }.
save-unreadable = { $path } cannot be read: { $why }.
save-not-json = { $path } is not a saved game: it is not JSON, or only a part of it.
save-foreign = { $path } is not a saved game of Cheesemoon.
save-version = { $path } was saved in version { $version } of the format; this program reads version { $known }.
save-field = { $path } is not a whole saved game: "{ $name }" is missing or wrong.
save-start = { $path } cannot be opened: its start is wrong. { $why }
save-action = { $path } cannot be replayed: action { $ply } is refused. { $why }
save-chance = { $path } cannot be replayed: what chance gave does not fit the actions.
save-rules = { $path } was played by version { $version } of the rules of { $game }; this program knows versions 1 to { $known }.
save-stale = This record of { $game } was kept by another version and must be replayed.

# Content files
content-toml = { $file } is not TOML: { $why }.
content-wrong = { $file }, line { $line }: { $why }
bad-width = A picture can be 1 to { $highest } pixels wide, not { $width }.
no-png = PNG pictures need one more package: pip install 'cheesemoon[pictures]'.

# Games that say nothing of their own
plain-question = { $name } is to play.
plain-over = The game is over.
plain-illegal = "{ $action }" is not possible now.
plain-fault = Chance cannot give what the script says.
action-spaces = “{ $action }”: words of an action are separated by single spaces, with none before or after.
chance-by-hand = At this table people roll and draw: this action needs { $count } numbers.
