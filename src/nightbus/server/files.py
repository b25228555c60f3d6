"""The built page as files: packed, and kept by browsers for as long as they like, since every name has a hash in it."""

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

FOR_EVER: Final = "public, max-age=31536000, immutable"


class _Hashed(StaticFiles):
    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = FOR_EVER if "-" in Path(full_path).name else "no-cache"
        return response


def files_of(static: Path) -> ASGIApp:
    """The files of the built page."""
    return _Unpacked(GZipMiddleware(_Hashed(directory=static), minimum_size=1000), _Hashed(directory=static))


class _Unpacked:
    """Fonts and pictures go as they are: they are packed already."""

    def __init__(self, packed: ASGIApp, plain: ASGIApp) -> None:
        self._packed = packed
        self._plain = plain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one file."""
        plain = str(scope.get("path", "")).endswith((".woff2", ".png")) or "range" in Headers(scope=scope)
        await (self._plain if plain else self._packed)(scope, receive, send)
