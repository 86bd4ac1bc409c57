#!/usr/bin/env python3
"""Draws every colour glyph of the fixture fonts beside an independent renderer, and of more fonts when they are given.

usage: scripts/check/color.py [--sheets FOLDER] [--only NAME] [FOLDER or FONT ...]

COLR: blackrenderer on Skia, corrected below where it departs from the format. CBDT and sbix: the font's own PNG image,
scaled by Pillow. A glyph passes when the sum of differences is at most 2 % of the sum of ink: of each pixel the largest
difference, and the largest value, of its four premultiplied channels. There are no exceptions.

GLYPH_INTERP names the command, GLYPH_INTERP_EXTRA_FONTS perhaps a folder of more fonts. With --sheets a picture per
font is written: ours, theirs and four times their difference.
"""

import argparse
import concurrent.futures
import io
import os
import pathlib
import subprocess
import sys
import tempfile
import types

import blackrenderer.backends.skia
import blackrenderer.font
import numpy
import skia
from blackrenderer.font import BlackRendererFont
from blackrenderer.backends.skia import SkiaCanvas
from fontTools.ttLib import TTFont
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = os.environ.get("GLYPH_INTERP", str(ROOT / ".build/release/glyph-interp"))
FIXTURES = ["Twin-colr0.ttf", "Twin-colr1.ttf", "Twin-cbdt.ttf", "Twin-sbix.ttf"]
LIMIT = 0.02
SIZE = 256
# Half transparent, so that what the text's colour adds to can be seen.
FOREGROUND = (0x20 / 255, 0x80 / 255, 0x40 / 255, 0xC0 / 255)
FOREGROUND_TEXT = "#208040c0"


class FormatGradients:
    """Skia's gradients as OpenType has them: colours mix premultiplied, a radius is never negative, equal circles paint
    nothing. blackrenderer leaves Skia's defaults, and fills with black where Skia makes no shader."""

    @staticmethod
    def wrapped(name):
        make = getattr(skia.GradientShader, name)
        flag = skia.GradientShader.kInterpolateColorsInPremul_Flag

        def made(*arguments, **named):
            for radius in {"startRadius", "endRadius"} & named.keys():
                named[radius] = max(0, named[radius])
            if "start" in named and (named["start"], named["startRadius"]) == (named["end"], named["endRadius"]):
                return skia.Shaders.Color(0)
            return make(*arguments, **named, flags=flag) or skia.Shaders.Color(0)

        return made


class SkiaWithFormatGradients:
    GradientShader = type(
        "GradientShader", (), {name: staticmethod(FormatGradients.wrapped(name))
                               for name in ("MakeLinear", "MakeTwoPointConical", "MakeSweep")})

    def __getattr__(self, name):
        return getattr(skia, name)


blackrenderer.backends.skia.skia = SkiaWithFormatGradients()


class Renderer(BlackRendererFont):
    def _getClipBox(self, name):
        """A box whose sides have passed each other is empty; blackrenderer draws round it all the same."""
        box = super()._getClipBox(name)
        if box is None or (box.xMin < box.xMax and box.yMin < box.yMax):
            return box
        return types.SimpleNamespace(xMin=box.xMin, yMin=box.yMin, xMax=box.xMin, yMax=box.yMin)


def delta_without_bias(wrapper, attribute, index):
    """Angles of sweeps are stored from -180 degrees on; blackrenderer adds that half turn to deltas too."""
    delta = wrapper._instancer[index]
    converter = wrapper._wrapped.getConverterByName(attribute)
    return converter.fromInt(delta) - converter.fromInt(0) if hasattr(converter, "fromInt") else delta


blackrenderer.font.VarTableWrapper._getDeltaForAttr = delta_without_bias


def ours(font, text, location, palette, width, height, path):
    style = [f"{tag}={value:g}" for tag, value in location.items()]
    if palette:
        style.append(f"palette={palette}")
    command = [COMMAND, "render", "--font", str(font), "--size", str(SIZE), "--color", FOREGROUND_TEXT]
    if style:
        command += ["--style", ",".join(style)]
    command += ["--at", "0", "--canvas", f"{width}x{height}", "-o", str(path), "--", text]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if result.returncode:
        raise SystemExit(f"{' '.join(command)}\n{result.stderr}")
    pixels = numpy.asarray(Image.open(path).convert("RGBA"), dtype=float) / 255
    pixels[..., :3] *= pixels[..., 3:]
    return pixels, "; ".join(line for line in result.stderr.splitlines() if " notice: " in line)


def theirs_paint(font, glyph, location, palette, width, height, left, baseline):
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    canvas.clear(skia.Color4f(0, 0, 0, 0))
    scale = SIZE / font.unitsPerEm
    canvas.translate(left, baseline)
    canvas.scale(scale, -scale)
    font.setLocation(location)
    try:
        font.drawGlyph(glyph, SkiaCanvas(canvas), palette=font.getPalette(palette), textColor=FOREGROUND)
    except RecursionError:
        return None
    image = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    pixels = numpy.asarray(image, dtype=float) / 255
    pixels[..., :3] *= pixels[..., 3:]
    return pixels


def strike_image(tables, glyph):
    """The smallest strike that is large enough, else the largest: image, left, top in its pixels, pixels per em."""
    found = []
    if "sbix" in tables:
        for ppem, strike in tables["sbix"].strikes.items():
            data = strike.glyphs.get(glyph)
            if data is not None and data.graphicType == "png ":
                image = Image.open(io.BytesIO(data.imageData)).convert("RGBA")
                found.append((ppem, image, data.originOffsetX, data.originOffsetY + image.height))
    elif "CBDT" in tables:
        for strike, data in zip(tables["CBLC"].strikes, tables["CBDT"].strikeData):
            if glyph not in data:
                continue
            record = data[glyph]
            record.ensureDecompiled() if hasattr(record, "ensureDecompiled") else None
            metrics = getattr(record, "metrics", None)
            if metrics is None:
                for index in strike.indexSubTables:
                    if glyph in index.names:
                        metrics = index.metrics
            image = Image.open(io.BytesIO(record.imageData)).convert("RGBA")
            left = getattr(metrics, "BearingX", getattr(metrics, "horiBearingX", 0))
            top = getattr(metrics, "BearingY", getattr(metrics, "horiBearingY", 0))
            found.append((strike.bitmapSizeTable.ppemY, image, left, top))
    found.sort(key=lambda entry: entry[0])
    large = [entry for entry in found if entry[0] >= SIZE]
    return (large or found[-1:] or [None])[0]


def theirs_picture(tables, glyph, width, height, left, baseline):
    entry = strike_image(tables, glyph)
    if entry is None:
        return None
    ppem, image, x, top = entry
    scale = SIZE / ppem
    premultiplied = image.convert("RGBa")
    # From a pixel of the result to one of the picture.
    data = (1 / scale, 0, -(left + x * scale) / scale, 0, 1 / scale, -(baseline - top * scale) / scale)
    if scale < 1:
        # Means of areas, as Pillow's own transform only samples: drawn four times as large, then shrunk by a box.
        big = premultiplied.transform(
            (width * 4, height * 4), Image.Transform.AFFINE, (data[0] / 4, 0, data[2], 0, data[4] / 4, data[5]),
            Image.Resampling.BILINEAR)
        drawn = big.resize((width, height), Image.Resampling.BOX)
    else:
        drawn = premultiplied.transform((width, height), Image.Transform.AFFINE, data, Image.Resampling.BILINEAR)
    return numpy.asarray(drawn, dtype=float) / 255


def color_glyphs(path):
    """Colour glyphs with the characters that they stand for, and the tables."""
    tables = TTFont(path)
    names = set()
    if "COLR" in tables:
        colr = tables["COLR"]
        if colr.version == 0:
            names |= set(colr.ColorLayers)
        else:
            names |= set(colr._decompileColorLayersV0(colr.table))
            names |= {record.BaseGlyph for record in colr.table.BaseGlyphList.BaseGlyphPaintRecord}
    elif "sbix" in tables:
        for strike in tables["sbix"].strikes.values():
            names |= {name for name, glyph in strike.glyphs.items() if glyph.graphicType == "png "}
    elif "CBDT" in tables:
        for data in tables["CBDT"].strikeData:
            names |= set(data)
    seen = {}
    for code, name in sorted(tables.getBestCmap().items()):
        if name in names and name not in seen and code > 0x20:
            seen[name] = chr(code)
    for name, text in ligatures(tables).items():
        if name in names:
            seen.setdefault(name, text)
    return seen, tables


def ligatures(tables):
    """Glyphs that stand for a sequence of characters, each once."""
    characters = {name: chr(code) for code, name in sorted(tables.getBestCmap().items(), reverse=True)}
    found = {}
    for lookup in tables["GSUB"].table.LookupList.Lookup if "GSUB" in tables else []:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            for first, sets in getattr(subtable, "ligatures", {}).items():
                for ligature in sets:
                    parts = [first, *ligature.Component]
                    if all(part in characters for part in parts):
                        found.setdefault(ligature.LigGlyph, "".join(characters[part] for part in parts))
    return found


def locations(tables):
    if "fvar" not in tables:
        return [{}]
    axes = tables["fvar"].axes
    result = [{axis.axisTag: axis.defaultValue for axis in axes}]
    for share in (1.0, 0.3, 0.0):
        result.append({axis.axisTag: axis.minValue + share * (axis.maxValue - axis.minValue) for axis in axes})
    unique = []
    for location in result:
        if location not in unique:
            unique.append(location)
    return unique


def compare(path, sheets, only):
    glyphs, tables = color_glyphs(path)
    glyphs = {name: text for name, text in glyphs.items() if only in name}
    painted = "COLR" in tables
    renderer = Renderer(str(path)) if painted else None
    units = tables["head"].unitsPerEm
    width, height = SIZE * 2, SIZE * 2
    jobs = []
    palettes = [0]
    if "CPAL" in tables and len(tables["CPAL"].palettes) > 1:
        palettes.append(1)
    places = locations(tables)
    if len(places) * len(glyphs) > 600:
        # Test fonts have axes that change one kind of paint each: the ends of all of them, and one place between.
        places = places[:3]
    for location in places:
        for palette in palettes if location == places[0] else [0]:
            for name, text in glyphs.items():
                jobs.append((name, text, location, palette))
    failures, worst, rows = [], 0.0, []
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:

        def draw(job):
            number, (name, text, location, palette) = job
            target = pathlib.Path(folder) / f"{number}.png"
            return ours(path, text, location, palette, width, height, target)

        for (name, text, location, palette), (mine, notices) in zip(jobs, pool.map(draw, enumerate(jobs))):
            if renderer:
                renderer.setLocation(location)
                advance = advance_of(renderer, text, location)
            else:
                advance = tables["hmtx"][name][0]
            left = width / 2 - advance * SIZE / units / 2
            best = None
            # The baseline stands on a whole pixel; which one depends on the line measures, so its neighbours are tried.
            guess = baseline_of(tables, location, units, height)
            for baseline in (guess, guess - 1, guess + 1):
                if renderer:
                    reference = theirs_paint(renderer, name, location, palette, width, height, left, baseline)
                else:
                    reference = theirs_picture(tables, name, width, height, left, baseline)
                if reference is None:
                    break
                difference = numpy.abs(mine - reference).max(axis=2)
                score = difference.sum() / max(1.0, reference.max(axis=2).sum())
                if best is None or score < best[0]:
                    best = (score, reference, difference)
                if score <= LIMIT:
                    break
            if best is None:
                # A paint that refers to itself: both refuse it.
                if "refers to itself" not in notices:
                    failures.append((path.name, name, "", palette, 1.0, "is drawn, though blackrenderer refuses it"))
                continue
            score, reference, difference = best
            place = ",".join(f"{tag}={value:g}" for tag, value in location.items())
            worst = max(worst, score)
            if score > LIMIT:
                failures.append((path.name, name, place, palette, score, notices))
            if sheets:
                rows.append((score, name, mine, reference, difference))
    if sheets and rows:
        write_sheet(pathlib.Path(sheets) / f"{path.stem}.png", rows)
    print(f"{path.name}: {len(jobs)} drawings of {len(glyphs)} glyphs, {len(failures)} beyond {LIMIT:.0%}; "
          f"worst {worst:.2%}")
    for name, glyph, place, palette, score, notices in failures:
        print(f"  {glyph} at {place or 'default'}, palette {palette}: {score:.2%} {notices}")
    return len(jobs), len(failures)


def advance_of(renderer, text, location):
    import uharfbuzz as hb

    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(renderer.hbFont, buffer)
    return sum(position.x_advance for position in buffer.glyph_positions)


def baseline_of(tables, location, units, height):
    hhea, os2 = tables["hhea"], tables["OS/2"] if "OS/2" in tables else None
    ascent, descent, gap = hhea.ascent, hhea.descent, hhea.lineGap
    if os2 is not None and os2.fsSelection & 128:
        ascent, descent, gap = os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap
    return round(height / 2 + (ascent + descent) * SIZE / units / 2)


def write_sheet(path, rows):
    rows = sorted(rows, key=lambda row: -row[0])[:60]
    cell = SIZE
    sheet = Image.new("RGB", (cell * 3 * 5, cell * ((len(rows) + 4) // 5)), "white")
    for index, (score, name, mine, reference, difference) in enumerate(rows):
        for column, pixels in enumerate((mine, reference, difference)):
            if column == 2:
                gray = numpy.clip(255 - difference * 1020, 0, 255).astype("uint8")
                picture = Image.fromarray(gray, "L").convert("RGB")
            else:
                flat = pixels[..., :3] + (1 - pixels[..., 3:])
                picture = Image.fromarray(numpy.clip(flat * 255, 0, 255).astype("uint8"), "RGB")
            place = ((index % 5 * 3 + column) * cell, index // 5 * cell)
            sheet.paste(picture.resize((cell, cell)), place)
    sheet.save(path)


def fonts_of(arguments):
    for argument in arguments:
        path = pathlib.Path(argument)
        candidates = sorted(path.glob("*.[to]tf")) if path.is_dir() else [path]
        for candidate in candidates:
            tables = TTFont(candidate, lazy=True)
            if any(tag in tables for tag in ("COLR", "CBDT", "sbix")):
                yield candidate


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheets", help="a folder for pictures")
    parser.add_argument("--only", default="", help="a part of the names of the glyphs that are compared")
    parser.add_argument("fonts", nargs="*")
    arguments = parser.parse_args()
    given = arguments.fonts or [part for part in [os.environ.get("GLYPH_INTERP_EXTRA_FONTS")] if part]
    paths = [ROOT / "fixtures/fonts" / name for name in FIXTURES] + list(fonts_of(given))
    if not given:
        print("no other fonts are given: the fixture fonts alone are compared")
    drawings = failures = 0
    for path in paths:
        counts = compare(path, arguments.sheets, arguments.only)
        drawings, failures = drawings + counts[0], failures + counts[1]
    print(f"{drawings} drawings compared, {failures} differ by more than {LIMIT:.0%}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
