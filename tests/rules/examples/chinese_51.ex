# CF-E1 values: flush total, mixed hand 0, clear count
G chinese_51
V KC QC 9C 4C 2C = 35
V KC QC JC TC AH = 0
V AS KS QS JS TS = 51
# CF-E2 A (50) calls, B (51) challenges, C (49) does not: 0 / 101 / 49
X call by=A ch=B A=AC,KC,QC,JC,9C B=AS,KS,QS,JS,TS C=AD,KD,QD,TD,8D => A:0 B:101 C:49
# CF-E3 unchallenged 51 counts 102; bystanders score their flushes, mixed hands 0
X call by=A A=AC,KC,QC,JC,TC B=AS,KS,QS,JS,9S C=AD,KD,QD,TD,8H => A:102 B:50 C:0
# CF-E4 one challenger, caller higher / equal
X call by=A ch=B A=AC,KC,QC,JC,9C B=AS,KS,QS,JS,7S C=9D,8D,7D,6D,5D => A:98 B:0 C:35
X call by=A ch=B A=AC,KC,QC,JC,9C B=AS,KS,QS,JS,9S C=9D,8D,7D,6D,5D => A:0 B:100 C:35
# CF-E5 two challengers: caller highest / challengers tied highest: the last one takes all / mixed hand as bystander
X call by=A ch=D,C A=AC,KC,QC,JC,9C B=2H,3H,4H,5H,6S C=AD,KD,QD,TD,6D D=KS,QS,JS,9S,8S => A:144 B:0 C:0 D:0
X call by=A ch=D,B A=KC,QC,JC,9C,8C B=AH,KH,QH,9H,8H C=9D,8D,7D,6D,5D D=AS,KS,QS,9S,8S => A:0 B:143 C:35 D:0
# CF-E6 literal reading of CF-A5
G chinese_51 double_in_contest=1
X call by=A ch=B A=AC,KC,QC,JC,9C B=AS,KS,QS,JS,TS C=AD,KD,QD,TD,8D => A:0 B:152 C:49
# CF-E7 match end
M 498+35 >= 500 = True
# CF-E8 anticlockwise order A, C, B; pool grows to five; sixth discard clears it; trade; swap only with five
G chinese_51
S leader=A A=KC,QC,9C,4C,2D,3H B=2C,3D,4H,5S,6S C=AS,KS,7S,8H,9H stock=2H,5D,6D,TH,JD,QH,3S,7C
? turn = A
? legal A = discard
> A discard 3H
? turn = C
? legal C = draw trade knock
> C draw 2H
? table = 3H 2H
? turn = B
> B draw 5D
> A draw 6D
> C draw TH
? table = 3H 2H 5D 6D TH
? turn = B
? legal B = draw trade knock swap_one
> B swap 3D 2H
? table = 3H 3D 5D 6D TH
# A draws JD: five cards lie there, they are removed, then A discards 2D
> A draw 2D
? table = 2D
> C trade 8H
? table = 8H
? hand C = AS KS 7S 9H 2D
# (a swap needs five pool cards; the record's token 2C>8H would be the trade of one card, which is legal)
! B swap 2C 8H
> B trade 4H
? hand B = 2C 2H 5S 6S 8H
? table = 4H
> A knock
? turn = C
? legal C = challenge decline
> C decline
> B challenge
= end call A:0 B:0 C:0
# A KC QC 9C 4C JD is mixed (0), B mixed (0), equal: the challenger "wins" 0
# CF-E9 clear call at the end of the opening; nobody may challenge
G chinese_51
S leader=A A=AH,KH,QH,JH,TH,3C B=2C,3D,4H,5S,6S C=9S,8S,7S,6H,5H stock=2H,5D
! A discard TH clear
> A discard 3C clear
= end clear A:102 B:0 C:0
# CF-E10 exhaustion: the last card is drawn by C, who completes his turn
S leader=A A=AH,KH,QH,JH,9H,3C B=2C,3D,4H,5S,6C C=9S,8S,7S,6S,5H stock=TS
> A discard 3C
> C draw 5H
= end stock A:50 B:0 C:40
