# Der MCP-Server.
seated = Du hast einen Platz; seine Nummer ist { $table }.
left = Du hast Tisch { $table } verlassen.
game-over = Das Spiel an diesem Tisch ist zu Ende.
not-your-turn = Noch ist ein anderer Spieler am Zug; sieh gleich noch einmal nach.
no-table = Du hast keinen Platz Nummer { $table }; eröffne einen Tisch oder setz dich an einen.
too-many-seats = Du hast schon { $most } Plätze; verlass erst einen.
too-fast = Zu viele Aufrufe; warte { $seconds } Sekunden.
bad-language = Es gibt keine Sprache „{ $lang }“; Sprachen sind { $known }.
bad-link = „{ $link }“ ist nicht der Link eines Spielers: er beginnt mit http und endet mit /join/TISCH/TOKEN.
spectator-link = Dieser Link öffnet keinen Platz, also gibt es nichts zu spielen.
no-server = { $address } ist nicht erreichbar: { $why }
not-cheesemoon = { $address } antwortet nicht wie ein Server von Cheesemoon.
server-refuses = Der Server lehnt es ab ({ $status }): { $why }
no-rule = { $game } hat keine Regel „{ $rule }“ und keine Regel mit diesem Wort.
