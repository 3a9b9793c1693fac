title = Space Guardians

# Plättchen
invader = { $token ->
    [one] ein einäugiges Monster
    [two] ein zweiäugiges Monster
    [three] ein dreiäugiges Monster
    [four] ein vieräugiges Monster
    [five] ein fünfäugiges Monster
    [left] die linke Hälfte eines Schiffs
    [right] die rechte Hälfte eines Schiffs
   *[none] nichts
}
invader-accusative = { invader }
kind = { $kind ->
    [one] ein einäugiges Monster
    [two] ein zweiäugiges Monster
    [three] ein dreiäugiges Monster
    [four] ein vieräugiges Monster
    [five] ein fünfäugiges Monster
   *[ship] eine Schiffshälfte
}
kind-accusative = { kind }
half = Schiffshälfte
thing = { $thing ->
    [rocket] Rakete
    [upgrade] Ausbau
    [battery] Batterie
   *[return] Rückkehr
}

# Die gedruckten Plättchen
hand-stack = Deckt das oberste Plättchen des Stapels auf: Was ist es?
hand-formation = Die Formation: Welches Monster liegt wo?
script-stack = Im Stapel ist kein Plättchen { $number } mehr.

# Was geschehen ist
log-placed = { $seat } stellt den Jäger auf { $cell }.
log-laid = { $seat } legt die Mine auf { $cell }.
log-moved = { $seat } fliegt von { $from } nach { $cell }.
log-took = { $seat } schießt auf { $cell } und nimmt { invader-accusative }.
log-broke = { $seat } trifft { invader-accusative } auf { $cell }: ab in die Schachtel damit.
log-robbed = { $seat } trifft auf { $cell } den Jäger von { $other } und nimmt { kind-accusative }.
log-hit-poor = { $seat } trifft auf { $cell } den Jäger von { $other }, aber es gibt kein Plättchen zu nehmen.
log-hit-mine = { $seat } trifft die Mine auf { $cell }: nichts geschieht.
log-missed = { $seat } schießt und trifft nichts.
log-rocketed = { $seat } feuert die Rakete auf Reihe { $row } und nimmt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $boxed ->
    [0] .
    [one] ; ein halbes Schiff kommt in die Schachtel.
   *[other] ; { $boxed } Schiffshälften kommen in die Schachtel.
} Alles darüber rückt vor.
log-bursted = { $seat } unterbricht den Flug für eine Salve: { $level ->
    [one] 1 Schuss
   *[other] { $level } Schüsse
}.
log-emptied = { $count ->
    [one] Spalte { $columns } ist leer, alle Angreifer rücken vor.
   *[other] Die Spalten { $columns } sind leer, alle Angreifer rücken vor.
}
log-arrived = { $from ->
    [none] Neue Angreifer: { $list }.
   *[other] Neue Angreifer ab { $from }: { $list }.
}
arrived-monster = { $eyes ->
    [one] 1 Auge
   *[other] { $eyes } Augen
}
arrived-half = { $token ->
    [left] { $count ->
        [one] linke Hälfte wartet
       *[other] { $count } linke Hälften warten
    }
   *[right] { $count ->
        [one] rechte Hälfte wartet
       *[other] { $count } rechte Hälften warten
    }
}
arrived-ship = { $waited ->
    [1] wartendes Schiff
   *[other] Schiff
}
arrived-ship-waits = { $count ->
    [one] ganzes Schiff wartet
   *[other] { $count } ganze Schiffe warten
}
log-nobody-arrived = Es gibt keine Verstärkung mehr.
log-exploded = Die Mine explodiert auf { $cell } und zerstört { invader-accusative }: beide in die Schachtel.
log-crashed = Zusammenstoß auf { $cell }: der Jäger von { $seat } und { invader } sind zerstört.
log-pushed = { $seat } schiebt die Mine auf { $cell }.
log-pushed-off = { $seat } schiebt die Mine vom Brett.
log-reentered = { $seat } legt die Mine auf { $cell }.
log-bought = { $seat } zahlt { $tokens } { $thing ->
    [rocket] für eine Rakete.
    [upgrade] für einen Ausbau: Stufe { $level }.
   *[battery] für eine Batterieladung.
}
log-paid-return = { $seat } zahlt { $tokens } für die Rückkehr.
log-returned = { $seat } ist auf { $cell } zurück.
log-left-game = { $seat } kehrt nicht zurück und ist aus dem Spiel.
log-dropped-out = { $points ->
    [one] { $seat } hat nur 1 Punkt, kann nicht zurückkehren und ist aus dem Spiel.
   *[other] { $seat } hat nur { $points } Punkte, kann nicht zurückkehren und ist aus dem Spiel.
}
log-waited = Die unterste Reihe ist voll: { $seat } muss warten.
log-ended = { $end ->
    [cleared] Der letzte Angreifer ist weg: der Planet ist gerettet!
    [ceasefire] Feuerpause: Zug um Zug hat niemand etwas getroffen.
    [limit] Das Spiel endet nach { $turns } Zügen.
    [invasion] Ein Angreifer erreicht den Planeten: alle haben verloren.
   *[nobody] Niemand ist mehr da, den Planeten zu verteidigen: alle haben verloren.
}
log-total = { $seat } hat { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
log-won = { $seat } gewinnt mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.

# Was zu entscheiden ist
ask-place = { $player }: Wo startet der Jäger?
ask-lay = { $player }: Wo liegt die Mine?
ask-return = { $player }: Für { $price ->
    [one] 1 Punkt
   *[other] { $price } Punkte
} zurückkehren oder ausscheiden?
ask-pay = { $player }: Mit welchen Plättchen wird { $thing ->
    [rocket] die Rakete
    [upgrade] der Ausbau
    [battery] die Batterie
   *[return] die Rückkehr
} bezahlt (Preis: { $price })?
ask-enter = { $player }: Wo kehrt der Jäger zurück?
ask-move = { $buys ->
    [0] { $player }: Erst fliegen oder gleich schießen?
   *[other] { $player }: Fliegen, gleich schießen oder kaufen?
}
ask-shoot = { $player }: Feuer!
ask-resume = { $player }: Weiterfliegen oder schießen?
ask-mine = { $player }: Mine schieben oder Zug beenden?
ask-reenter = { $player }: Wo kommt die Mine wieder hin?
ask-over = Das Spiel ist aus.

do-place = Jäger auf { $cell }
do-mine = Mine auf { $cell }
do-return = Für { $price ->
    [one] 1 Punkt
   *[other] { $price } Punkte
} zurückkehren
do-leave = Ausscheiden
do-pay = { $tokens } = { $points } zahlen
do-move = Nach { $cell } fliegen, dann schießen: { $aim }
do-shoot = { $shots ->
    [one] Schießen: { $aim }
   *[other] { $shots } Schüsse: { $aim }
}
do-rocket = Die Rakete auf Reihe { $row } feuern
do-burst = { $shots ->
    [one] Salve: 1 zusätzlicher Schuss von hier
   *[other] Salve: { $shots } zusätzliche Schüsse von hier
}
do-buy = { $thing ->
    [rocket] Die Rakete für { $price } kaufen
    [upgrade] Stufe { $level } für { $price } kaufen
   *[battery] Die Batterie für { $price } laden
}
do-push = { $cell ->
    [off] Die Mine vom Brett schieben und neu legen
   *[other] { $token ->
        [none] Die Mine auf { $cell } schieben
       *[other] Die Mine auf { $cell } schieben; dort steht { invader }
    }
}
do-done = Zug beenden, die Mine bleibt liegen

# Auf dem Tisch
aim = { $what ->
    [monster] { invader } auf { $cell }
    [damaged] ein beschädigtes Schiff auf { $cell }, { $points } Punkte
    [whole] ein ganzes Schiff auf { $cell }, seine Hälfte kommt in die Schachtel
    [fighter] der Jäger von { $player } auf { $cell }
    [mine] nur die Mine auf { $cell }
   *[none] nichts
}
aim-then = {", dann "}
aim-warning = { $warning ->
    [empties] {" "}– die Spalte wird leer!
    [lost] {" "}– die Spalte wird leer und alle verlieren!
   *[none] {""}
}
turns = Zug { $turns }
game-over = Spielende
moon = Mond
planet = Planet
stack = Stapel
waiting = Warten
box = Schachtel
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
state = { $state ->
    [flying] auf { $cell }
    [destroyed] zerstört
    [out] ausgeschieden
   *[waiting] bereit
}
rocket = { $rocket ->
    [shop] keine Rakete
    [held] Rakete
   *[used] Rakete verbraucht
}
level = Stufe { $level }
battery = { $battery ->
    [empty] Batterie leer
    [full] Batterie voll
   *[used] Batterie verbraucht
}
offer = { thing } { $price } { $enough ->
    [1] ✓
   *[other] ✗
}
now-aim = Voraus: { $aim }
now-rocket = { $row ->
    [0] Rakete: kein Angreifer voraus
   *[other] Rakete: nähme Reihe { $row }
}
now-rocket-fighter = Rakete: in Reihe { $row } ist ein Jäger
now-prices = Preise: { $offers }
now-misses = Feuerpause { pic-misses }
mine = Mine
mine-cell = Minenfeld
monster = { $eyes ->
    [one] Monster, 1 Auge
   *[other] Monster, { $eyes } Augen
}
fighter = Jäger von { $player }, Stufe { $level }

# Warum nicht
no-over = Das Spiel ist aus.
no-such-action = „{ $action }“ ist keine Aktion von Space Guardians.
due-place = Zuerst werden die Jäger aufgestellt.
due-lay = Zuerst wird die Mine gelegt.
due-return = Entscheide zuerst: zurückkehren oder ausscheiden.
due-pay = Zahle zuerst.
due-enter = Stell zuerst deinen Jäger in die unterste Reihe.
due-move = Ein Zug ist: fliegen, schießen, Mine; oder ein Kauf.
due-shot = Zuerst muss geschossen werden.
due-mine = Geschossen ist: schieb die Mine oder beende den Zug.
due-reenter = Leg zuerst die Mine wieder auf ein Minenfeld.
no-place = { $cell } geht nicht: nur ein leeres Feld der untersten Reihe.
no-mine-cell-empty = { $cell } ist kein leeres Minenfeld.
no-mine-cell-free = { $cell } ist kein Minenfeld ohne Jäger.
no-line = Ein Jäger fliegt geradeaus, und von { $from } nach { $cell } gibt es keine gerade Linie.
no-empty = { $cell } ist nicht leer.
no-second-move = Nur ein Flug pro Zug.
no-fly-on = Das nächste Feld in dieser Richtung ist nicht leer oder liegt außerhalb: der Flug ist zu Ende.
no-other-direction = Nach einer Salve geht es nur in derselben Richtung weiter.
no-rocket = Keine Rakete gekauft.
no-second-rocket = Eine Rakete pro Person und Spiel.
no-rocket-target = Das Erste voraus muss ein Angreifer sein.
no-rocket-fighter = In Reihe { $row } ist ein fremder Jäger.
no-basic = Nur im Spiel für Fortgeschrittene.
no-burst-yet = Eine Salve unterbricht einen Flug: flieg zuerst.
no-battery-empty = Die Batterie ist leer.
no-battery-full = Die Batterie ist voll.
no-battery-used = Die Batterie ist verbraucht.
no-purchase-now = Ein Kauf muss das Einzige im Zug sein.
no-level = Stufe { $level } ist die höchste.
no-points = Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, der Preis ist { $price }.
no-token = Davon hast du { $count }, nicht { $asked }: { kind }.
no-price = { $points ->
    [one] 1 Punkt deckt den Preis von { $price } nicht.
   *[other] { $points } Punkte decken den Preis von { $price } nicht.
}
no-superfluous = Zu viel: { kind } ist überflüssig, der Rest deckt den Preis von { $price }.
no-rising = Nenne die Plättchen aufsteigend: pay { $tokens }.

# Falsche Stellungen
position-turn-out = diese Person ist aus dem Spiel.
position-no-invader = solange das Spiel läuft, muss ein Angreifer auf dem Brett sein.
position-out-at = wer aus dem Spiel ist, hat keinen Jäger auf dem Brett.
position-basic = nur im Spiel für Fortgeschrittene.
position-too-many = es gibt nur { $all } Plättchen „{ $kind }“.
position-tokens-missing = { $missing } der { $all } Plättchen fehlen.
position-row = { $columns } Zeichen werden gebraucht, jedes eines von { $known }.
position-both-halves = eine linke und eine rechte Hälfte warten nicht zusammen: sie sind ein Schiff.
position-deal = für die Aufstellung sind zu wenige Monster übrig; { $needed } werden gebraucht.
position-halves-odd = die übrigen Schiffshälften lassen sich nicht in linke und rechte aufteilen.
position-halves = es kommen noch { $left } linke und { $right } rechte Hälften; es müssen gleich viele sein.
position-side = mehr als { $most } Hälften { $side } können nicht auf dem Brett sein.
position-two-objects = auf { $cell } stehen zwei Dinge.
position-not-in-phase = das kann in Phase { $phase } nicht true sein.
position-must-be-null = das muss in Phase { $phase } null sein.
position-must-be-given = das muss in Phase { $phase } angegeben werden.
position-misses = bei { $players } Personen im Spiel muss es weniger sein.
position-turns = das Spiel endet nach { $limit } Zügen.
position-mine-early = in Phase { $phase } ist die Mine nicht auf dem Brett; es muss null sein.
position-place = Plätze unter { $before } haben einen Jäger, die anderen keinen.
position-no-room = die unterste Reihe braucht ein leeres Feld für jeden Jäger, der noch kommt.
position-lay-turn = Platz { $last } legt die Mine.
position-lay = alle Jäger stehen, bevor die Mine gelegt wird.
position-no-mine-cell = ein leeres Minenfeld wird gebraucht.
position-not-on-offer = das kann hier nicht gekauft werden.
position-cannot-fly-on = das nächste Feld in dieser Richtung muss leer sein.
position-no-push = die Mine muss auf dem Brett sein und geschoben werden können.
position-no-reentry = ein Minenfeld ohne Jäger wird gebraucht.
position-fighter = in Phase { $phase } braucht die Person am Zug einen Jäger auf dem Brett.
position-no-fighter = in Phase { $phase } hat die Person am Zug keinen Jäger auf dem Brett.
position-points = { $points } Punkte reichen nicht für den Preis von { $price }.
position-no-empty-cell = ein leeres Feld in der untersten Reihe wird gebraucht.
content-mine-cells = mindestens ein Minenfeld wird gebraucht, und keines doppelt.
content-monsters = die Aufstellung braucht { $needed } Monster.

# Optionen
option-advanced = Spiel
option-advanced-false = Grundspiel: fliegen, schießen, die Mine schieben, eine Rakete kaufen
option-advanced-true = Fortgeschrittenes Spiel: auch bessere Jäger und Batterien für eine Salve im Flug

# Lobby, Wertung im Einzelnen, Block
about = Flieg, schieß und schieb die Mine, bevor die Angreifer landen.
preset-first = Das Grundspiel. Gegen Bots hilft ein Trainer.
preset-box = Das fortgeschrittene Spiel: auch bessere Jäger und Batterien für eine Salve.
start-player = Wer zuletzt geflogen ist, beginnt, oder wer am jüngsten ist (SG-7).
score-monsters = Monster
score-ships = Kommandoschiffe
score-eyes = { $number ->
    [1] Monster mit 1 Auge
   *[other] Monster mit { $number } Augen
}
score-halves = Schiffshälften
score-out = Im Spiel?
for-monsters = für Monster
for-ships = für Kommandoschiffe
pad-in = ja
pad-out = ausgeschieden

# Im Bild
# Der erste Klick auf eine Wahl, die einen zweiten braucht
twice-buy = { $thing ->
    [rocket] Rakete für { $price }?
    [upgrade] Stufe { $level } für { $price }?
   *[battery] Batterie laden für { $price }?
}|{ $over ->
    [no] Das ist dein ganzer Zug. Noch einmal wählen kauft.
   *[yes] Mit deinen Plättchen zahlst du { $cost }, ohne Wechselgeld. Noch einmal wählen kauft.
}
twice-fly = Nach { $cell } fliegen?
twice-rocket = Noch einmal wählen fliegt: dann Schuss +{ $shot } oder Rakete +{ $gain }.
short-shoot = Schuss
short-burst = { $shots ->
    [one] Salve: 1 Schuss
   *[other] Salve: { $shots } Schüsse
}
short-rocket = Rakete
short-push = Schieben
short-done = Zug beenden
short-return = Rückkehr
short-leave = Ausscheiden
short-pay = { $points } zahlen
short-buy = { $thing ->
    [rocket] Rakete
    [upgrade] Stufe { $level }
   *[battery] Batterie
} { $price }
pic-stack = Stapel: { $count }
pic-half-waits = { $side ->
    [left] { $count ->
        [one] 1 linke Hälfte wartet
       *[other] { $count } linke Hälften warten
    }
   *[right] { $count ->
        [one] 1 rechte Hälfte wartet
       *[other] { $count } rechte Hälften warten
    }
}
pic-ships-wait = { $count ->
    [one] 1 ganzes Schiff wartet
   *[other] { $count } ganze Schiffe warten
}
pic-cease-fire = Feuerpause
pic-misses = { $count ->
    [one] nach 1 Fehlschuss
   *[other] nach { $count } Fehlschüssen
}
pic-aim = Ziel von { $cell }
pic-hit = { $what ->
    [monster] { $token ->
        [one] Einauge, { $cell }
        [two] Zweiauge, { $cell }
        [three] Dreiauge, { $cell }
        [four] Vierauge, { $cell }
       *[five] Fünfauge, { $cell }
    }
    [whole] Schiff bricht, { $cell }
    [damaged] ½ Schiff, { $cell }
    [fighter] { $player }
    [mine] nur die Mine
   *[none] nichts voraus
}
pic-unseen = dann { $count } ungewiss
pic-rocket-none = niemand voraus
pic-rocket-fighter = Jäger in Reihe { $row }
pic-rocket-row = Reihe { $row }
pic-now-place = Stellt den Jäger unten auf. Die Schilder sagen, was ein Schuss von dort brächte.
pic-now-lay = Legt die Mine auf eines der markierten Felder.
pic-now-return = Der Jäger ist zerstört: für Punkte zurückkehren oder ausscheiden.
pic-now-pay = Wählt die Plättchen zum Zahlen. Was zu viel ist, ist verloren.
pic-now-enter = Stellt den Jäger auf ein Feld der untersten Reihe; dann folgt ein normaler Zug.
pic-now-mine = Schiebt die Mine ein Feld nach rechts oder lässt sie liegen.
pic-now-reenter = Legt die Mine wieder auf eines der markierten Felder.
pic-hangar = Hangar
pic-takes-turn = statt des Zuges
pic-back = Rückkehr nach Absturz: { $price }
pic-offer = { $thing ->
    [rocket] Rakete
    [upgrade] Stufe { $level }
   *[battery] Batterie
}
pic-note = { $thing ->
    [rocket] { $state ->
        [shop] ganze Reihe
        [held] an Bord
       *[used] weg
    }
    [upgrade] { $state ->
        [next] { $shots } Schüsse
       *[best] Spitze
    }
   *[battery] { $state ->
        [empty] Salve im Flug
        [full] geladen
       *[used] leer
    }
}
pic-gone = verloren
pic-turns = { $count ->
    [one] 1 Zug wurde gespielt.
   *[other] { $count } Züge wurden gespielt.
}
pic-pay = { $thing ->
    [rocket] Rakete
    [upgrade] Ausbau
    [battery] Batterie
   *[return] Rückkehr
}: { $price ->
    [one] 1 Punkt
   *[other] { $price } Punkte
}
pic-has = { $player } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
pic-more = Andere Zahlweisen
pic-last = letzter
pic-rows = { $count ->
    [0] Nächstes Vorrücken:
    [one] noch 1 Reihe
   *[other] noch { $count } Reihen
}
pic-to-planet = { $count ->
    [0] alle verlieren!
   *[other] bis zum Planeten
}
pic-end = { $end ->
    [cleared] Der Himmel ist frei!
    [ceasefire] Feuerpause
    [limit] Die Zeit ist um
    [invasion] Sie sind gelandet!
   *[nobody] Niemand ist übrig
}
pic-out = raus
panel-turn = { $whose ->
    [yours] du bist dran
   *[other] ist dran
}
panel-next = danach: { $player }
panel-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
panel-rocket = { $rocket ->
    [shop] keine
    [held] Rakete
   *[used] verfeuert
}
panel-battery = { $battery ->
    [empty] leer
    [full] geladen
   *[used] verbraucht
}
step-set-up = Aufbau
step-place = Jäger
step-lay = Mine
step-return = Rückkehr
step-pay = Zahlen
step-enter = Platz
step-fly = Fliegen
step-shoot = Schießen
step-mine = Mine
aside-buy = Ein Kauf kostet den ganzen Zug.
aside-place = Die Zahl sagt, was ein Schuss von dort bringt.
aside-mine = Schieben: ein Feld nach rechts.
aside-last-miss = Ein Fehlschuss beendet jetzt das Spiel.
aside-cease-fire = Kein Treffer: Der Zug beendet das Spiel.
aside-descent = Die Spalte wird leer: Alle rücken eine Reihe vor.
aside-lost = Dann landet ein Angreifer: Alle verlieren!

# Karten: was ein Ding ist
card-monster-1 = Einäugiges Monster
card-monster-1-text = 1 Punkt wert. Wer es abschießt, nimmt es; erbeutete Plättchen sind Punkte und Geld zugleich. (SG-18)
card-monster-2 = Zweiäugiges Monster
card-monster-2-text = 2 Punkte wert. Wer es abschießt, nimmt es; erbeutete Plättchen sind Punkte und Geld zugleich. (SG-18)
card-monster-3 = Dreiäugiges Monster
card-monster-3-text = 3 Punkte wert. Wer es abschießt, nimmt es; erbeutete Plättchen sind Punkte und Geld zugleich. (SG-18)
card-monster-4 = Vieräugiges Monster
card-monster-4-text = 4 Punkte wert. Wer es abschießt, nimmt es; erbeutete Plättchen sind Punkte und Geld zugleich. (SG-18)
card-monster-5 = Fünfäugiges Monster
card-monster-5-text = 5 Punkte wert. Wer es abschießt, nimmt es; erbeutete Plättchen sind Punkte und Geld zugleich. (SG-18)
card-ship = Kommandoschiff
card-ship-text = Der erste Treffer beschädigt es nur: Diese Hälfte kommt in die Schachtel, niemand bekommt sie. Die andere Hälfte ist 10 Punkte wert. (SG-19)
card-half = Halbes Kommandoschiff
card-half-text = Beschädigt: Wer es abschießt, nimmt das Plättchen; es ist 10 Punkte wert. (SG-20)
card-fighter = Jäger
card-fighter-text = Fliegt in gerader Linie über leere Felder und schießt dann nach oben. Wird er getroffen, verliert die Person, der er gehört, ein Plättchen mit dem niedrigsten Wert. (SG-12, SG-21)
card-flight = Flug
card-flight-text = Eine gerade Linie über leere Felder. Das Schild: Grün ist Beute von Angreifern, mit einem Zeichen wird sie dieser Person abgenommen, bei Rot rücken alle Angreifer eine Reihe näher. (SG-12, SG-29)
card-shot = Schuss
card-shot-text = Fliegt die Spalte hinauf und trifft das Erste, was dort steht. In jedem Zug, der kein Kauf ist, muss geschossen werden. (SG-16, SG-17)
card-mine = Mine
card-mine-text = Nach dem Schießen darf man sie ein Feld nach rechts schieben. Trifft sie auf einen Angreifer, kommen beide in die Schachtel, und niemand nimmt etwas. (SG-23, SG-26)
card-mine-cell = Minenfeld
card-mine-cell-text = Hier wird die Mine gelegt, und hierher kommt sie zurück, wenn sie vom Brett geschoben wurde. (SG-8, SG-25)
card-rocket = Rakete
card-rocket-text = Kostet 10 Punkte und den ganzen Zug. Einmal anstelle des Schießens abgefeuert, nimmt sie die ganze Reihe des ersten Angreifers voraus. (SG-52, SG-56)
card-upgrade = Ausbau
card-upgrade-text = Kostet 10 Punkte und den ganzen Zug. Danach ein Schuss mehr in jedem Zug, bis Stufe 3. (SG-71, SG-72)
card-battery = Batterie
card-battery-text = Die Ladung kostet 15 Punkte und den ganzen Zug. Dann ist einmal mitten im Flug eine Salve erlaubt: so viele zusätzliche Schüsse, wie die Stufe angibt. (SG-75, SG-76)
card-return = Rückkehr
card-return-text = Ein zerstörter Jäger darf zu Beginn des nächsten eigenen Zuges für 10 Punkte zurückkehren. Wer nicht zahlen kann oder will, scheidet aus. (SG-45, SG-46, SG-47)
card-out = Ausgeschieden
card-out-text = Keine Züge mehr und keine Aussicht auf den Sieg. (SG-50)
card-stack = Mutterschiff
card-stack-text = Verdeckte Plättchen. Wird eine Spalte leer, kommen von hier neue Angreifer als Verstärkung in Reihe 1. (SG-33)
card-waiting = Warten
card-waiting-text = Eine Schiffshälfte wartet auf ihr Gegenstück. Vollständige Schiffe kommen bei der nächsten Verstärkung zuerst. (SG-32, SG-33, SG-34)
card-box = Schachtel
card-box-text = Plättchen, die für immer aus dem Spiel sind: als Preis bezahlt, zerstört oder bei einem Zusammenstoß verloren. (SG-4)
card-moon = Mond
card-moon-text = Beim Aufbau sind die Reihen darüber voller Monster. Er ist aus Käse. (SG-5)
card-planet = Planet
card-planet-text = Kommt ein Angreifer über die unterste Reihe hinaus, haben alle verloren. (SG-63)
card-cease-fire = Feuerpause
card-cease-fire-text = Eine Lampe für jeden Zug ohne Treffer in Folge. Leuchten alle, ist das Spiel aus, und die Punkte zählen. (SG-61)
card-descent = Vorrücken
card-descent-text = Sooft eine Spalte leer wird, rücken alle Angreifer eine Reihe nach unten. (SG-29, SG-31)
card-last = Letzter der Spalte
card-last-text = Wer ihn abschießt, leert die Spalte: Alle Angreifer rücken eine Reihe näher. (SG-29)
card-paying = Bezahlen
card-paying-text = Mit eigenen Plättchen, die zusammen den Preis erreichen; keines davon darf überflüssig sein. Sie kommen in die Schachtel; Wechselgeld gibt es nicht. (SG-40, SG-41)
card-points = Punkte
card-points-text = Die Augen der erbeuteten Monster und 10 für jede Schiffshälfte. Wer die meisten Punkte hat, gewinnt, wenn der Planet standhält. (SG-3, SG-65)
card-end = Ende des Spiels
card-end-text = Kein Angreifer mehr, Feuerpause oder der letzte Zug: Die Punkte entscheiden. Invasion: Alle haben verloren. (SG-60, SG-61, SG-62, SG-63)

# Große Momente, die eine Sekunde lang die ganze Bühne haben
moment-emptied = Die Angreifer rücken vor!
moment-exploded = Bumm!
moment-crashed = Zusammenstoß!
moment-won = { $count ->
    [one] { $seat } gewinnt!
   *[other] { $seat } teilen sich den Sieg!
}
moment-ended = { $end ->
    [cleared] Der Himmel ist frei!
    [invasion] Invasion!
    [nobody] Der Planet ist verloren!
   *[other] Die Schlacht ist vorbei!
}

# Warum es endete, mit dem Namen; ohne Worte: eine andere Nachricht sagt es
why-ended = { $end ->
    [cleared] { $name } holte den letzten Angreifer vom Himmel.
    [invasion] Im Zug von { $name } erreichte ein Angreifer den Planeten: Alle haben verloren.
   *[other] { "" }
}
why-ended-emptied = { $end ->
    [invasion] { $name } leerte { $count ->
        [one] Spalte { $columns }
       *[other] die Spalten { $columns }
    }, alle Angreifer rückten vor, und einer erreichte den Planeten: Alle haben verloren.
   *[other] { "" }
}

# What puzzles and mistakes are about
theme-move = Wohin fliegst du?
theme-buy = Was kaufst du?
theme-place = Wo beginnst du?
theme-shoot = Schießen oder etwas anderes?
theme-push = Die Mine schieben?
theme-done = Die Mine lassen?
theme-rocket = Die Rakete?
theme-mine = Wohin mit der Mine?
theme-return = Zurückkommen, und wo?
theme-leave = Zurückkommen oder gehen?
theme-pay = Mit welchen Plättchen zahlst du?
theme-burst = Die Salve?

# Warum ein Tipp gut ist
plan-took-left = { plan-ship }
plan-took-right = { plan-ship }
plan-ship = { $when ->
    [now] Das bringt ein halbes Kommandoschiff: 10 Punkte.
   *[next] Das öffnet den Weg zu einem halben Kommandoschiff: 10 Punkte.
}
plan-took-three = { plan-monster }: 3 Punkte.
plan-took-four = { plan-monster }: 4 Punkte.
plan-took-five = { plan-monster }: 5 Punkte.
plan-monster = { $when ->
    [now] Das bringt { invader-accusative }
   *[next] Das bereitet den Schuss auf { invader-accusative } vor
}
plan-rocketed = Die Rakete nimmt eine ganze Reihe: { $points } Punkte.
plan-robbed = { $when ->
    [now] Das nimmt { $other } ein Plättchen: { kind }.
   *[next] Das bereitet den Schuss vor, der { $other } ein Plättchen nimmt: { kind }.
}
deny-took-left = { deny-ship }
deny-took-right = { deny-ship }
deny-ship = Sonst nimmt { $seat } ein halbes Kommandoschiff: 10 Punkte.
deny-rocketed = Sonst nimmt { $seat } mit der Rakete eine ganze Reihe: { $points } Punkte.
spare-robbed = Sonst kann { $seat } deinen Jäger treffen und dir ein Plättchen nehmen.
spare-crashed = Sonst trifft ein Angreifer deinen Jäger: Die Rückkehr kostet 10.
plan-won = Das Spiel endet dann binnen 2 Runden, und du gewinnst: { $here } von { $of } Malen, nicht { $there }.
spare-ended-invasion = Sonst erreicht ein Angreifer den Planeten, und alle verlieren ({ $there } von { $of } Malen, nicht { $here }).
save-emptied = Sonst leerst du Spalte { $columns }, und alle Angreifer kommen eine Reihe näher.

# Ein Tipp: was die Aktion selbst bringt
good-done = Das ist jetzt fast egal: Hier wie dort hält die Mine keinen wichtigen Schuss auf.
good-push = { good-done }

# Ein Tipp: was Schuss oder Rakete nehmen; was es bringt, die Mine zu schieben oder liegen zu lassen
merit-rocket = Sie nimmt jetzt die ganze Reihe: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
merit-shot = Das bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
merit-robs = Das nimmt { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weg.
merit-push-own = Das macht dir den Weg frei: Dein nächster Schuss kann { $points } bringen statt { $other }.
merit-push-rival = Dort stört sie: { $player } holt mit dem nächsten Schuss höchstens { $points } statt { $other }.
merit-done-own = Dort läge sie dir im Weg: Dein nächster Schuss brächte höchstens { $other } statt { $points }.
merit-done-rival = Hier stört sie: { $player } holt höchstens { $points }, ohne sie hier { $other }.
merit-push-robbed = Dort schützt sie dich: { $player } kann nicht auf deinen Jäger schießen und dir { $points } nehmen.
merit-done-robbed = Hier schützt sie dich: Ohne sie kann { $player } auf deinen Jäger schießen und dir { $points } nehmen.

# Playing by letter
letter-pace = Ein Brief geht auch herum, wenn ein neuer Angreifer erscheint, denn den Stapel mischt ihr gemeinsam.
