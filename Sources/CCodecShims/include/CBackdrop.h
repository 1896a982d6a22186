#pragma once
#include <stddef.h>
#include <stdint.h>

/// What is made of the pixels behind a blurred layer.
typedef struct {
  /// log2 of the side of the squares whose averages are blurred: 0 to 3.
  uint32_t cell_shift;
  /// The width of each of three boxes, in squares; odd.
  uint32_t box;
  /// How far colours lie from their grey, in 256ths; 256 leaves them.
  int32_t saturation;
  /// The colour laid over, 0xAARRGGBB, not premultiplied.
  uint32_t tint;
  /// How much of the result is seen over what was there, 0 to 255.
  uint32_t amount;
} cg_backdrop_filter;

/// Blurs, saturates and tints premultiplied pixels in place. What lies outside of them counts as what is at the edge.
///
/// All arithmetic is in whole numbers, so that every machine gives the same bytes. Returns 0, or -1 without memory.
int cg_backdrop_apply(
    uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, const cg_backdrop_filter *filter);
