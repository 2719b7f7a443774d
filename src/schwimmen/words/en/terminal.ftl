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
