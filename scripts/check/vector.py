#!/usr/bin/env python3
"""Compares animated SVG and Lottie files with the product's own frames, in programs that share no code with it.

SVG plays in headless Chromium, Lottie in rlottie (rlottie-python) and in lottie-web (the script of wagtail-lottie) in
Chromium. A picture's difference is the sum of absolute differences over the sum of ink, both over white.

    scripts/check/vector.py --tool .build/release/glyph-interp
    scripts/check/vector.py --folder DIR        files made before: NAME.meta.json, NAME.svg, NAME.json, NAME-0.png …

Needs Debian's chromium and, from PyPI, pillow, numpy, rlottie-python and wagtail-lottie (without dependencies).
"""
import argparse
import glob
import importlib.util
import json
import os
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

STEPS = 20
# Largest difference at any instant, by what is drawn: thin strokes show rasterisers' differences most.
LIMITS = {"thin": 0.04, "regular": 0.012, "black": 0.006}
CASES = {
    "hello": (["--from", "thin", "--to", "black", "Hello"], "thin"),
    "hello-linear": (["--from", "thin", "--to", "black", "--animation", "linear", "Hello"], "thin"),
    "hello-black": (["--from", "bold", "--to", "black", "Hello"], "black"),
    "words": (["--from", "regular", "--to", "bold", "Hello", "Help"], "regular"),
    "stagger": (["--from", "regular", "--to", "black", "--stagger", "0.3", "Hello"], "regular"),
    "numbers": (["--transition", "numeric-text", "128", "256"], "regular"),
}


def over_white(path):
    picture = Image.open(path).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "white")
    return numpy.asarray(Image.alpha_composite(ground, picture).convert("RGB"), dtype=numpy.int32)


def difference(picture, own):
    ink = (255 - own).sum()
    return abs(picture - own).sum() / max(1, ink)


def screenshot(page, width, height, output):
    subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
         "--disable-lcd-text", "--force-device-scale-factor=1", "--allow-file-access-from-files",
         "--virtual-time-budget=4000", f"--window-size={width},{height}", f"--screenshot={output}", "file://" + page],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300)


def filmstrip(content, count, width, height, folder, name):
    """Rows of one page, photographed once, cut apart again."""
    page = os.path.join(folder, name + ".html")
    with open(page, "w", encoding="utf-8") as file:
        file.write("<!doctype html><meta charset=utf-8><style>*{margin:0;padding:0;border:0}body{background:#fff}"
                   f"iframe,div.row{{display:block;width:{width}px;height:{height}px;overflow:hidden}}</style>" + content)
    output = os.path.join(folder, name + ".png")
    screenshot(page, width, height * count, output)
    strip = over_white(output)
    return [strip[height * k:height * (k + 1), :width] for k in range(count)]


def svg_pictures(svg, times, width, height, folder):
    source = open(svg, encoding="utf-8").read()
    rows = []
    for time in times:
        script = (f"<script>const s=document.querySelector('svg');s.pauseAnimations();s.setCurrentTime({time})</script>")
        document = f"<!doctype html><style>*{{margin:0}}svg{{display:block}}</style>{source}{script}"
        rows.append('<iframe srcdoc="' + document.replace("&", "&amp;").replace('"', "&quot;") + '"></iframe>')
    return filmstrip("".join(rows), len(times), width, height, folder, os.path.basename(svg))


def lottie_web_pictures(path, frames, width, height, folder):
    package = importlib.util.find_spec("wagtail_lottie").submodule_search_locations[0]
    player = open(glob.glob(package + "/**/lottie-player.js", recursive=True)[0], encoding="utf-8").read()
    data = open(path, encoding="utf-8").read()
    rows = "<div class=row></div>" * len(frames)
    script = f"""<script>{player}</script>{rows}<script>
const data = {json.dumps(data)}, frames = {json.dumps(frames)};
document.querySelectorAll('.row').forEach((container, index) => {{
  const animation = lottie.loadAnimation(
    {{container, renderer: 'svg', loop: false, autoplay: false, animationData: JSON.parse(data)}});
  animation.goToAndStop(frames[index], true);
}});</script>"""
    return filmstrip(script, len(frames), width, height, folder, os.path.basename(path) + "-web")


def rlottie_pictures(path, frames, width, height):
    from rlottie_python import LottieAnimation
    animation = LottieAnimation.from_file(path)
    pictures = []
    for frame in frames:
        pixels = animation.lottie_animation_render(frame_num=round(frame), width=width, height=height)
        bgra = numpy.frombuffer(pixels, dtype=numpy.uint8).reshape(height, width, 4).astype(numpy.int32)
        # Premultiplied: over white it is the colour and what white shines through.
        pictures.append(bgra[:, :, [2, 1, 0]] + 255 - bgra[:, :, 3:4])
    return pictures


def compare(folder, name, limit, keep):
    meta = json.load(open(os.path.join(folder, name + ".meta.json")))
    width, height, times = meta["width"], meta["height"], meta["times"]
    own = [over_white(os.path.join(folder, f"{name}-{k}.png")) for k in range(len(times))]
    results = {}
    svg = os.path.join(folder, name + ".svg")
    if os.path.exists(svg):
        results["chromium"] = svg_pictures(svg, times, width, height, folder)
    lottie = os.path.join(folder, name + ".json")
    if os.path.exists(lottie):
        # Lottie players show whole frames: the times are those of frames.
        frames = [time * meta.get("rate", 60) for time in times]
        if all(abs(frame - round(frame)) < 1e-6 for frame in frames):
            results["rlottie"] = rlottie_pictures(lottie, frames, width, height)
        results["lottie-web"] = lottie_web_pictures(lottie, frames, width, height, folder)
    good = True
    for viewer, pictures in results.items():
        differences = [difference(picture, frame) for picture, frame in zip(pictures, own)]
        worst = max(range(len(differences)), key=lambda k: differences[k])
        verdict = "ok" if differences[worst] <= limit else "TOO FAR"
        good = good and differences[worst] <= limit
        print(f"{name:16} {viewer:11} largest {differences[worst] * 100:6.2f} % at {times[worst]:.3f} s, "
              f"first {differences[0] * 100:.2f} %, last {differences[-1] * 100:.2f} %  {verdict}")
        if keep:
            rows = [numpy.concatenate([own[k], pictures[k]], axis=1) for k in sorted({0, len(own) // 4, worst, len(own) - 1})]
            Image.fromarray(numpy.concatenate(rows).astype(numpy.uint8)).save(os.path.join(folder, f"{name}-{viewer}.check.png"))
    return good


def make(tool, folder, name, arguments):
    """Has the product write an SVG, a Lottie file and every frame; picks frames that are about evenly spaced."""
    base = os.path.join(folder, name)
    os.makedirs(base, exist_ok=True)
    subprocess.run([tool, "render", *arguments, "--fps", "60", "--hold", "0", "--quiet",
                    "-o", base + ".svg", "-o", base + ".json", "-o", base + "/"], check=True)
    frames = sorted(glob.glob(base + "/*.png"))
    last = len(frames) - 1
    chosen = sorted({round(last * k / STEPS) for k in range(STEPS + 1)})
    for index, frame in enumerate(chosen):
        os.replace(frames[frame], f"{base}-{index}.png")
    width, height = Image.open(f"{base}-0.png").size
    meta = {"width": width, "height": height, "rate": 60, "times": [frame / 60 for frame in chosen]}
    json.dump(meta, open(base + ".meta.json", "w"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", help="the built command")
    parser.add_argument("--folder", help="a folder with files that were made before")
    parser.add_argument("--keep", action="store_true", help="write pictures of own and other frames side by side")
    parser.add_argument("names", nargs="*", help="only these")
    options = parser.parse_args()
    good = True
    if options.folder:
        names = options.names or [os.path.basename(path)[:-10] for path in glob.glob(options.folder + "/*.meta.json")]
        for name in sorted(names):
            good = compare(os.path.abspath(options.folder), name, LIMITS["thin"], options.keep) and good
    else:
        if not options.tool:
            parser.error("--tool or --folder is needed")
        with tempfile.TemporaryDirectory() as folder:
            for name in options.names or CASES:
                arguments, limit = CASES[name]
                make(options.tool, folder, name, arguments)
                good = compare(folder, name, LIMITS[limit], False) and good
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
