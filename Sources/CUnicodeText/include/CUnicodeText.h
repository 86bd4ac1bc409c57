#pragma once
#include <stdint.h>

// ICU behind plain C types. Its own headers never reach Swift: Foundation brings another ICU, whose types of the same
// names would clash in every program that imports both. ICU's functions are also renamed by macro, with its version.

/// How strongly a character sets the direction of a paragraph (UAX #9, P2).
typedef enum { TEXT_NEUTRAL, TEXT_STRONG_LEFT_TO_RIGHT, TEXT_STRONG_RIGHT_TO_LEFT } TextStrongDirection;

TextStrongDirection text_strong_direction(uint32_t scalar);

/// The four letters of a character's script (ISO 15924), the first in the highest byte; 0 for characters of no script of
/// their own (common, inherited, unknown).
uint32_t text_script(uint32_t scalar);

/// Orders elements of given bidi levels from left to right (UAX #9, L2).
void text_visual_order(const uint8_t *levels, int32_t count, int32_t *order);

/// Writes a 1 at each UTF-16 offset at which a word begins (UAX #29). Returns 0 when ICU fails.
int32_t text_word_starts(const uint16_t *text, int32_t length, uint8_t *isStart);

/// The major version of ICU.
int32_t text_icu_version(void);
