"""What a table decides about what comes in: a `Step` of entries for the log, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from schwimmen.fair.shuffle import new_secret
from schwimmen.match.game import IllegalMove
from schwimmen.players.names import names_for
from schwimmen.server.protocol import client_messages
from schwimmen.server.protocol.common import ErrorCode, Level
from schwimmen.server.school.messages import Learn
from schwimmen.server.school.state import JUDGE, VERDICTS, NotNow
from schwimmen.server.table import entries, inputs, talk, waits
from schwimmen.server.table.entries import BotSeat, Entry
from schwimmen.server.table.inputs import Incoming, Refused, Step
from schwimmen.server.table.match import Match
from schwimmen.server.table.table import Table
from schwimmen.words.sentence import Sentence

STAND_IN: Level = "club"
"""Who plays for an absent person."""

NOTHING = Step()


def decide(table: Table, came: Incoming, now: float) -> Step:
    """Return what happens because of what came in at a time. Raises Refused."""
    match came:
        case inputs.Said(member, message):
            return _said(table, member, message)
        case inputs.Came(member, salt):
            return Step(_came(table, table.seating.seat_of(member), salt))
        case inputs.Joining(member, name):
            return _joined(table, member, name)
        case inputs.Appointing(by, member):
            return _appointed(table, by, member)
        case inputs.Thought():
            return _thought(table, came)
        case inputs.Rested():
            return _rested(table) if came.turn == table.turn else NOTHING
        case inputs.Rang():
            return _rang(table, now)
        case inputs.Forget(member):
            return Step((entries.Forgotten(member=member),))


# ---------------------------------------------------------------- what people say


def _said(table: Table, member: str, message: client_messages.Spoken) -> Step:
    reader = table.seating.reader_of(member)
    if reader is None:
        raise _refused("wrong-token", "error-wrong-token")
    if message.id in table.seen.get(member, ()):
        return Step(ack=message.id)
    if reader == JUDGE and not isinstance(message, JUDGES):
        raise _refused("not-now", "why-judging")
    row = _SAID[type(message)](table, reader, message)
    back = () if type(message) in FROM_AFAR else _handed_back(table, None if reader == JUDGE else reader)
    heard = (entries.Heard(member=member, id=message.id),) if back or row else ()
    return Step((*heard, *back, *row), ack=message.id)


def decide_together(table: Table, said: Sequence[inputs.Said]) -> Step | None:
    """Return one step for `WISHES` that have come at once from different people, None if each needs its own.

    A row of the log says them all, so the table is committed and told once: with the last wish the next hand is dealt.
    """
    try:
        row = [entry for each in said for entry in _plain(_said(table, each.member, each.message))]
    except Refused:
        return None
    ready = [entry for entry in row if isinstance(entry, entries.Readied)]
    if ready and table.players <= table.ready | {entry.seat for entry in ready}:
        row.remove(ready[-1])
        row.append(_dealt())
    return Step(tuple(row))


def _plain(step: Step) -> tuple[Entry, ...]:
    """Return the entries of a step that says a wish and nothing more. Raises Refused."""
    if tuple(map(type, step.entries)) not in {(entries.Heard, entries.Readied), (entries.Heard, entries.Salted)}:
        raise _refused("not-now", "error-not-now")
    return step.entries


def _play(table: Table, seat: int, message: client_messages.Play) -> tuple[Entry, ...]:
    match = _match_of(table)
    if message.turn != table.turn:
        raise _refused("stale", "why-stale")
    if match.to_move is None:
        raise _refused("not-now", "why-match-over" if match.over else "why-hand-over")
    if match.school is not None and match.school.busy and message.move in VERDICTS:
        if not match.school.judges(seat):
            raise _refused("not-now", match.school.refuses())
        return (entries.Judged(verdict=message.move, by=seat),)  # type: ignore[arg-type]
    if match.to_move != seat:
        raise _refused("not-your-turn", "why-not-your-turn", seat=match.to_move)
    why = match.game.why(message.move)
    if why:
        illegal = IllegalMove(message.move, why, match.game.preset.call)
        raise Refused("illegal", illegal.sentence)
    return (entries.Moved(token=message.move, by=seat),)


def _next(table: Table, seat: int, _message: client_messages.Next) -> tuple[Entry, ...]:
    match = _match_of(table)
    people = table.players | ({seat} if table.seating[seat].stand_in and seat not in match.out else set())
    if match.to_move is not None or match.over or (people and seat not in people):
        raise _refused("not-now", "why-match-over" if match.over else "error-not-now")
    return (_dealt(),) if table.ready | {seat} >= people else (entries.Readied(seat=seat),)


def _salt(table: Table, seat: int, message: client_messages.Salt) -> tuple[Entry, ...]:
    if message.hand != table.hands + 1 or seat in table.salts:
        raise _refused("stale", "why-stale")
    return (entries.Salted(seat=seat, value=message.value),)


def _learn(table: Table, seat: int, message: Learn) -> tuple[Entry, ...]:
    school = _match_of(table).school
    if school is None:
        raise _refused("not-now", "error-not-now")
    if message.do != "language" and message.turn != table.turn:
        raise _refused("stale", "why-stale")
    try:
        verdict = school.verdict_of(seat, message)
    except NotNow as not_now:
        raise _refused("not-now", not_now.key) from None
    learned = entries.Learned(seat=seat, message=message)
    match message.do:
        case "answer":
            return (learned, entries.Judged(verdict=verdict, by=seat))
        case "take-back":
            return (entries.Judged(verdict=None, by=seat),)
        case "go-on":
            return (entries.Moved(token=verdict or "", by=seat),)
    return (learned,)


def _wait(table: Table, seat: int, _message: client_messages.Wait) -> tuple[Entry, ...]:
    if table.until is None or seat in table.awaited:
        raise _refused("not-now", "error-not-now")
    return (entries.Waited(seat=seat),)


def _back(table: Table, seat: int, _message: client_messages.Back) -> tuple[Entry, ...]:
    if table.seating[seat].stand_in is None:
        raise _refused("not-now", "error-not-now")
    return ()


def _show(_table: Table, seat: int, message: client_messages.Show) -> tuple[Entry, ...]:
    return (entries.Showed(seat=seat, on=message.on),)


def _leave(table: Table, seat: int, _message: client_messages.Leave) -> tuple[Entry, ...]:
    if seat == JUDGE:
        return (entries.Appointed(member=None, name=""),)
    return _left(table, seat, STAND_IN)


def _chat(table: Table, seat: int, message: client_messages.Chat) -> tuple[Entry, ...]:
    if not table.options["chat"]:
        raise _refused("not-now", "why-no-chat")
    text = talk.clean(message.text)
    if not text:
        raise _refused("not-now", "why-no-text")
    return (entries.Talked(seat=seat, member=table.seating[seat].member or "", text=text),)


def _react(_table: Table, _seat: int, _message: client_messages.React) -> tuple[Entry, ...]:
    return ()


# ---------------------------------------------------------------- what the host may do


def _start(table: Table, seat: int, message: client_messages.Start) -> tuple[Entry, ...]:
    _check_host(table, seat)
    _check_between(table)
    open_seats = table.seating.open
    players = len(table.seating) - (0 if message.fill else len(open_seats))
    if wrong := table.why_not_so_many(players):
        raise Refused("not-now", wrong)
    return (started(table, open_seats if message.fill else [], message.fill),)


def started(table: Table, fill: list[int], level: Level | None) -> entries.Started:
    """Return the entry by which a match begins, with computer opponents on some seats."""
    return entries.Started(bots=new_bots(table, fill, level) if level else [], secret=new_secret().hex())


def _arrange(table: Table, seat: int, message: client_messages.Arrange) -> tuple[Entry, ...]:
    _check_host(table, seat)
    if message.do == "add":
        _check_between(table)
        if wrong := table.why_not_so_many(len(table.seating) + 1):
            raise Refused("not-now", wrong)
        return (entries.Added(),)
    if message.seat >= len(table.seating):
        raise _refused("not-now", "error-not-now")
    occupant = table.seating[message.seat]
    match message.do:
        case "remove" if occupant.member is not None and message.seat != seat:
            return _left(table, message.seat, message.level)
        case "bot" if occupant.member is None or message.seat != seat:
            if occupant.member is None:
                _check_between(table)
            return (entries.Given(bot=new_bots(table, [message.seat], message.level)[0]),)
        case "open" if occupant.level is not None:
            _check_between(table)
            return (entries.Freed(seat=message.seat),)
        case "host" if occupant.member is not None and message.seat != seat:
            return (entries.Hosted(seat=message.seat),)
    raise _refused("not-now", "error-not-now")


def _first(table: Table, _seat: int, message: client_messages.DealFirst) -> tuple[Entry, ...]:
    _check_between(table)
    if table.opened.school is None or message.seat not in {None, *table.seating.people}:
        raise _refused("not-now", "error-not-now")
    return (entries.DealsFirst(seat=message.seat),)


def _configure(table: Table, seat: int, message: client_messages.Configure) -> tuple[Entry, ...]:
    _check_host(table, seat)
    if message.watch is not None or message.public is not None:  # who sees the class, and who finds it
        _check_teacher(table, seat)
    wishes = message.model_dump(exclude={"type", "id"})
    return (entries.Changed(**wishes),)


def _left(table: Table, seat: int, level: Level) -> tuple[Entry, ...]:
    """Return what happens when a person's seat is given up: in a match, a computer opponent plays on."""
    if table.phase == "playing":
        return (entries.Given(bot=new_bots(table, [seat], level)[0]),)
    return (entries.Freed(seat=seat),)


def new_bots(table: Table, seats: list[int], level: Level) -> list[BotSeat]:
    """Return computer opponents for some seats, with names that nobody has at the table."""
    taken = [occupant.name for occupant in table.seating.all]
    names = names_for(taken, len(seats), f"{table.opened.alias}{table.seq}")
    return [BotSeat(seat=seat, name=name, level=level) for seat, name in zip(seats, names, strict=True)]


JUDGES = (
    client_messages.Play,
    Learn,
    client_messages.Start,
    client_messages.DealFirst,
    client_messages.Arrange,
    client_messages.Configure,
    client_messages.Leave,
)
"""What is for a judge without a seat: the verdict, and what the host may do."""

FROM_AFAR = (client_messages.Salt, client_messages.Leave)
"""What somebody says without being back at the table."""

WISHES = (client_messages.Next, client_messages.Salt)
"""What everybody's device says at the same time, between two hands."""

_SAID: dict[type, Callable[[Table, int, Any], tuple[Entry, ...]]] = {
    client_messages.Play: _play,
    client_messages.Next: _next,
    client_messages.Salt: _salt,
    client_messages.Start: _start,
    client_messages.Arrange: _arrange,
    client_messages.Configure: _configure,
    client_messages.DealFirst: _first,
    client_messages.Wait: _wait,
    client_messages.Back: _back,
    client_messages.Leave: _leave,
    client_messages.Show: _show,
    client_messages.Chat: _chat,
    client_messages.React: _react,
    Learn: _learn,
}

# ---------------------------------------------------------------- who comes and goes, and what time does


def _joined(table: Table, member: str, name: str) -> Step:
    if table.seating.seat_of(member) is not None:  # it was written when the store did not answer
        return NOTHING
    if table.phase == "playing":
        raise _refused("not-now", "why-table-playing")
    if not table.seating.open:
        raise _refused("not-now", "why-table-full")
    # The seat that waits for this name, else one that waits for nobody.
    seat = min(table.seating.open, key=lambda seat: {name: 0, "": 1}.get(table.seating.expected(seat), 2))
    return Step((entries.Sat(seat=seat, member=member, name=table.seating.named(name)),))


def _appointed(table: Table, by: str, member: str) -> Step:
    """Let somebody judge without a seat from now on."""
    seat, school = table.seating.reader_of(by), table.opened.school
    if seat is None or school is None or school.judging != "teacher":
        raise _refused("not-now", "error-not-now")
    _check_host(table, seat)
    _check_teacher(table, seat)
    return Step((entries.Appointed(member=member, name=""),))


def _came(table: Table, seat: int | None, salt: str | None) -> tuple[Entry, ...]:
    """Return what happens when a person sits down: a hand that has waited for that is dealt."""
    if seat is None or seat != table.seating.host or not table.opened.at_once or table.matches:
        return _handed_back(table, seat)
    salted = () if salt is None else (entries.Salted(seat=seat, value=salt),)
    return (*salted, started(table, [], None))


def _handed_back(table: Table, seat: int | None) -> tuple[Entry, ...]:
    """Return what happens when a person is there again for whom a computer opponent has played."""
    if seat is None or table.seating[seat].stand_in is None:
        return ()
    return (entries.StoodIn(seat=seat, level=None),)


def _rang(table: Table, now: float) -> Step:
    """Let computer opponents stand in for those whose time is over."""
    if table.until is None or now < table.until:
        return NOTHING
    clock = table.options["clock"]
    late = [seat for seat in sorted(table.awaited) if table.timer.deadline(seat, clock) <= now]
    return Step(tuple(entries.StoodIn(seat=seat, level=STAND_IN) for seat in late))


# ---------------------------------------------------------------- what computers do


def _thought(table: Table, thought: inputs.Thought) -> Step:
    match = table.match
    if match is None or thought.turn != table.turn or waits.thinker(table) is None:
        return NOTHING
    # Whatever a computer opponent comes up with, the hand goes on.
    token = match.game.legal()[0] if match.game.why(thought.token) else thought.token
    return Step((entries.Moved(token=token, by=None),))


def _rested(table: Table) -> Step:
    match = table.match
    if match is None:
        return NOTHING
    school = match.school
    if school is None or not school.busy:
        return Step((_dealt(),)) if waits.unattended(table) else NOTHING
    if verdict := school.computers_verdict():
        return Step((entries.Judged(verdict=verdict, by=None),))
    if school.verdict is not None and waits.goes_on(table, school):
        return Step((entries.Moved(token=school.verdict.value, by=None),))
    return Step((entries.Learned(seat=None, message=None),)) if school.settles else NOTHING


def _dealt() -> entries.Dealt:
    return entries.Dealt(secret=new_secret().hex())


# ---------------------------------------------------------------- who may


def _match_of(table: Table) -> Match:
    if table.match is None:
        raise _refused("not-now", "why-not-started")
    return table.match


def _check_host(table: Table, seat: int) -> None:
    if seat not in (table.seating.host, JUDGE):
        raise _refused("not-host", "why-not-host")


def _check_teacher(table: Table, seat: int) -> None:
    """Raise Refused for what a teacher alone decides at a table of hers."""
    if seat != JUDGE and table.seating.teachers:
        raise _refused("not-host", "why-teacher-judges")


def _check_between(table: Table) -> None:
    if table.phase == "playing":
        raise _refused("not-now", "why-table-playing")


def _refused(code: ErrorCode, key: str, **args: Any) -> Refused:
    return Refused(code, Sentence(key, args) if args else Sentence(key))
