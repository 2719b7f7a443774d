# The words a game uses for its own things, for the sentences of all files.
#
#   $word    what the call is called: close knock stop end stick pas last-round call
#   $unit    what is lost or counted: life chip token coin die stick, points on a slate
#   $units   how much of it at once
#   $hand    how many cards a hand has: 3, 4 or 5
#
# Where they are missing, the words are those of Schwimmen: close, life, one and three.

## The call

call-you = { $word ->
    [knock] knock
    [stop] say “stop”
    [end] end the hand
    [stick] stick
    [last-round] announce the last round
    [call] call
   *[close] close
}
call-they = { $word ->
    [knock] knocks
    [stop] says “stop”
    [end] ends the hand
    [stick] sticks
    [last-round] announces the last round
    [call] calls
   *[close] closes
}
call-if = { $word ->
    [knock] knocks
    [stop] says “stop”
    [end] ends the hand
    [stick] sticks
    [last-round] announces the last round
    [call] calls
   *[close] closes
}
call-done = { $word ->
    [knock] knocked
    [stop] said “stop”
    [end] ended the hand
    [stick] stuck
    [last-round] announced the last round
    [call] called
   *[close] closed
}
call-do = { $word ->
    [knock] knock
    [stop] say “stop”
    [end] end the hand
    [stick] stick
    [last-round] announce the last round
    [call] call
   *[close] close
}
call-name = { $word ->
    [knock] Knocking
    [stop] Stop
    [end] Ending
    [stick] Sticking
    [last-round] Last round
    [call] Calling
   *[close] Closing
}
ride-you = { $word ->
    [knock] knock
    [stop] say “stop”
    [end] end the hand
    [stick] stick
    [last-round] announce the last round
    [call] call 51
   *[close] close
}
ride-they = { $word ->
    [knock] knocks
    [stop] says “stop”
    [end] ends the hand
    [stick] sticks
    [last-round] announces the last round
    [call] calls 51
   *[close] closes
}

## What is lost

loses-you = { $units ->
    [one] { $unit ->
        [chip] lose a chip
        [token] lose a token
        [coin] pay a coin
        [die] turn your die down by one
        [stick] get a stick
        [points] lose a point
       *[life] lose a life
    }
   *[other] { $unit ->
        [chip] lose two chips
        [token] lose two tokens
        [coin] pay two coins
        [die] turn your die down by two
        [stick] get two sticks
        [points] lose two points
       *[life] lose two lives
    }
}
loses-they = { $units ->
    [one] { $unit ->
        [chip] loses a chip
        [token] loses a token
        [coin] pays a coin
        [die] turns the die down by one
        [stick] gets a stick
        [points] loses a point
       *[life] loses a life
    }
   *[other] { $unit ->
        [chip] loses two chips
        [token] loses two tokens
        [coin] pays two coins
        [die] turns the die down by two
        [stick] gets two sticks
        [points] loses two points
       *[life] loses two lives
    }
}
loses-each = { $units ->
    [one] { $unit ->
        [chip] lose a chip each
        [token] lose a token each
        [coin] pay a coin each
        [die] lose a point each
        [stick] get a stick each
        [points] lose a point each
       *[life] lose a life each
    }
   *[other] { $unit ->
        [chip] lose two chips each
        [token] lose two tokens each
        [coin] pay two coins each
        [die] lose two points each
        [stick] get two sticks each
        [points] lose two points each
       *[life] lose two lives each
    }
}
unit-name = { $unit ->
    [chip] Chips
    [token] Tokens
    [coin] Coins
    [die] Points on the die
    [stick] Sticks
    [points] Points
   *[life] Lives
}
unit-count = { $number ->
    [one] { $unit ->
        [chip] one chip
        [token] one token
        [coin] one coin
        [die] one point
        [stick] one stick
        [points] one point
       *[life] one life
    }
   *[other] { $unit ->
        [chip] { $number } chips
        [token] { $number } tokens
        [coin] { $number } coins
        [die] { $number } points
        [stick] { $number } sticks
        [points] { $number } points
       *[life] { $number } lives
    }
}
pot-count = { $unit ->
    [life] { $number ->
        [one] one stake
       *[other] { $number } stakes
    }
   *[other] { unit-count }
}
unit-last = { $unit ->
    [chip] the last chip
    [token] the last token
    [coin] the last coin
    [die] the last point
    [stick] the last stick allowed
    [points] the last point
   *[life] the last life
}
unit-none = { $unit ->
    [chip] no chip left
    [token] no token left
    [coin] no coin left
    [die] no point left
    [stick] no stick left to take
    [points] no point left
   *[life] no life left
}

## How many cards

hand-word = { $hand ->
    [4] four
    [5] five
   *[3] three
}
