# The benchmark.
unknown-task = There is no task "{ $task }"; tasks are { $known }.
old-task = { $task } was made for other rules or observations of { $game }; take a newer version of the task.
bad-agent = The agent "{ $agent }" cannot be loaded: { $why }
nameless-agent = "{ $agent }" names no agent: write module:Name, bot:LEVEL, net:CARD or process:COMMAND.
bad-games = An evaluation needs a whole number of games from 1 on, not { $games }.
bad-opponent = { $task } has no opponent "{ $opponent }"; opponents are { $known }.
what-to-evaluate = Name a task and an agent: cheesemoon evaluate FirstRat-2p-v1 --agent bot:medium; --list names the tasks.
evaluated = { $task }: { $agent } scores { $score } ({ $low } to { $high }) in { $games } games against { $opponent }.
faults = Faults: { $late } late, { $illegal } illegal, { $dead } dead; { $games_lost } games lost by them.
