"""The built page as it is sent: one file for all paths, with links to what the screen of this path needs.

A browser finds out which screen a path is only when the page's script runs; with the links the screen and its words
are on their way by then.
"""

import json
import re
from pathlib import Path

from nightbus.server.front import language_of


def page_text(static: Path, path: str, accept_language: str) -> str:
    """The page that was built into a folder, as a reader of these languages gets it at a path; read anew each time."""
    text = (static / "index.html").read_text("utf-8")
    preloads = static / "preloads.json"
    places: dict[str, dict[str, str]] = json.loads(preloads.read_text("utf-8")) if preloads.exists() else {}
    links = next((links for pattern, links in places.items() if re.search(pattern, path)), {})
    return text.replace("</head>", links.get(language_of(accept_language), "") + "</head>", 1)
