#include "CDecoders.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <webp/decode.h>

#include "CPixels.h"

static void set_message(cg_decoded *result, const char *text) {
  snprintf(result->message, sizeof result->message, "%s", text);
}

// Says what is wrong with a declared size; 0 when it can be read. What memory a picture takes is known before any of it
// is read.
static int refuse_size(cg_decoded *result, size_t width, size_t height, cg_image_limits limits) {
  if (width <= limits.side && height <= limits.side && width * height <= limits.pixels) return 0;
  result->is_too_large = 1;
  result->width = width;
  result->height = height;
  set_message(result, "the picture is too large");
  return 1;
}

// MARK: PNG

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t position;
} memory_reader;

static void png_read_memory(png_structp png, png_bytep out, size_t count) {
  memory_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) png_error(png, "the data ends too early");
  memcpy(out, reader->bytes + reader->position, count);
  reader->position += count;
}

static void png_report(png_structp png, png_const_charp text) {
  set_message(png_get_error_ptr(png), text);
  longjmp(png_jmpbuf(png), 1);
}

static void png_ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static size_t big_endian_word(const uint8_t *at) {
  return (size_t)at[0] << 24 | (size_t)at[1] << 16 | (size_t)at[2] << 8 | at[3];
}

// Text, profiles, dates and the like say nothing about the pixels here. They are passed over unopened: 300 chunks of a few
// kilobytes can hold gigabytes.
static const png_byte unread_chunks[] =
    "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0tEXt\0tIME\0zTXt";

cg_decoded cg_png_decode(const uint8_t *bytes, size_t count, cg_image_limits limits) {
  cg_decoded result = {.orientation = 1};
  // The header is the first chunk (PNG specification §5.6).
  if (count >= 24 && memcmp(bytes + 12, "IHDR", 4) == 0 &&
      refuse_size(&result, big_endian_word(bytes + 16), big_endian_word(bytes + 20), limits)) {
    return result;
  }
  memory_reader reader = {bytes, count, 0};
  // Written between setjmp and longjmp, hence volatile.
  uint8_t *volatile pixels = NULL;
  png_bytep *volatile rows = NULL;
  png_infop info = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &result, png_report, png_ignore);
  if (png) info = png_create_info_struct(png);
  if (!png || !info) {
    png_destroy_read_struct(png ? &png : NULL, NULL, NULL);
    set_message(&result, "not enough memory");
    return result;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(pixels);
    free(rows);
    return result;
  }
  png_set_read_fn(png, &reader, png_read_memory);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, unread_chunks, (int)(sizeof unread_chunks / 5));
  png_set_user_limits(png, (png_uint_32)limits.side, (png_uint_32)limits.side);
  png_set_chunk_malloc_max(png, 8 * 1024 * 1024);
  png_read_info(png, info);
  size_t width = png_get_image_width(png, info);
  size_t height = png_get_image_height(png, info);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != width * 4) png_error(png, "unexpected row size");
  pixels = malloc(width * height * 4);
  rows = malloc(height * sizeof(png_bytep));
  if (!pixels || !rows) png_error(png, "not enough memory");
  for (size_t y = 0; y < height; y++) rows[y] = pixels + y * width * 4;
  png_read_image(png, rows);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  result.pixels = (uint32_t *)pixels;
  result.width = width;
  result.height = height;
  cg_pixels_premultiply_rgba(
      result.pixels, (ptrdiff_t)width * 4, pixels, (ptrdiff_t)width * 4, width, height);
  result.opaque = cg_pixels_and(result.pixels, (ptrdiff_t)width * 4, width, height) >> 24 == 255;
  return result;
}

// MARK: JPEG

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  cg_decoded *result;
} jpeg_failure;

static void jpeg_report(j_common_ptr info) {
  jpeg_failure *failure = (jpeg_failure *)info->err;
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  set_message(failure->result, text);
  longjmp(failure->escape, 1);
}

// libjpeg goes on after these with made-up pixels: a picture that is not all there is an error.
static void jpeg_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  // JWRN_EXTRANEOUS_DATA is harmless and common; its code is not public, so it is known by its text.
  const char *const *table = info->err->jpeg_message_table;
  int code = info->err->msg_code;
  if (table && code > 0 && code <= info->err->last_jpeg_message && strstr(table[code], "extraneous bytes")) return;
  jpeg_report(info);
}

static uint32_t exif_number(const uint8_t *at, int size, int big_endian) {
  uint32_t value = 0;
  for (int i = 0; i < size; i++) value = value << 8 | at[big_endian ? i : size - 1 - i];
  return value;
}

// Tag 0x0112 of the first directory (Exif 2.3 §4.6.4), or 1.
static int exif_orientation(const uint8_t *data, size_t count) {
  if (count < 14 || memcmp(data, "Exif\0\0", 6) != 0) return 1;
  data += 6;
  count -= 6;
  int big_endian = data[0] == 'M';
  if (memcmp(data, big_endian ? "MM" : "II", 2) != 0 || exif_number(data + 2, 2, big_endian) != 42) return 1;
  size_t directory = exif_number(data + 4, 4, big_endian);
  if (directory > count - 2) return 1;
  size_t entries = exif_number(data + directory, 2, big_endian);
  for (size_t i = 0; i < entries; i++) {
    size_t at = directory + 2 + i * 12;
    if (at + 12 > count) return 1;
    if (exif_number(data + at, 2, big_endian) == 0x0112) {
      uint32_t value = exif_number(data + at + 8, 2, big_endian);
      return value >= 1 && value <= 8 ? (int)value : 1;
    }
  }
  return 1;
}

// Each scan of a progressive picture goes over all of it; a few bytes can ask for thousands.
enum { MOST_SCANS = 200 };

static void jpeg_check_scans(j_common_ptr info) {
  if (!info->is_decompressor || ((j_decompress_ptr)info)->input_scan_number <= MOST_SCANS) return;
  jpeg_failure *failure = (jpeg_failure *)info->err;
  set_message(failure->result, "it has more than 200 scans");
  longjmp(failure->escape, 1);
}

cg_decoded cg_jpeg_decode(const uint8_t *bytes, size_t count, cg_image_limits limits) {
  cg_decoded result = {.orientation = 1};
  struct jpeg_decompress_struct info;
  jpeg_failure failure;
  struct jpeg_progress_mgr progress = {.progress_monitor = jpeg_check_scans};
  uint32_t *volatile pixels = NULL;
  uint8_t *volatile row = NULL;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&failure.base);
  failure.base.error_exit = jpeg_report;
  failure.base.emit_message = jpeg_message;
  failure.result = &result;
  if (setjmp(failure.escape)) {
    jpeg_destroy_decompress(&info);
    free(pixels);
    free(row);
    return result;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress;
  jpeg_mem_src(&info, bytes, count);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(&info, TRUE);
  if (refuse_size(&result, info.image_width, info.image_height, limits)) longjmp(failure.escape, 1);
  for (jpeg_saved_marker_ptr marker = info.marker_list; marker; marker = marker->next) {
    if (result.orientation == 1) result.orientation = exif_orientation(marker->data, marker->data_length);
  }
  int four_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = four_inks ? JCS_CMYK : JCS_EXT_BGRA;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  size_t width = info.output_width, height = info.output_height;
  pixels = malloc(width * height * 4);
  row = malloc(width * 4);
  if (!pixels || !row) {
    set_message(&result, "not enough memory");
    longjmp(failure.escape, 1);
  }
  while (info.output_scanline < height) {
    uint32_t *target = pixels + (size_t)info.output_scanline * width;
    JSAMPROW line = four_inks ? (JSAMPROW)row : (JSAMPROW)target;
    jpeg_read_scanlines(&info, &line, 1);
    if (four_inks) {
      if (!info.saw_Adobe_marker) {
        for (size_t i = 0; i < width * 4; i++) row[i] = 255 - row[i];
      }
      cg_pixels_from_inverted_cmyk(target, row, width);
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free(row);
  result.pixels = pixels;
  result.opaque = 1;
  result.width = width;
  result.height = height;
  return result;
}

// MARK: WebP

static const char *webp_reason(VP8StatusCode status) {
  switch (status) {
    case VP8_STATUS_OUT_OF_MEMORY: return "not enough memory";
    case VP8_STATUS_NOT_ENOUGH_DATA: return "the data ends too early";
    case VP8_STATUS_UNSUPPORTED_FEATURE: return "it has a feature that is not read";
    default: return "its data is damaged";
  }
}

cg_decoded cg_webp_decode(const uint8_t *bytes, size_t count, cg_image_limits limits) {
  cg_decoded result = {.orientation = 1};
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) {
    set_message(&result, "another version of libwebp is installed than was built with");
    return result;
  }
  VP8StatusCode status = WebPGetFeatures(bytes, count, &config.input);
  if (status != VP8_STATUS_OK) {
    set_message(&result, webp_reason(status));
    return result;
  }
  size_t width = (size_t)config.input.width, height = (size_t)config.input.height;
  if (refuse_size(&result, width, height, limits)) return result;
  if (config.input.has_animation) {
    set_message(&result, "it is an animation, of which no frame is read");
    return result;
  }
  uint8_t *pixels = malloc(width * height * 4);
  if (!pixels) {
    set_message(&result, "not enough memory");
    return result;
  }
  // The processor's kind does not change a pixel: that is libwebp's promise for all of its loops.
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = (int)width * 4;
  config.output.u.RGBA.size = width * height * 4;
  status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  if (status != VP8_STATUS_OK) {
    free(pixels);
    set_message(&result, webp_reason(status));
    return result;
  }
  result.pixels = (uint32_t *)pixels;
  result.width = width;
  result.height = height;
  cg_pixels_premultiply_rgba(result.pixels, (ptrdiff_t)width * 4, pixels, (ptrdiff_t)width * 4, width, height);
  result.opaque = cg_pixels_and(result.pixels, (ptrdiff_t)width * 4, width, height) >> 24 == 255;
  return result;
}
