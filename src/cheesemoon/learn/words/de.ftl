# The guide
well-done = Gut gemacht!
read-on = Hier ist noch nichts zu entscheiden: lies weiter.
beside = Das darfst du, aber hier üben wir etwas anderes.

# Mistakes in a lesson
lesson-text = hier muss ein Text von 1 bis { $longest } Zeichen stehen.
lesson-strings = hier muss eine Liste von Wörtern in Anführungszeichen stehen.
lesson-action = hier muss eine Aktion stehen, etwa "roll".
lesson-nothing-asked = der Schritt antwortet auf Züge, verlangt aber keinen.
lesson-position = die Stellung lässt sich nicht aufbauen: { $why }
lesson-not-his-turn = hier ist nicht der Lernende am Zug, sondern Platz { $seat }.
lesson-not-legal = nichts davon ist hier erlaubt; erlaubt sind { $legal }.
lesson-no-such-action = keine erlaubte Aktion hat die Form "{ $form }".
lesson-no-such-thing = im Bild heißt nichts „{ $id }“.
lesson-then = das kann nicht folgen: { $why }

# Mistakes in a file of puzzles
puzzle-old = Das Rätsel { $id } wurde für ältere Regeln gemacht und lässt sich nicht mehr spielen.
puzzles-unreadable = { $path } kann nicht gelesen werden: { $why }.
puzzles-not-json = { $path }, Zeile { $line }: das ist kein JSON.
puzzles-foreign = { $path } ist keine Rätseldatei dieser Version.
puzzles-other-game = { $path } hat keine Rätsel zu { $game }.
puzzle-twice = { $path }, Zeile { $line }: das Rätsel { $id } gibt es schon.
puzzle-field = { $path }, Zeile { $line }: „{ $name }“ fehlt, ist unbekannt oder falsch.
puzzles-found = { $count } Rätsel. Nach Stufe: { $levels }. Nach Thema: { $themes }.

# Mistakes in chapters of the rules
chapter-no-rule = es gibt keine Regel { $number }.
chapter-order = { $number } passt hier nicht: Kapitel beginnen mit der ersten Regel und folgen der Reihenfolge des Buchs.
chapter-no-lesson = es gibt keine Lektion „{ $key }“.

# Mistakes in tips
tip-when = „{ $when }“ ist kein Ereignis des Protokolls und kein Verb.

# Mistakes in themes of puzzles
theme-pattern = „{ $pattern }“ ist kein regulärer Ausdruck.
theme-key = der Schlüssel „{ $key }“ darf nur Kleinbuchstaben und Bindestriche haben.

# Files that are checked
file-right = { $path }: in Ordnung. { $game }, { $kind ->
    [lesson] eine Lektion mit { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritten
    }
    [puzzles] { $count } Rätsel
   *[other] { $kind }
}.
file-not-text = { $path }, Zeile { $line }: das ist kein Text in UTF-8.
file-which-game = { $path } sagt nicht, zu welchem Spiel sie gehört: Nenn es mit --game.
puzzle-unplayable = { $path }, Zeile { $line }: Nach den heutigen Regeln führen diese Aktionen nicht an diesen Tisch.
puzzle-worth = { $path }, Zeile { $line }: Jede erlaubte Aktion braucht ihren Wert, und keine andere.
puzzle-theme = { $path }, Zeile { $line }: „{ $theme }“ ist kein Verb dieses Spiels.
