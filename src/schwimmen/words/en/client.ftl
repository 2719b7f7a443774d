# What only the browser says.

title = Schwimmen – the card game by the water
you-name = You

## Cards, for the ear

card-name = { $rank } of { $suit }
german-suit-C = acorns
german-suit-S = leaves
german-suit-H = hearts
german-suit-D = bells
german-rank-J = unter
german-rank-Q = ober

## Start page

claim = Three cards, three matches. Whoever is still dry at the end wins.
play-now = Play now
play-now-about = Schwimmen against three, no account
go-on = Back to my table
lay-table = Lay a table
name = Your name
name-default = Guest
game = Game
opponents = Opponents
level-of = Opponent { $number }
level-random = Random
level-beginner = Beginner
level-club = Club
lives-each = Lives each
pace = Pace of the others
pace-relaxed = relaxed
pace-brisk = brisk
pace-instant = instant
house-rules = House rules
open-table = Open the table
again = Try again

## House rules

deviations = { $count ->
    [0] All as printed
    [one] One deviation
   *[other] { $count } deviations
}
no-deviations = Played as printed, without house rules.
printed = Printed: { $printed }
reset = Reset
reset-all = Reset all
fewer = fewer
more = more
fewest = fewest
most = most
to = to
share = Share these rules
share-about = Whoever enters this code plays by the same rules.
share-code = Code of these rules
copy = Copy
copied = Copied
enter-code = Enter a code
use-code = Use it

## Settings

settings = Settings
language = Language
theme = Light
theme-auto = as the device
theme-light = day
theme-dark = night
deck = Cards
deck-french = French
deck-four = Four colours
deck-german = German
large = Large index
large-about = Only rank and suit, as large as it gets.
sound = Sound
sound-about = A card on wood, a knock, a splash.
memory = Memory aid
memory-about = Shows the cards of the others that everybody has seen.
motion = Motion
motion-auto = as the device
motion-full = cards fly
motion-calm = calm
keys = Keyboard shortcuts
keys-about = Play with the keyboard; the help lists the keys.

## At the table

table-title = Table
home = To the start page
close = Close
cancel = Better not
rules = Rules
log = Log
log-empty = Nothing has happened yet.
help = Help
seats = The others
centre = Middle
table-cards = Cards in the middle
hand = Your cards
own = Your place
actions = What you can do
hand-number = Hand { $number }
dealer = deals
dealer-you = You deal
dealer-letter = D
called = closed
known = Known of { $seat }:
worth = Worth
stock = { $count ->
    [one] One card left in the stock
   *[other] { $count } cards left in the stock
}
last-turns = { $count ->
    [one] One turn left
   *[other] { $count } turns left
}
lives = { $units } of { $start } lives
lives-swims = Swims
lives-out = Gone under

turn-mine = Your turn
turn-last = Your last turn
turn-choice = Keep, or trade unseen?
turn-theirs = { $seat } to play
turn-out = You are out and watch
ask-all = Really exchange all three?
ask-swap = Exchange { $give } for { $take }
ask-pass = Pass
ask-close = Close
ask-keep = Keep
ask-trade = Take the other packet
why-not = That cannot be done now.
hear-hand = In hand: { $cards }.
hear-table = In the middle: { $cards }.

## Short, below the names of the others

short-did-keep = keeps the cards
short-did-trade = takes the other packet
short-did-swap = { $give } for { $take }{ $call ->
    [yes] , closes
   *[no] { "" }
}
short-did-all = all three{ $call ->
    [yes] , closes
   *[no] { "" }
}
short-did-pass = passes{ $call ->
    [yes] { " " }and closes
   *[no] { "" }
}
short-did-close = closes

## The end

showdown = Showdown
lost = { $count ->
    [one] loses a life
   *[other] loses { $count } lives
}
waiting-others = Waiting for the others …
watching = You are watching; it goes on in a moment.
to-summary = Go on
summary = End of the match
match-length = { $count ->
    [one] Decided in a single hand.
   *[other] Decided after { $count } hands.
}
play-again = Play again
new-table = New table
last-hand = See the last hand
chart = Lives after each hand
chart-hand = Hand
source = Source: { $from }

## Connection

link-connecting = Fetching the table …
link-waiting = Connection lost. It will be back in a moment.
gone = This table is no more
gone-about = It may have been cleared, or you sat down on another device. A new one is quickly laid.
error-offline = The server cannot be reached. Try again in a moment.
error-server = Something went wrong. Try again.

## Help

help-touch = Tap one of your cards, then one in the middle: exchanged. Or drag one onto the other. “and close” is a switch: while it is on, your next turn closes.
help-keys = On the keyboard a key chooses; Enter or the same key again does it.
help-hand = your cards
help-table = the cards in the middle
help-all = exchange all three
help-pass = pass
help-close = close, on and off
help-choice = keep, other packet (the dealer)
help-enter = do it
help-escape = better not
help-next = next hand
help-log = log
help-rules = rules
help-help = this help
