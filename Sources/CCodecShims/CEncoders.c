#include "CEncoders.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <webp/encode.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
} jpeg_failure;

static void jpeg_leave(j_common_ptr info) { longjmp(((jpeg_failure *)info->err)->escape, 1); }

static void jpeg_say_nothing(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

uint8_t *cg_jpeg_encode(
    const uint32_t *pixels, size_t width, size_t height, size_t words_per_row, int quality, size_t *count) {
  struct jpeg_compress_struct info;
  jpeg_failure failure;
  unsigned char *bytes = NULL;
  unsigned long length = 0;
  *count = 0;
  if (width == 0 || height == 0 || width > JPEG_MAX_DIMENSION || height > JPEG_MAX_DIMENSION) return NULL;
  info.err = jpeg_std_error(&failure.base);
  failure.base.error_exit = jpeg_leave;
  failure.base.emit_message = jpeg_say_nothing;
  jpeg_create_compress(&info);
  if (setjmp(failure.escape)) {
    jpeg_destroy_compress(&info);
    free(bytes);
    return NULL;
  }
  jpeg_mem_dest(&info, &bytes, &length);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  // Words of 0xAARRGGBB are blue, green, red and something in memory.
  info.in_color_space = JCS_EXT_BGRX;
  info.input_components = 4;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)(uintptr_t)(pixels + info.next_scanline * words_per_row);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  *count = length;
  return bytes;
}

uint8_t *cg_webp_encode(
    const uint32_t *pixels, size_t width, size_t height, size_t words_per_row, int has_alpha, int level,
    float quality, size_t *count) {
  WebPConfig config;
  WebPPicture picture;
  *count = 0;
  if (width == 0 || height == 0 || width > WEBP_MAX_DIMENSION || height > WEBP_MAX_DIMENSION) return NULL;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return NULL;
  if (quality < 0) {
    if (!WebPConfigLosslessPreset(&config, level)) return NULL;
  } else {
    config.quality = quality;
    config.method = level < 6 ? level : 6;
    // Coloured text on a ground of another colour keeps its edges.
    config.use_sharp_yuv = 1;
  }
  picture.use_argb = 1;
  picture.width = (int)width;
  picture.height = (int)height;
  WebPMemoryWriter memory;
  WebPMemoryWriterInit(&memory);
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &memory;
  if (!WebPPictureAlloc(&picture)) return NULL;
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = picture.argb + y * (size_t)picture.argb_stride;
    memcpy(row, pixels + y * words_per_row, width * 4);
    if (!has_alpha) continue;
    for (size_t x = 0; x < width; x++) {
      uint32_t pixel = row[x], alpha = pixel >> 24;
      if (alpha == 255) continue;
      uint32_t plain = alpha << 24;
      for (int shift = 0; alpha != 0 && shift < 24; shift += 8) {
        uint32_t value = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
        plain |= (value > 255 ? 255 : value) << shift;
      }
      row[x] = plain;
    }
  }
  int is_written = WebPEncode(&config, &picture);
  WebPPictureFree(&picture);
  if (!is_written) {
    WebPMemoryWriterClear(&memory);
    return NULL;
  }
  *count = memory.size;
  return memory.mem;
}

void cg_webp_release(uint8_t *bytes) { WebPFree(bytes); }
