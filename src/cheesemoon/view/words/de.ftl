# The web table, in German.
skip = Zum Inhalt
settings = Sprache und Licht
theme-dark = Nacht
theme-light = Morgen
close = Schließen
yes = Ja
no = Nein
rule = Regel
all-rules = Alle Regeln
go = Los
more = Mehr
clear = Leeren

# Lobby
welcome = Ein Mond aus Käse und ein Tisch für dich
welcome-more = Vier Brettspiele mit klugen Bots oder mit Freunden über einen Link. Kostenlos, ohne Konto, sofort.
choose-game = Wähle ein Spiel
start-here = Hier anfangen: 5 Minuten
just-play = Gleich spielen
for-players = { $lowest } bis { $highest } Spieler
for-exactly = { $count ->
    [1] Für 1 Person
   *[other] Für { $count } Personen
}
play = Spielen
rules = Regeln
pad = Punkteblock
all-rules = Regeln der Spiele
all-pads = Punkteblöcke für die gedruckten Spiele
pads = Punkteblöcke
your-tables = Deine Tische
public-tables = Anderen zusehen
no-public-tables = Gerade spielt niemand öffentlich.
seats-count = { $count ->
    [1] 1 Platz
   *[other] { $count } Plätze
}
state-running = läuft
state-over = beendet
what-if = was wäre wenn?
open-file = Gespeicherte Partie öffnen
open-file-more = Datei hier ablegen oder auswählen: eine Partie oder eine Stellung zum Weiterspielen.
file = Datei
open = Öffnen
help = Hilfe
for-programs = Für Programme

# As an app
install = Als App installieren
keep = Lektionen für unterwegs behalten
keep-going = { $kept } von { $all } Seiten behalten
keep-done = Lektionen und die Rätsel von heute bleiben auf diesem Gerät
offline-title = Der Server ist nicht zu erreichen
offline-needs = Tische, Bots, neue und gespeicherte Spiele brauchen den Server. Nichts ist verloren: Jeder Tisch ist, wo ihr ihn gelassen habt.
offline-again = Noch einmal versuchen
offline-works = Was ohne ihn geht
offline-lessons = Lektionen und Rätsel gehen, soweit sie auf diesem Gerät behalten wurden: mit einem Klick auf der Seite zum Lernen, oder weil du schon dort warst.

# Ratings, history and safety
ladder = Rangliste
ladder-more = Menschen und Bots dieses Servers in einer Rangliste, aus Spielen, die nach Verabredung zählen. Eine Wertung liegt mit 95 % Sicherheit in dem Bereich dahinter.
ladder-checked = Gewertet wird: gezogener Zufall, keine Tipps, kein Zurücknehmen, kein Ersatzbot, jedes Spiel vom Server nachgespielt. Nicht geprüft: wer am Gerät sitzt, und Hilfe von anderswo.
result-replayed = nachgespielt
result-unproven = nicht geprüft
ratings-no-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
ladder-empty = Noch hat kein Spiel gezählt. Wähle „zählt für die Rangliste“, wenn du einen Tisch machst.
ladder-place = Platz
ladder-rating = Wertung
ladder-games = Spiele
ladder-none = Dieser Server führt keine Rangliste.
ladder-extra = Die Rangliste braucht das Extra cheesemoon[ladder], das auf diesem Server nicht installiert ist.
pairings = Paarungen
pairing-with = Gegen
pairing-won = Gewonnen
pairing-tied = Remis
pairing-lost = Verloren
pairing-none = Diese beiden sind sich in keinem Spiel begegnet, das zählt.
pairing-told = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }: { $wins } gewonnen, { $ties } unentschieden, { $losses } verloren.
history = Beendete Spiele
history-more = Spiele, bei denen alle zusehen dürfen, und deine eigenen.
history-game = Spiel
history-all = Alle Spiele
history-player = Spieler
history-since = Von
history-until = Bis
history-search = Suchen
history-when = Wann
history-replayed = gewertet, nachgespielt
history-unproven = gewertet, nicht geprüft
history-none = Kein beendetes Spiel passt.
card-won = { $name } gewinnt mit { $count } Vorsprung
turn-card = Der entscheidende Zug, bewegt
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-lead = Vorsprung von { $name }: { $change }
replay-chance = Gewinnchance von { $name }: { $before } → { $after } %
replay-marks = Wo es sich entschied
card-later = Eine Karte gibt es, wenn das Spiel zu Ende ist.
card-extra = Karten als PNG brauchen das Extra cheesemoon[pictures], das auf diesem Server nicht installiert ist.
share-result = Link kopieren
result-card = Ergebniskarte
result-card-tall = Ergebnis als hohes Bild
rated = Zählt für die Rangliste dieses Servers
rated-told = Dieses Spiel zählt für die Rangliste.
rated-rules = Gewertet: keine Tipps, kein Zurücknehmen, kein Ersatzbot.
rated-spoiled = Das Spiel zählt nicht mehr.
rated-no-undo = In einem gewerteten Spiel wird nichts zurückgenommen.
rated-no-hints = In einem gewerteten Spiel gibt es vor dem Ende keine Tipps.
rated-no-stand-in = An einem gewerteten Tisch spielt kein Bot für einen Menschen.
rated-no-stop = Ein begonnenes gewertetes Spiel endet nach seinen Regeln, oder wenn jemand aufgibt.
rated-one-browser = Ein Platz an einem gewerteten Tisch gehört einem Menschen. Nimm deinen Namen mit einem Code auf das andere Gerät mit.
rated-other-device = Ein Platz an einem gewerteten Tisch gehört einem Menschen. Ein Code nimmt deinen Namen und diesen Platz auf das andere Gerät mit.
rated-same-person = Auf diesem Gerät läuft ein gewertetes Spiel. Beende es, bevor das Gerät jemand anderem gehört.
rated-sit-down = Öffne erst den Link dieses Platzes in einem Browser: Ein gewertetes Spiel muss seine Spieler kennen.
delay = Zuschauer sehen alles um so viele Aktionen später
delay-told = { $count ->
    [1] Zuschauer sehen es eine Aktion später.
   *[other] Zuschauer sehen es { $count } Aktionen später.
}
delayed = { $count ->
    [1] Zuschauer dieses Tisches sehen ihn eine Aktion später; mehr ist zu sehen, wenn das Spiel zu Ende ist.
   *[other] Zuschauer dieses Tisches sehen ihn { $count } Aktionen später; mehr ist zu sehen, wenn das Spiel zu Ende ist.
}
no-chat = Kein Chat an diesem Tisch
chat-off = An diesem Tisch wird nicht geredet.
talk-end = Chat ausschalten
talk-begin = Chat einschalten
talk-maker = Nur wer den Tisch gemacht hat, bestimmt, ob dort geredet wird.
screen = Großer Bildschirm
screen-more = Das Brett allein, für einen Fernseher: was alle sehen dürfen.
screen-open = Großen Bildschirm öffnen
unwanted-word = Dieses Wort will der Gastgeber dieses Servers hier nicht haben.
mute = Stumm
unmute = Wieder zeigen
report = Melden
report-line = Diese Zeile melden
report-why = Was stimmt mit dieser Zeile nicht? Der Gastgeber des Servers wird es lesen.
report-done = Der Gastgeber des Servers wird es lesen.
no-such-line = Diese Zeile gibt es im Chat nicht.
too-many-reports = Von diesem Tisch ist genug gemeldet worden; der Gastgeber wird es sich ansehen.
bad-words = Die Wortliste { $path } lässt sich nicht lesen: { $why }

# The printed game beside the screen
hand-for-bot = { $name } hat entschieden: Würfelt und zieht dafür.
hand-enter = Eingeben, was kommt
hand-progress = { $number } von { $of }
hand-given = Bisher
hand-back = Zurücknehmen
hand-cancel = Jetzt nicht
layout-open = Tisch auslegen
layout-title = Was liegt auf eurem Tisch?
layout-printed = Tippt auf einen Platz, dann auf das, was dort liegt; oder zieht es hin. Noch einmal tippen nimmt es zurück.
layout-free = Legt die Plättchen, wohin ihr wollt: Zieht sie, oder tippt auf einen Platz und dann auf ein Plättchen. Mit der Tastatur: Pfeile gehen von Platz zu Platz, mit der Umschalttaste geht das Plättchen mit.
layout-stock = In der Schachtel
layout-empty = leer
layout-at = { $name }: { $face }
layout-left = Noch leere Plätze: { $count }.
layout-done = So liegt es: anfangen
layout-leave = Dem Zufall überlassen
layout-maker = Nur wer den Tisch gemacht hat, legt ihn aus.
layout-too-late = Das Spiel hat begonnen: Was auf dem Tisch liegt, bleibt liegen.

# A new table
new-table = { $game }, neuer Tisch
how-many = Wie viele spielen?
who-sits = Wer sitzt an deinem Tisch?
for-one = Ein Tisch für dich allein
who-sits-more = Wähle einen Stuhl. Gespielt wird im Uhrzeigersinn, vom ersten Platz an.
seat-who = Platz { $number }: Wer spielt hier?
seat-name = Platz { $number }: Name
who-here = Hier
who-link = Über Link
who-bot = Bot
level-name = { $level ->
    [random] zufällig
    [greedy] schnell
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] Meister
    [hoarder] Hamsterer
    [racer] Flitzer
    [thief] Dieb
    [builder] Baumeister
    [hunter] Jäger
    [gambler] Zocker
    [solver] Rechner
   *[other] { $level }
}
name = Name
more-settings = Weitere Einstellungen
chance = Zufall
chance-drawn = Der Tisch würfelt und zieht.
chance-hand = Wir haben das gedruckte Spiel: Wir geben ein, was unsere Würfel und Karten zeigen.
seed = Startzahl
seed-more = Lass sie leer, dann kann sie niemand erraten. Dieselbe Startzahl gibt denselben Zufall.
make-public = Alle dürfen diesem Tisch zusehen
start = Anfangen

# At the table
watching = du siehst zu
tools = Werkzeuge
replay = Nachspielen
sound-on = An
sound-off = Aus
board = Spielplan
zoom = Vergrößerung
your-choices = Was du tun kannst
players = Spieler
log = Verlauf
log-earlier = Früheres: beim Nachspielen
chat = Chat
sheets = Zeigen
say-something = Sag etwas
send = Senden
chat-empty = Noch hat niemand etwas gesagt.
onlooker = Zuschauer
invite = Einladen
invite-more = Jeder Link ist ein Platz. Schick ihn nur einer Person.
invite-far = Jemand ist nicht hier?
invite-far-more = Vergib einen Stuhl: Es gibt einen Link zum Schicken und einen Code zum Zeigen.
invite-give = Stuhl vergeben
invite-asked = Eingeladen: { $names }
invite-asked-more = Code und Link stehen beim Stuhl, jetzt und am Tisch.
chair-for = Einladung: { $name }
chair-more = Zeig den Code oder schick den Link: Er öffnet nur diesen Stuhl. Wer zu früh kommt, wartet, bis du beginnst. Beginnst du nicht binnen einem Tag, verfällt er.
send-link = Schicken
guest-none = Noch nicht geöffnet.
guest-short = wartet
guest-waits-some = Jemand hat sie geöffnet und wartet.
guest-waits = { $name } hat sie geöffnet und wartet.
early = Du bist früh dran!
early-more = Der Tisch wird noch gedeckt. Sobald es losgeht, erscheint hier von selbst dein Stuhl.
early-gone = Wenn lange nichts geschieht, frag die Person, die dir den Link geschickt hat: Vielleicht wird doch nicht gespielt.
early-learn = Inzwischen ein Spiel lernen
place-taken = Die Links, die du vergeben hast, gehören zu einem Tisch, der schon begonnen hat; du findest ihn auf der Startseite. Ein neuer Tisch bekommt neue Links.
place-old = Deine Links sind älter als ein Tag und verfallen. Richte den Tisch neu ein, dann gibt es neue.
link-void = Diese Einladung ist verfallen: Der Tisch wurde nicht binnen einem Tag begonnen, oder es gibt ihn nicht mehr. Bitte um einen neuen Link.
link-for = Link für Platz { $number }
copy = Kopieren
rename = Umbenennen
other-device = Mit einem anderen Gerät weiterspielen
other-device-more = Diese Links sind deine eigenen Plätze. Öffne sie auf dem anderen Gerät.
seed-hash = Hash der Startzahl
seed-hash-more = Was ist das?
your-turn = Du bist am Zug
your-turn-name = Du bist am Zug, { $name }
waiting-for = Warten auf { $name }
bot-queue = Auf diesem Server denken viele Bots: Platz { $place } in der Schlange.
bot-thinks = { $name } denkt nach
bot-name = { $level ->
    [random] Dusel
    [greedy] Zip
    [easy] Pip
    [medium] Rocco
    [hard] Vera
    [expert] Hoot
    [hoarder] Nutkin
    [racer] Dash
    [thief] Sly
    [builder] Rivet
    [hunter] Hawk
    [gambler] Lucky
   *[other] Bolt
}
bot = Bot, { level-name }
you = du
crossed = gestrichen:
you-alone = Punkte · tippen: alles, was du hast
stand-in = (ein Bot spielt: { level-name })
to-act = am Zug
points-now = { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
}
breakdown = Punkte im Einzelnen
details = Details
total = Summe
as-if-ended = Punkte, als wäre das Spiel jetzt zu Ende.
let-bot-play = Bot spielen lassen
come-back = Platz wieder einnehmen
not-yet = Du bist noch nicht am Zug.
undo = Rückgängig
undo-asked = { $name } möchte den letzten Zug zurücknehmen.
undo-waiting = Die anderen müssen noch zustimmen.
agree = Einverstanden
disagree = Nein
won-by = { $count ->
    [1] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
all-lost = Alle haben gemeinsam verloren.
nobody-won = Niemand gewinnt.
you-lost = Du hast verloren.
lost-by = { $name } hat verloren.
game-over = Das Spiel ist aus.
pass-screen = Gib den Bildschirm an { $name }.
i-am = Ich bin { $name }, zeig meine Sachen
numbers = Was Würfel und Karten zeigen
numbers-more = Ganze Zahlen mit Leerzeichen, in der Reihenfolge der Regeln; leer, wenn nichts gewürfelt oder gezogen wird.
result = Ergebnis
what = Was
points-over-time = Punkte im Verlauf
play-again = Revanche
to-next-table = Zum nächsten Tisch
download = Herunterladen
fair = Ehrlicher Zufall
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-back = Wieder verbunden.
choose-one = Was davon?
own-piece = Deine Figur
lifted = Plätze: { $number }. Tab und Pfeiltasten gehen durch sie, die Eingabetaste setzt ab, Escape legt zurück.
all-choices = Alle Möglichkeiten
own-board = Meins
see-board = Brett
all-short = Alle
preview-chance = Dann entscheidet der Zufall.
preview-points = { $name }: { preview-own-points }
preview-own-points = { $sign ->
    [plus] +{ preview-many }
   *[minus] −{ preview-many }
}
preview-many = { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
}
copied = Kopiert.

# Replay
first = Zum Anfang
back-one = Einen zurück
on-one = Einen weiter
last = Zum Ende
ply = Nummer des Zugs
fork = Was wäre wenn? Von hier spielen
share-ply = Link hierher kopieren
fork-more = Ein Was-wäre-wenn ist ein eigener neuer Tisch ab hier, mit neuem Zufall; das Original bleibt, wie es ist.
download-running = Solange das Spiel läuft, enthält die Datei den Tisch, wie er steht, mit neuem Zufall.

# Score pad
pad-more = Zum gedruckten Spiel: trag ein, was jeder hat; gerechnet wird nach den Regeln, und alles bleibt auf diesem Gerät. In einem Feld darf eine Rechnung stehen, etwa 8*3+5.
pad-or-table = Oder lass einen Tisch auf die Regeln achten

# Fair chance
fair-more = Vor dem ersten Zug veröffentlicht der Server einen Hash der Startzahl, aus der aller Zufall entsteht. Wenn das Spiel aus ist, veröffentlicht er die Startzahl und ein Salz. Dann kann jeder nachprüfen, dass der Hash passt und dass dieselbe Startzahl dasselbe Spiel gibt.
seed-after = wird veröffentlicht, wenn das Spiel aus ist
salt = Salz
seed-was-chosen = Wer den Tisch eröffnet hat, hat die Startzahl gewählt und konnte wissen, was kommt.
seed-was-shown = Das Spiel war zu Ende und seine Startzahl sichtbar. Dann wurden Züge zurückgenommen, also konnten alle wissen, was kommt.
no-proof = Dieser Tisch begann nicht als frisches Spiel; seine Startzahl beweist nichts.
verify-how = Zum Prüfen: Lade das Spiel herunter und gib ein
to-table = Zurück zum Tisch

# The first start
preparing = { $game }: Die Regeln werden vorbereitet
rules-broken = Die Regeln lassen sich nicht vorbereiten; warum, steht im Protokoll des Servers.

# Help
help-playing = Spielen
help-playing-more = Was einen Ring hat, kann gewählt werden: erst die Figur, dann den Ort anklicken. Kann ein Klick mehreres bedeuten, wirst du gefragt. Jede Möglichkeit ist auch ein Knopf unter „Alle Möglichkeiten“. Verweile auf einem Ding, und es sagt, was es ist, kostet und bringt. Regelnummern öffnen die Regel.
help-board = Das Brett
help-board-more = Strg und Mausrad, zwei Finger oder der Knopf oben vergrößern den Plan; zieh ihn, um den Rest zu sehen. Klick auf etwas, das nicht geht, und es sagt warum.
help-hints = Tipps
help-hints-more = „Tipp“ fragt einen Bot, was er täte und was jede Möglichkeit wert ist. Er sieht nur, was du siehst. Gegen Menschen an anderen Bildschirmen gibt es keine Tipps. Nach dem Spiel sagt er, welche Entscheidungen am teuersten waren.
help-keys = Tasten
key-tab = zur nächsten Möglichkeit
key-enter = ausführen; eine Figur aufnehmen und absetzen
key-arrows = zwischen den Möglichkeiten; beim Nachspielen Schritt für Schritt
key-things = zwischen allen Dingen, jedes mit seiner Karte
key-undo = rückgängig machen
key-esc = schließen, eine Figur zurücklegen, den Chat verlassen
key-help = diese Seite
help-together = Mit anderen
help-together-more = Ein Platz gehört zu seinem Link. Öffne den Link auf irgendeinem Gerät, und du sitzt dort. Muss jemand gehen, kann ein Bot für ihn spielen, bis er zurückkommt.
help-undo = Rückgängig machen
help-undo-more = Was nichts aufgedeckt hat, kannst du zurücknehmen, solange du am Zug bist. Alles andere nur, wenn alle einverstanden sind.

# The rules to read
rules-undrawn = Die Bilder folgen, sobald das Spiel vorbereitet ist.
one-screen = Das Spiel auf einen Blick
one-screen-picture = Ein Tisch von { $game } mit Nummern; was sie zeigen, steht darunter
rules-find = In den Regeln suchen
rules-none = Nichts gefunden. Versuche ein anderes Wort.
rules-some = Gefunden: { $count }
rules-chapters = Kapitel
rules-next = Nächstes Kapitel
rules-try = Probier es auf dem Brett
rules-play = Spiel
rules-exact = Wort für Wort: { $first } bis { $last }

# What cannot be done
no-table = Diesen Tisch gibt es nicht.
no-page = Diese Seite gibt es nicht.
not-your-turn = Dieser Platz ist nicht am Zug.
not-your-seat = Das ist nicht dein Platz.
conflict = Der Tisch hat sich inzwischen verändert. Schau noch einmal und wähle neu.
nothing-to-undo = Du hast nichts zurückzunehmen.
no-stand-in = Dort kann kein Bot spielen.
chance-not-by-hand = Dieser Tisch zieht den Zufall selbst; Zahlen können nicht eingegeben werden.
chance-needed = { $count ->
    [1] Dafür wird 1 Zahl von euren Würfeln oder Karten gebraucht; angegeben: { $given }.
   *[other] Dafür werden { $count } Zahlen von euren Würfeln oder Karten gebraucht; angegeben: { $given }.
}
chance-too-many = { $count ->
    [0] Hier wird nichts gewürfelt oder gezogen; angegeben: { $given }.
    [1] Hier wird nur 1 Zahl gebraucht; angegeben: { $given }.
   *[other] Hier werden nur { $count } Zahlen gebraucht; angegeben: { $given }.
}
bad-numbers = Das sind keine ganzen Zahlen: { $text }
bad-form = Etwas fehlt oder stimmt nicht: { $field }.
no-body = Diese Anfrage hat keinen Inhalt.
bad-body = Diese Anfrage ist nicht zu lesen. { $why }
bad-link = Dieser Link öffnet keinen Platz. Bitte noch einmal darum.
bad-token = Dieses Token öffnet keinen Platz an diesem Tisch.
bad-file = Diese Datei ist weder ein gespeichertes Spiel noch eine Stellung.
too-large = Das ist zu groß.
too-fast = Das war zu schnell. Warte kurz und versuch es noch einmal.
too-many-tables = Du hast schon viele offene Tische. Beende erst einen davon.
too-many-streams = Das ist in zu vielen Fenstern offen.
foreign-request = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
wrong-host = Diese Adresse wird hier nicht bedient.
server-error = Auf dem Server ging etwas schief. Es steht in seinem Protokoll; der Tisch ist, wie er war.
wrong = Das geht nicht
to-lobby = Zur Startseite

# On the command line
serving = Cheesemoon läuft unter { $address } (Ende mit Strg+C)
no-address = Unter { $host }, Port { $port }, geht es nicht: { $why }.
no-database = Die Datenbank { $url } lässt sich nicht benutzen: { $why }
proof-running = Dieses Spiel ist noch nicht aus; seine Startzahl wird am Ende veröffentlicht.
proof-ended = Dieser Spielstand sagt nicht richtig, wie das Spiel beendet wurde.
proof-missing = Dieses gespeicherte Spiel stammt von keinem Tisch eines Servers: Es hat keinen veröffentlichten Hash.
proof-origin = Dieser Tisch begann nicht als frisches Spiel mit Zufall aus einer Startzahl; es gibt nichts zu beweisen.
proof-hash = Die Startzahl passt nicht zum veröffentlichten Hash; sie ergibt { $made }.
proof-start = Die Startzahl ergibt nicht den Aufbau dieses Spiels.
proof-chance = Die Startzahl ergibt nicht den Zufall dieses Spiels.

# For programs
api-title = Für Programme
api-more = An jedem Tisch kann über HTTP mit JSON gespielt werden. Ein Token gehört zu einem Platz; es ist der letzte Teil seines Links.
api-bot = Ein Bot in zehn Zeilen
api-bot-more = Er spielt ein ganzes Spiel auf einem Platz: python bot.py http://…/api/tables/TISCH TOKEN
api-schema = Die Beschreibung von allem (OpenAPI)

# Brett, Tipps und Punkteblock
box = Regel oder Hilfe
board-keys = Spielplan: Pfeile gehen von Wahl zu Wahl, Plus und Minus ändern die Größe
zoom-fit = Der Plan aus der Nähe oder im Ganzen
choices-up = Möglichkeiten weiter oben
choices-down = Möglichkeiten weiter unten
choices-left = Möglichkeiten weiter links
choices-right = Möglichkeiten weiter rechts
table-about = Einladen, Namen, anderes Gerät
names = Namen
not-now = Das kannst du jetzt nicht wählen.
opponent = Gegner
advice = Tipp
advice-then = Was täte ein Bot?
advice-thinking = Ein Bot überlegt
advice-title = Was ein Bot meint
advice-ahead = Wer vorne liegt
advice-exact = Punkte, die dieser Zug erwarten lässt, genau ausgerechnet.
advice-value = Die Gewinnchance in Prozent, aus { $count } in Gedanken gespielten Partien.
advice-line = Er erwartet:
no-advice = Tipps gibt es, wenn niemand sonst für sich spielt, und nach dem Spiel.
standing = Wer liegt vorne?
standing-alone = Gewinnchance eines vernünftigen Spielers
standing-more = Wie oft Spieler der Stufen mittel und schwer aus solchen Stellungen gewannen, nach allem, was offen liegt.
standing-more-alone = Wie oft ein vernünftiger Spieler von hier aus gewänne, der etwa eine Runde vorausdenkt. Wer weiter plant, gewinnt öfter.
review = Wo fiel die Entscheidung?
review-about = Ein Bot kann sich jede Entscheidung dieses Spiels noch einmal ansehen: welche am meisten gekostet haben und wer wann vorne lag. Das dauert eine Weile.
review-begin = Spiel ansehen
review-running = Ein Bot sieht sich jede Entscheidung noch einmal an: { $done } von { $all }.
review-failed = Dieses Spiel lässt sich nicht beurteilen; im Protokoll des Servers steht, warum.
review-losses = Die teuersten Entscheidungen
review-losses-more = Wie viel schlechter es weiterging, höchstens 100 %; nach dem, was man da wissen konnte.
review-none = Keine einzelne Entscheidung war teuer.
review-played = Gespielt
review-better = Besser
review-course = Wer vorne lag
review-course-alone = Wie gut es stand
pad-game = Spiel
pad-all = Alle Spiele
pad-next = Nächstes Spiel
print = Drucken
key-zoom = der Plan größer, kleiner

# Trouble with storing, and people who are away
database-in-use = Ein anderer Server benutzt { $url } schon. Bitte zuerst beenden, oder PostgreSQL nehmen, das sich viele Server teilen können.
not-read = Das lässt sich gerade nicht lesen. Bitte noch einmal versuchen.
not-stored = Das lässt sich gerade nicht speichern; nichts hat sich geändert. Bitte noch einmal versuchen.
not-known = Es ist nicht bekannt, ob das gespeichert wurde. Bitte den Tisch ansehen und es dann vielleicht noch einmal versuchen.
is-here = Diese Person ist am Tisch.
script-too-long = Ein Skript darf hier höchstens { $most } Zahlen haben.
chance-known = Wer den Tisch gemacht hat, kann den Zufall kennen
chance-known-short = Zufall bekannt
not-json = Die API nimmt nur JSON: bitte Content-Type: application/json senden.
name-taken = So heißt an diesem Tisch schon jemand.
too-many-lines = Bitte nicht so viele Zeilen auf einmal.

# Der Rahmen des Tisches
brand-home = Cheesemoon, zur Lobby
menu = Menü: Sprache, Licht, Ton, Hilfe
language = Sprache
light = Licht
sound-soft = Leise
silence = Alle Töne stumm schalten
sound-effects = Töne
sound-music = Musik
sound-bell = Zugglocke
set-buzz = Vibration
set-talk = Gegner reden
sounds-all = Alle Töne
sounds-lead = Alle Töne der vier Spiele. Zum Spielen braucht man keinen; die Lautstärken stehen im Menü.
sounds-muted = Alle Töne sind stumm. Der Knopf mit dem Lautsprecher ändert das.
sounds-board = Würfel, Waren, Brett
sounds-rats = Ratten
sounds-space = Weltraum
sounds-table = Der Tisch
sounds-music = Musik
sound-is-dice-1 = Würfel 1
sound-is-dice-2 = Würfel 2
sound-is-dice-3 = Würfel 3
sound-is-die-settle = Ein Würfel kommt zur Ruhe
sound-is-hit-ring = Ein Treffer
sound-is-miss = Daneben
sound-is-cheese = Käse
sound-is-bulb = Eine Lampe
sound-is-bottle = Eine Flasche
sound-is-can = Eine Dose
sound-is-cap = Ein Kronkorken
sound-is-coin = Eine Münze
sound-is-stamp = Ein Stempel
sound-is-clunk = Angeschraubt
sound-is-whoosh = Ein Flug
sound-is-tick = Ein Tick
sound-is-column = Etwas landet
sound-is-trap = Eine Falle
sound-is-squeak-1 = Ein Quieken
sound-is-squeak-2 = Ein hohes Quieken
sound-is-squeak-3 = Ein tiefes Quieken
sound-is-rat-step = Ein Schritt
sound-is-bite = Ein Biss
sound-is-cage = Der Käfig
sound-is-flute = Die Flöte bei Nacht
sound-is-shot = Ein Schuss
sound-is-hit = Ein Schlag
sound-is-explosion = Eine Explosion
sound-is-reinforcement = Verstärkung
sound-is-ship = Ein Schiff
sound-is-mine = Die Mine
sound-is-taxi-start = Ein Taxi fährt los
sound-is-breakdown = Eine Panne
sound-is-seat = Ein Fahrgast setzt sich
sound-is-fuel = Treibstoff
sound-is-your-turn = Du bist am Zug
sound-is-hint = Ein Hinweis
sound-is-badge = Ein großer Moment
sound-is-victory = Sieg
sound-is-defeat = Niederlage
sound-is-music-lobby = Lobby
sound-is-music-end = Spielende
help-and-keys = Hilfe und Tasten
auto = Einzige Wahl
auto-off = Klicken
auto-sure = Von selbst
auto-all = Auch Würfel
auto-soon = Nur so geht es weiter, gleich von selbst.
hold = Halt
standing-show = Zeigen, wer vorn liegt
replay-whole = Ganzer Spielverlauf
steps = Die Schritte des Zugs
log-and-chat = Protokoll und Chat
side = Spieler, Protokoll und Chat
player-more = Mehr zu diesem Spieler
speed = Wie schnell die anderen gezeigt werden
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-fastest = Sehr schnell
speed-once = Sofort
last-turn = Was geschah
player-what = Was geschieht
player-back = Einen Schritt zurück
player-pause = Pause
player-on = Einen Schritt weiter
player-skip = Überspringen
player-of = Schritt { $number } von { $all }
player-live = Zurück zu jetzt
to-my-turn = Weiter
nothing-before = Es ist noch nichts geschehen.
look-around = Zeig solange auf etwas: Es sagt, was es ist.
watching-more = Du siehst zu.
thinks-since = seit { $seconds } s
choices-keys = Nummer tippen, dann Eingabetaste.
to-result = Das Ergebnis
events = { $count } Ereignisse
let-bot-play-more = Bis die Person zurückkommt und ihren Platz wieder einnimmt.
bot-and-level = { bot-name }, { level-name }

# Wer nicht da ist
bot-wanted = { $name } ist nicht da. Soll solange { bot-name } spielen?

## Presence
here-now = da
here-away = weg, { $name }
here-never = war noch nicht da
is-typing = { $name } schreibt …
are-typing = Mehrere schreiben …
line-arrived = { $name } ist am Tisch.

## Leaving
leave-table = Den Tisch verlassen
leave-later = Später weiterspielen
leave-later-more = Einfach die Seite schließen. Dein Platz bleibt deiner, und der Tisch steht in deiner Liste.
hand-over-more = Er spielt für dich, bis du deinen Platz wieder einnimmst.
offer-stop = Ohne Sieger aufhören
offer-stop-more = Wenn alle zustimmen, endet das Spiel hier, und niemand hat gewonnen.
offer-stop-alone = Außer dir ist niemand hier: Das Spiel endet, und niemand hat gewonnen.
offer-stop-now = Aufhören vorschlagen
stop-now = Spiel abbrechen
stop-offered = { $name } schlägt vor, ohne Sieger aufzuhören.
take-offer-back = Zurückziehen
resign = Aufgeben
resign-as = Aufgeben: { $name }
resign-now = Ja, aufgeben
resign-ends = Du verlierst, und das Spiel ist aus.
resign-goes-on = Du verlierst; den anderen zuliebe spielt { bot-name } für dich weiter, und du kannst in dieses Spiel nicht zurück.
free-seat = Den Platz eines Gastes freigeben
free-seat-more = Es ist dein Tisch. Ist ein Gast seit { $seconds } Sekunden weg, kannst du seinen Platz freigeben: Der alte Link öffnet nichts mehr, und du kannst jemand anderen einladen oder einen Bot spielen lassen.
free-seat-of = Platz freigeben: { $name }
forget-table = Aus meiner Liste nehmen
forget-table-more = Dein Platz bleibt deiner; sein Link bringt den Tisch zurück.
table-ended = Dieses Spiel ist beendet.
gave-up = Dieser Platz hat das Spiel aufgegeben.
still-running = Dieses Spiel ist noch nicht aus.
not-your-guest = Dort sitzt du selbst.
not-long-enough = Warte noch { $seconds } Sekunden; vielleicht kommt jemand zurück.
game-stopped = Das Spiel wurde abgebrochen
ended-resigned = { $name } hat aufgegeben.
ended-agreed = Alle wollten aufhören. Punkte nach dem Stand.
ended-time = { $name }: Die Zeit ist abgelaufen.
ended-left = Niemand kam zurück. Punkte nach dem Stand.
line-resigned = { $name } hat aufgegeben.
line-agreed = Alle haben zugestimmt aufzuhören.
line-time = { $name } hat die Zeit überschritten und verliert.
line-left = Niemand kam zurück; das Spiel ist beendet.
line-freed = Der Platz von { $name } ist wieder frei.
rematch-more = Alle rücken einen Platz weiter, also beginnt jemand anderes.
rematch-stays = Alle behalten Platz und Farbe.
seats-move = Einen Platz weiter
same-again = Gleiche Plätze
again-how = Anders noch einmal spielen
share = Teilen
save-game = Spiel als Datei sichern
best-of = Bis zu zwei Siegen, höchstens { $count } Spiele
rematch-by = { $name } möchte Revanche
line-rematch = { $name } möchte Revanche.
rematch-waits = Zum nächsten Spiel: Dein Platz ist bereit
series-game = Spiel { $number } von { $of }. Siege:
series-next = Spiel { $number } von { $of }
series-over = Damit ist es entschieden.

## Invitations
only-here = Diese Links öffnet nur dieser Rechner
only-here-more = Der Server läuft nur für dich. Freunde im selben Netz können mitspielen, wenn du sie einlässt; Freunde anderswo brauchen einen Server mit öffentlicher Adresse.
only-here-how = Um andere einzulassen, starte ihn mit
let-network-in = Mein Netz einlassen
let-network-in-more = Die Links beginnen dann mit { $address }; alle in diesem Netz erreichen den Server, bis du ihn beendest.
network-not-yours = Nur wer an diesem Rechner sitzt, darf das Netz einlassen.
network-failed = Das Netz kann nicht eingelassen werden: { $why }.
qr-of = QR-Code für Platz { $number }
qr-own = QR-Code: das Telefon als meine Hand
invited-by = { $name } lädt dich zu { $game } ein
invited = Du bist zu { $game } eingeladen
invitation-more = Kein Konto, nichts zu installieren. Der Link ist nur für dich: Wer ihn hat, hat deinen Platz.
your-seat = dein Platz
starts = beginnt
sit-down = Hinsetzen
who-open = Irgendwer
free-seats = Freie Plätze
seats-free = { $count ->
    [1] 1 Platz frei
   *[other] { $count } Plätze frei
}
no-free-seat = Dort ist kein Platz mehr frei.
already-seated = Du sitzt schon an diesem Tisch.
already-begun = Das Spiel hat begonnen; die Plätze bleiben, wie sie sind.
seat-taken = Dieser Platz ist nicht frei.
order-of-turns = Reihenfolge
order-more = Der erste Platz beginnt. Vor dem ersten Zug kannst du auf einen Platz wechseln, den niemand genommen hat; Platz und Farbe gehören zusammen.
order-new = Der erste Platz beginnt.
order-seats = Wie wir sitzen
order-start = Auslosen, wer beginnt; die anderen folgen
order-all = Die ganze Reihenfolge auslosen
move-to = auf Platz { $number }

## Identity
me = Mein Name und Gesicht
me-more = Nur für dieses Gerät und die, auf die du es mitnimmst. Kein Konto.
my-face = Gesicht
face-name = { $face ->
    [cat-face] Katze
    [unicorn] Einhorn
    [panda] Panda
    [koala] Koala
    [penguin] Pinguin
    [dog-face] Hund
    [bear] Bär
    [tiger-face] Tiger
    [wolf] Wolf
    [pig-face] Schweinchen
    [cow-face] Kuh
    [frog] Frosch
    [hamster] Hamster
    [mouse-face] Maus
    [hedgehog] Igel
    [blackbird] Amsel
    [baby-chick] Küken
    [turtle] Schildkröte
    [alien] Alien
    [ghost] Gespenst
    [see-no-evil-monkey] Äffchen
   *[teddy-bear] Teddy
}
face-any = Je nach Platz
my-colour = Lieblingsfarbe
my-colour-more = Wo du einen freien Platz wählen kannst, bekommst du den in dieser Farbe.
colour-any = Egal
keep-it = Merken
code-about = Mit einem Code wird ein anderes Gerät zu deinem, mit allen Tischen und, wenn du hier einen Namen hast, mit deinem Fortschritt.
code-make = Code erzeugen
code-is = Gib diesen Code auf dem anderen Gerät ein, auf dieser Seite:
code-more = Er gilt einmal, zehn Minuten lang.
code-enter = Code von einem anderen Gerät
code-use = Verwenden
bad-code = Dieser Code ist falsch, verbraucht oder zu alt. Erzeuge einen neuen.
bad-progress = Dieser Fortschritt ist nicht lesbar, daher wurde nichts gespeichert.
progress-changed = Ein anderes deiner Geräte war schneller. Lies den Fortschritt noch einmal.
nobody-yet = Wähle erst einen Namen, oder setz dich an einen Tisch.
name-mixed = Bitte Buchstaben nur eines Alphabets: Dieser Name könnte mit einem anderen verwechselt werden.
name-marks = Dieser Name hat zu viele Zeichen auf den Buchstaben.
name-nothing = An diesem Namen ist nichts zu lesen.
name-ours = Dieser Name ist vergeben: So heißen Bots, Zuschauer oder das Haus.

## Pace
pace = Zeit
pace-none = So viel wir wollen
pace-name-quick = Schnell: 20 Sekunden je Zug, 5 Minuten Vorrat
pace-name-normal = Normal: 45 Sekunden je Zug, 15 Minuten Vorrat
pace-name-calm = Ruhig: 2 Minuten je Zug, 45 Minuten Vorrat
pace-name-day = Langsam: ein Tag je Zug
pace-name-three-days = Langsam: drei Tage je Zug
pace-name-week = Langsam: eine Woche je Zug
pace-own = Eigene
pace-move = Sekunden je Zug
pace-bank = Minuten Vorrat
pace-more = Für jeden Zug hast du seine eigene Zeit; was darüber geht, kommt aus dem Vorrat. Die Uhren beginnen mit dem ersten Zug und stehen, solange der Server steht. Wenn die Zeit um ist:
late-bot = Ein Bot spielt weiter, bis du zurückkommst
late-lose = Du verlierst
pace-told = { $move } Sekunden je Zug, dann { $bank } Minuten Vorrat.
pace-slow-told = { $days } Tage je Zug.
late-told-bot = Ist die Zeit um, spielt ein Bot weiter, bis du zurückkommst.
late-told-lose = Ist die Zeit um, verlierst du.
bad-pace = Ein Zug hat 5 Sekunden bis 30 Tage, der Vorrat höchstens einen Tag; danach spielt ein Bot, oder man verliert.
too-late = Deine Zeit ist um.
line-late = Die Zeit von { $name } ist um; ein Bot spielt weiter.
clock-left = Noch { $name }
clock-hurry = Noch { $name } Sekunden
how-many-games = Spiele
one-game = Eins

## Notices
push = Nachrichten
push-more = Bist du dran und die Seite ist geschlossen, kann dieser Browser dir Bescheid geben. Nichts wird gesendet, solange du es hier nicht willst, und du kannst es hier jederzeit beenden.
push-on = Sag mir, wenn ich dran bin
push-off = Keine Nachrichten mehr
push-denied = Der Browser erlaubt dieser Seite keine Nachrichten.
push-failed = In diesem Browser lassen sich Nachrichten nicht einrichten.
push-turn = Du bist dran
push-remind = Du bist dran, und es ist nicht mehr viel Zeit
bad-subscription = Die Adresse dieses Browsers für Nachrichten ist nicht zu gebrauchen.
until = bis
calendar = Als Kalender
plan = Spiel für mich
plan-more = Für langsame Tische: Was soll für dich getan werden, während du weg bist? Am Tisch entscheidest du selbst.
plan-forced = Was keine Wahl lässt
plan-action = Und wenn mein nächster Zug beginnt
plan-action-more = Nur wenn sich nichts geändert hat: Die Wahl gibt es, sie bedeutet und kostet dasselbe, und alles, was du hast, ist wie jetzt. Sonst wartet es auf dich.
plan-nothing = Das entscheide ich dann
not-slow = Das ist für langsame Tische, mit einer Stunde oder mehr je Zug.
not-planned = Darüber lässt sich jetzt nicht entscheiden.

# Lobby, neuer Tisch und Ende
lobby-title = Cheesemoon: vier Brettspiele, ein Mond aus Käse
main-nav = Hauptmenü
watch = Zuschauen
continue-game = Weiter mit { $game }
play-now = Jetzt spielen
play-against = { $count ->
    [1] gegen { bot-name }, { level-name }
   *[other] gegen { $count } Bots, { level-name }
}
play-alone = allein
with-friends = Mit Freunden
choose-options = Optionen wählen
more-tables = { $count ->
    [1] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}
ended-tables = { $count ->
    [1] 1 beendetes Spiel
   *[other] { $count } beendete Spiele
}
about-us = Über uns
unofficial = Inoffiziell, von Fans gemacht. Kauft die gedruckten Spiele!
about-what = Cheesemoon ist freie Software für vier moderne Brettspiele: an einem Bildschirm, über einen Link oder gegen Bots.
about-art = Bilder, Schrift und Skripte
about-fluent = Waren, Tiere, Werkzeuge und Gesichter:
about-own = Spielpläne, Titelbilder, die Führerin und alles Übrige sind eigene Zeichnungen unter Cheesemoons Lizenz (MIT).
about-font = Die Schrift der Titel:
about-script = Für sanfte Aktualisierungen einer Seite:
about-games = Die Spiele
about-games-more = First Rat, Space Guardians, Ratcatcher und Space Taxi gehören ihren Autoren und Verlagen. Die Regeln stehen hier in eigenen Worten; von den gedruckten Bildern wird nichts verwendet.
how-play = Wie möchtest du spielen?
seat-number = Platz { $number }
who-nobody = Niemand
seat-free = frei
bots = Bots
bot-about = { $level ->
    [random] Tut irgendetwas Erlaubtes.
    [greedy] Spielt nach Faustregel, sofort.
    [easy] Heute geschlüpft. Nimmt, was ihm gefällt.
    [medium] Kennt den Schrottplatz. Hat eine Schwäche für manches.
    [hard] Plant voraus und antwortet sofort.
    [expert] Kurze Stille, dann ein starker Zug.
    [hoarder] Hebt alles auf. Man weiß ja nie.
    [racer] Immer weit voraus, was auch am Weg liegt.
    [thief] Wozu zahlen, wenn keiner hinsieht?
    [builder] Erst wird gebaut und gerüstet, dann der Rest.
    [hunter] Sucht lieber Streit als Punkte.
    [gambler] Noch ein Wurf. Nur noch einer.
    [solver] Rechnet jeden Wurf bis zum Ende durch und schweigt.
   *[other] Ein Spezialist für dieses Spiel.
}
recommended = empfohlen
preset-first = Erste Partie
preset-first-more = Alles so, wie man es am leichtesten lernt. Gegen Bots allein hilft ein Trainer.
preset-box = Wie in der Schachtel
preset-box-more = Das ganze gedruckte Spiel.
preset-everything = Alles
preset-everything-more = Für alle, die das Spiel kennen.
preset-own = Jede Option selbst wählen
preset-own-more = Jede wählbare Regel, eine nach der anderen.
patience = Sekunden, bis ein Bot für Abwesende spielen darf
start-with = Mit { $count } Spielern beginnen
seats-wrong = Dieses Spiel ist für { $counts } Spieler.
you-win = Du gewinnst!
you-came = Platz { $rank }: { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
}
story-always = { $name } führte fast von Anfang an.
story-lead = { $name } ging nach { $share } % des Spiels endgültig in Führung.
story-turn = { $head }: { $name } ging endgültig in Führung ({ $kind }: { $points }).
story-late = { $name } ging erst ganz am Ende in Führung.
round-over = Runde { $number } ist zu Ende
round-struck = gestrichen
round-next = { $name } beginnt Runde { $all }
round-then = dann { $name }
round-wait = Warten
round-on = Weiter
lead-by = { $count ->
    [1] Mit einem Punkt Vorsprung.
   *[other] Mit { $count } Punkten Vorsprung.
}
actions-count = { $count ->
    [1] 1 Zug
   *[other] { $count } Züge
}
place = Platz { $rank }: { $name }, Punkte: { $count }.
no-place = { $name }, Punkte: { $count }.
easier = Erst gegen { bot-name }
practise = Mit einem Rätsel üben
dare = Fordere { bot-name } heraus, { level-name }
points-where = Woher die Punkte kamen
points-none = Niemand hat Punkte.
points-difference = Das machte den Unterschied: { $what }, { $mine } für { $winner } und { $theirs } für { $other }.
points-table = Die ganze Punktetabelle
as-if-ended-then = Punkte, als wäre das Spiel da zu Ende gewesen.
show-me = Zeig es mir
key-all = alle Möglichkeiten
key-number = die Möglichkeit mit dieser Nummer, dann Eingabetaste
key-hint = ein Tipp
key-last = der letzte Zug noch einmal
key-pause = anhalten, was gezeigt wird, und weiter
key-skip = zur eigenen nächsten Entscheidung
help-shown = Was geschieht
help-shown-more = Was die anderen tun, wird Schritt für Schritt gezeigt, so schnell du es einstellst: Schildkröte, Hase, Taxi, Rakete oder sofort. „Was geschah“ zeigt es noch einmal, mit Pause und einzelnen Schritten. Ein Schritt mit nur einer möglichen Antwort geschieht nach einem Moment von selbst; „Halt“ hält ihn an, und im Menü lässt sich das abschalten.

# Der erste Start
bot-warming = Seine Regeln werden vorbereitet, einmal auf diesem Rechner: bis zu einer Minute.

# Für Betreiber
bad-public-url = { $url } ist keine Adresse, mit der Links beginnen können, wie etwa https://spiele.example.org.
bad-proxy = „{ $proxy }“ ist kein Proxy, dem man glauben kann: Adressen oder Netze mit Kommas dazwischen (127.0.0.1,10.0.0.0/8), oder * für alle.
bad-count = { $name } nimmt eine ganze Zahl von 0 bis 256 (workers ab 1).
no-ray = Auf einem Cluster zu denken geht nur mit Ray: pip install 'cheesemoon[cluster]'.
no-cluster = Unter { $address } ist kein Ray-Cluster zu erreichen: { $why }.
bad-keep = „{ $part }“ sagt nicht, wie lange Tische aufbewahrt werden; zum Beispiel finished=365,what-if=30 (Arten: { $kinds }; Tage).
bad-end-left = --end-left nimmt Tage, eine ganze Zahl von 0 (nie) bis 3650.
workers-need-postgresql = Mehrere Prozesse können sich Tische nur über PostgreSQL teilen: bitte --database-url postgresql://… angeben oder --workers weglassen. Mit einer SQLite-Datei bedient ein Prozess, und --thinkers nutzt die übrigen Kerne.
workers-need-posix = Auf diesem System bedient ein Prozess; bitte --workers weglassen.
backup-postgresql = PostgreSQL hat dafür eigene Werkzeuge: { $command }
backup-nothing = Es gibt keine Tische: { $path } gibt es nicht.
backup-missing = Es gibt keine Datei { $path }.
backup-failed = { $path } lässt sich nicht schreiben: { $why }.
backup-damaged = { $path } ist keine vollständige Kopie von Tischen: { $why }.
restore-would-overwrite = { $path } enthält schon Tische. Mit --replace bleiben sie unter anderem Namen erhalten, und die Kopie tritt an ihre Stelle.
export-no-table = Es gibt keinen Tisch { $table }.
export-what = Nenne den Tisch, der exportiert werden soll, oder --all DATEI.parquet für alle beendeten Partien, nicht beides.
renew-link = Erneuern
renew-link-more = Ein erneuerter Link hat ein neues Geheimnis: Der alte öffnet nichts mehr, und wer durch ihn kam, wird hinausgebeten. Dein Platz bleibt dir.
delete-table = Diesen Tisch löschen
delete-table-more = Du hast ihn gemacht: Du kannst ihn löschen, wenn das Spiel aus ist, wenn sonst niemand hier sitzt oder wenn eine Woche lang niemand gespielt hat.
delete-table-now = Endgültig löschen
not-your-table = Nur wer einen Tisch gemacht hat, darf ihn löschen.
others-play = Hier spielen andere; der Tisch kann gelöscht werden, wenn das Spiel aus ist.

# Learning one game
learn-one = { $game } lernen
learn-lessons = { $count } kurze Lektionen auf dem echten Brett. Nach der dritten kannst du spielen, der Rest kann warten.
lessons = Lektionen
games = Spiele
first-game = Dein erstes Spiel
first-game-more = gegen einen leichten Bot, mit Tipps
puzzles-short = je ein Zug
rules-short = mit Bildern, Suche und Nummern
how-it-goes = So geht es

# The coach of a first game
guide-show = Trainer
guide-first = Erstes Spiel
guide-ok = Verstanden
guide-off = Keine Tipps mehr
guide-again = Noch mal überlegen
guide-anyway = Trotzdem spielen
guide-all-lose = Damit ist das Spiel aus, und alle verlieren.
guide-lost = Damit ist das Spiel verloren.
guide-better = Besser: { $best }

# The daily challenge
today = Heute
daily = Aufgabe des Tages
daily-nav = Heute
daily-more = Ein Spiel am Tag mit denselben Würfeln und Karten für alle. Ein Versuch zählt.
daily-short = Heute dieselben Würfel und Karten für alle. Wie weit kommst du?
daily-open = Zur Aufgabe
daily-today = zu heute
daily-plain = wie immer
daily-begin = Spielen
daily-replay = Noch einmal, zur Übung
daily-go-on = Weiterspielen
daily-begun = Du hast angefangen.
daily-points = Deine Punkte: { $count }.
daily-points-word = Punkte
daily-better = Besser als { $percent } % der Spiele von Bots.
daily-same = Gleichauf mit { $percent } %.
daily-bots = Verglichen mit { $count } von { $all } Spielen, die Bots mit dem Zufall dieses Tages spielen ({ $names }, je { $each }). Es sind Bots, keine Menschen.
daily-no-bots = Die Bots konnten heute nicht spielen, also gibt es nichts zu vergleichen.
daily-honour = Niemand prüft es: Der erste Versuch auf diesem Gerät zählt, auf Ehre. Tipps und Zurücknehmen würden es verderben. Diese Tische werden nie gewertet.
daily-past = Vergangene Tage
daily-not-yet = Für diesen Tag gibt es keine Aufgabe, oder noch nicht.
daily-share = Cheesemoon, { $game }, { $day }: { $count }
daily-copy = Zum Teilen kopieren
puzzle-today = Rätsel des Tages
puzzle-solve = Lösen
puzzle-short = Ein Zug ist klar der beste. Siehst du ihn?

# What I have done
done-title = Was ich gespielt habe
me-nav = Ich
done-more = Nur in diesem Browser gemerkt: Nichts davon verlässt dein Gerät.
done-named = Dieser Server merkt es sich für dich, weil du hier einen Namen hast. Nur deine Geräte sehen es.
me-empty = Hier ist noch nichts. Beende ein Spiel, eine Lektion oder ein Rätsel, dann zählt es.
me-numbers = In Zahlen
me-games = gespielt
me-won = gewonnen
me-row = Siege in Folge
me-lessons = Lektionen
me-puzzles = Rätsel gelöst
me-rated = Rätselwertung
me-days = Tagesaufgaben
me-opponents = Nach Gegner
me-opponent = Gegen
me-best = Bestes
me-alone = allein
me-people = Menschen
me-mistakes = Lieblingsfehler
me-mistakes-more = Aus Spielen, die auf der Seite ihres Endes beurteilt wurden: worum es bei den teuersten Entscheidungen ging.
me-times = { $count } ×
me-sheet = { $game }: der Bogen
me-open = noch nicht
me-ticked = geschafft
me-keep = Behalten, umziehen, löschen
me-keep-more = Speichere alles als Datei, öffne sie auf einem anderen Gerät, oder lösche es hier.
me-keep-named = Speichere alles als Datei, öffne eine Datei, oder lösche es: hier, auf diesem Server und auf deinen anderen Geräten.
me-export = Als Datei speichern
me-import = Datei öffnen
me-delete = Alles löschen
me-delete-sure = Wirklich alles löschen?
me-bad-file = Diese Datei enthält nicht, was diese Seite speichert; nichts wurde geändert.
me-imported = Die Datei wurde übernommen.
me-deleted = Alles gelöscht.
me-deleted-here = Auf diesem Gerät gelöscht. Der Server war nicht erreichbar: Lösche es dort später.
me-all = Alles
you-head = Du
me-was-won = gewonnen
me-was-lost = verloren
badges = Abzeichen
badge-of = Abzeichen: { $game }
badge-new = Neues Abzeichen: { $name }
badge-on = Deins seit { $date }.
badge-part = Bisher { $count } von { $all }.
badge-none = Noch nicht deins.
badge-link = Link kopieren
badge-card = Bild zum Teilen
me-damaged = Ein Teil dessen, was dieser Browser behalten hat, war nicht lesbar. Der Rest ist noch da.
me-damaged-more = Der unlesbare Text liegt beiseite.
me-damaged-save = Diesen Text sichern
me-damaged-drop = Diesen Text löschen
me-path = Weg
me-path-of = Weg der Gegner: { $game }
me-records = Bestwerte
me-change = Name, Gesicht, Farbe
me-badge-word = Abzeichen
me-play = Spielen: { $name }
me-rating = Deine Wertung
me-no-rating = Noch keine gewertete Partie. { $raters ->
    [game] Eine beendete Partie gibt dir eine Zahl.
    [both] Eine beendete Partie gegen Bots oder allein gibt dir eine Zahl.
   *[other] Eine beendete Partie gegen Bots gibt dir eine Zahl.
}
me-rating-more = { $raters ->
    [game] In einem schwereren Modus gewinnst du mehr. Die Linien sind die Modi.
    [both] Wo du schwächer bist, gewinnst du mehr. Die Linien sind die Bots. Allein zählt die Stufe.
    [records] Wo du schwächer bist, gewinnst du mehr. Die Linien sind die Bots. Eine Partie allein hat Rekorde statt einer Wertung.
   *[other] Wo du schwächer bist, gewinnst du mehr. Die Linien sind die Bots.
}
me-kept = Auf diesem Gerät behalten.
me-no-streak = Eine Partie, eine Lektion oder ein Rätsel heute beginnt eine Serie.
me-done = geschafft
me-now = heute, noch offen
me-has = (deins)
me-has-not = (noch nicht)
me-today = heute
me-since = Partien: { $count }, seit { $date }
me-streak = Tage in Folge: { $count }. Eine Partie, eine Lektion oder ein Rätsel hält die Serie.
me-wins = { $count } von { $all } gewonnen
me-first = erst { $name } besiegen
me-part = { $count } von { $all }
me-week-gain = { $count } diese Woche
daily-against = Gegen { $names }
weekly = Aufgabe der Woche
weekly-more = Eine Partie pro Woche, schwerer als die täglichen. Die Spiele wechseln sich ab.

# Puzzles of older rules
puzzle-old-heading = Dieses Rätsel ist aus älteren Regeln

# Lessons and puzzles
learn = Lernen
learn-game = Lern ein Spiel
learn-first = Erst lernen
learn-title = Lern ein Spiel in fünf Minuten
learn-more = Kurze Lektionen auf dem echten Brett: Die Züge machst du. Nach der dritten kannst du spielen, der Rest kann warten.
lesson-of = Lektion { $number } von { $count }
lesson-step = Schritt { $number } von { $count }
lesson-leave = Verlassen, zur Liste
lesson-again = Noch einmal
lesson-next = Nächste Lektion
lesson-go-on = Weiter
lesson-last = Das war die letzte Lektion. Der Tisch wartet auf dich.
lesson-learned = Gelernt: { $title }
lesson-show = Zeig es mir
lesson-over = Das war es! Auf zur nächsten.
lesson-wrong = In dieser Lektion ist ein Fehler, deshalb geht sie nicht: { $why }
lesson-begun = begonnen
lesson-done = geschafft
guide-name = Brie
puzzle = Was ist am besten?
puzzles = Rätsel
puzzles-count = { $count } Rätsel
puzzles-today = Heute
puzzle-of = Rätsel { $number } von { $count }
puzzle-level = { $level ->
    [1] leicht
    [2] knifflig
   *[other] schwer
}
puzzle-question = { $level ->
    [1] Ein Zug ist hier klar der beste. Siehst du ihn?
    [2] Ein Zug ist hier klar der beste. Schau genau hin.
   *[other] Ein Zug ist hier klar der beste, und schnelle Bots übersehen ihn. Findest du ihn?
}
puzzle-next = Nächstes Rätsel
puzzles-more = Echte Stellungen, in denen ein Zug klar der beste ist.
puzzles-solved = { $count } von { $all } gelöst.
puzzles-for-you = Das nächste für dich
puzzles-all = Alle
puzzles-themes = Spiele und Themen
puzzle-for-you = das nächste für dich
puzzle-is-solved = gelöst
puzzle-is-tried = versucht
puzzle-rating = Rätselwertung { $rating }
puzzle-rated = Rätselwertung { $rating }
puzzle-unrated = Für deine Rätselwertung zählt die erste Antwort.
puzzle-ahead = { $count ->
    [one] Ein Punkt vorn.
   *[other] { $count } Punkte vorn.
}
puzzle-behind = { $count ->
    [one] Ein Punkt zurück.
   *[other] { $count } Punkte zurück.
}
puzzle-even = Gleichstand.
puzzle-right = Richtig: { $best }
puzzle-wrong = Am besten: { $best }
puzzle-solved = Gelöst!
puzzle-missed = Nicht ganz
puzzle-others = Andere Züge
puzzle-yours = dein Zug
puzzle-costs = { $points } Punkte weniger
puzzle-wins = gewinnt { $wins } von 100
puzzle-why-points = Auf lange Sicht bringt es { $points } Punkte mehr als jeder andere Zug.
puzzle-why-wins = Von dort läuft das Spiel am besten: Es gewinnt { $best } von 100, der nächste Zug { $second }.
puzzle-play = Die Folge zeigen
puzzle-line = Die Folge in Worten
streak = { $count } nacheinander
no-memory = Dieser Browser merkt sich nichts, deshalb ist dein Fortschritt hier nicht zu sehen.
# Tipps
advice-more = Mehr
advice-play = Das spielen
grade-best = am besten
grade-near = ebenso gut
grade-costly = kostet viel

# --- the static site ---
site-no-download = { $address } lässt sich nicht herunterladen: { $why }.
site-bad-download = { $address } hat nicht die erwartete Prüfsumme.
site-no-package = Das Paket { $name } ist nicht installiert. Installiere Cheesemoon mit dem Zusatz „site“.
site-no-bytecode = Die Module lassen sich nicht für den Browser übersetzen: { $why }.
site-no-pages = Die ersten Seiten lassen sich nicht zeichnen: { $why }.
site-no-rules = Die Regeln von { $game } lassen sich nicht übersetzen: { $why }.
site-not-kept = Dieser Browser speichert gerade nichts ({ $why }). Spiel weiter und lade die Partie herunter, bevor du die Seite schließt.
site-picture = Noch ein Bild: Es erwacht, sobald der Motor da ist
site-all-here = Brettspiele gegen schlaue Bots. Kein Konto, kein Server: Alles läuft hier.
site-getting-ready = Der Tisch wird vorbereitet
site-step-engine = Motor
site-step-rules = Regeln, Bilder und Wörter
site-step-ready = Der Tisch wird gedeckt
site-use-here = Hier spielen
site-old-browser = Dieser Browser ist zu alt für Cheesemoon ohne Server: Er braucht WebAssembly und Service Worker.
site-insecure = Cheesemoon ohne Server braucht eine sichere Adresse: https oder localhost.
site-broken = Cheesemoon kann nicht starten: Einige Dateien fehlen. Deine Partien sind sicher. Lade die Seite neu, sobald du online bist.
site-elsewhere = Deine Tische sind in einem anderen Fenster offen.
site-not-here = Einige Dateien dieser Seite sind noch nicht da. Geh einmal online und öffne die Seite noch einmal.
site-blocked = Dieser Browser sperrt den Speicher für diese Seite, und Cheesemoon ohne Server braucht ihn. Erlaube hier Cookies und Websitedaten und lade neu.
site-made-of = Programme, die auf dieser Seite laufen, und ihre Lizenzen
site-server = Mit einem Server
site-server-more = Einladungen per Link, Zuschauer, Rangliste und Benachrichtigungen brauchen einen Server, und diese Seite hat keinen. Gib die Adresse eines Servers mit Cheesemoon an, dem du vertraust. Sie bleibt auf diesem Gerät.
site-server-address = Adresse des Servers
site-server-keep = Diesen Server benutzen
site-server-forget = Diesen Server vergessen
site-server-is = Dein Server: { $address }
site-server-there = Jeder Link öffnet eine Seite des Servers. Die Tische dort sind nicht die Tische dieses Geräts.
site-server-invite = { $game }: Leute per Link einladen
site-server-invite-at = Leute per Link einladen auf { $address }
site-server-bad = „{ $address }“ ist keine Adresse eines Servers; eine sieht so aus: https://games.example.org.
site-server-insecure = Diese Seite hat https, darum erreicht der Browser nur Server mit https.
site-server-silent = Unter { $address } antwortet kein Server mit Cheesemoon: prüfe die Adresse, oder versuche es wieder, wenn du online bist.
site-server-none = Einladungen, Zuschauer, Rangliste, Benachrichtigungen: mit der Adresse eines Servers
site-open-file = Lege eine Datei hierher oder wähle eine: ein Spiel, einen Brief oder eine Stellung zum Spielen.
site-unread = Ein Teil dessen, was dieser Browser aufbewahrt, ist beschädigt und blieb, wie er ist: { $names }. Alles andere ist da.
site-table-damaged = Dieser Tisch ist beschädigt aufbewahrt und lässt sich nicht öffnen. Andere Tische sind nicht betroffen.
site-cannot-read = Dieser Browser kann nicht lesen, was er aufbewahrt hat ({ $why }). Du kannst spielen, aber nichts Neues wird aufbewahrt und nichts Altes geändert.
site-interpreted = Die kompilierten Regeln von { $game } sind beschädigt und werden nicht benutzt. Das Spiel geht, aber seine Bots sind langsam.

# Spiel per Brief
by-letter = Per Brief
by-letter-far = Mit Leuten anderswo spielen: per Brief
by-letter-alone = { $game } ist ein Spiel für eine Person und wird deshalb nicht per Brief gespielt.
by-letter-how = Schreib den ersten Brief und schick ihn den anderen als Link oder Datei. Alle öffnen ihn hier oder auf einer anderen Seite mit Cheesemoon, spielen und schicken ihn weiter. Kein Server ist beteiligt.
letter-open = Einen Brief öffnen
letter-paste = Link oder Text des Briefs einfügen
letter-or-file = Oder die Datei wählen
letter-mine = Deine Briefe
letter-new = Ein neuer Tisch
letter-write-first = Den ersten Brief schreiben
letter-pace = Ein Brief für jeden Zug.
letter-waits-for = wartet auf { $name }
letter-is-over = Das Spiel ist zu Ende
letter-chance = Der Zufall entsteht aus geheimen Zahlen aller, die in den ersten Briefen versprochen werden. So kann ihn niemand von euch wählen oder vorhersehen. Briefe sind unterschrieben: Eine veränderte Geschichte wird gefunden und benannt. Deine Geheimnisse bleiben in diesem Browser; wenn du seine Daten löschst, kannst du nicht weiterspielen.
letter-invites = { $name } lädt dich zu { $game } ein
letter-seats = Ein Tisch für { $count }. Am Tisch: { $names }.
letter-join = Platz nehmen und antworten
letter-seal = Dein Brief kann versiegelt werden
letter-seal-more = Du kannst noch zurück und Züge zurücknehmen. Ein versiegelter Brief lässt sich nicht ändern.
letter-seal-now = Brief versiegeln
letter-back = Zurück zum Tisch
letter-to-table = Zum Tisch
letter-send = Schick den Brief an { $name }
letter-send-more = Dann ist { $name } an der Reihe. Öffne die Antwort hier, wenn sie kommt. Du kannst denselben Brief jederzeit noch einmal schicken.
letter-send-last = Schick diesen letzten Brief an { $names }.
letter-copy = Link kopieren
letter-share = Teilen
letter-file = Als Datei speichern
letter-show = Link zeigen
letter-all = Alle Briefe
letter-code = Wer dieselbe Geschichte hat, hat dieselben Codes.
letter-unknown = In diesem Browser gibt es keinen solchen Brief.
letter-not-mine = Dieser Brief ist für andere: Alle Plätze sind besetzt, und keiner gehört in diesem Browser dir.
letter-wait = Du bist nicht an der Reihe zu schreiben: Warte auf den nächsten Brief.
letter-sealed = Was in einem Brief versiegelt ist, lässt sich nicht zurücknehmen.
letter-only-play = Das geht an einem Tisch nicht, an dem per Brief gespielt wird.
