#pragma once
#include <stdbool.h>
#include <stdint.h>

// Counters that threads share, by the functions of <libkern/OSAtomic.h>. Each gives the new value.

static inline int32_t OSAtomicAdd32(int32_t amount, int32_t *_Nonnull value) {
  return __atomic_add_fetch(value, amount, __ATOMIC_RELAXED);
}
static inline int32_t OSAtomicAdd32Barrier(int32_t amount, int32_t *_Nonnull value) {
  return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}
static inline int32_t OSAtomicIncrement32(int32_t *_Nonnull value) { return OSAtomicAdd32(1, value); }
static inline int32_t OSAtomicIncrement32Barrier(int32_t *_Nonnull value) {
  return OSAtomicAdd32Barrier(1, value);
}
static inline int32_t OSAtomicDecrement32(int32_t *_Nonnull value) { return OSAtomicAdd32(-1, value); }
static inline int32_t OSAtomicDecrement32Barrier(int32_t *_Nonnull value) {
  return OSAtomicAdd32Barrier(-1, value);
}
static inline int64_t OSAtomicAdd64(int64_t amount, int64_t *_Nonnull value) {
  return __atomic_add_fetch(value, amount, __ATOMIC_RELAXED);
}
static inline int64_t OSAtomicIncrement64(int64_t *_Nonnull value) { return OSAtomicAdd64(1, value); }
static inline int64_t OSAtomicDecrement64(int64_t *_Nonnull value) { return OSAtomicAdd64(-1, value); }
/// Writes the new value where the old one is; false where there is another one.
static inline bool OSAtomicCompareAndSwap32(int32_t old, int32_t new_value, int32_t *_Nonnull value) {
  return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}
/// The same, with what was written before seen by whoever reads the new value.
static inline bool OSAtomicCompareAndSwap32Barrier(
    int32_t old, int32_t new_value, int32_t *_Nonnull value) {
  return __atomic_compare_exchange_n(value, &old, new_value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
