title = Pierwszy szczur w kosmosie

# Ilości i nazwy
and = i
goods = { $item ->
    [cheese] { $count ->
        [one] { $count } kawałek sera
        [few] { $count } kawałki sera
       *[other] { $count } kawałków sera
    }
    [bottle] { $count ->
        [one] { $count } butelkę octu
        [few] { $count } butelki octu
       *[other] { $count } butelek octu
    }
    [soda] { $count ->
        [one] { $count } pudełko sody
        [few] { $count } pudełka sody
       *[other] { $count } pudełek sody
    }
    [can] { $count ->
        [one] { $count } puszkę
        [few] { $count } puszki
       *[other] { $count } puszek
    }
    [calculator] { $count ->
        [one] { $count } kalkulator
        [few] { $count } kalkulatory
       *[other] { $count } kalkulatorów
    }
    [bulb] { $count ->
        [one] { $count } żarówkę
        [few] { $count } żarówki
       *[other] { $count } żarówek
    }
   *[core] { $count ->
        [one] { $count } ogryzek
        [few] { $count } ogryzki
       *[other] { $count } ogryzków
    }
}
stock = { $item ->
    [bottle] { $count ->
        [one] { $count } butelka octu
       *[other] { goods }
    }
    [can] { $count ->
        [one] { $count } puszka
       *[other] { goods }
    }
    [bulb] { $count ->
        [one] { $count } żarówka
       *[other] { goods }
    }
   *[other] { goods }
}
cheese-count = { $cheese ->
    [one] { $cheese } kawałek sera
    [few] { $cheese } kawałki sera
   *[other] { $cheese } kawałków sera
}
price-count = { $price ->
    [one] { $price } kawałek sera
    [few] { $price } kawałki sera
   *[other] { $price } kawałków sera
}
colour = { $colour ->
    [blue] niebieski
    [yellow] żółty
    [orange] pomarańczowy
    [green] zielony
    [green-orange] zielony lub pomarańczowy
   *[white] biały
}
colour-space = { $colour ->
    [blue] niebieskie
    [yellow] żółte
    [orange] pomarańczowe
    [green] zielone
   *[white] białe
}
colour-spaces = { $colour ->
    [blue] niebieskich
    [yellow] żółtych
    [orange] pomarańczowych
    [green] zielonych
    [green-orange] zielonych lub pomarańczowych
   *[white] białych
}
pipe-colour = { $colour ->
    [orange] pomarańczowa
    [green] zielona
   *[grey] szara
}
stand = { $stand ->
    [hamster] Chomik
    [frog] Żaba
   *[crow] Wrona
}
track = { $track ->
    [cockpit] Kokpit
    [cargo] Ładownia
    [engine] Silnik
    [rocket] Rakieta
    [cheese] Ser
    [spotlights] Reflektory
    [pantry] Spiżarnia
   *[rattonauts] Szczuronauci
}
on-track = na torze { $track ->
    [cockpit] kokpitu
    [cargo] ładowni
    [engine] silnika
    [rocket] rakiety
    [cheese] sera
    [spotlights] reflektorów
    [pantry] spiżarni
   *[rattonauts] szczuronautów
}
room = { $room ->
    [mushrooms] grzyby
    [top] górny korytarz
    [right] prawy korytarz
    [low-right] korytarz po prawej u dołu
    [library-fork] rozwidlenie przed biblioteką
    [library] biblioteka
    [nursery-fork] rozwidlenie przed salonem
    [nursery] salon
    [low-left] korytarz po lewej u dołu
    [pantry] spiżarnia
   *[left] lewy korytarz
}
a-part = { $part ->
    [cockpit] kokpit
    [cargo] ładownię
   *[engine] silnik
}
a-pack = { colour } plecak
a-drink = napój energetyczny
a-cap = kapsel „{ cap }”
cap = { $cap ->
    [unbuilt] Bez części
    [collector] Zbieracz
    [pantry] Spiżarnia
    [spotlights] Reflektory
    [cockpit] Kokpit
    [cheese] Ser
    [cargo] Ładownia
    [engine] Silnik
    [rocket] Rakieta
    [rattonauts] Szczuronauci
   *[other] { $cap }
}
cap-help = { $cap ->
    [unbuilt] { $base } punktów, minus { $each } za każdy własny kokpit, ładownię i silnik
    [collector] { $each } punkty za każdy własny kapsel, plecak, komiks i napój
    [rattonauts] { $each } punkty za każdego własnego szczuronautę
   *[other] { $each } p. za każdy własny znacznik na tym torze
}
pack-help = { $item ->
    [material] { $count ->
        [one] { $count } materiał
        [few] { $count } materiały
       *[other] { $count } materiałów
    } więcej z { colour-spaces } pól
   *[other] { goods } więcej z { colour-spaces } pól
}
drink-help = podwaja to, co się bierze w jednej turze
comic = { $comic ->
    [orange-pipes] Pomarańczowe rury
    [green-pipes] Zielone rury
    [no-rent] Bez opłat
    [long-legs] Długie nogi
    [green-orange] Dwubarwny bieg
    [cheap-parts] Tanie części
    [miroslaw] Mirosław
    [slawosz] Sławosz
    [lara] Lara
   *[ratwoman] Szczurzyca
}
comic-help = { $comic ->
    [orange-pipes] pomarańczowe rury są za darmo
    [green-pipes] zielone rury są za darmo
    [no-rent] żaden ser nie idzie do innych graczy
    [long-legs] kilka szczurów może biec po 4 kroki
    [green-orange] zielony i pomarańczowy to w biegu jeden kolor
    [cheap-parts] każda część kosztuje o 1 materiał mniej
    [miroslaw] sam biegnie dowolnie daleko, nigdy nie kradnie, jako szczuronauta liczy się podwójnie
    [slawosz] bierze o 1 przedmiot więcej
    [lara] biegnie o 2 kroki dalej
   *[ratwoman] po kradzieży zostaje na miejscu
}
rat = { $rat ->
    [0] Albin
    [1] Bolek
    [2] Czarek
   *[other] Dyzio
}
rattonaut = szczuronauta, pole { $space }
robot = Szczurobot

# Gra z pudełka
hand-card = Odkryjcie kartę Szczurobota: która to?
hand-hamster = Losowy plecak wraca do pudełka: który?
hand-crow = Losowy kapsel wraca do pudełka: który?
hand-library = Losowy komiks wraca do pudełka: który?
lay-hamster = Plecaki u chomika
lay-crow = Kapsle u wrony
lay-library = Komiksy w bibliotece
lay-path = Ścieżka, pola od { $first } do { $last }
lay-score = Płytki punktacji na torach
script-card = Karty { $number } nie ma w stosie Szczurobota.
script-hamster = Chomik nie ma plecaka { $number }.
script-crow = Wrona nie ma kapsla { $number }.
script-library = Komiksu { $number } nie ma w bibliotece.

# Co się stało
from-space = { $begin ->
    [0] ze startu
   *[other] z pola { $begin }
}
log-ran = { $seat }: { rat } biegnie { from-space } na pole { $end }, { steps }.
to-pad = przy rakiecie
log-pipe = { $price ->
    [0] Droga prowadzi przez rurę na polu { $pipe }, dzięki komiksowi za darmo.
   *[other] Droga prowadzi przez rurę na polu { $pipe } i kosztuje { $cost }.
}
log-rent = { $seat } płaci { cheese-count } opłaty (dla: { $other }).
log-rent-robot = { $seat } płaci { cheese-count } opłaty na wysypisko.
log-short = { $seat } nie ma więcej sera; brakującej reszty ({ $owed }) nie płaci.
log-mouldy = { $pieces ->
    [one] { $seat } bierze spleśniały ser i dostaje za niego 3 kawałki sera.
   *[other] { $seat } bierze spleśniały ser ({ $pieces }) i za każdy dostaje 3 kawałki sera.
}
log-crew-joined = { $seat }: { rat } jest teraz szczuronautą, pole { $space }: { points }.
log-nut = { $seat } bierze nakrętkę.
log-new-rat = { $seat }: { rat } wychodzi z salonu na start.
log-no-reward = { $seat } nie dostaje nagrody: żadna nie jest możliwa.
log-drank = { $seat } pije napój: wszystko liczy się podwójnie.
log-took = { $seat } bierze { $sum }.
log-lost = Na wysypisku jest za mało; przepada: { $goods }.
log-lit = { $seat } przesuwa znacznik żarówki z { $begin } na { $end }.
log-walked = { $left ->
    [0] { $seat } w norze: { room }.
   *[other] { $seat } w norze: { room }, zostało { $left }.
}
log-scored = { $seat } kładzie znacznik { on-track }, pole { $space }: { points }.
log-not-scored = { $seat } nie ma już znacznika, nie punktuje { on-track }.
log-took-comic = { $seat } bierze komiks „{ comic }”: { comic-help }.
log-left-comic = { $seat } nie bierze komiksu.
log-token = { $seat }: { rat } to teraz { comic }.
log-bought = { $seat } kupuje { $thing } za { price-count }.
log-stole = { $stays ->
    [1] { $seat } kradnie { $thing }; Szczurzyca zostaje na miejscu.
   *[other] { $seat } kradnie { $thing }; złodziej ({ rat }) wraca na start.
}
log-built = { $saved ->
    [none] { $seat } buduje { a-part }.
   *[other] { $seat } buduje { a-part } i oszczędza { $goods }.
}
log-fed = { $seat } przekazuje prowiant na lot.
log-idle = { $seat } nie ma szczura na ścieżce ani nic do zbudowania: tura przepada.
log-ends-next = Ósmy znacznik: po tej rundzie będzie jeszcze jedna.
log-ends-this = Czwarty szczuronauta: ta runda jest ostatnia.
why-ends-next = { $name } kładzie ósmy znacznik, więc zagrano jeszcze jedną rundę.
why-ends-this = Czwarty szczur na pokładzie ({ $name }): ta runda była ostatnia.
log-round = { $last ->
    [1] Runda { $round }, ostatnia.
   *[other] Runda { $round }.
}
log-card = Szczurobot odkrywa kartę: jego szczury biegną { $numbers }.
log-robot-ran = Szczur Szczurobota biegnie { from-space } na pole { $end }, { steps }.
log-robot-crew = Jest teraz szczuronautą: pole { $space }, { points }.
log-robot-paid = { $seat } dostaje za to z wysypiska { cheese-count }.
log-robot-took = Zabiera ze stoiska { $thing }.
log-robot-comic = Szczurobot usuwa komiks „{ comic }”.
log-robot-planned = Szczurobot kładzie znacznik planowania { on-track }.
log-robot-scored = Szczurobot kładzie znacznik { on-track }, pole { $space }: { points }.
log-robot-no-marker = Szczurobot nie ma już znacznika, nie punktuje { on-track }.
log-reshuffled = Karty Szczurobota ({ $cards }) są tasowane.
log-total = { $seat }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
log-robot-total = Szczurobot: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
log-won = { $seat } wygrywa z wynikiem { $total }.
log-robot-won = Wygrywa Szczurobot: trzeba było mieć więcej niż { $total }.
log-challenge = Wyzwanie { $number } spełnione: { $number ->
    [1] bez szczuronauty
    [2] bez plecaka, napoju, komiksu i kapsla
    [3] czterech szczuronautów
    [4] dwie rakiety
    [5] cztery plecaki
    [6] punkty
    [7] najwyżej 16 tur
    [8] pięć znaczników na jednym torze
   *[9] każda rura dwa razy
}.

# O czym zdecydować
ask-run = { $runs ->
    [0] { $player }: który szczur biegnie i dokąd?
   *[other] { $more ->
        [yes] { $player }: czy biegnie jeszcze jeden szczur?
       *[no] { $player }: żaden inny szczur nie może już biec.
    }
}
ask-where = Dokąd biegnie { rat }?
ask-reward = { $player }: jaka nagroda za dotarcie do rakiety?
ask-pack = { $player }: plecak daje 1 materiał więcej. Który?
ask-drink = { $player }: wypić i wziąć wszystko podwójnie?
ask-fork = { $player }: którędy? Do zrobienia: { steps }.
ask-comic = { $player }: który komiks?
ask-token = { $player }: który szczur dostaje żeton „{ comic }”?
ask-shop = { $more ->
    [yes] { $player }: kupić albo ukraść coś?
   *[no] { $player }: nic więcej nie da się zdobyć.
}
ask-build = { $more ->
    [yes] { $player }: { $what ->
        [build] co zbudować?
        [feed] przekazać prowiant?
       *[both] budowa czy prowiant?
    }
   *[no] { $player }: nic więcej nie da się zbudować ani przekazać.
}
ask-plan = { $player }: który tor wybiera Szczurobot?
ask-over = Gra skończona.

do-run = { rat } na pole { $end }, { colour-space }: { $gift }
do-run-pad = { rat } do rakiety: { points }
do-nut = Nakrętka: { points }
do-newrat = Nowy szczur wychodzi na start
do-pack = Jeszcze { $goods }
do-drink = Napój teraz: wszystko liczy się podwójnie
do-keep = Napój na później
sign-drink = Teraz
sign-keep = Na później
do-fork = { $way ->
    [library] Do biblioteki
    [nursery] Do salonu
   *[on] Prosto
}
do-comic = { $comic ->
    [none] Bez komiksu
   *[other] { comic }: { $help }
}
do-token = { rat }
do-buy = Zakup: { $thing } za { price-count }
do-steal = { $stays ->
    [yes] Kradzież: { $thing }, Szczurzyca zostaje na miejscu
   *[no] Kradzież: { $thing }, szczur wraca na start
}
do-build = Budowa: { $part ->
    [cockpit] kokpit
    [cargo] ładownia
   *[engine] silnik
} za { $price }, { points }
do-feed = Prowiant na lot za { price-count }: { points }
do-plan = { track }
do-done = { $phase ->
    [run] Koniec biegania
    [shop] Koniec zakupów
   *[build] Koniec tury
}
steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
via-paid = przez { $count ->
    [one] rurę na polu
   *[other] rury na polach
} { $pipes } za { $price }
via-free = przez { $count ->
    [one] rurę na polu
   *[other] rury na polach
} { $pipes }, za darmo
rent = opłata: { $rent ->
    [one] { $rent } kawałek sera
    [few] { $rent } kawałki sera
   *[other] { $rent } kawałków sera
}
plus-light = { $count } światło
plus-super = { $count } Sławosz
plus-pack = { $count } plecak

# Na stole
round = Runda { $round }
phase = { $phase ->
    [run] bieg
    [reward] nagroda
    [pack] plecak
    [drink] napój
    [fork] nora
    [comic] biblioteka
    [token] superszczur
    [shop] zakupy
    [build] budowa i prowiant
    [plan] Szczurobot
   *[over] koniec gry
}
one-more-round = jeszcze jedna runda
last-round = ostatnia runda
prices = Ceny i punkty
start = Start
pad = Rakieta
pipes = Rury
rats = Szczury
mouldy = Spleśniały ser
nuts = Nakrętki
stand-line = { stand } (pole { $space }, po { price-count })
drink-count = { $count ->
    [one] { $count } napój
    [few] { $count } napoje
   *[other] { $count } napojów
}
drinks = { $empty ->
    [0] napoje: { $full }
   *[other] napoje: pełne { $full }, puste { $empty }
}
light = Światło
burrow = Nora
packs = Plecaki
caps = Kapsle
comics = Komiksy
plans = Plany
card = Karta
cards-left = { $cards ->
    [one] została { $cards } karta
    [few] zostały { $cards } karty
   *[other] zostało { $cards } kart
}
markers-left = { $late ->
    [yes] znaczniki: { $left } + { $spare } (tylko ostatnia runda)
   *[no] znaczniki: { $left } + { $spare }
}

# Dlaczego nie
no-over = Gra jest skończona.
no-such-action = „{ $action }” nie jest akcją gry Pierwszy szczur w kosmosie.
no-phase = { time-to }; { $verb ->
    [run] biega się na początku tury
    [nut] nagroda jest zaraz po dotarciu do rakiety
    [newrat] nagroda jest zaraz po dotarciu do rakiety
    [pack] plecak działa przy braniu przedmiotów
    [drink] pije się przy braniu przedmiotów
    [keep] pije się przy braniu przedmiotów
    [fork] rozwidlenie jest wtedy, gdy stoi na nim mały szczurek
    [comic] komiksy są w bibliotece
    [token] żetony są przy komiksach superszczurów
    [buy] zakupy są po wzięciu przedmiotów
    [steal] kradzież jest po wzięciu przedmiotów
    [build] budowa jest po zakupach
    [feed] prowiant jest po zakupach
    [plan] planuje się w turze Szczurobota
   *[done] o tym trzeba zdecydować najpierw
}.
time-to = Teraz czas na { $phase ->
    [run] bieg
    [reward] wybór nagrody
    [pack] wybór materiału do plecaka
    [drink] decyzję o napoju
    [fork] wybór drogi w norze
    [comic] wybór komiksu
    [token] wybór szczura
    [shop] zakupy
    [build] budowę i prowiant
   *[plan] wybór toru dla Szczurobota
}
no-ran-already = { rat } już biegł.
no-rat-on-path = { rat } nie stoi na ścieżce.
no-long-run = { rat } przebiegł { steps }: w tej turze nie pobiegnie już żaden inny.
no-beyond = Za polem { $pad } nie ma już nic.
no-backwards = Szczury biegną tylko w stronę rakiety.
no-such-pipe = Na polu { $pipe } nie zaczyna się żadna rura.
no-pipe-on-way = Rura na polu { $pipe } nie leży na drodze z { $begin } na { $end }.
no-but-pipe = Do pola { $end } jest { steps }; przez rurę na polu { $pipes } jest { $shorter }: `{ $action }`.
no-too-far-alone = { rat } potrzebowałby na to: { steps }; sam może najwyżej { $limit }.
no-too-far-others = { rat } potrzebowałby na to: { steps }; może najwyżej { $limit }, bo inny szczur już biegł.
no-second-pad = W jednej turze tylko jeden szczur może dotrzeć do rakiety.
no-own-rat = { $ran ->
    [yes] Na polu { $space } stoi już { rat }.
   *[no] Na polu { $space } stoi { rat }; niech najpierw on pobiegnie.
}
no-colour = Wszystkie szczury, które biegną w tej turze, muszą skończyć na polach { colour-spaces }.
no-pipe-price = Rura na polu { $pipe } kosztuje { $price }; { $have ->
    [0] nie masz tego wcale.
   *[other] masz tylko { $have }, a tyle zabiera inna rura.
}
no-nut-left = Nie ma już nakrętek.
no-nut = Bez szczura na ścieżce musisz wziąć nowego szczura.
no-newrat = W salonie nie ma twojego szczura.
no-pack = Plecak dodaje tylko to, co leży na polach jego koloru.
no-fork = { $side ->
    [library] Na tym rozwidleniu: library albo on.
   *[nursery] Na tym rozwidleniu: nursery albo on.
}
no-comic-none = Komiks trzeba wziąć.
no-comic-there = Komiksu „{ comic }” nie ma w bibliotece.
no-token = { rat } nie stoi na ścieżce: wybierz szczura, który na niej jest.
no-rat-at-stand = W tej turze żaden twój szczur nie pobiegł do { $stand ->
    [hamster] chomika
    [frog] żaby
   *[crow] wrony
}.
no-second-thing = Jeden przedmiot na stoisko i turę.
no-second-pack = Masz już { a-pack }.
no-thing-there = { $stand ->
    [hamster] Chomik tego nie ma.
    [frog] Żaba nie ma już napojów.
   *[crow] Wrona tego nie ma.
}
no-steal-miroslaw = Mirosław zawsze płaci.
no-cheese-for-thing = { $stand ->
    [hamster] Plecak
    [frog] Napój
   *[crow] Kapsel
} kosztuje { price-count }; masz { $have }.
no-marker-spare = Nie masz znacznika do położenia: zapasowe są tylko na ostatnią rundę.
no-marker-limit = Nie masz znacznika do położenia: { $most ->
    [10] dziesięć to granica.
   *[other] { $most } to granica.
}
no-saving = Nie masz komiksu, który coś oszczędza; komiksy działają od następnej tury.
no-plain-build = Powiedz, co oszczędzasz.
no-saved-item = W tej cenie nie ma { $item ->
    [bottle] butelki octu
    [soda] pudełka sody
    [can] puszki
   *[calculator] kalkulatora
}.
no-material = { $part ->
    [cockpit] Kokpit
    [cargo] Ładownia
   *[engine] Silnik
} kosztuje { $price }; brakuje: { $lack }.
no-cheese-for-food = Prowiant kosztuje { price-count }; masz { $have }.
no-best-track = Ten tor nie jest wśród najlepszych dla Szczurobota.
no-run-yet = Co najmniej jeden szczur musi pobiec.

# Błędne pozycje
position-only-variable = to jest tylko na zmiennej planszy.
position-twice = { $what } jest tu dwa razy.
position-group = { $what } należy do innej grupy pól.
position-tiles-differ = potrzeba siedmiu różnych płytek.
position-same-space = dwa szczury jednego gracza stoją na jednym polu.
position-rat = potrzebne jest pole od 0 do { $last } albo jedno z: { $places }.
position-covered = pole { $space } toru { $track } jest zakryte.
position-taken = pole { $space } toru { $track } jest zajęte dwa razy.
position-robot-rocket = Szczurobot nigdy nie ma znacznika na torze rakiety.
position-markers = znaczników jest { $found }; nikt nie ma więcej niż { $most }.
position-card = karta jest odkryta tylko w fazie plan; musi być null.
position-reshuffled = { $card } nigdy nie leży na stosie odrzuconych: od razu jest wtasowywana.
position-seen = { $card } leży odkryta, więc była widziana.
position-not-in-game = { $card } nie ma ani w stosie, ani wśród wykorzystanych.
position-deck = kart z literą { $letter } jest { $found }; poziom { $level } ma ich { $needed }.
position-too-many = { $thing }: razem { $found }, a w grze jest najwyżej { $most }.
position-two-owners = { $what } jest tylko raz.
position-pack-pieces = nie ma tylu plecaków koloru { $colour }.
position-gap = tor { $track } zapełnia się od lewej, a pole { $space } jest wolne.
position-end-markers = ktoś ma { $found } znaczników, więc musi być next albo this.
position-end-spare = ktoś ma { $found } znaczników, więc musi być this.
position-end-crew = ktoś ma czterech szczuronautów, więc musi być this.
position-now-empty = w fazie { $phase } musi tu być pusto.
position-now-phase = tego nie może być w fazie { $phase }.
position-not-there = w tej turze żaden szczur nie pobiegł do { $stand }.
position-fresh = komiksy z tej tury są ostatnimi na liście gracza.
position-ran = potrzebne jest [szczur, pole końcowe od 1 do { $last }, kroki, pole początkowe, rury]; dwa ostatnie można pominąć.
position-ran-way = bieg stamtąd na pole { $end } tymi rurami nie liczy tylu kroków: { $steps }.
position-ran-pipes = żaden bieg nie prowadzi tymi rurami; rurę nazywa pole, na którym się zaczyna.
position-ran-twice = szczur { $rat } biegł dwa razy.
position-ran-rats = szczur { $rat } nie stoi tam, dokąd pobiegł: { $end }.
position-ran-pad = w turze tylko jeden bieg kończy się przy rakiecie.
position-ran-colour = wszystkie biegi tury kończą się na jednym kolorze.
position-ran-steps = kroków jest { $steps }; dozwolone najwyżej { $limit }.
position-pack-missing = trzeba podać materiał z plecaka.
position-pack-kind = żaden plecak tego gracza tego nie dodaje.
position-supers = muszą tu być dokładnie własne komiksy superszczurów: { $owned }.
position-phase-run = na ścieżce nie ma szczura, więc nic nie może pobiec.
position-phase-reward = żaden szczur nie dotarł do rakiety albo żadna nagroda nie jest możliwa.
position-phase-pack = plecak nie daje wyboru.
position-phase-drink = nie ma pełnego napoju albo nie ma czego brać.
position-phase-fork = mały szczurek nie stoi na rozwidleniu z krokami do zrobienia.
position-phase-comic = mały szczurek nie jest w bibliotece albo jest ona pusta.
position-phase-token = ostatni komiks tej tury nie jest komiksem superszczura bez żetonu.
position-phase-shop = nie ma czego zdobyć.
position-phase-build = nic nie można zbudować ani przekazać.
position-phase-plan = Szczurobot nie ma wyboru torów.
position-phase-over = nic nie zakończyło gry.
position-result-early = wynik ma tylko skończona gra.
position-result = to nie jest wynik tego stołu.

# Błędna zawartość
content-lamps = lampy muszą rosnąć wzdłuż ścieżki, co najmniej jedna przy każdym polu.
content-burrow = nora potrzebuje pola { $what }.
content-name = nazwa to małe litery, cyfry i łączniki, na przykład low-right.
content-cap = kapsel liczy albo tory, albo przedmioty.
content-twice = { $what } jest tu dwa razy.
content-all = musi tu być każde z { $names } po jednym razie.
content-box = w pudełku jest ich tylko { $most }.
content-group = nazwa płytki zaczyna się od litery jego grupy, { $letters }.
content-robot = potrzebne są cztery pola, od przodu do tyłu.
content-card = karty to A, B i jedna C, posortowane, każda raz; żadna nie ma rakiety.
content-level = potrzebne jest [karty A, karty B], nie więcej niż ich jest, i ta sama suma na każdym poziomie.

# Opcje
option-edition = Wydanie
option-edition-pl = Polski tekst z 2026 roku: 12 spleśniałych serów i 16 nakrętek, żarówki świecą od razu, komiks trzeba wziąć
option-edition-de = Niemiecki tekst z 2022 roku: 10 spleśniałych serów i 15 nakrętek, żarówki świecą od następnej tury, z komiksu można zrezygnować
option-superrats = Superszczury
option-superrats-false = Bez nich: tylko sześć komiksów
option-superrats-true = Z nimi: cztery komiksy, które dają jednemu szczurowi własną moc
option-board = Plansza
option-board-standard = Standardowa: ścieżka i tory jak w druku
option-board-variable = Zmienna: płytki ścieżki i torów punktów są tasowane
option-cheap_parts = Komiks „Tanie części”
option-cheap_parts-auto = Według wydania: w polskim bez niego przy dwóch graczach
option-cheap_parts-in = W grze
option-cheap_parts-out = Poza grą
option-solo = Szczurobot (tylko w grze solo)
option-solo-easy = Łatwy
option-solo-medium = Średni
option-solo-hard = Trudny
option-solo-unfair = Niesprawiedliwy

# Lobby i punkty po kolei
about = Biegnij przez złomowisko, zbuduj rakietę, leć na serowy księżyc.
preset-first = Plansza standardowa. W grze z botami pomaga trener.
preset-box = Gra z pudełka na planszy standardowej, bez trenera.
preset-everything = Superszczury i plansza za każdym razem inna.
start-player = Zaczyna osoba, która ostatnio jadła ser (FR-1).
score-cockpit = Kokpit
score-cargo = Ładownia
score-engine = Silnik
score-rocket = Rakieta
score-cheese = Tor sera
score-spotlights = Reflektory
score-pantry = Spiżarnia
score-rattonauts = Szczuronauci
score-caps = Kapsle
score-nuts = Nakrętki
score-mouldy = Spleśniały ser
score-leftovers = Pozostałe zasoby
for-cockpit = za kokpit
for-cargo = za ładownię
for-engine = za silnik
for-rocket = za rakietę
for-cheese = na torze sera
for-spotlights = za reflektory
for-pantry = za spiżarnię
for-rattonauts = za szczuronautów
for-caps = za kapsle
for-nuts = za nakrętki
for-mouldy = za spleśniały ser
for-leftovers = za pozostałe zasoby

# Obraz
chamber = { $room ->
    [nursery] Salon
    [library] Biblioteka
   *[pantry] Spiżarnia
}
points-and-end = Punkty i koniec
on-turn = { $you ->
    [yes] twoja tura
   *[no] teraz gra
}
stones-left = { $markers ->
    [one] został { $markers }
    [few] zostały { $markers }
   *[other] zostało { $markers }
}
each = po { $points }
robot-level = { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
   *[unfair] niesprawiedliwy
}
choose-pack = Plecak daje 1 więcej. Czego?
choose-drink = Wypić i wziąć dwa razy tyle?
choose-reward = Którą nagrodę bierzesz?
choose-comic = Który komiks bierzesz?
step-run = Bieg
step-take = Zbieranie
step-shop = Zakupy
step-build = Budowa
label-done = { $phase ->
    [build] Koniec tury
    [shop] Nic nie biorę
   *[other] Gotowe
}
label-run = { $pipes ->
    [none] { rat } na { $end }
   *[other] { rat } na { $end } rurą { $pipes }
}
label-save = { track }, o { $goods } taniej
label-nut = Nakrętka
label-newrat = Nowy szczur
label-buy = Zakup
label-steal = Kradzież
label-feed = Prowiant
aside-colour = Inne też muszą skończyć na polach { colour-spaces }.
aside-first = Sam do { $alone } kroków, kilka najwyżej po { $several }.
aside-fork = { $side ->
    [library] Biblioteka daje komiks.
   *[nursery] Salon daje szczura; dalej jest spiżarnia.
}
aside-shop = Złodziej wraca na start.
aside-last = To ostatnia runda.

# Karty: czym jest każdy przedmiot
card-space-blue = Niebieskie pole
card-space-blue-text = Daje żarówki: każda przesuwa znacznik gracza o jeden krok po przewodzie oświetlenia. Oświetlone pole daje o jedną więcej. (FR-28)
card-space-yellow = Żółte pole
card-space-yellow-text = Daje ser, walutę wysypiska. Oświetlone pole daje o jeden kawałek więcej. (FR-28)
card-space-orange = Pomarańczowe pole
card-space-orange-text = Daje materiał na rakietę. Oświetlone pole daje o jeden więcej. (FR-28)
card-space-green = Zielone pole
card-space-green-text = Daje materiał na rakietę. Oświetlone pole daje o jeden więcej. (FR-28)
card-space-white = Białe pole
card-space-white-text = Daje ogryzki: każdy przesuwa małego szczurka gracza o jeden krok w norze. Oświetlone pole daje o jeden więcej. (FR-28)
card-pipe-3 = Rura z 3 na 12
card-pipe-3-text = Bieg przez nią to jeden krok i kosztuje 1 kalkulator. Jest pomarańczowa: z komiksem „Pomarańczowe rury” za darmo. (FR-19)
card-pipe-5 = Rura z 5 na 10
card-pipe-5-text = Bieg przez nią to jeden krok i kosztuje 1 pudełko sody. Jest zielona: z komiksem „Zielone rury” za darmo. (FR-19)
card-pipe-11 = Rura z 11 na 19
card-pipe-11-text = Bieg przez nią to jeden krok i kosztuje 1 puszkę. Jest zielona: z komiksem „Zielone rury” za darmo. (FR-19)
card-pipe-13 = Rura z 13 na 17
card-pipe-13-text = Bieg przez nią to jeden krok i kosztuje 1 butelkę. Jest pomarańczowa: z komiksem „Pomarańczowe rury” za darmo. (FR-19)
card-pipe-20 = Rura z 20 na 24
card-pipe-20-text = Bieg przez nią to jeden krok i kosztuje 1 butelkę. Żaden komiks nie zwalnia z tej ceny. (FR-19)
card-cheese = Ser
card-cheese-text = Kupuje się za niego plecaki, napoje i kapsle, płaci się nim opłaty. 10 kawałków to prowiant na lot: znacznik na torze sera. (FR-45, FR-49)
card-bottle = Butelka octu
card-bottle-text = Pięć butelek i dwa pudełka sody to silnik. Płaci się nią za rury na polach 13 i 20. (FR-49)
card-soda = Soda oczyszczona
card-soda-text = Trzy pudełka na ładownię, dwa na silnik. Płaci się nią za rurę na polu 5. (FR-49)
card-can = Puszka po groszku
card-can-text = Jedna na kokpit, dwie na ładownię. Płaci się nią za rurę na polu 11. (FR-49)
card-calculator = Kalkulator
card-calculator-text = Dwa i puszka to kokpit. Płaci się nim za rurę na polu 3. (FR-49)
card-bulb = Żarówka
card-bulb-text = Każda przesuwa znacznik gracza o jeden krok po przewodzie oświetlenia. (FR-36)
card-core = Ogryzek
card-core-text = Każdy przesuwa małego szczurka gracza o jeden krok w norze. (FR-37)
card-start = Start
card-start-text = Stąd ruszają szczury i tu wracają złodzieje. Może tu stać dowolnie wiele szczurów. (FR-16, FR-46)
card-pad = Platforma startowa
card-pad-text = Ma wszystkie pięć kolorów. Szczur, który tu dotrze, zostaje szczuronautą; jego gracz bierze nakrętkę albo nowego szczura. (FR-24, FR-26)
card-stand-hamster = Chomik
card-stand-hamster-text = Szczur, który dobiegnie na pole 9, może zdobyć plecak: kupić go za 6 kawałków sera albo ukraść. (FR-44)
card-stand-frog = Żaba
card-stand-frog-text = Szczur, który dobiegnie na pole 15, może zdobyć napój energetyczny: kupić go za 7 kawałków sera albo ukraść. (FR-44)
card-stand-crow = Wrona
card-stand-crow-text = Szczur, który dobiegnie na pole 21, może zdobyć kapsel: kupić go za 12 kawałków sera albo ukraść. (FR-44)
card-pack-green = Zielony plecak
card-pack-green-text = Raz w turze 1 materiał więcej z zielonych pól. 6 kawałków sera albo kradzież. (FR-32, FR-33)
card-pack-orange = Pomarańczowy plecak
card-pack-orange-text = Raz w turze 1 materiał więcej z pomarańczowych pól. 6 kawałków sera albo kradzież. (FR-32, FR-33)
card-pack-yellow = Żółty plecak
card-pack-yellow-text = Raz w turze 2 kawałki sera więcej z żółtych pól. 6 kawałków sera albo kradzież. (FR-32)
card-pack-blue = Niebieski plecak
card-pack-blue-text = Raz w turze 2 żarówki więcej z niebieskich pól. 6 kawałków sera albo kradzież. (FR-32)
card-pack-white = Biały plecak
card-pack-white-text = Raz w turze 2 ogryzki więcej z białych pól. 6 kawałków sera albo kradzież. (FR-32)
card-drink = Napój energetyczny
card-drink-text = Podwaja to, co gracz bierze w jednej turze; potem jest pusty. 7 kawałków sera albo kradzież. (FR-34)
card-empty = Pusty napój
card-empty-text = Zrobił już swoje. Kapsel „Zbieracz” nadal go liczy. (FR-34)
card-nut = Nakrętka
card-nut-text = Nagroda za dotarcie na platformę startową: 3 punkty. (FR-26, FR-66)
card-points = Punkty
card-points-text = Tyle miałby ten gracz, gdyby gra skończyła się teraz. Wygrywa, kto ma najwięcej punktów. (FR-66, FR-67)
card-mouldy = Spleśniały ser
card-mouldy-text = Bierze go gracz, którego nie stać na opłatę: daje 3 kawałki sera i kosztuje 2 punkty na koniec gry. (FR-22)
card-leftovers = Resztki
card-leftovers-text = Każde 4 sztuki sera i materiałów razem to 1 punkt na koniec gry. (FR-66)
card-cap-unbuilt = Kapsel: Bez części
card-cap-unbuilt-text = 12 punktów, minus 2 za każdy własny kokpit, ładownię i silnik. (FR-66)
card-cap-collector = Kapsel: Zbieracz
card-cap-collector-text = 2 punkty za każdy własny kapsel, plecak, komiks i napój. (FR-66)
card-cap-pantry = Kapsel: Spiżarnia
card-cap-pantry-text = 4 punkty za każdy własny znacznik na torze spiżarni. (FR-66)
card-cap-spotlights = Kapsel: Reflektory
card-cap-spotlights-text = 4 punkty za każdy własny znacznik na torze reflektorów. (FR-66)
card-cap-cockpit = Kapsel: Kokpit
card-cap-cockpit-text = 4 punkty za każdy własny kokpit. (FR-66)
card-cap-cheese = Kapsel: Ser
card-cap-cheese-text = 5 punktów za każdy własny znacznik na torze sera. (FR-66)
card-cap-cargo = Kapsel: Ładownia
card-cap-cargo-text = 5 punktów za każdą własną ładownię. (FR-66)
card-cap-engine = Kapsel: Silnik
card-cap-engine-text = 5 punktów za każdy własny silnik. (FR-66)
card-cap-rocket = Kapsel: Rakieta
card-cap-rocket-text = 6 punktów za każdą własną kompletną rakietę. (FR-66)
card-cap-rattonauts = Kapsel: Szczuronauci
card-cap-rattonauts-text = 4 punkty za każdego własnego szczuronautę. (FR-66)
card-comic-orange-pipes = Komiks: Pomarańczowe rury
card-comic-orange-pipes-text = Pomarańczowe rury, na polach 3 i 13, są dla właściciela za darmo od następnej tury. (FR-56)
card-comic-green-pipes = Komiks: Zielone rury
card-comic-green-pipes-text = Zielone rury, na polach 5 i 11, są dla właściciela za darmo od następnej tury. (FR-57)
card-comic-no-rent = Komiks: Bez opłat
card-comic-no-rent-text = Właściciel nie płaci opłat; inni nadal mu płacą. (FR-58)
card-comic-long-legs = Komiks: Długie nogi
card-comic-long-legs-text = Gdy biegnie kilka szczurów gracza, każdy może zrobić do 4 kroków. (FR-59)
card-comic-green-orange = Komiks: Dwubarwny bieg
card-comic-green-orange-text = Przy bieganiu zielony i pomarańczowy to dla właściciela jeden kolor. (FR-60)
card-comic-cheap-parts = Komiks: Tanie części
card-comic-cheap-parts-text = Każda część kosztuje właściciela o jeden wybrany przedmiot mniej. (FR-61)
card-comic-miroslaw = Komiks: Mirosław
card-comic-miroslaw-text = Jeden szczur zostaje Mirosławem: sam biegnie dowolnie daleko, nigdy nie kradnie, jako szczuronauta liczy się podwójnie. (FR-71)
card-comic-slawosz = Komiks: Sławosz
card-comic-slawosz-text = Jeden szczur zostaje Sławoszem: bierze ze swojego pola o 1 przedmiot więcej. (FR-73)
card-comic-lara = Komiks: Lara
card-comic-lara-text = Jeden szczur zostaje Larą: Lara biegnie o 2 kroki dalej, sama do 7, z innymi do 5. (FR-72)
card-comic-ratwoman = Komiks: Szczurzyca
card-comic-ratwoman-text = Jeden szczur zostaje Szczurzycą: po kradzieży zostaje na miejscu. (FR-74)
card-rat = Szczur
card-rat-text = Biegnie w stronę rakiety: sam do 5 kroków, z innymi każdy do 3. Znak mówi, czyj jest. (FR-14)
card-waiting-rat = Szczur w salonie
card-waiting-rat-text = Wychodzi na start, gdy mały szczurek jego koloru wejdzie do salonu, albo jako nagroda za platformę startową. (FR-26, FR-41)
card-robot-rat = Szczur Szczurobota
card-robot-rat-text = Biegnie według karty Szczurobota. Za wejście na jego pole odkłada się opłatę na wysypisko. (FR-82, FR-90)
card-small-rat = Mały szczurek
card-small-rat-text = Chodzi po norze, jeden krok za każdy ogryzek. Przy drogowskazie jego gracz wybiera drogę. (FR-37, FR-38)
card-light-marker = Znacznik żarówki
card-light-marker-text = Pokazuje, dokąd gracz oświetlił ścieżkę. Wszystkie pola do tego miejsca dają mu o jeden przedmiot więcej. (FR-30, FR-36)
card-lamp = Lampa
card-lamp-text = Krok przewodu oświetlenia. Graczowi, którego znacznik tu dotarł, jej pole daje o jeden przedmiot więcej. (FR-30)
card-spotlight = Reflektor
card-spotlight-text = Kto do niego dotrze lub go minie, kładzie znacznik na torze reflektorów. (FR-36)
card-battery = Akumulator
card-battery-text = Tu zaczyna się przewód oświetlenia. (FR-36)
card-marker = Znacznik
card-marker-text = Daje punkty według wartości swojego pola. Każdy ma osiem znaczników i dwa zapasowe; po czyimś ósmym gra się jeszcze jedną rundę. (FR-52, FR-63)
card-rattonaut = Szczuronauta
card-rattonaut-text = Szczur, który dotarł na platformę startową; daje punkty według wartości swojego pola. Przy czyimś czwartym ta runda jest ostatnia. (FR-24, FR-62)
card-plan = Znacznik planowania
card-plan-text = Gdy karta Szczurobota znów pokaże ten tor, Szczurobot położy na nim znacznik punktów. (FR-87)
card-robot-card = Karta Szczurobota
card-robot-card-text = Cztery liczby: jak daleko biegną jego szczury, od pierwszego do ostatniego; potem, co planuje albo usuwa. (FR-81)
card-rocket = Rakieta
card-rocket-text = Rośnie z tym, co wszyscy budują: kokpit, ładownia, silnik. Liczby mówią, ile części już powstało. (FR-49)
card-track-cockpit = Kokpit
card-track-cockpit-text = Budowa kosztuje 1 puszkę i 2 kalkulatory. Kto pierwszy, ten dostaje najwięcej. (FR-49, FR-52)
card-track-cargo = Ładownia
card-track-cargo-text = Budowa kosztuje 2 puszki i 3 pudełka sody. Kto pierwszy, ten dostaje najwięcej. (FR-49, FR-52)
card-track-engine = Silnik
card-track-engine-text = Budowa kosztuje 2 pudełka sody i 5 butelek octu. Kto pierwszy, ten dostaje najwięcej. (FR-49, FR-52)
card-track-rocket = Rakieta
card-track-rocket-text = Za każdy pełny zestaw (kokpit, ładownia i silnik) kładzie się tu jeszcze jeden znacznik. (FR-50)
card-track-cheese = Ser
card-track-cheese-text = Prowiant na lot: 10 kawałków sera za znacznik tutaj. (FR-49)
card-track-spotlights = Reflektory
card-track-spotlights-text = Znacznik za każdy reflektor, 15, 28 i 40, do którego dotrze światło gracza. (FR-36)
card-track-pantry = Spiżarnia
card-track-pantry-text = Znacznik za każde wejście małego szczurka do spiżarni. (FR-40)
card-track-rattonauts = Szczuronauci
card-track-rattonauts-text = Każdy szczur, który dotrze na platformę startową, pole 27, zajmuje następne miejsce. (FR-24, FR-52)
card-nursery = Salon
card-nursery-text = Gdy wejdzie tu mały szczurek, jeden z czekających tu szczurów jego koloru wychodzi na start. (FR-41)
card-packs = Plecaki
card-packs-text = Każdy raz na turę daje więcej z pól swojego koloru. Cały panel pokazuje, jakie to plecaki. (FR-32)
card-comics = Komiksy
card-comics-text = Każdy ma własne działanie. Cały panel pokazuje, jakie to komiksy. (FR-42)
card-caps = Kapsle
card-caps-text = Każdy daje coś na koniec. Cały panel pokazuje, jakie to kapsle. (FR-66)
card-more-things = I jeszcze więcej
card-more-things-text = Plecaki, komiksy, kapsle i inne: cały panel pokazuje wszystko. (FR-32)
card-library = Biblioteka
card-library-text = Gdy wejdzie tu mały szczurek, jego gracz bierze komiks. Działa on od jego następnej tury. (FR-42, FR-43)
card-pantry = Spiżarnia
card-pantry-text = Gdy wejdzie tu mały szczurek, jego gracz kładzie znacznik na torze spiżarni. (FR-40)
card-fork = Drogowskaz
card-fork-text = Tu gracz wybiera drogę, gdy jego mały szczurek idzie dalej. (FR-38)
card-passage = Korytarz
card-passage-text = Małe szczurki idą zgodnie ze strzałkami, jeden krok za każdy ogryzek. (FR-37)

# Wielkie chwile, które na sekundę dostają całą scenę
moment-crew-joined = Szczuronauta!
moment-scored = { $track ->
    [rocket] { $seat } kończy rakietę!
   *[other] { "" }
}
moment-robot-crew = Szczurobot ma szczuronautę!
moment-ends-next = Jeszcze jedna runda!
moment-ends-this = Ostatnia runda!
moment-won = { $count ->
    [one] Wygrywa { $seat }!
   *[other] Wygrywają wspólnie: { $seat }!
}
moment-robot-won = Wygrywa Szczurobot!

# What puzzles and mistakes are about
theme-run = Kto biegnie i dokąd?
theme-build = Co budujesz?
theme-buy = Co kupujesz?
theme-comic = Który komiks?
theme-done = Dalej czy koniec?
theme-steal = Co kradniesz?
theme-feed = Nakarmić załogę?
theme-fork = Którędy w norze?
theme-drink = Pić teraz?
theme-keep = Zachować napój?
theme-nut = Nakrętka czy szczur?
theme-newrat = Nakrętka czy szczur?
theme-pack = Co da plecak?
theme-token = Kto zostanie bohaterem?
theme-plan = Gdzie planuje Szczurobot?

# The sheet of challenges (FR-92)
sheet-row = { $number ->
    [1] bez szczuronauty
    [2] bez plecaka, napoju, komiksu i kapsla
    [3] czterech szczuronautów
    [4] dwie rakiety
    [5] cztery plecaki
    [6] ponad 90 punktów
    [7] najwyżej 16 tur
    [8] pięć znaczników na jednym torze
   *[9] każda rura dwa razy
}

# Dlaczego podpowiedź jest dobra
plan-scored-cockpit = { plan-part-when } kokpit: { points }.
plan-scored-cargo = { plan-part-when } ładownię: { points }.
plan-scored-engine = { plan-part-when } silnik: { points }.
plan-part-when = { $when ->
    [now] Starczy na
   *[next] Potem starczy na
}
plan-scored-rocket = { $when ->
    [now] Rakieta jest cała
   *[next] Wkrótce rakieta będzie cała
}: jeszcze { points }.
plan-scored-cheese = { $when ->
    [now] Starczy na paczkę z serem
   *[next] Potem starczy na paczkę z serem
}: { points }.
plan-scored-spotlights = { $when ->
    [now] Zapala następny reflektor
   *[next] Prowadzi do następnego reflektora
}: { points }.
plan-scored-pantry = { $when ->
    [now] Zapełnia słoik w spiżarni
   *[next] Prowadzi do słoika w spiżarni
}: { points }.
plan-crew-joined = { $when ->
    [now] { rat } jest na księżycu
   *[next] { rat } wkrótce będzie na księżycu
}: { points }.
plan-new-rat = Daje nowego szczura, a każdy szczur zbiera w każdej turze.
plan-took-comic = Daje komiks: { comic-help }.
plan-took-cheese = { plan-goods }
plan-took-bottle = { plan-goods }
plan-took-soda = { plan-goods }
plan-took-can = { plan-goods }
plan-took-calculator = { plan-goods }
plan-goods = { $when ->
    [now] { $toward ->
        [none] Daje { $got }.
        [enough] Daje { $got }: starczy na { toward-what }.
       *[lack] Daje { $got }. Na { toward-what } trzeba potem jeszcze: { $lack }.
    }
   *[next] { $toward ->
        [none] Potem daje { $got }.
       *[other] Potem daje { $got }, na { toward-what }.
    }
}
toward-what = { $what ->
    [cockpit] kokpit
    [cargo] ładownię
    [engine] silnik
   *[cheese] paczkę
}
points-leftovers = W dwóch następnych rundach daje więcej sera i materiałów.
plan-took-bulb = { $when ->
    [now] Daje { $got }
   *[next] Wkrótce daje { $got }
}: każde pole w twoim świetle daje ci o jedno więcej.
plan-took-core = { $when ->
    [now] Daje { $got }
   *[next] Wkrótce daje { $got }
}: o tyle kroków idzie twój szczurek, po komiksy i nowe szczury.
plan-bought = { $when ->
    [now] Od razu: { $thing }
   *[next] Wkrótce: { $thing }
} ({ $help }).
plan-stole = { $when ->
    [now] Od razu, bez płacenia: { $thing }
   *[next] Wkrótce, bez płacenia: { $thing }
} ({ $help }).
spare-mouldy = Inaczej nie starczy na opłatę: spleśniały ser, 2 punkty mniej.
plan-won = Wygrywa grę ({ $here } razy na { $of }, nie { $there }).

# At a stall
stall-buy = Kup za { $price }
stall-short = brak { $missing }
stall-steal = { $stays ->
    [yes] Kradzież nic nie kosztuje, a Szczurzyca zostaje na miejscu.
   *[no] Kradzież nic nie kosztuje, ale { rat } wraca na start i traci { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }.
}

# Podpowiedź: co daje wybór
merit-mark = { $less ->
    [yes] Od razu { points }. Następny znacznik na tym torze dostanie tylko { $then }.
   *[no] Od razu { points }.
}

# Podpowiedź: co daje sam ruch
good-build = Wcześniejsze pola dają więcej punktów.
good-feed = Wcześniejsze pola dają więcej punktów.
good-fork-nursery = Salon daje nowego szczura, a każdy szczur zbiera w każdej turze.
good-fork-library = Biblioteka daje komiks, a on pomaga do końca gry.
good-fork-pantry = Spiżarnia daje punkty za słoik.
good-fork-on = Droga prowadzi dalej, do następnej sali nory.
good-done = To, co zostało, kosztuje więcej, niż daje.
