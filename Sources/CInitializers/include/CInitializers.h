#pragma once
#include <stdint.h>

// Calls of Swift initialisers by address, in Swift's calling convention.
//
// `function` is the allocating initialiser that a class's metadata holds, `type` that metadata. Strings come as the two
// words that Swift passes them in, owned by the callee, values of type Any as an address, enumerations of Objective-C in their
// two parts (CoreGraphics/Enumeration). The result is a retained object.

void *masthead_initialize(const void *function, const void *type);
void *masthead_initialize_with_rect(
    const void *function, double x, double y, double width, double height, const void *type);
void *masthead_initialize_with_string(const void *function, uint64_t first, uint64_t second, const void *type);
void *masthead_initialize_with_style_and_string(
    const void *function, uint64_t style, uint8_t has_name, uint64_t first, uint64_t second, const void *type);
void *masthead_initialize_with_string_and_objects(
    const void *function, uint64_t first, uint64_t second, void *object, void *other, const void *type);
void *masthead_initialize_with_address(const void *function, void *address, const void *type);

/// Writes a method's address into an entry of a class's table of methods; the page is made writable where it is not. False where that fails.
_Bool masthead_exchange_method(uintptr_t *entry, uintptr_t method);

/// Where the method begins that stands for `Bundle.localizedString(forKey:value:table:)`.
uintptr_t masthead_address_of_localized_string(void);

/// Where the methods begin that stand for `Bundle.path(forResource:ofType:)` and `Bundle.url(forResource:withExtension:)`.
uintptr_t masthead_address_of_path_for_resource(void);
uintptr_t masthead_address_of_url_for_resource(void);
