#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <math.h>
#include <stdlib.h>

#include "CTextRasterizing.h"
#include "RoundingCorners.h"

struct masthead_rasterizer {
  FT_Library library;
};

struct masthead_outlines {
  FT_Face face;
  /// How far corners are rounded, in font units; 0 leaves them.
  double corner_radius;
  /// What corners were rounded to, at 64 a font unit; only with a radius.
  FT_Outline rounded;
  int has_rounded;
  /// The loaded glyph: the face's own outline or the rounded one.
  FT_Outline *loaded;
};

masthead_rasterizer *masthead_rasterizer_create(void) {
  masthead_rasterizer *rasterizer = calloc(1, sizeof *rasterizer);
  if (FT_Init_FreeType(&rasterizer->library) != 0) {
    free(rasterizer);
    return NULL;
  }
  return rasterizer;
}

void masthead_rasterizer_destroy(masthead_rasterizer *rasterizer) {
  FT_Done_FreeType(rasterizer->library);
  free(rasterizer);
}

masthead_outlines *masthead_outlines_open(
  masthead_rasterizer *rasterizer, const char *bytes, size_t count, int face_index, double corner_radius) {
  FT_Face face = NULL;
  if (FT_New_Memory_Face(rasterizer->library, (const FT_Byte *)bytes, (FT_Long)count, face_index, &face) != 0) return NULL;
  masthead_outlines *outlines = calloc(1, sizeof *outlines);
  outlines->face = face;
  outlines->corner_radius = corner_radius;
  return outlines;
}

static void forget_rounded(masthead_outlines *outlines) {
  if (outlines->has_rounded) FT_Outline_Done(outlines->face->glyph->library, &outlines->rounded);
  outlines->has_rounded = 0;
}

/// Loads a glyph; tells how many units of its points a font unit is, or 0 when there is no such outline.
static double load_outline(masthead_outlines *outlines, uint32_t glyph) {
  FT_Int32 flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
  forget_rounded(outlines);
  if (FT_Load_Glyph(outlines->face, glyph, flags) != 0) return 0;
  outlines->loaded = &outlines->face->glyph->outline;
  if (outlines->corner_radius <= 0 || outlines->loaded->n_points == 0) return 1;
  FT_Library library = outlines->face->glyph->library;
  if (!masthead_round_corners(library, outlines->loaded, outlines->corner_radius, &outlines->rounded)) return 1;
  outlines->has_rounded = 1;
  outlines->loaded = &outlines->rounded;
  return MASTHEAD_ROUNDED_UNITS;
}

void masthead_outlines_close(masthead_outlines *outlines) {
  forget_rounded(outlines);
  FT_Done_Face(outlines->face);
  free(outlines);
}

int masthead_outlines_load(
  masthead_outlines *outlines, uint32_t glyph, double scale, double shift, int *left, int *top, int *width, int *height) {
  double units = load_outline(outlines, glyph);
  if (units == 0) return 0;
  scale /= units;
  FT_Outline *outline = outlines->loaded;
  // 26.6 pixels; done here and not by FT_Outline_Transform to round once.
  for (int point = 0; point < outline->n_points; point++) {
    outline->points[point].x = (FT_Pos)lround((outline->points[point].x * scale + shift) * 64);
    outline->points[point].y = (FT_Pos)lround(outline->points[point].y * scale * 64);
  }
  FT_BBox box;
  FT_Outline_Get_CBox(outline, &box);
  if (outline->n_points == 0 || box.xMax <= box.xMin || box.yMax <= box.yMin) {
    *left = *top = *width = *height = 0;
    return 1;
  }
  *left = (int)(box.xMin >> 6);
  *top = (int)((box.yMax + 63) >> 6);
  *width = (int)((box.xMax + 63) >> 6) - *left;
  *height = *top - (int)(box.yMin >> 6);
  return 1;
}

int masthead_outlines_render(
  masthead_outlines *outlines, masthead_rasterizer *rasterizer, int left, int top, int width, int height, uint8_t *out,
  int bytes_per_row) {
  FT_Outline *outline = outlines->loaded;
  FT_Outline_Translate(outline, -(FT_Pos)left * 64, -(FT_Pos)(top - height) * 64);
  FT_Bitmap bitmap = {0};
  bitmap.width = (unsigned)width;
  bitmap.rows = (unsigned)height;
  bitmap.pitch = bytes_per_row;
  bitmap.buffer = out;
  bitmap.num_grays = 256;
  bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
  return FT_Outline_Get_Bitmap(rasterizer->library, outline, &bitmap) == 0;
}

struct tracing {
  masthead_outline_visitor visitor;
  void *context;
  /// Units of the points in a font unit.
  double units;
};

static void visit(struct tracing *tracing, int kind, const FT_Vector *first, const FT_Vector *second, const FT_Vector *third) {
  const FT_Vector *points[3] = {first, second, third};
  double coordinates[6] = {0};
  for (int point = 0; point < 3 && points[point] != NULL; point++) {
    coordinates[point * 2] = points[point]->x / tracing->units;
    coordinates[point * 2 + 1] = points[point]->y / tracing->units;
  }
  tracing->visitor(tracing->context, kind, coordinates);
}

static int trace_move(const FT_Vector *to, void *user) {
  visit(user, 0, to, NULL, NULL);
  return 0;
}

static int trace_line(const FT_Vector *to, void *user) {
  visit(user, 1, to, NULL, NULL);
  return 0;
}

static int trace_quadratic(const FT_Vector *control, const FT_Vector *to, void *user) {
  visit(user, 2, control, to, NULL);
  return 0;
}

static int trace_cubic(const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *user) {
  visit(user, 3, first, second, to);
  return 0;
}

int masthead_outlines_trace(
  masthead_outlines *outlines, uint32_t glyph, double emboldening, masthead_outline_visitor visitor, void *context) {
  double units = load_outline(outlines, glyph);
  if (units == 0) return 0;
  FT_Pos strength = (FT_Pos)lround(emboldening * units);
  if (strength != 0) {
    FT_Outline_Embolden(outlines->loaded, strength);
    // Emboldening grows to the right and up; the middle stays where it was.
    FT_Outline_Translate(outlines->loaded, -strength / 2, -strength / 2);
  }
  struct tracing tracing = {visitor, context, units};
  const FT_Outline_Funcs functions = {trace_move, trace_line, trace_quadratic, trace_cubic, 0, 0};
  return FT_Outline_Decompose(outlines->loaded, &functions, &tracing) == 0;
}

int masthead_outlines_color_bitmap(
  masthead_outlines *outlines, uint32_t glyph, const uint8_t **pixels, int *bytes_per_row, int *width, int *height,
  int *left, int *top, double *pixels_per_em) {
  FT_Face face = outlines->face;
  int strike = -1;
  for (int index = 0; index < face->num_fixed_sizes; index++) {
    if (strike < 0 || face->available_sizes[index].y_ppem > face->available_sizes[strike].y_ppem) strike = index;
  }
  if (strike < 0 || FT_Select_Size(face, strike) != 0) return 0;
  if (FT_Load_Glyph(face, glyph, FT_LOAD_COLOR) != 0) return 0;
  FT_GlyphSlot slot = face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_BITMAP || slot->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA) return 0;
  *pixels = slot->bitmap.buffer;
  *bytes_per_row = slot->bitmap.pitch;
  *width = (int)slot->bitmap.width;
  *height = (int)slot->bitmap.rows;
  *left = slot->bitmap_left;
  *top = slot->bitmap_top;
  *pixels_per_em = face->available_sizes[strike].y_ppem / 64.0;
  return *width > 0 && *height > 0;
}

void masthead_scale_pixels(
  const uint8_t *source, int source_bytes_per_row, int source_width, int source_height, uint8_t *out, int out_bytes_per_row,
  int out_width, int out_height) {
  // Areas in integers, 1/256 of a source pixel, so that every machine gets the same sums.
  for (int y = 0; y < out_height; y++) {
    int64_t top = (int64_t)y * source_height * 256 / out_height;
    int64_t bottom = (int64_t)(y + 1) * source_height * 256 / out_height;
    for (int x = 0; x < out_width; x++) {
      int64_t left = (int64_t)x * source_width * 256 / out_width;
      int64_t right = (int64_t)(x + 1) * source_width * 256 / out_width;
      uint64_t sums[4] = {0, 0, 0, 0};
      uint64_t area = 0;
      for (int64_t row = top >> 8; row << 8 < bottom; row++) {
        int64_t from = row << 8 > top ? row << 8 : top;
        int64_t to = (row + 1) << 8 < bottom ? (row + 1) << 8 : bottom;
        const uint8_t *line = source + row * source_bytes_per_row;
        for (int64_t column = left >> 8; column << 8 < right; column++) {
          int64_t begin = column << 8 > left ? column << 8 : left;
          int64_t end = (column + 1) << 8 < right ? (column + 1) << 8 : right;
          uint64_t weight = (uint64_t)((to - from) * (end - begin));
          for (int part = 0; part < 4; part++) sums[part] += line[column * 4 + part] * weight;
          area += weight;
        }
      }
      for (int part = 0; part < 4; part++) {
        out[y * out_bytes_per_row + x * 4 + part] = area == 0 ? 0 : (uint8_t)((sums[part] + area / 2) / area);
      }
    }
  }
}
