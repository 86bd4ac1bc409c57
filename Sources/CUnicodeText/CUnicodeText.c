#include "CUnicodeText.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

TextStrongDirection text_strong_direction(uint32_t scalar) {
  switch (u_charDirection((UChar32)scalar)) {
    case U_LEFT_TO_RIGHT: return TEXT_STRONG_LEFT_TO_RIGHT;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return TEXT_STRONG_RIGHT_TO_LEFT;
    default: return TEXT_NEUTRAL;
  }
}

uint32_t text_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)scalar, &status);
  if (U_FAILURE(status) || script == USCRIPT_COMMON || script == USCRIPT_INHERITED ||
      script == USCRIPT_UNKNOWN) {
    return 0;
  }
  const char *name = uscript_getShortName(script);
  uint32_t tag = 0;
  for (int i = 0; i < 4; i++) {
    if (name == NULL || name[i] == 0) return 0;
    tag = tag << 8 | (uint8_t)name[i];
  }
  return tag;
}

void text_visual_order(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}

static int32_t mark_starts(
    UBreakIteratorType type, const uint16_t *text, int32_t length, uint8_t *isStart) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(type, "", (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return 0;
  for (int32_t at = ubrk_first(breaks); at != UBRK_DONE && at < length; at = ubrk_next(breaks)) {
    isStart[at] = 1;
  }
  ubrk_close(breaks);
  return 1;
}

int32_t text_word_starts(const uint16_t *text, int32_t length, uint8_t *isStart) {
  return mark_starts(UBRK_WORD, text, length, isStart);
}

int32_t text_icu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0];
}
