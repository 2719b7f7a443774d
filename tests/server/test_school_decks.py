"""The school edition over REST: decks that come in, tables that are asked for, sheets that go out."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from schwimmen.school.deck import energy_csv
from schwimmen.server.problems import Refusal
from schwimmen.server.school.decks import MOST_BYTES, MOST_DECKS, Decks
from schwimmen.server.store import store as stores
from schwimmen.words import LANGUAGES
from tests.school.decks import as_csv, as_yaml, rows
from tests.server.checks import has_words, problem
from tests.server.guests import guest_of, open_table, opened
from tests.server.live import Client, Live

GAME = "energy_schwimmen"


def upload(live: Live, name: str, data: bytes) -> dict[str, Any]:
    """Have a deck checked."""
    answer = live.ask("POST", f"/api/school/decks?name={name}", data)
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json()
    return found


def test_an_own_deck_is_checked_and_played(live: Live) -> None:
    """A teacher's file becomes a deck with an id; a table with it shows its terms."""
    cards = rows()
    deck = upload(live, "biology.csv", as_csv(cards).encode())["deck"]
    assert (deck["name"], deck["cards"], list(deck["topics"])) == ("biology", 32, ["en"])
    asked = {"judging": "choice", "language": "de", "deck": deck["id"]}
    at = live.open(rules=GAME, school=asked)
    with Client(live) as client:
        school = client.sit(at["table"], at["token"])["view"]["school"]
    assert (school["deck"], school["language"], school["languages"]) == (deck["id"], "en", ["en"])
    assert {term["term"] for term in school["terms"].values()} <= {card["term"] for card in cards}


def test_mistakes_are_told_with_their_lines(live: Live) -> None:
    """Every line with a mistake, in words of both languages; nothing is kept."""
    cards = rows()
    cards[2]["suit"], cards[5]["explanation"] = "X", ""
    found = upload(live, "biology.csv", as_csv(cards).encode())
    assert found["deck"] is None
    assert {4, 7} <= {each["line"] for each in found["problems"]}
    assert found["count"] == len(found["problems"])
    for each in found["problems"]:
        has_words(each)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("deck.xlsx", b"PK"),
        ("deck.csv", b"\xff\xfe"),
        ("deck.csv", b"x" * 5000),
        ("deck.yaml", b"[" * 5000),
        ("deck.yaml", b'- term: "\\UFFFFFFFF"'),
        ("deck.yaml", as_yaml(rows()).replace("term: Water 7", 'term: "\\ud800"').encode()),
        ("deck.yaml", b'- "\\ud800": "\\ud800"'),
        ("", b""),
    ],
)
def test_files_that_are_no_deck_are_told_so(name: str, data: bytes, live: Live) -> None:
    """Whatever somebody chooses by mistake is answered in words."""
    found = upload(live, name, data)
    assert found["deck"] is None
    assert found["problems"]


def test_a_deck_may_be_large_but_not_too_large(live: Live) -> None:
    """The limit is larger than elsewhere, and there is one; so is the number of mistakes told."""
    assert upload(live, "energy.csv", energy_csv())["deck"]["cards"] == 32
    found = upload(live, "deck.csv", energy_csv().splitlines(keepends=True)[0] + b"x,x,x,x,x,x,x,x\n" * 5000)
    assert len(found["problems"]) == 100 < found["count"]
    problem(live.ask("POST", "/api/school/decks?name=deck.csv", b"x" * (MOST_BYTES + 1)), 413)


async def test_the_oldest_decks_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server keeps as many decks as it says, fewer of them at hand; the one that was not used the longest goes."""
    monkeypatch.setattr(stores, "MOST_DECKS", MOST_DECKS + 2)
    cards, ids = rows(), []
    async with opened(tmp_path) as lobby:
        for number in range(MOST_DECKS + 2):
            cards[0]["term"] = f"Term {number}"
            deck = (await lobby.decks.check("deck.csv", as_csv(cards).encode())).deck
            assert deck is not None
            ids.append(deck.id)
        assert len(lobby.decks._decks) == MOST_DECKS
        assert await lobby.decks.find(ids[0])
        await lobby.decks.check("deck.csv", as_csv(cards).replace("Term", "term").encode())
        afresh = Decks(lobby.services.store)
        assert await afresh.find(ids[0])
        with pytest.raises(Refusal):
            await afresh.find(ids[1])


async def test_what_is_a_deck_no_more_is_not_found(tmp_path: Path) -> None:
    """A file that an older server has kept, and that this one cannot read, is as good as none."""
    async with opened(tmp_path) as lobby:
        await lobby.services.store.keep_deck("old", "deck.yaml", b"- &a term: x\n- *a\n")
        with pytest.raises(Refusal) as refused:
            await lobby.decks.find("old")
    assert refused.value.problem.code == "deck"


async def test_decks_survive_a_restart(tmp_path: Path) -> None:
    """A table of the school edition goes on with its deck, also one that a teacher has uploaded."""
    async with opened(tmp_path) as lobby:
        deck = (await lobby.decks.check("biology.csv", as_csv(rows()).encode())).deck
        assert deck is not None
        asked = {"judging": "choice", "language": "en", "deck": deck.id}
        at = await open_table(lobby, rules=GAME, levels=["random"], school=asked)
    async with opened(tmp_path) as lobby:
        terms = (await guest_of(lobby, at)).last["view"]["school"]["terms"]
    assert {term["term"] for term in terms.values()} <= {card["term"] for card in rows()}


@pytest.mark.parametrize(
    ("asked", "status", "rules"),
    [
        ({"judging": "choice", "language": "en"}, 422, "schwimmen"),
        ({"judging": "choice", "language": "en", "deck": "nothing"}, 404, GAME),
        ({"judging": "nobody", "language": "en"}, 422, GAME),
        ({"judging": "choice", "language": "fr"}, 422, GAME),
        ({"judging": "choice", "language": "en", "rightly": 101}, 422, GAME),
        ({}, 422, GAME),
    ],
)
def test_a_wrong_wish_opens_no_table(asked: dict[str, Any], status: int, rules: str, live: Live) -> None:
    """Games without explanations, decks that there are not, judges and languages that nobody knows."""
    body = {"name": "Anna", "levels": ["random"], "rules": rules, "school": asked}
    problem(live.ask("POST", "/api/tables", body), status)


def test_a_deck_must_fit_the_pack(live: Live) -> None:
    """A game with 52 cards needs a deck of 52."""
    body = {"name": "Anna", "levels": ["random"], "rules": GAME, "house": {"pack": 52}}
    asked = {"judging": "choice", "language": "en"}
    assert problem(live.ask("POST", "/api/tables", body | {"school": asked}), 422).why.key == "problem-deck-pack"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("what", "pages"), [("cards", 8), ("answers", 4)])
def test_the_energy_deck_prints(what: str, pages: int, language: str, live: Live) -> None:
    """Both PDFs come as files with a name, the same each time."""
    answer = live.ask("GET", f"/api/school/{what}.pdf?language={language}")
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == (f'attachment; filename="schwimmen-energy-{what}-{language}.pdf"')
    assert len(PdfReader(BytesIO(answer.body)).pages) == pages
    assert live.ask("GET", f"/api/school/{what}.pdf?language={language}").body == answer.body


def test_an_own_deck_prints_too(live: Live) -> None:
    """In the languages that it has, and with letters that there are."""
    cards = rows()
    deck = upload(live, "biology.csv", as_csv(cards).encode())["deck"]["id"]
    assert live.ask("GET", f"/api/school/answers.pdf?language=en&deck={deck}").body.startswith(b"%PDF")
    problem(live.ask("GET", f"/api/school/cards.pdf?language=de&deck={deck}"), 422)
    cards[0]["term"] = "漢字"
    deck = upload(live, "biology.csv", as_csv(cards).encode())["deck"]["id"]
    assert problem(live.ask("GET", f"/api/school/cards.pdf?language=en&deck={deck}"), 422).why.key == "deck-letters"
    problem(live.ask("GET", "/api/school/cards.pdf?language=en&deck=nothing"), 404)
    problem(live.ask("GET", "/api/school/cards.pdf?language=fr"), 422)
    assert live.ask("GET", "/api/school/energy.csv").body == energy_csv()
