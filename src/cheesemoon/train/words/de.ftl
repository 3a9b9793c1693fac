# Training
train-no-torch = Das Training braucht PyTorch; pip install "cheesemoon[train]" bringt es mit.
train-no-gpu = CUDA findet keine Karte; ohne --device cuda rechnet der Prozessor die Beispiele.
train-no-kernel = Die Heuristik von { $game } lässt sich nicht für eine GPU übersetzen; ohne --device cuda rechnet der Prozessor die Beispiele.
train-too-small = { $what } muss mindestens { $least } sein.
train-no-share = { $what } ist ein Anteil und liegt zwischen 0 und 1.
train-units = Einheiten sind zwei ganze Zahlen von 1 bis 1024, etwa 64,32.
train-no-heuristic = { $game } lässt sich nicht trainieren: Beobachtung, Gewichte oder Uhr fehlen.
train-no-sample = { $game } hat keinen eigenen Spieler, von dem gelernt werden könnte; lass --results weg.
train-no-start = { $path } ist kein Netz für { $game } zu { $seats } Spielern, mit dem es weitergehen könnte.
train-unreadable = { $path } ist kein lesbarer Trainingsplan: { $why }
train-busy = In { $path } trainiert schon ein anderer Prozess; warte auf ihn oder wähle einen anderen Ordner.
train-other-plan = In { $path } liegt ein Training mit anderen Einstellungen; wähle einen anderen Ordner oder gib keine an, um es fortzusetzen.

# the command
train-help-seed = woher aller Zufall kommt
train-help-rounds = wie oft ein Kandidat trainiert wird
train-help-tables = Tische, die in der ersten Runde zu Ende gespielt werden
train-help-playouts = wie oft jeder Tisch zu Ende gespielt wird
train-help-results = aus Ergebnissen von Partien des eigenen guten Spielers lernen, nicht aus zu Ende gespielten Tischen
train-help-thoughts = Tische einer späteren Runde, vom regierenden Spieler beurteilt
train-help-steps = Regelschritte einer solchen Suche
train-help-epochs = wie oft das Training alle Beispiele durchgeht
train-help-turns = wie viele Züge der Kandidat vorausschaut, ehe er das Netz fragt
train-help-games = höchstens so viele Partien im Wettkampf
train-help-fewest = Partien, ehe eine Antwort klar sein kann
train-help-against = Regelschritte des ersten regierenden Spielers
train-help-searched = Anteil der Tische aus Partien von Suchen
train-help-doubt = wie viel mehr eine Aktion denen wiegen kann, die zu Ende spielen
train-help-chaos = wie oft sie zufällig handeln
train-help-explore = Gewicht des Ungewissen beim Kandidaten
train-help-widen = wie schnell der Kandidat Entscheidungen mit vielen Aktionen öffnet
train-help-mix = wie viel die Siegchance neben dem Vorsprung zählt
train-help-lean = wie viel vom Zielwert in späteren Runden das Ergebnis der Partie ist; der Rest ist, was die Suche erwartet hat
train-help-start = Karte eines Netzes, das weiter trainiert wird; „shipped“ ist das mitgelieferte
train-help-stray = wie oft je Zug Heuristiken eine gesuchte Partie für einige Züge übernehmen
train-help-fresh = neue Gewichte trainieren; das Netz von --start spielt nur
train-bar-tables = Beispiele, in Paketen
train-bar-epochs = Epochen
train-bar-games = Partien
train-kept = Runde { $number }: { $examples } Beispiele; der Kandidat gewann { $share } ({ $low } bis { $high }) von { $games } Partien und regiert nun.
train-not-kept = Runde { $number }: { $examples } Beispiele; der Kandidat gewann { $share } ({ $low } bis { $high }) von { $games } Partien und scheidet aus.
train-best = Das regierende Netz: { $path }
train-none = Kein Netz war besser als die Heuristik.

# the report
train-title = Training: { $game }, { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}
train-strength = Stärke
train-strength-text = Wie oft der Kandidat jeder Runde vor dem bis dahin regierenden Spieler lag, bei gleicher Zeit je Entscheidung. Intervalle 95 %.
train-loss = Verlust
train-loss-text = Auf den Beispielen, aus denen gelernt wurde, und auf zurückgehaltenen Partien.
train-calibration = Kalibrierung
train-calibration-text = Vorhergesagter und wirklicher Anteil am Sieg auf zurückgehaltenen Partien. Auf der gestrichelten Linie sind beide gleich.
train-round = Runde
train-examples = Beispiele
train-against = gegen
train-games = Partien
train-share = vorn, wenn nicht gleichauf
train-points = Punkte mehr
train-kept-head = bleibt
train-yes = ja
train-no = nein
train-epoch = Epoche
train-learned-from = gelernt
train-held-out = zurückgehalten
train-predicted = vorhergesagt
train-real = wirklich
