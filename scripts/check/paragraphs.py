#!/usr/bin/env python3
"""Compares 200 mixed paragraphs with Pango: line ends, and the visual order, direction and script of what is in them.

The paragraphs are put together from words of six scripts, numbers, brackets and signs by a seed that is printed; each
is set at one of three widths in one face that has all of it, once by `glyph-interp plan --json`, once by
`pango-view --serialize-to`. Pango is a judge for lines and order, not for faces: it fills in missing characters by rules
of its own.

Where they differ by intent, and so are not compared: Pango leaves the white space that hangs at the end of a line beside
the word before it, where UAX 9 (L1) and the product put it at the end of the line; and it hyphenates words that are
wider than the block, so that the widths here leave room for every word.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

SEED = 20
COUNT = 200
SIZE = 24
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


def paragraph(numbers):
    lists = numbers.sample(WORDS, numbers.randint(1, 4))
    words = [numbers.choice(numbers.choice(lists)) for _ in range(numbers.randint(4, 24))]
    return " ".join(words) + numbers.choice(["", ".", "!", "?"])


def run(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def ours(product, font, text, width):
    """For each line its bytes and its cluster starts from left to right, and the level of each cluster."""
    side = json.loads(run([
        product, "plan", "--json", "--quiet", "--font", font, "--size", str(SIZE), "--align", "leading",
        "--max-width", str(width), "--", text]))["old"]
    clusters = side["clusters"]
    lines = []
    for line in side["lines"]:
        own = [clusters[index]["utf8"] for index in line["clusters"]]
        lines.append(((min(start for start, _ in own), max(end for _, end in own)), [start for start, _ in own]))
    levels = {
        clusters[index]["utf8"][0]: shaped["level"] for shaped in side["runs"] for index in range(*shaped["clusters"])}
    return lines, levels


def pango(folder, text, width):
    """The same from Pango, for each character."""
    source, result = os.path.join(folder, "text"), os.path.join(folder, "result.json")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    run([
        "pango-view", f"--font={FAMILY} {SIZE}", "--dpi=72", f"--width={width}", "--wrap=word-char", "--hinting=none",
        "--subpixel-positions", "--hint-metrics=off", f"--serialize-to={result}", "-q", source])
    with open(result, encoding="utf-8") as file:
        output = json.load(file)["output"]
    utf8 = text.encode()
    lines, levels = [], {}
    for line in output["lines"]:
        order = []
        for shaped in line["runs"]:
            start, end = shaped["offset"], shaped["offset"] + shaped["length"]
            starts = [index for index in range(start, end) if utf8[index] & 0xC0 != 0x80]
            levels |= {index: shaped["bidi-level"] for index in starts}
            order += reversed(starts) if shaped["bidi-level"] % 2 else starts
        lines.append(((line["start-index"], line["start-index"] + line["length"]), order))
    return lines, levels


def main():
    product = os.environ.get("GLYPH_INTERP", ".build/release/glyph-interp")
    if not shutil.which("pango-view"):
        print("paragraphs: pango-view is not installed (Debian: pango1.0-tools)", file=sys.stderr)
        return 1
    font = run(["fc-match", "-f", "%{file}", FAMILY])
    numbers = random.Random(SEED)
    line_count = order_differences = line_differences = 0
    with tempfile.TemporaryDirectory() as folder:
        for index in range(COUNT):
            text, width = paragraph(numbers), numbers.choice([220, 320, 450])
            (lines, levels), (other, other_levels) = ours(product, font, text, width), pango(folder, text, width)
            line_count += len(lines)
            if [line[0] for line in lines] != [line[0] for line in other]:
                line_differences += 1
                print(f"paragraph {index}, width {width}: {text!r}", file=sys.stderr)
                for bounds, _ in lines:
                    print(f"  ours  {text.encode()[slice(*bounds)].decode()!r}", file=sys.stderr)
                for bounds, _ in other:
                    print(f"  Pango {text.encode()[slice(*bounds)].decode()!r}", file=sys.stderr)
                continue
            for ((_, end), own), (_, judged) in zip(lines, other):
                visible = len(text.encode()[:end].decode().rstrip(" ").encode())
                own = [start for start in own if start < visible]
                judged = [start for start in judged if start in set(own)]
                if own != judged or any(levels[start] % 2 != other_levels[start] % 2 for start in own):
                    order_differences += 1
                    print(f"paragraph {index}, order: {text!r}\n  {own}\n  {judged}", file=sys.stderr)
    print(
        f"paragraphs: {COUNT} (seed {SEED}), {line_count} lines; {line_differences} paragraphs break elsewhere than "
        f"Pango's, {order_differences} lines are in another order")
    return 1 if order_differences or line_differences else 0


if __name__ == "__main__":
    sys.exit(main())
