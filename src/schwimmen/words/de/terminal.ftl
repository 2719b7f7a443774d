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
