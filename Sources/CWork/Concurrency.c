#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "Work.h"

// Swift's tasks: the hooks that the concurrency library offers to those who run its jobs.

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue)(void *job);
typedef SWIFT void (*enqueue_with_delay)(unsigned long long delay, void *job);
typedef SWIFT void (*enqueue_with_deadline)(
  long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock, void *job);

// Weak: a concurrency library without a hook runs its tasks on threads of its own, and programs start all the same.
#define HOOK extern SWIFT __attribute__((weak)) void

HOOK (*swift_task_enqueueGlobal_hook)(void *job, enqueue original);
HOOK (*swift_task_enqueueMainExecutor_hook)(void *job, enqueue original);
HOOK (*swift_task_enqueueGlobalWithDelay_hook)(
  unsigned long long delay, void *job, enqueue_with_delay original);
HOOK (*swift_task_enqueueGlobalWithDeadline_hook)(
  long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock, void *job,
  enqueue_with_deadline original);

SWIFT void swift_job_run(void *job, uintptr_t executor, uintptr_t implementation);
SWIFT void swift_get_time(long long *seconds, long long *nanoseconds, int clock);
void *dispatch_get_global_queue(intptr_t, uintptr_t);
void dispatch_async_f(void *queue, void *context, work_function function);
DECLARE_REAL(dispatch_async_f);

static void run_job(void *job) { swift_job_run(job, 0, 0); }

static void release_to_executor(struct work *work) {
  REAL(dispatch_async_f)(work_eager_queue(dispatch_get_global_queue(0, 0)), work, work_perform);
}

static void add_job(void *job) {
  struct work *work = work_make("a Swift task", run_job, job);
  work->release = release_to_executor;
  work_add(work);
}

static SWIFT void enqueue_global(void *job, enqueue original) {
  (void)original;
  add_job(job);
}

static SWIFT void enqueue_main(void *job, enqueue original) {
  __atomic_add_fetch(&work_main_count, 1, __ATOMIC_RELAXED);
  original(job);
}

static void fire_job(struct due *due) { add_job(due->object); }

static void add_delayed(uint64_t delay, void *job) {
  pthread_mutex_lock(&work_lock);
  work_add_due(work_time + delay, 0, fire_job)->object = job;
  pthread_mutex_unlock(&work_lock);
}

static SWIFT void enqueue_delayed(unsigned long long delay, void *job, enqueue_with_delay original) {
  (void)original;
  add_delayed(delay, job);
}

static SWIFT void enqueue_until(
  long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock, void *job,
  enqueue_with_deadline original
) {
  (void)tolerance_seconds, (void)tolerance_nanoseconds, (void)original;
  long long now_seconds, now_nanoseconds;
  swift_get_time(&now_seconds, &now_nanoseconds, clock);
  long long delay = (seconds - now_seconds) * 1000000000 + nanoseconds - now_nanoseconds;
  add_delayed(delay > 0 ? (uint64_t)delay : 0, job);
}

bool concurrency_begin(void) {
  if (
    &swift_task_enqueueGlobal_hook == NULL || &swift_task_enqueueMainExecutor_hook == NULL
    || &swift_task_enqueueGlobalWithDelay_hook == NULL || &swift_task_enqueueGlobalWithDeadline_hook == NULL
  ) return false;
  swift_task_enqueueGlobal_hook = enqueue_global;
  swift_task_enqueueMainExecutor_hook = enqueue_main;
  swift_task_enqueueGlobalWithDelay_hook = enqueue_delayed;
  swift_task_enqueueGlobalWithDeadline_hook = enqueue_until;
  return true;
}
