#pragma once
#include <stddef.h>
#include <stdint.h>

#include "CTextRasterizing.h"

// MARK: The iOS system font as numbers (SystemFontTables.c, generated)

#define MASTHEAD_ASCII_COUNT 95
#define MASTHEAD_EXTRA_COUNT 33
#define MASTHEAD_SLOT_COUNT 128
/// A character that takes no part in pair kerning.
#define MASTHEAD_NO_SLOT 255

// Rows: the nine weights from ultra light to black, then italic regular. Units: 1/2048 em.

/// 95 advances, ASCII 32 ... 126, tracking removed.
const double *masthead_system_advances(int row, int is_display);
/// Text cut, display cut.
const double *masthead_system_x_heights(int row);
/// Pairs of size and tracking in order of size.
const double *masthead_system_tracking(void);
int masthead_system_tracking_count(void);
/// Characters of the slots after ASCII.
const uint16_t *masthead_extra_characters(void);
/// Advances of them that make the system font's when multiplied by its ratio to Inter.
const double *masthead_extra_advances(int row);
/// What a pair of slots is moved together by, in 1/2048 em, in the text cut and the display cut.
typedef struct {
  int16_t text;
  int16_t display;
} masthead_kerning_pair;
/// [first slot][second slot].
extern const masthead_kerning_pair masthead_kerning_table[MASTHEAD_SLOT_COUNT][MASTHEAD_SLOT_COUNT];

// MARK: Characters of one font at one size

/// Advance and face are known.
#define MASTHEAD_RESOLVED 1
/// Only the shaper knows the advance.
#define MASTHEAD_COMPLEX 2
/// Belongs to the character before it.
#define MASTHEAD_EXTENDS 4
/// Hangs over the end of a wrapped line.
#define MASTHEAD_SPACE 8
/// Ends a line.
#define MASTHEAD_NEWLINE 16
#define MASTHEAD_TAB 32
#define MASTHEAD_ATTACHMENT 64
/// The paragraph needs the bidirectional algorithm.
#define MASTHEAD_BIDIRECTIONAL 128
/// Draws nothing.
#define MASTHEAD_INVISIBLE 256
/// Glyph and offset are known.
#define MASTHEAD_HAS_GLYPH 512

typedef struct {
  double advance;
  float offset;
  uint16_t glyph;
  uint16_t flags;
  uint8_t face;
  uint8_t slot;
} masthead_character;

/// Characters of the basic plane, 256 a page, filled as they are met; others go to the shaper.
typedef struct {
  masthead_character *pages[256];
  /// Points for each unit of a pair's kerning, of the two cuts.
  double text_kerning;
  double display_kerning;
} masthead_character_table;

masthead_character_table *masthead_character_table_create(double text_kerning, double display_kerning);
void masthead_character_table_destroy(masthead_character_table *table);
/// The character's entry, made (unresolved) when missing.
masthead_character *masthead_character_at(masthead_character_table *table, uint16_t unit);

/// Writes an advance for each UTF-16 unit from `start`, until one that is unresolved or complex; returns that one's index.
/// The text of this font begins at `first`; `extra` is added to every visible character; `seen` collects the flags met.
size_t masthead_measure(
  const masthead_character_table *table, const uint16_t *text, size_t first, size_t start, size_t end, double extra,
  double *advances, uint32_t *seen);
/// The sum over a text of resolved characters, or -1 when one is unresolved, complex or ends a line.
double masthead_measure_simple_utf8(
  const masthead_character_table *table, const uint8_t *text, size_t count);
/// The index of the first character that ends a line, from `start` on, or `count`.
size_t masthead_line_end(const uint16_t *text, size_t start, size_t count);
double masthead_sum(const double *values, size_t start, size_t end);

// MARK: UTF-8

/// Decodes valid UTF-8; `out` has room for `count` units; returns the units written.
size_t masthead_utf16_from_utf8(const uint8_t *text, size_t count, uint16_t *out);
uint64_t masthead_hash(const void *bytes, size_t count, uint64_t seed);

// MARK: Unicode (ICU)

/// The flags of a code point that do not depend on a font.
uint32_t masthead_character_flags(uint32_t code_point);
/// First character of the canonical decomposition.
uint32_t masthead_base_character(uint32_t code_point);
/// ISO 15924 tag, HarfBuzz's number, of a code point's script (Zyyy for common, Zinh for inherited).
uint32_t masthead_script(uint32_t code_point);
int masthead_is_emoji_presentation(uint32_t code_point);
int masthead_is_emoji(uint32_t code_point);
uint32_t masthead_mirror(uint32_t code_point);

#define MASTHEAD_BREAK_LINE 1
#define MASTHEAD_BREAK_GRAPHEME 2
#define MASTHEAD_BREAK_WORD 4

typedef struct masthead_breaker masthead_breaker;
masthead_breaker *masthead_breaker_create(void);
/// Sets `kind` in `flags[i]` (0 ... count) for each boundary of that kind. Returns 0 when ICU has no such rules.
int masthead_breaker_mark(masthead_breaker *breaker, int kind, const uint16_t *text, size_t count, uint8_t *flags);
/// Whether any of the text runs from right to left.
int masthead_needs_bidi(const uint16_t *text, size_t count);
/// 1 japanese (kana), 2 korean (hangul, no kana), 0 neither.
int masthead_guess_cjk(const uint16_t *text, size_t count);
/// Embedding levels of one paragraph. `base` 0 left to right, 1 right to left, 255 by the first strong character.
/// Returns the paragraph's level.
uint8_t masthead_bidi_levels(const uint16_t *text, size_t count, uint8_t base, uint8_t *levels);
/// The same inside of levels that are given for each unit; the highest bit of one makes it the direction of the unit itself.
void masthead_bidi_levels_within(
  const uint16_t *text, size_t count, uint8_t base, uint8_t *explicit_levels, uint8_t *levels);

/// Writes the plural category of a number in a language (`one`, `few`, `other`, …), with a zero at its end, and gives its length; 0 where the
/// system's ICU does not tell.
int32_t masthead_plural_category(const char *language, double number, char *category, int32_t capacity);

/// Writes a number as an ICU number skeleton says (ASCII), with units for instance, in UTF-16; gives the length, 0 where the system's ICU does not tell.
int32_t masthead_format_number(
  const char *locale, const char *skeleton, double number, uint16_t *text, int32_t capacity);

/// Joins texts as a list of quantities of different units (`1 hour, 10 minutes`); `width` is 0 for words in full, 1 for short ones, 2 for narrow ones. Gives
/// the length in UTF-16, 0 where the system's ICU does not tell.
int32_t masthead_join_units(
  const char *locale, int32_t width, const uint16_t *const *texts, const int32_t *lengths, int32_t count,
  uint16_t *text, int32_t capacity);

/// What `masthead_collate` returns where the system's ICU has no collation.
#define MASTHEAD_NO_COLLATION 2

/// −1, 0 or 1 as the first text (UTF-8) comes before, with or after the second in the order of English, which is that of
/// CLDR's root; with `letters_only` case and accents do not count.
///
/// Not thread-safe: the collators are opened at the first call.
int32_t masthead_collate(
  const char *first, int32_t first_length, const char *second, int32_t second_length, int32_t letters_only);

// MARK: Parting words (Hyphenation.c)

/// The hyphenation patterns of a language.
typedef struct masthead_hyphens masthead_hyphens;

/// Reads a file of patterns; NULL where it cannot be read.
masthead_hyphens *masthead_hyphens_open(const char *path);
void masthead_hyphens_close(masthead_hyphens *hyphens);
/// Whether a UTF-16 unit is part of a word that patterns are asked for: a letter or a mark of the basic plane.
int32_t masthead_is_word_unit(uint16_t unit);
/// Sets `places[i]` to 1 where a word may be parted before its unit i, else to 0; returns 0 where it may be parted nowhere, in which case
/// `places` may be as it was. `places` has room for `count`.
int32_t masthead_hyphens_mark(masthead_hyphens *hyphens, const uint16_t *word, int32_t count, uint8_t *places);
