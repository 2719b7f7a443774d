# At the kitchen table: real cards, and a device that keeps the lives.

kitchen-undo = Undo
kitchen-save = Save as a file
kitchen-nothing = Nobody loses or scores anything.
kitchen-deals = { $name } deals.
kitchen-dealer = Who deals first?
kitchen-next = Next
kitchen-players = How many play?
kitchen-erase = Delete this evening
kitchen-erase-sure = Yes, delete it
kitchen-bring = Go on with an evening from a file
kitchen-unreadable = No evening can be read from this file.

## How the hand ended

kitchen-end = How did the hand end?
kitchen-end-shown = hands shown
kitchen-end-31 = by a 31
kitchen-end-dealt = a dealt 31
kitchen-end-fire = three aces
kitchen-end-nobody = { $unit ->
    [points] nobody scores
   *[life] nobody loses
}

## What has to be known of it

kitchen-lowest = Who has the lowest hand?
kitchen-best = Who has the highest hand?
kitchen-caller = Who { call-done }?
kitchen-against = Who challenged?
kitchen-holders = Who has 31?
kitchen-aces3 = Who has three aces?
kitchen-dealt31 = Who was dealt a 31?
kitchen-safe = Who has 666, 678 or three aces?
kitchen-values = What is each hand worth?
kitchen-mixed = A hand of several suits counts 0.
kitchen-mixed-best = A hand of several suits counts 0; the best suit counts only for the caller and those who challenged.
kitchen-tied = The best hands are equal
kitchen-dealt = Already in the deal
kitchen-aces = Three aces among them
