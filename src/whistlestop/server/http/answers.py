"""Bodies in and out of HTTP requests: read by the protocol's types, written as JSON, remembered by browsers."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.server.protocol.bodies import Failure
from whistlestop.server.protocol.denial import Denial

Body = TypeVar("Body")
JSON = "application/json"


def told(answer: object, status: int = 200) -> Response:
    """Return an answer as JSON that nobody keeps."""
    return Response(msgspec.json.encode(answer), status, {"Cache-Control": "no-store"}, JSON)


def failed(denial: Denial) -> Response:
    """Return a refusal as JSON with its status."""
    return told(Failure(code=denial.code, detail=denial.detail, line=denial.line), denial.status)


def kept(request: Request, body: bytes, media_type: str) -> Response:
    """Return something that changes only with the program; a browser that has it already is told so."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, media_type)


async def read(request: Request, type: type[Body]) -> Body:
    """Return a request's body as the given type; raises Denial."""
    try:
        return msgspec.json.decode(await request.body(), type=type)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Denial("malformed", str(error)) from None


def token(request: Request) -> str:
    """Return the secret a request shows; raises Denial if there is none."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Denial("wrong_token", "an Authorization header with a bearer token is needed")
    return secret.strip()
