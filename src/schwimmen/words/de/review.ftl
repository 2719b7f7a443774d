# Die Rückschau: was jede Entscheidung wert war. Zahlen mit Prozent kommen fertig geschrieben.

## Das Urteil über eine Entscheidung

review-forced = Hier gab es nichts zu entscheiden.
review-best = Der beste Zug.
review-good = Gut: Besseres lässt sich nicht sicher sagen.
review-slip = Ungenau: { $loss } Prozentpunkte verschenkt.
review-mistake = Ein Fehler: { $loss } Prozentpunkte verschenkt.
review-blunder = Ein grober Fehler: { $loss } Prozentpunkte verschenkt.
review-closing = { call-name } hätte sich gelohnt: { $gain } Prozentpunkte mehr.
review-error = ± { $error }
review-chance = { $chance } % Aussicht auf den Sieg
review-behind = { $loss } Punkte weniger

## Eine Hand, ein Spiel

review-title = Rückschau
review-about = Für jede Entscheidung: wie gut die Aussicht war, das ganze Spiel zu gewinnen, nach allem, was man am Platz sehen konnte. Verborgene Karten zählen nicht.
review-alternatives = Beste Züge
review-before = vorher
review-after = nachher
review-given = verschenkt
review-luck = Glück
review-luck-about = Glück ist, was sich ohne eigene Fehler verändert hat: durch die Karten und durch die anderen.
review-course = Verlauf des Spiels
review-course-about = Aussicht auf den Sieg, nach jeder Entscheidung vom Platz dessen, der sie traf, und nach jeder Hand für alle.
review-nothing = In dieser Hand hat niemand etwas entschieden.
review-unreadable = Dieses Spiel lässt sich nicht durchsehen: { $message }

## Die Rückschau auf einer Seite

review-start = Rückschau
review-again = Noch einmal versuchen
review-begins = Die Hand wird durchgesehen …
review-running = Die Hand wird durchgesehen.
review-done = Die Rückschau ist fertig.
review-cut = Die Verbindung ist abgerissen, bevor die Rückschau fertig war.
review-deal = Die Karten sind gegeben. Mit dem nächsten Schritt beginnt das Entscheiden.
review-none = Bei diesem Schritt hat niemand etwas entschieden.
review-coming = Diese Entscheidung ist gleich dran.
review-decisions = Alle Entscheidungen dieser Hand
review-mark = { $number }: { $name }, { $move }. { $verdict }
review-own = gespielt
review-balance = Was die Hand gebracht hat
review-player = Wer
review-course-line = { $name }: von { $before } auf { $after } Prozent.
review-before-hand = vor Hand { $number }
review-after-hand = nach Hand { $number }
