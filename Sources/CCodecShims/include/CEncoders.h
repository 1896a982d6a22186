#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes opaque 0x??RRGGBB words as a baseline JPEG of a quality of 0 to 100.
///
/// The bytes are released with free() by the caller; 0 where no memory is left.
uint8_t *cg_jpeg_encode(
    const uint32_t *pixels, size_t width, size_t height, size_t words_per_row, int quality, size_t *count);

/// Writes premultiplied 0xAARRGGBB words as a WebP file: without loss at a level of effort of 0 to 9 where the quality is negative, else with
/// loss at that quality of 0 to 100.
///
/// Half-transparent pixels are written without premultiplication. The bytes are released with cg_webp_release() by the caller; 0 where
/// no memory is left or a side is longer than WebP's 16,383 pixels.
uint8_t *cg_webp_encode(
    const uint32_t *pixels, size_t width, size_t height, size_t words_per_row, int has_alpha, int level,
    float quality, size_t *count);

/// Releases what cg_webp_encode() gave.
void cg_webp_release(uint8_t *bytes);
