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
play-no-terminal = The table needs a terminal; in the browser one plays with: schwimmen serve.
talon = Stock
dealt-out = Out of play
thinks = { $seat } is thinking …
pick-two = First choose one of your cards (1 2 3) and one on the table (Q W E).
do-it = { $what }? Enter
again-key = Enter: new match
quit-key = Ctrl+Q: leave
next-key = Enter: { do-next }
onward-key = Enter: go on
close-key = Esc: close
other-language = Deutsch
went-out-in = went under in hand { $number }
swims-on = swims
lives-left = { $number ->
    [one] one life left
   *[other] { $number } lives left
}
help-quick = do not wait
help-language = German, English
help-memory = show cards known of others
help-colours = two or four colours
help-light = day and night
help-quit = leave
key-space = Space
key-quit = Ctrl+Q
help-touch-terminal = Click one of your cards, then one in the middle: exchanged. “and close!” is a switch: while it is on, your next turn closes.
