"""Pictures of boards: how long one takes, and how long the event loop waits meanwhile.

`python -m tests.bench.picture` tells:

- *picture*: one two-player board, all sprites known already, against the obvious way: a board of
  the same size and the same words, with simpler animals, drawn each time with Pillow's shapes in
  full colour and saved as Pillow saves. Taken in turns.
- *picture of Fences*: a board half full, with the posts of a single marked, all sprites known.
- *picture of Dog Royal*: the largest there is, for six, with all sprites known.
- *first picture*: that of a new process, which draws the sprites.
- *loop*: how late a sleeping task of the event loop wakes with nothing else to do, while pictures
  are drawn without a pause in the painter's thread, and with the drawing in the event loop itself.
  Other programs on the machine add to all three, so each figure is that of the quietest of several
  seconds.
"""

import asyncio
import statistics
import time
from collections.abc import Callable
from io import BytesIO

from PIL import Image, ImageDraw

from cogs.faces.days import picture as days_picture
from cogs.faces.dog import picture as dog_picture
from cogs.faces.fences import picture as fences_picture
from cogs.faces.painter import Painter
from cogs.faces.sprites import NARROW, font
from cogs.running.process import settle
from cogs.ui.words import Words, words_for
from rules.days.cards import KINDS, POINTS
from rules.days.view import DAYS, DaysView
from rules.game import Path
from tests.bench.report import Figure, show, spread
from tests.cogs.faces.days.views import days_view
from tests.cogs.faces.dog.views import dog_view, last_move, walk
from tests.cogs.faces.fences.views import random_view

WOOF = days_view(
    "labrador+german_shepherd//shiba/collie/australian_shepherd+french_bulldog//staffie"
    "|great_dane//corgi/mixed_breed+saint_bernard/dachshund/chihuahua/dalmatian",
    viewer=None,
    discard=("treats", "zoomies"),
)
CATS = days_view(
    "grumpy_cat/leaping_cat/wild_cat+happy_cat+lazy_cat^//zen_cat//demanding_cat"
    "|/^//playful_cat///fluffy_cat",
    viewer=None,
    game="cat-days",
    discard=("catnip",),
)
ROYAL = dog_view(
    "KP0NP29CP10JF3|KP20NP55JF1|NP33CP42|KP48JP62NP47CF2|CP64NP70JP90|KP80NP93CF0JF1",
    viewer=None,
    royal=True,
    last=last_move(5, "13", walk(5, "p80", "p93", "n", track=96)),
    discard=("5", "13"),
)
FENCES = random_view(1, most=30)
SECONDS = 6
TICK = 0.002


def milliseconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def obvious(view: DaysView, words: Words) -> bytes:
    """A board as one would first write it: everything drawn anew, in full colour."""
    image = Image.new("RGB", (800, 486), "#ecd9ba")
    draw = ImageDraw.Draw(image)
    large, small = font(40, NARROW), font(22, NARROW)
    draw.rounded_rectangle((12, 8, 80, 80), 10, "#c98d4c", "#3a2c28", 3)
    draw.text((92, 38), str(view.draw_pile), "#3a2c28", large)
    draw.text((356, 38), str(len(view.discard)), "#3a2c28", large)
    draw.text((490, 38), words(f"card-{view.discard[-1]}"), "#3a2c28", small)
    for seat, week in enumerate(view.weeks):
        top = 88 + seat * 199
        draw.rounded_rectangle((6, top, 794, top + 191), 14, "#faf1e0", "#3a2c28", 3)
        draw.ellipse((15, top + 8, 65, top + 58), "#b8441f", "#3a2c28", 3)
        draw.text((20, top + 70), str(view.totals[seat]), "#3a2c28", large)
        for number, day in enumerate(week):
            left = 73 + number * 102
            draw.text((left + 30, top + 5), words(f"day-{DAYS[number]}-short"), "#3a2c28", small)
            draw.rounded_rectangle(
                (left, top + 28, left + 98, top + 184), 10, "#ffe8c7", "#3a2c28", 3
            )
            if day.pile:
                _animal(draw, left, top + 28, day.pile[-1], words)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _animal(draw: ImageDraw.ImageDraw, left: int, top: int, key: str, words: Words) -> None:
    x, y = left + 49, top + 52
    draw.polygon([(x - 34, y - 36), (x - 8, y - 26), (x - 30, y)], "#c98d4c", "#3a2c28", 3)
    draw.polygon([(x + 34, y - 36), (x + 8, y - 26), (x + 30, y)], "#c98d4c", "#3a2c28", 3)
    draw.ellipse((x - 32, y - 30, x + 32, y + 32), "#f0bf62", "#3a2c28", 3)
    draw.ellipse((x - 16, y - 8, x - 8, y), "#37312f")
    draw.ellipse((x + 8, y - 8, x + 16, y), "#37312f")
    draw.ellipse((x - 6, y + 4, x + 6, y + 12), "#37312f")
    draw.arc((x - 12, y + 6, x + 12, y + 22), 20, 160, "#3a2c28", 3)
    draw.ellipse((left + 6, top + 6, left + 36, top + 36), "#ffcf40", "#3a2c28", 3)
    draw.text((left + 14, top + 8), str(POINTS[KINDS[key]]), "#3a2c28", font(24, NARROW))
    for number, word in enumerate(words(f"card-{key}").split()):
        draw.text((left + 8, top + 100 + number * 22), word, "#3a2c28", font(22, NARROW))


async def lateness(seconds: int) -> list[list[float]]:
    """How many milliseconds late short sleeps end, sorted, for each second."""
    found: list[list[float]] = []
    for _ in range(seconds):
        found.append([])
        end = time.perf_counter() + 1
        while (begun := time.perf_counter()) < end:
            await asyncio.sleep(TICK)
            found[-1].append((time.perf_counter() - begun - TICK) * 1000)
        found[-1].sort()
    return found


def p99(found: list[list[float]]) -> float:
    """What one sleep in a hundred exceeds, in the quietest second."""
    return min(second[len(second) * 99 // 100] for second in found)


class _Face:
    def paint(self, view: DaysView, words: Words, path: Path = ()) -> bytes:
        return days_picture.paint(view, words)


async def _watched(painter: Painter, seconds: int) -> list[list[float]]:
    """Lateness while pictures are drawn one after the other in the painter's thread."""
    watch = asyncio.create_task(lateness(seconds))
    while not watch.done():
        await painter.paint(_Face(), WOOF, words_for("en"))
    return await watch


async def _inside(seconds: int) -> list[list[float]]:
    """Lateness while pictures are drawn in the event loop."""
    watch = asyncio.create_task(lateness(seconds))
    while not watch.done():
        days_picture.paint(WOOF, words_for("en"))
        await asyncio.sleep(0.001)
    return await watch


async def _loop() -> list[Figure]:
    painter = Painter()
    for language in ("en", "fr"):
        words_for(language)("card-corgi")  # reading the catalogues is no part of a picture
    first = 0.0
    watch = asyncio.create_task(lateness(2))
    for view in (WOOF, CATS):
        for language in ("en", "fr"):
            begun = time.perf_counter()
            await painter.paint(_Face(), view, words_for(language))
            first = first or (time.perf_counter() - begun) * 1000
    longest = max(second[-1] for second in await watch)
    idle = p99(await lateness(SECONDS))
    painting = p99(await _watched(painter, SECONDS))
    inside = p99(await _inside(SECONDS))
    await painter.close()
    return [
        Figure("first picture of a process", f"{first:.1f} ms"),
        Figure("loop, longest delay meanwhile", f"{longest:.1f} ms"),
        Figure("loop, p99 of the delay, idle", f"{idle:.2f} ms"),
        Figure("loop, p99 of the delay, drawing", f"{painting:.2f} ms", target="≤ 2 ms"),
        Figure("loop, p99 of the delay, drawing in the loop", f"{inside:.2f} ms"),
    ]


def measure() -> list[Figure]:
    """All figures."""
    settle()
    loop = asyncio.run(_loop())
    words = words_for("en")
    ours: list[float] = []
    plain: list[float] = []
    fences: list[float] = []
    royal: list[float] = []
    fences_picture.paint(FENCES, words, ("i1", "a"))
    dog_picture.paint(ROYAL)
    for _ in range(60):
        ours.append(milliseconds(lambda: days_picture.paint(WOOF, words)))
        plain.append(milliseconds(lambda: obvious(WOOF, words)))
        fences.append(milliseconds(lambda: fences_picture.paint(FENCES, words, ("i1", "a"))))
        royal.append(milliseconds(lambda: dog_picture.paint(ROYAL)))
    ratio = statistics.median(ours) / statistics.median(plain)
    return [
        Figure("picture, the obvious way", f"{spread(plain)} ms", "1.00"),
        Figure("picture", f"{spread(ours)} ms", f"{ratio:.3f}", "≤ 0.15"),
        Figure("picture of Fences", f"{spread(fences)} ms"),
        Figure("picture of Dog Royal", f"{spread(royal)} ms"),
        *loop,
    ]


def main() -> None:
    show(measure())


if __name__ == "__main__":
    main()
