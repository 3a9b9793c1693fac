# Der Benchmark.
unknown-task = Es gibt keine Aufgabe „{ $task }“; Aufgaben sind { $known }.
old-task = { $task } gehört zu anderen Regeln oder Beobachtungen von { $game }; nimm eine neuere Version der Aufgabe.
bad-agent = Der Agent „{ $agent }“ kann nicht geladen werden: { $why }
nameless-agent = „{ $agent }“ nennt keinen Agenten: module:Name, bot:LEVEL, net:CARD oder process:COMMAND.
bad-games = Eine Auswertung braucht eine ganze Zahl von Spielen ab 1, nicht { $games }.
bad-opponent = { $task } hat keinen Gegner „{ $opponent }“; Gegner sind { $known }.
what-to-evaluate = Nenne eine Aufgabe und einen Agenten: cheesemoon evaluate FirstRat-2p-v1 --agent bot:medium; --list nennt die Aufgaben.
evaluated = { $task }: { $agent } erreicht { $score } ({ $low } bis { $high }) in { $games } Spielen gegen { $opponent }.
faults = Fehler: { $late } zu spät, { $illegal } unerlaubt, { $dead } ausgefallen; { $games_lost } Spiele dadurch verloren.
