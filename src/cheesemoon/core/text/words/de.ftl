# Wörter, die zu keinem Spiel gehören.
player = Spieler { $number }

# Einen Tisch anlegen
unknown-game = Es gibt kein Spiel „{ $name }“; die Spiele sind { $known }.
broken-game = Das Spiel „{ $name }“ ({ $where }) lässt sich nicht öffnen: { $why }
bad-seats = { $game } hat keinen Tisch für { $seats } Personen; möglich: { $allowed }.
bad-option = { $game } hat keine Option „{ $option }“; Optionen: { $known }.
bad-options = Optionen werden mit ihren Namen angegeben, etwa { "{" }"edition": "de"{ "}" }, nicht als { $given }.
bad-choice = Option { $option } kann nicht „{ $value }“ sein; zur Wahl: { $allowed }.
bad-seed = Der Startwert { $seed } ist keine ganze Zahl von 0 bis { $highest }.
no-such-action = Es gibt keine Aktion { $number }; Aktionen haben die Nummern 0 bis { $highest }.
library-no-numba = Eine Bibliothek zu bauen braucht Numba: pip install "cheesemoon[library]".
library-platform = Für { $platform } gibt es keine Bibliothek; bekannt sind { $known }.
no-observation = { $game } gibt keine Beobachtungen.
bad-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze haben die Nummern 0 bis { $highest }.

# Stellungen
position-object = hier wird ein Objekt gebraucht.
position-missing = das muss angegeben werden.
laid-too-often = so viele davon sind nicht in der Schachtel.
position-unknown = unbekannter Schlüssel; bekannt sind hier: { $known }.
position-whole = eine ganze Zahl von { $lowest } bis { $highest } wird gebraucht.
position-range = { $value } liegt nicht zwischen { $lowest } und { $highest }.
position-flag = true oder false wird gebraucht.
position-turn-over = nach dem Spielende ist niemand am Zug; hier muss null stehen.
position-list = eine Liste wird gebraucht.
position-length = es müssen { $lowest } bis { $highest } Einträge sein.
position-length-exact = die Zahl der Einträge muss { $length } sein.
position-word = das muss eines davon sein: { $choices }.
position-not-json = Die Stellung { $path } ist kein JSON: { $why }.
position-sorted = die Liste muss sortiert sein.

# Gespeicherte Spiele
save-missing = Es gibt keine Datei { $path }.
save-unreadable = { $path } kann nicht gelesen werden: { $why }.
save-not-json = { $path } ist kein gespeichertes Spiel: kein JSON oder nur ein Teil davon.
save-foreign = { $path } ist kein gespeichertes Spiel von Cheesemoon.
save-version = { $path } wurde in Version { $version } des Formats gespeichert; dieses Programm liest Version { $known }.
save-field = { $path } ist kein vollständiges gespeichertes Spiel: „{ $name }“ fehlt oder ist falsch.
save-start = { $path } kann nicht geöffnet werden: der Anfang ist falsch. { $why }
save-action = { $path } kann nicht nachgespielt werden: Aktion { $ply } ist nicht erlaubt. { $why }
save-chance = { $path } kann nicht nachgespielt werden: die Zufallszahlen passen nicht zu den Aktionen.
save-rules = { $path } wurde nach Fassung { $version } der Regeln von { $game } gespielt; dieses Programm kennt die Fassungen 1 bis { $known }.
save-stale = Dieser Stand von { $game } stammt aus einer anderen Fassung und muss nachgespielt werden.

# Inhaltsdateien
content-toml = { $file } ist kein TOML: { $why }.
content-wrong = { $file }, Zeile { $line }: { $why }
bad-width = Ein Bild kann 1 bis { $highest } Pixel breit sein, nicht { $width }.
no-png = Für PNG-Bilder fehlt ein Paket: pip install 'cheesemoon[pictures]'.

# Spiele, die selbst nichts sagen
plain-question = { $name } ist am Zug.
plain-over = Das Spiel ist zu Ende.
plain-illegal = „{ $action }“ geht jetzt nicht.
plain-fault = Der Zufall kann nicht geben, was das Skript verlangt.
action-spaces = „{ $action }“: Die Wörter einer Aktion trennt je ein Leerzeichen, davor und dahinter steht keines.
chance-by-hand = An diesem Tisch würfeln und ziehen Menschen: Diese Aktion braucht { $count } Zahlen.
