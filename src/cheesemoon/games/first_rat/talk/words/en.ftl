# What the robot say, by cue.

robot-start = Beep. Collecting.
robot-gain = Beep. Cargo aboard.
robot-big = Beep! Crew complete.
robot-paid = Credits received.
robot-plan = Bzzt. Calculating.
robot-won = Victory protocol.
robot-lost = Rebooting.
