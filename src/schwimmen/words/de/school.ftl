# Die Schulausgabe: was an einem Kartensatz falsch ist, wer Erklärungen beurteilt, was auf gedruckten Blättern steht.

## Was in einer Zeile eines Kartensatzes falsch ist

deck-kind = Erwartet: eine Datei mit der Endung .csv, .yaml oder .yml, gefunden: „{ $came }“.
deck-large = Erwartet: höchstens { $expected } Bytes, gefunden: { $came }.
deck-encoding = Erwartet: Text in UTF-8, gefunden: das Byte { $came }. Speichere die Datei als „CSV UTF-8“.
deck-csv = Erwartet: CSV, aber diese Zeile lässt sich nicht lesen ({ $came }). Fehlt ein Anführungszeichen?
deck-yaml = Erwartet: YAML, aber diese Zeile lässt sich nicht lesen ({ $came }).
deck-list = Erwartet: eine Liste von Karten, jede mit „- language: de“ am Anfang und ihren Angaben darunter, gefunden: { $came }.
deck-text = Spalte „{ $column }“ – erwartet: ein Text, gefunden: { $came }.
deck-column-missing = Erwartet: die Spalte „{ $expected }“, gefunden: { $came }.
deck-column-twice = Erwartet: die Spalte „{ $came }“ einmal, gefunden: zweimal.
deck-column-unknown = Erwartet: eine dieser Spalten: { $expected }, gefunden: „{ $came }“.
deck-fields = Erwartet: { $expected } Felder wie in der Kopfzeile, gefunden: { $came }. Ein Text, in dem das Trennzeichen vorkommt, braucht Anführungszeichen.
deck-nothing = Erwartet: Karten, gefunden: keine.
deck-one-of = Spalte „{ $column }“ – erwartet: eines von { $expected }, gefunden: „{ $came }“.
deck-empty = Spalte „{ $column }“ – erwartet: ein Text, gefunden: nichts.
deck-long = Spalte „{ $column }“ – erwartet: höchstens { $expected } Zeichen, gefunden: { $came }.
deck-card-twice = Erwartet: jede Karte einmal, gefunden: { $card } ({ $language }) schon in Zeile { $line }.
deck-card-missing = Erwartet: { $card } ({ $language }), gefunden: keine Zeile mit dieser Karte.
deck-card-outside = Erwartet: eine Karte des Spiels mit { $count } Karten, also { $lowest } bis A, gefunden: { $card } ({ $language }).
deck-mixed = Spalte „{ $column }“ – erwartet: „{ $expected }“ wie bei den anderen Karten der Farbe { $suit }, gefunden: „{ $came }“.
deck-wrong-right = Spalte „wrong“ – erwartet: eine falsche Erklärung, gefunden: „{ $came }“, die richtige.
deck-wrong-twice = Spalte „wrong“ – erwartet: verschiedene falsche Erklärungen, gefunden: „{ $came }“ zweimal.
deck-letters = Spalte „{ $column }“ – erwartet: Zeichen, die sich drucken lassen, gefunden: { $came }

## schwimmen deck

deck-fine = Alles in Ordnung: { $count } Karten in { $languages ->
    [one] einer Sprache
   *[other] { $languages } Sprachen
} ({ $names }).
deck-found = { $count ->
    [one] Ein Fehler.
   *[other] { $count } Fehler.
}
deck-language-missing = Diesen Kartensatz gibt es nicht auf „{ $came }“, nur auf: { $allowed }.
deck-nowhere = Wohin soll gedruckt werden? Zum Beispiel: --cards karten.pdf --answers loesungen.pdf
deck-printed-cards = { $count } Karten auf { $sheets } Blättern, vorn und hinten. Doppelseitig drucken, an der langen Kante wenden, Größe 100 %.
deck-printed-answers = Die Lösungen zu { $count } Begriffen.

## Auf den gedruckten Blättern

sheet-cards-title = Schwimmen, Schulausgabe: Karten
sheet-front = Blatt { $number } von { $count } · vorn · doppelseitig drucken, an der langen Kante wenden, Größe 100 %
sheet-back = Blatt { $number } von { $count } · hinten
sheet-answers-title = Lösungen
sheet-answers-about = Schwimmen, Schulausgabe · { $count } Begriffe. Richtig ist eine Erklärung, die das Wesentliche trifft; auf den Wortlaut kommt es nicht an.
sheet-page = Seite { $number } von { $count }

## Wer eine Erklärung beurteilt

judging-group = Die Gruppe
judging-group-about = Ihr spielt an einem Bildschirm: Zuerst erklärt jemand, dann wird die Lösung aufgedeckt, und die Gruppe urteilt.
judging-choice = Auswahl
judging-choice-about = Du spielst allein: Zu jedem Begriff stehen Erklärungen zur Wahl, eine davon stimmt.
judging-teacher = Die Lehrkraft
judging-teacher-about = Die Lehrkraft hört zu, sieht die Lösung und entscheidet.
judging-seated = Ich spiele mit
judging-seated-about = Du sitzt mit eigenen Karten am Tisch. Was du selbst erklärst, beurteilen die anderen.
judging-desk-about = Du brauchst keinen Platz: Dein Pult zeigt alle Tische der Stunde auf einer Seite.
desk-tables = Tische
desk-pupils = Mitspielende an jedem Tisch
verdict-right = Die Erklärung stimmt.
verdict-wrong = Die Erklärung stimmt nicht: Getauscht wird nicht.
solution = Lösung

## Die Schulausgabe im Browser

school-edition = Schulausgabe
school-judging = Wer urteilt?
school-deck = Begriffe
school-deck-energy = Energie
school-deck-energy-about = 32 Begriffe: { $topics }
school-deck-own = Eigener Kartensatz
school-deck-file = Datei wählen
school-deck-about = Eine Tabelle, als CSV oder YAML gespeichert, mit einer Zeile je Karte. Am besten mit einer Kopie des Kartensatzes „Energie“ beginnen.
school-deck-kept = Auf diesem Gerät
school-deck-new = Kartensatz schreiben
school-deck-edit = Bearbeiten
school-deck-nowhere = Dieser Browser bewahrt keine Kartensätze auf. Exportiere ihn als Datei, bevor du gehst.
judging-here-about = Du sitzt mit am Tisch und bekommst das Gerät für das Urteil. Was du selbst erklärst, beurteilen die anderen.
lesson-hand-over = Gib { $judge } das Gerät
school-deck-fine = { $name }: { $count } Karten, alles in Ordnung.
school-deck-wrong = { $count ->
    [one] Ein Fehler in { $name }:
   *[other] { $count } Fehler in { $name }:
}
school-deck-line = Zeile { $line }
school-deck-more = { $count ->
    [one] und ein weiterer
   *[other] und { $count } weitere
}
school-deck-needed = Bitte zuerst einen Kartensatz wählen.
school-rightly = Der Computer erklärt richtig
school-rightly-value = in { $percent } % der Fälle
print-now = Drucken
school-print = Zum Drucken
school-print-about = Für echte Karten auf dem Tisch: A4, mit Schnittmarken, vorn und hinten.
school-print-cards = Karten
school-print-answers = Lösungen
problem-deck = Diesen Kartensatz gibt es hier nicht mehr. Bitte die Datei noch einmal wählen.
problem-deck-pack = Dieser Kartensatz hat { $count } Karten, gespielt wird aber mit { $pack }.
problem-judge = Ohne Platz kann nur die Lehrkraft urteilen: Wähle „Die Lehrkraft“.
problem-school = In diesem Spiel wird nichts erklärt: Schalte die Regel „Erst erklären“ ein.

## Einen Kartensatz schreiben

deck-title = Kartensatz
deck-new-about = Ein Kartensatz hat für jede von 32 Karten einen Begriff mit Musterlösung, in vier Themen. Er bleibt auf diesem Gerät und lässt sich als Datei exportieren.
deck-new-empty = Mit leeren Karten beginnen
deck-new-energy = Mit einer Kopie des Kartensatzes „Energie“ beginnen
deck-name = Name des Kartensatzes
deck-language = Sprache der Karten
deck-language-more = { $language } hinzufügen
deck-topic = Thema
deck-icon = Zeichnung
deck-icon-none = keine
deck-term = Begriff
deck-explanation = Musterlösung
deck-wrong = Falsche Erklärung { $number }
deck-wrong-more = Falsche Erklärungen
deck-wrong-about = Für Multiple Choice; ohne sie werden Erklärungen anderer Begriffe des Themas angeboten.
deck-card = { $card }: { $term }
deck-done = { $done } von { $count }
deck-open = { $count ->
    [0] Alles ist da.
    [one] Eine Sache fehlt noch oder stimmt nicht.
   *[other] { $count } Sachen fehlen noch oder stimmen nicht.
}
deck-saved = Auf diesem Gerät gespeichert
deck-export = Als Datei exportieren
deck-play = Damit spielen
deck-delete = Löschen
deck-delete-sure = Wirklich löschen
deck-gone = Diesen Kartensatz gibt es auf diesem Gerät nicht.

## Eine Erklärung am Tisch

lesson = { $you ->
    [yes] Du erklärst
   *[no] { $seat } erklärt
}
lesson-group = { $count ->
    [one] Erkläre den Begriff laut. Dann wird die Lösung gezeigt.
   *[other] Erkläre die Begriffe laut. Dann wird die Lösung gezeigt.
}
lesson-group-wait = Hör { $seat } zu. Dann wird die Lösung gezeigt.
lesson-judge = War die Erklärung richtig?
lesson-teacher = { $count ->
    [one] Erkläre den Begriff laut.
   *[other] Erkläre die Begriffe laut.
} { $judge } entscheidet, dann kommt die Lösung.
lesson-teacher-wait = Hör { $seat } zu. { $judge } entscheidet, dann kommt die Lösung.
lesson-teacher-judges = Hör { $seat } zu. Noch sieht außer dir niemand die Lösung.
lesson-judge-again = { $judge } überlegt es sich noch einmal. Gleich kommt das Urteil.
lesson-judge-away = { $judge } ist gerade nicht da. Ihr könnt warten oder die Lösung zeigen und gemeinsam urteilen.
lesson-judge-own = { $seat } urteilt sonst selbst, deshalb entscheiden diesmal die anderen.
lesson-goes-on = Gleich geht es von selbst weiter.
lesson-soon = { $judge } kann das Urteil noch zurücknehmen. Gleich geht es weiter.
lesson-choice = Was stimmt?
lesson-choice-of = Begriff { $number } von { $count }: Was stimmt?
lesson-choice-wait = Die Antwort wird gerade gewählt.
lesson-listen = Stimmt das? Gleich kommt die Lösung.
lesson-show = Lösung zeigen
lesson-go-on = Weiter
lesson-stay = Ich lese noch
lesson-take-back = Zurücknehmen
lesson-said-right = Richtig
lesson-said-wrong = Falsch
lesson-answers = Erklärungen zur Wahl
why-solution-first = Erst wird die Lösung gezeigt, dann urteilt die Gruppe.
why-answer-first = Wähle zuerst eine Antwort.
why-teacher-judges = Hier urteilt die Lehrkraft.
why-judging = Du urteilst hier und spielst nicht mit.
turn-explains = Erst erklären
lesson-answer = Das stimmt
lesson-next-term = Nächster Begriff

## Themen, wie die Schulausgabe sie druckt: topic-NAME, in NAME ein Bindestrich für alles, was kein Buchstabe von A bis Z ist

topic-Energieeffizienz = Energieeffizienz
topic-Erneuerbare-Energien = Erneuerbare Energien
topic-W-rmekraftwerke = Wärmekraftwerke
topic-Stromnetze = Stromnetze

## Das Pult der Lehrkraft

judge-nameless = Die Lehrkraft
judge-here = { $judge } urteilt.
judge-away = { $judge } urteilt, ist aber gerade nicht da.
judge-hand = Lehrkraft urteilen lassen
judge-hand-about = Für jemanden ohne Platz: Dieser Code öffnet das Pult auf einem anderen Gerät, einmal und { $count } Minuten lang. Geurteilt wird ab jetzt dort.
judge-hand-link = Link zum Pult
desk = Pult
desk-go = Zum Pult
desk-empty = Noch keine Tische
desk-empty-about = Sag, wie viele Tische deine Stunde braucht und wie viele dort spielen. Du nimmst keinen Platz ein: Von hier aus urteilst du an allen.
desk-class = Tische für eine Klasse eröffnen
desk-open = { $count ->
    [one] Tisch eröffnen
   *[other] { $count } Tische eröffnen
}
desk-calm = Niemand wartet auf dich.
desk-waits = { $count ->
    [one] Ein Tisch wartet auf dein Urteil.
   *[other] { $count } Tische warten auf dein Urteil.
}
desk-table = Tisch { $number }
desk-nobody = Noch ist niemand da.
desk-heard = { $table }: { $seat } erklärt { $terms }.
desk-verdict = { $table }: richtig oder falsch?
desk-right = Dein Urteil: richtig.
desk-wrong = Dein Urteil: falsch.
desk-right-theirs = Urteil: richtig.
desk-wrong-theirs = Urteil: falsch.
desk-held = Die Karten wechseln erst, wenn es weitergeht. Bis dahin kannst du das Urteil zurücknehmen.
desk-computer = Der Computer erklärt. Es geht von selbst weiter.
desk-together = Diesmal urteilt der Tisch gemeinsam.
desk-over = Die Partie ist zu Ende.
desk-won = Sieg für { $names }.
desk-between = Es ist aufgedeckt. Sie geben neu, sobald alle so weit sind.
desk-again = Noch eine Partie
desk-more = Mehr zu { $table }
desk-gone = An diesem Tisch urteilst du nicht mehr.
desk-away = Tisch weglegen
desk-away-about = Dann urteilt der Tisch selbst.
desk-clear = Pult abräumen
desk-clear-about = Alle Tische spielen ohne dich weiter und urteilen selbst.
