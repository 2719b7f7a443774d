"""Which playthroughs there are: one of every preset, and some that show what is rare."""

from __future__ import annotations

from schwimmen import PRESETS
from tests.golden.playthrough import Deal, Playthrough

SEEDS = {
    "schwimmen": 28,
    "schwimmen_gamerules": 32,
    "schwimmen_catsatcards": 23,
    "thirty_one_trio": 5,
    "no_elimination_31": 7,
}
"""Chances by which a preset shows something."""

HANDS = {"japanese_51": 2, "chinese_51": 1, "forty_one": 2, "tri_palki": 2, "dutch31": 2, "tuppenny_loo": 2}
"""How many hands a playthrough shows where three are long."""

SCHWIMMEN = {
    "schwimmen-until-one-is-left": Playthrough("schwimmen", seed=39, hands=9, house={"units": 1}),
    "schwimmen-knocking": Playthrough(
        "schwimmen", seed=11, hands=2, house={"close_timing": "instead", "close_from_turn": 2, "last_turn_stand": False}
    ),
    "schwimmen-dealer-sees-both": Playthrough(
        "schwimmen",
        seed=56,
        hands=2,
        house={"dealer_choice": "see_both", "dealt_check": "after", "allow_swap_all": False},
    ),
    "schwimmen-eight-without-stock": Playthrough("schwimmen", players=8, seed=5, hands=1),
    "schwimmen-dealt-31": Playthrough("schwimmen", players=8, seed=23, hands=1),
    "schwimmen-anticlockwise": Playthrough(
        "schwimmen",
        players=4,
        seed=9,
        hands=2,
        house={"direction": "anticlockwise", "dealer_choice": "none", "pack": 52},
    ),
}

RARE = {
    "dutch31-chicken": Playthrough(
        "dutch31",
        hands=3,
        house={"units": 1},
        dealer=2,
        deals=(
            Deal("7S 8H 9D, KC QC 7D, AS KS 9S", "7H 8C 9H", moves="keep close close 9S>9H"),
            Deal("KC QC 7D, 7S 8H 9D, AS KS 9S", "7H 8C 9H", moves="keep close close 7D>7H"),
            Deal("7S 8H 9D, -, AS KS 9S", "7H 8C 9H", moves="keep close 9S>7H"),
        ),
    ),
    "dutch31-answer-to-a-31": Playthrough(
        "dutch31", hands=1, dealer=2, deals=(Deal("AD KD 7S, KC QC 7D, AS KS 9S", "TD 8C 9H", moves="keep 7S>TD"),)
    ),
    "hosa_aba-offer": Playthrough(
        "hosa_aba",
        hands=1,
        dealer=2,
        deals=(Deal("7S 8H 9D, KC QC 7D, AS KS 9S", "6H 9H TH", moves="keep pass all"),),
    ),
    "forty_one-stock-rebuilt": Playthrough(
        "forty_one", seed=3, hands=2, house={"pack": 28}, liked="refresh", patience=5
    ),
    "japanese_51-stock-rebuilt-in-order": Playthrough(
        "japanese_51",
        seed=2,
        hands=1,
        house={"pack": 28, "recycle": "order", "recycle_includes_current": True, "pass": True},
        liked="refresh",
        patience=5,
    ),
    "tri_palki-washout": Playthrough(
        "tri_palki",
        hands=2,
        dealer=0,
        deals=(Deal("AS KS 7H, 6D 6S 6C, 9S TH 8D", "AH 8H 7S", "QH 9H 6H 9C TC QS", moves="7H>7S 7S>QS! pass pass"),),
    ),
    "thirty_one-blitz-after-a-knock": Playthrough(
        "thirty_one",
        hands=1,
        house={"blitz_after_knock": True},
        dealer=2,
        deals=(Deal("9S 8S 7S, AH KH 2C, 5D 6D 7C", "9C", "QH", moves="close draw 2C>"),),
    ),
    "thirty_one-last-card-drawn": Playthrough(
        "thirty_one", seed=1, hands=1, house={"pack": 28, "close_from_turn": 99}, liked="draw"
    ),
    "trentuno-tie-with-the-dealer": Playthrough(
        "trentuno",
        hands=1,
        dealer=2,
        deals=(Deal("KH 5H 2C, 7S 6S 3D, AD 4D 4C", "5S", "2S KD 3H 3C", moves="take 3D> close pass draw 2S>"),),
    ),
    "trentuno-31-after-a-knock": Playthrough(
        "trentuno",
        hands=1,
        dealer=1,
        deals=(Deal("KH 7H 2C, AD KD 4C, 7S 6S 3D", "QD", "2S 3H 3C", moves="close pass take 4C>"),),
    ),
    "commerce-all-three": Playthrough(
        "commerce",
        hands=1,
        dealer=2,
        deals=(
            Deal(
                "KC 9D 4S, 9S TS 2H, 7C 5D 2D",
                "JS 3C 6H",
                "KH 8D QC",
                moves="all 2H>KC 2D>4S KC,9S,TS>KH,2D,9D close",
            ),
        ),
    ),
    "no_elimination_31-points": Playthrough(
        "no_elimination_31", players=4, seed=8, hands=3, house={"match_end": "hands(3)"}
    ),
    "stop_the_bus-exact-tie": Playthrough(
        "stop_the_bus",
        hands=1,
        dealer=2,
        deals=(Deal("4C 9S JD, 4S 9H JC, KS KH 2D", "3C 7D 8S", moves="keep pass! pass pass"),),
    ),
    "chinese_51-clear-call-challenged": Playthrough(
        "chinese_51",
        hands=1,
        house={"clear_call_challengeable": True, "double_in_contest": True},
        dealer=0,
        deals=(Deal("AC KC QC JC TC 2D, AS KS QS JS 9S, AH KH QH JH TH", moves="2D>! challenge challenge"),),
    ),
    "chinese_51-clear": Playthrough(
        "chinese_51",
        hands=1,
        dealer=0,
        deals=(Deal("AC KC QC JC 9C 2D, 4H 5D 6D 7D 8D, AS KS QS JS 3H", "", "TS", moves="2D> draw 3H>!"),),
    ),
    "chinese_51-contest": Playthrough(
        "chinese_51",
        hands=1,
        dealer=0,
        deals=(Deal("AC KC QC JC 9C 2D, AS KS QS JS TS, 3H 4H 5D 6D 7D", moves="2D> close decline challenge"),),
    ),
    "empat_satu-refused": Playthrough("empat_satu", players=2, seed=6, hands=1, house={"pack": 28}, liked="draw"),
    "energy_schwimmen-verdicts": Playthrough(
        "energy_schwimmen",
        hands=1,
        house={"match_end": "single_hand"},
        dealer=2,
        deals=(Deal("7S 8H 9D, KC QC 7D, AS KS 9S", "QS 8C 9H", moves="keep 9D>9H wrong all right 9S>7D right close"),),
    ),
}

PLAYTHROUGHS: dict[str, Playthrough] = {
    **{preset: Playthrough(preset, seed=SEEDS.get(preset, 1), hands=HANDS.get(preset, 3)) for preset in PRESETS},
    **SCHWIMMEN,
    **RARE,
}
"""Playthroughs by the name of their file; every preset has one."""
