#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CProcess.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

pid_t masthead_fork(void) { return fork(); }

void masthead_print_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void masthead_write_prints(void) {
  if (ftrylockfile(stdout) != 0) return;
  fflush_unlocked(stdout);
  funlockfile(stdout);
}

int masthead_backtrace(void *_Nullable *_Nonnull addresses, int count) { return backtrace(addresses, count); }

bool masthead_signal_main_thread(pid_t process, int signal) {
  return syscall(SYS_tgkill, process, process, signal) == 0;
}

void masthead_symbol(const void *address, const char **library, const char **function) {
  Dl_info info;
  ElfW(Sym) *symbol = NULL;
  *library = *function = NULL;
  if (!dladdr1(address, &info, (void **)&symbol, RTLD_DL_SYMENT)) return;
  *library = info.dli_fname;
  // The nearest symbol may be another function's: the one that the address is in has no name outside.
  if (!symbol || (const char *)address < (const char *)info.dli_saddr + symbol->st_size) *function = info.dli_sname;
}

// Of HeadlessHost; programs that have this library alone do without.
__attribute__((weak)) void masthead_set_up_screen(const char *text);

// When the library is loaded, before the program's first line.
__attribute__((constructor)) static void set_up_screen(void) {
  const char *text = getenv("MASTHEAD_SCREEN");
  if (text && *text && masthead_set_up_screen) masthead_set_up_screen(text);
}
