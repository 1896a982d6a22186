#pragma once
#include <stddef.h>
#include <stdint.h>

// FreeType, for drawing: outlines, coverage, colour bitmaps. Never hinted, so that shapes do not depend on the size.

typedef struct masthead_rasterizer masthead_rasterizer;
typedef struct masthead_outlines masthead_outlines;

/// NULL when FreeType cannot be started.
masthead_rasterizer *masthead_rasterizer_create(void);
void masthead_rasterizer_destroy(masthead_rasterizer *rasterizer);
/// Reads a face from memory that outlives it; NULL when it is no font. Convex corners are rounded by a radius in font units, 0 for not.
masthead_outlines *masthead_outlines_open(
  masthead_rasterizer *rasterizer, const char *bytes, size_t count, int face_index, double corner_radius);
void masthead_outlines_close(masthead_outlines *outlines);

/// Loads a glyph `scale` pixels per font unit large and `shift` pixels to the right, and tells the pixels it covers:
/// `left` from its origin, `top` above its baseline. Returns 0 when there is no such outline.
int masthead_outlines_load(
  masthead_outlines *outlines, uint32_t glyph, double scale, double shift, int *left, int *top, int *width, int *height);
/// Draws the loaded glyph's coverage into zeroed bytes.
int masthead_outlines_render(
  masthead_outlines *outlines, masthead_rasterizer *rasterizer, int left, int top, int width, int height, uint8_t *out,
  int bytes_per_row);

/// Called by `masthead_outlines_trace`, in font units, y up: kind 0 move, 1 line, 2 quadratic, 3 cubic; the end comes last.
typedef void (*masthead_outline_visitor)(void *context, int kind, const double *coordinates);
/// Strokes are made `emboldening` font units thicker on both sides of their middle together.
int masthead_outlines_trace(
  masthead_outlines *outlines, uint32_t glyph, double emboldening, masthead_outline_visitor visitor, void *context);

/// The glyph's bitmap of the largest strike: premultiplied BGRA, valid until the next load. `pixels_per_em` is the strike's.
int masthead_outlines_color_bitmap(
  masthead_outlines *outlines, uint32_t glyph, const uint8_t **pixels, int *bytes_per_row, int *width, int *height,
  int *left, int *top, double *pixels_per_em);
/// Shrinks premultiplied pixels by averaging the area that each new one covers.
void masthead_scale_pixels(
  const uint8_t *source, int source_bytes_per_row, int source_width, int source_height, uint8_t *out, int out_bytes_per_row,
  int out_width, int out_height);
