#!/usr/bin/env python3
"""Writes Sources/CSymbolNames/SymbolNames.c: the names of Apple's symbols up to iOS 18, and nothing else of them.

usage: Scripts/symbol-names.py SFSymbolEnum.generated.swift > Sources/CSymbolNames/SymbolNames.c
The file is that of github.com/jollyjinx/SFSymbolEnum (MIT), generated there from the SF Symbols application.
"""
import re
import sys

NEWEST = 18

names = set()
for line in open(sys.argv[1], encoding="utf-8"):
    found = re.search(r'@available\(iOS (\d+)[^)]*\) case \w+ = "([^"]+)"', line) or re.search(
        r'@available\(iOS (\d+)[^)]*\) case `?(\w+)`?\s*$', line)
    if found and int(found.group(1)) <= NEWEST:
        names.add(found.group(2))

print("// Written by Scripts/symbol-names.py from github.com/jollyjinx/SFSymbolEnum (MIT, 2025-10-24). Facts: names only.")
print(f"// {len(names)} names of symbols of iOS 13 to {NEWEST}, in order. A line holds as its first character, from a space on, how many")
print("// characters it shares with the name before, and then the others.")
print('#include "SymbolNames.h"\n')
print("const char *masthead_symbol_names(void) {\n  return")
before = ""
row = ""
for name in sorted(names):
    assert re.fullmatch(r"[a-z0-9.A-Z]+", name), name
    shared = 0
    while shared < min(len(before), len(name), 90) and before[shared] == name[shared]:
        shared += 1
    text = (chr(32 + shared) + name[shared:]).replace("\\", "\\\\").replace('"', '\\"').replace("?", "\\?")
    if len(row) + len(text) > 108:
        print(f'    "{row}"')
        row = ""
    row += text + "\\n"
    before = name
print(f'    "{row}";\n}}')
