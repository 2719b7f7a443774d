"""The lake: the other seats, on the water, at the waterline, or below it."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content
from textual.widget import Widget

from schwimmen.projection.shown import SeatView
from schwimmen.terminal.ledger import grace, ledger
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.session import OWN
from schwimmen.words.sentence import Sentence

BANDS = ("$ink on $sky", "$ink on $sky", "$ink on $sky-low", "$water-line on $water", "$ink-2 on $deep")
"""The rows of the picture: three of air, the waterline, and the water below it."""

BLOCK = 17
"""Cells that a seat needs; it stands in the middle of its column."""


class Lake(Widget):
    """The seats of the others, clockwise from the person's left."""

    scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Draw a moment of the table."""
        self.scene = scene
        self.refresh()

    def render(self) -> Content:
        """Return the picture: a column for each seat, row by row."""
        if self.scene is None:
            return Content()
        seats = range(OWN + 1, len(self.scene.view.seats))
        width, more = divmod(self.size.width, len(seats))
        columns = [column(self.scene, seat, width + (1 if index < more else 0)) for index, seat in enumerate(seats)]
        rows = [
            Content("").join(cells).stylize_before(band)
            for cells, band in zip(zip(*columns, strict=True), BANDS, strict=True)
        ]
        return Content("\n").join(rows)


def column(scene: Scene, number: int, width: int) -> list[Content]:
    """Return the five rows of one seat, each exactly that many cells wide."""
    seat = scene.view.seats[number]
    name, cards, wave = _name(scene, number, width), _cards(scene, seat, width), scene.signs.wave * width
    under = _deed(scene, number)
    if seat.out:
        rows = [Content()] * 3 + [Content(wave), Content.styled(f" {scene.speech.player(number)}", "dim strike")]
    elif seat.swims:
        rows = [Content(), name, cards, _belt(scene, seat, width), under]
    else:
        left = Content.assemble(" ", ledger(scene, seat, width - 2))
        rows = [name, cards, left, Content(wave), under]
    inset = max(0, (width - BLOCK) // 2)
    lit = "on $lit" if scene.view.to_move == number else ""
    fitted = [fit(row, width, 0 if row.cell_length >= width else inset) for row in rows]
    return [row.stylize(lit) for row in fitted[:3]] + fitted[3:] if lit else fitted


def fit(row: Content, width: int, inset: int) -> Content:
    """Return a row cut or filled to a width, moved to the right where there is room."""
    moved = row.pad_left(min(inset, max(0, width - row.cell_length)))
    cut = moved.truncate(width, ellipsis=True) if moved.cell_length > width else moved
    return cut.pad_right(width - cut.cell_length)


def _name(scene: Scene, number: int, width: int) -> Content:
    turn = scene.view.to_move == number
    mark = scene.signs.turn if turn else " "
    badges = badges_of(scene, number)
    room = width - 2 - sum(badge.cell_length + 1 for badge in badges)
    name = fit_name(scene.speech.player(number), room, plain=scene.speech.plain)
    parts: list[Content | str | tuple[str, str]] = [(mark, "$light bold"), (name, "bold")]
    for badge in badges:
        parts += [" ", badge]
    return Content.assemble(*parts)


def fit_name(name: str, room: int, *, plain: bool) -> str:
    """Return a name cut to the room there is."""
    mark = "." if plain else "…"
    return name if len(name) <= room else name[: max(room - 1, 1)] + mark


def badges_of(scene: Scene, number: int) -> list[Content]:
    """Return the signs beside a name: who deals, who has closed, who challenges, who has shown a 31."""
    seat, speech = scene.view.seats[number], scene.speech
    badges = []
    if scene.view.dealer == number:
        badges.append(Content.styled(f" {speech('dealer-letter')} ", "$on-badge on $badge bold"))
    told = {
        "badge-called": scene.view.caller == number or seat.sticking,
        "challenges": seat.challenges,
        "badge-declared": seat.declared and scene.view.to_move is not None,
    }
    badges += [Content.styled(speech.brief(Sentence(key)), "$belt bold") for key, true in told.items() if true]
    return badges


def _cards(scene: Scene, seat: SeatView, width: int) -> Content:
    """Return a seat's cards: shown, known to everybody, or by their backs; many of them in less room."""
    known = seat.shown if seat.shown is not None else seat.known if scene.memory else []
    hidden = seat.cards - len(known)
    backs = [Content.styled(scene.signs.back, "$back-line on $back")] * hidden
    faces = [card_text(scene, card) for card in known]
    value = [Content.styled(scene.speech.value(seat.value), "bold")] if seat.value is not None else []
    row = Content(" ").join([*faces, *backs, *value])
    if row.cell_length >= width:
        times = [Content(f"{'x' if scene.speech.plain else '×'}{hidden}")] if hidden > 1 else []
        row = Content("").join([*faces, *backs[:1], *times, *(Content(" ") + told for told in value)])
    return Content.assemble(" ", row)


def card_text(scene: Scene, card: str) -> Content:
    """Return a card in a line of text, on paper."""
    return Content.styled(scene.speech.card(card), f"$face-{card[1].lower()} on $card bold")


def cards_text(scene: Scene, cards: Iterable[str]) -> Content:
    """Return cards in a line of text."""
    return Content(" ").join(card_text(scene, card) for card in cards)


def _belt(scene: Scene, seat: SeatView, width: int) -> Content:
    """Return the waterline with the life-belt of a seat that swims."""
    wave, text = scene.signs.wave, grace(scene, seat)
    belt = Content.assemble(wave, ("(", "$belt bold"), (scene.signs.belt, "$belt-2 bold"), (")", "$belt bold"))
    if width >= len(text) + 8:
        belt = Content.assemble(belt, " ", (text, "$ink bold"), " ")
    return Content.assemble(belt, wave * (width - belt.cell_length))


def _deed(scene: Scene, number: int) -> Content:
    deed = scene.deeds.get(number)
    return Content(f" {scene.speech.brief(deed)}") if deed else Content()
