# Die geführte erste Runde: ein Satz nach dem anderen, im Browser und im Terminal.
# Karten und Punkte kommen aus der Runde selbst; $then ist, was die Hand nach dem Zug wert ist.

first-hand-hello = Neu hier? Spiel eine Runde mit: Satz für Satz siehst du, wie es geht.
first-hand-suit = Punkte zählen in einer Farbe: { $cards } sind zusammen { $value }.
first-hand-points = Ein Ass zählt 11, König, Dame und Bube je 10. Das Ziel ist 31.
first-hand-swap = Eine gegen eine: Wähle { $give } und dann { $take }. Das gibt { $then }.
first-hand-swapped = Jetzt tauschen { $seats } je eine Karte.
first-hand-all = In der Mitte liegt nur { $suit }, { $then } wert: Nimm alles, mit „{ do-all }“.
first-hand-stay = { $seats } schieben und behalten, was sie haben.
first-hand-pass = Keine dieser Karten hilft dir. Wähle „{ do-pass }“.
first-hand-fresh = Alle haben geschoben: Drei neue Karten kommen in die Mitte.
first-hand-close = { $take } statt { $give } gibt { $then }: genug zum Zumachen. Erst „{ do-ride }“, dann tauschen.
first-hand-last = Du hast zugemacht: { $seats } haben noch je einen Zug.
first-hand-loses = Wer am wenigsten hat, verliert ein Leben: { $seat } mit { $value }.
first-hand-swims = Es war das letzte: { $seat } schwimmt. Wer schwimmt und wieder verliert, ist draußen.
first-hand-done = Wer zuletzt übrig ist, gewinnt. Am richtigen Tisch hast du { $lives } Leben.
first-hand-other = Das dürftest du auch, nur nicht in dieser Runde. { $wanted }
first-hand-almost = Fast! Schalte zuerst „{ do-ride }“ ein.
first-hand-begin = Zeig es mir
first-hand-next = Weiter
first-hand-skip = Überspringen
first-hand-table = An den richtigen Tisch
