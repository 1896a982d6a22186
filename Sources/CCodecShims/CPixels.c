#include "CPixels.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Two components at a time: a word masked with LANES holds two bytes with room above each.
#define LANES 0x00ff00ffu
#define HALVES 0x00800080u

static inline uint32_t multiply_lanes(uint32_t lanes, uint32_t factor) {
  uint32_t product = lanes * factor + HALVES;
  return ((product + ((product >> 8) & LANES)) >> 8) & LANES;
}

static inline uint32_t multiply_pixel(uint32_t pixel, uint32_t factor) {
  return multiply_lanes(pixel & LANES, factor) | (multiply_lanes((pixel >> 8) & LANES, factor) << 8);
}

static inline uint8_t multiply_byte(uint32_t a, uint32_t b) {
  uint32_t product = a * b + 0x80;
  return (uint8_t)((product + (product >> 8)) >> 8);
}

// Vectors are used by hand because C is compiled without optimization in debug builds, where a loop over single bytes
// would be the slowest part of a frame.
typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t halves8 __attribute__((vector_size(16)));

static inline halves8 multiply_halves(halves8 a, halves8 b) {
  halves8 product = a * b + 0x80;
  return (product + (product >> 8)) >> 8;
}

// A pixel twice, each component in 16 bits.
static inline halves8 widened(uint32_t color) {
  bytes8 two;
  memcpy(&two, &color, 4);
  memcpy((char *)&two + 4, &color, 4);
  return __builtin_convertvector(two, halves8);
}

// Two pixels of a colour through their coverage, over two pixels: each component is color · m + below · (255 − alpha · m),
// the two products rounded by themselves, as Cairo does. A sum above 255 is cut; only a colour that is brighter than its
// alpha has one.
static inline bytes8 over_two(halves8 color, halves8 coverage, bytes8 below, int opaque) {
  halves8 source = multiply_halves(color, coverage);
  halves8 alpha = opaque ? coverage : __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7);
  halves8 sum = source + multiply_halves(__builtin_convertvector(below, halves8), 255 - alpha);
  sum |= (halves8)(sum > 255);
  return __builtin_convertvector(sum & 255, bytes8);
}

static inline void fill_four(uint32_t *pixels, uint32_t word, halves8 color, int opaque) {
  bytes4 four;
  memcpy(&four, &word, 4);
  bytes16 below;
  memcpy(&below, pixels, 16);
  bytes8 first_coverage = __builtin_shufflevector(four, four, 0, 0, 0, 0, 1, 1, 1, 1);
  bytes8 second_coverage = __builtin_shufflevector(four, four, 2, 2, 2, 2, 3, 3, 3, 3);
  bytes8 first = over_two(
      color, __builtin_convertvector(first_coverage, halves8),
      __builtin_shufflevector(below, below, 0, 1, 2, 3, 4, 5, 6, 7), opaque);
  bytes8 second = over_two(
      color, __builtin_convertvector(second_coverage, halves8),
      __builtin_shufflevector(below, below, 8, 9, 10, 11, 12, 13, 14, 15), opaque);
  bytes16 result =
      __builtin_shufflevector(first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  memcpy(pixels, &result, 16);
}

// `opaque` is a constant where this is called, so that the loop exists twice.
static inline __attribute__((always_inline)) void fill_row(
    uint32_t *pixels, const uint8_t *coverage, size_t width, uint32_t color, halves8 wide, int opaque) {
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    uint32_t four;
    memcpy(&four, coverage + x, 4);
    if (four == 0) continue;
    if (opaque && four == 0xffffffffu) {
      pixels[x] = pixels[x + 1] = pixels[x + 2] = pixels[x + 3] = color;
    } else {
      fill_four(pixels + x, four, wide, opaque);
    }
  }
  if (x == width) return;
  uint32_t last[4] = {0};
  uint32_t four = 0;
  memcpy(last, pixels + x, (width - x) * 4);
  memcpy(&four, coverage + x, width - x);
  fill_four(last, four, wide, opaque);
  memcpy(pixels + x, last, (width - x) * 4);
}

void cg_pixels_fill_mask(
    uint32_t *destination, ptrdiff_t destination_stride, const uint8_t *mask, ptrdiff_t mask_stride,
    size_t width, size_t height, uint32_t color) {
  halves8 wide = widened(color);
  for (size_t y = 0; y < height; y++) {
    uint32_t *pixels = (uint32_t *)((char *)destination + (ptrdiff_t)y * destination_stride);
    const uint8_t *coverage = mask + (ptrdiff_t)y * mask_stride;
    if ((color >> 24) == 255) {
      fill_row(pixels, coverage, width, color, wide, 1);
    } else {
      fill_row(pixels, coverage, width, color, wide, 0);
    }
  }
}

void cg_pixels_extract_alpha(
    uint8_t *mask, ptrdiff_t mask_stride, const uint32_t *source, ptrdiff_t source_stride, size_t width,
    size_t height) {
  for (size_t y = 0; y < height; y++) {
    const uint32_t *pixels = (const uint32_t *)((const char *)source + (ptrdiff_t)y * source_stride);
    uint8_t *row = mask + (ptrdiff_t)y * mask_stride;
    for (size_t x = 0; x < width; x++) row[x] = (uint8_t)(pixels[x] >> 24);
  }
}

uint32_t cg_pixels_and(const uint32_t *source, ptrdiff_t stride, size_t width, size_t height) {
  uint32_t all = 0xffffffffu;
  for (size_t y = 0; y < height; y++) {
    const uint32_t *pixels = (const uint32_t *)((const char *)source + (ptrdiff_t)y * stride);
    size_t x = 0;
#if defined(__x86_64__)
    __m128i wide = _mm_set1_epi32(-1);
    for (; x + 4 <= width; x += 4) wide = _mm_and_si128(wide, _mm_loadu_si128((const __m128i *)(pixels + x)));
    uint32_t four[4];
    _mm_storeu_si128((__m128i *)four, wide);
    all &= four[0] & four[1] & four[2] & four[3];
#endif
    for (; x < width; x++) all &= pixels[x];
    if ((all >> 24) != 255) return all;
  }
  return all;
}

void cg_pixels_make_opaque(uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((char *)pixels + (ptrdiff_t)y * stride);
    for (size_t x = 0; x < width; x++) row[x] |= 0xff000000u;
  }
}

void cg_pixels_fill(uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, uint32_t color) {
  if (width == 0 || height == 0) return;
  for (size_t x = 0; x < width; x++) pixels[x] = color;
  for (size_t y = 1; y < height; y++) {
    memcpy((char *)pixels + (ptrdiff_t)y * stride, pixels, width * 4);
  }
}

void cg_pixels_reorder(
    uint32_t *destination, ptrdiff_t destination_stride, const uint32_t *source, ptrdiff_t source_stride,
    size_t width, size_t height, const uint8_t order[4]) {
  for (size_t y = 0; y < height; y++) {
    uint8_t *to = (uint8_t *)destination + (ptrdiff_t)y * destination_stride;
    const uint8_t *from = (const uint8_t *)source + (ptrdiff_t)y * source_stride;
    for (size_t x = 0; x < width; x++, to += 4, from += 4) {
      for (int k = 0; k < 4; k++) to[k] = from[order[k]];
    }
  }
}

void cg_pixels_premultiply_rgba(
    uint32_t *destination, ptrdiff_t destination_stride, const uint8_t *source, ptrdiff_t source_stride,
    size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    const uint8_t *bytes = source + (ptrdiff_t)y * source_stride;
    uint32_t *pixels = (uint32_t *)((char *)destination + (ptrdiff_t)y * destination_stride);
    for (size_t x = 0; x < width; x++, bytes += 4) {
      uint32_t word;
      memcpy(&word, bytes, 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
      word = __builtin_bswap32(word);
#endif
      uint32_t alpha = word >> 24;
      // Bytes R, G, B, A read as a little-endian word are 0xAABBGGRR: red and blue change places.
      uint32_t pixel = (word & 0xff00ff00u) | ((word >> 16) & 0xff) | ((word & 0xff) << 16);
      if (alpha == 255) {
        pixels[x] = pixel;
      } else if (alpha == 0) {
        pixels[x] = 0;
      } else {
        pixels[x] = (multiply_pixel(pixel, alpha) & 0x00ffffffu) | (alpha << 24);
      }
    }
  }
}

void cg_pixels_from_inverted_cmyk(uint32_t *destination, const uint8_t *source, size_t width) {
  for (size_t x = 0; x < width; x++, source += 4) {
    uint32_t k = source[3];
    destination[x] = 0xff000000u | ((uint32_t)multiply_byte(source[0], k) << 16) |
                     ((uint32_t)multiply_byte(source[1], k) << 8) | multiply_byte(source[2], k);
  }
}

// The upper halves of products.
static inline halves8 multiply_high(halves8 a, halves8 b) {
#if defined(__x86_64__)
  return (halves8)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#else
  typedef uint32_t wide8 __attribute__((vector_size(32)));
  return __builtin_convertvector(
      (__builtin_convertvector(a, wide8) * __builtin_convertvector(b, wide8)) >> 16, halves8);
#endif
}

// The widest box whose sums fit 16 bits, half a box for rounding included: 255 · 256 + 128 < 65,536.
enum { LARGEST_NARROW_BOX = 256 };

// One box of `size` rows down all columns: row y becomes the mean (rounded, halves up) of rows y - before … y - before
// + size - 1. `width` is a multiple of 8, `zeros` a row of zeros that stands for what lies outside, `sums` room for
// `width` numbers.
static void box_columns(
    uint8_t *out, const uint8_t *in, size_t width, size_t height, uint32_t size, uint32_t before, uint32_t *sums,
    const uint8_t *zeros) {
  size_t after = size - before;
  memset(sums, 0, width * sizeof(uint32_t));
  if (size > LARGEST_NARROW_BOX) {
    for (size_t y = 0; y < after - 1 && y < height; y++) {
      const uint8_t *row = in + y * width;
      for (size_t x = 0; x < width; x++) sums[x] += row[x];
    }
    for (size_t y = 0; y < height; y++) {
      const uint8_t *enter = y + after - 1 < height ? in + (y + after - 1) * width : zeros;
      const uint8_t *leave = y >= before ? in + (y - before) * width : zeros;
      for (size_t x = 0; x < width; x++) {
        sums[x] += enter[x];
        out[y * width + x] = (uint8_t)((sums[x] + size / 2) / size);
        sums[x] -= leave[x];
      }
    }
    return;
  }
  // Division by an invariant integer with multiplication (Granlund and Montgomery, 1994, figure 4.1), exact for 16
  // bits.
  uint32_t bits = 0;
  while ((1u << bits) < size) bits++;
  uint16_t factor = (uint16_t)(65536u * ((1u << bits) - size) / size + 1);
  halves8 factors = (halves8){0} + factor;
  uint16_t *narrow = (uint16_t *)sums;
  for (size_t y = 0; y < after - 1 && y < height; y++) {
    const uint8_t *row = in + y * width;
    for (size_t x = 0; x < width; x += 8) {
      bytes8 entering;
      halves8 sum;
      memcpy(&entering, row + x, 8);
      memcpy(&sum, narrow + x, 16);
      sum += __builtin_convertvector(entering, halves8);
      memcpy(narrow + x, &sum, 16);
    }
  }
  for (size_t y = 0; y < height; y++) {
    const uint8_t *enter = y + after - 1 < height ? in + (y + after - 1) * width : zeros;
    const uint8_t *leave = y >= before ? in + (y - before) * width : zeros;
    uint8_t *target = out + y * width;
    for (size_t x = 0; x < width; x += 8) {
      bytes8 entering, leaving;
      halves8 sum;
      memcpy(&entering, enter + x, 8);
      memcpy(&leaving, leave + x, 8);
      memcpy(&sum, narrow + x, 16);
      sum += __builtin_convertvector(entering, halves8);
      halves8 dividend = sum + (uint16_t)(size / 2);
      halves8 high = multiply_high(dividend, factors);
      halves8 mean = (high + ((dividend - high) >> 1)) >> (uint16_t)(bits - 1);
      bytes8 result = __builtin_convertvector(mean, bytes8);
      memcpy(target + x, &result, 8);
      sum -= __builtin_convertvector(leaving, halves8);
      memcpy(narrow + x, &sum, 16);
    }
  }
}

// Rows to columns, in squares of 8; both sides are multiples of 8.
static void transpose(uint8_t *out, const uint8_t *in, size_t width, size_t height) {
  for (size_t y = 0; y < height; y += 8) {
    for (size_t x = 0; x < width; x += 8) {
      bytes8 row[8];
      for (int i = 0; i < 8; i++) memcpy(&row[i], in + (y + (size_t)i) * width + x, 8);
      bytes16 pair[4], quad[4];
      for (int i = 0; i < 4; i++) {
        pair[i] = __builtin_shufflevector(
            row[2 * i], row[2 * i + 1], 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
      }
      for (int i = 0; i < 2; i++) {
        quad[2 * i] = __builtin_shufflevector(
            pair[2 * i], pair[2 * i + 1], 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23);
        quad[2 * i + 1] = __builtin_shufflevector(
            pair[2 * i], pair[2 * i + 1], 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31);
      }
      bytes16 columns[4] = {
          __builtin_shufflevector(quad[0], quad[2], 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23),
          __builtin_shufflevector(quad[0], quad[2], 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31),
          __builtin_shufflevector(quad[1], quad[3], 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23),
          __builtin_shufflevector(quad[1], quad[3], 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31),
      };
      for (int i = 0; i < 8; i++) memcpy(out + (x + (size_t)i) * height + y, (char *)columns + i * 8, 8);
    }
  }
}

int cg_mask_box_blur(uint8_t *mask, ptrdiff_t stride, size_t width, size_t height, uint32_t size) {
  if (size < 2 || width == 0 || height == 0) return 0;
  // An even box cannot be centred: the first is shifted to one side, the second to the other, the third is one wider.
  uint32_t sizes[3] = {size, size, size % 2 ? size : size + 1};
  uint32_t before[3] = {size / 2, size % 2 ? size / 2 : size / 2 - 1, size / 2};
  size_t columns = (width + 7) & ~(size_t)7, rows = (height + 7) & ~(size_t)7;
  size_t longest = columns > rows ? columns : rows;
  uint8_t *first = calloc(columns * rows, 1);
  uint8_t *second = calloc(columns * rows, 1);
  uint8_t *zeros = calloc(longest, 1);
  uint32_t *sums = malloc(longest * sizeof(uint32_t));
  int status = first && second && zeros && sums ? 0 : -1;
  if (status == 0) {
    for (size_t y = 0; y < height; y++) memcpy(first + y * columns, mask + (ptrdiff_t)y * stride, width);
    // The rows and columns added to fill up squares stay zero: what spreads into them lies outside.
    box_columns(second, first, columns, height, sizes[0], before[0], sums, zeros);
    box_columns(first, second, columns, height, sizes[1], before[1], sums, zeros);
    box_columns(second, first, columns, height, sizes[2], before[2], sums, zeros);
    memset(second + height * columns, 0, (rows - height) * columns);
    transpose(first, second, columns, rows);
    box_columns(second, first, rows, width, sizes[0], before[0], sums, zeros);
    box_columns(first, second, rows, width, sizes[1], before[1], sums, zeros);
    box_columns(second, first, rows, width, sizes[2], before[2], sums, zeros);
    memset(second + width * rows, 0, (columns - width) * rows);
    transpose(first, second, rows, columns);
    for (size_t y = 0; y < height; y++) memcpy(mask + (ptrdiff_t)y * stride, first + y * columns, width);
  }
  free(first);
  free(second);
  free(zeros);
  free(sums);
  return status;
}

void cg_mask_scale(uint8_t *mask, ptrdiff_t stride, size_t width, size_t height, uint8_t factor) {
  for (size_t y = 0; y < height; y++) {
    uint8_t *row = mask + (ptrdiff_t)y * stride;
    for (size_t x = 0; x < width; x++) row[x] = multiply_byte(row[x], factor);
  }
}

#if defined(__x86_64__)
// Four pixels to twelve bytes at a time; writes sixteen, so the caller keeps four bytes of room.
__attribute__((target("ssse3"))) static size_t pack_rgb_ssse3(uint8_t *out, const uint32_t *pixels, size_t width) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(pixels + x));
    _mm_storeu_si128((__m128i *)(out + x * 3), _mm_shuffle_epi8(four, order));
  }
  return x;
}
#endif

static void pack_rgb(uint8_t *out, const uint32_t *pixels, size_t width) {
  size_t x = 0;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) x = pack_rgb_ssse3(out, pixels, width);
#endif
  for (; x < width; x++) {
    out[x * 3] = (uint8_t)(pixels[x] >> 16);
    out[x * 3 + 1] = (uint8_t)(pixels[x] >> 8);
    out[x * 3 + 2] = (uint8_t)pixels[x];
  }
}

static void pack_rgba(uint8_t *out, const uint32_t *pixels, size_t width) {
  for (size_t x = 0; x < width; x++, out += 4) {
    uint32_t pixel = pixels[x];
    uint32_t alpha = pixel >> 24;
    uint32_t red = (pixel >> 16) & 0xff, green = (pixel >> 8) & 0xff, blue = pixel & 0xff;
    if (alpha != 255 && alpha != 0) {
      red = (red * 255 + alpha / 2) / alpha;
      green = (green * 255 + alpha / 2) / alpha;
      blue = (blue * 255 + alpha / 2) / alpha;
      red = red > 255 ? 255 : red;
      green = green > 255 ? 255 : green;
      blue = blue > 255 ? 255 : blue;
    } else if (alpha == 0) {
      red = green = blue = 0;
    }
    out[0] = (uint8_t)red;
    out[1] = (uint8_t)green;
    out[2] = (uint8_t)blue;
    out[3] = (uint8_t)alpha;
  }
}

void cg_png_filter_row(
    uint8_t *filtered, uint8_t *current, const uint8_t *previous, const uint32_t *pixels, size_t width, int opaque) {
  if (opaque) {
    pack_rgb(current, pixels, width);
  } else {
    pack_rgba(current, pixels, width);
  }
  size_t count = width * (opaque ? 3 : 4);
  size_t i = 0;
#if defined(__x86_64__)
  for (; i + 16 <= count; i += 16) {
    __m128i now = _mm_loadu_si128((const __m128i *)(current + i));
    __m128i above = _mm_loadu_si128((const __m128i *)(previous + i));
    _mm_storeu_si128((__m128i *)(filtered + i), _mm_sub_epi8(now, above));
  }
#endif
  for (; i < count; i++) filtered[i] = (uint8_t)(current[i] - previous[i]);
}
