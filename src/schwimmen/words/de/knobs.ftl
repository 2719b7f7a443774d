# Hausregeln und Spiele in Worten. Terminal, Befehlszeile und Browser bauen die Schlüssel alle gleich:
#
#   game-ID, game-ID-about      ein Spiel und woher es kommt (die Namen aus schwimmen.variants)
#   knob-group-GROUP            Überschrift einer Gruppe (setup turns calls values settlement match)
#   knob-NAME                   kurzer Name einer Hausregel (die Namen aus schwimmen.knobs)
#   knob-NAME-about             ein Satz: was sie ändert
#   knob-NAME-VALUE             einer ihrer Werte; true und false bei Schaltern, 31 und fire bei auto_declare
#   knob-NAME-value             ein Wert in Zahlen: $number, bei players $fewest und $most
#   idle-KNOB-BECAUSE           warum eine Hausregel neben einer anderen nichts bewirkt
#   error-…                     was an einer Eingabe nicht stimmt; $knob, $came und $allowed, wie sie geschrieben wurden
#
# In NAME, ID und VALUE steht für Unterstrich und Punkt ein Bindestrich: knob-dealer-choice, knob-trio-value-30-5.

## Spiele

game-schwimmen = Schwimmen
game-schwimmen-about = Das Schwimmen aus Deutschland und Österreich, wie es die große Spielesammlung pagat erzählt: Gehen am Ende alle zusammen unter, teilen sie sich den Sieg.
game-schwimmen-gamerules = Schwimmen (gamerules)
game-schwimmen-gamerules-about = Die kurze Fassung von gamerules, mit einem Topf für die verlorenen Chips: Wer allein übrig bleibt, bekommt ihn, und darum wird ein gemeinsamer Untergang noch einmal gespielt.
game-schwimmen-catsatcards = Schwimmen (CatsAtCards)
game-schwimmen-catsatcards-about = Die Fassung von CatsAtCards, dort ein Verwandter von Thirty-One: Bis zu neun spielen mit, und ein gemeinsamer Untergang wird noch einmal gespielt.

## Gruppen

knob-group-setup = Aufbau und Geben
knob-group-turns = Am Zug
knob-group-calls = Zumachen und Zeigen
knob-group-values = Was die Karten wert sind
knob-group-settlement = Wer verliert
knob-group-match = Leben und Partie

## Schalter

flag-true = ja
flag-false = nein

## Aufbau und Geben

knob-players = Mitspielende
knob-players-about = Wie wenige und wie viele an diesem Tisch spielen können; zu viele für die Karten geht nie.
knob-players-value = { $fewest } bis { $most }

knob-pack = Karten
knob-pack-about = Mit welchen Karten gespielt wird; was eine Karte zählt, bleibt dabei gleich.
knob-pack-52 = 52 Karten, ab der Zwei
knob-pack-36 = 36 Karten, ab der Sechs
knob-pack-32 = 32 Karten, ab der Sieben
knob-pack-28 = 28 Karten, ab der Acht

knob-direction = Richtung
knob-direction-about = Wie herum gegeben und gespielt wird; auch das Geben wandert so weiter.
knob-direction-clockwise = im Uhrzeigersinn
knob-direction-anticlockwise = gegen den Uhrzeigersinn

knob-dealer-choice = Zweites Päckchen
knob-dealer-choice-about = Ob es ein zweites Päckchen gibt, das nehmen darf, wer gibt; das andere kommt offen in die Mitte.
knob-dealer-choice-blind = ja, ungesehen
knob-dealer-choice-see-both = ja, und wer gibt, sieht beide
knob-dealer-choice-none = nein, es liegt gleich offen

knob-dealt-check = Ausgeteilte 31 und Feuer
knob-dealt-check-about = Ob eine ausgeteilte 31 oder ein ausgeteiltes Feuer vor oder erst nach der Wahl des Päckchens gezeigt wird.
knob-dealt-check-before = vor der Wahl zeigen
knob-dealt-check-after = nach der Wahl zeigen

## Am Zug

knob-allow-swap-all = Alle drei tauschen
knob-allow-swap-all-about = Ob man die ganze Hand gegen alle drei Karten der Mitte tauschen darf oder immer nur eine Karte.
knob-allow-swap-all-true = erlaubt
knob-allow-swap-all-false = nur eine Karte

knob-last-turn-stand = Schieben in der letzten Runde
knob-last-turn-stand-about = Ob man seine Karten behalten darf, wenn schon jemand zugemacht hat, oder dann tauschen muss.
knob-last-turn-stand-true = erlaubt
knob-last-turn-stand-false = man muss tauschen

knob-all-pass = Wenn alle schieben
knob-all-pass-about = Ob die Mitte neue Karten bekommt, wenn alle nacheinander geschoben haben.
knob-all-pass-refresh = drei neue Karten
knob-all-pass-none = nichts geschieht

knob-exhausted = Wenn der Talon nicht reicht
knob-exhausted-about = Was geschieht, wenn drei neue Karten in die Mitte sollen und im Talon weniger als drei liegen.
knob-exhausted-draw = unentschieden
knob-exhausted-showdown = aufdecken und abrechnen
knob-exhausted-keep-table = die Mitte bleibt liegen

## Zumachen und Zeigen

knob-close-timing = Zumachen
knob-close-timing-about = Ob man am Ende seines Zuges zumacht oder statt eines Zuges.
knob-close-timing-rider = am Ende des Zuges
knob-close-timing-instead = statt eines Zuges

knob-close-from-turn = Zumachen ab Zug
knob-close-from-turn-about = Ab dem wievielten eigenen Zug einer Hand man zumachen darf.
knob-close-from-turn-value = ab dem { $number }. Zug

knob-auto-declare = Sofort zeigen
knob-auto-declare-about = Womit man sofort aufdecken muss und die Hand beendet; was hier fehlt, zählt nur beim Abrechnen.
knob-auto-declare-31 = 31
knob-auto-declare-fire = Feuer
knob-auto-declare-none = nichts

knob-declare-after-close = Zeigen in der letzten Runde
knob-declare-after-close-about = Ob 31 und Feuer auch dann noch die Hand beenden, wenn schon jemand zugemacht hat.
knob-declare-after-close-true = beendet die Hand
knob-declare-after-close-false = zählt nur beim Abrechnen

## Was die Karten wert sind

knob-trio-value = Drilling
knob-trio-value-about = Was drei Karten von gleichem Rang wert sind.
knob-trio-value-30-5 = 30½
knob-trio-value-none = nur die beste Farbe

knob-fire-value = Drei Asse
knob-fire-value-about = Ob drei Asse als Feuer alles schlagen oder ein Drilling wie jeder andere sind.
knob-fire-value-32 = Feuer, 32
knob-fire-value-none = wie jeder Drilling

## Wer verliert

knob-lowest-tie = Ganz gleich am Ende
knob-lowest-tie-about = Wer ein Leben verliert, wenn mehrere am wenigsten haben und auch die Farbe sie nicht trennt.
knob-lowest-tie-all-lose = alle, die gleich sind
knob-lowest-tie-none-lose = niemand

knob-on-31 = Nach einer 31
knob-on-31-about = Wer ein Leben verliert, wenn eine 31 die Hand beendet.
knob-on-31-lowest = wer am wenigsten hat
knob-on-31-all-others = alle ohne 31

knob-dealt-31-all-lose = Ausgeteilte 31 trifft alle
knob-dealt-31-all-lose-about = Ob nach einer ausgeteilten 31 alle ein Leben verlieren, denen keine ausgeteilt wurde.
knob-dealt-31-all-lose-true = ja
knob-dealt-31-all-lose-false = nein

knob-dealt-fire-double = Ausgeteiltes Feuer zählt doppelt
knob-dealt-fire-double-about = Ob ein ausgeteiltes Feuer alle anderen zwei Leben kostet; wem eine 31 ausgeteilt wurde, den nur eins.
knob-dealt-fire-double-true = ja
knob-dealt-fire-double-false = nein

## Leben und Partie

knob-units = Leben
knob-units-about = Mit wie vielen Leben alle anfangen; je mehr, desto länger die Partie.
knob-units-value = { $number }

knob-grace = Schwimmen
knob-grace-about = Ob man ohne Leben noch weiterschwimmt, bis man wieder verliert, oder gleich untergeht.
knob-grace-1 = man schwimmt weiter
knob-grace-0 = man ist gleich draußen

knob-penalty-overflow = Zwei verlieren, eins haben
knob-penalty-overflow-about = Was geschieht, wenn man zwei Leben verliert und nur noch eines hat.
knob-penalty-overflow-eliminate = man ist draußen
knob-penalty-overflow-stop-at-grace = man schwimmt

knob-final-tie = Wenn alle zusammen untergehen
knob-final-tie-about = Was gilt, wenn alle, die noch dabei sind, mit derselben Hand ausscheiden würden.
knob-final-tie-share = sie teilen sich den Sieg
knob-final-tie-replay = die Hand wird wiederholt

## Was hier nichts bewirkt

idle-dealt-check-dealer-choice = „Ausgeteilte 31 und Feuer“ bewirkt hier nichts: Ohne zweites Päckchen gibt es keine Wahl, vor oder nach der man zeigen könnte.
idle-dealt-check-auto-declare = „Ausgeteilte 31 und Feuer“ bewirkt hier nichts: An diesem Tisch muss niemand etwas zeigen.
idle-exhausted-all-pass = „Wenn der Talon nicht reicht“ bewirkt hier nichts: Die Mitte bekommt nie neue Karten.
idle-declare-after-close-auto-declare = „Zeigen in der letzten Runde“ bewirkt hier nichts: An diesem Tisch muss niemand etwas zeigen.
idle-on-31-auto-declare = „Nach einer 31“ bewirkt hier nichts: Eine 31 beendet die Hand nicht.
idle-dealt-31-all-lose-auto-declare = „Ausgeteilte 31 trifft alle“ bewirkt hier nichts: Eine 31 beendet die Hand nicht.
idle-dealt-31-all-lose-on-31 = „Ausgeteilte 31 trifft alle“ bewirkt hier nichts: Nach jeder 31 verlieren ohnehin alle ohne 31.
idle-dealt-fire-double-fire-value = „Ausgeteiltes Feuer zählt doppelt“ bewirkt hier nichts: Drei Asse sind hier kein Feuer.
idle-dealt-fire-double-auto-declare = „Ausgeteiltes Feuer zählt doppelt“ bewirkt hier nichts: Feuer wird hier nicht gezeigt.
idle-penalty-overflow-grace = „Zwei verlieren, eins haben“ bewirkt hier nichts: Niemand schwimmt, ohne Leben ist man in jedem Fall draußen.
idle-penalty-overflow-dealt-fire-double = „Zwei verlieren, eins haben“ bewirkt hier nichts: An diesem Tisch verliert man nie zwei Leben auf einmal.
idle-final-tie-lowest-tie = „Wenn alle zusammen untergehen“ bewirkt hier nichts: Sind alle gleich, verliert niemand, und so bleibt immer jemand übrig.

## Was an einer Eingabe nicht stimmt

error-house = Hausregeln sind ein Objekt aus Name und Wert, wie { $allowed }; { $came } ist keines.
error-pair = „{ $came }“ ist keine Hausregel; geschrieben wird sie als name=wert, zum Beispiel units=2.
error-knob-unknown = „{ $knob }“ ist hier keine Hausregel. Es gibt: { $allowed }.
error-knob-flag = „{ $knob }“: { $came } geht nicht. Möglich: true oder false.
error-knob-whole = „{ $knob }“: { $came } geht nicht. Möglich: eine ganze Zahl ab { $least }.
error-knob-word = „{ $knob }“: { $came } geht nicht. Möglich: { $allowed }.
error-knob-pack = „{ $knob }“: { $came } geht nicht. Möglich: 52, 36, 32 oder 28 Karten oder der niedrigste Rang 2, 6, 7 oder 8.
error-knob-list = „{ $knob }“: { $came } geht nicht. Möglich: eine Liste aus { $allowed }.
error-knob-span = „{ $knob }“: { $came } geht nicht. Möglich: zwei ganze Zahlen wie [2, 8], die kleinere zuerst, keine unter { $least }.
error-preset = „{ $came }“ ist kein Spiel dieses Hauses. Es gibt: { $allowed }.
error-players = { $count ->
    [one] Eine Person kann hier nicht spielen
   *[other] { $count } können hier nicht spielen
}: { $fewest } bis { $most } sitzen an diesem Tisch (Hausregel players).
error-players-pack = Für { $count } reichen die Karten nicht: { $size } Karten sind genug für { $most } (Hausregel pack).

error-code-letters = Das ist kein Teil-Code: Er besteht aus Buchstaben und Ziffern wie 1-0061-8J.
error-code-checksum = In diesem Teil-Code stimmt ein Zeichen nicht, oder eines fehlt.
error-code-version = Dieser Teil-Code ist von einer neueren Fassung dieses Programms.
error-code-contents = Dieser Teil-Code nennt keine Regeln, die es hier gibt.
error-code-preset = Dieser Teil-Code gehört zu { $preset }, nicht zu { $came }.
