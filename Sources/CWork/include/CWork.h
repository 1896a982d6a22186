#ifndef CWORK_H
#define CWORK_H

#include <stdbool.h>
#include <stdint.h>

/// Work that a screen starts in the background, run in an order that is the same every time.
///
/// This library stands before the dispatch library, Foundation and libc in the order in which the program's symbols are looked up
/// (the snapshot command links it first), so that their calls to `dispatch_async`, `CFRunLoopAddTimer` and the like come here. Until
/// `masthead_work_begin` each of them only hands on. From then on
///
/// - work for other queues than the main one, jobs of Swift's global executor and threads of Foundation's are held in one list, and
///   let go one at a time, in the order in which they were started, while the main thread has nothing to do or waits;
/// - what waits for time (`asyncAfter`, timers, sleeping tasks and threads) is held in a second list, ordered by virtual time;
/// - clocks say virtual time (`DispatchTime.now()`, `ContinuousClock.now`, `Date()`), from a date that is the same in all runs;
/// - random numbers are the same in all runs, and connections to a network fail at once.
///
/// All functions are called on the main thread.

/// Takes over. `drain` runs all that waits on the main queue; it puts one block of its own there, behind all others.
void masthead_work_begin(void (*drain)(void));

/// Whether blocks, timers, clocks and tasks of the program come here, once it was taken over.
///
/// False where another library stands before this one, or Swift's concurrency library has no hooks: then work runs as the system has it.
bool masthead_work_is_seen(void);

/// Sets what `Date()` says when virtual time begins, in seconds since 1970.
void masthead_work_set_date(double date);

/// How many seconds of virtual time have passed.
double masthead_work_now(void);

/// When, in virtual time, something held back falls due next; infinite when nothing is.
double masthead_work_next(void);

/// When the latest of what falls due once, and not again and again, does so; 0 when there is none.
double masthead_work_last_single(void);

/// Lets virtual time pass, and nothing fall due.
void masthead_work_set_time(double time);

/// Lets virtual time pass and starts what has fallen due.
void masthead_work_advance(double time);

/// Runs what was started, and what that starts in turn, until nothing is left that could run without time passing.
///
/// Work that waits for something outside of the program (a file, a socket, a lock) is waited for in real time, for at most
/// `limit` seconds; then false comes back. Main-queue work that goes on without end is left after a thousand rounds.
bool masthead_work_run(double limit);

/// What is under way and was not waited for, in words such as "a thread", or an empty text.
const char *masthead_work_outstanding(void);

/// Has `handler` called when the program calls `exit`, with its status.
void masthead_work_when_exiting(void (*handler)(int status));

#endif
