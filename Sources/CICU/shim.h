#pragma once
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

// ICU renames its functions by macro, with its version at the end; these keep one name for all versions.

static inline UCharDirection icu_direction(UChar32 scalar) { return u_charDirection(scalar); }

static inline UScriptCode icu_script(UChar32 scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(scalar, &status);
  return U_SUCCESS(status) ? script : USCRIPT_INVALID_CODE;
}

static inline const char *icu_script_name(UScriptCode script) {
  return uscript_getShortName(script);
}


static inline void icu_reorder_visual(const UBiDiLevel *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}

static inline UBreakIterator *icu_open_word_breaks(
    const uint16_t *text, int32_t length, UErrorCode *status) {
  return ubrk_open(UBRK_WORD, "", (const UChar *)text, length, status);
}

static inline void icu_close_breaks(UBreakIterator *breaks) { ubrk_close(breaks); }

static inline int32_t icu_first_break(UBreakIterator *breaks) { return ubrk_first(breaks); }

static inline int32_t icu_next_break(UBreakIterator *breaks) { return ubrk_next(breaks); }
