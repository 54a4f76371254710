"""The built browser client, served from the package: known files only, packed ones to browsers that can unpack."""

from __future__ import annotations

import mimetypes
import re
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from whistlestop.locale import say
from whistlestop.server.protocol.denial import Denial

FOLDER = Path(__file__).parents[1] / "client"
PACKED = {"br": ".br", "gzip": ".gz"}
TABLE = re.compile(r"t/([A-Z0-9]+)")
# What the page of a table will ask for as soon as its program has come: a browser need not wait for that.
PARTS = ("geometry", "ground.svg")
AHEAD = "</api/tables/{code}/{part}>; rel=preload; as=fetch; crossorigin=anonymous"
FOR_EVER = "public, max-age=31536000, immutable"  # for files whose name has a digest of their content


class Client:
    """The files of the client as they were when the server started."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Look what there is."""
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): path for path in found}

    def serve(self, request: Request) -> Response:
        """Return the file a path names; a path of the client's own pages gets its first page."""
        name = request.url.path.strip("/")
        if name in self._files:
            return self._file(request, name)
        if "." in name.rpartition("/")[2]:
            raise Denial("not_found")
        if "index.html" in self._files:
            page = self._file(request, "index.html")
            if (table := TABLE.fullmatch(name)) is not None:
                page.headers["Link"] = ", ".join(AHEAD.format(code=table[1], part=part) for part in PARTS)
            return page
        return HTMLResponse(_missing(), 503)

    def _file(self, request: Request, name: str) -> Response:
        headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else "no-cache", "Vary": "Accept-Encoding"}
        accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        path = self._files[name]
        for encoding, ending in PACKED.items():
            if encoding in accepted and name + ending in self._files:
                headers["Content-Encoding"] = encoding
                path = self._files[name + ending]
                break
        return FileResponse(path, headers=headers, media_type=mimetypes.guess_type(name)[0])


def _missing() -> str:
    title, text = escape(say("server-no-client")), escape(say("server-build-client"))
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><h1>{title}</h1><p>{text}</p></html>"
    )
