"""What the WebAssembly module offers: kernels by name, and what JavaScript must know to call them.

A line in `EXPORTS` adds one. Its arguments follow from the kernel's own annotations: a record is the address where it
lies in the module's memory, a row of records or of numbers an address and how many there are, rows of numbers an
address, how many rows there are and how long each is, and a number is a JavaScript number: exact to 2^53, so that a set
of 52 cards is one, too.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import EnumMeta
from inspect import get_annotations, getdoc
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import numpy as np

from schwimmen.engine import (
    cached,
    codes,
    deal,
    ending,
    layout,
    match,
    reasons,
    stock,
    told,
    turn,
    values,
    view,
)
from schwimmen.engine.kernel import dtype_of
from schwimmen.players import equity, level, memory, outcomes, search_state
from schwimmen.projection import bindings, story, text
from schwimmen.review import weighing

EXPORTS: Final[dict[str, Any]] = {
    # a match
    "start": match.start,
    "deal": deal.deal,
    "play": turn.play,
    "look": view.look,
    "why": reasons.why_illegal,
    "needs_order": stock.needs_order,
    "stop_stalled": ending.stop_stalled,
    "worth": values.value,
    # hands with real cards
    "begin_told": told.begin_told,
    "settle_told": told.settle_told,
    "stand_in": told.stand_in,
    # what is told of it
    "story": bindings.story,
    "news": bindings.news,
    # computer opponents
    "choose": level.choose_move,
    "equity": equity.equity,
    # what each move is worth
    "weigh": weighing.weigh,
    "chance_after": weighing.chance_after,
    "behind": weighing.behind,
    "error": weighing.error,
    "learned": weighing.learned,
    "special": values.special,
}
"""The kernels that can be called from outside, by the name of the export."""

CONSTANTS: Final[dict[str, tuple[str, int]]] = {
    "NOBODY": ("engine/layout.py: no seat, no card, no move", layout.NOBODY),
    "FREE": ("engine/layout.py: where the chicken is while it is to be had", layout.FREE),
    "GONE": ("engine/layout.py: where the chicken is once it is gone for the match", layout.GONE),
    "SEATS": ("engine/layout.py: most seats at a table", layout.SEATS),
    "RIDER": ("engine/codes.py: the bit of a move's code that says that a call rides on it", codes.RIDER),
    "ACES": ("engine/values.py: the four aces", values.ACES),
    "SAFE_666": ("engine/values.py: a safe hand without three aces", values.SAFE_666),
    "SAFE_AAA": ("engine/values.py: three aces, where they are safe", values.SAFE_AAA),
    "STALL_TURNS": ("engine/ending.py: moves a player after which a hand is stopped (C-13)", ending.STALL_TURNS),
    "WHOLE": ("players/equity.py: the worth of a match that is surely won", equity.WHOLE),
    "UNPLAYED": ("review/weighing.py: in the place of a move: it is still to be made", weighing.UNPLAYED),
    "OUTCOMES": ("players/outcomes.py: what is counted of each move", outcomes.OUTCOMES),
    "WEIGHED": ("players/search_state.py: most moves that are weighed against each other", search_state.WEIGHED),
    "TOLD": ("review/weighing.py: moves that are told, beside the one that was played", weighing.TOLD),
    "DEALT": ("projection/story.py: in the place of a move: a hand was dealt", story.DEALT),
    "EVENTS": ("projection/story.py: most events of one move", story.EVENTS),
    "WIDTH": ("projection/story.py: numbers that tell of an event", story.WIDTH),
    "KIND": ("projection/story.py: which of them is its kind (`Told`)", story.KIND),
    "SEAT": ("projection/story.py: which of them is its seat", story.SEAT),
    "TEXTS": ("projection/bindings.py: texts that are written at once, the first is what comes out", bindings.TEXTS),
    "NUMBERS": ("projection/bindings.py: rows of marks and notes that belong to them", bindings.NUMBERS),
    "LETTERS": ("projection/text.py: most letters of a text", text.LETTERS),
    "MARKS": ("projection/text.py: how long each of those rows is", text.MARKS),
    "MEMORY_BITS": ("players/memory.py: the bits of a player's code below its memory", memory.MEMORY_BITS),
}

NUMBERS: Final = (int, float, bool)


@dataclass(frozen=True, slots=True)
class Row:
    """An array: of a declared record, or of numbers of some dtype."""

    kind: Any
    dimensions: int = 1


def arguments(kernel: Any) -> dict[str, Any]:
    """Return what a kernel takes, by name: a declared record, `int`, `float`, `bool`, or a `Row`."""
    hints = get_type_hints(kernel, include_extras=True)
    return {name: _argument(hints[name]) for name in get_annotations(_function(kernel)) if name != "return"}


def _argument(hint: Any) -> Any:
    hint, *dimensions = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    if get_origin(hint) is not np.ndarray:
        return hint
    *_, last = get_args(hint)  # `Records[Table]` or `NDArray[np.int32]`
    return Row(last if get_origin(last) is not np.dtype else np.dtype(get_args(last)[0]), *dimensions)


def _function(kernel: Any) -> Any:
    return getattr(kernel, "py_func", kernel)


def is_record(kind: Any) -> bool:
    """Say whether an argument is a declared record."""
    return isinstance(kind, type) and kind not in NUMBERS


def records() -> dict[str, Any]:
    """Return every declared record that an export takes, or that lies in one, by its name."""
    found: dict[str, Any] = {}
    for kernel in EXPORTS.values():
        for argument in arguments(kernel).values():
            kind = argument.kind if isinstance(argument, Row) else argument
            if is_record(kind):
                _gather(kind, found)
    return found


def _gather(declared: Any, found: dict[str, Any]) -> None:
    for hint in get_type_hints(declared, include_extras=True).values():
        if is_record(hint):
            _gather(hint, found)
    found[declared.__name__] = declared


def shape_of(declared: Any) -> dict[str, Any]:
    """Return how a record lies in memory: its size, and of each field the offset, the type and how many there are."""
    dtype, hints = dtype_of(declared), get_type_hints(declared, include_extras=True)
    fields = {name: _field(hints[name], *placed[:2]) for name, placed in (dtype.fields or {}).items()}
    return {"size": dtype.itemsize, "fields": fields}


def _field(hint: Any, dtype: np.dtype[Any], offset: int) -> list[Any]:
    if is_record(hint):
        return [offset, hint.__name__, 1]
    return [offset, dtype.base.str[1:], int(np.prod(dtype.shape, dtype=int))]


def fingerprint() -> str:
    """Return a hash of everything that the module is made of, the same on every machine."""
    shapes = json.dumps({name: shape_of(declared) for name, declared in records().items()})
    told = [f"{name} {_signature(kernel)}" for name, kernel in EXPORTS.items()]
    return cached.source_key_of(*EXPORTS.values(), beside="\n".join([shapes, *told]))


# ---------------------------------------------------------------- as TypeScript


def client() -> str:
    """Write records, exports, enumerations and constants as TypeScript."""
    head = "// Written by tools/generate.py from src/schwimmen and tools/exports.py; change those, not this.\n"
    shapes = ",\n".join(f"  {name}: {json.dumps(shape_of(each))}" for name, each in records().items())
    told = [
        f"/** src/schwimmen/{where} */\nexport const {name} = {value}\n" for name, (where, value) in CONSTANTS.items()
    ]
    return "\n".join(
        [
            head,
            "/** Each record's size, and of each field [offset, type, how many there are]. */",
            f"export const RECORDS = {{\n{shapes},\n}} as const\n",
            "/** Where a record lies in the memory of the module. */",
            "export type At<Name extends keyof typeof RECORDS> = number & { readonly record?: Name }\n",
            "/** What the module offers. */",
            f"export interface Kernels {{\n{''.join(map(_declared, EXPORTS))}}}\n",
            *map(_enumeration, cached.enums_of(*EXPORTS.values())),
            *told,
        ]
    )


def _declared(name: str) -> str:
    kernel = EXPORTS[name]
    comment = (getdoc(_function(kernel)) or "").partition("\n\n")[0].replace("\n", " ")
    return f"  /** {comment} */\n  {name}{_signature(kernel)}\n"


def _signature(kernel: Any) -> str:
    taken = ", ".join(_typed(name, kind) for name, kind in arguments(kernel).items())
    returned = get_type_hints(kernel)["return"]
    return f"({taken}): {'void' if returned is type(None) else 'number'}"


def _typed(name: str, kind: Any) -> str:
    if isinstance(kind, Row):
        width = f", {name}_width: number" * (kind.dimensions - 1)
        return f"{_typed(name, kind.kind)}, {name}_length: number{width}"
    return f"{name}: At<'{kind.__name__}'>" if is_record(kind) else f"{name}: number"


def _enumeration(enum: EnumMeta) -> str:
    members = ", ".join(f"{each.name}: {int(each.value)}" for each in enum)  # type: ignore[var-annotated]
    where = enum.__module__.replace(".", "/")
    return f"/** src/{where}.py */\nexport const {enum.__name__} = {{ {members} }} as const\n"
