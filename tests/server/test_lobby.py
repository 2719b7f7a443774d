"""The lobby over REST: games and rules, opening a table, and what is answered to nonsense."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from schwimmen import PRESETS
from schwimmen.players.names import NAMES
from schwimmen.server import lobby as lobbies
from schwimmen.server.admission import MOST_BYTES
from schwimmen.server.answers import catalogue
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.common import MAX_NAME
from schwimmen.server.protocol.lobby import RulesAnswer, TableInfo
from schwimmen.server.settings import Settings
from schwimmen.server.store.writer import Brief
from schwimmen.words import Words
from tests.samples import samples
from tests.server.checks import has_words, problem
from tests.server.live import GENEROUS, Client, Live, serving


def test_the_server_is_well(live: Live) -> None:
    """A look at its health says so."""
    assert live.ask("GET", "/healthz").json() == {"ok": True}


def test_the_catalogue_has_words_for_everything(live: Live) -> None:
    """Each game, knob, group and value of the catalogue has words in both languages."""
    answer = live.ask("GET", "/api/catalogue").json()
    assert [preset["id"] for preset in answer["presets"]] == list(PRESETS)
    for words in (Words("de"), Words("en")):
        for preset in answer["presets"]:
            game = "game-" + preset["id"].replace("_", "-")
            assert game in words
            assert f"{game}-about" in words
            for knob in preset["knobs"]:
                name = "knob-" + knob["name"].replace("_", "-")
                options = knob["control"].get("options", [])
                keys = [name, f"{name}-about", f"knob-group-{knob['group']}", *(each["key"] for each in options)]
                assert [key for key in keys if key not in words] == []


@pytest.mark.thorough
def test_every_value_of_the_catalogue_is_accepted(live: Live) -> None:
    """Whatever a form can choose is a house rule, and comes back as it was chosen unless it is the preset's own."""
    for preset in catalogue().presets:
        for knob in preset.knobs:
            values = [option.value for option in getattr(knob.control, "options", ())]
            if knob.control.kind == "several":
                values = [values]
            for value in values or [knob.default]:
                answer = live.ask("POST", "/api/rules", {"rules": preset.id, "house": {knob.name: value}})
                assert answer.status == 200, (knob.name, value, answer.body)
                assert answer.json()["house"] in ({}, {knob.name: value})


def test_rules_can_be_looked_at_by_house_and_by_code(live: Live) -> None:
    """The same rules come back for a house object and for its share code; idle knobs and rules are in words."""
    asked = {"rules": "schwimmen", "house": {"units": 5, "auto_declare": [], "dealt_fire_double": True}}
    answer = live.ask("POST", "/api/rules", asked)
    found = RulesAnswer.model_validate_json(answer.body)
    assert found.house == asked["house"]
    assert live.ask("POST", "/api/rules", {"code": found.code}).body == answer.body
    for sentence in [*found.idle, *found.text]:
        has_words(sentence)
    assert found.idle
    assert found.text


def test_rules_can_be_looked_at_by_any_name(live: Live) -> None:
    """A name stands for a game's id and for a share code alike; the house rules of a name come before the table's."""
    knack = live.ask("POST", "/api/rules", {"rules": "knack"})
    assert knack.json()["rules"] == "schwimmen"
    assert live.ask("POST", "/api/rules", {"code": "Hosn obi"}).body == knack.body
    bastard = live.ask("POST", "/api/rules", {"rules": "Bastard", "house": {"grace": 1}}).json()
    assert (bastard["rules"], bastard["house"]["pass"], "grace" in bastard["house"]) == ("stop_the_bus", False, False)
    assert live.ask("GET", "/api/pages/goju%20ichi").json()["id"] == "japanese_51"


def test_players_are_counted_by_rules_and_pack(live: Live) -> None:
    """How many can play follows from the knob and from the cards there are."""
    few = live.ask("POST", "/api/rules", {"house": {"players": [2, 16], "pack": 28}}).json()
    many = live.ask("POST", "/api/rules", {"house": {"players": [2, 16], "pack": 52}}).json()
    assert (few["players"], many["players"]) == ([2, 8], [2, 16])


WRONG_RULES: list[tuple[dict[str, Any], int, str | None]] = [
    ({"rules": "skat"}, 404, None),
    ({"rules": "x" * 5000}, 404, None),
    ({"rules": "31"}, 404, None),
    ({"rules": "Pounce Commerce"}, 404, None),
    ({"code": "blitz"}, 404, None),
    ({"house": {"units": 0}}, 422, "units"),
    ({"house": {"units": True}}, 422, "units"),
    ({"house": {"chips": "3"}}, 422, "chips"),
    ({"house": {"wind": 1}}, 422, "wind"),
    ({"house": {"pack": 40}}, 422, "pack"),
    ({"house": {"players": [3, 2]}}, 422, "players"),
    ({"house": {"players": [12, 12]}}, 422, "pack"),
    ({"house": {"auto_declare": ["31", "33"]}}, 422, "auto_declare"),
    ({"house": {"direction": "up"}}, 422, "direction"),
    ({"house": {"grace": 2}}, 422, "grace"),
    ({"house": {"trio_value": 30}}, 422, "trio_value"),
    ({"players": 1}, 422, "players"),
    ({"players": 9}, 422, "players"),
    ({"house": []}, 422, None),
    ({"house": None}, 422, None),
    ({"wind": 1}, 422, None),
    ({"code": "???"}, 422, None),
    ({"code": "1-033"}, 422, None),
    ({"code": "Z-032"}, 422, None),
]


@pytest.mark.parametrize(("asked", "status", "knob"), WRONG_RULES)
def test_wrong_rules_are_refused_with_their_reason(
    asked: dict[str, Any], status: int, knob: str | None, live: Live
) -> None:
    """Rules that nobody can play get a problem that names the knob and has words."""
    assert problem(live.ask("POST", "/api/rules", asked), status).knob == knob


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"name": "Anna"},
        {"name": "", "levels": ["random"]},
        {"name": "x" * (MAX_NAME + 1), "levels": ["random"]},
        {"name": "\u200b\u202e \t", "levels": ["random"]},
        {"name": "Anna", "levels": []},
        {"name": "Anna", "levels": ["grandmaster"]},
        {"name": "Anna", "levels": ["random"] * 8},
        {"name": "Anna", "levels": ["random"] * 17},
        {"name": "Anna", "levels": ["random"], "pace": "hurried"},
        {"name": "Anna", "levels": ["random"], "clock": "sand"},
        {"name": "Anna", "levels": ["random"], "minutes": 15},
        {"name": "Anna", "levels": ["random"], "rules": "forty_one", "minutes": 0},
        {"name": "Anna", "levels": ["open"], "fill": "open"},
        {"name": "Anna", "levels": ["random"], "house": {"units": -1}},
        {"name": "Anna", "levels": ["random"], "seed": 31},
        {"name": 7, "levels": ["random"]},
    ],
)
def test_no_table_is_opened_for_a_wrong_request(asked: dict[str, Any], live: Live) -> None:
    """A wrong name, level, pace, number of players or house rule opens no table and gets a problem."""
    problem(live.ask("POST", "/api/tables", asked), 422)


NUMBERS = ["1" * 5000, "1e999", "NaN", "-0.0"]

BODIES = [b"", b"nonsense", b"\xff\xfe", b"[]", b"[" * 5000, b'{"house": ' * 900, b"null"]
BODIES += [b'{"house": {"units": %s}}' % number.encode() for number in NUMBERS]


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("path", ["/api/rules", "/api/tables"])
def test_bodies_that_are_no_request_are_refused(path: str, body: bytes, live: Live) -> None:
    """A body that cannot be read is a problem of the sender, not of the server."""
    answer = live.ask("POST", path, body)
    assert answer.status in (400, 422)
    problem(answer, answer.status)


@given(
    st.dictionaries(
        st.sampled_from(["rules", "house", "name", "levels", "pace", "code", "players", "wind"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=12), inner, max_size=3),
            max_leaves=6,
        )
        | st.sampled_from(["schwimmen", ["random"], "Anna", "instant", 3]),
    ),
    st.sampled_from(["/api/rules", "/api/tables"]),
)
@settings(max_examples=samples(20, 400), deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_ever_breaks_the_server(live: Live, asked: dict[str, Any], path: str) -> None:
    """Whatever JSON comes is followed or refused in words; there is no status 500."""
    answer = live.ask("POST", path, json.dumps(asked).encode())
    if answer.status not in (200, 201):
        assert 400 <= answer.status < 500
        problem(answer, answer.status)


def test_unknown_addresses_and_methods_are_problems(live: Live) -> None:
    """What there is not, or not in this way, is answered in words."""
    assert problem(live.ask("GET", "/api/nothing"), 404).code == "not-found"
    assert problem(live.ask("POST", "/"), 405).code == "method"


def test_a_long_body_is_not_read(live: Live) -> None:
    """A request that announces too much, or does not say how much, is refused at once."""
    assert problem(live.ask("POST", "/api/rules", b" " * (MOST_BYTES + 1)), 413).code == "too-long"
    chunked = {"transfer-encoding": "chunked"}
    assert problem(live.ask("POST", "/api/rules", b"2\r\n{}\r\n0\r\n\r\n", chunked), 413).code == "too-long"


def test_opponents_have_friendly_names_of_their_own(live: Live) -> None:
    """No opponent is called like the person or like another one, not even at the largest table."""
    at = live.open(name="ada Rosa", levels=["random"] * 15, house={"pack": 52, "players": [2, 16]})
    with Client(live) as client:
        names = [seat["name"] for seat in client.sit(at["table"], at["token"])["view"]["players"]]
    assert names[0] == "ada Rosa"
    assert len({name.casefold() for name in names}) == 16
    assert set(names[1:]) <= set(NAMES) - {"Ada", "Rosa"}


@pytest.mark.parametrize(
    ("came", "shown"),
    [
        ("  Anna\t Maria\n", "Anna Maria"),
        ("A\u0000n\u0007na", "Anna"),
        ("\u202eannA\u202c", "annA"),
        ("Ze\u200bus", "Zeus"),
        ("Zoe\u0308", "Zoë"),
        ("李", "李"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("🦭", "🦭"),
    ],
)
def test_names_are_made_safe(came: str, shown: str) -> None:
    """Names keep every visible character, lose the invisible ones, and have single blanks."""
    assert lobbies.cleaned(came) == shown


@given(st.text(max_size=40))
def test_no_name_is_empty_or_longer_than_allowed(came: str) -> None:
    """Whatever is typed becomes a visible name of bounded length, or is refused."""
    try:
        name = lobbies.cleaned(came)
    except Refusal:
        return
    assert 1 <= len(name) <= MAX_NAME
    assert name.isprintable()
    assert name == " ".join(name.split())


def test_tables_are_limited_and_idle_ones_make_room() -> None:
    """A full house says so; a table at which nobody is leaves memory after its time, an occupied one never."""
    with serving(settings=Settings(limits=GENEROUS, most_tables=2, rest_seconds=0)) as live, Client(live) as client:
        first = live.open()
        client.sit(first["table"], first["token"])
        second = live.open(levels=["open"])
        live.open(levels=["open"])  # the second, which nobody has come to, gave way
        with Client(live) as other:
            assert other.sit(first["table"], first["token"])["type"] == "state"
        with Client(live) as other:
            assert other.sit(second["table"], second["token"])["type"] == "state", "the store has kept it"
    with serving(settings=Settings(limits=GENEROUS, most_tables=1)) as live:
        live.open()
        asked = {"name": "Anna", "levels": ["random"]}
        assert problem(live.ask("POST", "/api/tables", asked), 503).code == "too-many-tables"


def test_a_deleted_table_is_unknown(live: Live) -> None:
    """A player who comes back after a table was deleted for ever is told so."""
    at = live.open()
    live.inside(lambda: live.lobby.delete(at["table"]))
    with Client(live) as client:
        assert client.sit(at["table"], at["token"])["code"] == "unknown-table"
    assert problem(live.ask("GET", f"/api/tables/{at['table']}"), 404).code == "table"


def test_tables_that_nobody_has_used_for_long_are_deleted() -> None:
    """After the days that were set nothing is kept of a table; a table in use stays."""
    with serving(settings=Settings(limits=GENEROUS, keep_days=1)) as live:
        at, in_use, store = live.open(levels=["open"]), live.open(levels=["open"]), live.lobby.services.store
        long_ago = Brief(listed=False, due=None)
        live.inside(lambda: store.append(at["table"], 3, 1000.0, "[]", long_ago))
        live.inside(live.lobby.sweep)
        assert live.ask("GET", f"/api/tables/{at['table']}").status == 404
        assert live.ask("GET", f"/api/tables/{in_use['table']}").status == 200


def test_the_lobby_shows_public_tables_with_an_open_seat(live: Live) -> None:
    """Only what is public, open, and not being played; what one reads there is what one finds."""
    hidden, shown = live.open(levels=["open"]), live.open(levels=["open", "club"], public=True, clock="quick")
    full = live.open(levels=["random"], public=True)
    tables = {each["table"]: each for each in live.ask("GET", "/api/tables").json()["tables"]}
    assert not {hidden["table"], full["table"]} & tables.keys()
    found = TableInfo.model_validate(tables[shown["table"]], strict=False)
    assert live.ask("GET", f"/api/tables/{shown['table']}").json() == tables[shown["table"]]
    assert (found.people[0].name, found.people[0].level) == ("Anna", None)
    assert (found.open, found.playing, found.clock) == (1, False, "quick")
    live.join(shown["table"])
    assert shown["table"] not in {each["table"] for each in live.ask("GET", "/api/tables").json()["tables"]}
