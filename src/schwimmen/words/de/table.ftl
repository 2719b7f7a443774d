# Was am Tisch geschieht: Terminal und Browser sagen dasselbe.
# $seat ist der Name, $you sagt, ob die lesende Person gemeint ist; $seats ist eine Aufzählung, $count ihre Länge.
# $call sagt, ob die Ansage mit dem Zug kam; die Worte des Spiels, $word und $unit, stehen in terms.ftl.

## Was jemand getan hat

did-deal = Runde { $number }. { $you ->
    [yes] Du gibst.
   *[no] { $seat } gibt.
}
did-keep = { $you ->
    [yes] Du behältst deine Karten.
   *[no] { $seat } behält die eigenen Karten.
}
did-trade = { $tongue ->
    [widow] { $you ->
            [yes] Du nimmst die Witwe.
           *[no] { $seat } nimmt die Witwe.
        }
   *[plain] { $you ->
            [yes] Du nimmst das andere Päckchen.
           *[no] { $seat } nimmt das andere Päckchen.
        }
}
did-swap = { $you ->
    [yes] Du tauschst { $give } gegen { $take }{ $call ->
        [yes] { " " }und { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } tauscht { $give } gegen { $take }{ $call ->
        [yes] { " " }und { ride-they }
       *[no] { "" }
    }.
}
did-all = { $you ->
    [yes] Du tauschst alles: { $gives } gegen { $takes }{ $call ->
        [yes] { " " }und { ride-you }
       *[no] { $sticks ->
            [yes] { " " }und { call-you }
           *[no] { "" }
        }
    }.
   *[no] { $seat } tauscht alles: { $gives } gegen { $takes }{ $call ->
        [yes] { " " }und { ride-they }
       *[no] { $sticks ->
            [yes] { " " }und { call-they }
           *[no] { "" }
        }
    }.
}
did-name-swap = { $you ->
    [yes] Du willst { $take } und erklärst den Begriff{ $call ->
        [yes] { " " }und { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } will { $take } und erklärt den Begriff{ $call ->
        [yes] { " " }und { ride-they }
       *[no] { "" }
    }.
}
did-name-all = { $you ->
    [yes] Du willst alles aus der Mitte, { $takes }, und erklärst die Begriffe{ $call ->
        [yes] { " " }und { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } will alles aus der Mitte, { $takes }, und erklärt die Begriffe{ $call ->
        [yes] { " " }und { ride-they }
       *[no] { "" }
    }.
}
did-pass = { $you ->
    [yes] Du schiebst{ $call ->
        [yes] { " " }und { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } schiebt{ $call ->
        [yes] { " " }und { ride-they }
       *[no] { "" }
    }.
}
did-refuse = { $you ->
    [yes] Du verzichtest{ $call ->
        [yes] { " " }und { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } verzichtet{ $call ->
        [yes] { " " }und { ride-they }
       *[no] { "" }
    }.
}
did-close = { $you ->
    [yes] Du { call-you }.
   *[no] { $seat } { call-they }.
}
did-clear = { $you ->
    [yes] Du lässt neue Karten in die Mitte legen: { $cards }.
   *[no] { $seat } lässt neue Karten in die Mitte legen: { $cards }.
}
did-rebuild = Der Talon reicht nicht: Die abgelegten Karten kommen wieder hinein.
did-draw = { $you ->
    [yes] Du ziehst vom Talon.
   *[no] { $seat } zieht vom Talon.
}
did-pool-gone = Die Auslage ist voll und kommt aus dem Spiel: { $cards }.
did-take = { $you ->
    [yes] Du nimmst { $take } vom Ablagestapel.
   *[no] { $seat } nimmt { $take } vom Ablagestapel.
}
did-discard = { $you ->
    [yes] Du legst { $give } ab{ $call ->
        [yes] { " " }und { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } legt { $give } ab{ $call ->
        [yes] { " " }und { ride-they }
       *[no] { "" }
    }.
}
did-trade-pool = { $you ->
    [yes] Du gibst { $gives } und nimmst die ganze Auslage, { $takes }{ $call ->
        [yes] { " " }und { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } gibt { $gives } und nimmt die ganze Auslage, { $takes }{ $call ->
        [yes] { " " }und { ride-they }
       *[no] { "" }
    }.
}
did-swap-some = { $you ->
    [yes] Du tauschst { $gives } gegen { $takes }{ $call ->
        [yes] { " " }und { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } tauscht { $gives } gegen { $takes }{ $call ->
        [yes] { " " }und { ride-they }
       *[no] { "" }
    }.
}
did-right = { $you ->
    [yes] Richtig erklärt: Du bekommst deine Karten.
   *[no] Richtig erklärt: { $seat } darf tauschen.
}
did-wrong = { $you ->
    [yes] Nicht richtig erklärt: Du darfst nicht tauschen.
   *[no] Nicht richtig erklärt: { $seat } darf nicht tauschen.
}
did-challenge = { $you ->
    [yes] Du hältst dagegen.
   *[no] { $seat } hält dagegen.
}
did-decline = { $you ->
    [yes] Du hältst dich heraus.
   *[no] { $seat } hält sich heraus.
}

## Was daraus folgt

did-refresh = Alle haben geschoben: neue Karten in der Mitte, { $cards }.
did-refresh-none = Alle haben geschoben, aber der Talon reicht nicht für neue Karten.
did-round = Durchgang { $number }: { $take } kommt in die Mitte.
did-round-empty = Durchgang { $number }, und der Talon ist leer.
did-washout = Nur eine Farbe in der Mitte, { $cards }: ausgewaschen! Jetzt liegt dort { $takes }.
did-extra-turn = { $you ->
    [yes] Dafür bist du noch einmal dran.
   *[no] Dafür ist { $seat } noch einmal dran.
}
did-last-active = { $you ->
    [yes] Alle anderen sind fertig: Du bist noch genau einmal dran.
   *[no] Alle anderen sind fertig: { $seat } ist noch genau einmal dran.
}
cry-31 = { $tongue ->
    [schnauz] { "Schnauz! " }
    [hosa-aba] { "Hosa aba! " }
   *[plain] { "" }
}
did-declare-31 = { cry-31 }{ $you ->
    [yes] Du hast 31!
   *[no] { $seats } { $count ->
        [one] hat 31!
       *[other] haben 31!
    }
}
did-declare-fire = { $you ->
    [yes] Du hast Feuer: drei Asse!
   *[no] { $seats } { $count ->
        [one] hat Feuer: drei Asse!
       *[other] haben Feuer: drei Asse!
    }
}
did-declare-blitz = { $you ->
    [yes] Blitz! Du hast 31.
   *[no] { $seats } { $count ->
        [one] ruft Blitz: 31!
       *[other] rufen Blitz: 31!
    }
}
did-single-turns = { $you ->
    [yes] Du bist noch genau einmal dran.
   *[no] { $seats } { $count ->
        [one] ist noch genau einmal dran.
       *[other] sind noch genau einmal dran.
    }
}

## Wie eine Runde endet

end-close = Die Runde ist zu Ende: Karten auf den Tisch!
end-31 = 31! Die Runde ist zu Ende.
end-fire = Feuer! Die Runde ist sofort zu Ende.
end-draw = Der Talon reicht nicht: Die Runde endet unentschieden.
end-draw-stock = Der Talon ist leer: Die Runde endet unentschieden.
end-stock = Der Talon gibt nichts mehr her: Karten auf den Tisch!
end-rounds = Das war der letzte Durchgang: Karten auf den Tisch!
end-stick = Das war der letzte Zug: Karten auf den Tisch!
end-allpass = Alle haben geschoben: Karten auf den Tisch!
end-washout = Wieder nur eine Farbe, und der Talon ist leer: Karten auf den Tisch!
end-blitz = Die Runde ist sofort zu Ende.
end-call = Alle haben geantwortet: Karten auf den Tisch!
end-clear = 51 in einer Farbe: Die Runde ist sofort zu Ende.
end-refused = Der Talon ist leer, und niemand will die offene Karte: Karten auf den Tisch!
end-stalled = Diese Runde findet kein Ende: Sie wird abgebrochen und kostet nichts.

## Wer etwas verliert

lose-lowest = { $you ->
    [yes] { $value }: Du hast am wenigsten und { loses-you }.
   *[no] { $value }: { $seat } hat am wenigsten und { loses-they }.
}
lose-lowest-equal = { $you ->
    [yes] Du liegst mit { $value } gleichauf ganz unten und { loses-you }.
   *[no] { $seat } liegt mit { $value } gleichauf ganz unten und { loses-they }.
}
# Die lesende Person in $others: „so wenig wie du und Anna“.
beside-you = du
lose-lowest-caller-safe = { $you ->
    [yes] Du hast mit { $value } so wenig wie { $others }, hast aber nicht { call-done }, und { loses-you }.
   *[no] { $seat } hat mit { $value } so wenig wie { $others }, hat aber nicht { call-done }, und { loses-they }.
}
lose-lowest-dealer-safe = { $you ->
    [yes] Du hast mit { $value } so wenig wie { $others }, hast aber nicht gegeben, und { loses-you }.
   *[no] { $seat } hat mit { $value } so wenig wie { $others }, hat aber nicht gegeben, und { loses-they }.
}
lose-to-best = { $you ->
    [yes] { $value }: Du hast die niedrigste Hand. Ein Leben geht an die beste.
   *[no] { $value }: { $seat } hat die niedrigste Hand. Ein Leben geht an die beste.
}
win-from-lowest = { $you ->
    [yes] { $value }: Du hast die beste Hand und bekommst ein Leben.
   *[no] { $value }: { $seat } hat die beste Hand und bekommt ein Leben.
}
lose-caller = { $you ->
    [yes] { $value }: Du hast { call-done } und allein am wenigsten. Du { loses-you }.
   *[no] { $value }: { $seat } hat { call-done } und allein am wenigsten. { $seat } { loses-they }.
}
lose-caller-not-best = { $you ->
    [yes] Du hast { call-done }, bist aber mit { $value } nicht am besten: Du { loses-you }.
   *[no] { $seat } hat { call-done }, ist aber mit { $value } nicht am besten: { $seat } { loses-they }.
}
lose-lower-suit = { $you ->
    [yes] Du hast wie { $others } { $value }, aber in der niedrigeren Farbe, und { loses-you }.
   *[no] { $seat } hat wie { $others } { $value }, aber in der niedrigeren Farbe, und { loses-they }.
}
lose-lower-trio = { $you ->
    [yes] Du hast wie { $others } einen Drilling, aber den niedrigeren, und { loses-you }.
   *[no] { $seat } hat wie { $others } einen Drilling, aber den niedrigeren, und { loses-they }.
}
lose-lower-cards = { $you ->
    [yes] Du hast wie { $others } { $value }, aber die niedrigeren Karten oder den schlechteren Platz, und { loses-you }.
   *[no] { $seat } hat wie { $others } { $value }, aber die niedrigeren Karten oder den schlechteren Platz, und { loses-they }.
}
lose-lower-ordinary = { $you ->
    [yes] Du hast wie { $others } { $value }, aber die niedrigeren Karten oder die niedrigere Farbe, und { loses-you }.
   *[no] { $seat } hat wie { $others } { $value }, aber die niedrigeren Karten oder die niedrigere Farbe, und { loses-they }.
}
lose-ordinary = { $you ->
    [yes] Du hast mit { $value } die niedrigste gewöhnliche Hand und { loses-you }.
   *[no] { $seat } hat mit { $value } die niedrigste gewöhnliche Hand und { loses-they }.
}
lose-aces = { $you ->
    [yes] Drei Asse liegen auf dem Tisch, und du hast nur eine gewöhnliche Hand: Du { loses-you }.
   *[no] Drei Asse liegen auf dem Tisch, und { $seat } hat nur eine gewöhnliche Hand und { loses-they }.
}
lose-fire = { $you ->
    [yes] Gegen Feuer hilft nichts: Du { loses-you }.
   *[no] Gegen Feuer hilft nichts: { $seat } { loses-they }.
}
lose-fire-dealt = { $you ->
    [yes] Gegen ausgeteiltes Feuer hilft nichts: Du { loses-you }.
   *[no] Gegen ausgeteiltes Feuer hilft nichts: { $seat } { loses-they }.
}
lose-blitz = { $you ->
    [yes] Du hast keine 31 und { loses-you }.
   *[no] { $seat } hat keine 31 und { loses-they }.
}
lose-no-31 = { $you ->
    [yes] Du hast keine 31 und { loses-you }.
   *[no] { $seat } hat keine 31 und { loses-they }.
}
lose-no-dealt-31 = { $you ->
    [yes] Du hast keine ausgeteilte 31 und { loses-you }.
   *[no] { $seat } hat keine ausgeteilte 31 und { loses-they }.
}
lose-cancelled = Alle wären ausgeschieden: Die Runde zählt nicht und wird wiederholt.
lose-nobody = Niemand { loses-they }.
lose-nobody-draw = Unentschieden: Niemand { loses-they }.
lose-nobody-tie = Gleichstand: Niemand { loses-they }.
lose-nobody-special = Alle haben besondere Hände: Niemand { loses-they }.
lose-nobody-stalled = Die Runde wurde abgebrochen: Niemand { loses-they }.
fate-swims = { $tongue ->
    [trial] { $you ->
            [yes] Du bist auf Bewährung!
           *[no] { $seat } ist auf Bewährung!
        }
    [ride] { $you ->
            [yes] Du hast eine Freifahrt!
           *[no] { $seat } hat eine Freifahrt!
        }
   *[plain] { $you ->
            [yes] Du schwimmst!
           *[no] { $seat } schwimmt!
        }
}
fate-chicken = { $you ->
    [yes] Du bekommst das Küken und darfst weiterspielen.
   *[no] { $seat } bekommt das Küken und darf weiterspielen.
}
fate-out = { $you ->
    [yes] Du bist untergegangen und scheidest aus.
   *[no] { $seat } ist untergegangen und scheidet aus.
}

## Wer Punkte bekommt

score-best = { $you ->
    [yes] Du gewinnst die Runde mit { $value }: { points-told }.
   *[no] { $seat } gewinnt die Runde mit { $value }: { points-told }.
}
score-short = { $you ->
    [yes] Du hast nur { $value }: { points-told }.
   *[no] { $seat } hat nur { $value }: { points-told }.
}
score-knocker = { $you ->
    [yes] Du hast mit { $value } geklopft: { points-told }.
   *[no] { $seat } hat mit { $value } geklopft: { points-told }.
}
score-row = { $you ->
    [yes] Du hast { $value }: { points-told }.
   *[no] { $seat } hat { $value }: { points-told }.
}
score-win = { $you ->
    [yes] Du hast mit { $value } die beste Hand: { points-told }.
   *[no] { $seat } hat mit { $value } die beste Hand: { points-told }.
}
score-caller-tied = { $you ->
    [yes] Du liegst mit { $value } gleichauf vorn, aber wer das Ende angesagt hat, gewinnt bei Gleichstand nicht.
   *[no] { $seat } liegt mit { $value } gleichauf vorn, aber wer das Ende angesagt hat, gewinnt bei Gleichstand nicht.
}
score-contest-won = { $you ->
    [yes] Du gewinnst den Vergleich und bekommst alles, was darin war: { points-told }.
   *[no] { $seat } gewinnt den Vergleich und bekommt alles, was darin war: { points-told }.
}
score-contest-lost = { $you ->
    [yes] Du gehst im Vergleich leer aus.
   *[no] { $seat } geht im Vergleich leer aus.
}
score-own = { $you ->
    [yes] Du hast { $value } in einer Farbe: { points-told }.
   *[no] { $seat } hat { $value } in einer Farbe: { points-told }.
}
score-clear = { $you ->
    [yes] Du hast 51 in einer Farbe, das zählt doppelt: { points-told }.
   *[no] { $seat } hat 51 in einer Farbe, das zählt doppelt: { points-told }.
}
score-mixed = { $you ->
    [yes] Du hast mehr als eine Farbe: { points-told }.
   *[no] { $seat } hat mehr als eine Farbe: { points-told }.
}
score-winner = { $you ->
    [yes] Du gewinnst die Runde mit { $value }.
   *[no] { $seat } gewinnt die Runde mit { $value }.
}
score-loser = { $you ->
    [yes] Du verlierst die Runde mit { $value }.
   *[no] { $seat } verliert die Runde mit { $value }.
}
score-nobody = Niemand bekommt Punkte.
points-told = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

match-won = { $you ->
    [yes] Du hast die Partie gewonnen!
   *[no] { $count ->
        [one] { $seats } gewinnt die Partie.
       *[other] { $seats } gewinnen die Partie gemeinsam.
    }
}
trade-over = Danach tauschst du nicht mehr.
round = Durchgang
round-of = Durchgang { $number } von { $count }
pot = Topf
pot-holds = Im Topf: { pot-count }.
pot-won = { $you ->
    [yes] Du bekommst den Topf: { pot-count }.
   *[no] { $count ->
        [one] { $seats } bekommt den Topf: { pot-count }.
       *[other] { $seats } teilen sich den Topf: { pot-count }.
    }
}

## Was man tun kann

do-keep = { $choice ->
    [see_extra_only] Aufdecken
   *[other] Behalten
}
do-trade = { $choice ->
    [see_extra_only] Nehmen
   *[other] { $tongue ->
            [widow] Die Witwe
           *[plain] Anderes Päckchen
        }
}
do-swap = Tauschen
do-all = { $hand ->
    [4] Alle vier
    [5] Alle fünf
   *[3] Alle drei
}
do-pass = Schieben
do-close = { $word ->
    [knock] Klopfen
    [stop] Stopp
    [end] Beenden
    [stick] Stick
    [pas] Pas
    [last-round] Letzter Zug
    [call] Rufen
   *[close] Zumachen
}
do-ride = { $word ->
    [knock] und klopfen!
    [stop] und Stopp!
    [end] und Ende!
    [stick] und Stick!
    [last-round] letzter Zug!
    [call] 51!
   *[close] und zu!
}
do-refresh = Neue Mitte
do-draw = Vom Talon
do-take = Vom Stapel
do-discard = Ablegen
do-pool = Ganze Auslage
do-refuse = Verzichten
do-right = Richtig
do-wrong = Falsch
do-challenge = Dagegenhalten
do-decline = Heraushalten
do-next = Nächste Runde

## Warum etwas nicht geht

why-hand-over = Die Runde ist zu Ende.
why-match-over = Die Partie ist zu Ende.
why-choose-first = Zuerst wird das Päckchen gewählt: behalten oder tauschen.
why-choice-made = Das Päckchen ist schon gewählt.
why-no-swap-all = An diesem Tisch wird immer nur eine Karte getauscht.
why-must-exchange = Beim letzten Zug darf man an diesem Tisch nicht schieben.
why-called-already = Es hat schon jemand { call-done }.
why-call-too-early = Dafür ist es noch zu früh: An diesem Tisch darf man erst später { call-do }.
why-call-rides = { call-name } geht hier zusammen mit einem Zug.
why-call-is-a-turn = { call-name } ist hier ein eigener Zug.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-not-on-table = Diese Karte liegt nicht auf dem Tisch.
why-no-move = Das ist kein Zug dieses Spiels.
why-must-keep = Mit einer ausgeteilten 31 behältst du deine Karten.
why-must-discard = Zuerst legst du eine Karte ab.
why-must-answer = Zuerst wird geantwortet: dagegenhalten oder heraushalten.
why-must-swap-one = Die Mitte ist neu: Jetzt musst du genau eine Karte tauschen.
why-no-pass = Schieben gibt es in diesem Spiel nicht.
why-pass-first-turn = Schieben darf man hier nur im ersten Zug.
why-pass-later = Schieben darf man hier erst ab dem zweiten Zug.
why-pass-stock-out = Verzichten darf man erst, wenn der Talon leer ist.
why-call-needs-suit = Dafür müssen alle deine Karten von einer Farbe sein und genug zählen.
why-call-needs-points = Dafür muss deine Hand mehr zählen.
why-name-all = Dort liegen mehr als drei Karten: Sag, welche drei du willst.
why-call-needs-51 = Dafür brauchst du nach deinem Zug 51 in einer Farbe.
why-call-cannot-ride = Mit diesem Zug zusammen geht das nicht.
why-refresh-too-early = Dafür ist es noch zu früh: Neue Karten gibt es erst ab deinem zweiten Zug.
why-refresh-no-cards = Es sind nicht genug Karten für eine neue Mitte da.
why-stock-empty = Der Talon ist leer.
why-pile-empty = Auf dem Ablagestapel liegt noch keine Karte.
why-just-taken = Die Karte, die du gerade genommen hast, darfst du nicht gleich wieder ablegen.
why-pool-not-full = Einzelne Karten werden erst getauscht, wenn die Auslage fünf Karten hat.
why-pool-count = Für die Auslage gibst du genau so viele Karten, wie dort liegen.
why-not-several = Du gibst genau so viele Karten, wie du vom Tisch nimmst.
why-not-now = Das geht gerade nicht.
why-not-in-game = Das gibt es in diesem Spiel nicht.
why-not-your-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
why-nobodys-turn = Gerade ist niemand am Zug.
why-stale = Der Tisch ist inzwischen weiter.

## Züge, wie Tipps und Rückschau sie nennen

move-swap = { $give } gegen { $take }{ $call ->
    [yes] { " " }und { call-do }
   *[no] { "" }
}
move-discard = { $give } ablegen{ $call ->
    [yes] { " " }und { call-do }
   *[no] { "" }
}
move-some = { $gives } gegen { $takes }{ $call ->
    [yes] { " " }und { call-do }
   *[no] { "" }
}
move-all = Alle Karten tauschen{ $call ->
    [yes] { " " }und { call-do }
   *[no] { "" }
}
move-pass = Schieben{ $call ->
    [yes] { " " }und { call-do }
   *[no] { "" }
}

## Tipps

hint = Tipp
hint-about = Tipp: Was ist hier gut?
hint-waiting = Ich rechne noch. Der erste Tipp kann ein paar Sekunden dauern.
hint-thinking = Einen Moment …
hint-only = Hier gibt es nur das eine.
hint-clear = Der erste Zug ist klar der beste.
hint-better = Der erste Zug ist ein wenig besser.
hint-close = { call-name } lohnt sich hier.
hint-alike = { $all ->
    [yes] Hier ist es fast gleich, was du tust.
   *[no] { $number ->
        [2] Die ersten beiden sind gleich gut.
       *[other] Die ersten { $number } sind gleich gut.
    }
}
hint-title = Tipp, nach allem, was du sehen kannst
hint-chance = { $chance } % Aussicht auf den Sieg
hint-hear = Tipp: { $move }, { $chance } Prozent Aussicht auf den Sieg. { $why }
hint-scale = Aussicht, die ganze Partie zu gewinnen
