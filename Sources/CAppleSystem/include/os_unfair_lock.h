#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "OSAtomic.h"

/// A lock of four bytes: 0 is free, 1 is taken, 2 is taken and waited for.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock;

typedef os_unfair_lock *os_unfair_lock_t;

/// Waits until the lock is free, and takes it. A thread that has it already waits for ever.
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
/// Takes the lock if it is free; false when it is not.
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);
/// Frees the lock.
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);
/// Ends the program unless somebody has the lock; who has it is not recorded.
void os_unfair_lock_assert_owner(const os_unfair_lock *_Nonnull lock);
