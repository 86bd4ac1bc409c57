#include "CUnicodeText.h"

#include <unicode/ubrk.h>
#include <unicode/uloc.h>
#include <unicode/utext.h>
#include <unicode/uversion.h>

/// Marks the boundaries of a part of a text, its start and its end apart.
static int32_t mark_inside(
    UBreakIterator *breaks, const uint8_t *text, int32_t start, int32_t end, uint8_t *isStart) {
  UErrorCode status = U_ZERO_ERROR;
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, (const char *)text + start, end - start, &status);
  ubrk_setUText(breaks, &source, &status);
  if (U_SUCCESS(status)) {
    ubrk_first(breaks);
    for (int32_t at = ubrk_next(breaks); at != UBRK_DONE && at < end - start; at = ubrk_next(breaks)) {
      isStart[start + at] = 1;
    }
  }
  utext_close(&source);
  return U_SUCCESS(status);
}

/// Whether a grapheme begins between two bytes whatever stands around them: two ASCII characters, but for CR LF.
static int32_t is_certain_boundary(uint8_t before, uint8_t after) {
  return before < 0x80 && after < 0x80 && !(before == '\r' && after == '\n');
}

int32_t text_grapheme_starts(const uint8_t *text, int32_t length, uint8_t *isStart) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = NULL;
  int32_t isDone = 1;
  for (int32_t at = 0; at < length && isDone;) {
    int32_t end = at + 1;
    while (end < length && !is_certain_boundary(text[end - 1], text[end])) end++;
    isStart[at] = 1;
    if (end - at > 1) {
      if (breaks == NULL) breaks = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &status);
      isDone = U_SUCCESS(status) && mark_inside(breaks, text, at, end, isStart);
    }
    at = end;
  }
  if (breaks != NULL) ubrk_close(breaks);
  return isDone;
}

int32_t text_line_starts(const uint8_t *text, int32_t length, const char *language, uint8_t *isStart) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(language, locale, sizeof locale, NULL, &status);
  if (U_FAILURE(status)) locale[0] = 0;
  status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  if (U_FAILURE(status)) return 0;
  int32_t isDone = mark_inside(breaks, text, 0, length, isStart);
  ubrk_close(breaks);
  return isDone;
}

int32_t text_word_starts(const uint16_t *text, int32_t length, uint8_t *isStart) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_WORD, "", (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return 0;
  for (int32_t at = ubrk_first(breaks); at != UBRK_DONE && at < length; at = ubrk_next(breaks)) {
    isStart[at] = 1;
  }
  ubrk_close(breaks);
  return 1;
}

int32_t text_icu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0];
}
