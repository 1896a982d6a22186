#include "CThread.h"

uintptr_t masthead_main_thread;

/// Runs before `main`, on the thread that will run it.
__attribute__((constructor)) static void note_main_thread(void) { masthead_main_thread = masthead_thread(); }
