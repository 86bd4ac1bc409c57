"""Debian's Chromium without a window, driven through the DevTools protocol over pipes."""

import base64
import io
import itertools
import json
import os
import shutil
import subprocess
import tempfile

import numpy
from PIL import Image

KEYS = {" ": (32, "Space"), "ArrowLeft": (37, "ArrowLeft"), "ArrowRight": (39, "ArrowRight"), "Home": (36, "Home"),
        "End": (35, "End"), "Tab": (9, "Tab")}


class Browser:
    """One page of a browser. Sizes are CSS pixels, which are the picture's pixels.

    What is preferred by `prefer` does not reach pictures in `<img>`, but for the colour scheme; a flag does.
    """

    def __init__(self, *flags):
        self.profile = tempfile.mkdtemp(prefix="glyph-interp-browser-")
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def connect():
            # The protocol's two descriptors. Copies first: the pipes may have these numbers themselves.
            commands, answers = os.dup(to_browser), os.dup(from_browser)
            os.dup2(commands, 3)
            os.dup2(answers, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-lcd-text",
             "--force-color-profile=srgb", "--force-device-scale-factor=1", "--no-first-run", "--mute-audio",
             *flags, f"--user-data-dir={self.profile}", "--remote-debugging-pipe", "about:blank"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.numbers = itertools.count(1)
        self.rest = b""
        self.events = []
        self.session = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable")
        self.send("Runtime.enable")
        self.send("Network.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.session = None
        self.send("Browser.close")
        self.process.wait(timeout=30)
        shutil.rmtree(self.profile, ignore_errors=True)

    def message(self):
        while b"\0" not in self.rest:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("the browser has ended")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def send(self, method, **parameters):
        number = next(self.numbers)
        command = {"id": number, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        data = json.dumps(command).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        while True:
            answer = self.message()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, path, width, height):
        """Opens a file, or a page if it is a text that starts with '<'."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        if path.startswith("<"):
            page = os.path.join(self.profile, "page.html")
            with open(page, "w", encoding="utf-8") as file:
                file.write(path)
            path = page
        self.events.clear()
        self.send("Page.navigate", url="file://" + os.path.abspath(path))
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.message())

    def failures(self):
        """What scripts of the page threw, and addresses other than files that it asked for, since it was opened."""
        found = []
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                found.append(event["params"]["exceptionDetails"]["text"])
            if event.get("method") == "Network.requestWillBeSent":
                address = event["params"]["request"]["url"]
                if not address.startswith(("file:", "data:", "about:")):
                    found.append(address)
        return found

    def evaluate(self, script):
        """The value of an expression; a promise is waited for."""
        result = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description", "a script failed"))
        return result["result"].get("value")

    def wait(self, milliseconds):
        self.evaluate(f"new Promise(done => setTimeout(done, {milliseconds}))")

    def key(self, name):
        code, label = KEYS[name]
        fields = {"key": name, "code": label, "windowsVirtualKeyCode": code}
        self.send("Input.dispatchKeyEvent", type="keyDown", **fields, **({"text": " "} if name == " " else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **fields)

    def move(self, x, y):
        self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click(self, selector):
        x, y = self.evaluate(
            f"(box => [box.x + box.width / 2, box.y + box.height / 2])"
            f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")
        self.move(x, y)
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def prefer(self, **features):
        """Media features, as in prefer(prefers_color_scheme="dark"); without any, the usual ones."""
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def picture(self, width, height, selector=None):
        """The pixels of the page's corner, or of an element's, as rows of red, green and blue."""
        x = y = 0
        if selector:
            x, y = self.evaluate(
                f"(box => [box.x, box.y])(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")
        # A picture of what is drawn now: two frames of animation later at the latest.
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
        data = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=False,
                         clip={"x": x, "y": y, "width": width, "height": height, "scale": 1})["data"]
        return numpy.asarray(Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB"), dtype=numpy.int32)
