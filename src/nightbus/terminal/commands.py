"""The commands of `nightbus` and what they take. Each imports what it needs when it is called."""

import os
from collections.abc import Sequence
from importlib import metadata
from typing import Annotated

from cyclopts import App, Parameter, Token

from nightbus.errors import NightbusError, NotationError
from nightbus.words import Words, pick_language

app = App(
    name="nightbus",
    help="Ride the Bus, Chase the Ace and Stop the Bus: table, dealer and referee.",
    default_parameter=Parameter(negative=(), show_default=False),
    version=lambda: f"nightbus {metadata.version('nightbus')}",
)


def _whole(help_: str) -> Parameter:
    """A whole number, said as one: cyclopts would take 3.6 for 4."""

    def read(_type: type[int], tokens: Sequence[Token]) -> int:
        return int(tokens[0].value)

    return Parameter(help=help_, converter=read)


GAME_NAMES = "ride-the-bus, chase-the-ace or stop-the-bus"

Game = Annotated[str, Parameter(help=f"{GAME_NAMES}.")]
Rulebook = Annotated[str | None, Parameter(help="The rulebook to start from; the game's first if left out.")]
Settings = Annotated[
    Sequence[str],
    Parameter(name="--set", help="A house rule, switch=value; as often as you like.", consume_multiple=False),
]
Plain = Annotated[bool, Parameter(help="Line by line: for screen readers, pipes and simple terminals.")]
Lang = Annotated[str | None, Parameter(help="The language: en, pt, da or it; that of LANG if left out.")]
Json = Annotated[bool, Parameter(name="--json", help="Print JSON, for programs.")]


def words(lang: str | None) -> Words:
    """The messages of the language asked for, or else of the environment's.

    :raises NotationError: the language asked for is not there.
    """
    return Words(pick_language(lang, os.environ))


def words_for(arguments: Sequence[str]) -> Words:
    """The messages in which to say what is wrong with these arguments, a language that is not there included."""
    said = None
    for i, argument in enumerate(arguments):
        option, equals, value = argument.partition("=")
        if option == "--lang":
            said = value if equals else " ".join(arguments[i + 1 : i + 2])
    try:
        return words(said)
    except NightbusError:
        return words(None)


@app.command
def settle(
    file: Annotated[str, Parameter(help="The transcript; - reads standard input.", allow_leading_hyphen=True)],
    /,
    *,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play a game written down as text; say who drinks, how much, and by which rule."""
    from nightbus.terminal.settle import settle_command

    return settle_command(file, as_json=json, words=words(lang))


@app.command
def rules(
    game: Game, /, *, rulebook: Rulebook = None, settings: Settings = (), json: Json = False, lang: Lang = None
) -> int:
    """Print the rulebook as set, each rule by its id."""
    from nightbus.terminal.rules import rules_command

    return rules_command(game, rulebook, settings, words(lang).lang, json)


@app.command
def play(
    game: Annotated[str | None, Parameter(help=f"{GAME_NAMES}. With --resume: a game, or the file of a log.")] = None,
    /,
    *,
    rulebook: Rulebook = None,
    settings: Settings = (),
    seats: Annotated[int | None, _whole("How many play, bots and dealer too.")] = None,
    bots: Annotated[str, Parameter(help="How well the bots play: pub, or random.")] = "pub",
    people: Annotated[
        str | None, Parameter(help="NAME,NAME: who passes the keyboard round; all others are bots.")
    ] = None,
    seed: Annotated[int | None, _whole("A number that decides all cards, and what the bots do.")] = None,
    plain: Plain = False,
    resume: Annotated[bool, Parameter(help="Go on with a night that was left.")] = False,
    fast: Annotated[bool, Parameter(help="Show nothing slowly.")] = False,
    lang: Lang = None,
) -> int:
    """Play in the terminal, against bots or passing the keyboard round."""
    from nightbus.terminal.play import play_command

    return play_command(
        game,
        words=words(lang),
        rulebook=rulebook,
        settings=settings,
        seats=seats,
        bots=bots,
        people=people,
        plain=plain,
        resume=resume,
        seed=seed,
        fast=fast,
    )


@app.command
def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen on; every interface if left out.")] = None,
    port: Annotated[int, _whole("The port; 0: one that is free.")] = 8080,
    store: Annotated[
        str | None, Parameter(help="sqlite:///FILE or postgresql://...; a file among your own data if left out.")
    ] = None,
    public_url: Annotated[
        str, Parameter(help="The address under which the internet reaches this server; codes are longer then.")
    ] = "",
    proxy_headers: Annotated[
        bool, Parameter(help="A reverse proxy on this machine says whose requests they are (FORWARDED_ALLOW_IPS).")
    ] = False,
    tls_cert: Annotated[str, Parameter(help="FILE of the certificate chain: serve https.")] = "",
    tls_key: Annotated[str, Parameter(help="FILE of its key, if the certificate's file has it not.")] = "",
    log: Annotated[str, Parameter(help="How standard error is written: text, or json, a line each.")] = "text",
    verbose: Annotated[bool, Parameter(help="Log what goes on, not only what goes wrong.")] = False,
    lang: Lang = None,
) -> int:
    """Serve tables to phones, browsers and terminals; say where, with a code to scan."""
    from nightbus.server.listening import Options
    from nightbus.terminal.serve import serve_command

    options = Options(host, port, public_url, proxy_headers, tls_cert, tls_key)
    return serve_command(options, store, words=words(lang), log=log, verbose=verbose)


@app.command
def join(
    url: Annotated[str, Parameter(help="The table's address, http://HOST:8080/j/CODE, or its code with --server.")],
    /,
    *,
    name: Annotated[str | None, Parameter(help="Your name at the table; asked for if left out.")] = None,
    server: Annotated[str | None, Parameter(help="The server's address, where only the code is given.")] = None,
    spectate: Annotated[bool, Parameter(help="Only watch.")] = False,
    screen: Annotated[bool, Parameter(help="Be the screen that everybody looks at.")] = False,
    code: Annotated[
        str, Parameter(help="A one-time code from the device that has your seat now: the seat comes here.")
    ] = "",
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Take a seat at a server's table, in the terminal; the same address comes back to the same seat."""
    from nightbus.terminal.join import join_command

    role = "screen" if screen else "spectator" if spectate else "seat"
    return join_command(url, server, name, role, words=words(lang), plain=plain, move=code)


@app.command
def replay(
    file: Annotated[str, Parameter(help="The log of a game; - reads standard input.", allow_leading_hyphen=True)],
    /,
    *,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Step through a logged game, every hand face up."""
    from nightbus.terminal.replay import replay_command

    return replay_command(file, words=words(lang), plain=plain)


@app.command
def verify(
    file: Annotated[str, Parameter(help="The log of a game; - reads standard input.", allow_leading_hyphen=True)],
    /,
    *,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check a log: nothing changed, every step by the rules, every card drawn again from what was shuffled with."""
    from nightbus.terminal.verify import verify_command

    return verify_command(file, words=words(lang), as_json=json)


@app.command
def tune(
    game: Game,
    /,
    *,
    drinks_max: Annotated[float | None, Parameter(help="No seat above so many drinks in 9 of 10 nights.")] = None,
    minutes: Annotated[str | None, Parameter(help="A..B: how long the night may take, on average.")] = None,
    rulebook: Rulebook = None,
    settings: Settings = (),
    seats: Annotated[int | None, _whole("How many play, the dealer too; five if left out.")] = None,
    policy: Annotated[str, Parameter(help="How the seats play: pub, or random.")] = "pub",
    seed: Annotated[int, _whole("Another number, other luck.")] = 1,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Find the house rules nearest to a rulebook that give the night you want."""
    from nightbus.terminal.tune import tune_command

    return tune_command(
        game,
        words=words(lang),
        drinks_max=drinks_max,
        minutes=minutes,
        rulebook=rulebook,
        settings=settings,
        seats=seats,
        policy=policy,
        seed=seed,
        as_json=json,
    )


@app.command
def bench(
    *,
    short: Annotated[bool, Parameter(help="A few seconds instead of some minutes.")] = False,
    check: Annotated[
        bool,
        Parameter(help="Fail if the compiled rules are too slow beside the C program; other engines are left out."),
    ] = False,
    peers: Annotated[
        bool, Parameter(help="Other engines too, where they are installed.", negative="--no-peers")
    ] = True,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Measure this machine: games a second, beside a C program and other engines in the same run."""
    from nightbus.terminal.bench import bench_command

    return bench_command(words=words(lang), short=short, check=check, peers=peers, as_json=json)


@app.command
def odds(
    game: Game,
    /,
    *,
    at: Annotated[str | None, Parameter(help="A transcript or a log; - reads standard input.")] = None,
    name: Annotated[str | None, Parameter(name="--as", help="Whose knowledge; the seat to act if left out.")] = None,
    rulebook: Rulebook = None,
    settings: Settings = (),
    seats: Annotated[int | None, _whole("How many sit at the table, the dealer too.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Say the odds: of house rules as a whole, of a position as one seat knows it, or of a night looked back on."""
    from nightbus.terminal.odds import odds_command

    return odds_command(
        game,
        words=words(lang),
        at=at,
        name=name,
        rulebook=rulebook,
        settings=settings,
        seats=seats,
        as_json=json,
    )


@app.command
def tips(*, json: Json = False, lang: Lang = None) -> int:
    """Hold each tip and number of the five rulebooks against the odds."""
    from nightbus.terminal.tips import tips_command

    return tips_command(words(lang), as_json=json)


@app.command
def lab(
    game: Annotated[str | None, Parameter(help=f"{GAME_NAMES}. With --warm it may be left out.")] = None,
    /,
    *,
    games: Annotated[int, _whole("How many nights: 1 to 10,000,000,000.")] = 100_000,
    jobs: Annotated[int | None, _whole("How many cores; all if left out. It changes no figure.")] = None,
    policy: Annotated[str, Parameter(help="pub or random, one for all seats or one for each, with commas.")] = "pub",
    rulebook: Rulebook = None,
    settings: Settings = (),
    seats: Annotated[int, _whole("How many play, the dealer too.")] = 5,
    seed: Annotated[int, _whole("Another number, other luck.")] = 0,
    pace: Annotated[
        Sequence[str],
        Parameter(
            help="KIND=SECONDS of a kind of step, for the minutes; as often as you like.", consume_multiple=False
        ),
    ] = (),
    sweep: Annotated[str | None, Parameter(help="switch=a,b,c or switch=a..b: the same for each value.")] = None,
    plot: Annotated[str | None, Parameter(help="Draw it: FILE.svg or FILE.png.")] = None,
    csv: Annotated[str | None, Parameter(name="--csv", help="Write the figures as CSV.")] = None,
    cluster: Annotated[str | None, Parameter(help="tcp://host:8786, a Dask scheduler whose workers play.")] = None,
    warm: Annotated[bool, Parameter(help="Only compile the rules, so that the next run need not.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play nights by the million, and say what they are like."""
    from nightbus.terminal.lab import lab_command, warm_command

    if warm:
        return warm_command(game, words=words(lang))
    if game is None:
        raise NotationError("which-game", allowed=GAME_NAMES)
    return lab_command(
        game,
        words=words(lang),
        games=games,
        jobs=jobs,
        policy=policy,
        rulebook=rulebook,
        settings=settings,
        seats=seats,
        seed=seed,
        pace=pace,
        sweep=sweep,
        plot=plot,
        csv_file=csv,
        cluster=cluster,
        as_json=json,
    )


Stored = Annotated[
    str | None,
    Parameter(name="--store", help="sqlite:///FILE or postgresql://HOST/DATABASE; the user's own file if left out."),
]
Yes = Annotated[bool, Parameter(name="--yes", help="Do not ask.")]

tables = App(name="tables", help="The tables that a server keeps: list, export, back up, delete, purge.")
app.command(tables)


@tables.default
@tables.command(name="list")
def tables_list(*, store: Stored = None, json: Json = False, lang: Lang = None) -> int:
    """List all tables, the last changed first."""
    from nightbus.terminal.tables import list_command

    return list_command(store, words=words(lang), as_json=json)


@tables.command(name="export")
def tables_export(
    code: Annotated[str, Parameter(help="The code of the table.")],
    /,
    *,
    output: Annotated[str | None, Parameter(help="The file to write; standard output if left out.")] = None,
    store: Stored = None,
    lang: Lang = None,
) -> int:
    """Print the log of the game at a table, or last played at it. It shows every hand."""
    from nightbus.terminal.tables import export_command

    return export_command(store, code, output, words=words(lang))


@tables.command(name="backup")
def tables_backup(
    file: Annotated[str, Parameter(help="A new file.")], /, *, store: Stored = None, lang: Lang = None
) -> int:
    """Copy all tables into a new file, while a server serves them."""
    from nightbus.terminal.tables import backup_command

    return backup_command(store, file, words=words(lang))


@tables.command(name="delete")
def tables_delete(
    code: Annotated[str, Parameter(help="The code of the table.")],
    /,
    *,
    yes: Yes = False,
    store: Stored = None,
    lang: Lang = None,
) -> int:
    """Delete a table and all that was played at it."""
    from nightbus.terminal.tables import delete_command

    return delete_command(store, code, words=words(lang), yes=yes)


@tables.command(name="purge")
def tables_purge(
    *,
    days: Annotated[int, _whole("Tables that have not changed for so many days.")],
    yes: Yes = False,
    store: Stored = None,
    lang: Lang = None,
) -> int:
    """Delete the tables at which nothing has happened for long."""
    from nightbus.terminal.tables import purge_command

    return purge_command(store, days, words=words(lang), yes=yes)
