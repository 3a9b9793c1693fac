title = First Rat

# Mengen und Namen
and = und
goods = { $item ->
    [cheese] { $count } Käse
    [bottle] { $count ->
        [one] { $count } Flasche
       *[other] { $count } Flaschen
    }
    [soda] { $count } Backpulver
    [can] { $count ->
        [one] { $count } Blechdose
       *[other] { $count } Blechdosen
    }
    [calculator] { $count } Taschenrechner
    [bulb] { $count ->
        [one] { $count } Glühbirne
       *[other] { $count } Glühbirnen
    }
   *[core] { $count ->
        [one] { $count } Apfelrest
       *[other] { $count } Apfelreste
    }
}
stock = { goods }
colour = { $colour ->
    [blue] blau
    [yellow] gelb
    [orange] orange
    [green] grün
    [green-orange] grün oder orange
   *[white] weiß
}
colour-spaces = { $colour ->
    [blue] blauen Feldern
    [yellow] gelben Feldern
    [orange] orangefarbenen Feldern
    [green] grünen Feldern
    [green-orange] grünen oder orangefarbenen Feldern
   *[white] weißen Feldern
}
colour-space = { colour }
cheese-count = { $cheese } Käse
price-count = { $price } Käse
pipe-colour = { $colour ->
    [orange] orange
    [green] grün
   *[grey] grau
}
stand = { $stand ->
    [hamster] Hamster
    [frog] Frosch
   *[crow] Krähe
}
track = { $track ->
    [cockpit] Cockpit
    [cargo] Frachtraum
    [engine] Antrieb
    [rocket] Rakete
    [cheese] Käse
    [spotlights] Baulampen
    [pantry] Vorratshöhle
   *[rattonauts] Rattonauten
}
on-track = auf die { $track ->
    [cockpit] Cockpit-Leiste
    [cargo] Frachtraum-Leiste
    [engine] Antriebs-Leiste
    [rocket] Raketen-Leiste
    [cheese] Käse-Leiste
    [spotlights] Baulampen-Leiste
    [pantry] Vorrats-Leiste
   *[rattonauts] Rattonauten-Leiste
}
room = { $room ->
    [mushrooms] Pilze
    [top] oberer Gang
    [right] rechter Gang
    [low-right] Gang rechts unten
    [library-fork] Abzweig zur Bibliothek
    [library] Bibliothek
    [nursery-fork] Abzweig zur Kinderstube
    [nursery] Kinderstube
    [low-left] Gang links unten
    [pantry] Vorratshöhle
   *[left] linker Gang
}
a-part = { $part ->
    [cockpit] ein Cockpit
    [cargo] einen Frachtraum
   *[engine] einen Antrieb
}
a-pack = { $colour ->
    [blue] einen blauen Rucksack
    [yellow] einen gelben Rucksack
    [orange] einen orangefarbenen Rucksack
    [green] einen grünen Rucksack
   *[white] einen weißen Rucksack
}
a-drink = einen Energydrink
a-cap = den Kronkorken „{ cap }“
cap = { $cap ->
    [unbuilt] Ohne Teile
    [collector] Sammler
    [pantry] Vorratshöhle
    [spotlights] Baulampen
    [cockpit] Cockpit
    [cheese] Käse
    [cargo] Frachtraum
    [engine] Antrieb
    [rocket] Rakete
    [rattonauts] Rattonauten
   *[other] { $cap }
}
cap-help = { $cap ->
    [unbuilt] { $base } Punkte, minus { $each } für jedes eigene Cockpit, jeden Frachtraum und jeden Antrieb
    [collector] { $each } Punkte für jeden eigenen Kronkorken, Rucksack, Comic und Drink
    [rattonauts] { $each } Punkte für jeden eigenen Rattonauten
   *[other] { $each } Punkte für jeden eigenen Stein auf dieser Leiste
}
pack-help = { $item ->
    [material] { $count } Baumaterial mehr von { colour-spaces }
   *[other] { goods } mehr von { colour-spaces }
}
drink-help = verdoppelt, was in einem Zug genommen wird
comic = { $comic ->
    [orange-pipes] Orange Rohre
    [green-pipes] Grüne Rohre
    [no-rent] Mietfrei
    [long-legs] Lange Beine
    [green-orange] Grün ist Orange
    [cheap-parts] Billige Teile
    [miroslaw] Miroslaw
    [slawosz] Slawosz
    [lara] Lara
   *[ratwoman] Ratwoman
}
comic-help = { $comic ->
    [orange-pipes] orange Rohre kosten nichts
    [green-pipes] grüne Rohre kosten nichts
    [no-rent] keine Miete wird fällig
    [long-legs] mehrere Ratten laufen je bis zu 4 Schritte
    [green-orange] Grün und Orange zählen beim Laufen als eine Farbe
    [cheap-parts] jedes Teil kostet 1 Baumaterial weniger
    [miroslaw] läuft allein beliebig weit, stiehlt nie, zählt als Rattonaut doppelt
    [slawosz] nimmt 1 Gegenstand mehr
    [lara] läuft 2 Schritte weiter
   *[ratwoman] bleibt nach dem Stehlen stehen
}
rat = { $rat ->
    [0] Anton
    [1] Berta
    [2] Cäsar
   *[other] Dora
}
rattonaut = Rattonaut, Feld { $space }
robot = Greg

# Das gedruckte Spiel
hand-card = Deckt Gregs Karte auf: Welche ist es?
hand-hamster = Ein zufälliger Rucksack kommt in die Schachtel: Welcher?
hand-crow = Ein zufälliger Kronkorken kommt in die Schachtel: Welcher?
hand-library = Ein zufälliger Comic kommt in die Schachtel: Welcher?
lay-hamster = Rucksäcke beim Hamster
lay-crow = Kronkorken bei der Krähe
lay-library = Comics in der Bibliothek
lay-path = Der Weg, Felder { $first } bis { $last }
lay-score = Wertungsplättchen auf den Leisten
script-card = Karte { $number } ist nicht in Gregs Kartendeck.
script-hamster = Der Hamster hat keinen Rucksack { $number }.
script-crow = Die Krähe hat keinen Kronkorken { $number }.
script-library = Comic { $number } ist nicht in der Bibliothek.

# Was geschehen ist
from-space = { $begin ->
    [0] vom Startfeld
   *[other] von { $begin }
}
log-ran = { $seat }: { rat } läuft { from-space } bis { $end }, { steps }.
to-pad = zur Startrampe
log-pipe = { $price ->
    [0] Der Weg führt durch das Rohr bei { $pipe }, das mit dem Comic nichts kostet.
   *[other] Der Weg führt durch das Rohr bei { $pipe } und kostet { $cost }.
}
log-rent = { $seat } zahlt { $cheese } Käse Miete an { $other }.
log-rent-robot = { $seat } zahlt { $cheese } Käse Miete in den Vorrat.
log-short = { $seat } hat keinen Käse mehr; { $owed } Käse Miete bleiben unbezahlt.
log-mouldy = { $pieces ->
    [one] { $seat } nimmt einen Schimmelkäse und bekommt dafür 3 Käse.
   *[other] { $seat } nimmt { $pieces } Schimmelkäse und bekommt dafür je 3 Käse.
}
log-crew-joined = { $seat }: { rat } ist jetzt Rattonaut, Feld { $space }: { points }.
log-nut = { $seat } nimmt eine Auszeichnung.
log-new-rat = { $seat }: { rat } kommt aus der Kinderstube auf das Startfeld.
log-no-reward = { $seat } bekommt keine Belohnung: keine ist möglich.
log-drank = { $seat } trinkt: Alles zählt doppelt.
log-took = { $seat } nimmt { $sum }.
log-lost = Im Vorrat ist zu wenig; verloren: { $goods }.
log-lit = { $seat } rückt auf der Lichterkette von { $begin } auf { $end }.
log-walked = { $left ->
    [0] { $seat } im Rattenbau: { room }.
   *[other] { $seat } im Rattenbau: { room }, noch { $left }.
}
log-scored = { $seat } legt einen Stein { on-track }, Feld { $space }: { points }.
log-not-scored = { $seat } hat keinen Stein mehr, um ihn { on-track } zu legen.
log-took-comic = { $seat } nimmt den Comic „{ comic }“: { comic-help }.
log-left-comic = { $seat } nimmt keinen Comic.
log-token = { $seat }: { rat } ist jetzt { comic }.
log-bought = { $seat } kauft { $thing } für { $price } Käse.
log-stole = { $stays ->
    [1] { $seat } stiehlt { $thing }; Ratwoman bleibt stehen.
   *[other] { $seat } stiehlt { $thing }; der Dieb ({ rat }) geht zurück auf das Startfeld.
}
log-built = { $saved ->
    [none] { $seat } baut { a-part }.
   *[other] { $seat } baut { a-part } und spart { $goods }.
}
log-fed = { $seat } spendet Proviant.
log-idle = { $seat } hat keine Ratte auf dem Weg und nichts zu bauen: Der Zug entfällt.
log-ends-next = Achter Stein: Nach dieser Runde folgt noch eine.
log-ends-this = Vierter Rattonaut: Diese Runde ist die letzte.
why-ends-next = { $name } legte einen achten Stein, und eine weitere Runde wurde gespielt.
why-ends-this = Die vierte Ratte von { $name } war an Bord: Diese Runde war die letzte.
log-round = { $last ->
    [1] Runde { $round }, die letzte.
   *[other] Runde { $round }.
}
log-card = Greg deckt eine Karte auf: Seine Ratten laufen { $numbers }.
log-robot-ran = Eine Ratte von Greg läuft { from-space } bis { $end }, { steps }.
log-robot-crew = Sie ist jetzt Rattonaut: Feld { $space }, { points }.
log-robot-paid = { $seat } bekommt dafür { $cheese } Käse aus dem Vorrat.
log-robot-took = Sie entfernt { $thing } vom Stand.
log-robot-comic = Greg entfernt den Comic „{ comic }“.
log-robot-planned = Greg legt einen Planungsstein { on-track }.
log-robot-scored = Greg legt einen Stein { on-track }, Feld { $space }: { points }.
log-robot-no-marker = Greg hat keinen Stein mehr, um ihn { on-track } zu legen.
log-reshuffled = Gregs { $cards } Karten werden gemischt.
log-total = { $seat }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
log-robot-total = Greg: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
log-won = { $seat } gewinnt mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}.
log-robot-won = Greg gewinnt: Nötig waren mehr als seine { $total } Punkte.
log-challenge = Herausforderung { $number } ist geschafft: { $number ->
    [1] kein Rattonaut
    [2] kein Rucksack, Drink, Comic oder Kronkorken
    [3] vier Rattonauten
    [4] zwei Raketen
    [5] vier Rucksäcke
    [6] die Punkte
    [7] höchstens 16 Züge
    [8] fünf Steine auf einer Leiste
   *[9] jedes Rohr zweimal
}.

# Was zu entscheiden ist
ask-run = { $runs ->
    [0] { $player }: Welche Ratte läuft zuerst, und wohin?
   *[other] { $more ->
        [yes] { $player }: Läuft noch eine Ratte?
       *[no] { $player }: Keine andere Ratte kann mehr laufen.
    }
}
ask-where = Wohin läuft { rat }?
ask-reward = { $player }: Welche Belohnung für die Startrampe?
ask-pack = { $player }: Der Rucksack gibt 1 Baumaterial mehr. Welches?
ask-drink = { $player }: Trinken und alles doppelt nehmen?
ask-fork = { $player }: Welcher Weg? Noch { steps }.
ask-comic = { $player }: Welcher Comic?
ask-token = { $player }: Welche Ratte wird { comic }?
ask-shop = { $more ->
    [yes] { $player }: Etwas kaufen oder stehlen?
   *[no] { $player }: Mehr ist hier nicht zu holen.
}
ask-build = { $more ->
    [yes] { $player }: { $what ->
        [build] Etwas bauen?
        [feed] Proviant spenden?
       *[both] Bauen oder Proviant spenden?
    }
   *[no] { $player }: Mehr ist nicht zu bauen oder zu spenden.
}
ask-plan = { $player }: Welche Leiste nimmt Greg?
ask-over = Das Spiel ist zu Ende.

do-run = { rat } auf Feld { $end }, { colour }: { $gift }
do-run-pad = { rat } zur Startrampe: { points }
do-nut = Eine Auszeichnung nehmen: { points }
do-newrat = Eine neue Ratte kommt auf das Startfeld
do-pack = { $goods } mehr nehmen
do-drink = Trinken: alles doppelt nehmen
do-keep = Den Drink behalten
sign-drink = Trinken
sign-keep = Behalten
do-fork = { $way ->
    [library] In die Bibliothek
    [nursery] In die Kinderstube
   *[on] Geradeaus
}
do-comic = { $comic ->
    [none] Keinen Comic nehmen
   *[other] { comic }: { $help }
}
do-token = { rat }
do-buy = Kaufen: { $thing } für { $price } Käse
do-steal = { $stays ->
    [yes] Stehlen: { $thing }, Ratwoman bleibt stehen
   *[no] Stehlen: { $thing }, die Ratte geht zurück auf das Startfeld
}
do-build = Bauen: { a-part } für { $price }, { points }
do-feed = Für { $price } Käse Proviant spenden: { points }
do-plan = { track }
do-done = { $phase ->
    [run] Fertig gelaufen
    [shop] Fertig eingekauft
   *[build] Zug beenden
}
steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
via-paid = durch { $count ->
    [one] das Rohr
   *[other] die Rohre
} bei { $pipes } für { $price }
via-free = durch { $count ->
    [one] das Rohr
   *[other] die Rohre
} bei { $pipes }, kostenlos
rent = { $rent } Käse Miete
plus-light = { $count } Licht
plus-super = { $count } Slawosz
plus-pack = { $count } Rucksack

# Auf dem Tisch
round = Runde { $round }
phase = { $phase ->
    [run] Laufen
    [reward] Belohnung
    [pack] Rucksack
    [drink] Drink
    [fork] Rattenbau
    [comic] Bibliothek
    [token] Superratte
    [shop] Einkaufen
    [build] Bauen und Spenden
    [plan] Greg
   *[over] Spielende
}
one-more-round = noch eine Runde
last-round = letzte Runde
prices = Preise und Punkte
start = Start
pad = Startrampe
pipes = Rohre
rats = Ratten
mouldy = Schimmelkäse
nuts = Auszeichnungen
stand-line = { stand } (Feld { $space }, je { $price } Käse)
drink-count = { $count ->
    [one] { $count } Drink
   *[other] { $count } Drinks
}
drinks = { $empty ->
    [0] Drinks: { $full }
   *[other] Drinks: { $full } voll, { $empty } leer
}
light = Licht
burrow = Rattenbau
packs = Rucksäcke
caps = Kronkorken
comics = Comics
plans = Pläne
card = Karte
cards-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
markers-left = { $late ->
    [yes] Steine: { $left } + { $spare } (nur letzte Runde)
   *[no] Steine: { $left } + { $spare }
}

# Warum nicht
no-over = Das Spiel ist zu Ende.
no-such-action = „{ $action }“ ist keine Aktion von First Rat.
no-phase = { time-to }; { $verb ->
    [run] gelaufen wird am Anfang des Zuges
    [nut] die Belohnung kommt gleich nach dem Lauf zur Startrampe
    [newrat] die Belohnung kommt gleich nach dem Lauf zur Startrampe
    [pack] der Rucksack kommt beim Nehmen dran
    [drink] getrunken wird beim Nehmen
    [keep] getrunken wird beim Nehmen
    [fork] der Abzweig kommt, wenn der Marker dort steht
    [comic] Comics gibt es in der Bibliothek
    [token] Plättchen gibt es mit Superratten-Comics
    [buy] eingekauft wird nach dem Nehmen
    [steal] gestohlen wird nach dem Nehmen
    [build] gebaut wird nach dem Einkaufen
    [feed] gespendet wird nach dem Einkaufen
    [plan] geplant wird in Gregs Zug
   *[done] das muss zuerst entschieden werden
}.
time-to = Jetzt ist { $phase ->
    [run] das Laufen dran
    [reward] die Belohnung dran
    [pack] die Wahl für den Rucksack dran
    [drink] der Drink dran
    [fork] der Weg im Rattenbau dran
    [comic] die Wahl eines Comics dran
    [token] die Wahl einer Ratte für das Plättchen dran
    [shop] das Einkaufen dran
    [build] das Bauen und Spenden dran
   *[plan] eine Leiste für Greg dran
}
no-ran-already = { rat } ist schon gelaufen.
no-rat-on-path = { rat } ist nicht auf dem Weg.
no-long-run = { rat } ist { steps } gelaufen: In diesem Zug darf keine andere Ratte mehr laufen.
no-beyond = Hinter der Startrampe, { $pad }, ist nichts.
no-backwards = Ratten laufen nur in Richtung Rakete.
no-such-pipe = Bei { $pipe } beginnt kein Rohr.
no-pipe-on-way = Das Rohr bei { $pipe } liegt nicht auf dem Weg von { $begin } nach { $end }.
no-but-pipe = Bis { $end } sind es { steps }; durch das Rohr bei { $pipes } sind es { $shorter }: `{ $action }`.
no-too-far-alone = { rat } bräuchte { steps }; allein sind höchstens { $limit } erlaubt.
no-too-far-others = { rat } bräuchte { steps }; höchstens { $limit } sind erlaubt, weil schon eine andere Ratte gelaufen ist.
no-second-pad = Nur eine Ratte darf in einem Zug die Startrampe erreichen.
no-own-rat = { $ran ->
    [yes] Auf { $space } steht schon { rat }.
   *[no] Auf { $space } steht { rat }; lass diese Ratte zuerst laufen.
}
no-colour = Alle Ratten, die in diesem Zug laufen, müssen auf { colour-spaces } enden.
no-pipe-price = Das Rohr bei { $pipe } kostet { $price }; { $have ->
    [0] du hast nichts davon.
   *[other] du hast nur { $have }, und die braucht ein anderes Rohr.
}
no-nut-left = Es ist keine Auszeichnung mehr da.
no-nut = Ohne Ratte auf dem Weg musst du eine neue Ratte nehmen.
no-newrat = Keine deiner Ratten ist in der Kinderstube.
no-pack = Der Rucksack bringt nur, was auf Feldern seiner Farbe liegt.
no-fork = { $side ->
    [library] An diesem Abzweig: library oder on.
   *[nursery] An diesem Abzweig: nursery oder on.
}
no-comic-none = Ein Comic muss genommen werden.
no-comic-there = „{ comic }“ ist nicht in der Bibliothek.
no-token = { rat } ist nicht auf dem Weg: Wähle eine Ratte, die es ist.
no-rat-at-stand = Keine deiner Ratten ist in diesem Zug { $stand ->
    [hamster] zum Hamster
    [frog] zum Frosch
   *[crow] zur Krähe
} gelaufen.
no-second-thing = Nur ein Gegenstand je Stand und Zug.
no-second-pack = Du hast schon { a-pack }.
no-thing-there = { $stand ->
    [hamster] Das hat der Hamster nicht.
    [frog] Der Frosch hat keinen Drink mehr.
   *[crow] Das hat die Krähe nicht.
}
no-steal-miroslaw = Miroslaw bezahlt immer.
no-cheese-for-thing = { $stand ->
    [hamster] Ein Rucksack
    [frog] Ein Drink
   *[crow] Ein Kronkorken
} kostet { $price } Käse; du hast { $have }.
no-marker-spare = Du hast keinen Stein zu legen: Die beiden letzten gibt es nur in der letzten Runde.
no-marker-limit = Du hast keinen Stein zu legen: { $most ->
    [10] zehn sind die Grenze.
   *[other] { $most } sind die Grenze.
}
no-saving = Du hast keinen Comic, der etwas spart; Comics wirken erst ab dem nächsten Zug.
no-plain-build = Sag, was du sparst.
no-saved-item = In diesem Preis ist { $item ->
    [bottle] keine Flasche
    [soda] kein Backpulver
    [can] keine Blechdose
   *[calculator] kein Taschenrechner
}.
no-material = { $part ->
    [cockpit] Ein Cockpit
    [cargo] Ein Frachtraum
   *[engine] Ein Antrieb
} kostet { $price }; dir fehlt noch: { $lack }.
no-cheese-for-food = Proviant kostet { $price } Käse; du hast { $have }.
no-best-track = Diese Leiste gehört nicht zu den besten für Greg.
no-run-yet = Mindestens eine Ratte muss laufen.

# Falsche Stellungen
position-only-variable = das gibt es nur auf dem variablen Plan.
position-twice = { $what } steht zweimal da.
position-group = { $what } gehört zu einer anderen Gruppe von Feldern.
position-tiles-differ = sieben verschiedene Plättchen sind nötig.
position-same-space = zwei Ratten eines Platzes stehen auf einem Feld.
position-rat = nötig ist ein Feld von 0 bis { $last } oder eines von { $places }.
position-covered = Feld { $space } der Leiste { $track } ist abgedeckt.
position-taken = Feld { $space } der Leiste { $track } ist doppelt belegt.
position-robot-rocket = Greg hat nie einen Stein auf der Raketen-Leiste.
position-markers = { $found } Steine; niemand hat mehr als { $most }.
position-card = nur in der Phase plan ist eine Karte aufgedeckt; hier muss null stehen.
position-reshuffled = { $card } liegt nie im Ablagestapel: Sie wird sofort eingemischt.
position-seen = { $card } liegt offen, wurde also gesehen.
position-not-in-game = { $card } ist weder im Kartendeck noch in der Ablage.
position-deck = { $found } Karten mit dem Buchstaben { $letter }; die Stufe { $level } hat { $needed }.
position-too-many = { $found } von { $thing } insgesamt; höchstens { $most } sind im Spiel.
position-two-owners = { $what } gibt es nur einmal.
position-pack-pieces = so viele Rucksäcke der Farbe { $colour } gibt es nicht.
position-gap = die Leiste { $track } füllt sich von links, und Feld { $space } ist frei.
position-end-markers = jemand hat { $found } Steine, also muss hier next oder this stehen.
position-end-spare = jemand hat { $found } Steine, also muss hier this stehen.
position-end-crew = jemand hat vier Rattonauten, also muss hier this stehen.
position-now-empty = in der Phase { $phase } muss das hier leer sein.
position-now-phase = das kann in der Phase { $phase } nicht sein.
position-not-there = in diesem Zug lief keine Ratte zu { $stand }.
position-fresh = Comics dieses Zuges sind die letzten in der Liste des Platzes.
position-ran = nötig ist [Ratte, Zielfeld 1 bis { $last }, Schritte, Startfeld, Rohre]; die letzten beiden dürfen fehlen.
position-ran-way = ein Lauf von dort nach { $end } durch diese Rohre hat nicht { $steps } Schritte.
position-ran-pipes = kein Lauf führt durch diese Rohre; ein Rohr heißt nach dem Feld, auf dem es beginnt.
position-ran-twice = Ratte { $rat } ist zweimal gelaufen.
position-ran-rats = Ratte { $rat } steht nicht, wohin sie lief: { $end }.
position-ran-pad = nur ein Lauf je Zug endet auf der Startrampe.
position-ran-colour = alle Läufe eines Zuges enden auf einer Farbe.
position-ran-steps = { $steps } Schritte; höchstens { $limit } sind erlaubt.
position-pack-missing = das Baumaterial des Rucksacks muss angegeben sein.
position-pack-kind = das bringt kein Rucksack dieses Platzes.
position-supers = genau die eigenen Superratten-Comics müssen hier stehen: { $owned }.
position-phase-run = keine Ratte ist auf dem Weg, also kann keine laufen.
position-phase-reward = keine Ratte hat die Startrampe erreicht, oder keine Belohnung ist möglich.
position-phase-pack = der Rucksack lässt keine Wahl.
position-phase-drink = es gibt keinen vollen Drink oder nichts zu nehmen.
position-phase-fork = der Rattenbau-Marker steht nicht mit Schritten an einem Abzweig.
position-phase-comic = der Rattenbau-Marker ist nicht in der Bibliothek, oder sie ist leer.
position-phase-token = der letzte Comic dieses Zuges ist kein Superratten-Comic ohne Plättchen.
position-phase-shop = es gibt nichts zu holen.
position-phase-build = nichts kann gebaut oder gespendet werden.
position-phase-plan = Greg hat keine Wahl zwischen Leisten.
position-phase-over = nichts hat das Spiel beendet.
position-result-early = nur ein beendetes Spiel hat ein Ergebnis.
position-result = das ist nicht das Ergebnis dieses Tisches.

# Falsche Inhalte
content-lamps = die Lampen müssen entlang des Weges steigen, mindestens eine neben jedem Feld.
content-burrow = der Rattenbau braucht ein Feld { $what }.
content-name = ein Name besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa low-right.
content-cap = ein Kronkorken zählt entweder Leisten oder Gegenstände.
content-twice = { $what } steht zweimal da.
content-all = hier muss jedes von { $names } einmal stehen.
content-box = in der Schachtel sind nur { $most } davon.
content-group = der Name eines Plättchens beginnt mit dem Buchstaben seiner Gruppe, { $letters }.
content-robot = vier Felder sind nötig, von vorn nach hinten.
content-card = Karten sind A, B und eine C, sortiert, jede einmal; keine trägt die Rakete.
content-level = nötig ist [A-Karten, B-Karten], nicht mehr, als es gibt, und dieselbe Summe auf jeder Stufe.

# Optionen
option-edition = Ausgabe
option-edition-pl = Polnischer Text von 2026: 12 Schimmelkäse und 16 Auszeichnungen, Glühbirnen leuchten sofort, ein Comic muss genommen werden
option-edition-de = Deutscher Text von 2022: 10 Schimmelkäse und 15 Auszeichnungen, Glühbirnen leuchten ab dem nächsten Zug, auf einen Comic darf man verzichten
option-superrats = Superratten
option-superrats-false = Ohne: nur die sechs Comics
option-superrats-true = Mit: vier Comics, die einer Ratte eine eigene Kraft geben
option-board = Spielplan
option-board-standard = Standard: Weg und Leisten wie gedruckt
option-board-variable = Variabel: Wegplättchen und Wertungsplättchen werden gemischt
option-cheap_parts = Der Comic „Billige Teile“
option-cheap_parts-auto = Nach der Ausgabe: in der polnischen zu zweit ohne ihn
option-cheap_parts-in = Im Spiel
option-cheap_parts-out = Nicht im Spiel
option-solo = Greg, die Robo-Ratte (nur allein)
option-solo-easy = Leicht
option-solo-medium = Mittel
option-solo-hard = Schwer
option-solo-unfair = Unfair

# Lobby und Wertung im Einzelnen
about = Renn über den Schrottplatz, bau eine Rakete, flieg zum Käsemond.
preset-first = Der Standardplan. Gegen Bots hilft ein Trainer.
preset-box = Das gedruckte Spiel auf dem Standardplan, ohne Trainer.
preset-everything = Superratten und ein Spielplan, der jedes Mal neu ist.
start-player = Wer zuletzt Käse gegessen hat, beginnt (FR-1).
score-cockpit = Cockpit
score-cargo = Frachtraum
score-engine = Antrieb
score-rocket = Rakete
score-cheese = Käseleiste
score-spotlights = Baulampen
score-pantry = Vorratshöhle
score-rattonauts = Rattonauten
score-caps = Kronkorken
score-nuts = Auszeichnungen
score-mouldy = Schimmelkäse
score-leftovers = Übrige Gegenstände
for-cockpit = fürs Cockpit
for-cargo = für den Frachtraum
for-engine = für den Antrieb
for-rocket = für die Rakete
for-cheese = auf der Käseleiste
for-spotlights = für Baulampen
for-pantry = für die Vorratshöhle
for-rattonauts = für Rattonauten
for-caps = für Kronkorken
for-nuts = für Auszeichnungen
for-mouldy = für Schimmelkäse
for-leftovers = für übrige Gegenstände

# Das Bild
chamber = { $room ->
    [nursery] Kinderstube
    [library] Bibliothek
   *[pantry] Vorratshöhle
}
points-and-end = Punkte und Ende
on-turn = { $you ->
    [yes] du bist dran
   *[no] ist am Zug
}
stones-left = noch { $markers }
each = je { $points }
robot-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[unfair] unfair
}
choose-pack = Der Rucksack gibt 1 mehr. Wovon?
choose-drink = Trinken und doppelt so viel nehmen?
choose-reward = Welche Belohnung nimmst du?
choose-comic = Welchen Comic nimmst du?
step-run = Laufen
step-take = Nehmen
step-shop = Einkaufen
step-build = Bauen
label-done = { $phase ->
    [build] Zug beenden
    [shop] Nichts nehmen
   *[other] Fertig
}
label-run = { $pipes ->
    [none] { rat } auf { $end }
   *[other] { rat } auf { $end } durch Rohr { $pipes }
}
label-save = { track }, { $goods } gespart
label-nut = Auszeichnung
label-newrat = Neue Ratte
label-buy = Kaufen
label-steal = Stehlen
label-feed = Proviant
aside-colour = Auch sie müssen auf { colour-spaces } enden.
aside-first = Allein bis zu { $alone } Schritte, mehrere je bis zu { $several }.
aside-fork = { $side ->
    [library] Die Bibliothek gibt einen Comic.
   *[nursery] Die Kinderstube bringt eine Ratte; geradeaus liegt die Vorratshöhle.
}
aside-shop = Wer stiehlt, muss zurück auf das Startfeld.
aside-last = Das ist die letzte Runde.

# Karten: was jeder Gegenstand ist
card-space-blue = Blaues Feld
card-space-blue-text = Es gibt Glühbirnen: Jede bewegt den eigenen Lichtmarker einen Schritt auf der Lichterkette. Ein beleuchtetes Feld gibt eine mehr. (FR-28)
card-space-yellow = Gelbes Feld
card-space-yellow-text = Es gibt Käse, das Geld des Schrottplatzes. Ein beleuchtetes Feld gibt einen mehr. (FR-28)
card-space-orange = Orangefarbenes Feld
card-space-orange-text = Es gibt Baumaterial für die Rakete. Ein beleuchtetes Feld gibt eines mehr. (FR-28)
card-space-green = Grünes Feld
card-space-green-text = Es gibt Baumaterial für die Rakete. Ein beleuchtetes Feld gibt eines mehr. (FR-28)
card-space-white = Weißes Feld
card-space-white-text = Es gibt Apfelreste: Jeder bewegt die eigene kleine Ratte einen Schritt durch den Rattenbau. Ein beleuchtetes Feld gibt einen mehr. (FR-28)
card-pipe-3 = Rohr von 3 nach 12
card-pipe-3-text = Ein Schritt hindurch kostet 1 Taschenrechner. Es ist orange: mit „Orange Rohre“ kostenlos. (FR-19)
card-pipe-5 = Rohr von 5 nach 10
card-pipe-5-text = Ein Schritt hindurch kostet 1 Backpulver. Es ist grün: mit „Grüne Rohre“ kostenlos. (FR-19)
card-pipe-11 = Rohr von 11 nach 19
card-pipe-11-text = Ein Schritt hindurch kostet 1 Blechdose. Es ist grün: mit „Grüne Rohre“ kostenlos. (FR-19)
card-pipe-13 = Rohr von 13 nach 17
card-pipe-13-text = Ein Schritt hindurch kostet 1 Flasche. Es ist orange: mit „Orange Rohre“ kostenlos. (FR-19)
card-pipe-20 = Rohr von 20 nach 24
card-pipe-20-text = Ein Schritt hindurch kostet 1 Flasche. Kein Comic macht es kostenlos. (FR-19)
card-cheese = Käse
card-cheese-text = Damit zahlt man Rucksäcke, Energydrinks, Kronkorken und Miete. 10 Käse spendet man als Proviant: ein Stein auf die Käseleiste. (FR-45, FR-49)
card-bottle = Flasche
card-bottle-text = Aus fünf Flaschen und zwei Backpulver baut man einen Antrieb. Damit zahlt man auch die Rohre bei 13 und 20. (FR-49)
card-soda = Backpulver
card-soda-text = Drei für einen Frachtraum, zwei für einen Antrieb. Damit zahlt man auch das Rohr bei 5. (FR-49)
card-can = Blechdose
card-can-text = Eine für ein Cockpit, zwei für einen Frachtraum. Damit zahlt man auch das Rohr bei 11. (FR-49)
card-calculator = Taschenrechner
card-calculator-text = Aus zwei Taschenrechnern und einer Blechdose baut man ein Cockpit. Damit zahlt man auch das Rohr bei 3. (FR-49)
card-bulb = Glühbirne
card-bulb-text = Jede bewegt den eigenen Lichtmarker einen Schritt auf der Lichterkette. (FR-36)
card-core = Apfelrest
card-core-text = Jeder bewegt die eigene kleine Ratte einen Schritt durch den Rattenbau. (FR-37)
card-start = Startfeld
card-start-text = Hier beginnen die Ratten ihren Weg, und hierher müssen Diebe zurück. Beliebig viele Ratten haben Platz. (FR-16, FR-46)
card-pad = Startrampe
card-pad-text = Sie hat alle fünf Farben. Eine Ratte, die ankommt, wird Rattonaut und bringt eine Auszeichnung oder eine neue Ratte. (FR-24, FR-26)
card-stand-hamster = Hamster
card-stand-hamster-text = Eine Ratte, die auf Feld 9 läuft, darf einen Rucksack holen: für 6 Käse oder gestohlen. (FR-44)
card-stand-frog = Frosch
card-stand-frog-text = Eine Ratte, die auf Feld 15 läuft, darf einen Energydrink holen: für 7 Käse oder gestohlen. (FR-44)
card-stand-crow = Krähe
card-stand-crow-text = Eine Ratte, die auf Feld 21 läuft, darf einen Kronkorken holen: für 12 Käse oder gestohlen. (FR-44)
card-pack-green = Grüner Rucksack
card-pack-green-text = Einmal im Zug 1 Baumaterial mehr von grünen Feldern. 6 Käse oder gestohlen. (FR-32, FR-33)
card-pack-orange = Orangefarbener Rucksack
card-pack-orange-text = Einmal im Zug 1 Baumaterial mehr von orangefarbenen Feldern. 6 Käse oder gestohlen. (FR-32, FR-33)
card-pack-yellow = Gelber Rucksack
card-pack-yellow-text = Einmal im Zug 2 Käse mehr von gelben Feldern. 6 Käse oder gestohlen. (FR-32)
card-pack-blue = Blauer Rucksack
card-pack-blue-text = Einmal im Zug 2 Glühbirnen mehr von blauen Feldern. 6 Käse oder gestohlen. (FR-32)
card-pack-white = Weißer Rucksack
card-pack-white-text = Einmal im Zug 2 Apfelreste mehr von weißen Feldern. 6 Käse oder gestohlen. (FR-32)
card-drink = Energydrink
card-drink-text = Verdoppelt, was man in einem Zug nimmt; dann ist er leer. 7 Käse oder gestohlen. (FR-34)
card-empty = Leerer Energydrink
card-empty-text = Er hat seinen Dienst getan. Der Kronkorken „Sammler“ zählt ihn noch. (FR-34)
card-nut = Auszeichnung
card-nut-text = Eine Belohnung der Startrampe: 3 Punkte. (FR-26, FR-66)
card-points = Punkte
card-points-text = So viele hätte diese Person, wenn das Spiel jetzt endete. Wer am Ende die meisten hat, gewinnt. (FR-66, FR-67)
card-mouldy = Schimmelkäse
card-mouldy-text = Wer die Miete nicht zahlen kann, nimmt ihn: Er bringt 3 Käse und kostet am Ende 2 Punkte. (FR-22)
card-leftovers = Übrige Gegenstände
card-leftovers-text = Je 4 Stück Käse und Baumaterial zusammen bringen am Ende 1 Punkt. (FR-66)
card-cap-unbuilt = Kronkorken: Ohne Teile
card-cap-unbuilt-text = 12 Punkte, minus 2 für jedes eigene Cockpit, jeden eigenen Frachtraum und jeden eigenen Antrieb. (FR-66)
card-cap-collector = Kronkorken: Sammler
card-cap-collector-text = 2 Punkte für jeden eigenen Kronkorken, Rucksack, Comic und Energydrink. (FR-66)
card-cap-pantry = Kronkorken: Vorratshöhle
card-cap-pantry-text = 4 Punkte für jeden eigenen Stein auf der Vorratsleiste. (FR-66)
card-cap-spotlights = Kronkorken: Baulampen
card-cap-spotlights-text = 4 Punkte für jeden eigenen Stein auf der Lichtleiste. (FR-66)
card-cap-cockpit = Kronkorken: Cockpit
card-cap-cockpit-text = 4 Punkte für jedes eigene Cockpit. (FR-66)
card-cap-cheese = Kronkorken: Käse
card-cap-cheese-text = 5 Punkte für jeden eigenen Stein auf der Käseleiste. (FR-66)
card-cap-cargo = Kronkorken: Frachtraum
card-cap-cargo-text = 5 Punkte für jeden eigenen Frachtraum. (FR-66)
card-cap-engine = Kronkorken: Antrieb
card-cap-engine-text = 5 Punkte für jeden eigenen Antrieb. (FR-66)
card-cap-rocket = Kronkorken: Rakete
card-cap-rocket-text = 6 Punkte für jede eigene vollständige Rakete. (FR-66)
card-cap-rattonauts = Kronkorken: Rattonauten
card-cap-rattonauts-text = 4 Punkte für jeden eigenen Rattonauten. (FR-66)
card-comic-orange-pipes = Comic: Orange Rohre
card-comic-orange-pipes-text = Die orangefarbenen Rohre bei 3 und 13 kosten ab dem nächsten Zug nichts. (FR-56)
card-comic-green-pipes = Comic: Grüne Rohre
card-comic-green-pipes-text = Die grünen Rohre bei 5 und 11 kosten ab dem nächsten Zug nichts. (FR-57)
card-comic-no-rent = Comic: Mietfrei
card-comic-no-rent-text = Wer ihn hat, zahlt keine Miete, bekommt sie aber weiterhin von den anderen. (FR-58)
card-comic-long-legs = Comic: Lange Beine
card-comic-long-legs-text = Laufen mehrere eigene Ratten, darf jede bis zu 4 Schritte laufen. (FR-59)
card-comic-green-orange = Comic: Grün ist Orange
card-comic-green-orange-text = Beim Laufen zählen Grün und Orange als eine Farbe. (FR-60)
card-comic-cheap-parts = Comic: Billige Teile
card-comic-cheap-parts-text = Jedes Teil kostet ein Baumaterial weniger, nach Wahl. (FR-61)
card-comic-miroslaw = Comic: Miroslaw
card-comic-miroslaw-text = Eine Ratte wird Miroslaw: Allein läuft er beliebig weit, er stiehlt nie, als Rattonaut zählt er doppelt. (FR-71)
card-comic-slawosz = Comic: Slawosz
card-comic-slawosz-text = Eine Ratte wird Slawosz: Sie nimmt 1 Ressource mehr von ihrem Feld. (FR-73)
card-comic-lara = Comic: Lara
card-comic-lara-text = Eine Ratte wird Lara: Sie läuft 2 Schritte weiter, allein 7 und mit anderen 5. (FR-72)
card-comic-ratwoman = Comic: Ratwoman
card-comic-ratwoman-text = Eine Ratte wird Ratwoman: Nach dem Stehlen bleibt sie stehen. (FR-74)
card-rat = Ratte
card-rat-text = Sie läuft in Richtung Rakete, allein bis zu 5 Schritte, mit anderen je bis zu 3. Ihr Zeichen sagt, wem sie gehört. (FR-14)
card-waiting-rat = Ratte in der Kinderstube
card-waiting-rat-text = Sie kommt auf das Startfeld, wenn die kleine Ratte ihrer Farbe die Kinderstube betritt, oder als Belohnung der Startrampe. (FR-26, FR-41)
card-robot-rat = Gregs Ratte
card-robot-rat-text = Sie läuft nach Gregs Karte. Wo sie steht, zahlt man Miete in den Vorrat. (FR-82, FR-90)
card-small-rat = Kleine Ratte
card-small-rat-text = Sie geht durch den Rattenbau, einen Schritt je Apfelrest. Am Wegweiser wählt man ihren Weg. (FR-37, FR-38)
card-light-marker = Lichtmarker
card-light-marker-text = So weit reicht das Licht einer Person auf der Lichterkette. Alle Felder bis dorthin geben ihr eine Ressource mehr. (FR-30, FR-36)
card-lamp = Lampe
card-lamp-text = Ein Schritt der Lichterkette. Wessen Lichtmarker sie erreicht hat, dem gibt ihr Feld eine Ressource mehr. (FR-30)
card-spotlight = Baulampe
card-spotlight-text = Wer sie erreicht oder überschreitet, legt einen Stein auf die Lichtleiste. (FR-36)
card-battery = Batterie
card-battery-text = Hier beginnt die Lichterkette. (FR-36)
card-marker = Stein
card-marker-text = Er bringt den Wert seines Feldes. Alle haben acht Steine und zwei in Reserve; liegt jemandes achter, folgt auf diese Runde noch eine. (FR-52, FR-63)
card-rattonaut = Rattonaut
card-rattonaut-text = Eine Ratte, die die Startrampe erreicht hat; sie bringt den Wert ihres Feldes. Hat jemand vier Rattonauten, ist diese Runde die letzte. (FR-24, FR-62)
card-plan = Planungsstein
card-plan-text = Zeigt Gregs Karte diese Leiste wieder, wertet er sie. (FR-87)
card-robot-card = Gregs Karte
card-robot-card-text = Vier Zahlen: wie weit seine Ratten laufen, von vorn nach hinten; dann, was er plant oder entfernt. (FR-81)
card-rocket = Die Rakete
card-rocket-text = Sie wächst mit allem, was gebaut wird: Cockpit, Frachtraum, Antrieb. Die Zahlen zählen die gebauten Teile. (FR-49)
card-track-cockpit = Cockpit
card-track-cockpit-text = Kostet 1 Blechdose und 2 Taschenrechner. Wer zuerst baut, bekommt am meisten. (FR-49, FR-52)
card-track-cargo = Frachtraum
card-track-cargo-text = Kostet 2 Blechdosen und 3 Backpulver. Wer zuerst baut, bekommt am meisten. (FR-49, FR-52)
card-track-engine = Antrieb
card-track-engine-text = Kostet 2 Backpulver und 5 Flaschen. Wer zuerst baut, bekommt am meisten. (FR-49, FR-52)
card-track-rocket = Rakete
card-track-rocket-text = Für jedes vollständige Set aus Cockpit, Frachtraum und Antrieb kommt hier noch ein Stein hin. (FR-50)
card-track-cheese = Käse
card-track-cheese-text = Proviant für die Reise: 10 Käse für einen Stein hier. (FR-49)
card-track-spotlights = Baulampen
card-track-spotlights-text = Die Lichtleiste: ein Stein für jede Baulampe, 15, 28 und 40, die das eigene Licht erreicht. (FR-36)
card-track-pantry = Vorratshöhle
card-track-pantry-text = Die Vorratsleiste: ein Stein, jedes Mal wenn die eigene kleine Ratte die Vorratshöhle betritt. (FR-40)
card-track-rattonauts = Rattonauten
card-track-rattonauts-text = Jede Ratte, die die Startrampe, Feld 27, erreicht, nimmt den nächsten Platz. (FR-24, FR-52)
card-nursery = Kinderstube
card-nursery-text = Wenn eine kleine Ratte sie betritt, kommt eine der hier wartenden Ratten ihrer Farbe auf das Startfeld. (FR-41)
card-packs = Rucksäcke
card-packs-text = Jeder bringt einmal im Zug mehr von Feldern seiner Farbe. Die ganze Tafel zeigt, welche es sind. (FR-32)
card-comics = Comics
card-comics-text = Jeder hat seine eigene Wirkung. Die ganze Tafel zeigt, welche es sind. (FR-42)
card-caps = Kronkorken
card-caps-text = Jeder zählt am Ende etwas. Die ganze Tafel zeigt, welche es sind. (FR-66)
card-more-things = Noch mehr
card-more-things-text = Rucksäcke, Comics, Kronkorken und anderes: Die ganze Tafel zeigt alles. (FR-32)
card-library = Bibliothek
card-library-text = Wenn eine kleine Ratte sie betritt, bringt sie einen Comic. Er wirkt ab dem nächsten Zug. (FR-42, FR-43)
card-pantry = Vorratshöhle
card-pantry-text = Wenn eine kleine Ratte sie betritt, kommt ein Stein ihrer Farbe auf die Vorratsleiste. (FR-40)
card-fork = Wegweiser
card-fork-text = Hier wählt man den Weg, wenn die eigene kleine Ratte weitergeht. (FR-38)
card-passage = Gang
card-passage-text = Kleine Ratten gehen den Pfeilen nach, einen Schritt je Apfelrest. (FR-37)

# Große Momente, die eine Sekunde lang die ganze Bühne haben
moment-crew-joined = Ein Rattonaut!
moment-scored = { $track ->
    [rocket] { $seat } vollendet eine Rakete!
   *[other] { "" }
}
moment-robot-crew = Greg hat einen Rattonauten!
moment-ends-next = Noch eine Runde!
moment-ends-this = Die letzte Runde!
moment-won = { $count ->
    [one] { $seat } gewinnt!
   *[other] { $seat } teilen sich den Sieg!
}
moment-robot-won = Greg gewinnt!

# What puzzles and mistakes are about
theme-run = Wer läuft, und wohin?
theme-build = Was baust du?
theme-buy = Was kaufst du?
theme-comic = Welcher Comic?
theme-done = Weiter oder aufhören?
theme-steal = Was stiehlst du?
theme-feed = Die Mannschaft versorgen?
theme-fork = Welcher Weg im Bau?
theme-drink = Jetzt trinken?
theme-keep = Den Drink aufheben?
theme-nut = Auszeichnung oder Ratte?
theme-newrat = Auszeichnung oder Ratte?
theme-pack = Was bringt der Rucksack?
theme-token = Wer wird zum Helden?
theme-plan = Wo plant Greg?

# The sheet of challenges (FR-92)
sheet-row = { $number ->
    [1] kein Rattonaut
    [2] kein Rucksack, Drink, Comic oder Kronkorken
    [3] vier Rattonauten
    [4] zwei Raketen
    [5] vier Rucksäcke
    [6] mehr als 90 Punkte
    [7] höchstens 16 Züge
    [8] fünf Steine auf einer Leiste
   *[9] jedes Rohr zweimal
}

# Warum ein Tipp gut ist
plan-scored-cockpit = { plan-part-when } ein Cockpit: { points }.
plan-scored-cargo = { plan-part-when } einen Frachtraum: { points }.
plan-scored-engine = { plan-part-when } einen Antrieb: { points }.
plan-part-when = { $when ->
    [now] Das reicht für
   *[next] Dann reicht es für
}
plan-scored-rocket = { $when ->
    [now] Damit ist eine Rakete fertig
   *[next] Damit wird bald eine Rakete fertig
}: noch { points }.
plan-scored-cheese = { $when ->
    [now] Das reicht für ein Proviantpaket
   *[next] Dann reicht es für ein Proviantpaket
}: { points }.
plan-scored-spotlights = { $when ->
    [now] Die nächste Baulampe brennt
   *[next] Bald brennt die nächste Baulampe
}: { points }.
plan-scored-pantry = { $when ->
    [now] Ein Glas in der Vorratshöhle wird voll
   *[next] Bald wird ein Glas in der Vorratshöhle voll
}: { points }.
plan-crew-joined = { $when ->
    [now] { rat } ist auf dem Mond
   *[next] { rat } kommt bald auf den Mond
}: { points }.
plan-new-rat = Es bringt eine neue Ratte, und jede Ratte sammelt in jedem Zug.
plan-took-comic = Es bringt einen Comic: { comic-help }.
plan-took-cheese = { plan-goods }
plan-took-bottle = { plan-goods }
plan-took-soda = { plan-goods }
plan-took-can = { plan-goods }
plan-took-calculator = { plan-goods }
plan-goods = { $when ->
    [now] { $toward ->
        [none] Es bringt { $got }.
        [enough] Es bringt { $got }: genug für { toward-what }.
       *[lack] Es bringt { $got }. Für { toward-what } dann noch nötig: { $lack }.
    }
   *[next] { $toward ->
        [none] Danach bringt es { $got }.
       *[other] Danach bringt es { $got }, für { toward-what }.
    }
}
toward-what = { $what ->
    [cockpit] ein Cockpit
    [cargo] einen Frachtraum
    [engine] einen Antrieb
   *[cheese] ein Proviantpaket
}
points-leftovers = Es bringt in den nächsten zwei Runden mehr Käse und Baumaterial.
plan-took-bulb = { $when ->
    [now] Es bringt { $got }
   *[next] Es bringt bald { $got }
}: Jedes Feld, das dein Licht erreicht, gibt dir eins mehr.
plan-took-core = { $when ->
    [now] Es bringt { $got }
   *[next] Es bringt bald { $got }
}: So weit läuft deine kleine Ratte, zu Comics und neuen Ratten.
plan-bought = { $when ->
    [now] Sofort: { $thing }
   *[next] Bald: { $thing }
} ({ $help }).
plan-stole = { $when ->
    [now] Sofort, ohne zu zahlen: { $thing }
   *[next] Bald, ohne zu zahlen: { $thing }
} ({ $help }).
spare-mouldy = Sonst reicht es nicht für die Miete: Schimmelkäse, 2 Punkte weniger.
plan-won = Das gewinnt das Spiel ({ $here } von { $of } Malen, nicht { $there }).

# At a stall
stall-buy = Kaufen { $price }
stall-short = noch { $missing }
stall-steal = { $stays ->
    [yes] Stehlen kostet nichts, und Ratwoman bleibt stehen.
   *[no] Stehlen kostet nichts, aber { rat } muss zurück zum Start: { $spaces } Felder verloren.
}

# Ein Tipp: was eine Wahl bringt
merit-mark = { $less ->
    [yes] Sofort { points }. Der nächste Stein auf dieser Leiste bekommt nur { $then }.
   *[no] Sofort { points }.
}

# Ein Tipp: was die Aktion selbst bringt
good-build = Frühe Plätze bringen mehr Punkte.
good-feed = Frühe Plätze bringen mehr Punkte.
good-fork-nursery = Die Kinderstube bringt eine neue Ratte, und jede Ratte sammelt in jedem Zug.
good-fork-library = Die Bibliothek bringt einen Comic, und er hilft bis zum Ende des Spiels.
good-fork-pantry = Die Vorratshöhle bringt Punkte für ein Glas.
good-fork-on = Der Weg führt weiter zur nächsten Höhle.
good-done = Was noch ginge, kostet mehr, als es bringt.
