# What only the browser says.

title = Schwimmen – the card game by the water
title-turn = Your turn! – Schwimmen
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

error-alone = This needs a server, and this page has none behind it.
friends-alone = Tables with friends need a server, and this page has none behind it.
new-version = A new version is ready.
new-version-take = Load it
claim = Three cards in hand, three matchsticks for lives. The last one still dry wins.
play-now = Play now
play-now-about = Schwimmen against three, no account
go-on = Back to my table
lay-table = Set up a table
name = Your name
name-default = Guest
game = Game
with = With whom?
with-computers = Against computers
with-friends = With friends
with-here = On this device
with-cards = With real cards
cards-about = You play with your own cards, and this device keeps the lives and points.
here-beside = Who else plays
here-others = Others on this device
here-about = You pass it on; everybody’s cards stay covered until it is their turn.
here-name = Player { $number }
helpers = Computers at the table
keep-served = Keep the table on the server
keep-served-about = Then you can continue on another device, and others can watch. Otherwise it stays on this device and needs no network.
opponents = Opponents
level-of = Opponent { $number }
level-random = Random
level-beginner = Beginner
level-club = Club
level-expert = Expert
level-master = Master
level-beginner-careful = Beginner, careful
level-beginner-greedy = Beginner, greedy
level-beginner-watchful = Beginner, watchful
level-club-careful = Club, careful
level-club-greedy = Club, greedy
level-club-watchful = Club, watchful
temper-of = How opponent { $number } plays
temper-even = Plays like most
temper-careful = Careful: waits for good cards
temper-greedy = Greedy: takes what comes, ends early
temper-watchful = Watchful: gives you nothing you collect
pace = Pace of the others
pace-relaxed = relaxed
pace-brisk = brisk
pace-instant = instant
minutes = Time limit
minutes-many = { $number ->
    [0] none
   *[other] { $number } min
}
minutes-about = The match ends with the hand in which the time runs out, even if more hands were agreed on.
recall = What the others remember
recall-perfect = everything
recall-human = the latest
recall-forgetful = nothing
house-rules = House rules
open-table = Open the table
open-sheet = Start the sheet
again = Try again

## House rules

deviations = { $count ->
    [0] Everything as printed
    [one] One house rule
   *[other] { $count } house rules
}
printed = Printed: { $printed }
reset = Reset
reset-all = Reset all
fewer = fewer
more = more
fewest = fewest
most = most
to = to
share = Share these rules
share-about = Anyone who enters this code plays by the same rules.
share-code = Code of these rules
copy = Copy
copied = Copied
enter-code = Code or name of a game
use-code = Use it

## Settings

settings = Settings
language = Language
theme = Light
theme-auto = same as the device
theme-light = day
theme-dark = night
deck = Cards
deck-french = French
deck-four = Four colours
deck-german = German
large = Large index
large-about = Only rank and suit, large.
sound = Sound
sound-about = A card on wood, a knock, a splash.
memory-aid = Memory aid
memory-aid-about = Shows the cards of the others that everybody has seen.
motion = Motion
motion-auto = same as the device
motion-full = cards fly
motion-calm = calm
keys = Keyboard shortcuts
keys-about = Play with the keyboard; the help lists the keys.

## At the table

notices = Notices
people = At the table
here-turn = { $name }, it is your turn.
here-show = Show my cards
here-covered = All cards are covered.
here-only = This link works on this device only. To let others on the same network join, start the server with “schwimmen serve --lan”.
table-title = Table
home = To the start page
close = Close
cancel = Never mind
rules = Rules
log = Log
log-empty = Nothing has happened yet.
help = Help
first-hand = The first hand, step by step
news = What is different here
seats = The others
centre = Middle
table-cards = Cards in the middle
hand = Your cards
own = Your place
actions = What you can do
hand-number = Hand { $number }
ends-at = until { $time }
dealer = deals
dealer-you = You deal
dealer-letter = D
called = { $word ->
    [knock] knocked
    [stop] stop!
    [end] ended
    [stick] stuck
    [pas] pas
    [last-round] last round
    [call] called
   *[close] closed
}
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
lives = { $unit ->
    [chip] { $units } of { $start } chips
    [token] { $units } of { $start } tokens
    [coin] { $units } of { $start } coins
    [die] Die: { $units } of { $start }
    [stick] { $taken } of { $start } sticks
   *[life] { $gained ->
        [yes] { $units } lives
       *[no] { $units } of { $start } lives
    }
}
lives-swims = { $tongue ->
    [trial] On trial
    [ride] Free ride
   *[plain] Swims
}
lives-out = Gone under

turn-mine = Your turn
turn-last = Your last turn
turn-choice = Keep, or trade unseen?
turn-choice-both = Which packet?
turn-choice-extra = Take the packet?
turn-discard = Discard a card
turn-verdict = Explained correctly?
turn-answer = Challenge?
turn-refreshed = Exchange one card
turn-sticking = Your hand is closed
turn-theirs = { $seat } to play
turn-out = You are out and watch

## What to do: one line for each moment of your turn

line-swap = tap one of your cards, then one in the middle
line-some = choose cards of yours, and as many in the middle
line-pool = { $count ->
    [one] choose one of your cards for the whole pool
   *[other] choose { $count } of your cards for the whole pool
}
line-draw-take = draw a card from the stock or take the open one
line-draw = draw a card from the stock
line-take = take the open card
line-choose = choose { $buttons }
line-or = { $one } – or { $other }
line-middle = { $count ->
    [one] Now one in the middle: each shows what your hand would be worth.
   *[other] Now choose { $count } in the middle.
}
line-own = { $count ->
    [one] Now one of yours: each shows what your hand would be worth.
   *[other] Now choose { $count } of yours.
}
line-discard = Tap the card you want to discard.
line-again = Tap it again to discard it.
line-confirm = Confirm, or choose again.
line-choice = Play with these cards, or take the hidden ones. The others go to the middle.
line-choice-both = Play with these cards, or take the others. What you leave is there for all.
line-choice-extra = You see only the packet, not your own cards yet: take it, or turn it up.
quoted = “{ $text }”
worth-after = → { $value }
makes = Your hand would be worth { $value }.

ask-all = { $hand ->
    [4] Really exchange all four?
    [5] Really exchange all five?
   *[3] Really exchange all three?
}
ask-pool = { $gives } for the whole pool
ask-some = Exchange { $gives } for { $takes }
ask-discard = Discard { $give }
ask-swap = Exchange { $give } for { $take }
ask-trade = { $tongue ->
    [widow] Take the widow
   *[plain] Take the other packet
}
hear-hand = In hand: { $cards }.
hear-table = In the middle: { $cards }.

## Short, below the names of the others

short-did-keep = keeps the cards
short-did-trade = { $tongue ->
    [widow] takes the widow
   *[plain] takes the other packet
}
short-did-swap = { $give } for { $take }{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-all = { $hand ->
    [4] all four
    [5] all five
   *[3] all three
}{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-pass = passes{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-close = { called }
short-did-draw = draws
short-did-take = takes { $take }
short-did-discard = discards { $give }{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-clear = new table
short-did-refuse = declines
short-did-trade-pool = { $gives } for { $takes }{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-swap-some = { $gives } for { $takes }{ $call ->
    [yes] , { called }
   *[no] { "" }
}
short-did-name-swap = explains { $take }
short-did-name-all = explains all
short-did-right = explained correctly
short-did-wrong = explained wrongly
short-did-challenge = challenges
short-did-decline = stays out

## The end

showdown = Showdown
gained = +{ $units } { $units ->
    [one] life
   *[other] lives
}
lost = { $unit ->
    [chip] −{ $units } { $units ->
        [one] chip
       *[other] chips
    }
    [token] −{ $units } { $units ->
        [one] token
       *[other] tokens
    }
    [coin] −{ $units } { $units ->
        [one] coin
       *[other] coins
    }
    [die] −{ $units } { $units ->
        [one] point
       *[other] points
    }
    [stick] +{ $units } { $units ->
        [one] stick
       *[other] sticks
    }
   *[life] −{ $units } { $units ->
        [one] life
       *[other] lives
    }
}
safe = safe
scored = { $change } → { $total }
hand-won = wins the hand
hand-lost = loses the hand
standing = Final standing
waiting-others = Waiting for the others …
watching = You are watching; play goes on in a moment.
to-verify-taken = Open a match
reveal-all = Turn all over
to-summary = Go on
replay-hand = Watch this hand again
replays = Watch again:
replay-number = Watch hand { $number } again
review-hand = Review of this hand
review-last = Review of the last hand
summary = End of the match
match-length = { $count ->
    [one] Decided in a single hand.
   *[other] Decided after { $count } hands.
}
evening = The evening so far
evening-brave = The bravest call: { $name }, who { call-done } on { $value }
evening-unlucky = The unluckiest hand: { $name }, with { $value }
play-again = Play again
new-table = New table
last-hand = See the last hand
chart = { unit-name } after each hand
chart-hand = Hand

## The rules at the table

rules-worth = What hands are worth
rules-turn = A turn
rules-turn-told = Give { $give }, take { $take }: { $before } becomes { $after }.
rules-sources = Numbers and sources

## Connection

link-connecting = Fetching the table …
link-waiting = Connection lost. It will be back in a moment.
gone = This table no longer exists
error-offline = The server cannot be reached. Try again in a moment.
error-server = Something went wrong. Try again.

## Help

help-do-swap = Tap one of your cards, then one in the middle: they change places. You can also drag one onto the other.
help-do-pile = Tap the stock or the open card to take it, then the card you discard.
help-do-draw = Tap the stock, then the card you lay into the pool.
help-do-pool = Choose as many of your cards as lie in the pool: you get the whole pool for them.
help-do-all = Your whole hand for everything in the middle.
help-do-pass = You leave your hand as it is.
help-do-refresh = New cards in the middle; then you exchange one of yours.
help-do-ride = A switch: while it is on, you call with your next turn.
help-do-call = Instead of any other turn you { call-do }.
help-do-challenge = After a call you say whether your hand challenges it or stays out.
help-do-blind = If you deal, you decide first: keep your cards, or take the other packet unseen.
help-do-see-both = If you deal, you decide first which of the two packets you play with.
help-do-verdict = Before a card is yours, you explain its term aloud; then the explanation is judged, right or wrong.
help-to-rules = The rules of this game
help-dealer = When you deal
help-explain = Explain
help-keyboard = On the keyboard
help-keys = A key chooses; Enter or the same key again confirms.
help-hand = your cards
help-table = the cards in the middle
help-all = exchange everything
help-pass = pass
help-close-rides = the call, on and off
help-choice = keep, other packet (the dealer)
help-enter = confirm
help-escape = never mind
help-next = next hand
help-log = log
help-hint = hint (in a game against computers)
help-rules = rules
help-help = this help

## Games with a stock, a discard pile or a pool

pool = Pool
pool-choose = { $count ->
    [0] Fits: for the whole pool
    [one] Choose one more card for the pool
   *[other] Choose { $count } more cards for the pool
}
pile = { $count ->
    [0] Discard pile, still empty
    [one] Discard pile with one card
   *[other] Discard pile with { $count } cards
}
pile-empty = Discards
packet = { $tongue ->
    [widow] the widow
   *[plain] the second packet
}
discard-here = here
offer = Offerte: only the whole table
sticking = done
challenges = challenges
chicken = Sits on the chicken
points = { $count ->
    [one] one point
   *[other] { $count } points
}
help-refresh = have the table replaced
help-draw = draw from the stock
help-take = take from the discard pile
help-verdict = right, wrong (school edition)
help-answer = challenge, stay out (after the call)

## Choosing a game

games-schwimmen = Schwimmen
games-europe = Relatives from Europe
games-thirty-one = Thirty-One
games-asia = Forty-One and Fifty-One
games-school = For schools
start-more = Learn and teach
how-to-play = How to play
for-teachers = For teachers
kitchen = At the kitchen table
kitchen-list = Evenings at the kitchen table
game-learn = { $rules ->
    [1] few rules
    [2] some rules
   *[3] many rules
}
game-minutes = about { $count } min
games-other = More
games-search = Find a game: Knack, Scat, Hosn obi …
games-none = No game here is called “{ $came }”.
games-found = { $house ->
    [0] “{ $name }”
   *[other] “{ $name }”, with house rules
}
game-cards = { $count } cards
game-players = { $fewest }–{ $most } players
share-link = Copy a link
share-table = Share this table
share-table-about = A link that shows this table ready to be opened, with all that is chosen here and, where it is small, the deck. Nobody’s name is in it.
shared-table = This table comes from a link. One tap below, and you sit at it.
shared-rules = The rules from the link are set.
about-game = About this game
compare-games = Compare games
read-about = Read more

## What a day has, on the start page

today = Today
today-day = Deal of the day
today-puzzles = Puzzles
today-mine = My statistics
today-streak = { $days } days in a row
today-due = { $count } to repeat
