# SW-E1
G schwimmen
V 7H 9H KS = 16
V 8C 9D JS = 10
# SW-E2 values 32 > 31 > 30.5 > 30
V AD AC AH = 32
V AS KS JS = 31
V 9S 9H 9C = 30.5
V KC QC JC = 30
O AD AC AH > AS KS JS > 9S 9H 9C > KC QC JC
# SW-E3 (with the slip corrected: 9D is exchanged for TH)
V 9H 7H TH = 26
# SW-E4 principle: same total, same suit: both lose (C is safe with 21 spades)
X close by=C A=KH,TH,8C B=QH,JH,7S C=AS,KS,7D => A:1 B:1 C:0
# SW-E5 three-card variant of the documents' second case, with cards that exist in this pack: 27 = 27, both hearts
X close by=C A=KH,9H,8H B=QH,JH,7H C=AS,KS,9S => A:1 B:1 C:0
# SW-E6 20 clubs beats 20 diamonds: only B loses
X close by=C A=KC,TC,7H B=QD,JD,9S C=AS,KS,7D => A:0 B:1 C:0
# SW-E7 two trios: the lower rank loses although both count 30.5; the closer has no privilege
X close by=A A=7C,7S,7H B=8C,8S,8H => A:1 B:0
# SW-E8 10 against 10, three suits each: A counts spades (KS), B counts clubs (TC); A loses
X close by=A A=KS,QH,JD B=TC,9D,8H => A:1 B:0
# SW-E9 Feuer: all others lose, even a 30
X fire by=A A=AC,AS,AH B=KD,QD,JD C=7S,8S,9C => A:0 B:1 C:1
# SW-E10 ledger: 3 chips, four losses; 2-unit penalties are paid one by one
K units=3 pen=1,1,1,1 => 2 1 0 out
K units=1 pen=2 => out
K units=2 pen=2,1 => 0 out
# SW-E11 the last two, both swimming, truly equal
F final_tie=share A=0 B=0 loss=A,B => winners A B
F final_tie=replay A=0 B=0 loss=A,B => replay A B
F final_tie=share A=0 B=1 loss=A,B => winner B
# SW-E12 extremes
V 7S 7H 8C = 8
# SW-E13 blind trade, pass streak across the orbit, refresh, close, last round
G schwimmen
S dealer=C A=7H,9H,KS B=QD,TD,8C C=7S,8D,9C extra=AH,JC,KD stock=TH,8S,7D,QS,JH
? turn = C
? legal C = keep trade
> C trade
? table = 7S 8D 9C
? turn = A
? legal A = swap_one swap_all pass close
> A pass
> B swap 8C 8D
? table = 7S 8C 9C
> C pass
> A pass
? streak = 2
> B pass
# three passes in a row by C, A, B: refresh; next is C
? table = TH 8S 7D
? streak = 0
? turn = C
> C swap KD TH
> A swap KS 8S
? table = KD KS 7D
> B swap 8D KD close
? turn = C
? legal C = swap_one swap_all pass
! C pass close
> C pass
> A pass
= end close A:1 B:0 C:0
# A 16, B 30, C 21
# SW-E14 a 31 in the last round ends everything; C has no more turn and is lowest (9)
G schwimmen
S dealer=C A=KC,QC,9C B=AS,KS,7D C=8H,9D,7C extra=QS,8D,TH stock=7H,8S,9S
> C keep
> A pass close
> B swap 7D QS
= end 31 A:0 B:0 C:1
# SW-E15 Feuer by a single exchange in the first turn
S dealer=B A=AC,AD,7S B=KH,QH,9H extra=AH,9C,8D stock=TC
> B keep
> A swap 7S AH
= end fire A:0 B:1
# SW-E16 eight players: 5 stock cards allow one refresh; the second one is impossible = draw
S dealer=H A=7C,9C,JC B=7S,9S,JS C=7H,9H,JH D=7D,9D,JD E=8C,TC,QC F=8S,TS,QS G=8H,TH,QH H=8D,TD,QD extra=KC,KS,KH stock=KD,AC,AS,AH,AD
> H keep
>> pass 8
? table = KD AC AS
>> pass 8
= end draw A:0 B:0 C:0 D:0 E:0 F:0 G:0 H:0
# SW-E17 dealt 31: hand over before the dealer may choose; lowest (B, 15) loses
S dealer=C A=AS,KS,QS B=7H,8H,9D C=JD,TD,7C extra=9C,8C,KC stock=TC
= end 31 A:0 B:1 C:0
# SW-E18 option O2: all players without a dealt 31 lose
G schwimmen dealt_31_all_lose=1
S dealer=C A=AS,KS,QS B=7H,8H,9D C=JD,TD,7C extra=9C,8C,KC stock=TC
= end 31 A:0 B:1 C:1
# SW-E19 option O3: dealt Feuer: 31 loses 1, the others 2; without the option everybody else loses 1
G schwimmen dealt_fire_double=1
S dealer=C A=AC,AS,AH B=AD,KD,JD C=7S,8S,9C extra=9H,8C,KC stock=TC
= end fire A:0 B:1 C:2
G schwimmen
S dealer=C A=AC,AS,AH B=AD,KD,JD C=7S,8S,9C extra=9H,8C,KC stock=TC
= end fire A:0 B:1 C:1
# SW-E20 option O4
G schwimmen trio=0 fire=0 declare=31
V KC KD KH = 10
V AC AD AH = 11
# SW-E21 option O1
G schwimmen acts=swap_one,pass
S dealer=B A=AC,AD,7S B=KH,QH,9H extra=9C,8D,7C stock=TC
> B keep
? legal A = swap_one pass close
! A all
