"""What is wrong with how a command was called, as a refusal: cyclopts finds it, and has English alone to say it in."""

import difflib

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from nightbus.errors import NotationError
from nightbus.table.notation import shown


def refusal_of(wrong: CycloptsError) -> NotationError | None:
    """The refusal that words can be found for; None for what no call of these commands gets wrong."""
    match wrong:
        case UnknownCommandError(unused_tokens=[command, *_], app=app) if app is not None:
            known = [name for name in app if not name.startswith("-")]
            near = _near(command, known)
            return NotationError("usage-command", command=shown(command), nearest=near, allowed=", ".join(known))
        case UnknownOptionError():
            option = (wrong.token.keyword or wrong.token.value).partition("=")[0]
            known = [name for each in wrong.argument_collection for name in each.names if name.startswith("--")]
            near = _near(option, known)
            return NotationError("usage-option", option=shown(option), nearest=near, allowed=", ".join(known))
        case UnusedCliTokensError(unused_tokens=[word, *_]):
            return NotationError("usage-word", word=shown(word))
        case MissingArgumentError(keyword=str(option)):
            return NotationError("usage-empty", option=option)
        case MissingArgumentError(argument=argument) if argument is not None:
            return NotationError("usage-missing", what=argument.name)
        case RepeatArgumentError():
            return NotationError("usage-twice", option=str(wrong.token.keyword))
        case CoercionError(token=token) if token is not None:
            option, value = str(token.keyword), shown(token.value)
            what = "flag" if wrong.target_type is bool else "number" if wrong.target_type is float else "whole"
            return NotationError(f"usage-{what}", option=option, value=value)
    return None


def _near(said: str, known: list[str]) -> str:
    return next(iter(difflib.get_close_matches(said, known, n=1)), "")
