#pragma once
#include <stddef.h>
#include <stdint.h>

// Deflate (RFC 1951) in a zlib envelope (RFC 1950), written for the filtered rows of pictures: long runs of equal bytes.
//
// The bytes depend on the input alone: not on addresses, on what memory held before, on the processor, or on the
// version of a library. ISA-L, which is as fast, promises none of these, and libdeflate takes ten times as long.

/// How many bytes one call of `cg_deflate_band` takes at most.
enum { CG_DEFLATE_LARGEST_BAND = 1 << 20 };

typedef struct cg_deflater cg_deflater;

/// Returns a compressor, or 0 without memory; `cg_deflate_end` releases it.
cg_deflater *cg_deflate_begin(void);

/// Room that the compressed form of a band never exceeds.
size_t cg_deflate_bound(size_t count);

/// Compresses `count` bytes to `out` and returns how many were written; `is_last` finishes the stream.
///
/// Nothing of a band refers to bytes of another one, so that the caller may reuse its memory.
size_t cg_deflate_band(cg_deflater *deflater, const uint8_t *bytes, size_t count, int is_last, uint8_t *out);

void cg_deflate_end(cg_deflater *deflater);
