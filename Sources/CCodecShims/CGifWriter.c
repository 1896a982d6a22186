#include "CFrames.h"

#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

struct cg_gif_writer {
  GifFileType *file;
  uint8_t *bytes;
  size_t count, room;
  int failed;
};

static int write_memory(GifFileType *file, const GifByteType *bytes, int count) {
  cg_gif_writer *writer = file->UserData;
  if (writer->count + (size_t)count > writer->room) {
    size_t room = (writer->room + (size_t)count) * 2;
    uint8_t *more = realloc(writer->bytes, room);
    if (!more) return 0;
    writer->bytes = more;
    writer->room = room;
  }
  memcpy(writer->bytes + writer->count, bytes, (size_t)count);
  writer->count += (size_t)count;
  return count;
}

cg_gif_writer *cg_gif_writer_create(size_t width, size_t height, int loops) {
  int error;
  cg_gif_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->file = EGifOpen(writer, write_memory, &error);
  if (!writer->file) {
    free(writer);
    return NULL;
  }
  EGifSetGifVersion(writer->file, true);
  writer->failed = EGifPutScreenDesc(writer->file, (int)width, (int)height, 8, 0, NULL) == GIF_ERROR;
  if (!writer->failed && loops >= 0) {
    uint8_t times[] = {1, (uint8_t)loops, (uint8_t)(loops >> 8)};
    writer->failed = EGifPutExtensionLeader(writer->file, APPLICATION_EXT_FUNC_CODE) == GIF_ERROR ||
        EGifPutExtensionBlock(writer->file, 11, "NETSCAPE2.0") == GIF_ERROR ||
        EGifPutExtensionBlock(writer->file, 3, times) == GIF_ERROR ||
        EGifPutExtensionTrailer(writer->file) == GIF_ERROR;
  }
  return writer;
}

enum { TRANSPARENT = 255, TABLE = 1024 };

// The colours of the opaque pixels in the order in which they come up; 0 where there are more than 255.
static int exact_palette(
    const uint32_t *colors, const uint8_t *seen, size_t count, GifColorType *palette, uint8_t *indices) {
  uint32_t keys[TABLE];
  int16_t places[TABLE];
  memset(places, -1, sizeof places);
  int used = 0;
  for (size_t i = 0; i < count; i++) {
    if (!seen[i]) {
      indices[i] = TRANSPARENT;
      continue;
    }
    uint32_t at = (colors[i] * 2654435761u) >> 22;
    while (places[at] >= 0 && keys[at] != colors[i]) at = (at + 1) % TABLE;
    if (places[at] < 0) {
      if (used == TRANSPARENT) return 0;
      palette[used] = (GifColorType){
          .Red = (GifByteType)(colors[i] >> 16), .Green = (GifByteType)(colors[i] >> 8), .Blue = (GifByteType)colors[i]};
      keys[at] = colors[i];
      places[at] = (int16_t)used++;
    }
    indices[i] = (uint8_t)places[at];
  }
  return 1;
}

static int near_palette(
    const uint32_t *colors, const uint8_t *seen, size_t width, size_t height, GifColorType *palette, uint8_t *indices) {
  size_t count = width * height;
  uint8_t *planes = malloc(count * 3);
  if (!planes) return 0;
  for (size_t i = 0; i < count; i++) {
    planes[i] = (uint8_t)(colors[i] >> 16);
    planes[count + i] = (uint8_t)(colors[i] >> 8);
    planes[2 * count + i] = (uint8_t)colors[i];
  }
  int size = TRANSPARENT;
  int done = GifQuantizeBuffer(
      (unsigned)width, (unsigned)height, &size, planes, planes + count, planes + 2 * count, indices, palette);
  free(planes);
  for (size_t i = 0; i < count; i++) {
    if (!seen[i]) indices[i] = TRANSPARENT;
  }
  return done != GIF_ERROR;
}

int cg_gif_writer_add(
    cg_gif_writer *writer, const uint32_t *pixels, size_t words_per_row, size_t width, size_t height, int delay) {
  if (!writer || writer->failed) return 0;
  size_t count = width * height;
  uint32_t *colors = malloc(count * sizeof *colors);
  uint8_t *seen = malloc(count), *indices = malloc(count);
  ColorMapObject *map = GifMakeMapObject(256, NULL);
  int done = colors && seen && indices && map;
  if (done) {
    memset(map->Colors, 0, 256 * sizeof *map->Colors);
    for (size_t y = 0; y < height; y++) {
      for (size_t x = 0; x < width; x++) {
        uint32_t pixel = pixels[y * words_per_row + x], alpha = pixel >> 24, color = 0;
        // GIF knows no half-transparent pixels: those from a half up are opaque.
        seen[y * width + x] = alpha >= 128;
        for (int shift = 0; alpha >= 128 && shift < 24; shift += 8) {
          uint32_t part = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
          color |= (part > 255 ? 255 : part) << shift;
        }
        colors[y * width + x] = color;
      }
    }
    done = exact_palette(colors, seen, count, map->Colors, indices) ||
        near_palette(colors, seen, width, height, map->Colors, indices);
  }
  if (done) {
    GraphicsControlBlock control = {
        .DisposalMode = DISPOSE_BACKGROUND, .DelayTime = delay, .TransparentColor = NO_TRANSPARENT_COLOR};
    if (memchr(seen, 0, count)) control.TransparentColor = TRANSPARENT;
    GifByteType block[4];
    EGifGCBToExtension(&control, block);
    done = EGifPutExtension(writer->file, GRAPHICS_EXT_FUNC_CODE, 4, block) != GIF_ERROR &&
        EGifPutImageDesc(writer->file, 0, 0, (int)width, (int)height, false, map) != GIF_ERROR;
    for (size_t y = 0; done && y < height; y++) {
      done = EGifPutLine(writer->file, indices + y * width, (int)width) != GIF_ERROR;
    }
  }
  GifFreeMapObject(map);
  free(colors);
  free(seen);
  free(indices);
  if (!done) writer->failed = 1;
  return done;
}

uint8_t *cg_gif_writer_finish(cg_gif_writer *writer, size_t *count) {
  int error;
  if (EGifCloseFile(writer->file, &error) == GIF_ERROR) writer->failed = 1;
  uint8_t *bytes = writer->bytes;
  *count = writer->count;
  if (writer->failed) {
    free(bytes);
    bytes = NULL;
  }
  free(writer);
  return bytes;
}
