#include "CUnicodeText.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

/// A text in UTF-16, and for each of its units and for its end the byte at which the unit's character starts.
typedef struct {
  UChar *units;
  int32_t *bytes;
  int32_t count;
} WideText;

static int32_t wide_text_open(WideText *wide, const uint8_t *text, int32_t length) {
  wide->units = malloc(sizeof(UChar) * (size_t)(length + 1));
  wide->bytes = malloc(sizeof(int32_t) * (size_t)(length + 1));
  wide->count = 0;
  if (wide->units == NULL || wide->bytes == NULL) return 0;
  for (int32_t at = 0; at < length;) {
    int32_t start = at;
    UChar32 scalar;
    U8_NEXT_OR_FFFD(text, at, length, scalar);
    if (scalar > 0xFFFF) {
      wide->bytes[wide->count] = start;
      wide->units[wide->count++] = U16_LEAD(scalar);
      scalar = U16_TRAIL(scalar);
    }
    wide->bytes[wide->count] = start;
    wide->units[wide->count++] = (UChar)scalar;
  }
  wide->bytes[wide->count] = length;
  return 1;
}

static void wide_text_close(WideText *wide) {
  free(wide->units);
  free(wide->bytes);
}

/// Copies levels of units to the bytes of their characters; `first` is the first unit.
static void spread(const WideText *wide, const UBiDiLevel *source, int32_t first, int32_t count, uint8_t *levels) {
  for (int32_t unit = first; unit < first + count; unit++) {
    for (int32_t byte = wide->bytes[unit]; byte < wide->bytes[unit + 1]; byte++) levels[byte] = source[unit - first];
  }
}

/// Whether all characters come before U+0590, where the first that reads from right to left stands.
static int32_t is_left_to_right(const uint8_t *text, int32_t length) {
  for (int32_t at = 0; at < length; at++) {
    if (text[at] >= 0xD6) return 0;
  }
  return 1;
}

int32_t text_bidi_levels(const uint8_t *text, int32_t length, TextDirection direction, uint8_t *levels) {
  if (direction != TEXT_RIGHT_TO_LEFT && is_left_to_right(text, length)) {
    memset(levels, 0, (size_t)length);
    return 0;
  }
  UErrorCode status = U_ZERO_ERROR;
  int32_t result = -1;
  WideText wide;
  UBiDi *paragraph = ubidi_open();
  UBiDiLevel base = direction == TEXT_AUTOMATIC ? UBIDI_DEFAULT_LTR : (UBiDiLevel)direction;
  if (wide_text_open(&wide, text, length) && paragraph != NULL) {
    ubidi_setPara(paragraph, wide.units, wide.count, base, NULL, &status);
    const UBiDiLevel *found = ubidi_getLevels(paragraph, &status);
    if (U_SUCCESS(status) && found != NULL) {
      spread(&wide, found, 0, wide.count, levels);
      result = ubidi_getParaLevel(paragraph);
    } else if (wide.count == 0) {
      result = direction == TEXT_RIGHT_TO_LEFT;
    }
  }
  ubidi_close(paragraph);
  wide_text_close(&wide);
  return result;
}

int32_t text_line_levels(
    const uint8_t *text, int32_t length, uint8_t paragraphLevel, const int32_t *lineEnds, int32_t lineCount,
    uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t isDone = 0;
  WideText wide;
  UBiDi *paragraph = ubidi_open();
  UBiDi *line = ubidi_open();
  if (wide_text_open(&wide, text, length) && paragraph != NULL && line != NULL) {
    ubidi_setPara(paragraph, wide.units, wide.count, paragraphLevel, NULL, &status);
    int32_t start = 0;
    for (int32_t index = 0; index < lineCount && U_SUCCESS(status); index++) {
      int32_t end = start;
      while (end < wide.count && wide.bytes[end] < lineEnds[index]) end++;
      if (end == start) continue;
      ubidi_setLine(paragraph, start, end, line, &status);
      const UBiDiLevel *found = ubidi_getLevels(line, &status);
      if (U_SUCCESS(status) && found != NULL) spread(&wide, found, start, end - start, levels);
      start = end;
    }
    isDone = U_SUCCESS(status);
  }
  ubidi_close(line);
  ubidi_close(paragraph);
  wide_text_close(&wide);
  return isDone;
}

void text_visual_order(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}
