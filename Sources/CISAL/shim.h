#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>
#include <isa-l/crc64.h>

// A macro of sums, which Swift does not import.
enum { CISAL_LEVEL_1_BUFFER_SIZE = ISAL_DEF_LVL1_DEFAULT };
