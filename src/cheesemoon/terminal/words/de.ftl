play-help = Antworte mit der Nummer einer Wahl oder mit der Aktion selbst; ? zeigt mehr.
play-commands = Eine Nummer oder Aktion spielt sie; h: Tipp; rule { $example }: diese Regel; log: was bisher geschah; u: zurücknehmen; save DATEI: speichern; q: gehen.
play-thinking = Ich überlege …
play-no-rule = Es gibt keine Regel „{ $number }“; Regeln heißen wie { $example }.
play-no-number = Es gibt keine Wahl { $number }; sie gehen von 1 bis { $count }.
play-no-undo = Das lässt sich nicht zurücknehmen: der Zufall hat gesprochen, oder jemand anders ist am Zug.
play-saved = Gespeichert als { $path }.
play-not-saved = { $path } konnte nicht geschrieben werden: { $why }.
play-left = Du verlässt den Tisch.
play-won = Gewonnen hat: { $names }.
play-nobody = Niemand gewinnt.
play-input-ended = Die Eingabe endete nach { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, bevor das Spiel zu Ende war.
robot = Roboter
replay-at = Aktion { $ply } von { $all }
replay-help = Enter geht weiter, b zurück, eine Zahl springt dorthin, q beendet.

# die Befehlszeile
cli-games = --games muss mindestens 1 sein, nicht { $games }.
cli-option = --option muss NAME=WERT sein, nicht „{ $text }“.
cli-bots = --bots nennt { $found } Spieler, am Tisch sitzen aber { $seats }.
cli-too-many-bots = { $found } Bots passen nicht an einen Tisch für { $seats }.
cli-no-folder = Es gibt keinen Ordner für { $path }.
cli-file = { $path } kann nicht gelesen werden: { $why }.
cli-no-file = { $path } lässt sich nicht verwenden: { $why }.
cli-system = Das System lehnt ab: { $why }.
cli-simulated = { $games } Spiele, { $steps } Entscheidungen in { $seconds } s: { $speed } Entscheidungen pro Sekunde
cli-length = Entscheidungen pro Spiel: { $length }
cli-ties = geteilte Siege: { $ties }
cli-none = Spiele ohne Sieger: { $none }
cli-seat = Platz
cli-wins = Siege
cli-mean = Mittel
cli-spread = Streuung
cli-lowest = tiefstes
cli-highest = höchstes
cli-games-bar = Spiele
cli-stopped = Abgebrochen.
cli-extra = Dazu wird das Paket { $package } gebraucht: pip install 'cheesemoon[{ $extra }]'.
