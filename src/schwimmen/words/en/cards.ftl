# Cards. The letters of English packs; ranks that are missing here are written as their number.
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A

rank-name-2 = two
rank-name-3 = three
rank-name-4 = four
rank-name-5 = five
rank-name-6 = six
rank-name-7 = seven
rank-name-8 = eight
rank-name-9 = nine
rank-name-T = ten
rank-name-J = jack
rank-name-Q = queen
rank-name-K = king
rank-name-A = ace

suit-C = clubs
suit-S = spades
suit-H = hearts
suit-D = diamonds

## What a hand is, where combinations count: $rank is its first rank, $name its name; $top and $rest are compared
value-names = { $rank ->
    [6] sixes
   *[other] { $name }s
}
value-petrangolone = petrangolone
value-sequence = sequence up to { $top }
value-trio = trio of { value-names }
value-tricon = tricon of { value-names }
value-counted-flush = flush of { $top }
value-point = { $top } in all
value-nothing = nothing
value-prial = prial of { value-names }
value-running-flush = running flush up to { $top }
value-run = run up to { $top }
value-flush = flush { $top } { $rest }
value-pair = pair of { value-names } and { $rest }
value-high-card = high card { $top } { $rest }
