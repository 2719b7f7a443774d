# Was Befehlszeile und Terminal außer den Worten am Tisch noch sagen.

## schwimmen rules

rules-presets = Die Spiele:
rules-presets-how = Ein Spiel mit seinen Regeln: schwimmen rules schwimmen. Mit Hausregeln: schwimmen rules schwimmen units=5.
rules-code = Code zum Weitergeben: { $code }
rules-deviations = So weicht dieser Tisch vom gedruckten Spiel ab
rules-idle = Hausregeln, die hier nichts bewirken
rules-knobs = Alle Hausregeln
rules-knob = Hausregel
rules-here = hier
rules-write = so geschrieben

## schwimmen replay, review, verify

no-record = Hier steht keine Partie.

## Karten ohne Farbzeichen

suit-letter-C = Kr
suit-letter-S = Pi
suit-letter-H = He
suit-letter-D = Ka

## schwimmen play

play-compiling = Der Computer macht sich bereit. Etwa eine Minute lang spielen deine Gegner wie Anfänger.
play-level = Eine Spielstärke „{ $came }“ gibt es nicht. Es gibt: { $allowed }.
play-memory = Ein Gedächtnis „{ $came }“ gibt es nicht. Es gibt: { $allowed }.
play-no-terminal = Der Tisch braucht ein Terminal; im Browser spielst du mit: schwimmen serve.
talon = Talon
put-aside = Beiseite
pile-count = Ablage { $number }
dealt-out = Aus dem Spiel
hand-of = Runde { $number } von { $most }
hand-to = Runde { $number }, bis { $most } Punkte
thinks = { $seat } überlegt …
pick-two = Wähle erst eine deiner Karten (1 2 3 …) und eine aus der Mitte (Q W E …).
pick-source = Zieh erst vom Talon (S) oder nimm die offene Karte (Q).
do-it = { $what }? Enter
turn-ways = { $last ->
    [yes] Dein letzter Zug
   *[no] Du bist dran
}: { $ways }
ways-or = { $ways } oder { $last }
way-swap = eine Karte tauschen
way-all = alle { hand-word } tauschen
way-swap-all = eine Karte oder alle { hand-word } tauschen
way-some = eine, mehrere oder alle { hand-word } tauschen
way-pool = die Auslage nehmen
way-draw = ziehen
way-take = die offene Karte nehmen
way-refresh = neue Mitte
way-pass = schieben
way-refuse = verzichten
way-close = { $word ->
    [end] beenden
   *[close] { call-do }
}
ask-choice = Deine Karten behalten (K) oder blind gegen die anderen { hand-word } tauschen (T)?
ask-choice-extra = Du siehst nur das Päckchen: Aufdecken (K) oder nehmen (T)?
ask-choice-both = Mit deinen Karten spielen (K) oder mit denen in der Mitte (T)?
some-take = { $count ->
    [one] Noch eine in der Mitte wählen
   *[other] Noch { $count } in der Mitte wählen
}
some-give = { $count ->
    [one] Noch eine von dir wählen
   *[other] Noch { $count } von dir wählen
}
ask-which = Welche Karte geht? ({ $hand_keys })
ask-for = { $gives } gegen welche aus der Mitte?
ask-against = { $takes } gegen welche deiner Karten?
how-choice = Was du liegen lässt, kommt offen in die Mitte.
how-choice-closes = Nimmst du es, hast du { call-done }: Nur die anderen haben noch einen Zug.
how-answer = Hältst du dagegen, bekommt die beste Hand die Punkte aller, die dabei sind.
how-swap = Wähle eine von deinen ({ $hand_keys }), dann eine in der Mitte ({ $table_keys }).
how-some = Wähle deine ({ $hand_keys }) und ebenso viele der Mitte ({ $table_keys }), dann Enter.
how-explain = Wähle deine ({ $hand_keys }) und eine der Mitte ({ $table_keys }), erkläre sie.
how-pool = Wähle so viele deiner Karten, wie in der Auslage liegen.
how-closing = Danach haben alle anderen noch einen Zug.
preview-with = Jetzt { $value }; mit { $each }
preview-for = Jetzt { $value }; im Tausch gegen { $each }
preview-without = Ohne { $each }
preview-open = Mit der offenen Karte kannst du auf { $value } kommen.
preview-packets = Deine Karten sind { $value } wert, die anderen { $other }.
at-best = bis zu { $value }
explains = { $seat } erklärt: { $terms }
now-explain = Erkläre: { $terms }. Dann drück Enter
quiz = Was stimmt?
quiz-term = Begriff { $number } von { $count }
quiz-key = 1 2 3 4: wählen
quiz-group = Stimmte es?
quiz-group-key = 1: richtig · 2: falsch
play-deck = „{ $came }“ lässt sich nicht als Kartensatz lesen; warum, sagt `schwimmen deck check`.
play-judge = „{ $came }“ urteilt hier nicht; es gibt: { $allowed }.
do-solution = Antworten
turn-all-key = Enter: alle aufdecken
now-answer = { $seat } ruft: dagegenhalten (C) oder heraushalten (P)?
badge-called = { $word ->
    [knock] geklopft
    [stop] „Stopp“
    [end] „Ende“
    [stick] stick
    [last-round] letzter
    [call] ruft
   *[close] zu
}
badge-declared = 31!
again-key = Enter: neue Partie
quit-key = Strg+Q: aufhören
next-key = Enter: { do-next }
onward-key = Enter: weiter
close-key = Esc: schließen
first-hand-keys = Enter: weiter · Esc: überspringen
first-hand-again = Die erste Runde, Schritt für Schritt: schwimmen play --first-hand
sources-key = S: Nummern und Quellen · { close-key }
help-more = Das Spiel in Kürze und alle Regeln: I.
help-signs = { $turn } zeigt, wer am Zug ist, { dealer-letter }, wer gibt.
help-left = { $left } zeigt, was du noch hast.
help-swims = { $belt } zeigt, wer nichts mehr hat und bis zum nächsten Verlust weiterspielt.
went-out-in = untergegangen in Runde { $number }
swims-on = { $tongue ->
    [trial] auf Bewährung
    [ride] Freifahrt
   *[plain] { $unit ->
        [stick] drei Hölzchen
       *[life] schwimmt
    }
}
lives-left = { $number ->
    [one] { $unit ->
        [chip] noch ein Chip
        [token] noch eine Marke
        [coin] noch eine Münze
        [die] noch ein Punkt
        [stick] noch ein Hölzchen frei
       *[life] noch ein Leben
    }
   *[other] { $unit ->
        [chip] noch { $number } Chips
        [token] noch { $number } Marken
        [coin] noch { $number } Münzen
        [die] noch { $number } Punkte
        [stick] noch { $number } Hölzchen frei
       *[life] noch { $number } Leben
    }
}
help-quick = nicht warten
help-language = eine andere Sprache
help-memory = bekannte Karten der anderen zeigen
help-colours = zwei oder vier Farben
help-light = Tag und Nacht
help-quit = aufhören
key-space = Leer
key-quit = Strg+Q
help-touch-terminal = Klicke eine deiner Karten an und dann eine in der Mitte: getauscht.
press-touch-pile = Klicke den Talon oder die offene Karte an und dann die Karte, die du ablegst.
press-touch-pool = Klicke so viele deiner Karten an, wie in der Auslage liegen: getauscht. Ein Klick auf den Talon zieht.
press-touch-some = Klick auf Karten von dir und ebenso viele in der Mitte, dann auf „{ do-swap }“.
press-touch-ride = „{ do-ride }“ ist ein Schalter: Ist er an, kommt die Ansage mit deinem nächsten Zug.
press-pool = die gewählten Karten gegen die ganze Auslage
press-refuse = verzichten, wenn der Talon leer ist
press-call = { call-do }
press-ride = { call-do }, an und aus
press-clear = 51 rufen, an und aus

## schwimmen strategy

strategy-overview = Ab welchem Wert sich das Zumachen lohnt (in Klammern: bis zu welchem Wert Weiterspielen besser ist)
strategy-game = Spiel
strategy-players = Personen
strategy-turn = { $last ->
    [yes] ab { $n }. Zug
   *[no] { $n }. Zug
}
strategy-place = als { $n }.
strategy-left = { $last ->
    [yes] ab { $n } Leben
   *[no] { $n ->
        [0] schwimmend
       *[other] { $n } Leben
    }
}
strategy-value = Wert
strategy-gain = Gewinn
strategy-special = besonders
strategy-mark = { $not_yet ->
    [none] { $surely }
   *[other] { $surely } ({ $not_yet })
}
strategy-of-call = { $game } zu { $players }: was Zumachen gegenüber dem Weiterspielen bringt, in Prozent der Partie
strategy-of-place = { $game } zu { $players }: was Zumachen im ersten Zug bringt, nach Platz
strategy-of-lives = { $game } zu { $players }: was Zumachen im ersten Zug bringt, nach den Leben, die man noch hat
strategy-of-keep = { $game } zu { $players }: was eine Hand nach dem ersten Tausch wert ist, verglichen mit gleichen Anteilen
strategy-of-packet = { $game } zu { $players }: was es bringt, beim Geben die ersten Karten zu behalten
strategy-no-game = Für „{ $came }“ gibt es keine Strategietafeln, aber für: { $allowed }.
strategy-no-players = Für { $came } Personen gibt es keine Tafeln, aber für { $allowed }.
shape-suited = eine Farbe
shape-two = zwei einer Farbe
shape-two-and-pair = zwei einer Farbe und ein Paar
shape-pair = ein Paar
shape-mixed = drei Farben
shape-trio = drei eines Ranges
