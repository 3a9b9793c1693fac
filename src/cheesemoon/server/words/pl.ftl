# The web table, in Polish.
skip = Przejdź do treści
settings = Język i światło
theme-dark = Ciemny
theme-light = Jasny
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
welcome-more = Graj z przyjaciółmi przy jednym ekranie, wyślij link albo zmierz się z botami. Bez zakładania konta.
choose-game = Wybierz grę
for-players = Od { $lowest } do { $highest } graczy
for-exactly = { $count ->
    [one] Dla { $count } gracza
   *[other] Dla { $count } graczy
}
play = Graj
rules = Zasady
pad = Notes punktowy
your-tables = Twoje stoły
no-tables-yet = Nie ma jeszcze żadnego stołu. Wybierz grę i usiądź.
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
open-file = Otwórz grę
open-file-more = Zapisaną grę albo plik z pozycją, od której chcesz grać.
file = Plik
open = Otwórz
help = Pomoc
for-programs = Dla programów

# A new table
new-table = { $game }: nowy stół
how-many = Ilu graczy?
who-sits = Kto gdzie siedzi?
who-sits-more = „Tutaj” gra na tym ekranie. „Przez link” dostaje link, który wyślesz. Boty grają od razu.
seat-who = Miejsce { $number }: kto gra?
seat-name = Miejsce { $number }: imię
who-here = Człowiek, tutaj
who-link = Człowiek, przez link
who-bot = Bot, { level-name }
level-name = { $level ->
    [random] losowy
    [greedy] szybki
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [expert] mistrz
   *[other] { $level }
}
name = Imię
more-settings = Więcej
chance = Los
chance-drawn = Stół rzuca i losuje.
chance-hand = Mamy grę w pudełku: sami wpiszemy, co pokazały nasze kości i karty.
seed = Ziarno
seed-more = Zostaw puste, a nikt go nie odgadnie. To samo ziarno daje ten sam los.
make-public = Każdy może oglądać ten stół.
start = Zaczynamy

# At the table
watching = oglądasz
tools = Narzędzia
replay = Powtórka
sound-on = Dźwięk i powiadomienia są włączone
sound-off = Dźwięk i powiadomienia są wyłączone
board = Plansza
zoom = Powiększenie
zoom-in = Większe
zoom-out = Mniejsze
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
bot-thinks = { $name } myśli
bot-name = Bot { $number }
bot = bot, { level-name }
you = ty
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
and = { $names }
all-lost = Koniec gry: wszyscy razem przegrali.
alone-lost = Koniec gry: przegrywasz.
game-over = Koniec gry.
pass-screen = Teraz przy ekranie: { $name }.
i-am = To ja, { $name }. Pokaż moje rzeczy
numbers = Co pokazały kości i karty
numbers-more = Liczby całkowite oddzielone spacjami, w kolejności z zasad; puste, jeśli nic nie jest losowane.
result = Wynik
what = Co
points-over-time = Punkty w czasie
play-again = Zagraj jeszcze raz
to-next-table = Do następnego stołu
download = Pobierz
fair = Uczciwy los
connection-lost = Utracono połączenie. Próbuję ponownie …
connection-back = Połączenie wróciło.
choose-one = Co wybierasz?
all-choices = Wszystkie możliwości
preview-chance = Potem decyduje los.
preview-points = { $sign ->
    [plus] { $name }: +{ $count } pkt
   *[minus] { $name }: −{ $count } pkt
}
copied = Skopiowano.

# Replay
first = Na początek
back-one = Krok wstecz
on-one = Krok dalej
last = Na koniec
ply = Ruch
fork = A gdyby? Graj od tego miejsca
share-ply = Kopiuj link do tego ruchu
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
no-proof = Ten stół nie zaczął się od nowej gry, więc jego ziarno niczego nie dowodzi.
verify-how = Aby sprawdzić, pobierz grę i wpisz
to-table = Wróć do stołu

# The first start
preparing = { $game }: przygotowujemy zasady
preparing-more = Dzieje się to raz na danym komputerze i trwa do minuty.
rules-broken = Nie udało się przygotować zasad; powód jest w dzienniku serwera.

# Help
help-playing = Gra
help-playing-more = Co się świeci, można wybrać: kliknij. Jeśli kliknięcie może znaczyć kilka rzeczy, zapytamy, o którą chodzi. Każda możliwość jest też przyciskiem ze zdaniem. Zatrzymaj się na niej, a zobaczysz, ile kosztuje i co daje. Numery zasad otwierają ich treść.
help-board = Plansza
help-board-more = Ctrl i kółko myszy, dwa palce albo przyciski zmieniają rozmiar planszy; przeciągnij ją, żeby zobaczyć resztę. Kliknij coś, czego nie można wybrać, a dowiesz się dlaczego.
help-hints = Podpowiedzi
help-hints-more = „Podpowiedź” pyta bota, co by zrobił i ile warta jest każda możliwość. Widzi tylko to, co ty. W grze z ludźmi przy innych ekranach podpowiedzi nie ma. Po grze mówi, które decyzje kosztowały najwięcej.
help-keys = Klawisze
key-tab = do następnej możliwości
key-enter = wykonaj
key-arrows = między możliwościami; w powtórce krok po kroku
key-undo = cofnij
key-esc = zamknij, pokaż znów wszystkie możliwości
key-help = ta strona
help-together = Z innymi
help-together-more = Miejsce należy do swojego linku. Otwórz link na dowolnym urządzeniu i już tam siedzisz. Gdy ktoś musi odejść, może za niego grać bot, dopóki nie wróci.
help-undo = Cofanie
help-undo-more = To, co niczego nie odsłoniło, możesz cofnąć, dopóki trwa twoja kolej. Wszystko inne tylko za zgodą wszystkich.

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
board-keys = Plansza: strzałki prowadzą od wyboru do wyboru, plus i minus zmieniają jej rozmiar
zoom-fit = Dopasuj
choices-up = Możliwości wyżej
choices-down = Możliwości niżej
choices-left = Możliwości dalej w lewo
choices-right = Możliwości dalej w prawo
table-about = O tym stole
names = Imiona
not-now = Tego nie można teraz wybrać.
opponent = Przeciwnik
advice = Podpowiedź
advice-then = Co zrobiłby bot?
advice-thinking = Bot się zastanawia
advice-title = Co myśli bot
advice-ahead = Kto prowadzi
advice-left = { $count ->
    [one] i jeszcze { $count } możliwość
    [few] i jeszcze { $count } możliwości
   *[many] i jeszcze { $count } możliwości
}
advice-exact = Oczekiwane punkty z tej tury, policzone dokładnie.
advice-value = Jak dobrze pójdzie dalej, najwyżej 100 %; rozegrane w myślach partie: { $count }; ± mówi, jak bardzo to pewne.
advice-line = Spodziewa się:
no-advice = Podpowiedzi są wtedy, gdy nikt inny nie gra dla siebie, i po grze.
standing = Kto prowadzi?
standing-alone = Szansa na wygraną
standing-more = Jak często rozsądni gracze wygrywaliby z tego miejsca, sądząc po tym, co jawne.
review = Co rozstrzygnęło?
review-about = Bot może jeszcze raz obejrzeć każdą decyzję tej gry: które najwięcej kosztowały i kto kiedy prowadził. To chwilę potrwa.
review-begin = Obejrzyj grę
review-running = Bot jeszcze raz ogląda każdą decyzję: { $done } z { $all }.
review-failed = Tej gry nie można ocenić; dziennik serwera mówi dlaczego.
review-losses = Decyzje, które kosztowały najwięcej
review-losses-more = Oceniane według tego, co gracz mógł wtedy wiedzieć.
review-none = Żadna decyzja nie kosztowała wiele: dobra gra.
review-ply = Akcja { $number }
review-played = Zagrano:
review-better = Lepiej:
review-course = Kto prowadził
review-course-more = Od pierwszej akcji do ostatniej; im szerszy pas, tym lepiej stał gracz.
pad-game = Gra
pad-all = Wszystkie gry
pad-next = Następna gra
print = Drukuj
key-zoom = plansza większa, mniejsza, w całości

# Trouble with storing, and people who are away
database-in-use = Inny serwer używa już { $url }. Zatrzymaj go najpierw albo użyj PostgreSQL, którą może dzielić wiele serwerów.
not-stored = Nie można tego teraz zapisać; nic się nie zmieniło. Spróbuj ponownie.
is-here = Ten gracz jest przy stole.
script-too-long = Skrypt może tu mieć najwyżej { $most } liczb.
chance-known = Twórca stołu może znać wyniki losowania
not-json = API przyjmuje tylko JSON: wyślij nagłówek Content-Type: application/json.
name-taken = Ktoś przy tym stole już się tak nazywa.
too-many-lines = Proszę nie pisać tylu wiadomości naraz.
