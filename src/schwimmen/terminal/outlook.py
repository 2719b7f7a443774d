"""What would come of it: the value that each choice gives the hand, or how to choose."""

from __future__ import annotations

from collections.abc import Mapping

from schwimmen.rules.enums import CallEffect, DealerChoice
from schwimmen.rules.fields import Rules
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.ways import hand_keys, ways_of
from schwimmen.words.sentence import Arg, Sentence

CHANGING = ("swap", "all", "pool", "discard", "take", "trade")
"""What makes another hand."""


def outlook(scene: Scene) -> Sentence | None:
    """Return what helps the person to decide now."""
    if not scene.mine or scene.view.phase == "verdict":
        return None
    return _closing(scene) or (None if scene.token else _preview(scene) or _how(scene))


def _closing(scene: Scene) -> Sentence | None:
    """Return what a call that is prepared means for the others, or an exchange of the whole hand for oneself (CO-5)."""
    calls = scene.wish.ride or scene.ready == "close"
    whole = scene.ready == "all" or (scene.ready == "swap" and len(scene.wish.gives) == len(scene.hand))
    if scene.rules.rounds and (calls or whole):
        return Sentence("trade-over")
    return Sentence("how-closing") if calls and scene.rules.call_effect == CallEffect.LAST_TURNS else None


def _preview(scene: Scene) -> Sentence | None:
    """Return what the hand is worth by each card that would complete the move."""
    wish, worths, phase = scene.wish, scene.worths, scene.view.phase
    if phase == "discard":
        return Sentence("preview-without", {"each": _each(scene, {card: f"{card}>" for card in scene.hand})})
    if phase == "choice" and {"keep", "trade"} <= worths.keys():
        other = scene.speech.value(worths["trade"])
        return Sentence("preview-packets", {"value": worths["keep"], "other": other})
    now: dict[str, Arg] = {"value": scene.view.value or ""}
    if scene.singly and len(wish.gives) == len(wish.takes) + 1:
        each = {card: scene.with_card("table", card) for card in scene.table}
        return Sentence("preview-with", now | {"each": _each(scene, each)})
    if len(wish.takes) == len(wish.gives) + 1:
        each = {card: scene.with_card("hand", card) for card in scene.hand}
        return Sentence("preview-for", now | {"each": _each(scene, each)})
    return Sentence("preview-open", {"value": worths["take"]}) if "take" in worths else None


def _each(scene: Scene, tokens: Mapping[str, str]) -> str:
    """Return cards, each with the value of the hand after its move."""
    told = ((card, scene.worths.get(token)) for card, token in tokens.items())
    return ", ".join(f"{scene.speech.card(card)} {scene.speech.value(value)}" for card, value in told if value)


def _how(scene: Scene) -> Sentence | None:
    """Return how a move is chosen, or what follows from an answer."""
    phase, ways = scene.view.phase, ways_of(scene)
    if phase == "answer":
        return Sentence("how-answer")
    if phase == "choice":
        return _leaving(scene.rules)
    if "some" in ways:
        return Sentence("how-some", hand_keys(scene))
    if ways & {"swap", "swap-all"}:
        return Sentence("how-explain" if scene.rules.explain_gate else "how-swap", hand_keys(scene))
    return Sentence("how-pool") if "pool" in ways else None


def _leaving(rules: Rules) -> Sentence | None:
    """Return what becomes of the packet that the dealer leaves, or of a hand that ends with the choice (PE-6)."""
    if rules.trade_closes:
        return Sentence("how-choice-closes")
    return None if rules.dealer_choice == DealerChoice.SEE_BOTH else Sentence("how-choice")


def worth(scene: Scene) -> str:
    """Return what the hand is worth, and what it will be once the wish is played: "18 → 25"."""
    now = scene.view.value
    if now is None or not scene.hand:
        return ""
    then = scene.worths.get(scene.token.rstrip("!")) if scene.ready in CHANGING else None
    if then is None:
        return _told(scene, now, at_best=len(scene.hand) > scene.rules.hand_size)
    return scene.speech.write(f"{scene.speech.value(now)} → {_told(scene, then, at_best=scene.ready == 'take')}")


def _told(scene: Scene, value: str, *, at_best: bool) -> str:
    return scene.speech.brief(Sentence("at-best", {"value": value})) if at_best else scene.speech.value(value)
