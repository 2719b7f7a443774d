"""Why a card cannot be chosen now, and what is missing for a move: said before the rules are asked."""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen.terminal.scene import Scene
from schwimmen.terminal.session import Session
from schwimmen.terminal.ways import hand_keys
from schwimmen.words.sentence import Sentence


def no_pick(scene: Scene, session: Session, *, zone: str, cards: Sequence[str]) -> Sentence | None:
    """Return why the person to move cannot choose a card (none: an empty place), None if that is possible."""
    phase = scene.view.phase
    if phase == "discard" and zone == "hand" and cards:
        return session.reason(f"{cards[0]}>")
    if phase != "turn":
        return session.reason("pass")
    if zone == "hand":
        return Sentence("pick-source") if scene.pile else None
    if scene.pile:
        return session.barred("take")
    return session.barred("swap") if cards else None


def missing(scene: Scene, session: Session) -> Sentence:
    """Return what the person has to do before there is a move to make."""
    if scene.mine and scene.view.phase == "turn":
        if scene.pool and len(scene.table) != 1:
            return session.unfit("pool")
        if scene.several:
            return (
                session.unfit("pool")
                if scene.wish.gives or scene.wish.takes
                else Sentence("how-some", hand_keys(scene))
            )
        return Sentence("pick-source" if scene.pile else "pick-two")
    return session.reason("pass") or Sentence("why-not-now")
