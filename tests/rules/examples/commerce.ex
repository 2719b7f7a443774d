# CO-E1 values
G commerce
V KC KS KH = tricon K
V 9S TS JS = sequence J
V AD 2D 3D = sequence 3
V AD KD 6D = flush 27
V KC KD 7S = pair K 7
V AC KD 3S = point 24
# CO-E2 order of the combinations and inside them
O AC AS AH > 2C 2S 2H > AD KD QD > 2S 3S 4S > AH 2H 3H > AC KC 9C > 7D 6D 2D > AC AD 2S > 2C 2D AS > AC KD QS > AC KD 9S
O KC KD 9S > KS KH 8D
O QH 9H 8H > KS 9S 7S
# CO-E3 suits never matter
O 4C 5C 6C = 4D 5D 6D
O KC QC 5C = KD JD 5D
# CO-E4 the lowest pays one life to the best; the middle is not concerned
X rounds lead=A A=AC,KD,3S B=KC,KH,7S C=9S,TS,JS => A:1 B:0 C:-1
# CO-E5 equal best hands: the elder wins; equal lowest hands: the younger pays
X rounds lead=B A=4C,5C,6C B=4D,5D,6D C=AC,KD,3S => A:0 B:-1 C:1
X rounds lead=B A=AC,KD,3S B=AD,KS,3H C=4D,5D,6D => A:1 B:0 C:-1
# CO-E6 with all equal the eldest wins from the youngest
X stick lead=C A=4C,5C,6C B=4D,5D,6D C=4S,5S,6S => A:0 B:1 C:-1
# CO-E7 three lives, no grace
K units=3 pen=1,1,1 => 2 1 out
# CO-E8 three players, three rounds; a card is added before the second and the third
G commerce
S dealer=C A=KC,KD,4S B=9S,TS,2H C=7C,5D,2D table=JS,3C,6H stock=KH,8D,QC
? turn = A
? legal A = swap_one swap_some swap_all close
! A pass
> A swap 4S 3C
> B swap 2H JS
> C swap 2D,5D 4S,6H
? hand C = 7C 4S 6H
? table = 2H 2D 5D KH
? turn = A
> A swap 3C KH
? hand A = KC KD KH
> B close
> C swap 4S 2H
? table = 2D 3C 5D 4S 8D
# B is out of the trade: after A comes C
? turn = A
> A close
? turn = C
> C swap 2H 8D
= end rounds A:-1 B:0 C:1
# A tricon, B sequence, C 7C 6H 8D = point 21
# CO-E9 all three cards: out of the trade; with four table cards the exchange is written out
G commerce
S dealer=C A=KC,9D,4S B=9S,TS,2H C=7C,5D,2D table=JS,3C,6H stock=KH,8D,QC
> A all
? hand A = JS 3C 6H
> B swap 2H KC
> C swap 2D 4S
? table = 2H 2D 9D KH
? turn = B
! B all
> B swap KC,9S,TS 2D,9D,KH
? hand B = 2D 9D KH
? turn = C
> C close
= end stick A:0 B:-1 C:1
# A point 19, B 2D 9D KH = point 21, C 7C 5D 4S = point 16
# CO-E10 house rules
G commerce ace_in_runs=high_only
V AD 2D 3D = flush 16
G commerce pair_and_point=false
V KC KD 7S = nothing
O 2C 3C 5C > AC AD KS = 2C 4D 6S
G commerce rounds=1
S dealer=C A=KC,9D,4S B=9S,TS,2H C=7C,5D,2D table=JS,3C,6H stock=KH,8D,QC
> A swap 4S JS
> B swap 2H 4S
> C close
= end rounds A:0 B:-1 C:1
# A point 29, B flush 23, C point 14
