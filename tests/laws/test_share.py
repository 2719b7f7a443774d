"""Share codes: every house rule has one, it comes back the same, and a wrong character never passes."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen import PRESETS
from schwimmen.rules import share
from schwimmen.rules.fields import DECLARED
from tests.laws.strategies import LAW, houses

CODES = Path(__file__).with_name("share_codes.txt")
"""Share codes, each with its preset and its house rules; lines are added, never changed."""


@pytest.mark.parametrize("name", PRESETS)
@LAW
@given(data=st.data())
def test_a_share_code_comes_back(name: str, data: st.DataObject) -> None:
    """A code names the preset and exactly the house rules that differ from it."""
    house = data.draw(houses(name))
    preset = PRESETS[name]
    code = share.encode(name, house)
    assert share.decode(code) == (name, preset.house_of(preset.house(house)))
    assert share.encode(*share.decode(code)) == code
    assert share.decode(code.lower().replace("-", " ")) == share.decode(code)
    json.dumps(share.decode(code))


@pytest.mark.parametrize("preset", PRESETS)
@LAW
@given(data=st.data())
def test_a_wrong_character_is_noticed(preset: str, data: st.DataObject) -> None:
    """Whichever single character is replaced, and by whichever other, the code is refused."""
    code = share.encode(preset, data.draw(houses(preset))).replace("-", "")
    place = data.draw(st.integers(0, len(code) - 1))
    for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
        if letter != code[place]:
            with pytest.raises(share.CodeError):
                share.decode(code[:place] + letter + code[place + 1 :])


@pytest.mark.parametrize("preset", PRESETS)
@LAW
@given(data=st.data())
def test_swapped_and_missing_characters_are_noticed(preset: str, data: st.DataObject) -> None:
    """Two neighbours exchanged, and a character left out at the end, are refused."""
    code = share.encode(preset, data.draw(houses(preset))).replace("-", "")
    for place in range(len(code) - 1):
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        if swapped != code:
            with pytest.raises(share.CodeError):
                share.decode(swapped)
    with pytest.raises(share.CodeError):
        share.decode(code[:-1])


@pytest.mark.parametrize("code", ["", "-", "1", "U-UUUU", "ü", "1-0000-00", "\x00" * 9, "9" * 5000, "1--", "schwimmen"])
def test_what_is_no_code_is_refused(code: str) -> None:
    """Any other text is an error of its own kind, with a reason."""
    with pytest.raises(share.CodeError) as caught:
        share.decode(code)
    assert caught.value.reason in {"letters", "checksum", "version", "contents"}


def test_a_right_checksum_over_nonsense_is_refused() -> None:
    """Codes that nobody made, with a right checksum, name rules or are refused: nothing else happens."""
    dice = random.Random(31)
    reasons = set()
    for _ in range(3000):
        digits = [dice.choice([share.VERSION] * 9 + [7]), *(dice.randrange(32) for _ in range(dice.randint(0, 9)))]
        check = share._checksum(digits)
        text = "".join(share._ALPHABET[digit] for digit in [*digits, check >> 5, check & 31])
        try:
            preset, house = share.decode(text)
        except share.CodeError as error:
            reasons.add(error.reason)
        else:
            PRESETS[preset].house(house)
    assert reasons >= {"version", "contents"}


def test_numbers_are_used_once() -> None:
    """No two presets share a number, no two names of knobs one, and no name has two."""
    assert len({preset.number for preset in PRESETS.values()}) == len(PRESETS)
    numbered = {(knob.name, knob.code) for preset in PRESETS.values() for knob in preset.knobs.values()}
    assert len(numbered) == len({name for name, _ in numbered}) == len({number for _, number in numbered})
    fields = [field.number for field in DECLARED.values() if field.number is not None]
    assert {*fields} <= {number for _, number in numbered}, "a field's number that no knob uses"


def test_a_code_means_for_ever_what_it_meant() -> None:
    """Codes that were shared long ago are read, and made again, as they were: no number has changed its meaning."""
    for line in CODES.read_text(encoding="utf-8").splitlines():
        code, preset, house = line.split(" ", 2)
        assert share.decode(code) == (preset, json.loads(house))
        assert share.encode(preset, json.loads(house)) == code
