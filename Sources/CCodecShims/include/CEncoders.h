#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes opaque 0x??RRGGBB words as a baseline JPEG of a quality of 0 to 100.
///
/// The bytes are released with free() by the caller; 0 where no memory is left.
uint8_t *cg_jpeg_encode(
    const uint32_t *pixels, size_t width, size_t height, size_t words_per_row, int quality, size_t *count);
