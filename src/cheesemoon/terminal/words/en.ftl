play-help = Answer with the number of a choice or with the action itself; ? shows more.
play-commands = A number or an action plays it; h: hint; rule { $example }: that rule; log: what happened so far; u: take back; save FILE; q: leave.
play-thinking = Thinking …
play-no-rule = There is no rule "{ $number }"; a rule is named like { $example }.
play-no-number = There is no choice { $number }; they go from 1 to { $count }.
play-no-undo = That cannot be taken back: chance has spoken, or another player has the turn.
play-saved = Saved as { $path }.
play-not-saved = { $path } could not be written: { $why }.
play-left = You leave the table.
play-won = Won by: { $names }.
play-nobody = Nobody wins.
play-input-ended = Standard input ended after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, before the game was over.
robot = Robot
replay-at = Action { $ply } of { $all }
replay-help = Enter goes on, b goes back, a number jumps there, q leaves.

# the command line
cli-games = --games must be at least 1, not { $games }.
cli-option = --option must be NAME=VALUE, not "{ $text }".
cli-bots = --bots names { $found } players, but { $seats } sit at this table.
cli-too-many-bots = { $found } bots do not fit at a table for { $seats }.
cli-no-folder = There is no folder for { $path }.
cli-file = { $path } cannot be read: { $why }.
cli-no-file = { $path } cannot be used: { $why }.
cli-system = The system says no: { $why }.
cli-simulated = { $games } games, { $steps } decisions in { $seconds } s: { $speed } decisions per second
cli-length = decisions per game: { $length }
cli-ties = shared victories: { $ties }
cli-none = games that nobody won: { $none }
cli-seat = seat
cli-wins = wins
cli-mean = mean
cli-spread = spread
cli-lowest = lowest
cli-highest = highest
cli-games-bar = games
cli-stopped = Stopped.
cli-extra = This needs the package { $package }: pip install 'cheesemoon[{ $extra }]'.
