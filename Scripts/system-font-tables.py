#!/usr/bin/env python3
"""Writes Sources/CTextShims/SystemFontTables.c: what measuring system text needs without opening a font file.

Sources: advances, tracking and vertical metrics are those of Tests/TextLayoutTests/Fixtures/sf-metrics.json (measured on
iOS, repository Vercantez/openuikit, golden/font_metrics_ios.json). Pair kerning and the advances of punctuation outside
ASCII are read through HarfBuzz from the installed Inter (Debian fonts-inter 4.0~beta7, OFL) and brought to what widths recorded on iOS
say by Scripts/system-font-kerning.json, which names those.

Usage: Scripts/system-font-tables.py > Sources/CTextShims/SystemFontTables.c
"""
import ctypes
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = json.loads((ROOT / "Tests/TextLayoutTests/Fixtures/sf-metrics.json").read_text())
KERNING = json.loads((ROOT / "Scripts/system-font-kerning.json").read_text())
INTER = "/usr/share/fonts/opentype/inter/"
FACES = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black", "Italic"]
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black", "italicRegular"]
ASCII = [chr(c) for c in range(32, 127)]
EXTRA = [chr(c) for c in (
  0x2018, 0x2019, 0x201C, 0x201D, 0x201A, 0x201E, 0x2013, 0x2014, 0x2026, 0x2022, 0xB7, 0xAB, 0xBB, 0x2039, 0x203A, 0xA1,
  0xBF, 0xA9, 0xAE, 0x2122, 0xB0, 0x20AC, 0xA3, 0xA5, 0xA7, 0xB6, 0xD7, 0xF7, 0xB1, 0x2190, 0x2192, 0x2191, 0x2193)]
SLOTS = ASCII + EXTRA

hb = ctypes.CDLL("libharfbuzz.so.0")
for name in ("hb_blob_create_from_file", "hb_face_create", "hb_font_create", "hb_buffer_create", "hb_language_from_string"):
  getattr(hb, name).restype = ctypes.c_void_p
hb.hb_font_get_glyph_h_advance.argtypes = [ctypes.c_void_p, ctypes.c_uint32]


class Position(ctypes.Structure):
  _fields_ = [("xAdvance", ctypes.c_int32), ("yAdvance", ctypes.c_int32), ("x", ctypes.c_int32), ("y", ctypes.c_int32),
              ("variable", ctypes.c_int32)]


class Feature(ctypes.Structure):
  _fields_ = [("tag", ctypes.c_uint32), ("value", ctypes.c_uint32), ("start", ctypes.c_uint), ("end", ctypes.c_uint)]


hb.hb_buffer_get_glyph_positions.restype = ctypes.POINTER(Position)


def tag(text):
  return int.from_bytes(text.encode(), "big")


def feature(name, value):
  return Feature(tag(name), value, 0, 0xFFFFFFFF)


class Face:
  def __init__(self, name):
    blob = ctypes.c_void_p(hb.hb_blob_create_from_file((INTER + name + ".otf").encode()))
    self.face = ctypes.c_void_p(hb.hb_face_create(blob, 0))
    self.unitsPerEm = hb.hb_face_get_upem(self.face)
    self.font = ctypes.c_void_p(hb.hb_font_create(self.face))
    self.buffer = ctypes.c_void_p(hb.hb_buffer_create())

  def glyphAdvances(self, text, kern):
    hb.hb_buffer_clear_contents(self.buffer)
    units = [ord(c) for c in text]
    array = (ctypes.c_uint32 * len(units))(*units)
    hb.hb_buffer_add_utf32(self.buffer, array, len(units), 0, len(units))
    hb.hb_buffer_set_direction(self.buffer, 4)
    hb.hb_buffer_set_script(self.buffer, tag("Latn"))
    features = (Feature * 5)(feature("kern", kern), feature("liga", 0), feature("calt", 0), feature("clig", 0),
                             feature("ccmp", 0))
    hb.hb_shape(self.font, self.buffer, features, 5)
    count = ctypes.c_uint()
    positions = hb.hb_buffer_get_glyph_positions(self.buffer, ctypes.byref(count))
    assert count.value == len(text), text
    return [positions[i].xAdvance for i in range(count.value)]


def array(declaration, rows, linkage="static "):
  print(f"{linkage}const {declaration} = {{")
  for row in rows:
    print(f"  {row},")
  print("};\n")


print("// Written by Scripts/system-font-tables.py; change that, not this. Sources of the numbers are named there.")
print('#include "CTextShims.h"\n')
print("// [weight: ultraLight ... black, italic][cut: text, display][ASCII 32 ... 126], 1/2048 em, tracking removed.")
rows = []
for weight in WEIGHTS:
  cuts = DATA["weights"][weight]["cuts"]
  for cut in cuts:
    rows.append("{" + ", ".join(f"{cut['unitAdvances'][c]:g}" if cut['unitAdvances'][c] == int(cut['unitAdvances'][c])
                                else repr(cut['unitAdvances'][c]) for c in ASCII) + "}")
array(f"double system_advances[{len(WEIGHTS) * 2}][{len(ASCII)}]", rows)
array(f"double x_heights[{len(WEIGHTS)}][2]",
      ["{%r, %r}" % tuple(DATA["vertical"]["xHeight"][w]) for w in WEIGHTS])
numbers = sorted((float(k), v) for k, v in DATA["tracking"].items())
array(f"double tracking[{len(numbers)}][2]", ["{%r, %r}" % pair for pair in numbers])
print("// Slots after ASCII: punctuation that text is full of.")
array(f"uint16_t extra_characters[{len(EXTRA)}]", [", ".join(hex(ord(c)) for c in EXTRA)])
TEXT_RATIO = {"regular": 1.0018, "medium": 1.0113, "semibold": 1.0136}


def recordedAdvance(character, weight):
  """The advance of a character outside ASCII that recorded widths tell, before the ratio to Inter that measuring applies."""
  rule = KERNING["advances"].get(character)
  if rule is None:
    return None
  row = WEIGHTS.index(weight)
  ratio = TEXT_RATIO["regular"] if row <= 3 or row == 9 else TEXT_RATIO.get(weight, 1.0227)
  return rule["share"] * DATA["weights"][weight]["cuts"][0]["unitAdvances"][rule["of"]] / ratio


rows = []
for name, weight in zip(FACES, WEIGHTS):
  face = Face("Inter-" + name)
  own = [recordedAdvance(c, weight) or face.glyphAdvances(c, 0)[0] * 2048 / face.unitsPerEm for c in EXTRA]
  rows.append("{" + ", ".join("%.3f" % value for value in own) + "}")
print("// Advances of them that make the system font's when multiplied by its ratio to Inter, [same weights][slot], 1/2048 em.")
array(f"double extra_advances[{len(FACES)}][{len(EXTRA)}]", rows)


def kerning(first, second, inter):
  """Text and display cut, in 1/2048 em."""
  for rule in KERNING["classes"]:
    if rule.get("sign", "+" if inter > 0 else "-") != ("+" if inter > 0 else "-"):
      continue
    if re.fullmatch(f"[{rule['left']}]", first) and re.fullmatch(f"[{rule['right']}]", second):
      if "units" in rule:
        return rule["units"], rule["units"]
      return round(inter * rule["text"]), round(inter * rule["display"])
  raise SystemExit(f"no class of Scripts/system-font-kerning.json fits {first}{second}")


regular = Face("InterDisplay-Regular")
rows = []
for first in SLOTS:
  row = []
  for second in SLOTS:
    kerned = regular.glyphAdvances(first + second, 1)
    plain = regular.glyphAdvances(first + second, 0)
    value = (sum(kerned) - sum(plain)) * 2048 / regular.unitsPerEm
    text, display = kerning(first, second, value)
    assert abs(text) < 32000 and abs(display) < 32000
    row.append("{%d, %d}" % (text, display) if text or display else "{0}")
  rows.append("{" + ", ".join(row) + "}")
print("// Pair kerning, [first][second], text and display cut, 1/2048 em.")
array(f"masthead_kerning_pair masthead_kerning_table[{len(SLOTS)}][{len(SLOTS)}]", rows, linkage="")
print(f"""const double *masthead_system_advances(int row, int is_display) {{ return system_advances[row * 2 + is_display]; }}
const double *masthead_system_x_heights(int row) {{ return x_heights[row]; }}
const double *masthead_system_tracking(void) {{ return tracking[0]; }}
int masthead_system_tracking_count(void) {{ return {len(numbers)}; }}
const uint16_t *masthead_extra_characters(void) {{ return extra_characters; }}
const double *masthead_extra_advances(int row) {{ return extra_advances[row]; }}
""", end="")
