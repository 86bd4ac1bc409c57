"""Programs that play animated SVG and Lottie, each as a list of pictures over white."""

import glob
import importlib.util

import numpy
from PIL import Image


def over_white(path):
    picture = Image.open(path).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "white")
    return numpy.asarray(Image.alpha_composite(ground, picture).convert("RGB"), dtype=numpy.int32)


def svg_pictures(browser, svg, times, size):
    source = open(svg, encoding="utf-8").read()
    browser.open("<!doctype html><meta charset=utf-8><style>*{margin:0}body{background:#fff}svg{display:block}</style>"
                 + source, *size)
    browser.evaluate("document.querySelector('svg').pauseAnimations()")
    pictures = []
    for time in times:
        browser.evaluate(f"document.querySelector('svg').setCurrentTime({time})")
        pictures.append(browser.picture(*size))
    return pictures


def lottie_web_pictures(browser, path, frames, size):
    package = importlib.util.find_spec("wagtail_lottie").submodule_search_locations[0]
    player = open(glob.glob(package + "/**/lottie-player.js", recursive=True)[0], encoding="utf-8").read()
    data = open(path, encoding="utf-8").read()
    browser.open(
        "<!doctype html><meta charset=utf-8><style>*{margin:0}body{background:#fff}"
        f"#film{{width:{size[0]}px;height:{size[1]}px}}</style><div id=film></div><script>{player}</script>"
        "<script>const film = lottie.loadAnimation({container: document.getElementById('film'), renderer: 'svg',"
        f"loop: false, autoplay: false, animationData: {data}}})</script>", *size)
    pictures = []
    for frame in frames:
        browser.evaluate(f"film.goToAndStop({frame}, true)")
        pictures.append(browser.picture(*size))
    return pictures


def rlottie_pictures(path, frames, size):
    from rlottie_python import LottieAnimation
    animation = LottieAnimation.from_file(path)
    pictures = []
    for frame in frames:
        pixels = animation.lottie_animation_render(frame_num=frame, width=size[0], height=size[1])
        bgra = numpy.frombuffer(pixels, dtype=numpy.uint8).reshape(size[1], size[0], 4).astype(numpy.int32)
        # Premultiplied: over white it is the colour and what white shines through.
        pictures.append(bgra[:, :, [2, 1, 0]] + 255 - bgra[:, :, 3:4])
    return pictures
