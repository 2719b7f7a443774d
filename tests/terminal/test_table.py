import html
import re
from typing import Any

import pytest

from schwimmen.match.game import Game
from schwimmen.terminal.ending import Summary
from schwimmen.terminal.overlays import HelpSheet, RulesSheet
from schwimmen.terminal.session import OWN
from schwimmen.words import Words
from tests.samples import samples
from tests.terminal.conftest import Person, Sit

TURN = {
    "de": "Du bist dran: eine Karte oder alle drei tauschen oder schieben",
    "en": "Your turn: exchange one card or all three, or pass",
}


async def play_match(person: Person) -> None:
    """Play a match to its summary: exchange the first cards and close, keep, put sheets away."""
    for _ in range(500):
        if isinstance(person.sheet, Summary):
            return
        if person.sheet:
            look_at_the_water(person)
            await person.press("enter")
        elif person.view.phase == "choice":
            await person.press("k", "k")
        else:
            await person.press("1", "q", "c", "enter")
    raise AssertionError("the match does not end")


def look_at_the_water(person: Person) -> None:
    """See that who swims lies at the waterline, and who is out below it."""
    rows = person.read("Lake").splitlines()
    for seat, seen in enumerate(person.view.seats[1:], 1):
        name = person.app.speech.player(seat)
        assert (name in rows[4]) == seen.out
        assert (name in rows[1]) == seen.swims
        assert (name in rows[0]) == (not seen.out and not seen.swims)
    assert rows[3].count("◎") == sum(seen.swims for seen in person.view.seats[1:])


@pytest.mark.parametrize(("language", "size"), [("de", (80, 24)), ("en", (120, 40))][: samples(1, 2)], ids=str)
async def test_a_whole_match_is_played_by_keys(sit: Sit, language: str, size: tuple[int, int]) -> None:
    """Keys alone lead from the first deal to the summary, and Enter lays the table again."""
    async with sit(size=size, language=language, levels=("beginner",), house={"units": 1}) as person:
        match = person.app.session
        await play_match(person)

        winners = [event.say for event in match.game.events if event.kind == "match"]
        assert person.app.speech.say(winners[0]) in person.read("#sheet-text")
        assert Words(language)("evening") in person.read("#sheet-text")

        await person.press("enter")
        assert person.app.session is not match
        assert person.app.session.game.hand_number == 1


async def test_a_turn_is_played_by_mouse(sit: Sit) -> None:
    """A click on an own card and one on a table card exchange the two."""
    async with sit() as person:
        await person.to_own_turn()
        give, take = person.app._hand[2], person.app._table[0]

        await person.click("#hand-2")
        assert person.said == Words("en")("ask-for", gives=[give])
        await person.click("#table-0")

        played = [event for event in person.app.session.game.events if event.kind == "swap" and event.seat == OWN]
        assert (played[-1].give, played[-1].take) == ((give,), (take,))


async def test_a_click_passes_and_a_second_one_trades_everything(sit: Sit) -> None:
    """Passing takes one click; exchanging all three asks before it is done."""
    async with sit() as person:
        await person.to_own_turn()
        await person.click("#do-all")
        assert person.said == Words("en")("do-it", what=Words("en")("do-all"))
        await person.click("#do-all")
        await person.to_own_turn()
        await person.click("#do-pass")

        own = [event.kind for event in person.app.session.game.events if event.seat == OWN]
        assert "all" in own
        assert "pass" in own


async def test_a_key_prepares_and_the_same_key_does(sit: Sit) -> None:
    """One slip of a finger plays nothing: a key chooses, Enter or the same key again does it."""
    async with sit() as person:
        await person.to_own_turn()
        before = len(person.app.session.game.events)

        await person.press("p")
        assert len(person.app.session.game.events) == before
        await person.press("escape")
        assert person.said == TURN["en"]
        await person.press("p", "p")

        assert person.app.session.game.events[before].kind == "pass"


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("house", "keys", "reason", "language"),
    [
        ({"allow_swap_all": False}, ["a"], "why-no-swap-all", "de"),
        ({"close_from_turn": 2}, ["c"], "why-call-too-early", "en"),
        ({}, ["k"], "why-choice-made", "de"),
        ({}, ["enter"], "pick-two", "en"),
    ],
    ids=["all", "close", "keep", "nothing"],
)
async def test_an_illegal_wish_shows_the_reason(
    sit: Sit, house: dict[str, Any], keys: list[str], reason: str, language: str
) -> None:
    """What cannot be done is refused in words, and nothing happens."""
    async with sit(house=house, language=language) as person:
        await person.to_own_turn()
        before = len(person.app.session.game.events)

        await person.press(*keys)

        assert person.said == Words(language)(reason)
        assert len(person.app.session.game.events) == before


async def test_a_barred_action_says_why_to_a_click(sit: Sit) -> None:
    """A call that comes too early is in sight and dim, and a click on it says so; after a call it is gone."""
    async with sit(house={"close_from_turn": 2}) as person:
        await person.to_own_turn()
        assert person.app.query_one("#do-ride").has_class("off")
        await person.click("#do-ride")
        assert person.said == Words("en")("why-call-too-early")
        while person.view.caller is None and person.sheet is None:
            assert person.app.screen_stack[0].query_one("#do-ride").display
            await person.press("p", "p")
        assert not person.app.screen_stack[0].query_one("#do-ride").display


async def test_a_wish_out_of_turn_says_whose_turn_it_is(sit: Sit) -> None:
    """While somebody else thinks a key plays nothing, and the screen answers all the same."""
    async with sit(instant=False, seed=1) as person:
        assert person.view.to_move != OWN
        await person.pilot.press("p")

        session = person.app.session
        words = Words("en", session.players("You"), OWN)
        assert person.said == words.say("why-not-your-turn", {"seat": person.view.to_move})


async def test_the_call_rides_on_a_turn(sit: Sit) -> None:
    """The switch turns the next move into one that closes."""
    async with sit() as person:
        await person.to_own_turn()
        await person.press("c")
        assert "☑" in person.read("#do-ride")
        await person.pilot.press("p", "p")

        assert any(event.call and event.seat == OWN for event in person.app.session.game.events)


async def test_the_call_is_a_turn_where_the_rules_say_so(sit: Sit) -> None:
    """With `close_timing` instead the key closes, without a switch."""
    async with sit(house={"close_timing": "instead"}) as person:
        await person.to_own_turn()
        assert person.read("#do-close") == "Close C"
        await person.pilot.press("c", "enter")

        assert any(event.kind == "close" and event.seat == OWN for event in person.app.session.game.events)


async def test_the_language_changes_at_once(sit: Sit) -> None:
    """L speaks the other language everywhere, also on a sheet."""
    async with sit(language="de") as person:
        await person.to_own_turn()
        assert person.said == TURN["de"]
        german = person.read("#log-text")

        await person.press("l")
        assert person.said == TURN["en"]
        assert person.read("#do-pass") == "Pass P"
        assert person.read("#log-text") != german

        await person.press("i", "l")
        assert "Das Ziel" in person.read("#sheet-text")
        await person.press("escape")
        assert person.said == TURN["de"]
        assert person.read("#log-text") == german


@pytest.mark.few(1)
@pytest.mark.parametrize("opponents", [1, 8])
async def test_everything_is_in_sight(sit: Sit, opponents: int) -> None:
    """Seats, table, hand, actions and the log fit the terminal, for two players and for nine."""
    async with sit(preset="schwimmen_catsatcards", levels=("beginner",) * opponents) as person:
        await person.to_own_turn()
        for size in [(80, 24), (100, 30), (120, 40), (160, 50)]:
            await person.resize(*size)
            person.sees("Lake", "#table", "#prompt", "#hand", "#do-pass", "#do-help")
            assert person.app.screen.query_one("#log").size.height >= 3


async def test_the_log_stands_beside_the_table_where_there_is_room(sit: Sit) -> None:
    """On a wide terminal the log is at the side, on a narrow one below."""
    async with sit(size=(120, 40)) as person:
        assert person.app.screen.query_one("#log").region.x > person.app.screen.query_one("#hand").region.right
        await person.pilot.resize_terminal(80, 24)
        await person.pilot.pause()
        assert person.app.screen.query_one("#log").region.x == 0


async def test_known_cards_can_be_hidden(sit: Sit) -> None:
    """M switches the memory aid: cards that everybody has seen go to somebody."""
    async with sit() as person:
        await person.to_own_turn()
        while not any(seat.known for seat in person.view.seats[1:]):
            await person.press("p", "p")
            await person.to_own_turn()
        known = next(seat.known[0] for seat in person.view.seats[1:] if seat.known)
        speech = person.app.speech

        assert speech.card(known) in person.read("Lake").splitlines()[1]
        await person.press("m")
        assert speech.card(known) not in person.read("Lake").splitlines()[1]


async def test_colours_and_light_can_be_changed(sit: Sit) -> None:
    """F and D change suits to four colours and night to day."""
    async with sit() as person:
        assert person.app.theme == "night-2"
        await person.press("f", "d")
        assert person.app.theme == "day-4"


async def test_the_rules_lie_one_key_away(sit: Sit) -> None:
    """The rules sheet begins with the game in short, names numbers and sources on request, and goes away again."""
    async with sit(house={"units": 5, "all_pass": "none", "exhausted": "showdown"}) as person:
        await person.press("i")
        assert isinstance(person.sheet, RulesSheet)
        text = person.read("#sheet-text")
        parts = [
            "In short",
            "For example",
            "How this table differs",
            "5 lives instead of 3.",
            "does nothing here",
            "The aim",
        ]
        assert [text.index(part) for part in parts] == sorted(text.index(part) for part in parts)
        assert "SW-" not in text
        await person.press("s")
        assert "SW-17; 000, 002" in person.read("#sheet-text")
        await person.press("down", "pagedown", "up", "pageup", "escape")
        assert person.sheet is None


async def test_what_is_longer_than_a_line_goes_on_below_its_first_word(sit: Sit) -> None:
    """On the sheet of rules the second line of a point begins where its words do, however wide the sheet is."""
    async with sit(preset="tri_palki", language="de") as person:
        await person.press("i")
        for width in (80, 60):
            await person.pilot.resize_terminal(width, 24)
            await person.pilot.pause()
            lines = person.read("#sheet-text").splitlines()
            points = lines[1 : next(index for index, line in enumerate(lines) if line.startswith("Zum Beispiel"))]
            assert {line[:2] for line in points} == {"• ", "  "}
            assert max(map(len, points)) <= width - 6


async def test_help_names_every_key(sit: Sit) -> None:
    """? says what the game is about, what the signs mean, and shows the keys."""
    async with sit() as person:
        await person.press("question_mark")
        assert isinstance(person.sheet, HelpSheet)
        text = person.read("#sheet-text")
        assert text.startswith("Collect points in one suit. The player with the least loses a life.")
        assert "╿╿╿ shows what you have left." in text
        assert "Q W E" in text
        await person.press("enter")
        assert person.sheet is None


async def test_a_sheet_is_put_away_by_a_click_beside_it(sit: Sit) -> None:
    """The mouse alone is enough."""
    async with sit(size=(120, 40)) as person:
        await person.click("#do-help")
        assert person.sheet
        await person.pilot.click("#sheet-text")
        assert person.sheet
        await person.pilot.click(offset=(1, 1))
        await person.pilot.pause()
        assert person.sheet is None


@pytest.mark.few(1)
@pytest.mark.parametrize("keys", [[], ["i"], ["question_mark"]], ids=["table", "rules", "help"])
async def test_plain_terminals_get_plain_letters(sit: Sit, keys: list[str]) -> None:
    """Without Unicode there is no sign on the screen that ASCII does not have, in German either."""
    async with sit(plain=True, language="de", size=(120, 40)) as person:
        await person.to_own_turn()
        await person.press(*keys)

        assert foreign(person) == set()
        await person.press("escape", "c", "p", "enter")
        assert foreign(person) == set()


def foreign(person: Person) -> set[str]:
    """Return the signs on the screen that are not ASCII."""
    return {sign for sign in screen_text(person) if not sign.isascii()}


def screen_text(person: Person) -> str:
    """Return everything that stands on the screen."""
    svg = person.app.export_screenshot()
    text = html.unescape("".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))).replace("\xa0", " ")
    assert text.strip(), "nothing was drawn"
    return text


async def test_the_screen_shows_nothing_that_is_hidden(sit: Sit) -> None:
    """If the others held each other's cards, and the stock lay otherwise, the screen would be the same."""
    own, packet = "AS 9H 7D", "KC QD 8S"
    packs = [
        _pack(own, packet, ["TC JD 7S", "QH 9C 8D", "KH 7C TD"]),
        _pack(own, packet, ["KH 7C TD", "TC JD 7S", "QH 9C 8D"], backwards=True),
    ]
    screens = []
    for pack in packs:
        async with sit(size=(120, 40)) as person:
            session = person.app.session
            session.game = Game(players=["", *session.names], dealer=0, pack=pack)
            person.app.draw()
            await person.pilot.pause()
            await person.pilot.press("t", "escape", "m", "m")
            screens.append(screen_text(person))

    assert screens[0] == screens[1]


def _pack(own: str, packet: str, others: list[str], *, backwards: bool = False) -> str:
    """Return a pack that deals these hands to a table whose dealer is the person, seat 0."""
    hands = [hand.split() for hand in (*others, own)]
    dealt = [hand[round_] for round_ in range(3) for hand in hands] + packet.split()
    rest = [rank + suit for suit in "CSHD" for rank in "789TJQKA" if rank + suit not in dealt]
    return " ".join(dealt + (rest[::-1] if backwards else rest))


async def test_many_lives_are_counted_instead_of_drawn(sit: Sit) -> None:
    """A seat with more matches than there is room shows their number."""
    async with sit(house={"units": 40}) as person:
        assert "╿×40" in person.read("Lake")
        assert "╿×40" in person.read("#me")


async def test_space_hurries_the_others(sit: Sit) -> None:
    """Nobody has to wait for opponents that take their time."""
    async with sit(instant=False, seed=1) as person:
        moves = len(person.app.session.game.events)
        await person.pilot.press("space")
        for _ in range(100):
            await person.pilot.pause()
            if len(person.app.session.game.events) > moves:
                return
        raise AssertionError("nobody moved")


async def test_name_stock_and_value_are_in_sight(sit: Sit) -> None:
    """Name, stock and value are on the table from the first deal."""
    async with sit(name="Mia") as person:
        assert "Mia" in person.read("#me")
        assert "Stock 17" in person.read("#stock")
        assert person.read("#worth").startswith("Worth ")
