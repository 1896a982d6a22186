#ifndef WORK_H
#define WORK_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

typedef void (*work_function)(void *);

enum work_state { WORK_READY, WORK_RUNNING, WORK_BLOCKED, WORK_DONE };

/// A piece of work: a block for a queue, a job of Swift's, or a thread.
struct work {
  struct work *next;
  /// The neighbours among all that has not ended.
  struct work *live_next, *live_previous;
  enum work_state state;
  /// What it is, for messages.
  const char *name;
  /// Lets it go: hands it to the dispatch library. NULL for what has a thread already, which waits for its state to change.
  void (*release)(struct work *);
  work_function function;
  void *context;
  void *queue;
  void *group;
  bool is_barrier;
  /// Somebody waits in `work_run_next` for it to end or to block.
  bool is_watched;
  /// It waits for something that is not known here; others went on.
  bool is_loose;
  /// The thread that it runs on, once it does.
  int thread;
};

/// Something that falls due at a virtual time, in nanoseconds.
struct due {
  struct due *next;
  uint64_t time;
  uint64_t number;
  /// 0 for what happens once.
  uint64_t interval;
  void (*fire)(struct due *);
  /// Under the lock, when it is taken out to be fired: takes references on what `fire` uses, which its owner may let go from then on.
  void (*take)(struct due *);
  /// Frees what `fire` would have used; for what is taken back.
  void (*drop)(struct due *);
  /// What the entry is found by when it is changed or taken back.
  void *key;
  void *object;
  work_function function;
  bool is_for_main;
};

/// The function of this name of the library that comes next.
#define REAL(name) ((__typeof__(&name))work_real(#name, &real_##name))
#define DECLARE_REAL(name) static void *real_##name

void *work_real(const char *name, void **cache);

extern bool work_is_on;
extern pthread_mutex_t work_lock;
/// Virtual time in nanoseconds. It is set under the lock.
extern _Atomic uint64_t work_time;
/// How often a pass of the main run loop handled a source.
extern uint64_t work_handled_count;
/// How often something was put on the main queue.
extern uint64_t work_main_count;

/// The system's clocks when virtual time begins, in nanoseconds: the same in all runs, so that sums of times round alike too.
enum { WORK_CLOCKS = 8 };
extern uint64_t work_clock_bases[WORK_CLOCKS];
/// Real time in nanoseconds, by one of the system's clocks.
uint64_t work_real_clock(int clock);

bool work_is_main_thread(void);
/// Whether code of the library that `symbol` is in made a call with this return address.
struct work_range { uintptr_t start, end; };
void work_find_range(struct work_range *range, const void *address);
static inline bool work_contains(const struct work_range *range, const void *address) {
  return (uintptr_t)address >= range->start && (uintptr_t)address < range->end;
}

struct work *work_current(void);
struct work *work_make(const char *name, work_function function, void *context);
/// Appends to what is ready to run.
void work_add(struct work *work);
/// Runs a piece of work on the thread that was given to it, and marks its end.
void work_perform(void *work);
/// For threads: waits until it is its turn, and makes it the current work of this thread.
void work_enter(struct work *work);
void work_leave(struct work *work);
/// Around calls that wait for others: lets them run, and waits for a turn afterwards. Does nothing outside of work.
void work_will_block(void);
void work_did_block(void);
/// Before a synchronous call on a queue: runs what is ready for it, in order. The main thread lets others run and time pass until
/// what was put on the queue before has ended; where nothing goes on any more, as may be on a concurrent queue, the call is made.
void work_flush(void *queue);
/// Waits by `attempt`, letting others run meanwhile; 0 when it succeeded. `limit` is a virtual time, UINT64_MAX for no limit.
typedef long (*work_attempt)(void *object, int64_t nanoseconds);
long work_wait(work_attempt attempt, void *object, uint64_t limit);
/// For a main thread that waits: lets others run, or where none can, time pass to what falls due next until `end`, also what is for the main thread.
/// False when nothing came up, and it is `end`.
bool work_pass_time(uint64_t end);
/// Whether a condition was signalled; what waits by this attempt waits for others of the program.
long condition_attempt(void *waiting, int64_t nanoseconds);
/// Lets the thread sleep in virtual time; false when the thread is not one whose time is virtual.
bool work_sleep(uint64_t nanoseconds);

struct due *work_add_due(uint64_t time, uint64_t interval, void (*fire)(struct due *));
/// Under the lock: the entry with this key, or NULL.
struct due *work_find_due(void (*fire)(struct due *), void *key);
void work_cancel_due(void (*fire)(struct due *), void *key);

/// Under the lock: moves what waits for groups that became empty to what is ready.
void work_poll_groups(void);
/// The queue to use in the place of one of the dispatch library's own, so that a thread is there at once.
void *work_eager_queue(void *queue);
void dispatch_begin(void);
/// False where the concurrency library lacks one of the hooks; then none is set.
bool concurrency_begin(void);
void runloop_begin(void);
void clocks_begin(void);
void conditions_begin(void);
void threads_begin(void);

#endif
