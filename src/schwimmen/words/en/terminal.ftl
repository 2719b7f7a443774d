# What command line and terminal say beside the words of the table.

## schwimmen rules

rules-presets = The games:
rules-presets-how = A game with its rules: schwimmen rules schwimmen. With house rules: schwimmen rules schwimmen units=5.
rules-code = Share code of these rules: { $code }
rules-deviations = How this table differs from the printed game
rules-idle = House rules that do nothing here
rules-knobs = All house rules
rules-knob = House rule
rules-here = here
rules-write = written as

## schwimmen replay, review, verify

no-record = There is no record here.

## Cards without suit signs

suit-letter-C = C
suit-letter-S = S
suit-letter-H = H
suit-letter-D = D

## schwimmen play

play-compiling = The computer is getting ready. For about a minute your opponents play as beginners do.
play-level = There is no level “{ $came }”. There are: { $allowed }.
play-memory = There is no memory “{ $came }”. There are: { $allowed }.
play-no-terminal = The table needs a terminal; to play in the browser: schwimmen serve.
talon = Stock
put-aside = Put aside
pile-count = Pile { $number }
dealt-out = Out of play
hand-of = Hand { $number } of { $most }
hand-to = Hand { $number }, up to { $most } points
thinks = { $seat } is thinking …
pick-two = First choose one of your cards (1 2 3 …) and one on the table (Q W E …).
pick-source = First draw from the stock (S) or take the open card (Q).
do-it = { $what }? Enter
turn-ways = { $last ->
    [yes] Your last turn
   *[no] Your turn
}: { $ways }
ways-or = { $ways }, or { $last }
way-swap = exchange one card
way-all = exchange all { hand-word }
way-swap-all = exchange one card or all { hand-word }
way-some = exchange one card, several or all { hand-word }
way-pool = take the pool
way-draw = draw from the stock
way-take = take the open card
way-refresh = get a new table
way-pass = pass
way-refuse = decline
way-close = { $word ->
    [end] end the hand
   *[close] { call-do }
}
ask-choice = Keep your cards (K), or trade them unseen for the other { hand-word } (T)?
ask-choice-extra = You see only the packet: turn it up (K), or take it (T)?
ask-choice-both = Play with your own cards (K), or with those in the middle (T)?
some-take = { $count ->
    [one] Choose one more in the middle
   *[other] Choose { $count } more in the middle
}
some-give = { $count ->
    [one] Choose one more of yours
   *[other] Choose { $count } more of yours
}
ask-which = Which card goes? ({ $hand_keys })
ask-for = { $gives } for which in the middle?
ask-against = { $takes } for which of your cards?
how-choice = What you leave is turned up in the middle.
how-choice-closes = Take it, and you have { call-done }: only the others have one more turn.
how-answer = If you challenge, the best hand gets the points of everybody who is in it.
how-swap = Choose one of yours ({ $hand_keys }), then one in the middle ({ $table_keys }).
how-some = Choose yours ({ $hand_keys }) and as many in the middle ({ $table_keys }), then Enter.
how-explain = Choose yours ({ $hand_keys }) and one in the middle ({ $table_keys }); explain it.
how-pool = Choose as many of your cards as lie in the pool.
how-closing = Then everybody else has one more turn.
preview-with = Worth { $value } now; with { $each }
preview-for = Worth { $value } now; in exchange for { $each }
preview-without = Without { $each }
preview-open = With the open card you can have { $value }.
preview-packets = Your own cards are worth { $value }, the others { $other }.
at-best = up to { $value }
explains = { $seat } explains: { $terms }
now-explain = Explain: { $terms }. Then press Enter
quiz = What is right?
quiz-term = Term { $number } of { $count }
quiz-key = 1 2 3 4: choose
quiz-group = Was it right?
quiz-group-key = 1: right · 2: wrong
play-deck = “{ $came }” cannot be read as a deck; `schwimmen deck check` says why.
play-judge = There is no judge “{ $came }”. There are: { $allowed }.
do-solution = Answer
turn-all-key = Enter: turn up all
now-answer = { $seat } calls: challenge (C) or stay out (P)?
badge-called = { $word ->
    [knock] knocked
    [stop] “stop”
    [end] “end”
    [stick] stick
    [last-round] “last”
    [call] calls
   *[close] closed
}
badge-declared = 31!
again-key = Enter: new match
quit-key = Ctrl+Q: leave
next-key = Enter: { do-next }
onward-key = Enter: go on
close-key = Esc: close
first-hand-keys = Enter: go on · Esc: skip
first-hand-again = The first hand, step by step: schwimmen play --first-hand
sources-key = S: numbers and sources · { close-key }
help-more = The game in short and all its rules: I.
help-signs = { $turn } marks whose turn it is, { dealer-letter } who deals.
help-left = { $left } shows what you have left.
help-swims = { $belt } marks a player who has nothing left and plays on until the next loss.
went-out-in = went under in hand { $number }
swims-on = { $tongue ->
    [trial] on trial
    [ride] free ride
   *[plain] { $unit ->
        [stick] with three sticks
       *[life] swims
    }
}
lives-left = { $number ->
    [one] { $unit ->
        [chip] one chip left
        [token] one token left
        [coin] one coin left
        [die] one point left
        [stick] one stick still free
       *[life] one life left
    }
   *[other] { $unit ->
        [chip] { $number } chips left
        [token] { $number } tokens left
        [coin] { $number } coins left
        [die] { $number } points left
        [stick] { $number } sticks still free
       *[life] { $number } lives left
    }
}
help-quick = do not wait
help-language = another language
help-memory = show cards known of others
help-colours = two or four colours
help-light = day and night
help-quit = leave
key-space = Space
key-quit = Ctrl+Q
help-touch-terminal = Click one of your cards, then one in the middle: exchanged.
press-touch-pile = Click the stock or the open card, then the card you discard.
press-touch-pool = Click as many of your cards as lie in the pool: traded. A click on the stock draws from it.
press-touch-some = Click cards of yours and as many in the middle, then “{ do-swap }”.
press-touch-ride = “{ do-ride }” is a switch: while it is on, you call with your next turn.
press-pool = trade the chosen cards for the whole pool
press-refuse = decline, once the stock is empty
press-call = { call-do }
press-ride = { call-do }, on and off
press-clear = call 51, on and off

## schwimmen strategy

strategy-overview = The value from which calling beats playing on (in brackets: the value up to which it is worse)
strategy-game = Game
strategy-players = Players
strategy-turn = { $last ->
    [yes] { $n }th turn or later
   *[no] { $n ->
        [1] 1st turn
        [2] 2nd turn
        [3] 3rd turn
       *[other] { $n }th turn
    }
}
strategy-place = { $n ->
    [1] 1st to move
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
strategy-left = { $last ->
    [yes] { $n } lives or more
   *[no] { $n ->
        [0] swimming
        [one] one life
       *[other] { $n } lives
    }
}
strategy-value = Value
strategy-gain = Gain
strategy-special = special
strategy-mark = { $not_yet ->
    [none] { $surely }
   *[other] { $surely } ({ $not_yet })
}
strategy-of-call = { $game }, { $players } players: what calling gains over playing on, in percent of the match
strategy-of-place = { $game }, { $players } players: what calling on the first turn gains, by place
strategy-of-lives = { $game }, { $players } players: what calling on the first turn gains, by lives left
strategy-of-keep = { $game }, { $players } players: what a hand is worth after a first exchange, compared with an even share
strategy-of-packet = { $game }, { $players } players: what the dealer gains by keeping the first cards
strategy-no-game = There are no strategy tables for “{ $came }”, but for: { $allowed }.
strategy-no-players = There are no tables for { $came } players, but for { $allowed }.
shape-suited = one suit
shape-two = two of a suit
shape-two-and-pair = two of a suit and a pair
shape-pair = a pair
shape-mixed = three suits
shape-trio = three of a rank
