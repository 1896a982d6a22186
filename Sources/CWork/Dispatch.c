#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "Work.h"

// Calls of the dispatch library. Blocks are objects of a known layout (the blocks ABI), called and copied without the compiler's help.

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};

extern char _dispatch_main_q[];
extern const char _dispatch_source_type_timer[], _dispatch_source_type_data_add[];
void *_Block_copy(const void *);
void _Block_release(const void *);
void dispatch_retain(void *);
void dispatch_release(void *);
void *dispatch_get_global_queue(intptr_t, uintptr_t);
void *dispatch_queue_create(const char *, void *);
void dispatch_set_target_queue(void *, void *);
void dispatch_group_enter(void *);
void dispatch_group_leave(void *);
void dispatch_source_merge_data(void *, uintptr_t);
intptr_t dispatch_source_testcancel(void *);

#define MAIN ((void *)_dispatch_main_q)

void dispatch_async(void *queue, void *block);
void dispatch_async_f(void *queue, void *context, work_function function);
void dispatch_barrier_async(void *queue, void *block);
void dispatch_barrier_async_f(void *queue, void *context, work_function function);
void dispatch_group_async(void *group, void *queue, void *block);
void dispatch_group_async_f(void *group, void *queue, void *context, work_function function);
void dispatch_group_notify(void *group, void *queue, void *block);
void dispatch_group_notify_f(void *group, void *queue, void *context, work_function function);
intptr_t dispatch_group_wait(void *group, uint64_t timeout);
intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
intptr_t dispatch_block_wait(void *block, uint64_t timeout);
void dispatch_sync(void *queue, void *block);
void dispatch_sync_f(void *queue, void *context, work_function function);
void dispatch_barrier_sync(void *queue, void *block);
void dispatch_barrier_sync_f(void *queue, void *context, work_function function);
void dispatch_async_and_wait(void *queue, void *block);
void dispatch_after(uint64_t when, void *queue, void *block);
void dispatch_after_f(uint64_t when, void *queue, void *context, work_function function);
uint64_t dispatch_time(uint64_t when, int64_t delta);
uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);
void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

DECLARE_REAL(dispatch_async);
DECLARE_REAL(dispatch_async_f);
DECLARE_REAL(dispatch_barrier_async);
DECLARE_REAL(dispatch_barrier_async_f);
DECLARE_REAL(dispatch_group_async);
DECLARE_REAL(dispatch_group_async_f);
DECLARE_REAL(dispatch_group_notify);
DECLARE_REAL(dispatch_group_notify_f);
DECLARE_REAL(dispatch_group_leave);
DECLARE_REAL(dispatch_group_wait);
DECLARE_REAL(dispatch_semaphore_wait);
DECLARE_REAL(dispatch_block_wait);
DECLARE_REAL(dispatch_sync);
DECLARE_REAL(dispatch_sync_f);
DECLARE_REAL(dispatch_barrier_sync);
DECLARE_REAL(dispatch_barrier_sync_f);
DECLARE_REAL(dispatch_async_and_wait);
DECLARE_REAL(dispatch_after);
DECLARE_REAL(dispatch_after_f);
DECLARE_REAL(dispatch_time);
DECLARE_REAL(dispatch_walltime);
DECLARE_REAL(dispatch_source_create);
DECLARE_REAL(dispatch_source_set_timer);
DECLARE_REAL(dispatch_release);

/// The library calls its own functions by the same names: those calls are handed on, as all are before the beginning.
static struct work_range library;
#define HANDS_ON (!work_is_on || work_contains(&library, __builtin_return_address(0)))

static void call_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

// MARK: Work for queues

/// The library's own queues, each with one that makes a thread at once: who waits for a turn keeps a thread, and the library
/// makes another in the place of one that stands still after a second only.
enum { GLOBAL_QUEUES = 6, OVERCOMMIT = 2 };
static struct { void *queue, *eager; } global_queues[GLOBAL_QUEUES];

void *work_eager_queue(void *queue) {
  for (int i = 0; i < GLOBAL_QUEUES; i++) {
    if (global_queues[i].queue == queue) return global_queues[i].eager;
  }
  return queue;
}

static void release_to_queue(struct work *work) {
  void *queue = work_eager_queue(work->queue);
  if (work->is_barrier) REAL(dispatch_barrier_async_f)(queue, work, work_perform);
  else REAL(dispatch_async_f)(queue, work, work_perform);
}

struct call { work_function function; void *context, *queue, *group; };

static void run_call(void *context) {
  struct call call = *(struct call *)context;
  free(context);
  call.function(call.context);
  if (call.group) {
    dispatch_group_leave(call.group);
    dispatch_release(call.group);
  }
  dispatch_release(call.queue);
}

/// Holds a call for a queue other than the main one.
static void hold(void *queue, void *context, work_function function, bool is_barrier, void *group) {
  struct call *call = malloc(sizeof *call);
  *call = (struct call){function, context, queue, group};
  dispatch_retain(queue);
  if (group) {
    dispatch_retain(group);
    dispatch_group_enter(group);
  }
  struct work *work = work_make("a block on a dispatch queue", run_call, call);
  work->queue = queue;
  work->is_barrier = is_barrier;
  work->release = release_to_queue;
  work_add(work);
}

static void count_main(void) { __atomic_add_fetch(&work_main_count, 1, __ATOMIC_RELAXED); }

void dispatch_async(void *queue, void *block) {
  if (HANDS_ON) return REAL(dispatch_async)(queue, block);
  if (queue == MAIN) {
    count_main();
    return REAL(dispatch_async)(queue, block);
  }
  hold(queue, _Block_copy(block), call_block, false, NULL);
}

void dispatch_async_f(void *queue, void *context, work_function function) {
  if (HANDS_ON) return REAL(dispatch_async_f)(queue, context, function);
  if (queue == MAIN) {
    count_main();
    return REAL(dispatch_async_f)(queue, context, function);
  }
  hold(queue, context, function, false, NULL);
}

void dispatch_barrier_async(void *queue, void *block) {
  if (HANDS_ON) return REAL(dispatch_barrier_async)(queue, block);
  if (queue == MAIN) {
    count_main();
    return REAL(dispatch_barrier_async)(queue, block);
  }
  hold(queue, _Block_copy(block), call_block, true, NULL);
}

void dispatch_barrier_async_f(void *queue, void *context, work_function function) {
  if (HANDS_ON) return REAL(dispatch_barrier_async_f)(queue, context, function);
  if (queue == MAIN) {
    count_main();
    return REAL(dispatch_barrier_async_f)(queue, context, function);
  }
  hold(queue, context, function, true, NULL);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  if (HANDS_ON) return REAL(dispatch_group_async)(group, queue, block);
  if (queue == MAIN) {
    count_main();
    return REAL(dispatch_group_async)(group, queue, block);
  }
  hold(queue, _Block_copy(block), call_block, false, group);
}

void dispatch_group_async_f(void *group, void *queue, void *context, work_function function) {
  if (HANDS_ON) return REAL(dispatch_group_async_f)(group, queue, context, function);
  if (queue == MAIN) {
    count_main();
    return REAL(dispatch_group_async_f)(group, queue, context, function);
  }
  hold(queue, context, function, false, group);
}

// MARK: Groups

/// What is to happen when a group has become empty.
struct notification { struct notification *next; void *group, *queue, *context; work_function function; };
static struct notification *notifications, **last_notification = &notifications;

void dispatch_group_notify_f(void *group, void *queue, void *context, work_function function) {
  if (HANDS_ON || queue == MAIN) return REAL(dispatch_group_notify_f)(group, queue, context, function);
  struct notification *notification = malloc(sizeof *notification);
  *notification = (struct notification){NULL, group, queue, context, function};
  dispatch_retain(group);
  dispatch_retain(queue);
  pthread_mutex_lock(&work_lock);
  *last_notification = notification;
  last_notification = &notification->next;
  pthread_mutex_unlock(&work_lock);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  // The library puts the block on the main queue at the very moment at which the group becomes empty.
  if (HANDS_ON || queue == MAIN) return REAL(dispatch_group_notify)(group, queue, block);
  dispatch_group_notify_f(group, queue, _Block_copy(block), call_block);
}

void dispatch_group_leave(void *group) {
  // What is to happen then on the main queue may come behind the marker that the host has put there.
  if (!HANDS_ON) count_main();
  REAL(dispatch_group_leave)(group);
}

void work_poll_groups(void) {
  struct notification **place = &notifications;
  while (*place) {
    struct notification *notification = *place;
    if (REAL(dispatch_group_wait)(notification->group, 0) != 0) {
      place = &notification->next;
      continue;
    }
    *place = notification->next;
    if (last_notification == &notification->next) last_notification = place;
    pthread_mutex_unlock(&work_lock);
    hold(notification->queue, notification->context, notification->function, false, NULL);
    dispatch_release(notification->group);
    dispatch_release(notification->queue);
    free(notification);
    pthread_mutex_lock(&work_lock);
    place = &notifications;
  }
}

// MARK: Time

/// What the library's two clocks said at the beginning.
static uint64_t uptime_base, monotonic_base, wall_base;

static const uint64_t forever = ~0ull, top = 1ull << 63, second = 1ull << 62, wall_now = ~1ull;

uint64_t dispatch_time(uint64_t when, int64_t delta) {
  if (HANDS_ON) return REAL(dispatch_time)(when, delta);
  if (when == 0) return REAL(dispatch_time)(uptime_base + work_time, delta);
  if (when == top) return REAL(dispatch_time)(top | (monotonic_base + work_time), delta);
  if (when == wall_now) return dispatch_walltime(NULL, delta);
  return REAL(dispatch_time)(when, delta);
}

uint64_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  if (HANDS_ON || when) return REAL(dispatch_walltime)(when, delta);
  uint64_t now = wall_base + work_time;
  struct timespec time = {(time_t)(now / 1000000000), (long)(now % 1000000000)};
  return REAL(dispatch_walltime)(&time, delta);
}

/// The virtual time that a time of the library means.
static uint64_t virtual_time(uint64_t when) {
  uint64_t time, base;
  if (when == forever) return UINT64_MAX;
  if (when == 0 || when == top || when == wall_now) return work_time;
  if (!(when & top)) {
    time = when;
    base = uptime_base;
  } else if (when & second) {
    time = 0 - when;
    base = wall_base;
  } else {
    time = when & ~top;
    base = monotonic_base;
  }
  return time <= base + work_time ? work_time : time - base;
}

static void fire_call(struct due *due) {
  if (due->key == MAIN) {
    count_main();
    REAL(dispatch_async_f)(due->key, due->object, due->function);
  } else {
    hold(due->key, due->object, due->function, false, NULL);
  }
  dispatch_release(due->key);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, work_function function) {
  if (HANDS_ON) return REAL(dispatch_after_f)(when, queue, context, function);
  uint64_t time = virtual_time(when);
  if (time == UINT64_MAX) return;
  if (time == work_time) return dispatch_async_f(queue, context, function);
  dispatch_retain(queue);
  pthread_mutex_lock(&work_lock);
  struct due *due = work_add_due(time, 0, fire_call);
  due->key = queue;
  due->object = context;
  due->function = function;
  due->is_for_main = queue == MAIN;
  pthread_mutex_unlock(&work_lock);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  if (HANDS_ON) return REAL(dispatch_after)(when, queue, block);
  dispatch_after_f(when, queue, _Block_copy(block), call_block);
}

// MARK: Timers

// A timer is made a source that adds up numbers, which is told 1 when the timer falls due.

struct timer { void *source, *queue; struct timer *next; };
static struct timer *timers;

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  if (HANDS_ON || type != _dispatch_source_type_timer) {
    return REAL(dispatch_source_create)(type, handle, mask, queue);
  }
  // A queue of its own below the one asked for: what is put on it after the timer fired runs after the timer's handler.
  void *own = queue == MAIN ? NULL : dispatch_queue_create("timer", NULL);
  if (own && queue) dispatch_set_target_queue(own, queue);
  void *source = REAL(dispatch_source_create)(_dispatch_source_type_data_add, 0, 0, own ? own : queue);
  struct timer *timer = malloc(sizeof *timer);
  pthread_mutex_lock(&work_lock);
  *timer = (struct timer){source, own, timers};
  timers = timer;
  pthread_mutex_unlock(&work_lock);
  return source;
}

static void do_nothing(void *context) { (void)context; }

/// The handler comes behind this on the timer's queue, and before what is put there next.
static void merge_source(void *source) {
  if (!dispatch_source_testcancel(source)) dispatch_source_merge_data(source, 1);
  REAL(dispatch_release)(source);
}

static void fire_source(struct due *due) {
  void *source = due->key, *queue = due->object;
  if (queue) {
    // A turn for the call, which is over when the handler is: nobody else has one meanwhile, who might cancel the timer.
    hold(queue, source, merge_source, false, NULL);
    hold(queue, NULL, do_nothing, false, NULL);
    REAL(dispatch_release)(queue);
  } else {
    count_main();
    merge_source(source);
  }
}

static void take_source(struct due *due);

/// Under the lock.
static void add_source(void *source, void *queue, uint64_t time, uint64_t interval) {
  struct due *due = work_add_due(time, interval, fire_source);
  due->take = take_source;
  due->key = source;
  due->object = queue;
  due->is_for_main = queue == NULL;
}

/// Another thread may let the source go as soon as the lock is free; it does so, or sets it to another time, before or after the next one is there.
static void take_source(struct due *due) {
  dispatch_retain(due->key);
  if (due->object) dispatch_retain(due->object);
  if (due->interval && !dispatch_source_testcancel(due->key)) {
    add_source(due->key, due->object, due->time + due->interval, due->interval);
  }
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  struct timer *timer = NULL;
  if (!HANDS_ON) {
    uint64_t time = virtual_time(start);
    pthread_mutex_lock(&work_lock);
    timer = timers;
    while (timer && timer->source != source) timer = timer->next;
    if (timer) {
      work_cancel_due(fire_source, source);
      if (time != UINT64_MAX) add_source(source, timer->queue, time, interval > INT64_MAX ? 0 : interval);
    }
    pthread_mutex_unlock(&work_lock);
  }
  if (!timer) REAL(dispatch_source_set_timer)(source, start, interval, leeway);
}

/// A timer that its owner lets go never fires again, cancelled or not; Swift's object for it has the only reference.
void dispatch_release(void *object) {
  struct timer *timer = NULL;
  if (!HANDS_ON) {
    pthread_mutex_lock(&work_lock);
    struct timer **place = &timers;
    while (*place && (*place)->source != object) place = &(*place)->next;
    timer = *place;
    if (timer) {
      *place = timer->next;
      work_cancel_due(fire_source, object);
    }
    pthread_mutex_unlock(&work_lock);
  }
  if (timer && timer->queue) REAL(dispatch_release)(timer->queue);
  free(timer);
  REAL(dispatch_release)(object);
}

// MARK: Waiting

static uint64_t real_timeout(int64_t nanoseconds) {
  return nanoseconds == 0 ? 0 : nanoseconds < 0 ? forever : REAL(dispatch_time)(0, nanoseconds);
}

static long attempt_semaphore(void *semaphore, int64_t nanoseconds) {
  return REAL(dispatch_semaphore_wait)(semaphore, real_timeout(nanoseconds));
}

static long attempt_group(void *group, int64_t nanoseconds) {
  return REAL(dispatch_group_wait)(group, real_timeout(nanoseconds));
}

static long attempt_block(void *block, int64_t nanoseconds) {
  return REAL(dispatch_block_wait)(block, real_timeout(nanoseconds));
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  if (HANDS_ON) return REAL(dispatch_semaphore_wait)(semaphore, timeout);
  return work_wait(attempt_semaphore, semaphore, virtual_time(timeout));
}

intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  if (HANDS_ON) return REAL(dispatch_group_wait)(group, timeout);
  return work_wait(attempt_group, group, virtual_time(timeout));
}

intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
  if (HANDS_ON) return REAL(dispatch_block_wait)(block, timeout);
  return work_wait(attempt_block, block, virtual_time(timeout));
}

/// Before a synchronous call: what stands before it on its queue runs first; for the main queue, the main thread has its turn.
static bool begin_sync(void *queue) {
  if (queue != MAIN) {
    // Nothing on the library's own queues has to wait for what was put there before.
    if (work_eager_queue(queue) == queue) work_flush(queue);
    return false;
  }
  count_main();
  work_will_block();
  return work_current() != NULL;
}

void dispatch_sync(void *queue, void *block) {
  if (HANDS_ON) return REAL(dispatch_sync)(queue, block);
  bool blocks = begin_sync(queue);
  REAL(dispatch_sync)(queue, block);
  if (blocks) work_did_block();
}

void dispatch_sync_f(void *queue, void *context, work_function function) {
  if (HANDS_ON) return REAL(dispatch_sync_f)(queue, context, function);
  bool blocks = begin_sync(queue);
  REAL(dispatch_sync_f)(queue, context, function);
  if (blocks) work_did_block();
}

void dispatch_barrier_sync(void *queue, void *block) {
  if (HANDS_ON) return REAL(dispatch_barrier_sync)(queue, block);
  bool blocks = begin_sync(queue);
  REAL(dispatch_barrier_sync)(queue, block);
  if (blocks) work_did_block();
}

void dispatch_barrier_sync_f(void *queue, void *context, work_function function) {
  if (HANDS_ON) return REAL(dispatch_barrier_sync_f)(queue, context, function);
  bool blocks = begin_sync(queue);
  REAL(dispatch_barrier_sync_f)(queue, context, function);
  if (blocks) work_did_block();
}

void dispatch_async_and_wait(void *queue, void *block) {
  if (HANDS_ON) return REAL(dispatch_async_and_wait)(queue, block);
  bool blocks = begin_sync(queue);
  REAL(dispatch_async_and_wait)(queue, block);
  if (blocks) work_did_block();
}

void dispatch_begin(void) {
  static const intptr_t classes[GLOBAL_QUEUES] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  for (int i = 0; i < GLOBAL_QUEUES; i++) {
    global_queues[i].queue = dispatch_get_global_queue(classes[i], 0);
    global_queues[i].eager = dispatch_get_global_queue(classes[i], OVERCOMMIT);
  }
  work_find_range(&library, _dispatch_source_type_timer);
  uptime_base = work_clock_bases[CLOCK_MONOTONIC];
  monotonic_base = work_clock_bases[CLOCK_BOOTTIME];
  wall_base = work_clock_bases[CLOCK_REALTIME];
}
