"""The names of pupils in a lesson: whoever has them deleted is named nowhere any more."""

from typing import Any

from tests.server.live import Live


def seats(live: Live, code: str) -> list[tuple[str, bool]]:
    """Return who sits or is expected at the first table of a lesson."""
    found: dict[str, Any] = live.ask("GET", f"/api/lessons/{code}").json()
    return [(seat["name"], seat["taken"]) for seat in found["tables"][0]["seats"]]


def test_a_pupil_whose_name_is_deleted_is_not_named_by_the_list(live: Live) -> None:
    """The teacher's list names only those who have not come yet."""
    asked = {"name": "Weber", "tables": [["Alice", "Ben"]], "school": {"judging": "teacher", "language": "en"}}
    code = live.made("/api/lessons", asked, 201)["code"]
    table = live.ask("GET", f"/api/lessons/{code}").json()["tables"][0]["table"]
    at = live.join(table, "Alice")
    assert seats(live, code) == [("Alice", True), ("Ben", False)]
    held = {"table": table, "token": at["token"]}
    assert live.made("/api/delete", {"seats": [held]}) == {"tables": 0, "traces": 1}
    assert seats(live, code) == [("", True), ("Ben", False)]
