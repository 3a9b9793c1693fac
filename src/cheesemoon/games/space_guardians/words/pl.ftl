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
} Wszyscy najeźdźcy powyżej schodzą w dół.
log-bursted = { $seat } przerywa lot na serię: { $level ->
    [one] 1 strzał
    [few] { $level } strzały
   *[other] { $level } strzałów
}.
log-emptied = { $count ->
    [one] Kolumna { $columns } jest pusta, wszyscy najeźdźcy schodzą w dół.
   *[other] Kolumny { $columns } są puste, wszyscy najeźdźcy schodzą w dół.
}
log-arrived = Przybywają posiłki: { $list }.
arrived-monster = { $eyes } na { $cell }
arrived-half = { $token ->
    [left] lewa połowa czeka
   *[right] prawa połowa czeka
}
arrived-ship = { $waited ->
    [1] czekający statek na { $cell } i { $next }
   *[other] statek na { $cell } i { $next }
}
arrived-ship-waits = statek jest kompletny i czeka
log-nobody-arrived = Posiłków już nie ma.
log-exploded = Mina wybucha na { $cell } i niszczy { invader-accusative }: do pudełka.
log-crashed = Zderzenie na { $cell }: zniszczony zostaje myśliwiec ({ $seat }) i { invader }.
log-pushed = { $seat } przesuwa minę na { $cell }.
log-pushed-off = { $seat } przesuwa minę poza planszę.
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
ask-place = { $player }: gdzie startuje twój myśliwiec?
ask-lay = { $player }: gdzie leży mina?
ask-return = { $player }: wracasz za { $price ->
    [one] 1 punkt
    [few] { $price } punkty
   *[other] { $price } punktów
} czy odpadasz z gry?
ask-pay = { $player }: którymi żetonami płacisz za { $thing ->
    [rocket] rakietę
    [upgrade] ulepszenie
    [battery] doładowanie
   *[return] powrót
} (cena: { $price })?
ask-enter = { $player }: gdzie wraca twój myśliwiec?
ask-move = { $returned ->
    [1] { $player }: najpierw lot czy od razu strzał?
   *[other] { $player }: najpierw lot, od razu strzał czy zakup?
}
ask-shoot = { $player }: ognia!
ask-resume = { $player }: lecisz dalej czy strzelasz?
ask-mine = { $player }: przesuwasz minę?
ask-reenter = { $player }: gdzie wraca mina?
ask-over = Gra skończona.

do-place = Myśliwiec na { $cell }
do-mine = Mina na { $cell }
do-return = Wróć za { $price ->
    [one] 1 punkt
    [few] { $price } punkty
   *[other] { $price } punktów
}
do-leave = Odpadnij z gry
do-pay = Zapłać { $tokens } = { $points }
do-move = Leć na { $cell }; strzał stamtąd: { $aim }
do-shoot = { $shots ->
    [one] Strzelaj: { $aim }
    [few] { $shots } strzały, pierwszy: { $aim }
   *[other] { $shots } strzałów, pierwszy: { $aim }
}
do-rocket = Odpal rakietę w rząd { $row }
do-burst = { $shots ->
    [one] Seria: 1 dodatkowy strzał stąd
    [few] Seria: { $shots } dodatkowe strzały stąd
   *[other] Seria: { $shots } dodatkowych strzałów stąd
}
do-buy = { $thing ->
    [rocket] Kup rakietę za { $price }
    [upgrade] Kup poziom { $level } za { $price }
   *[battery] Kup doładowanie za { $price }
}
do-push = { $cell ->
    [off] Przesuń minę poza planszę i połóż ją od nowa
   *[other] { $token ->
        [none] Przesuń minę na { $cell }
       *[other] Przesuń minę na { $cell } w cel: { invader }
    }
}
do-done = Zostaw minę na miejscu

# Na stole
aim = { $what ->
    [monster] { invader } na { $cell }
    [damaged] uszkodzony statek na { $cell }, punkty: { $points }
    [whole] cały statek na { $cell }, jego połowa trafi do pudełka
    [fighter] myśliwiec na { $cell } ({ $player })
    [mine] tylko mina na { $cell }
   *[none] nic
}{ $warning ->
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
now-misses = { $misses } z { $players } bez trafienia
mine = mina
mine-cell = pole miny
whole-ship = statek dowodzenia
damaged-ship = uszkodzony statek, punkty: { $points }
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
due-mine = Już po strzałach: przesuń minę albo zakończ turę.
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
position-no-push = mina musi być na planszy i musi dać się przesunąć.
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
about = Najeźdźcy schodzą rząd po rzędzie: lataj, strzelaj, przesuwaj minę i nie daj im wylądować.
score-monsters = Potwory
score-ships = Statki dowodzenia
score-eyes = { $number ->
    [1] Potwory z 1 okiem
   *[other] Potwory z { $number } oczami
}
score-halves = Połówki statków
score-out = W grze?
pad-in = tak
pad-out = odpada
