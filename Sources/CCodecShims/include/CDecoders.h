#pragma once
#include <stddef.h>
#include <stdint.h>

// Decoders that never leave by longjmp and never crash on malformed bytes: libpng's and libjpeg's error exits end
// inside.

enum { CG_DECODE_MESSAGE_SIZE = 200 };

/// The most pixels of a side, and of a picture, that are read.
typedef struct {
  size_t side;
  size_t pixels;
} cg_image_limits;

/// What a decoder gives back: `pixels` is 0 on failure and is released with free() by the caller on success.
typedef struct {
  uint32_t *pixels;
  size_t width;
  size_t height;
  /// The orientation tag of the picture's Exif data, 1…8; 1 when there is none.
  int orientation;
  /// Whether every pixel's alpha is 255.
  int opaque;
  /// Whether the declared size, which `width` and `height` then are, is beyond the limits.
  int is_too_large;
  char message[CG_DECODE_MESSAGE_SIZE];
} cg_decoded;

/// Reads a PNG of any colour type, depth and interlacing to premultiplied 0xAARRGGBB words.
cg_decoded cg_png_decode(const uint8_t *bytes, size_t count, cg_image_limits limits);

/// Reads a JPEG (gray, YCbCr, RGB, CMYK, YCCK; baseline or progressive) to opaque 0xFFRRGGBB words.
cg_decoded cg_jpeg_decode(const uint8_t *bytes, size_t count, cg_image_limits limits);

/// Reads a WebP picture, with loss or without, to premultiplied 0xAARRGGBB words.
cg_decoded cg_webp_decode(const uint8_t *bytes, size_t count, cg_image_limits limits);
