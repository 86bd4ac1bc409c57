#!/usr/bin/env python3
"""Compares every run of the product with hb-shape.

For each font the words below that it has (of a font that has none, its own first characters) are planned by
`glyph-interp plan --json`, once as they are and once with kerning and ligatures off, Cyrillic ones also in Serbian, and
each run's glyphs, clusters, offsets and advances are compared with what hb-shape makes of the same characters in the same
paragraph with the same script, direction, language and features. hb-shape rounds to font units, and so may differ by half
a unit for each value that it adds up.

WOFF and WOFF2 are unpacked for hb-shape.

usage: shaping.py [FONT-OR-FOLDER ...]      (default: $GLYPH_INTERP_FONTS, else /usr/share/fonts; and
                                             $GLYPH_INTERP_EXTRA_FONTS)
"""

import concurrent.futures
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import unicodedata

from fontTools.ttLib import TTFont

# A few words in each script; a font is asked for those that it has all characters of.
WORDS = {
    "Latn": "Water & office: AVATAR, fjord, café, ọ́ 12", "Latn, plain": "Water office AVATAR To fjord",
    "Latn, few": "Hello", "Latn, fewer": "AVATAR", "Zyyy": "12.5 + 3 = 15.5",
    "Grek": "Καλημέρα, κόσμε", "Cyrl": "Доброе утро, мир бгдпт", "Armn": "Բարեւ աշխարհ", "Geor": "გამარჯობა მსოფლიო",
    "Hebr": "שָׁלוֹם עולם (אחד)", "Arab": "مَرْحَبًا بالعالم، سلام", "Syrc": "ܫܠܡܐ ܥܠܡܐ", "Thaa": "ދިވެހި ބަސް",
    "Nkoo": "ߒߞߏ ߞߊ߲", "Deva": "नमस्ते दुनिया, अनुच्छेद क्षत्रिय", "Beng": "নমস্কার বিশ্ব ক্ষমা",
    "Guru": "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ", "Gujr": "નમસ્તે વિશ્વ", "Orya": "ନମସ୍କାର ବିଶ୍ୱ", "Taml": "வணக்கம் உலகம் க்ஷ",
    "Telu": "నమస్కారం ప్రపంచం", "Knda": "ನಮಸ್ಕಾರ ಪ್ರಪಂಚ", "Mlym": "നമസ്കാരം ലോകം ന്റെ", "Sinh": "ආයුබෝවන් ලෝකය",
    "Thai": "สวัสดีชาวโลก น้ำ", "Laoo": "ສະບາຍດີ ຊາວໂລກ", "Tibt": "བཀྲ་ཤིས་བདེ་ལེགས།", "Mymr": "မင်္ဂလာပါ ကမ္ဘာ",
    "Khmr": "សួស្តី ពិភពលោក ខ្ញុំ", "Ethi": "ሰላም ዓለም", "Cher": "ᎣᏏᏲ ᎡᎶᎯ", "Cans": "ᐊᐃᓐᖓᐃ ᓄᓇ",
    "Mong": "ᠰᠠᠶᠢᠨ ᠪᠠᠶᠢᠨᠠ", "Tfng": "ⴰⵣⵓⵍ ⴰⵎⴰⴹⴰⵍ", "Vaii": "ꕉꕜꕮ ꔔꘋ", "Olck": "ᱡᱚᱦᱟᱨ ᱫᱷᱟᱹᱨᱛᱤ", "Lisu": "ꓡꓲ ꓢꓴ",
    "Runr": "ᚺᚨᛁᛚ ᛗᛁᛞᚷᚨᚱᛞ", "Ogam": "᚛ᚑᚌᚐᚋ᚜", "Goth": "𐌷𐌰𐌹𐌻𐌰", "Copt": "ⲛⲟⲩϥⲣⲓ ⲕⲟⲥⲙⲟⲥ", "Java": "ꦱꦸꦒꦼꦁ ꦲꦺꦚ꧀ꦗꦁ",
    "Bali": "ᬒᬁ ᬲ᭄ᬯᬲ᭄ᬢ᭄ᬬᬲ᭄ᬢᬸ", "Sund": "ᮞᮙ᮪ᮕᮥᮛᮞᮥᮔ᮪", "Bugi": "ᨔᨒᨆ ᨈᨛᨅᨛ", "Cham": "ꨧꨤꩌ ꨌꩌ", "Kali": "ꤊꤢꤛꤢ꤭ ꤜꤟꤤ꤬",
    "Lepc": "ᰛᰩᰵ ᰣᰰ", "Limb": "ᤛᤣᤘᤠᤖᤠ", "Saur": "ꢱꣃꢬꢵꢰ꣄ꢜ꣄ꢬ", "Mtei": "ꯈꯨꯔꯨꯝꯖꯔꯤ", "Tale": "ᥛᥬᥲ ᥘᥪᥰ", "Tavt": "ꪎꪱꪫ ꪼꪕ",
    "Lana": "ᨪ᩠ᩅᩢᩈ᩠ᨯᩦ", "Brah": "𑀦𑀫𑀲𑁆𑀢𑁂", "Kthi": "𑂩𑂰𑂧", "Adlm": "𞤀𞤣𞤤𞤢𞤥 𞤆𞤵𞤤𞤢𞤪", "Rohg": "𐴀𐴝𐴃𐴝𐴌", "Mand": "ࡌࡀࡍࡃࡀ",
    "Phag": "ꡏꡡꡃ ꡣꡡꡙ", "Samr": "ࠔࠋࠌ", "Osge": "𐓏𐓘𐓻𐓘𐓻𐓟", "Yiii": "ꆈꌠ ꉙ", "Glag": "ⰔⰎⰀⰂⰀ", "Tglg": "ᜃᜓᜋᜓᜐ᜔ᜆ",
    "Cakm": "𑄌𑄋𑄴𑄟𑄳𑄦", "Newa": "𑐣𑐾𑐥𑐵𑐮", "Gran": "𑌗𑍍𑌰𑌨𑍍𑌥", "Bamu": "ꚠꚡꚢ",
}
FEATURES = ["", "-kern+-liga"]
SUFFIXES = (".ttf", ".otf", ".ttc", ".woff", ".woff2")


def run(command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def units_per_em(font):
    """Units per em and whether the font has axes, from its tables."""
    with open(font, "rb") as file:
        data = file.read(12)
        start = 0
        if data[:4] == b"ttcf":
            start = struct.unpack(">I", file.read(4))[0]
            file.seek(start)
            data = file.read(12)
        tables = {}
        for _ in range(struct.unpack(">H", data[4:6])[0]):
            tag, _, offset, _ = struct.unpack(">4sIII", file.read(16))
            tables[tag] = offset
        file.seek(tables[b"head"] + 18)
        return struct.unpack(">H", file.read(2))[0], b"fvar" in tables


def harfbuzz(font, text, before="", after="", options=()):
    """Glyph id, cluster, x offset, y offset, advance of each glyph."""
    command = ["hb-shape", font, "--text=" + text, "--no-glyph-names", "--utf8-clusters", *options]
    command += ["--text-before=" + before] if before else ["--bot"]
    command += ["--text-after=" + after] if after else ["--eot"]
    line = run(command).strip()
    glyphs = []
    for glyph in line.strip("[]").split("|"):
        match = re.fullmatch(r"(\d+)=(\d+)(?:@(-?\d+),(-?\d+))?\+(-?\d+)(?:,-?\d+)?", glyph)
        glyphs.append([int(value or 0) for value in match.groups()])
    return glyphs


def covered(font):
    """The words that the font has."""
    lines = run(["hb-shape", font, "--no-glyph-names", "--text-file=-"], input="\n".join(WORDS.values())).split("\n")
    return {script: words for (script, words), line in zip(WORDS.items(), lines) if not re.search(r"[\[|]0=", line)}


def compare(side, shaped_run, expected, tolerance):
    """What differs between a run of the plan and hb-shape's glyphs; nothing when they agree."""
    start = shaped_run["utf8"][0]
    clusters = side["clusters"][shaped_run["clusters"][0]:shaped_run["clusters"][1]]
    order = reversed(clusters) if shaped_run["level"] % 2 else clusters
    found = [glyph["id"] for cluster in order for glyph in cluster["glyphs"]]
    if found != [glyph[0] for glyph in expected]:
        return f"glyphs {found}, hb-shape {[glyph[0] for glyph in expected]}"
    starts = {glyph[1] + start for glyph in expected}
    for cluster in clusters:
        lower, upper = cluster["utf8"]
        own = [glyph for glyph in expected if lower <= glyph[1] + start < upper]
        if lower not in starts:
            return f"a cluster starts at {lower}, hb-shape's at {sorted(starts)}"
        if abs(sum(glyph[4] for glyph in own) - cluster["advance"]) > tolerance * max(1, len(own)):
            return f"advance {cluster['advance']}, hb-shape {sum(glyph[4] for glyph in own)}"
        pen = 0
        for (_, _, dx, dy, advance), glyph in zip(own, cluster["glyphs"]):
            x, y = glyph["offset"]
            if abs(x - pen - dx) > tolerance * 2 * len(own) or abs(-y - dy) > tolerance * 2:
                return f"offset {glyph['offset']}, hb-shape {[pen + dx, dy]}"
            pen += advance
    return None


def own_characters(font):
    """The first characters of a font that are visible by themselves."""
    with TTFont(font, fontNumber=0, lazy=True) as opened:
        characters = map(chr, sorted(opened.getBestCmap() or {}))
        characters = [one for one in characters if one.isprintable() or unicodedata.category(one) == "Co"]
    return "".join(characters[:40])


def check_font(product, original, folder):
    font = original
    if original.endswith((".woff", ".woff2")):
        font = os.path.join(folder, os.path.basename(original) + ".ttf")
        with TTFont(original) as opened:
            opened.flavor = None
            opened.save(font)
    words = covered(font)
    counts = {"runs": 0, "merged": 0}
    failures = []
    if not words:
        words = {"": own_characters(font)}
    units, is_variable = units_per_em(font)
    text = "\n".join(words.values())
    settings = [(features, "") for features in FEATURES]
    if "Cyrl" in words:
        settings.append(("", "sr"))
    for features, language in settings:
        style = "opsz=none" + (",features=" + features if features else "") + (",lang=" + language if language else "")
        plan = json.loads(
            run([product, "plan", "--json", "--quiet", "--font", original, "--size", str(units), "--style", style, text]))
        side = plan["old"]
        utf8 = text.encode()
        options = ["--features=" + features.replace("+-", ",-")] if features else []
        for shaped_run in side["runs"]:
            if shaped_run["shows"] != "text" or not shaped_run["font"].startswith(side["runs"][0]["font"]):
                continue
            start, end = shaped_run["utf8"]
            line_start = utf8.rfind(b"\n", 0, start) + 1
            line_end = utf8.find(b"\n", end)
            line_end = len(utf8) if line_end < 0 else line_end
            expected = harfbuzz(
                font, utf8[start:end].decode(), utf8[line_start:start].decode(), utf8[end:line_end].decode(),
                options + [
                    "--script=" + shaped_run["script"], "--language=" + (shaped_run["language"] or "und"),
                    "--direction=" + ("rtl" if shaped_run["level"] % 2 else "ltr")])
            counts["runs"] += 1
            counts["merged"] += len({glyph[1] for glyph in expected}) - (
                shaped_run["clusters"][1] - shaped_run["clusters"][0])
            difference = compare(side, shaped_run, expected, 1 if is_variable else 0.5)
            if difference:
                failures.append(f"{os.path.basename(font)} {utf8[start:end].decode()!r} {features}: {difference}")
    return {script[:4] for script in words if script}, counts, failures


def fonts_in(places):
    for place in map(pathlib.Path, places):
        if place.is_dir():
            yield from sorted(str(path) for path in place.rglob("*") if path.suffix in SUFFIXES)
        else:
            yield str(place)


def main():
    product = os.environ.get("GLYPH_INTERP", ".build/release/glyph-interp")
    places = sys.argv[1:]
    if not places:
        places = os.environ.get("GLYPH_INTERP_FONTS", "/usr/share/fonts").split(os.pathsep)
        places += [os.environ[extra] for extra in ["GLYPH_INTERP_EXTRA_FONTS"] if extra in os.environ]
    scripts, fonts, runs, merged, failures = set(), 0, 0, 0, []
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        checked = list(workers.map(lambda font: check_font(product, font, folder), fonts_in(places)))
    for found, counts, differences in checked:
        scripts |= found
        fonts += counts["runs"] > 0
        runs += counts["runs"]
        merged += counts["merged"]
        failures += differences
    for failure in failures:
        print(failure, file=sys.stderr)
    print(
        f"shaping: {fonts} fonts, {len(scripts)} scripts, {runs} runs compared with hb-shape, "
        f"{merged} of its clusters merged into graphemes, {len(failures)} runs differ")
    return 1 if failures or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
