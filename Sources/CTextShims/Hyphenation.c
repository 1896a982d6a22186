// Where words may be parted, by the patterns of a language.
//
// Liang's algorithm is libhyphen's, which takes words in lower case and in the encoding of its file; places come back by characters. Here
// they are counted in UTF-16 units.
#include "CTextShims.h"

#include <hyphen.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/utf16.h>

// Longer words are no words; libhyphen's work grows with the square of the length where patterns nest.
enum { MASTHEAD_LONGEST_WORD = 128 };

struct masthead_hyphens {
  HyphenDict *dictionary;
  // Nil for UTF-8.
  UConverter *converter;
};

masthead_hyphens *masthead_hyphens_open(const char *path) {
  HyphenDict *dictionary = hnj_hyphen_load(path);
  if (!dictionary) return NULL;
  UConverter *converter = NULL;
  if (!dictionary->utf8) {
    UErrorCode error = U_ZERO_ERROR;
    converter = ucnv_open(dictionary->cset, &error);
    if (U_SUCCESS(error)) {
      ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, &error);
    }
    if (U_FAILURE(error)) {
      if (converter) ucnv_close(converter);
      hnj_hyphen_free(dictionary);
      return NULL;
    }
  }
  masthead_hyphens *made = malloc(sizeof *made);
  if (!made) abort();
  made->dictionary = dictionary;
  made->converter = converter;
  return made;
}

void masthead_hyphens_close(masthead_hyphens *hyphens) {
  if (!hyphens) return;
  if (hyphens->converter) ucnv_close(hyphens->converter);
  hnj_hyphen_free(hyphens->dictionary);
  free(hyphens);
}

int32_t masthead_is_word_unit(uint16_t unit) {
  if (U16_IS_SURROGATE(unit)) return 0;
  return u_isalpha(unit) || U_MASK(u_charType(unit)) & U_GC_M_MASK ? 1 : 0;
}

int32_t masthead_hyphens_mark(masthead_hyphens *hyphens, const uint16_t *word, int32_t count, uint8_t *places) {
  if (count < 2 || count > MASTHEAD_LONGEST_WORD) return 0;
  memset(places, 0, (size_t)count);
  UChar lower[MASTHEAD_LONGEST_WORD];
  for (int32_t index = 0; index < count; index++) lower[index] = (UChar)u_tolower(word[index]);
  // A unit of the word is a character of the file: words hold nothing from beyond the basic plane.
  char bytes[MASTHEAD_LONGEST_WORD * 3 + 1];
  int32_t length = 0;
  if (hyphens->converter) {
    UErrorCode error = U_ZERO_ERROR;
    ucnv_resetFromUnicode(hyphens->converter);
    length = ucnv_fromUChars(hyphens->converter, bytes, (int32_t)sizeof bytes, lower, count, &error);
    // A letter that the language does not have: a foreign word.
    if (U_FAILURE(error) || length != count) return 0;
  } else {
    for (int32_t index = 0; index < count; index++) {
      uint32_t c = lower[index];
      if (c < 0x80) {
        bytes[length++] = (char)c;
      } else if (c < 0x800) {
        bytes[length++] = (char)(0xC0 | c >> 6);
        bytes[length++] = (char)(0x80 | (c & 0x3F));
      } else {
        bytes[length++] = (char)(0xE0 | c >> 12);
        bytes[length++] = (char)(0x80 | (c >> 6 & 0x3F));
        bytes[length++] = (char)(0x80 | (c & 0x3F));
      }
    }
  }
  char marks[MASTHEAD_LONGEST_WORD * 3 + 6];
  memset(marks, 0, sizeof marks);
  char **replaced = NULL;
  int *from = NULL;
  int *cut = NULL;
  int failed = hnj_hyphen_hyphenate2(hyphens->dictionary, bytes, length, marks, NULL, &replaced, &from, &cut);
  int32_t found = 0;
  if (!failed) {
    for (int32_t index = 0; index + 1 < count; index++) {
      // Where parting would change letters, the word stays whole.
      if (!(marks[index] & 1) || (replaced && replaced[index])) continue;
      places[index + 1] = 1;
      found = 1;
    }
  }
  if (replaced) {
    for (int32_t index = 0; index < length; index++) free(replaced[index]);
    free(replaced);
  }
  free(from);
  free(cut);
  return found;
}
