# Die Regeln, wie sie an einem Tisch gespielt werden (schwimmen.booklet wählt die Sätze nach den Regeln aus).
#
#   rule-section-…   Überschriften
#   rule-…           ein Satz der Regeln; jeder trägt $sources (Regelnummern; Quellen) und $changed (eine Hausregel)
#   house-NAME       worin der Tisch vom gedruckten Spiel abweicht: $here gilt, $printed ist gedruckt
#   source-NNN       die Quellen
#
# $shown: was sofort gezeigt wird, both, thirty-one, fire oder none.

rule-section-goal = Das Ziel
rule-section-deal = Geben
rule-section-turn = Am Zug
rule-section-end = Ende einer Hand
rule-section-values = Was die Karten wert sind
rule-section-lose = Wer verliert
rule-section-match = Leben und Partie
rule-section-open = Was alle wissen dürfen

## Das Ziel

rule-goal = Sammle mit drei Karten möglichst viele Punkte in einer Farbe. Wer am Ende einer Hand am wenigsten hat, verliert ein Leben; wer als Letztes übrig bleibt, gewinnt die Partie.

## Geben

rule-players = { $fewest } bis { $most } können mitspielen.
rule-players-exactly = Es spielen genau { $most }.
rule-players-nobody = Mindestens { $fewest } sollen mitspielen, aber die Karten reichen nur für { $most }: So kann an diesem Tisch niemand spielen.
rule-pack = Gespielt wird mit { $size } Karten: in jeder der vier Farben { $lowest ->
    [2] Zwei
    [6] Sechs
    [7] Sieben
   *[8] Acht
} bis Ass.
rule-deal = Gegeben wird einzeln und verdeckt, { $direction ->
   *[clockwise] im Uhrzeigersinn
    [anticlockwise] gegen den Uhrzeigersinn
}: erst drei Karten für jede Hand, dann drei für ein Päckchen in der Mitte. Der Rest ist der Talon.
rule-choice-blind = Wer gibt, sieht nur die eigenen drei Karten und entscheidet: behalten oder ungesehen das Päckchen nehmen. Was übrig bleibt, kommt offen in die Mitte.
rule-choice-see-both = Wer gibt, sieht die eigenen drei Karten und das Päckchen und nimmt eins von beiden. Das andere kommt offen in die Mitte.
rule-choice-none = Das Päckchen wird gleich aufgedeckt und liegt offen in der Mitte; niemand wählt.
rule-dealt-before = Wer { $shown ->
   *[both] 31 oder Feuer
    [thirty-one] 31
    [fire] Feuer
} ausgeteilt bekommt, zeigt es sofort, noch bevor das Päckchen gewählt wird. Die Hand ist damit zu Ende.
rule-dealt-after = Wer { $shown ->
   *[both] 31 oder Feuer
    [thirty-one] 31
    [fire] Feuer
} ausgeteilt bekommt, zeigt es erst nach der Wahl des Päckchens; wer gibt, darf es dabei sogar weggeben. Dann ist die Hand zu Ende.
rule-dealt-at-once = Wer { $shown ->
   *[both] 31 oder Feuer
    [thirty-one] 31
    [fire] Feuer
} ausgeteilt bekommt, zeigt es sofort. Die Hand ist damit zu Ende.

## Am Zug

rule-leader = { $direction ->
   *[clockwise] Es beginnt, wer links neben dem Geber sitzt, dann geht es im Uhrzeigersinn weiter.
    [anticlockwise] Es beginnt, wer rechts neben dem Geber sitzt, dann geht es gegen den Uhrzeigersinn weiter.
}
rule-turn-all = Wer am Zug ist, tauscht eine Karte gegen eine aus der Mitte oder alle drei gegen alle drei, oder schiebt. Zwei Karten auf einmal gehen nie.
rule-turn-one = Wer am Zug ist, tauscht eine Karte gegen eine aus der Mitte oder schiebt. Alle drei auf einmal gehen hier nicht.
rule-close-rider = Wer genug hat, macht am Ende des Zuges zu, auch nach dem Schieben{ $number ->
    [1] { "" } und schon im ersten Zug.
   *[other] , frühestens aber im { $number }. eigenen Zug der Hand.
}
rule-close-instead = Wer genug hat, macht statt eines Zuges zu, ohne zu tauschen{ $number ->
    [1] { "" } und schon im ersten Zug.
   *[other] , frühestens aber im { $number }. eigenen Zug der Hand.
}
rule-last-round-stand = Danach sind alle anderen noch genau einmal dran; sie dürfen tauschen oder schieben, aber nicht mehr zumachen. Dann wird aufgedeckt.
rule-last-round-exchange = Danach sind alle anderen noch genau einmal dran und müssen tauschen; schieben und zumachen geht nicht mehr. Dann wird aufgedeckt.
rule-all-pass-refresh = Haben alle nacheinander geschoben, ganz gleich, wer damit anfing, kommen drei neue Karten vom Talon in die Mitte, und die alten sind aus dem Spiel. Hat jemand zugemacht, gilt das nicht mehr.
rule-all-pass-none = Auch wenn alle nacheinander schieben, bleibt die Mitte liegen.
rule-exhausted-draw = Liegen dann im Talon weniger als drei Karten, endet die Hand unentschieden, und niemand verliert.
rule-exhausted-showdown = Liegen dann im Talon weniger als drei Karten, wird sofort aufgedeckt und abgerechnet wie nach dem Zumachen.
rule-exhausted-keep-table = Liegen dann im Talon weniger als drei Karten, bleibt die Mitte liegen, und es geht weiter.

## Ende einer Hand

rule-declare = { $shown ->
   *[both] Wer 31 oder Feuer auf der Hand hat, muss es sofort zeigen. Die Hand ist damit zu Ende, niemand ist mehr dran. Ein anderer Drilling wird nicht gezeigt.
    [thirty-one] Wer 31 auf der Hand hat, muss sie sofort zeigen. Die Hand ist damit zu Ende, niemand ist mehr dran. Ein Drilling wird nicht gezeigt.
    [fire] Wer Feuer auf der Hand hat, muss es sofort zeigen. Die Hand ist damit zu Ende, niemand ist mehr dran. 31 wird nicht gezeigt und zählt nur beim Abrechnen.
    [none] Sofort zeigen muss man nichts: Auch die beste Hand zählt erst beim Abrechnen.
}
rule-declare-last-round = Das gilt auch in der letzten Runde.
rule-declare-not-last-round = In der letzten Runde gilt das nicht mehr: Da zählt die Hand nur noch beim Abrechnen.

## Was die Karten wert sind

rule-points = Ein Ass zählt 11, König, Dame, Bube und Zehn zählen je 10, alle anderen Karten ihre Zahl.
rule-value-suit = Eine Hand ist so viel wert wie die Karten ihrer besten Farbe: { $cards } sind { $value }.
rule-value-31 = Ein Ass mit zwei Karten zu je 10 in einer Farbe ist 31, der Schnauz: mehr gibt eine Farbe nicht her.
rule-value-fire = Drei Asse sind Feuer: 32, mehr als alles andere.
rule-value-trio = Drei Karten von gleichem Rang, ein Drilling, sind { $value }{ $fire ->
    [yes] .
   *[no] { "" }, auch drei Asse.
}
rule-value-trio-none = Drei Karten von gleichem Rang zählen nichts Besonderes{ $fire ->
    [yes] { "" }, außer bei Assen: Drei Könige sind 10.
   *[no] : Drei Könige sind 10, drei Asse 11.
}
rule-rank-trio = Von zwei Drillingen ist der mit dem höheren Rang besser: A K D B 10 9 8 und so fort.
rule-rank-suits = Haben zwei gleich viel, ist die höhere Farbe besser: Kreuz vor Pik vor Herz vor Karo. Zählt bei beiden dieselbe Farbe, sind sie ganz gleich.
rule-rank-none = Haben zwei gleich viel, sind sie ganz gleich; die Farbe entscheidet nichts.

## Wer verliert

rule-lose-lowest-all = Wird aufgedeckt, verliert ein Leben, wer am wenigsten hat; sind mehrere ganz gleich, verlieren sie alle. Wer zugemacht hat, hat weder Vorteil noch Nachteil.
rule-lose-lowest-none = Wird aufgedeckt, verliert ein Leben, wer am wenigsten hat; sind mehrere ganz gleich, verliert niemand. Wer zugemacht hat, hat weder Vorteil noch Nachteil.
rule-lose-31-lowest = Genauso nach einer 31: Es verliert, wer am wenigsten hat.
rule-lose-31-others = Nach einer gezeigten 31 verlieren alle ein Leben, die keine 31 haben.
rule-lose-dealt-31 = Nach einer ausgeteilten 31 verlieren alle ein Leben, denen keine ausgeteilt wurde.
rule-lose-fire = Nach Feuer verlieren alle anderen ein Leben.
rule-lose-fire-double = Nach einem ausgeteilten Feuer verlieren alle anderen zwei Leben; wem eine 31 ausgeteilt wurde, nur eins.

## Leben und Partie

rule-units = { $number ->
    [one] Alle fangen mit einem Leben an.
   *[other] Alle fangen mit { $number } Leben an.
}
rule-grace = Wer kein Leben mehr hat, schwimmt und spielt weiter; wer schwimmt und noch einmal verliert, geht unter und ist draußen.
rule-grace-none = Wer sein letztes Leben verliert, ist sofort draußen; geschwommen wird hier nicht.
rule-overflow-out = Zwei Leben werden einzeln bezahlt: Wer nur noch eines hat, ist draußen.
rule-overflow-swim = Wer zwei Leben verliert und nur eines hat, schwimmt; erst wer schon schwimmt, geht unter.
rule-final-share = Würden alle, die noch dabei sind, mit derselben Hand untergehen, teilen sie sich den Sieg.
rule-final-replay = Würden alle, die noch dabei sind, mit derselben Hand untergehen, gilt die Hand nicht, und es wird noch einmal gegeben.
rule-next-dealer = { $direction ->
   *[clockwise] Wer zuerst gibt, entscheidet der Zufall; danach gibt, wer als Nächstes links sitzt und noch dabei ist.
    [anticlockwise] Wer zuerst gibt, entscheidet der Zufall; danach gibt, wer als Nächstes rechts sitzt und noch dabei ist.
}

## Was alle wissen dürfen

rule-open = Offen sind die Mitte, jeder Tausch und alle Ansagen: Eine Karte, die jemand aus der Mitte genommen hat, kennen alle, bis sie wieder weggegeben wird. Verdeckt bleiben die anderen Handkarten und der Talon.
rule-open-packet = Auch das Päckchen, das nicht genommen wurde, haben alle gesehen: Wer gibt und tauscht, zeigt damit seine alten Karten.

## Worin dieser Tisch vom gedruckten Spiel abweicht

house-players = { $fewest } bis { $most } können mitspielen, gedruckt sind { $printed_fewest } bis { $printed_most }.
house-pack = Gespielt wird mit { $here } Karten statt mit { $printed }.
house-direction = Gegeben und gespielt wird { $here ->
   *[clockwise] im Uhrzeigersinn statt dagegen.
    [anticlockwise] gegen den Uhrzeigersinn.
}
house-dealer-choice = { $here ->
   *[blind] Wer gibt, darf ungesehen ein zweites Päckchen nehmen.
    [see_both] Wer gibt, sieht vor der Wahl beide Päckchen; gedruckt ist sie blind.
    [none] Es gibt kein zweites Päckchen zur Wahl; drei Karten liegen gleich offen.
}
house-dealt-check = { $here ->
   *[before] Ausgeteilte 31 und Feuer werden vor der Wahl des Päckchens gezeigt statt danach.
    [after] Ausgeteilte 31 und Feuer werden nach der Wahl des Päckchens gezeigt statt davor.
}
house-allow-swap-all = { $here ->
   *[true] Auch alle drei Karten dürfen auf einmal getauscht werden.
    [false] Getauscht wird immer nur eine Karte, nie alle drei.
}
house-last-turn-stand = { $here ->
   *[true] Auch in der letzten Runde darf man schieben.
    [false] In der letzten Runde muss man tauschen.
}
house-all-pass = { $here ->
   *[refresh] Haben alle geschoben, kommen neue Karten in die Mitte.
    [none] Auch wenn alle schieben, kommen keine neuen Karten in die Mitte.
}
house-exhausted = Reicht der Talon nicht für neue Karten, { $here ->
   *[draw] endet die Hand unentschieden
    [showdown] wird aufgedeckt und abgerechnet
    [keep_table] bleibt die Mitte liegen, und es geht weiter
}; gedruckt: { $printed ->
   *[draw] unentschieden
    [showdown] aufdecken
    [keep_table] die Mitte bleibt liegen
}.
house-close-timing = { $here ->
   *[rider] Zugemacht wird am Ende eines Zuges, nicht statt eines Zuges.
    [instead] Zugemacht wird statt eines Zuges, nicht am Ende eines Zuges.
}
house-close-from-turn = { $here ->
    [1] Zumachen darf man schon im ersten Zug, gedruckt erst ab dem { $printed }. Zug.
   *[other] Zumachen darf man erst ab dem { $here }. eigenen Zug, gedruckt { $printed ->
        [1] schon im ersten.
       *[other] ab dem { $printed }.
    }
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
   *[true] Auch in der letzten Runde beenden 31 und Feuer die Hand.
    [false] In der letzten Runde beenden 31 und Feuer die Hand nicht mehr.
}
house-trio-value = { $here ->
    [none] Drillinge zählen nichts Besonderes.
   *[other] Drillinge zählen { $value }.
}
house-fire-value = { $here ->
    [none] Drei Asse sind kein Feuer, sondern ein Drilling wie jeder andere.
   *[other] Drei Asse sind Feuer und zählen { $value }.
}
house-lowest-tie = { $here ->
   *[all_lose] Sind mehrere am Ende ganz gleich, verlieren sie alle.
    [none_lose] Sind mehrere am Ende ganz gleich, verliert niemand.
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
   *[true] Ein ausgeteiltes Feuer kostet alle anderen zwei Leben, mit ausgeteilter 31 nur eins.
    [false] Auch ein ausgeteiltes Feuer kostet nur ein Leben.
}
house-units = { $here ->
    [one] Alle fangen mit einem Leben an statt mit { $printed }.
   *[other] Alle fangen mit { $here } Leben an statt mit { $printed }.
}
house-grace = { $here ->
    [1] Wer kein Leben mehr hat, schwimmt noch weiter.
   *[0] Niemand schwimmt: Wer sein letztes Leben verliert, ist draußen.
}
house-penalty-overflow = { $here ->
   *[eliminate] Wer zwei Leben verliert und nur eines hat, ist draußen.
    [stop_at_grace] Wer zwei Leben verliert und nur eines hat, schwimmt erst einmal.
}
house-final-tie = { $here ->
   *[share] Gehen alle zusammen unter, teilen sie sich den Sieg, statt noch einmal zu spielen.
    [replay] Gehen alle zusammen unter, wird die Hand wiederholt, statt den Sieg zu teilen.
}

## Quellen

source-000 = Schwimmen auf pagat.com, englisch
source-001 = Schwimmen auf gamerules.com, englisch
source-002 = Schwimmen auf pagat.com, deutsche Übersetzung
source-003 = Schwimmen oder Einunddreißig, eine Lernausgabe für die Schule
source-004 = Thirty-One und Verwandte auf CatsAtCards, englisch
