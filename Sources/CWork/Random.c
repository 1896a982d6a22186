#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "Work.h"

// Random numbers: the same in all runs. Each screen is drawn in a process of its own and gets the same ones, from the first.

DECLARE_REAL(syscall);
DECLARE_REAL(getrandom);
DECLARE_REAL(getentropy);
DECLARE_REAL(arc4random_buf);
DECLARE_REAL(open);

long syscall(long number, ...);
ssize_t getrandom(void *buffer, size_t count, unsigned int flags);
int getentropy(void *buffer, size_t count);
void arc4random_buf(void *buffer, size_t count);
uint32_t arc4random(void);
uint32_t arc4random_uniform(uint32_t bound);

static uint64_t state = 20070109;

/// SplitMix64 (Steele, Lea and Flood 2014): each number of a sequence, thoroughly mixed.
static uint64_t next_number(void) {
  uint64_t value = __atomic_add_fetch(&state, 0x9e3779b97f4a7c15, __ATOMIC_RELAXED);
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

static void fill(void *buffer, size_t count) {
  for (size_t start = 0; start < count; start += 8) {
    uint64_t number = next_number();
    memcpy((char *)buffer + start, &number, count - start < 8 ? count - start : 8);
  }
}

/// Swift's library asks the system for random numbers in this way.
long syscall(long number, ...) {
  long arguments[6];
  va_list list;
  va_start(list, number);
  for (int i = 0; i < 6; i++) arguments[i] = va_arg(list, long);
  va_end(list);
  if (work_is_on && number == SYS_getrandom && arguments[0]) {
    fill((void *)arguments[0], (size_t)arguments[1]);
    return arguments[1];
  }
  return REAL(syscall)(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

ssize_t getrandom(void *buffer, size_t count, unsigned int flags) {
  if (!work_is_on) return REAL(getrandom)(buffer, count, flags);
  fill(buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
  if (!work_is_on) return REAL(getentropy)(buffer, count);
  fill(buffer, count);
  return 0;
}

void arc4random_buf(void *buffer, size_t count) {
  if (work_is_on) return fill(buffer, count);
  // Older systems have none.
  if (work_real("arc4random_buf", &real_arc4random_buf)) return REAL(arc4random_buf)(buffer, count);
  for (size_t start = 0; start < count; start += 256) {
    (void)!REAL(getentropy)((char *)buffer + start, count - start < 256 ? count - start : 256);
  }
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // The lowest numbers are left out, so that those that remain fall on each value equally often.
  uint32_t lowest = -bound % bound, number;
  do number = arc4random(); while (number < lowest);
  return number % bound;
}

/// A file of random numbers in the place of the system's, as long as anybody reads one; -1 where none can be made.
static int open_numbers(void) {
  enum { LENGTH = 65536 };
  static const char name[] = "random";
  int file = memfd_create(name, MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, LENGTH) != 0) return file;
  void *bytes = mmap(NULL, LENGTH, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (bytes != MAP_FAILED) {
    fill(bytes, LENGTH);
    munmap(bytes, LENGTH);
  }
  return file;
}

/// Foundation's `UUID` reads the system's random numbers as a file.
int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | __O_TMPFILE)) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  if (work_is_on && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0)) {
    int file = open_numbers();
    if (file >= 0) return file;
  }
  return REAL(open)(path, flags, mode);
}
