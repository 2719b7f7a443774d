import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from schwimmen.match.game import Game, IllegalMove
from schwimmen.players import LEVELS
from schwimmen.players.names import NAMES
from schwimmen.terminal.session import OWN, Session, Setting, keep_places
from schwimmen.terminal.speech import Speech
from schwimmen.terminal.wish import Wish
from schwimmen.words.sentence import Sentence


def test_a_seed_makes_the_same_table() -> None:
    """Names, cards and opponents follow from the seed."""
    first, second = (Session(Setting(seed=8)) for _ in range(2))

    assert first.names == second.names
    assert first.view == second.view
    assert Session(Setting(seed=9)).view != first.view


def test_a_new_match_keeps_the_table_and_deals_other_cards() -> None:
    """Again means: the same rules and opponents' levels, a new match."""
    session = Session(Setting(seed=8, house={"units": 2}, levels=("random",), name="Mia"))

    again = session.again()

    assert again.game.rules == session.game.rules
    assert again.setting.levels == ("random",)
    assert again.players("You") == session.players("You")
    assert again.view != session.view


def test_the_table_counts_the_evening() -> None:
    """Who has won how many matches is counted through all that are played again, also of who gave no name."""
    session, chance, winners = Session(Setting(seed=8, house={"units": 1}, levels=("random",))), random.Random(1), []
    for _ in range(5):
        while not session.game.over:
            if session.game.to_move is None:
                session.next_hand()
            session.play(chance.choice(session.game.legal()))
        winners += [session.players("")[seat] for seat in session.game.winners or []]
        session = session.again()
    assert dict(session.evening.won()) == {name: winners.count(name) for name in session.players("")}
    assert session.evening.feats()["unlucky"] is not None


def test_a_match_ends_after_the_hand_in_which_its_time_runs_out() -> None:
    """That hand is played to its end, and no other follows; a match that is played again has its time anew."""
    now = [0.0]
    setting = Setting(preset="no_elimination_31", seed=8, levels=("random",), minutes=20)
    session = Session(setting, clock=lambda: now[0])
    chance = random.Random(3)
    for time in (1199.0, 1200.0):
        assert not session.game.over
        if session.game.to_move is None:
            session.next_hand()
        now[0] = time
        while session.game.to_move is not None:
            session.play(chance.choice(session.game.legal()))
    assert session.game.over
    assert session.game.record()["house"] == {"match_end": "hands(2)"}
    assert session.again().game.house == {}


@pytest.mark.parametrize("level", LEVELS)
def test_opponents_of_every_level_play(level: str) -> None:
    """A thought returns a token that the rules allow."""
    session = Session(Setting(seed=1, levels=(level,) * 3))
    think = session.thought()
    assert think is not None

    token = think()

    assert token in session.game.legal()


def test_a_thought_holds_no_game() -> None:
    """What runs in another thread knows the view of one seat and nothing else."""
    think: Any = Session(Setting(seed=1)).thought()

    held = [cell.cell_contents for cell in think.__closure__]
    assert not any(isinstance(item, Game | Session) for item in held)


def test_the_person_does_not_think_by_machine() -> None:
    """On the person's own turn there is no thought."""
    session = Session(Setting(seed=11))
    assert session.view.to_move == OWN

    assert session.thought() is None


def test_an_opponent_is_never_called_like_the_person() -> None:
    """Names are told apart."""
    for name in NAMES:
        assert name not in Session(Setting(seed=3, name=name)).names


def test_what_cannot_be_played_has_a_reason() -> None:
    """The session says why before anything is tried, and the game refuses all the same."""
    session = Session(Setting(seed=11))

    assert session.reason("keep") is None
    assert session.reason("pass") == Sentence("why-choose-first")
    with pytest.raises(IllegalMove):
        session.play("pass")


def test_deeds_belong_to_the_present_hand() -> None:
    """What somebody did in the last hand is not shown beside the next one."""
    session = Session(Setting(seed=11, levels=("beginner",)))
    session.play("keep")
    assert session.deeds() == {OWN: Sentence("short-did-keep", {"seat": OWN})}

    while session.result is None:
        session.play("pass!" if "pass!" in session.game.legal() else "pass")
    session.next_hand()

    assert session.deeds() == {}


@pytest.mark.parametrize(
    ("places", "cards", "expected"),
    [
        (["KS", "7H", "9D"], ["7H", "9D", "AC"], ["AC", "7H", "9D"]),
        (["KS", "7H", "9D"], ["AC", "8C", "TC"], ["AC", "8C", "TC"]),
        ([], ["7H", "9D", "AC"], ["7H", "9D", "AC"]),
        (["KS", "7H", "9D"], [], []),
        (["KS", "7H", "9D"], ["7H", "9D", "KS", "AC"], ["KS", "7H", "9D", "AC"]),
        (["KS", "7H", "9D", "AC"], ["9D", "AC", "KS"], ["KS", "AC", "9D"]),
        (["KS", "7H", "9D", "AC"], ["7H", "9D", "KS"], ["KS", "7H", "9D"]),
    ],
)
def test_cards_keep_their_places(places: list[str], cards: list[str], expected: list[str]) -> None:
    """A card that comes takes the place of the one that goes; all others stay where they are."""
    assert keep_places(places, cards) == expected


def test_a_wish_becomes_a_token() -> None:
    """Cards and switches add up to the token of a move, or to none yet."""
    view = replace(Session(Setting(seed=11)).view, hand=["7H", "8H", "QD"], table=["9C", "KS", "AC"], legal=["all"])
    wish = Wish().pick("hand", "7H")
    assert not wish.token(view)
    assert wish.pick("table", "KS").token(view) == "7H>KS"
    assert wish.pick("hand", "7H") == Wish()
    assert wish.pick("hand", "8H") == Wish(gives=("8H",))
    assert wish.arm("all").token(view) == "all"
    assert Wish(ride=True).arm("pass").token(view) == "pass!"
    assert Wish(ride=True).arm("keep").token(view) == "keep"
    assert Wish(gives=("7H",), takes=("KS",), ride=True).token(view) == "7H>KS!"
    assert Wish(gives=("7H",), takes=("KS",)).still(["7H"], ["AC"]) == Wish(gives=("7H",))


def test_a_wish_discards_or_trades_with_the_pool() -> None:
    """One card alone is a discard once a card was drawn; as many cards as the pool has are a trade, in card order."""
    view = Session(Setting(seed=11)).view
    discard = replace(view, phase="discard")
    assert not Wish().token(discard)
    assert Wish(gives=("7H",), ride=True).token(discard) == "7H>!"

    pool = replace(view, phase="turn", hand=["2C", "9S", "7H"], table=["4D", "KD"])
    wish = Wish().pick("hand", "7H", most=3)
    assert not wish.token(pool, pool=True)
    assert wish.pick("hand", "2C", most=3).token(pool, pool=True) == "2C,7H>4D,KD"
    assert wish.pick("hand", "2C").pick("table", "4D").token(pool, pool=True) == "2C>4D"


def test_a_wish_exchanges_as_many_cards_as_it_takes() -> None:
    """Where several cards can go for as many, sides of unlike length are no move yet, and the whole hand is `all`."""
    view = replace(Session(Setting(seed=11)).view, hand=["7H", "8H", "QD"], table=["9C", "KS", "AC"], legal=["all"])
    wish = Wish().pick("hand", "QD", most=3).pick("hand", "7H", most=3).pick("table", "AC", most=3)
    assert not wish.token(view)
    assert wish.pick("table", "9C", most=3).token(view) == "7H,QD>9C,AC"
    assert wish.pick("hand", "8H", most=3).pick("table", "9C", most=3).pick("table", "KS", most=3).token(view) == "all"


@pytest.mark.parametrize(
    ("language", "plain", "expected"),
    [("de", False, "10♥"), ("de", True, "10He"), ("en", False, "10♥"), ("en", True, "10H")],
)
def test_suits_have_signs_and_letters(language: str, *, plain: bool, expected: str) -> None:
    """A terminal without Unicode writes suits as letters."""
    assert Speech(language, [], 0, plain=plain).card("TH") == expected


def test_plain_text_has_no_letter_outside_ascii() -> None:
    """Quotes, dashes, fractions and umlauts are written with what there is."""
    speech = Speech("de", [], 0, plain=True)

    assert speech.write("„Zurück – 30½ …“ größer’s • Ä·Ö→Ü") == '"Zurueck - 30.5 ..." groesser\'s * Ae-Oe>Ue'


def test_until_everything_is_compiled_opponents_play_as_beginners(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the compiler at a new table; from a seed comes the same game, so there one does."""
    asked: list[str] = []
    monkeypatch.setattr("schwimmen.terminal.session.choose", lambda level, *_rest, **_more: asked.append(level))
    for seed, compiled in ((None, False), (3, False), (None, True)):
        _first_thought(Setting(seed=seed, levels=("club",)), compiled=compiled)()
    assert asked == ["beginner", "club", "club"]


def _first_thought(setting: Setting, *, compiled: bool) -> Callable[[], str]:
    while True:
        session = Session(setting, lambda: compiled)
        while session.game.to_move == OWN:
            session.play(session.game.legal()[0])
        if think := session.thought():
            return think
