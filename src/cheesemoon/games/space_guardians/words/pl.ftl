title = Strażnicy Kosmosu

# Żetony
invader = { $token ->
    [one] jednooki potwór
    [two] dwuoki potwór
    [three] trójoki potwór
    [four] czterooki potwór
    [five] pięciooki potwór
    [left] lewa połowa statku
    [right] prawa połowa statku
   *[none] nic
}
invader-accusative = { $token ->
    [one] jednookiego potwora
    [two] dwuokiego potwora
    [three] trójokiego potwora
    [four] czterookiego potwora
    [five] pięciookiego potwora
    [left] lewą połowę statku
    [right] prawą połowę statku
   *[none] nic
}
kind = { $kind ->
    [one] jednooki potwór
    [two] dwuoki potwór
    [three] trójoki potwór
    [four] czterooki potwór
    [five] pięciooki potwór
   *[ship] połowa statku
}
kind-accusative = { $kind ->
    [one] jednookiego potwora
    [two] dwuokiego potwora
    [three] trójokiego potwora
    [four] czterookiego potwora
    [five] pięciookiego potwora
   *[ship] połowę statku
}
half = pół statku
thing = { $thing ->
    [rocket] rakieta
    [upgrade] ulepszenie
    [battery] doładowanie
   *[return] powrót
}

# Żetony z pudełka
hand-stack = Odkryjcie wierzchni żeton stosu: co to jest?
hand-formation = Formacja: który potwór gdzie leży?
script-stack = W stosie nie ma już żetonu { $number }.

# Co się stało
log-placed = { $seat } stawia myśliwiec na { $cell }.
log-laid = { $seat } kładzie minę na { $cell }.
log-moved = { $seat } leci z { $from } na { $cell }.
log-took = { $seat } strzela na { $cell } i zdobywa { invader-accusative }.
log-broke = { $seat } trafia { invader-accusative } na { $cell }: idzie ona do pudełka, statek jest uszkodzony.
log-robbed = { $seat } trafia myśliwiec na { $cell } ({ $other }) i zabiera { kind-accusative }.
log-hit-poor = { $seat } trafia myśliwiec na { $cell } ({ $other }), ale nie ma żetonu do zabrania.
log-hit-mine = { $seat } trafia minę na { $cell }: nic się nie dzieje.
log-missed = { $seat } strzela i nie trafia w nic.
log-rocketed = { $seat } odpala rakietę w rząd { $row } i zdobywa { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}{ $boxed ->
    [0] .
    [one] ; pół statku trafia do pudełka.
    [few] ; { $boxed } połowy statków trafiają do pudełka.
   *[other] ; { $boxed } połów statków trafia do pudełka.
} Wszystko powyżej schodzi w dół.
log-bursted = { $seat } przerywa lot na serię: { $level ->
    [one] 1 strzał
    [few] { $level } strzały
   *[other] { $level } strzałów
}.
log-emptied = { $count ->
    [one] Kolumna { $columns } jest pusta, wszyscy najeźdźcy schodzą w dół.
   *[other] Kolumny { $columns } są puste, wszyscy najeźdźcy schodzą w dół.
}
log-arrived = { $from ->
    [none] Nowi najeźdźcy: { $list }.
   *[other] Nowi najeźdźcy od { $from }: { $list }.
}
arrived-monster = { $eyes ->
    [one] 1 oko
    [few] { $eyes } oczy
   *[many] { $eyes } oczu
}
arrived-half = { $token ->
    [left] { $count ->
        [one] lewa połowa czeka
        [few] { $count } lewe połowy czekają
       *[many] { $count } lewych połów czeka
    }
   *[right] { $count ->
        [one] prawa połowa czeka
        [few] { $count } prawe połowy czekają
       *[many] { $count } prawych połów czeka
    }
}
arrived-ship = { $waited ->
    [1] czekający statek
   *[other] statek
}
arrived-ship-waits = { $count ->
    [one] cały statek czeka
    [few] { $count } całe statki czekają
   *[many] { $count } całych statków czeka
}
log-nobody-arrived = Posiłków już nie ma.
log-exploded = Mina wybucha na { $cell } i niszczy { invader-accusative }: do pudełka.
log-crashed = Zderzenie na { $cell }: zniszczony zostaje myśliwiec ({ $seat }) i { invader }.
log-pushed = { $seat } pcha minę na { $cell }.
log-pushed-off = { $seat } wypycha minę poza planszę.
log-reentered = { $seat } kładzie minę na { $cell }.
log-bought = { $seat } płaci { $tokens } { $thing ->
    [rocket] za rakietę.
    [upgrade] za ulepszenie: poziom { $level }.
   *[battery] za doładowanie.
}
log-paid-return = { $seat } płaci { $tokens } za powrót.
log-returned = { $seat } wraca na { $cell }.
log-left-game = { $seat } nie wraca i odpada z gry.
log-dropped-out = { $points ->
    [one] { $seat } ma tylko 1 punkt, nie może wrócić i odpada z gry.
    [few] { $seat } ma tylko { $points } punkty, nie może wrócić i odpada z gry.
   *[other] { $seat } ma tylko { $points } punktów, nie może wrócić i odpada z gry.
}
log-waited = Najniższy rząd jest pełny: { $seat } musi czekać.
log-ended = { $end ->
    [cleared] Nie ma już najeźdźców: planeta ocalona!
    [ceasefire] Zawieszenie broni: w kolejnych turach nikt w nic nie trafił.
    [limit] Gra kończy się po { $turns } turach.
    [invasion] Najeźdźca dotarł do planety: wszyscy przegrywają.
   *[nobody] Nie ma już obrońców planety: wszyscy przegrywają.
}
log-total = { $seat } ma { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
log-won = { $seat } wygrywa z wynikiem { $total }.

# O czym zdecydować
ask-place = { $player }: gdzie startuje myśliwiec?
ask-lay = { $player }: gdzie leży mina?
ask-return = { $player }: powrót za { $price ->
    [one] 1 punkt
    [few] { $price } punkty
   *[other] { $price } punktów
} czy koniec gry?
ask-pay = { $player }: czym zapłacić za { $thing ->
    [rocket] rakietę
    [upgrade] ulepszenie
    [battery] doładowanie
   *[return] powrót
} (cena: { $price })?
ask-enter = { $player }: gdzie wraca myśliwiec?
ask-move = { $buys ->
    [0] { $player }: najpierw lot czy od razu strzał?
   *[other] { $player }: najpierw lot, od razu strzał czy zakup?
}
ask-shoot = { $player }: ognia!
ask-resume = { $player }: lot dalej czy strzał?
ask-mine = { $player }: pchnąć minę czy zakończyć turę?
ask-reenter = { $player }: gdzie wraca mina?
ask-over = Gra skończona.

do-place = Myśliwiec na { $cell }
do-mine = Mina na { $cell }
do-return = Powrót za { $price ->
    [one] 1 punkt
    [few] { $price } punkty
   *[other] { $price } punktów
}
do-leave = Bez powrotu: koniec gry
do-pay = Zapłata: { $tokens } = { $points }
do-move = Lot na { $cell } i strzał: { $aim }
do-shoot = { $shots ->
    [one] Strzał: { $aim }
    [few] { $shots } strzały: { $aim }
   *[other] { $shots } strzałów: { $aim }
}
do-rocket = Rakieta w rząd { $row }
do-burst = { $shots ->
    [one] Seria: 1 dodatkowy strzał stąd
    [few] Seria: { $shots } dodatkowe strzały stąd
   *[other] Seria: { $shots } dodatkowych strzałów stąd
}
do-buy = { $thing ->
    [rocket] Zakup: rakieta za { $price }
    [upgrade] Zakup: poziom { $level } za { $price }
   *[battery] Zakup: doładowanie za { $price }
}
do-push = { $cell ->
    [off] Wypchnięcie miny poza planszę, wraca na pole miny
   *[other] { $token ->
        [none] Pchnięcie miny na { $cell }
       *[other] Pchnięcie miny na { $cell }, w cel: { invader }
    }
}
do-done = Zakończ turę, mina zostaje na miejscu

# Na stole
aim = { $what ->
    [monster] { invader } na { $cell }
    [damaged] uszkodzony statek na { $cell }, punkty: { $points }
    [whole] cały statek na { $cell }, jego połowa trafi do pudełka
    [fighter] myśliwiec na { $cell } ({ $player })
    [mine] tylko mina na { $cell }
   *[none] nic
}
aim-then = {", potem "}
aim-warning = { $warning ->
    [empties] {" "}– kolumna będzie pusta!
    [lost] {" "}– kolumna będzie pusta i wszyscy przegrają!
   *[none] {""}
}
turns = Tura { $turns }
game-over = Koniec gry
moon = Księżyc
planet = Planeta
stack = Stos
waiting = Czekają
box = Pudełko
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
state = { $state ->
    [flying] na { $cell }
    [destroyed] zniszczony
    [out] poza grą
   *[waiting] gotowy
}
rocket = { $rocket ->
    [shop] bez rakiety
    [held] rakieta
   *[used] rakieta zużyta
}
level = poziom { $level }
battery = { $battery ->
    [empty] bateria pusta
    [full] bateria pełna
   *[used] bateria zużyta
}
offer = { thing } { $price } { $enough ->
    [1] ✓
   *[other] ✗
}
now-aim = Na wprost: { $aim }
now-rocket = { $row ->
    [0] Rakieta: na wprost nie ma najeźdźcy
   *[other] Rakieta: zdobyłaby rząd { $row }
}
now-rocket-fighter = Rakieta: w rzędzie { $row } jest myśliwiec
now-prices = Ceny: { $offers }
now-misses = Zawieszenie broni { pic-misses }
mine = mina
mine-cell = pole miny
monster = { $eyes ->
    [one] potwór, 1 oko
    [few] potwór, { $eyes } oczy
   *[other] potwór, { $eyes } oczu
}
fighter = Myśliwiec ({ $player }), poziom { $level }

# Dlaczego nie
no-over = Gra jest skończona.
no-such-action = „{ $action }” nie jest akcją gry Strażnicy Kosmosu.
due-place = Najpierw trzeba ustawić myśliwce.
due-lay = Najpierw trzeba położyć minę.
due-return = Najpierw zdecyduj: powrót czy koniec gry dla ciebie.
due-pay = Najpierw zapłać.
due-enter = Najpierw postaw myśliwiec w najniższym rzędzie.
due-move = Tura to lot, strzał i mina albo jeden zakup.
due-shot = Najpierw trzeba oddać strzał.
due-mine = Już po strzałach: pchnij minę albo zakończ turę.
due-reenter = Najpierw połóż minę z powrotem na polu miny.
no-place = Nie na { $cell }: tylko na puste pole najniższego rzędu.
no-mine-cell-empty = { $cell } nie jest pustym polem miny.
no-mine-cell-free = { $cell } nie jest polem miny bez myśliwca.
no-line = Myśliwiec leci po linii prostej, a z { $from } na { $cell } takiej nie ma.
no-empty = Pole { $cell } nie jest puste.
no-second-move = Tylko jeden lot w turze.
no-fly-on = Następne pole w tym kierunku nie jest puste albo leży poza planszą: lot jest skończony.
no-other-direction = Po serii leci się dalej tylko w tym samym kierunku.
no-rocket = Rakieta nie jest kupiona.
no-second-rocket = Jedna rakieta na gracza i grę.
no-rocket-target = Pierwszym obiektem na wprost musi być najeźdźca.
no-rocket-fighter = W rzędzie { $row } jest myśliwiec innego gracza.
no-basic = Tylko w grze zaawansowanej.
no-burst-yet = Seria przerywa lot: najpierw leć.
no-battery-empty = Bateria jest pusta.
no-battery-full = Bateria jest pełna.
no-battery-used = Bateria jest zużyta.
no-purchase-now = Zakup musi być jedyną rzeczą w turze.
no-level = Poziom { $level } jest najwyższy.
no-points = Masz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, a cena to { $price }.
no-token = Takich żetonów masz { $count }, a nie { $asked }: { kind }.
no-price = { $points ->
    [one] 1 punkt nie wystarcza na cenę { $price }.
    [few] { $points } punkty nie wystarczają na cenę { $price }.
   *[other] { $points } punktów nie wystarcza na cenę { $price }.
}
no-superfluous = Za dużo: zbędny żeton ({ kind }), reszta wystarcza na cenę { $price }.
no-rising = Wymień żetony rosnąco: pay { $tokens }.

# Błędne pozycje
position-turn-out = ten gracz jest poza grą.
position-no-invader = dopóki trwa gra, na planszy musi być najeźdźca.
position-out-at = gracz poza grą nie ma myśliwca na planszy.
position-basic = tylko w grze zaawansowanej.
position-too-many = żetonów „{ $kind }” jest tylko { $all }.
position-tokens-missing = brakuje { $missing } z { $all } żetonów.
position-row = potrzeba znaków: { $columns }, każdy z: { $known }.
position-both-halves = lewa i prawa połowa nie czekają razem: to jest statek.
position-deal = zostało za mało potworów na szyk; potrzeba { $needed }.
position-halves-odd = pozostałych połów statków nie da się podzielić na lewe i prawe.
position-halves = lewych połów ma jeszcze przyjść { $left }, a prawych { $right }; musi być tyle samo.
position-side = połów { $side } na planszy może być najwyżej { $most }.
position-two-objects = na polu { $cell } są dwa obiekty.
position-not-in-phase = w fazie { $phase } to nie może być true.
position-must-be-null = w fazie { $phase } musi być null.
position-must-be-given = w fazie { $phase } trzeba to podać.
position-misses = graczy w grze jest { $players }, więc ta liczba musi być mniejsza.
position-turns = gra kończy się po { $limit } turach.
position-mine-early = w fazie { $phase } miny nie ma na planszy; musi być null.
position-place = myśliwce mają miejsca przed { $before }, a inne nie.
position-no-room = w najniższym rzędzie musi być puste pole dla każdego myśliwca, który ma być jeszcze ustawiony.
position-lay-turn = minę kładzie miejsce { $last }.
position-lay = przed położeniem miny wszystkie myśliwce są ustawione.
position-no-mine-cell = potrzebne jest puste pole miny.
position-not-on-offer = gracz nie może tego kupić.
position-cannot-fly-on = następne pole w tym kierunku musi być puste.
position-no-push = mina musi być na planszy i musi dać się pchnąć.
position-no-reentry = potrzebne jest pole miny bez myśliwca.
position-fighter = w fazie { $phase } gracz, który ma ruch, musi mieć myśliwiec na planszy.
position-no-fighter = w fazie { $phase } gracz, który ma ruch, nie ma myśliwca na planszy.
position-points = punktów jest { $points }, a cena to { $price }.
position-no-empty-cell = potrzebne jest puste pole w najniższym rzędzie.
content-mine-cells = potrzebne jest co najmniej jedno pole miny i żadne dwa razy.
content-monsters = szyk potrzebuje { $needed } potworów.

# Opcje
option-advanced = Gra
option-advanced-false = Podstawowa: lot, strzał, mina i zakup rakiety
option-advanced-true = Zaawansowana: także lepsze myśliwce i baterie do serii w locie

# Lobby, punkty po kolei, notes
about = Lataj, strzelaj i pchaj minę, zanim najeźdźcy wylądują.
preset-first = Gra podstawowa. W grze z botami pomaga trener.
preset-box = Gra zaawansowana: także lepsze myśliwce i baterie do serii.
start-player = Zaczyna osoba, która ostatnio leciała, albo najmłodsza (SG-7).
score-monsters = Potwory
score-ships = Statki dowodzenia
score-eyes = { $number ->
    [1] Potwory z 1 okiem
   *[other] Potwory z { $number } oczami
}
score-halves = Połówki statków
score-out = W grze?
for-monsters = za potwory
for-ships = za statki dowodzenia
pad-in = tak
pad-out = odpada

# Na obrazku
# Pierwsze kliknięcie wyboru, który prosi o drugie
twice-buy = { $thing ->
    [rocket] Rakieta za { $price }?
    [upgrade] Poziom { $level } za { $price }?
   *[battery] Naładować baterię za { $price }?
}|{ $over ->
    [no] Zakup zajmuje całą turę. Wybierz jeszcze raz, by kupić.
   *[yes] Twoimi żetonami płacisz { $cost }, bez reszty. Wybierz jeszcze raz, by kupić.
}
twice-fly = Lecieć na { $cell }?
twice-rocket = Wybierz jeszcze raz, by lecieć: potem strzał +{ $shot } albo rakieta +{ $gain }.
short-shoot = Strzał
short-burst = { $shots ->
    [one] Seria: 1 strzał
    [few] Seria: { $shots } strzały
   *[other] Seria: { $shots } strzałów
}
short-rocket = Rakieta
short-push = Pchnij
short-done = Koniec tury
short-return = Powrót
short-leave = Rezygnacja
short-pay = Zapłata { $points }
short-buy = { $thing ->
    [rocket] Rakieta
    [upgrade] Poziom { $level }
   *[battery] Bateria
} { $price }
pic-stack = Stos: { $count }
pic-half-waits = { $side ->
    [left] { $count ->
        [one] czeka 1 lewa połowa
        [few] czekają { $count } lewe połowy
       *[other] czeka { $count } lewych połów
    }
   *[right] { $count ->
        [one] czeka 1 prawa połowa
        [few] czekają { $count } prawe połowy
       *[other] czeka { $count } prawych połów
    }
}
pic-ships-wait = { $count ->
    [one] czeka 1 cały statek
    [few] czekają { $count } całe statki
   *[other] czeka { $count } całych statków
}
pic-cease-fire = Zawieszenie broni
pic-misses = { $count ->
    [one] po jeszcze jednym pudle
   *[other] po { $count } pudłach z rzędu
}
pic-aim = Cel z { $cell }
pic-hit = { $what ->
    [monster] { $token ->
        [one] jednooki, { $cell }
        [two] dwuoki, { $cell }
        [three] trójoki, { $cell }
        [four] czterooki, { $cell }
       *[five] pięciooki, { $cell }
    }
    [whole] statek pęka, { $cell }
    [damaged] pół statku, { $cell }
    [fighter] { $player }
    [mine] tylko mina
   *[none] nic na wprost
}
pic-unseen = { $count ->
    [one] potem 1 nieznany
    [few] potem { $count } nieznane
   *[other] potem { $count } nieznanych
}
pic-rocket-none = brak najeźdźcy
pic-rocket-fighter = myśliwiec, rząd { $row }
pic-rocket-row = rząd { $row }
pic-now-place = Stawia myśliwiec na polu najniższego rzędu. Etykiety mówią, co dałby strzał stamtąd.
pic-now-lay = Kładzie minę na jednym z oznaczonych pól.
pic-now-return = Myśliwiec jest zniszczony: powrót za punkty albo koniec gry.
pic-now-pay = Wybiera żetony na zapłatę. Nadpłata przepada.
pic-now-enter = Stawia myśliwiec na polu najniższego rzędu; potem zwykła tura.
pic-now-mine = Pcha minę o jedno pole w prawo albo ją zostawia.
pic-now-reenter = Kładzie minę z powrotem na jednym z oznaczonych pól.
pic-hangar = Hangar
pic-takes-turn = zamiast tury
pic-back = Powrót po zderzeniu: { $price }
pic-offer = { $thing ->
    [rocket] Rakieta
    [upgrade] Poziom { $level }
   *[battery] Bateria
}
pic-note = { $thing ->
    [rocket] { $state ->
        [shop] cały rząd
        [held] gotowa
       *[used] odpalona
    }
    [upgrade] { $state ->
        [next] { $shots } strzały
       *[best] maks.
    }
   *[battery] { $state ->
        [empty] seria w locie
        [full] pełna
       *[used] zużyta
    }
}
pic-gone = poza grą
pic-turns = { $count ->
    [one] Rozegrano 1 turę.
    [few] Rozegrano { $count } tury.
   *[other] Rozegrano { $count } tur.
}
pic-pay = { $thing ->
    [rocket] Rakieta
    [upgrade] Ulepszenie
    [battery] Doładowanie
   *[return] Powrót
}: { $price ->
    [one] 1 punkt
    [few] { $price } punkty
   *[other] { $price } punktów
}
pic-has = { $player } ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
pic-more = Inne sposoby
pic-last = ostatni
pic-rows = { $count ->
    [0] Następne zejście:
    [one] jeszcze 1 rząd
    [few] jeszcze { $count } rzędy
   *[other] jeszcze { $count } rzędów
}
pic-to-planet = { $count ->
    [0] wszyscy przegrają!
   *[other] do planety
}
pic-end = { $end ->
    [cleared] Niebo jest wolne!
    [ceasefire] Zawieszenie broni
    [limit] Koniec czasu
    [invasion] Wylądowali!
   *[nobody] Nikt nie został
}
pic-out = poza grą
panel-turn = { $whose ->
    [yours] twoja tura
   *[other] na ruchu
}
panel-next = potem: { $player }
panel-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
panel-rocket = { $rocket ->
    [shop] bez rakiety
    [held] rakieta
   *[used] odpalona
}
panel-battery = { $battery ->
    [empty] pusta
    [full] pełna
   *[used] zużyta
}
step-set-up = Przygotowanie
step-place = Myśliwce
step-lay = Mina
step-return = Powrót
step-pay = Zapłata
step-enter = Miejsce
step-fly = Lot
step-shoot = Strzał
step-mine = Mina
aside-buy = Zakup zajmuje całą turę.
aside-place = Liczba mówi, co dałby strzał z tego miejsca.
aside-mine = Pchnięcie: jedno pole w prawo.
aside-last-miss = Pudło teraz kończy grę.
aside-cease-fire = Bez trafienia: ta tura kończy grę.
aside-descent = Kolumna będzie pusta: najeźdźcy zejdą o rząd.
aside-lost = Wtedy najeźdźca wyląduje: wszyscy przegrają!

# Karty: czym jest rzecz
card-monster-1 = Jednooki potwór
card-monster-1-text = Wart 1 punkt. Kto go zestrzeli, ten go zdobywa; zdobyte żetony to punkty i zarazem pieniądze. (SG-18)
card-monster-2 = Dwuoki potwór
card-monster-2-text = Wart 2 punkty. Kto go zestrzeli, ten go zdobywa; zdobyte żetony to punkty i zarazem pieniądze. (SG-18)
card-monster-3 = Trójoki potwór
card-monster-3-text = Wart 3 punkty. Kto go zestrzeli, ten go zdobywa; zdobyte żetony to punkty i zarazem pieniądze. (SG-18)
card-monster-4 = Czterooki potwór
card-monster-4-text = Wart 4 punkty. Kto go zestrzeli, ten go zdobywa; zdobyte żetony to punkty i zarazem pieniądze. (SG-18)
card-monster-5 = Pięciooki potwór
card-monster-5-text = Wart 5 punktów. Kto go zestrzeli, ten go zdobywa; zdobyte żetony to punkty i zarazem pieniądze. (SG-18)
card-ship = Statek dowodzenia
card-ship-text = Pierwsze trafienie tylko go uszkadza: trafiona połowa idzie do pudełka i nikt jej nie zdobywa. Druga połowa jest warta 10 punktów. (SG-19)
card-half = Połowa statku dowodzenia
card-half-text = Uszkodzony statek: kto go zestrzeli, zdobywa żeton wart 10 punktów. (SG-20)
card-fighter = Myśliwiec
card-fighter-text = Leci po linii prostej przez puste pola, potem strzela w górę. Gdy zostanie trafiony, jego właściciel traci żeton o najniższej wartości. (SG-12, SG-21)
card-flight = Lot
card-flight-text = Jedna linia prosta przez puste pola. Etykieta: zielona to zdobycz na najeźdźcach, ze znakiem – zabrana temu graczowi, czerwona – wszyscy najeźdźcy zejdą o rząd niżej. (SG-12, SG-29)
card-shot = Strzał
card-shot-text = Leci w górę kolumny i trafia w pierwszy obiekt. Trzeba go oddać w każdej turze, która nie jest zakupem. (SG-16, SG-17)
card-mine = Mina
card-mine-text = Po strzelaniu można ją pchnąć o jedno pole w prawo. Po zetknięciu z najeźdźcą wybucha: mina i najeźdźca idą do pudełka i nikt nic nie zdobywa. (SG-23, SG-26)
card-mine-cell = Pole miny
card-mine-cell-text = Tu kładzie się minę i tu mina wraca, gdy zostanie wypchnięta poza planszę. (SG-8, SG-25)
card-rocket = Rakieta
card-rocket-text = Kosztuje 10 punktów i całą turę. Odpalona jeden raz zamiast strzału, zdobywa cały rząd pierwszego najeźdźcy na wprost. (SG-52, SG-56)
card-upgrade = Ulepszenie
card-upgrade-text = Kosztuje 10 punktów i całą turę. Potem o jeden strzał więcej w każdej turze, aż do poziomu 3. (SG-71, SG-72)
card-battery = Bateria
card-battery-text = Doładowanie kosztuje 15 punktów i całą turę. Pozwala raz, w środku lotu, oddać serię: tyle dodatkowych strzałów, ile wynosi poziom. (SG-75, SG-76)
card-return = Powrót
card-return-text = Zniszczony myśliwiec może wrócić za 10 punktów na początku następnej tury gracza. Kto nie może lub nie chce zapłacić, odpada z gry. (SG-45, SG-46, SG-47)
card-out = Poza grą
card-out-text = Bez dalszych tur i bez szans na wygraną. (SG-50)
card-stack = Statek matka
card-stack-text = Zakryte żetony. Gdy kolumna opustoszeje, stąd do rzędu 1 przybywają posiłki. (SG-33)
card-waiting = Czekają
card-waiting-text = Połowa statku czeka na drugą połowę. Kompletne statki wchodzą pierwsze przy następnym przybyciu posiłków. (SG-32, SG-33, SG-34)
card-box = Pudełko
card-box-text = Żetony, które na dobre zniknęły z gry: zapłacone, zniszczone lub stracone w zderzeniu. (SG-4)
card-moon = Księżyc
card-moon-text = Na początku gry rzędy nad nim są pełne potworów. Jest z sera. (SG-5)
card-planet = Planeta
card-planet-text = Jeśli najeźdźca przekroczy najniższy rząd, wszyscy przegrywają. (SG-63)
card-cease-fire = Zawieszenie broni
card-cease-fire-text = Jedna lampka za każdą turę z rzędu bez trafienia. Gdy świecą wszystkie, gra się kończy i liczą się punkty. (SG-61)
card-descent = Zejście
card-descent-text = Ilekroć kolumna opustoszeje, wszyscy najeźdźcy schodzą o rząd niżej. (SG-29, SG-31)
card-last = Ostatni w kolumnie
card-last-text = Kto go zestrzeli, opróżni kolumnę: wszyscy najeźdźcy zejdą o rząd niżej. (SG-29)
card-paying = Płacenie
card-paying-text = Własnymi żetonami, które razem wystarczają na cenę; żaden nie może być zbędny. Idą do pudełka; reszty się nie wydaje. (SG-40, SG-41)
card-points = Punkty
card-points-text = Oczy zdobytych potworów i 10 za każdą połowę statku. Kto ma najwięcej punktów, wygrywa, jeśli planeta ocaleje. (SG-3, SG-65)
card-end = Koniec gry
card-end-text = Brak najeźdźców, zawieszenie broni albo ostatnia tura: decydują punkty. Inwazja: wszyscy przegrywają. (SG-60, SG-61, SG-62, SG-63)

# Wielkie chwile, które na sekundę dostają całą scenę
moment-emptied = Najeźdźcy schodzą niżej!
moment-exploded = Bum!
moment-crashed = Kolizja!
moment-won = { $count ->
    [one] Wygrywa { $seat }!
   *[other] Wygrywają wspólnie: { $seat }!
}
moment-ended = { $end ->
    [cleared] Czyste niebo!
    [invasion] Inwazja!
    [nobody] Planeta stracona!
   *[other] Koniec bitwy!
}

# Dlaczego koniec, z imieniem gracza; bez słów: mówi o tym inna wiadomość
why-ended = { $end ->
    [cleared] { $name } usuwa z nieba ostatniego najeźdźcę.
    [invasion] W turze gracza { $name } najeźdźca dotarł do planety: wszyscy przegrali.
   *[other] { "" }
}
why-ended-emptied = { $end ->
    [invasion] { $name } opróżnia { $count ->
        [one] kolumnę { $columns }
       *[other] kolumny { $columns }
    }, wszyscy najeźdźcy schodzą niżej i jeden dociera do planety: wszyscy przegrali.
   *[other] { "" }
}

# What puzzles and mistakes are about
theme-move = Dokąd lecisz?
theme-buy = Co kupujesz?
theme-place = Gdzie zaczynasz?
theme-shoot = Strzał czy coś innego?
theme-push = Pchnąć minę?
theme-done = Zostawić minę?
theme-rocket = Rakieta?
theme-mine = Gdzie położyć minę?
theme-return = Wrócić, i gdzie?
theme-leave = Wrócić czy odejść?
theme-pay = Którymi żetonami płacisz?
theme-burst = Seria?

# Dlaczego podpowiedź jest dobra
plan-took-left = { plan-ship }
plan-took-right = { plan-ship }
plan-ship = { $when ->
    [now] Daje połowę statku dowodzenia: 10 punktów.
   *[next] Otwiera drogę do połowy statku dowodzenia: 10 punktów.
}
plan-took-three = { plan-monster }: 3 punkty.
plan-took-four = { plan-monster }: 4 punkty.
plan-took-five = { plan-monster }: 5 punktów.
plan-monster = { $when ->
    [now] Zdobywa { invader-accusative }
   *[next] Przygotowuje strzał, który zdobędzie { invader-accusative }
}
plan-rocketed = Rakieta bierze cały rząd: { $points } pkt.
plan-robbed = { $when ->
    [now] Zabiera żeton ({ kind }) graczowi { $other }.
   *[next] Przygotowuje strzał, który zabierze żeton ({ kind }) graczowi { $other }.
}
deny-took-left = { deny-ship }
deny-took-right = { deny-ship }
deny-ship = Inaczej { $seat } weźmie połowę statku dowodzenia: 10 punktów.
deny-rocketed = Inaczej { $seat } weźmie rakietą cały rząd: { $points } pkt.
spare-robbed = Inaczej { $seat } może trafić twój myśliwiec i zabrać ci żeton.
spare-crashed = Inaczej najeźdźca trafi twój myśliwiec: powrót kosztuje 10.
plan-won = Gra kończy się wtedy w ciągu 2 rund i wygrywasz: { $here } razy na { $of }, nie { $there }.
spare-ended-invasion = Inaczej najeźdźca dociera do planety i wszyscy przegrywają ({ $there } razy na { $of }, nie { $here }).
save-emptied = Inaczej opróżnisz kolumnę { $columns } i wszyscy najeźdźcy podejdą o rząd bliżej.

# Podpowiedź: co daje sam ruch
good-done = To teraz prawie bez znaczenia: tu czy tam mina nie blokuje ważnego strzału.
good-push = { good-done }

# Podpowiedź: co daje strzał lub rakieta; co daje pchnięcie miny albo jej zostawienie
merit-rocket = Zabiera teraz cały rząd: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
merit-shot = Daje od razu { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
merit-robs = { $player } traci na twoją korzyść: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
merit-push-own = Odsłania ci drogę: twój następny strzał może dać { $points }, a nie { $other }.
merit-push-rival = Tam przeszkadza: { $player } weźmie następnym strzałem najwyżej { $points }, a nie { $other }.
merit-done-own = Tam by ci przeszkadzała: twój następny strzał dałby najwyżej { $other }, a nie { $points }.
merit-done-rival = Tu przeszkadza: { $player } weźmie najwyżej { $points }, a po pchnięciu { $other }.
merit-push-robbed = Tam cię osłania: { $player } nie strzeli w twój myśliwiec i nie zabierze ci { $points }.
merit-done-robbed = Tu cię osłania: po pchnięciu { $player } strzeli w twój myśliwiec i zabierze ci { $points }.

# Playing by letter
letter-pace = List krąży też wtedy, gdy pojawia się nowy najeźdźca, bo stos tasujecie wspólnie.
