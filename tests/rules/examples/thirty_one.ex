# TO-E1 10, 14, three of a suit, Blitz, a trio without value
G thirty_one
V JD 8S 4C = 10
V 9H 5H TS = 14
V KC 7C 4C = 21
V AS KS JS = 31
V 2C 2S 2H = 2
# TO-E2 knocker alone lowest: 2; knocker tied: safe; others tied: 1 each; all tied: knocker safe
X knock by=A A=9H,5H,TS B=KC,QC,2D C=AD,9D,3S => A:2 B:0 C:0
X knock by=A A=KH,5H,2C B=9S,6S,8D C=AD,TD,3S => A:0 B:1 C:0
X knock by=C A=KH,5H,2C B=9S,6S,8D C=AD,TD,3S => A:1 B:1 C:0
X knock by=A A=KH,5H,2C B=9S,6S,TD => A:0 B:1
# TO-E3 Blitz: all others lose one
X blitz by=A A=AS,KS,JS B=KC,QC,JC C=2C,3D,4H => A:0 B:1 C:1
# TO-E4 a 31 after a knock is only a high total
X knock by=A A=KH,QH,9H B=AS,KS,QS C=7C,6C,2D => A:0 B:0 C:1
# TO-E5 exhausted stock: nobody loses
X draw A=9H,5H,TS B=KC,QC,2D => A:0 B:0
# TO-E6 display ranking of equal totals (26): K-Q-6 over Q-9-7
O KH QH 6H > QS 9S 7S
# TO-E7 ledger
K units=3 pen=1,1,1,1 => 2 1 0 out
K units=3 pen=1,1,2 => 2 1 out
K units=3 pen=1,2,1 => 2 0 out
# TO-E8 draws, the forbidden return of a taken card, knock, tie with the knocker
G thirty_one
S dealer=C A=KH,QH,2C B=9S,6S,3D C=AD,7D,4C disc=5H stock=TS,KD,8H,8C
? turn = A
? legal A = stock take knock
! A take 5H
> A take 2C
? disc = 2C
> B stock 3D
? hand B = 9S 6S TS
> C take 4C
> A knock
? legal B = stock take pass
> B pass
> C stock 3D
= end knock A:0 B:1 C:0
# A 25, B 25, C AD 7D KD = 28: A (knocker) is safe, B loses
# TO-E9 Blitz in the course of play
G thirty_one
S dealer=B A=KH,QH,2C B=9S,6S,3D disc=AH stock=TS,KD
> A take 2C
= end blitz A:0 B:1
# TO-E10 last stock card: draw
S dealer=B A=KH,QH,2C B=9S,6S,3D disc=5H stock=7C,8D
> A stock 7C
> B stock 8D
= end draw A:0 B:0
# TO-E11 last stock card makes a Blitz: it counts
S dealer=B A=KH,QH,2C B=9S,6S,3D disc=5H stock=AH,8D
> A stock 2C
= end blitz A:0 B:1
S dealer=B A=KH,QH,2C B=9S,6S,3D disc=5H stock=AH
> A stock 2C
= end blitz A:0 B:1
# TO-E12 dealt Blitz
S dealer=B A=KH,QH,2C B=AS,TS,JS disc=5H stock=AH,8D
= end blitz A:1 B:0
# TO-E13 Three of a Kind option
G thirty_one_trio
V 4C 4D 4H = 30
V AC 9C KC = 30
O KC KD KH > 4C 4D 4H
X knock by=B A=4C,4D,4H B=AC,KC,9C C=AS,KS,QS => A:1 B:0 C:0
