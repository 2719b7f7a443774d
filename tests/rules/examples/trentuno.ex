# TR-E1 values
G trentuno
V AC KC QC = 31
V 7D 6D 2H = 13
V KC KS KH = 10
V 2C 2S 2H = 2
# TR-E2 a dealer who ties for lowest is safe; ties without the dealer: all lose
X knock by=A dealer=B A=KH,5H,2C B=KD,5D,3S C=AS,KS,2D => A:1 B:0 C:0
X knock by=A dealer=C A=KH,5H,2C B=KD,5D,3S C=AS,KS,2D => A:1 B:1 C:0
# TR-E3 the dealer alone is lowest: he pays; the knocker alone: one stake, not two
X knock by=A dealer=B A=KH,5H,2C B=7D,5D,3S C=AS,KS,2D => A:0 B:1 C:0
X knock by=A dealer=B A=7H,5H,2C B=KD,5D,3S C=AS,KS,2D => A:1 B:0 C:0
# TR-E4 a knocker who ties with the dealer is not safe
X knock by=A dealer=B A=KH,5H,2C B=KD,5D,3S => A:1 B:0
# TR-E5 31 before a knock: all others; 31 after A's knock: not A
X blitz by=B dealer=C A=7H,6H,2C B=AS,KS,QS C=KD,5D,2S => A:1 B:0 C:1
X blitz by=A dealer=C A=7H,6H,2C B=AS,KS,QS C=KD,5D,2S => A:0 B:0 C:1
# TR-E6 three lives, no grace
K units=3 pen=1,1,1 => 2 1 out
# TR-E7 anticlockwise: after the dealer C comes B; knock, last turns, tie with the dealer
G trentuno
S dealer=C A=KH,5H,2C B=7S,6S,3D C=AD,4D,4C disc=5S stock=2S,KD,3H,3C
? turn = B
? legal B = stock take knock
! B take 5S
> B take 3D
? disc = 3D
? turn = A
> A knock
? turn = C
? legal C = stock take pass
> C pass
? turn = B
> B stock 2S
= end knock A:1 B:0 C:0
# A 15, C (the dealer) 15, B 18
# TR-E8 a 31 in the last round ends the hand before C's turn; the knocker A does not pay
G trentuno
S dealer=C A=KH,7H,2C B=7S,6S,3D C=AD,KD,4C disc=QD stock=2S,3H,3C
> B stock 2S
? disc = 2S
> A knock
> C stock 4C
? turn = B
> B take 3D
= end knock A:0 B:1 C:0
# B 7S 6S 2S is 15, A 17, C 21
S dealer=B A=KH,7H,2C B=AD,KD,4C C=7S,6S,3D disc=QD stock=2S,3H,3C
> A knock
> C pass
> B take 4C
= end blitz A:0 B:0 C:1
# TR-E9 dealt 31; stock used up
S dealer=B A=KH,7H,2C B=AD,KD,QD disc=2D stock=2S,3H
= end blitz A:1 B:0
S dealer=B A=KH,7H,2C B=AD,KD,4C disc=2D stock=2S
> A stock 2S
= end draw A:0 B:0
# TR-E10 house rules
G trentuno trio_value=30
V 7C 7S 7H = 30
G trentuno trio_value=30 trio_ranks=court
V 7C 7S 7H = 7
V QC QS QH = 30
G trentuno lowest_tie=all_lose
X knock by=A dealer=B A=KH,5H,2C B=KD,5D,3S C=AS,KS,2D => A:1 B:1 C:0
G trentuno blitz_after_knock=false
X knock by=A dealer=C A=7H,6H,2C B=AS,KS,QS C=KD,5D,2S => A:1 B:0 C:0
G trentuno call_requires=min(26)
S dealer=C A=KH,5H,2C B=AS,KS,5D C=AD,4D,4C disc=5S stock=2S,KD,3H,3C
? legal B = stock take
> B take 5D
> A stock 2S
> C stock 4C
? turn = B
? legal B = stock take knock
