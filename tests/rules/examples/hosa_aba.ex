# HO-E1 three aces count as any trio; 6 counts 6
G hosa_aba
V AC AD AH = 30.5
V 6C 6D 6H = 30.5
V 6S 7S 8S = 21
# HO-E2 no tie-break: clubs do not save A
X stop by=C A=KC,TC,7H B=QD,JD,9S C=AS,KS,7D => A:1 B:1 C:0
X stop by=C A=7C,7S,7H B=QC,QS,QH C=AS,KS,TS => A:1 B:1 C:0
# HO-E3 offer in the first round; all pass: refresh; pass illegal later; stop and last turn
S dealer=B A=AS,9S,6D B=KD,QD,7C extra=9H,KH,7H stock=TS,8D,JC,6S
> B keep
? legal A = swap_all pass
! A swap 6D KH
! A stop
> A pass
? legal B = swap_all pass
> B pass
? table = TS 8D JC
? legal A = swap_one swap_all stop
! A pass
> A swap 6D TS
> B stop
? legal A = swap_one swap_all stand
> A stand
= end stop A:0 B:1
# A 30, B 20
# HO-E4 31 in the last round ends at once
G hosa_aba
S dealer=C A=KC,QC,7D B=AH,KH,6S C=9D,8D,JH extra=8C,7S,TS stock=TC
> C keep
> A swap 7D 8C
> B pass
> C swap JH 7D
> A stop
> B swap 6S JH
= end 31 A:0 B:0 C:1
# A 28, C 24
# HO-E5 offer in the second round, before and after a stop
S dealer=B A=KS,9S,8H B=QD,JD,8C extra=9H,7H,TC stock=6C
> B keep
> A swap 8H TC
? legal B = swap_all pass
> B pass
? legal A = swap_all stop
> A stop
? legal B = swap_all stand
> B stand
= end stop A:1 B:0
# A 19, B 20
# HO-E6 lives
K units=3 pen=1,1,1,1 => 2 1 0 out
