#define _GNU_SOURCE
#include "CWitnesses.h"

#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <string.h>

// What extensions of UIKit's protocols give has these names.
#define DEFAULT(selector, symbol) extern const char symbol[];
#include "Defaults.inc"
#undef DEFAULT

const void *masthead_default(const char *selector) {
  static const struct {
    const char *selector;
    const char *address;
  } defaults[] = {
#define DEFAULT(selector, symbol) {selector, symbol},
#include "Defaults.inc"
#undef DEFAULT
  };
  for (size_t index = 0; index < sizeof defaults / sizeof *defaults; index++) {
    if (strcmp(defaults[index].selector, selector) == 0) return defaults[index].address;
  }
  return NULL;
}

#if defined(__x86_64__) || defined(__aarch64__)

typedef struct {
  uintptr_t address, end;
  // Of the program or library that the segment belongs to.
  uintptr_t base;
  const ElfW(Dyn) *dynamic;
} Segment;

static int find_segment(struct dl_phdr_info *object, size_t size, void *context) {
  Segment *segment = context;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    uintptr_t start = object->dlpi_addr + header->p_vaddr;
    if (header->p_type != PT_LOAD || segment->address < start || segment->address >= start + header->p_memsz) continue;
    segment->end = start + header->p_memsz;
    segment->base = object->dlpi_addr;
    for (int other = 0; other < object->dlpi_phnum; other++) {
      if (object->dlpi_phdr[other].p_type != PT_DYNAMIC) continue;
      segment->dynamic = (const ElfW(Dyn) *)(object->dlpi_addr + object->dlpi_phdr[other].p_vaddr);
    }
    return 1;
  }
  return 0;
}

// Copies what the program was loaded with; false for an address at which nothing was loaded.
static bool read_loaded(const uint8_t *from, void *to, size_t size) {
  Segment segment = {(uintptr_t)from, 0, 0, NULL};
  dl_iterate_phdr(find_segment, &segment);
  if (segment.end == 0 || segment.end - segment.address < size) return false;
  memcpy(to, from, size);
  return true;
}

// Whether an entry in a table of linked functions is, or at the first call becomes, the address of a function.
//
// Until that call the entry of a program that is linked lazily leads to the linker. What it will be is in the program's list of
// such entries, which names the function.
static bool is_entry_for(const uint8_t *entry, const uint8_t *target) {
  const uint8_t *linked;
  if (!read_loaded(entry, &linked, sizeof linked)) return false;
  if (linked == target) return true;
  Segment segment = {(uintptr_t)entry, 0, 0, NULL};
  dl_iterate_phdr(find_segment, &segment);
  if (segment.dynamic == NULL) return false;
  const ElfW(Rela) *relocations = NULL;
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  size_t size = 0;
  // The loader has made addresses of the distances that the file has.
  for (const ElfW(Dyn) *row = segment.dynamic; row->d_tag != DT_NULL; row++) {
    if (row->d_tag == DT_JMPREL) relocations = (const ElfW(Rela) *)row->d_un.d_ptr;
    if (row->d_tag == DT_PLTRELSZ) size = row->d_un.d_val;
    if (row->d_tag == DT_SYMTAB) symbols = (const ElfW(Sym) *)row->d_un.d_ptr;
    if (row->d_tag == DT_STRTAB) names = (const char *)row->d_un.d_ptr;
    if (row->d_tag == DT_PLTREL && row->d_un.d_val != DT_RELA) return false;
  }
  if (relocations == NULL || symbols == NULL || names == NULL) return false;
  for (size_t index = 0; index < size / sizeof *relocations; index++) {
    if (segment.base + relocations[index].r_offset != (uintptr_t)entry) continue;
    const char *name = names + symbols[ELF64_R_SYM(relocations[index].r_info)].st_name;
    if (dlsym(RTLD_DEFAULT, name) == (const void *)target) return true;
    // Libraries that were loaded for one user alone are not searched for names.
    Dl_info found;
    return dladdr(target, &found) != 0 && found.dli_saddr == (const void *)target && strcmp(found.dli_sname, name) == 0;
  }
  return false;
}

enum { window = 256 };
#endif

#if defined(__x86_64__)

// Functions begin at multiples of 16; what fills the room before the next is one of the forms of "do nothing".
static bool is_end_of_function(const uint8_t *code, size_t index, uintptr_t address) {
  for (; (address + index) % 16 != 0 && index < window; index++) {
    if (code[index] == 0xcc || code[index] == 0x90) continue;
    return code[index] == 0x66 || code[index] == 0x0f || code[index] == 0x2e;
  }
  return true;
}

// Functions of shared libraries are called through a jump to an address in a table.
static bool is_linked_to(const uint8_t *stub, const uint8_t *target) {
  static const uint8_t landing_pad[] = {0xf3, 0x0f, 0x1e, 0xfa};
  uint8_t code[11];
  if (!read_loaded(stub, code, sizeof code)) return false;
  size_t start = memcmp(code, landing_pad, 4) == 0 ? 4 : 0;
  // A prefix that guards bounds, as older linkers write it.
  if (code[start] == 0xf2) start++;
  if (code[start] != 0xff || code[start + 1] != 0x25) return false;
  int32_t distance;
  memcpy(&distance, code + start + 2, 4);
  return is_entry_for(stub + start + 6 + distance, target);
}

static bool leads_to(const uint8_t *function, const uint8_t *target, int jumps) {
  uint8_t code[window];
  if (!read_loaded(function, code, window)) return false;
  for (size_t index = 0; index + 5 < window; index++) {
    // A byte within another instruction may look like a call; what it seems to call is not the target.
    if (code[index] == 0xe8 || code[index] == 0xe9) {
      int32_t distance;
      memcpy(&distance, code + index + 1, 4);
      const uint8_t *next = function + index + 5 + distance;
      if (next == target || is_linked_to(next, target)) return true;
      if (code[index] == 0xe9 && is_end_of_function(code, index + 5, (uintptr_t)function)) {
        return jumps > 0 && leads_to(next, target, jumps - 1);
      }
    }
    if (code[index] == 0xc3 && is_end_of_function(code, index + 1, (uintptr_t)function)) return false;
  }
  return false;
}

#elif defined(__aarch64__)

// Functions of shared libraries are called through four instructions that load an address from a table.
static bool is_linked_to(const uint8_t *stub, const uint8_t *target) {
  uint32_t code[2];
  if (!read_loaded(stub, code, sizeof code)) return false;
  // A landing pad for branches.
  if (code[0] == 0xd503245f) {
    stub += 4;
    if (!read_loaded(stub, code, sizeof code)) return false;
  }
  bool is_page = (code[0] & 0x9f00001f) == 0x90000010, is_load = (code[1] & 0xffc003ff) == 0xf9400211;
  if (!is_page || !is_load) return false;
  int64_t pages = (int64_t)((code[0] >> 29 & 3) | (code[0] >> 5 & 0x7ffff) << 2);
  if (pages & 0x100000) pages -= 0x200000;
  uintptr_t entry = ((uintptr_t)stub & ~(uintptr_t)0xfff) + (uintptr_t)(pages * 4096) + (code[1] >> 10 & 0xfff) * 8;
  return is_entry_for((const uint8_t *)entry, target);
}

static bool leads_to(const uint8_t *function, const uint8_t *target, int jumps) {
  uint32_t code[window / 4];
  if (!read_loaded(function, code, window)) return false;
  for (size_t index = 0; index < window / 4; index++) {
    bool is_call = code[index] >> 26 == 0x25, is_jump = code[index] >> 26 == 0x05;
    if (is_call || is_jump) {
      int64_t distance = (int64_t)(code[index] & 0x3ffffff);
      if (distance & 0x2000000) distance -= 0x4000000;
      const uint8_t *next = function + ((int64_t)index + distance) * 4;
      if (next == target || is_linked_to(next, target)) return true;
      if (is_jump) return jumps > 0 && leads_to(next, target, jumps - 1);
    }
    if (code[index] == 0xd65f03c0) return false;
  }
  return false;
}

#else

static bool leads_to(const uint8_t *function, const uint8_t *target, int jumps) { return false; }

#endif

bool masthead_leads_to(const void *function, const void *target) { return leads_to(function, target, 3); }
