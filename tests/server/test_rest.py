"""The lobby as its own description has it: whatever a program asks that has read the description is answered so."""

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from schwimmen.server.protocol.lobby import Problem
from tests.samples import samples
from tests.server.checks import has_words
from tests.server.live import Live
from tests.server.tables import new

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

few = settings(
    max_examples=samples(2, 100), deadline=None, phases=(Phase.generate,), suppress_health_check=list(HealthCheck)
)


@pytest.mark.thorough
def test_every_question_is_answered_as_it_is_described(live: Live) -> None:
    """Right and wrong questions alike: no failure of the server, a described answer, a problem in words."""
    described = schemathesis.openapi.from_url(f"http://127.0.0.1:{live.port}/api/openapi.json")
    operations = [operation.ok() for operation in described.get_all_operations()]
    assert {"/api/tables", "/api/claim", "/api/replays/{key}"} <= {operation.path for operation in operations}
    there = real_names(live)
    for operation in operations:
        for mode in GenerationMode:
            with suppress(Unsatisfiable):  # there is nothing that could be wrong
                ask(operation, mode, there)


def ask(operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, there: dict[str, Any]) -> None:
    """Ask one question in many ways, sometimes about what there really is."""

    @given(operation.as_strategy(generation_mode=mode), st.booleans())
    @few
    def asked(case: Case, real: bool) -> None:
        if real:
            for part in (case.path_parameters, case.body):
                if isinstance(part, dict):
                    part.update({name: value for name, value in there.items() if name in part})
        answer = case.call()
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            has_words(Problem.model_validate_json(answer.content).why)

    asked()


def real_names(live: Live) -> dict[str, Any]:
    """Return the names of a table with a finished hand, as questions name it."""
    table = new([None, "open", None])
    table.say(0, "start", fill="random")
    table.end_hand()
    token = live.add("asked-about", table)[0]
    address = live.table("asked-about").replay_of(table.table.opened.alias, 1)
    seats = [{"table": "asked-about", "token": token}]
    return {"table": "asked-about", "token": token, "key": address, "seats": seats, "game": "dutch31"}
