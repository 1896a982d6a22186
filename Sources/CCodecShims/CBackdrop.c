#include "CBackdrop.h"

#include <stdlib.h>
#include <string.h>

// The components of a square of pixels in 16ths of a byte: blue, green, red, alpha. Vectors are used by hand because C is
// compiled without optimization in debug builds.
typedef uint32_t words4 __attribute__((vector_size(16)));
typedef int32_t signed4 __attribute__((vector_size(16)));
typedef uint16_t halves4 __attribute__((vector_size(8)));
typedef uint16_t halves8 __attribute__((vector_size(16)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));

static inline words4 widened(uint32_t pixel) {
  bytes4 bytes;
  memcpy(&bytes, &pixel, 4);
  return __builtin_convertvector(bytes, words4);
}

static inline uint32_t narrowed(words4 value) {
  bytes4 bytes = __builtin_convertvector(value, bytes4);
  uint32_t pixel;
  memcpy(&pixel, &bytes, 4);
  return pixel;
}

// Two pixels after one another, or the two of one.
static inline halves8 widened_two(const uint32_t *pixels) {
  bytes8 bytes;
  memcpy(&bytes, pixels, 8);
  return __builtin_convertvector(bytes, halves8);
}

static inline halves8 paired(words4 first, words4 second) {
  halves4 a = __builtin_convertvector(first, halves4), b = __builtin_convertvector(second, halves4);
  return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline words4 first_half(halves8 value) {
  return __builtin_convertvector(__builtin_shufflevector(value, value, 0, 1, 2, 3), words4);
}

static inline words4 second_half(halves8 value) {
  return __builtin_convertvector(__builtin_shufflevector(value, value, 4, 5, 6, 7), words4);
}

// sum / count, rounded to nearest; exact for the sums of equal values.
static inline words4 divided(words4 sum, uint64_t reciprocal) {
  const uint64_t half = (uint64_t)1 << 31;
  return (words4){
      (uint32_t)((sum[0] * reciprocal + half) >> 32), (uint32_t)((sum[1] * reciprocal + half) >> 32),
      (uint32_t)((sum[2] * reciprocal + half) >> 32), (uint32_t)((sum[3] * reciprocal + half) >> 32)};
}

static inline uint64_t reciprocal_of(uint64_t count) { return (((uint64_t)1 << 32) + count / 2) / count; }

// The averages of squares of pixels; those at the far edges may have fewer.
static void shrink(
    words4 *cells, size_t columns, size_t rows, const uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height,
    uint32_t shift) {
  size_t side = (size_t)1 << shift;
  for (size_t row = 0; row < rows; row++) {
    size_t top = row << shift, bottom = top + side < height ? top + side : height;
    for (size_t column = 0; column < columns; column++) {
      size_t left = column << shift, right = left + side < width ? left + side : width;
      words4 sum = {0, 0, 0, 0};
      // 32 pairs of bytes have room in 16 bits.
      halves8 pairs = {0, 0, 0, 0, 0, 0, 0, 0};
      for (size_t y = top; y < bottom; y++) {
        const uint32_t *line = (const uint32_t *)((const char *)pixels + (ptrdiff_t)y * stride);
        size_t x = left;
        for (; x + 1 < right; x += 2) pairs += widened_two(line + x);
        if (x < right) sum += widened(line[x]);
      }
      sum += first_half(pairs) + second_half(pairs);
      cells[row * columns + column] = divided(sum * 16, reciprocal_of((bottom - top) * (right - left)));
    }
  }
}

static inline size_t clamped(ptrdiff_t index, size_t count) {
  if (index < 0) return 0;
  return (size_t)index < count ? (size_t)index : count - 1;
}

static void blur_row(words4 *target, const words4 *source, size_t count, ptrdiff_t reach, uint64_t reciprocal) {
  words4 sum = {0, 0, 0, 0};
  for (ptrdiff_t index = -reach; index <= reach; index++) sum += source[clamped(index, count)];
  for (size_t index = 0; index < count; index++) {
    target[index] = divided(sum, reciprocal);
    ptrdiff_t here = (ptrdiff_t)index;
    sum += source[clamped(here + reach + 1, count)] - source[clamped(here - reach, count)];
  }
}

static void blur_columns(
    words4 *target, const words4 *source, words4 *sums, size_t columns, size_t rows, ptrdiff_t reach,
    uint64_t reciprocal) {
  memset(sums, 0, columns * sizeof(words4));
  for (ptrdiff_t row = -reach; row <= reach; row++) {
    const words4 *line = source + clamped(row, rows) * columns;
    for (size_t x = 0; x < columns; x++) sums[x] += line[x];
  }
  for (size_t row = 0; row < rows; row++) {
    const words4 *comes = source + clamped((ptrdiff_t)row + reach + 1, rows) * columns;
    const words4 *goes = source + clamped((ptrdiff_t)row - reach, rows) * columns;
    words4 *line = target + row * columns;
    for (size_t x = 0; x < columns; x++) {
      line[x] = divided(sums[x], reciprocal);
      sums[x] += comes[x] - goes[x];
    }
  }
}

static inline int32_t between(int32_t value, int32_t high) { return value < 0 ? 0 : value > high ? high : value; }

// Colours move away from their grey, and the tint is laid over them.
static void colour(words4 *cells, size_t count, const cg_backdrop_filter *filter) {
  uint32_t alpha = filter->tint >> 24;
  words4 tint = widened(filter->tint | 0xff000000u) * (16 * alpha) + 127;
  for (size_t index = 0; index < count; index++) {
    signed4 value = (signed4)cells[index];
    int32_t grey = (value[0] * 29 + value[1] * 150 + value[2] * 77) >> 8;
    int32_t high = value[3];
    for (int lane = 0; lane < 3; lane++) {
      value[lane] = between(grey + (value[lane] - grey) * filter->saturation / 256, high);
    }
    cells[index] = (tint + (words4)value * (255 - alpha)) / 255;
  }
}

// (a · m + b · (255 − m)) / 255, rounded.
static inline words4 mixed(words4 a, words4 b, uint32_t m) { return (a * m + b * (255 - m) + 127) / 255; }

// Four pixels at a time of a straight line of colours; returns how many.
static inline size_t fill_line(uint32_t *target, size_t count, words4 value, words4 change, uint32_t down) {
  if (count < 4) return 0;
  words4 second = value + change, third = second + change, next = change * 4;
  // Values of 12 bits times 16 halves of a pixel have room in 16 bits.
  halves8 near = paired(value, second), far = paired(third, third + change), changes = paired(next, next);
  size_t x = 0;
  for (; x + 3 < count; x += 4) {
    bytes8 first = __builtin_convertvector(near >> (uint16_t)down, bytes8);
    bytes8 last = __builtin_convertvector(far >> (uint16_t)down, bytes8);
    memcpy(target + x, &first, 8);
    memcpy(target + x + 2, &last, 8);
    near += changes;
    far += changes;
  }
  return x;
}

// Pixels between the middles of squares, in straight lines. `lines` has room for three rows of squares.
static void grow(
    uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, const words4 *cells, words4 *lines, size_t columns,
    size_t rows, const cg_backdrop_filter *filter) {
  uint32_t shift = filter->cell_shift;
  words4 *line = lines, *sums = lines + columns, *changes = lines + 2 * columns;
  // Places are counted in halves of a pixel, of which a square has `step`.
  ptrdiff_t side = (ptrdiff_t)1 << shift, step = 2 * side, last = -2;
  uint32_t down = shift + 5, half = (uint32_t)1 << (down - 1);
  for (size_t y = 0; y < height; y++) {
    ptrdiff_t place = 2 * (ptrdiff_t)y + 1 - side;
    ptrdiff_t index = place < 0 ? -1 : place / step;
    if (index != last) {
      uint32_t part = (uint32_t)(place - index * step);
      const words4 *above = cells + clamped(index, rows) * columns, *below = cells + clamped(index + 1, rows) * columns;
      for (size_t x = 0; x < columns; x++) {
        sums[x] = above[x] * ((uint32_t)step - part) + below[x] * part + (uint32_t)side;
        changes[x] = (below[x] - above[x]) * 2;
      }
      last = index;
    }
    for (size_t x = 0; x < columns; x++) {
      line[x] = sums[x] >> (shift + 1);
      sums[x] += changes[x];
    }
    uint32_t *target = (uint32_t *)((char *)pixels + (ptrdiff_t)y * stride);
    size_t x = 0;
    for (ptrdiff_t column = -1; x < width; column++) {
      words4 left = line[clamped(column, columns)], right = line[clamped(column + 1, columns)];
      size_t end = (size_t)((column + 1) * side + side / 2);
      if (end > width) end = width;
      // The first pixel lies half a pixel behind the middle; squares of one pixel have theirs there. At the near edge both are one.
      words4 value = (left << (shift + 1)) + half, change = (right - left) * 2;
      if (side > 1) value += right - left;
      if (filter->amount == 255) {
        size_t filled = fill_line(target + x, end - x, value, change, down);
        x += filled;
        if (x < end) value += change * (uint32_t)filled;
      }
      for (; x < end; x++) {
        words4 seen = value >> down;
        target[x] = filter->amount == 255 ? narrowed(seen) : narrowed(mixed(seen, widened(target[x]), filter->amount));
        value += change;
      }
    }
  }
}

int cg_backdrop_apply(
    uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, const cg_backdrop_filter *filter) {
  if (width == 0 || height == 0 || filter->amount == 0) return 0;
  size_t side = (size_t)1 << filter->cell_shift;
  size_t columns = (width + side - 1) >> filter->cell_shift, rows = (height + side - 1) >> filter->cell_shift;
  size_t count = columns * rows;
  words4 *memory = aligned_alloc(16, (2 * count + 3 * columns) * sizeof(words4));
  if (!memory) return -1;
  words4 *cells = memory, *other = memory + count, *lines = memory + 2 * count;
  shrink(cells, columns, rows, pixels, stride, width, height, filter->cell_shift);
  if (filter->box > 1) {
    ptrdiff_t reach = filter->box / 2;
    uint64_t reciprocal = reciprocal_of(2 * (uint64_t)reach + 1);
    for (int round = 0; round < 3; round++) {
      for (size_t row = 0; row < rows; row++) {
        blur_row(other + row * columns, cells + row * columns, columns, reach, reciprocal);
      }
      blur_columns(cells, other, lines, columns, rows, reach, reciprocal);
    }
  }
  colour(cells, count, filter);
  grow(pixels, stride, width, height, cells, lines, columns, rows, filter);
  free(memory);
  return 0;
}
