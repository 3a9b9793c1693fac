# Benchmark.
unknown-task = Nie ma zadania „{ $task }”; zadania to { $known }.
old-task = Zadanie { $task } powstało dla innych zasad lub obserwacji gry { $game }; weź nowszą wersję zadania.
bad-agent = Agenta „{ $agent }” nie można wczytać: { $why }
nameless-agent = „{ $agent }” nie jest nazwą agenta: napisz module:Name, bot:LEVEL, net:CARD lub process:COMMAND.
bad-games = Ocena potrzebuje całkowitej liczby gier od 1, nie { $games }.
bad-opponent = { $task } nie ma przeciwnika „{ $opponent }”; przeciwnicy to { $known }.
what-to-evaluate = Podaj zadanie i agenta: cheesemoon evaluate FirstRat-2p-v1 --agent bot:medium; --list wymienia zadania.
evaluated = { $task }: { $agent } ma wynik { $score } ({ $low } do { $high }) w { $games } grach przeciw { $opponent }.
faults = Usterki: spóźnione { $late }, niedozwolone { $illegal }, martwe { $dead }; gry przez nie przegrane: { $games_lost }.
