# The fair shuffle: what the command line and the browser say about proofs.

## The verdict on a hand

verify-fair = { $contributions ->
    [0] Checks out, but nobody contributed: the one who chose the secret could choose the cards.
    [one] Checks out: the cards follow from the secret and one contribution.
   *[other] Checks out: the cards follow from the secret and { $contributions } contributions.
}
verify-none = No proof: there is none for this hand.
verify-malformed = No proof: what is here cannot be read.
verify-commitment = Does not check out: the secret does not match the seal shown before the hand.
verify-pack = Does not check out: the secret and the contributions give a different order of the cards.
verify-recycled = Does not check out: they give a different order for the reshuffled stock.
verify-dealer = Does not check out: the draw for the first dealer fell on somebody else.
verify-own-commitment = Does not check out: this device saw a different seal before the hand.
verify-own-contribution = Does not check out: what this device contributed is missing.
verify-sum = { $count ->
    [0] Nothing to check: no hand was dealt.
    [one] { $fair ->
        [0] The only hand is not proven.
       *[other] The only hand checks out.
    }
   *[other] { $fair } of { $count } hands check out.
}
verify-unreadable = This record cannot be read: { $message }

## The page for checking

to-verify = Open another match
verify-title = Open a match
verify-about = From its record you can watch every hand of a match again, and your own device works out whether each was shuffled fairly. The record stays where it is: nothing is sent anywhere.
verify-record = Record of the match
verify-file = Choose a file
verify-drop = or drop a file anywhere on this page
verify-paste = Or paste it here
verify-short = { $verdict ->
    [fair] { $contributions ->
        [0] checks out, but proves nothing
       *[other] checks out
    }
    [none] no proof
    [malformed] no readable proof
   *[other] does not check out
}
verify-no-record = { $count ->
    [one] This is not a record of a match.
   *[other] { $count } lines are not a record of a match.
}

## Step by step

fair-seat = Seat { $number }
fair-sealed = Sealed
fair-sealed-about = Before the hand a secret was drawn and its seal shown to everybody. The seal gives nothing away, but no other secret would match it.
fair-own-commitment = { $fits ->
    [yes] This is the very seal that this device saw before the hand.
   *[no] This device saw a different seal before the hand.
}
fair-given = Contributed
fair-given-about = { $contributions ->
    [0] Then the devices at the table could each have contributed a random number, but none did.
   *[other] Only then did the devices at the table each contribute a random number.
}
fair-given-none = no contribution
fair-own-contribution = { $fits ->
    [yes] This device’s contribution is among them.
   *[no] This device’s contribution is not among them.
}
fair-opened = Opened
fair-opened-about = After the hand the secret was shown.
fair-secret-fits = { $fits ->
    [yes] It is the secret that was sealed.
   *[no] The seal belongs to another secret.
}
fair-pack = Shuffled
fair-pack-about = The secret and the contributions determine the pack, card by card. This is how it lay, top card first.
fair-cards-fit = { $fits ->
    [yes] This device gets the same order.
   *[no] This device gets a different order:
}
fair-stock = Reshuffled
fair-stock-about = The stock ran out and was shuffled again. This is how it lay, top card first.
fair-dealer = Drawn by lot
fair-dealer-about = They also determine who deals first in this match: { $name }.
fair-dealer-fits = { $fits ->
    [yes] And so it was.
   *[no] But somebody else dealt.
}
fair-limits = Those who contributed did not know the secret, and the one who drew the secret did not know the contributions. So nobody could choose the cards – unless the operator was in league with the last person to contribute.
