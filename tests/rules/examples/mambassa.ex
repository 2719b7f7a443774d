# MB-E1..E6 values of four cards
G mambassa
V AC AS AH AD = 44
V AS KS QS JS = 41
V 7C 7S 7H 7D = 40
V 4C 5C 6C 7C = 39.5
V KC KS KH 2D = 39
V 2C 3C 4C KS = 38.5
V 7C JC KC AC = 38
# MB-E11 values
G mambassa
V AC AS AH AD = 44
V AD KD QD JD = 41
V 2C 2S 2H 2D = 40
V 4C 5C 6C 7C = 39.5
V 7H JH QH KH = 39.5
V AC 2C 3C 4C = 39.5
V KC KS KH 2D = 39
V JS QS KS 4D = 38.5
V AD QD JD 7D = 38.5
V AC KC JC 7C = 38
V KD 7D 2C 3H = 17
# MB-E12 order of the combinations
O AC AS AH AD > AC KC QC JC > 2C 2S 2H 2D > 7D JD QD KD > AD 2D 3D 4D > 2C 2S 2H KD > AD KD QD 2C > AD KD JD 7D
# MB-E13 inside a combination: rank or top card first, then coins > swords > cups > batons
O AD KD QD JD > AS KS QS JS > AH KH QH JH > AC KC QC JC
O KC KS KH KD > QC QS QH QD
O 5C 6C 7C 2D > 4D 5D 6D 2C
O 4D 5D 6D 7H > 4S 5S 6S KD > 4H 5H 6H KD > 4C 5C 6C KD
O QC QS QH AD > JC JS JH AD
O KD 7D 2C 3H > KS 7S 2H 3C > KH 7H 2D 3S > KC 7C 2S 3D
# MB-E14 lowest loses; 17 in batons is below 17 in swords
X knock by=A A=KC,7C,2D,3H B=KS,7S,2H,3D C=AD,KD,4S,5H => A:1 B:0 C:0
# MB-E15 truly equal: 10 in batons twice
X knock by=C A=KC,5D,4S,2H B=7C,3C,5H,4D C=AD,KD,6S,5S => A:1 B:1 C:0
# MB-E16 a tris beats a scala corta and the best points
X knock by=C A=AC,KC,JC,7C B=2S,3S,4S,KH C=6D,6H,6S,AH => A:1 B:0 C:0
# MB-E17 three tokens beside the ante
K units=3 pen=1,1,1 => 2 1 out

# MB-E18 the dealer takes the monte; exchanges of three and of two cards; then the hand is over
G mambassa
S dealer=C A=KH,7H,2C,3D B=5D,2S,7C,JC C=6D,4D,7D,QS extra=AS,KS,6H,2D stock=3C
? legal C = keep trade
> C trade
? table = 6D 4D 7D QS
? turn = B
? legal B = swap_one swap_some swap_all pass
> B swap 2S,7C,JC 6D,4D,7D
? hand B = 5D 6D 4D 7D
? turn = A
> A swap 2C,3D QS,JC
= end close A:1 B:0 C:0
# A 17, B scala lunga, C 21
# MB-E19 the monte is turned up; knock in the first turn
S dealer=C A=KH,7H,2C,3D B=KC,KS,KD,2S C=4H,4S,5H,QD extra=5C,6C,7C,2H stock=3C
> C keep
? turn = B
? legal B = swap_one swap_some swap_all knock
> B knock
> A all
? hand A = 5C 6C 7C 2H
? turn = C
> C swap 4S,QD 2C,7H
= end close A:0 B:0 C:1
# A scala corta 38.5, B tris 39, C 4H 5H 7H 2C = 16
# MB-E20 house rules
G mambassa swap_counts=one_or_all
S dealer=B A=KH,7H,2C,3D B=KC,KS,KD,2S C=4H,4S,5H,QD extra=5C,6C,7C,2H stock=3C
> B keep
? turn = A
? legal A = swap_one swap_all knock
G mambassa ace_in_runs=high_only
V AC 2C 3C 4C = 38.5
V AC 2C 3C KD = 16
G mambassa tie_break=none
O KD 7D 2C 3H = KC 7C 2S 3D
