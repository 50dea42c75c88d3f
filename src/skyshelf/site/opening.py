"""`skyshelf` alone: a server on this machine, and the browser at its door."""

from __future__ import annotations

import sys
import threading
import webbrowser

import httpx

from skyshelf.lab.node import ToolFailed
from skyshelf.site.building import ensure_built
from skyshelf.site.serve import announce, serve_tables

PORT = 8321
_HOST = "127.0.0.1"


def build_pages() -> None:
    """Build the pages if they are not there yet; a server without them still serves programs."""
    try:
        ensure_built(_say)
    except (ToolFailed, OSError) as failure:
        _say(f"{failure}\nThe server starts without its pages; the next start tries again.")


def open_site() -> int:
    """Serve until told to stop; if a server runs here already, only the browser is opened."""
    url = f"http://{_HOST}:{PORT}"
    if _is_ours(url):
        _say(f"Skyshelf is running at {url}")
        webbrowser.open(url)
        return 0
    build_pages()
    port = 0 if _is_taken(url) else PORT
    return serve_tables(None, _HOST, port, None, None, True, _announce_and_open)


def _announce_and_open(url: str) -> None:
    announce(url)
    _say("Your browser opens by itself; if not, open the address above. Ctrl-C stops the server.")
    # Some browsers keep whoever calls them waiting until they are closed.
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _is_ours(url: str) -> bool:
    try:
        return "version" in httpx.get(f"{url}/health", timeout=2).json()
    except (httpx.HTTPError, ValueError):
        return False


def _is_taken(url: str) -> bool:
    """Whether something else listens there."""
    try:
        httpx.get(url, timeout=2)
    except httpx.ConnectError:
        return False
    except httpx.HTTPError:
        return True
    return True


def _say(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
