# What happens at the table: terminal and browser say the same.
# $seat is the name, $you says whether the reader is meant; $seats is a list in words, $count its length.
# $call says whether the call came with the turn; the game's own words, $word and $unit, stand in terms.ftl.

## What somebody did

did-deal = Hand { $number }. { $you ->
    [yes] You deal.
   *[no] { $seat } deals.
}
did-keep = { $you ->
    [yes] You keep your cards.
   *[no] { $seat } keeps the cards dealt.
}
did-trade = { $tongue ->
    [widow] { $you ->
            [yes] You take the widow.
           *[no] { $seat } takes the widow.
        }
   *[plain] { $you ->
            [yes] You take the other packet.
           *[no] { $seat } takes the other packet.
        }
}
did-swap = { $you ->
    [yes] You exchange { $give } for { $take }{ $call ->
        [yes] { " " }and { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } exchanges { $give } for { $take }{ $call ->
        [yes] { " " }and { ride-they }
       *[no] { "" }
    }.
}
did-all = { $you ->
    [yes] You exchange everything: { $gives } for { $takes }{ $call ->
        [yes] { " " }and { ride-you }
       *[no] { $sticks ->
            [yes] { " " }and { call-you }
           *[no] { "" }
        }
    }.
   *[no] { $seat } exchanges everything: { $gives } for { $takes }{ $call ->
        [yes] { " " }and { ride-they }
       *[no] { $sticks ->
            [yes] { " " }and { call-they }
           *[no] { "" }
        }
    }.
}
did-name-swap = { $you ->
    [yes] You want { $take } and explain its term{ $call ->
        [yes] { " " }and { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } wants { $take } and explains its term{ $call ->
        [yes] { " " }and { ride-they }
       *[no] { "" }
    }.
}
did-name-all = { $you ->
    [yes] You want the whole table, { $takes }, and explain the terms{ $call ->
        [yes] { " " }and { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } wants the whole table, { $takes }, and explains the terms{ $call ->
        [yes] { " " }and { ride-they }
       *[no] { "" }
    }.
}
did-pass = { $you ->
    [yes] You pass{ $call ->
        [yes] { " " }and { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } passes{ $call ->
        [yes] { " " }and { ride-they }
       *[no] { "" }
    }.
}
did-refuse = { $you ->
    [yes] You decline{ $call ->
        [yes] { " " }and { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } declines{ $call ->
        [yes] { " " }and { ride-they }
       *[no] { "" }
    }.
}
did-close = { $you ->
    [yes] You { call-you }.
   *[no] { $seat } { call-they }.
}
did-clear = { $you ->
    [yes] You have the table replaced: { $cards }.
   *[no] { $seat } has the table replaced: { $cards }.
}
did-rebuild = The stock is too small: the cards that were set aside go back into it.
did-draw = { $you ->
    [yes] You draw from the stock.
   *[no] { $seat } draws from the stock.
}
did-pool-gone = The pool is full and goes out of play: { $cards }.
did-take = { $you ->
    [yes] You take { $take } from the discard pile.
   *[no] { $seat } takes { $take } from the discard pile.
}
did-discard = { $you ->
    [yes] You discard { $give }{ $call ->
        [yes] { " " }and { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } discards { $give }{ $call ->
        [yes] { " " }and { ride-they }
       *[no] { "" }
    }.
}
did-trade-pool = { $you ->
    [yes] You give { $gives } and take the whole pool, { $takes }{ $call ->
        [yes] { " " }and { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } gives { $gives } and takes the whole pool, { $takes }{ $call ->
        [yes] { " " }and { ride-they }
       *[no] { "" }
    }.
}
did-swap-some = { $you ->
    [yes] You exchange { $gives } for { $takes }{ $call ->
        [yes] { " " }and { ride-you }
       *[no] { "" }
    }.
   *[no] { $seat } exchanges { $gives } for { $takes }{ $call ->
        [yes] { " " }and { ride-they }
       *[no] { "" }
    }.
}
did-right = { $you ->
    [yes] Explained correctly: you get your cards.
   *[no] Explained correctly: { $seat } may exchange.
}
did-wrong = { $you ->
    [yes] Not explained correctly: you may not exchange.
   *[no] Not explained correctly: { $seat } may not exchange.
}
did-challenge = { $you ->
    [yes] You challenge.
   *[no] { $seat } challenges.
}
did-decline = { $you ->
    [yes] You stay out of it.
   *[no] { $seat } stays out of it.
}

## What follows from it

did-refresh = Everybody has passed: new table cards, { $cards }.
did-refresh-none = Everybody has passed, but the stock is too small for new table cards.
did-round = Round { $number }: { $take } comes to the middle.
did-round-empty = Round { $number }, and the stock is empty.
did-washout = Only one suit on the table, { $cards }: washed out! Now there is { $takes }.
did-extra-turn = { $you ->
    [yes] That earns you another turn.
   *[no] That earns { $seat } another turn.
}
did-last-active = { $you ->
    [yes] All others are done: you have exactly one more turn.
   *[no] All others are done: { $seat } has exactly one more turn.
}
cry-31 = { $tongue ->
    [schnauz] { "Schnauz! " }
    [hosa-aba] { "Hosa aba! " }
   *[plain] { "" }
}
did-declare-31 = { cry-31 }{ $you ->
    [yes] You have 31!
   *[no] { $seats } { $count ->
        [one] has 31!
       *[other] have 31!
    }
}
did-declare-fire = { $you ->
    [yes] You have Feuer: three aces!
   *[no] { $seats } { $count ->
        [one] has Feuer: three aces!
       *[other] have Feuer: three aces!
    }
}
did-declare-blitz = { $you ->
    [yes] Blitz! You have 31.
   *[no] { $seats } { $count ->
        [one] calls Blitz: 31!
       *[other] call Blitz: 31!
    }
}
did-single-turns = { $you ->
    [yes] You have exactly one more turn.
   *[no] { $seats } { $count ->
        [one] has exactly one more turn.
       *[other] have exactly one more turn each.
    }
}

## How a hand ends

end-close = The hand is over: cards on the table!
end-31 = 31! The hand is over.
end-fire = Feuer! The hand ends at once.
end-draw = The stock is too small: the hand is a draw.
end-draw-stock = The stock is empty: the hand is a draw.
end-stock = The stock is exhausted: cards on the table!
end-rounds = That was the last round: cards on the table!
end-stick = That was the last turn: cards on the table!
end-allpass = Everybody has passed: cards on the table!
end-washout = One suit again, and the stock is empty: cards on the table!
end-blitz = The hand ends at once.
end-call = Everybody has answered: cards on the table!
end-clear = 51 of one suit: the hand ends at once.
end-refused = The stock is empty, and nobody wants the open card: cards on the table!
end-stalled = This hand would never end: it is stopped and costs nothing.

## Who loses something

lose-lowest = { $you ->
    [yes] With { $value } you have the lowest hand and { loses-you }.
   *[no] With { $value } { $seat } has the lowest hand and { loses-they }.
}
lose-lowest-equal = { $you ->
    [yes] With { $value } you are level at the bottom and { loses-you }.
   *[no] With { $value } { $seat } is level at the bottom and { loses-they }.
}
# The reader within $others: “as little as you and Anna”.
beside-you = you
lose-lowest-caller-safe = { $you ->
    [yes] With { $value } you have as little as { $others }, but have not { call-done }, and { loses-you }.
   *[no] With { $value } { $seat } has as little as { $others }, but has not { call-done }, and { loses-they }.
}
lose-lowest-dealer-safe = { $you ->
    [yes] With { $value } you have as little as { $others }, but are not the dealer, and { loses-you }.
   *[no] With { $value } { $seat } has as little as { $others }, but is not the dealer, and { loses-they }.
}
lose-to-best = { $you ->
    [yes] With { $value } you have the lowest hand: a life goes to the best.
   *[no] With { $value } { $seat } has the lowest hand: a life goes to the best.
}
win-from-lowest = { $you ->
    [yes] With { $value } you have the best hand and get a life.
   *[no] With { $value } { $seat } has the best hand and gets a life.
}
lose-caller = { $you ->
    [yes] You have { call-done }, and with { $value } you are lowest alone: you { loses-you }.
   *[no] { $seat } has { call-done }, and with { $value } is lowest alone: { $seat } { loses-they }.
}
lose-caller-not-best = { $you ->
    [yes] You have { call-done }, but with { $value } you are not best: you { loses-you }.
   *[no] { $seat } has { call-done }, but with { $value } is not best: { $seat } { loses-they }.
}
lose-lower-suit = { $you ->
    [yes] You have { $value } like { $others }, but in the lower suit, and { loses-you }.
   *[no] { $seat } has { $value } like { $others }, but in the lower suit, and { loses-they }.
}
lose-lower-trio = { $you ->
    [yes] You have three of a kind like { $others }, but the lower one, and { loses-you }.
   *[no] { $seat } has three of a kind like { $others }, but the lower one, and { loses-they }.
}
lose-lower-cards = { $you ->
    [yes] You have { $value } like { $others }, but the lower cards or the worse seat, and { loses-you }.
   *[no] { $seat } has { $value } like { $others }, but the lower cards or the worse seat, and { loses-they }.
}
lose-lower-ordinary = { $you ->
    [yes] You have { $value } like { $others }, but the lower cards or the lower suit, and { loses-you }.
   *[no] { $seat } has { $value } like { $others }, but the lower cards or the lower suit, and { loses-they }.
}
lose-ordinary = { $you ->
    [yes] With { $value } you have the lowest ordinary hand and { loses-you }.
   *[no] With { $value } { $seat } has the lowest ordinary hand and { loses-they }.
}
lose-aces = { $you ->
    [yes] Three aces are on the table, and you have only an ordinary hand: you { loses-you }.
   *[no] Three aces are on the table, and { $seat } has only an ordinary hand and { loses-they }.
}
lose-fire = { $you ->
    [yes] Nothing helps against Feuer: you { loses-you }.
   *[no] Nothing helps against Feuer: { $seat } { loses-they }.
}
lose-fire-dealt = { $you ->
    [yes] Nothing helps against a dealt Feuer: you { loses-you }.
   *[no] Nothing helps against a dealt Feuer: { $seat } { loses-they }.
}
lose-blitz = { $you ->
    [yes] You have no 31 and { loses-you }.
   *[no] { $seat } has no 31 and { loses-they }.
}
lose-no-31 = { $you ->
    [yes] You have no 31 and { loses-you }.
   *[no] { $seat } has no 31 and { loses-they }.
}
lose-no-dealt-31 = { $you ->
    [yes] You were dealt no 31 and { loses-you }.
   *[no] { $seat } was dealt no 31 and { loses-they }.
}
lose-cancelled = Everybody would have gone out: the hand does not count and is played again.
lose-nobody = Nobody { loses-they }.
lose-nobody-draw = A draw: nobody { loses-they }.
lose-nobody-tie = A tie: nobody { loses-they }.
lose-nobody-special = Everybody has a special hand: nobody { loses-they }.
lose-nobody-stalled = The hand was stopped: nobody { loses-they }.
fate-swims = { $tongue ->
    [trial] { $you ->
            [yes] You are on trial!
           *[no] { $seat } is on trial!
        }
    [ride] { $you ->
            [yes] You have a free ride!
           *[no] { $seat } has a free ride!
        }
   *[plain] { $you ->
            [yes] You are swimming!
           *[no] { $seat } is swimming!
        }
}
fate-chicken = { $you ->
    [yes] You get the chicken and play on.
   *[no] { $seat } gets the chicken and plays on.
}
fate-out = { $you ->
    [yes] You have gone under and are out.
   *[no] { $seat } has gone under and is out.
}

## Who scores

score-best = { $you ->
    [yes] You win the hand with { $value }: { points-told }.
   *[no] { $seat } wins the hand with { $value }: { points-told }.
}
score-short = { $you ->
    [yes] You have only { $value }: { points-told }.
   *[no] { $seat } has only { $value }: { points-told }.
}
score-knocker = { $you ->
    [yes] You knocked with { $value }: { points-told }.
   *[no] { $seat } knocked with { $value }: { points-told }.
}
score-row = { $you ->
    [yes] You have { $value }: { points-told }.
   *[no] { $seat } has { $value }: { points-told }.
}
score-win = { $you ->
    [yes] With { $value } you have the best hand: { points-told }.
   *[no] With { $value } { $seat } has the best hand: { points-told }.
}
score-caller-tied = { $you ->
    [yes] With { $value } you are level at the top, but the player who called the end does not win a tie.
   *[no] With { $value } { $seat } is level at the top, but the player who called the end does not win a tie.
}
score-contest-won = { $you ->
    [yes] You win the contest and get all that was in it: { points-told }.
   *[no] { $seat } wins the contest and gets all that was in it: { points-told }.
}
score-contest-lost = { $you ->
    [yes] You get nothing out of the contest.
   *[no] { $seat } gets nothing out of the contest.
}
score-own = { $you ->
    [yes] You have { $value } in one suit: { points-told }.
   *[no] { $seat } has { $value } in one suit: { points-told }.
}
score-clear = { $you ->
    [yes] You have 51 in one suit, which counts double: { points-told }.
   *[no] { $seat } has 51 in one suit, which counts double: { points-told }.
}
score-mixed = { $you ->
    [yes] You have more than one suit: { points-told }.
   *[no] { $seat } has more than one suit: { points-told }.
}
score-winner = { $you ->
    [yes] You win the hand with { $value }.
   *[no] { $seat } wins the hand with { $value }.
}
score-loser = { $you ->
    [yes] You lose the hand with { $value }.
   *[no] { $seat } loses the hand with { $value }.
}
score-nobody = Nobody scores.
points-told = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

match-won = { $you ->
    [yes] You have won the match!
   *[no] { $count ->
        [one] { $seats } wins the match.
       *[other] { $seats } share the win.
    }
}
trade-over = Then you are done trading.
round = Round
round-of = Round { $number } of { $count }
pot = Pot
pot-holds = In the pot: { pot-count }.
pot-won = { $you ->
    [yes] You take the pot: { pot-count }.
   *[no] { $count ->
        [one] { $seats } takes the pot: { pot-count }.
       *[other] { $seats } share the pot: { pot-count }.
    }
}

## What you can do

do-keep = { $choice ->
    [see_extra_only] Turn it up
   *[other] Keep
}
do-trade = { $choice ->
    [see_extra_only] Take it
   *[other] { $tongue ->
            [widow] The widow
           *[plain] Other packet
        }
}
do-swap = Exchange
do-all = { $hand ->
    [4] All four
    [5] All five
   *[3] All three
}
do-pass = Pass
do-close = { $word ->
    [knock] Knock
    [stop] Stop
    [end] End
    [stick] Stick
    [pas] Pas
    [last-round] Last round
    [call] Call
   *[close] Close
}
do-ride = { $word ->
    [knock] and knock!
    [stop] and stop!
    [end] and end!
    [stick] and stick!
    [last-round] last round!
    [call] 51!
   *[close] and close!
}
do-refresh = New table
do-draw = From the stock
do-take = From the pile
do-discard = Discard
do-pool = Whole pool
do-refuse = Decline
do-right = Right
do-wrong = Wrong
do-challenge = Challenge
do-decline = Stay out
do-next = Next hand

## Why something is not possible

why-hand-over = The hand is over.
why-match-over = The match is over.
why-choose-first = First the packet is chosen: keep it or trade it.
why-choice-made = The packet has been chosen already.
why-no-swap-all = At this table only one card is exchanged at a time.
why-must-exchange = In the last round you may not pass at this table.
why-called-already = Somebody has { call-done } already.
why-call-too-early = It is too early for that: at this table you may { call-do } only later.
why-call-rides = { call-name } goes with a turn here.
why-call-is-a-turn = { call-name } is a turn in itself here.
why-not-in-hand = You do not hold this card.
why-not-on-table = This card is not on the table.
why-no-move = That is not a move of this game.
why-must-keep = With a dealt 31 you keep your cards.
why-must-discard = First you discard a card.
why-must-answer = First you answer: challenge or stay out.
why-must-swap-one = The table is new: now you have to exchange exactly one card.
why-no-pass = There is no passing in this game.
why-pass-first-turn = Here you may pass only on your first turn.
why-pass-later = Here you may pass only from your second turn on.
why-pass-stock-out = You may decline only once the stock is empty.
why-call-needs-suit = For that all your cards have to be of one suit and count enough.
why-call-needs-points = For that your hand has to be worth more.
why-name-all = More than three cards lie there: say which three you want.
why-call-needs-51 = For that you need 51 of one suit after your turn.
why-call-cannot-ride = That does not go with this turn.
why-refresh-too-early = It is too early for that: new cards come only from your second turn on.
why-refresh-no-cards = There are not enough cards for a new table.
why-stock-empty = The stock is empty.
why-pile-empty = There is no card on the discard pile yet.
why-just-taken = You may not discard the card you have just taken.
why-pool-not-full = You may exchange single cards only when the pool has five cards.
why-pool-count = For the pool you give exactly as many cards as lie there.
why-not-several = You give exactly as many cards as you take from the table.
why-not-now = That is not possible right now.
why-not-in-game = There is no such thing in this game.
why-not-your-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
why-nobodys-turn = It is nobody’s turn right now.
why-stale = The table has moved on in the meantime.

## Moves, as hints and the review call them

move-swap = { $give } for { $take }{ $call ->
    [yes] { " " }and { call-do }
   *[no] { "" }
}
move-discard = Discard { $give }{ $call ->
    [yes] { " " }and { call-do }
   *[no] { "" }
}
move-some = { $gives } for { $takes }{ $call ->
    [yes] { " " }and { call-do }
   *[no] { "" }
}
move-all = Exchange all cards{ $call ->
    [yes] { " " }and { call-do }
   *[no] { "" }
}
move-pass = Pass{ $call ->
    [yes] { " " }and { call-do }
   *[no] { "" }
}

## Hints

hint = Hint
hint-about = Hint: what would be good here?
hint-waiting = Working it out. The first hint can take a few seconds.
hint-thinking = One moment …
hint-only = There is only one thing to do here.
hint-clear = The first move is clearly the best.
hint-better = The first move is a little better.
hint-close = { call-name } pays here.
hint-alike = { $all ->
    [yes] It hardly matters which of these you choose.
   *[no] { $number ->
        [2] The first two are as good as each other.
       *[other] The first { $number } are as good as each other.
    }
}
hint-title = Hint, by all that you can see
hint-chance = { $chance } % chance to win
hint-hear = Hint: { $move }, { $chance } per cent chance to win. { $why }
hint-scale = Chance to win the whole match
