# ES-E1 three clubs 30, 4 off: 26
G empat_satu
V KC QC TC 4H = 26
# ES-E2 maximum, minimum, choice of suit, all four suits
V AS KS QS JS = 41
V AC AS AH AD = -22
V 9C 8C KD 7D = 0
V 2C 3S 4H 5D = -4
# ES-E3 tie 34: lowest positive card 7 beats 4
O KS 9S 8S 7S > AH TH 9H 4H
V KS 9S 8S 7S = 34
V AH TH 9H 4H = 34
X stop by=B lead=A A=KS,9S,8S,7S B=AH,TH,9H,4H C=2C,3S,4D,5D => winner=A loser=C
# ES-E4 the stopper need not win
X stop by=B lead=A A=AS,KS,QS,2H B=5H,4H,3H,6H C=2C,3S,4D,5D => winner=A loser=C
# ES-E5 two players: the other one loses
X stop by=A lead=A A=AS,KS,9S,2S B=AH,KH,QH,5C => winner=A loser=B
# ES-E6 first turn only from the stock; taken discard may not go back; stop only before drawing
G empat_satu
S dealer=A leader=A A=AS,KS,9S,2D B=QH,JH,5H,3C stock=4C,TH,6D,QS,7S
? turn = A
? legal A = stock
> A stock 4C
? legal B = stock take
! B take 4C
! B stop
> B stock 3C
? hand B = QH JH 5H TH
> A take 2D
? hand A = AS KS 9S 3C
> B stop
= end stop winner=B loser=A
# A 30-3 = 27, B 35
# ES-E7 stock out: taking the discard goes on, refusing ends the hand
S dealer=A leader=A A=AS,KS,9S,2D B=QH,JH,5H,3C stock=4C,TH
> A stock 4C
> B stock 3C
? legal A = take decline
> A take 2D
? legal B = take decline stop
> B take 5H
? hand B = QH JH TH 2D
> A decline
= end decline winner=B loser=A
# A 27; B 30-2 = 28
