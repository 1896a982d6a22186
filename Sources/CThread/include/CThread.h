#ifndef CTHREAD_H
#define CTHREAD_H

#include <stdbool.h>
#include <stdint.h>

/// A number that no other living thread has; never 0. One instruction, where the system's own function is a call into its library.
static inline uintptr_t masthead_thread(void) { return (uintptr_t)__builtin_thread_pointer(); }

/// The thread that loaded the library with the program.
extern uintptr_t masthead_main_thread;

/// Whether the main thread runs this.
static inline bool masthead_is_main_thread(void) { return masthead_main_thread == masthead_thread(); }

#endif
