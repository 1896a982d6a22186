#pragma once
#include <stdint.h>

/// What a tick of the clock is in nanoseconds, as a fraction.
typedef struct mach_timebase_info {
  uint32_t numer;
  uint32_t denom;
} mach_timebase_info_data_t;

typedef mach_timebase_info_data_t *mach_timebase_info_t;

/// What functions of the kernel return; 0 is success.
typedef int kern_return_t;

enum { KERN_SUCCESS = 0 };

/// Nanoseconds of the machine's clock that only goes forward.
uint64_t mach_absolute_time(void);
/// Nanoseconds of the machine's clock, with those in which it slept.
uint64_t mach_continuous_time(void);
/// Says that a tick is a nanosecond.
kern_return_t mach_timebase_info(mach_timebase_info_t _Nonnull info);
