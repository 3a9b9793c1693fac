# Boty i arena
unknown-bot = { $game } nie ma bota „{ $name }”; dostępne boty: { $known }.
bad-bot-setting = Przeszukiwanie nie ma ustawienia „{ $setting }”; dostępne ustawienia: { $known }.
arena-bots = Turniej potrzebuje botów, każdego tylko raz.
no-ray = Brakuje pakietu Ray; zainstaluje go pip install "cheesemoon[cluster]".
no-cluster = Pod adresem { $address } nie ma klastra Ray: { $why }
no-altair = Raporty z wykresami wymagają pakietu Altair; zainstaluje go pip install "cheesemoon[arena]".
