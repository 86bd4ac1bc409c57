#pragma once
#include <stdint.h>

// ICU behind plain C types. Its own headers never reach Swift: Foundation brings another ICU, whose types of the same
// names would clash in every program that imports both. ICU's functions are also renamed by macro, with its version.
//
// Text is valid UTF-8; arrays that are filled have one entry per byte, set at least where a character starts.

/// How a paragraph reads; automatic is by its first strong character (UAX #9, P2 and P3), else left to right.
typedef enum { TEXT_AUTOMATIC = -1, TEXT_LEFT_TO_RIGHT = 0, TEXT_RIGHT_TO_LEFT = 1 } TextDirection;

/// Writes the bidi level of each byte of a paragraph (UAX #9). Returns the paragraph's level, -1 when ICU fails.
int32_t text_bidi_levels(const uint8_t *text, int32_t length, TextDirection direction, uint8_t *levels);

/// Writes the levels of a paragraph that is broken into lines: white space at their ends falls back to the paragraph's
/// level (UAX #9, L1). Returns 0 when ICU fails.
int32_t text_line_levels(
    const uint8_t *text, int32_t length, uint8_t paragraphLevel, const int32_t *lineEnds, int32_t lineCount,
    uint8_t *levels);

/// Orders elements of given bidi levels from left to right (UAX #9, L2).
void text_visual_order(const uint8_t *levels, int32_t count, int32_t *order);

/// Writes the script of each character as the four letters of ISO 15924, the first in the highest byte. Common and
/// inherited characters have that of the text before them, those at the start that of the text after them, closing
/// brackets that of their opening ones (UAX #24, 5.1 and 5.2); 0 where nothing has a script.
void text_scripts(const uint8_t *text, int32_t length, uint32_t *scripts);

/// The language that is most often written in a script, "hi" for Devanagari; empty when ICU knows none.
void text_likely_language(uint32_t script, char *language, int32_t capacity);

/// Writes a 1 at each byte at which a grapheme begins (UAX #29). Returns 0 when ICU fails.
int32_t text_grapheme_starts(const uint8_t *text, int32_t length, uint8_t *isStart);

/// Writes a 1 at each byte before which a line may or must be broken (UAX #14), with dictionaries for scripts that write
/// no spaces; the language is a BCP 47 tag. Returns 0 when ICU fails.
int32_t text_line_starts(const uint8_t *text, int32_t length, const char *language, uint8_t *isStart);

/// Writes a 1 at each UTF-16 offset at which a word begins (UAX #29). Returns 0 when ICU fails.
int32_t text_word_starts(const uint16_t *text, int32_t length, uint8_t *isStart);

/// The major version of ICU.
int32_t text_icu_version(void);
