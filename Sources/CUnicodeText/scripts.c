#include "CUnicodeText.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

/// How many brackets may be open at once; what opens beyond is not remembered.
enum { OPEN_LIMIT = 64 };

/// Brackets that are open, each with the script around it.
typedef struct {
  UChar32 closing[OPEN_LIMIT];
  UScriptCode scripts[OPEN_LIMIT];
  int32_t count;
} OpenBrackets;

/// The closing partner of an opening bracket or quotation mark; 0 for other characters.
static UChar32 closing_partner(UChar32 scalar) {
  switch (scalar) {
    case '(': return ')';
    case '[': return ']';
    case '{': return '}';
    case 0x00AB: return 0x00BB;
    case 0x2018: return 0x2019;
    case 0x201C: return 0x201D;
    case 0x2039: return 0x203A;
    default: break;
  }
  if (scalar < 0x80 || u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_OPEN) return 0;
  return u_getBidiPairedBracket(scalar);
}

static int32_t may_close(UChar32 scalar) {
  if (scalar < 0x80) return scalar == ')' || scalar == ']' || scalar == '}';
  return scalar == 0x00BB || scalar == 0x2019 || scalar == 0x201D || scalar == 0x203A ||
         u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == U_BPT_CLOSE;
}

static int32_t is_real(UScriptCode script) { return script > USCRIPT_INHERITED && script != USCRIPT_UNKNOWN; }

static uint32_t tag_of(UScriptCode script) {
  const char *name = is_real(script) ? uscript_getShortName(script) : NULL;
  uint32_t tag = 0;
  for (int32_t i = 0; i < 4; i++) {
    if (name == NULL || name[i] == 0) return 0;
    tag = tag << 8 | (uint8_t)name[i];
  }
  return tag;
}

static UScriptCode own_script(UChar32 scalar) {
  if (scalar < 0x80) {
    int32_t letter = scalar | 0x20;
    return letter >= 'a' && letter <= 'z' ? USCRIPT_LATIN : USCRIPT_COMMON;
  }
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(scalar, &status);
  return U_SUCCESS(status) ? script : USCRIPT_COMMON;
}

/// The script of a common character: that around its opening bracket where it closes one, else that before it.
static UScriptCode common_script(UChar32 scalar, UScriptCode before, OpenBrackets *open) {
  UChar32 closing = closing_partner(scalar);
  if (closing != 0 && open->count < OPEN_LIMIT) {
    open->closing[open->count] = closing;
    open->scripts[open->count++] = before;
  } else if (closing == 0 && may_close(scalar)) {
    for (int32_t index = open->count - 1; index >= 0; index--) {
      if (open->closing[index] != scalar) continue;
      open->count = index;
      return is_real(open->scripts[index]) ? open->scripts[index] : before;
    }
  }
  return before;
}

void text_scripts(const uint8_t *text, int32_t length, uint32_t *scripts) {
  OpenBrackets open = {.count = 0};
  UScriptCode current = USCRIPT_COMMON;
  uint32_t tag = 0;
  for (int32_t at = 0; at < length;) {
    int32_t start = at;
    UChar32 scalar;
    U8_NEXT_OR_FFFD(text, at, length, scalar);
    UScriptCode script = own_script(scalar);
    if (!is_real(script)) script = common_script(scalar, current, &open);
    if (script != current) {
      if (!is_real(current)) {
        // The first script of the text is also that of what stands before it.
        for (int32_t byte = 0; byte < start; byte++) scripts[byte] = tag_of(script);
        for (int32_t index = 0; index < open.count; index++) open.scripts[index] = script;
      }
      current = script;
      tag = tag_of(current);
    }
    for (int32_t byte = start; byte < at; byte++) scripts[byte] = tag;
  }
}

void text_likely_language(uint32_t script, char *language, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char tag[9] = {'u', 'n', 'd', '_', 0, 0, 0, 0, 0};
  for (int32_t i = 0; i < 4; i++) tag[4 + i] = (char)(script >> (24 - 8 * i) & 0xFF);
  char full[ULOC_FULLNAME_CAPACITY];
  language[0] = 0;
  uloc_addLikelySubtags(tag, full, sizeof full, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return;
  uloc_getLanguage(full, language, capacity, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || strcmp(language, "und") == 0) language[0] = 0;
}
