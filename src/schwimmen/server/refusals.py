"""What somebody reads who asks for something that there is not: programs get a `Problem`, people a page."""

from __future__ import annotations

from html import escape
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, JSONResponse, Response

from schwimmen.server.protocol.lobby import Problem
from schwimmen.words import Words, language_for
from schwimmen.words.sentence import Arg, Sentence

STYLE = """
:root { color-scheme: light dark; --sky: #f7efe0; --water: #a9cbcd; --deep: #6fa3aa; --line: #fff; --ink: #14303a;
  --action: #0f5163; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --sky: #14262f; --water: #0d2129; --deep: #0a1a21; --line: #5d8f98;
  --ink: #e6eeec; --action: #f0c063; --on: #23190a; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: grid; align-content: center; padding: 2rem 1.5rem; color: var(--ink);
  font: 1.125rem/1.5 Georgia, serif; background: linear-gradient(var(--sky), var(--water) 70%, var(--deep)); }
main { display: grid; justify-items: center; gap: 1.25rem; text-align: center; }
svg { width: min(18rem, 80vw); overflow: visible; }
h1 { font-size: 1.75rem; line-height: 1.2; }
p { max-width: 34rem; overflow-wrap: anywhere; }
a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 10px; background: var(--action); color: var(--on);
  font-weight: 600; text-decoration: none; }
a:hover { text-decoration: underline; }
"""

BELT = (
    '<svg viewBox="0 0 160 56" aria-hidden="true" fill="none"><g stroke-width="11"><circle cx="80" cy="28" r="16" '
    'stroke="#fff8ec"/><path stroke="#c8432a" d="M87.600 13.900a16 16 0 0 1 6.500 6.500M94.100 35.600'
    'a16 16 0 0 1-6.500 6.500M72.400 42.100a16 16 0 0 1-6.500-6.500M65.900 20.400a16 16 0 0 1 6.500-6.500"/></g>'
    '<path stroke="var(--line)" stroke-width="3" stroke-linecap="round" '
    'd="M4 44q9.500-6 19 0t19 0 19 0 19 0 19 0 19 0 19 0 19 0'
    'M42 54q9.500-6 19 0t19 0 19 0 19 0"/></svg>'
)

Refused: TypeAlias = tuple[int, str, dict[str, Arg]]
"""Why a request is not followed: the status, the code, and what the sentence needs."""


def refusal(path: str, headers: Headers, refused: Refused) -> Response:
    """Return the answer to a request that is not followed."""
    status, code, args = refused
    asks_for_page = "text/html" in headers.get("accept", "")
    if asks_for_page and not path.startswith("/api/") and code in PAGES:
        return HTMLResponse(page(language_of(headers), code, args), status)
    problem = Problem(code=code, why=Sentence(f"problem-{code}", args))
    return JSONResponse(problem.model_dump(), status)


PAGES = {"not-found": True, "host": False}
"""What a browser is shown as a page, and whether the start page can be reached from it."""


def page(language: str, code: str, args: dict[str, Arg]) -> str:
    """Return the page, which asks for nothing else: it is also shown where nothing else is answered."""
    say = Words(language)
    title, told = escape(say(f"page-{code}")), escape(say(f"problem-{code}", **args))
    back = f'<p><a href="/">{escape(say("page-to-start"))}</a></p>' if PAGES[code] else ""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><main>{BELT}<h1>{title}</h1><p>{told}</p>{back}</main></body></html>"
    )


def language_of(headers: Headers) -> str:
    """Return the first language that a browser would like and that there is."""
    return language_for(*headers.get("accept-language", "").split(","))
