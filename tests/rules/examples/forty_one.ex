# FO-E1 maximum and minimum
G forty_one
V AS KS QS JS = 41
V 2C 2S 2H 2D = 2
# FO-E2 three kings are just 10; best of two suits
V KC KD KH 5S = 10
V 5C 6C 7D 9S = 11
V AC 9C AD KD = 21
# FO-E3 scores 38, 30, 21: winner +38, losers -8 and -17; C leads next
X end by=A lead=A A=AS,KS,7S,TS B=QD,JD,TD,2C C=9C,8C,4C,KH => A:38 B:-8 C:-17 next=C
# FO-E4 two winners with 35; the loser has 20
X end by=A lead=A A=AS,KS,9S,5S B=AD,QD,8D,6D C=TC,6C,4C,7H => A:35 B:35 C:-15 next=C
# FO-E5 two equal biggest losers (20): the first in order from the leader B leads next
X end by=B lead=B A=KH,TH,2C,3D B=AS,KS,QS,2D C=TC,6C,4C,7H => A:-11 B:31 C:-11 next=C
# FO-E6 refresh, forced single exchange, end at the start of a later turn; B gets no further turn
G forty_one
S dealer=B A=AH,KH,7C,2D B=9S,8S,4D,JC table=3C,5D,6S,2C stock=QH,TD,3H,9C,4C
? turn = A
? legal A = swap_one swap_all refresh end
> A refresh
? table = QH TD 3H 9C
? legal A = swap_one
! A end
> A swap 2D QH
> B swap JC 2D
> A end
= end end A:31 B:-14
# A 31, B 9+8 = 17
# FO-E7 recycling without shuffle: two stock cards, then the oldest discards
G forty_one recycle=order
S dealer=B A=AH,KH,7C,2D B=9S,8S,4D,JC table=3C,5D,6S,2C stock=QH,TD dead=3S,4S,5S,7S
> A refresh
? table = QH TD 3S 4S
> A swap 2D QH
> B refresh
? table = 5S 7S 3C 5D
