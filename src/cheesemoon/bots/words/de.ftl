# Bots und die Arena
unknown-bot = { $game } hat keinen Bot „{ $name }“; vorhanden sind: { $known }.
bad-bot-setting = Eine Suche hat keine Einstellung „{ $setting }“; vorhanden sind: { $known }.
bad-bot-name = Ein Bot kann nicht „{ $name }“ heißen: Kleinbuchstaben, Ziffern und Bindestriche, ein Buchstabe zuerst.
bot-name-taken = Einen Bot „{ $name }“ gibt es schon.
bad-bot-factory = Der Bot „{ $name }“ lässt sich nicht erzeugen: Nötig ist eine Klasse von Bots oder eine Funktion von Spiel und Startwert.
no-opinions = Der Bot „{ $name }“ wählt, hat aber keine Meinung; Richter sind zum Beispiel easy, medium oder hard.
arena-bots = Ein Turnier braucht Bots, jeden nur einmal.
no-ray = Ray ist nicht installiert; pip install "cheesemoon[cluster]" holt es.
no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $why }
no-altair = Berichte mit Diagrammen brauchen Altair; pip install "cheesemoon[arena]" holt es.
no-pyarrow = Partien als Spalten brauchen PyArrow; pip install "cheesemoon[records]" bringt es mit.
record-foreign = { $path } enthält andere Partien als die verlangten; bitte eine andere Datei wählen.
record-unreadable = { $path } ist keine lesbare Parquet-Datei.
record-done = { $path }: { $games } Partien, davon { $played } jetzt gespielt.

# networks
network-unreadable = Das Netz { $path } für { $game } lässt sich nicht lesen und wird nicht benutzt: { $why }
network-damaged = Das Netz { $path } für { $game } ist beschädigt und wird nicht benutzt.
network-of-other-rules = Das Netz { $path } ist nicht für die Regeln { $now } von { $game } und das, was man dort jetzt sieht, trainiert (seine Regeln: { $rules }); es wird nicht benutzt.

# Tipps, Rückblick
seat = Spieler { $number }
nobody = niemand
points = { $points } Punkte
and-more = und { $count } weitere
standing = Aussichten: { $shares }
standing-alone = Gewinnchance eines vernünftigen Spielers: { $chance }
expects = Erwartet: { $line }
reason-more = Binnen { $rounds } Runden bringt es { $parts }.
reason-deny = Binnen { $rounds } Runden bekommt { $rival } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} weniger.
reason-gain = { $points ->
    [one] { $points } Punkt mehr { $what }
   *[other] { $points } Punkte mehr { $what }
}
reason-loss = { $points ->
    [one] { $points } Punkt weniger { $what }
   *[other] { $points } Punkte weniger { $what }
}
reason-for = für „{ $name }“
reason-and = { $one } und { $other }
reason-but = { $one }, aber { $other }
reason-even = Mehrere Möglichkeiten sind hier fast gleich gut.
reason-even-two = Die ersten beiden Möglichkeiten sind hier fast gleich gut.
reason-tried = Oft weitergespielt, endeten die anderen Möglichkeiten schlechter.
review-worst = Wo am meisten verloren ging:
review-nothing = Es ging nichts klar verloren.
review-choice = Aktion { $number }, { $name }: { $played }. Um { $lost } besser: { $best }.

# die Arena
arena-title = { $game }, { $seats ->
    [one] ein Spieler
   *[other] { $seats } Spieler
}
arena-played = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} in { $seconds } s
arena-rate = { $share } ({ $low } bis { $high })
arena-bot = Bot
arena-games = Partien
arena-won = gewonnen
arena-points = Punkte
arena-rating = Wertung
arena-decision = je Entscheidung
arena-pairing = Paarung
arena-wins = gewonnen
arena-level = gleich
arena-losses = verloren
arena-ahead = vorn, wenn nicht gleichauf
arena-difference = Punkte mehr
arena-stopped = Vorzeitig beendet: Die Antwort ist klar.
arena-bar = Partien
report-title = Arena: { $title }
report-standings = Tabelle
report-deals = { $games } Partien in { $deals } Gaben; jede Gabe spielen alle Aufstellungen mit demselben Zufall. Die Intervalle gelten zu 95 %.
report-pairings = Paarungen
report-ahead = Wie oft der Erste vorn war, wenn sie nicht gleichauf waren.
report-points = Punkte
report-spread = Wie die Punkte einer Partie streuen.
report-won = gewonnene Partien

# Studien
study-title = Studie zu { $game }, gespielt von { $bot }
study-seats = { $seats ->
    [one] ein Spieler
   *[other] { $seats } Spieler
}
study-summary = { $games } Partien, { $length } Entscheidungen je Partie. Niemand gewann: { $lost }. Geteilt: { $shared }.
study-seat = Platz
study-won = gewonnen
study-points = Punkte
study-decisions = Entscheidungen je Partie
study-points-of-seat = Punkte eines Spielers
study-parts = Woher die Punkte kommen
study-part = Teil
study-points-of-winners = Punkte der Sieger
study-winners = Was Sieger tun
study-winners-text = Nur was manche taten und andere nicht. Gewinnen und Tun gehen zusammen; was woraus folgt, sagt eine Tabelle nicht.
study-deed = ein Spieler, der das in seiner Partie tat
study-deed-seats = Spieler

# Analyse
analyse-bar = Aktionen
analyse-to-act = Am Zug: { $name }
