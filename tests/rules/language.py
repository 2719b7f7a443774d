"""The line language of the worked examples, interpreted by the engine itself.

A file `examples/*.ex` holds examples, each under a line `# SW-E13 what it shows`; rules stay in force until the next
`G`. The first word of a line says what it is (section 10 of the rules document):

    G preset knob=value      rules                   V cards = n              value of a hand
    O h1 > h2 = h3           ranking                 X end by=P A=cards => …  settlement of a finished hand
    K units=N pen=… => …     ledger                  F final_tie=… => …       everybody out together
    S dealer=P A=cards …     set up a hand           > P action               play
    >> pass k                the next k players pass ! P action               must be illegal
    ? what = …               state                   = end A:loss …           result

A game that needs another line, knob or word adds it to one of the tables of this module.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from schwimmen import Game, Rules, cards, find
from schwimmen.engine import ending, match
from schwimmen.engine.kernel import record_at
from schwimmen.engine.layout import End, fields_of
from schwimmen.engine.values import strength, value
from schwimmen.referee import Referee
from schwimmen.story import value_text
from tests.rules.table import pack_for

KNOBS: dict[str, Callable[[str], dict[str, Any]]] = {
    "trio": lambda text: {"trio_value": None if text == "0" else float(text)},
    "fire": lambda text: {"fire_value": None if text == "0" else int(text)},
    "declare": lambda text: {"auto_declare": text.split(",")},
    "acts": lambda text: {"allow_swap_all": "swap_all" in text.split(",")},
    "dealt_31_all_lose": lambda text: {"dealt_31_all_lose": text == "1"},
    "dealt_fire_double": lambda text: {"dealt_fire_double": text == "1"},
}
"""House rules as the examples write them."""

ENDS = {"close": End.CLOSE, "31": End.THIRTY_ONE, "fire": End.FIRE, "draw": End.DRAW}
"""Ends of a hand as the examples write them."""


@dataclass(frozen=True)
class Example:
    """One worked example: its number, the rules that hold where it begins, its lines."""

    name: str
    lines: list[str]


def examples(text: str) -> list[Example]:
    """Read the examples of a file."""
    found: list[Example] = []
    rules = ""
    for line in filter(None, map(str.strip, text.splitlines())):
        title = re.match(r"# (\w+-E\d+)", line)
        if title:
            found.append(Example(title[1], [rules] if rules else []))
        elif not line.startswith("#"):
            rules = line if line.startswith("G ") else rules
            found[-1].lines.append(line)
    return found


def seat_of(letter: str) -> int:
    """Return the seat of a player's letter."""
    return ord(letter) - ord("A")


def pairs(words: list[str]) -> dict[str, str]:
    """Read `name=value` words."""
    return dict(word.split("=", 1) for word in words if "=" in word)


def seats_of(words: dict[str, str]) -> dict[int, str]:
    """Return what belongs to each player's letter, by seat."""
    return {seat_of(name): text for name, text in words.items() if re.fullmatch("[A-Z]", name)}


@dataclass
class Session:
    """Where the interpreter of an example stands."""

    rules: Rules = field(default_factory=Rules)
    preset: str = "schwimmen"
    house: dict[str, Any] = field(default_factory=dict)
    games: list[Game] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The hand that is played."""
        return self.games[-1]


def run(example: Example) -> Session:
    """Check every line of an example."""
    session = Session()
    for line in example.lines:
        kind, _, rest = line.partition(" ")
        try:
            LINES[kind](session, rest)
        except AssertionError as error:
            raise AssertionError(f"{example.name}: {line}: {error}") from error
    return session


# --- Rules, values, ranking -------------------------------------------------------------------------


def use_rules(session: Session, text: str) -> None:
    """G: select a preset and change its knobs."""
    session.preset, *words = text.split()
    session.house = {}
    for name, came in pairs(words).items():
        session.house |= KNOBS[name](came)
    session.rules = find(session.preset).house(session.house)


def check_value(session: Session, text: str) -> None:
    """V: what a hand is worth."""
    hand, _, expected = text.partition(" = ")
    came = value_text(int(value(cards.cards_of(hand), record_at(fields_of(session.rules)))))
    assert came == expected.strip(), came


def check_order(session: Session, text: str) -> None:
    """O: which hand is better, or that two are equal."""
    fields = record_at(fields_of(session.rules))
    parts = re.split(" ([>=]) ", text)
    for better, sign, worse in zip(parts[::2], parts[1::2], parts[2::2], strict=False):
        first, second = (int(strength(cards.cards_of(hand), fields)) for hand in (better, worse))
        assert first == second if sign == "=" else first > second, f"{better} {sign} {worse}"


# --- Settlement, ledger, final tie --------------------------------------------------------------------


def seated(rules: Rules, units: dict[int, int]) -> Referee:
    """Seat players with these units, all of them in the hand that is being settled."""
    referee = Referee(rules, max(2, len(units)), 0)
    for seat, number in units.items():
        referee._state["units"][seat] = number
    referee._state["played"] = (1 << referee.seats) - 1
    return referee


def check_settlement(session: Session, text: str) -> None:
    """X: what each player loses when a hand ends so with these cards."""
    given, _, expected = text.partition(" => ")
    end, *words = given.split()
    hands = seats_of(pairs(words))
    referee = seated(session.rules, dict.fromkeys(hands, 3))
    for seat, hand in hands.items():
        referee._state["hands"][seat] = cards.cards_of(hand.split(","))
    ending.finish(referee._table, referee._fields, ENDS[end])
    check_losses(referee.row("change"), expected.split())


def check_losses(change: list[int], expected: list[str]) -> None:
    """Compare losses with `A:1 B:0`."""
    came = [f"{chr(ord('A') + seat)}:{-number}" for seat, number in enumerate(change)]
    assert came == expected, " ".join(came)


def demand(referee: Referee, seat_units: dict[int, int]) -> None:
    """Demand units from players, all at once."""
    for seat in range(referee.seats):
        referee._state["change"][seat] = -seat_units.get(seat, 0)
    match.pay(referee._table, referee._fields)


def check_ledger(session: Session, text: str) -> None:
    """K: what a player has after each of several penalties."""
    given, _, expected = text.partition(" => ")
    words = pairs(given.split())
    referee = seated(session.rules, {0: int(words["units"])})
    came = []
    for penalty in words["pen"].split(","):
        demand(referee, {0: int(penalty)})
        came.append("out" if referee.row("out")[0] else str(referee.row("units")[0]))
    assert came == expected.split(), " ".join(came)


def check_final_tie(session: Session, text: str) -> None:
    """F: who wins, or who plays on, when these players lose one each."""
    given, _, expected = text.partition(" => ")
    words = pairs(given.split())
    rules = find(session.preset).house({**session.house, "final_tie": words["final_tie"]})
    units = {seat: int(number) for seat, number in seats_of(words).items()}
    referee = seated(rules, units)
    demand(referee, {seat_of(letter): 1 for letter in words["loss"].split(",")})
    won, live = referee.members("winners"), [seat for seat in units if not referee.row("out")[seat]]
    word = "replay" if not won else "winner" if len(won) == 1 else "winners"
    came = [word, *(chr(ord("A") + seat) for seat in won or live)]
    assert came == expected.split(), " ".join(came)
    assert won or referee.row("units") == list(units.values()), "units changed"


# --- Playing --------------------------------------------------------------------------------------------


def set_up(session: Session, text: str) -> None:
    """S: deal these cards."""
    words = pairs(text.split())
    hands = {seat: hand.replace(",", " ") for seat, hand in seats_of(words).items()}
    dealer = seat_of(words["dealer"])
    pack = pack_for(
        hands,
        seats=len(hands),
        dealer=dealer,
        extra=words["extra"].replace(",", " "),
        stock=words["stock"].replace(",", " "),
        size=session.rules.pack,
        step=int(session.rules.direction),
    )
    session.games.append(Game(session.preset, players=len(hands), house=session.house, dealer=dealer, pack=pack))


def token_of(words: list[str]) -> str:
    """Translate `swap 8D KD close` into the record's token."""
    action, *rest = words
    rider = "!" if rest and rest[-1] == "close" else ""
    return (f"{rest[0]}>{rest[1]}" if action == "swap" else action) + rider


def play(session: Session, text: str) -> None:
    """> play an action; it has to be that player's turn."""
    letter, *words = text.split()
    assert session.game.to_move == seat_of(letter), f"seat {session.game.to_move} is to move"
    session.game.play(token_of(words))


def play_passes(session: Session, text: str) -> None:
    """>> let the next players pass."""
    for _ in range(int(text.split()[1])):
        session.game.play("pass")


def refuse(session: Session, text: str) -> None:
    """! an action has to be illegal."""
    letter, *words = text.split()
    token = token_of(words)
    assert session.game.to_move == seat_of(letter), f"seat {session.game.to_move} is to move"
    assert session.game.why(token), "it is legal"
    assert token not in session.game.legal(), "it is listed as legal"


def action_words(game: Game) -> list[str]:
    """List the kinds of legal actions in the words of the examples."""
    words = {token.removesuffix("!") for token in game.legal()}
    named = {{"all": "swap_all"}.get(word, word) for word in words if ">" not in word}
    exchanges = {"swap_one"} if any(">" in word for word in words) else set()
    riders = {"close"} if any(token.endswith("!") for token in game.legal()) else set()
    return sorted(named | exchanges | riders)


def check_state(session: Session, text: str) -> None:
    """? what the table is like."""
    (what, *seat), expected = (part.split() for part in text.split("=", 1))
    game = session.game
    if what == "turn":
        assert [chr(ord("A") + (game.to_move or 0))] == expected, f"seat {game.to_move} is to move"
    elif what == "legal":
        assert game.to_move == seat_of(seat[0]), f"seat {game.to_move} is to move"
        assert action_words(game) == sorted(expected), " ".join(action_words(game))
    else:
        came = {"table": game.view(0).table, "streak": [str(game.view(0).streak)]}
        came |= {"hand": game.view(seat_of(seat[0])).hand} if seat else {}
        assert sorted(came[what]) == sorted(expected), " ".join(came[what])


def check_end(session: Session, text: str) -> None:
    """= how the hand ended, and what each player lost."""
    _, end, *losses = text.split()
    assert session.game.to_move is None, "the hand goes on"
    result = session.game.results[-1]
    assert result.end == end, f"it ended as {result.end}"
    check_losses(list(result.change), losses)


LINES: dict[str, Callable[[Session, str], None]] = {
    "G": use_rules,
    "V": check_value,
    "O": check_order,
    "X": check_settlement,
    "K": check_ledger,
    "F": check_final_tie,
    "S": set_up,
    ">": play,
    ">>": play_passes,
    "!": refuse,
    "?": check_state,
    "=": check_end,
}
