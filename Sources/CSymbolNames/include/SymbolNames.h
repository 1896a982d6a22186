#pragma once

/// The names of Apple's symbols, each shortened by what it shares with the one before; see SymbolNames.c.
const char *masthead_symbol_names(void);
