# Bots und die Arena
unknown-bot = { $game } hat keinen Bot „{ $name }“; vorhanden sind: { $known }.
bad-bot-setting = Eine Suche hat keine Einstellung „{ $setting }“; vorhanden sind: { $known }.
arena-bots = Ein Turnier braucht Bots, jeden nur einmal.
no-ray = Ray ist nicht installiert; pip install "cheesemoon[cluster]" holt es.
no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $why }
no-altair = Berichte mit Diagrammen brauchen Altair; pip install "cheesemoon[arena]" holt es.
