#include "CFrames.h"

#include <gif_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/demux.h>

// MARK: GIF

typedef struct {
  GraphicsControlBlock control;
} gif_control;

struct cg_gif {
  GifFileType *file;
  gif_control *controls;
  size_t frames;
};

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t position;
} gif_reader;

static int read_memory(GifFileType *file, GifByteType *out, int wanted) {
  gif_reader *reader = file->UserData;
  size_t left = reader->count - reader->position;
  size_t count = (size_t)wanted < left ? (size_t)wanted : left;
  memcpy(out, reader->bytes + reader->position, count);
  reader->position += count;
  return (int)count;
}

// Rows of an interlaced picture come in four passes (GIF89a, appendix E).
static int read_rows(GifFileType *file, GifByteType *raster) {
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  int width = file->Image.Width, height = file->Image.Height;
  for (int pass = 0; pass < (file->Image.Interlace ? 4 : 1); pass++) {
    int step = file->Image.Interlace ? steps[pass] : 1;
    for (int y = file->Image.Interlace ? starts[pass] : 0; y < height; y += step) {
      if (DGifGetLine(file, raster + (size_t)y * (size_t)width, width) == GIF_ERROR) return 0;
    }
  }
  return 1;
}

static int read_extension(GifFileType *file, GraphicsControlBlock *control, cg_frames_info *info) {
  int code;
  GifByteType *block;
  if (DGifGetExtension(file, &code, &block) == GIF_ERROR) return 0;
  int is_loop = 0;
  while (block) {
    if (code == GRAPHICS_EXT_FUNC_CODE) DGifExtensionToGCB(block[0], block + 1, control);
    // "NETSCAPE2.0", or "ANIMEXTS1.0" of an older program: 1 and the number of times, the low byte first.
    if (is_loop && block[0] >= 3 && block[1] == 1) info->loops = block[2] | block[3] << 8;
    if (code == APPLICATION_EXT_FUNC_CODE && block[0] == 11) {
      is_loop = memcmp(block + 1, "NETSCAPE2.0", 11) == 0 || memcmp(block + 1, "ANIMEXTS1.0", 11) == 0;
    }
    if (DGifGetExtensionNext(file, &block) == GIF_ERROR) return 0;
  }
  return 1;
}

static GraphicsControlBlock no_control(void) {
  return (GraphicsControlBlock){.DisposalMode = DISPOSAL_UNSPECIFIED, .TransparentColor = NO_TRANSPARENT_COLOR};
}

cg_gif *cg_gif_read(
    const uint8_t *bytes, size_t count, cg_image_limits limits, cg_frames_info *info, cg_decoded *failure) {
  memset(info, 0, sizeof *info);
  info->loops = -1;
  gif_reader reader = {bytes, count, 0};
  int error = 0;
  GifFileType *file = DGifOpen(&reader, read_memory, &error);
  cg_gif *gif = calloc(1, sizeof *gif);
  if (!file || !gif) {
    snprintf(failure->message, sizeof failure->message, "%s", file ? "not enough memory" : GifErrorString(error));
    if (file) DGifCloseFile(file, &error);
    free(gif);
    return NULL;
  }
  gif->file = file;
  info->width = (size_t)file->SWidth;
  info->height = (size_t)file->SHeight;
  info->has_global_colors = file->SColorMap != NULL;
  GraphicsControlBlock control = no_control();
  size_t pixels = 0, room = 0;
  GifRecordType record;
  while (DGifGetRecordType(file, &record) == GIF_OK && record != TERMINATE_RECORD_TYPE) {
    if (record == EXTENSION_RECORD_TYPE) {
      if (!read_extension(file, &control, info)) break;
      continue;
    }
    if (record != IMAGE_DESC_RECORD_TYPE || DGifGetImageDesc(file) == GIF_ERROR) break;
    size_t width = (size_t)file->Image.Width, height = (size_t)file->Image.Height;
    // A picture without a size of its own has that of its first frame.
    if (info->width == 0 || info->height == 0) {
      info->width = width;
      info->height = height;
    }
    // All frames together may take as much memory as one picture of the largest size.
    pixels += width * height;
    if (info->width * info->height > limits.pixels || info->width > limits.side || info->height > limits.side ||
        pixels > limits.pixels * 4) {
      failure->is_too_large = 1;
      failure->width = info->width;
      failure->height = info->height;
      break;
    }
    SavedImage *image = &file->SavedImages[file->ImageCount - 1];
    if (width == 0 || height == 0 || (!image->ImageDesc.ColorMap && !file->SColorMap)) break;
    image->RasterBits = malloc(width * height);
    if (gif->frames == room) {
      room = room ? room * 2 : 16;
      gif_control *more = realloc(gif->controls, room * sizeof *more);
      if (!more) break;
      gif->controls = more;
    }
    if (!image->RasterBits || !read_rows(file, image->RasterBits)) break;
    gif->controls[gif->frames++].control = control;
    control = no_control();
  }
  info->frames = gif->frames;
  if (gif->frames > 0 && !failure->is_too_large) return gif;
  snprintf(failure->message, sizeof failure->message, "there is no whole picture in it");
  cg_gif_release(gif);
  return NULL;
}

cg_frame cg_gif_frame(const cg_gif *gif, size_t index) {
  const GifImageDesc *place = &gif->file->SavedImages[index].ImageDesc;
  const GraphicsControlBlock *control = &gif->controls[index].control;
  return (cg_frame){
      .x = place->Left,
      .y = place->Top,
      .width = place->Width,
      .height = place->Height,
      .delay = control->DelayTime,
      .disposal = control->DisposalMode,
      .blends = control->TransparentColor != NO_TRANSPARENT_COLOR,
  };
}

void cg_gif_pixels(const cg_gif *gif, size_t index, uint32_t *pixels) {
  const SavedImage *image = &gif->file->SavedImages[index];
  const ColorMapObject *map = image->ImageDesc.ColorMap ? image->ImageDesc.ColorMap : gif->file->SColorMap;
  uint32_t colors[256] = {0};
  for (int i = 0; i < map->ColorCount && i < 256; i++) {
    GifColorType color = map->Colors[i];
    colors[i] = 0xff000000u | (uint32_t)color.Red << 16 | (uint32_t)color.Green << 8 | color.Blue;
  }
  int transparent = gif->controls[index].control.TransparentColor;
  if (transparent >= 0 && transparent < 256) colors[transparent] = 0;
  size_t count = (size_t)image->ImageDesc.Width * (size_t)image->ImageDesc.Height;
  for (size_t i = 0; i < count; i++) pixels[i] = colors[image->RasterBits[i]];
}

void cg_gif_release(cg_gif *gif) {
  int error;
  if (!gif) return;
  DGifCloseFile(gif->file, &error);
  free(gif->controls);
  free(gif);
}

// MARK: WebP

size_t cg_webp_frames(
    const uint8_t *bytes, size_t count, cg_frame *frames, size_t capacity, cg_frames_info *info) {
  memset(info, 0, sizeof *info);
  WebPData data = {bytes, count};
  WebPDemuxer *demuxer = WebPDemux(&data);
  if (!demuxer) return 0;
  info->width = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH);
  info->height = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT);
  info->loops = (int)WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT);
  if (WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS) & ANIMATION_FLAG) {
    info->frames = WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT);
  }
  WebPIterator at;
  size_t found = 0;
  if (info->frames > 0 && WebPDemuxGetFrame(demuxer, 1, &at)) {
    do {
      if (!at.complete) break;
      if (found < capacity) {
        frames[found] = (cg_frame){
            .x = at.x_offset,
            .y = at.y_offset,
            .width = at.width,
            .height = at.height,
            .delay = at.duration,
            .disposal = at.dispose_method == WEBP_MUX_DISPOSE_BACKGROUND,
            .blends = at.blend_method == WEBP_MUX_BLEND,
            .offset = (size_t)(at.fragment.bytes - bytes),
            .size = at.fragment.size,
        };
      }
      found++;
    } while (WebPDemuxNextFrame(&at));
    WebPDemuxReleaseIterator(&at);
  }
  WebPDemuxDelete(demuxer);
  info->frames = found;
  return found;
}
