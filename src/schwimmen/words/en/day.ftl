# The deal of the day: the same cards for everybody.

day-title = Deal of the day
day-about = Five hands of { $game }, the same cards for everybody, against three experts. There are no hints.
day-play = Play
day-go-on = Play on
day-early = This deal comes on its day.
day-late = This deal is over: you can play those of the last seven days.
day-today = To today’s deal
day-game = Game
day-lately = The last days
day-is-today = Today
day-open = not played yet
day-played = played
day-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}

## Afterwards

day-result = How you played
day-looking = Looking at your decisions in hand { $hand } …
day-nothing = nothing to decide
day-chance = Chance to win the match: { $before } % → { $after } %
day-balance = { $given } percentage points given away, luck { $luck }.
day-share = Share
day-share-about = A sign for each of your decisions, and nothing about the cards:
day-sign-good = best or good
day-sign-slip = inexact
day-sign-mistake = mistake
day-sign-blunder = blunder
day-rule = Why the cards are the same
day-rule-about = Shuffle, dealer and every choice of the experts follow from this line by a published rule, so anyone can check them:
