#!/usr/bin/env python3
"""Compares 200 mixed paragraphs with Pango: line ends, and the visual order, level, script and face of what is in them.

The paragraphs are put together from words of ten scripts, numbers, brackets and signs by a seed that is printed; each
is set once by `glyph-interp plan --json`, once by `pango-view --serialize-to`. Three of four are in the one face that is
asked for, at one of three widths. The others have words for which both look for fonts that are installed; they are one
line, as the spaces between such words are of the face that was asked for here, as in browsers, and of the other in Pango.

Where they differ by intent, and so are not compared: Pango leaves the white space that hangs at the end of a line beside
the word before it, where UAX 9 (L1) and the product put it at the end of the line; and it hyphenates words that are
wider than the block, so that the widths here leave room for every word.
"""

import concurrent.futures
import itertools
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

SEED = 20
COUNT = 200
SIZE = 24
ONE_LINE = 20_000
FAMILY = "DejaVu Sans"
WORDS = [
    "water office fjord AVATAR the of and quick brown walls-high Then home extraordinarily".split(),
    "вода дерево и на когда необыкновенно".split(),
    "νερό και δέντρο όταν".split(),
    "שלום עולם מים ועץ כאשר".split(),
    "سلام ماء وشجرة عندما مرحبا".split(),
    "ջուր և ծառ".split(),
    "12 3.50 1,000 50% -7 10:30 2/3".split(),
    ["(a)", "(מים)", "[ماء]", "\"b\"", "a/b", "c\u00A0d", "e\u202F%", "—", "&", "No. 5", "x=y", "co-op", "syl\u00ADla\u00ADble"],
]
# What the face lacks.
OTHER_WORDS = ["नमस्ते दुनिया क्षत्रिय".split(), "வணக்கம் உலகம்".split(), "សួស្តី ខ្ញុំ".split()]
SCRIPTS = {
    "Latn": "latin", "Cyrl": "cyrillic", "Grek": "greek", "Hebr": "hebrew", "Arab": "arabic", "Armn": "armenian",
    "Deva": "devanagari", "Taml": "tamil", "Khmr": "khmer", "Zyyy": "common",
}


def paragraph(numbers, has_others):
    lists = numbers.sample(WORDS, numbers.randint(1, 4)) + (OTHER_WORDS if has_others else [])
    words = [numbers.choice(numbers.choice(lists)) for _ in range(numbers.randint(4, 24))]
    return " ".join(words) + numbers.choice(["", ".", "!", "?"])


def run(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def ours(product, font, text, width):
    """For each line its bytes and its cluster starts from left to right, and level, script and family of each cluster."""
    side = json.loads(run([
        product, "plan", "--json", "--quiet", "--font", font, "--size", str(SIZE), "--align", "leading",
        "--max-width", str(width), "--", text]))["old"]
    clusters = side["clusters"]
    lines = []
    for line in side["lines"]:
        own = [clusters[index]["utf8"] for index in line["clusters"]]
        lines.append(((min(start for start, _ in own), max(end for _, end in own)), [start for start, _ in own]))
    known = {
        clusters[index]["utf8"][0]: (shaped["level"], SCRIPTS[shaped["script"]], shaped["font"].removesuffix(" Regular"))
        for shaped in side["runs"] for index in range(*shaped["clusters"])}
    return lines, known


def pango(folder, text, width):
    """The same from Pango, for each character."""
    source, result = os.path.join(folder, "text"), os.path.join(folder, "result.json")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    run([
        "pango-view", f"--font={FAMILY} {SIZE}", "--dpi=72", f"--width={width}", "--wrap=word-char", "--hinting=none",
        "--subpixel-positions", "--hint-metrics=off", "--language=en", f"--serialize-to={result}", "-q", source])
    with open(result, encoding="utf-8") as file:
        output = json.load(file)["output"]
    utf8 = text.encode()
    lines, known = [], {}
    for line in output["lines"]:
        order = []
        for shaped in line["runs"]:
            start, end = shaped["offset"], shaped["offset"] + shaped["length"]
            starts = [index for index in range(start, end) if utf8[index] & 0xC0 != 0x80]
            family = re.sub(r" [\d.]+$", "", shaped["font"]["description"])
            known |= {index: (shaped["bidi-level"], shaped["script"], family) for index in starts}
            order += reversed(starts) if shaped["bidi-level"] % 2 else starts
        lines.append(((line["start-index"], line["start-index"] + line["length"]), order))
    return lines, known


def compare(product, font, index, text, width):
    """How many lines there are, and what differs: where lines end, how they are ordered, of what they are."""
    with tempfile.TemporaryDirectory() as folder:
        (lines, known), (other, judged) = ours(product, font, text, width), pango(folder, text, width)
    utf8 = text.encode()
    if [line[0] for line in lines] != [line[0] for line in other]:
        ends = [f"  {name:5} {utf8[slice(*bounds)].decode()!r}"
                for name, side in (("ours", lines), ("Pango", other)) for bounds, _ in side]
        return len(lines), [f"paragraph {index}, width {width}: {text!r}"] + ends
    for ((_, end), own), (_, order) in zip(lines, other):
        visible = len(utf8[:end].decode().rstrip(" ").encode())
        own = [start for start in own if start < visible]
        order = [start for start in order if start in set(own)]
        if own != order:
            return len(lines), [f"paragraph {index}, order: {text!r}\n  {own}\n  {order}"]
        for start in own:
            if known[start] != judged[start] and utf8[start] != 0x20:
                character = utf8[start:].decode()[0]
                return len(lines), [f"paragraph {index}, {character!r}: {known[start]}, Pango {judged[start]}: {text!r}"]
    return len(lines), []


def main():
    if not sys.platform.startswith("linux"):
        print("paragraphs: the fonts that are used are Debian's; nothing was compared")
        return 0
    product = os.environ.get("GLYPH_INTERP", ".build/release/glyph-interp")
    if not shutil.which("pango-view"):
        print("paragraphs: pango-view is not installed (Debian: pango1.0-tools)", file=sys.stderr)
        return 1
    font = run(["fc-match", "-f", "%{file}", FAMILY])
    numbers = random.Random(SEED)
    cases = []
    for index in range(COUNT):
        has_others = index % 4 == 0
        width = ONE_LINE if has_others else numbers.choice([220, 320, 450])
        cases.append((index, paragraph(numbers, has_others), width))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        found = list(workers.map(lambda case: compare(product, font, *case), cases))
    differences = [lines for _, lines in found if lines]
    for line in itertools.chain.from_iterable(differences):
        print(line, file=sys.stderr)
    print(
        f"paragraphs: {COUNT} (seed {SEED}), {sum(count for count, _ in found)} lines compared with Pango's by ends, order, "
        f"level, script and face; {len(differences)} paragraphs differ")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
