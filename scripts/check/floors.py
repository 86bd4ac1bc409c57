"""What a viewer does by itself to the product's own pixels, with no file of the product's in between."""

import base64
import copy
import math
import re


def blurred_pictures(browser, film):
    """The scenes of a film put together by Chromium of pixels that the product drew without blur."""
    scenes = film.scenes()
    leaves = [leaf for scene in scenes for leaf in leaves_of(scene)]
    addresses = iter(["data:image/png;base64," + base64.b64encode(open(path, "rb").read()).decode()
                      for path in film.drawn(leaves)])
    pictures = []
    for scene in scenes:
        content = "".join(element(item, addresses) for item in scene["items"])
        browser.open("<!doctype html><meta charset=utf-8><style>*{margin:0}body{background:#fff}"
                     f"div,img{{position:absolute;left:0;top:0;width:{film.size[0]}px;height:{film.size[1]}px}}</style>"
                     + content, *film.size)
        browser.evaluate("Promise.all([...document.images].map(image => image.decode()))")
        pictures.append(browser.picture(*film.size))
    return pictures


def leaves_of(scene):
    """Scenes of one shape each, opaque and without blur, in drawing order."""
    found = []

    def visit(items):
        for item in items:
            if "items" in item:
                visit(item["items"])
            else:
                leaf = copy.deepcopy(item)
                for key in ("blur", "opacity", "blend"):
                    leaf.pop(key, None)
                found.append(scene | {"items": [leaf]})

    visit(scene["items"])
    return found


def element(item, addresses):
    style = f"opacity:{item.get('opacity', 1)}"
    if item.get("blur"):
        style += f";filter:blur({item['blur']}px)"
    if item.get("blend") == "plusLighter":
        style += ";mix-blend-mode:plus-lighter"
    if "items" in item:
        content = "".join(element(child, addresses) for child in item["items"])
        return f'<div style="isolation:isolate;{style}">{content}</div>'
    return f'<img style="{style}" src="{next(addresses)}">'


def plain_lottie(scene, corner, size):
    """A scene's plain colours as a Lottie file of one frame; and the scene without gradients, which it leaves out."""
    kept = copy.deepcopy(scene)
    kept["items"] = [part for item in kept["items"] for part in parts_of(item)
                     if "items" in part or "solid" in part["paint"]]
    layers = []
    for opacity, members in runs_of(kept["items"], scene):
        layers.append({"ty": 4, "ind": len(layers) + 1, "ip": 0, "op": 1, "st": 0,
                       "shapes": [figure(member, scene) for member in reversed(members)],
                       "ks": {"o": still(100 * opacity), "p": still([-corner[0], -corner[1]])}})
    film = {"v": "5.7.0", "fr": 60, "ip": 0, "op": 1, "w": size[0], "h": size[1], "assets": [],
            "layers": layers[::-1]}
    return film, kept


def parts_of(item):
    """The shapes and groups of shapes of an item; only the innermost groups are translucent."""
    if any("items" in member for member in item.get("items", [])):
        return [part for member in item["items"] for part in parts_of(member)]
    return [item]


def runs_of(items, scene):
    """Opacities and shapes: together what follows each other, is equally opaque and does not lie over each other."""
    runs = []
    boxes = []
    for item in items:
        members = item.get("items", [{**item, "opacity": 1}])
        points = [point for member in members for contour in contours_in(member, scene) for point in contour[0]]
        box = [limit(point[axis] for point in points) for axis in (0, 1) for limit in (min, max)] if points else None
        opacity = item.get("opacity", 1)
        is_apart = box and all(box[1] <= other[0] or other[1] <= box[0] or box[3] <= other[2] or other[3] <= box[2]
                               for other in boxes)
        if runs and runs[-1][0] == opacity and is_apart:
            runs[-1][1].extend(members)
            boxes.append(box)
        else:
            runs.append((opacity, list(members)))
            boxes = [box] if box else []
    return runs


def still(value):
    return {"a": 0, "k": value}


def cut(level):
    """A component that players that cut it to 8 bits show as it is."""
    return math.ceil(round(255 * level) / 255 * 1e4 - 1e-6) / 1e4


def figure(item, scene):
    """A shape of one colour."""
    *color, alpha = (cut(level) for level in item["paint"]["solid"])
    contours = contours_in(item, scene)
    return {"ty": "gr", "it": [
        *({"ty": "sh", "ks": still({"v": corners, "i": backwards, "o": forwards, "c": True})}
          for corners, backwards, forwards in contours),
        {"ty": "fl", "c": still([*color, 1]), "o": still(100 * alpha * item.get("opacity", 1)), "r": 1},
        {"ty": "tr", "o": still(100)}]}


def contours_in(item, scene):
    """The contours of all placements of a shape."""
    return [contour for place in item["placements"]
            for contour in contours_of(scene["outlines"][place["outline"]]["path"], place)]


def contours_of(path, place):
    """The contours of path data where they stand: corners, and from each the handles behind and ahead of it."""
    a, b, c, d, x, y = place.get("transform", [1, 0, 0, 1, *place.get("origin", [0, 0])])
    found = []
    for command, numbers in re.findall(r"([A-Z])([^A-Z]*)", path):
        values = [float(number) for number in re.findall(r"-?[0-9.]+", numbers)]
        *controls, end = [[a * u + c * v + x, b * u + d * v + y] for u, v in zip(values[::2], values[1::2])] or [None]
        if command == "M":
            found.append(([], [], []))
        elif command == "Z":
            continue
        elif command not in "LQ":
            raise ValueError(f"path data with '{command}'")
        corners, backwards, forwards = found[-1]
        # A quadratic curve as a cubic one.
        ahead, behind = ([[2 / 3 * (control - own) for control, own in zip(controls[0], point)]
                          for point in (corners[-1], end)] if controls else ([0, 0], [0, 0]))
        if corners:
            forwards[-1] = ahead
        corners.append(end)
        backwards.append(behind)
        forwards.append([0, 0])
    return found
