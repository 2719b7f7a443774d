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

## What a hand is, where combinations count; the ranks to compare stand behind it
value-petrangolone = petrangolone
value-sequence = sequence
value-trio = trio
value-tricon = tricon
value-point = point
value-nothing = nothing
value-prial = prial
value-running-flush = running flush
value-run = run
value-flush = flush
value-pair = pair
value-high-card = high card
