# What the robot say, by cue.

robot-start = Bip. Zbieram.
robot-gain = Bip. Ładunek na pokładzie.
robot-big = Bip! Jest załogant.
robot-paid = Wpłata przyjęta.
robot-plan = Bzzt. Obliczam.
robot-won = Protokół zwycięstwa.
robot-lost = Uruchamiam się ponownie.
