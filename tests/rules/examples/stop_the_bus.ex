# SB-E1 order of the categories
G stop_the_bus
O 2C 2D 2H > AH KH QH > 4S 3S 2S > AC KD QS > 3C 4D 5S > AH JH 9H > 2C 2D AS > AC KD JS
# SB-E2 inside the categories
O AC AD AH > KC KD KH > 3C 3D 3H
O 9H 8H 7H > 8S 7S 6S
O AH JH 9H > AS JS 8S > KD QD TD
O KC KD 2S > QC QD AS
O KC KD 9S > KH KS 8D
O AC JD 9S > AH JS 8D
# SB-E3 runs with the same top card are equal; suits never matter
O 4C 5D 6S = 6H 5S 4D
O QH JH TH = QS JS TS
# SB-E4 ace low: A-2-3 is the lowest run, 2-A-K is no run
O 4C 3D 2S > AC 2D 3H > AH JH 9H
O KC KD 2S > KS AD 2H
# SB-E5 lowest loses; exact tie at the bottom or at the top: nobody; tie in the middle: harmless
X close by=A A=AC,JD,9S B=2C,2D,AS C=3C,4D,5S => A:1 B:0 C:0
X close by=A A=AC,JD,9S B=AH,JS,9D C=3C,4D,5S => A:0 B:0 C:0
X close by=A A=3C,4D,5S B=3H,4S,5D C=AC,JD,9S => A:0 B:0 C:0
X close by=A A=8C,8D,8S B=3H,4S,5D C=3C,4D,5S D=AC,JD,9S => A:0 B:0 C:0 D:1
# SB-E6 three aces do not end the hand; close works as in Schwimmen
S dealer=B A=AC,AS,7D B=KH,9S,4C extra=AH,2C,8D stock=TC,3S,5H
> B keep
> A swap 7D AH
? turn = B
> B pass
> A pass close
> B swap 4C 8D
= end close A:0 B:1
