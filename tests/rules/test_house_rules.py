"""House rules: names, values, exact types, second names, errors, and what a preset knows."""

import json
from typing import Any

import pytest

from schwimmen import PRESETS, Game, HouseError, find
from schwimmen.match.record import Unreadable, parse_json, read, replay
from schwimmen.rules.knobs import parse_pairs
from tests.oracle.house import KNOWN, SECOND_NAMES, UnreadableError
from tests.oracle.house_faults import DESCRIBING, ODD_TEXTS, ODD_VALUES, TYPING_ERRORS
from tests.oracle.ranges import VALUES, names_of, values_of
from tests.rules.table import play, table

POOL: list[Any] = [
    *ODD_VALUES,
    *(value for values in (*VALUES.values(), *ODD_TEXTS.values()) for value in values),
    *([2, 2], [3, 40], 30, 31),
]
EVERY_NAME = sorted({name for known in KNOWN.values() for name in known})
NO_KNOBS = [*DESCRIBING, *TYPING_ERRORS, "table_size"]
KNOWN_PAIRS = [(preset, name) for preset in KNOWN for name in KNOWN[preset]]


def without_repeats(values: list[Any]) -> list[Any]:
    """Return values, each once as JSON has it."""
    return list({json.dumps(value, sort_keys=True): value for value in values}.values())


def accepted(rules: str, house: Any) -> bool:
    """Tell whether a house is accepted by the preset, by `Game` and by the reader of records alike."""
    record = {"schwimmen": 1, "rules": rules, "house": house, "players": ["a", "b", "c"], "dealer": 0, "hands": []}
    said = []
    for ask in (lambda: find(rules).house(house), lambda: read(record), lambda: Game(rules, house=house, seed=1)):
        try:
            ask()
        except (HouseError, Unreadable):
            said.append(False)
        else:
            said.append(True)
    assert len(set(said)) == 1, f"{house}: {said}"
    return said[0]


@pytest.mark.few(3)
@pytest.mark.parametrize("preset", KNOWN)
def test_a_house_rule_takes_exactly_its_values(preset: str) -> None:
    """Every value of the reference is accepted under all its names, every other one is refused; types are exact."""
    for name in KNOWN[preset]:
        takes_exactly_its_values(preset, name)


def takes_exactly_its_values(preset: str, name: str) -> None:
    """Check every value of one house rule."""
    reader = KNOWN[preset][name][0]
    for value in [*POOL, *values_of(preset, name)] if name != "players" else POOL:
        try:
            reader(value)
        except UnreadableError:
            for spelled in names_of(name):
                with pytest.raises(HouseError, match=spelled):
                    find(preset).house({spelled: value})
        else:
            for spelled in names_of(name):
                find(preset).house({spelled: value})


@pytest.mark.parametrize("preset", KNOWN)
def test_other_house_rules_do_not_exist_here(preset: str) -> None:
    """A game knows the knobs of the reference; those of other games, and words that are no knobs, are errors."""
    assert find(preset).knobs.keys() >= KNOWN[preset].keys()
    for name in {*EVERY_NAME, *NO_KNOBS} - KNOWN[preset].keys():
        with pytest.raises(HouseError, match=r"allowed: .*players"):
            find(preset).house({name: True})


@pytest.mark.parametrize("house", [None, [], "units=2", 0, False, [["units", 2]]])
def test_house_is_an_object(house: Any) -> None:
    """Anything else than an object is no set of house rules, also null."""
    with pytest.raises(HouseError, match="house"):
        find("schwimmen").house(house)


@pytest.mark.parametrize("house", [{}, {"units": 3}, {"auto_declare": ["fire", "31", "fire"]}, {"pack": "7"}])
def test_a_house_rule_may_be_what_it_is_anyway(house: dict[str, Any]) -> None:
    """No house rules, or the preset's own values, change nothing and are not written down."""
    assert find("schwimmen").house(house) == find("schwimmen").rules
    assert "house" not in Game("schwimmen", house=house, seed=1).record()


@pytest.mark.parametrize(("second", "first"), SECOND_NAMES.items())
def test_of_two_names_the_later_counts(second: str, first: str) -> None:
    """A second name means the first; if both stand there the one written later counts."""
    one, *_, other = VALUES[first]
    alone = {value: find("schwimmen").house({first: value}) for value in (one, other)}
    assert find("schwimmen").house({second: other}) == alone[other]
    assert find("schwimmen").house({first: one, second: other}) == alone[other]
    assert find("schwimmen").house({second: other, first: one}) == alone[one]


def test_of_equal_names_in_a_text_the_latest_counts() -> None:
    """A name that is written again in the JSON text stands where it was written last."""
    text = '{"house": {"units": 2, "chips": 4, "units": 5}}'
    assert find("schwimmen").house(parse_json(text)["house"]).units == 5


def test_an_error_names_knob_came_and_allowed() -> None:
    """The message says which knob, what came, and what is allowed."""
    with pytest.raises(HouseError) as caught:
        find("schwimmen").house({"exhausted": "shuffle"})
    assert str(caught.value) == 'exhausted: "shuffle" is not allowed; allowed: "draw", "showdown", "keep_table"'
    assert (caught.value.knob, caught.value.came) == ("exhausted", '"shuffle"')


@pytest.mark.parametrize("preset", KNOWN)
def test_every_error_names_its_knob(preset: str) -> None:
    """Whatever knob is wrong, its error speaks of it and of the value that came."""
    for name in KNOWN[preset]:
        with pytest.raises(HouseError, match=name) as caught:
            find(preset).house({name: {"odd": 1}})
        assert '{"odd": 1}' in str(caught.value)
        assert caught.value.allowed


@pytest.mark.parametrize("preset", KNOWN)
def test_presets_have_the_values_of_the_reference(preset: str) -> None:
    """Every default, written as a house rule, is the preset itself."""
    house = {name: default for name, (_, default) in KNOWN[preset].items() if name != "suit_labels"}
    assert find(preset).house(house) == find(preset).rules


def test_every_preset_of_the_reference_is_played() -> None:
    """Sixteen presets, each with the knobs of the reference."""
    assert set(PRESETS) == set(KNOWN)


@pytest.mark.parametrize("preset", KNOWN)
def test_a_house_rule_is_written_down_and_read_again(preset: str) -> None:
    """What a record says of its house rules makes the same rules again, through JSON."""
    written = [name for name in KNOWN[preset] if name not in ("players", "pack")]
    for name, value in ((knob, each) for knob in written for each in without_repeats(values_of(preset, knob))):
        game = Game(preset, house={name: value}, players=PRESETS[preset].rules.players[0], seed=1)
        again = json.loads(json.dumps(game.record()))
        assert read(again).rules == game.rules
        assert list(again.get("house", {name: 0})) == [name]


def test_turns_and_players_have_no_largest() -> None:
    """A turn that nobody reaches, and a table that nobody fills, may be any number."""
    house: dict[str, Any] = {"close_from_turn": 10**30, "players": [2, 10**30], "dealer_choice": "none"}
    game = table("AC KC QC", "7S 8H 9D", **house)
    assert game.record()["house"] == house
    assert "pass!" not in play(table("7S 8H 9D", "KC QC 7D", **house), "pass " * 12).legal()


def test_the_largest_numbers_are_counted() -> None:
    """Everybody may have 99 units, and each is counted down."""
    game = table("AC KC QC", "7S 8H 9D", units=99, dealer_choice="none")
    assert game.results[-1].units == (99, 98)
    assert [seat["units"] for seat in replay(read(game.record()))["seats"]] == [99, 98]


def test_three_faces_accept_and_refuse_the_same() -> None:
    """Preset, `Game` and record agree about a mixed bag of house rules."""
    good = [{"units": 2, "pass_": 1}, {"units": 2, "grace": 0}, {"players": [2, 3]}, {"pack": 52, "trio_value": None}]
    assert [accepted("schwimmen", house) for house in good] == [False, True, True, True]


@pytest.mark.parametrize(
    ("pairs", "house"),
    [
        (["units=2", "allow_swap_all=false"], {"units": 2, "allow_swap_all": False}),
        (["fire_value=none", "trio_value=null"], {"fire_value": "none", "trio_value": None}),
        (['auto_declare=["31"]', "pack=52", 'pack="2"'], {"auto_declare": ["31"], "pack": "2"}),
        (
            ["exhausted=keep_table", "direction=anticlockwise"],
            {"exhausted": "keep_table", "direction": "anticlockwise"},
        ),
        ([], {}),
    ],
)
def test_pairs_of_a_command_line_are_house_rules(pairs: list[str], house: dict[str, Any]) -> None:
    """`name=value` is read as JSON where it is JSON, as plain text otherwise."""
    assert parse_pairs(pairs) == house
    find("schwimmen").house(parse_pairs(pairs))


WRONG_PAIRS = [
    *("units", "units=two", "units=", "=2", "units=2.0", "allow_swap_all=yes", "pack=0x20", "units=NaN"),
    *("units=" + "[" * 9999, "units=" + "9" * 5000),
]


@pytest.mark.parametrize("pair", WRONG_PAIRS, ids=lambda pair: pair[:12])
def test_wrong_pairs_are_errors(pair: str) -> None:
    """What is no pair, no knob or no value is refused as in a record."""
    with pytest.raises(HouseError):
        find("schwimmen").house(parse_pairs([pair]))


def test_pairs_of_two_names_keep_their_order() -> None:
    """On a command line, too, the name that is written later counts."""
    assert find("schwimmen").house(parse_pairs(["units=2", "chips=4"])).units == 4
    assert find("schwimmen").house(parse_pairs(["units=2", "chips=4", "units=5"])).units == 5


@pytest.mark.parametrize(
    "value", [-(10**5000), {1, 2}, object(), float("nan"), float("inf"), b"2"], ids=lambda v: type(v).__name__
)
def test_what_cannot_be_written_is_refused_in_words(value: Any) -> None:
    """In Python, too, every wrong value is an error that names the knob."""
    for preset, name in KNOWN_PAIRS:
        with pytest.raises(HouseError, match=name):
            find(preset).house({name: value})
