#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

#include "CTextShims.h"

static int script_is_simple(UScriptCode script) {
  switch (script) {
    case USCRIPT_COMMON: case USCRIPT_INHERITED: case USCRIPT_LATIN: case USCRIPT_GREEK: case USCRIPT_CYRILLIC:
    case USCRIPT_HAN: case USCRIPT_HIRAGANA: case USCRIPT_KATAKANA: case USCRIPT_HANGUL: case USCRIPT_BOPOMOFO:
    case USCRIPT_ARMENIAN: case USCRIPT_GEORGIAN: case USCRIPT_ETHIOPIC: case USCRIPT_CHEROKEE: case USCRIPT_YI:
    case USCRIPT_BRAILLE: case USCRIPT_CANADIAN_ABORIGINAL: case USCRIPT_OGHAM: case USCRIPT_RUNIC: case USCRIPT_UNKNOWN:
      return 1;
    default:
      return 0;
  }
}

static int is_bidirectional(UChar32 c) {
  switch (u_charDirection(c)) {
    case U_RIGHT_TO_LEFT: case U_RIGHT_TO_LEFT_ARABIC: case U_ARABIC_NUMBER: case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE: case U_LEFT_TO_RIGHT_OVERRIDE: case U_RIGHT_TO_LEFT_ISOLATE: case U_FIRST_STRONG_ISOLATE:
      return 1;
    default:
      return 0;
  }
}

uint32_t masthead_character_flags(uint32_t c) {
  if (c >= 0x20 && c < 0x7F) return c == 0x20 ? MASTHEAD_SPACE : 0;
  switch (c) {
    case 0x0A: case 0x0B: case 0x0C: case 0x0D: case 0x85: case 0x2028: case 0x2029:
      return MASTHEAD_NEWLINE | MASTHEAD_SPACE | MASTHEAD_INVISIBLE;
    case 0x09:
      return MASTHEAD_TAB | MASTHEAD_SPACE | MASTHEAD_INVISIBLE;
    case 0xFFFC:
      return MASTHEAD_ATTACHMENT | MASTHEAD_INVISIBLE;
    case 0x200C: case 0x200D:
      return MASTHEAD_COMPLEX | MASTHEAD_EXTENDS;
    case 0xAD: case 0xFEFF:
      return MASTHEAD_INVISIBLE;
  }
  uint32_t flags = is_bidirectional((UChar32)c) ? MASTHEAD_BIDIRECTIONAL : 0;
  if (c >= 0xD800 && c < 0xE000) return flags | MASTHEAD_COMPLEX;
  uint32_t category = U_GET_GC_MASK((UChar32)c);
  if (category & (U_GC_CC_MASK | U_GC_CF_MASK)) {
    if (c < 0x10000) return flags | MASTHEAD_INVISIBLE;
    return flags | MASTHEAD_COMPLEX | MASTHEAD_EXTENDS;
  }
  if (category & (U_GC_MN_MASK | U_GC_MC_MASK | U_GC_ME_MASK)) return flags | MASTHEAD_COMPLEX | MASTHEAD_EXTENDS;
  if (c >= 0x10000) {
    if (u_hasBinaryProperty((UChar32)c, UCHAR_EMOJI_MODIFIER)) flags |= MASTHEAD_EXTENDS;
    return flags | MASTHEAD_COMPLEX;
  }
  if ((c >= 0x1100 && c < 0x1200) || (c >= 0xA960 && c < 0xA980) || (c >= 0xD7B0 && c < 0xD800)) {
    return flags | MASTHEAD_COMPLEX;
  }
  UErrorCode status = U_ZERO_ERROR;
  if (!script_is_simple(uscript_getScript((UChar32)c, &status))) flags |= MASTHEAD_COMPLEX;
  if (c != 0xA0 && c != 0x2007 && c != 0x202F && u_isUWhiteSpace((UChar32)c)) flags |= MASTHEAD_SPACE;
  return flags;
}

uint32_t masthead_base_character(uint32_t c) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFDInstance(&status);
  UChar decomposition[32];
  if (U_FAILURE(status)) return c;
  int32_t length = unorm2_getDecomposition(normalizer, (UChar32)c, decomposition, 32, &status);
  if (U_FAILURE(status) || length <= 0) return c;
  UChar32 first;
  U16_GET(decomposition, 0, 0, length, first);
  return (uint32_t)first;
}

uint32_t masthead_script(uint32_t c) {
  UErrorCode status = U_ZERO_ERROR;
  const char *name = uscript_getShortName(uscript_getScript((UChar32)c, &status));
  if (U_FAILURE(status) || name == NULL) name = "Zzzz";
  return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}

int masthead_is_emoji_presentation(uint32_t c) { return u_hasBinaryProperty((UChar32)c, UCHAR_EMOJI_PRESENTATION); }
int masthead_is_emoji(uint32_t c) { return u_hasBinaryProperty((UChar32)c, UCHAR_EMOJI); }
uint32_t masthead_mirror(uint32_t c) { return (uint32_t)u_charMirror((UChar32)c); }

struct masthead_breaker {
  UBreakIterator *iterators[3];
};

masthead_breaker *masthead_breaker_create(void) { return calloc(1, sizeof(masthead_breaker)); }

int masthead_breaker_mark(masthead_breaker *breaker, int kind, const uint16_t *text, size_t count, uint8_t *flags) {
  int slot = kind == MASTHEAD_BREAK_LINE ? 0 : kind == MASTHEAD_BREAK_GRAPHEME ? 1 : 2;
  const UBreakIteratorType types[3] = {UBRK_LINE, UBRK_CHARACTER, UBRK_WORD};
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = breaker->iterators[slot];
  if (iterator == NULL) {
    iterator = ubrk_open(types[slot], "en", text, (int32_t)count, &status);
    if (U_FAILURE(status)) return 0;
    breaker->iterators[slot] = iterator;
  } else {
    ubrk_setText(iterator, text, (int32_t)count, &status);
    if (U_FAILURE(status)) return 0;
  }
  for (int32_t at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) flags[at] |= (uint8_t)kind;
  return 1;
}

int masthead_needs_bidi(const uint16_t *text, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint16_t unit = text[index];
    if (unit < 0x590) continue;
    if (unit <= 0x8FF || unit == 0x200F || unit == 0x202B || unit == 0x202D || unit == 0x202E || unit == 0x2067 ||
      unit == 0x2068 || unit == 0xD802 || unit == 0xD803 || unit == 0xD83A || unit == 0xD83B ||
      (unit >= 0xFB1D && unit <= 0xFDFF) || (unit >= 0xFE70 && unit <= 0xFEFE)) {
      return 1;
    }
  }
  return 0;
}

int masthead_guess_cjk(const uint16_t *text, size_t count) {
  int found = 0;
  for (size_t index = 0; index < count; index++) {
    uint16_t unit = text[index];
    if (unit < 0x1100) continue;
    if ((unit >= 0x3041 && unit <= 0x30FF) || (unit >= 0x31F0 && unit <= 0x31FF) || (unit >= 0xFF66 && unit <= 0xFF9D)) {
      return 1;
    }
    if ((unit >= 0xAC00 && unit <= 0xD7A3) || unit < 0x1200) found = 2;
  }
  return found;
}

void masthead_bidi_levels_within(
  const uint16_t *text, size_t count, uint8_t base, uint8_t *explicit_levels, uint8_t *levels) {
  UBiDi *bidi = ubidi_open();
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, text, (int32_t)count, base, explicit_levels, &status);
  const UBiDiLevel *found = U_SUCCESS(status) && count > 0 ? ubidi_getLevels(bidi, &status) : NULL;
  for (size_t index = 0; index < count; index++) levels[index] = found != NULL ? found[index] : base;
  ubidi_close(bidi);
}

uint8_t masthead_bidi_levels(const uint16_t *text, size_t count, uint8_t base, uint8_t *levels) {
  UBiDi *bidi = ubidi_open();
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, text, (int32_t)count, base == 255 ? UBIDI_DEFAULT_LTR : base, NULL, &status);
  UBiDiLevel paragraph = ubidi_getParaLevel(bidi);
  const UBiDiLevel *found = U_SUCCESS(status) && count > 0 ? ubidi_getLevels(bidi, &status) : NULL;
  for (size_t index = 0; index < count; index++) levels[index] = found != NULL ? found[index] : paragraph;
  ubidi_close(bidi);
  return paragraph;
}
