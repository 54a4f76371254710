"""The description of the HTTP part: FastAPI knows the paths, the protocol's types say what goes in and out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from whistlestop import __version__
from whistlestop.server.http.answers import JSON
from whistlestop.server.protocol.bodies import Failure

REF = "#/components/schemas/{name}"
# Any request can be refused for these: malformed, password, foreign page, not found, too slow, too large, foreign name,
# too often, too much to do.
ALWAYS = (400, 401, 403, 404, 408, 413, 421, 429, 503)
_described: set[type] = {Failure}


def describe(
    answer: object, *, body: type | None = None, refused: Iterable[int] = (), media_type: str = JSON
) -> dict[str, Any]:
    """Return what a route's decorator needs to describe its body, its answer and the refusals beside the usual ones."""
    described: dict[str, Any] = {"responses": _responses(answer, media_type, refused)}
    if body is not None:
        _described.add(body)
        described["openapi_extra"] = {"requestBody": {"required": True, "content": {JSON: {"schema": _schema(body)}}}}
    if 401 in refused:
        described.setdefault("openapi_extra", {})["security"] = [{"token": []}]
    return described


def _responses(answer: object, media_type: str, refused: Iterable[int]) -> dict[int | str, dict[str, Any]]:
    schema = _schema(answer) if media_type == JSON else {"type": "string"}
    failure = {"description": "Refused", "content": {JSON: {"schema": _schema(Failure)}}}
    answered = {"description": "Answer", "content": {media_type: {"schema": schema}}}
    return {200: answered, **dict.fromkeys((*ALWAYS, *refused), failure)}


def _schema(of: Any) -> dict[str, Any]:  # noqa: ANN401 - a type or a list of one
    if of is dict:
        return {"type": "object"}
    inner = get_args(of)
    if inner:
        return {"type": "array", "items": _schema(inner[0])}
    _described.add(of)
    return {"$ref": REF.format(name=of.__name__)}


def description(app: FastAPI) -> dict[str, Any]:
    """Return the whole description."""
    if app.openapi_schema is None:
        described = get_openapi(title="Whistlestop", version=__version__, routes=app.routes)
        ordered = sorted(_described, key=lambda one: one.__name__)
        _, components = msgspec.json.schema_components(ordered, ref_template=REF)
        described["components"] = {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        }
        for path in described["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)  # ours are 400, as listed
        app.openapi_schema = described
    return app.openapi_schema
