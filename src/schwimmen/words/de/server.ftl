# Was der Server zu Nachrichten und Anfragen sagt, denen er nicht folgen kann.

error-malformed = Diese Nachricht hat der Server nicht verstanden.
error-too-long = Diese Nachricht ist zu lang.
error-too-many = Das waren zu viele Nachrichten auf einmal.
error-not-seated = Bitte zuerst Platz nehmen.
error-seated-already = Du sitzt schon hier.
error-unknown-table = Diesen Tisch gibt es nicht (mehr).
error-wrong-token = Dieser Platz gehört jemand anderem.
error-version = Diese Seite ist veraltet: Bitte lade sie neu.
error-not-now = Das geht gerade nicht.

problem-malformed = Diese Anfrage hat der Server nicht verstanden ({ $where }).
problem-name = Bitte wähle einen Namen mit mindestens einem Buchstaben oder einer Ziffer.
problem-too-many-tables = Alle Tische sind besetzt; bitte versuche es später noch einmal.
problem-origin = Diese Anfrage kommt von einer fremden Seite.
problem-too-long = Diese Anfrage ist zu lang.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-method = Diese Adresse nimmt so eine Anfrage nicht an.
problem-server = Auf dem Server ist etwas schiefgegangen.
