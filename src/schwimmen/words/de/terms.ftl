# Die eigenen Worte eines Spiels, für Sätze aller Dateien.
#
#   $word    wie die Ansage heißt: close knock stop end stick pas last-round call
#   $unit    was verloren oder gezählt wird: life chip token coin die stick, points auf der Tafel
#   $units   wie viel davon auf einmal
#   $hand    wie viele Karten eine Hand hat: 3, 4 oder 5
#
# Wo sie fehlen, gelten die Worte von Schwimmen: close, life, eins und drei.

## Die Ansage

call-you = { $word ->
    [knock] klopfst
    [stop] rufst „Stopp“
    [end] beendest die Runde
    [stick] sagst „stick“
    [last-round] sagst den letzten Zug an
    [call] rufst
   *[close] machst zu
}
call-they = { $word ->
    [knock] klopft
    [stop] ruft „Stopp“
    [end] beendet die Runde
    [stick] sagt „stick“
    [last-round] sagt den letzten Zug an
    [call] ruft
   *[close] macht zu
}
call-if = { $word ->
    [knock] klopft
    [stop] „Stopp“ ruft
    [end] die Runde beendet
    [stick] „stick“ sagt
    [last-round] den letzten Zug ansagt
    [call] ruft
   *[close] zumacht
}
call-done = { $word ->
    [knock] geklopft
    [stop] „Stopp“ gerufen
    [end] die Runde beendet
    [stick] „stick“ gesagt
    [last-round] den letzten Zug angesagt
    [call] gerufen
   *[close] zugemacht
}
call-do = { $word ->
    [knock] klopfen
    [stop] „Stopp“ rufen
    [end] die Runde beenden
    [stick] „stick“ sagen
    [last-round] den letzten Zug ansagen
    [call] rufen
   *[close] zumachen
}
call-name = { $word ->
    [knock] Klopfen
    [stop] Stopp
    [end] Beenden
    [stick] Stick
    [last-round] Letzter Zug
    [call] Rufen
   *[close] Zumachen
}
ride-you = { $word ->
    [knock] klopfst
    [stop] rufst „Stopp“
    [end] beendest die Runde
    [stick] sagst „stick“
    [last-round] sagst den letzten Zug an
    [call] rufst 51
   *[close] machst zu
}
ride-they = { $word ->
    [knock] klopft
    [stop] ruft „Stopp“
    [end] beendet die Runde
    [stick] sagt „stick“
    [last-round] sagt den letzten Zug an
    [call] ruft 51
   *[close] macht zu
}

## Was verloren wird

loses-you = { $units ->
    [one] { $unit ->
        [chip] verlierst einen Chip
        [token] verlierst eine Marke
        [coin] zahlst eine Münze
        [die] drehst den Würfel um einen Punkt herunter
        [stick] bekommst ein Hölzchen
        [points] verlierst einen Punkt
       *[life] verlierst ein Leben
    }
   *[other] { $unit ->
        [chip] verlierst zwei Chips
        [token] verlierst zwei Marken
        [coin] zahlst zwei Münzen
        [die] drehst den Würfel um zwei Punkte herunter
        [stick] bekommst zwei Hölzchen
        [points] verlierst zwei Punkte
       *[life] verlierst zwei Leben
    }
}
loses-they = { $units ->
    [one] { $unit ->
        [chip] verliert einen Chip
        [token] verliert eine Marke
        [coin] zahlt eine Münze
        [die] dreht den Würfel um einen Punkt herunter
        [stick] bekommt ein Hölzchen
        [points] verliert einen Punkt
       *[life] verliert ein Leben
    }
   *[other] { $unit ->
        [chip] verliert zwei Chips
        [token] verliert zwei Marken
        [coin] zahlt zwei Münzen
        [die] dreht den Würfel um zwei Punkte herunter
        [stick] bekommt zwei Hölzchen
        [points] verliert zwei Punkte
       *[life] verliert zwei Leben
    }
}
loses-each = { $units ->
    [one] { $unit ->
        [chip] verlieren einen Chip
        [token] verlieren eine Marke
        [coin] zahlen eine Münze
        [die] verlieren einen Punkt
        [stick] bekommen ein Hölzchen
        [points] verlieren einen Punkt
       *[life] verlieren ein Leben
    }
   *[other] { $unit ->
        [chip] verlieren zwei Chips
        [token] verlieren zwei Marken
        [coin] zahlen zwei Münzen
        [die] verlieren zwei Punkte
        [stick] bekommen zwei Hölzchen
        [points] verlieren zwei Punkte
       *[life] verlieren zwei Leben
    }
}
unit-name = { $unit ->
    [chip] Chips
    [token] Marken
    [coin] Münzen
    [die] Würfelpunkte
    [stick] Hölzchen
    [points] Punkte
   *[life] Leben
}
unit-count = { $number ->
    [one] { $unit ->
        [chip] einem Chip
        [token] einer Marke
        [coin] einer Münze
        [die] einem Punkt
        [stick] einem Hölzchen
        [points] einem Punkt
       *[life] einem Leben
    }
   *[other] { $unit ->
        [chip] { $number } Chips
        [token] { $number } Marken
        [coin] { $number } Münzen
        [die] { $number } Punkten
        [stick] { $number } Hölzchen
        [points] { $number } Punkten
       *[life] { $number } Leben
    }
}
# Ziffern statt Wörtern: die haben keinen Fall.
pot-count = { $number ->
    [one] { $unit ->
        [chip] 1 Chip
        [token] 1 Marke
        [coin] 1 Münze
       *[life] 1 Einsatz
    }
   *[other] { $unit ->
        [chip] { $number } Chips
        [token] { $number } Marken
        [coin] { $number } Münzen
       *[life] { $number } Einsätze
    }
}
unit-last = { $unit ->
    [chip] den letzten Chip
    [token] die letzte Marke
    [coin] die letzte Münze
    [die] den letzten Punkt
    [stick] das letzte erlaubte Hölzchen
    [points] den letzten Punkt
   *[life] das letzte Leben
}
unit-none = { $unit ->
    [chip] keinen Chip
    [token] keine Marke
    [coin] keine Münze
    [die] keinen Punkt
    [stick] kein Hölzchen frei
    [points] keinen Punkt
   *[life] kein Leben
}

## Wie viele Karten

hand-word = { $hand ->
    [4] vier
    [5] fünf
   *[3] drei
}
