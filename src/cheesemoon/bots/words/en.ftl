# Bots and the arena
unknown-bot = { $game } has no bot "{ $name }"; its bots: { $known }.
bad-bot-setting = A search has no setting "{ $setting }"; its settings: { $known }.
arena-bots = A tournament needs bots, each of them once.
no-ray = Ray is not installed; pip install "cheesemoon[cluster]" brings it.
no-cluster = There is no Ray cluster at { $address }: { $why }
no-altair = Reports with plots need Altair; pip install "cheesemoon[arena]" brings it.
