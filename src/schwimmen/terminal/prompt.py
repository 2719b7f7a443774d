"""Two lines between table and hand: what is to be done, and what would come of it."""

from __future__ import annotations

from textual.content import Content

from schwimmen.terminal.outlook import outlook
from schwimmen.terminal.plate import Plate
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.ways import asked
from schwimmen.words.sentence import Sentence


class Prompt(Plate):
    """Whose turn it is and what may be done, what Enter would do, or why something cannot be."""

    def show(self, scene: Scene, last: Sentence | None) -> None:
        """Say what is to be said now; `last` is what happened last."""
        said = [scene.notice, scene.saying] if scene.notice else [asked(scene) or last, outlook(scene)]
        if scene.saying and not scene.notice and not scene.token:
            said = [scene.saying]
        self.set_class(scene.saying is not None, "guided")
        self.set_class(scene.notice is not None, "refused")
        self.set_class(scene.notice is None and scene.mine, "mine")
        first, *below = (scene.speech.say(sentence) for sentence in said if sentence)
        self.say(Content("\n").join([Content.styled(first, "bold" * scene.mine), *map(Content, below)]))
