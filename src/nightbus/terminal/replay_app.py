"""A logged game on the stage, every hand face up."""

from typing import Final

from nightbus.terminal.canvas import Canvas
from nightbus.terminal.helping import rules_of_moment
from nightbus.terminal.pages import Page, Reading, Story
from nightbus.terminal.replay import Reel
from nightbus.terminal.scene import Scene
from nightbus.terminal.stage import LEAST, Foot, draw_stage, draw_too_small
from nightbus.terminal.stage_app import StageApp
from nightbus.terminal.telling import Teller
from nightbus.words import Words

_STEPS: Final = {
    "right": 1, "enter": 1, "space": 1, "n": 1, "down": 1,
    "left": -1, "b": -1, "backspace": -1, "up": -1,
    "pagedown": 20, "pageup": -20,
}  # fmt: skip


class ReplayApp(StageApp):
    """A night shown again."""

    def __init__(self, reel: Reel, words: Words) -> None:
        super().__init__()
        self.reel = reel
        self.words = words
        self.page: Page | None = None
        self._typed = ""
        """Digits of the step to go to."""

    def draw(self, canvas: Canvas) -> None:
        """The page on top, or the table as it stood."""
        reel = self.reel
        if canvas.area.width < LEAST[0] or canvas.area.height < LEAST[1]:
            draw_too_small(canvas, self.words.say("terminal-too-small", columns=LEAST[0], rows=LEAST[1]))
            return
        if self.page is not None:
            self.page.draw(canvas)
            return
        say = self.words.say
        keys = (
            ("→", "right", say("terminal-key-next")),
            ("←", "left", say("terminal-key-back")),
            ("0-9", "", say("terminal-key-goto")),
            ("?", "question_mark", say("terminal-key-rules")),
            ("L", "l", say("terminal-key-story")),
            ("Q", "q", say("terminal-close")),
        )
        at = f"{reel.at}/{reel.last}  {reel.move()}"
        prompt = f"{at}  → {self._typed}" if self._typed else at
        draw_stage(canvas, self._scene(), self._teller().lines, Foot(prompt, keys))

    def _scene(self) -> Scene:
        table, view = self.reel.table, self.reel.view()
        spot = view.awaits[0] if view.awaits else self._acted()
        return Scene(table.game, table.rulebook, table.house, view, table.names, self.words, spot=spot, open=True)

    def _acted(self) -> int | None:
        """The seat told of last."""
        for event in reversed(self.reel.told(self.reel.at)):
            seat = getattr(event, "seat", None)
            if seat is not None:
                return int(seat)
        return None

    def _teller(self) -> Teller:
        teller = Teller(self.words, self.reel.table.names)
        for step in range(max(self.reel.at - 60, 0), self.reel.at + 1):
            teller.tell(self.reel.told(step))
        return teller

    def press(self, key: str) -> None:
        """Go on, back, to a step, or away."""
        if self.page is not None:
            if self.page.press(key):
                self.page = None
        elif key.isdecimal():
            self._typed = (self._typed + key)[:9]
        elif key == "enter" and self._typed:
            self.reel.go(int(self._typed))
            self._typed = ""
        elif key in ("q", "escape"):
            self.exit(0)
            return
        elif key in ("home", "end"):
            self.reel.go(0 if key == "home" else self.reel.last)
        elif key in ("question_mark", "?"):
            table = self.reel.table
            rules = list(rules_of_moment(self.words, table.game, table.house, self.reel.view()))
            self.page = Reading(self.words.say("terminal-title-rules"), self.words.say("terminal-hint-close"), rules)
        elif key == "l":
            say = self.words.say
            self.page = Story(say("terminal-title-story"), say("terminal-hint-close"), self._teller().lines)
        else:
            self._typed = ""
            self.reel.go(self.reel.at + _STEPS.get(key, 0))
        self.show()

    def scroll(self, lines: int) -> None:
        """The wheel goes through the steps, or scrolls the page."""
        self.press("up" if lines > 0 else "down")
