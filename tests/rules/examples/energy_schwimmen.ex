# EN-E1 20: queen and ten of hearts
G energy_schwimmen
V QH TH JD = 20
V AC KC 9C = 30
V 7D 7H 7S = 30.5
V AD KD TD = 31
# EN-E2 three aces are only a trio
V AC AD AH = 30.5
# EN-E3 trios by rank, suit totals tie
X knock by=A A=7C,7S,7H B=8C,8S,8H => A:1 B:0
X knock by=C A=KC,TC,7H B=QD,JD,9S C=AS,KS,7D => A:1 B:1 C:0
# EN-E4 explanation right / wrong, knock instead of exchange, optional last exchange
S dealer=C A=KH,9H,8S B=QD,TD,8C C=7S,8D,9C extra=7H,JC,KD stock=
> C trade
? table = 7S 8D 9C
? legal A = swap_one swap_all pass knock
> A swap 8S 7S ok
? table = 8S 8D 9C
> B swap 8C 8D bad
? table = 8S 8D 9C
? hand B = QD TD 8C
> C knock
? legal A = swap_one swap_all pass
> A pass
> B swap 8C 8D ok
= end knock A:0 B:0 C:1
# A 19, B 28, C 7H JC KD = 10
# EN-E5 three passes: no refresh, the table stays
G energy_schwimmen
S dealer=C A=KH,9H,8S B=QD,TD,8C C=7S,8D,9C extra=7H,JC,KD stock=
> C keep
>> pass 3
? table = 7H JC KD
? turn = A
# EN-E6 swap_all needs all three explanations
> A all bad
? hand A = KH 9H 8S
> B swap 8C KD ok
> C pass
> A knock
> B pass
> C all ok
= end knock A:0 B:0 C:1
# A 19, B 30, C 7H JC 8C = 18
# EN-E7 31 after a correct explanation ends the hand although somebody has knocked
S dealer=C A=KH,9H,8S B=QD,TD,8C C=7S,8D,9C extra=7H,JC,AD stock=
> C keep
> A knock
> B swap 8C AD ok
= end 31 A:0 B:0 C:1
# EN-E8 lives
K units=3 pen=1,1,1,1 => 2 1 0 out
