"""Lines of the worked examples that play a hand: set it up, play, refuse, look, end."""

from __future__ import annotations

from schwimmen import Game, cards
from tests.rules.session import ENDS, Session, check_result, letter_of, pairs, seat_of, seats_of, state
from tests.rules.table import leave_in_stock, pack_for, shape_of

LAST_CARDS = {
    "FO-E7": "two stock cards, and four that were set aside",
    "TP-E11": "no stock",
    "TO-E10": "two stock cards",
    "TO-E11": "two stock cards, then one",
    "TR-E9": "two stock cards, then one",
    "JF-E6": "one stock card, and five that were set aside",
    "CF-E10": "one stock card",
    "ES-E7": "two stock cards",
}
"""Examples about a stock that runs out, and what is left there: exactly the cards that they name."""

VERDICTS = {"ok": "right", "bad": "wrong"}


# --- Setting up and playing -------------------------------------------------------------------------


def set_up(session: Session, text: str) -> None:
    """S: deal these cards."""
    words = {name: named.replace(",", " ") for name, named in pairs(text.split()).items()}
    hands = seats_of(words)
    dealer = seat_of(words["dealer"] if "dealer" in words else words["leader"])
    assert "leader" not in words or seat_of(words["leader"]) == dealer
    centre = [words[name] for name in ("extra", "table", "disc") if name in words]
    stock = words.get("stock", "")
    exact = session.name in LAST_CARDS
    pack = pack_for(
        hands,
        seats=len(hands),
        dealer=dealer,
        extra=" ".join(centre),
        stock="" if exact else stock,
        size=session.rules.pack,
        step=int(session.rules.direction),
        shape=shape_of(session.preset),
    )
    game = Game(session.preset, players=len(hands), house=session.house, dealer=dealer, pack=pack, seed=0)
    session.games.append(game)
    if exact:
        leave_in_stock(game, stock, words.get("dead", ""))
    else:
        assert "dead" not in words
        session.recorded.append(game)


def tokens_of(session: Session, words: list[str]) -> list[str]:
    """Translate `swap 8D KD close` or `stock 4C` into the tokens of the record."""
    action, *rest = words
    named = {word: token for token, word in session.words.items() if token != "!"}
    rider, verdict = "", []
    if rest and rest[-1] in VERDICTS:
        verdict = [VERDICTS[rest.pop()]]
    elif rest and rest[-1] == session.words["!"]:
        rider = "!" * bool(rest.pop())
    match action, rest:
        case "swap", [give, take]:
            return [f"{in_order(give)}>{in_order(take)}{rider}", *verdict]
        case "stock" | "draw" | "take", [card]:
            return [named.get(action, action), f"{card}>{rider}"]
        case "discard", [card]:
            return [f"{card}>{rider}"]
        case "trade", [_, *_]:
            return [f"{','.join(rest)}>{','.join(state(session.game)['table'])}{rider}"]
    assert not rest, f"what is {rest}?"
    return [named.get(action, action) + rider, *verdict]


def in_order(side: str) -> str:
    """Return the cards of one side as a token has them: in card order."""
    return ",".join(cards.names(cards.cards_of(side.split(","))))


def check_turn(session: Session, letter: str) -> None:
    """Check that it is that player's turn."""
    assert letter_of(session.game.to_move) == letter, f"{letter_of(session.game.to_move)} is to move"


def play(session: Session, text: str) -> None:
    """> play an action; it has to be that player's turn."""
    letter, *words = text.split()
    several = "swap_some" if "," in words[-1] else "swap_one"
    assert words[0] != "swap" or {several, "swap_all"} & {*action_words(session)}, "no such exchange"
    for token in tokens_of(session, words):
        check_turn(session, letter)
        session.game.play(token)


def play_passes(session: Session, text: str) -> None:
    """>> let the next players pass."""
    assert text.split(maxsplit=1)[0] == "pass"
    for _ in range(int(text.split()[1])):
        session.game.play("pass")


def refuse(session: Session, text: str) -> None:
    """! an action has to be illegal, at its last token."""
    letter, *words = text.split()
    check_turn(session, letter)
    if session.preset == "chinese_51" and words[0] == "swap" and len(state(session.game)["table"]) < 5:
        # The token would be a trade here; what is refused is to exchange one card with a pool of less than five.
        assert "swap_one" not in action_words(session)
        return
    *before, token = tokens_of(session, words)
    game = session.game.copy()
    for earlier in before:
        game.play(earlier)
    assert game.why(token), "it is legal"
    assert token not in game.legal(), "it is listed as legal"


# --- Looking ----------------------------------------------------------------------------------------


def action_words(session: Session) -> list[str]:
    """List the kinds of legal actions in the words of the examples."""
    found = set()
    for token in session.game.legal():
        plain = token.removesuffix("!")
        if plain != token:
            found.add(session.words["!"])
        found.add(kind_of(session, plain))
    return sorted(found)


def kind_of(session: Session, token: str) -> str:
    """Return what the examples call such a token."""
    give, arrow, take = token.partition(">")
    if not arrow:
        return {"all": "swap_all"}.get(token, session.words.get(token, token))
    if not take:
        return "discard"
    traded = session.preset == "chinese_51" and len(take.split(",")) == len(state(session.game)["table"])
    if "," in give and not traded:
        return "swap_some" if give.count(",") + 1 < session.rules.hand_size else "swap_all"
    return "trade" if traded else "swap_one"


def check_state(session: Session, text: str) -> None:
    """? what the table is like."""
    (what, *letters), expected = (part.split() for part in text.split("=", 1))
    if letters and what != "hand":
        check_turn(session, letters[0])
    now = state(session.game)
    match what:
        case "turn":
            came = [letter_of(session.game.to_move)]
        case "legal":
            came = action_words(session)
        case "table":
            came = now["table"]
        case "disc":
            came = now["discard"][-1:]
        case "hand":
            came = now["seats"][seat_of(letters[0])]["hand"]
        case "streak":
            came = [str(session.game.view(0).streak)]
        case _:
            raise AssertionError(f"what is {what}?")
    assert sorted(came) == sorted(expected), " ".join(came)


def check_end(session: Session, text: str) -> None:
    """= how the hand ended, and what each player lost or scored."""
    end, reason, *expected = text.split()
    assert end == "end"
    assert session.game.to_move is None, "the hand goes on"
    came = session.game.results[-1].end
    assert came == ENDS.get(reason, reason), f"it ended as {came}"
    check_result(session, session.game, " ".join(expected))
