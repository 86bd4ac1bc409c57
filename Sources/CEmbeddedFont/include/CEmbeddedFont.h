#pragma once
#include <stddef.h>

/// The bytes of GlyphInterp Sans, the font that is used when no other is named.
const unsigned char *glyphinterp_embedded_font(size_t *length);
