"""Which actions are legal, as a mask; and which move an action is."""

from __future__ import annotations

from schwimmen.engine import chance
from schwimmen.engine.bits import lowest, size
from schwimmen.engine.calls import Riding, fits, riding
from schwimmen.engine.codes import CHOICES, Kind
from schwimmen.engine.kernel import Ints, bit, inlined, kernel, pick
from schwimmen.engine.layout import NOBODY, RuleFields, Table
from schwimmen.engine.moves import legal_kinds, most_several
from schwimmen.envs.kernels.layout import FLAGS, POOLS, WORD, Episode, Space
from schwimmen.rules.enums import Centre

_ALL = (1 << WORD) - 1


@inlined
def code_of(table: Table, rules: RuleFields, space: Space, action: int) -> int:
    """Return the code of the move that an action is for the seat to move."""
    form = space.forms[action]
    kind = form & 15
    if kind == Kind.SWAP:
        give = pick(table.hands[table.to_move], form >> 5 & 63, rules.hand_size)
        return form & 31 | give << 5 | pick(table.table, form >> 11, size(table.table)) << 11
    if kind == Kind.DISCARD:
        return form & 31 | pick(table.hands[table.to_move], form >> 5 & 63, rules.hand_size + 1) << 5
    return form


@inlined
def plain_mask(table: Table, rules: RuleFields, space: Space) -> int:
    """Return the legal actions on which no call rides, a bit each."""
    kinds = legal_kinds(table, rules)
    pool = size(table.table) if rules.centre == Centre.POOL else 0
    mask = 0
    while kinds:
        kind = lowest(kinds)
        mask |= space.kinds[kind * POOLS + pool]
        if kind == Kind.DISCARD and table.taken != NOBODY:
            mask &= ~bit(size(table.hands[table.to_move] & bit(table.taken) - 1))
        kinds &= kinds - 1
    return mask


@inlined
def ridden_mask(table: Table, rules: RuleFields, space: Space, plain: int) -> int:
    """Return on which of the first plain actions a call can ride, a bit each."""
    if not space.ridden:
        return 0
    how = riding(table, rules)
    if how == Riding.NONE:
        return 0
    mask = plain & bit(int(space.ridden)) - 1
    return mask if how == Riding.ALL else fitting(table, rules, space, mask)


@kernel
def fitting(table: Table, rules: RuleFields, space: Space, mask: int) -> int:
    """Return those actions of a mask after which the hand is enough for a call."""
    found = 0
    while mask:
        action = lowest(mask)
        if fits(table, rules, code_of(table, rules, space, action)):
            found |= bit(action)
        mask &= mask - 1
    return found


@inlined
def write_mask(table: Table, rules: RuleFields, space: Space, masks: Ints, at: int) -> None:
    """Write the legal actions of the seat to move into the mask that begins `at`; if nobody is, there are none."""
    plain = 0
    ridden = 0
    if space.plain > FLAGS:
        write_wide_mask(table, rules, space, masks, at)
        return
    if table.to_move != NOBODY:
        plain = plain_mask(table, rules, space)
        ridden = ridden_mask(table, rules, space, plain)
    count = int(space.plain)
    masks[at] = (plain | ridden << count) & _ALL
    masks[at + 1] = (plain >> WORD | shifted(ridden, count - WORD)) & _ALL
    masks[at + 2] = shifted(ridden, count - 2 * WORD) & _ALL


@kernel
def write_wide_mask(table: Table, rules: RuleFields, space: Space, masks: Ints, at: int) -> None:
    """Write the same where the plain actions are more than `FLAGS`: exchanges of several cards are many (C-15)."""
    for word in range(space.words):
        masks[at + word] = 0
    if table.to_move == NOBODY:
        return
    kinds = legal_kinds(table, rules)
    how = riding(table, rules)
    for action in range(space.plain + space.ridden):
        form = space.forms[action]
        legal = kinds >> (form & 15) & 1
        if rules.rounds and legal:
            legal = is_in_reach(form, size(table.table), rules)
        if action >= space.plain:
            legal &= how != Riding.NONE
            if how == Riding.SOME and legal:
                legal = fits(table, rules, code_of(table, rules, space, action))
        if legal:
            masks[at + action // WORD] |= bit(action % WORD)


@inlined
def is_in_reach(form: int, width: int, rules: RuleFields) -> bool:
    """Say whether the places of an action lie on a table that grows, with so many cards now (CO-13)."""
    if form & 15 == Kind.SWAP:
        return form >> 11 < width
    if form & 15 != Kind.SOME:
        return True
    count = size(form >> 5 & 63)
    return count <= most_several(width, rules) and form >> 11 < CHOICES[count, width]


@inlined
def shifted(word: int, by: int) -> int:
    """Return a word shifted to the left by a number of bits, to the right if they are fewer than none."""
    if by < 0:
        return word >> -by if by > -WORD else word >> WORD >> -by - WORD
    return word << by


@inlined
def is_legal(space: Space, masks: Ints, at: int, action: int) -> bool:
    """Say whether an action is one of the mask that begins `at`."""
    if action < 0 or action >= WORD * space.words:
        return False
    return masks[at + action // WORD] >> action % WORD & 1 != 0


@inlined
def sample(episode: Episode, space: Space, masks: Ints, at: int) -> int:
    """Return an action of the mask that begins `at` and has one, each with the same probability."""
    count = 0
    for word in range(space.words):
        count += size(masks[at + word])
    episode.sampler = chance.advance(episode.sampler)
    index = chance.below(episode.sampler, count)
    word = 0
    while index >= size(masks[at + word]):
        index -= size(masks[at + word])
        word += 1
    return WORD * word + nth_bit(masks[at + word], index)


@inlined
def nth_bit(word: int, index: int) -> int:
    """Return the number of the bit at `index` of those that are set: halves are counted, never guessed."""
    at = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = size(word >> at & (1 << width) - 1)
        beyond = index >= below
        at += width if beyond else 0
        index -= below if beyond else 0
    return at
