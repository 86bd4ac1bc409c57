"""Outlines as the system's own FreeType loads them, through ctypes (freetype-py brings a version of its own)."""

import ctypes
from ctypes import POINTER, c_char_p, c_int, c_long, c_short, c_uint, c_ubyte, c_ushort, c_void_p

NO_HINTING = 1 << 1
NO_BITMAP = 1 << 3


class Outline(ctypes.Structure):
    """FT_Outline of FreeType 2.12."""

    _fields_ = [
        ("contourCount", c_short),
        ("pointCount", c_short),
        ("points", POINTER(c_long * 2)),
        ("tags", POINTER(c_ubyte)),
        ("ends", POINTER(c_short)),
        ("flags", c_int),
    ]


class Bitmap(ctypes.Structure):
    """FT_Bitmap."""

    _fields_ = [
        ("rows", c_uint),
        ("width", c_uint),
        ("pitch", c_int),
        ("buffer", c_void_p),
        ("grays", c_ushort),
        ("modes", c_ubyte * 2),
        ("palette", c_void_p),
    ]


class Slot(ctypes.Structure):
    """The head of FT_GlyphSlotRec."""

    _fields_ = [
        ("library", c_void_p),
        ("face", c_void_p),
        ("next", c_void_p),
        ("index", c_uint),
        ("generic", c_void_p * 2),
        ("metrics", c_long * 8),
        ("linearAdvances", c_long * 2),
        ("advance", c_long * 2),
        ("format", c_int),
        ("bitmap", Bitmap),
        ("bitmapLeft", c_int),
        ("bitmapTop", c_int),
        ("outline", Outline),
    ]


class Face(ctypes.Structure):
    """The head of FT_FaceRec."""

    _fields_ = [
        ("counts", c_long * 5),
        ("names", c_void_p * 2),
        ("sizeCount", c_int),
        ("sizes", c_void_p),
        ("charmapCount", c_int),
        ("charmaps", c_void_p),
        ("generic", c_void_p * 2),
        ("bounds", c_long * 4),
        ("unitsPerEm", c_ushort),
        ("verticalMetrics", c_short * 7),
        ("glyph", POINTER(Slot)),
    ]


library = ctypes.CDLL("libfreetype.so.6")
handle = c_void_p()
assert library.FT_Init_FreeType(ctypes.byref(handle)) == 0


class SystemFace:
    """One face of a font file at a size in pixels per em."""

    def __init__(self, path, size):
        self.face = POINTER(Face)()
        assert library.FT_New_Face(handle, c_char_p(path.encode()), c_long(0), ctypes.byref(self.face)) == 0, path
        assert library.FT_Set_Char_Size(self.face, c_long(0), c_long(size * 64), 0, 0) == 0

    def set_location(self, values):
        """Sets the design coordinates, one for each axis in the file's order."""
        fixed = (c_long * len(values))(*[round(value * 65536) for value in values])
        assert library.FT_Set_Var_Design_Coordinates(self.face, c_uint(len(values)), fixed) == 0

    def contours(self, glyph):
        """The contours of a glyph in pixels, y down: lists of (x, y, is on the curve, is cubic)."""
        assert library.FT_Load_Glyph(self.face, c_uint(glyph), c_int(NO_HINTING | NO_BITMAP)) == 0
        outline = self.face.contents.glyph.contents.outline
        first, found = 0, []
        for number in range(outline.contourCount):
            last = outline.ends[number]
            found.append(
                [
                    (outline.points[i][0] / 64, -outline.points[i][1] / 64, outline.tags[i] & 1 == 1, outline.tags[i] & 2 == 2)
                    for i in range(first, last + 1)
                ]
            )
            first = last + 1
        return found

    def points(self, glyph):
        """All points of a glyph in pixels, those implied between two quadratic control points among them."""
        found = []
        for contour in self.contours(glyph):
            for (x, y, on, cubic), (u, v, follows_on, _) in zip(contour, contour[1:] + contour[:1]):
                found.append((x, y))
                if not (on or follows_on or cubic):
                    found.append(((x + u) / 2, (y + v) / 2))
        return found
