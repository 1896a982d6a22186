#include "CTextShims.h"

#include <stdlib.h>
#include <string.h>

masthead_character_table *masthead_character_table_create(double text_kerning, double display_kerning) {
  masthead_character_table *table = calloc(1, sizeof *table);
  table->text_kerning = text_kerning;
  table->display_kerning = display_kerning;
  return table;
}

void masthead_character_table_destroy(masthead_character_table *table) {
  for (int page = 0; page < 256; page++) free(table->pages[page]);
  free(table);
}

masthead_character *masthead_character_at(masthead_character_table *table, uint16_t unit) {
  masthead_character **page = &table->pages[unit >> 8];
  if (*page == NULL) *page = calloc(256, sizeof **page);
  return *page + (unit & 255);
}

static inline double kerning(const masthead_character_table *table, uint8_t first, uint8_t second) {
  masthead_kerning_pair pair = masthead_kerning_table[first][second];
  return pair.text * table->text_kerning + pair.display * table->display_kerning;
}

size_t masthead_measure(
  const masthead_character_table *table, const uint16_t *text, size_t first, size_t start, size_t end, double extra,
  double *advances, uint32_t *seen) {
  uint32_t flags = 0;
  uint8_t previous = MASTHEAD_NO_SLOT;
  if (start > first && table->pages[text[start - 1] >> 8] != NULL) {
    const masthead_character *character = table->pages[text[start - 1] >> 8] + (text[start - 1] & 255);
    if ((character->flags & (MASTHEAD_RESOLVED | MASTHEAD_COMPLEX)) == MASTHEAD_RESOLVED) previous = character->slot;
  }
  size_t index = start;
  for (; index < end; index++) {
    uint16_t unit = text[index];
    const masthead_character *page = table->pages[unit >> 8];
    if (page == NULL) break;
    const masthead_character *character = page + (unit & 255);
    uint16_t own = character->flags;
    if ((own & (MASTHEAD_RESOLVED | MASTHEAD_COMPLEX)) != MASTHEAD_RESOLVED) break;
    flags |= own;
    advances[index] = character->advance + (own & MASTHEAD_INVISIBLE ? 0 : extra);
    uint8_t slot = character->slot;
    if (slot < MASTHEAD_SLOT_COUNT && previous < MASTHEAD_SLOT_COUNT) {
      advances[index - 1] += kerning(table, previous, slot);
    }
    previous = slot;
  }
  *seen |= flags;
  return index;
}

double masthead_measure_simple_utf8(const masthead_character_table *table, const uint8_t *text, size_t count) {
  const uint32_t wanted = MASTHEAD_RESOLVED;
  const uint32_t refused = MASTHEAD_COMPLEX | MASTHEAD_NEWLINE | MASTHEAD_TAB | MASTHEAD_ATTACHMENT;
  const masthead_character *page = table->pages[0];
  if (page == NULL) return -1;
  double sum = 0, waiting = 0;
  uint8_t previous = MASTHEAD_NO_SLOT;
  for (size_t index = 0; index < count; index++) {
    uint8_t unit = text[index];
    if (unit >= 0x80) return -1;
    const masthead_character *character = page + unit;
    if ((character->flags & (wanted | refused)) != wanted) return -1;
    uint8_t slot = character->slot;
    if (slot < MASTHEAD_SLOT_COUNT && previous < MASTHEAD_SLOT_COUNT) {
      waiting += kerning(table, previous, slot);
    }
    // The same order of additions as `masthead_measure` followed by `masthead_sum`, to the last bit.
    sum += waiting;
    waiting = character->advance;
    previous = slot;
  }
  return sum + waiting;
}

size_t masthead_line_end(const uint16_t *text, size_t start, size_t count) {
  for (size_t index = start; index < count; index++) {
    uint16_t unit = text[index];
    if ((unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029) return index;
  }
  return count;
}

double masthead_sum(const double *values, size_t start, size_t end) {
  double sum = 0;
  for (size_t index = start; index < end; index++) sum += values[index];
  return sum;
}

size_t masthead_utf16_from_utf8(const uint8_t *text, size_t count, uint16_t *out) {
  size_t written = 0;
  for (size_t index = 0; index < count;) {
    uint8_t lead = text[index];
    if (lead < 0x80) {
      out[written++] = lead;
      index += 1;
    } else if (lead < 0xE0) {
      out[written++] = (uint16_t)((lead & 0x1F) << 6 | (text[index + 1] & 0x3F));
      index += 2;
    } else if (lead < 0xF0) {
      out[written++] = (uint16_t)((lead & 0x0F) << 12 | (text[index + 1] & 0x3F) << 6 | (text[index + 2] & 0x3F));
      index += 3;
    } else {
      uint32_t scalar = (uint32_t)(lead & 0x07) << 18 | (uint32_t)(text[index + 1] & 0x3F) << 12 |
        (uint32_t)(text[index + 2] & 0x3F) << 6 | (text[index + 3] & 0x3F);
      scalar -= 0x10000;
      out[written++] = (uint16_t)(0xD800 + (scalar >> 10));
      out[written++] = (uint16_t)(0xDC00 + (scalar & 0x3FF));
      index += 4;
    }
  }
  return written;
}

static inline uint64_t mix(uint64_t a, uint64_t b) {
  __uint128_t product = (__uint128_t)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

uint64_t masthead_hash(const void *bytes, size_t count, uint64_t seed) {
  const uint8_t *cursor = bytes;
  size_t left = count;
  uint64_t hash = seed ^ 0x9E3779B97F4A7C15u;
  while (left >= 16) {
    uint64_t a, b;
    memcpy(&a, cursor, 8);
    memcpy(&b, cursor + 8, 8);
    hash = mix(a ^ 0xA0761D6478BD642Fu, b ^ hash);
    cursor += 16;
    left -= 16;
  }
  uint64_t a = 0, b = 0;
  memcpy(&a, cursor, left < 8 ? left : 8);
  if (left > 8) memcpy(&b, cursor + 8, left - 8);
  return mix(hash ^ count ^ 0xE7037ED1A0B428DBu, mix(a ^ 0x8EBC6AF09C88C6E3u, b ^ hash));
}
