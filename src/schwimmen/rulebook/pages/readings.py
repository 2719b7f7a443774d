"""Which reading is played where the documents disagree, or say nothing.

Each reading has the number under which it is weighed, the words of the documents with their lines, and the house
rules that select another reading. In words: `reading-NUMBER-ask` is the question, `reading-NUMBER` what is played.
"""

from __future__ import annotations

from dataclasses import dataclass

from schwimmen.rules.presets import Preset


@dataclass(frozen=True, slots=True)
class Quote:
    """A few words of a document, and where they stand."""

    document: str
    line: int
    text: str
    language: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A place where somebody has to decide how to play."""

    id: str
    words: tuple[Quote, ...]
    """Empty where the documents say nothing."""
    knobs: tuple[str, ...]
    """The house rules by which a table plays it otherwise; empty where there is no other way here."""
    only: tuple[str, ...] = ()
    """The games that it is about, if not all of its letters."""


def _reading(number: str, knobs: str, *words: str, only: str = "") -> Reading:
    """Make a reading of words like `000:18 two to eight`."""
    return Reading(number, tuple(map(_quote, words)), tuple(knobs.split()), tuple(only.split()))


def _quote(word: str) -> Quote:
    where, text = word.split(" ", 1)
    document, line = where.split(":")
    return Quote(document, int(line), text, "de" if document in _GERMAN else "en")


_GERMAN = ("002", "003")
"""The documents in German."""

_SCHWIMMEN = (
    _reading("SW-A1", "players", "000:18 from 2 to 8 players", "001:7 2 to 8 players", "004:2 two to nine players"),
    _reading(
        "SW-A3", "dealer_choice", "000:24 before he sees the cards in the extra hand", "003:111 Karten beider Stapel"
    ),
    _reading("SW-A4", "", "004:27 three face-up cards are dealt face-down", only="schwimmen_catsatcards"),
    _reading(
        "SW-A5",
        "close_timing",
        "000:43 at the end of his turn",
        "002:54 der an der Reihe ist",
        "003:121 Möchte er nicht tauschen",
    ),
    _reading("SW-A6", "close_from_turn"),
    _reading("SW-A7", "", "000:41 pass in succession", "004:31 a number of consecutive passes as players in the game"),
    _reading("SW-A8", ""),
    _reading("SW-A9", "exhausted", "004:31 the hand immediately ends in a draw"),
    _reading("SW-A10", "dealt_check", "000:36 either from the initial deal"),
    _reading("SW-A11", "on_31", "000:51 whoever has the worst hand loses one chip"),
    _reading("SW-A12", "declare_after_close", "000:36 you must immediately expose it", "000:43 just one more turn"),
    _reading(
        "SW-A13", "", "001:46 the rank of cards or ranking of suits", "000:51 two equally low scores in the same suit"
    ),
    _reading("SW-A16", ""),
    _reading("SW-A17", "final_tie", "000:59 they share the winnings", "004:36 another hand must be played"),
    _reading("SW-A18", "penalty_overflow", "000:77 lose 2 chips"),
    _reading("SW-A19", "fire_value", '000:79 do not recognise the "three of a kind" combinations'),
    _reading("SW-A20", "", "001:24 passes to the left for each new round"),
    _reading("SW-A21", "", "000:43 just one more turn", "001:40 one more round"),
    _reading("SW-A22", "dealt_31_all_lose", "000:36 either from the initial deal"),
    _reading("SW-O1", "allow_swap_all", "000:75 do not recognise the option of exchanging all three cards"),
    _reading("SW-O2", "dealt_31_all_lose", "000:77 all the players who do not have 31 lose a chip"),
    _reading("SW-O3", "dealt_fire_double", "000:77 all the other players lose 2 chips"),
    _reading("SW-O4", "trio_value", "000:79 most people nowadays do allow these"),
    _reading("SW-O6", "pack", "004:25 the full deck may be used", only="schwimmen_catsatcards"),
)
_EUROPE = (
    _reading("DU-A1", "", "000:91 If one of those two passes"),
    _reading("DU-A2", "", "000:91 the other player can exchange one last time"),
    _reading("DU-A3", "", "000:95 everybody who who has not yet played", "002:112 der noch nicht dran war"),
    _reading("DU-A4", "", "000:95 even if it's not your turn"),
    _reading("DU-A5", "tie_break", "000:97 one 30.5 does not beat another 30.5"),
    _reading("DU-A6", "chicken_after_multiple", "000:99 nobody gets the chicken"),
    _reading("DU-A7", "units", "000:99 first out of points", "002:116 als erster 6 Punkte verloren"),
    _reading("DU-A9", "", "000:95 If you are dealt 31"),
    _reading("HO-A1", "last_turn_stand", "000:109 (first round only) Pass", "000:112 everyone else gets one more turn"),
    _reading("HO-A2", "all_pass"),
    _reading("HO-A3", "dealer_choice"),
    _reading("HO-A4", "", "000:112 the game ends immediately"),
    _reading("HO-A5", "units grace"),
    _reading("HO-A6", "direction"),
    _reading("FO-A2", "recycle", "000:124 with or without a shuffle"),
    _reading("FO-A3", "recycle_includes_current", "000:124 the discarded cards can now become the deck"),
    _reading("FO-A4", "", "000:126 The biggest loser gets to go first next round"),
    _reading("FO-A6", "match_end"),
    _reading("FO-A7", "", "000:124 at the beginning of the turn"),
    _reading("TP-A1", "tie_cards", "000:150 compare the card ranks in order from highest to lowest"),
    _reading("TP-A2", "", "000:152 at the end of their turn"),
    _reading("TP-A3", "", "000:157 If all players pass in succession the play ends"),
    _reading("TP-A5", "", "000:136 The loser(s) of each hand", "000:161 the player who has the lowest score"),
    _reading("TP-A6", "", "000:173 both the lowest and the highest score"),
    _reading("TP-A7", "", '000:171 does not allow a player to call "last round"'),
    _reading("TP-A8", "players", "000:134 any number of players from 2 to 8"),
    _reading("LO-A1", "declare_dealt", "000:194 As soon as a player has 31 points in one suit"),
    _reading("LO-A2", "", "000:188 equal in value to a 31"),
    _reading("LO-A3", "players", "000:202 in a 7-player game"),
    _reading("LO-A4", "lowest_tie", "000:198 between two or more players no one pays"),
)
_SCHOOL = (
    _reading("EN-A1", "dealer_choice", "003:111 Karten beider Stapel"),
    _reading("EN-A2", "all_pass", "003:112 Die übrigen Karten wer"),
    _reading(
        "EN-A3", "tie_break", "003:45 bei Gleichstand zählt das höhere Kartenblatt", "003:135 der oder die Spieler"
    ),
    _reading("EN-A4", "", "003:118 Ist die Erläuterung korrekt"),
    _reading("EN-A5", "", "003:119 darf der Spieler nicht tauschen"),
    _reading("EN-A6", "", "003:29 Diese Kombination zählt immer 30½"),
    _reading("EN-A8", "last_turn_stand", "003:127 noch einmal tauschen"),
    _reading("EN-A9", "suit_labels final_tie", "003:59 statt der Farben Kreuz, Pik, Herz und Karo"),
)
_THIRTY_ONE = (
    _reading(
        "TO-A1",
        "lowest_tie_break",
        "004:11 the hand with the highest individual card",
        "004:15 tie for the lowest score",
    ),
    _reading("TO-A2", "tie_card_order", "004:2 no real overall relative ranking", "004:11 highest individual card"),
    _reading("TO-A3", "auto_declare", "004:20 finds the point total in his hand to be exactly 31"),
    _reading("TO-A4", "blitz_after_knock", "004:20 (before another player has knocked)"),
    _reading("TO-A5", "", "004:21 the last card of the stock pile is drawn"),
    _reading("TO-A6", "close_from_turn", "004:13 one of three actions"),
    _reading("TO-A7", "penalty_overflow", "004:15 he loses two tokens", "004:22 another token"),
    _reading("TO-A8", "", "004:20 All other players then lose one token"),
    _reading("TO-A9", "", "004:12 closest to the dealer"),
    _reading("TO-A10", "trio_value", "004:23 counts as 30 points"),
    _reading("TO-A11", ""),
    _reading("NE-A1", "points_table", "004:58 Highest Total"),
    _reading("NE-A2", "tie_category", "004:61 the scoring category which provides them the highest score"),
    _reading("NE-A3", "", "004:57 The Knocker or another player"),
    _reading("NE-A4", "match_end", "004:62 a set amount of time or number of hands"),
    _reading("TR-A1", "direction"),
    _reading("TR-A2", "call_requires"),
    _reading("TR-A3", "trio_value trio_ranks"),
    _reading("TR-A4", "blitz_after_knock"),
    _reading("TR-A5", ""),
    _reading("TR-A6", "units"),
    _reading("TR-A7", "grace"),
    _reading("TR-A8", "lowest_tie"),
    _reading("TR-A9", "caller_lowest_penalty"),
    _reading("CO-A1", ""),
    _reading("CO-A2", ""),
    _reading("CO-A3", ""),
    _reading("CO-A4", "ace_in_runs"),
    _reading("CO-A5", ""),
    _reading("CO-A6", ""),
    _reading("CO-A7", ""),
    _reading("CO-A8", "pair_and_point"),
    _reading("CO-A9", "rounds"),
    _reading(
        "SB-A1",
        "exact_tie",
        "004:45 the players tie for highest and no score occurs",
        "004:54 In all other aspects this game is played identically",
    ),
    _reading("SB-A2", "auto_declare", "004:37 instead of players attempting to obtain the highest card total"),
    _reading("SB-A3", "ace_in_runs"),
    _reading("SB-A4", "top_prial_threes", "004:42 the Prial of higher ranked cards"),
    _reading("SB-A5", "dealer_choice pass", "004:37 identical to standard Schwimmen"),
)
_SEVERAL = (
    _reading("PE-A1", "petrangolone"),
    _reading("PE-A2", "combination_order"),
    _reading("PE-A3", "ace_in_runs"),
    _reading("PE-A4", ""),
    _reading("PE-A5", ""),
    _reading("PE-A6", "swap_counts"),
    _reading("PE-A7", "pass"),
    _reading("PE-A8", "close_timing"),
    _reading("PE-A9", "tie_break lowest_tie"),
    _reading("PE-A10", ""),
    _reading("PE-A11", "players"),
    _reading("PE-A12", ""),
    _reading("MB-A1", "swap_counts"),
    _reading("MB-A2", "ace_in_runs"),
    _reading("MB-A3", "tie_break"),
    _reading("MB-A4", ""),
    _reading("MB-A5", ""),
    _reading("MB-A6", ""),
    _reading("MB-A7", ""),
)
_ASIA = (
    _reading("JF-A1", "recycle", "004:67 not be used again in the current hand", "004:67 shuffled together"),
    _reading("JF-A2", "recycle_includes_current", "004:67 set aside from previous table clears"),
    _reading("JF-A3", "last_turn_stand pass", "004:68 one more turn to attempt to improve their hand"),
    _reading("JF-A4", "allow_swap_all", "004:67 takes one face-up card from the five on the table"),
    _reading("JF-A5", "stop_requires_flush", '004:68 may also choose to declare "Stop"'),
    _reading("JF-A6", "valuation", "004:69 subtracting from that score all cards of other suits"),
    _reading("JF-A8", "match_end"),
    _reading("CF-A1", "", "004:81 If the Challenger has the highest total of all these hands"),
    _reading(
        "CF-A2", "contest_tie", "004:81 equal or higher than the Callers hand", "004:81 score higher than the Caller"
    ),
    _reading("CF-A3", "", "004:81 scores for the total value of his hand"),
    _reading(
        "CF-A4",
        "contest_total",
        "004:83 all card denominations of cards in one suit",
        "004:85 Any other players score 0 on the hand",
    ),
    _reading("CF-A5", "double_in_contest", "004:85 scores double for the hand (102 points)"),
    _reading("CF-A6", "clear_call_challengeable", "004:84 immediately terminates play"),
    _reading("CF-A7", "call_requires", "004:81 If a player believes he may have the best hand"),
    _reading("CF-A8", "", "004:84 if the stock pile becomes exhausted"),
    _reading("CF-A9", "", "004:75 If before discarding, the player finds that there are five cards"),
    _reading("CF-A10", "players"),
    _reading("ES-A1", "", "004:104 subtracted from the sum total of cards from all other suits"),
    _reading("ES-A3", "", "004:100 On the very first turn of the hand"),
    _reading("ES-A4", "", "004:104 the winner amongst those players"),
    _reading("ES-A5", "tie_card_order", "004:104 higher of these cards is considered higher"),
    _reading("ES-A6", "", "004:105 the game can continue"),
    _reading("ES-A8", ""),
)

READINGS: tuple[Reading, ...] = (*_SCHWIMMEN, *_EUROPE, *_SCHOOL, *_THIRTY_ONE, *_SEVERAL, *_ASIA)


def readings_of(preset: Preset) -> tuple[Reading, ...]:
    """Return the readings of a game: those of its letters."""
    return tuple(
        reading
        for reading in READINGS
        if reading.id.startswith(f"{preset.prefix}-") and (not reading.only or preset.id in reading.only)
    )
