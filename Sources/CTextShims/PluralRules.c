#include <dlfcn.h>
#include <stddef.h>
#include <unicode/upluralrules.h>

#include "CTextShims.h"

/* Opened when it is first needed, for the reason that Collation.c gives. */
#define TEXT_OF(x) #x
#define NAME_OF(x) TEXT_OF(x)

typedef UPluralRules *(*open_function)(const char *, UErrorCode *);
typedef int32_t (*select_function)(const UPluralRules *, double, UChar *, int32_t, UErrorCode *);
typedef void (*close_function)(UPluralRules *);

int32_t masthead_plural_category(const char *language, double number, char *category, int32_t capacity) {
  void *library = dlopen("libicui18n.so." NAME_OF(U_ICU_VERSION_MAJOR_NUM), RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return 0;
  open_function open = (open_function)dlsym(library, NAME_OF(uplrules_open));
  select_function select = (select_function)dlsym(library, NAME_OF(uplrules_select));
  close_function close = (close_function)dlsym(library, NAME_OF(uplrules_close));
  if (open == NULL || select == NULL || close == NULL) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = open(language, &status);
  if (U_FAILURE(status) || rules == NULL) return 0;
  UChar found[32];
  int32_t length = select(rules, number, found, 32, &status);
  close(rules);
  if (U_FAILURE(status) || length <= 0 || length >= 32 || length >= capacity) return 0;
  for (int32_t place = 0; place < length; place++) category[place] = (char)found[place];
  category[length] = 0;
  return length;
}
