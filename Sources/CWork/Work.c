#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "Work.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "CWork.h"

// One thread of all has its turn: the main thread, or the piece of work that the main thread let go last and waits for. It passes
// the turn back by coming to its end or by waiting for others in a way that is known here (semaphores, groups, synchronous calls,
// sleep). Who waits in another way (a lock, a file) is seen to stand still by the system's account of its thread.

bool work_is_on = false;
pthread_mutex_t work_lock = PTHREAD_MUTEX_INITIALIZER;
_Atomic uint64_t work_time = 0;
uint64_t work_main_count = 0;
uint64_t work_handled_count = 0;

static pthread_cond_t changed;
static struct work *ready_first, *ready_last;
/// All that was added and has not ended.
static struct work *live;
static struct due *dues;
static uint64_t due_count;
/// Pieces of work that others went on without.
static int loose_count;
/// Pieces of work that wait for the main thread only: they come back.
static int returning_count;
static const char *loose_name;
static pthread_t main_thread;
static int main_identifier;
/// Whether the main thread lets others run just now, and whether the watcher does.
static bool main_schedules, watcher_schedules;
static void (*drain_main_queue)(void);
static __thread struct work *current;

enum { MILLISECOND = 1000000 };

void *work_real(const char *name, void **cache) {
  void *found = __atomic_load_n(cache, __ATOMIC_RELAXED);
  if (!found) {
    found = dlsym(RTLD_NEXT, name);
    __atomic_store_n(cache, found, __ATOMIC_RELAXED);
  }
  return found;
}

bool work_is_main_thread(void) { return pthread_equal(main_thread, pthread_self()); }

struct work *work_current(void) { return current; }

// MARK: Libraries

struct search { const void *address; struct work_range *range; };

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct search *search = context;
  uintptr_t start = UINTPTR_MAX, end = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    uintptr_t from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    if (from < start) start = from;
    if (from + info->dlpi_phdr[i].p_memsz > end) end = from + info->dlpi_phdr[i].p_memsz;
  }
  if ((uintptr_t)search->address < start || (uintptr_t)search->address >= end) return 0;
  *search->range = (struct work_range){start, end};
  return 1;
}

void work_find_range(struct work_range *range, const void *address) {
  struct search search = {address, range};
  if (address) dl_iterate_phdr(visit, &search);
}

// MARK: Real time

uint64_t work_real_clock(int clock) {
  struct timespec now = {0};
  syscall(SYS_clock_gettime, clock, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

static uint64_t real_time(void) { return work_real_clock(CLOCK_MONOTONIC); }

/// Waits for a change; false when none came in time. Under the lock.
static bool wait_for_change(uint64_t nanoseconds) {
  uint64_t end = real_time() + nanoseconds;
  struct timespec deadline = {(time_t)(end / 1000000000), (long)(end % 1000000000)};
  return pthread_cond_timedwait(&changed, &work_lock, &deadline) == 0;
}

/// Whether the system has a thread standing still: neither running nor about to, nor waiting for a disk.
static bool stands_still(int thread, unsigned long *processor_time) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
  FILE *file = fopen(path, "re");
  if (!file) return false;
  size_t count = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[count] = 0;
  char *rest = strrchr(text, ')');
  if (!rest) return false;
  char state = 0;
  unsigned long user = 0, system = 0;
  sscanf(rest + 1, " %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &state, &user, &system);
  bool is_still = state == 'S' && user + system == *processor_time;
  *processor_time = user + system;
  return is_still;
}

// MARK: What is ready

struct work *work_make(const char *name, work_function function, void *context) {
  struct work *work = calloc(1, sizeof *work);
  work->name = name;
  work->function = function;
  work->context = context;
  return work;
}

static void append(struct work *work) {
  work->next = NULL;
  work->state = WORK_READY;
  if (ready_last) ready_last->next = work; else ready_first = work;
  ready_last = work;
  pthread_cond_broadcast(&changed);
}

void work_add(struct work *work) {
  pthread_mutex_lock(&work_lock);
  work->live_next = live;
  if (live) live->live_previous = work;
  live = work;
  append(work);
  pthread_mutex_unlock(&work_lock);
}

/// Forgets a piece of work that has ended. Under the lock.
static void forget(struct work *work) {
  if (work->live_previous) work->live_previous->live_next = work->live_next; else live = work->live_next;
  if (work->live_next) work->live_next->live_previous = work->live_previous;
  free(work);
}

static struct work *take_first(void) {
  struct work *work = ready_first;
  if (!work) return NULL;
  ready_first = work->next;
  if (!ready_first) ready_last = NULL;
  return work;
}

/// Samples 20 ms apart at which a thread has to stand still to count as waiting for something unknown.
enum { STILL_SAMPLES = 8, SAMPLE = 20 * MILLISECOND };

static void poll_waiters(void);
static bool advance_to_next(uint64_t limit);

/// Lets the first piece go and waits until it ends, waits, or stands still. False when none is ready. Under the lock.
static bool run_next(void) {
  work_poll_groups();
  poll_waiters();
  struct work *work = take_first();
  if (!work) return false;
  work->state = WORK_RUNNING;
  work->is_watched = true;
  void (*release)(struct work *) = work->release;
  if (release) {
    pthread_mutex_unlock(&work_lock);
    release(work);
    pthread_mutex_lock(&work_lock);
  } else {
    pthread_cond_broadcast(&changed);
  }
  int still = 0;
  unsigned long processor_time = 0;
  while (work->state == WORK_RUNNING) {
    if (wait_for_change(SAMPLE)) continue;
    if (work->state != WORK_RUNNING) break;
    still = work->thread && stands_still(work->thread, &processor_time) ? still + 1 : 0;
    if (still == STILL_SAMPLES) {
      work->is_loose = true;
      loose_name = work->name;
      loose_count++;
      break;
    }
  }
  work->is_watched = false;
  if (work->state == WORK_DONE) forget(work);
  return true;
}

/// Under the lock.
static void begin_running(struct work *work) {
  current = work;
  work->thread = (int)syscall(SYS_gettid);
}

static void end_running(struct work *work) {
  current = NULL;
  pthread_mutex_lock(&work_lock);
  work->state = WORK_DONE;
  if (work->is_loose) loose_count--;
  if (!work->is_watched) forget(work);
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&work_lock);
}

void work_perform(void *context) {
  struct work *work = context;
  pthread_mutex_lock(&work_lock);
  begin_running(work);
  pthread_mutex_unlock(&work_lock);
  work->function(work->context);
  end_running(work);
}

/// Waits for the turn of work that has a thread. Under the lock.
static void wait_for_turn(struct work *work) {
  while (work->state != WORK_RUNNING) pthread_cond_wait(&changed, &work_lock);
}

void work_enter(struct work *work) {
  pthread_mutex_lock(&work_lock);
  begin_running(work);
  wait_for_turn(work);
  pthread_mutex_unlock(&work_lock);
}

void work_leave(struct work *work) { end_running(work); }

/// Passes the turn back. Under the lock.
static void block(struct work *work) {
  if (work->is_loose) {
    work->is_loose = false;
    loose_count--;
  }
  work->release = NULL;
  work->state = WORK_BLOCKED;
  pthread_cond_broadcast(&changed);
}

void work_will_block(void) {
  struct work *work = current;
  if (!work) return;
  pthread_mutex_lock(&work_lock);
  block(work);
  returning_count++;
  pthread_mutex_unlock(&work_lock);
}

/// Work that waits for an attempt to succeed, in the order in which it began to.
struct waiter {
  struct waiter *next;
  struct work *work;
  work_attempt attempt;
  void *object;
  long result;
  /// Tells it from another one that stands at the same place of a stack later.
  uint64_t number;
};
static struct waiter *waiters, **last_waiter = &waiters;
static uint64_t waiter_count;

/// False when it waits no longer. Under the lock.
static bool remove_waiter(struct waiter *waiter, uint64_t number) {
  struct waiter **place = &waiters;
  while (*place && (*place != waiter || waiter->number != number)) place = &(*place)->next;
  if (!*place) return false;
  *place = waiter->next;
  if (last_waiter == &waiter->next) last_waiter = place;
  return true;
}

/// Makes ready what need not wait any longer. Under the lock.
static void poll_waiters(void) {
  struct waiter **place = &waiters;
  while (*place) {
    struct waiter *waiter = *place;
    waiter->result = waiter->attempt(waiter->object, 0);
    if (waiter->result != 0) {
      place = &waiter->next;
      continue;
    }
    *place = waiter->next;
    if (last_waiter == &waiter->next) last_waiter = place;
    append(waiter->work);
  }
}

static void stop_waiting(struct due *due) {
  struct waiter *waiter = due->object;
  pthread_mutex_lock(&work_lock);
  // Whose attempt succeeded before is among what is ready already, and has not had its turn yet.
  if (remove_waiter(waiter, (uint64_t)(uintptr_t)due->function)) {
    waiter->result = waiter->attempt(waiter->object, 0);
    append(waiter->work);
  }
  pthread_mutex_unlock(&work_lock);
}

/// The turn goes to others until the attempt succeeds or virtual time has come to the limit.
static long wait_as_work(struct work *work, work_attempt attempt, void *object, uint64_t limit) {
  struct waiter waiter = {NULL, work, attempt, object, 0, 0};
  pthread_mutex_lock(&work_lock);
  waiter.number = ++waiter_count;
  if (limit != UINT64_MAX) {
    struct due *due = work_add_due(limit, 0, stop_waiting);
    due->key = due->object = &waiter;
    due->function = (work_function)(uintptr_t)waiter.number;
  }
  *last_waiter = &waiter;
  last_waiter = &waiter.next;
  block(work);
  wait_for_turn(work);
  work_cancel_due(stop_waiting, &waiter);
  pthread_mutex_unlock(&work_lock);
  return waiter.result;
}

void work_did_block(void) {
  struct work *work = current;
  if (!work) return;
  pthread_mutex_lock(&work_lock);
  returning_count--;
  append(work);
  wait_for_turn(work);
  pthread_mutex_unlock(&work_lock);
}

static void begin_scheduling(void) {
  if (!work_is_main_thread()) return;
  while (watcher_schedules) pthread_cond_wait(&changed, &work_lock);
  main_schedules = true;
}

static void end_scheduling(void) {
  if (!work_is_main_thread()) return;
  main_schedules = false;
  // The watcher begins to look at the main thread.
  pthread_cond_broadcast(&changed);
}

/// Whether a queue has work that has not come to its end. Under the lock.
static bool is_busy(void *queue) {
  for (struct work *work = live; work; work = work->live_next) {
    if (work->queue == queue && work != current && !work->is_loose) return true;
  }
  return false;
}

/// Whether work for a queue is ready. Under the lock.
static bool has_ready(void *queue) {
  struct work *work = ready_first;
  while (work && work->queue != queue) work = work->next;
  return work != NULL;
}

void work_flush(void *queue) {
  bool goes_on = true;
  while (goes_on) {
    pthread_mutex_lock(&work_lock);
    begin_scheduling();
    while (has_ready(queue) && run_next()) {}
    // What sleeps or waits on the queue holds the main thread up: others run, and time passes, until it is through.
    bool waits = work_is_main_thread() && is_busy(queue);
    goes_on = waits && run_next();
    end_scheduling();
    pthread_mutex_unlock(&work_lock);
    if (waits && !goes_on) goes_on = advance_to_next(UINT64_MAX - 1);
  }
}

// MARK: What waits for time

struct due *work_add_due(uint64_t time, uint64_t interval, void (*fire)(struct due *)) {
  struct due *due = calloc(1, sizeof *due);
  due->time = time;
  due->interval = interval;
  due->fire = fire;
  due->number = ++due_count;
  struct due **place = &dues;
  while (*place && (*place)->time <= time) place = &(*place)->next;
  due->next = *place;
  *place = due;
  pthread_cond_broadcast(&changed);
  return due;
}

struct due *work_find_due(void (*fire)(struct due *), void *key) {
  for (struct due *due = dues; due; due = due->next) {
    if (due->fire == fire && due->key == key) return due;
  }
  return NULL;
}

void work_cancel_due(void (*fire)(struct due *), void *key) {
  struct due **place = &dues;
  while (*place) {
    struct due *due = *place;
    if (due->fire == fire && due->key == key) {
      *place = due->next;
      if (due->drop) due->drop(due);
      free(due);
    } else {
      place = &due->next;
    }
  }
}

/// Takes out and fires what has fallen due, in the order of time; what is for the main thread stays unless `with_main`.
static void fire_dues(bool with_main) {
  pthread_mutex_lock(&work_lock);
  for (;;) {
    struct due **place = &dues;
    while (*place && (*place)->is_for_main && !with_main) place = &(*place)->next;
    struct due *due = *place;
    if (!due || due->time > work_time) break;
    *place = due->next;
    if (due->take) due->take(due);
    pthread_mutex_unlock(&work_lock);
    due->fire(due);
    free(due);
    pthread_mutex_lock(&work_lock);
  }
  pthread_mutex_unlock(&work_lock);
}

/// Lets time pass to what falls due next until `limit`, for a main thread that waits. False when nothing does.
static bool advance_to_next(uint64_t limit) {
  pthread_mutex_lock(&work_lock);
  struct due *due = dues;
  while (due && due->is_for_main) due = due->next;
  bool is_found = due && due->time <= limit;
  if (is_found && due->time > work_time) work_time = due->time;
  pthread_mutex_unlock(&work_lock);
  if (is_found) fire_dues(false);
  return is_found;
}

static void wake_sleeper(struct due *due) {
  struct work *work = due->object;
  pthread_mutex_lock(&work_lock);
  append(work);
  pthread_mutex_unlock(&work_lock);
}

bool work_sleep(uint64_t nanoseconds) {
  struct work *work = current;
  if (!work && !work_is_main_thread()) return false;
  if (work) {
    pthread_mutex_lock(&work_lock);
    struct due *due = work_add_due(work_time + nanoseconds, 0, wake_sleeper);
    due->object = work;
    block(work);
    wait_for_turn(work);
    pthread_mutex_unlock(&work_lock);
    return true;
  }
  uint64_t end = work_time + nanoseconds;
  do {
    pthread_mutex_lock(&work_lock);
    begin_scheduling();
    while (run_next()) {}
    end_scheduling();
    pthread_mutex_unlock(&work_lock);
  } while (advance_to_next(end));
  pthread_mutex_lock(&work_lock);
  if (work_time < end) work_time = end;
  pthread_mutex_unlock(&work_lock);
  return true;
}

bool work_pass_time(uint64_t end) {
  pthread_mutex_lock(&work_lock);
  begin_scheduling();
  bool has_run = false;
  while (run_next()) has_run = true;
  end_scheduling();
  bool is_due = dues && dues->time <= end;
  uint64_t next = is_due ? dues->time : end;
  if (!has_run && next > work_time) work_time = next;
  pthread_mutex_unlock(&work_lock);
  if (has_run) return true;
  if (is_due) fire_dues(true);
  return is_due;
}

// MARK: Waiting

long work_wait(work_attempt attempt, void *object, uint64_t limit) {
  long result = attempt(object, 0);
  if (result == 0 || limit <= work_time) return result;
  if (current) return wait_as_work(current, attempt, object, limit);
  if (!work_is_main_thread()) return attempt(object, limit == UINT64_MAX ? -1 : (int64_t)(limit - work_time));
  // Work that stands still is waited for a second; then time passes without it.
  int patience = 500;
  for (;;) {
    pthread_mutex_lock(&work_lock);
    begin_scheduling();
    bool has_run = run_next();
    bool has_loose = loose_count > 0;
    end_scheduling();
    pthread_mutex_unlock(&work_lock);
    result = attempt(object, 0);
    if (result == 0) return 0;
    if (has_run) continue;
    if (has_loose && patience-- > 0) {
      result = attempt(object, 2 * MILLISECOND);
      if (result == 0) return 0;
    } else if (!advance_to_next(limit)) {
      if (limit != UINT64_MAX) {
        pthread_mutex_lock(&work_lock);
        if (work_time < limit) work_time = limit;
        pthread_mutex_unlock(&work_lock);
        return attempt(object, 0);
      }
      result = attempt(object, 10 * MILLISECOND);
      if (result == 0) return 0;
    }
  }
}

/// Whether something could go on that the main thread waits for. Under the lock.
static bool has_more(void) {
  if (ready_first || waiters) return true;
  struct due *due = dues;
  while (due && due->is_for_main) due = due->next;
  return due != NULL;
}

/// Lets work go, or where none is ready time pass, while the main thread stands still without it being known for what, such as a
/// synchronous call on a queue whose work sleeps.
static void *watch(void *context) {
  (void)context;
  int still = 0;
  unsigned long processor_time = 0;
  pthread_mutex_lock(&work_lock);
  for (;;) {
    if (main_schedules || !has_more()) {
      still = 0;
      pthread_cond_wait(&changed, &work_lock);
      continue;
    }
    pthread_mutex_unlock(&work_lock);
    struct timespec pause = {0, SAMPLE};
    syscall(SYS_nanosleep, &pause, NULL);
    pthread_mutex_lock(&work_lock);
    if (main_schedules || !stands_still(main_identifier, &processor_time)) {
      still = 0;
    } else if (++still >= STILL_SAMPLES) {
      watcher_schedules = true;
      if (!run_next()) {
        pthread_mutex_unlock(&work_lock);
        advance_to_next(UINT64_MAX - 1);
        pthread_mutex_lock(&work_lock);
      }
      watcher_schedules = false;
      pthread_cond_broadcast(&changed);
    }
  }
  return NULL;
}

// MARK: For the host

// Whether tasks of Swift's come here.
static bool has_hooks;

void masthead_work_begin(void (*drain)(void)) {
  drain_main_queue = drain;
  main_thread = pthread_self();
  main_identifier = (int)syscall(SYS_gettid);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&changed, &attributes);
  pthread_condattr_destroy(&attributes);
  clocks_begin();
  conditions_begin();
  has_hooks = concurrency_begin();
  dispatch_begin();
  runloop_begin();
  threads_begin();
  pthread_t watcher;
  pthread_attr_t detached;
  pthread_attr_init(&detached);
  pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
  pthread_create(&watcher, &detached, watch, NULL);
  pthread_attr_destroy(&detached);
  work_is_on = true;
}

bool masthead_work_is_seen(void) {
  static const char *const names[] = {"dispatch_async", "dispatch_async_f", "dispatch_after", "CFRunLoopAddTimer", "clock_gettime"};
  struct work_range own = {0, 0};
  work_find_range(&own, &work_real);
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    const void *found = dlsym(RTLD_DEFAULT, names[index]);
    if (found == NULL || !work_contains(&own, found)) return false;
  }
  return has_hooks;
}

double masthead_work_now(void) { return (double)work_time / 1e9; }

double masthead_work_next(void) {
  pthread_mutex_lock(&work_lock);
  double next = dues ? (double)dues->time / 1e9 : INFINITY;
  pthread_mutex_unlock(&work_lock);
  return next;
}

double masthead_work_last_single(void) {
  pthread_mutex_lock(&work_lock);
  uint64_t last = 0;
  for (struct due *due = dues; due; due = due->next) {
    if (due->interval == 0) last = due->time;
  }
  pthread_mutex_unlock(&work_lock);
  return (double)last / 1e9;
}

void masthead_work_set_time(double time) {
  uint64_t target = (uint64_t)llround(time * 1e9);
  pthread_mutex_lock(&work_lock);
  if (target > work_time) work_time = target;
  pthread_mutex_unlock(&work_lock);
}

void masthead_work_advance(double time) {
  masthead_work_set_time(time);
  fire_dues(true);
}

bool masthead_work_run(double limit) {
  uint64_t waited = 0;
  enum { ROUNDS = 1000 };
  for (int round = 0; round < ROUNDS; round++) {
    uint64_t count = work_main_count, handled = work_handled_count;
    drain_main_queue();
    pthread_mutex_lock(&work_lock);
    begin_scheduling();
    // Who waited for the main thread has its turn among the others when it has come back, however long its thread takes.
    bool has_run = returning_count == 0 || (double)waited >= limit * 1e9 ? run_next() : false;
    // One is the marker by which the host knows that the queue is drained.
    bool goes_on = has_run || work_main_count - count > 1 || work_handled_count - handled > 1;
    if (!has_run && loose_count + returning_count > 0 && (double)waited < limit * 1e9) {
      uint64_t start = real_time();
      wait_for_change(MILLISECOND);
      waited += real_time() - start;
      goes_on = true;
      round--;
    }
    end_scheduling();
    pthread_mutex_unlock(&work_lock);
    if (!goes_on) return loose_count + returning_count == 0;
  }
  return true;
}

const char *masthead_work_outstanding(void) {
  pthread_mutex_lock(&work_lock);
  const char *name = loose_count > 0 ? loose_name : "";
  // Who waits for a signal that nobody is left to give.
  for (struct waiter *waiter = waiters; waiter && !*name; waiter = waiter->next) {
    if (waiter->attempt == condition_attempt) name = waiter->work->name;
  }
  pthread_mutex_unlock(&work_lock);
  return name;
}
