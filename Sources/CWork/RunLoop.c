#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <math.h>
#include <stdlib.h>

#include "Work.h"

// The main run loop: which thread runs it where a program waits for ever, and Foundation's timers on it, which fire by virtual time.

struct timer_context {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*copy_description)(const void *);
};

typedef void (*timer_callout)(void *timer, void *info);

const void *CFRetain(const void *);
void CFRelease(const void *);
void *CFRunLoopGetMain(void);
double CFAbsoluteTimeGetCurrent(void);
double CFRunLoopTimerGetInterval(void *timer);
unsigned char CFRunLoopTimerIsValid(void *timer);
void CFRunLoopTimerGetContext(void *timer, struct timer_context *context);
void *CFRunLoopTimerCreate(
  void *allocator, double date, double interval, unsigned long flags, long order, timer_callout callout,
  struct timer_context *context);
void CFRunLoopAddTimer(void *loop, void *timer, void *mode);
void CFRunLoopRemoveTimer(void *loop, void *timer, void *mode);
void CFRunLoopTimerInvalidate(void *timer);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);

DECLARE_REAL(CFRunLoopTimerCreate);
DECLARE_REAL(CFRunLoopAddTimer);
DECLARE_REAL(CFRunLoopRemoveTimer);
DECLARE_REAL(CFRunLoopTimerInvalidate);
DECLARE_REAL(CFRunLoopTimerSetNextFireDate);

void CFRunLoopRun(void);

/// Programs whose main function is asynchronous end in this call, that of Swift Testing among them. The dispatch library parks the main thread there and
/// has others run the main queue. On Apple's systems the main run loop runs in its place, so that `Thread.isMainThread` holds wherever the main
/// actor does, which many libraries assert, and timers fire.
__attribute__((noreturn)) void dispatch_main(void) {
  while (true) CFRunLoopRun();
}

/// What a timer calls, which the library does not tell, and when it is to fire first.
struct callout { struct callout *next; void *timer; timer_callout function; uint64_t time; };
static struct callout *callouts;

/// The virtual time of a date, to a tenth of a millisecond: a date is a sum of large numbers.
static uint64_t time_of(double date) {
  double delay = date - CFAbsoluteTimeGetCurrent();
  if (!(delay > 0)) return work_time;
  if (delay > 1e9) return UINT64_MAX / 2;
  return work_time + (uint64_t)llround(delay * 1e4) * 100000;
}

void *CFRunLoopTimerCreate(
  void *allocator, double date, double interval, unsigned long flags, long order, timer_callout function,
  struct timer_context *context
) {
  // Before the library reads a clock.
  uint64_t time = work_is_on ? time_of(date) : 0;
  void *timer = REAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, function, context);
  if (!work_is_on || !timer) return timer;
  struct callout *callout = malloc(sizeof *callout);
  pthread_mutex_lock(&work_lock);
  *callout = (struct callout){callouts, timer, function, time};
  callouts = callout;
  pthread_mutex_unlock(&work_lock);
  return timer;
}

static void drop_timer(struct due *due) { CFRelease(due->key); }

static void fire_timer(struct due *due);

static void add(void *timer, uint64_t time, double interval, timer_callout function) {
  uint64_t nanoseconds = interval > 0 ? (uint64_t)llround(fmin(interval, 1e9) * 1e9) : 0;
  struct due *due = work_add_due(time, nanoseconds, fire_timer);
  due->key = timer;
  due->object = (void *)function;
  due->is_for_main = true;
  due->drop = drop_timer;
}

static void fire_timer(struct due *due) {
  void *timer = due->key;
  timer_callout function = (timer_callout)due->object;
  if (CFRunLoopTimerIsValid(timer)) {
    // The next time is there before the call, which may take the timer back or move it.
    if (due->interval) {
      CFRetain(timer);
      pthread_mutex_lock(&work_lock);
      add(timer, due->time + due->interval, (double)due->interval / 1e9, function);
      pthread_mutex_unlock(&work_lock);
    }
    // Who takes the timer back on another thread lets go of what it is called with.
    struct timer_context context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    if (context.retain && context.info) context.info = (void *)context.retain(context.info);
    function(timer, context.info);
    if (context.release && context.info) context.release(context.info);
    if (!due->interval) CFRunLoopTimerInvalidate(timer);
  }
  CFRelease(timer);
}

void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  if (!work_is_on || loop != CFRunLoopGetMain()) return REAL(CFRunLoopAddTimer)(loop, timer, mode);
  pthread_mutex_lock(&work_lock);
  struct callout *found = callouts;
  while (found && found->timer != timer) found = found->next;
  struct callout callout = found ? *found : (struct callout){0};
  bool is_there = work_find_due(fire_timer, timer) != NULL;
  pthread_mutex_unlock(&work_lock);
  if (!found) return REAL(CFRunLoopAddTimer)(loop, timer, mode);
  if (is_there || !CFRunLoopTimerIsValid(timer)) return;
  CFRetain(timer);
  double interval = CFRunLoopTimerGetInterval(timer);
  pthread_mutex_lock(&work_lock);
  add(timer, callout.time > work_time ? callout.time : work_time, interval, callout.function);
  pthread_mutex_unlock(&work_lock);
}

void CFRunLoopRemoveTimer(void *loop, void *timer, void *mode) {
  if (work_is_on) {
    pthread_mutex_lock(&work_lock);
    work_cancel_due(fire_timer, timer);
    pthread_mutex_unlock(&work_lock);
  }
  REAL(CFRunLoopRemoveTimer)(loop, timer, mode);
}

void CFRunLoopTimerInvalidate(void *timer) {
  CFRetain(timer);
  REAL(CFRunLoopTimerInvalidate)(timer);
  if (work_is_on) {
    pthread_mutex_lock(&work_lock);
    work_cancel_due(fire_timer, timer);
    struct callout **place = &callouts;
    while (*place && (*place)->timer != timer) place = &(*place)->next;
    if (*place) {
      struct callout *callout = *place;
      *place = callout->next;
      free(callout);
    }
    pthread_mutex_unlock(&work_lock);
  }
  CFRelease(timer);
}

void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  uint64_t time = work_is_on ? time_of(date) : 0;
  REAL(CFRunLoopTimerSetNextFireDate)(timer, date);
  if (!work_is_on) return;
  pthread_mutex_lock(&work_lock);
  struct callout *callout = callouts;
  while (callout && callout->timer != timer) callout = callout->next;
  if (callout) callout->time = time;
  struct due *due = work_find_due(fire_timer, timer);
  if (due) {
    timer_callout function = (timer_callout)due->object;
    double interval = (double)due->interval / 1e9;
    CFRetain(timer);
    work_cancel_due(fire_timer, timer);
    add(timer, time, interval, function);
  }
  pthread_mutex_unlock(&work_lock);
}

// MARK: Running it

int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returns_after_source);
DECLARE_REAL(CFRunLoopRunInMode);

/// What the call says.
enum { FINISHED = 1, STOPPED = 2, TIMED_OUT = 3, HANDLED_SOURCE = 4 };

/// A loop that is run for a while runs for so much virtual time, as `RunLoop.run(until:)` does, which asks for the date between calls.
int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returns_after_source) {
  // What waits for ever is ended from outside; where its end is looked at only then, it is a real wait.
  bool is_main = work_is_on && work_is_main_thread();
  if (!is_main && !(work_is_on && work_current() && seconds > 0 && seconds < 1e6)) {
    return REAL(CFRunLoopRunInMode)(mode, seconds, returns_after_source);
  }
  uint64_t end = seconds > 0 ? work_time + (uint64_t)llround(fmin(seconds, 1e9) * 1e9) : 0;
  for (;;) {
    int result = REAL(CFRunLoopRunInMode)(mode, 0, 1);
    if (result == HANDLED_SOURCE && is_main) work_handled_count++;
    if (result == FINISHED || result == STOPPED || !(seconds > 0)) return result;
    if (result == HANDLED_SOURCE) {
      if (returns_after_source) return result;
      continue;
    }
    if (work_time >= end) return TIMED_OUT;
    if (is_main) {
      // A timer that fires is no source: the loop goes on until its time is over.
      work_pass_time(end);
    } else {
      // Its own timers and sources are the system's: they are looked at a hundred times a second of virtual time.
      uint64_t step = end - work_time < 10000000 ? end - work_time : 10000000;
      work_sleep(step);
    }
  }
}

void runloop_begin(void) {}
