# Why a move is better than another, or worse.
#
# The same sentences stand under the moves of a hint and of a review: they speak of the move, and of nobody's hand as "yours".
#   $how     what the move does to the hand: makes, drops, same (the same in another suit), new (nobody has seen the hand before);
#           keeps and held where its value stays
#   $shape   what makes it worth that: suit, trio, fire, safe, net
#   $often   in how many imagined deals: never, hardly, nearly, always, $tenths of ten or $hundredths of a hundred
#   $reach   what the neighbour could make of the card, 0 if that is not known

because-hand = { $how ->
    [new] Makes { because-value }.
    [makes] Makes { because-value }.
    [same] Makes { because-value }, too.
    [drops] Leaves only { because-value }.
   *[keeps] Keeps { because-value }.
}
because-value = { $shape ->
    [trio] three of a kind, { $value }
    [fire] three aces, Feuer
    [safe] a hand that cannot lose
    [net] { $value } ({ $points } in { $suit } less { $less })
   *[suit] { $value } in { $suit }
}
because-combination = { $how ->
    [new] Makes { $value }.
    [makes] Better than before: { $value }.
    [drops] Less than before: { $value }.
   *[keeps] As before: { $value }.
}
because-mixed = { $how ->
    [makes] Brings it to { because-mixed-number }.
    [drops] Leaves only { because-mixed-number }.
   *[keeps] Keeps { because-mixed-number }.
}
because-mixed-number = { $number } of { $hand } cards in { $suit }
because-nothing-more = { $pile ->
    [yes] The open card would not improve it.
   *[no] Nothing in the middle would improve it.
}
because-most = No other exchange makes more.
because-last-turns = { $rivals ->
    [1] { $seat } has just one more turn.
   *[other] Everybody else has just one more turn.
}
because-at-once = { $rivals ->
    [1] { $seat } gets no further turn.
   *[other] Nobody else gets another turn.
}
because-leaves = { $seat } { because-collects } and { $reach ->
    [0] could take { $take }
   *[other] would get to { because-reach } with { $take }
}.
because-denies = { $seat } { because-collects } and { $reach ->
    [0] could otherwise take { $take }
   *[other] would otherwise get to { because-reach } with { $take }
}.
because-reach = { $sure ->
    [yes] { $reach }
   *[no] at least { $reach }
}
because-collects = { $collects ->
    [yes] collects { $suit }
   *[no] holds { $cards }
}
because-beats = { $value } beats { because-rivals } { because-often }.
because-rivals = { $rivals ->
    [1] { $seat }
    [2] both others
    [3] all three others
    [4] all four others
   *[other] all { $rivals } others
}
because-best = Ends as the best hand { because-often }.
because-low = { $turns ->
    [0] { "" }
    [1] This is the last turn, and{ " " }
   *[other] { $turns } turns are left, and{ " " }
}{ $value } loses { because-often }.
because-loses = Loses { because-often }.
because-grows = Ends with more than { $value } { because-often }.
because-outs = { $outs ->
    [0] None of the { $hidden } hidden cards would improve on { $value }.
   *[other] { $outs } of the { $hidden } hidden cards would improve on { $value }.
}
because-learned = What the computer learned by playing itself speaks for this.
because-often = { $often ->
    [never] in no imagined deal
    [hardly] in hardly any imagined deal
    [nearly] in almost every imagined deal
    [always] in every imagined deal
    [hundredths] in { $hundredths } of 100 imagined deals
   *[tenths] in { $tenths } of 10 imagined deals
}
