"""Messages of all kinds, whole and broken, from everybody at once.

Nothing happens without a right to it, and nobody is told what he must not know.

python -m tests.server.fuzz --count 1000000 --seed 1
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from typing import Any, get_args

from schwimmen.cards import NAMES, names
from schwimmen.rules.enums import DealerChoice
from schwimmen.rules.presets import PRESETS
from schwimmen.server.connection import Rejected
from schwimmen.server.connection import read as hear
from schwimmen.server.protocol.client_messages import Ping, Sit
from schwimmen.server.protocol.common import PROTOCOL_VERSION
from schwimmen.server.school.messages import Learn
from schwimmen.server.table import entries, inputs, waits
from schwimmen.server.table.inputs import Refused, Step
from tests.server import tables
from tests.server.knowledge import CARD
from tests.server.tables import Sitting

TABLE_MESSAGES = 1500
"""Messages after which another table is opened."""

KINDS = {
    "play": 40, "next": 15, "salt": 5, "start": 5, "set": 4, "wait": 3, "back": 3, "show": 4, "chat": 3, "react": 3,
    "learn": 8, "sit": 1, "ping": 1, "nonsense": 2, "arrange": 0.5, "leave": 0.1,
}  # fmt: skip
"""How often each is tried."""

OWN = (entries.Salted, entries.Readied, entries.Showed, entries.Talked, entries.StoodIn, entries.Waited)
"""What everybody may do for their own seat alone."""


class Fuzz:
    """Tables of random games, one after the other, and everybody who shouts at them."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.outcomes: Counter[str] = Counter()
        self.known: dict[str | None, set[str]] = {}
        self.open()

    def open(self) -> None:
        """Open a table of a random game with people, computer opponents and an open seat."""
        rules = self.chance.choice(sorted(PRESETS))
        least, most = PRESETS[rules].rules.players
        count = self.chance.randint(max(2, least), min(4, most))
        seats: list[Any] = [None, *self.chance.choices([None, "random"], k=count - 1)]
        self.sitting: Sitting = tables.new(seats, rules=rules, seed=self.chance.random(), dealer=None)
        self.hand = 0
        self.check()

    def step(self, number: int) -> None:
        """Let something come in: mostly a message, sometimes a computer's answer, a clock, somebody who comes."""
        dice = self.chance.random()
        if number % TABLE_MESSAGES == TABLE_MESSAGES - 1 or not self.sitting.table.seating.people:
            self.open()
        if dice < 0.02:
            self.sitting.now += self.chance.choice([1, 60, 400])
            self.bring(inputs.Rang())
        elif dice < 0.06:
            self.computers()
        elif dice < 0.065:
            self.bring(inputs.Joining(f"late-{number}", "Zoe"))
        elif dice < 0.075:
            self.sitting.here(*(seat for seat in self.sitting.table.seating.people if self.chance.random() < 0.7))
        else:
            self.shout()

    def computers(self) -> None:
        """Let a computer opponent answer, well or badly."""
        awaited = waits.awaited(self.sitting.table)
        if isinstance(awaited, inputs.Think):
            move = self.chance.choice([*self.sitting.game.legal(), "nonsense"])
            self.bring(inputs.Thought(awaited.turn, move))
        elif awaited is not None:
            self.bring(inputs.Rested(awaited.turn))

    # ------------------------------------------------------------ messages

    def shout(self) -> None:
        """Let somebody say something."""
        text = json.dumps(self.message())
        if self.chance.random() < 0.3:
            text = self.broken(text)
        try:
            message = hear(text)
        except Rejected:
            self.outcomes["unreadable"] += 1
            return
        if not isinstance(message, Sit | Ping):
            self.bring(inputs.Said(self.speaker(), message))

    def speaker(self) -> str:
        """Return who speaks: mostly somebody who sits there, else somebody who did, or a stranger."""
        table = self.sitting.table
        people = [occupant.member for occupant in table.seating.all if occupant.member]
        awaited = [table.seating[seat].member or "" for seat in table.awaited]
        return self.chance.choice([*people, *awaited * 4, "member-1", "stranger"])

    def message(self) -> dict[str, Any]:
        """Return a message that could be meant, or not."""
        chance, table = self.chance, self.sitting.table
        kind = chance.choices(list(KINDS), KINDS.values())[0]
        told: dict[str, Any] = {"type": kind, "id": f"i{chance.randrange(10**9 if chance.random() < 0.95 else 5)}"}
        legal = self.sitting.game.legal() if table.match else []
        card = chance.choice(NAMES)
        moves = [*legal, *legal, f"{card}>{chance.choice(NAMES)}", "keep", "pass!", "all", "close", "right", ""]
        turn = table.turn if chance.random() < 0.95 else chance.randint(-1, table.turn + 2)
        more: dict[str, Any] = {
            "play": {"turn": turn, "move": chance.choice(moves)},
            "salt": {"hand": table.hands + chance.randint(0, 2), "value": f"{chance.getrandbits(128):032x}"},
            "start": {"fill": chance.choice([None, "random"])},
            "arrange": {"do": chance.choice(["remove", "bot", "open", "host", "add"]), "seat": chance.randint(0, 5)},
            "set": {
                chance.choice(["chat", "watch", "public"]): chance.random() < 0.5,
                "clock": chance.choice([None, "mail"]),
            },
            "show": {"on": chance.random() < 0.5},
            "chat": {"text": chance.choice(["hi", "\u202eevil", "a" * 150, card])},
            "react": {"sign": "clap"},
            "learn": {
                "turn": turn,
                "do": chance.choice(get_args(Learn.model_fields["do"].annotation)),
                "language": "de",
            },
            "sit": {"version": PROTOCOL_VERSION, "table": "table", "token": "x"},
        }.get(kind, {})
        return told | more

    def broken(self, text: str) -> str:
        """Return a text with something changed, doubled or cut out."""
        at, other = sorted(self.chance.randrange(len(text) + 1) for _ in range(2))
        how = self.chance.randrange(4)
        if how == 0:
            return text[:at] + text[other:]
        if how == 1:
            return text[:other] + text[at:]
        if how == 2:
            return text[:at] + chr(self.chance.randrange(32, 0x3000)) + text[at + 1 :]
        return text.replace(self.chance.choice('0123456789":'), self.chance.choice('0123456789-,"'), 1)

    # ------------------------------------------------------------ what must hold

    def bring(self, came: inputs.Incoming) -> None:
        """Bring something to the table, and check what comes of it."""
        table = self.sitting.table
        before = (table.seq, table.turn, len(self.sitting.rows))
        right = rights(self.sitting, came)
        try:
            step = self.sitting.bring(came)
        except Refused as refused:
            self.outcomes[refused.code] += 1
            assert (table.seq, table.turn, len(self.sitting.rows)) == before, "a refusal changed something"
            return
        self.outcomes["followed" if step.entries else "without effect"] += 1
        if step.entries:
            right(step)
            self.check()

    def check(self) -> None:
        """Check that nobody is told of a card that he must not know."""
        sitting, match = self.sitting, self.sitting.table.match
        if match is None:
            return
        if self.hand != sitting.table.hands:
            self.hand, self.known = sitting.table.hands, {}
        self.note()
        for reader, state in sitting.states.items():
            text = json.dumps({**state, "room": {**state["room"], "talk": []}}).encode()
            told = {found.decode() for found in CARD.findall(text)}
            extra = told - self.known.get(reader, set()) - self.known[None]
            assert not extra, f"{reader} is told of {sorted(extra)}"

    def note(self) -> None:
        """Note which cards each reader may know by now."""
        table, game = self.sitting.table, self.sitting.game
        referee = game._referee
        common = self.known.setdefault(None, set())
        for pile in ("table", "gone"):
            common |= set(names(referee.number(pile)))
        common |= {NAMES[card] for card in referee.pile}
        shown = referee.members("played" if game.to_move is None else "declared")
        common |= {card for seat in shown for card in names(referee.row("hands")[seat])}
        for seat in range(len(game.players)):
            member = table.seating[seat].member
            if member is None:
                continue
            mine = self.known.setdefault(member, set())
            chooses = game.rules.dealer_choice if game.phase == "choice" and game.dealer == seat else None
            if chooses != DealerChoice.SEE_EXTRA_ONLY:
                mine |= set(names(referee.row("hands")[seat]))
            if chooses in {DealerChoice.SEE_BOTH, DealerChoice.SEE_EXTRA_ONLY}:
                mine |= set(names(referee.number("packet")))
            for other in table.open_hands(seat):
                mine |= set(names(referee.row("hands")[other]))


def rights(sitting: Sitting, came: inputs.Incoming) -> Any:
    """Return what checks that the one who sent something had a right to what comes of it."""
    table = sitting.table
    seat = table.seating.seat_of(came.member) if isinstance(came, inputs.Said) else None
    host, match = table.seating.host, table.match
    to_move = None if match is None else match.game.to_move
    judge = match is not None and match.school is None and match.game.phase == "verdict"
    bot = to_move is not None and table.seating[to_move].bot is not None
    legal = match.game.legal() if match is not None else []

    def check(step: Step) -> None:
        for entry in step.entries:
            if isinstance(entry, entries.Moved):
                assert entry.token in legal, "an illegal move"
                assert (entry.by is None and bot) or (
                    entry.by == seat and seat is not None and (to_move == seat or judge)
                )
            elif isinstance(entry, OWN) and isinstance(came, inputs.Said):
                assert entry.seat == seat, "for somebody else"
            elif isinstance(entry, entries.Started | entries.Added | entries.Changed | entries.Hosted):
                assert seat is not None
                assert seat == host, "without the host's role"
            elif isinstance(entry, entries.Freed | entries.Given):
                whose = entry.seat if isinstance(entry, entries.Freed) else entry.bot.seat
                assert seat is not None
                assert seat in (host, whose), "somebody else's seat"

    return check


def main() -> None:
    """Shout, and say what came of it."""
    parser = argparse.ArgumentParser(prog="tests.server.fuzz")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=None)
    args = parser.parse_args()
    seed = random.randrange(10**6) if args.seed is None else args.seed
    fuzz, begun = Fuzz(seed), time.monotonic()
    print(f"seed {seed}")
    for number in range(args.count):
        try:
            fuzz.step(number)
        except Exception:
            print(f"step {number}, seed {seed}")
            raise
    told = ", ".join(f"{count:,} {what}" for what, count in fuzz.outcomes.most_common())
    print(f"{args.count:,} steps in {time.monotonic() - begun:.0f} s: {told}")


if __name__ == "__main__":
    main()
