# What happens at the table: terminal and browser say the same.
# $seat is the name, $you says whether the reader is meant; $seats is a list in words, $count its length.

## What somebody did

did-deal = Hand { $number }. { $you ->
    [yes] You deal.
   *[no] { $seat } deals.
}
did-keep = { $you ->
    [yes] You keep your cards.
   *[no] { $seat } keeps the cards dealt.
}
did-trade = { $you ->
    [yes] You take the other packet.
   *[no] { $seat } takes the other packet.
}
did-swap = { $you ->
    [yes] You exchange
   *[no] { $seat } exchanges
} { $give } for { $take }{ $call ->
    [yes] { $you ->
        [yes] { " " }and close
       *[no] { " " }and closes
    }
   *[no] { "" }
}.
did-all = { $you ->
    [yes] You exchange
   *[no] { $seat } exchanges
} all three: { $gives } for { $takes }{ $call ->
    [yes] { $you ->
        [yes] { " " }and close
       *[no] { " " }and closes
    }
   *[no] { "" }
}.
did-pass = { $you ->
    [yes] You pass{ $call ->
        [yes] { " " }and close
       *[no] { "" }
    }
   *[no] { $seat } passes{ $call ->
        [yes] { " " }and closes
       *[no] { "" }
    }
}.
did-close = { $you ->
    [yes] You close.
   *[no] { $seat } closes.
}
did-refresh = Everybody has passed: new table cards, { $cards }.
did-refresh-none = Everybody has passed, but the stock is too small for new table cards.
did-declare-31 = { $you ->
    [yes] You have 31!
   *[no] { $seats } { $count ->
        [one] has
       *[other] have
    } 31!
}
did-declare-fire = { $you ->
    [yes] You have Feuer: three aces!
   *[no] { $seats } { $count ->
        [one] has
       *[other] have
    } Feuer: three aces!
}

## How a hand ends

end-close = The last round is played: cards on the table.
end-31 = Schnauz! The hand ends at once.
end-fire = Feuer! The hand ends at once.
end-draw = A draw: nobody loses.
end-stock = The stock is too small: cards on the table.

lose-lowest = { $you ->
    [yes] With { $value } you have the lowest hand and lose a life.
   *[no] With { $value } { $seat } has the lowest hand and loses a life.
}
lose-lowest-equal = { $you ->
    [yes] With { $value } you are level at the bottom and lose a life.
   *[no] With { $value } { $seat } is level at the bottom and loses a life.
}
lose-lower-suit = { $you ->
    [yes] You have { $value } like { $others }, but in the lower suit, and lose a life.
   *[no] { $seat } has { $value } like { $others }, but in the lower suit, and loses a life.
}
lose-lower-trio = { $you ->
    [yes] You have three of a kind like { $others }, but the lower one, and lose a life.
   *[no] { $seat } has three of a kind like { $others }, but the lower one, and loses a life.
}
lose-fire = { $you ->
    [yes] Against Feuer you lose a life.
   *[no] Against Feuer { $seat } loses a life.
}
lose-fire-dealt = { $you ->
    [yes] Against a dealt Feuer you lose two lives.
   *[no] Against a dealt Feuer { $seat } loses two lives.
}
lose-no-31 = { $you ->
    [yes] You have no 31 and lose a life.
   *[no] { $seat } has no 31 and loses a life.
}
lose-no-dealt-31 = { $you ->
    [yes] You were dealt no 31 and lose a life.
   *[no] { $seat } was dealt no 31 and loses a life.
}
lose-cancelled = Everybody would have gone out: the hand does not count and is played again.
lose-nobody = Nobody loses a life.
lose-nobody-draw = A draw: nobody loses a life.
lose-nobody-tie = A tie at the bottom: nobody loses a life.
fate-swims = { $you ->
    [yes] You are swimming!
   *[no] { $seat } is swimming!
}
fate-out = { $you ->
    [yes] You have gone under and are out.
   *[no] { $seat } has gone under and is out.
}
match-won = { $you ->
    [yes] You have won the match!
   *[no] { $count ->
        [one] { $seats } wins the match.
       *[other] { $seats } share the win.
    }
}

## What one can do

do-keep = Keep
do-trade = Other packet
do-swap = Exchange
do-all = All three
do-pass = Pass
do-close = Close
do-rider = and close!
do-next = Next hand

## Why something is not possible

why-hand-over = The hand is over.
why-match-over = The match is over.
why-choose-first = First the packet is chosen: keep it or trade it.
why-choice-made = The packet has been chosen already.
why-no-swap-all = At this table only one card is exchanged at a time.
why-must-exchange = In the last round one has to exchange at this table.
why-called-already = Somebody has closed already.
why-call-too-early = It is too early for that: at this table one may close only later.
why-call-rides = Here closing rides on a turn.
why-call-is-a-turn = Here closing is a turn of its own.
why-not-in-hand = You do not hold this card.
why-not-on-table = This card is not on the table.
why-no-move = That is no move of this game.
why-not-your-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
why-nobodys-turn = It is nobody’s turn right now.
why-stale = The table has moved on in the meantime.
