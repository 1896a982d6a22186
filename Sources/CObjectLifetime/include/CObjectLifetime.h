#pragma once
#include <stdbool.h>
#include <stddef.h>

// Tells when objects of Swift classes are destroyed.
//
// Swift's runtime destroys an object by the function that its class's metadata names. For a class that is watched, that
// function is one of ours: it takes what belongs to the object out of its tables, has the object destroyed, and lets go of
// what was taken out. So everything is there while `deinit` runs, and nothing is found under an address that is used again.

/// Takes what belongs to an object out of the tables; null when there is nothing.
typedef void *_Nullable (*masthead_take)(const void *_Nonnull object);
/// Lets go of what was taken out.
typedef void (*masthead_release)(void *_Nonnull belongings);

/// Watches the class of an object from now on; `take` and `release` have to be the same at each call.
///
/// False when the class cannot be watched: its metadata cannot be written, or names no function where it was expected. Takes one look-up for a class that is
/// watched already; may be called from any thread.
bool masthead_watch_class_of(const void *_Nonnull object, masthead_take _Nonnull take, masthead_release _Nonnull release);

/// Where what was taken out for an object is held, while this thread destroys that object; null otherwise.
///
/// The place is there until the object is destroyed, and may be changed: what it leads to then is released.
void *_Nullable *_Nullable masthead_belongings_of_dying(const void *_Nonnull object);

/// Has a word of an object's class let go of, from now on, when one of its objects has been destroyed: for a class whose end leaves something alone that it owns.
///
/// `offset` is the word's place in bytes from the object's beginning; a word of 0 is left alone. Objects of subclasses are not those of the class. False when the class cannot be watched.
bool masthead_release_left_word(const void *_Nonnull object, size_t offset, masthead_release _Nonnull release);

/// Where an object on the heap holds a word, in bytes from its beginning; 0 where it does not, or twice.
size_t masthead_place_of_word(const void *_Nonnull object, const void *_Nonnull word);
