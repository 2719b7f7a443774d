# The rules as they are played at a table (schwimmen.rulebook.text chooses the sentences by the rules).
#
#   rule-section-…   headings
#   aspect-…         what a sentence is about: at the left of a comparison of two games
#   rule-…           a sentence of the rules; each carries $sources (rule numbers; documents) and $changed (a house rule),
#                    and the game's own words $word, $unit and $hand (terms.ftl)
#   source-NNN       the documents
#
# $shown: what is shown at once, both, thirty-one, fire or none.

rule-section-goal = The aim
rule-section-deal = The deal
rule-section-turn = Turns
rule-section-call = How the end is called
rule-section-end = The end of a hand
rule-section-values = What cards are worth
rule-section-lose = Who loses
rule-section-score = Who scores
rule-section-match = The match
rule-section-open = What everybody may know

## What the sentences are about

aspect-terms = Words
aspect-goal = Aim
aspect-players = Players
aspect-pack = Pack
aspect-rounds = Rounds
aspect-labels = Topics
aspect-deal = Deal
aspect-choice = Dealer’s choice
aspect-dealt = A dealt 31
aspect-leader = Who begins
aspect-turn = A turn
aspect-pass = Passing
aspect-offer = Only one suit on the table
aspect-washout = Washing out
aspect-refresh = A new table
aspect-recycle = A new stock
aspect-explain = Explaining
aspect-all-pass = When everybody passes
aspect-exhausted = An empty stock
aspect-call = The call
aspect-after-call = After the call
aspect-declare = Shown at once
aspect-points = Points of the cards
aspect-value = Value of a hand
aspect-trio = Three of a kind
aspect-specials = Special hands
aspect-ties = Equal values
aspect-lose = Who loses
aspect-lose-31 = After a 31
aspect-lose-fire = After Feuer
aspect-score = Scores
aspect-units = What you start with
aspect-pot = The pot
aspect-grace = Swimming
aspect-overflow = Two at once
aspect-final = All out at once
aspect-match-end = End of the match
aspect-dealer = Who deals
aspect-open = Open and hidden

rule-terms = The call that ends the hand is “{ call-name }” here, and you play for { $unit ->
    [chip] chips
    [token] tokens
    [coin] coins
    [die] points on a die
    [stick] sticks
    [points] points
   *[life] lives
}.

## The aim

aim = { $what ->
    [combinations] Collect a high combination.
    [net] Collect one suit, others cost points.
    [flush] Collect cards of a single suit.
   *[best] Collect points in one suit.
} { $for ->
    [survive] The player with the least { loses-they }.
    [points] The most points win in the end.
   *[hand] The best hand wins.
}
short-example = For example, { $cards } is worth { $value }.
short-exchange = With { $take } instead of { $give } it becomes { $value }.
rule-goal-best = Collect as many points as you can in one suit, with { hand-word } cards.
rule-goal-net = Collect as many points as you can in one suit, with { hand-word } cards; cards of other suits are subtracted.
rule-goal-flush = Collect { hand-word } cards of one single suit with as many points as you can.
rule-goal-combinations = Collect as high a combination as you can, with { hand-word } cards.
rule-goal-survive = The player with the lowest hand at the showdown { loses-they }; the last one left wins the match.
rule-goal-one-hand = Only one hand is played: the best hand at its end wins.
rule-goal-points = Every hand scores; the player with the most points at the end of the match wins.
rule-goal-hand = The player with the most at the end of the hand wins it; the player with the least loses it.

## The deal

rule-players = { $fewest } to { $most } can play.
rule-players-exactly = Exactly { $most } can play.
rule-players-nobody = At least { $fewest } are needed, but there are only enough cards for { $most }: nobody can play at this table.
rule-pack = The pack has { $size } cards: { $size ->
    [52] two to ace
    [40] two to seven, jack, queen, king and ace
    [36] six to ace
    [32] seven to ace
   *[28] eight to ace
} in each of the four suits.
rule-labels = The suits stand for topics: clubs for { $clubs }, spades for { $spades }, hearts for { $hearts }, diamonds for { $diamonds }. Each card carries a term of its topic.
rule-deal = Cards are dealt one at a time, face down, { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
}: first { hand-word } to each player, then { hand-word } to a packet in the middle. { $stock ->
   *[yes] The rest is the stock.
    [no] The rest is put aside and never used.
}
rule-deal-table = Cards are dealt one at a time, face down, { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
}: first { hand-word } to each player, then { hand-word } face up to the middle: the table. { $stock ->
   *[yes] The rest is the stock.
    [no] The rest is put aside and never used.
}
rule-deal-interleaved = Cards are dealt { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
} in { hand-word } rounds: each time one face down to each player and one face up to the middle, the table. The rest is the stock.
rule-deal-pile = Cards are dealt one at a time, face down, { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
}: { hand-word } to each player. The rest is the stock; its top card is turned up beside it and starts the discard pile.
rule-deal-stock = Cards are dealt one at a time, face down, { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
}: { hand-word } to each player. The rest is the stock; there is no discard pile yet.
rule-deal-drawn = Nobody deals: in turn, { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
}, each player draws one card at a time from the stock until all have { hand-word }. The player who began draws one more.
rule-choice-blind = The dealer looks only at the { hand-word } cards dealt and decides: keep them, or take the packet unseen. What is left goes face up to the middle: the table.
rule-choice-see-both = The dealer looks at the { hand-word } cards dealt and at the packet, and takes one of the two. The other goes face up to the middle: the table.
rule-choice-see-extra-only = The dealer does not look at the cards dealt, only at the packet, and decides: take it, or turn it up. What is left goes face up to the middle: the table.
rule-choice-keep-31 = A dealer who is dealt 31 has to keep it.
rule-dealt-before = A player who is dealt { $shown ->
   *[both] 31 or Feuer
    [thirty-one] 31
    [fire] Feuer
} shows it at once, before the packet is chosen. That ends the hand.
rule-dealt-after = A player who is dealt { $shown ->
   *[both] 31 or Feuer
    [thirty-one] 31
    [fire] Feuer
} shows it only after the packet is chosen; the dealer may even give it away. Then the hand ends.
rule-dealt-at-once = A player who is dealt { $shown ->
   *[both] 31 or Feuer
    [thirty-one] 31
    [fire] Feuer
} shows it at once. That ends the hand.
rule-dealt-single = A player who is dealt 31 shows it at once. Each of the others then has exactly one more turn, and the hand is over. { $choice ->
   *[yes] The packet is chosen first; a 31 that the dealer gets that way counts as dealt.
    [no] { "" }
}
rule-dealt-hidden = A dealt 31 is not shown; only a 31 made by an exchange ends the hand.

## Turns

rule-leader = { $direction ->
   *[clockwise] The player to the dealer’s left begins, and turns go round clockwise.
    [anticlockwise] The player to the dealer’s right begins, and turns go round anticlockwise.
}
rule-leader-dealer = The dealer begins, and turns go round { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
}.
rule-leader-loser = { $direction ->
   *[clockwise] In the first hand the player to the dealer’s left begins, later the player who had the least in the hand before; of several, the first in order. Turns go round clockwise.
    [anticlockwise] In the first hand the player to the dealer’s right begins, later the player who had the least in the hand before; of several, the first in order. Turns go round anticlockwise.
}
rule-leader-winner = In the first hand the dealer begins, later the winner of the hand before; of several, the first in order. Turns go round { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
}.
rule-leader-opening = The player who drew first lays one card face up beside the stock: the pool. The next player { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
} has the first full turn.
rule-turn-all = On your turn you exchange one card for a table card, or all { hand-word } for all { hand-word }. You may never exchange { $hand ->
    [4] two or three
    [5] two, three or four
   *[3] two
}.
rule-turn-some = On your turn you exchange as many cards as you like for as many table cards: from one to all { hand-word }.
rule-turn-one = On your turn you exchange one card for a table card. You may not exchange all { hand-word } at once here.
rule-turn-all-sticks = If you exchange all { hand-word }, you thereby { call-do }.
rule-rounds = In each round everybody who is still trading has a turn. { $rounds ->
    [-1] There are as many rounds as players
    [1] There is only one round
   *[other] There are { $rounds } rounds
}{ $rounds ->
    [1] .
   *[other] ; before each but the first, the top card of the stock is added to the middle, as long as there is one.
}
rule-rounds-all = You exchange all three cards for any three of those in the middle.
rule-turn-draw = On your turn you take the top card of the stock, without showing it, or the top card of the discard pile, and then discard one card face up on the pile. A card taken from the pile may not go straight back.
rule-turn-draw-first = On the very first turn there is no discard pile yet: the card comes from the stock.
rule-pool-draw = On your turn you draw the top card of the stock, without showing it, and lay one card face up in the pool; if there are five already, those go out of play first.
rule-pool-trade = Or you take the whole pool and lay down the same number of your own cards, none of those you are taking.
rule-pool-full = When the pool has five cards, you may also exchange just one of them for one of yours.
rule-pass-always = If you do not want to exchange, you pass.
rule-pass-first = You may pass only on your first turn.
rule-pass-later = You may pass only from your second turn on.
rule-pass-never = { $last ->
   *[yes] You may not pass until somebody has { call-done }.
    [no] There is no passing.
}
rule-offer = If all table cards are of one suit when a turn begins, that is an offer: you may not exchange a single card then, { $all ->
   *[yes] only all at once.
    [no] nor, at this table, all at once; if nothing else is left, you pass.
}
rule-washout = If after the deal or after a turn all table cards are of one suit, they are washed out: they go out of play, and new ones come from the stock until more than one suit lies there.
rule-washout-turn = A player who washes out the table like this has another turn at once, in the last round too.
rule-washout-end = If the stock is empty by then, hands are shown at once.
rule-clear = { $from ->
    [1] You may also
   *[other] From your turn { $from } on you may also
} have all table cards replaced from the stock first, once a turn; then you have to exchange exactly one card.
rule-recycle-shuffle = If the stock is too small for that, its last cards come first, then those set aside earlier, shuffled{ $current ->
    [yes] , the present table included.
   *[no] , but not the present table.
}
rule-recycle-order = If the stock is too small for that, its last cards come first, then those set aside earlier, unshuffled and the oldest first{ $current ->
    [yes] , the present table included.
   *[no] , but not the present table.
}
rule-explain = To exchange, you name the cards you want and explain their terms. If all are explained correctly, you exchange; if even one is wrong, you do not, and your turn is over.
rule-all-pass-refresh = When everybody has passed in a row, no matter who began, new cards from the stock become the table, and the old ones are out of play. In the last round this no longer applies.
rule-all-pass-none = Even when everybody passes in a row, the table stays as it is.
rule-all-pass-end = When everybody has passed in a row, no matter who began, the hand is over. In the last round this does not apply.
rule-exhausted-draw = If the stock is too small for that, the hand is a draw and nobody loses.
rule-exhausted-showdown = If the stock is too small for that, hands are shown at once and settled.
rule-exhausted-keep-table = If the stock is too small for that, the table stays and play goes on.
rule-stock-draw = If nobody has { call-done } when the last card of the stock is drawn, that turn is finished and the hand is a draw{ $points ->
   *[no] : nobody loses.
    [yes] : nobody scores.
}
rule-stock-showdown = When the last card of the stock is drawn, that turn is finished and hands are shown.
rule-stock-refuse = When the stock is empty, play goes on as long as everybody takes the top card of the discard pile. The first player to decline it ends the hand.

## The call

rule-close-rider = If you have enough, you may { call-do } at the end of your turn{ $pass ->
    [yes] , after a pass too
   *[no] { "" }
}{ $number ->
    [1] , even on the first turn.
   *[other] , but not before your turn { $number } in the hand.
}
rule-close-instead = Instead of { $table ->
   *[yes] an exchange
    [no] drawing
} you may { call-do }{ $number ->
    [1] , even on the first turn.
   *[other] , but not before your turn { $number } in the hand.
}
rule-close-needs-31 = For that you need 31, and no extra turn may be due. You do not have to, and you may still do it later.
rule-close-needs-flush = For that all { hand-word } of your cards have to be of one suit.
rule-close-needs-min = For that all { hand-word } of your cards have to be of one suit and count at least { $number } points.
rule-close-needs-points = For that your hand has to be worth at least { $number }.
rule-close-needs-none = Any hand will do for that.
rule-last-round = After that each of the others has exactly one more turn, but nobody may { call-do } any more. In this last round you { $stand ->
   *[yes] may also pass.
    [no] may not pass.
} Then hands are shown.
rule-call-ends = That ends the hand at once, and nobody has another turn.
rule-call-sticks = That ends only your own hand: your cards stay as they are, and you have no more turns.
rule-trade-over = When nobody trades any more, or the last round is over, hands are shown.
rule-last-active = The last player left has exactly one more turn; then hands are shown.
rule-call-challenge = Then each of the others in turn says aloud: challenge, or stay out. After that hands are shown.
rule-clear-call = If you have 51 of one suit at the end of your turn, you may call it on top of that turn. { $answered ->
   *[no] That ends the hand at once; nobody can challenge it.
    [yes] That can be challenged, too.
}

## The end of a hand

rule-declare = { $shown ->
   *[both] A player who holds 31 or Feuer has to show it at once. That ends the hand, and nobody has another turn. No other three of a kind is shown.
    [thirty-one] A player who holds 31 has to show it at once. That ends the hand, and nobody has another turn. Three of a kind is not shown.
    [fire] A player who holds Feuer has to show it at once. That ends the hand, and nobody has another turn. 31 is not shown and only counts when hands are compared.
    [none] Nothing has to be shown at once: even the best hand only counts when hands are compared.
}
rule-declare-blitz = A player who has 31 after a turn says so at once, in many places with “Blitz”: that ends the hand.
rule-declare-single = A player who makes 31 has to show it at once. If that was the player’s first turn of the hand, everybody who has not had a turn yet gets exactly one; otherwise the hand ends at once.
rule-declare-last-round = This applies in the last round too.
rule-declare-not-last-round = In the last round this no longer applies: there the hand only counts when hands are compared.

## What cards are worth

rule-points = An ace counts 11; king, queen, jack and ten count 10 each; all other cards count their number.
rule-value-best = A hand is worth as much as the cards of its best suit: { $cards } make { $value }.
rule-value-net = A hand is worth the cards of a suit of your choice, less all others: { $cards } make { $value }.
rule-value-flush = A hand is worth as much as all its cards if they are of a single suit, and 0 otherwise.
rule-value-most = An ace with { $hand ->
    [4] three cards
    [5] four cards
   *[3] two cards
} of ten points in its suit makes { $most }: no suit can give more.
rule-value-fire = Three aces are Feuer: { $value }, more than anything else.
rule-value-trio = Three cards of one rank, three of a kind, count { $value }{ $fire ->
    [yes] .
   *[no] , and so do three aces.
}
rule-value-trio-court = Three aces, kings, queens or jacks count { $value }; three cards of any other rank count nothing special.
rule-value-trio-none = Three cards of one rank count nothing special{ $fire ->
    [yes] { "" } unless they are aces: three kings make 10.
   *[no] : three kings make 10, three aces 11.
}
rule-value-safe = Special hands are three sixes; six, seven, eight of one suit; and three aces: with them you cannot lose. Any other three of a kind is an ordinary hand.
rule-combinations = Combinations beat all other hands; the best comes first.
rule-combination-three-aces = { $place }. Petrangolone: three aces.
rule-combination-sequence = { $place }. Sequence: three neighbours of one suit; the higher top card is better.
rule-combination-trio = { $place }. Trio: three cards of one rank; the higher rank is better.
rule-combination-four-aces = 44, mambassa: four aces.
rule-combination-royal-run = 41, quarantuno: ace, king, queen and jack of one suit.
rule-combination-four = 40, quartina: four cards of one rank.
rule-combination-run-of-4 = 39½, scala lunga: four neighbours of one suit; the higher top card is better.
rule-combination-three = 39, tris: three cards of one rank.
rule-combination-run-of-3 = 38½, scala corta: three neighbours of one suit; the higher top card is better.
rule-combination-points = Without a combination your best suit counts: the points of its cards, and nothing for the others.
rule-combination-tricon = { $place }. Tricon: three cards of one rank; the higher rank is better.
rule-combination-flush = { $place }. Flush: three cards of one suit; more points are better.
rule-combination-pair = { $place }. Pair: two cards of one rank; the higher pair is better, then the higher odd card.
rule-combination-point = Otherwise the points of all three cards count, whatever their suits.
rule-combination-nothing = All other hands are worth nothing, and equal.
rule-combination-ace = The ace stands above the king{ $ace ->
    [high_only] { "" } only.
   *[high_low] { "" }, or below the two: then the run is the lowest of all.
}
rule-combination-gap = There is no eight, nine or ten: jack and seven are neighbours.
rule-brag-order = From the top: prial, three of one rank; running flush, three in sequence in one suit; run; flush; pair; high card. Aces are high; between equal combinations the cards are compared from the highest down.
rule-brag-runs = Ace, two, three is { $ace ->
   *[high_low] the lowest run.
    [high_only] no run.
    [brag] the highest run, above ace, king, queen.
}
rule-rank-trio = Of two trios the one of higher rank is better: A K Q J 10 9 8 and so on.
rule-rank-cards = If two hands have the same value, you compare { $whole ->
    [yes] all their cards
   *[no] the cards that count,
} from the highest down{ $order ->
    [points] { "" }; king, queen, jack and ten are equal there.
   *[rank] { "" }, by rank.
}
rule-rank-lowest-card = If two hands have the same value, the one whose lowest counting card is higher is better{ $order ->
    [points] { "" }; king, queen, jack and ten are equal there.
   *[rank] { "" }, by rank.
}
rule-rank-suits = If two hands{ $then ->
    [yes] { " " }still
   *[no] { "" }
} have the same value, the higher suit is better: clubs before spades before hearts before diamonds. If the same suit counts for both, they are truly equal.
rule-rank-suits-hearts = If the cards are the same too, the higher suit is better: hearts before diamonds before clubs before spades.
rule-rank-swords = If two hands have the same value, swords (spades) are better; all other suits are equal.
rule-rank-coins-first = If two hands have the same value, the suit decides: coins before swords, cups and batons, that is diamonds, spades, hearts, clubs. Cards of one rank have no suit.
rule-rank-place = If the cards are the same too, the dealer’s hand is better, then that of the player who sits nearer in playing order.
rule-rank-trio-equal = All trios are equal, whatever their rank.
rule-rank-combinations = If two hands have the same combination of the same ranks, they are truly equal; the suit decides nothing.
rule-rank-none = If two hands have the same value, they are truly equal; the suit decides nothing.
rule-rank-best = Who wins the hand decides nothing; if anybody asks, it is the higher card among equal best hands, then the next, then the seat: the dealer first, then on in playing order.
rule-rank-else-none = Nothing else separates equal values, not even the suit.

## Who loses

rule-lose-lowest-all = When hands are shown, the player with the lowest hand { loses-they }; if several are truly equal, they all do.
rule-lose-lowest-none = When hands are shown, the player with the lowest hand { loses-they }; if several are truly equal, nobody does.
rule-lose-lowest-exempt = When hands are shown, the player with the lowest hand { loses-they }; if there are several, they all do, except the player who has { call-done }.
rule-lose-lowest-void = When hands are shown, the player with the lowest hand { loses-they }. But if the best or the weakest hands are truly equal, nobody loses.
rule-lose-lowest-dealer = When hands are shown, the player with the lowest hand { loses-they }; if there are several, they all do, except the dealer.
rule-lose-to-best = The lowest hand pays one life to the best.
rule-rank-elder = Of equal hands, the better one belongs to the player who comes earlier in turn: first the player who begins, last the dealer.
rule-lose-caller = A player who has { call-done } and is lowest alone { loses-they }.
rule-caller-not-best = A player who has { call-done } and does not have the best hand loses one more.
rule-lose-caller-plain = Having { call-done } brings neither advantage nor disadvantage.
rule-lose-ordinary = When hands are shown, the player with the lowest ordinary hand { loses-they }. Special hands never do.
rule-lose-aces = But if somebody has three aces, all ordinary hands do.
rule-lose-31-lowest = The same goes after a 31: it hits the lowest hand.
rule-lose-31-others = After a 31 that was shown, all players without a 31 { loses-each }.
rule-lose-dealt-31 = After a dealt 31, all players who were not dealt one { loses-each }.
rule-lose-blitz = After a Blitz, all players without a 31 { loses-each }.
rule-lose-blitz-caller = The player who has { call-done } { loses-they }.
rule-lose-fire = After Feuer, all the others { loses-each }.
rule-lose-fire-double = After a dealt Feuer, all the others { loses-each }; a player who was dealt a 31 pays only half of that.

## Who scores

rule-score-difference = The player with the most scores the value of the hand; in a tie all the best do. The others lose the difference.
rule-lose-blitz-caller-free = The player who has { call-done } pays nothing then.
rule-score-table = Each hand scores by its place: 31 scores { $blitz }, the highest { $highest }, a middle one { $middle }, the lowest { $lowest }.
rule-score-table-other = Players who have not { call-done } score { $blitz_other }, { $highest_other }, { $middle_other } or { $lowest_other } instead; if nobody has, that goes for all.
rule-score-tie-best-place = If several are equal, they all score for the best of their places.
rule-score-tie-by-value = All hands with the highest value count as highest, all with the lowest as lowest; the rest are in the middle.
rule-score-wins = The best hand scores one point, in a tie each of the best; only the player who has { call-done } does not win a tie.
rule-score-win-loss = The player with the most wins the hand: plus one. The player with the least loses it: minus one. In a tie this goes for all who are equal.
rule-score-own = If nobody challenges, everybody scores the value of their hand; 51 of one suit counts double, 102.
rule-score-contest = If somebody challenges, all who are in it compare: the player with the most scores the sum of all those hands, the others nothing. Players who stay out score the value of their own hand.
rule-score-contest-tie = { $tie ->
   *[challenger] If the caller’s hand is only as good as the best challenger’s, the challenger wins;
    [caller] If the caller’s hand is as good as the best challenger’s, the caller wins;
} of several challengers, the last one to challenge.
rule-score-contest-total = { $total ->
   *[flush] Mixed hands count 0 in the contest
    [best_suit] In the contest the best suit of each hand counts
}, { $double ->
   *[no] and 51 does not count double in it.
    [yes] and a player who wins it with 51 of one suit scores 51 more.
}

## The match

rule-units = { $unit ->
    [stick] Everybody starts without sticks; you may have { $number ->
        [one] one stick.
       *[other] { $number } sticks.
    }
    [die] Everybody has a die and starts with { unit-count }.
   *[life] Everybody starts with { unit-count }.
}
rule-pot = { $number ->
    [0] Whatever is lost goes into the pot, and the winner of the match takes it.
   *[other] Before the first hand everybody pays { pot-count } into the pot. Whatever is lost goes into it as well, and the winner of the match takes it all.
}
rule-grace = A player with { unit-none } swims and plays on; a swimmer who loses again goes under and is out.
rule-grace-sticks = A player with as many sticks as are allowed swims; with the next one the player goes under and is out.
rule-grace-none = A player who loses { unit-last } is out at once; nobody swims here.
rule-grace-none-sticks = A player who gets { unit-last } is out at once; nobody swims here.
rule-chicken = The first player to lose { unit-last }, if alone, gets the chicken and plays on until the next loss. Everybody else who runs out is out at once; there is only one chicken in a match.
rule-chicken-forfeited = If several run out at once, nobody gets the chicken, not even later.
rule-chicken-available = If several run out at once, nobody gets the chicken; it remains available.
rule-overflow-out = Two at once are paid one by one: a player with only one left is out.
rule-overflow-swim = A player who loses two and has only one swims; only a player who is swimming already goes under.
rule-final-share = If everybody still in the match would go under with the same hand, they share the win.
rule-final-replay = If everybody still in the match would go under with the same hand, the hand does not count and is dealt again.
rule-match-survivor = The last one left wins the match.
rule-match-hands = { $number ->
    [one] The match has one hand.
   *[other] The match has { $number } hands.
} The player with the most points then wins; { $leader ->
   *[no] in a tie they share the win.
    [yes] in a tie play goes on until one is ahead alone.
}
rule-match-target = The match ends with the hand after which somebody has at least { $number } points. The player with the most then wins; { $leader ->
   *[no] in a tie they share the win.
    [yes] in a tie play goes on until one is ahead alone.
}
rule-match-hands-units = The match is over after { $number } hands, or when only one player is left; the most lives win.
rule-match-single-hand = The match is a single hand{ $points ->
   *[no] : the best hand wins it.
    [yes] : the player who scores the most in it wins.
}
rule-next-dealer = { $direction ->
   *[clockwise] Chance decides who deals first; after that the deal passes to the left, to the next player still in the match.
    [anticlockwise] Chance decides who deals first; after that the deal passes to the right, to the next player still in the match.
}
rule-next-starter = { $direction ->
   *[clockwise] Chance decides who begins first; after that the next player to the left begins.
    [anticlockwise] Chance decides who begins first; after that the next player to the right begins.
}
rule-dealer-best = Chance decides who deals first; after that it is the player with the highest ordinary hand, or the next in order if that player is out. If all hands were special, the same dealer deals again.
rule-dealer-loser = Chance decides who deals first; after that it is the player who lost the hand, of several the last in order.

## What everybody may know

rule-open = Everyone can see the table, every exchange and every call: a card that somebody took from the table is known to all until it is given away again. The other cards in hand and the stock stay hidden.
rule-open-packet = Everyone has also seen the packet that was not taken: a dealer who trades thereby shows the old cards.
rule-open-pile = Everyone can see every discard, every card taken from the discard pile, and every call. The other cards in hand, the stock and what is drawn from it stay hidden.
rule-open-pool = Everyone can see the pool, every exchange with it, and every answer. The other cards in hand, the stock and what is drawn from it stay hidden.
rule-open-explained = Everyone hears each explanation and its solution, too.

## schwimmen rules --diff

diff-title = { $left } and { $right }
diff-sources = Numbers in brackets: rules and documents.
diff-none = No difference: both tables play the same.
diff-common = The same in both: { $aspects }.
diff-absent = –
diff-aspect = What it is about
error-diff = A comparison takes two games, for example: schwimmen rules --diff schwimmen tri_palki.

## Documents

source-000 = Schwimmen at pagat.com, English
source-001 = Schwimmen at gamerules.com, English
source-002 = Schwimmen at pagat.com, German translation
source-003 = Schwimmen oder Einunddreißig, a learning edition for schools
source-004 = Thirty-One and relatives at CatsAtCards, English
source-Y13 = “Trentuno (gioco)”, Italian Wikipedia and an older copy
source-Y14 = “Come giocare a Trentuno” at goodmorningmilano.it, Italian
source-Y15 = “Come si gioca a 31” at lettera43.it, Italian
source-Y16 = “Guida a 31” at torinoggi.it, Italian
source-Y17 = “Quanto valgono le carte di 31?” at finestrainformativa.com, Italian
source-Y18 = “Gioco 31, regole e come si gioca” at unadonna.it, Italian
source-Y19 = “Come si gioca a 31?” at qualcherisposta.it, Italian
source-Y20 = “Regole per giocare a 31” at iogames.studenti.it, Italian
source-Y21 = “Commerce”, Encyclopædia Britannica, 11th edition, volume 6, English
source-Y22 = “Commerce” at CatsAtCards, English
source-Y23 = “Commerce” at gamerules.com, English
source-Y24 = “Commerce (card game)”, English Wikipedia
source-Y25 = W. H. Peel, “Round Games with Cards”, chapter Commerce, English
source-Y26 = “Commerce” at classicgamesandpuzzles.com, English
source-Y1 = “Petrangola (31)” at pagat.com, English
source-Y2 = “Petrangola (31)” at gamerules.com, English
source-Y3 = “Petrangola variations” at gamerules.com, English
source-Y4 = “Petrangola”, Italian Wikipedia
source-Y5 = “Petrangola”, blog Come quando fuori non piove, Italian
source-Y6 = “Petrangola” at gamefarm.jp, Japanese
source-Y7 = The program Fondaaaa/petrangola
source-Y8 = The program Edodums/OOP20-petrangola-cs
source-Y9 = “Mambassa (gioco)”, Italian Wikipedia
source-Y10 = “Mambassa” at gamerules.com, English
source-Y11 = “Mambassa game rules” at ultrafoodmess.com, English
source-Y12 = “Regole per giocare a Mambassa” at iogames.studenti.it, Italian
