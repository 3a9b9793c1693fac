title = Szczurołap
about = Sam przeciw szczurom: zbieraj magiczny ser w rosnącym mieście, zanim go zjedzą.
score-result = Wygrana lub przegrana
score-cheese = Zebrany ser
score-eaten = Ser zjedzony przez szczury
score-health = Pozostałe zdrowie
score-arch = Rany arcyszczura

# Nazwy
catcher-name = { $catcher ->
    [lady-cage] Pani Klatka
    [pathfinder] Tropicielka
    [butcher] Rzeźnik
   *[alchemist] Alchemik
}
arch-name = { $arch ->
    [rat-king] Król Szczurów
    [maw] Paszczur
    [brood-mother] Matka Roju
   *[were-rat] Szczurołak
}
rat-name = { $rat ->
    [white] biały szczur
    [brown] brązowy szczur
    [black] czarny szczur
    [p1] Seroman
    [p2] Chłoszczur
    [p3] Zbieracz
    [p4] Skrzydlak
    [p5] Pancernik
    [p6] Królowa Gniazda
    [p7] Skoczek
    [p8] Zaraza
    [p9] Złodziej
    [p10] Ślepiec
    [p11] Saper
   *[p12] Olbrzym
}
colour = { $colour ->
    [white] biały
    [brown] brązowy
   *[black] czarny
}
colour-many = { $colour ->
    [white] białych
    [brown] brązowych
   *[black] czarnych
}
rats = { $rats ->
    [one] 1 { colour } szczur
    [few] { $rats } { $colour ->
        [white] białe
        [brown] brązowe
       *[black] czarne
    } szczury
   *[other] { $rats } { colour-many } szczurów
}
ability = { $ability ->
    [bait] Zatruta przynęta
    [net] Sieć
    [grapple] Kotwiczka
    [whistle] Gwizdek
    [mincer] Młynek
    [apron] Fartuch
    [bomb] Bomba zapalająca
   *[gas] Gaz usypiający
}
ability-text = { $ability ->
    [bait] Połóż w swojej dzielnicy: szczury biorą ją za ser, a białe i czarne, które ją zjedzą, trafiają do twojej klatki.
    [net] Twój obszar albo sąsiedni: szczury go nie opuszczają i zatrzymują się w nim.
    [grapple] Idź na dowolny obszar aktywnej dzielnicy.
    [whistle] Wszystkie szczury jednego koloru idą stąd lub z sąsiedztwa na sąsiedni obszar.
    [mincer] Atak na twoim obszarze, kości: { $dice }.
    [apron] Twoja obrona tutaj jest wyższa o { $defence }.
    [bomb] Atak na odległość do { $distance } obszarów, kości: { $dice }.
   *[gas] Twój obszar albo sąsiedni: szczury ani nie gryzą, ani nie jedzą.
}
peculiarity = { $ability ->
    [glutton] gdy tu zjedzono ser, dobiera się tu szczura
    [whip] zwykłe szczury ruszające stąd idą o 1 dalej
    [collect] zabiera znaczniki ze swojego obszaru
    [wings] pułapki go nie dosięgają
    [shell] inne szczury tutaj mają obronę +1
    [nest] liczy się jak gniazdo
    [dodge] pułapka potrzebuje szóstki
    [gnawer] gryzie, gdy odchodzisz
    [steal] zabiera 2 szczury z twojej klatki
    [grope] idzie o pół kości
    [defuse] zdejmuje pułapkę
   *[huge] waży 5
}
talent = { $talent ->
    [leads] białe szczury z jego dzielnicy idą o 1 dalej
    [devours] idzie o pół kości; pożera rzeczy i rośnie
    [mothers] póki jest w mieście, czarne szczury gryzą za 2
   *[hunts] wyższa z dwóch kości ruchu; zadana rana go leczy
}
field = { $field ->
    [attack] atak
    [move] ruch
    [health] zdrowie
    [accuracy] celność
    [defence] obrona
    [trap] pułapki
    [yellow] żółta
   *[purple] fioletowa
}
upgrade = { $upgrade ->
    [dice] o jedną kość więcej
    [accuracy] trafia od 3
    [pierce] szczury w niej mają obronę o 1 niższą
   *[reroll] pudła rzuca się jeszcze raz
}
token = { $token ->
    [health] zdrowie
    [cheese] ser
    [yellow] żółty znacznik
    [purple] fioletowy znacznik
    [peculiar] osobliwy szczur
   *[nest] gniazdo
}
step = { $effect ->
    [bite] ugryzienie +1
    [defence] obrona +1
    [move] ruch +1
    [spawn] przyrost +1
    [peculiar] osobliwy szczur
    [swarm] rój z gniazd
    [deploy] przybywa arcyszczur
    [heal] leczy 1
   *[other] nic
}
reward = { $reward ->
    [mystery] żeton tajemnicy
    [hoard] wszystko, co leży na karcie
    [health] zdrowie +{ $amount }
    [yellow] żółty znacznik
    [purple] fioletowy znacznik
    [dice] { $amount ->
        [one] 1 kość ataku
       *[other] { $amount } kości ataku
    }
    [move] { $amount ->
        [one] 1 punkt ruchu
        [few] { $amount } punkty ruchu
       *[other] { $amount } punktów ruchu
    }
    [rats] { $amount ->
        [one] 1 szczur
        [few] { $amount } szczury
       *[other] { $amount } szczurów
    }
   *[cheese] magiczny ser
}
you = ty
trap = pułapka
nest = gniazdo
hatchery = wylęgarnia
cheeses = { $cheese ->
    [one] 1 ser
    [few] { $cheese } sery
   *[other] { $cheese } serów
}
marker = { $marker ->
    [health] znacznik zdrowia
    [yellow] żółty znacznik
   *[purple] fioletowy znacznik
}
markers = { marker }{ $markers ->
    [one] {""}
   *[other] {" ×"}{ $markers }
}

# Co się stało
log-placed = Dzielnica { $card } leży na polu { $x } { $y }, obrót { $rotation }°.
log-walked = Idziesz na { $area }.
log-trap-set = Zastawiasz pułapkę na { $area }.
log-rolled = { $by ->
    [attack] Atakujesz na { $area }
    [ability] Twoja zdolność uderza na { $area }
   *[trap] Pułapka na { $area } zatrzaskuje się
}: { $dice }{ $again ->
    [0] {""}
   *[other] , pudła jeszcze raz: { $rolled }
}. Trafienia: { $hits }, szóstki: { $sixes }.
log-caught = Schwytany na { $area }: { $rat }, { $six ->
    [1] szóstką.
   *[other] trafienia: { $hits }.
}
log-hit-arch = { $rat }: rany { $wounds }, zdrowie { $health }.
log-hits-lost = Niewykorzystane trafienia: { $hits }.
log-collected = { $cheese ->
    [one] Zbierasz ser z { $area }.
    [few] Zbierasz { $cheese } sery z { $area }.
   *[other] Zbierasz { $cheese } serów z { $area }.
}
log-put-cheese = Ser na pole: { $name }{ $level ->
    [0] .
   *[other] {". "}{ $field ->
        [attack] O jedną kość ataku więcej.
        [move] O jeden punkt ruchu więcej.
        [health] O jedno zdrowie więcej.
        [accuracy] Celność lepsza o 1.
        [defence] Obrona wyższa o 1.
        [trap] Twoje pułapki są lepsze.
       *[other] { $level ->
            [1] Zdolność odblokowana.
           *[other] Zdolność uzupełniona.
        }
    }
}
log-took = Bierzesz z { $area }: { marker }.
log-used = { $name }, { $ability ->
    [whistle] { $rats }: { $area } → { $to }.
   *[other] { $area }.
}
log-paid = Płacisz: { $rats }.
log-bought = Kupujesz { $item ->
    [die] kość na tę turę.
    [yellow] żółty znacznik.
    [purple] fioletowy znacznik.
    [health] 1 zdrowie.
   *[cheese] ser.
}
log-claimed = Karta, { $rat }: { $reward ->
    [mystery] żeton tajemnicy.
    [hoard] cały łup, wzięto { $got }.
    [health] zdrowie +{ $got }.
    [yellow] żółte znaczniki +{ $got }.
    [purple] fioletowe znaczniki +{ $got }.
    [dice] kości +{ $got }.
    [move] ruch +{ $got }.
    [rats] szczury do klatki, { $got }.
   *[cheese] ser +{ $got }.
}
log-got-rats = Do klatki: { $rats }.
log-cards-drawn = { $count ->
    [0] Nie dobrano karty.
    [one] Miasto rośnie: karta { $cards }.
   *[other] Miasto rośnie: karty { $cards }.
}
log-under-deck = Karta { $card } nigdzie nie pasuje i trafia pod talię.
log-laid-cheese = Na { $area } leży ser.
log-laid-marker = Na { $area } leży { marker }.
log-mystery = Tajemnica na { $area }: { token }{ $put ->
    [0] , ale nic już nie zostało.
   *[other] .
}
log-new-rat = Na { $area } przybywa { $rat }.
log-shuffled = Odrzucone osobliwe szczury ({ $cards }) są tasowane.
log-drew = Nowe szczury na { $area }: { $chain }.
log-bag-inactive = Worek jest pusty: wraca do niego z nieaktywnych dzielnic szczurów: { $rats }.
log-bag-cage = Worek jest pusty: wraca do niego z twojej klatki szczurów: { $rats }.
log-bag-district = Worek jest pusty: wraca do niego z dzielnicy { $district } szczurów: { $rats }{ $chosen ->
    [1] , twój wybór.
   *[other] {", najmniej."}
}
log-no-draw = Dla { $area } nie ma już szczura.
log-offered = { $item ->
    [none] Nie bierzesz nagrody za szczury.
    [yellow] Nagroda: żółty znacznik.
    [purple] Nagroda: fioletowy znacznik.
    [health] Nagroda: 1 zdrowie.
   *[cheese] Nagroda: ser.
}
log-active = Dzielnica { $district } jest aktywna.
log-inactive = Dzielnica { $district } jest nieaktywna.
log-rats-turn = Tura szczurów, runda { $round }.
log-rolled-move = { $rat } rzuca { $die }{ $second ->
    [0] {""}
   *[other] {" "}i { $second }
}, zasięg ruchu { $steps }.
log-rat-moved = { $rats }: { $area } → { $to }, cel: { $seeks ->
    [ratcatcher] ty
    [cheese] ser na { $target }
   *[other] { $target }
}{ $why ->
    [0] .
    [1] {" "}(bliżej ciebie, RC-85, RC-86).
    [2] {" "}(wyższy numer dzielnicy, RC-85, RC-86).
   *[3] {" "}(twój wybór).
}
log-hoarded = { $rat } zabiera znaczniki: zdrowie { $health }, żółte { $yellow }, fioletowe { $purple }.
log-defused = { $rat } zdejmuje pułapkę na { $area }.
log-devoured = { $rat } pożera na { $area }: { $what ->
    [trap] pułapkę.
    [health] znacznik zdrowia.
    [yellow] żółty znacznik.
    [purple] fioletowy znacznik.
    [ability] znacznik zdolności.
    [rats] trzy szczury.
   *[cheese] ser.
}
log-gut = Tor trzewi { $step }: { $full ->
    [1] jest pełny.
   *[other] { step }.
}
log-bit-arch = { $rat } gryzie: { $dice }. Trafienia { $hits } przeciw obronie { $defence }, szóstki { $sixes }: rany { $wounds }.
log-bit = { $leaving ->
    [1] Odchodzisz, a { $rat } gryzie
   *[other] { $rat } gryzie
}: { $bite } przeciw obronie { $defence }, { $wound ->
    [1] rana.
   *[other] bez rany.
}
log-bit-common = { $leaving ->
    [1] Odchodzisz, a Gryzonie gryzą
   *[other] Zwykłe szczury gryzą
}: { $sum } przeciw obronie { $defence }, { $wound ->
    [1] rana.
   *[other] bez rany.
}
log-stole = { $rat } kradnie z twojej klatki, szczury: { $rats }.
log-healed = { $rat } zdrowieje, zdrowie { $health }.
log-wounded = Twoje zdrowie: { $health }.
log-heap = { $area }: waga { $weight }, nic nie zjedzono.
log-eaten = { $area }: waga { $weight }, ser zjedzony. Pole { $field }: { $field ->
    [10] szczury wygrywają.
   *[other] { step }.
}
log-bait-eaten = { $area }: przynęta zjedzona, szczury do twojej klatki: { $rats }.
log-went-home = Z { $area } wraca do worka szczurów: { $rats }.
log-deployed = { $rat } przybywa na { $area }.
log-cleaned = Sprzątanie: { $parts }.
cleaned = { $kind ->
    [rats] szczury z nieaktywnych dzielnic: { $count }
    [peculiar] osobliwe szczury z nieaktywnych dzielnic: { $count }
    [markers] znaczniki z nieaktywnych dzielnic: { $count }
    [effects] znaczniki zdolności: { $count }
   *[traps] pułapki: { $count }
}
log-round = Runda { $round }: kości, ruch i pułapki odnowione.
log-ended = { $result ->
    [won-cheese] Wygrana: masz 10 serów.
    [won-arch] Wygrana: arcyszczur nie żyje.
    [lost-cheese] Przegrana: szczury zjadły 10 serów.
    [lost-health] Przegrana: twoje zdrowie to 0.
   *[lost-time] Przegrana: minęło 100 rund.
}

# Co rozstrzygnąć
ask-setup = Jak zaczyna się miasto? Połóż { $cards ->
    [one] kartę.
    [few] { $cards } karty.
   *[other] { $cards } kart.
}
ask-actions = Co robisz?
ask-hits = { $by ->
    [trap] Pułapka na { $area }
   *[other] Twój rzut na { $area }
}: kogo chwytasz? Trafienia: { $hits }, szóstki: { $sixes }.
ask-cheese = Na które pole idzie ser?{ $cheese ->
    [one] {""}
   *[other] {" "}Do położenia: { $cheese }.
}
ask-pay = Ilu { colour-many } szczurów oddajesz? Do zapłaty zostało: { $rats }.
ask-expand = Miasto rośnie: połóż { $cards ->
    [one] kartę.
    [few] { $cards } karty.
   *[other] { $cards } kart.
}
ask-late = Zdolności, zakupy i nagrody, zanim ruszą szczury?
ask-rat-move = Którędy idzie { $rat } z { $area }?
ask-deploy = Przybywa { $rat }: na które gniazdo?
ask-reward = Szczury z klatki ({ $rats }) wracają do worka. Jaką nagrodę bierzesz?
ask-recall = Worek jest pusty: którą dzielnicę opróżnić?
ask-over = { $result ->
    [won-cheese] Wygrana: 10 serów!
    [won-arch] Wygrana: arcyszczur nie żyje!
    [lost-cheese] Szczury wygrały: zjadły 10 serów.
    [lost-health] Szczury wygrały: twoje zdrowie to 0.
   *[lost-time] Szczury wygrały: minęło 100 rund.
}

do-place = Karta { $card } ({ $value }) na { $x } { $y }, obrót { $rotation }°: łączy { $joins }
do-move = Idź na { $area }{ $empty ->
    [1] {""}
   *[other] {": "}{ $there }
}
do-trap = Zastaw pułapkę na { $area }
do-attack = Atakuj, { $dice ->
    [one] 1 kość
   *[other] { $dice } kości
}
do-use = { $form ->
    [whistle] { $ability }: { $rats } { $area } → { $to }
   *[other] { $ability }: { $area }
}
do-buy = Kup { $item ->
    [die] kość
    [yellow] żółty znacznik
    [purple] fioletowy znacznik
    [health] 1 zdrowie
   *[cheese] ser
} za { $price ->
    [few] { $price } szczury
   *[other] { $price } szczurów
}
do-claim = { $rat }: { $reward }
do-end = Zakończ turę
do-catch = { $hits ->
    [0] Chwytasz: { $rat }, szóstką
   *[other] Chwytasz: { $rat }, trafienia: { $hits }
}
do-wound = { $hits ->
    [0] { $rat }: 1 rana szóstką
   *[other] { $rat }: rany { $wounds }, trafienia: { $hits }
}
do-put = Połóż na polu { $field }: { $missing ->
    [0] działa od razu
   *[other] potem potrzeba jeszcze sera: { $missing }
}
do-pay = Oddaj: { $rats }
do-done = Gotowe, ruszają szczury
do-go = Na { $area }
do-deploy = Na { $area }
do-pass = Bez nagrody
do-recall = Dzielnica { $district }

# Na stole
round = Runda { $round }
game-over = Koniec gry
health = Zdrowie
dice = Kości
movement = Ruch
accuracy = Celność
defence = Obrona
traps = Pułapki
trap-value = { $traps } (kości: { $dice }, trafia od { $accuracy })
cage = Klatka
cheese-label = Ser
eaten-label = Zjedzone
board = Twoja plansza
rats-board = Szczury
bag = Worek
piles = Stosy
deck = Karty dzielnic { $cards }
peculiar-deck = Osobliwe szczury { $cards }
mystery-pile = Żetony tajemnic { $cards }
discard = Odrzucone
accountant = Rachmistrz
item = { $item ->
    [die] kość
    [yellow] żółty
    [purple] fiolet.
    [health] zdrowie
   *[cheese] ser
}
locked = zablokowana
active = aktywna
inactive = nieaktywna
caught = Schwytane
in-city = W mieście
not-in-city = poza miastem
bite = Ugryzienie
spawn = Przyrost
target = Cel
target-name = { $target ->
    [cheese] ser
    [ratcatcher] ty
    [marker] znaczniki, inaczej ty
    [trap] pułapki, inaczej ty
    [maw] ser, inaczej ty
   *[none] brak
}
progress = Zjedzony ser
guts = Tor trzewi
hand = Karty do położenia
printed = { $sign ->
    [nest] gniazdo
    [hatchery] wylęgarnia
    [cheese] ser
    [mystery] ?
    [yellow] żółty znacznik
   *[purple] fioletowy znacznik
}
common-line = ruch { $movement }, ugryzienie { $bite }, obrona { $defence }, cel: { $target }
rats-win = szczury wygrywają
now-score = sery: zebrane { $collected } z 10, zjedzone { $eaten } z 10
now-cheese = ser na { $area }: waga { $weight } z { $limit }{ $coming ->
    [0] {""}
   *[other] {", "}{ $later } ze szczurami, które dojdą z { $origin }
}{ $eaten ->
    [1] {": zjedzą go w następnej turze"}
   *[other] {""}
}
now-bites = ugryzienia zwykłych szczurów tutaj: { $sum } przeciw obronie { $defence }
now-leaving = Gryzonie, jeśli odejdziesz: { $sum } przeciw obronie { $defence }
now-no-collect = jest tu szczur: ser zbiera się tylko z obszaru bez szczurów
now-grows = { $cards ->
    [one] na koniec twojej tury miasto urośnie o 1 kartę
    [few] na koniec twojej tury miasto urośnie o { $cards } karty
   *[other] na koniec twojej tury miasto urośnie o { $cards } kart
}

# Dlaczego nie
no-over = Gra jest skończona.
no-such-action = „{ $action }” to nie jest akcja Szczurołapa.
no-place-first = Najpierw połóż karty.
no-act = Teraz to niemożliwe.
no-hits-first = Najpierw przydziel trafienia.
no-put-first = Najpierw połóż ser.
no-pay-first = Najpierw dokończ płacenie.
no-late = Gdy miasto urosło, zostają tylko zdolności, zakupy i nagrody; powiedz done.
no-go-first = Najpierw wybierz drogę szczura.
no-deploy-first = Najpierw wybierz gniazdo dla arcyszczura.
no-offer-first = Najpierw weź nagrodę za szczury albo spasuj.
no-recall-first = Najpierw wybierz dzielnicę do opróżnienia.
no-card-now = Nie ma teraz karty do położenia.
no-roll = Nie ma trafień do przydzielenia.
no-cheese-now = Nie ma sera do położenia.
no-payment = Nie ma nic do zapłaty.
no-done = Powiedz end, żeby zakończyć turę.
no-rat-waits = Żaden szczur nie czeka na twój wybór.
no-deploy-now = Arcyszczur teraz nie przybywa.
no-offer-now = Nie ma teraz nagrody.
no-recall-now = Nie opróżnia się teraz dzielnicy.
no-adjacent = { $area } nie sąsiaduje z { $here }.
no-points = Nie masz już punktów ruchu.
no-trap-there = Pułapki stawia się na swoim obszarze albo na sąsiednim.
no-second-trap = Na { $area } jest już pułapka.
no-trap-left = Nie masz już pułapek.
no-trap-points = Pułapka kosztuje { $price ->
    [one] 1 punkt ruchu
    [few] { $price } punkty ruchu
   *[other] { $price } punktów ruchu
}.
no-rat-here = Na twoim obszarze nie ma szczura.
no-dice = { $dice ->
    [0] Nie masz kości.
    [one] Masz 1 kość.
   *[other] Masz { $dice } kości.
}
no-unlocked = { $colour ->
    [yellow] Żółta
   *[purple] Fioletowa
} zdolność jest zablokowana.
no-markers = Nie masz { $colour ->
    [yellow] żółtych
   *[purple] fioletowych
} znaczników.
no-use-bait = Przynętę kładzie się na obszarze twojej dzielnicy bez przynęty.
no-use-net = Sieć kładzie się na twoim obszarze albo na sąsiednim, bez sieci.
no-use-grapple = Kotwiczka przenosi na inny obszar aktywnej dzielnicy.
no-use-whistle = Gwizdek przegania szczury jednego koloru z twojego obszaru lub sąsiedniego na obszar obok nich.
no-use-mincer = Młynek potrzebuje szczura na twoim obszarze.
no-use-apron = Na twoim obszarze jest już fartuch.
no-use-bomb = Bomba potrzebuje szczura najwyżej 2 obszary dalej.
no-use-gas = Gaz kładzie się na twoim obszarze albo na sąsiednim, bez gazu.
no-die-late = Kości są teraz bezużyteczne i nie można ich kupić.
no-die-offer = Kości nie ma wśród nagród.
no-rats-to-pay = Cena w szczurach: { $price }, masz { $rats }.
no-room = { $item ->
    [die] Nie możesz mieć więcej kości.
    [yellow] Nie możesz wziąć więcej żółtych znaczników.
    [purple] Nie możesz wziąć więcej fioletowych znaczników.
    [health] Zdrowie jest pełne.
   *[cheese] W puli nie ma już sera.
}
no-card = Nie masz tej karty: { rat-name }.
no-choice = Ta karta ma tylko jedną nagrodę ({ rat-name }): weź ją bez wyboru.
no-chosen = Wybierz { $one ->
    [health] health
    [yellow] yellow
   *[dice] dice
} albo { $two ->
    [dice] dice
    [purple] purple
   *[move] move
}.
no-waiting = Nie masz na ręce karty { $card }.
no-free-cell = Pole { $x } { $y } jest zajęte.
no-connectors = Żadne połączenie karty { $card } nie styka się tam z połączeniem miasta.
no-away = Kartę { $card } można dołączyć do dzielnicy { $district }, w której jesteś, więc trzeba.
no-inactive = Kartę { $card } można dołączyć do aktywnej dzielnicy, więc trzeba.
no-such-rat = Nie ma go na tym obszarze: { rat-name }.
no-wings = Pułapki go nie dosięgają: { rat-name }.
no-dodge = Z pułapki chwyta go tylko szóstka: { rat-name }.
no-six-needed = Szczur o obronie 0 nie potrzebuje szóstki.
no-six-left = Nie ma już szóstki.
no-hits = { $hits ->
    [one] { rat-name }: potrzeba 1 zwykłego trafienia.
   *[other] { rat-name }: potrzeba { $hits } zwykłych trafień albo szóstki.
}
no-arch-here = Nie ma tu arcyszczura.
no-struck = Zwykłe trafienia ranią go raz na atak.
no-wound = Potrzeba więcej trafień niż jego obrona { $defence }.
no-hits-left = Zostało zwykłych trafień: { $hits }.
no-free-field = Nie ma wolnego pola: { field }.
no-pay-colour = Najpierw powiedz, ilu { colour-many } szczurów oddajesz.
no-pay-number = Do zapłaty: { $left }. W klatce białe: { $white }, brązowe: { $brown }, czarne: { $black }.
no-way = To nie jest jedna z pozostałych dróg.
no-deploy = Arcyszczur przybywa na gniazdo twojej dzielnicy albo na najbliższe.
no-recall = Tylko dzielnice z najmniejszą liczbą szczurów.
script-die = Liczby { $number } ze skryptu nie ma na kości.
script-bag = Skrypt: w worku nie ma szczura koloru { colour }.
script-colour = Liczba { $number } ze skryptu to nie kolor; 1 biały, 2 brązowy, 3 czarny.
script-list = Liczba { $number } ze skryptu nie jest miejscem na liście kart.

# Błędne pozycje
position-district = nie ma takiej dzielnicy; są od 0 do 24.
position-no-zero = dzielnica 0 zawsze jest w mieście.
position-cell = na { $x } { $y } leży już dzielnica { $other }.
position-apart = dzielnica { $district } nie łączy się z resztą miasta.
position-no-area = nie ma takiego obszaru; tutaj są { $known }.
position-area = potrzebny jest obszar, na przykład 0e.
position-area-city = obszaru { $area } nie ma w mieście.
position-effect = { $effect } to nie efekt tego szczurołapa.
position-too-many = { $kind ->
    [traps] pułapek
    [cheese] serów
    [health] znaczników lub żetonów zdrowia
    [yellow] żółtych znaczników lub żetonów
    [purple] fioletowych znaczników lub żetonów
    [peculiar] żetonów osobliwych szczurów
   *[nest] żetonów gniazd
} jest razem { $found }, a w pudełku tylko { $all }.
position-locked = nie ma się znaczników zablokowanej zdolności.
position-peculiar = osobliwe szczury mają numery od 1 do { $highest }.
position-card-twice = karty { $card } nie może tu być: jest gdzie indziej albo podwójnie.
position-card-missing = brakuje karty { $card }.
position-rats = szczurów ({ colour }) jest razem { $found }, nie { $all }.
position-not-in-city = dzielnicy { $district } nie ma w mieście.
position-roll-area = atakujesz na swoim obszarze, { $area }.
position-todo = „{ $line }” nie może tu stać.
position-todo-needed = w fazie { $phase } trzeba podać, co następuje.
position-todo-first = w fazie { $phase } pierwszym wierszem musi być „{ $line }”.
position-todo-last = lista kończy się tym, co prowadzi do twojej następnej decyzji, i tylko tam.
position-todo-rats = tylu szczurów ({ $rat }) nie ma na { $area }.
position-not-now = w fazie { $phase } musi być puste.
position-needed-now = faza { $phase } tego wymaga.
position-new-setup = podczas przygotowania wszystkie dzielnice miasta są nowe.
position-uncollected = ser na twoim obszarze bez szczura byłby już zebrany.
position-bag-full = worek nie jest pusty.
position-nothing = w fazie { $phase } nie ma nic do rozstrzygnięcia.
position-result-early = w fazie { $phase } nie ma wyniku.
position-ended = tym gra się skończyła; fazą musi być over, nie { $phase }.
position-result = nic na stole nie mówi { $result }.

# Opcje
option-ratcatcher = Szczurołap
option-ratcatcher-lady-cage = Pani Klatka: trzy pułapki, zatruta przynęta i sieć
option-ratcatcher-pathfinder = Tropicielka: najszybsza, z kotwiczką i gwizdkiem
option-ratcatcher-butcher = Rzeźnik: jedna wielka pułapka, młynek i fartuch
option-ratcatcher-alchemist = Alchemik: najwytrzymalszy, z bombami i gazem usypiającym
option-arch_rat = Arcyszczur
option-arch_rat-rat-king = Król Szczurów: białe szczury przy nim biegną szybciej
option-arch_rat-maw = Paszczur: pożera pułapki, znaczniki i szczury, i rośnie
option-arch_rat-brood-mother = Matka Roju: rozmnaża szczury, a czarne gryzą mocniej
option-arch_rat-were-rat = Szczurołak: szybki, leczy się, gdy gryzie
option-mode = Tryb
option-mode-standard = Standardowy: spokojna pierwsza dzielnica
option-mode-hard = Trudny: czerwona strona dzielnicy 0 i silniejszy arcyszczur
pad-won = wygrana
pad-lost = przegrana
