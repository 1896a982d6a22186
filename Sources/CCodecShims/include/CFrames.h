#pragma once
#include <stddef.h>
#include <stdint.h>

#include "CDecoders.h"

// Pictures of several frames. Damage never ends the program; frames that are not all there are left out.

/// A GIF that was read: its frames as indices into their colours.
typedef struct cg_gif cg_gif;

/// Where a frame lies in the picture, how long it is seen and what becomes of it.
typedef struct {
  int x, y, width, height;
  /// In hundredths of a second for GIF, in thousandths for WebP.
  int delay;
  /// GIF: 2 clears the frame's rectangle afterwards, 3 brings back what was there before; WebP: 1 clears.
  int disposal;
  /// Whether what was there is seen through the frame.
  int blends;
  /// WebP: where the frame's own bytes are.
  size_t offset, size;
} cg_frame;

typedef struct {
  size_t width, height, frames;
  /// How often all frames are shown, 0 without end; -1 where the file does not say.
  int loops;
  int has_global_colors;
} cg_frames_info;

/// Reads a GIF; 0 where there is no whole frame, with the reason in `failure`.
cg_gif *cg_gif_read(const uint8_t *bytes, size_t count, cg_image_limits limits, cg_frames_info *info, cg_decoded *failure);
cg_frame cg_gif_frame(const cg_gif *gif, size_t index);
/// Writes the frame's own pixels, premultiplied 0xAARRGGBB words without gaps.
void cg_gif_pixels(const cg_gif *gif, size_t index, uint32_t *pixels);
void cg_gif_release(cg_gif *gif);

/// Frames of an animated WebP, at most `capacity` of them; returns how many there are, 0 for other files.
size_t cg_webp_frames(
    const uint8_t *bytes, size_t count, cg_frame *frames, size_t capacity, cg_frames_info *info);

/// Writes a GIF file frame by frame.
typedef struct cg_gif_writer cg_gif_writer;

/// `loops`: how often the frames are shown, 0 without end; -1 says nothing.
cg_gif_writer *cg_gif_writer_create(size_t width, size_t height, int loops);
/// Adds a frame at the picture's first corner; of more than 255 colours the nearest of a palette are taken. Returns 0 on failure.
int cg_gif_writer_add(
    cg_gif_writer *writer, const uint32_t *pixels, size_t words_per_row, size_t width, size_t height, int delay);
/// Ends the file and releases the writer; the bytes are released with free() by the caller, 0 on failure.
uint8_t *cg_gif_writer_finish(cg_gif_writer *writer, size_t *count);
