# The web table, in Polish.
skip = Do treści
settings = Język i światło
theme-dark = Noc
theme-light = Świt
close = Zamknij
yes = Tak
no = Nie
rule = Zasada
all-rules = Wszystkie zasady
go = Dalej
more = Więcej
clear = Wyczyść

# Lobby
welcome = Serowy księżyc i stół dla ciebie
welcome-more = Cztery gry planszowe ze sprytnymi botami albo z przyjaciółmi przez link. Za darmo, bez konta, od razu.
choose-game = Wybierz grę
start-here = Zacznij tutaj: 5 minut
just-play = Po prostu graj
for-players = Od { $lowest } do { $highest } graczy
for-exactly = { $count ->
    [one] Dla { $count } gracza
   *[other] Dla { $count } graczy
}
play = Graj
rules = Zasady
pad = Notes punktowy
all-rules = Zasady gier
all-pads = Notesy punktowe do wydanych gier
pads = Notesy punktowe
your-tables = Twoje stoły
public-tables = Popatrz, jak grają inni
no-public-tables = Nikt teraz nie gra publicznie.
seats-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
state-running = w toku
state-over = zakończony
what-if = a gdyby?
open-file = Otwórz zapisaną grę
open-file-more = Upuść tu plik albo wybierz go: zapis gry lub pozycję, od której chcesz zagrać.
file = Plik
open = Otwórz
help = Pomoc
for-programs = Dla programów

# As an app
install = Zainstaluj jako aplikację
keep = Zachowaj lekcje na czas bez sieci
keep-going = Zachowane strony: { $kept } z { $all }
keep-done = Lekcje i dzisiejsze zagadki są zapisane na tym urządzeniu
offline-title = Nie można połączyć się z serwerem
offline-needs = Stoły, boty, nowe gry i zapisane partie wymagają serwera. Nic nie zginęło: każdy stół czeka tam, gdzie go zostawiono.
offline-again = Spróbuj ponownie
offline-works = Co działa bez niego
offline-lessons = Lekcje i zagadki działają o tyle, o ile zostały zapisane na tym urządzeniu: kliknięciem na stronie nauki albo dlatego, że już tam byłeś.

# Ratings, history and safety
ladder = Ranking
ladder-more = Ludzie i boty tego serwera w jednym rankingu, z gier, które umówiono jako liczące się. Ocena jest pewna w 95 % w podanym obok zakresie.
ladder-checked = Liczy się: wylosowany przypadek, bez podpowiedzi, cofania i zastępców, każda gra odtworzona przez serwer. Nie sprawdzamy, kto siedzi przy urządzeniu, ani pomocy z zewnątrz.
result-replayed = odtworzono
result-unproven = niesprawdzone
ratings-no-game = Nie ma gry „{ $game }”. Są: { $known }.
ladder-empty = Żadna gra jeszcze się nie liczyła. Zaznacz „liczy się do rankingu” przy zakładaniu stołu.
ladder-place = Miejsce
ladder-rating = Ocena
ladder-games = Gry
ladder-none = Ten serwer nie prowadzi rankingu.
ladder-extra = Ranking wymaga dodatku cheesemoon[ladder], którego na tym serwerze nie ma.
pairings = Pojedynki
pairing-with = Z kim
pairing-won = Wygrane
pairing-tied = Remisy
pairing-lost = Przegrane
pairing-none = Ci dwoje nie spotkali się w grze, która się liczy.
pairing-told = Gry: { $games }. Wygrane: { $wins }, remisy: { $ties }, przegrane: { $losses }.
history = Zakończone gry
history-more = Gry, które każdy może oglądać, i twoje własne.
history-game = Gra
history-all = Wszystkie gry
history-player = Gracz
history-since = Od
history-until = Do
history-search = Szukaj
history-when = Kiedy
history-replayed = rankingowa, odtworzona
history-unproven = rankingowa, niesprawdzona
history-none = Żadna zakończona gra nie pasuje.
card-won = Wygrywa { $name }, przewaga: { $count }
turn-card = Decydująca tura, ruchomy obrazek
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-lead = Przewaga ({ $name }): { $change }
replay-chance = Szansa na wygraną ({ $name }): { $before } → { $after } %
replay-marks = Co zdecydowało
card-later = Karta wyniku będzie po zakończeniu gry.
card-extra = Karty PNG wymagają dodatku cheesemoon[pictures], którego na tym serwerze nie ma.
share-result = Kopiuj link
result-card = Karta wyniku
result-card-tall = Wynik jako pionowy obraz
rated = Liczy się do rankingu tego serwera
rated-told = Ta gra liczy się do rankingu.
rated-rules = Gra rankingowa: bez podpowiedzi, cofania i zastępców.
rated-spoiled = Ta gra już się nie liczy.
rated-no-undo = W grze rankingowej ruchów się nie cofa.
rated-no-hints = W grze rankingowej nie ma podpowiedzi przed jej końcem.
rated-no-stand-in = Przy stole rankingowym bot nie gra za człowieka.
rated-no-stop = Rozpoczęta gra rankingowa kończy się według zasad albo gdy ktoś się podda.
rated-one-browser = Miejsce przy stole rankingowym należy do jednej osoby. Przenieś swoje imię na drugie urządzenie kodem.
rated-other-device = Miejsce przy stole rankingowym należy do jednej osoby. Kod przenosi twoje imię i to miejsce na drugie urządzenie.
rated-same-person = Na tym urządzeniu trwa gra rankingowa. Zakończ ją, zanim urządzenie stanie się kimś innym.
rated-sit-down = Najpierw otwórz link tego miejsca w przeglądarce: gra rankingowa musi znać swoich graczy.
delay = O ile akcji później widzą grę widzowie
delay-told = { $count ->
    [one] Widzowie widzą grę o jedną akcję później.
    [few] Widzowie widzą grę o { $count } akcje później.
   *[other] Widzowie widzą grę o { $count } akcji później.
}
delayed = { $count ->
    [one] Widzowie tego stołu widzą grę o jedną akcję później; więcej będzie widać po jej zakończeniu.
    [few] Widzowie tego stołu widzą grę o { $count } akcje później; więcej będzie widać po jej zakończeniu.
   *[other] Widzowie tego stołu widzą grę o { $count } akcji później; więcej będzie widać po jej zakończeniu.
}
no-chat = Bez czatu przy tym stole
chat-off = Przy tym stole nikt nie rozmawia.
talk-end = Wyłącz czat
talk-begin = Włącz czat
talk-maker = Tylko ten, kto założył stół, decyduje, czy się tam rozmawia.
screen = Duży ekran
screen-more = Sama plansza, na telewizor: to, co każdy może widzieć.
screen-open = Otwórz duży ekran
unwanted-word = Gospodarz tego serwera nie chce tu tego słowa.
mute = Wycisz
unmute = Pokaż znowu
report = Zgłoś
report-line = Zgłoś tę wiadomość
report-why = Co jest nie tak z tą wiadomością? Przeczyta to gospodarz serwera.
report-done = Gospodarz serwera to przeczyta.
no-such-line = Takiej wiadomości nie ma na czacie.
too-many-reports = Z tego stołu zgłoszono już dość; gospodarz się tym zajmie.
bad-words = Nie można przeczytać listy słów { $path }: { $why }

# The printed game beside the screen
hand-for-bot = { $name } już wie, co robi: rzućcie i dobierzcie za niego.
hand-enter = Wpisz, co wypadło
hand-progress = { $number } z { $of }
hand-given = Do tej pory
hand-back = Cofnij
hand-cancel = Nie teraz
layout-open = Rozłóż stół
layout-title = Co leży na waszym stole?
layout-printed = Wybierz miejsce, potem to, co tam leży; albo przeciągnij. Drugi wybór zdejmuje.
layout-free = Połóżcie płytki, gdzie chcecie: przeciągnijcie je albo dotknijcie miejsca, a potem płytki. Klawiaturą: strzałki przechodzą między miejscami, z klawiszem Shift zabierają płytkę ze sobą.
layout-stock = W pudełku
layout-empty = puste
layout-at = { $name }: { $face }
layout-left = Puste miejsca: { $count }.
layout-done = Tak leży: zaczynamy
layout-leave = Niech zdecyduje los
layout-maker = Stół rozkłada tylko ten, kto go założył.
layout-too-late = Gra już trwa: to, co leży na stole, zostaje.

# A new table
new-table = { $game }, nowy stół
how-many = Ilu graczy?
who-sits = Kto siada do stołu?
for-one = Stół dla jednej osoby
who-sits-more = Wybierz krzesło. Kolejność biegnie zgodnie z ruchem wskazówek zegara od pierwszego miejsca.
seat-who = Miejsce { $number }: kto tu gra?
seat-name = Miejsce { $number }: imię
who-here = Tutaj
who-link = Przez link
who-bot = Bot
level-name = { $level ->
    [random] losowy
    [greedy] szybki
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [expert] mistrz
    [hoarder] ciułacz
    [racer] sprinter
    [thief] złodziej
    [builder] budowniczy
    [hunter] łowca
    [gambler] hazardzista
    [solver] rachmistrz
   *[other] { $level }
}
name = Imię
more-settings = Więcej ustawień
chance = Los
chance-drawn = Stół rzuca i losuje.
chance-hand = Mamy grę w pudełku: sami wpiszemy, co pokazały nasze kości i karty.
seed = Ziarno
seed-more = Zostaw puste, a nikt go nie odgadnie. To samo ziarno daje ten sam los.
make-public = Każdy może oglądać ten stół
start = Zaczynamy

# At the table
watching = oglądasz
tools = Narzędzia
replay = Powtórka
sound-on = Włączony
sound-off = Wyłączony
board = Plansza
zoom = Powiększenie
your-choices = Twoje możliwości
players = Gracze
log = Dziennik
log-earlier = Wcześniej: w powtórce
chat = Czat
sheets = Pokaż
say-something = Napisz coś
send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.
onlooker = Widz
invite = Zaproś
invite-more = Każdy link to jedno miejsce. Wyślij go tylko jednej osobie.
invite-far = Kogoś tu nie ma?
invite-far-more = Daj tej osobie krzesło: będzie link do wysłania i kod do pokazania.
invite-give = Daj krzesło
invite-asked = Zaproszono: { $names }
invite-asked-more = Kod i link są przy krześle, teraz i przy stole.
chair-for = Zaproszenie: { $name }
chair-more = Pokaż kod albo wyślij link: otwiera tylko to krzesło. Kto przyjdzie wcześniej, poczeka, aż zaczniesz. Jeśli nie zaczniesz w ciągu doby, link straci ważność.
send-link = Wyślij
guest-none = Jeszcze nieotwarte.
guest-short = czeka
guest-waits-some = Ktoś otworzył link i czeka.
guest-waits = { $name } ma już link otwarty i czeka.
early = Jesteś przed czasem!
early-more = Stół nie jest jeszcze gotowy. Gdy tylko gra się zacznie, twoje krzesło pojawi się tu samo.
early-gone = Jeśli długo nic się nie dzieje, zapytaj osobę, która przysłała ci link: może jednak nie gracie.
early-learn = Poznaj tymczasem grę
place-taken = Rozdane linki należą do stołu, który już zaczął grę; znajdziesz go na stronie głównej. Nowy stół dostanie nowe linki.
place-old = Twoje linki mają ponad dobę i straciły ważność. Przygotuj stół jeszcze raz, a dostaniesz nowe.
link-void = To zaproszenie straciło ważność: w ciągu doby nikt nie zaczął gry albo stołu już nie ma. Poproś o nowy link.
link-for = Link do miejsca { $number }
copy = Kopiuj
rename = Zmień imię
other-device = Graj dalej na innym urządzeniu
other-device-more = To linki do twoich miejsc. Otwórz link na drugim urządzeniu.
seed-hash = Skrót ziarna
seed-hash-more = Co to jest?
your-turn = Twoja kolej
your-turn-name = Twoja kolej, { $name }
waiting-for = Teraz gra { $name }
bot-queue = Na tym serwerze myśli wiele botów: miejsce { $place } w kolejce.
bot-thinks = { $name } myśli
bot-name = { $level ->
    [random] Ślimcio
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
bot = bot, { level-name }
you = ty
crossed = skreślone:
you-alone = punkty · dotknij: wszystko, co masz
stand-in = (gra bot: { level-name })
to-act = teraz gra
points-now = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
breakdown = Punkty szczegółowo
details = Szczegóły
total = Razem
as-if-ended = Punkty, gdyby gra skończyła się teraz.
let-bot-play = Niech zagra bot
come-back = Wracam na miejsce
not-yet = To jeszcze nie twoja kolej.
undo = Cofnij
undo-asked = { $name } prosi o cofnięcie ostatniego ruchu.
undo-waiting = Czekamy na zgodę pozostałych.
agree = Zgoda
disagree = Nie
won-by = { $count ->
    [one] Zwycięża { $names }!
   *[other] Zwyciężają wspólnie: { $names }!
}
all-lost = Wszyscy razem przegrali.
nobody-won = Nikt nie wygrywa.
you-lost = Przegrywasz.
lost-by = { $name } przegrywa.
game-over = Koniec gry.
pass-screen = Teraz przy ekranie: { $name }.
i-am = To ja, { $name }. Pokaż moje rzeczy
numbers = Co pokazały kości i karty
numbers-more = Liczby całkowite oddzielone spacjami, w kolejności z zasad; puste, jeśli nic nie jest losowane.
result = Wynik
what = Co
points-over-time = Punkty w czasie
play-again = Rewanż
to-next-table = Do następnego stołu
download = Pobierz
fair = Uczciwy los
connection-lost = Utracono połączenie. Próbuję ponownie …
connection-back = Połączenie wróciło.
choose-one = Co wybierasz?
own-piece = Twój pionek
lifted = Miejsca: { $number }. Tab i strzałki przechodzą między nimi, Enter kładzie, Escape odkłada z powrotem.
all-choices = Wszystkie możliwości
own-board = Moje
see-board = Plansza
all-short = Wszystkie
preview-chance = Potem decyduje los.
preview-points = { $name }: { preview-own-points }
preview-own-points = { $sign ->
    [plus] +{ preview-many }
   *[minus] −{ preview-many }
}
preview-many = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
copied = Skopiowano.

# Replay
first = Na początek
back-one = Krok wstecz
on-one = Krok dalej
last = Na koniec
ply = Numer ruchu
fork = A gdyby? Graj od tego miejsca
share-ply = Skopiuj link do tej chwili
fork-more = „A gdyby” to osobny, nowy stół od tego miejsca, z nowym losem; pierwowzór zostaje bez zmian.
download-running = Dopóki gra trwa, pobierzesz stół w obecnym stanie, z nowym losem.

# Score pad
pad-more = Do gry z pudełka: wpisz, co kto ma; notes liczy według zasad i pamięta wszystko na tym urządzeniu. W polu może stać działanie, na przykład 8*3+5.
pad-or-table = Albo niech zasad pilnuje stół

# Fair chance
fair-more = Przed pierwszym ruchem serwer ogłasza skrót ziarna, z którego bierze się cały los. Po zakończeniu gry ogłasza ziarno i sól. Każdy może wtedy sprawdzić, że skrót się zgadza i że to samo ziarno daje tę samą grę.
seed-after = zostanie ogłoszone po zakończeniu gry
salt = Sól
seed-was-chosen = Ziarno wybrała osoba, która utworzyła stół, i mogła wiedzieć, co się wydarzy.
seed-was-shown = Gra się skończyła i pokazano jej ziarno. Potem cofnięto ruchy, więc można było wiedzieć, co się wydarzy.
no-proof = Ten stół nie zaczął się od nowej gry, więc jego ziarno niczego nie dowodzi.
verify-how = Aby sprawdzić, pobierz grę i wpisz
to-table = Wróć do stołu

# The first start
preparing = { $game }: przygotowujemy zasady
rules-broken = Nie udało się przygotować zasad; powód jest w dzienniku serwera.

# Help
help-playing = Gra
help-playing-more = Co ma obwódkę, można wybrać: kliknij najpierw pionek, potem miejsce. Jeśli kliknięcie może znaczyć kilka rzeczy, zapytamy, o którą chodzi. Każda możliwość jest też przyciskiem pod „Wszystkie możliwości”. Zatrzymaj wskaźnik na rzeczy, by zobaczyć, czym jest, ile kosztuje i co daje. Numery zasad otwierają zasadę.
help-board = Plansza
help-board-more = Ctrl i kółko myszy, dwa palce albo przycisk u góry powiększają planszę; przeciągnij ją, by zobaczyć resztę. Kliknij to, czego nie można wybrać, a dowiesz się dlaczego.
help-hints = Podpowiedzi
help-hints-more = „Podpowiedź” pyta bota, co by zrobił i ile warta jest każda możliwość. Widzi tylko to, co ty. W grze z ludźmi przy innych ekranach podpowiedzi nie ma. Po grze mówi, które decyzje kosztowały najwięcej.
help-keys = Klawisze
key-tab = do następnej możliwości
key-enter = wykonaj; podnieś pionek i połóż go
key-arrows = między możliwościami; w powtórce krok po kroku
key-things = między wszystkimi rzeczami, każda ze swoją kartą
key-undo = cofnij
key-esc = zamknij, odłóż pionek, opuść czat
key-help = ta strona
help-together = Z innymi
help-together-more = Miejsce należy do swojego linku. Otwórz link na dowolnym urządzeniu i już tam siedzisz. Gdy ktoś musi odejść, może za niego grać bot, dopóki nie wróci.
help-undo = Cofanie
help-undo-more = To, co niczego nie odsłoniło, możesz cofnąć, dopóki trwa twoja kolej. Wszystko inne tylko za zgodą wszystkich.

# The rules to read
rules-undrawn = Obrazki pojawią się, gdy gra będzie przygotowana.
one-screen = Gra na jednym ekranie
one-screen-picture = Stół gry { $game } z numerami; co pokazują, jest napisane niżej
rules-find = Szukaj w zasadach
rules-none = Nic nie znaleziono. Spróbuj innego słowa.
rules-some = Znaleziono: { $count }
rules-chapters = Rozdziały
rules-next = Następny rozdział
rules-try = Wypróbuj na planszy
rules-play = Zagraj
rules-exact = Słowo w słowo: { $first } do { $last }

# What cannot be done
no-table = Nie ma takiego stołu.
no-page = Nie ma takiej strony.
not-your-turn = To nie jest kolej tego miejsca.
not-your-seat = To miejsce nie należy do ciebie.
conflict = Stół się tymczasem zmienił. Spójrz i wybierz ponownie.
nothing-to-undo = Nie masz czego cofać.
no-stand-in = Tu nie może grać bot.
chance-not-by-hand = Ten stół sam losuje; liczb nie można wpisać.
chance-needed = { $count ->
    [one] Potrzebna jest { $count } liczba z waszych kości lub kart; podano: { $given }.
    [few] Potrzebne są { $count } liczby z waszych kości lub kart; podano: { $given }.
   *[many] Potrzeba { $count } liczb z waszych kości lub kart; podano: { $given }.
}
chance-too-many = { $count ->
    [0] Tu nic nie jest losowane; podano liczb: { $given }.
    [one] Potrzebna jest tylko { $count } liczba; podano: { $given }.
    [few] Potrzebne są tylko { $count } liczby; podano: { $given }.
   *[many] Potrzeba tylko { $count } liczb; podano: { $given }.
}
bad-numbers = To nie są liczby całkowite: { $text }
bad-form = Czegoś brakuje lub coś się nie zgadza: { $field }.
no-body = To zapytanie nie ma treści.
bad-body = Nie można odczytać tego zapytania. { $why }
bad-link = Ten link nie otwiera żadnego miejsca. Poproś o niego jeszcze raz.
bad-token = Ten token nie otwiera żadnego miejsca przy tym stole.
bad-file = Ten plik nie jest ani zapisaną grą, ani pozycją.
too-large = To jest za duże.
too-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
too-many-tables = Masz już wiele otwartych stołów. Skończ najpierw któryś z nich.
too-many-streams = To jest otwarte w zbyt wielu oknach.
foreign-request = To żądanie przyszło z innej strony i zostało odrzucone.
wrong-host = Ten adres nie jest tu obsługiwany.
server-error = Coś poszło nie tak po stronie serwera. Zapisano to w dzienniku; stół się nie zmienił.
wrong = Tak się nie da
to-lobby = Na stronę główną

# On the command line
serving = Cheesemoon działa pod adresem { $address } (zatrzymasz go przez Ctrl+C)
no-address = Nie można uruchomić serwera pod adresem { $host }, port { $port }: { $why }.
no-database = Nie można użyć bazy danych { $url }: { $why }
proof-running = Ta gra jeszcze trwa; ziarno zostanie ogłoszone na końcu.
proof-ended = Ten zapis nie mówi jak należy, w jaki sposób gra została zakończona.
proof-missing = Ta zapisana gra nie pochodzi ze stołu na serwerze: nie ma ogłoszonego skrótu.
proof-origin = Ten stół nie zaczął się od nowej gry z losem z ziarna; nie ma czego dowodzić.
proof-hash = Ziarno nie pasuje do ogłoszonego skrótu; daje { $made }.
proof-start = Ziarno nie daje ustawienia początkowego tej gry.
proof-chance = Ziarno nie daje losu tej gry.

# For programs
api-title = Dla programów
api-more = Przy każdym stole można grać przez HTTP i JSON. Token należy do jednego miejsca; to ostatnia część jego linku.
api-bot = Bot w dziesięciu wierszach
api-bot-more = Gra całą partię na jednym miejscu. Wpisz: python bot.py http://…/api/tables/STÓŁ TOKEN
api-schema = Opis wszystkiego (OpenAPI)

# Plansza, podpowiedzi i notes punktowy
box = Zasada albo pomoc
board-keys = Plansza: strzałki przechodzą między możliwościami, plus i minus zmieniają rozmiar
zoom-fit = Plansza z bliska albo w całości
choices-up = Możliwości wyżej
choices-down = Możliwości niżej
choices-left = Możliwości dalej w lewo
choices-right = Możliwości dalej w prawo
table-about = Zaproś, imiona, inne urządzenie
names = Imiona
not-now = Tego nie można teraz wybrać.
opponent = Przeciwnik
advice = Podpowiedź
advice-then = Co zrobiłby bot?
advice-thinking = Bot się zastanawia
advice-title = Co myśli bot
advice-ahead = Kto prowadzi
advice-exact = Oczekiwane punkty z tej tury, policzone dokładnie.
advice-value = Szansa na wygraną w procentach, z { $count } partii rozegranych w myśli.
advice-line = Spodziewa się:
no-advice = Podpowiedzi są wtedy, gdy nikt inny nie gra dla siebie, i po grze.
standing = Kto prowadzi?
standing-alone = Szansa rozsądnego gracza na wygraną
standing-more = Jak często z takich pozycji wygrywali gracze poziomów średniego i trudnego, sądząc po tym, co jawne.
standing-more-alone = Jak często wygrałby stąd rozsądny gracz, który patrzy mniej więcej o rundę do przodu. Kto planuje dalej, wygrywa częściej.
review = Co rozstrzygnęło?
review-about = Bot może jeszcze raz obejrzeć każdą decyzję tej gry: które najwięcej kosztowały i kto kiedy prowadził. To chwilę potrwa.
review-begin = Obejrzyj grę
review-running = Bot jeszcze raz ogląda każdą decyzję: { $done } z { $all }.
review-failed = Tej gry nie można ocenić; dziennik serwera mówi dlaczego.
review-losses = Najdroższe decyzje
review-losses-more = O ile gorzej potoczyła się gra, najwyżej 100 %; według tego, co gracz mógł wtedy wiedzieć.
review-none = Żadna pojedyncza decyzja nie kosztowała dużo.
review-played = Zagrano
review-better = Lepiej
review-course = Kto prowadził
review-course-alone = Jak dobrze to wyglądało
pad-game = Gra
pad-all = Wszystkie gry
pad-next = Następna gra
print = Drukuj
key-zoom = plansza większa, mniejsza

# Trouble with storing, and people who are away
database-in-use = Inny serwer używa już { $url }. Zatrzymaj go najpierw albo użyj PostgreSQL, którą może dzielić wiele serwerów.
not-read = Nie można tego teraz odczytać. Spróbuj ponownie.
not-stored = Nie można tego teraz zapisać; nic się nie zmieniło. Spróbuj ponownie.
not-known = Nie wiadomo, czy udało się to zapisać. Zanim spróbujesz ponownie, spójrz na stół.
is-here = Ten gracz jest przy stole.
script-too-long = Skrypt może tu mieć najwyżej { $most } liczb.
chance-known = Twórca stołu może znać wyniki losowania
chance-known-short = los znany
not-json = API przyjmuje tylko JSON: wyślij nagłówek Content-Type: application/json.
name-taken = Ktoś przy tym stole już się tak nazywa.
too-many-lines = Proszę nie pisać tylu wiadomości naraz.

# Rama stołu
brand-home = Cheesemoon, do lobby
menu = Menu: język, światło, dźwięk, pomoc
language = Język
light = Światło
sound-soft = Cichy
silence = Wycisz wszystkie dźwięki
sound-effects = Dźwięki
sound-music = Muzyka
sound-bell = Dzwonek kolejki
set-buzz = Wibracje
set-talk = Przeciwnicy mówią
sounds-all = Wszystkie dźwięki
sounds-lead = Wszystkie dźwięki czterech gier. Do gry nie są potrzebne; głośność ustawisz w menu.
sounds-muted = Wszystkie dźwięki są wyciszone. Użyj przycisku z głośnikiem.
sounds-board = Kostki, towary, plansza
sounds-rats = Szczury
sounds-space = Kosmos
sounds-table = Stół
sounds-music = Muzyka
sound-is-dice-1 = Kostki 1
sound-is-dice-2 = Kostki 2
sound-is-dice-3 = Kostki 3
sound-is-die-settle = Kostka się zatrzymuje
sound-is-hit-ring = Trafienie
sound-is-miss = Pudło
sound-is-cheese = Ser
sound-is-bulb = Lampka
sound-is-bottle = Butelka
sound-is-can = Puszka
sound-is-cap = Kapsel
sound-is-coin = Moneta
sound-is-stamp = Pieczątka
sound-is-clunk = Przykręcone
sound-is-whoosh = Przelot
sound-is-tick = Tyknięcie
sound-is-column = Coś ląduje
sound-is-trap = Pułapka
sound-is-squeak-1 = Pisk
sound-is-squeak-2 = Wysoki pisk
sound-is-squeak-3 = Niski pisk
sound-is-rat-step = Krok
sound-is-bite = Ugryzienie
sound-is-cage = Klatka
sound-is-flute = Flet w nocy
sound-is-shot = Strzał
sound-is-hit = Uderzenie
sound-is-explosion = Wybuch
sound-is-reinforcement = Posiłki
sound-is-ship = Statek
sound-is-mine = Mina
sound-is-taxi-start = Taksówka rusza
sound-is-breakdown = Awaria
sound-is-seat = Pasażer siada
sound-is-fuel = Paliwo
sound-is-your-turn = Twoja kolej
sound-is-hint = Podpowiedź
sound-is-badge = Wielka chwila
sound-is-victory = Zwycięstwo
sound-is-defeat = Porażka
sound-is-music-lobby = Lobby
sound-is-music-end = Koniec gry
help-and-keys = Pomoc i klawisze
auto = Jedyny wybór
auto-off = Klikam
auto-sure = Sam
auto-all = Kości też
auto-soon = Jedna możliwość: gra zaraz pójdzie dalej.
hold = Zaczekaj
standing-show = Pokazuj, kto prowadzi
replay-whole = Cały przebieg gry
steps = Kroki tury
log-and-chat = Dziennik i czat
side = Gracze, dziennik i czat
player-more = Szczegóły tego gracza
speed = Jak szybko pokazywać innych
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko
speed-fastest = Bardzo szybko
speed-once = Od razu
last-turn = Co się stało
player-what = Co się dzieje
player-back = Krok wstecz
player-pause = Pauza
player-on = Krok dalej
player-skip = Pomiń
player-of = krok { $number } z { $all }
player-live = Wróć do teraz
to-my-turn = Dalej
nothing-before = Jeszcze nic się nie wydarzyło.
look-around = Wskaż tymczasem jakąś rzecz: powie, czym jest.
watching-more = Przyglądasz się grze.
thinks-since = od { $seconds } s
choices-keys = Wpisz numer i naciśnij Enter.
to-result = Wynik
events = { $count } zdarzeń
let-bot-play-more = Dopóki ta osoba nie wróci na swoje miejsce.
bot-and-level = { bot-name }, { level-name }

# Nieobecni
bot-wanted = Przy stole nie ma teraz: { $name }. Czy tymczasem ma grać { bot-name }?

## Presence
here-now = przy stole
here-away = poza stołem, { $name }
here-never = to miejsce jeszcze czeka
is-typing = { $name } pisze…
are-typing = Kilka osób pisze…
line-arrived = { $name } siada przy stole.

## Leaving
leave-table = Odejdź od stołu
leave-later = Dokończ później
leave-later-more = Po prostu zamknij stronę. Miejsce pozostaje twoje, a stół jest na twojej liście.
hand-over-more = Gra za ciebie, aż wrócisz na swoje miejsce.
offer-stop = Przerwij bez zwycięzcy
offer-stop-more = Jeśli wszyscy się zgodzą, gra się tu kończy i nikt nie wygrywa.
offer-stop-alone = Poza tobą nie ma tu nikogo: gra się kończy i nikt nie wygrywa.
offer-stop-now = Zaproponuj koniec
stop-now = Przerwij grę
stop-offered = { $name } proponuje przerwać grę bez zwycięzcy.
take-offer-back = Wycofaj
resign = Poddaj grę
resign-as = Poddaj grę: { $name }
resign-now = Tak, poddaję
resign-ends = Przegrywasz i gra się kończy.
resign-goes-on = Przegrywasz; dla dobra pozostałych { bot-name } gra dalej za ciebie, a do tej gry nie można już wrócić.
free-seat = Zwolnij miejsce gościa
free-seat-more = To twój stół. Gdy gościa nie ma od { $seconds } s, możesz zwolnić jego miejsce: stary link nic już nie otwiera, a ty możesz zaprosić kogoś innego albo posadzić bota.
free-seat-of = Zwolnij miejsce: { $name }
forget-table = Usuń z mojej listy
forget-table-more = Miejsce pozostaje twoje; link przywraca stół na listę.
table-ended = Ta gra już się skończyła.
gave-up = To miejsce poddało już grę.
still-running = Ta gra jeszcze trwa.
not-your-guest = To twoje własne miejsce.
not-long-enough = Poczekaj jeszcze { $seconds } s; gość może wrócić.
game-stopped = Gra została przerwana
ended-resigned = { $name } poddaje grę.
ended-agreed = Wszyscy zgodzili się przerwać. Punkty według stanu gry.
ended-time = { $name }: czas się skończył.
ended-left = Nikt nie wrócił. Punkty według stanu gry.
line-resigned = { $name } poddaje grę.
line-agreed = Wszyscy zgodzili się przerwać grę.
line-time = { $name } przekracza czas i przegrywa.
line-left = Nikt nie wrócił; gra się skończyła.
line-freed = Miejsce gracza { $name } jest znów wolne.
rematch-more = Wszyscy przesiadają się o jedno miejsce, więc zaczyna kto inny.
rematch-stays = Wszyscy zachowują miejsce i kolor.
seats-move = Przesiądź o jedno miejsce
same-again = Te same miejsca
again-how = Zagraj ponownie inaczej
share = Udostępnij
save-game = Zapisz grę do pliku
best-of = Do dwóch wygranych, najwyżej { $count } gry
rematch-by = { $name } chce rewanżu
line-rematch = { $name } chce rewanżu.
rematch-waits = Do następnej gry: miejsce czeka
series-game = Gra { $number } z { $of }. Wygrane:
series-next = Gra { $number } z { $of }
series-over = To rozstrzyga serię.

## Invitations
only-here = Te linki otwiera tylko ten komputer
only-here-more = Serwer działa tylko dla ciebie. Znajomi w tej samej sieci mogą dołączyć, jeśli ich wpuścisz; znajomi gdzie indziej potrzebują serwera z publicznym adresem.
only-here-how = Aby wpuścić innych, uruchom go tak:
let-network-in = Wpuść moją sieć
let-network-in-more = Linki zaczną się wtedy od { $address }; każdy w tej sieci dotrze do serwera, dopóki go nie zatrzymasz.
network-not-yours = Sieć może wpuścić tylko osoba przy tym komputerze.
network-failed = Nie można wpuścić sieci: { $why }.
qr-of = Kod QR miejsca { $number }
qr-own = Kod QR: telefon jako moja ręka
invited-by = { $name } zaprasza cię do gry { $game }
invited = Zaproszenie do gry { $game }
invitation-more = Bez konta i bez instalowania. Ten link jest tylko twój: kto go ma, ma twoje miejsce.
your-seat = twoje miejsce
starts = zaczyna
sit-down = Usiądź
who-open = Ktokolwiek
free-seats = Wolne miejsca
seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
no-free-seat = Nie ma tam już wolnego miejsca.
already-seated = Siedzisz już przy tym stole.
already-begun = Gra się zaczęła; miejsca zostają, jak są.
seat-taken = To miejsce nie jest wolne.
order-of-turns = Kolejność
order-more = Zaczyna pierwsze miejsce. Przed pierwszym ruchem możesz przesiąść się na miejsce, którego nikt nie zajął; miejsce i kolor idą w parze.
order-new = Zaczyna pierwsze miejsce.
order-seats = Jak siedzimy
order-start = Wylosuj, kto zaczyna; reszta po kolei
order-all = Wylosuj całą kolejność
move-to = na miejsce { $number }

## Identity
me = Moje imię i twarz
me-more = Tylko dla tego urządzenia i tych, na które to przeniesiesz. Bez konta.
my-face = Twarz
face-name = { $face ->
    [cat-face] Kot
    [unicorn] Jednorożec
    [panda] Panda
    [koala] Koala
    [penguin] Pingwin
    [dog-face] Pies
    [bear] Niedźwiedź
    [tiger-face] Tygrys
    [wolf] Wilk
    [pig-face] Świnka
    [cow-face] Krowa
    [frog] Żaba
    [hamster] Chomik
    [mouse-face] Mysz
    [hedgehog] Jeż
    [blackbird] Kos
    [baby-chick] Pisklę
    [turtle] Żółw
    [alien] Kosmita
    [ghost] Duch
    [see-no-evil-monkey] Małpka
   *[teddy-bear] Miś
}
face-any = Zależnie od miejsca
my-colour = Ulubiony kolor
my-colour-more = Gdy możesz wybrać wolne miejsce, dostajesz to w tym kolorze.
colour-any = Dowolny
keep-it = Zapisz
code-about = Dzięki kodowi inne urządzenie staje się twoje, ze wszystkimi stołami, a jeśli masz tu imię, także z postępami.
code-make = Utwórz kod
code-is = Wpisz ten kod na drugim urządzeniu, na tej samej stronie:
code-more = Działa raz, przez dziesięć minut.
code-enter = Kod z innego urządzenia
code-use = Użyj
bad-code = Ten kod jest błędny, zużyty albo za stary. Utwórz nowy.
bad-progress = Tych postępów nie da się odczytać, więc niczego nie zapisano.
progress-changed = Inne twoje urządzenie było szybsze. Wczytaj postępy ponownie.
nobody-yet = Najpierw podaj imię albo usiądź przy stole.
name-mixed = Użyj liter jednego alfabetu: to imię można pomylić z innym.
name-marks = To imię ma za dużo znaków nad literami.
name-nothing = W tym imieniu nie da się nic przeczytać.
name-ours = To imię jest zajęte: tak nazywają się boty, widzowie albo dom.

## Pace
pace = Czas
pace-none = Ile chcemy
pace-name-quick = Szybko: 20 sekund na turę, 5 minut w zapasie
pace-name-normal = Normalnie: 45 sekund na turę, 15 minut w zapasie
pace-name-calm = Spokojnie: 2 minuty na turę, 45 minut w zapasie
pace-name-day = Wolno: dzień na każdą turę
pace-name-three-days = Wolno: trzy dni na każdą turę
pace-name-week = Wolno: tydzień na każdą turę
pace-own = Własny
pace-move = Sekund na turę
pace-bank = Minut w zapasie
pace-more = Na turę masz jej własny czas; co ponad to, schodzi z zapasu. Zegary ruszają od pierwszego ruchu i stoją, gdy serwer nie działa. Gdy czas się skończy:
late-bot = Bot gra dalej, aż wrócisz
late-lose = Przegrywasz
pace-told = { $move } s na każdą turę, potem { $bank } min zapasu.
pace-slow-told = Na każdą turę dni: { $days }.
late-told-bot = Po czasie bot gra dalej, aż wrócisz.
late-told-lose = Po czasie przegrywasz.
bad-pace = Tura trwa od 5 sekund do 30 dni, zapas to najwyżej dzień; po czasie gra bot albo się przegrywa.
too-late = Twój czas się skończył.
line-late = { $name }: czas się skończył; gra dalej bot.
clock-left = Zostało: { $name }
clock-hurry = Zostało sekund: { $name }
how-many-games = Gry
one-game = Jedna

## Notices
push = Powiadomienia
push-more = Gdy przyjdzie twoja kolej, a strona jest zamknięta, ta przeglądarka może dać znać. Nic nie jest wysyłane, dopóki tu o to nie poprosisz, i w każdej chwili możesz to tu wyłączyć.
push-on = Daj znać, gdy moja kolej
push-off = Bez powiadomień
push-denied = Przeglądarka nie pozwala na powiadomienia z tej strony.
push-failed = W tej przeglądarce nie można włączyć powiadomień.
push-turn = Twoja kolej
push-remind = Twoja kolej, zostało niewiele czasu
bad-subscription = Adresu powiadomień tej przeglądarki nie można użyć.
until = do
calendar = Jako kalendarz
plan = Zagraj za mnie
plan-more = Dla wolnych stołów: co zrobić za ciebie, gdy cię nie ma? Przy stole decydujesz samodzielnie.
plan-forced = To, co nie zostawia wyboru
plan-action = A na początku mojej następnej tury
plan-action-more = Tylko jeśli nic się nie zmieniło: ten wybór jest, znaczy i kosztuje to samo, a wszystko, co masz, jest jak teraz. W przeciwnym razie czeka na ciebie.
plan-nothing = Zdecyduję wtedy
not-slow = To jest dla wolnych stołów, z godziną lub więcej na turę.
not-planned = Nie można teraz o tym zdecydować.

# Lobby, nowy stół i koniec
lobby-title = Cheesemoon: cztery gry planszowe, jeden księżyc z sera
main-nav = Główne
watch = Oglądaj
continue-game = Graj dalej: { $game }
play-now = Zagraj teraz
play-against = { $count ->
    [one] przeciwko: { bot-name }, { level-name }
    [few] { $count } boty, poziom { level-name }
   *[many] { $count } botów, poziom { level-name }
}
play-alone = w pojedynkę
with-friends = Z przyjaciółmi
choose-options = Wybierz opcje
more-tables = { $count ->
    [one] jeszcze { $count } stół
    [few] jeszcze { $count } stoły
   *[many] jeszcze { $count } stołów
}
ended-tables = { $count ->
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
   *[many] { $count } zakończonych gier
}
about-us = O nas
unofficial = Nieoficjalne, zrobione przez fanów. Kupcie wydane gry!
about-what = Cheesemoon to wolne oprogramowanie do czterech współczesnych gier planszowych: na jednym ekranie, przez link albo przeciwko botom.
about-art = Obrazki, litery i skrypty
about-fluent = Towary, zwierzęta, narzędzia i buzie:
about-own = Plansze, okładki, przewodniczka i cała reszta to nasze własne rysunki, na licencji Cheesemoon (MIT).
about-font = Litery tytułów:
about-script = Do łagodnego odświeżania strony:
about-games = Gry
about-games-more = First Rat, Space Guardians, Ratcatcher i Space Taxi należą do swoich autorów i wydawców. Zasady opowiadamy własnymi słowami; nie używamy żadnych ilustracji z wydanych gier.
how-play = Jak chcesz zagrać?
seat-number = Miejsce { $number }
who-nobody = Nikt
seat-free = wolne
bots = Boty
bot-about = { $level ->
    [random] Robi cokolwiek, co wolno.
    [greedy] Gra na wyczucie, od razu.
    [easy] Wykluł się dzisiaj. Bierze to, co mu się podoba.
    [medium] Zna podwórko. Do niektórych rzeczy ma słabość.
    [hard] Planuje naprzód i od razu odpowiada.
    [expert] Chwila ciszy, potem mocny ruch.
    [hoarder] Wszystko chowa. Nigdy nic nie wiadomo.
    [racer] Zawsze daleko z przodu, cokolwiek leży przy drodze.
    [thief] Po co płacić, skoro nikt nie patrzy?
    [builder] Najpierw buduje i zbroi się, potem cała reszta.
    [hunter] Szuka zwady zamiast punktów.
    [gambler] Jeszcze jeden rzut. Tylko jeden.
    [solver] Liczy każdy rzut do samego końca i milczy.
   *[other] Specjalista od tej gry.
}
recommended = polecane
preset-first = Pierwsza gra
preset-first-more = Wszystko tak, jak najłatwiej się nauczyć. Gdy grasz tylko z botami, pomaga trener.
preset-box = Jak w pudełku
preset-box-more = Pełna wydana gra.
preset-everything = Wszystko
preset-everything-more = Dla tych, którzy znają grę.
preset-own = Sam wybiorę każdą opcję
preset-own-more = Każda zasada do wyboru, po kolei.
patience = Po ilu sekundach bot może grać za nieobecną osobę
start-with = Zaczynamy: { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
seats-wrong = Ta gra jest dla { $counts } graczy.
you-win = Wygrywasz!
you-came = { $rank }. miejsce: { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
story-always = { $name } prowadzi prawie od początku.
story-lead = { $name } obejmuje prowadzenie na stałe po { $share } % gry.
story-turn = { $head }: { $name } wychodzi na prowadzenie i już go nie oddaje ({ $kind }: { $points }).
story-late = { $name } obejmuje prowadzenie dopiero na samym końcu.
round-over = Koniec rundy { $number }
round-struck = skreślone
round-next = { $name } zaczyna rundę { $all }
round-then = potem { $name }
round-wait = Czekaj
round-on = Dalej
lead-by = { $count ->
    [one] O { $count } punkt.
    [few] O { $count } punkty.
   *[many] O { $count } punktów.
}
actions-count = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
place = Miejsce { $rank }: { $name }, punkty: { $count }.
no-place = { $name }, punkty: { $count }.
easier = Najpierw { bot-name }
practise = Poćwicz na zagadce
dare = Wyzwij: { bot-name }, { level-name }
points-where = Skąd wzięły się punkty
points-none = Nikt nie ma punktów.
points-difference = O różnicy zdecydowało: { $what }, { $mine } dla { $winner } i { $theirs } dla { $other }.
points-table = Cała tabela punktów
as-if-ended-then = Punkty, jak gdyby gra skończyła się w danej chwili.
show-me = Pokaż
key-all = wszystkie możliwości
key-number = możliwość o tym numerze, potem Enter
key-hint = podpowiedź
key-last = jeszcze raz ostatnia tura
key-pause = zatrzymaj to, co się dzieje, i idź dalej
key-skip = do swojej następnej decyzji
help-shown = Co się dzieje
help-shown-more = To, co robią inni, jest pokazywane krok po kroku, z wybraną szybkością: żółw, królik, taksówka, rakieta albo od razu. „Co się stało” pokazuje to jeszcze raz, z pauzą i pojedynczymi krokami. Krok, w którym jest tylko jedna możliwość, wykonuje się sam po chwili; „Zaczekaj” go wstrzymuje, a w menu można to wyłączyć.

# Pierwsze uruchomienie
bot-warming = Jego zasady są właśnie przygotowywane, raz na tym komputerze: do minuty.

# Dla gospodarzy serwera
bad-public-url = { $url } nie jest adresem, od którego mogą się zaczynać odnośniki, na przykład https://gry.example.org.
bad-proxy = „{ $proxy }” to nie serwer proxy, któremu można wierzyć: podaj adresy lub sieci oddzielone przecinkami (127.0.0.1,10.0.0.0/8) albo * dla wszystkich.
bad-count = { $name } przyjmuje liczbę całkowitą od 0 do 256 (workers od 1).
no-ray = Do myślenia na klastrze potrzebny jest Ray: pip install 'cheesemoon[cluster]'.
no-cluster = Pod adresem { $address } nie ma klastra Ray: { $why }.
bad-keep = „{ $part }” nie mówi, jak długo przechowywać stoły; napisz na przykład finished=365,what-if=30 (rodzaje: { $kinds }; dni).
bad-end-left = --end-left przyjmuje dni, liczbę całkowitą od 0 (nigdy) do 3650.
workers-need-postgresql = Kilka procesów może dzielić stoły tylko przez PostgreSQL: dodaj --database-url postgresql://… albo pomiń --workers. Z plikiem SQLite obsługuje jeden proces, a --thinkers korzysta z pozostałych rdzeni.
workers-need-posix = W tym systemie obsługuje jeden proces; pomiń --workers.
backup-postgresql = PostgreSQL ma do tego własne narzędzia: { $command }
backup-nothing = Nie ma żadnych stołów: { $path } nie istnieje.
backup-missing = Nie ma pliku { $path }.
backup-failed = Nie można zapisać { $path }: { $why }.
backup-damaged = { $path } nie jest pełną kopią stołów: { $why }.
restore-would-overwrite = W { $path } są już stoły. Z --replace zostaną zachowane pod inną nazwą, a kopia zajmie ich miejsce.
export-no-table = Nie ma stołu { $table }.
export-what = Podaj stół do wyeksportowania albo --all PLIK.parquet dla wszystkich ukończonych gier, nie jedno i drugie.
renew-link = Odnów
renew-link-more = Odnowiony odnośnik ma nowy sekret: stary już niczego nie otwiera, a kto przyszedł przez niego, zostaje wyproszony. Ty zachowujesz swoje miejsce.
delete-table = Usuń ten stół
delete-table-more = To Twój stół: możesz go usunąć po zakończeniu gry, gdy nikt inny przy nim nie siedzi albo gdy od tygodnia nikt nie grał.
delete-table-now = Usuń na zawsze
not-your-table = Stół może usunąć tylko ten, kto go założył.
others-play = Grają tu inni; stół można usunąć po zakończeniu gry.

# Learning one game
learn-one = Naucz się: { $game }
learn-lessons = Krótkie lekcje na prawdziwej planszy ({ $count }). Po trzeciej możesz grać, reszta poczeka.
lessons = Lekcje
games = Gry
first-game = Pierwsza gra
first-game-more = z łatwym botem i podpowiedziami
puzzles-short = po jednym ruchu
rules-short = z obrazkami, wyszukiwaniem i numerami
how-it-goes = Na czym polega

# The coach of a first game
guide-show = Trener
guide-first = Pierwsza gra
guide-ok = Rozumiem
guide-off = Bez porad
guide-again = Zastanowię się
guide-anyway = Zagraj mimo to
guide-all-lose = Z tym ruchem gra się kończy i wszyscy przegrywają.
guide-lost = Z tym ruchem gra jest przegrana.
guide-better = Lepiej: { $best }

# The daily challenge
today = Dzisiaj
daily = Wyzwanie dnia
daily-nav = Dzisiaj
daily-more = Jedna gra dziennie, z tymi samymi kośćmi i kartami dla wszystkich. Liczy się jedna próba.
daily-short = Dziś te same kości i karty dla wszystkich. Jak ci pójdzie?
daily-open = Do wyzwania
daily-today = do dzisiejszego
daily-plain = jak zawsze
daily-begin = Graj
daily-replay = Zagraj jeszcze raz, na próbę
daily-go-on = Graj dalej
daily-begun = Próba trwa.
daily-points = Twoje punkty: { $count }.
daily-points-word = punktów
daily-better = Lepiej niż { $percent } % gier botów.
daily-same = Tyle samo miało { $percent } %.
daily-bots = Porównanie z { $count } z { $all } gier, które boty rozgrywają z dzisiejszym losem ({ $names }, po { $each }). To boty, nie ludzie.
daily-no-bots = Boty nie mogły dziś zagrać, więc nie ma z czym porównać.
daily-honour = Nikt nie sprawdza: liczy się pierwsza próba na tym urządzeniu, na słowo honoru. Podpowiedzi i cofanie by to zepsuły. Te stoły nie są nigdy oceniane.
daily-past = Poprzednie dni
daily-not-yet = Wyzwania z tego dnia nie ma albo jeszcze go nie ma.
daily-share = Cheesemoon, { $game }, { $day }: { $count }
daily-copy = Skopiuj, by udostępnić
puzzle-today = Zagadka dnia
puzzle-solve = Rozwiąż
puzzle-short = Jeden ruch jest wyraźnie najlepszy. Znajdziesz go?

# What I have done
done-title = Moje gry
me-nav = Ja
done-more = Zapisane tylko w tej przeglądarce: nic z tego nie opuszcza urządzenia.
done-named = Przechowuje to dla ciebie ten serwer, bo masz tu imię. Widzą to tylko twoje urządzenia.
me-empty = Jeszcze tu pusto. Dokończ grę, lekcję albo zagadkę, a zostanie policzona.
me-numbers = W liczbach
me-games = rozegrane
me-won = wygrane
me-row = wygrane z rzędu
me-lessons = lekcje
me-puzzles = zagadki
me-rated = ranking zagadek
me-days = wyzwania dnia
me-opponents = Według przeciwnika
me-opponent = Przeciw
me-best = Rekord
me-alone = w pojedynkę
me-people = ludziom
me-mistakes = Ulubione błędy
me-mistakes-more = Z gier ocenionych na stronie zakończenia: czego dotyczyły najdroższe decyzje.
me-times = { $count } ×
me-sheet = { $game }: arkusz
me-open = jeszcze nie
me-ticked = wygrane
me-keep = Zachowaj, przenieś, usuń
me-keep-more = Zapisz wszystko do pliku, otwórz na innym urządzeniu albo usuń tutaj.
me-keep-named = Zapisz wszystko do pliku, otwórz plik albo usuń: tutaj, na serwerze i na innych twoich urządzeniach.
me-export = Zapisz do pliku
me-import = Otwórz plik
me-delete = Usuń wszystko
me-delete-sure = Naprawdę usunąć wszystko?
me-bad-file = Ten plik nie zawiera tego, co zapisuje ta strona, więc nic się nie zmieniło.
me-imported = Plik został dodany.
me-deleted = Wszystko usunięte.
me-deleted-here = Usunięto na tym urządzeniu. Serwer nie odpowiada: usuń tam później.
me-all = Wszystko
you-head = Ty
me-was-won = wygrana
me-was-lost = przegrana
badges = Odznaki
badge-of = Odznaka: { $game }
badge-new = Nowa odznaka: { $name }
badge-on = Masz ją od: { $date }.
badge-part = Dotąd { $count } z { $all }.
badge-none = Jeszcze jej nie masz.
badge-link = Skopiuj link
badge-card = Obrazek do udostępnienia
me-damaged = Części tego, co zachowała ta przeglądarka, nie udało się odczytać. Reszta jest na miejscu.
me-damaged-more = Nieczytelny tekst odłożono na bok.
me-damaged-save = Zapisz ten tekst
me-damaged-drop = Usuń ten tekst
me-path = Droga
me-path-of = Droga przez przeciwników: { $game }
me-records = Wyniki
me-change = Imię, twarz, kolor
me-badge-word = – liczba odznak
me-play = Graj: { $name }
me-rating = Twój ranking
me-no-rating = Jeszcze żadnej partii do rankingu. { $raters ->
    [game] Dokończona partia da ci liczbę.
    [both] Dokończona partia z botami lub w pojedynkę da ci liczbę.
   *[other] Dokończona partia z botami da ci liczbę.
}
me-rating-more = { $raters ->
    [game] W trudniejszym trybie zyskujesz więcej. Linie to tryby.
    [both] Zyskujesz więcej tam, gdzie jesteś słabszy. Linie to boty. W pojedynkę liczy się poziom.
    [records] Zyskujesz więcej tam, gdzie jesteś słabszy. Linie to boty. Partia w pojedynkę ma rekordy zamiast rankingu.
   *[other] Zyskujesz więcej tam, gdzie jesteś słabszy. Linie to boty.
}
me-kept = Zachowane na tym urządzeniu.
me-no-streak = Partia, lekcja albo zagadka dziś rozpoczyna serię.
me-done = zrobione
me-now = dziś, jeszcze otwarte
me-has = (masz)
me-has-not = (jeszcze nie)
me-today = dziś
me-since = Partie: { $count }, od { $date }
me-streak = Dni z rzędu: { $count }. Partia, lekcja albo zagadka podtrzymuje serię.
me-wins = wygrane: { $count } z { $all }
me-first = najpierw pokonaj: { $name }
me-part = { $count } z { $all }
me-week-gain = { $count } w tym tygodniu
daily-against = Przeciwnicy: { $names }
weekly = Wyzwanie tygodnia
weekly-more = Jedna partia na tydzień, trudniejsza niż codzienne. Gry zmieniają się kolejno.

# Puzzles of older rules
puzzle-old-heading = Ta zagadka jest ze starszych zasad

# Lessons and puzzles
learn = Nauka
learn-game = Poznaj grę
learn-first = Najpierw nauka
learn-title = Poznaj grę w pięć minut
learn-more = Krótkie lekcje na prawdziwej planszy: ruchy wykonujesz ty. Po trzeciej możesz grać, reszta poczeka.
lesson-of = lekcja { $number } z { $count }
lesson-step = Krok { $number } z { $count }
lesson-leave = Wyjdź, do listy
lesson-again = Jeszcze raz
lesson-next = Następna lekcja
lesson-go-on = Dalej
lesson-last = To była ostatnia lekcja. Stół już czeka.
lesson-learned = Umiesz już: { $title }
lesson-show = Pokaż mi
lesson-over = To wszystko! Czas na następną.
lesson-wrong = W tej lekcji jest błąd, więc nie da się jej przerobić: { $why }
lesson-begun = rozpoczęta
lesson-done = ukończona
guide-name = Brie
puzzle = Co jest najlepsze?
puzzles = Zagadki
puzzles-count = { $count ->
    [one] { $count } zagadka
    [few] { $count } zagadki
    [many] { $count } zagadek
   *[other] { $count } zagadki
}
puzzles-today = Dzisiaj
puzzle-of = zagadka { $number } z { $count }
puzzle-level = { $level ->
    [1] łatwa
    [2] podchwytliwa
   *[other] trudna
}
puzzle-question = { $level ->
    [1] Jeden ruch jest tu wyraźnie najlepszy. Widzisz go?
    [2] Jeden ruch jest tu wyraźnie najlepszy. Przyjrzyj się dobrze.
   *[other] Jeden ruch jest tu wyraźnie najlepszy, a szybkie boty go nie widzą. Znajdziesz go?
}
puzzle-next = Następna zagadka
puzzles-more = Prawdziwe pozycje, w których jeden ruch jest wyraźnie najlepszy.
puzzles-solved = Rozwiązane: { $count } z { $all }.
puzzles-for-you = Następna dla ciebie
puzzles-all = Wszystkie
puzzles-themes = Gry i tematy
puzzle-for-you = następna dla ciebie
puzzle-is-solved = rozwiązana
puzzle-is-tried = próbowana
puzzle-rating = Ranking zagadek { $rating }
puzzle-rated = Ranking zagadek { $rating }
puzzle-unrated = Do rankingu zagadek liczy się pierwsza odpowiedź.
puzzle-ahead = { $count ->
    [one] Prowadzisz o punkt.
    [few] Prowadzisz o { $count } punkty.
    [many] Prowadzisz o { $count } punktów.
   *[other] Prowadzisz o { $count } punktu.
}
puzzle-behind = { $count ->
    [one] Tracisz punkt.
    [few] Tracisz { $count } punkty.
    [many] Tracisz { $count } punktów.
   *[other] Tracisz { $count } punktu.
}
puzzle-even = Punktów po równo.
puzzle-right = Dobrze: { $best }
puzzle-wrong = Najlepiej: { $best }
puzzle-solved = Rozwiązane!
puzzle-missed = Niezupełnie
puzzle-others = Inne ruchy
puzzle-yours = twój ruch
puzzle-costs = o { $points } pkt mniej
puzzle-wins = wygrywa { $wins } na 100
puzzle-why-points = Na dłuższą metę daje o { $points } pkt więcej niż każdy inny ruch.
puzzle-why-wins = Stąd gra układa się najlepiej: wygrywa { $best } na 100, następny ruch { $second }.
puzzle-play = Zagraj dalej
puzzle-line = Dalszy ciąg słowami
streak = { $count } z rzędu
no-memory = Ta przeglądarka niczego nie zapamiętuje, więc nie widać tu twoich postępów.
# Podpowiedzi
advice-more = Więcej
advice-play = Zagraj to
grade-best = najlepsze
grade-near = tak samo dobre
grade-costly = dużo kosztuje

# --- the static site ---
site-no-download = Nie można pobrać { $address }: { $why }.
site-bad-download = { $address } nie ma oczekiwanej sumy kontrolnej.
site-no-package = Pakiet { $name } nie jest zainstalowany. Zainstaluj Cheesemoon z dodatkiem „site”.
site-no-bytecode = Nie można skompilować modułów dla przeglądarki: { $why }.
site-no-pages = Nie można narysować pierwszych stron: { $why }.
site-no-rules = Nie można skompilować zasad gry { $game }: { $why }.
site-not-kept = Ta przeglądarka nic teraz nie zapisuje ({ $why }). Graj dalej i pobierz partię, zanim zamkniesz stronę.
site-picture = Na razie to obrazek: ożyje, gdy silnik będzie gotowy
site-all-here = Gry planszowe ze sprytnymi botami. Bez konta, bez serwera: wszystko działa tutaj.
site-getting-ready = Stół jest przygotowywany
site-step-engine = Silnik
site-step-rules = Zasady, obrazki i słowa
site-step-ready = Nakrywanie stołu
site-use-here = Graj tutaj
site-old-browser = Ta przeglądarka jest zbyt stara na Cheesemoon bez serwera: potrzebne są WebAssembly i service workery.
site-insecure = Cheesemoon bez serwera wymaga bezpiecznego adresu: https lub localhost.
site-broken = Cheesemoon nie może się uruchomić: brakuje części plików. Twoje partie są bezpieczne. Odśwież stronę, gdy będziesz online.
site-elsewhere = Twoje stoły są otwarte w innym oknie.
site-not-here = Części plików tej strony jeszcze tu nie ma. Połącz się raz z siecią i otwórz tę stronę ponownie.
site-blocked = Ta przeglądarka blokuje pamięć dla tej strony, a Cheesemoon bez serwera jej potrzebuje. Zezwól tu na pliki cookie i dane stron, potem wczytaj ponownie.
site-made-of = Programy, które działają na tej stronie, i ich licencje
site-server = Z serwerem
site-server-more = Zaproszenia linkiem, widzowie, ranking i powiadomienia wymagają serwera, a ta strona go nie ma. Wpisz adres serwera z Cheesemoon, któremu ufasz. Zostanie na tym urządzeniu.
site-server-address = Adres serwera
site-server-keep = Użyj tego serwera
site-server-forget = Zapomnij ten serwer
site-server-is = Twój serwer: { $address }
site-server-there = Każdy link otwiera stronę serwera. Tamtejsze stoły to nie stoły z tego urządzenia.
site-server-invite = { $game }: zaproś ludzi linkiem
site-server-invite-at = Zaproś ludzi linkiem na { $address }
site-server-bad = „{ $address }” to nie adres serwera; wygląda on tak: https://games.example.org.
site-server-insecure = Ta strona używa https, więc przeglądarka łączy się tylko z serwerami z https.
site-server-silent = Pod adresem { $address } nie odpowiada żaden serwer Cheesemoon: sprawdź adres albo spróbuj ponownie, gdy będziesz online.
site-server-none = Zaproszenia, widzowie, ranking, powiadomienia: z adresem serwera
site-open-file = Upuść tu plik albo wybierz: partię, list lub pozycję do gry.
site-unread = Część zapisów tej przeglądarki jest uszkodzona i została bez zmian: { $names }. Cała reszta jest na miejscu.
site-table-damaged = Zapis tego stołu jest uszkodzony i nie da się go otworzyć. Inne stoły są całe.
site-cannot-read = Ta przeglądarka nie może odczytać swoich zapisów ({ $why }). Możesz grać, ale nic nowego nie zostanie zapisane, a nic starego zmienione.
site-interpreted = Skompilowane zasady gry { $game } są uszkodzone i nieużywane. Gra działa, ale jej boty są powolne.

# Gra listowna
by-letter = Listownie
by-letter-far = Graj z kimś daleko: listownie
by-letter-alone = { $game } to gra dla jednej osoby, więc nie gra się w nią listownie.
by-letter-how = Napisz pierwszy list i wyślij go pozostałym jako link albo plik. Każda osoba otwiera go tutaj albo na innej stronie z Cheesemoon, gra i wysyła dalej. Żaden serwer nie bierze udziału.
letter-open = Otwórz list
letter-paste = Wklej link albo tekst listu
letter-or-file = Albo wybierz plik
letter-mine = Twoje listy
letter-new = Nowy stół
letter-write-first = Napisz pierwszy list
letter-pace = Jeden list na każdą turę.
letter-waits-for = czeka na: { $name }
letter-is-over = Gra skończona
letter-chance = Los powstaje z tajnych liczb wszystkich osób, obiecanych w pierwszych listach. Dlatego nikt z was nie może go wybrać ani przewidzieć. Listy są podpisane: zmienioną historię widać i wiadomo, gdzie. Twoje tajne liczby zostają w tej przeglądarce; jeśli wyczyścisz jej dane, nie możesz grać dalej.
letter-invites = { $name } zaprasza cię do gry { $game }
letter-seats = Liczba miejsc przy stole: { $count }. Przy stole: { $names }.
letter-join = Usiądź i napisz odpowiedź
letter-seal = Twój list można zapieczętować
letter-seal-more = Możesz jeszcze wrócić i cofnąć. Zapieczętowanego listu nie można zmienić.
letter-seal-now = Zapieczętuj list
letter-back = Wróć do stołu
letter-to-table = Do stołu
letter-send = Wyślij list, odbiera: { $name }
letter-send-more = Potem kolej: { $name }. Odpowiedź otwórz tutaj. Ten sam list możesz wysłać jeszcze raz w każdej chwili.
letter-send-last = Wyślij ten ostatni list. Odbiera: { $names }.
letter-copy = Kopiuj link
letter-share = Udostępnij
letter-file = Zapisz jako plik
letter-show = Pokaż link
letter-all = Wszystkie listy
letter-code = Kto ma tę samą historię, ma te same kody.
letter-unknown = W tej przeglądarce nie ma takiego listu.
letter-not-mine = Ten list jest dla innych: wszystkie miejsca są zajęte, a żadne nie należy do tej przeglądarki.
letter-wait = Teraz nie ty piszesz: poczekaj na następny list.
letter-sealed = Tego, co jest zapieczętowane w liście, nie można cofnąć.
letter-only-play = Przy stole z listami nie jest to możliwe.
