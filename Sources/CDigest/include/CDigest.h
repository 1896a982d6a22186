#ifndef MASTHEAD_CDIGEST_H
#define MASTHEAD_CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// A SHA-256 digest under way (FIPS 180-4).
///
/// In C because font files of 20 MB are digested in debug builds too, where a loop over bytes in Swift takes a minute.
typedef struct {
  uint32_t state[8];
  /// Bytes added so far.
  uint64_t length;
  /// Bytes that do not fill a block yet: `length % 64` of them.
  uint8_t pending[64];
} masthead_sha256;

void masthead_sha256_init(masthead_sha256 *digest);
void masthead_sha256_update(masthead_sha256 *digest, const void *bytes, size_t count);
/// Writes the 32 bytes of the digest; `digest` must not be used afterwards.
void masthead_sha256_final(masthead_sha256 *digest, uint8_t *out);

#endif
