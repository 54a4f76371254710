"""Bodies in and out of HTTP requests: read by the protocol's types, written as JSON, remembered by browsers."""

from __future__ import annotations

import hashlib
import re
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.server import metrics
from whistlestop.server.protocol.bodies import Failure
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import Code

Body = TypeVar("Body")
JSON = "application/json"
RETRY_SECONDS: dict[Code, str] = {"busy": "1", "too_frequent": "1", "storage_failed": "5"}  # what passes by itself
DEEPEST = 16  # brackets that may be open in a message
STRING, BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"', re.DOTALL), re.compile(r"[\[{\]}]")


def told(answer: object, status: int = 200) -> Response:
    """Return an answer as JSON that nobody keeps."""
    return Response(msgspec.json.encode(answer), status, {"Cache-Control": "no-store"}, JSON)


def failed(denial: Denial) -> Response:
    """Return a refusal as JSON with its status."""
    metrics.REFUSALS.labels(denial.code).inc()
    answer = told(Failure(code=denial.code, detail=denial.detail, line=denial.line), denial.status)
    if denial.code in RETRY_SECONDS:
        answer.headers["Retry-After"] = RETRY_SECONDS[denial.code]
    return answer


def kept(request: Request, body: bytes, media_type: str) -> Response:
    """Return something that changes only with the program; a browser that has it already is told so."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, media_type)


async def read(request: Request, type: type[Body]) -> Body:
    """Return a request's body as the given type; raises Denial."""
    return decoded(await request.body(), msgspec.json.Decoder(type))


def decoded(text: str | bytes, decoder: msgspec.json.Decoder[Body]) -> Body:
    """Return what JSON holds; raises Denial if it cannot be read or nests without end."""
    try:
        refuse_nested(text if isinstance(text, str) else text.decode())
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denial("malformed", str(error)) from None


def refuse_nested(text: str) -> None:
    """Raise Denial if JSON nests deeper than any message of ours; brackets in strings do not count."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    depth = 0
    for bracket in BRACKET.findall(STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise Denial("malformed", f"more than {DEEPEST} brackets are open")


def token(request: Request) -> str:
    """Return the secret a request shows; raises Denial if there is none."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Denial("wrong_token", "an Authorization header with a bearer token is needed")
    return secret.strip()
