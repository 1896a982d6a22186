#include "CClassRecords.h"

#include <stdbool.h>
#include <stdint.h>

// MetadataSections.h of Swift's runtime; version 4 brought the last section.
typedef struct {
  uintptr_t start, length;
} Section;

typedef struct {
  uintptr_t version;
  const void *base;
  const void *unused[2];
  Section others[14];
  Section tests;
} MetadataSections;

extern void swift_enumerateAllMetadataSections(bool (*)(const MetadataSections *, void *), void *);

typedef struct {
  uint32_t kind, reserved1;
  void (*accessor)(void *);
  uintptr_t context, reserved2;
} Record;

enum { kind_of_classes = 0x6d736864 };

typedef struct {
  size_t images, known;
  void *reader;
} Reading;

static bool read_image(const MetadataSections *sections, void *context) {
  Reading *reading = context;
  reading->images++;
  if (reading->images <= reading->known || sections->version < 4) return true;
  const Record *records = (const Record *)sections->tests.start;
  for (size_t index = 0; index < sections->tests.length / sizeof *records; index++) {
    if (records[index].kind == kind_of_classes) records[index].accessor(reading->reader);
  }
  return true;
}

size_t masthead_read_class_records(size_t known, void *reader) {
  Reading reading = {0, known, reader};
  swift_enumerateAllMetadataSections(read_image, &reading);
  return reading.images;
}
