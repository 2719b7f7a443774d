# Was Befehlszeile und Terminal außer den Worten am Tisch noch sagen.

## schwimmen rules

rules-presets = Die Spiele dieses Hauses:
rules-presets-how = Ein Spiel mit seinen Regeln: schwimmen rules schwimmen. Mit Hausregeln: schwimmen rules schwimmen units=5.
rules-code = Teil-Code dieser Regeln: { $code }
rules-deviations = So weicht dieser Tisch vom gedruckten Spiel ab
rules-as-printed = Gar nicht: Gespielt wird wie gedruckt.
rules-idle = Hausregeln, die hier nichts bewirken
rules-knobs = Alle Hausregeln
rules-knob = Hausregel
rules-here = hier
rules-write = so geschrieben

## Karten ohne Farbzeichen

suit-letter-C = Kr
suit-letter-S = Pi
suit-letter-H = He
suit-letter-D = Ka

## schwimmen play

play-shuffling = Die Karten werden gemischt …
play-level = „{ $came }“ ist keine Spielstärke. Es gibt: { $allowed }.
play-no-terminal = Der Tisch braucht ein Terminal; im Browser spielt man mit: schwimmen serve.
talon = Talon
dealt-out = Aus dem Spiel
thinks = { $seat } überlegt …
pick-two = Wähle erst eine deiner Karten (1 2 3) und eine aus der Mitte (Q W E).
do-it = { $what }? Enter
again-key = Enter: neue Partie
quit-key = Strg+Q: aufhören
next-key = Enter: { do-next }
onward-key = Enter: weiter
close-key = Esc: schließen
other-language = English
went-out-in = untergegangen in Hand { $number }
swims-on = schwimmt
lives-left = { $number ->
    [one] noch ein Leben
   *[other] noch { $number } Leben
}
help-quick = nicht warten
help-language = Deutsch, Englisch
help-memory = bekannte Karten der anderen zeigen
help-colours = zwei oder vier Farben
help-light = Tag und Nacht
help-quit = aufhören
key-space = Leer
key-quit = Strg+Q
help-touch-terminal = Klicke eine deiner Karten an und dann eine in der Mitte: getauscht. „und zu!“ ist ein Schalter: Ist er an, macht dein nächster Zug zu.
