# Hausregeln in Worten. Terminal, Befehlszeile und Browser bauen die Schlüssel alle gleich:
#
#   knob-group-GROUP            Überschrift einer Gruppe
#   knob-NAME                   kurzer Name einer Hausregel (die Namen aus schwimmen.rules.knobs)
#   knob-NAME-about             ein Satz: was sie ändert
#   knob-NAME-VALUE             einer ihrer Werte; true und false bei Schaltern, 31 und fire bei auto_declare
#   knob-NAME-value             ein Wert in Zahlen: $number, bei players $fewest und $most
#   knob-NAME-WORT              bei Hausregeln wie hands(10) auch mit $number
#   house-NAME                  worin der Tisch vom gedruckten Spiel abweicht: $here gilt, $printed ist gedruckt
#   rule-NAME                   was in den Regeln steht, wo ein Schalter gesetzt ist, den ein Satz sagt (`Field.told`)
#   idle-KNOB-BECAUSE           warum eine Hausregel neben einer anderen nichts bewirkt; game: in diesem Spiel nie
#   error-…                     was an einer Eingabe nicht stimmt; $knob, $came und $allowed, wie sie geschrieben wurden
#
# Wo ein Spiel eigene Worte hat, stehen $word, $unit und $hand (terms.ftl).
# In NAME, ID und VALUE steht für Unterstrich und Punkt ein Bindestrich: knob-dealer-choice, knob-trio-value-30-5.

## Gruppen

knob-group-setup = Aufbau und Geben
knob-group-turns = Am Zug
knob-group-calls = Ansagen und Zeigen
knob-group-values = Was die Karten wert sind
knob-group-settlement = Wer verliert, wer gewinnt
knob-group-match = Die Partie

## Schalter

flag-true = ja
flag-false = nein

## Aufbau und Geben

knob-players = Mitspielende
knob-players-about = Wie wenige und wie viele an diesem Tisch spielen können; mehr, als die Karten reichen, nie.
knob-players-value = { $fewest } bis { $most }

knob-pack = Karten
knob-pack-about = Mit welchen Karten gespielt wird; was eine Karte zählt, bleibt dabei gleich.
knob-pack-52 = 52 Karten, ab der Zwei
knob-pack-40 = 40 Karten, ohne Acht, Neun und Zehn
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
knob-dealer-choice-see-extra-only = ja, und wer gibt, sieht nur dieses
knob-dealer-choice-none = nein, es liegt gleich offen

knob-dealt-check = Ausgeteilte 31 und Feuer
knob-dealt-check-about = Ob eine ausgeteilte 31 oder ein ausgeteiltes Feuer vor oder erst nach der Wahl des Päckchens gezeigt wird.
knob-dealt-check-before = vor der Wahl zeigen
knob-dealt-check-after = nach der Wahl zeigen

knob-declare-dealt = Ausgeteilte 31 zeigen
knob-declare-dealt-about = Ob schon eine ausgeteilte 31 die Runde beendet oder erst eine, die durch Tauschen entsteht.
knob-declare-dealt-true = beendet die Runde
knob-declare-dealt-false = wird nicht gezeigt

knob-suit-labels = Themen der Farben
knob-suit-labels-about = Wofür Kreuz, Pik, Herz und Karo stehen; am Spiel ändert das nichts.
knob-suit-labels-value = { $clubs }, { $spades }, { $hearts }, { $diamonds }
knob-suit-labels-none = keine

## Am Zug

knob-allow-swap-all = Alle { hand-word } tauschen
knob-allow-swap-all-about = Ob man die ganze Hand gegen alle Karten der Mitte tauschen darf oder immer nur eine Karte.
knob-allow-swap-all-true = erlaubt
knob-allow-swap-all-false = nur eine Karte

knob-pass = Schieben
knob-pass-about = Ob man schieben darf, solange noch niemand das Ende angesagt hat.
knob-pass-true = erlaubt
knob-pass-false = nicht erlaubt

knob-last-turn-stand = Schieben beim letzten Zug
knob-last-turn-stand-about = Ob man nach der Ansage beim letzten Zug seine Karten behalten darf oder tauschen muss.
knob-last-turn-stand-true = erlaubt
knob-last-turn-stand-false = nicht erlaubt

knob-swap-counts = Karten je Tausch
knob-swap-counts-about = Wie viele Karten man auf einmal tauschen darf, immer gleich viele gegen gleich viele.
knob-swap-counts-any = beliebig viele
knob-swap-counts-one-or-all = eine oder alle

knob-explain-gate = Erst erklären
knob-explain-gate-about = Ob man den Begriff jeder Karte, die man haben will, erst richtig erklären muss.
knob-explain-gate-true = ja
knob-explain-gate-false = nein

knob-all-pass = Wenn alle schieben
knob-all-pass-about = Ob die Mitte neue Karten bekommt, wenn alle nacheinander geschoben haben.
knob-all-pass-refresh = drei neue Karten
knob-all-pass-none = nichts geschieht

knob-exhausted = Wenn der Talon nicht reicht
knob-exhausted-about = Was geschieht, wenn drei neue Karten in die Mitte sollen und im Talon weniger als drei liegen.
knob-exhausted-draw = unentschieden
knob-exhausted-showdown = aufdecken und abrechnen
knob-exhausted-keep-table = die Mitte bleibt liegen

knob-recycle = Neuer Talon
knob-recycle-about = Wie die abgelegten Karten wieder zum Talon werden, wenn er für eine neue Mitte nicht reicht.
knob-recycle-shuffle = neu gemischt
knob-recycle-order = ungemischt, die ältesten zuerst

knob-recycle-includes-current = Auch die Mitte von eben
knob-recycle-includes-current-about = Ob die Karten, die gerade aus der Mitte kamen, gleich mit in den neuen Talon gehen.
knob-recycle-includes-current-true = ja
knob-recycle-includes-current-false = nein

## Ansagen und Zeigen

knob-close-timing = { call-name }
knob-close-timing-about = Ob man das Ende am Schluss seines Zuges ansagt oder statt eines Zuges.
knob-close-timing-rider = am Ende des Zuges
knob-close-timing-instead = statt eines Zuges

knob-close-from-turn = { call-name } ab Zug
knob-close-from-turn-about = Ab dem wievielten eigenen Zug einer Runde man das Ende ansagen darf.
knob-close-from-turn-value = ab dem { $number }. Zug

knob-trade-closes = Das Päckchen nehmen
knob-trade-closes-about = Ob das Ende ansagt, wer beim Geben das Päckchen nimmt.
knob-trade-closes-true = sagt das Ende an
knob-trade-closes-false = ist nur eine Wahl
rule-trade-closes = Wer beim Geben das Päckchen nimmt, hat damit { call-done }: Alle anderen haben noch einen Zug, wer gibt, keinen.

knob-caller-shows = Zeigen bei der Ansage
knob-caller-shows-about = Ob seine Karten gleich offen hinlegt, wer mit einer Kombination das Ende ansagt.
knob-caller-shows-true = ja
knob-caller-shows-false = nein
rule-caller-shows = Wer mit einer Kombination das Ende ansagt, legt die Karten gleich offen hin.

knob-stop-requires-flush = „Stopp“ nur mit einer Farbe
knob-stop-requires-flush-about = Ob man „Stopp“ nur mit fünf Karten einer Farbe rufen darf.
knob-stop-requires-flush-true = ja
knob-stop-requires-flush-false = nein

knob-auto-declare = Sofort zeigen
knob-auto-declare-about = Was man sofort zeigen muss und was die Runde beendet; was hier fehlt, zählt nur beim Abrechnen.
knob-auto-declare-31 = 31
knob-auto-declare-fire = Feuer
knob-auto-declare-none = nichts

knob-declare-after-close = Zeigen nach der Ansage
knob-declare-after-close-about = Ob 31 und Feuer auch nach der Ansage noch die Runde beenden.
knob-declare-after-close-true = beendet die Runde
knob-declare-after-close-false = zählt nur beim Abrechnen

knob-blitz-after-knock = Blitz nach dem Klopfen
knob-blitz-after-knock-about = Ob eine 31 auch nach dem Klopfen noch ein Blitz ist.
knob-blitz-after-knock-true = ja
knob-blitz-after-knock-false = nein

knob-call-requires = Rufen nur mit
knob-call-requires-about = Was man auf der Hand haben muss, um statt eines Zuges zu rufen.
knob-call-requires-none = irgendeiner Hand
knob-call-requires-flush = fünf Karten einer Farbe
knob-call-requires-min = einer Hand, die { $number } zählt

knob-clear-call-challengeable = 51 anfechten
knob-clear-call-challengeable-about = Ob die anderen auch eine ausgerufene 51 anfechten dürfen oder die Runde sofort endet.
knob-clear-call-challengeable-true = sie dürfen
knob-clear-call-challengeable-false = die Runde endet

## Was die Karten wert sind

knob-valuation = Karten anderer Farbe
knob-valuation-about = Ob Karten außerhalb der besten Farbe abgezogen werden oder die ganze Hand wertlos machen.
knob-valuation-net = werden abgezogen
knob-valuation-flush = machen die Hand wertlos

knob-trio-ranks = Welche Drillinge
knob-trio-ranks-about = Von welchen Rängen ein Drilling zählt.
knob-trio-ranks-all = von allen
knob-trio-ranks-court = Ass, König, Dame und Bube

knob-trio-value = Drilling
knob-trio-value-about = Was drei Karten von gleichem Rang wert sind.
knob-trio-value-30 = 30
knob-trio-value-30-5 = 30½
knob-trio-value-31 = 31
knob-trio-value-none = nur die beste Farbe

knob-fire-value = Drei Asse
knob-fire-value-about = Ob drei Asse als Feuer alles schlagen oder ein Drilling wie jeder andere sind.
knob-fire-value-32 = Feuer, 32
knob-fire-value-33 = Feuer, 33
knob-fire-value-none = wie jeder Drilling

knob-tie-break = Bei gleichem Wert
knob-tie-break-about = Was Hände unterscheidet, die gleich viel wert sind.
knob-tie-break-suits-no-trio = die Farbe, bei Drillingen nichts
knob-tie-break-trio-rank = der Rang eines Drillings, sonst nichts
knob-tie-break-swords = Schwerter (Pik), sonst nichts
knob-tie-break-coins-first = die Farbe, Karo zuerst
knob-tie-break-none = nichts

knob-tie-card-order = Karten vergleichen
knob-tie-card-order-about = Ob beim Vergleich einzelner Karten der Rang zählt oder nur ihre Punkte.
knob-tie-card-order-rank = nach Rang
knob-tie-card-order-points = nach Punkten: K, D, B und 10 sind gleich

knob-tie-cards = Welche Karten verglichen werden
knob-tie-cards-about = Ob bei gleichem Wert nur die Karten der zählenden Farbe verglichen werden oder alle drei.
knob-tie-cards-counting-suit = die der zählenden Farbe
knob-tie-cards-whole-hand = alle drei

knob-ace-in-runs = Ass, Zwei, Drei
knob-ace-in-runs-about = Ob Ass, Zwei, Drei eine Straße ist und welche.
knob-ace-in-runs-high-low = die niedrigste Straße
knob-ace-in-runs-high-only = keine Straße
knob-ace-in-runs-brag = die höchste Straße

knob-combination-order = Sequenzen und Drillinge
knob-combination-order-about = Ob eine Sequenz einen Drilling schlägt oder ein Drilling eine Sequenz.
knob-combination-order-sequence-first = Sequenzen sind höher
knob-combination-order-trio-first = Drillinge sind höher

knob-petrangolone = Petrangolone
knob-petrangolone-about = Ob drei Asse alles schlagen oder der höchste Drilling sind.
knob-petrangolone-three-aces = drei Asse schlagen alles
knob-petrangolone-none = drei Asse sind ein Drilling

knob-top-prial-threes = Drei Dreien
knob-top-prial-threes-about = Ob drei Dreien der höchste Drilling sind, noch vor drei Assen.
knob-top-prial-threes-true = der höchste Drilling
knob-top-prial-threes-false = ein Drilling nach seinem Rang
rule-top-prial-threes = Drei Dreien sind der höchste Drilling, noch vor drei Assen.

## Wer verliert, wer gewinnt

knob-rounds = Durchgänge
knob-rounds-about = Wie viele Durchgänge lang getauscht wird; vor jedem außer dem ersten kommt eine Karte in die Mitte dazu.
knob-rounds-players = so viele, wie mitspielen
knob-rounds-value = { $number ->
    [one] einer
   *[other] { $number } Durchgänge
}

knob-pair-and-point = Paare und Punkte
knob-pair-and-point-about = Ob Paare zählen und darunter die Punkte.
knob-pair-and-point-true = ja
knob-pair-and-point-false = nein

knob-lowest-tie = Gleichstand unten
knob-lowest-tie-about = Wer verliert, wenn mehrere am wenigsten haben und nichts sie trennt.
knob-lowest-tie-all-lose = alle, die gleich sind
knob-lowest-tie-dealer-exempt = alle, nur nicht, wer gegeben hat
knob-lowest-tie-none-lose = niemand

knob-lowest-tie-break = Immer nur eine Person verliert
knob-lowest-tie-break-about = Ob bei Gleichstand die Karten und zuletzt der Platz entscheiden, wer allein verliert.
knob-lowest-tie-break-true = ja
knob-lowest-tie-break-false = nein

knob-caller-lowest-penalty = Geklopft und am wenigsten
knob-caller-lowest-penalty-about = Wie viel verliert, wer klopft und dann allein am wenigsten hat.
knob-caller-lowest-penalty-2 = zwei
knob-caller-lowest-penalty-1 = eins

knob-caller-not-best = Angesagt, aber nicht die beste Hand
knob-caller-not-best-about = Ob noch eins verliert, wer das Ende ansagt und dann nicht die beste Hand hat.
knob-caller-not-best-true = eins mehr
knob-caller-not-best-false = nichts weiter
knob-exact-tie = Gleichstand oben oder unten
knob-exact-tie-about = Was gilt, wenn oben oder unten Gleichstand herrscht.
knob-exact-tie-void-either = dann verliert niemand
knob-exact-tie-void-lowest = nur unten: dann verliert niemand
knob-exact-tie-all-tied-lowest-lose = unten verlieren alle, die gleich sind

knob-on-31 = Nach einer 31
knob-on-31-about = Wer verliert, wenn eine 31 die Runde beendet.
knob-on-31-lowest = wer am wenigsten hat
knob-on-31-all-others = alle ohne 31

knob-dealt-31-all-lose = Ausgeteilte 31 trifft alle
knob-dealt-31-all-lose-about = Ob nach einer ausgeteilten 31 alle verlieren, denen keine ausgeteilt wurde.
knob-dealt-31-all-lose-true = ja
knob-dealt-31-all-lose-false = nein

knob-dealt-fire-double = Ausgeteiltes Feuer zählt doppelt
knob-dealt-fire-double-about = Ob ein ausgeteiltes Feuer alle anderen doppelt trifft; wer eine 31 ausgeteilt bekam, zahlt nur einfach.
knob-dealt-fire-double-true = ja
knob-dealt-fire-double-false = nein

knob-tie-category = Punkte bei Gleichstand
knob-tie-category-about = Welche Zeile der Punktetafel für Hände gilt, die gleich viel wert sind.
knob-tie-category-best-place = der beste ihrer Plätze
knob-tie-category-by-value = nach dem Wert: höchster, niedrigster, alles dazwischen

knob-points-table = Punktetafel
knob-points-table-about = Wie viele Punkte eine Hand bringt; die erste Zahl gilt für die Hand, mit der geklopft wurde.
knob-points-table-value = 31 { $blitz }/{ $blitz_other }, höchste { $highest }/{ $highest_other }, mittlere { $middle }/{ $middle_other }, niedrigste { $lowest }/{ $lowest_other }
knob-points-table-blitz = 31
knob-points-table-highest = höchste Hand
knob-points-table-middle = mittlere Hand
knob-points-table-lowest = niedrigste Hand
knob-points-table-knocker = geklopft
knob-points-table-other = sonst

knob-contest-tie = Gleichstand im Vergleich
knob-contest-tie-about = Wer gewinnt, wenn die gerufene Hand und die beste dagegen gleich sind.
knob-contest-tie-challenger = wer dagegenhält
knob-contest-tie-caller = wer gerufen hat

knob-contest-total = Was im Vergleich zählt
knob-contest-total-about = Ob im Vergleich gemischte Hände nichts wert sind oder ihre beste Farbe zählt.
knob-contest-total-flush = nur Hände einer Farbe
knob-contest-total-best-suit = die beste Farbe jeder Hand

knob-double-in-contest = 51 auch im Vergleich doppelt
knob-double-in-contest-about = Ob 51 in einer Farbe auch dann noch einmal 51 bringen, wenn man damit einen Vergleich gewinnt.
knob-double-in-contest-true = ja
knob-double-in-contest-false = nein

## Die Partie

knob-units-about = Wie oft man verlieren kann, bevor es ernst wird; je öfter, desto länger die Partie.
knob-units-value = { $number }

knob-grace = Schwimmen
knob-grace-about = Ob man, wenn alles verloren ist, noch weiterschwimmt, bis man wieder verliert, oder gleich untergeht.
knob-grace-1 = man schwimmt weiter
knob-grace-0 = man ist gleich draußen

knob-penalty-overflow = Zwei verlieren, nur noch eins übrig
knob-penalty-overflow-about = Was geschieht, wenn man zwei auf einmal verliert und nur noch eins hat.
knob-penalty-overflow-eliminate = man ist draußen
knob-penalty-overflow-stop-at-grace = man schwimmt

knob-chicken-after-multiple = Das Küken, wenn mehrere fallen
knob-chicken-after-multiple-about = Was aus dem Küken wird, wenn mehrere zugleich alles verlieren und es noch niemand hatte.
knob-chicken-after-multiple-forfeited = niemand bekommt es mehr
knob-chicken-after-multiple-available = es bleibt für später

knob-final-tie = Wenn alle zusammen untergehen
knob-final-tie-about = Was gilt, wenn alle, die noch dabei sind, in derselben Runde ausscheiden würden.
knob-final-tie-share = sie teilen sich den Sieg
knob-final-tie-replay = die Runde wird wiederholt

knob-match-end = Ende der Partie
knob-match-end-about = Wann die Partie zu Ende ist.
knob-match-end-hands = { $number ->
    [one] nach einer Runde
   *[other] nach { $number } Runden
}
knob-match-end-target = { $number ->
    [one] mit einem Punkt
   *[other] mit { $number } Punkten
}
knob-match-end-single-hand = nach einer einzigen Runde
knob-match-end-last-survivor = wenn nur noch eine Person übrig ist

## Worin dieser Tisch vom gedruckten Spiel abweicht

house-players = { $fewest } bis { $most } können mitspielen, gedruckt sind { $printed_fewest } bis { $printed_most }.
house-pack = Gespielt wird mit { $here } Karten statt mit { $printed }.
house-direction = Gegeben und gespielt wird { $here ->
   *[clockwise] im Uhrzeigersinn statt andersherum.
    [anticlockwise] gegen den Uhrzeigersinn.
}
house-suit-labels = Die Farben haben hier andere Themen: { $clubs }, { $spades }, { $hearts }, { $diamonds }.
house-dealer-choice = { $here ->
   *[blind] Wer gibt, darf ungesehen ein zweites Päckchen nehmen.
    [see_both] Wer gibt, sieht vor der Wahl beide Päckchen; gedruckt ist sie blind.
    [see_extra_only] Wer gibt, sieht vor der Wahl das zweite Päckchen und keine der eigenen Karten.
    [none] Es gibt kein zweites Päckchen zur Wahl; drei Karten liegen gleich offen.
}
house-dealt-check = { $here ->
   *[before] Ausgeteilte 31 und Feuer werden vor der Wahl des Päckchens gezeigt statt danach.
    [after] Ausgeteilte 31 und Feuer werden nach der Wahl des Päckchens gezeigt statt davor.
}
house-declare-dealt = { $here ->
   *[true] Schon eine ausgeteilte 31 beendet die Runde.
    [false] Eine ausgeteilte 31 wird nicht gezeigt.
}
house-allow-swap-all = { $here ->
   *[true] Auch alle { hand-word } Karten dürfen auf einmal getauscht werden.
    [false] Getauscht wird immer nur eine Karte, nie alle { hand-word }.
}
house-pass = { $here ->
   *[true] Schieben ist hier erlaubt.
    [false] Schieben darf man hier nicht.
}
house-last-turn-stand = { $here ->
   *[true] Auch beim letzten Zug darf man schieben.
    [false] Beim letzten Zug darf man nicht schieben.
}
house-explain-gate = { $here ->
   *[true] Wer tauschen will, muss erst die Begriffe erklären.
    [false] Getauscht wird, ohne die Begriffe zu erklären.
}
house-all-pass = { $here ->
   *[refresh] Haben alle geschoben, kommen neue Karten in die Mitte.
    [none] Auch wenn alle schieben, kommen keine neuen Karten in die Mitte.
}
house-exhausted = Reicht der Talon nicht für neue Karten, { $here ->
   *[draw] endet die Runde unentschieden
    [showdown] wird aufgedeckt und abgerechnet
    [keep_table] bleibt die Mitte liegen, und es geht weiter
}; gedruckt: { $printed ->
   *[draw] unentschieden
    [showdown] aufdecken
    [keep_table] die Mitte bleibt liegen
}.
house-recycle = { $here ->
   *[shuffle] Die abgelegten Karten werden für den neuen Talon gemischt.
    [order] Die abgelegten Karten werden ungemischt zum neuen Talon, die ältesten zuerst.
}
house-recycle-includes-current = { $here ->
   *[true] In den neuen Talon gehen auch die Karten, die gerade aus der Mitte kamen.
    [false] In den neuen Talon gehen die Karten, die gerade aus der Mitte kamen, noch nicht.
}
house-close-timing = { $here ->
   *[rider] Das Ende sagt man am Schluss eines Zuges an, nicht statt eines Zuges.
    [instead] Das Ende sagt man statt eines Zuges an, nicht am Schluss eines Zuges.
}
house-close-from-turn = { $here ->
    [1] Schon im ersten Zug darf man { call-do }, gedruckt erst ab dem { $printed }. Zug.
   *[other] Erst ab dem { $here }. eigenen Zug darf man { call-do }, gedruckt { $printed ->
        [1] schon im ersten.
       *[other] ab dem { $printed }.
    }
}
house-stop-requires-flush = { $here ->
   *[true] Nur mit { hand-word } Karten einer Farbe darf man { call-do }.
    [false] Mit jeder Hand darf man { call-do }.
}
house-call-requires = { $here ->
   *[none] Rufen darf man mit jeder Hand.
    [flush] Rufen darf man nur mit fünf Karten einer Farbe.
    [min] Rufen darf man nur mit einer Hand, die mindestens { $here_number } zählt.
}
house-clear-call-challengeable = { $here ->
   *[true] Auch eine ausgerufene 51 dürfen die anderen anfechten.
    [false] Eine ausgerufene 51 beendet die Runde; anfechten kann sie niemand.
}
house-auto-declare = Sofort gezeigt { $here ->
   *[both] werden 31 und Feuer
    [thirty-one] wird nur die 31, kein Feuer
    [fire] wird nur Feuer, keine 31
    [none] wird nichts, auch keine 31
}; gedruckt: { $printed ->
   *[both] 31 und Feuer
    [thirty-one] nur die 31
    [fire] nur Feuer
    [none] nichts
}.
house-declare-after-close = { $here ->
   *[true] Auch nach der Ansage beenden 31 und Feuer die Runde.
    [false] Nach der Ansage beenden 31 und Feuer die Runde nicht mehr.
}
house-blitz-after-knock = { $here ->
   *[true] Auch nach dem Klopfen ist eine 31 noch ein Blitz.
    [false] Nach dem Klopfen ist eine 31 kein Blitz mehr.
}
house-valuation = { $here ->
   *[net] Karten anderer Farben werden vom Wert abgezogen.
    [flush] Nur { hand-word } Karten einer Farbe sind etwas wert, alle anderen Hände 0.
}
house-trio-ranks = { $here ->
   *[all] Drillinge zählen von jedem Rang.
    [court] Drillinge zählen nur bei Assen, Königen, Damen und Buben.
}
house-trio-value = { $here ->
    [none] Drillinge zählen nichts Besonderes.
   *[other] Drillinge zählen { $value }.
}
house-fire-value = { $here ->
    [none] Drei Asse sind kein Feuer, sondern ein Drilling wie jeder andere.
   *[other] Drei Asse sind Feuer und zählen { $value }.
}
house-tie-break = { $here ->
    [suits_no_trio] Bei gleichem Wert entscheidet die Farbe.
    [trio_rank] Von zwei Drillingen ist der höhere besser.
    [swords] Bei gleichem Wert sind Schwerter (Pik) besser.
    [coins_first] Bei gleichem Wert entscheidet die Farbe, Karo zuerst.
   *[none] Bei gleichem Wert entscheidet nichts weiter, weder Rang noch Farbe.
}
house-tie-card-order = { $here ->
   *[rank] Einzelne Karten werden nach dem Rang verglichen.
    [points] Einzelne Karten werden nur nach Punkten verglichen: König, Dame, Bube und Zehn sind gleich.
}
house-tie-cards = { $here ->
   *[counting_suit] Bei gleichem Wert werden nur die Karten der zählenden Farbe verglichen.
    [whole_hand] Bei gleichem Wert werden alle drei Karten verglichen.
}
house-ace-in-runs = { $here ->
   *[high_low] Ass, Zwei, Drei ist die niedrigste Straße.
    [high_only] Ass, Zwei, Drei ist keine Straße.
    [brag] Ass, Zwei, Drei ist die höchste Straße.
}
house-swap-counts = { $here ->
   *[any] Man darf auf einmal beliebig viele Karten tauschen.
    [one_or_all] Man tauscht eine Karte oder alle, nichts dazwischen.
}
house-trade-closes = { $here ->
   *[true] Wer beim Geben das Päckchen nimmt, sagt damit das Ende an.
    [false] Das Päckchen zu nehmen ist nur eine Wahl: Das Ende ist damit nicht angesagt.
}
house-caller-shows = { $here ->
   *[true] Wer mit einer Kombination das Ende ansagt, legt sie gleich offen hin.
    [false] Wer das Ende ansagt, zeigt seine Karten erst am Schluss.
}
house-combination-order = { $here ->
   *[sequence_first] Eine Sequenz schlägt einen Drilling.
    [trio_first] Ein Drilling schlägt eine Sequenz.
}
house-petrangolone = { $here ->
   *[three_aces] Drei Asse schlagen alles.
    [none] Drei Asse sind nur der höchste Drilling.
}
house-top-prial-threes = { $here ->
   *[true] Drei Dreien sind der höchste Drilling.
    [false] Drei Dreien sind ein Drilling nach ihrem Rang.
}
house-rounds = { $here ->
    [players] Es gibt so viele Durchgänge, wie Leute mitspielen.
    [1] Es gibt einen einzigen Durchgang.
   *[other] Es gibt { $number } Durchgänge.
}
house-pair-and-point = { $here ->
   *[true] Paare und Punkte zählen.
    [false] Nur Tricon, Folge und Farbe zählen; alle anderen Hände sind gleich.
}
house-lowest-tie = { $here ->
   *[all_lose] Herrscht unten Gleichstand, verlieren alle, die gleich sind.
    [none_lose] Herrscht unten Gleichstand, verliert niemand.
    [dealer_exempt] Herrscht unten Gleichstand, verlieren alle, die gleich sind, nur nicht, wer gegeben hat.
}
house-lowest-tie-break = { $here ->
   *[true] Haben mehrere am wenigsten, entscheiden Karten und Platz, wer allein verliert.
    [false] Haben mehrere am wenigsten, verlieren sie alle, nur nicht, wer geklopft hat.
}
house-caller-lowest-penalty = { $here ->
    [1] Wer klopft und allein am wenigsten hat, verliert nur eins statt zwei.
   *[2] Wer klopft und allein am wenigsten hat, verliert zwei statt eins.
}
house-caller-not-best = { $here ->
   *[true] Wer { call-done } und nicht die beste Hand hat, verliert eins mehr.
    [false] Wer { call-done } und nicht die beste Hand hat, verliert deshalb nichts.
}
house-exact-tie = { $here ->
   *[void_either] Herrscht oben oder unten Gleichstand, verliert niemand.
    [void_lowest] Nur wenn unten Gleichstand herrscht, verliert niemand.
    [all_tied_lowest_lose] Herrscht unten Gleichstand, verlieren alle, die gleich sind.
}
house-on-31 = { $here ->
   *[lowest] Nach einer 31 verliert nur, wer am wenigsten hat.
    [all_others] Nach einer 31 verlieren alle ohne 31, nicht nur, wer am wenigsten hat.
}
house-dealt-31-all-lose = { $here ->
   *[true] Nach einer ausgeteilten 31 verlieren alle, denen keine ausgeteilt wurde.
    [false] Auch nach einer ausgeteilten 31 verliert nur, wer am wenigsten hat.
}
house-dealt-fire-double = { $here ->
   *[true] Ein ausgeteiltes Feuer trifft alle anderen doppelt, mit ausgeteilter 31 nur einfach.
    [false] Auch ein ausgeteiltes Feuer trifft alle anderen nur einfach.
}
house-tie-category = { $here ->
   *[best_place] Gleiche Hände bekommen die Punkte ihres besten Platzes.
    [by_value] Gleiche Hände bekommen Punkte nach ihrem Wert: höchster, niedrigster oder dazwischen.
}
house-points-table = Eine andere Punktetafel, geklopft und sonst: 31 { $blitz }/{ $blitz_other }, höchste { $highest }/{ $highest_other }, mittlere { $middle }/{ $middle_other }, niedrigste { $lowest }/{ $lowest_other }.
house-contest-tie = { $here ->
   *[challenger] Bei Gleichstand gewinnt, wer dagegenhält.
    [caller] Bei Gleichstand gewinnt, wer gerufen hat.
}
house-contest-total = { $here ->
   *[flush] Im Vergleich zählen nur Hände einer Farbe.
    [best_suit] Im Vergleich zählt die beste Farbe jeder Hand.
}
house-double-in-contest = { $here ->
   *[true] Auch im Vergleich bringen 51 in einer Farbe noch einmal 51.
    [false] Im Vergleich zählen 51 in einer Farbe nicht doppelt.
}
house-units = { $here ->
    [one] { $unit ->
        [stick] Mehr als ein Hölzchen darf niemand haben; gedruckt sind es { $printed }.
       *[life] Alle fangen mit { unit-count } an statt mit { $printed }.
    }
   *[other] { $unit ->
        [stick] Bis zu { $here } Hölzchen darf man haben; gedruckt sind es { $printed }.
       *[life] Alle fangen mit { unit-count } an statt mit { $printed }.
    }
}
house-grace = { $here ->
    [1] Wer alles verloren hat, schwimmt noch weiter.
   *[0] Niemand schwimmt: Wer alles verloren hat, ist draußen.
}
house-penalty-overflow = { $here ->
   *[eliminate] Wer zwei verliert und nur eins hat, ist draußen.
    [stop_at_grace] Wer zwei verliert und nur eins hat, schwimmt erst einmal.
}
house-chicken-after-multiple = { $here ->
   *[forfeited] Verlieren mehrere zugleich alles, gibt es das Küken nicht mehr.
    [available] Verlieren mehrere zugleich alles, bleibt das Küken für später.
}
house-final-tie = { $here ->
   *[share] Gehen alle zusammen unter, teilen sie sich den Sieg, statt noch einmal zu spielen.
    [replay] Gehen alle zusammen unter, wird die Runde wiederholt, statt dass sie sich den Sieg teilen.
}
house-match-end = { $here ->
   *[hands] { $here_number ->
        [one] Die Partie ist nach einer Runde zu Ende.
       *[other] Die Partie ist nach { $here_number } Runden zu Ende.
    }
    [target] { $here_number ->
        [one] Die Partie ist mit dem ersten Punkt zu Ende.
       *[other] Die Partie ist mit { $here_number } Punkten zu Ende.
    }
    [single_hand] Gespielt wird nur eine einzige Runde.
    [last_survivor] Gespielt wird, bis nur noch eine Person übrig ist.
}

## Was hier nichts bewirkt

idle-dealt-check-dealer-choice = „{ knob-dealt-check }“ bewirkt hier nichts: Ohne zweites Päckchen gibt es keine Wahl, vor oder nach der man zeigen könnte.
idle-dealt-check-auto-declare = „{ knob-dealt-check }“ bewirkt hier nichts: An diesem Tisch muss niemand etwas zeigen.
idle-all-pass-pass = „{ knob-all-pass }“ bewirkt hier nichts: An diesem Tisch wird nicht geschoben.
idle-exhausted-pass = „{ knob-exhausted }“ bewirkt hier nichts: An diesem Tisch wird nicht geschoben.
idle-exhausted-all-pass = „{ knob-exhausted }“ bewirkt hier nichts: Die Mitte bekommt nie neue Karten.
idle-declare-after-close-auto-declare = „{ knob-declare-after-close }“ bewirkt hier nichts: An diesem Tisch muss niemand etwas zeigen.
idle-trio-ranks-trio-value = „{ knob-trio-ranks }“ bewirkt hier nichts: Drillinge zählen nichts Besonderes.
idle-blitz-after-knock-auto-declare = „{ knob-blitz-after-knock }“ bewirkt hier nichts: Eine 31 beendet die Runde nicht.
idle-on-31-auto-declare = „{ knob-on-31 }“ bewirkt hier nichts: Eine 31 beendet die Runde nicht.
idle-dealt-31-all-lose-auto-declare = „{ knob-dealt-31-all-lose }“ bewirkt hier nichts: Eine 31 beendet die Runde nicht.
idle-dealt-31-all-lose-on-31 = „{ knob-dealt-31-all-lose }“ bewirkt hier nichts: Nach jeder 31 verlieren ohnehin alle ohne 31.
idle-dealt-fire-double-fire-value = „{ knob-dealt-fire-double }“ bewirkt hier nichts: Drei Asse sind hier kein Feuer.
idle-dealt-fire-double-auto-declare = „{ knob-dealt-fire-double }“ bewirkt hier nichts: Feuer wird hier nicht gezeigt.
idle-tie-break-trio-value = „{ knob-tie-break }“ bewirkt hier nichts: Drillinge zählen nichts Besonderes, also entscheidet auch ihr Rang nichts.
idle-tie-card-order-lowest-tie-break = „{ knob-tie-card-order }“ bewirkt hier nichts: Bei Gleichstand werden keine Karten verglichen.
idle-tie-card-order-game = „{ knob-tie-card-order }“ bewirkt hier nichts: In diesem Spiel entscheiden einzelne Karten nie, wer Punkte bekommt.
idle-units-match-end = „{ knob-units }“ bewirkt hier nichts: Die einzige Runde entscheidet alles.
idle-grace-match-end = „{ knob-grace }“ bewirkt hier nichts: Nach der einzigen Runde ist alles vorbei.
idle-final-tie-match-end = „{ knob-final-tie }“ bewirkt hier nichts: Nach der einzigen Runde ist alles vorbei.
idle-final-tie-lowest-tie = „{ knob-final-tie }“ bewirkt hier nichts: Sind alle gleich, verliert niemand, und so bleibt immer jemand übrig.
idle-final-tie-exact-tie = „{ knob-final-tie }“ bewirkt hier nichts: Bei Gleichstand verliert niemand, und so bleibt immer jemand übrig.
idle-final-tie-game = „{ knob-final-tie }“ bewirkt hier nichts: In diesem Spiel bleibt immer jemand übrig.
idle-penalty-overflow-match-end = „{ knob-penalty-overflow }“ bewirkt hier nichts: Nach der einzigen Runde ist alles vorbei.
idle-penalty-overflow-grace = „{ knob-penalty-overflow }“ bewirkt hier nichts: Niemand schwimmt, mit dem letzten Verlust ist man ohnehin draußen.
idle-penalty-overflow-dealt-fire-double = „{ knob-penalty-overflow }“ bewirkt hier nichts: An diesem Tisch verliert man nie zwei auf einmal.
idle-penalty-overflow-caller-lowest-penalty = „{ knob-penalty-overflow }“ bewirkt hier nichts: An diesem Tisch verliert man nie zwei auf einmal.
idle-penalty-overflow-game = „{ knob-penalty-overflow }“ bewirkt hier nichts: In diesem Spiel verliert man nie zwei auf einmal.

## Was an einer Eingabe nicht stimmt

error-house = Hausregeln sind ein Objekt aus Namen und Werten, zum Beispiel { $allowed }; gefunden: { $came }.
error-pair = „{ $came }“ ist keine Hausregel; man schreibt sie als name=wert, zum Beispiel units=2.
error-knob-unknown = Eine Hausregel „{ $knob }“ gibt es hier nicht. Es gibt: { $allowed }.
error-knob-flag = „{ $knob }“ – erwartet: true oder false, gefunden: { $came }.
error-knob-whole = „{ $knob }“ – erwartet: eine ganze Zahl ab { $least }, gefunden: { $came }.
error-knob-whole-to = „{ $knob }“ – erwartet: eine ganze Zahl von { $least } bis { $most }, gefunden: { $came }.
error-knob-word = „{ $knob }“ – erwartet: eines von { $allowed }, gefunden: { $came }.
error-knob-pack = „{ $knob }“ – erwartet: die Zahl der Karten ({ $allowed }) oder der niedrigste Rang 2, 6, 7 oder 8, gefunden: { $came }.
error-knob-list = „{ $knob }“ – erwartet: eine Liste aus { $allowed }, gefunden: { $came }.
error-knob-table = „{ $knob }“ – erwartet: ein Objekt mit { $allowed }, jedes zwei ganze Zahlen wie [3, 4], gefunden: { $came }.
error-knob-labels = „{ $knob }“ – erwartet: eine Liste von vier Texten für Kreuz, Pik, Herz und Karo, gefunden: { $came }.
error-knob-span = „{ $knob }“ – erwartet: zwei ganze Zahlen wie [2, 8], die kleinere zuerst, keine unter { $least }, gefunden: { $came }.
error-preset = Ein Spiel „{ $came }“ gibt es hier nicht. Es gibt: { $allowed }.
error-name = „{ $came }“ heißen mehrere Spiele. Welches meinst du: { $allowed }?
error-players = { $count ->
    [one] Eine Person kann hier nicht spielen
   *[other] { $count } Personen können hier nicht spielen
}: { $fewest } bis { $most } sitzen an diesem Tisch (Hausregel players).
error-players-pack = Für { $count } reichen die Karten nicht: { $size } Karten sind genug für { $most } (Hausregel pack).

error-code-letters = Das ist weder ein Code zum Weitergeben wie 1-0061-8J noch der Name eines Spiels, das hier bekannt ist.
error-code-checksum = In diesem Code stimmt ein Zeichen nicht, oder eines fehlt.
error-code-version = Dieser Code kommt aus einer neueren Version dieses Programms.
error-code-contents = Dieser Code nennt Regeln, die es hier nicht gibt.
error-code-preset = Dieser Code gehört zu { $preset }, nicht zu { $came }.

## Spiele der Familie, die man hier nicht spielen kann: was sie sind, was fehlt, was am nächsten kommt

absent-bastard-brag = Bastard Brag kann man hier nicht spielen: Eine der Tischkarten liegt verdeckt, und niemand sieht, was gegen sie getauscht wird. Am nächsten kommt Stop the Bus mit Klopfen ab dem dritten Zug: { $code }.
absent-hosn-owi-league = Hosn owi, wie es in der Liga gespielt wird, gibt es hier nicht: Alle dürfen in jeder Runde einmal schieben, und gezählt werden Punkte über neunzig Runden. Am nächsten kommt Schwimmen: { $code }.
absent-trente-et-un-wikipedia = Dieses Trente-et-un kann man hier nicht spielen: Wer alle drei Karten tauscht, ist für sich fertig, und wer schiebt, läutet für alle den letzten Zug ein. Am nächsten kommt Schwimmen: { $code }.
absent-pounce-commerce = Pounce Commerce kann man hier nicht spielen: Wer einen Drilling hat, nimmt sich eine vierte Karte, ohne auf seinen Zug zu warten. Am nächsten kommt Commerce: { $code }.
absent-trade-and-barter = Trade and Barter kann man hier nicht spielen: Man kauft eine Karte vom Talon oder bietet dem Nachbarn eine an. Am nächsten kommt Commerce: { $code }.
absent-commerce-old-mode = Das alte Commerce kann man hier nicht spielen: Keine Quelle, die man noch lesen kann, sagt, wie eine Runde endet. Am nächsten kommt Commerce, wie es die Encyclopædia Britannica druckte: { $code }.
absent-banking-31 = Das Bankspiel 31 kann man hier nicht spielen: Alle ziehen Karten gegen eine Bank und dürfen nicht über 31 kommen. Am nächsten kommt Thirty-One, in dem alle gegen alle ziehen: { $code }.
