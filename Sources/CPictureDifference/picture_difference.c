// Loops over pixels. In Swift's debug builds they take seconds a screen.
#include "picture_difference.h"

#include <math.h>
#include <string.h>

// From sRGB (IEC 61966-2-1) to L*a*b* under D65.
static double linear(int component) {
  double c = component / 255.0;
  return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double root(double t) { return t > 216.0 / 24389.0 ? cbrt(t) : (24389.0 / 27.0 * t + 16) / 116; }

static void lab(uint32_t pixel, double *l, double *a, double *b) {
  double red = linear(pixel >> 16 & 255), green = linear(pixel >> 8 & 255), blue = linear(pixel & 255);
  double x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  double y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
  double z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
  *l = 116 * y - 16;
  *a = 500 * (x - y);
  *b = 200 * (y - z);
}

// Another alpha is another colour: it counts as much as lightness does.
static double distance(uint32_t old, uint32_t now) {
  double l1, a1, b1, l2, a2, b2;
  lab(old, &l1, &a1, &b1);
  lab(now, &l2, &a2, &b2);
  double alpha = ((double)(old >> 24) - (double)(now >> 24)) * 100 / 255;
  return sqrt((l1 - l2) * (l1 - l2) + (a1 - a2) * (a1 - a2) + (b1 - b2) * (b1 - b2) + alpha * alpha);
}

picture_difference picture_compare(pixel_rows old, pixel_rows now, int32_t width, int32_t height, double tolerance) {
  picture_difference result = {0};
  result.left = width;
  result.top = height;
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *a = old.pixels + y * old.stride, *b = now.pixels + y * now.stride;
    if (memcmp(a, b, (size_t)width * 4) == 0) continue;
    for (int32_t x = 0; x < width; x++) {
      if (a[x] == b[x]) continue;
      result.pixels++;
      for (int shift = 0; shift < 32; shift += 8) {
        int by = (int)(a[x] >> shift & 255) - (int)(b[x] >> shift & 255);
        if (by < 0) by = -by;
        if (by != 0) result.bytes++;
        if (by > result.worst) result.worst = by;
      }
      if (tolerance >= 0) {
        double delta = distance(a[x], b[x]);
        if (delta > tolerance) result.beyond++;
        if (delta > result.worst_delta) result.worst_delta = delta;
      }
      if (x < result.left) result.left = x;
      if (x + 1 > result.right) result.right = x + 1;
      if (y < result.top) result.top = y;
      if (y + 1 > result.bottom) result.bottom = y + 1;
    }
  }
  return result;
}

void picture_changed_rows(pixel_rows old, pixel_rows now, int32_t width, int32_t height, uint8_t *rows) {
  for (int32_t y = 0; y < height; y++)
    rows[y] = memcmp(old.pixels + y * old.stride, now.pixels + y * now.stride, (size_t)width * 4) != 0;
}

static uint32_t faded(uint32_t pixel) {
  uint32_t alpha = pixel >> 24, result = 0xFF000000;
  for (int shift = 0; shift < 24; shift += 8) {
    // Over white, then a fifth of what was there.
    uint32_t over = (pixel >> shift & 255) + 255 - alpha;
    if (over > 255) over = 255;
    result |= (204 + over / 5) << shift;
  }
  return result;
}

void picture_paint(pixel_rows old, pixel_rows now, uint32_t *result, int64_t stride, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *a = old.pixels + y * old.stride, *b = now.pixels + y * now.stride;
    for (int32_t x = 0; x < width; x++) result[y * stride + x] = a[x] == b[x] ? faded(a[x]) : 0xFFFF0040;
  }
}

void picture_keep_changes(pixel_rows old, pixel_rows now, uint32_t *result, int64_t stride, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *a = old.pixels + y * old.stride, *b = now.pixels + y * now.stride;
    for (int32_t x = 0; x < width; x++) result[y * stride + x] = a[x] == b[x] ? 0 : b[x];
  }
}

void picture_square_differences(
    pixel_rows old, pixel_rows now, int32_t width, int32_t height, int32_t side, uint8_t *worst) {
  int32_t columns = (width + side - 1) / side;
  memset(worst, 0, (size_t)columns * ((height + side - 1) / side));
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *a = old.pixels + y * old.stride, *b = now.pixels + y * now.stride;
    if (memcmp(a, b, (size_t)width * 4) == 0) continue;
    uint8_t *row = worst + (size_t)(y / side) * columns;
    for (int32_t x = 0; x < width; x++) {
      if (a[x] == b[x]) continue;
      for (int shift = 0; shift < 32; shift += 8) {
        int by = (int)(a[x] >> shift & 255) - (int)(b[x] >> shift & 255);
        if (by < 0) by = -by;
        if (by > row[x / side]) row[x / side] = (uint8_t)by;
      }
    }
  }
}

void picture_keep_squares(
    pixel_rows picture, const uint8_t *flags, int32_t side, uint32_t *result, int64_t stride, int32_t width, int32_t height) {
  int32_t columns = (width + side - 1) / side;
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *from = picture.pixels + y * picture.stride;
    const uint8_t *row = flags + (size_t)(y / side) * columns;
    for (int32_t x = 0; x < width; x++) result[y * stride + x] = row[x / side] ? from[x] : 0;
  }
}

void picture_mark_changes(pixel_rows old, pixel_rows now, uint32_t *result, int64_t stride, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *a = old.pixels + y * old.stride, *b = now.pixels + y * now.stride;
    for (int32_t x = 0; x < width; x++) result[y * stride + x] = a[x] == b[x] ? 0 : 0xFF000000;
  }
}

void picture_shrink(
    pixel_rows picture, int32_t picture_width, int32_t picture_height, int32_t factor, uint32_t *result, int64_t stride,
    int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) {
    int32_t top = y * factor, bottom = top + factor < picture_height ? top + factor : picture_height;
    for (int32_t x = 0; x < width; x++) {
      int32_t left = x * factor, right = left + factor < picture_width ? left + factor : picture_width;
      uint32_t sums[4] = {0}, count = (uint32_t)((bottom - top) * (right - left)), mean = 0;
      for (int32_t v = top; v < bottom; v++)
        for (int32_t u = left; u < right; u++)
          for (int channel = 0; channel < 4; channel++)
            sums[channel] += picture.pixels[v * picture.stride + u] >> (8 * channel) & 255;
      for (int channel = 0; channel < 4; channel++) mean |= (sums[channel] + count / 2) / count << (8 * channel);
      result[y * stride + x] = mean;
    }
  }
}
