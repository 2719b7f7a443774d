# Kartensätze der Schulausgabe: was an einem falsch ist, einen schreiben, einen drucken, und das Pult.

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
deck-few-answers = Spalte „explanation“ – erwartet: mindestens { $expected } Erklärungen und falsche Antworten, die etwas anderes sagen, gefunden: { $came }.
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
deck-same-file = { $file } ist zweimal genannt. Der Kartensatz und jeder Ausdruck brauchen eine eigene Datei.
deck-nowhere = Wohin soll gedruckt werden? Zum Beispiel: --cards karten.pdf --answers loesungen.pdf
deck-printed-cards = { $count } Karten auf { $sheets } Blättern, vorn und hinten. Doppelseitig drucken, an der langen Kante wenden, Größe 100 %.
deck-printed-answers = Die Lösungen zu { $count } Begriffen.
deck-printed-rules = Die Regeln für die Klasse, auf einer Seite.

## Auf den gedruckten Blättern

print-now = Drucken
sheet-cards-title = Schwimmen, Schulausgabe: Karten
sheet-front = Blatt { $number } von { $count } · vorn · doppelseitig drucken, an der langen Kante wenden, Größe 100 %
sheet-back = Blatt { $number } von { $count } · hinten
sheet-answers-title = Lösungen
sheet-answers-about = Schwimmen, Schulausgabe · { $count } Begriffe. Richtig ist eine Erklärung, die das Wesentliche trifft; auf den Wortlaut kommt es nicht an.
sheet-page = Seite { $number } von { $count }

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
deck-icon-bulb = Glühbirne
deck-icon-turbine = Windrad
deck-icon-plant = Kraftwerk
deck-icon-pylon = Strommast
deck-icon-book = Buch
deck-icon-flask = Kolben
deck-icon-globe = Globus
deck-icon-leaf = Blatt
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

## Das Pult der Lehrkraft

desk-empty = Noch keine Tische
desk-empty-about = Geben Sie an, wie viele Tische Ihre Stunde braucht und wie viele dort spielen. Sie nehmen keinen Platz ein: Von hier aus urteilen Sie an allen.
desk-calm = Niemand wartet auf Sie.
desk-waits = { $count ->
    [one] Ein Tisch wartet auf Ihr Urteil.
   *[other] { $count } Tische warten auf Ihr Urteil.
}
desk-table = Tisch { $number }
desk-nobody = Noch ist niemand da.
desk-heard = { $table }: { $seat } erklärt { $terms }.
desk-verdict = { $table }: richtig oder falsch?
desk-right = Ihr Urteil: richtig.
desk-wrong = Ihr Urteil: falsch.
desk-right-theirs = Urteil: richtig.
desk-wrong-theirs = Urteil: falsch.
desk-held = Die Karten wechseln erst, wenn es weitergeht. Bis dahin können Sie das Urteil zurücknehmen.
desk-computer = Der Computer erklärt. Es geht von selbst weiter.
desk-together = Diesmal urteilt der Tisch gemeinsam.
desk-over = Die Partie ist zu Ende.
desk-won = Sieg für { $names }.
desk-between = Es ist aufgedeckt. Sie geben neu, sobald alle so weit sind.
desk-again = Noch eine Partie
desk-more = Mehr zu { $table }
desk-away = Tisch weglegen
desk-away-about = Dann urteilt der Tisch selbst.
desk-clear = Pult abräumen
desk-clear-about = Alle Tische spielen ohne Sie weiter und urteilen selbst.
sheet-rules-title = Schwimmen: die Regeln
sheet-rules-about = Schulausgabe, für zwei bis neun. Jede Farbe ist ein Thema: { $topics }. Alle haben drei Leben, zum Beispiel drei Streichhölzer.
sheet-rules-1 = Zuerst gibt, wer den weitesten Schulweg hat; danach wandert das Geben nach links weiter. Wer gibt, teilt allen drei Karten aus, sich selbst zwei Päckchen zu drei, sieht sich beide an, spielt mit einem und legt das andere offen in die Mitte. Die übrigen Karten werden beiseitegelegt.
sheet-rules-2 = Es beginnt, wer links vom Geber sitzt. Wenn du dran bist, tauschst du eine Karte mit der Mitte oder alle drei, nie zwei. Du kannst auch schieben oder die Runde beenden, indem du auf den Tisch klopfst.
sheet-rules-3 = Bevor du eine Karte nimmst, erklärst du ihren Begriff. Stimmt es, tauschst du. Stimmt es nicht, bleibt alles, wie es ist, und die Gruppe klärt die Lösung, bevor es weitergeht.
sheet-rules-4 = Sammle Karten einer Farbe. Ein Ass zählt 11, König, Dame, Bube und Zehn zählen 10, Neun, Acht und Sieben so viel, wie sie zeigen. Oder sammle drei Karten von einem Rang: Sie zählen 30½.
sheet-rules-5 = Klopft jemand, dürfen alle anderen noch einmal tauschen. Dann zeigen alle ihre Karten.
sheet-rules-6 = Wer 31 hat, legt die Karten sofort auf den Tisch: Die Runde ist zu Ende, auch gleich nach dem Geben.
sheet-rules-7 = Wer die wenigsten Punkte hat, verliert ein Leben; haben mehrere gleich wenige, dann alle. Wer keines mehr hat, schwimmt und spielt weiter. Wer noch einmal verliert, geht unter. Wer zuletzt übrig bleibt, hat gewonnen.
sheet-rules-hands = Was eine Hand zählt
sheet-rules-hand-20 = 20 Punkte: 10 + 10. Nur die Herz-Dame und die Herz-Zehn sind von einer Farbe.
sheet-rules-hand-30 = 30 Punkte: 11 + 10 + 9.
sheet-rules-hand-30-5 = 30½ Punkte. Haben zwei einen Drilling, ist der höhere besser.
sheet-rules-hand-31 = 31 Punkte: 11 + 10 + 10. Mehr geht nicht.
