# TP-E1 a trio of kings is an ordinary 10
G tri_palki
V KC KD KH = 10
# TP-E2 ranks of the counting cards (suits chosen so that suit order would say the opposite)
O AS KS TS > AH QH JH
O AS TS 6S > AH 9H 7H
V AS TS 6S = 27
V AH 9H 7H = 27
# TP-E3 identical sets: hearts > diamonds > clubs > spades; odd cards are ignored
O KH QH 7C > KD QD 9S > KC QC 8H > KS QS AD
# TP-E4 C and D get sticks, C (29) deals next
X close dealer=D A=6C,7C,8C B=AH,AD,AC C=JS,TS,9S D=KH,QH,8H => A:0 B:0 C:1 D:1 next=C
# TP-E5 only one ordinary hand: stick and next deal
X last dealer=A A=6D,7D,8D B=6C,6S,6H C=AS,KS,QS => A:0 B:0 C:1 next=C
# TP-E6 all special: no stick, same dealer
X allpass dealer=B A=6C,7C,8C B=6D,6S,6H => A:0 B:0 next=B
# TP-E7 highest ordinary hand (B) is eliminated by AAA: next live player clockwise is C
X close dealer=A units=A:0,B:3,C:2,D:3 A=AC,AS,AH B=KH,QH,9H C=8D,9D,6S D=TC,7C,6D => A:0 B:1 C:1 D:1 next=C
# TP-E8 sticks counted as units: fourth stick eliminates
K units=3 pen=1,1,1,1 => 2 1 0 out
# TP-E9 dealer leads; washout with extra turn; call only without pending washout; last round
G tri_palki
S dealer=C A=AH,KH,6C B=TS,8S,QC C=KD,9D,7S table=8D,6D,TH stock=QH,9C,7C,7H,9S,8C,JD
? turn = C
> C swap KD TH
? table = QH 9C 7C
? turn = C
> C pass
? turn = A
! A swap 6C QH last
> A swap 6C QH
? table = 7H 9S 8C
? turn = A
> A pass last
? turn = B
? legal B = swap_one swap_all pass
> B pass
> C pass
= end last A:0 B:0 C:1 next=A
# A 31, B 18, C 10
# TP-E10 all pass ends the hand (no refresh)
G tri_palki
S dealer=B A=AH,KH,6C B=TS,8S,QC table=8D,6D,TH stock=QH,9C,7C
> B pass
> A pass
= end allpass A:0 B:1 next=A
# TP-E11 washout with an empty stock ends the play at once
S dealer=B A=AH,KH,6C B=TS,8S,QC table=8D,6D,TH stock=
> B pass
> A pass
= end allpass A:0 B:1 next=A
S dealer=B A=AH,KH,6C B=TS,8S,7D table=8D,6D,TH stock=
> B swap 7D TH
= end washout A:0 B:1 next=A
# TP-E12 one-suited table after the deal is replaced before the first turn, twice if needed
S dealer=B A=AH,KH,6C B=TS,8S,7D table=8D,6D,TD stock=QH,9H,7H,9C,KS,JC
? table = 9C KS JC
? turn = B
# TP-E13 three aces may not call last round
S dealer=B A=6D,6C,9S B=AC,AS,7D table=AH,6S,TH stock=QC,9C,7C
! B swap 7D AH last
> B swap 7D AH
? table = 7D 6S TH
# TP-E14 a 31 need not be called; it may be called at the end of a later turn, even a passed one
S dealer=B A=6D,6C,9S B=AC,KC,7D table=QC,6S,TH stock=9C,7C,8H
> B swap 7D QC
> A pass
> B pass last
> A pass
= end last A:1 B:0 next=B
