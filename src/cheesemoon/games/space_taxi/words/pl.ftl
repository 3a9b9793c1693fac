title = Kosmiczne taxi
about = Dziesięć kości, dziwni pasażerowie i odrobina przemytu.
preset-first = Gra z pudełka. W grze z botami pomaga trener.
preset-box = Gra z pudełka, bez trenera.
start-player = Zaczyna osoba, która ostatnio jechała taksówką (ST-2).
score-round = Runda { $number }
score-coins = Pozostałe monety
for-round = w rundzie { $number }
house-rule = { $players ->
    [1] zasada domowa: trening dla 1 gracza
   *[other] zasada domowa: trening dla { $players } graczy
}

# Ścianki kości pasażerów
face = { $face ->
    [red] czerwony
    [green] zielony
    [blue] niebieski
    [yellow] żółty
    [violet] fioletowy
   *[thumb] kciuk
}
face-accusative = { $face ->
    [red] czerwonego
    [green] zielonego
    [blue] niebieskiego
    [yellow] żółtego
    [violet] fioletowego
   *[thumb] kciuk
}

# Kości z pudełka
hand-passenger = Kość pasażera: która ścianka jest na wierzchu?
hand-fuel = Kość paliwa: jaka liczba jest na wierzchu?
hand-smuggling = Kość przemytu: jaka liczba jest na wierzchu?

# Co się stało
log-rolled = { $seat } rzuca: { $dice }.
log-failed = Przemyt się nie udał: { $number } po { $before }.
log-placed = { $seat } sadza { $face ->
    [thumb] kciuk bez opłaty; nie należy do żadnego gatunku.
   *[other] { face-accusative } pasażera.
}
log-joked = { $seat } płaci 1 monetę, kciuk to teraz { face }.
log-fuelled = { $seat } kładzie { $number } na skrzydle; paliwa jest teraz { $sum }.
log-smuggled = { $seat } kładzie kość przemytu na polu kopalni: { $number }.
log-tile-used = Płytka { $tile } jest wykorzystana.
log-broke-down = Awaria: paliwo { $sum }. { $seat } dostaje 0.
log-bonus = { $coins ->
    [0] Taksówka jest pełna, ale bank jest pusty: { $seat } nie dostaje monet.
    [1] Taksówka jest pełna: { $seat } dostaje 1 monetę, ostatnią z banku.
   *[other] Taksówka jest pełna: { $seat } dostaje { $coins } monety.
}
log-paid = { $coins ->
    [1] { $seat } płaci 1 monetę
    [few] { $seat } płaci { $coins } monety
   *[other] { $seat } płaci { $coins } monet
} za { $points } { $points ->
    [few] punkty
   *[other] punktów
}.
log-scored = { $seat }: pasażerowie { $passengers } × mnożnik { $factor } + przemyt { $smuggling } + monety { $points } = { $result }.
log-struck = Runda { $round }: najniższy wynik zostaje skreślony, { $result } ({ $seat }).
log-starts = { $seat } zaczyna rundę { $round }: { $tied ->
    [1] spośród najwyższych wyników, { $result }, ten zagrany wcześniej.
   *[other] najwyższy wynik, { $result }.
}
log-total = { $seat } ma razem { $total } { $total ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
log-won = { $seat } wygrywa z wynikiem { $total }.

# O czym zdecydować
ask-roll = { $player }: rzuć { $dice ->
    [1] ostatnią kością
   *[other] { $dice } kośćmi
}.
why-over = Ostatnia runda za nami.
ask-place = { $player }: które kości zostają?
ask-coins = { $player }: ile monet zapłacić, po 2 punkty za każdą?
ask-over = Gra skończona.

do-roll = Rzut { $dice ->
    [1] ostatnią kością
   *[other] { $dice } kośćmi
}
do-place = Na pokład: { $face ->
    [thumb] kciuk, bez opłaty
   *[other] { $group ->
        [one] { face } pasażer
       *[other] { face } pasażer, grupa: { $group }
    }
}
do-joker = Za 1 monetę: kciuk to { face }{ $group ->
    [one] { "" }
   *[other] , grupa: { $group }
}
do-fuel = Paliwo { $number } na skrzydło, paliwa jest wtedy { $sum }
do-smuggle = Przemyt: { $number }
do-done = { $tile ->
    [0] Nic nie zostaje, ponowny rzut, płytka 0
   *[other] Gotowe, płytka { $tile }
}
do-pay = { $coins ->
    [0] Bez monet, wynik { $result }
    [1] 1 moneta, wynik { $result }
    [few] { $coins } monety, wynik { $result }
   *[other] { $coins } monet, wynik { $result }
}

# Na stole
round = Runda { $round } z { $rounds }
game-over = Koniec gry
bank = Bank
tiles = Płytki
tiles-with = Płytki, pilnuje { $player }
taxi = Taksówka
fuel = Paliwo
smuggling = Przemyt
hand = W ręce
aside = nieudany
total = Razem
coins = Monety
groups = Grupa
points = Punkty
factor = Mnożnik
breakdown = awaria
now-points = taksówka w tej chwili: { $points }
now-fuel = paliwo { $sum }; { $dice ->
    [1] ostatnia kość potrzebuje od { $lowest } do { $highest }
   *[other] { $dice } kości potrzebują razem od { $lowest } do { $highest }
}
now-fuel-lost = paliwo { $sum }: awaria, cokolwiek wypadnie
now-fuel-done = paliwo { $sum }: mnożnik { $factor }
now-smuggling = przemyt: następnym razem co najmniej { $value }
now-tile = zabrano { $placed }: „gotowe” zużyje płytkę { $placed }
bar-tile = { $placed ->
    [0] Wybierz kości, które zabierasz. Kurs dotąd: { $points }.
   *[other] Kurs dotąd: { $points }. „Gotowe” zużyje płytkę { $placed }.
}
now-no-tile = { $left ->
    [0] { $more ->
        [one] Ostatnia kość musi zostać.
       *[other] Ostatnie kości muszą zostać wszystkie.
    }
   *[other] Płytka { $placed } jest zużyta: weź jeszcze { $more } albo cofnij.
}
last-round = Ostatnia runda: monety przepadną.
seat-line = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}

# Na obrazku
alike = { $count ->
    [one] 1
    [few] { $count } takie same
   *[other] { $count } takich samych
}: { $points }
gauge = paliwo { $sum }
broke-now = Awaria! Paliwo { $sum }
broke-sure = Awaria, cokolwiek wypadnie
broke-last = { $player }: awaria! Paliwo { $sum }
last-ride = Ostatni kurs
last-broke = awaria: bak { $sum }
win-words = { $count ->
    [one] wygrywa z { $total }
   *[other] wygrywają z { $total }
}
no-joker = brak monety na dżokera
meter-best = rekord
slogan = Taxi Cheddar
slogan-more = wszędzie i zawsze
tile-now = { $placed ->
    [0] bez kości: płytka 0
    [one] 1 kość: płytka 1
    [few] { $placed } kości: płytka { $placed }
   *[other] { $placed } kości: płytka { $placed }
}
tile-on = bez płytki { $placed }: do { $next }
free = gratis
pay-head = Monety na punkty? Po { $points } za każdą
tag-smuggle = +{ $points } teraz; kolejny rzut: { $safe } z { $sides } bezpieczne
meter = Taksometr
meter-stands = jak dotąd
meter-ride = ten kurs
meter-points = punkty
meter-riders = grupy
meter-tank = paliwo
meter-smuggled = przemyt
meter-fuel = paliwo { $sum }, { $dice ->
    [1] ostatnia kość: { $lowest }–{ $highest }
   *[other] { $dice } kości: razem { $lowest }–{ $highest }
}
meter-broke = paliwo { $sum }: awaria
meter-sure = awaria, cokolwiek wypadnie
meter-bonus = +{ $coins }, gdy nikt nie jest sam
round-word = Runda
lowest-struck = najniższy odpada
last-round-short = ostatnia runda

# Obok obrazka
your-turn = twoja tura
rides = prowadzi
wins = wygrywa
points-of = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
panel-struck = { $count ->
    [one] skreślono najniższy wynik: runda { $rounds }
   *[other] skreślono: rundy { $rounds }
}
coin-worth = każda moneta to { $points } punkty
step-roll = Rzut
step-place = Kości
step-coins = Monety
short-roll = Rzut { $dice ->
    [1] 1 kością
   *[other] { $dice } kośćmi
}
short-place = { $face ->
    [thumb] Kciuk, gratis
   *[other] Na pokład: { face }
}
short-joker = Dżoker: { face }
short-fuel = Paliwo { $number }
short-smuggle = Przemyt: { $number }
short-done = { $tile ->
    [0] Nic nie zostaje
   *[other] Gotowe: płytka { $tile }
}
short-pay = { $coins ->
    [0] Bez monet
    [1] 1 moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}

# Karty: czym jest dana rzecz i co robi
card-taxi = Taksówka
card-taxi-text = Sześć siedzeń, trzy skrzydła, jeden kurs na turę. Wynik to pasażerowie razy mnożnik plus przemyt plus monety. (ST-31)
card-seat = Siedzenie
card-seat-text = Miejsce na jedną kość pasażera. Punktuje dwóch lub więcej pasażerów jednego gatunku; samotny nic nie daje. (ST-14)
card-groups = Grupy
card-groups-text = Pasażerowie jednego gatunku: za 2 jest 1 punkt, za 3 są 2, za 4 są 3, za 5 jest 5, za 6 jest 8. (ST-26)
card-red = Czerwony pasażer
card-red-text = Ma jedno oko. Sam nic nie daje; za 2 z jednego gatunku jest 1 punkt, za 3 są 2, za 4 są 3, za 5 jest 5, za 6 jest 8. (ST-26)
card-green = Zielony pasażer
card-green-text = Ma dwoje oczu. Sam nic nie daje; za 2 z jednego gatunku jest 1 punkt, za 3 są 2, za 4 są 3, za 5 jest 5, za 6 jest 8. (ST-26)
card-blue = Niebieski pasażer
card-blue-text = Ma troje oczu. Sam nic nie daje; za 2 z jednego gatunku jest 1 punkt, za 3 są 2, za 4 są 3, za 5 jest 5, za 6 jest 8. (ST-26)
card-yellow = Żółty pasażer
card-yellow-text = Ma czworo oczu. Sam nic nie daje; za 2 z jednego gatunku jest 1 punkt, za 3 są 2, za 4 są 3, za 5 jest 5, za 6 jest 8. (ST-26)
card-violet = Fioletowy pasażer
card-violet-text = Ma pięcioro oczu. Sam nic nie daje; za 2 z jednego gatunku jest 1 punkt, za 3 są 2, za 4 są 3, za 5 jest 5, za 6 jest 8. (ST-26)
card-thumb = Kciuk
card-thumb-text = Za 1 monetę staje się dżokerem dowolnego gatunku. Bez monety tylko zajmuje siedzenie, i to na stałe. (ST-15, ST-17)
card-passenger-die = Kość pasażera
card-passenger-die-text = Pokazuje jeden z pięciu gatunków albo kciuk. Sześć takich kości zapełnia taksówkę. (ST-14)
card-fuel-die = Kość paliwa
card-fuel-die-text = Trzy takie kości muszą dać razem od 7 do 10: przy 7 pasażerów mnoży się przez 1, przy 8 przez 2, przy 9 przez 3, przy 10 przez 4. (ST-19)
card-wing = Skrzydło
card-wing-text = Miejsce na jedną kość paliwa z liczbą, którą pokazuje. (ST-18)
card-gauge = Wskaźnik paliwa
card-gauge-text = Przy 7 pasażerów mnoży się przez 1, przy 8 przez 2, przy 9 przez 3, przy 10 przez 4. Każda inna suma to awaria. Kropkami: co dałaby kość z ręki. (ST-19)
card-breakdown = Awaria
card-breakdown-text = Suma paliwa jest niższa niż 7 albo wyższa niż 10: ten kurs daje 0 i nie można dokupić punktów. Monety zostają u gracza. (ST-25)
card-smuggling-die = Kość przemytu
card-smuggling-die-text = Położona daje tyle punktów, ile pokazuje. Można też rzucić nią jeszcze raz; jeśli jednak pokaże wtedy mniej, przepada. (ST-21, ST-23)
card-mine = Kopalnia
card-mine-text = Liczbę leżącej tu kości przemytu dodaje się do wyniku; nie mnoży się jej. (ST-29)
card-lost = Nieudany przemyt
card-lost-text = Tu leży kość przemytu, która pokazała mniej niż w poprzednim rzucie; nic nie daje. Liczy się jako jedna położona kość. (ST-23, ST-24)
card-tile = Płytka z liczbą
card-tile-text = Po każdym rzucie zostaje dokładnie tyle kości, ile wskazuje jedna z niewykorzystanych płytek. Każda płytka działa raz na turę; płytki od 1 do 4 trzeba wykorzystać wszystkie, 0 można. (ST-6, ST-7)
card-tray = Taca do kości
card-tray-text = Kości z ręki, tak jak wypadły. (ST-6)
card-cup = Kubek do kości
card-cup-text = Rzuca wszystkimi kośćmi z ręki. (ST-6)
card-coin = Moneta
card-coin-text = 1 zmienia kciuk w dowolny gatunek; po kursie każda zapłacona daje 2 punkty. Na koniec gry monety są nic niewarte. (ST-15, ST-30)
card-bank = Bank
card-bank-text = Tu trafiają zapłacone monety, stąd pochodzi nagroda za pełną taksówkę. (ST-28)
card-bonus = Pełna taksówka
card-bonus-text = Wszystkie sześć siedzeń zajętych przez grupy po co najmniej dwóch pasażerów: 2 monety z banku. (ST-28)
card-meter = Taksometr
card-meter-text = Ile ten kurs jest wart w tej chwili: pasażerowie razy mnożnik plus przemyt. (ST-31)
card-sheet = Karta wyników
card-sheet-text = Wyniki wszystkich rund. Najniższy wynik rundy zostaje skreślony i nic nie daje. (ST-32)
card-race = Wyścig
card-race-text = Każda taksówka przejechała tyle, ile wynosi suma jej gracza. Wygrywa najwyższa suma. (ST-35)
card-last-ride = Ostatni kurs
card-last-ride-text = Pasażerowie razy mnożnik plus przemyt plus monety. (ST-31)
card-round = Runda
card-round-text = W rundzie każdy jedzie raz. Przy 4 lub 5 graczach są 4 rundy, poza tym 5. Gracz z najwyższym wynikiem zaczyna następną rundę. (ST-3, ST-34)

# Dlaczego nie
no-over = Gra jest skończona.
no-such-action = „{ $action }” nie jest akcją gry Kosmiczne taxi.
no-roll-first = Najpierw rzuć kośćmi.
no-decide-first = Najpierw zdecyduj, ile kości zostaje.
no-pay-first = Najpierw zdecyduj, ile monet płacisz.
no-coins = { $coins ->
    [one] Masz tylko 1 monetę.
    [few] Masz tylko { $coins } monety.
   *[other] Masz tylko { $coins } monet.
}
no-face = Żadna kość w ręce nie pokazuje: { face }.
no-fuel = Żadna kość paliwa w ręce nie pokazuje { $number }.
no-thumb = Nie masz w ręce kciuka.
no-coin-for-joker = Dżoker kosztuje { $coins } monetę, a nie masz żadnej.
no-smuggling-placed = Kość przemytu jest już na planszy.
no-smuggling-aside = Kość przemytu leży obok planszy.
no-tile-above = Nie ma wolnej płytki powyżej { $placed }, powiedz „gotowe”.
no-tile-zero = Płytka 0 jest już wykorzystana.
no-failed-counts = Nieudana kość liczy się jako jedna, a płytka 1 jest już wykorzystana.
no-tile-used = Płytka { $placed } jest już wykorzystana, połóż razem { $next } kości.
script-runs-out = W skrypcie { $left ->
    [one] została tylko 1 liczba
    [few] zostały tylko { $left } liczby
   *[other] zostało tylko { $left } liczb
}, a ten rzut bierze { $dice }.
script-passenger = Liczby { $number } ze skryptu nie ma na kości pasażera.
script-fuel = Liczby { $number } ze skryptu nie ma na kości paliwa.
script-smuggling = Liczby { $number } ze skryptu nie ma na kości przemytu.

# Błędne pozycje
position-round-over = skończona gra jest w ostatniej rundzie, { $last }.
position-results = potrzeba tu wyników: { $expected }, a podano: { $found }.
position-struck = według wyników musi być { $struck }.
position-coins = monet jest razem { $coins }, a nie { $all }.
position-smuggling-early = w tej turze jeszcze nie rzucano; musi być null.
position-smuggling-missing = rzut już był, więc musi tu być liczba.
position-hand = w fazie { $phase } nic nie wyrzucono; musi być null.
position-dice = kości na planszy i płytki dają { $dice }, a nie { $all }.
position-passengers = kości pasażerów w ręce i w taksówce jest { $found }, a nie { $all }.
position-fuel = kości paliwa w ręce i na skrzydłach jest { $found }, a nie { $all }.
position-placed = od rzutu położono by { $placed } kości, a na to nie pozwala żadna płytka.
position-placed-other = z płytek i kości na planszy wynika, że od rzutu położono kości: { $placed }.
position-no-tile = musi zostać płytka od 1 do 4.
position-tiles-unused = wszystkie płytki od 1 do 4 muszą być wykorzystane.
position-not-placed = położono { $found } kości, a nie { $all }.
position-breakdown = ta suma to awaria: nie można płacić monetami.
position-no-coins = bez monet nie ma o czym decydować.
position-fresh = gra jest skończona: tu musi być tak jak na początku tury.
content-tiles = płytki muszą być 0, 1, 2, … i dawać razem liczbę kości.

# Wielkie chwile, które na sekundę dostają całą scenę
moment-starts = { $round ->
    [5] Ostatnia runda!
    [4] { $players ->
        [4] Ostatnia runda!
        [5] Ostatnia runda!
       *[other] { "" }
    }
   *[other] { "" }
}
moment-broke-down = Awaria!
moment-won = { $count ->
    [one] Wygrywa { $seat }!
   *[other] Wygrywają wspólnie: { $seat }!
}

# How long some bots think, and why
thinks-expert = raz oblicza z góry wszystkie tury: około 15 s
thinks-expert-seconds = 15

# What puzzles and mistakes are about
theme-done = Koniec czy jeszcze?
theme-fuel = Które paliwo?
theme-pay = Ile monet?
theme-place = Kto wsiada?
theme-smuggle = Przemycać teraz?
theme-joker = Kim jest kciuk?
theme-roll = Rzucać?

# Dlaczego podpowiedź jest dobra
spare-broke-down = Inaczej taksówka psuje się częściej: { $there } na { $of } kursów, nie { $here }.
spare-failed = Inaczej przemyt częściej się nie udaje: { $there } na { $of } kursów, nie { $here }.
plan-bonus = Daje monety ({ $coins }): nikt nie jedzie sam.
more-scored-factor = Paliwo daje większy mnożnik: średnio { $here }, nie { $there }.
more-scored-passengers = Jedzie więcej pasażerów jednego gatunku: średnio { $here } pkt przed mnożnikiem, nie { $there }.
more-scored-smuggling = Kopalnia daje więcej: średnio { $here } pkt, nie { $there }.

# At the mine
mine-put = Połóż { $number } tutaj: +{ $number }.
mine-again = Albo rzuć znów: bezpieczne { $numbers } ({ $safe } z { $sides }).

# Podpowiedź: co daje sam ruch
good-place = Pasażerowie jednego gatunku płacą razem: im większa grupa, tym więcej.
good-place-thumb = Kciuk na fotelu nie kosztuje monety i nie zabiera innej kości.
good-joker = Za monetę kciuk staje się gatunkiem, którego potrzebujesz.
good-fuel = Trzy kości paliwa muszą dać razem 7, 8, 9 lub 10.
good-smuggle = Na planszy jest bezpieczna: niższy rzut by ją stracił.
good-done = Pozostałe kości warto rzucić jeszcze raz.
good-pay = Każda moneta daje teraz dwa punkty.
good-pay-0 = Zachowana moneta może później zmienić kciuk.
points-round = Daje średnio o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.

# Podpowiedź: co ta kość daje w tym kursie
merit-group = Grupa { $group } płaci { $points } { points-of }, a paliwo je mnoży.
merit-pair = Leżą tu { $lie } tego gatunku: razem płacą { $points } { points-of }, a paliwo je mnoży.
merit-alone = W pojedynkę jeszcze nie płaci: czeka na drugiego ze swojego gatunku.
merit-last-seat = Nic nie płaci, ale nie zabiera miejsca lepszej kości.
merit-joker = Za monetę grupa { $group } płaci { $points } { points-of }, nie { $before }, a paliwo je mnoży.
merit-fuel-done = Paliwa jest teraz { $sum }: mnożnik { $factor }.
merit-fuel-with = { $second ->
    [0] Z { $first } obok paliwa jest { $sum }: mnożnik { $factor }.
   *[other] Z { $first } i { $second } obok paliwa jest { $sum }: mnożnik { $factor }.
}
merit-fuel-last = Ostatnia kość paliwa musi wtedy pokazać { $lowest }.
merit-fuel-open = { $dice ->
    [one] Ostatnia kość paliwa może wtedy pokazać od { $lowest } do { $highest }.
   *[other] Pozostałe kości paliwa ({ $dice }) muszą wtedy dać razem od { $lowest } do { $highest }.
}
merit-smuggle = { $lost ->
    [0] Jest warta 1 punkt i już nie przeszkadza.
   *[other] Wartość { $points } jest tu bezpieczna. Następny rzut straciłby ją w { $lost } z { $sides } przypadków.
}
merit-nothing = Żadna kość nie jest tu warta płytki: rzucasz wszystkimi jeszcze raz.
merit-pay = Mając { $points }, wyprzedzasz czyjś wynik { $lowest }: twój nie zostanie skreślony.

# Playing by letter
letter-pace = Każdy rzut wymaga listu tam i z powrotem, bo kości robicie wspólnie.
