"""What the server does over HTTP, as OpenAPI 3.1: `/openapi.json`, with the definitions of `schema`."""

from functools import cache
from importlib.metadata import version
from typing import Any, Final

from nightbus.server.messages import Json
from nightbus.server.schema import definitions

REF: Final = "#/components/schemas/"
JSON: Final = "application/json"


@cache
def openapi() -> Json:
    """The whole description."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Nightbus",
            "version": version("nightbus"),
            "description": "A table server for pub card games. docs/protocol.md says what the messages mean.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": _paths(),
        "components": {
            "schemas": definitions(REF),
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "What `join` gave: 64 hexadecimal digits that are one person's at one table.",
                }
            },
        },
    }


def _paths() -> Json:
    at = "/api/tables/{code}"
    games = {
        "/api/games": {"get": _does("Every game, rulebook and switch.", _json("Games"))},
        "/api/rules": {"post": _does("The rules that these house rules play by.", _any_json(), takes="Question")},
        "/api/forecast": {"post": _does("The night that these house rules give.", _any_json(), takes="Question")},
        "/api/odds": {"post": _does("The odds under these house rules.", _any_json(), takes="Question")},
        "/api/lab": {"post": _does("Many nights under these house rules.", _any_json(), takes="Question")},
        "/api/night": {"post": _does("A log looked back on.", _any_json(), takes_log=True)},
        "/api/frames": {"post": _does("A log step by step.", _any_json(), takes_log=True)},
    }
    tables = {
        "/api/tables": {
            "get": _does("The tables that anybody may find.", _json("Tables")),
            "post": _does("Make a table.", _json("Joined"), takes="NewTable", status=201),
        },
        f"{at}/join": {
            "post": _does("Come to a table.", _json("Joined"), takes="Joining", status=201, at_table=True),
        },
        f"{at}/commands": {
            "post": _does("Do something.", _json("Ack"), takes="TableCommand", at_table=True, token=True),
        },
        f"{at}/view": {
            "get": _does(
                "Everything as one may know it.",
                _json("Snap"),
                at_table=True,
                token=True,
                parameters=[_parameter("since", "query", "The last `seq` that is known.", {"type": "integer"})],
            )
        },
        f"{at}/events": {
            "get": _does(
                "What happens, as server-sent events: each `data` is a message as on the socket.",
                {"text/event-stream": {"schema": {"type": "string"}}},
                at_table=True,
                token=True,
                parameters=[
                    _parameter("Last-Event-ID", "header", "The last `seq` that is known.", {"type": "integer"})
                ],
            )
        },
        f"{at}/log": {
            "get": _does(
                "The log of a game that is over, as docs/log.md has it.",
                {"application/jsonl": {"schema": {"type": "string"}}},
                at_table=True,
                token=True,
            )
        },
        f"{at}/qr.svg": {
            "get": _does(
                "The table's address, to scan.",
                {"image/svg+xml": {"schema": {"type": "string"}}},
                at_table=True,
                parameters=[
                    _parameter("i", "query", "The invite that the address carries.", {"type": "string"}),
                    _parameter("m", "query", "The one-time code that it carries.", {"type": "string"}),
                ],
            )
        },
        f"{at}/odds": {
            "get": _does(
                "The odds of what is asked, where the table has them told: as a seat knows them, or everybody.",
                _any_json(),
                at_table=True,
                token=True,
            )
        },
        f"{at}/night": {"get": _does("The game that is over, looked back on.", _any_json(), True, token=True)},
        f"{at}/frames": {"get": _does("The game that is over, step by step.", _any_json(), True, token=True)},
    }
    server = {
        "/healthz": {"get": _does("Does the server reach its tables?", _json("Health"))},
        "/metrics": {
            "get": _does("Counts and times, as Prometheus reads them.", {"text/plain": {"schema": {"type": "string"}}})
        },
        "/openapi.json": {"get": _does("This description.", _any_json())},
    }
    return games | tables | server


def _does(
    summary: str,
    gives: Json,
    at_table: bool = False,
    *,
    token: bool = False,
    takes: str = "",
    takes_log: bool = False,
    status: int = 200,
    parameters: list[Json] | None = None,
) -> Json:
    """One operation."""
    code = [_parameter("code", "path", "The code of the table, in whatever case.", {"type": "string", "minLength": 1})]
    found: Json = {
        "summary": summary,
        "parameters": (code if at_table else []) + (parameters or []),
        "responses": {
            str(status): {"description": summary, "content": gives},
            "default": {"description": "Why not: `error-<code>` says it in words.", "content": _json("Err")},
        },
    }
    if token:
        found["security"] = [{"token": []}]
    if takes:
        found["requestBody"] = {"required": True, "content": _json(takes)}
    if takes_log:
        found["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return found


def _parameter(name: str, where: str, description: str, schema: Json) -> Json:
    return {"name": name, "in": where, "description": description, "required": where == "path", "schema": schema}


def _json(name: str) -> Json:
    return {JSON: {"schema": {"$ref": f"{REF}{name}"}}}


def _any_json() -> dict[str, Any]:
    return {JSON: {"schema": {"type": ["object", "array"]}}}
