#include <dlfcn.h>
#include <stddef.h>
#include <unicode/ucol.h>

#include "CTextShims.h"

/* Few programs collate, and the library that does costs milliseconds to load: it is opened at the first comparison, by
   the names that the headers give to their own version of it. */
#define TEXT_OF(x) #x
#define NAME_OF(x) TEXT_OF(x)

typedef UCollator *(*open_function)(const char *, UErrorCode *);
typedef void (*strength_function)(UCollator *, UCollationStrength);
typedef UCollationResult (*compare_function)(const UCollator *, const char *, int32_t, const char *, int32_t, UErrorCode *);

static UCollator *full = NULL;
static UCollator *primary = NULL;
static compare_function compare = NULL;

static int prepare(void) {
  static int tried = 0;
  if (tried) return full != NULL && primary != NULL;
  tried = 1;
  void *library = dlopen("libicui18n.so." NAME_OF(U_ICU_VERSION_MAJOR_NUM), RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return 0;
  open_function open = (open_function)dlsym(library, NAME_OF(ucol_open));
  strength_function set_strength = (strength_function)dlsym(library, NAME_OF(ucol_setStrength));
  compare = (compare_function)dlsym(library, NAME_OF(ucol_strcollUTF8));
  if (open == NULL || set_strength == NULL || compare == NULL) return 0;
  UErrorCode status = U_ZERO_ERROR;
  full = open("en", &status);
  primary = open("en", &status);
  if (U_FAILURE(status) || full == NULL || primary == NULL) {
    full = NULL;
    return 0;
  }
  set_strength(full, UCOL_TERTIARY);
  set_strength(primary, UCOL_PRIMARY);
  return 1;
}

int32_t masthead_collate(
  const char *first, int32_t first_length, const char *second, int32_t second_length, int32_t letters_only) {
  if (!prepare()) return MASTHEAD_NO_COLLATION;
  UErrorCode status = U_ZERO_ERROR;
  UCollationResult result =
    compare(letters_only ? primary : full, first, first_length, second, second_length, &status);
  return U_FAILURE(status) ? MASTHEAD_NO_COLLATION : (int32_t)result;
}
