#include <sys/mman.h>
#include <unistd.h>

#include "CInitializers.h"

#define SELF __attribute__((swift_context))

typedef __attribute__((swiftcall)) void *Plain(SELF const void *);
typedef __attribute__((swiftcall)) void *WithRect(double, double, double, double, SELF const void *);
typedef __attribute__((swiftcall)) void *WithString(uint64_t, uint64_t, SELF const void *);
typedef __attribute__((swiftcall)) void *WithStyleAndString(uint64_t, uint8_t, uint64_t, uint64_t, SELF const void *);
typedef __attribute__((swiftcall)) void *WithStringAndObjects(uint64_t, uint64_t, void *, void *, SELF const void *);
typedef __attribute__((swiftcall)) void *WithAddress(void *, SELF const void *);

void *masthead_initialize(const void *function, const void *type) { return ((Plain *)function)(type); }

void *masthead_initialize_with_rect(
    const void *function, double x, double y, double width, double height, const void *type) {
  return ((WithRect *)function)(x, y, width, height, type);
}

void *masthead_initialize_with_string(const void *function, uint64_t first, uint64_t second, const void *type) {
  return ((WithString *)function)(first, second, type);
}

void *masthead_initialize_with_style_and_string(
    const void *function, uint64_t style, uint8_t has_name, uint64_t first, uint64_t second, const void *type) {
  return ((WithStyleAndString *)function)(style, has_name, first, second, type);
}

void *masthead_initialize_with_string_and_objects(
    const void *function, uint64_t first, uint64_t second, void *object, void *other, const void *type) {
  return ((WithStringAndObjects *)function)(first, second, object, other, type);
}

void *masthead_initialize_with_address(const void *function, void *address, const void *type) {
  return ((WithAddress *)function)(address, type);
}

_Bool masthead_exchange_method(uintptr_t *entry, uintptr_t method) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)entry & ~(page - 1);
  size_t length = (uintptr_t)entry + sizeof *entry - start;
  if (mprotect((void *)start, length, PROT_READ | PROT_WRITE) != 0) return 0;
  __atomic_store_n(entry, method, __ATOMIC_RELEASE);
  return 1;
}

// Declared by their names alone: they are called by Swift only.
extern char masthead_localized_string[];
extern char masthead_path_for_resource[];
extern char masthead_url_for_resource[];

uintptr_t masthead_address_of_localized_string(void) { return (uintptr_t)masthead_localized_string; }
uintptr_t masthead_address_of_path_for_resource(void) { return (uintptr_t)masthead_path_for_resource; }
uintptr_t masthead_address_of_url_for_resource(void) { return (uintptr_t)masthead_url_for_resource; }

void masthead_install_bundles(void);
__attribute__((constructor)) static void install_bundles(void) { masthead_install_bundles(); }
