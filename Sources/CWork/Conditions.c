#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "Work.h"

// Condition variables, by which Foundation's `NSCondition`, locks with conditions and operation queues wait: who has its turn passes it on while it waits for a
// signal, and waits for virtual time. Other threads wait as the system has it.

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time);
int pthread_cond_signal(pthread_cond_t *condition);
int pthread_cond_broadcast(pthread_cond_t *condition);
static void *real_wait, *real_timed_wait, *real_signal, *real_broadcast;

/// The system has these functions in two forms; asked by name alone it may give the one of long ago.
static void *real(const char *name, void **cache) {
  void *found = __atomic_load_n(cache, __ATOMIC_RELAXED);
  if (!found) {
    found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
    if (!found) found = dlsym(RTLD_NEXT, name);
    __atomic_store_n(cache, found, __ATOMIC_RELAXED);
  }
  return found;
}

#define REAL_CONDITION(name, cache) ((__typeof__(&name))real(#name, &cache))

/// Who waits here, in the order in which they came.
struct waiting { struct waiting *next; pthread_cond_t *condition; bool is_signalled; };
static struct waiting *first, **last = &first;
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static struct work_range own;

long condition_attempt(void *object, int64_t nanoseconds) {
  struct waiting *waiting = object;
  if (nanoseconds && !__atomic_load_n(&waiting->is_signalled, __ATOMIC_ACQUIRE)) {
    struct timespec pause = {0, nanoseconds > 0 && nanoseconds < 1000000 ? (long)nanoseconds : 1000000};
    syscall(SYS_nanosleep, &pause, NULL);
  }
  return !__atomic_load_n(&waiting->is_signalled, __ATOMIC_ACQUIRE);
}

static void remove_waiting(struct waiting *waiting) {
  struct waiting **place = &first;
  while (*place && *place != waiting) place = &(*place)->next;
  if (!*place) return;
  *place = waiting->next;
  if (last == &waiting->next) last = place;
}

/// Tells who waits here, one or all.
static void signal_waiting(pthread_cond_t *condition, bool all) {
  pthread_mutex_lock(&list_lock);
  for (struct waiting *waiting = first; waiting; waiting = waiting->next) {
    if (waiting->condition != condition || waiting->is_signalled) continue;
    __atomic_store_n(&waiting->is_signalled, true, __ATOMIC_RELEASE);
    if (!all) break;
  }
  pthread_mutex_unlock(&list_lock);
}

static int wait(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t limit) {
  struct waiting waiting = {NULL, condition, false};
  pthread_mutex_lock(&list_lock);
  *last = &waiting;
  last = &waiting.next;
  pthread_mutex_unlock(&list_lock);
  pthread_mutex_unlock(mutex);
  work_wait(condition_attempt, &waiting, limit);
  pthread_mutex_lock(mutex);
  pthread_mutex_lock(&list_lock);
  remove_waiting(&waiting);
  pthread_mutex_unlock(&list_lock);
  return waiting.is_signalled ? 0 : ETIMEDOUT;
}

static bool takes_turns(const void *caller) {
  if (!work_is_on || !(work_current() || work_is_main_thread())) return false;
  return !work_contains(&own, caller);
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (!takes_turns(__builtin_return_address(0))) {
    return REAL_CONDITION(pthread_cond_wait, real_wait)(condition, mutex);
  }
  return wait(condition, mutex, UINT64_MAX);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
  const void *caller = __builtin_return_address(0);
  if (!work_is_on || work_contains(&own, caller) || time->tv_sec < 0) {
    return REAL_CONDITION(pthread_cond_timedwait, real_timed_wait)(condition, mutex, time);
  }
  uint64_t date = (uint64_t)time->tv_sec * 1000000000 + (uint64_t)time->tv_nsec, base = work_clock_bases[CLOCK_REALTIME];
  if (time->tv_sec > 100000000000) date = UINT64_MAX;
  uint64_t limit = date == UINT64_MAX ? date : date > base ? date - base : 0;
  if (takes_turns(caller)) return wait(condition, mutex, limit);
  // For another thread so much real time.
  uint64_t rest = limit > work_time ? limit - work_time : 0, end = work_real_clock(CLOCK_REALTIME);
  end += rest < UINT64_MAX / 4 ? rest : UINT64_MAX / 4;
  struct timespec deadline = {(time_t)(end / 1000000000), (long)(end % 1000000000)};
  return REAL_CONDITION(pthread_cond_timedwait, real_timed_wait)(condition, mutex, &deadline);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  if (work_is_on && !work_contains(&own, __builtin_return_address(0))) signal_waiting(condition, false);
  return REAL_CONDITION(pthread_cond_signal, real_signal)(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (work_is_on && !work_contains(&own, __builtin_return_address(0))) signal_waiting(condition, true);
  return REAL_CONDITION(pthread_cond_broadcast, real_broadcast)(condition);
}

void conditions_begin(void) { work_find_range(&own, (const void *)&conditions_begin); }
