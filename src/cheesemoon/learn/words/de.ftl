# The guide
well-done = Gut gemacht!
read-on = Hier ist noch nichts zu entscheiden: lies weiter.
beside = Das darfst du, aber hier üben wir etwas anderes.

# Mistakes in a lesson
lesson-text = hier muss ein Text von 1 bis { $longest } Zeichen stehen.
lesson-strings = hier muss eine Liste von Wörtern in Anführungszeichen stehen.
lesson-action = hier muss eine Aktion stehen, etwa "roll".
lesson-nothing-asked = der Schritt antwortet auf Züge, verlangt aber keinen.
lesson-position = die Stellung lässt sich nicht aufbauen: { $why }
lesson-not-his-turn = hier ist nicht der Lernende am Zug, sondern Platz { $seat }.
lesson-not-legal = nichts davon ist hier erlaubt; erlaubt sind { $legal }.
lesson-no-such-action = keine erlaubte Aktion hat die Form "{ $form }".
lesson-then = das kann nicht folgen: { $why }
