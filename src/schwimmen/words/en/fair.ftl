# The fair shuffle: what the command line and the browser say about proofs.

## The verdict on a hand

verify-fair = { $contributions ->
    [0] Checks out, but nobody contributed: whoever chose the secret could choose the cards.
    [one] Checks out: the cards follow from the secret and one contribution.
   *[other] Checks out: the cards follow from the secret and { $contributions } contributions.
}
verify-none = No proof: there is none for this hand.
verify-malformed = No proof: what stands here cannot be read.
verify-commitment = Does not check out: the secret does not fit the seal that was shown before the hand.
verify-pack = Does not check out: another order of the cards follows from secret and contributions.
verify-recycled = Does not check out: another order follows for the stock that was shuffled again.
verify-dealer = Does not check out: the draw for the first dealer fell on somebody else.
verify-own-commitment = Does not check out: this device saw another seal before the hand.
verify-own-contribution = Does not check out: what this device contributed is not among it.
verify-sum = { $count ->
    [0] Nothing to check: no hand was dealt.
    [one] { $fair ->
        [0] The only hand is not proven.
       *[other] The only hand checks out.
    }
   *[other] { $fair } of { $count } hands check out.
}
verify-unreadable = This record cannot be read: { $message }

## The page on which one checks

to-verify = Check other hands for yourself
verify-title = Fairly shuffled?
verify-about = Here your own device works out whether every hand of a match was shuffled fairly. The record stays where it is: nothing is sent anywhere.
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
    [one] This is no record of a match.
   *[other] { $count } lines are no record of a match.
}

## Step by step

fair-seat = Seat { $number }
fair-sealed = Sealed
fair-sealed-about = Before the hand the server drew a secret and showed everybody its seal. The seal gives nothing away, but no other secret would fit it any more.
fair-own-commitment = { $fits ->
    [yes] This is the very seal that this device saw before the hand.
   *[no] This device saw another seal before the hand.
}
fair-given = Contributed
fair-given-about = { $contributions ->
    [0] Then the devices at the table could each have contributed a random number of their own, and none did.
   *[other] Only then did the devices at the table each contribute a random number of their own.
}
fair-given-none = no contribution
fair-own-contribution = { $fits ->
    [yes] This device’s contribution is among them.
   *[no] This device’s contribution is not among them.
}
fair-opened = Opened
fair-opened-about = After the hand the server showed the secret.
fair-secret-fits = { $fits ->
    [yes] It is the secret that was sealed.
   *[no] The seal belongs to another secret.
}
fair-pack = Shuffled
fair-pack-about = Secret and contributions settle the pack, card by card. This is how it lay, top card first.
fair-cards-fit = { $fits ->
    [yes] This device comes to the same order.
   *[no] This device comes to another order:
}
fair-stock = Shuffled again
fair-stock-about = The stock ran out, and a new one was shuffled. This is how it lay, top card first.
fair-dealer = Drawn by lot
fair-dealer-about = Who deals first in this match is settled by it as well: { $name }.
fair-dealer-fits = { $fits ->
    [yes] And so it was.
   *[no] But somebody else dealt.
}
fair-limits = Whoever contributed did not know the secret, and whoever drew the secret did not know the contributions. So nobody could choose the cards – unless the operator was in league with the person who contributed last.
