#include "CDeflate.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

enum {
  LITERALS = 286,
  DISTANCES = 30,
  CODE_LENGTHS = 19,
  LONGEST_CODE = 15,
  LONGEST_CODE_LENGTH_CODE = 7,
  LEAST_MATCH = 4,
  LONGEST_MATCH = 258,
  WINDOW = 32 * 1024,
  HASH_BITS = 13,
  END_OF_BLOCK = 256,
};

// A literal is its byte; a match is MATCH | (length - 3) << 16 | (distance - 1).
enum { MATCH = 1u << 31 };

// Bits on their way out, fewer than eight between calls.
typedef struct {
  uint64_t bits;
  unsigned count;
  uint8_t *out;
} writer;

struct cg_deflater {
  uint64_t bits;
  unsigned bit_count;
  int has_header;
  uint32_t adler;
  uint32_t places[1 << HASH_BITS];
  uint32_t literal_counts[LITERALS], distance_counts[DISTANCES];
  // One symbol for each byte at most, and the end of the block.
  uint32_t tokens[CG_DEFLATE_LARGEST_BAND];
};

// MARK: Symbols of lengths and distances (RFC 1951 §3.2.5)

static const uint16_t length_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                          31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_bits[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static inline unsigned log2_of(uint32_t value) { return 31 - (unsigned)__builtin_clz(value); }

static inline unsigned length_symbol(unsigned length) {
  if (length == LONGEST_MATCH) return 28;
  unsigned above = length - 3;
  if (above < 8) return above;
  unsigned bits = log2_of(above) - 2;
  return bits * 4 + (above >> bits);
}

static inline unsigned distance_symbol(unsigned distance) {
  unsigned above = distance - 1;
  if (above < 4) return above;
  unsigned bits = log2_of(above) - 1;
  return bits * 2 + (above >> bits);
}

static inline unsigned distance_bits(unsigned symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

// MARK: Matches

static inline uint32_t load32(const uint8_t *at) {
  uint32_t word;
  memcpy(&word, at, 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap32(word);
#endif
  return word;
}

// How many bytes from `a` on are those from `b` on, before `end`, which bounds `a`.
static inline size_t equal_bytes(const uint8_t *a, const uint8_t *b, const uint8_t *end) {
  const uint8_t *start = a;
#if defined(__x86_64__)
  while (end - a >= 16) {
    __m128i equal =
        _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)a), _mm_loadu_si128((const __m128i *)b));
    unsigned mask = (unsigned)_mm_movemask_epi8(equal);
    if (mask != 0xffff) return (size_t)(a - start) + (size_t)__builtin_ctz(~mask);
    a += 16;
    b += 16;
  }
#endif
  while (a < end && *a == *b) {
    a++;
    b++;
  }
  return (size_t)(a - start);
}

static inline void add_literal(cg_deflater *d, size_t *count, uint8_t byte) {
  d->tokens[(*count)++] = byte;
  d->literal_counts[byte]++;
}

// A run may be cut in any pieces of 3…258 bytes: no piece of one or two may be left.
static void add_matches(cg_deflater *d, size_t *count, size_t length, size_t distance) {
  unsigned symbol = distance_symbol((unsigned)distance);
  while (length) {
    size_t part = length;
    if (length > LONGEST_MATCH) part = length - LONGEST_MATCH < 3 ? LONGEST_MATCH - 3 : LONGEST_MATCH;
    d->tokens[(*count)++] = MATCH | (uint32_t)(part - 3) << 16 | (uint32_t)(distance - 1);
    d->literal_counts[257 + length_symbol((unsigned)part)]++;
    d->distance_counts[symbol]++;
    length -= part;
  }
}

// Finds what repeats; returns the count of tokens.
static size_t find_tokens(cg_deflater *d, const uint8_t *bytes, size_t size) {
  size_t count = 0, at = 0;
  const uint8_t *end = bytes + size;
  memset(d->places, 0, sizeof d->places);
  memset(d->literal_counts, 0, sizeof d->literal_counts);
  memset(d->distance_counts, 0, sizeof d->distance_counts);
  while (at + LEAST_MATCH <= size) {
    uint32_t word = load32(bytes + at);
    size_t length = 0, distance = 0;
    if (at && word == load32(bytes + at - 1)) {
      distance = 1;
    } else {
      uint32_t *place = &d->places[(word * 2654435761u) >> (32 - HASH_BITS)];
      // Places are counted from 1; 0 is none.
      size_t candidate = *place;
      *place = (uint32_t)at + 1;
      if (candidate && at + 1 - candidate <= WINDOW && load32(bytes + candidate - 1) == word) {
        distance = at + 1 - candidate;
      }
    }
    if (!distance) {
      add_literal(d, &count, bytes[at++]);
      continue;
    }
    length = 4 + equal_bytes(bytes + at + 4, bytes + at + 4 - distance, end);
    add_matches(d, &count, length, distance);
    at += length;
  }
  while (at < size) add_literal(d, &count, bytes[at++]);
  d->literal_counts[END_OF_BLOCK]++;
  return count;
}

// MARK: Codes

typedef struct {
  uint32_t weight;
  uint16_t symbol;
} weighted;

static int compare_weights(const void *a, const void *b) {
  const weighted *first = a, *second = b;
  if (first->weight != second->weight) return first->weight < second->weight ? -1 : 1;
  return (int)first->symbol - (int)second->symbol;
}

// Lengths of the codes of least cost, by merging the two lightest nodes again and again, and of at most `longest` bits.
static void make_lengths(const uint32_t *counts, size_t symbols, unsigned longest, uint8_t *lengths) {
  weighted leaves[LITERALS];
  uint32_t weights[LITERALS];
  uint16_t leaf_parents[LITERALS], node_parents[LITERALS];
  uint8_t depths[LITERALS];
  size_t used = 0;
  memset(lengths, 0, symbols);
  for (size_t i = 0; i < symbols; i++) {
    if (counts[i]) leaves[used++] = (weighted){counts[i], (uint16_t)i};
  }
  if (used == 0) return;
  if (used == 1) {
    lengths[leaves[0].symbol] = 1;
    return;
  }
  qsort(leaves, used, sizeof *leaves, compare_weights);
  // Nodes are made in the order of their weights, so that the lightest of all are at the front of two queues.
  size_t leaf = 0, node = 0, nodes = used - 1;
  for (size_t next = 0; next < nodes; next++) {
    uint32_t sum = 0;
    for (int half = 0; half < 2; half++) {
      if (node == next || (leaf < used && leaves[leaf].weight <= weights[node])) {
        sum += leaves[leaf].weight;
        leaf_parents[leaf++] = (uint16_t)next;
      } else {
        sum += weights[node];
        node_parents[node++] = (uint16_t)next;
      }
    }
    weights[next] = sum;
  }
  unsigned of_length[64] = {0};
  depths[nodes - 1] = 0;
  for (size_t i = nodes - 1; i-- > 0;) depths[i] = depths[node_parents[i]] + 1;
  for (size_t i = 0; i < used; i++) {
    unsigned depth = depths[leaf_parents[i]] + 1u;
    of_length[depth < longest ? depth : longest]++;
  }
  // Shortened codes take more room than there is: a code is made one longer until all fit.
  uint32_t room = 0;
  for (unsigned length = 1; length <= longest; length++) room += of_length[length] << (longest - length);
  while (room > 1u << longest) {
    unsigned length = longest - 1;
    while (!of_length[length]) length--;
    of_length[length]--;
    of_length[length + 1] += 2;
    of_length[longest]--;
    room--;
  }
  // The lightest get the longest codes.
  size_t next = 0;
  for (unsigned length = longest; length > 0; length--) {
    for (unsigned i = 0; i < of_length[length]; i++) lengths[leaves[next++].symbol] = (uint8_t)length;
  }
}

// The codes that the lengths stand for (RFC 1951 §3.2.2), their bits reversed as they are written.
static void make_codes(const uint8_t *lengths, size_t symbols, uint16_t *codes) {
  unsigned of_length[LONGEST_CODE + 2] = {0}, next[LONGEST_CODE + 2] = {0};
  for (size_t i = 0; i < symbols; i++) of_length[lengths[i]]++;
  of_length[0] = 0;
  for (unsigned length = 1; length <= LONGEST_CODE; length++) {
    next[length] = (next[length - 1] + of_length[length - 1]) << 1;
  }
  for (size_t i = 0; i < symbols; i++) {
    unsigned code = lengths[i] ? next[lengths[i]]++ : 0, reversed = 0;
    for (unsigned bit = 0; bit < lengths[i]; bit++) reversed |= (code >> bit & 1) << (lengths[i] - 1 - bit);
    codes[i] = (uint16_t)reversed;
  }
}

// MARK: Writing

// Writes eight bytes, of which only the whole ones count.
static inline void put(writer *w, uint32_t value, unsigned bits) {
  w->bits |= (uint64_t)value << w->count;
  w->count += bits;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  uint64_t word = __builtin_bswap64(w->bits);
#else
  uint64_t word = w->bits;
#endif
  memcpy(w->out, &word, 8);
  w->out += w->count >> 3;
  w->bits >>= w->count & ~7u;
  w->count &= 7;
}

static void put_to_byte(writer *w) {
  if (w->count) put(w, 0, 8 - w->count);
}

// The lengths of codes with runs written short (RFC 1951 §3.2.7): symbol, and its extra bits from bit 8 on.
static size_t pack_lengths(const uint8_t *lengths, size_t count, uint16_t *packed) {
  size_t made = 0;
  for (size_t i = 0; i < count;) {
    size_t run = 1;
    while (i + run < count && lengths[i + run] == lengths[i]) run++;
    size_t left = run;
    if (lengths[i] == 0) {
      while (left >= 11) {
        size_t part = left < 138 ? left : 138;
        packed[made++] = (uint16_t)(18 | (part - 11) << 8);
        left -= part;
      }
      if (left >= 3) {
        packed[made++] = (uint16_t)(17 | (left - 3) << 8);
        left = 0;
      }
    } else {
      packed[made++] = lengths[i];
      left--;
      while (left >= 3) {
        size_t part = left < 6 ? left : 6;
        packed[made++] = (uint16_t)(16 | (part - 3) << 8);
        left -= part;
      }
    }
    while (left--) packed[made++] = lengths[i];
    i += run;
  }
  return made;
}

static void put_code_tables(writer *w, const uint8_t *literals, const uint8_t *distances) {
  static const uint8_t order[CODE_LENGTHS] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  size_t literal_count = LITERALS, distance_count = DISTANCES;
  while (literal_count > 257 && !literals[literal_count - 1]) literal_count--;
  while (distance_count > 1 && !distances[distance_count - 1]) distance_count--;
  uint8_t all[LITERALS + DISTANCES], lengths[CODE_LENGTHS];
  uint16_t packed[LITERALS + DISTANCES], codes[CODE_LENGTHS];
  memcpy(all, literals, literal_count);
  memcpy(all + literal_count, distances, distance_count);
  size_t packed_count = pack_lengths(all, literal_count + distance_count, packed);
  uint32_t counts[CODE_LENGTHS] = {0};
  for (size_t i = 0; i < packed_count; i++) counts[packed[i] & 0xff]++;
  make_lengths(counts, CODE_LENGTHS, LONGEST_CODE_LENGTH_CODE, lengths);
  make_codes(lengths, CODE_LENGTHS, codes);
  unsigned shown = CODE_LENGTHS;
  while (shown > 4 && !lengths[order[shown - 1]]) shown--;
  put(w, (uint32_t)(literal_count - 257), 5);
  put(w, (uint32_t)(distance_count - 1), 5);
  put(w, shown - 4, 4);
  for (unsigned i = 0; i < shown; i++) put(w, lengths[order[i]], 3);
  for (size_t i = 0; i < packed_count; i++) {
    unsigned symbol = packed[i] & 0xff;
    put(w, codes[symbol], lengths[symbol]);
    if (symbol >= 16) put(w, packed[i] >> 8, symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
}

static uint64_t bits_of_tokens(const cg_deflater *d, const uint8_t *literals, const uint8_t *distances) {
  uint64_t bits = 0;
  for (unsigned i = 0; i < LITERALS; i++) {
    bits += (uint64_t)d->literal_counts[i] * (literals[i] + (i > 256 ? length_bits[i - 257] : 0));
  }
  for (unsigned i = 0; i < DISTANCES; i++) {
    bits += (uint64_t)d->distance_counts[i] * (distances[i] + distance_bits(i));
  }
  return bits;
}

static void put_stored(writer *w, const uint8_t *bytes, size_t count, int is_last) {
  do {
    size_t part = count < 65535 ? count : 65535;
    put(w, is_last && part == count, 3);
    put_to_byte(w);
    put(w, (uint32_t)part, 16);
    put(w, (uint32_t)part ^ 0xffff, 16);
    memcpy(w->out, bytes, part);
    w->out += part;
    bytes += part;
    count -= part;
  } while (count);
}

static void put_tokens(
    const cg_deflater *d, writer *to, size_t count, const uint8_t *literals, const uint8_t *distances) {
  // A copy that bytes written can not alias stays in registers.
  writer w = *to;
  uint16_t literal_codes[LITERALS], distance_codes[DISTANCES];
  make_codes(literals, LITERALS, literal_codes);
  make_codes(distances, DISTANCES, distance_codes);
  for (size_t i = 0; i < count; i++) {
    uint32_t token = d->tokens[i];
    if (!(token & MATCH)) {
      put(&w, literal_codes[token], literals[token]);
      continue;
    }
    unsigned length = (token >> 16 & 0xff) + 3, distance = (token & 0xffff) + 1;
    unsigned symbol = length_symbol(length);
    put(&w, literal_codes[257 + symbol], literals[257 + symbol]);
    put(&w, length - length_bases[symbol], length_bits[symbol]);
    symbol = distance_symbol(distance);
    unsigned bits = distance_bits(symbol);
    put(&w, distance_codes[symbol], distances[symbol]);
    put(&w, (distance - 1) & ((1u << bits) - 1), bits);
  }
  put(&w, literal_codes[END_OF_BLOCK], literals[END_OF_BLOCK]);
  *to = w;
}

// MARK: The stream

cg_deflater *cg_deflate_begin(void) {
  cg_deflater *d = calloc(1, sizeof *d);
  if (d) d->adler = 1;
  return d;
}

void cg_deflate_end(cg_deflater *d) { free(d); }

size_t cg_deflate_bound(size_t count) {
  // Stored blocks have five bytes each; the envelope six, bits may wait from before, and eight bytes are
  // written at a time.
  return count + 5 * (count / 65535 + 1) + 48;
}

// RFC 1950 §8.2; 5,552 bytes are the most whose sums fit 32 bits.
static uint32_t adler32_of(uint32_t adler, const uint8_t *bytes, size_t count) {
  uint32_t low = adler & 0xffff, high = adler >> 16;
  while (count) {
    size_t part = count < 5552 ? count : 5552;
    count -= part;
#if defined(__x86_64__)
    // Sixteen bytes at a time: each counts for the later sums as often as bytes follow it.
    const __m128i zero = _mm_setzero_si128();
    const __m128i weights_low = _mm_setr_epi16(16, 15, 14, 13, 12, 11, 10, 9);
    const __m128i weights_high = _mm_setr_epi16(8, 7, 6, 5, 4, 3, 2, 1);
    __m128i sums = zero, before = zero, weighted_sums = zero;
    size_t blocks = part / 16;
    for (size_t i = 0; i < blocks; i++, bytes += 16) {
      __m128i block = _mm_loadu_si128((const __m128i *)bytes);
      before = _mm_add_epi32(before, sums);
      sums = _mm_add_epi32(sums, _mm_sad_epu8(block, zero));
      weighted_sums = _mm_add_epi32(
          weighted_sums,
          _mm_add_epi32(
              _mm_madd_epi16(_mm_unpacklo_epi8(block, zero), weights_low),
              _mm_madd_epi16(_mm_unpackhi_epi8(block, zero), weights_high)));
    }
    uint32_t lanes[4];
    high += low * 16 * (uint32_t)blocks;
    _mm_storeu_si128((__m128i *)lanes, before);
    high += 16 * (lanes[0] + lanes[2]);
    _mm_storeu_si128((__m128i *)lanes, weighted_sums);
    high += lanes[0] + lanes[1] + lanes[2] + lanes[3];
    _mm_storeu_si128((__m128i *)lanes, sums);
    low += lanes[0] + lanes[2];
    part -= blocks * 16;
#endif
    while (part--) {
      low += *bytes++;
      high += low;
    }
    low %= 65521;
    high %= 65521;
  }
  return high << 16 | low;
}

size_t cg_deflate_band(cg_deflater *d, const uint8_t *bytes, size_t count, int is_last, uint8_t *out) {
  uint8_t literals[LITERALS], distances[DISTANCES];
  writer w = {d->bits, d->bit_count, out};
  if (!d->has_header) {
    // Deflate with a window of 32 kB, "fastest" (RFC 1950 §2.2).
    put(&w, 0x0178, 16);
    d->has_header = 1;
  }
  d->adler = adler32_of(d->adler, bytes, count);
  size_t tokens = find_tokens(d, bytes, count);
  make_lengths(d->literal_counts, LITERALS, LONGEST_CODE, literals);
  make_lengths(d->distance_counts, DISTANCES, LONGEST_CODE, distances);
  // The tables take less than 400 bytes.
  if (bits_of_tokens(d, literals, distances) / 8 + 400 > count) {
    put_stored(&w, bytes, count, is_last);
  } else {
    put(&w, is_last ? 5 : 4, 3);
    put_code_tables(&w, literals, distances);
    put_tokens(d, &w, tokens, literals, distances);
  }
  if (is_last) {
    put_to_byte(&w);
    put(&w, __builtin_bswap32(d->adler), 32);
  }
  d->bits = w.bits;
  d->bit_count = w.count;
  return (size_t)(w.out - out);
}
