# What command line and terminal say beside the words of the table.

## schwimmen rules

rules-presets = The games of this house:
rules-presets-how = A game with its rules: schwimmen rules schwimmen. With house rules: schwimmen rules schwimmen units=5.
rules-code = Share code of these rules: { $code }
rules-deviations = How this table differs from the printed game
rules-as-printed = Not at all: it is played as printed.
rules-idle = House rules that do nothing here
rules-knobs = All house rules
rules-knob = House rule
rules-here = here
rules-write = written as

## Cards without suit signs

suit-letter-C = C
suit-letter-S = S
suit-letter-H = H
suit-letter-D = D

## schwimmen play

play-shuffling = Shuffling the cards …
play-level = “{ $came }” is no level. There are: { $allowed }.
play-memory = “{ $came }” is no memory. There are: { $allowed }.
play-no-terminal = The table needs a terminal; in the browser one plays with: schwimmen serve.
talon = Stock
pile-count = Pile { $number }
dealt-out = Out of play
hand-of = Hand { $number } of { $most }
hand-to = Hand { $number }, up to { $most } points
thinks = { $seat } is thinking …
pick-two = First choose one of your cards (1 2 3 …) and one on the table (Q W E …).
pick-source = First draw from the stock (S) or take the open card (Q).
do-it = { $what }? Enter
now-explain = Explain out loud: { $cards }. Right (R) or wrong (W)?
now-explain-terms = Explain out loud: { $terms }. Right (R) or wrong (W)?
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
other-language = Deutsch
went-out-in = went under in hand { $number }
swims-on = { $unit ->
    [coin] on trial
    [stick] with three sticks
   *[life] swims
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
help-language = German, English
help-memory = show cards known of others
help-colours = two or four colours
help-light = day and night
help-quit = leave
key-space = Space
key-quit = Ctrl+Q
help-touch-terminal = Click one of your cards, then one in the middle: exchanged.
press-touch-pile = Click the stock or the open card, then the card that shall go.
press-touch-pool = Click as many of your cards as lie in the pool: traded. The stock is drawn from by a click.
press-touch-rider = “{ do-rider }” is a switch: while it is on, the call goes with your next turn.
press-pool = trade the chosen cards for the whole pool
press-refuse = decline, once the stock is empty
press-call = { call-do }
press-rider = { call-do }, on and off
press-clear = call 51, on and off

## schwimmen strategy

strategy-overview = From which value calling is better than playing on (in brackets: up to where it is worse)
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
strategy-of-call = { $game }, { $players } players: gain of calling over playing on, in percent of the match
strategy-of-place = { $game }, { $players } players: gain of calling in the first turn, by place
strategy-of-lives = { $game }, { $players } players: gain of calling in the first turn, by lives left
strategy-of-keep = { $game }, { $players } players: what a hand that a first exchange leaves is worth over an even share
strategy-of-packet = { $game }, { $players } players: gain of the dealer by keeping his first cards
strategy-no-game = “{ $came }” has no strategy tables. There are some for: { $allowed }.
strategy-no-players = There are no tables for { $came } players, but for { $allowed }.
shape-suited = one suit
shape-two = two of a suit
shape-two-and-pair = two of a suit and a pair
shape-pair = a pair
shape-mixed = three suits
shape-trio = three of a rank
