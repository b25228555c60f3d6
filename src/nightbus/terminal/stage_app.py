"""One widget that shows a canvas, and an application of nothing else: Textual hands on keys, clicks and sizes."""

import asyncio
import os
import signal
import sys
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from nightbus.terminal.canvas import Canvas


class Stage(Widget):
    """The one widget: it shows a canvas."""

    DEFAULT_CSS = "Stage { width: 100%; height: 100%; }"

    def __init__(self) -> None:
        super().__init__()
        self.canvas = Canvas(0, 0)
        self.colours = True

    def render_line(self, y: int) -> Strip:
        """A row of the canvas."""
        if y >= self.canvas.area.height:
            return Strip.blank(self.size.width)
        return self.canvas.strip(y, colours=self.colours)


class StageApp(App[int]):
    """An application of one stage, drawn anew whenever something has changed."""

    # What each application does in its own way raises NotImplementedError here and in `TableApp`: Textual's classes
    # have a metaclass of their own, so that they cannot be abstract base classes.

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: #0d1720; overflow: hidden; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True),
        Binding("ctrl+q", "leave", priority=True),
    ]

    def __init__(self) -> None:
        # Without colours those of the terminal show through, in reverse where it matters.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.stage = Stage()
        self.stage.colours = not self.no_color

    def compose(self) -> ComposeResult:
        """Just the stage."""
        yield self.stage

    def on_mount(self) -> None:
        """Begin; and leave in good order when told to."""
        if sys.platform != "win32":
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                asyncio.get_running_loop().add_signal_handler(number, self.exit, 128 + number)
        self.begin()

    def begin(self) -> None:
        """What happens first."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the present picture."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """A key, or a click on what stands for it."""
        raise NotImplementedError

    def scroll(self, lines: int) -> None:
        """The wheel: lines further up (or down, below zero) the story."""

    def action_leave(self) -> None:
        """Leave; everything is kept."""
        self.exit(0)

    def show(self) -> None:
        """Draw the picture and put it on the screen."""
        self._show(self.size)

    def _show(self, size: Size) -> None:
        canvas = Canvas(size.width, size.height)
        self.draw(canvas)
        self.stage.canvas = canvas
        self.stage.refresh()

    def on_resize(self, event: events.Resize) -> None:
        """The same picture in another size."""
        self._show(event.size)

    def on_key(self, event: events.Key) -> None:
        """Hand on a key."""
        event.stop()
        event.prevent_default()
        self.press(event.key.lower())  # letters are shown as capitals, and typed as either

    def on_click(self, event: events.Click) -> None:
        """Hand on the key of what was clicked."""
        key = self.stage.canvas.key_at(event.x, event.y)
        if key == "ctrl+c":
            self.action_leave()
        else:
            self.press(key or "click")

    def on_mouse_scroll_up(self) -> None:
        """Back in the story."""
        self.scroll(3)

    def on_mouse_scroll_down(self) -> None:
        """On in the story."""
        self.scroll(-3)
