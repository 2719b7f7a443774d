# The rules as they are played at a table (schwimmen.booklet chooses the sentences by the rules).
#
#   rule-section-…   headings
#   rule-…           a sentence of the rules; each carries $sources (rule numbers; documents) and $changed (a house rule)
#   house-NAME       how the table differs from the printed game: $here holds, $printed is printed
#   source-NNN       the documents
#
# $shown: what is shown at once, both, thirty-one, fire or none.

rule-section-goal = The aim
rule-section-deal = The deal
rule-section-turn = Turns
rule-section-end = The end of a hand
rule-section-values = What cards are worth
rule-section-lose = Who loses
rule-section-match = Lives and match
rule-section-open = What everybody may know

## The aim

rule-goal = Collect as many points as you can in one suit, with three cards. Whoever has the least at the end of a hand loses a life; the last one left wins the match.

## The deal

rule-players = { $fewest } to { $most } can play.
rule-players-exactly = Exactly { $most } play.
rule-players-nobody = At least { $fewest } should play, but there are only cards for { $most }: nobody can play at this table.
rule-pack = The pack has { $size } cards: { $lowest ->
    [2] two
    [6] six
    [7] seven
   *[8] eight
} to ace in each of the four suits.
rule-deal = Cards are dealt singly and face down, { $direction ->
   *[clockwise] clockwise
    [anticlockwise] anticlockwise
}: first three to each hand, then three to a packet in the middle. The rest is the stock.
rule-choice-blind = The dealer sees only the three cards dealt and decides: keep them, or take the packet unseen. What is left goes face up to the middle: the table.
rule-choice-see-both = The dealer sees the three cards dealt and the packet, and takes one of the two. The other goes face up to the middle: the table.
rule-choice-none = The packet is turned up at once and is the table; nobody chooses.
rule-dealt-before = Whoever is dealt { $shown ->
   *[both] 31 or Feuer
    [thirty-one] 31
    [fire] Feuer
} shows it at once, before the packet is chosen. That ends the hand.
rule-dealt-after = Whoever is dealt { $shown ->
   *[both] 31 or Feuer
    [thirty-one] 31
    [fire] Feuer
} shows it only after the packet is chosen; the dealer may even give it away. Then the hand ends.
rule-dealt-at-once = Whoever is dealt { $shown ->
   *[both] 31 or Feuer
    [thirty-one] 31
    [fire] Feuer
} shows it at once. That ends the hand.

## Turns

rule-leader = { $direction ->
   *[clockwise] The player to the dealer’s left begins, and turns go round clockwise.
    [anticlockwise] The player to the dealer’s right begins, and turns go round anticlockwise.
}
rule-turn-all = In your turn you exchange one card for a table card, or all three for all three, or you pass. Two cards at once are never possible.
rule-turn-one = In your turn you exchange one card for a table card, or you pass. All three at once are not possible here.
rule-close-rider = Whoever has enough closes at the end of a turn, after a pass too{ $number ->
    [1] { "" } and even in the first turn.
   *[other] , but not before turn { $number } of one’s own in the hand.
}
rule-close-instead = Whoever has enough closes instead of a turn, without an exchange{ $number ->
    [1] { "" } and even in the first turn.
   *[other] , but not before turn { $number } of one’s own in the hand.
}
rule-last-round-stand = After that all others have exactly one more turn; they may exchange or pass, but no longer close. Then hands are shown.
rule-last-round-exchange = After that all others have exactly one more turn and have to exchange; they can neither pass nor close. Then hands are shown.
rule-all-pass-refresh = When everybody has passed in a row, whoever began it, three new cards from the stock become the table, and the old ones are out of play. Once somebody has closed this no longer holds.
rule-all-pass-none = Even when everybody passes in a row the table stays as it is.
rule-exhausted-draw = If fewer than three cards are left in the stock then, the hand is a draw and nobody loses.
rule-exhausted-showdown = If fewer than three cards are left in the stock then, hands are shown at once and settled as after a close.
rule-exhausted-keep-table = If fewer than three cards are left in the stock then, the table stays and play goes on.

## The end of a hand

rule-declare = { $shown ->
   *[both] Whoever holds 31 or Feuer has to show it at once. That ends the hand, and nobody has another turn. Any other three of a kind is not shown.
    [thirty-one] Whoever holds 31 has to show it at once. That ends the hand, and nobody has another turn. Three of a kind is not shown.
    [fire] Whoever holds Feuer has to show it at once. That ends the hand, and nobody has another turn. 31 is not shown and only counts when hands are compared.
    [none] Nothing has to be shown at once: even the best hand only counts when hands are compared.
}
rule-declare-last-round = This holds in the last round too.
rule-declare-not-last-round = In the last round this no longer holds: there the hand only counts when hands are compared.

## What cards are worth

rule-points = An ace counts 11; king, queen, jack and ten count 10 each; all other cards count their number.
rule-value-suit = A hand is worth as much as the cards of its best suit: { $cards } are { $value }.
rule-value-31 = An ace with two cards of ten points in its suit is 31, the Schnauz: no suit can give more.
rule-value-fire = Three aces are Feuer: 32, more than anything else.
rule-value-trio = Three cards of one rank, three of a kind, are { $value }{ $fire ->
    [yes] .
   *[no] , and so are three aces.
}
rule-value-trio-none = Three cards of one rank are nothing special{ $fire ->
    [yes] { "" } unless they are aces: three kings are 10.
   *[no] : three kings are 10, three aces 11.
}
rule-rank-trio = Of two threes of a kind the one of higher rank is better: A K Q J 10 9 8 and so on.
rule-rank-suits = If two have the same value, the higher suit is better: clubs before spades before hearts before diamonds. If the same suit counts for both, they are truly equal.
rule-rank-none = If two have the same value they are truly equal; the suit decides nothing.

## Who loses

rule-lose-lowest-all = When hands are shown, whoever has the least loses a life; if several are truly equal they all lose one. Whoever closed has neither advantage nor disadvantage.
rule-lose-lowest-none = When hands are shown, whoever has the least loses a life; if several are truly equal nobody does. Whoever closed has neither advantage nor disadvantage.
rule-lose-31-lowest = The same after a 31: whoever has the least loses.
rule-lose-31-others = After a 31 that was shown, everybody without a 31 loses a life.
rule-lose-dealt-31 = After a dealt 31 everybody loses a life who was not dealt one.
rule-lose-fire = After Feuer everybody else loses a life.
rule-lose-fire-double = After a dealt Feuer everybody else loses two lives; whoever was dealt a 31 loses only one.

## Lives and match

rule-units = { $number ->
    [one] Everybody starts with one life.
   *[other] Everybody starts with { $number } lives.
}
rule-grace = Whoever has no life left swims and plays on; whoever swims and loses again goes under and is out.
rule-grace-none = Whoever loses the last life is out at once; nobody swims here.
rule-overflow-out = Two lives are paid one by one: whoever has only one left is out.
rule-overflow-swim = Whoever loses two lives and has only one swims; only those who swim already go under.
rule-final-share = If everybody still in the match would go under with the same hand, they share the win.
rule-final-replay = If everybody still in the match would go under with the same hand, the hand does not count and is dealt again.
rule-next-dealer = { $direction ->
   *[clockwise] Chance decides who deals first; then the next player to the left who is still in the match.
    [anticlockwise] Chance decides who deals first; then the next player to the right who is still in the match.
}

## What everybody may know

rule-open = Open are the table, every exchange and every call: a card that somebody took from the table is known to all until it is given away again. The other cards in hand and the stock stay hidden.
rule-open-packet = Everybody has also seen the packet that was not taken: a dealer who trades shows the old cards by it.

## How this table differs from the printed game

house-players = { $fewest } to { $most } can play, printed are { $printed_fewest } to { $printed_most }.
house-pack = The pack has { $here } cards instead of { $printed }.
house-direction = Cards are dealt and played { $here ->
   *[clockwise] clockwise instead of anticlockwise.
    [anticlockwise] anticlockwise.
}
house-dealer-choice = { $here ->
   *[blind] The dealer may take a second packet unseen.
    [see_both] The dealer sees both packets before choosing; in print the choice is blind.
    [none] There is no second packet to choose; three cards lie open at once.
}
house-dealt-check = { $here ->
   *[before] Dealt 31 and Feuer are shown before the packet is chosen instead of after it.
    [after] Dealt 31 and Feuer are shown after the packet is chosen instead of before it.
}
house-allow-swap-all = { $here ->
   *[true] All three cards may be exchanged at once.
    [false] Only one card is exchanged at a time, never all three.
}
house-last-turn-stand = { $here ->
   *[true] One may pass in the last round too.
    [false] In the last round one has to exchange.
}
house-all-pass = { $here ->
   *[refresh] When everybody has passed, the table gets new cards.
    [none] Even when everybody passes the table gets no new cards.
}
house-exhausted = When the stock is too small for new table cards, { $here ->
   *[draw] the hand is a draw
    [showdown] hands are shown and settled
    [keep_table] the table stays and play goes on
}; printed: { $printed ->
   *[draw] a draw
    [showdown] hands are shown
    [keep_table] the table stays
}.
house-close-timing = { $here ->
   *[rider] One closes at the end of a turn, not instead of a turn.
    [instead] One closes instead of a turn, not at the end of a turn.
}
house-close-from-turn = { $here ->
    [1] One may close in the first turn already, in print only from turn { $printed } on.
   *[other] One may close only from turn { $here } of one’s own on, in print { $printed ->
        [1] in the first already.
       *[other] from turn { $printed } on.
    }
}
house-auto-declare = What has to be shown at once: { $here ->
   *[both] 31 and Feuer
    [thirty-one] only 31, not Feuer
    [fire] only Feuer, not 31
    [none] nothing, not even 31
}; printed: { $printed ->
   *[both] 31 and Feuer
    [thirty-one] only 31
    [fire] only Feuer
    [none] nothing
}.
house-declare-after-close = { $here ->
   *[true] 31 and Feuer end the hand in the last round too.
    [false] In the last round 31 and Feuer no longer end the hand.
}
house-trio-value = { $here ->
    [none] Three of a kind is nothing special.
   *[other] Three of a kind counts { $value }.
}
house-fire-value = { $here ->
    [none] Three aces are no Feuer, but three of a kind like any other.
   *[other] Three aces are Feuer and count { $value }.
}
house-lowest-tie = { $here ->
   *[all_lose] If several are truly equal at the bottom, they all lose.
    [none_lose] If several are truly equal at the bottom, nobody loses.
}
house-on-31 = { $here ->
   *[lowest] After a 31 only whoever has the least loses.
    [all_others] After a 31 everybody without one loses, not only whoever has the least.
}
house-dealt-31-all-lose = { $here ->
   *[true] After a dealt 31 everybody loses who was not dealt one.
    [false] After a dealt 31, too, only whoever has the least loses.
}
house-dealt-fire-double = { $here ->
   *[true] A dealt Feuer costs everybody else two lives, with a dealt 31 only one.
    [false] A dealt Feuer, too, costs only one life.
}
house-units = { $here ->
    [one] Everybody starts with one life instead of { $printed }.
   *[other] Everybody starts with { $here } lives instead of { $printed }.
}
house-grace = { $here ->
    [1] Whoever has no life left swims on.
   *[0] Nobody swims: whoever loses the last life is out.
}
house-penalty-overflow = { $here ->
   *[eliminate] Whoever loses two lives and has only one is out.
    [stop_at_grace] Whoever loses two lives and has only one swims for now.
}
house-final-tie = { $here ->
   *[share] Going under all together they share the win instead of playing again.
    [replay] Going under all together they play the hand again instead of sharing the win.
}

## Documents

source-000 = Schwimmen at pagat.com, English
source-001 = Schwimmen at gamerules.com, English
source-002 = Schwimmen at pagat.com, German translation
source-003 = Schwimmen oder Einunddreißig, a learning edition for schools
source-004 = Thirty-One and relatives at CatsAtCards, English
