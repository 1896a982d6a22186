#ifndef CWITNESSES_H
#define CWITNESSES_H

#include <stdbool.h>

/// What the extension of a protocol of UIKit's gives to classes without their own method for a selector; NULL where no protocol has one.
const void *_Nullable masthead_default(const char *_Nonnull selector);

/// Whether a short function ends up in another one by direct calls and jumps.
///
/// The compiler makes such a function for each method of a protocol that a type conforms to. For a method that a protocol
/// extension gives, it hands on to that; for one of the type's own, it calls the type's, or has its instructions in place.
/// A call into another library counts for the function that it is or will be linked to, so that nothing depends on when the
/// linker does that. Reads at most 256 bytes of code, and as much again for each of three jumps; on processors that it does not know it is false.
bool masthead_leads_to(const void *_Nonnull function, const void *_Nonnull target);

#endif
