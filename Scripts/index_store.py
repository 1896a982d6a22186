"""Reads the index store that a debug build leaves: every place where the compiler met a symbol, as data.

The toolchain's own reader (`libIndexStore.so`, a C interface that Apple keeps stable) does the reading; this file declares the
part of it that the scripts beside it need.
"""
import collections
import ctypes
import json
import os
import subprocess

# Roles of an occurrence, and of its relation to another symbol (indexstore.h).
DECLARATION, DEFINITION, REFERENCE, READ, WRITE, CALL = (1 << bit for bit in range(6))
IMPLICIT, OVERRIDE_OF, CALLED_BY, ACCESSOR_OF, CONTAINED_BY = 1 << 8, 1 << 11, 1 << 13, 1 << 15, 1 << 16
GETTER, SETTER, WILL_SET, DID_SET = 3, 4, 1000, 1001

Occurrence = collections.namedtuple("Occurrence", "symbol roles line file related")
Symbol = collections.namedtuple("Symbol", "name kind subkind")


class _Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def _library():
    target = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
    resources = json.loads(target)["paths"]["runtimeResourcePath"]
    library = ctypes.CDLL(os.path.join(os.path.dirname(resources), "libIndexStore.so"))
    pointer = ctypes.c_void_p
    for name, result, arguments in [
        ("store_create", pointer, [ctypes.c_char_p, pointer]),
        ("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, pointer]),
        ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("unit_reader_dispose", None, [pointer]),
        ("unit_reader_get_module_name", _Text, [pointer]),
        ("unit_reader_get_main_file", _Text, [pointer]),
        ("unit_reader_get_output_file", _Text, [pointer]),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, pointer]),
        ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
        ("unit_dependency_get_name", _Text, [pointer]),
        ("unit_dependency_get_filepath", _Text, [pointer]),
        ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("record_reader_dispose", None, [pointer]),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, pointer]),
        ("occurrence_get_symbol", pointer, [pointer]),
        ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
        ("occurrence_get_line_col", None, [pointer, pointer, pointer]),
        ("occurrence_relations_apply_f", ctypes.c_bool, [pointer, pointer, pointer]),
        ("symbol_get_usr", _Text, [pointer]),
        ("symbol_get_name", _Text, [pointer]),
        ("symbol_get_kind", ctypes.c_int, [pointer]),
        ("symbol_get_subkind", ctypes.c_int, [pointer]),
        ("symbol_relation_get_symbol", pointer, [pointer]),
        ("symbol_relation_get_roles", ctypes.c_uint64, [pointer]),
    ]:
        function = getattr(library, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return library


class Index:
    """Symbols by their names for the linker (USR), and where they occur, of the modules that `is_wanted` picks."""

    def __init__(self, store, is_wanted):
        self.library = _library()
        self.symbols = {}
        self.occurrences = []
        self.store = self.library.indexstore_store_create(store.encode(), None)
        if not self.store:
            raise SystemExit("%s: is no index store; build first: ./masthead test" % store)
        for record, file in sorted(self._records(is_wanted).items()):
            self._read(record, file)

    def _each(self, function, owner, body):
        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(lambda _, it: body(it) is None)
        function(owner, None, ctypes.cast(callback, ctypes.c_void_p))

    def _units(self):
        names = []

        def visit(_, text):
            names.append(str(text))
            return True

        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, _Text)(visit)
        self.library.indexstore_store_units_apply_f(self.store, 0, None, ctypes.cast(callback, ctypes.c_void_p))
        return names

    def _records(self, is_wanted):
        """The record of each source file that is there: a store keeps units of files that have gone."""
        lib, records = self.library, {}
        for name in self._units():
            unit = lib.indexstore_unit_reader_create(self.store, name.encode(), None)
            if not unit:
                continue
            main_file = str(lib.indexstore_unit_reader_get_main_file(unit))
            if is_wanted(str(lib.indexstore_unit_reader_get_module_name(unit)), main_file) and os.path.exists(main_file):

                def visit(dependency):
                    path = str(lib.indexstore_unit_dependency_get_filepath(dependency))
                    # Kind 2 is a record; a unit also names those of the modules that it imports.
                    if lib.indexstore_unit_dependency_get_kind(dependency) == 2 and path == main_file:
                        records[str(lib.indexstore_unit_dependency_get_name(dependency))] = main_file

                self._each(lib.indexstore_unit_reader_dependencies_apply_f, unit, visit)
            lib.indexstore_unit_reader_dispose(unit)
        return records

    def _symbol(self, handle):
        lib = self.library
        usr = str(lib.indexstore_symbol_get_usr(handle))
        if usr not in self.symbols:
            self.symbols[usr] = Symbol(
                str(lib.indexstore_symbol_get_name(handle)), lib.indexstore_symbol_get_kind(handle),
                lib.indexstore_symbol_get_subkind(handle))
        return usr

    def _read(self, record, file):
        lib = self.library
        reader = lib.indexstore_record_reader_create(self.store, record.encode(), None)
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def visit(handle):
            related = []

            def visit_relation(relation):
                symbol = self._symbol(lib.indexstore_symbol_relation_get_symbol(relation))
                related.append((symbol, lib.indexstore_symbol_relation_get_roles(relation)))

            symbol = self._symbol(lib.indexstore_occurrence_get_symbol(handle))
            self._each(lib.indexstore_occurrence_relations_apply_f, handle, visit_relation)
            lib.indexstore_occurrence_get_line_col(handle, ctypes.byref(line), ctypes.byref(column))
            self.occurrences.append(
                Occurrence(symbol, lib.indexstore_occurrence_get_roles(handle), line.value, file, related))

        self._each(lib.indexstore_record_reader_occurrences_apply_f, reader, visit)
        lib.indexstore_record_reader_dispose(reader)
