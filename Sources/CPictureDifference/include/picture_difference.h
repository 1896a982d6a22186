#ifndef PICTURE_DIFFERENCE_H
#define PICTURE_DIFFERENCE_H

#include <stdint.h>

// Pixels as 0xAARRGGBB words; rows are `stride` words apart.
typedef struct {
  const uint32_t *pixels;
  int64_t stride;
} pixel_rows;

// What differs between two pictures of the same size.
typedef struct {
  int64_t pixels;      // pixels that differ at all
  int64_t bytes;       // channels that differ at all, four a pixel
  int64_t beyond;      // pixels whose distance is more than the tolerance
  int32_t worst;       // the greatest difference of a channel, 0 to 255
  double worst_delta;  // the greatest distance of colours, CIE 1976
  int32_t left, top, right, bottom;  // the smallest rectangle around all pixels that differ, right and bottom exclusive
} picture_difference;

// Compares two pictures. `tolerance` is a distance of colours (CIE 1976 in L*a*b*, D65); a negative one is not asked for and no distance is worked out.
picture_difference picture_compare(pixel_rows old, pixel_rows now, int32_t width, int32_t height, double tolerance);

// A bit for each row: whether a pixel in it differs. `rows` has room for `height` bytes.
void picture_changed_rows(pixel_rows old, pixel_rows now, int32_t width, int32_t height, uint8_t *rows);

// Paints what differs in red over the faded old picture.
void picture_paint(pixel_rows old, pixel_rows now, uint32_t *result, int64_t stride, int32_t width, int32_t height);

// Writes the pixels of `now` that differ, and transparent black in place of the others.
void picture_keep_changes(pixel_rows old, pixel_rows now, uint32_t *result, int64_t stride, int32_t width, int32_t height);

// The greatest difference of a channel in each square of `side` pixels, a byte a square, in rows of squares from the top; squares at the right and the bottom may be cut.
void picture_square_differences(
    pixel_rows old, pixel_rows now, int32_t width, int32_t height, int32_t side, uint8_t *worst);

// Writes the pixels of a picture that lie in squares whose flag is not 0, and transparent black in place of the others.
void picture_keep_squares(
    pixel_rows picture, const uint8_t *flags, int32_t side, uint32_t *result, int64_t stride, int32_t width, int32_t height);

// Writes black where pixels differ, and transparent black in place of the others.
void picture_mark_changes(pixel_rows old, pixel_rows now, uint32_t *result, int64_t stride, int32_t width, int32_t height);

// Writes a picture a whole number of times smaller, each pixel the mean of `factor` by `factor`; width and height are those of the result, rounded up, and squares at the edges may be cut.
void picture_shrink(
    pixel_rows picture, int32_t picture_width, int32_t picture_height, int32_t factor, uint32_t *result, int64_t stride,
    int32_t width, int32_t height);

#endif
