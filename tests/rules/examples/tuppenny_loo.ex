# LO-E1 trio = 31 in value
G tuppenny_loo
V 8C 8S 8H = 31
V QC QS QH = 31
V AC AD AH = 31
V AS KS TS = 31
O 8C 8S 8H = AS KS TS
# LO-E2 lowest pays
X stick A=9C,8C,QD B=KH,8H,9S C=AS,KS,9D => A:1 B:0 C:0
# LO-E3 tie for lowest: nobody pays
X stick A=KC,8C,9D B=QH,8H,9S C=AS,KS,9C => A:0 B:0 C:0
# LO-E4 all trio/31: nobody pays
X 31 by=C A=8C,8S,8H B=QC,QS,QH C=AD,KD,TD => A:0 B:0 C:0
# LO-E5 seven players, five halfpennies each: 35 halfpennies = 17.5 old pence = 1s 5.5d
M 7*5/2 = 17.5
# LO-E6 ledger
K units=5 pen=1,1,1,1,1,1 => 4 3 2 1 0 out
# LO-E7 stick, skipping, one more turn for the last one
S dealer=C A=QH,JH,8S B=AC,TC,9S C=KS,9H,8C table=8D,9C,KD stock=AH
? turn = A
? legal A = swap_one swap_all stick
> A stick
> B swap 9S 9C
> C swap 8C 9S
? turn = B
> B stick
? turn = C
? legal C = swap_one swap_all stick
> C all
= end stick A:0 B:0 C:1
# A 20, B 30, C 8D 8C KD = 18
# LO-E8 31 ends at once, B gets no turn; B has a trio = 31, so C alone is lowest
G tuppenny_loo
S dealer=C A=AS,KS,9H B=8C,8D,8H C=QD,9D,TC table=QS,9C,KC stock=AH
> A swap 9H QS
= end 31 A:0 B:0 C:1
# LO-E9 dealt 31
S dealer=C A=KH,QH,8S B=AS,KS,QS C=QD,9D,TC table=JS,9C,KC stock=AH
= end 31 A:0 B:0 C:1
# LO-E10 two players
S dealer=B A=KH,QH,8S B=AS,KS,9S table=JD,9C,KC stock=AH
> A stick
> B stick
= end stick A:1 B:0
