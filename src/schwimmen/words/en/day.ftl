# The deal of the day: the same cards for everybody.

day-title = Deal of the day
day-about = Five hands of { $game }, the same cards for everybody, against three experts. There are no hints.
day-play = Play
day-go-on = Play on
day-early = This deal opens on its day.
day-late = This deal is over: you can play those of the last seven days.
day-today = To today’s deal
day-game = Game
day-lately = Recent days
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
day-sign-slip = inaccuracy
day-sign-mistake = mistake
day-sign-blunder = blunder
day-rule = Why the cards are the same
day-rule-about = The shuffle, the dealer and every choice of the experts follow from this line by a published rule, so anyone can check them:

## One's own statistics

stats-title = My statistics
stats-about = Counted on this device from your finished matches and the deals of the day. Nobody else learns any of it.
stats-looking = Looking at your hands: { $done } of { $hands } …
stats-progress = Hands looked at
stats-empty = Nothing here yet: finished matches and deals of the day come in by themselves.
stats-matches = Matches
stats-won = { $won } won
stats-calls = Calls
stats-calls-about = paid : did not
stats-luck = Luck
stats-given = Given away
stats-per-hand = percentage points a hand
stats-mistakes = Mistakes by kind
stats-mistakes-about = Of { $decisions } decisions in which there was a choice, by the review.
stats-kind = Kind
stats-count = How often
stats-mistake-late = no call where one would have paid
stats-mistake-early = called too soon
stats-mistake-packet = the wrong packet
stats-mistake-card = another card was better
stats-rating = Against the levels
stats-interval = ({ $low } to { $high } with 95 % confidence)
stats-rating-about = { $count ->
    [one] From 1 match against computers alone. 400 points are odds of ten to one; moves from hints count as yours.
   *[other] From { $count } matches against computers alone. 400 points are odds of ten to one; moves from hints count as yours.
}
stats-file = Your diary
stats-file-about = All of this is kept in a diary on this device, and so are your answers to puzzles. You can take it along as a file and load it elsewhere.
stats-save = Save as a file
stats-take = Load a file
stats-read = { $count ->
    [0] There was nothing new in the file.
    [one] 1 entry was new.
   *[other] { $count } entries were new.
}
stats-unreadable = This file holds no diary. Choose one that was saved on this page.
stats-forget = Forget everything
stats-sure = Really forget everything
stats-forgotten = The diary is empty.
