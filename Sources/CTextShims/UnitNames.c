#include <dlfcn.h>
#include <stddef.h>
#include <string.h>
#include <unicode/ulistformatter.h>
#include <unicode/unumberformatter.h>

#include "CTextShims.h"

/* Opened when it is first needed, for the reason that Collation.c gives. */
#define TEXT_OF(x) #x
#define NAME_OF(x) TEXT_OF(x)

typedef UNumberFormatter *(*open_function)(const UChar *, int32_t, const char *, UErrorCode *);
typedef UFormattedNumber *(*open_result_function)(UErrorCode *);
typedef void (*format_function)(const UNumberFormatter *, double, UFormattedNumber *, UErrorCode *);
typedef int32_t (*text_function)(const UFormattedNumber *, UChar *, int32_t, UErrorCode *);
typedef void (*close_function)(UNumberFormatter *);
typedef void (*close_result_function)(UFormattedNumber *);

static void *library(void) { return dlopen("libicui18n.so." NAME_OF(U_ICU_VERSION_MAJOR_NUM), RTLD_NOW | RTLD_LOCAL); }

int32_t masthead_format_number(
  const char *locale, const char *skeleton, double number, uint16_t *text, int32_t capacity) {
  void *icu = library();
  if (icu == NULL) return 0;
  open_function open = (open_function)dlsym(icu, NAME_OF(unumf_openForSkeletonAndLocale));
  open_result_function open_result = (open_result_function)dlsym(icu, NAME_OF(unumf_openResult));
  format_function format = (format_function)dlsym(icu, NAME_OF(unumf_formatDouble));
  text_function to_text = (text_function)dlsym(icu, NAME_OF(unumf_resultToString));
  close_function close = (close_function)dlsym(icu, NAME_OF(unumf_close));
  close_result_function close_result = (close_result_function)dlsym(icu, NAME_OF(unumf_closeResult));
  if (!open || !open_result || !format || !to_text || !close || !close_result) return 0;
  UChar wide[256];
  size_t length = strlen(skeleton);
  if (length >= 256) return 0;
  for (size_t place = 0; place < length; place++) wide[place] = (UChar)(unsigned char)skeleton[place];
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter = open(wide, (int32_t)length, locale, &status);
  UFormattedNumber *result = open_result(&status);
  int32_t count = 0;
  if (U_SUCCESS(status)) {
    format(formatter, number, result, &status);
    count = to_text(result, (UChar *)text, capacity, &status);
  }
  if (result != NULL) close_result(result);
  if (formatter != NULL) close(formatter);
  return U_FAILURE(status) || count > capacity ? 0 : count;
}

typedef UListFormatter *(*open_list_function)(const char *, UListFormatterType, UListFormatterWidth, UErrorCode *);
typedef int32_t (*join_function)(
  const UListFormatter *, const UChar *const *, const int32_t *, int32_t, UChar *, int32_t, UErrorCode *);
typedef void (*close_list_function)(UListFormatter *);

int32_t masthead_join_units(
  const char *locale, int32_t width, const uint16_t *const *texts, const int32_t *lengths, int32_t count,
  uint16_t *text, int32_t capacity) {
  void *icu = dlopen("libicui18n.so." NAME_OF(U_ICU_VERSION_MAJOR_NUM), RTLD_NOW | RTLD_LOCAL);
  if (icu == NULL) return 0;
  open_list_function open = (open_list_function)dlsym(icu, NAME_OF(ulistfmt_openForType));
  join_function join = (join_function)dlsym(icu, NAME_OF(ulistfmt_format));
  close_list_function close = (close_list_function)dlsym(icu, NAME_OF(ulistfmt_close));
  if (open == NULL || join == NULL || close == NULL) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UListFormatter *formatter = open(locale, ULISTFMT_TYPE_UNITS, (UListFormatterWidth)width, &status);
  if (U_FAILURE(status) || formatter == NULL) return 0;
  int32_t length = join(formatter, (const UChar *const *)texts, lengths, count, (UChar *)text, capacity, &status);
  close(formatter);
  return U_FAILURE(status) || length > capacity ? 0 : length;
}
