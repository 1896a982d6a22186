#pragma once
#include <stddef.h>

/// Calls the accessors of the records of classes in programs and libraries, with `reader`; leaves out the first `known` of them.
///
/// Records lie in the section `swift5_tests`, which Swift's runtime lists for every program and library with Swift in it, in the
/// order of loading. The layout is that of Swift Testing's records; kinds other than that of classes are left alone.
/// Returns how many programs and libraries there are.
size_t masthead_read_class_records(size_t known, void *_Nonnull reader);
