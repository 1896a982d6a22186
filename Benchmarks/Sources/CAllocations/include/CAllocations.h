#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/// How often the process has asked for memory so far.
unsigned long allocation_count(void);

#endif
