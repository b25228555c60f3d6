"""The application that a server runs: tables over HTTP and WebSocket, and the page."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from nightbus.server.advice import Adviser
from nightbus.server.files import files_of
from nightbus.server.front import front_text
from nightbus.server.guard import Guard
from nightbus.server.hall import Hall
from nightbus.server.http import Api, refused, refused_method
from nightbus.server.limits import Limits
from nightbus.server.messages import Err
from nightbus.server.page import page_text
from nightbus.server.socket import SocketApp
from nightbus.table.notation import shown

STATIC: Final = Path(__file__).parent / "static"
"""The built page."""
METHOD: Final = 405


def application(hall: Hall, *, public_url: str = "", limits: Limits | None = None, static: Path = STATIC) -> Starlette:
    """The ASGI application; the hall opens when it starts and closes when it stops."""
    limits = limits or Limits()
    adviser = Adviser()

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            adviser.close()
            await hall.close()

    async def page(request: Request) -> Response:
        languages = request.headers.get("accept-language", "")
        if (static / "index.html").exists():
            headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
            return HTMLResponse(page_text(static, request.url.path, languages), headers=headers)
        base = public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        return PlainTextResponse(front_text(base, languages))

    routes = [
        *Api(hall, limits, adviser, public_url).routes(),
        WebSocketRoute("/ws", SocketApp(hall, limits)),
        *([Mount("/static", files_of(static))] if static.is_dir() else []),
        Route("/{path:path}", page),
    ]
    guard = Middleware(Guard, public_url=public_url)
    return Starlette(routes=routes, lifespan=lifespan, middleware=[guard], exception_handlers={HTTPException: _refusal})


async def _refusal(request: Request, wrong: Exception) -> Response:
    """What Starlette itself refuses, and would say in plain English: a method, or a file that is not there."""
    assert isinstance(wrong, HTTPException)
    if wrong.status_code == METHOD:
        return refused_method(request, (wrong.headers or {}).get("Allow", "GET, HEAD").split(", "))
    return refused(Err(code="no-such-path", facts={"path": shown(request.url.path)}))
