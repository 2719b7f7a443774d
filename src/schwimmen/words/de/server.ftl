# Was der Server zu Nachrichten und Anfragen sagt, denen er nicht folgen kann.

error-malformed = Diese Nachricht hat der Server nicht verstanden.
error-too-many = Das waren zu viele Nachrichten auf einmal.
error-not-seated = Bitte zuerst Platz nehmen.
error-unknown-table = Diesen Tisch gibt es nicht (mehr).
error-version = Diese Seite ist veraltet: Bitte lade sie neu.
error-not-now = Das geht gerade nicht.
error-store = Der Server konnte das gerade nicht speichern. Bitte versuche es gleich noch einmal.

problem-name = Bitte wähle einen Namen mit mindestens einem Buchstaben oder einer Ziffer.
problem-preparing = Der Server macht sich noch für Tische mit Freunden bereit. Das geschieht nur einmal und dauert etwa eine Minute; gegen Computer kannst du schon spielen.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-server = Auf dem Server ist etwas schiefgegangen.
problem-table = Diesen Tisch gibt es nicht (mehr).
problem-too-many = Das war zu viel auf einmal. Bitte warte einen Moment.
problem-store = Der Server kommt gerade nicht an seine Daten. Bitte versuche es gleich noch einmal.
why-no-hint-people = Tipps gibt es nur, wenn mit dir nur Computer am Tisch sitzen.
why-no-hint-turn = Einen Tipp gibt es, wenn du etwas zu entscheiden hast.
why-no-hint-often = Gleich gibt es wieder einen Tipp.
