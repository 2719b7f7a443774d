# Warum ein Zug besser ist als ein anderer oder schlechter.
#
# Dieselben Sätze stehen unter den Zügen eines Tipps und einer Rückschau: Sie reden vom Zug, nicht von „deiner“ Hand.
#   $how     was der Zug mit der Hand macht: makes, drops, same (dasselbe in anderer Farbe), new (vorher hat die Hand niemand gesehen);
#           keeps und held, wo der Wert bleibt
#   $shape   woher der Wert kommt: suit, trio, fire, safe, net
#   $often   in wie vielen durchgespielten Verteilungen: never, hardly, nearly, always, $tenths von zehn oder $hundredths von hundert
#   $reach   worauf der Nachbar mit der Karte käme, 0, wo man das nicht weiß

because-hand = { $how ->
    [new] Ergibt { because-value }.
    [makes] Macht { because-value }.
    [same] Macht ebenfalls { because-value }.
    [drops] Lässt nur noch { because-value } übrig.
   *[keeps] Behält { because-value }.
}
because-value = { $shape ->
    [trio] einen Drilling, { $value }
    [fire] drei Asse, Feuer
    [safe] eine Hand, die nicht verlieren kann
    [net] { $value } ({ $points } in { $suit } minus { $less })
   *[suit] { $value } in { $suit }
}
because-combination = { $how ->
    [new] Ergibt { $value }.
    [makes] Besser als vorher: { $value }.
    [drops] Weniger als vorher: { $value }.
   *[keeps] Wie vorher: { $value }.
}
because-mixed = { $how ->
    [makes] Bringt es auf { because-mixed-number }.
    [drops] Lässt nur noch { because-mixed-number } übrig.
   *[keeps] Behält { because-mixed-number }.
}
because-mixed-number = { $number } von { $hand } Karten in { $suit }
because-nothing-more = { $pile ->
    [yes] Mit der offenen Karte wird es nicht mehr.
   *[no] Mit der Mitte wird es nicht mehr.
}
because-most = Kein anderer Tausch macht mehr daraus.
because-last-turns = { $rivals ->
    [1] { $seat } hat nur noch einen Zug.
   *[other] Alle anderen haben nur noch je einen Zug.
}
because-at-once = { $rivals ->
    [1] { $seat } kommt nicht mehr dran.
   *[other] Niemand kommt mehr dran.
}
because-leaves = { $seat } { because-collects } und { $reach ->
    [0] könnte { $take } nehmen
   *[other] käme mit { $take } auf { because-reach }
}.
because-denies = { $seat } { because-collects } und { $reach ->
    [0] könnte sonst { $take } nehmen
   *[other] käme sonst mit { $take } auf { because-reach }
}.
because-reach = { $sure ->
    [yes] { $reach }
   *[no] mindestens { $reach }
}
because-collects = { $collects ->
    [yes] sammelt { $suit }
   *[no] hat { $cards }
}
because-beats = { $value } schlägt { because-rivals } { because-often }.
because-rivals = { $rivals ->
    [1] { $seat }
    [2] beide anderen
    [3] alle drei anderen
    [4] alle vier anderen
   *[other] alle { $rivals } anderen
}
because-best = Ist am Ende { because-often } die beste Hand.
because-low = { $turns ->
    [0] { "" }
    [1] Das ist der letzte Zug, und{ " " }
   *[other] Es bleiben { $turns } Züge, und{ " " }
}{ $value } verliert { because-often }.
because-loses = Verliert { because-often }.
because-grows = Bringt am Ende { because-often } mehr als { $value }.
because-outs = { $outs ->
    [0] Keine der { $hidden } verdeckten Karten brächte mehr als { $value }.
    [1] Eine der { $hidden } verdeckten Karten brächte mehr als { $value }.
   *[other] { $outs } der { $hidden } verdeckten Karten brächten mehr als { $value }.
}
because-learned = Dafür spricht, was der Computer im Spiel gegen sich selbst gelernt hat.
because-often = { $often ->
    [never] in keiner durchgespielten Verteilung
    [hardly] in kaum einer durchgespielten Verteilung
    [nearly] in fast jeder durchgespielten Verteilung
    [always] in jeder durchgespielten Verteilung
    [hundredths] in { $hundredths } von 100 durchgespielten Verteilungen
   *[tenths] in { $tenths } von 10 durchgespielten Verteilungen
}
