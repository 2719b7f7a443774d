# Eine Stunde mit einer Klasse: ihre Tische, der Code an der Wand, der Bericht, Karten zum Üben.

problem-lesson = Zu diesem Code gibt es keine Stunde, oder sie ist vorbei.
problem-lesson-deck = Der Server hat den Kartensatz dieser Stunde nicht mehr. Bitte seine Datei noch einmal wählen wie für einen neuen Tisch, dann ist die Stunde wieder da. Beenden lässt sie sich auch ohne Kartensatz.

## Der Bericht

report = Was die Klasse wusste
report-sum = { $asked ->
    [one] Eine Erklärung
   *[other] { $asked } Erklärungen
} zu { $terms ->
    [one] einem Begriff
   *[other] { $terms } Begriffen
}, davon { $right } richtig. Was am häufigsten gefehlt hat, steht oben.
report-about = Namen stehen nicht darin. Wer alle drei Karten will, erklärt drei Begriffe, und ein Urteil gilt für alle. Was Computergegner erklären, zählt nicht mit.
report-of = { $right } von { $asked } richtig
report-term = Begriff
report-topic = Thema
report-asked = Erklärt
report-right = Richtig
report-missed = Nicht gewusst
report-solution = Lösung
report-none = Noch wurde nichts erklärt.
report-file = Stunde
report-pdf = Als PDF speichern
report-csv = Als Tabelle speichern (CSV)
report-practise-about = Die nicht gewussten Begriffe als Karten, für die Geräte der Klasse. Im Link stehen die Begriffe und kein Name; er gilt auch nach der Stunde.
report-end = Stunde beenden
report-end-about = Alle Tische der Stunde werden auf dem Server gelöscht, mit allen Namen und diesem Bericht. Speichern Sie den Bericht vorher, wenn Sie ihn behalten möchten.
report-end-sure = Alles löschen
report-ended = Die Stunde ist vorbei. Tische, Namen und Bericht sind auf dem Server gelöscht.

## Eine Klasse vor ihrer Stunde

class-names = Namen
class-names-about = Getippt oder eingefügt, ein Name je Zeile; Spitznamen genügen. Ohne Liste tippen alle ihren Namen selbst. Die Liste wird auf diesem Gerät nicht aufgehoben.
class-mix = Mischen
class-pupils = Schülerinnen und Schüler
class-each = An jedem Tisch
class-size = { $tables ->
    [one] ein Tisch zu { $size }
   *[other] { $tables } Tische zu { $size }
}
longest-way = Wer hat den weitesten Schulweg? Wer das ist, gibt zuerst.
longest-way-first = { $name } hat den weitesten Schulweg und gibt zuerst.

## Eine Stunde auf dem Pult und an der Wand

desk-code = Code
desk-wall = An die Wand
desk-begin-all = An { $count } Tischen anfangen
desk-free = Platz von { $name } frei machen
desk-report = Bericht und Ende
wall-join = Mitspielen
wall-here = { $here } von { $count } sind da
wall-is-here = ist da

## Jemand kommt dazu

attend = Stunde: { $teacher }
attend-name = Tippe auf deinen Namen.
attend-table = Wo sitzt du?
attend-free = { $count ->
    [one] Hier hinsetzen, ein Platz frei
   *[other] Hier hinsetzen, { $count } Plätze frei
}
attend-playing = Hier wird gespielt. Warte auf die nächste Partie.
attend-code = In eine Stunde gehen
attend-code-about = Der Code an der Wand
attend-go = Mitspielen

## Üben

practise-title = Üben, was gefehlt hat
practise-card = Karte
practise-left = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}
practise-show = Erklärung zeigen
practise-again = Noch einmal
practise-knew = Gewusst
practise-about = Sag es erst mit eigenen Worten, dann sieh nach. Die Karten bleiben auf diesem Gerät, und niemand sieht, wie es lief.
practise-done = Alles gewusst. Gut gemacht!
practise-once-more = Von vorn
practise-away = Karten löschen
practise-none = Auf diesem Gerät sind keine Karten.

## Für Lehrkräfte

teachers = Die Schulausgabe: für Lehrerinnen und Lehrer
teachers-about = Schwimmen mit Karten, auf denen die Begriffe eines Fachs stehen. Wer eine Karte will, erklärt zuerst ihren Begriff.
teachers-print = Diese Seite drucken
teachers-deck = Kartensatz schreiben
teachers-join = In eine Stunde gehen
teachers-learn = Was dabei gelernt wird
teachers-learn-1 = Einen Begriff laut und mit eigenen Worten zu erklären, vor anderen, die zuhören, weil davon der nächste Zug abhängt.
teachers-learn-2 = Eine gute Erklärung von einer schwachen zu unterscheiden: Nach jedem Versuch wird die Musterlösung gelesen.
teachers-learn-3 = Die Begriffe eines Fachs, immer wieder: Hohe Karten sind begehrt, also kommen schwere Begriffe oft dran.
teachers-minutes = So laufen 45 Minuten
teachers-minutes-1 = 5 Minuten: Namen einfügen, Tische eröffnen, den Code an die Wand werfen. Alle fotografieren ihn und tippen auf ihren Namen. Vier sitzen an einem Tisch; wer den weitesten Schulweg hat, gibt zuerst.
teachers-minutes-2 = 5 Minuten: Das Blatt mit den Regeln austeilen oder zeigen und die vier Beispielblätter ansehen.
teachers-minutes-3 = 25 Minuten: Alle spielen. Ihr Pult zeigt, wer erklärt, den Begriff und die Lösung; Sie sagen richtig oder falsch. Sind Sie gerade woanders, zeigt ein Tisch die Lösung und urteilt selbst.
teachers-minutes-4 = 5 Minuten: der Bericht. Sprechen Sie mit allen über die Begriffe, die am häufigsten gefehlt haben; Namen stehen nicht darin.
teachers-minutes-5 = 5 Minuten: Alle fotografieren den Code der Karten mit den nicht gewussten Begriffen, um zu Hause zu üben. Speichern Sie den Bericht, wenn Sie möchten, und beenden Sie die Stunde.
teachers-decks = Ihr eigener Kartensatz
teachers-decks-1 = Vier Themen mit je acht Begriffen, zu jedem eine Musterlösung von zwei oder drei Sätzen. Leichte auf die Siebenen, schwere auf die Asse.
teachers-decks-2 = Schreiben Sie ihn im Browser, am einfachsten ausgehend von einer Kopie des Kartensatzes „Energie“, oder als Tabelle. Jeder Fehler wird mit seiner Zeile genannt.
teachers-decks-3 = Ein Kartensatz ist eine Datei. Geben Sie sie weiter; andere öffnen sie genauso.
teachers-paper = Auf Papier
teachers-paper-1 = Karten, Lösungen und Regeln kommen auf A4: die Karten auf festem Papier, beidseitig, an der langen Kante gewendet, mit 100 %.
teachers-paper-2 = Mit echten Karten braucht es kein Gerät. Das Lösungsblatt liegt auf dem Tisch, und die Gruppe urteilt.
teachers-data = Was wo wie lange gespeichert wird
teachers-data-1 = Auf dem Server des Spiels: die Namen oder Spitznamen, die Sie oder die Klasse eintippen, wer wo sitzt, die Züge und die Urteile. Kein Konto, keine Adresse, kein Geburtsdatum. Spitznamen genügen.
teachers-data-2 = Bis Sie die Stunde beenden. Dann wird alles sofort gelöscht. Vergessen Sie es, wird 14 Tage nach der letzten Runde alles gelöscht.
teachers-data-3 = Der Bericht zählt Begriffe und nennt niemanden. Er wird mit der Stunde gelöscht; was Sie gespeichert haben, bleibt bei Ihnen.
teachers-data-4 = Auf jedem Gerät der Klasse: das Geheimnis, das den Platz öffnet, und die Karten zum Üben, wenn jemand sie genommen hat. Die Einstellungen löschen beides.
teachers-data-5 = Auf Ihrem Gerät: Ihre Plätze an den Tischen, bis die Stunde endet, und Ihre eigenen Kartensätze. Die Namensliste wird nicht aufgehoben.
teachers-data-6 = Ein Kartensatz, mit dem gespielt wird, liegt auch auf dem Server, bis er neueren Platz macht; darin stehen Begriffe und keine Menschen.
teachers-data-7 = Nichts geht an andere: Die Seite lädt nichts von fremden Adressen, zählt keine Besuche und zeigt keine Werbung. Wer den Server betreibt, hat vielleicht Sicherungen und ein Protokoll der Anfragen; fragen Sie dort nach.
