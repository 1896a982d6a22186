#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "Work.h"

// Threads that the application starts through Foundation take turns with other work; sleeping takes virtual time.

typedef void *(*thread_body)(void *);
int pthread_create(pthread_t *, const pthread_attr_t *, thread_body, void *);
double CFAbsoluteTimeGetCurrent(void);
DECLARE_REAL(pthread_create);
DECLARE_REAL(nanosleep);
DECLARE_REAL(usleep);
DECLARE_REAL(sleep);

static struct work_range foundation;

struct start { thread_body body; void *context; struct work *work; };

static void end(void *work) { work_leave(work); }

static void *run(void *context) {
  struct start start = *(struct start *)context;
  free(context);
  void *result = NULL;
  work_enter(start.work);
  // A thread may end by `Thread.exit()`.
  pthread_cleanup_push(end, start.work);
  result = start.body(start.context);
  pthread_cleanup_pop(1);
  return result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, thread_body body, void *context) {
  if (!work_is_on || !work_contains(&foundation, __builtin_return_address(0))) {
    return REAL(pthread_create)(thread, attributes, body, context);
  }
  struct start *start = malloc(sizeof *start);
  *start = (struct start){body, context, work_make("a thread", NULL, NULL)};
  struct work *work = start->work;
  int result = REAL(pthread_create)(thread, attributes, run, start);
  if (result == 0) {
    work_add(work);
  } else {
    free(work);
    free(start);
  }
  return result;
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  if (!work_is_on || !duration || duration->tv_sec < 0) return REAL(nanosleep)(duration, rest);
  uint64_t nanoseconds = (uint64_t)duration->tv_sec * 1000000000 + (uint64_t)duration->tv_nsec;
  // Who sleeps for what rounding left over would never come to the end otherwise.
  if (!work_sleep(nanoseconds > 0 ? nanoseconds : 1)) return REAL(nanosleep)(duration, rest);
  return 0;
}

int usleep(useconds_t duration) {
  if (!work_is_on || !work_sleep((uint64_t)duration * 1000)) return REAL(usleep)(duration);
  return 0;
}

unsigned int sleep(unsigned int duration) {
  if (!work_is_on || !work_sleep((uint64_t)duration * 1000000000)) return REAL(sleep)(duration);
  return 0;
}

void threads_begin(void) { work_find_range(&foundation, (const void *)&CFAbsoluteTimeGetCurrent); }

// MARK: Exit

void exit(int status);
DECLARE_REAL(exit);
static void (*exit_handler)(int);

void masthead_work_when_exiting(void (*handler)(int status)) { exit_handler = handler; }

void exit(int status) {
  if (work_is_on && exit_handler) exit_handler(status);
  REAL(exit)(status);
  __builtin_unreachable();
}
