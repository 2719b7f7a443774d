# Was am Tisch geschieht: Terminal und Browser sagen dasselbe.
# $seat ist der Name, $you sagt, ob die lesende Person gemeint ist; $seats ist eine Aufzählung, $count ihre Länge.

## Was jemand getan hat

did-deal = Hand { $number }. { $you ->
    [yes] Du gibst.
   *[no] { $seat } gibt.
}
did-keep = { $you ->
    [yes] Du behältst deine Karten.
   *[no] { $seat } behält die eigenen Karten.
}
did-trade = { $you ->
    [yes] Du nimmst das andere Päckchen.
   *[no] { $seat } nimmt das andere Päckchen.
}
did-swap = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $give } gegen { $take }{ $call ->
    [yes] { $you ->
        [yes] { " " }und machst zu
       *[no] { " " }und macht zu
    }
   *[no] { "" }
}.
did-all = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} alle drei: { $gives } gegen { $takes }{ $call ->
    [yes] { $you ->
        [yes] { " " }und machst zu
       *[no] { " " }und macht zu
    }
   *[no] { "" }
}.
did-pass = { $you ->
    [yes] Du schiebst{ $call ->
        [yes] { " " }und machst zu
       *[no] { "" }
    }
   *[no] { $seat } schiebt{ $call ->
        [yes] { " " }und macht zu
       *[no] { "" }
    }
}.
did-close = { $you ->
    [yes] Du machst zu.
   *[no] { $seat } macht zu.
}
did-refresh = Alle haben geschoben: neue Karten in der Mitte, { $cards }.
did-refresh-none = Alle haben geschoben, aber der Talon reicht nicht für neue Karten.
did-declare-31 = { $you ->
    [yes] Du hast 31!
   *[no] { $seats } { $count ->
        [one] hat
       *[other] haben
    } 31!
}
did-declare-fire = { $you ->
    [yes] Du hast Feuer: drei Asse!
   *[no] { $seats } { $count ->
        [one] hat
       *[other] haben
    } Feuer: drei Asse!
}

## Wie eine Hand endet

end-close = Die letzte Runde ist gespielt: Karten auf den Tisch.
end-31 = Schnauz! Die Hand ist sofort zu Ende.
end-fire = Feuer! Die Hand ist sofort zu Ende.
end-draw = Unentschieden: Niemand verliert.
end-stock = Der Talon ist zu klein: Karten auf den Tisch.

lose-lowest = { $you ->
    [yes] Du hast mit { $value } am wenigsten und verlierst ein Leben.
   *[no] { $seat } hat mit { $value } am wenigsten und verliert ein Leben.
}
lose-lowest-equal = { $you ->
    [yes] Du liegst mit { $value } gleichauf am Ende und verlierst ein Leben.
   *[no] { $seat } liegt mit { $value } gleichauf am Ende und verliert ein Leben.
}
lose-lower-suit = { $you ->
    [yes] Du hast wie { $others } { $value }, aber in der niedrigeren Farbe, und verlierst ein Leben.
   *[no] { $seat } hat wie { $others } { $value }, aber in der niedrigeren Farbe, und verliert ein Leben.
}
lose-lower-trio = { $you ->
    [yes] Du hast wie { $others } einen Drilling, aber den niedrigeren, und verlierst ein Leben.
   *[no] { $seat } hat wie { $others } einen Drilling, aber den niedrigeren, und verliert ein Leben.
}
lose-fire = { $you ->
    [yes] Gegen Feuer verlierst du ein Leben.
   *[no] Gegen Feuer verliert { $seat } ein Leben.
}
lose-fire-dealt = { $you ->
    [yes] Gegen ausgeteiltes Feuer verlierst du zwei Leben.
   *[no] Gegen ausgeteiltes Feuer verliert { $seat } zwei Leben.
}
lose-no-31 = { $you ->
    [yes] Du hast keine 31 und verlierst ein Leben.
   *[no] { $seat } hat keine 31 und verliert ein Leben.
}
lose-no-dealt-31 = { $you ->
    [yes] Du hast keine ausgeteilte 31 und verlierst ein Leben.
   *[no] { $seat } hat keine ausgeteilte 31 und verliert ein Leben.
}
lose-cancelled = Alle wären ausgeschieden: Die Hand zählt nicht und wird wiederholt.
lose-nobody = Niemand verliert ein Leben.
lose-nobody-draw = Unentschieden: Niemand verliert ein Leben.
lose-nobody-tie = Gleichstand ganz unten: Niemand verliert ein Leben.
fate-swims = { $you ->
    [yes] Du schwimmst!
   *[no] { $seat } schwimmt!
}
fate-out = { $you ->
    [yes] Du bist untergegangen und scheidest aus.
   *[no] { $seat } ist untergegangen und scheidet aus.
}
match-won = { $you ->
    [yes] Du hast die Partie gewonnen!
   *[no] { $count ->
        [one] { $seats } gewinnt die Partie.
       *[other] { $seats } gewinnen die Partie gemeinsam.
    }
}

## Was man tun kann

do-keep = Behalten
do-trade = Anderes Päckchen
do-swap = Tauschen
do-all = Alle drei
do-pass = Schieben
do-close = Zumachen
do-rider = und zu!
do-next = Nächste Hand

## Warum etwas nicht geht

why-hand-over = Die Hand ist zu Ende.
why-match-over = Die Partie ist zu Ende.
why-choose-first = Zuerst wird das Päckchen gewählt: behalten oder tauschen.
why-choice-made = Das Päckchen ist schon gewählt.
why-no-swap-all = An diesem Tisch wird immer nur eine Karte getauscht.
why-must-exchange = In der letzten Runde muss man an diesem Tisch tauschen.
why-called-already = Es ist schon zugemacht.
why-call-too-early = Dafür ist es noch zu früh: An diesem Tisch darf man erst später zumachen.
why-call-rides = Zumachen geht hier zusammen mit einem Zug.
why-call-is-a-turn = Zumachen ist hier ein eigener Zug.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-not-on-table = Diese Karte liegt nicht auf dem Tisch.
why-no-move = Das ist kein Zug dieses Spiels.
why-not-your-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
why-nobodys-turn = Gerade ist niemand am Zug.
why-stale = Der Tisch ist inzwischen weiter.
