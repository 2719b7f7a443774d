# Die Rückschau: was jede Entscheidung wert war. Zahlen mit Prozent kommen fertig geschrieben.

## Das Urteil über eine Entscheidung

review-forced = Hier gab es nichts zu entscheiden.
review-best = Der beste Zug.
review-good = Gut: Kein anderer Zug ist klar besser.
review-slip = Ungenau: { $loss } Prozentpunkte verschenkt.
review-mistake = Ein Fehler: { $loss } Prozentpunkte verschenkt.
review-blunder = Ein grober Fehler: { $loss } Prozentpunkte verschenkt.
review-closing = { call-name } hätte sich gelohnt: { $gain } Prozentpunkte mehr.
review-error = ± { $error }
review-chance = { $chance } % Aussicht auf den Sieg
review-behind = { $loss } Punkte weniger

## Eine Runde, eine Partie

review-title = Rückschau
review-about = Für jede Entscheidung: wie gut die Aussicht war, die ganze Partie zu gewinnen, nach allem, was man am Platz sehen konnte. Verborgene Karten zählen nicht.
review-alternatives = Beste Züge
review-before = vorher
review-after = nachher
review-given = verschenkt
review-luck = Glück
review-luck-about = Glück ist, was sich ohne eigene Fehler verändert hat: durch die Karten und durch die anderen.
review-course = Verlauf der Partie
review-course-about = Die Aussicht auf den Sieg: nach jeder Entscheidung für den Platz, der sie traf, und nach jeder Runde für alle.
review-nothing = In dieser Runde hat niemand etwas entschieden.
review-unreadable = Diese Partie lässt sich nicht durchsehen: { $message }

## Die Rückschau auf einer Seite

review-start = Rückschau
review-again = Noch einmal versuchen
review-begins = Die Runde wird durchgesehen …
review-running = Die Runde wird durchgesehen.
review-done = Die Rückschau ist fertig.
review-cut = Die Verbindung ist abgerissen, bevor die Rückschau fertig war.
review-deal = Die Karten sind gegeben. Mit dem nächsten Schritt beginnen die Entscheidungen.
review-none = Bei diesem Schritt hat niemand etwas entschieden.
review-coming = Diese Entscheidung ist gleich dran.
review-decisions = Alle Entscheidungen dieser Runde
review-mark = { $number }: { $name }, { $move }. { $verdict }
review-own = gespielt
review-balance = Was die Runde gebracht hat
review-player = Wer
review-course-line = { $name }: von { $before } auf { $after } Prozent.
review-before-hand = vor Runde { $number }
review-after-hand = nach Runde { $number }

problem-reviews = Gerade laufen schon so viele Rückschauen, wie der Server auf einmal schafft. Bitte versuch es gleich noch einmal.
problem-review-other = Du hast schon eine Rückschau laufen. Bitte versuch es noch einmal, wenn sie fertig ist.
