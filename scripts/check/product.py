"""What the checks share: how the built command is asked for scenes, and where fonts are."""

import atexit
import json
import os
import shutil
import subprocess
import tempfile

from fontTools.ttLib import TTFont

COMMAND = os.environ["GLYPH_INTERP"]
FIXTURES = "fixtures/fonts"
INTER = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
# A folder of more fonts to try; never needed.
EXTRA = os.environ.get("GLYPH_INTERP_EXTRA_FONTS")


def extra(name):
    """The path of a font of the extra folder, or None."""
    path = os.path.join(EXTRA, name) if EXTRA else None
    return path if path and os.path.exists(path) else None


def unpacked(font):
    """The path of a font that programs without a WOFF2 decoder read: the same, or an unpacked copy."""
    if not font.endswith((".woff", ".woff2")):
        return font
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    file = TTFont(font)
    file.flavor = None
    file.save(f"{folder}/font.otf")
    return f"{folder}/font.otf"


def style(font, location, **settings):
    """A STYLE of the command."""
    pairs = {"font": font, "size": 200, **location, **settings}
    return ",".join(f"{key}={value}" for key, value in pairs.items())


def scene(old_style, new_style, old, new, progress):
    """The scene of a linear transition at a progress."""
    arguments = [COMMAND, "render", "--quiet", "--animation", "linear", "--duration", "1"]
    arguments += ["--from", old_style, "--to", new_style, "--at", repr(progress), "--format", "scene", "-o", "-"]
    result = subprocess.run(arguments + ["--", old, new], capture_output=True, text=True, check=True)
    return json.loads(result.stdout)


def placements(scene):
    """All placements of a scene, groups opened, by drawing order."""
    found = []

    def visit(items):
        for item in items:
            found.extend(item.get("placements", []))
            visit(item.get("items", []))

    visit(scene["items"])
    return found


def between(start, end, progress):
    """The location on the way."""
    return {axis: start[axis] * (1 - progress) + end[axis] * progress for axis in start}
