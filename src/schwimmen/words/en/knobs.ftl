# House rules in words. Terminal, command line and browser build all keys alike:
#
#   knob-group-GROUP            title of a group
#   knob-NAME                   short name of a house rule (the names of schwimmen.rules.knobs)
#   knob-NAME-about             one sentence: what it changes
#   knob-NAME-VALUE             one of its values; true and false for flags, 31 and fire for auto_declare
#   knob-NAME-value             a value in numbers: $number, for players $fewest and $most
#   knob-NAME-WORD              with $number, too, for house rules as hands(10)
#   house-NAME                  how the table differs from the printed game: $here holds, $printed is printed
#   rule-NAME                   what the rules say where a flag is set, if one sentence tells it (`Field.told`)
#   idle-KNOB-BECAUSE           why a house rule does nothing beside another one; game: never in this game
#   error-…                     what is wrong with something that came in; $knob, $came and $allowed as they were written
#
# Where a game has its own words, there are $word, $unit and $hand (terms.ftl).
# In NAME, ID and VALUE a hyphen stands for underscore and point: knob-dealer-choice, knob-trio-value-30-5.

## Groups

knob-group-setup = Set-up and deal
knob-group-turns = Turns
knob-group-calls = Calls and showing
knob-group-values = What cards are worth
knob-group-settlement = Who loses, who wins
knob-group-match = The match

## Flags

flag-true = yes
flag-false = no

## Set-up and deal

knob-players = Players
knob-players-about = How few and how many can play at this table; never more than there are cards for.
knob-players-value = { $fewest } to { $most }

knob-pack = Pack
knob-pack-about = Which cards are played with; what a card counts stays the same.
knob-pack-52 = 52 cards, from the two up
knob-pack-40 = 40 cards, without eights, nines and tens
knob-pack-36 = 36 cards, from the six up
knob-pack-32 = 32 cards, from the seven up
knob-pack-28 = 28 cards, from the eight up

knob-direction = Direction
knob-direction-about = Which way round the cards are dealt and played; the deal moves on the same way.
knob-direction-clockwise = clockwise
knob-direction-anticlockwise = anticlockwise

knob-dealer-choice = Second packet
knob-dealer-choice-about = Whether there is a second packet that the dealer may take; the other one goes face up to the middle.
knob-dealer-choice-blind = yes, unseen
knob-dealer-choice-see-both = yes, and the dealer sees both
knob-dealer-choice-see-extra-only = yes, and the dealer sees only that one
knob-dealer-choice-none = no, it lies open from the start

knob-dealt-check = Dealt 31 and Feuer
knob-dealt-check-about = Whether a dealt 31 or Feuer is shown before the packet is chosen or only after it.
knob-dealt-check-before = shown before the choice
knob-dealt-check-after = shown after the choice

knob-declare-dealt = Dealt 31 is shown
knob-declare-dealt-about = Whether a dealt 31 ends the hand, or only a 31 made by an exchange.
knob-declare-dealt-true = ends the hand
knob-declare-dealt-false = is not shown

knob-suit-labels = Topics of the suits
knob-suit-labels-about = What clubs, spades, hearts and diamonds stand for; this does not change how the game is played.
knob-suit-labels-value = { $clubs }, { $spades }, { $hearts }, { $diamonds }
knob-suit-labels-none = none

## Turns

knob-allow-swap-all = Exchange all { hand-word }
knob-allow-swap-all-about = Whether you may exchange your whole hand for all table cards, or only one card at a time.
knob-allow-swap-all-true = allowed
knob-allow-swap-all-false = one card only

knob-pass = Passing
knob-pass-about = Whether you may pass while nobody has called the end.
knob-pass-true = allowed
knob-pass-false = not allowed

knob-last-turn-stand = Passing in the last round
knob-last-turn-stand-about = Whether you may keep your cards in the last round, or have to act.
knob-last-turn-stand-true = allowed
knob-last-turn-stand-false = not allowed

knob-swap-counts = Cards in an exchange
knob-swap-counts-about = How many cards you may exchange at once, always the same number on both sides.
knob-swap-counts-any = as many as you like
knob-swap-counts-one-or-all = one, or all

knob-explain-gate = Explain first
knob-explain-gate-about = Whether you have to explain the term of each card correctly before you get it.
knob-explain-gate-true = yes
knob-explain-gate-false = no

knob-all-pass = When everybody passes
knob-all-pass-about = Whether the table gets new cards when everybody has passed in a row.
knob-all-pass-refresh = three new cards
knob-all-pass-none = nothing happens

knob-exhausted = When the stock is too small
knob-exhausted-about = What happens when three new table cards are due and fewer than three are left in the stock.
knob-exhausted-draw = a draw
knob-exhausted-showdown = hands are shown
knob-exhausted-keep-table = the table stays

knob-recycle = New stock
knob-recycle-about = How the cards set aside become the stock again when it is too small for a new table.
knob-recycle-shuffle = shuffled
knob-recycle-order = unshuffled, the oldest first

knob-recycle-includes-current = The present table, too
knob-recycle-includes-current-about = Whether the table cards just removed go straight into the new stock.
knob-recycle-includes-current-true = yes
knob-recycle-includes-current-false = no

## Calls and showing

knob-close-timing = { call-name }
knob-close-timing-about = Whether you call the end when your turn is over, or instead of a turn.
knob-close-timing-rider = at the end of a turn
knob-close-timing-instead = instead of a turn

knob-close-from-turn = { call-name } from turn
knob-close-from-turn-about = From which of your turns in a hand you may call the end.
knob-close-from-turn-value = from turn { $number } on

knob-trade-closes = Taking the packet
knob-trade-closes-about = Whether a dealer who takes the packet thereby calls the end.
knob-trade-closes-true = calls the end
knob-trade-closes-false = is only a choice
rule-trade-closes = A dealer who takes the packet has thereby { call-done }: everybody else has one more turn, the dealer none.

knob-caller-shows = Showing with the call
knob-caller-shows-about = Whether a player who calls the end with a combination lays it open at once.
knob-caller-shows-true = yes
knob-caller-shows-false = no
rule-caller-shows = A player who calls the end with a combination lays the cards open at once.

knob-stop-requires-flush = “Stop” with one suit only
knob-stop-requires-flush-about = Whether you may say “stop” only with five cards of one suit.
knob-stop-requires-flush-true = yes
knob-stop-requires-flush-false = no

knob-auto-declare = Shown at once
knob-auto-declare-about = What has to be shown at once and ends the hand; anything else only counts when hands are compared.
knob-auto-declare-31 = 31
knob-auto-declare-fire = Feuer
knob-auto-declare-none = nothing

knob-declare-after-close = Showing in the last round
knob-declare-after-close-about = Whether 31 and Feuer still end the hand in the last round.
knob-declare-after-close-true = ends the hand
knob-declare-after-close-false = only counts at the end

knob-blitz-after-knock = Blitz after a knock
knob-blitz-after-knock-about = Whether a 31 is still a Blitz after a knock.
knob-blitz-after-knock-true = yes
knob-blitz-after-knock-false = no

knob-call-requires = To call you need
knob-call-requires-about = What you have to hold to call instead of taking a turn.
knob-call-requires-none = any hand
knob-call-requires-flush = five cards of one suit
knob-call-requires-min = a hand worth { $number }

knob-clear-call-challengeable = Challenging a 51
knob-clear-call-challengeable-about = Whether the others may challenge a called 51, too, or the hand ends at once.
knob-clear-call-challengeable-true = they may
knob-clear-call-challengeable-false = the hand ends

## What cards are worth

knob-valuation = Cards of other suits
knob-valuation-about = Whether cards outside the best suit are subtracted, or make the whole hand worthless.
knob-valuation-net = are subtracted
knob-valuation-flush = make the hand worthless

knob-trio-ranks = Which three of a kind
knob-trio-ranks-about = Which ranks count as three of a kind.
knob-trio-ranks-all = all ranks
knob-trio-ranks-court = ace, king, queen and jack

knob-trio-value = Three of a kind
knob-trio-value-about = What three cards of one rank are worth.
knob-trio-value-30 = 30
knob-trio-value-30-5 = 30½
knob-trio-value-31 = 31
knob-trio-value-none = the best suit only

knob-fire-value = Three aces
knob-fire-value-about = Whether three aces are Feuer and beat everything, or three of a kind like any other.
knob-fire-value-32 = Feuer, 32
knob-fire-value-33 = Feuer, 33
knob-fire-value-none = like any three of a kind

knob-tie-break = With equal values
knob-tie-break-about = What separates hands that are worth the same.
knob-tie-break-suits-no-trio = the suit, and nothing for three of a kind
knob-tie-break-trio-rank = the rank of three of a kind, else nothing
knob-tie-break-swords = swords (spades), else nothing
knob-tie-break-coins-first = the suit, diamonds first
knob-tie-break-none = nothing

knob-tie-card-order = Comparing cards
knob-tie-card-order-about = Whether single cards are compared by rank, or by points alone.
knob-tie-card-order-rank = by rank
knob-tie-card-order-points = by points: K, Q, J and 10 are equal

knob-tie-cards = Which cards are compared
knob-tie-cards-about = Whether, between equal values, only the cards of the counting suit are compared, or all three.
knob-tie-cards-counting-suit = those of the counting suit
knob-tie-cards-whole-hand = all three

knob-ace-in-runs = Ace, two, three
knob-ace-in-runs-about = Whether ace, two, three is a run, and which.
knob-ace-in-runs-high-low = the lowest run
knob-ace-in-runs-high-only = no run
knob-ace-in-runs-brag = the highest run

knob-combination-order = Sequences and trios
knob-combination-order-about = Whether a sequence beats three of a kind, or three of a kind beats a sequence.
knob-combination-order-sequence-first = sequences are higher
knob-combination-order-trio-first = trios are higher

knob-petrangolone = Petrangolone
knob-petrangolone-about = Whether three aces beat everything, or are the highest trio.
knob-petrangolone-three-aces = three aces beat everything
knob-petrangolone-none = three aces are a trio

knob-top-prial-threes = Three threes
knob-top-prial-threes-about = Whether three threes are the highest prial, above three aces.
knob-top-prial-threes-true = the highest prial
knob-top-prial-threes-false = a prial of its rank
rule-top-prial-threes = Three threes are the highest prial, above three aces.

## Who loses, who wins

knob-rounds = Rounds
knob-rounds-about = How many rounds of trading a hand has; before each but the first a card is added to the middle.
knob-rounds-players = as many as players
knob-rounds-value = { $number ->
    [one] one round
   *[other] { $number } rounds
}

knob-pair-and-point = Pairs and points
knob-pair-and-point-about = Whether pairs count, and points below them.
knob-pair-and-point-true = yes
knob-pair-and-point-false = no

knob-lowest-tie = Truly equal at the bottom
knob-lowest-tie-about = Who loses when several have the least and nothing separates them.
knob-lowest-tie-all-lose = all who are equal
knob-lowest-tie-dealer-exempt = all but the dealer
knob-lowest-tie-none-lose = nobody

knob-lowest-tie-break = Always one lowest hand
knob-lowest-tie-break-about = Whether the cards, and finally the seat, decide a tie, so that only one player loses.
knob-lowest-tie-break-true = yes
knob-lowest-tie-break-false = no

knob-caller-lowest-penalty = Knocked and lowest
knob-caller-lowest-penalty-about = How much a player loses who knocks and is lowest alone.
knob-caller-lowest-penalty-2 = two
knob-caller-lowest-penalty-1 = one

knob-caller-not-best = Called, and not best
knob-caller-not-best-about = Whether a player who ends the hand without having the best one loses one more.
knob-caller-not-best-true = one more
knob-caller-not-best-false = nothing more
knob-exact-tie = Truly equal hands
knob-exact-tie-about = What happens when the best or the weakest hands are truly equal.
knob-exact-tie-void-either = then nobody loses
knob-exact-tie-void-lowest = at the bottom only: then nobody loses
knob-exact-tie-all-tied-lowest-lose = all the weakest lose

knob-on-31 = After a 31
knob-on-31-about = Who loses when a 31 ends the hand.
knob-on-31-lowest = the player with the least
knob-on-31-all-others = all without a 31

knob-dealt-31-all-lose = A dealt 31 hits everybody
knob-dealt-31-all-lose-about = Whether everybody who was not dealt a 31 loses after one was dealt.
knob-dealt-31-all-lose-true = yes
knob-dealt-31-all-lose-false = no

knob-dealt-fire-double = A dealt Feuer counts double
knob-dealt-fire-double-about = Whether a dealt Feuer costs all the others twice, but a player who was dealt a 31 only once.
knob-dealt-fire-double-true = yes
knob-dealt-fire-double-false = no

knob-tie-category = Points in a tie
knob-tie-category-about = Which row of the points table counts for hands of equal value.
knob-tie-category-best-place = the best of their places
knob-tie-category-by-value = by value: highest, lowest, everything in between

knob-points-table = Points table
knob-points-table-about = How many points a hand scores; the first number is for the hand that knocked.
knob-points-table-value = 31 { $blitz }/{ $blitz_other }, highest { $highest }/{ $highest_other }, middle { $middle }/{ $middle_other }, lowest { $lowest }/{ $lowest_other }
knob-points-table-blitz = 31
knob-points-table-highest = highest hand
knob-points-table-middle = middle hand
knob-points-table-lowest = lowest hand
knob-points-table-knocker = knocked
knob-points-table-other = otherwise

knob-contest-tie = A tie in the contest
knob-contest-tie-about = Who wins when the caller’s hand and the best challenger’s are equal.
knob-contest-tie-challenger = the challenger
knob-contest-tie-caller = the caller

knob-contest-total = What counts in the contest
knob-contest-total-about = Whether mixed hands are worth nothing in a contest, or their best suit counts.
knob-contest-total-flush = only hands of one suit
knob-contest-total-best-suit = the best suit of each hand

knob-double-in-contest = 51 doubles in a contest, too
knob-double-in-contest-about = Whether 51 of one suit earns another 51 when it wins a contest.
knob-double-in-contest-true = yes
knob-double-in-contest-false = no

## The match

knob-units-about = How often you can lose before it gets serious; the more, the longer the match.
knob-units-value = { $number }

knob-grace = Swimming
knob-grace-about = Whether you swim on when all is lost, until you lose again, or go under at once.
knob-grace-1 = you swim on
knob-grace-0 = you are out at once

knob-penalty-overflow = Losing two, with one left
knob-penalty-overflow-about = What happens when you lose two at once and have only one left.
knob-penalty-overflow-eliminate = you are out
knob-penalty-overflow-stop-at-grace = you swim

knob-chicken-after-multiple = The chicken, when several fall
knob-chicken-after-multiple-about = What becomes of the chicken when several run out at once before anybody has had it.
knob-chicken-after-multiple-forfeited = nobody gets it any more
knob-chicken-after-multiple-available = it remains available

knob-final-tie = When all go under together
knob-final-tie-about = What happens when everybody still in the match would go out with the same hand.
knob-final-tie-share = they share the win
knob-final-tie-replay = the hand is played again

knob-match-end = End of the match
knob-match-end-about = When the match is over.
knob-match-end-hands = { $number ->
    [one] after one hand
   *[other] after { $number } hands
}
knob-match-end-target = { $number ->
    [one] at one point
   *[other] at { $number } points
}
knob-match-end-single-hand = after a single hand
knob-match-end-last-survivor = when only one is left

## How this table differs from the printed game

house-players = { $fewest } to { $most } can play; in print { $printed_fewest } to { $printed_most }.
house-pack = The pack has { $here } cards instead of { $printed }.
house-direction = Cards are dealt and played { $here ->
   *[clockwise] clockwise instead of anticlockwise.
    [anticlockwise] anticlockwise.
}
house-suit-labels = The suits have other topics here: { $clubs }, { $spades }, { $hearts }, { $diamonds }.
house-dealer-choice = { $here ->
   *[blind] The dealer may take a second packet unseen.
    [see_both] The dealer sees both packets before choosing; in print the choice is blind.
    [see_extra_only] The dealer sees the second packet before choosing, and none of the cards dealt.
    [none] There is no second packet to choose; three cards lie open from the start.
}
house-dealt-check = { $here ->
   *[before] Dealt 31 and Feuer are shown before the packet is chosen instead of after it.
    [after] Dealt 31 and Feuer are shown after the packet is chosen instead of before it.
}
house-declare-dealt = { $here ->
   *[true] A dealt 31 ends the hand.
    [false] A dealt 31 is not shown.
}
house-allow-swap-all = { $here ->
   *[true] All { hand-word } cards may be exchanged at once.
    [false] Only one card is exchanged at a time, never all { hand-word }.
}
house-pass = { $here ->
   *[true] Passing is allowed here.
    [false] You may not pass here.
}
house-last-turn-stand = { $here ->
   *[true] You may pass in the last round too.
    [false] In the last round you may not pass.
}
house-explain-gate = { $here ->
   *[true] To exchange, you have to explain the terms first.
    [false] You exchange cards without explaining their terms.
}
house-all-pass = { $here ->
   *[refresh] When everybody has passed, the table gets new cards.
    [none] Even when everybody passes, the table gets no new cards.
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
house-recycle = { $here ->
   *[shuffle] The cards set aside are shuffled for the new stock.
    [order] The cards set aside become the new stock unshuffled, the oldest first.
}
house-recycle-includes-current = { $here ->
   *[true] The table cards just removed go into the new stock, too.
    [false] The table cards just removed do not go into the new stock yet.
}
house-close-timing = { $here ->
   *[rider] The end is called when a turn is over, not instead of a turn.
    [instead] The end is called instead of a turn, not when a turn is over.
}
house-close-from-turn = { $here ->
    [1] You may { call-do } on the first turn already, in print only from turn { $printed } on.
   *[other] You may { call-do } only from your turn { $here } on, in print { $printed ->
        [1] on the first already.
       *[other] from turn { $printed } on.
    }
}
house-stop-requires-flush = { $here ->
   *[true] You may { call-do } only with { hand-word } cards of one suit.
    [false] You may { call-do } with any hand.
}
house-call-requires = { $here ->
   *[none] You may call with any hand.
    [flush] You may call only with five cards of one suit.
    [min] You may call only with a hand that is worth at least { $here_number }.
}
house-clear-call-challengeable = { $here ->
   *[true] A called 51 can be challenged, too.
    [false] A called 51 ends the hand; nobody can challenge it.
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
house-blitz-after-knock = { $here ->
   *[true] A 31 is still a Blitz after a knock.
    [false] After a knock a 31 is no Blitz any more.
}
house-valuation = { $here ->
   *[net] Cards of other suits are subtracted from the value.
    [flush] Only { hand-word } cards of one suit are worth anything, all other hands 0.
}
house-trio-ranks = { $here ->
   *[all] Three of a kind counts in all ranks.
    [court] Three of a kind counts only for aces, kings, queens and jacks.
}
house-trio-value = { $here ->
    [none] Three of a kind is nothing special.
   *[other] Three of a kind counts { $value }.
}
house-fire-value = { $here ->
    [none] Three aces are no Feuer, but three of a kind like any other.
   *[other] Three aces are Feuer and count { $value }.
}
house-tie-break = { $here ->
    [suits_no_trio] With equal values the suit decides.
    [trio_rank] Of two trios the higher one is better.
    [swords] With equal values swords (spades) are better.
    [coins_first] With equal values the suit decides, diamonds first.
   *[none] Nothing decides between equal values, neither rank nor suit.
}
house-tie-card-order = { $here ->
   *[rank] Single cards are compared by rank.
    [points] Single cards are compared only by points: king, queen, jack and ten are equal.
}
house-tie-cards = { $here ->
   *[counting_suit] With equal values only the cards of the counting suit are compared.
    [whole_hand] With equal values all three cards are compared.
}
house-ace-in-runs = { $here ->
   *[high_low] Ace, two, three is the lowest run.
    [high_only] Ace, two, three is no run.
    [brag] Ace, two, three is the highest run.
}
house-swap-counts = { $here ->
   *[any] You may exchange as many cards at once as you like.
    [one_or_all] You exchange one card or all of them, nothing in between.
}
house-trade-closes = { $here ->
   *[true] A dealer who takes the packet thereby calls the end.
    [false] Taking the packet is only a choice: it does not call the end.
}
house-caller-shows = { $here ->
   *[true] A player who calls with a combination lays it open at once.
    [false] A player who calls keeps the cards hidden until the end.
}
house-combination-order = { $here ->
   *[sequence_first] A sequence beats three of a kind.
    [trio_first] Three of a kind beats a sequence.
}
house-petrangolone = { $here ->
   *[three_aces] Three aces beat everything.
    [none] Three aces are only the highest trio.
}
house-top-prial-threes = { $here ->
   *[true] Three threes are the highest prial.
    [false] Three threes are a prial of their rank.
}
house-rounds = { $here ->
    [players] There are as many rounds as players.
    [1] There is a single round.
   *[other] There are { $number } rounds.
}
house-pair-and-point = { $here ->
   *[true] Pairs and points count.
    [false] Only tricon, sequence and flush count; all other hands are equal.
}
house-lowest-tie = { $here ->
   *[all_lose] If several are truly equal at the bottom, they all lose.
    [none_lose] If several are truly equal at the bottom, nobody loses.
    [dealer_exempt] If several are truly equal at the bottom, they all lose, except the dealer.
}
house-lowest-tie-break = { $here ->
   *[true] If several have the least, cards and seats decide who loses alone.
    [false] If several have the least, they all lose, except the player who knocked.
}
house-caller-lowest-penalty = { $here ->
    [1] A player who knocks and is lowest alone loses only one instead of two.
   *[2] A player who knocks and is lowest alone loses two instead of one.
}
house-caller-not-best = { $here ->
   *[true] A player who has { call-done } without the best hand loses one more.
    [false] Having { call-done } without the best hand costs nothing more.
}
house-exact-tie = { $here ->
   *[void_either] If the best or the weakest hands are truly equal, nobody loses.
    [void_lowest] Only if the weakest hands are truly equal, nobody loses.
    [all_tied_lowest_lose] If the weakest hands are truly equal, they all lose.
}
house-on-31 = { $here ->
   *[lowest] After a 31 only the player with the least loses.
    [all_others] After a 31 everybody without one loses, not only the player with the least.
}
house-dealt-31-all-lose = { $here ->
   *[true] After a dealt 31 everybody who was not dealt one loses.
    [false] After a dealt 31, too, only the player with the least loses.
}
house-dealt-fire-double = { $here ->
   *[true] A dealt Feuer hits everybody else twice, with a dealt 31 only once.
    [false] A dealt Feuer, too, hits everybody else only once.
}
house-tie-category = { $here ->
   *[best_place] Equal hands score for the best of their places.
    [by_value] Equal hands score by their value: highest, lowest or in between.
}
house-points-table = A different points table, knocked and otherwise: 31 { $blitz }/{ $blitz_other }, highest { $highest }/{ $highest_other }, middle { $middle }/{ $middle_other }, lowest { $lowest }/{ $lowest_other }.
house-contest-tie = { $here ->
   *[challenger] In a tie the challenger wins.
    [caller] In a tie the caller wins.
}
house-contest-total = { $here ->
   *[flush] Only hands of one suit count in a contest.
    [best_suit] The best suit of each hand counts in a contest.
}
house-double-in-contest = { $here ->
   *[true] In a contest, too, 51 of one suit scores another 51.
    [false] In a contest 51 of one suit does not count double.
}
house-units = { $here ->
    [one] { $unit ->
        [stick] Nobody may have more than one stick; in print it is { $printed }.
       *[life] Everybody starts with { unit-count } instead of { $printed }.
    }
   *[other] { $unit ->
        [stick] You may have up to { $here } sticks; in print it is { $printed }.
       *[life] Everybody starts with { unit-count } instead of { $printed }.
    }
}
house-grace = { $here ->
    [1] A player who has lost everything swims on.
   *[0] Nobody swims: a player who has lost everything is out.
}
house-penalty-overflow = { $here ->
   *[eliminate] A player who loses two and has only one is out.
    [stop_at_grace] A player who loses two and has only one swims for now.
}
house-chicken-after-multiple = { $here ->
   *[forfeited] If several run out at once, there is no chicken any more.
    [available] If several run out at once, the chicken remains available.
}
house-final-tie = { $here ->
   *[share] If all go under together, they share the win instead of playing again.
    [replay] If all go under together, they play the hand again instead of sharing the win.
}
house-match-end = { $here ->
   *[hands] { $here_number ->
        [one] The match ends after one hand.
       *[other] The match ends after { $here_number } hands.
    }
    [target] { $here_number ->
        [one] The match ends at the first point.
       *[other] The match ends at { $here_number } points.
    }
    [single_hand] Only a single hand is played.
    [last_survivor] The match goes on until only one is left.
}

## What does nothing here

idle-dealt-check-dealer-choice = “{ knob-dealt-check }” does nothing here: without a second packet there is no choice to show before or after.
idle-dealt-check-auto-declare = “{ knob-dealt-check }” does nothing here: nobody has to show anything at this table.
idle-all-pass-pass = “{ knob-all-pass }” does nothing here: there is no passing at this table.
idle-exhausted-pass = “{ knob-exhausted }” does nothing here: there is no passing at this table.
idle-exhausted-all-pass = “{ knob-exhausted }” does nothing here: the table never gets new cards.
idle-declare-after-close-auto-declare = “{ knob-declare-after-close }” does nothing here: nobody has to show anything at this table.
idle-trio-ranks-trio-value = “{ knob-trio-ranks }” does nothing here: three of a kind is nothing special.
idle-blitz-after-knock-auto-declare = “{ knob-blitz-after-knock }” does nothing here: a 31 does not end the hand.
idle-on-31-auto-declare = “{ knob-on-31 }” does nothing here: a 31 does not end the hand.
idle-dealt-31-all-lose-auto-declare = “{ knob-dealt-31-all-lose }” does nothing here: a 31 does not end the hand.
idle-dealt-31-all-lose-on-31 = “{ knob-dealt-31-all-lose }” does nothing here: after any 31 all without one lose anyway.
idle-dealt-fire-double-fire-value = “{ knob-dealt-fire-double }” does nothing here: three aces are no Feuer at this table.
idle-dealt-fire-double-auto-declare = “{ knob-dealt-fire-double }” does nothing here: Feuer is not shown at this table.
idle-tie-break-trio-value = “{ knob-tie-break }” does nothing here: three of a kind is nothing special, so its rank separates nothing.
idle-tie-card-order-lowest-tie-break = “{ knob-tie-card-order }” does nothing here: no cards are compared in a tie.
idle-tie-card-order-game = “{ knob-tie-card-order }” does nothing here: in this game single cards never decide who scores.
idle-units-match-end = “{ knob-units }” does nothing here: the only hand decides everything.
idle-grace-match-end = “{ knob-grace }” does nothing here: after the only hand everything is over.
idle-final-tie-match-end = “{ knob-final-tie }” does nothing here: after the only hand everything is over.
idle-final-tie-lowest-tie = “{ knob-final-tie }” does nothing here: if all are equal nobody loses, so somebody always remains.
idle-final-tie-exact-tie = “{ knob-final-tie }” does nothing here: with truly equal hands nobody loses, so somebody always remains.
idle-final-tie-game = “{ knob-final-tie }” does nothing here: in this game somebody always remains.
idle-penalty-overflow-match-end = “{ knob-penalty-overflow }” does nothing here: after the only hand everything is over.
idle-penalty-overflow-grace = “{ knob-penalty-overflow }” does nothing here: nobody swims, so the last loss puts you out in any case.
idle-penalty-overflow-dealt-fire-double = “{ knob-penalty-overflow }” does nothing here: at this table nobody ever loses two at once.
idle-penalty-overflow-caller-lowest-penalty = “{ knob-penalty-overflow }” does nothing here: at this table nobody ever loses two at once.
idle-penalty-overflow-game = “{ knob-penalty-overflow }” does nothing here: in this game nobody ever loses two at once.

## What is wrong with something that came in

error-house = House rules are an object of names and values, such as { $allowed }; got { $came }.
error-pair = “{ $came }” is not a house rule; write it as name=value, for instance units=2.
error-knob-unknown = There is no house rule “{ $knob }” here. There are: { $allowed }.
error-knob-flag = “{ $knob }”: expected true or false, got { $came }.
error-knob-whole = “{ $knob }”: expected a whole number from { $least } up, got { $came }.
error-knob-whole-to = “{ $knob }”: expected a whole number from { $least } to { $most }, got { $came }.
error-knob-word = “{ $knob }”: expected one of { $allowed }, got { $came }.
error-knob-pack = “{ $knob }”: expected the number of cards ({ $allowed }), or the lowest rank 2, 6, 7 or 8, got { $came }.
error-knob-list = “{ $knob }”: expected a list out of { $allowed }, got { $came }.
error-knob-table = “{ $knob }”: expected an object with { $allowed }, each two whole numbers such as [3, 4], got { $came }.
error-knob-labels = “{ $knob }”: expected a list of four texts for clubs, spades, hearts and diamonds, got { $came }.
error-knob-span = “{ $knob }”: expected two whole numbers such as [2, 8], the smaller first, none below { $least }, got { $came }.
error-preset = There is no game “{ $came }” here. There are: { $allowed }.
error-name = More than one game is called “{ $came }”. Which do you mean: { $allowed }?
error-players = { $count ->
    [one] One person cannot play here
   *[other] { $count } people cannot play here
}: { $fewest } to { $most } sit at this table (house rule players).
error-players-pack = There are too few cards for { $count }: { $size } cards are enough for { $most } (house rule pack).

error-code-letters = This is neither a share code, such as 1-0061-8J, nor the name of a game that is known here.
error-code-checksum = One character of this share code is wrong or missing.
error-code-version = This share code comes from a newer version of this program.
error-code-contents = This share code names rules that do not exist here.
error-code-preset = This share code belongs to { $preset }, not to { $came }.

## Games of the family that cannot be played here: what they are, what is missing, what comes nearest

absent-bastard-brag = Bastard Brag cannot be played here: one of its table cards lies face down, and nobody sees what is exchanged for it. Nearest is Stop the Bus with a knock from the third turn: { $code }.
absent-hosn-owi-league = The league form of Hosn owi cannot be played here: each player may pass once in a hand, and points are counted over ninety hands. Nearest is Schwimmen: { $code }.
absent-trente-et-un-wikipedia = This Trente-et-un cannot be played here: exchanging all three cards ends your own hand, and a pass begins the last round for everybody. Nearest is Schwimmen: { $code }.
absent-pounce-commerce = Pounce Commerce cannot be played here: a player with three of a kind takes a fourth card without waiting for a turn. Nearest is Commerce: { $code }.
absent-trade-and-barter = Trade and Barter cannot be played here: you buy a card from the stock, or offer one to your neighbour. Nearest is Commerce: { $code }.
absent-commerce-old-mode = The old mode of Commerce cannot be played here: no source that can still be read says how a hand ends. Nearest is Commerce as the Encyclopædia Britannica printed it: { $code }.
absent-banking-31 = The banking game Thirty-One cannot be played here: everybody draws cards against a banker and must not go over 31. Nearest is Thirty-One, in which everybody draws against everybody: { $code }.
