#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdbool.h>
#include <sys/types.h>

/// `fork`, which Swift does not import: the caller makes sure that no other thread runs.
pid_t masthead_fork(void);

/// Has what is printed to standard output written at the end of each line, wherever that leads.
void masthead_print_by_lines(void);

/// Writes what was printed and is not a whole line yet, from a signal handler too: does nothing while another thread prints.
void masthead_write_prints(void);

/// The calls that are under way on this thread, the innermost first; returns how many were stored.
int masthead_backtrace(void *_Nullable *_Nonnull addresses, int count);

/// Sends a signal to the main thread of a process.
bool masthead_signal_main_thread(pid_t process, int signal);

/// The library that an address lies in, and the function of it that is known outside of the library; NULL where there is none.
void masthead_symbol(
    const void *_Nonnull address, const char *_Nullable *_Nonnull library, const char *_Nullable *_Nonnull function);

#endif
