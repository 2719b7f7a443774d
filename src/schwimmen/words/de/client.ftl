# Was nur der Browser sagt.

title = Schwimmen – das Kartenspiel am Wasser
you-name = Du

## Karten, für das Ohr

card-name = { $suit } { $rank }
german-suit-C = Eichel
german-suit-S = Laub
german-suit-H = Herz
german-suit-D = Schellen
german-rank-J = Unter
german-rank-Q = Ober

## Startseite

claim = Drei Karten, drei Streichhölzer. Wer zuletzt noch trocken sitzt, gewinnt.
play-now = Jetzt spielen
play-now-about = Schwimmen gegen drei, ohne Anmeldung
go-on = Zurück an meinen Tisch
lay-table = Einen Tisch decken
name = Dein Name
name-default = Gast
game = Spiel
opponents = Gegner
level-of = Gegner { $number }
level-random = Zufall
level-beginner = Anfänger
level-club = Verein
lives-each = Leben für jeden
pace = Tempo der Gegner
pace-relaxed = gemütlich
pace-brisk = zügig
pace-instant = sofort
house-rules = Hausregeln
open-table = Tisch eröffnen
again = Noch einmal versuchen

## Hausregeln

deviations = { $count ->
    [0] Alles wie gedruckt
    [one] Eine Abweichung
   *[other] { $count } Abweichungen
}
no-deviations = Gespielt wird ohne Hausregeln, wie gedruckt.
printed = Gedruckt: { $printed }
reset = Zurücksetzen
reset-all = Alles zurücksetzen
fewer = weniger
more = mehr
fewest = mindestens
most = höchstens
to = bis
share = Hausregeln teilen
share-about = Wer diesen Code eingibt, spielt nach denselben Regeln.
share-code = Code dieser Regeln
copy = Kopieren
copied = Kopiert
enter-code = Code eingeben
use-code = Übernehmen

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Licht
theme-auto = wie das Gerät
theme-light = Tag
theme-dark = Nacht
deck = Kartenbild
deck-french = Französisch
deck-four = Vier Farben
deck-german = Deutsch
large = Große Zeichen
large-about = Nur Rang und Farbe, so groß es geht.
sound = Töne
sound-about = Karte auf Holz, Klopfen, Platschen.
memory = Gedächtnisstütze
memory-about = Zeigt bei den anderen die Karten, die alle gesehen haben.
motion = Bewegung
motion-auto = wie das Gerät
motion-full = Karten fliegen
motion-calm = ruhig
keys = Tastenkürzel
keys-about = Spielen mit der Tastatur; die Hilfe zeigt die Tasten.

## Am Tisch

table-title = Tisch
home = Zur Startseite
close = Schließen
cancel = Doch nicht
rules = Regeln
log = Verlauf
log-empty = Noch ist nichts geschehen.
help = Hilfe
seats = Die anderen
centre = Mitte
table-cards = Karten in der Mitte
hand = Deine Karten
own = Dein Platz
actions = Was du tun kannst
hand-number = Hand { $number }
dealer = gibt
dealer-you = Du gibst
dealer-letter = G
called = zu!
known = Bekannt bei { $seat }:
worth = Wert
stock = { $count ->
    [one] Noch eine Karte im Talon
   *[other] Noch { $count } Karten im Talon
}
last-turns = { $count ->
    [one] Noch ein Zug
   *[other] Noch { $count } Züge
}
lives = { $units } von { $start } Leben
lives-swims = Schwimmt
lives-out = Untergegangen

turn-mine = Du bist dran
turn-last = Dein letzter Zug
turn-choice = Behalten oder blind tauschen?
turn-theirs = { $seat } ist dran
turn-out = Du bist draußen und siehst zu
ask-all = Wirklich alle drei tauschen?
ask-swap = { $give } gegen { $take } tauschen
ask-pass = Schieben
ask-close = Zumachen
ask-keep = Behalten
ask-trade = Anderes Päckchen nehmen
why-not = Das geht gerade nicht.
hear-hand = Auf der Hand: { $cards }.
hear-table = In der Mitte: { $cards }.

## Kurz, unter den Namen der anderen

short-did-keep = behält die Karten
short-did-trade = nimmt das andere Päckchen
short-did-swap = { $give } gegen { $take }{ $call ->
    [yes] { " " }und zu!
   *[no] { "" }
}
short-did-all = alle drei{ $call ->
    [yes] { " " }und zu!
   *[no] { "" }
}
short-did-pass = schiebt{ $call ->
    [yes] { " " }und zu!
   *[no] { "" }
}
short-did-close = macht zu

## Ende

showdown = Aufgedeckt
lost = { $count ->
    [one] verliert ein Leben
   *[other] verliert { $count } Leben
}
waiting-others = Warten auf die anderen …
watching = Du siehst zu; gleich geht es weiter.
to-summary = Weiter
summary = Ende der Partie
match-length = { $count ->
    [one] Entschieden in einer einzigen Hand.
   *[other] Entschieden nach { $count } Händen.
}
play-again = Noch einmal
new-table = Neuer Tisch
last-hand = Letzte Hand ansehen
chart = Leben nach jeder Hand
chart-hand = Hand
source = Quelle: { $from }

## Verbindung

link-connecting = Der Tisch wird geholt …
link-waiting = Verbindung verloren. Sie kommt gleich wieder.
gone = Diesen Tisch gibt es nicht mehr
gone-about = Vielleicht ist er abgeräumt, oder du saßt auf einem anderen Gerät. Ein neuer ist schnell gedeckt.
error-offline = Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
error-server = Da ist etwas schiefgegangen. Versuch es noch einmal.

## Hilfe

help-touch = Tippe eine deiner Karten an und dann eine in der Mitte: getauscht. Oder zieh die eine auf die andere. „und zu!“ ist ein Schalter: Ist er an, macht dein nächster Zug zu.
help-keys = Mit der Tastatur wählt eine Taste aus; Enter oder dieselbe Taste noch einmal führt es aus.
help-hand = deine Karten
help-table = die Karten in der Mitte
help-all = alle drei tauschen
help-pass = schieben
help-close = zumachen, ein und aus
help-choice = behalten, anderes Päckchen (wer gibt)
help-enter = ausführen
help-escape = doch nicht
help-next = nächste Hand
help-log = Verlauf
help-rules = Regeln
help-help = diese Hilfe
