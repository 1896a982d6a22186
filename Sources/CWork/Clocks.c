#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <sys/time.h>
#include <time.h>

#include "CWork.h"
#include "Work.h"

// What time it is: virtual time, from a date that is the same in all runs. Who measures how long this very program takes reads the real clocks:
// the dispatch library, which waits by them, and the library that this file is part of.

uint64_t work_clock_bases[WORK_CLOCKS];

int clock_gettime(clockid_t clock, struct timespec *time);
int gettimeofday(struct timeval *time, void *zone);
time_t time(time_t *result);
int timespec_get(struct timespec *time, int base);
double CFGetSystemUptime(void);
double CFAbsoluteTimeGetCurrent(void);
DECLARE_REAL(clock_gettime);
DECLARE_REAL(gettimeofday);
DECLARE_REAL(CFGetSystemUptime);

extern const char _dispatch_source_type_timer[];

static struct work_range dispatch, own, foundation;

static struct timespec virtual_clock(clockid_t clock) {
  uint64_t now = work_clock_bases[clock] + work_time;
  return (struct timespec){(time_t)(now / 1000000000), (long)(now % 1000000000)};
}

/// Whether a clock says virtual time to this caller.
static bool is_virtual(clockid_t clock, const void *caller) {
  if (!work_is_on || work_contains(&dispatch, caller) || work_contains(&own, caller)) return false;
  switch (clock) {
  case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: return true;
  // Foundation's run loops wait by the uptime.
  case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_RAW: case CLOCK_MONOTONIC_COARSE: case CLOCK_BOOTTIME:
    return !work_contains(&foundation, caller);
  // How long the processor was busy.
  default: return false;
  }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!is_virtual(clock, __builtin_return_address(0))) return REAL(clock_gettime)(clock, time);
  *time = virtual_clock(clock);
  return 0;
}

int gettimeofday(struct timeval *time, void *zone) {
  if (!is_virtual(CLOCK_REALTIME, __builtin_return_address(0))) return REAL(gettimeofday)(time, zone);
  struct timespec now = virtual_clock(CLOCK_REALTIME);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (is_virtual(CLOCK_REALTIME, __builtin_return_address(0))) now = virtual_clock(CLOCK_REALTIME);
  else REAL(clock_gettime)(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC) return 0;
  if (is_virtual(CLOCK_REALTIME, __builtin_return_address(0))) *time = virtual_clock(CLOCK_REALTIME);
  else REAL(clock_gettime)(CLOCK_REALTIME, time);
  return base;
}

/// Foundation sleeps until this clock says that it is time.
double CFGetSystemUptime(void) {
  if (!work_is_on) return REAL(CFGetSystemUptime)();
  return (double)(work_clock_bases[CLOCK_MONOTONIC] + work_time) / 1e9;
}

void masthead_work_set_date(double date) { work_clock_bases[CLOCK_REALTIME] = work_clock_bases[CLOCK_REALTIME_COARSE] = (uint64_t)(date * 1e9); }

void clocks_begin(void) {
  for (clockid_t clock = 0; clock < WORK_CLOCKS; clock++) work_clock_bases[clock] = 1000ull * 1000000000;
  work_find_range(&dispatch, _dispatch_source_type_timer);
  work_find_range(&own, (const void *)&clocks_begin);
  work_find_range(&foundation, (const void *)&CFAbsoluteTimeGetCurrent);
}
