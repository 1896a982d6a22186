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

// Source over destination. The sum of each lane can not pass 255, both terms being rounded products with factors that add up to 255
// only when a premultiplied pixel's component is larger than its alpha, which is cut as pixman does.
static inline uint32_t add_saturated(uint32_t a, uint32_t b) {
  uint32_t low = (a & LANES) + (b & LANES);
  uint32_t high = ((a >> 8) & LANES) + ((b >> 8) & LANES);
  low |= 0x01000100u - ((low >> 8) & LANES);
  high |= 0x01000100u - ((high >> 8) & LANES);
  return (low & LANES) | ((high & LANES) << 8);
}

static inline uint32_t over(uint32_t source, uint32_t destination) {
  return add_saturated(source, multiply_pixel(destination, 255 - (source >> 24)));
}

void cg_pixels_fill_mask(
    uint32_t *destination, ptrdiff_t destination_stride, const uint8_t *mask, ptrdiff_t mask_stride,
    size_t width, size_t height, uint32_t color) {
  int opaque = (color >> 24) == 255;
  for (size_t y = 0; y < height; y++) {
    uint32_t *pixels = (uint32_t *)((char *)destination + (ptrdiff_t)y * destination_stride);
    const uint8_t *coverage = mask + (ptrdiff_t)y * mask_stride;
    size_t x = 0;
    while (x < width) {
      if (x + 8 <= width) {
        uint64_t eight;
        memcpy(&eight, coverage + x, 8);
        if (eight == 0) {
          x += 8;
          continue;
        }
      }
      size_t end = x + 8 < width ? x + 8 : width;
      for (; x < end; x++) {
        uint32_t m = coverage[x];
        if (m == 0) continue;
        if (m == 255) {
          pixels[x] = opaque ? color : over(color, pixels[x]);
        } else {
          pixels[x] = over(multiply_pixel(color, m), pixels[x]);
        }
      }
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

// One box of `size` pixels over a row: output x is the mean of inputs x - before … x - before + size - 1.
static void box_row(uint8_t *out, const uint8_t *in, size_t width, uint32_t size, uint32_t before) {
  uint32_t scale = ((1u << 24) + size / 2) / size;
  uint32_t sum = 0;
  size_t after = size - before;
  for (size_t i = 0; i < after - 1 && i < width; i++) sum += in[i];
  for (size_t x = 0; x < width; x++) {
    size_t entering = x + after - 1;
    if (entering < width) sum += in[entering];
    out[x] = (uint8_t)((sum * scale + (1u << 23)) >> 24);
    if (x >= before) sum -= in[x - before];
  }
}

// The same down the columns, all columns of a row at once.
static void box_columns(
    uint8_t *out, ptrdiff_t out_stride, const uint8_t *in, ptrdiff_t in_stride, size_t width, size_t height,
    uint32_t size, uint32_t before, uint32_t *sums) {
  uint32_t scale = ((1u << 24) + size / 2) / size;
  size_t after = size - before;
  memset(sums, 0, width * sizeof(uint32_t));
  for (size_t i = 0; i < after - 1 && i < height; i++) {
    const uint8_t *row = in + (ptrdiff_t)i * in_stride;
    for (size_t x = 0; x < width; x++) sums[x] += row[x];
  }
  for (size_t y = 0; y < height; y++) {
    size_t entering = y + after - 1;
    if (entering < height) {
      const uint8_t *row = in + (ptrdiff_t)entering * in_stride;
      for (size_t x = 0; x < width; x++) sums[x] += row[x];
    }
    uint8_t *target = out + (ptrdiff_t)y * out_stride;
    for (size_t x = 0; x < width; x++) target[x] = (uint8_t)((sums[x] * scale + (1u << 23)) >> 24);
    if (y >= before) {
      const uint8_t *row = in + (ptrdiff_t)(y - before) * in_stride;
      for (size_t x = 0; x < width; x++) sums[x] -= row[x];
    }
  }
}

int cg_mask_box_blur(uint8_t *mask, ptrdiff_t stride, size_t width, size_t height, uint32_t size) {
  if (size < 2 || width == 0 || height == 0) return 0;
  // An even box can not be centred: the first is shifted to one side, the second to the other, the third is one wider.
  uint32_t sizes[3] = {size, size, size % 2 ? size : size + 1};
  uint32_t before[3] = {size / 2, size % 2 ? size / 2 : size / 2 - 1, size / 2};
  uint8_t *plane = malloc(width * height);
  uint8_t *row = malloc(width);
  uint32_t *sums = malloc(width * sizeof(uint32_t));
  if (!plane || !row || !sums) {
    free(plane);
    free(row);
    free(sums);
    return -1;
  }
  for (size_t y = 0; y < height; y++) {
    uint8_t *line = mask + (ptrdiff_t)y * stride;
    uint8_t *target = plane + y * width;
    box_row(target, line, width, sizes[0], before[0]);
    box_row(row, target, width, sizes[1], before[1]);
    box_row(target, row, width, sizes[2], before[2]);
  }
  box_columns(mask, stride, plane, (ptrdiff_t)width, width, height, sizes[0], before[0], sums);
  box_columns(plane, (ptrdiff_t)width, mask, stride, width, height, sizes[1], before[1], sums);
  box_columns(mask, stride, plane, (ptrdiff_t)width, width, height, sizes[2], before[2], sums);
  free(plane);
  free(row);
  free(sums);
  return 0;
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
