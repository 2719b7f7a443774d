# Die Regeln, wie sie an einem Tisch gespielt werden (schwimmen.rulebook.text wählt die Sätze nach den Regeln aus).
#
#   rule-section-…   Überschriften
#   aspect-…         wovon ein Satz handelt: links im Vergleich zweier Spiele
#   rule-…           ein Satz der Regeln; jeder trägt $sources (Regelnummern; Quellen) und $changed (eine Hausregel),
#                    dazu die Worte des Spiels $word, $unit und $hand (terms.ftl)
#   source-NNN       die Quellen
#
# $shown: was sofort gezeigt wird, both, thirty-one, fire oder none.

rule-section-goal = Das Ziel
rule-section-deal = Geben
rule-section-turn = Am Zug
rule-section-call = Wie man das Ende ansagt
rule-section-end = Ende einer Runde
rule-section-values = Was die Karten wert sind
rule-section-lose = Wer verliert
rule-section-score = Wer Punkte bekommt
rule-section-match = Die Partie
rule-section-open = Was alle wissen dürfen

## Wovon die Sätze handeln

aspect-terms = Worte
aspect-goal = Ziel
aspect-players = Mitspielende
aspect-pack = Karten
aspect-rounds = Durchgänge
aspect-labels = Themen
aspect-deal = Geben
aspect-choice = Wahl beim Geben
aspect-dealt = Ausgeteilte 31
aspect-leader = Wer beginnt
aspect-turn = Ein Zug
aspect-pass = Schieben
aspect-offer = Nur eine Farbe in der Mitte
aspect-washout = Auswaschen
aspect-refresh = Neue Mitte
aspect-recycle = Neuer Talon
aspect-explain = Erklären
aspect-all-pass = Wenn alle schieben
aspect-exhausted = Leerer Talon
aspect-call = Ansage
aspect-after-call = Nach der Ansage
aspect-declare = Sofort zeigen
aspect-points = Punkte der Karten
aspect-value = Wert einer Hand
aspect-trio = Drillinge
aspect-specials = Besondere Hände
aspect-ties = Gleicher Wert
aspect-lose = Wer verliert
aspect-lose-31 = Nach einer 31
aspect-lose-fire = Nach Feuer
aspect-score = Punkte
aspect-units = Womit man anfängt
aspect-pot = Der Topf
aspect-grace = Schwimmen
aspect-overflow = Zwei auf einmal
aspect-final = Alle zugleich draußen
aspect-match-end = Ende der Partie
aspect-dealer = Wer gibt
aspect-open = Offen und verdeckt

rule-terms = Die Ansage, die das Ende bringt, heißt hier „{ call-name }“, und gespielt wird um { $unit ->
    [chip] Chips
    [token] Marken
    [coin] Münzen
    [die] Würfelpunkte
    [stick] Hölzchen
    [points] Punkte
   *[life] Leben
}.

## Das Ziel

aim = { $what ->
    [combinations] Sammle eine hohe Kombination.
    [net] Sammle eine Farbe, andere kosten Punkte.
    [flush] Sammle Karten einer einzigen Farbe.
   *[best] Sammle Punkte in einer Farbe.
} { $for ->
    [survive] Wer am wenigsten hat, { loses-they }.
    [points] Am Ende gewinnen die meisten Punkte.
   *[hand] Die beste Hand gewinnt.
}
short-example = Zum Beispiel: { $cards } ist { $value } wert.
short-exchange = Mit { $take } statt { $give } wird daraus { $value }.
rule-goal-best = Sammle mit { hand-word } Karten möglichst viele Punkte in einer Farbe.
rule-goal-net = Sammle mit { hand-word } Karten möglichst viele Punkte in einer Farbe; Karten anderer Farben werden abgezogen.
rule-goal-flush = Sammle { hand-word } Karten einer einzigen Farbe mit möglichst vielen Punkten.
rule-goal-combinations = Sammle mit { hand-word } Karten eine möglichst hohe Kombination.
rule-goal-survive = Wer beim Aufdecken die niedrigste Hand hat, { loses-they }; wer als Letztes übrig bleibt, gewinnt die Partie.
rule-goal-one-hand = Gespielt wird nur eine Runde: Wer am Ende die beste Hand hat, gewinnt.
rule-goal-points = Jede Runde bringt Punkte; wer am Ende der Partie die meisten hat, gewinnt.
rule-goal-hand = Wer am Ende der Runde am meisten hat, gewinnt sie; wer am wenigsten hat, verliert sie.

## Geben

rule-players = { $fewest } bis { $most } können mitspielen.
rule-players-exactly = Es spielen genau { $most }.
rule-players-nobody = Mindestens { $fewest } müssen mitspielen, aber die Karten reichen nur für { $most }: So kann an diesem Tisch niemand spielen.
rule-pack = Gespielt wird mit { $size } Karten: in jeder der vier Farben { $size ->
    [52] Zwei bis Ass
    [40] Zwei bis Sieben, Bube, Dame, König und Ass
    [36] Sechs bis Ass
    [32] Sieben bis Ass
   *[28] Acht bis Ass
}.
rule-labels = Die Farben stehen für Themen: Kreuz für { $clubs }, Pik für { $spades }, Herz für { $hearts }, Karo für { $diamonds }. Jede Karte trägt einen Begriff ihres Themas.
rule-deal = Gegeben wird einzeln und verdeckt, { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
}: erst { hand-word } Karten für jeden, dann { hand-word } für ein Päckchen in der Mitte. { $stock ->
   *[yes] Der Rest ist der Talon.
    [no] Der Rest bleibt liegen und kommt nie ins Spiel.
}
rule-deal-table = Gegeben wird einzeln und verdeckt, { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
}: erst { hand-word } Karten für jeden, dann kommen { hand-word } offen in die Mitte. { $stock ->
   *[yes] Der Rest ist der Talon.
    [no] Der Rest bleibt liegen und kommt nie ins Spiel.
}
rule-deal-interleaved = Gegeben wird { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
}, { hand-word }mal reihum: jedes Mal eine verdeckte Karte für jeden und eine offene in die Mitte. Der Rest ist der Talon.
rule-deal-pile = Gegeben wird einzeln und verdeckt, { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
}: { hand-word } Karten für jeden. Der Rest ist der Talon; seine oberste Karte wird daneben aufgedeckt und beginnt den Ablagestapel.
rule-deal-stock = Gegeben wird einzeln und verdeckt, { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
}: { hand-word } Karten für jeden. Der Rest ist der Talon; einen Ablagestapel gibt es noch nicht.
rule-deal-drawn = Niemand gibt: Reihum, { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
}, ziehen alle einzeln vom Talon, bis jeder { hand-word } Karten hat. Wer damit begonnen hat, zieht noch eine.
rule-choice-blind = Wer gibt, sieht nur die eigenen { hand-word } Karten und entscheidet: behalten oder ungesehen das Päckchen nehmen. Was übrig bleibt, kommt offen in die Mitte.
rule-choice-see-both = Wer gibt, sieht die eigenen { hand-word } Karten und das Päckchen und nimmt eins von beiden. Das andere kommt offen in die Mitte.
rule-choice-see-extra-only = Wer gibt, sieht sich nicht die eigenen Karten an, sondern nur das Päckchen, und entscheidet: nehmen oder aufdecken. Was übrig bleibt, kommt offen in die Mitte.
rule-choice-keep-31 = Wer gibt und dabei selbst 31 bekommt, muss sie behalten.
rule-dealt-before = Wer { $shown ->
   *[both] 31 oder Feuer
    [thirty-one] 31
    [fire] Feuer
} ausgeteilt bekommt, zeigt es sofort, noch bevor das Päckchen gewählt wird. Die Runde ist damit zu Ende.
rule-dealt-after = Wer { $shown ->
   *[both] 31 oder Feuer
    [thirty-one] 31
    [fire] Feuer
} ausgeteilt bekommt, zeigt es erst nach der Wahl des Päckchens; wer gibt, darf es dabei sogar weggeben. Dann ist die Runde zu Ende.
rule-dealt-at-once = Wer { $shown ->
   *[both] 31 oder Feuer
    [thirty-one] 31
    [fire] Feuer
} ausgeteilt bekommt, zeigt es sofort. Die Runde ist damit zu Ende.
rule-dealt-single = Wer 31 ausgeteilt bekommt, zeigt sie sofort. Alle anderen sind dann noch genau einmal dran, und die Runde ist zu Ende. { $choice ->
   *[yes] Vorher wird noch das Päckchen gewählt; eine 31, die dabei entsteht, zählt wie ausgeteilt.
    [no] { "" }
}
rule-dealt-hidden = Eine ausgeteilte 31 wird nicht gezeigt; erst eine, die durch Tauschen entsteht, beendet die Runde.

## Am Zug

rule-leader = { $direction ->
   *[clockwise] Es beginnt, wer links neben dem Geber sitzt, dann geht es im Uhrzeigersinn weiter.
    [anticlockwise] Es beginnt, wer rechts neben dem Geber sitzt, dann geht es gegen den Uhrzeigersinn weiter.
}
rule-leader-dealer = Es beginnt, wer gibt, dann geht es { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
} weiter.
rule-leader-loser = { $direction ->
   *[clockwise] In der ersten Runde beginnt, wer links neben dem Geber sitzt, danach immer, wer in der Runde davor am wenigsten hatte; sind das mehrere, der Erste von ihnen in der Reihenfolge. Es geht im Uhrzeigersinn weiter.
    [anticlockwise] In der ersten Runde beginnt, wer rechts neben dem Geber sitzt, danach immer, wer in der Runde davor am wenigsten hatte; sind das mehrere, der Erste von ihnen in der Reihenfolge. Es geht gegen den Uhrzeigersinn weiter.
}
rule-leader-winner = In der ersten Runde beginnt, wer gibt, danach immer, wer die Runde davor gewonnen hat; sind das mehrere, der Erste von ihnen in der Reihenfolge. Es geht { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
} weiter.
rule-leader-opening = Wer als Erstes gezogen hat, legt eine Karte offen neben den Talon: die Auslage. Der erste volle Zug gehört dem Nächsten { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
}.
rule-turn-all = Wer am Zug ist, tauscht eine Karte gegen eine aus der Mitte oder alle { hand-word } gegen alle { hand-word }. { $hand ->
    [4] Zwei oder drei
    [5] Zwei, drei oder vier
   *[3] Zwei
} Karten tauschen darf man nie.
rule-turn-some = Wer am Zug ist, tauscht beliebig viele Karten gegen ebenso viele aus der Mitte: eine bis alle { hand-word }.
rule-turn-one = Wer am Zug ist, tauscht eine Karte gegen eine aus der Mitte. Alle { hand-word } auf einmal darf man hier nicht tauschen.
rule-turn-all-sticks = Wer alle { hand-word } tauscht, hat damit zugleich { call-done }.
rule-rounds = In jedem Durchgang sind alle einmal dran, die noch tauschen. Es gibt { $rounds ->
    [-1] so viele Durchgänge, wie Leute mitspielen
    [1] nur einen Durchgang
   *[other] { $rounds } Durchgänge
}{ $rounds ->
    [1] .
   *[other] ; vor jedem außer dem ersten kommt die oberste Karte des Talons in die Mitte dazu, solange es eine gibt.
}
rule-rounds-all = Alle drei Karten tauscht man gegen drei beliebige aus der Mitte.
rule-turn-draw = Wer am Zug ist, nimmt die oberste Karte des Talons, ohne sie zu zeigen, oder die oberste des Ablagestapels und legt dann eine Karte offen darauf. Wer vom Ablagestapel genommen hat, muss eine andere Karte ablegen.
rule-turn-draw-first = Im allerersten Zug gibt es noch keinen Ablagestapel: Da kommt die Karte vom Talon.
rule-pool-draw = Wer am Zug ist, zieht die oberste Karte des Talons, ohne sie zu zeigen, und legt eine Karte offen in die Auslage; liegen dort schon fünf, kommen erst sie aus dem Spiel.
rule-pool-trade = Oder man nimmt die ganze Auslage und legt genauso viele eigene Karten hin, keine von denen, die man gerade nimmt.
rule-pool-full = Hat die Auslage fünf Karten, darf man auch nur eine davon gegen eine eigene tauschen.
rule-pass-always = Wer nicht tauschen will, schiebt.
rule-pass-first = Schieben darf man nur im ersten eigenen Zug.
rule-pass-later = Schieben darf man erst ab dem zweiten eigenen Zug.
rule-pass-never = { $last ->
   *[yes] Schieben darf man nicht, solange niemand { call-done } hat.
    [no] Schieben gibt es nicht.
}
rule-offer = Sind zu Beginn eines Zuges alle Karten der Mitte von einer Farbe, ist das ein Angebot: Eine einzelne Karte darf man dann nicht tauschen, { $all ->
   *[yes] nur alle auf einmal.
    [no] und alle auf einmal darf man hier auch nicht; bleibt sonst nichts, wird geschoben.
}
rule-washout = Sind nach dem Geben oder nach einem Zug alle Karten der Mitte von einer Farbe, werden sie ausgewaschen: Sie sind aus dem Spiel, und neue vom Talon kommen in die Mitte, so lange, bis dort mehr als eine Farbe liegt.
rule-washout-turn = Wer die Mitte so auswäscht, ist gleich noch einmal dran, auch nach der Ansage.
rule-washout-end = Ist der Talon dann leer, wird sofort aufgedeckt.
rule-clear = { $from ->
    [1] Man darf auch
   *[other] Ab dem { $from }. eigenen Zug darf man auch
} erst alle Karten der Mitte durch neue vom Talon ersetzen lassen, einmal im Zug; danach muss man genau eine Karte tauschen.
rule-recycle-shuffle = Reicht der Talon dafür nicht, werden zuerst seine restlichen Karten aufgelegt; dann wird die frühere Ablage gemischt, { $current ->
    [yes] samt den eben abgelegten Karten.
   *[no] ohne die eben abgelegten Karten.
}
rule-recycle-order = Reicht der Talon dafür nicht, werden zuerst seine restlichen Karten aufgelegt; dann kommt die frühere Ablage, ungemischt und die ältesten zuerst, { $current ->
    [yes] samt den eben abgelegten Karten.
   *[no] ohne die eben abgelegten Karten.
}
rule-explain = Wer tauschen will, nennt die gewünschten Karten und erklärt ihre Begriffe. Sind alle richtig erklärt, wird getauscht; ist auch nur einer falsch, wird gar nicht getauscht, und der Zug ist vorbei.
rule-all-pass-refresh = Haben alle nacheinander geschoben, egal, wer damit anfing, kommen neue Karten vom Talon in die Mitte, und die alten sind aus dem Spiel. Nach der Ansage gilt das nicht mehr.
rule-all-pass-none = Auch wenn alle nacheinander schieben, bleibt die Mitte liegen.
rule-all-pass-end = Haben alle nacheinander geschoben, egal, wer damit anfing, ist die Runde zu Ende. Nach der Ansage gilt das nicht.
rule-exhausted-draw = Reicht der Talon dafür nicht, endet die Runde unentschieden, und niemand verliert.
rule-exhausted-showdown = Reicht der Talon dafür nicht, wird sofort aufgedeckt und abgerechnet.
rule-exhausted-keep-table = Reicht der Talon dafür nicht, bleibt die Mitte liegen, und es geht weiter.
rule-stock-draw = Hat noch niemand { call-done }, wenn die letzte Karte des Talons gezogen ist, wird dieser Zug zu Ende gespielt; dann endet die Runde unentschieden{ $points ->
   *[no] , und niemand verliert.
    [yes] , und niemand bekommt Punkte.
}
rule-stock-showdown = Ist die letzte Karte des Talons gezogen, wird dieser Zug zu Ende gespielt; dann wird aufgedeckt.
rule-stock-refuse = Ist der Talon leer, geht es weiter, solange jeder die oberste Karte des Ablagestapels nimmt. Wer darauf verzichtet, beendet damit die Runde.

## Die Ansage

rule-close-rider = Wer genug hat, darf am Ende des Zuges { call-do }{ $pass ->
    [yes] , auch nach dem Schieben
   *[no] { "" }
}{ $number ->
    [1] , schon im ersten Zug.
   *[other] , frühestens aber im { $number }. eigenen Zug der Runde.
}
rule-close-instead = Statt zu { $table ->
   *[yes] tauschen
    [no] ziehen
}, darf man { call-do }{ $number ->
    [1] , schon im ersten Zug.
   *[other] , frühestens aber im { $number }. eigenen Zug der Runde.
}
rule-close-needs-31 = Dazu braucht man 31, und es darf kein Extrazug mehr ausstehen. Man muss es nicht tun, und man darf es auch später noch.
rule-close-needs-flush = Dazu müssen alle { hand-word } Karten von einer Farbe sein.
rule-close-needs-min = Dazu müssen alle { hand-word } Karten von einer Farbe sein und mindestens { $number } Punkte zählen.
rule-close-needs-points = Dazu muss die Hand mindestens { $number } zählen.
rule-close-needs-none = Dazu genügt jede Hand.
rule-last-round = Danach sind alle anderen noch genau einmal dran, aber niemand darf mehr { call-do }. Beim letzten Zug { $stand ->
   *[yes] darf man auch schieben.
    [no] darf man nicht schieben.
} Dann wird aufgedeckt.
rule-call-ends = Damit ist die Runde sofort zu Ende, und niemand ist mehr dran.
rule-call-sticks = Das beendet nur das eigene Spiel: Die Karten liegen fest, und man ist in dieser Runde nicht mehr dran.
rule-trade-over = Tauscht niemand mehr oder ist der letzte Durchgang vorbei, wird aufgedeckt.
rule-last-active = Ist nur noch eine Person im Spiel, hat sie genau einen letzten Zug; dann wird aufgedeckt.
rule-call-challenge = Dann sagen alle anderen der Reihe nach laut, ob sie dagegenhalten oder sich heraushalten; danach wird aufgedeckt.
rule-clear-call = Wer am Ende seines Zuges 51 in einer Farbe hat, darf sie zusätzlich ausrufen. { $answered ->
   *[no] Die Runde ist damit sofort zu Ende; dagegenhalten kann niemand.
    [yes] Auch dann dürfen die anderen dagegenhalten.
}

## Ende einer Runde

rule-declare = { $shown ->
   *[both] Wer 31 oder Feuer auf der Hand hat, muss es sofort zeigen. Die Runde ist damit zu Ende, niemand ist mehr dran. Ein anderer Drilling wird nicht gezeigt.
    [thirty-one] Wer 31 auf der Hand hat, muss sie sofort zeigen. Die Runde ist damit zu Ende, niemand ist mehr dran. Ein Drilling wird nicht gezeigt.
    [fire] Wer Feuer auf der Hand hat, muss es sofort zeigen. Die Runde ist damit zu Ende, niemand ist mehr dran. 31 wird nicht gezeigt und zählt nur beim Abrechnen.
    [none] Sofort zeigen muss man nichts: Auch die beste Hand zählt erst beim Abrechnen.
}
rule-declare-blitz = Wer nach seinem Zug 31 hat, sagt es sofort, vielerorts mit „Blitz“: Die Runde ist damit zu Ende.
rule-declare-single = Wer 31 macht, muss sie sofort zeigen. Ist es sein erster Zug der Runde, sind alle, die noch keinen hatten, noch genau einmal dran; sonst ist die Runde sofort zu Ende.
rule-declare-last-round = Das gilt auch nach der Ansage.
rule-declare-not-last-round = Nach der Ansage gilt das nicht mehr: Da zählt die Hand nur noch beim Abrechnen.

## Was die Karten wert sind

rule-points = Ein Ass zählt 11, König, Dame, Bube und Zehn zählen je 10, alle anderen Karten ihre Zahl.
rule-value-best = Eine Hand ist so viel wert wie die Karten ihrer besten Farbe: { $cards } sind { $value }.
rule-value-net = Eine Hand ist so viel wert wie die Karten einer Farbe, die man sich aussucht, weniger alle anderen: { $cards } sind { $value }.
rule-value-flush = Eine Hand ist so viel wert wie alle ihre Karten, wenn sie von einer einzigen Farbe sind; sonst ist sie 0.
rule-value-most = Ein Ass mit { $hand ->
    [4] drei Karten
    [5] vier Karten
   *[3] zwei Karten
} zu je 10 in seiner Farbe ist { $most }: Mehr gibt eine Farbe nicht her.
rule-value-fire = Drei Asse sind Feuer: { $value }, mehr als alles andere.
rule-value-trio = Drei Karten von gleichem Rang, ein Drilling, zählen { $value }{ $fire ->
    [yes] .
   *[no] { "" }, auch drei Asse.
}
rule-value-trio-court = Drei Asse, Könige, Damen oder Buben zählen { $value }, drei Karten von anderem Rang nichts Besonderes.
rule-value-trio-none = Drei Karten von gleichem Rang zählen nichts Besonderes{ $fire ->
    [yes] { "" }, außer bei Assen: Drei Könige zählen 10.
   *[no] : Drei Könige zählen 10, drei Asse 11.
}
rule-value-safe = Besondere Hände sind drei Sechsen; Sechs, Sieben, Acht einer Farbe; und drei Asse: Damit kann man nicht verlieren. Alle anderen Drillinge sind gewöhnliche Hände.
rule-combinations = Kombinationen schlagen alle anderen Hände; die beste steht zuerst.
rule-combination-three-aces = { $place }. Petrangolone: drei Asse.
rule-combination-sequence = { $place }. Sequenz: drei Nachbarn einer Farbe; die höhere oberste Karte ist besser.
rule-combination-trio = { $place }. Drilling: drei Karten eines Ranges; der höhere Rang ist besser.
rule-combination-four-aces = 44, Mambassa: vier Asse.
rule-combination-royal-run = 41, Quarantuno: Ass, König, Dame und Bube einer Farbe.
rule-combination-four = 40, Quartina: vier Karten eines Ranges.
rule-combination-run-of-4 = 39½, Scala lunga: vier Nachbarn einer Farbe; die höhere oberste Karte ist besser.
rule-combination-three = 39, Tris: drei Karten eines Ranges.
rule-combination-run-of-3 = 38½, Scala corta: drei Nachbarn einer Farbe; die höhere oberste Karte ist besser.
rule-combination-points = Ohne Kombination zählt deine beste Farbe: die Punkte ihrer Karten, die anderen nichts.
rule-combination-tricon = { $place }. Tricon: drei Karten von gleichem Rang; der höhere Rang ist besser.
rule-combination-flush = { $place }. Farbe: drei Karten einer Farbe; mehr Punkte sind besser.
rule-combination-pair = { $place }. Paar: zwei Karten von gleichem Rang; das höhere Paar ist besser, dann die höhere dritte Karte.
rule-combination-point = Sonst zählen die Punkte aller drei Karten, gleich welcher Farbe.
rule-combination-nothing = Alle anderen Hände sind nichts wert und gleich.
rule-combination-ace = Das Ass steht{ $ace ->
    [high_only] { "" } nur über dem König.
   *[high_low] { "" } über dem König oder unter der Zwei: Dann ist die Folge die niedrigste von allen.
}
rule-combination-gap = Acht, Neun und Zehn gibt es nicht: Bube und Sieben sind Nachbarn.
rule-brag-order = Von oben nach unten: Drilling; Straße in einer Farbe; Straße; drei Karten einer Farbe; Paar; höchste Karte. Das Ass ist hoch; bei gleichen Kombinationen werden die Karten verglichen, von der höchsten an.
rule-brag-runs = Ass, Zwei, Drei ist { $ace ->
   *[high_low] die niedrigste Straße.
    [high_only] keine Straße.
    [brag] die höchste Straße, noch vor Ass, König, Dame.
}
rule-rank-trio = Von zwei Drillingen ist der mit dem höheren Rang besser: A K D B 10 9 8 und so fort.
rule-rank-cards = Haben zwei gleich viel, werden { $whole ->
    [yes] alle Karten
   *[no] die zählenden Karten
} verglichen, von der höchsten an{ $order ->
    [points] { "" }; König, Dame, Bube und Zehn gelten dabei gleich.
   *[rank] { "" }, nach dem Rang.
}
rule-rank-lowest-card = Haben zwei gleich viel, ist besser, wessen niedrigste zählende Karte höher ist{ $order ->
    [points] { "" }; König, Dame, Bube und Zehn gelten dabei gleich.
   *[rank] { "" }, nach dem Rang.
}
rule-rank-suits = Haben zwei{ $then ->
    [yes] { " " }auch dann noch
   *[no] { "" }
} gleich viel, ist die höhere Farbe besser: Kreuz vor Pik vor Herz vor Karo. Zählt bei beiden dieselbe Farbe, herrscht Gleichstand.
rule-rank-suits-hearts = Sind auch die Karten gleich, ist die höhere Farbe besser: Herz vor Karo vor Kreuz vor Pik.
rule-rank-swords = Haben zwei gleich viel, sind Schwerter (Pik) besser; alle anderen Farben sind gleich.
rule-rank-coins-first = Haben zwei gleich viel, entscheidet die Farbe: Münzen vor Schwertern, Kelchen und Stäben, also Karo, Pik, Herz, Kreuz. Karten eines Ranges haben keine Farbe.
rule-rank-place = Sind auch die Karten gleich, ist besser, wer gibt, und nach ihm, wer in der Reihenfolge näher bei ihm sitzt.
rule-rank-trio-equal = Drillinge sind untereinander gleich, welchen Rang sie auch haben.
rule-rank-combinations = Haben zwei dieselbe Kombination mit denselben Rängen, herrscht Gleichstand; die Farbe entscheidet nichts.
rule-rank-none = Haben zwei gleich viel, herrscht Gleichstand; die Farbe entscheidet nichts.
rule-rank-best = Wer die Runde gewinnt, entscheidet nichts; wenn jemand fragt, zählt unter gleichen besten Händen die höhere Karte, dann die nächste, dann der Platz: zuerst, wer gibt, dann weiter in der Reihenfolge.
rule-rank-else-none = Sonst trennt nichts, was gleich viel wert ist, auch nicht die Farbe.

## Wer verliert

rule-lose-lowest-all = Wird aufgedeckt, { loses-they }, wer die niedrigste Hand hat; herrscht unten Gleichstand, trifft es alle, die gleich sind.
rule-lose-lowest-none = Wird aufgedeckt, { loses-they }, wer die niedrigste Hand hat; herrscht unten Gleichstand, trifft es niemanden.
rule-lose-lowest-exempt = Wird aufgedeckt, { loses-they }, wer die niedrigste Hand hat; sind das mehrere, trifft es sie alle, nur nicht den, der { call-done } hat.
rule-lose-lowest-void = Wird aufgedeckt, { loses-they }, wer die niedrigste Hand hat. Herrscht aber oben oder unten Gleichstand, verliert niemand.
rule-lose-lowest-dealer = Wird aufgedeckt, { loses-they }, wer die niedrigste Hand hat; sind das mehrere, trifft es sie alle, nur nicht den, der gegeben hat.
rule-lose-to-best = Die niedrigste Hand zahlt der besten ein Leben.
rule-rank-elder = Von gleichen Händen ist die besser, die früher dran ist: zuerst, wer anfängt, zuletzt, wer gibt.
rule-lose-caller = Wer { call-done } und allein die niedrigste Hand hat, { loses-they }.
rule-caller-not-best = Wer { call-done } hat und nicht die beste Hand hält, verliert eins mehr.
rule-lose-caller-plain = Wer { call-done } hat, hat weder Vorteil noch Nachteil.
rule-lose-ordinary = Wird aufgedeckt, { loses-they }, wer die niedrigste gewöhnliche Hand hat. Besondere Hände trifft es nie.
rule-lose-aces = Hat aber jemand drei Asse, trifft es alle gewöhnlichen Hände.
rule-lose-31-lowest = Genauso nach einer 31: Es trifft die niedrigste Hand.
rule-lose-31-others = Nach einer gezeigten 31 gilt: Alle ohne 31 { loses-each }.
rule-lose-dealt-31 = Nach einer ausgeteilten 31 gilt: Alle, denen keine ausgeteilt wurde, { loses-each }.
rule-lose-blitz = Nach einem Blitz gilt: Alle ohne 31 { loses-each }.
rule-lose-blitz-caller = Wer { call-done } hat, { loses-they }.
rule-lose-fire = Nach Feuer gilt: Alle anderen { loses-each }.
rule-lose-fire-double = Nach einem ausgeteilten Feuer gilt: Alle anderen { loses-each }; wem eine 31 ausgeteilt wurde, nur die Hälfte.

## Wer Punkte bekommt

rule-score-difference = Wer am meisten hat, bekommt den Wert der Hand als Punkte, bei Gleichstand alle Besten. Allen anderen wird abgezogen, was ihnen darauf fehlt.
rule-lose-blitz-caller-free = Wer { call-done } hat, zahlt dann nichts.
rule-score-table = Jede Hand bringt Punkte nach ihrem Platz: 31 bringt { $blitz }, die höchste { $highest }, eine mittlere { $middle }, die niedrigste { $lowest }.
rule-score-table-other = Wer nicht { call-done } hat, bekommt dafür { $blitz_other }, { $highest_other }, { $middle_other } oder { $lowest_other }; hat es niemand, gilt das für alle.
rule-score-tie-best-place = Haben mehrere gleich viel, gilt für alle der beste ihrer Plätze.
rule-score-tie-by-value = Am höchsten sind alle mit dem höchsten Wert, am niedrigsten alle mit dem niedrigsten, der Rest dazwischen.
rule-score-wins = Wer die beste Hand hat, bekommt einen Punkt, bei Gleichstand alle Besten; nur wer selbst { call-done } hat, gewinnt bei Gleichstand nicht.
rule-score-win-loss = Wer am meisten hat, gewinnt die Runde: plus eins. Wer am wenigsten hat, verliert sie: minus eins. Bei Gleichstand trifft es alle, die gleich sind.
rule-score-own = Hält niemand dagegen, bekommen alle den Wert ihrer Hand; 51 in einer Farbe zählt doppelt, also 102.
rule-score-contest = Hält jemand dagegen, vergleichen sich alle, die dabei sind: Wer am meisten hat, bekommt die Summe all dieser Hände, die anderen gehen leer aus. Wer sich heraushält, bekommt den Wert der eigenen Hand.
rule-score-contest-tie = { $tie ->
   *[challenger] Ist die gerufene Hand nur so gut wie die beste dagegen, gewinnt, wer dagegengehalten hat;
    [caller] Ist die gerufene Hand so gut wie die beste dagegen, gewinnt, wer gerufen hat;
} unter mehreren, wer zuletzt dagegengehalten hat.
rule-score-contest-total = { $total ->
   *[flush] Gemischte Hände zählen im Vergleich 0
    [best_suit] Im Vergleich zählt die beste Farbe jeder Hand
}, { $double ->
   *[no] und 51 zählt darin nicht doppelt.
    [yes] und wer ihn mit 51 in einer Farbe gewinnt, bekommt noch 51 dazu.
}

## Die Partie

rule-units = { $unit ->
    [stick] Alle fangen ohne Hölzchen an; { $number ->
        [one] ein Hölzchen darf man haben.
       *[other] { $number } Hölzchen darf man haben.
    }
    [die] Alle haben einen Würfel und fangen mit { unit-count } an.
   *[life] Alle fangen mit { unit-count } an.
}
rule-pot = { $number ->
    [0] Was verloren geht, kommt in den Topf, und wer die Partie gewinnt, bekommt ihn.
   *[other] Vor der ersten Runde zahlen alle in den Topf ein: je { pot-count }. Was verloren geht, kommt dazu, und wer die Partie gewinnt, bekommt ihn ganz.
}
rule-grace = Wer { unit-none } mehr hat, schwimmt und spielt weiter; wer schwimmt und noch einmal verliert, geht unter und ist draußen.
rule-grace-sticks = Wer so viele Hölzchen hat, wie man haben darf, schwimmt; wer dann noch eines bekommt, geht unter und ist draußen.
rule-grace-none = Wer { unit-last } verliert, ist sofort draußen; geschwommen wird hier nicht.
rule-grace-none-sticks = Wer { unit-last } bekommt, ist sofort draußen; geschwommen wird hier nicht.
rule-chicken = Wer als Erstes und allein { unit-last } verliert, bekommt das Küken und spielt weiter bis zum nächsten Verlust. Alle anderen sind sofort draußen, wenn sie alles verlieren; das Küken gibt es nur einmal in der Partie.
rule-chicken-forfeited = Verlieren mehrere zugleich alles, bekommt niemand das Küken, auch später nicht.
rule-chicken-available = Verlieren mehrere zugleich alles, bekommt niemand das Küken; es bleibt für später.
rule-overflow-out = Zwei auf einmal werden einzeln bezahlt: Wer nur noch eins hat, ist draußen.
rule-overflow-swim = Wer zwei verliert und nur eins hat, schwimmt; erst wer schon schwimmt, geht unter.
rule-final-share = Würden alle, die noch dabei sind, in derselben Runde untergehen, teilen sie sich den Sieg.
rule-final-replay = Würden alle, die noch dabei sind, in derselben Runde untergehen, gilt die Runde nicht, und es wird noch einmal gegeben.
rule-match-survivor = Wer als Letztes übrig ist, gewinnt die Partie.
rule-match-hands = { $number ->
    [one] Die Partie hat eine Runde.
   *[other] Die Partie hat { $number } Runden.
} Wer danach die meisten Punkte hat, gewinnt; { $leader ->
   *[no] bei Gleichstand wird der Sieg geteilt.
    [yes] bei Gleichstand wird weitergespielt, bis jemand allein vorn ist.
}
rule-match-target = Die Partie endet mit der Runde, nach der jemand mindestens { $number } Punkte hat. Wer dann die meisten hat, gewinnt; { $leader ->
   *[no] bei Gleichstand wird der Sieg geteilt.
    [yes] bei Gleichstand wird weitergespielt, bis jemand allein vorn ist.
}
rule-match-hands-units = Die Partie ist nach { $number } Runden vorbei, oder wenn nur eine Person übrig ist; die meisten Leben gewinnen.
rule-match-single-hand = Die Partie ist eine einzige Runde{ $points ->
   *[no] : Wer dann die beste Hand hat, gewinnt.
    [yes] : Wer darin die meisten Punkte macht, gewinnt.
}
rule-next-dealer = { $direction ->
   *[clockwise] Wer zuerst gibt, entscheidet der Zufall; danach wandert das Geben nach links weiter, an allen vorbei, die ausgeschieden sind.
    [anticlockwise] Wer zuerst gibt, entscheidet der Zufall; danach wandert das Geben nach rechts weiter, an allen vorbei, die ausgeschieden sind.
}
rule-next-starter = { $direction ->
   *[clockwise] Wer zuerst beginnt, entscheidet der Zufall; danach wandert das Beginnen nach links weiter.
    [anticlockwise] Wer zuerst beginnt, entscheidet der Zufall; danach wandert das Beginnen nach rechts weiter.
}
rule-dealer-best = Wer zuerst gibt, entscheidet der Zufall; danach gibt, wer die höchste gewöhnliche Hand hatte, oder, wenn diese Person ausgeschieden ist, die nächste nach ihr. Hatten alle besondere Hände, gibt dieselbe Person noch einmal.
rule-dealer-loser = Wer zuerst gibt, entscheidet der Zufall; danach gibt, wer die Runde verloren hat, von mehreren der Letzte in der Reihenfolge.

## Was alle wissen dürfen

rule-open = Alle sehen die Mitte, jeden Tausch und jede Ansage: Eine Karte, die jemand aus der Mitte genommen hat, kennen alle, bis sie wieder weggegeben wird. Verdeckt bleiben die anderen Handkarten und der Talon.
rule-open-packet = Auch das Päckchen, das nicht genommen wurde, haben alle gesehen: Wer gibt und tauscht, zeigt damit seine alten Karten.
rule-open-pile = Alle sehen jede abgelegte Karte, jede, die jemand vom Ablagestapel nimmt, und jede Ansage. Verdeckt bleiben die anderen Handkarten, der Talon und was man von ihm zieht.
rule-open-pool = Alle sehen die Auslage, jeden Tausch mit ihr und jede Antwort. Verdeckt bleiben die anderen Handkarten, der Talon und was man von ihm zieht.
rule-open-explained = Auch jede Erklärung und ihre Lösung hören alle.

## schwimmen rules --diff

diff-title = { $left } und { $right }
diff-sources = Zahlen in Klammern: Regeln und Quellen.
diff-none = Kein Unterschied: An beiden Tischen wird dasselbe gespielt.
diff-common = Gleich ist in beiden: { $aspects }.
diff-absent = –
diff-aspect = Worum es geht
error-diff = Ein Vergleich braucht zwei Spiele, zum Beispiel: schwimmen rules --diff schwimmen tri_palki.

## Quellen

source-000 = Schwimmen auf pagat.com, englisch
source-001 = Schwimmen auf gamerules.com, englisch
source-002 = Schwimmen auf pagat.com, deutsche Übersetzung
source-003 = Schwimmen oder Einunddreißig, eine Lernausgabe für die Schule
source-004 = Thirty-One und Verwandte auf CatsAtCards, englisch
source-Y13 = „Trentuno (gioco)“, italienische Wikipedia und eine ältere Abschrift
source-Y14 = „Come giocare a Trentuno“ auf goodmorningmilano.it, italienisch
source-Y15 = „Come si gioca a 31“ auf lettera43.it, italienisch
source-Y16 = „Guida a 31“ auf torinoggi.it, italienisch
source-Y17 = „Quanto valgono le carte di 31?“ auf finestrainformativa.com, italienisch
source-Y18 = „Gioco 31, regole e come si gioca“ auf unadonna.it, italienisch
source-Y19 = „Come si gioca a 31?“ auf qualcherisposta.it, italienisch
source-Y20 = „Regole per giocare a 31“ auf iogames.studenti.it, italienisch
source-Y21 = „Commerce“, Encyclopædia Britannica, 11. Auflage, Band 6, englisch
source-Y22 = „Commerce“ auf CatsAtCards, englisch
source-Y23 = „Commerce“ auf gamerules.com, englisch
source-Y24 = „Commerce (card game)“, englische Wikipedia
source-Y25 = W. H. Peel, „Round Games with Cards“, Kapitel Commerce, englisch
source-Y26 = „Commerce“ auf classicgamesandpuzzles.com, englisch
source-Y1 = „Petrangola (31)“ auf pagat.com, englisch
source-Y2 = „Petrangola (31)“ auf gamerules.com, englisch
source-Y3 = „Petrangola variations“ auf gamerules.com, englisch
source-Y4 = „Petrangola“, italienische Wikipedia
source-Y5 = „Petrangola“, Blog Come quando fuori non piove, italienisch
source-Y6 = „Petrangola“ auf gamefarm.jp, japanisch
source-Y7 = Das Programm Fondaaaa/petrangola
source-Y8 = Das Programm Edodums/OOP20-petrangola-cs
source-Y9 = „Mambassa (gioco)“, italienische Wikipedia
source-Y10 = „Mambassa“ auf gamerules.com, englisch
source-Y11 = „Mambassa game rules“ auf ultrafoodmess.com, englisch
source-Y12 = „Regole per giocare a Mambassa“ auf iogames.studenti.it, italienisch
