# DU-E1 no Feuer; several lowest 30.5 all lose (C has 31)
G dutch31
V AC AD AH = 30.5
X 31 by=C A=7C,7S,7H B=QC,QS,QH C=AS,KS,TS => A:1 B:1 C:0
# DU-E2 suits still decide between suit hands (20 clubs / 20 diamonds)
X stick by=C A=KC,TC,7H B=QD,JD,9S C=AS,KS,7D => A:0 B:1 C:0
# DU-E3 own game closed by swap_all; the last active player has exactly one more turn
S dealer=C A=9H,8H,7S B=KC,QC,8D C=TD,9D,7C extra=JH,8S,QS stock=AS
> C keep
? legal A = swap_one swap_all close
! A pass
> A swap 7S JH
> B close
> C swap 7C QS
? turn = A
> A all
? turn = C
? legal C = swap_one swap_all close
> C swap QS JH
= end stick A:1 B:0 C:0
# A 7S 8S 7C = 15, B 20, C 10+9 = 19
# DU-E4 31 in the first turn of A: B and C, who have not played, get one turn each
G dutch31
S dealer=C A=AS,KS,7D B=TH,9H,8C C=QD,JD,7C extra=QS,8H,9C stock=AC
> C keep
> A swap 7D QS
? turn = B
> B swap 8C 8H
? turn = C
> C close
= end 31 A:0 B:0 C:1
# DU-E5 31 in a second turn ends the hand at once
S dealer=B A=AS,KS,7D B=TH,9H,QS extra=8H,9C,QC stock=AC
> B keep
> A swap 7D 8H
> B swap QS QC
> A swap 8H QS
= end 31 A:0 B:1
# DU-E6 B is dealt 31: A and C have one turn each, the dealer chooses before
S dealer=C A=KH,9H,7C B=AD,KD,TD C=8S,9S,7D extra=QH,8C,JS stock=AC
? legal C = keep trade
> C trade
? turn = A
> A close
? turn = C
> C swap 8C 9S
= end 31 A:1 B:0 C:0
# A 19 hearts, C 9+10 = 19 spades: hearts are lower
# DU-E7 two players: first close, then one last turn
S dealer=B A=KH,QH,7C B=8S,9S,7D extra=TS,8C,JD stock=AC
> B keep
> A close
> B swap 7D TS
= end stick A:1 B:0
# A 20, B 27
# DU-E8 dice and chicken
G dutch31
D A=1 B=3 hands: A / A => A:out B:3 chicken=used
D A=1 B=1 C=2 hands: A,B => A:out B:out C:2 chicken=forfeited
D A=1 B=1 C=2 D=2 hands: A,B / C / C => A:out B:out C:out D:2 chicken=forfeited
D A=1 B=2 C=6 hands: A / B / A,B => A:out B:out C:6 chicken=used
D A=6 B=6 hands: A / A / A / A / A => A:1 B:6 chicken=free
D A=6 B=6 hands: A / A / A / A / A / A => A:0 B:6 chicken=A
