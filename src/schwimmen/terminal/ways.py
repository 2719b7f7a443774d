"""What the person may do now, in one sentence: read off the legal moves alone."""

from __future__ import annotations

from schwimmen.rules.enums import DealerChoice, PassRule
from schwimmen.terminal.actions import HAND_KEYS, TABLE_KEYS, label
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.wish import RIDDEN, kind_of
from schwimmen.words.sentence import Arg, Sentence

ORDER = ("some", "swap-all", "swap", "pool", "all", "draw", "take", "refresh", "pass", "refuse", "close")
"""The ways to play a turn, in the order in which they are told."""

CHOICES = {
    DealerChoice.BLIND: "ask-choice",
    DealerChoice.SEE_BOTH: "ask-choice-both",
    DealerChoice.SEE_EXTRA_ONLY: "ask-choice-extra",
}
"""What the dealer is asked, by what he sees before the choice."""


def asked(scene: Scene) -> Sentence | None:
    """Return what is to be done now, None between hands."""
    view = scene.view
    if view.to_move is None:
        return None
    if view.phase == "verdict":
        return _explanation(scene, view.to_move)
    if not scene.mine:
        return Sentence("turn-out") if scene.own.out else Sentence("thinks", {"seat": view.to_move})
    if scene.token:
        return Sentence("do-it", {"what": _wish(scene)})
    if view.phase == "answer" and view.caller is not None:
        return Sentence("now-answer", {"seat": view.caller})
    if view.phase == "choice":
        return Sentence(CHOICES[scene.rules.dealer_choice])
    return Sentence("ask-which", hand_keys(scene)) if view.phase == "discard" else _turn(scene)


def _turn(scene: Scene) -> Sentence:
    view, wish = scene.view, scene.wish
    if wish.gives and scene.pool and len(scene.table) > 1:
        return Sentence("pool-choose", {"count": max(0, len(scene.table) - len(wish.gives))})
    more = len(wish.gives) - len(wish.takes)
    if wish.gives and wish.takes:
        return Sentence("some-take" if more > 0 else "some-give", {"count": abs(more)})
    if wish.gives:
        return Sentence("ask-for", {"gives": list(wish.gives)})
    if wish.takes:
        return Sentence("ask-against", {"takes": list(wish.takes)})
    if view.refreshed:
        return Sentence("why-must-swap-one")
    return Sentence("turn-ways", {"last": scene.last, "ways": _either(scene)})


def _either(scene: Scene) -> str:
    """Return the ways to play this turn, the last one after an "or"."""
    *ways, last = (scene.speech.brief(Sentence(f"way-{way}")) for way in ORDER if way in ways_of(scene))
    return scene.speech.brief(Sentence("ways-or", {"ways": ", ".join(ways), "last": last})) if ways else last


def ways_of(scene: Scene) -> set[str]:
    """Return the kinds of moves that are legal, by their words."""
    ways = {kind_of(token) for token in scene.view.legal}
    if scene.several and "pool" in ways:
        ways = ways - {"swap", "all", "pool"} | {"some"}
    if {"swap", "all"} <= ways:
        ways = ways - {"swap", "all"} | {"swap-all"}
    if scene.rules.pass_rule == PassRule.STOCK_OUT and "pass" in ways:
        ways = ways - {"pass"} | {"refuse"}
    return ways


def hand_keys(scene: Scene) -> dict[str, Arg]:
    """Return the keys of the cards in the hand and in the middle."""
    hand, table = HAND_KEYS[: len(scene.hand)], TABLE_KEYS[: len(scene.table)]
    return {"hand_keys": " ".join(hand), "table_keys": " ".join(table)}


def _explanation(scene: Scene, seat: int) -> Sentence:
    """Return who has to explain which terms."""
    named = ", ".join(map(scene.speech.term, scene.view.wanted))
    return (
        Sentence("now-explain", {"terms": named})
        if scene.mine
        else Sentence("explains", {"seat": seat, "terms": named})
    )


def _wish(scene: Scene) -> str:
    """Return what Enter would do, with the call that rides on it."""
    wish, speech, ready = scene.wish, scene.speech, scene.ready
    if ready == "swap":
        text = speech("ask-some", gives=list(wish.gives), takes=list(wish.takes))
    elif ready == "discard":
        text = speech("ask-discard", give=wish.gives[0])
    elif ready == "pool":
        text = speech("ask-pool", gives=list(wish.gives))
    else:
        text = label(scene, ready)
    if not wish.ride or (wish.armed and wish.armed not in RIDDEN):
        return text
    return f"{text}, {speech.brief(Sentence('do-ride')).rstrip('!')}"
