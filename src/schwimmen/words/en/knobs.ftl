# House rules and games in words. Terminal, command line and browser build all keys alike:
#
#   game-ID, game-ID-about      a game and where it comes from (the names of schwimmen.variants)
#   knob-group-GROUP            title of a group (setup turns calls values settlement match)
#   knob-NAME                   short name of a house rule (the names of schwimmen.knobs)
#   knob-NAME-about             one sentence: what it changes
#   knob-NAME-VALUE             one of its values; true and false for flags, 31 and fire for auto_declare
#   knob-NAME-value             a value in numbers: $number, for players $fewest and $most
#   idle-KNOB-BECAUSE           why a house rule does nothing beside another one
#   error-…                     what is wrong with something that came in; $knob, $came and $allowed as they were written
#
# In NAME, ID and VALUE a hyphen stands for underscore and point: knob-dealer-choice, knob-trio-value-30-5.

## Games

game-schwimmen = Schwimmen
game-schwimmen-about = Schwimmen from Germany and Austria, as the great collection pagat tells it: if at the end everybody goes under together, they share the win.
game-schwimmen-gamerules = Schwimmen (gamerules)
game-schwimmen-gamerules-about = The short version of gamerules, with a pot for the chips that are lost: the last one left takes it, and so going under together is played again.
game-schwimmen-catsatcards = Schwimmen (CatsAtCards)
game-schwimmen-catsatcards-about = The version of CatsAtCards, where it is a relative of Thirty-One: up to nine can play, and going under together is played again.

## Groups

knob-group-setup = Set-up and deal
knob-group-turns = Turns
knob-group-calls = Closing and showing
knob-group-values = What cards are worth
knob-group-settlement = Who loses
knob-group-match = Lives and match

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
knob-dealer-choice-none = no, it lies open at once

knob-dealt-check = Dealt 31 and Feuer
knob-dealt-check-about = Whether a dealt 31 or Feuer is shown before the packet is chosen or only after it.
knob-dealt-check-before = shown before the choice
knob-dealt-check-after = shown after the choice

## Turns

knob-allow-swap-all = Exchange all three
knob-allow-swap-all-about = Whether the whole hand may go for all three table cards, or always only one card.
knob-allow-swap-all-true = allowed
knob-allow-swap-all-false = one card only

knob-last-turn-stand = Passing in the last round
knob-last-turn-stand-about = Whether one may keep one’s cards once somebody has closed, or has to exchange then.
knob-last-turn-stand-true = allowed
knob-last-turn-stand-false = one has to exchange

knob-all-pass = When everybody passes
knob-all-pass-about = Whether the table gets new cards when everybody has passed in a row.
knob-all-pass-refresh = three new cards
knob-all-pass-none = nothing happens

knob-exhausted = When the stock is too small
knob-exhausted-about = What happens when three new table cards are due and fewer than three are left in the stock.
knob-exhausted-draw = a draw
knob-exhausted-showdown = cards on the table
knob-exhausted-keep-table = the table stays

## Closing and showing

knob-close-timing = Closing
knob-close-timing-about = Whether one closes at the end of a turn or instead of a turn.
knob-close-timing-rider = at the end of a turn
knob-close-timing-instead = instead of a turn

knob-close-from-turn = Closing from turn
knob-close-from-turn-about = From which of one’s own turns in a hand one may close.
knob-close-from-turn-value = from turn { $number } on

knob-auto-declare = Shown at once
knob-auto-declare-about = What has to be shown at once and ends the hand; what is missing here only counts when hands are compared.
knob-auto-declare-31 = 31
knob-auto-declare-fire = Feuer
knob-auto-declare-none = nothing

knob-declare-after-close = Showing in the last round
knob-declare-after-close-about = Whether 31 and Feuer still end the hand once somebody has closed.
knob-declare-after-close-true = ends the hand
knob-declare-after-close-false = only counts at the end

## What cards are worth

knob-trio-value = Three of a kind
knob-trio-value-about = What three cards of one rank are worth.
knob-trio-value-30-5 = 30½
knob-trio-value-none = the best suit only

knob-fire-value = Three aces
knob-fire-value-about = Whether three aces are Feuer and beat everything, or three of a kind like any other.
knob-fire-value-32 = Feuer, 32
knob-fire-value-none = like any three of a kind

## Who loses

knob-lowest-tie = Truly equal at the bottom
knob-lowest-tie-about = Who loses a life when several have the least and not even the suit separates them.
knob-lowest-tie-all-lose = all who are equal
knob-lowest-tie-none-lose = nobody

knob-on-31 = After a 31
knob-on-31-about = Who loses a life when a 31 ends the hand.
knob-on-31-lowest = whoever has the least
knob-on-31-all-others = all without a 31

knob-dealt-31-all-lose = A dealt 31 hits everybody
knob-dealt-31-all-lose-about = Whether after a dealt 31 everybody loses a life who was not dealt one.
knob-dealt-31-all-lose-true = yes
knob-dealt-31-all-lose-false = no

knob-dealt-fire-double = A dealt Feuer counts double
knob-dealt-fire-double-about = Whether a dealt Feuer costs all others two lives, but only one life for whoever was dealt a 31.
knob-dealt-fire-double-true = yes
knob-dealt-fire-double-false = no

## Lives and match

knob-units = Lives
knob-units-about = How many lives everybody starts with; the more, the longer the match.
knob-units-value = { $number }

knob-grace = Swimming
knob-grace-about = Whether one swims on without lives until one loses again, or goes under at once.
knob-grace-1 = one swims on
knob-grace-0 = one is out at once

knob-penalty-overflow = Losing two, having one
knob-penalty-overflow-about = What happens when one loses two lives and has only one left.
knob-penalty-overflow-eliminate = one is out
knob-penalty-overflow-stop-at-grace = one swims

knob-final-tie = When all go under together
knob-final-tie-about = What holds when everybody still in the match would go out with the same hand.
knob-final-tie-share = they share the win
knob-final-tie-replay = the hand is played again

## What does nothing here

idle-dealt-check-dealer-choice = “Dealt 31 and Feuer” does nothing here: without a second packet there is no choice to show before or after.
idle-dealt-check-auto-declare = “Dealt 31 and Feuer” does nothing here: nobody has to show anything at this table.
idle-exhausted-all-pass = “When the stock is too small” does nothing here: the table never gets new cards.
idle-declare-after-close-auto-declare = “Showing in the last round” does nothing here: nobody has to show anything at this table.
idle-on-31-auto-declare = “After a 31” does nothing here: a 31 does not end the hand.
idle-dealt-31-all-lose-auto-declare = “A dealt 31 hits everybody” does nothing here: a 31 does not end the hand.
idle-dealt-31-all-lose-on-31 = “A dealt 31 hits everybody” does nothing here: after any 31 all without one lose anyway.
idle-dealt-fire-double-fire-value = “A dealt Feuer counts double” does nothing here: three aces are no Feuer at this table.
idle-dealt-fire-double-auto-declare = “A dealt Feuer counts double” does nothing here: Feuer is not shown at this table.
idle-penalty-overflow-grace = “Losing two, having one” does nothing here: nobody swims, without lives one is out in any case.
idle-penalty-overflow-dealt-fire-double = “Losing two, having one” does nothing here: at this table nobody ever loses two lives at once.
idle-final-tie-lowest-tie = “When all go under together” does nothing here: if all are equal nobody loses, so somebody always remains.

## What is wrong with something that came in

error-house = House rules are an object of names and values, as { $allowed }; { $came } is none.
error-pair = “{ $came }” is no house rule; it is written as name=value, for instance units=2.
error-knob-unknown = “{ $knob }” is no house rule here. There are: { $allowed }.
error-knob-flag = “{ $knob }”: { $came } is not possible. Possible: true or false.
error-knob-whole = “{ $knob }”: { $came } is not possible. Possible: a whole number from { $least } up.
error-knob-word = “{ $knob }”: { $came } is not possible. Possible: { $allowed }.
error-knob-pack = “{ $knob }”: { $came } is not possible. Possible: 52, 36, 32 or 28 cards, or the lowest rank 2, 6, 7 or 8.
error-knob-list = “{ $knob }”: { $came } is not possible. Possible: a list out of { $allowed }.
error-knob-span = “{ $knob }”: { $came } is not possible. Possible: two whole numbers as [2, 8], the smaller first, none below { $least }.
error-preset = “{ $came }” is no game of this house. There are: { $allowed }.
error-players = { $count ->
    [one] One person cannot play here
   *[other] { $count } people cannot play here
}: { $fewest } to { $most } sit at this table (house rule players).
error-players-pack = There are too few cards for { $count }: { $size } cards are enough for { $most } (house rule pack).

error-code-letters = This is no share code: one is made of letters and digits as 1-0061-8J.
error-code-checksum = A character of this share code is wrong, or one is missing.
error-code-version = This share code comes from a newer version of this program.
error-code-contents = This share code names no rules that there are here.
error-code-preset = This share code belongs to { $preset }, not to { $came }.
