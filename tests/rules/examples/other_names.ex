# AL-E1 Bastard: no pass at any time, open table, all tied lowest lose
G stop_the_bus dealer_choice=none pass=false last_turn_stand=false exact_tie=all_tied_lowest_lose grace=0
S dealer=B A=AC,JD,9S B=2C,2D,AS table=4C,7D,TH stock=3S
? turn = A
? legal A = swap_one swap_all close
! A pass
> A swap 9S 7D close
? turn = B
? legal B = swap_one swap_all
! B pass
> B swap AS 4C
= end close A:1 B:0
X close by=A A=AC,JD,9S B=AH,JS,9D C=3C,4D,5S => A:1 B:1 C:0
K units=3 pen=1,1,1 => 2 1 out
# AL-E2 Stop the Bus with one card
G stop_the_bus dealer_choice=none pass=false last_turn_stand=false exact_tie=all_tied_lowest_lose grace=0 allow_swap_all=false
S dealer=B A=AC,JD,9S B=2C,2D,AS table=4C,7D,TH stock=3S
? legal A = swap_one close
# AL-E3 Schnauz as in German Wikipedia: knock instead of an exchange, nothing is refreshed
G schwimmen close_timing=instead all_pass=none
S dealer=B A=7H,9H,KS B=QD,TD,8C extra=AH,JC,KD stock=TH,8S,7D
> B keep
! A pass close
> A pass
> B pass
? table = AH JC KD
> A close
> B swap 8C KD
= end close A:1 B:0
# AL-E4 Hosenabe: anticlockwise; the dealer has seen the packet only, so nobody shows anything before his choice
G schwimmen players=[2,11] pack=36 direction=anticlockwise dealer_choice=see_extra_only fire_value=33
V AC AD AH = 33
V 6C 6D 6H = 30.5
S dealer=C A=AS,KS,QS B=6H,8H,9D C=JD,TD,6C extra=9C,8C,KC stock=TC
? legal C = keep trade
> C trade
= end 31 A:0 B:1 C:0
# A's 31 is shown after the choice; B 14, C 27
S dealer=C A=7S,8S,9C B=6H,8H,9D C=AD,AC,AH extra=JD,8C,KC stock=TC
> C keep
= end fire A:1 B:1 C:0
