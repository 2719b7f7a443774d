"""Every game of the family at the terminal's table."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from schwimmen.match.game import Game
from schwimmen.rules.enums import Score
from schwimmen.rules.presets import PRESETS
from schwimmen.terminal.actions import HAND_KEYS, TABLE_KEYS, key_of
from schwimmen.terminal.ending import Showdown
from schwimmen.terminal.outlook import outlook
from schwimmen.terminal.quiz import GroupSheet, QuizSheet
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.session import OWN
from schwimmen.terminal.speech import Speech
from schwimmen.terminal.ways import asked
from schwimmen.terminal.wish import kind_of
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import Sentence
from tests.samples import GAMES_HANDLED, samples
from tests.terminal.conftest import Person, Sit
from tests.terminal.test_table import foreign, screen_text

ROOM = 76
"""Letters of a line between table and hand in the smallest terminal that everything fits in."""

LETTERS = {
    "keep": "k", "trade": "t", "all": "a", "pass": "p", "close": "c", "refresh": "n", "draw": "s", "take": "q",
    "challenge": "c", "decline": "p",
}  # fmt: skip
LOOKS: list[dict[str, Any]] = [
    {"language": "de", "size": (80, 24)},
    {"language": "en", "size": (120, 40)},
    {"language": "de", "size": (120, 40), "plain": True},
]


def keys_of(person: Person, token: str) -> Iterator[str]:
    """Yield the keys that play a token."""
    if token.endswith("!"):
        yield key_of(person.app.scene(), "ride").lower()
    kind = kind_of(token)
    if kind in LETTERS:
        yield from LETTERS[kind] * 2
        return
    gives, takes = token.rstrip("!").split(">")
    for card in gives.split(","):
        yield HAND_KEYS[person.app._hand.index(card)]
    if not person.app.scene().pool or kind == "swap":
        for card in filter(None, takes.split(",")):
            yield TABLE_KEYS[person.app._table.index(card)].lower()
    yield "enter"


async def answer(person: Person, *, rightly: bool) -> None:
    """Answer the question of the school edition, and put the solution away."""
    question = person.app.session.question(person.app.look.language)
    for place in question.right:
        await person.pilot.press(str((place if rightly else (place + 1) % 4) + 1))
    await person.press("enter")


async def play(person: Person, token: str) -> None:
    """Play a token by keys, and see that the game has heard just that."""
    moves = person.app.session.game.record()["hands"][-1]["moves"]
    if token in ("right", "wrong"):
        await answer(person, rightly=token == "right")
    else:
        await person.press(*keys_of(person, token))
    assert person.app.session.game.record()["hands"][-1]["moves"][len(moves)] == token


def see_what_may_be_done(person: Person) -> None:
    """See that a line says what may be done, that it fits in either language, and that no call is offered in vain."""
    scene = person.app.scene()
    assert len(person.read("#aim")) <= 78 or scene.unit == "die"
    for language in LANGUAGES:
        names = ["Maximilian"] * len(scene.view.seats)
        speech = Speech(language, names, OWN, terms=scene.speech.terms)
        told = [asked(replace(scene, speech=speech)), outlook(replace(scene, speech=speech))]
        assert told[0] is not None
        assert max(len(speech.say(sentence)) for sentence in told if sentence) <= ROOM or scene.view.phase == "verdict"
    assert len(person.read("#prompt").splitlines()) <= 2
    assert (
        len(person.read("#worth").splitlines()[0]) <= person.app.screen_stack[0].query_one("#worth").content_size.width
    )
    assert re.search(r"\d|[a-z]", person.read("#worth").splitlines()[0].removeprefix(scene.speech("worth")))
    if scene.view.phase == "turn":
        see_the_call(person, scene)


def see_the_call(person: Person, scene: Scene) -> None:
    """See that the call is barred while it is not possible, and gone once somebody has called."""
    call = person.app.screen_stack[0].query_one(f"#do-{scene.call}")
    possible = scene.can_ride if scene.call == "ride" else "close" in scene.view.legal
    assert call.display == (scene.view.caller is None)
    assert call.has_class("off") != possible


async def play_hand(person: Person, chance: random.Random) -> None:
    """Play a hand to its end: chance chooses what kind of move, then which."""
    for number in range(100):
        if isinstance(person.sheet, Showdown):
            return
        see_what_may_be_done(person)
        kinds: dict[str, list[str]] = {}
        for token in person.view.legal:
            late = number > 6 and (token.endswith("!") or token == "close")
            kinds.setdefault("call" if late else kind_of(token), []).append(token)
        await play(person, chance.choice(kinds["call" if "call" in kinds else chance.choice(list(kinds))]))
    raise AssertionError("the hand does not end")


@pytest.mark.few(2)
@pytest.mark.parametrize("name", GAMES_HANDLED)
async def test_a_hand_of_every_game_is_played_by_keys(sit: Sit, name: str) -> None:
    """Keys lead from the deal to the showdown, where everybody's cards, values and losses are told."""
    preset = PRESETS[name]
    look = LOOKS[preset.number % len(LOOKS)]
    async with sit(preset=name, seed=preset.number, levels=("beginner",) * 2, **look) as person:
        assert person.app.speech.say(person.app.session.title[0]) in person.read("#title")
        await play_hand(person, random.Random(preset.number))

        result, speech = person.app.session.result, person.app.speech
        assert result is not None
        text = person.read("#sheet-text")
        assert all(speech.say(reason) in text for reason in result.reasons)
        assert all(speech.value(value) in text for value in result.values if value is not None)
        if look.get("plain"):
            assert foreign(person) == set()
        await person.press("enter")
        assert not isinstance(person.sheet, Showdown)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_long_name_leaves_room_for_the_hand(sit: Sit, language: str) -> None:
    """In 80 columns the first line says which hand it is; where there is room, the name is whole."""
    async with sit(preset="japanese_51", language=language) as person:
        name, hand = map(person.app.speech.say, person.app.session.title)
        assert person.read("#title") == f"Goju Ichi · {hand}"
        await person.resize(120, 24)
        assert person.read("#title") == f"{name} · {hand}"


async def test_only_an_empty_stock_lets_the_last_card_be_declined(sit: Sit) -> None:
    """Nobody is offered to decline while there are cards to draw."""
    async with sit(preset="empat_satu") as person:
        await person.to_own_turn()
        assert person.view.stock
        assert not person.app.query_one("#do-pass").display


@pytest.mark.parametrize("preset", ["no_elimination_31", "empat_satu", "japanese_51"][: samples(1, 3)])
async def test_the_summary_ranks_by_points(sit: Sit, preset: str) -> None:
    """A match for points ends with everybody's points, the winners first."""
    house = {} if preset == "empat_satu" else {"match_end": "hands(1)"}
    async with sit(preset=preset, house=house, levels=("beginner",)) as person:
        await play_hand(person, random.Random(1))
        await person.press("enter")

        session, speech = person.app.session, person.app.speech
        assert session.game.over
        standing = session.standing()
        assert standing[: len(session.game.winners or [])] == session.game.winners
        lines = person.read("#sheet-text").splitlines()
        assert [line for line in lines if line.startswith(speech.player(standing[0]))]
        if preset != "empat_satu":
            points = speech.brief(Sentence("points-told", {"points": session.view.seats[standing[0]].points}))
            assert any(line.startswith(speech.player(standing[0])) and points in line for line in lines)


@pytest.mark.few(2)
@pytest.mark.parametrize("preset", GAMES_HANDLED)
async def test_a_turn_of_every_game_is_in_sight(sit: Sit, preset: str) -> None:
    """Cards, values and each action fit the terminal, with as many players as the game takes, up to nine."""
    most = min(PRESETS[preset].rules.players[1], PRESETS[preset].rules.most_players(), 9)
    levels, language = ("random",) * (most - 1), ("de", "en")[PRESETS[preset].number % 2]
    async with sit(preset=preset, language=language, levels=levels, seed=4) as person:
        await person.to_own_turn()
        for size in [(80, 24), (120, 40)]:
            await person.resize(*size)
            person.sees("Lake", "#table", "#stock", "#prompt", "#me", "#hand")
            assert person.read("#title").split()[0] in screen_text(person)
            actions = person.app.screen.query("#actions .action")
            person.sees(*(f"#{action.id}" for action in actions if action.display))
            for selector in ("#me", "#stock"):
                assert person.app.screen.query_one(selector).content_size.width >= 9


async def at_table(person: Person, preset: str, pack: str, **asked: Any) -> None:
    """Put a game with a given pack on the table, the person to decide first."""
    session = person.app.session
    session.game = Game(preset, players=["", *session.names], pack=pack, **asked)
    person.app.draw()
    await person.settle()


def pack_of(first: str, size: int = 52) -> str:
    """Return a pack that begins with some cards."""
    cards = [rank + suit for suit in "CSHD" for rank in "23456789TJQKA"[-size // 4 :]]
    dealt = first.split()
    return " ".join(dealt + [card for card in cards if card not in dealt])


async def test_the_card_taken_from_the_pile_stays(sit: Sit) -> None:
    """A taken card is marked, and cannot be discarded in the same turn; any other can, by a single click."""
    async with sit(preset="thirty_one", levels=("beginner",)) as person:
        await at_table(person, "thirty_one", pack_of("2C 3D 5S 7H 9D TC KH"), dealer=1)
        taken = person.view.discard[0]
        await person.press("q", "q")
        assert person.view.phase == "discard"
        assert person.app._hand[-1] == taken
        face = person.app.screen.query_one("#hand-3")
        assert face.has_class("barred")

        await person.press("4")
        assert person.said == Words("en")("why-just-taken")
        give = person.app._hand[1]
        await person.pilot.click("#hand-1")
        await person.pilot.pause()
        assert any(event.kind == "discard" and event.give == (give,) for event in person.app.session.game.events)


async def test_a_card_is_drawn_by_a_click_on_the_stock(sit: Sit) -> None:
    """The stock and the open card are there to be clicked; before that no card of the hand can go."""
    async with sit(preset="thirty_one") as person:
        await person.to_own_turn()
        await person.press("1")
        assert person.said == Words("en")("pick-source")
        await person.click("#stock")

        assert person.view.phase == "discard"
        assert len(person.app._hand) == 4
        assert person.read("#worth") == f"Worth up to {max(map(float, person.app.scene().worths.values())):g}"
        await person.press("1")
        assert person.read("#worth").endswith(f" → {person.app.scene().worths[person.app._hand[0] + '>']}")


async def test_the_pool_is_traded_for_as_many_cards(sit: Sit) -> None:
    """Chosen cards are counted; too few are refused, and the last one by a click makes the trade."""
    async with sit(preset="chinese_51", levels=("beginner",), seed=6) as person:
        while len(person.view.table) < 2 or person.view.phase != "turn" or person.view.to_move != OWN:
            token = next(token for token in person.view.legal if kind_of(token) in ("draw", "discard", "decline"))
            await play(person, token)
        pool = len(person.view.table)
        await person.press("q")
        assert person.said == Words("en")("why-pool-not-full")
        await person.press("1")
        assert person.said == Words("en")("pool-choose", count=pool - 1)
        await person.press("a")
        assert person.said == Words("en")("why-pool-count")
        await person.press("escape")
        for index in range(pool):
            await person.pilot.click(f"#hand-{index}")
        await person.settle()

        assert any(event.kind == "trade" and event.seat == OWN for event in person.app.session.game.events)


@pytest.mark.few(1)
@pytest.mark.parametrize("preset", ["petrangola", "mambassa"])
async def test_several_cards_are_exchanged_for_as_many(sit: Sit, preset: str) -> None:
    """Cards are chosen on both sides in any order, what is missing is said, and Enter exchanges them."""
    async with sit(preset=preset, levels=("beginner",) * 2) as person:
        await person.to_own_turn()
        hand, table = list(person.app._hand), list(person.app._table)
        assert person.read("#prompt").splitlines()[1].endswith(", then Enter.")

        await person.press("2", "1", "enter")
        assert person.said == Words("en")("why-not-several")
        await person.press("w")
        assert person.said == Words("en")("some-take", count=1)
        assert outlook(person.app.scene()).key == "preview-with"
        await person.press("e")
        gives, takes = [hand[1], hand[0]], [table[1], table[2]]
        assert person.said == Words("en")("do-it", what=Words("en")("ask-some", gives=gives, takes=takes))
        await person.press("enter")

        own = [event for event in person.app.session.game.events if event.seat == OWN]
        played = next(event for event in own if event.kind == "trade")
        assert (set(played.give), set(played.take)) == (set(gives), set(takes))
        assert person.app.speech.card(played.give[0]) in person.read("#me")


async def test_a_dealer_who_sees_only_the_packet_is_asked_about_it(sit: Sit) -> None:
    """The own cards lie covered until the packet is turned up; what taking it means is said."""
    async with sit(preset="petrangola", levels=("beginner",), seed=3) as person:
        while person.view.phase != "choice" or person.view.to_move != OWN:
            await (person.press("enter") if person.sheet else play(person, person.view.legal[0]))
        assert person.read("#prompt").splitlines() == [
            Words("en")(key, word="knock") for key in ("ask-choice-extra", "how-choice-closes")
        ]
        assert all(person.app.query_one(f"#hand-{index}").has_class("back") for index in range(3))

        await person.press("k", "enter")
        assert person.view.hand
        assert not person.app.query_one("#hand-0").has_class("back")


async def test_clicks_choose_several_cards_and_a_last_one_exchanges(sit: Sit) -> None:
    """A click on a card plays nothing where more can go along; chosen on both sides, all three are the whole hand."""
    async with sit(preset="petrangola", levels=("beginner",) * 2) as person:
        await person.to_own_turn()
        for index in range(3):
            await person.click(f"#hand-{index}")
            await person.click(f"#table-{index}")
        assert person.said == Words("en")("do-it", what=Words("en")("do-all"))
        await person.click("#do-swap")

        assert any(event.kind == "all" and event.seat == OWN for event in person.app.session.game.events)


async def test_new_table_cards_oblige_to_exchange_one(sit: Sit) -> None:
    """In 41 the table can be replaced; then one card is to be exchanged, and nothing else."""
    async with sit(preset="forty_one") as person:
        await person.to_own_turn()
        table = person.view.table
        await person.press("n", "n")
        assert person.view.refreshed
        assert not set(person.view.table) & set(table)
        assert person.said == Words("en")("why-must-swap-one")

        await person.press("c")
        assert person.said == Words("en")("why-must-swap-one")
        await person.press("1", "r", "enter")
        assert any(event.kind == "swap" and event.seat == OWN for event in person.app.session.game.events)


async def test_closing_ones_own_game_is_marked(sit: Sit) -> None:
    """A player who sticks is marked while the others go on."""
    async with sit(preset="tuppenny_loo", levels=("random",) * 3, seed=2) as person:
        await person.to_own_turn()
        await person.pilot.press("c", "c")
        person_sticking = person.view.seats[OWN].sticking
        assert person_sticking or person.app.session.result is not None
        assert not person_sticking or "stick" in person.read("#me")


async def test_the_explanation_is_asked_for_before_the_exchange(sit: Sit) -> None:
    """The school edition shows its terms, asks about the one that is wanted, and wrong means no exchange."""
    async with sit(preset="energy_schwimmen", levels=("random",)) as person:
        await person.to_own_turn()
        hand, table = person.view.hand, person.view.table
        assert all(person.app.speech.term(card)[:20] in person.read("#worth") for card in hand)
        assert all(person.app.speech.term(card)[:20] in person.read("#beside") for card in table)
        assert person.app.speech("put-aside") in person.read("#stock")
        await person.press("1", "q", "enter")
        assert person.view.phase == "verdict"
        assert isinstance(person.sheet, QuizSheet)
        question = person.app.session.question("en")
        assert all(answer.split()[0] in person.read("#sheet-text") for answer in question.asked[0].answers)
        await person.pilot.press("escape", "1")
        assert person.said == Words("en")("why-must-judge")
        await person.pilot.press("enter", "l")
        await person.pilot.pause()
        assert person.app.session.question("de").right == question.right
        await answer(person, rightly=False)

        assert person.view.hand == hand
        assert any(event.say.key == "did-wrong" and event.seat == OWN for event in person.app.session.game.events)


async def test_those_before_the_screen_may_judge(sit: Sit) -> None:
    """Where the group judges, the solution is shown, and one key says whether the explanation was right."""
    async with sit(preset="energy_schwimmen", levels=("random",), judge="group") as person:
        await person.to_own_turn()
        wanted = person.view.table[0]
        await person.press("1", "q", "enter")
        assert isinstance(person.sheet, GroupSheet)
        assert person.app.speech.explanation(wanted).split()[0] in person.read("#sheet-text")
        await person.press("1")
        assert any(event.say.key == "did-right" and event.seat == OWN for event in person.app.session.game.events)


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("preset", "sign"),
    [("schwimmen", "╿╿╿"), ("schwimmen_gamerules", "●●●"), ("thirty_one", "◆◆◆"), ("tuppenny_loo", "◉◉◉◉◉"),
     ("tri_palki", "···"), ("dutch31", "⚅ 6"), ("forty_one", "no points")],
)  # fmt: skip
async def test_everybody_has_what_the_game_counts(sit: Sit, preset: str, sign: str) -> None:
    """Matches, chips, tokens, coins, sticks, a die, or points on a slate."""
    async with sit(preset=preset) as person:
        assert PRESETS[preset].rules.score == Score.UNITS or sign == "no points"
        assert sign in person.read("#me").splitlines()[1]
        assert person.read("Lake").count(sign) == 3


@pytest.mark.few(1)
@pytest.mark.parametrize(("preset", "word"), [("thirty_one", "Knock"), ("hosa_aba", "Stop"), ("dutch31", "Pas")])
async def test_the_call_has_the_word_of_the_game(sit: Sit, preset: str, word: str) -> None:
    """The same key, and the word that the game has for it."""
    async with sit(preset=preset) as person:
        await person.to_own_turn()
        assert person.read("#do-close") == f"{word} C"
