# Am Küchentisch: echte Karten, und ein Gerät führt die Leben.

kitchen-undo = Zurücknehmen
kitchen-save = Als Datei speichern
kitchen-nothing = Niemand verliert oder gewinnt etwas.
kitchen-deals = { $name } gibt.
kitchen-dealer = Wer gibt zuerst?
kitchen-next = Weiter
kitchen-players = Wie viele spielen mit?
kitchen-erase = Diesen Abend löschen
kitchen-erase-sure = Ja, löschen
kitchen-bring = Einen Abend aus einer Datei fortsetzen
kitchen-unreadable = Aus dieser Datei lässt sich kein Abend lesen.

## Wie die Runde endete

kitchen-end = Wie endete die Runde?
kitchen-end-shown = aufgedeckt
kitchen-end-31 = mit 31
kitchen-end-dealt = 31 beim Geben
kitchen-end-fire = drei Asse
kitchen-end-nobody = { $unit ->
    [points] ohne Punkte
   *[life] ohne Verlierer
}

## Was über sie zu wissen ist

kitchen-lowest = Wer hat am wenigsten?
kitchen-best = Wer hat am meisten?
kitchen-caller = Wer hat { call-done }?
kitchen-against = Wer hat dagegengehalten?
kitchen-holders = Wer hat 31?
kitchen-aces3 = Wer hat drei Asse?
kitchen-dealt31 = Wer bekam schon beim Geben 31?
kitchen-safe = Wer hat 666, 678 oder drei Asse?
kitchen-values = Was ist jede Hand wert?
kitchen-mixed = Eine Hand mit mehreren Farben zählt 0.
kitchen-mixed-best = Eine Hand mit mehreren Farben zählt 0; nur wer ruft oder dagegenhält, zählt die beste Farbe.
kitchen-tied = Die besten Hände sind gleich
kitchen-dealt = Schon beim Geben
kitchen-aces = Drei Asse sind dabei
