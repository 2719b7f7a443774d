"""The share code of a house rule: a few letters and digits that name a preset and the knobs that differ from it.

A code is a version, the preset's number, for each changed knob its number and value, and a checksum of ten bits, all
in Crockford's base 32 (no I, L, O, U; https://www.crockford.com/base32.html): "1-0061-8J". Small and capital letters,
dashes and blanks make no difference, and every single wrong character is noticed.
"""

from __future__ import annotations

from typing import Any

from schwimmen.errors import TravellingError
from schwimmen.rules.presets import find, is_name, named, numbered

VERSION = 1

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ = {letter: value for value, letter in enumerate(_ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_CHECK_BITS = 10
_POLYNOMIAL = 0x633
"""CRC-10 (ITU-T I.610): finds every error within ten neighbouring bits."""


class CodeError(TravellingError):
    """A text that is no share code; `reason` is a word: `letters`, `checksum`, `version`, `contents`."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"share code: {detail}")
        self.reason = reason


def encode(game: str, house: Any) -> str:
    """Return the share code of a game with a house object. Raises ValueError for an unknown game or knob."""
    preset = find(game)
    rules = preset.house(house)
    numbers = [preset.number]
    for name in preset.house_of(rules):
        knob = preset.knobs[name]
        values = knob.numbers(knob.get(rules))
        numbers += [knob.code, len(values), *map(_zigzag, values)]
    digits = [VERSION, *_digits(numbers)]
    check = _checksum(digits)
    text = "".join(_ALPHABET[digit] for digit in [*digits, check >> 5, check & 31])
    return "-".join([text[0], *(text[start : start + 4] for start in range(1, len(text), 4))])


def read(text: str) -> tuple[str, dict[str, Any]]:
    """Return the preset and the house object that a share code means, or any name of a game ("knack").

    Raises CodeError, and NotNamed for a name that does not say which game to play.
    """
    if not is_name(text):
        return decode(text)
    preset, house = named(text)
    return preset.id, dict(house)


def decode(code: str) -> tuple[str, dict[str, Any]]:
    """Return the preset and the house object of a share code. Raises CodeError."""
    letters = [letter for letter in code.upper() if letter not in "- \t\r\n"]
    if len(letters) < 4 or any(letter not in _READ for letter in letters) or not any(map(str.isdigit, letters)):
        raise CodeError("letters", f"expected letters and digits like {encode('schwimmen', {})}, got {code[:40]!r}")
    *digits, high, low = (_READ[letter] for letter in letters)
    if _checksum(digits) != high << 5 | low:
        raise CodeError("checksum", "a character is wrong or missing")
    if digits[0] != VERSION:
        raise CodeError("version", f"expected version {VERSION}, got {digits[0]}")
    try:
        return _contents(_numbers(digits[1:]))
    except (ValueError, IndexError, KeyError, OverflowError) as error:
        raise CodeError("contents", f"it names no rules: {error}") from None


def _contents(numbers: list[int]) -> tuple[str, dict[str, Any]]:
    preset = numbered(numbers[0])
    knobs = {knob.code: knob for knob in preset.knobs.values()}
    house: dict[str, Any] = {}
    rest = numbers[1:]
    while rest:
        knob, count = knobs[rest[0]], rest[1]
        values = [_unzigzag(number) for number in rest[2 : 2 + count]]
        house[knob.name] = knob.write(knob.of_numbers(values))
        rest = rest[2 + count :]
    return preset.id, preset.house_of(preset.house(house))


# ---------------------------------------------------------------- numbers as base-32 digits


def _zigzag(number: int) -> int:
    return -2 * number - 1 if number < 0 else 2 * number


def _unzigzag(number: int) -> int:
    return -(number + 1) // 2 if number % 2 else number // 2


def _digits(numbers: list[int]) -> list[int]:
    """Write each number as digits of four bits, lowest first; the fifth bit says that more follow."""
    digits = []
    for number in numbers:
        rest = number
        while rest >= 16:
            digits.append(16 | rest & 15)
            rest >>= 4
        digits.append(rest)
    return digits


def _numbers(digits: list[int]) -> list[int]:
    numbers, number, shift = [], 0, 0
    for digit in digits:
        number |= (digit & 15) << shift
        shift += 4
        if digit < 16:
            numbers.append(number)
            number, shift = 0, 0
    if shift:
        raise ValueError("it stops in the middle of a number")
    return numbers


def _checksum(digits: list[int]) -> int:
    register = 0
    for digit in digits:
        for position in (16, 8, 4, 2, 1):
            register = register << 1 | (1 if digit & position else 0)
            if register >> _CHECK_BITS:
                register ^= 1 << _CHECK_BITS | _POLYNOMIAL
    for _ in range(_CHECK_BITS):
        register <<= 1
        if register >> _CHECK_BITS:
            register ^= 1 << _CHECK_BITS | _POLYNOMIAL
    return register & (1 << _CHECK_BITS) - 1
