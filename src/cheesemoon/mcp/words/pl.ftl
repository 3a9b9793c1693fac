# Serwer MCP.
seated = Masz miejsce; jego numer to { $table }.
left = Stół { $table } opuszczony.
game-over = Gra przy tym stole jest skończona.
not-your-turn = Teraz kolej innego gracza; zajrzyj za chwilę.
no-table = Nie masz miejsca numer { $table }; załóż stół albo dosiądź się.
too-many-seats = Masz już { $most } miejsc; najpierw opuść jedno.
too-fast = Za dużo wywołań; poczekaj { $seconds } s.
bad-language = Nie ma języka „{ $lang }”; języki to { $known }.
bad-link = „{ $link }” to nie link gracza: zaczyna się od http i kończy na /join/STÓŁ/TOKEN.
spectator-link = Ten link nie otwiera żadnego miejsca, więc nie ma czym grać.
no-server = { $address } jest nieosiągalny: { $why }
not-cheesemoon = { $address } nie odpowiada jak serwer Cheesemoon.
server-refuses = Serwer odmawia ({ $status }): { $why }
no-rule = Gra { $game } nie ma zasady „{ $rule }” ani zasady z tym słowem.
