"""What a JSON value must be, by the schema that the server hands out."""

from functools import cache
from typing import Any

import jsonschema_rs

from nightbus.server.schema import DIALECT, definitions


def check(name: str, value: Any) -> None:
    """Nothing, if this value fits the definition of this name and has no field beyond it."""
    for wrong in validator(name).iter_errors(value):
        raise AssertionError(f"{name}: {wrong}: {value}")


def fits(name: str, value: Any) -> bool:
    """Does the value fit the definition of this name?"""
    return validator(name).is_valid(value)


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """What checks values against the definition of this name."""
    defs = {of: _closed(schema) for of, schema in definitions().items()}
    return jsonschema_rs.Draft202012Validator({"$schema": DIALECT, "$defs": defs, "$ref": f"#/$defs/{name}"})


def _closed(schema: Any) -> Any:
    """The schema with no field allowed that it does not name: a client must bear new ones, the test need not."""
    if isinstance(schema, list):
        return [_closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {name: _closed(part) for name, part in schema.items()}
    if isinstance(schema.get("properties"), dict):
        closed.setdefault("additionalProperties", False)
    return closed
