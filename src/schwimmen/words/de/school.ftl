# Die Schulausgabe: wer Erklärungen beurteilt, Tische und Pult. Kartensätze haben eine eigene Datei.

## Wer eine Erklärung beurteilt

judging-group = Die Gruppe
judging-group-about = Ihr spielt an einem Bildschirm: Zuerst erklärt jemand, dann wird die Lösung aufgedeckt, und die Gruppe urteilt.
judging-choice = Auswahl
judging-choice-about = Du spielst allein: Zu jedem Begriff stehen Erklärungen zur Wahl, eine davon stimmt.
judging-teacher = Die Lehrkraft
judging-teacher-about = Die Lehrkraft hört zu, sieht die Lösung und entscheidet.
judging-seated = Ich spiele mit
judging-seated-about = Mit Platz am Tisch und eigenen Karten. Eigene Erklärungen beurteilen die anderen.
judging-desk-about = Ohne Platz am Tisch: Ein Pult zeigt alle Tische der Stunde auf einer Seite.
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
school-deck-nowhere = Dieser Browser bewahrt keine Kartensätze auf. Vor dem Verlassen bitte als Datei exportieren.
judging-here-about = Mit Platz am Tisch; für das Urteil kommt das Gerät zur Lehrkraft. Eigene Erklärungen beurteilen die anderen.
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
school-print = Zum Drucken
school-print-about = Für echte Karten auf dem Tisch: A4, mit Schnittmarken, vorn und hinten.
school-print-cards = Karten
school-print-answers = Lösungen
school-print-rules = Regeln
problem-deck = Diesen Kartensatz gibt es hier nicht mehr. Bitte die Datei noch einmal wählen.
problem-deck-pack = Dieser Kartensatz hat { $count } Karten, gespielt wird aber mit { $pack }.
problem-judge = Ohne Platz kann nur die Lehrkraft urteilen: Bitte „Die Lehrkraft“ wählen.
problem-school = In diesem Spiel wird nichts erklärt: Bitte die Regel „Erst erklären“ einschalten.

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
lesson-teacher-judges = Hören Sie { $seat } zu. Noch sieht außer Ihnen niemand die Lösung.
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
why-judging = Sie urteilen hier und spielen nicht mit.
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
desk-class = Tische für eine Klasse eröffnen
desk-open = { $count ->
    [one] Tisch eröffnen
   *[other] { $count } Tische eröffnen
}
desk-gone = An diesem Tisch urteilen Sie nicht mehr.
