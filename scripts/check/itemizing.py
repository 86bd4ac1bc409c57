#!/usr/bin/env python3
"""Compares what becomes of ICU's results with other judges: levels, scripts, run boundaries and graphemes.

200 mixed strings, put together from words of ten scripts, numbers, brackets, isolates, flags and joined emoji by a seed
that is printed, are planned in one text by `glyph-interp plan --json`. Levels (UAX 9) are compared with FriBidi's, scripts
(UAX 24) with those of fontTools' Unicode data, resolved here by a rule of few lines, graphemes (UAX 29) with those of the
`regex` package: a cluster begins where a grapheme does, and flags and joined emoji are whole. Runs begin where the level
or the script changes, and elsewhere only where another face takes over.

At last a red heart is set with fonts installed that have it as text alone.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

import regex
from fontTools import unicodedata

SEED = 5
COUNT = 200
RLI, LRI, FSI, PDI, RLE, LRO, PDF, LRM, RLM = "\u2067\u2066\u2068\u2069\u202B\u202D\u202C\u200E\u200F"
EMOJI = ["👩\u200D🚀", "👨\u200D👩\u200D👧\u200D👦", "🇦🇩", "🇩🇪🇫🇷", "👍🏽", "🏳\uFE0F\u200D🌈", "❤\uFE0F", "1\uFE0F\u20E3", "😀"]
WORDS = [
    "water office AVATAR cafe\u0301 o\u0323\u0301 x".split(), "вода и когда".split(), "νερό και".split(),
    "שָׁלוֹם עולם אחד".split(), "مَرْحَبًا سلام اسم".split(), "नमस्ते क्षत्रिय अनुच्छेद".split(), "สวัสดี น้ำ".split(),
    "សួស្តី ខ្ញុំ".split(), "வணக்கம் க்ஷ".split(), "გამარჯობა".split(),
    "12 3.50 1,000 50% -7 10:30 ٣٢١ १२".split(), ["(", ")", "[", "]", "“", "”", "«", "»", "!", ",", "—", "/", "…"], EMOJI,
    [f"{RLI}abc{PDI}", f"{LRI}אב 1{PDI}", f"{FSI}سلام!{PDI}", RLM, LRM, f"{RLE}a ב{PDF}", f"{LRO}אב{PDF}", PDI, PDF],
]


def strings():
    numbers = random.Random(SEED)
    for _ in range(COUNT):
        lists = [WORDS[0], *numbers.sample(WORDS[1:], numbers.randint(2, 5))]
        words = [numbers.choice(numbers.choice(lists)) for _ in range(numbers.randint(3, 14))]
        yield "".join(word + numbers.choice([" ", " ", ""]) for word in words).strip()


def run(command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def fribidi_levels(texts):
    """For each text, the level of each character.

    No isolate is left open in the texts: FriBidi 1.0.8 raises the space after its mark to the level of the letters.
    """
    output = run(
        ["fribidi", "--levels", "--novisual", "--nobreak", "--nopad", "--charset", "UTF-8"], input="\n".join(texts) + "\n")
    return [[int(level) for level in line.split()] for line in output.splitlines()]


def resolved_scripts(text):
    """The script of each character: of a common one that before it, of a closing bracket that around the opening one, at
    the start of the text that after it."""
    pairs = {"(": ")", "[": "]", "“": "”", "«": "»"}
    found, opened, current = [], [], None
    for character in text:
        script = unicodedata.script(character)
        if script in ("Zyyy", "Zinh", "Zzzz"):
            script = current
            if character in pairs:
                opened.append((pairs[character], len(found)))
            elif any(closing == character for closing, _ in opened):
                while opened:
                    closing, place = opened.pop()
                    if closing == character:
                        script = found[place] or current
                        break
        found.append(script)
        if script and current is None:
            found = [script] * len(found)
        current = script
    return [script or "Zyyy" for script in found]


def is_invisible(character):
    return character in RLI + LRI + FSI + PDI + RLE + LRO + PDF + LRM + RLM + "\u200D"


def compare(side, start, text, levels):
    """What differs in one string that begins at a byte of the whole text."""
    offsets, byte = [], start
    for character in text:
        offsets.append(byte)
        byte += len(character.encode())
    place = {offset: index for index, offset in enumerate(offsets)}
    runs = [one for one in side["runs"] if start <= one["utf8"][0] < byte]
    clusters = [one for one in side["clusters"] if start <= one["utf8"][0] < byte]
    if [one["utf8"][1] for one in runs] != [one["utf8"][0] for one in runs[1:]] + [byte]:
        return "runs leave gaps"
    scripts = resolved_scripts(text)
    graphemes = [match.start() for match in regex.finditer(r"\X", text)]
    # Like the style, the level and the script of a grapheme are those of its first character.
    for first, end in zip(graphemes, graphemes[1:] + [len(text)]):
        scripts[first:end] = [scripts[first]] * (end - first)
    starts = set()
    for one in runs:
        own = range(place[one["utf8"][0]], place.get(one["utf8"][1], len(text)))
        starts.add(own[0])
        for index in own:
            if is_invisible(text[index]):
                continue
            # Where nothing runs from right to left, ICU may call every level 0.
            expected = {levels[index]} | ({0} if not any(level % 2 for level in levels) else set())
            if one["level"] not in expected and index in graphemes:
                return f"{text[index]!r} at {index}: level {one['level']}, FriBidi {levels[index]}"
            if one["script"] != scripts[index]:
                return f"{text[index]!r} at {index}: script {one['script']}, by the rule {scripts[index]}"
    for before, after in zip(runs, runs[1:]):
        if all(before[key] == after[key] for key in ("level", "script", "font", "shows")):
            return f"a run begins at byte {after['utf8'][0] - start} for no reason"
    for one in clusters:
        if place[one["utf8"][0]] not in graphemes:
            return f"a cluster begins inside a grapheme, at {place[one['utf8'][0]]}"
    cluster_starts = {place[one["utf8"][0]] for one in clusters}
    for index in graphemes:
        if text[index] in "👩👨👍🏳😀❤" or "\U0001F1E6" <= text[index] <= "\U0001F1FF":
            if index not in cluster_starts:
                return f"the emoji at {index} has no cluster of its own"
    return None


def heart_as_text(product):
    """The red heart where only fonts without pictures are installed."""
    font = run(["fc-match", "-f", "%{file}", "DejaVu Sans"])
    with tempfile.TemporaryDirectory() as folder:
        configuration = os.path.join(folder, "fonts.conf")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(f"<fontconfig><dir>{os.path.dirname(font)}</dir><cachedir>{folder}</cachedir></fontconfig>")
        plan = json.loads(run(
            [product, "plan", "--json", "❤\uFE0F"], env={**os.environ, "FONTCONFIG_FILE": configuration}))
    cluster = plan["old"]["clusters"][0]
    codes = [notice["code"] for notice in plan["notices"]]
    if cluster["glyphs"][0]["id"] == 0 or codes != ["other-presentation"]:
        return f"'❤\uFE0F' without an emoji font: {cluster}, {codes}"
    return None


def main():
    if not sys.platform.startswith("linux"):
        print("itemizing: the fonts that are used are Debian's; nothing was compared")
        return 0
    product = os.environ.get("GLYPH_INTERP", ".build/release/glyph-interp")
    texts = list(strings())
    plan = json.loads(run([product, "plan", "--json", "--quiet", "--font", "DejaVu Sans", "--size", "24", "--", "\n".join(texts)]))
    failures, start = [], 0
    for text, levels in zip(texts, fribidi_levels(texts)):
        difference = compare(plan["old"], start, text, levels)
        if difference:
            failures.append(f"{text!r}: {difference}")
        start += len(text.encode()) + 1
    heart = heart_as_text(product)
    if heart:
        failures.append(heart)
    for failure in failures:
        print(failure, file=sys.stderr)
    print(
        f"itemizing: {COUNT} strings (seed {SEED}), {len(plan['old']['runs'])} runs, "
        f"{len(plan['old']['clusters'])} clusters; {len(failures)} differ")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
