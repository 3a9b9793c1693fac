# What the robot say, by cue.

robot-start = Piep. Sammle.
robot-gain = Piep. Fracht an Bord.
robot-big = Piep! Crew verstärkt.
robot-paid = Zahlung erhalten.
robot-plan = Bzzt. Berechne.
robot-won = Siegesprotokoll.
robot-lost = Neustart.
