"""What stands at `/` where no page is built in: how to come to a table from a terminal, in the reader's language."""

from nightbus.words import LANGUAGES, Words


def front_text(base: str, accept_language: str) -> str:
    """The text, for a server of this address."""
    words = Words(language_of(accept_language))
    lines = [
        "Nightbus",
        "",
        words.say("front-no-page"),
        f"  nightbus join {base}/j/KQJT",
        "",
        words.say("front-make"),
        f'  curl {base}/api/tables -d \'{{"game": "stop-the-bus", "bots": 2}}\'',
        "",
        words.say("front-host"),
    ]
    return "\n".join(lines) + "\n"


def language_of(accept_language: str) -> str:
    """The first of our languages that a browser asks for, in its order of preference; English if there is none.

    >>> language_of("de, pt-BR;q=0.8, en;q=0.9"), language_of("*")
    ('en', 'en')
    """
    wanted: list[tuple[float, str]] = []
    for part in accept_language.split(","):
        name, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    return next((name for _, name in sorted(wanted, key=lambda each: each[0]) if name in LANGUAGES), "en")
