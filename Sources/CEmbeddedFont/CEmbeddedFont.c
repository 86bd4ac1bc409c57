#include "CEmbeddedFont.h"

static const unsigned char font[] = {
#embed "../../fixtures/fonts/GlyphInterpSans.ttf"
};

const unsigned char *glyphinterp_embedded_font(size_t *length) {
  *length = sizeof font;
  return font;
}
