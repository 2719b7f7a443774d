# PE-E1 values; J and 7 are neighbours; the ace is high or low
G petrangola
V AC AS AH = petrangolone
V AC KC QC = sequence A
V 6D 7D JD = sequence J
V AS 2S 3S = sequence 3
V KC KS KH = trio K
V AC KC JC = 31
V 7H KH 2C = 17
V 5C 4C KS = 10
# PE-E2 order: petrangolone, sequences, trios, totals
O AC AS AH > AC KC QC > KD QD JD > QS JS 7S > 2C 3C 4C > AH 2H 3H > KC KS KH > 7C 7S 7H > 2C 2S 2H > AD KD JD > AC QC 7C
# PE-E3 equal values: swords are better, the other suits are equal; the owner counts the suit that is best for him
O KS 7S 2C > KH 7H 2D = KC 7C 2H
O 4S 5S 6S > 4H 5H 6H = 4C 5C 6C
O QS JH KD > KC QH JD
# PE-E4 all truly equal lowest lose (17 and 17); with a 17 in swords only the other one does
X knock by=A A=KH,7H,2C B=KC,7C,2D C=AS,KS,3D => A:1 B:1 C:0
X knock by=A A=KS,7S,2C B=KC,7C,2D C=AD,KD,3S => A:0 B:1 C:0
# PE-E5 a 31 is lower than any petrangola; the knocker pays like everybody
X knock by=A A=AS,KS,JS B=2C,2D,2H C=AH,2H,3H => A:1 B:0 C:0
# PE-E6 three tokens, no grace
K units=3 pen=1,1,1 => 2 1 out

# PE-E7 the dealer takes the monte: a knock; B and A have one turn each, anticlockwise
G petrangola
S dealer=C A=KH,7H,2C B=5D,2S,7C C=6D,4D,KC extra=AS,KS,6H stock=3C
? turn = C
? legal C = keep trade
> C trade
? table = 6D 4D KC
? hand C = AS KS 6H
? turn = B
? legal B = swap_one swap_some swap_all pass
! B knock
> B swap 2S,7C 6D,4D
? hand B = 5D 6D 4D
? table = 2S 7C KC
? turn = A
> A pass
= end close A:1 B:0 C:0
# A 17, B sequence 6, C 21

# PE-E8 the dealer turns the monte up; exchange of two; knock instead of an exchange; standing in the last turn
G petrangola
S dealer=C A=KH,7H,2C B=5D,2S,7C C=6D,4D,KC extra=AS,KS,6H stock=3C
> C keep
? table = AS KS 6H
? turn = B
? legal B = swap_one swap_some swap_all knock
! B pass
! B swap 5D,7C AS
> B swap 5D,7C AS,KS
? hand B = 2S AS KS
? table = 5D 7C 6H
> A knock
? turn = C
? legal C = swap_one swap_some swap_all pass
> C swap KC 5D
> B pass
= end close A:1 B:0 C:0
# A 17, B 23, C sequence 6
# PE-E9 a 31 is not declared and ends nothing; it loses against a sequence
S dealer=B A=AS,KS,2C B=7H,6H,2D extra=JS,3C,4C stock=5C
> B keep
> A swap 2C JS
? turn = B
> B all
? hand B = 2C 3C 4C
> A knock
> B pass
= end close A:1 B:0

# PE-E10 house rules
G petrangola combination_order=trio_first
O AC AS AH > 2C 2S 2H > AC KC QC
G petrangola petrangolone=none
V AC AS AH = trio A
O 2C 3C 4C > AC AS AH > KC KS KH
G petrangola ace_in_runs=high_only
V AS 2S 3S = 16
V AS KS QS = sequence A
G petrangola tie_break=none
O KS 7S 2C = KH 7H 2D
G petrangola trade_closes=false swap_counts=one_or_all
S dealer=B A=AS,KS,2C B=7H,6H,2D extra=JS,3C,4C stock=5C
> B trade
? turn = A
? legal A = swap_one swap_all knock
! A swap 2C,KS 7H,6H
> A knock
> B pass
= end close A:0 B:1
G petrangola units=5
K units=5 pen=1,1,1,1,1 => 4 3 2 1 out
