"""A real terminal, driven through tmux; and how soon the first screen is there."""

import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

TMUX = shutil.which("tmux")
MOST_SECONDS = 40.0
FIRST_SCREEN = 3.0
"""Within so many times what the screen's library alone takes to be imported."""


class Window:
    """A terminal of 80 by 24 in which a command runs."""

    def __init__(self, socket: Path, command: str, **environment: str) -> None:
        self._base = [str(TMUX), "-S", str(socket)]
        told = [f"{name}={value}" for name, value in {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **environment}.items()]
        # Readline, if this process has it, says that every terminal is of its own size.
        line = f"env -u LINES -u COLUMNS {' '.join(told)} {command}; echo left with $?; sleep 60"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "-s", "night", line)

    def tmux(self, *arguments: str) -> str:
        done = subprocess.run([*self._base, *arguments], capture_output=True, text=True, check=True)
        return done.stdout

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", "-t", "night", *keys)

    def text(self) -> str:
        return self.tmux("capture-pane", "-p", "-t", "night")

    def wait(self, for_what: str | Callable[[str], bool]) -> str:
        """The screen as soon as this stands on it."""
        until = time.monotonic() + MOST_SECONDS
        while time.monotonic() < until:
            text = self.text()
            if (for_what in text) if isinstance(for_what, str) else for_what(text):
                return text
            time.sleep(0.05)
        raise AssertionError(f"{for_what} not in\n{self.text()}")

    def close(self) -> None:
        subprocess.run([*self._base, "kill-server"], capture_output=True, check=False)


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[Callable[..., Window]]:
    """Windows that are closed when the test is over."""
    if TMUX is None:
        pytest.skip("tmux is not installed")
    opened: list[Window] = []

    def make(options: str, **environment: str) -> Window:
        command = f"{sys.executable} -m nightbus {options}"
        home = {"NIGHTBUS_HOME": str(tmp_path), **environment}
        opened.append(Window(tmp_path / f"socket-{len(opened)}", command, **home))
        return opened[-1]

    yield make
    for window in opened:
        window.close()


def test_a_game_left_with_ctrl_c_and_gone_on_with(windows: Callable[..., Window]) -> None:
    window = windows("play ride-the-bus --seed 7 --bots random")
    first = window.wait("Red or black?")
    assert "RED OR BLACK?" in first
    assert "Passenger" in first
    window.press("2")
    second = window.wait("Higher or lower?")
    assert "Passenger says black." in " ".join(second.split())
    window.press("?")
    assert "RTB-1.2" in window.wait("WHAT YOU MAY DO")
    window.press("Escape")
    window.wait("Higher or lower?")
    window.press("C-c")
    assert "--resume" in window.wait("left with 0")

    again = windows("play --resume")
    assert "HIGHER OR LOWER?" in again.wait("Higher or lower?")


def test_a_window_that_is_made_larger(windows: Callable[..., Window]) -> None:
    window = windows("play stop-the-bus --seed 7 --bots random --fast")
    window.wait("your hand")
    window.tmux("resize-window", "-t", "night", "-x", "120", "-y", "40")
    wide = window.wait(lambda text: max(len(line.rstrip()) for line in text.split("\n")) > 100)
    assert len(wide.rstrip("\n").split("\n")) > 30


@pytest.mark.parametrize(
    "environment", [{"TERM": "dumb"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}]
)
def test_a_terminal_that_cannot_draw_is_told_so_and_read_to(
    environment: dict[str, str], windows: Callable[..., Window]
) -> None:
    window = windows("play stop-the-bus --seed 7 --bots random", **environment)
    window.wait("\n>")
    assert "as with --plain" in window.tmux("capture-pane", "-p", "-S", "-", "-t", "night")
    window.press("q", "u", "i", "t", "Enter")
    window.wait("left with 0")


def test_between_two_people_the_screen_is_cleared(windows: Callable[..., Window]) -> None:
    window = windows("play stop-the-bus --plain --people Ana,Bo --seats 2 --seed 7")
    window.wait("Press Enter.")
    window.press("Enter")
    window.wait("Your hand: ")
    window.press("s", "t", "o", "p", "Enter")
    text = window.wait(lambda text: "stops the bus!" in text and "Press Enter." in text)
    assert "Your hand" not in text
    assert "Your hand" not in window.tmux("capture-pane", "-p", "-S", "-", "-t", "night")


def test_a_night_is_shown_again(windows: Callable[..., Window], tmp_path: Path) -> None:
    window = windows("play chase-the-ace --seats 2 --set lives=1 --seed 7 --bots random --fast")
    for _ in range(40):
        text = window.wait(lambda text: " 1  Stay" in text or "ALL CHANGE" in text)
        if "ALL CHANGE" in text:
            break
        window.press("1")
        time.sleep(0.2)
    window.press("2")
    window.wait("left with 0")
    (log,) = (tmp_path / "nights").glob("*.jsonl")
    shown = windows(f"replay {log}")
    shown.wait("0/")
    shown.press("Right", "Right", "Left")
    shown.wait("1/")
    shown.press("q")
    shown.wait("left with 0")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only where a process can be asked for its time")
def test_the_first_screen_comes_soon(tmp_path: Path) -> None:
    """Processor time, which other programs running at the same time do not change; the best of three."""
    first_screen = min(_seconds_to_first_screen(tmp_path) for _ in range(3))
    assert first_screen < FIRST_SCREEN * min(_seconds_to_import_the_library() for _ in range(3))


def _seconds_to_import_the_library() -> float:
    started = os.posix_spawn(sys.executable, [sys.executable, "-c", "import textual.app, textual.widgets"], os.environ)
    took = os.wait4(started, 0)[2]
    return took.ru_utime + took.ru_stime


def _seconds_to_first_screen(home: Path) -> float:
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(NIGHTBUS_HOME=str(home), TERM="xterm-256color", LANG="en", LC_ALL="")
        os.execv(sys.executable, [sys.executable, "-m", "nightbus", "play", "ride-the-bus"])
    try:
        seen = b""
        until = time.monotonic() + MOST_SECONDS
        while b"RED OR BLACK" not in seen and time.monotonic() < until:
            if select.select([terminal], [], [], 0.02)[0]:
                seen += os.read(terminal, 65536)
        assert b"RED OR BLACK" in seen
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)
