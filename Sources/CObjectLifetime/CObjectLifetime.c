#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CObjectLifetime.h"

#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

typedef __attribute__((swiftcall)) void Destroy(__attribute__((swift_context)) void *);

// A class and the function that destroys its objects, in an open table that is only added to.
typedef struct {
  _Atomic(const void *) class;
  Destroy *original;
  // A word of its objects that their end leaves alone, in bytes from their beginning, and what lets go of it; null for none.
  size_t left_word;
  _Atomic(masthead_release) release_left_word;
} Row;

typedef struct {
  size_t mask;
  Row rows[];
} Table;

static _Atomic(Table *) table;
static size_t count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(masthead_take) take_belongings;
static masthead_release release_belongings;

// What this thread destroys at present, the innermost first.
typedef struct Dying {
  const void *object;
  void *belongings;
  struct Dying *outer;
} Dying;

static _Thread_local Dying *dying;

static size_t place_of(const void *class, size_t mask) {
  return (size_t)((uintptr_t)class >> 3) * 0x9E3779B97F4A7C15u >> 20 & mask;
}

static Row *row_of(Table *table, const void *class) {
  if (table == NULL) return NULL;
  for (size_t place = place_of(class, table->mask);; place = (place + 1) & table->mask) {
    const void *found = atomic_load_explicit(&table->rows[place].class, memory_order_acquire);
    if (found == class) return &table->rows[place];
    if (found == NULL) return NULL;
  }
}

static void insert(Table *table, const void *class, Destroy *original, size_t left_word, masthead_release release) {
  size_t place = place_of(class, table->mask);
  while (atomic_load_explicit(&table->rows[place].class, memory_order_relaxed) != NULL) place = (place + 1) & table->mask;
  Row *row = &table->rows[place];
  row->original = original;
  row->left_word = left_word;
  atomic_store_explicit(&row->release_left_word, release, memory_order_relaxed);
  atomic_store_explicit(&row->class, class, memory_order_release);
}

__attribute__((swiftcall)) static void destroy(__attribute__((swift_context)) void *object) {
  const void *class = *(const void **)object;
  Row *row = row_of(atomic_load_explicit(&table, memory_order_acquire), class);
  masthead_release release = atomic_load_explicit(&row->release_left_word, memory_order_acquire);
  void *word = release == NULL ? NULL : *(void **)((char *)object + row->left_word);
  masthead_take take = take_belongings;
  Dying here = {object, take == NULL ? NULL : take(object), dying};
  dying = &here;
  row->original(object);
  dying = here.outer;
  if (here.belongings != NULL) release_belongings(here.belongings);
  if (word != NULL) release(word);
}

void **masthead_belongings_of_dying(const void *object) {
  for (Dying *each = dying; each != NULL; each = each->outer) {
    if (each->object == object) return &each->belongings;
  }
  return NULL;
}

// The word before the value witness table, which is before what the object's first word leads to.
static _Atomic(Destroy *) *destroyer_of(const void *class) { return (_Atomic(Destroy *) *)class - 2; }

// Metadata of generic classes is on the heap, that of others in a data segment; where that is read-only it is made writable.
static bool make_writable(void *address) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  return mprotect((void *)((uintptr_t)address & ~(page - 1)), page, PROT_READ | PROT_WRITE) == 0;
}

static int has_code(struct dl_phdr_info *image, size_t size, void *address) {
  (void)size;
  for (int index = 0; index < image->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &image->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    uintptr_t offset = (uintptr_t)address - image->dlpi_addr;
    if (offset >= part->p_vaddr && offset < part->p_vaddr + part->p_memsz) return 1;
  }
  return 0;
}

static bool watch(const void *class, size_t left_word, masthead_release release) {
  Table *present = atomic_load_explicit(&table, memory_order_relaxed);
  Row *known = row_of(present, class);
  if (known != NULL) {
    if (release == NULL) return true;
    known->left_word = left_word;
    atomic_store_explicit(&known->release_left_word, release, memory_order_release);
    return true;
  }
  if (present == NULL || (count + 1) * 2 > present->mask + 1) {
    size_t size = present == NULL ? 64 : (present->mask + 1) * 2;
    Table *larger = calloc(1, sizeof(Table) + size * sizeof(Row));
    if (larger == NULL) return false;
    larger->mask = size - 1;
    for (size_t index = 0; present != NULL && index <= present->mask; index++) {
      const void *known = atomic_load_explicit(&present->rows[index].class, memory_order_relaxed);
      if (known != NULL)
        insert(
            larger, known, present->rows[index].original, present->rows[index].left_word,
            atomic_load_explicit(&present->rows[index].release_left_word, memory_order_relaxed));
    }
    // The smaller one stays: other threads may be reading it.
    atomic_store_explicit(&table, larger, memory_order_release);
    present = larger;
  }
  _Atomic(Destroy *) *destroyer = destroyer_of(class);
  // Metadata that is laid out in another way has no function there, and is left alone.
  if (!dl_iterate_phdr(has_code, (void *)atomic_load_explicit(destroyer, memory_order_relaxed))) return false;
  if (!make_writable((void *)destroyer)) return false;
  insert(present, class, atomic_load_explicit(destroyer, memory_order_relaxed), left_word, release);
  count++;
  atomic_store_explicit(destroyer, destroy, memory_order_release);
  return true;
}

bool masthead_watch_class_of(const void *object, masthead_take take, masthead_release release) {
  const void *class = *(const void **)object;
  // A class that is watched for what it leaves alone may be the first to be watched.
  if (take_belongings != NULL && row_of(atomic_load_explicit(&table, memory_order_acquire), class) != NULL) return true;
  pthread_mutex_lock(&lock);
  release_belongings = release;
  take_belongings = take;
  bool is_watched = watch(class, 0, NULL);
  pthread_mutex_unlock(&lock);
  return is_watched;
}

bool masthead_release_left_word(const void *object, size_t offset, masthead_release release) {
  pthread_mutex_lock(&lock);
  bool is_watched = watch(*(const void **)object, offset, release);
  pthread_mutex_unlock(&lock);
  return is_watched;
}

size_t masthead_place_of_word(const void *object, const void *word) {
  const void *const *words = object;
  size_t place = 0, size = malloc_usable_size((void *)object) / sizeof(void *);
  for (size_t index = 1; index < size; index++) {
    if (words[index] != word) continue;
    if (place != 0) return 0;
    place = index * sizeof(void *);
  }
  return place;
}
