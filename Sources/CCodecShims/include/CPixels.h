#pragma once
#include <stddef.h>
#include <stdint.h>

// Loops over pixels. A pixel is a 32-bit word 0xAARRGGBB with premultiplied components; a mask is one byte of coverage
// a pixel. Strides count bytes. Arithmetic is that of pixman (products of bytes divided by 255, rounded to nearest),
// so that these loops and Cairo give the same bytes.

/// Paints `color` through `mask` onto `destination` (source over).
void cg_pixels_fill_mask(
    uint32_t *destination, ptrdiff_t destination_stride, const uint8_t *mask, ptrdiff_t mask_stride,
    size_t width, size_t height, uint32_t color);

/// Copies the alpha of each pixel to a mask.
void cg_pixels_extract_alpha(
    uint8_t *mask, ptrdiff_t mask_stride, const uint32_t *source, ptrdiff_t source_stride, size_t width,
    size_t height);

/// Returns the bitwise and of all pixels; its top byte is 255 when everything is opaque.
uint32_t cg_pixels_and(const uint32_t *source, ptrdiff_t stride, size_t width, size_t height);

/// Sets every pixel's alpha to 255 without touching its colour.
void cg_pixels_make_opaque(uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height);

/// Fills whole pixels.
void cg_pixels_fill(uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, uint32_t color);

/// Copies pixels whose four bytes stand in another order.
///
/// Byte `k` of a copied pixel, counted from its lowest address, is byte `order[k]` of the original.
void cg_pixels_reorder(
    uint32_t *destination, ptrdiff_t destination_stride, const uint32_t *source, ptrdiff_t source_stride,
    size_t width, size_t height, const uint8_t order[4]);

/// Turns bytes R, G, B, A (not premultiplied) into pixels, in place or to another buffer.
void cg_pixels_premultiply_rgba(
    uint32_t *destination, ptrdiff_t destination_stride, const uint8_t *source, ptrdiff_t source_stride,
    size_t width, size_t height);

/// Turns bytes C, M, Y, K as Adobe stores them (inverted) into opaque pixels.
void cg_pixels_from_inverted_cmyk(uint32_t *destination, const uint8_t *source, size_t width);

/// Blurs a mask in place by three box blurs in each direction. Bytes outside of the mask count as zero.
///
/// `size` is the width of a box in pixels (SVG 1.1 §15.17: floor(σ · 3 · √(2π) / 4 + ½)). Returns 0, or -1 without
/// memory.
int cg_mask_box_blur(uint8_t *mask, ptrdiff_t stride, size_t width, size_t height, uint32_t size);

/// Multiplies each mask byte by `factor` / 255.
void cg_mask_scale(uint8_t *mask, ptrdiff_t stride, size_t width, size_t height, uint8_t factor);

/// PNG filter "up" of one row of bytes R, G, B (opaque) or R, G, B, A (not premultiplied) made from pixels.
///
/// `current` receives the row's bytes, `filtered` gets the difference to `previous`, the bytes of the row above.
void cg_png_filter_row(
    uint8_t *filtered, uint8_t *current, const uint8_t *previous, const uint32_t *pixels, size_t width, int opaque);
