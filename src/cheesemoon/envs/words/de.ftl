# Umgebungen für Lernende.
illegal-in-batch = Tisch { $table } des Stapels lehnt seine Aktion ab, und an keinem Tisch wurde gespielt: { $why }
bad-tables = Ein Stapel braucht eine ganze Zahl von Tischen ab 1, nicht { $tables }.
bad-actions = Gebraucht werden { $tables } Aktionen, ganze Zahlen in einer Reihe; gegeben: { $given }.
bad-reward = Es gibt keine Belohnung „{ $reward }“; möglich sind { $known }.
bad-illegal = Eine unzulässige Aktion kann nicht mit „{ $illegal }“ beantwortet werden; möglich sind { $known }.
bad-device = Es gibt kein Gerät „{ $device }“; möglich sind { $known }.
no-gpu = Tische auf einer GPU brauchen eine Karte von NVIDIA und das Extra „gpu“ (pip install 'cheesemoon[gpu]'): { $why }
bad-opponents = An diesem Tisch werden { $needed } Gegner gebraucht, ein Name für alle oder einer für jeden; gegeben: { $given }.
bad-vector-opponents = Ein Vektor von Tischen kennt nur den Gegner „random“, nicht „{ $given }“; andere Bots spielen an einzelnen Tischen.
bad-observation = Es gibt keine Beobachtung „{ $observation }“; möglich sind { $known }.
bad-render = Es gibt keine Darstellung „{ $mode }“; möglich sind { $known }.
bad-threads = Die Zahl der Threads muss eine ganze Zahl ab 1 sein, nicht { $threads }.
bad-cycles = Die längste Partie muss eine ganze Zahl von Entscheidungen ab 1 sein, nicht { $cycles }.
needs-reset = Dieser Tisch ist noch nicht aufgebaut: zuerst reset aufrufen.
not-an-action = { $action } ist keine Aktion von { $game }: Aktionen sind die ganzen Zahlen 0 bis { $highest }.
no-shaping = { $game } kennt keinen Wert eines Tisches; die Belohnung kann nicht geformt werden.
missing-extra = Dafür wird { $package } gebraucht: pip install 'cheesemoon[{ $extra }]'.
