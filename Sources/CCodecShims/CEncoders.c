#include "CEncoders.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

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
