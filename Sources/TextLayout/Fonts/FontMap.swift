import CoreGraphics

/// A font file that text may come from.
public struct FontFile: Hashable, Sendable {
  /// The name of the font in the file, for messages: "Inter Semi Bold".
  public var name: String
  /// The paths of the file in distributions, best first; the first existing path is used.
  public var paths: [String]
  /// The face inside a collection.
  public var faceIndex: Int
  /// The Debian and Ubuntu package that installs it.
  public var package: String
  /// The radius by which the corners of its letters are rounded when they are drawn, in ems; 0 draws them as they are.
  public var cornerRadius = 0.0
  /// The kind of the file, for messages.
  public var kind = Kind.font

  /// The kinds of file from which text is made.
  public enum Kind: String, Hashable, Sendable {
    /// Letters.
    case font
    /// Patterns for hyphenation.
    case patterns = "hyphenation"
  }
}

/// The closed list of fonts: nothing else of the machine is ever seen, so that text is the same everywhere.
///
/// The list is data; a file is looked for and opened (mapped, not read) when its first glyph is needed. A missing file is
/// reported once as a `FontProblem` that names the package which cures it, and the text falls back to what there is.
public struct FontMap: Sendable {
  /// Position of a file in `files`.
  typealias FaceID = UInt8
  static let missing: FaceID = 255

  /// All files, in the order in which they are looked through.
  public let files: [FontFile]
  /// Files of each script: its tag, the regular face and the bold face, which may be the same.
  let scripts: [(tag: UInt32, regular: FaceID, bold: FaceID)]
  /// The faces that are looked through when script and language do not decide, best first.
  let generalRegular: [FaceID]
  let generalBold: [FaceID]
  let cjkRegular: FaceID
  let cjkBold: FaceID
  let emoji: FaceID
  let monospacedRegular: FaceID
  let monospacedBold: FaceID
  /// Regular, bold, italic, bold italic.
  let serif: [FaceID]

  /// The files of Debian's and Ubuntu's packages.
  public static let standard = FontMap(root: "")

  /// `root` stands before every path: a directory that holds a copy of `/usr/share/fonts`' files, or "".
  public init(root: String) {
    var files: [FontFile] = []
    func add(_ name: String, _ paths: [String], face: Int = 0, _ package: String) -> FaceID {
      files.append(FontFile(name: name, paths: paths.map { root + $0 }, faceIndex: face, package: package))
      return FaceID(files.count - 1)
    }
    let inter = "/usr/share/fonts/"
    let noto = "/usr/share/fonts/truetype/noto/"
    let cuts = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
    // The order is the arithmetic of `interFace(row:isItalic:isDisplay:)`.
    for family in ["Inter", "InterDisplay"] {
      for italic in [false, true] {
        for cut in cuts {
          let style = italic ? (cut == "Regular" ? "Italic" : cut + "Italic") : cut
          let file = "inter/\(family)-\(style)"
          _ = add(
            "\(family) \(style)", [inter + "opentype/\(file).otf", inter + "truetype/\(file).ttf"], "fonts-inter")
        }
      }
    }
    // The rounded design: the same letters with round corners, as no open font has both its shapes and those of the system font.
    // Half of a regular stem is 0.043 em: stems up to regular end in half circles, heavier ones in round corners.
    for index in 0..<18 {
      var file = files[index]
      file.name += " rounded"
      file.cornerRadius = 0.045
      files.append(file)
    }
    // Japanese, Korean, simplified and traditional Chinese: the order of `HanLanguage` and of the collection's faces.
    var firstOfWeight: [FaceID] = []
    for weight in ["Regular", "Bold"] {
      for (face, language) in ["JP", "KR", "SC", "TC"].enumerated() {
        let id = add(
          "Noto Sans CJK \(language) \(weight)",
          ["opentype", "truetype"].map { "/usr/share/fonts/\($0)/noto/NotoSansCJK-\(weight).ttc" },
          face: face, "fonts-noto-cjk")
        if face == 0 { firstOfWeight.append(id) }
      }
    }
    (cjkRegular, cjkBold) = (firstOfWeight[0], firstOfWeight[1])
    emoji = add("Noto Color Emoji", [noto + "NotoColorEmoji.ttf"], "fonts-noto-color-emoji")
    monospacedRegular = add("Noto Sans Mono Regular", [noto + "NotoSansMono-Regular.ttf"], "fonts-noto-mono")
    monospacedBold = add("Noto Sans Mono Bold", [noto + "NotoSansMono-Bold.ttf"], "fonts-noto-mono")

    func pair(_ family: String, hasBold: Bool = true) -> (regular: FaceID, bold: FaceID) {
      let regular = add("Noto Sans \(family)", [noto + "NotoSans\(family)-Regular.ttf"], "fonts-noto-core")
      guard hasBold else { return (regular, regular) }
      return (regular, add("Noto Sans \(family) Bold", [noto + "NotoSans\(family)-Bold.ttf"], "fonts-noto-core"))
    }
    let families: [(tag: String, name: String, hasBold: Bool)] = [
      ("Arab", "Arabic", true), ("Hebr", "Hebrew", true), ("Thai", "Thai", true), ("Deva", "Devanagari", true),
      ("Beng", "Bengali", true), ("Taml", "Tamil", true), ("Telu", "Telugu", true), ("Knda", "Kannada", true),
      ("Mlym", "Malayalam", true), ("Gujr", "Gujarati", true), ("Guru", "Gurmukhi", true), ("Orya", "Oriya", true),
      ("Sinh", "Sinhala", true), ("Khmr", "Khmer", true), ("Laoo", "Lao", true), ("Mymr", "Myanmar", true),
      ("Armn", "Armenian", true), ("Geor", "Georgian", true), ("Ethi", "Ethiopic", true), ("Syrc", "Syriac", false),
      ("Thaa", "Thaana", true), ("Mong", "Mongolian", false), ("Cher", "Cherokee", true),
      ("Cans", "CanadianAboriginal", true), ("Tfng", "Tifinagh", false),
    ]
    var scripts: [(tag: UInt32, regular: FaceID, bold: FaceID)] = []
    for family in families {
      let faces = pair(family.name, hasBold: family.hasBold)
      scripts.append((Script.tag(family.tag), faces.regular, faces.bold))
    }
    self.scripts = scripts
    let latin = (
      regular: add("Noto Sans", [noto + "NotoSans-Regular.ttf"], "fonts-noto-core"),
      bold: add("Noto Sans Bold", [noto + "NotoSans-Bold.ttf"], "fonts-noto-core")
    )
    let symbols = pair("Symbols")
    let more = [pair("Symbols2", hasBold: false).regular, pair("Math", hasBold: false).regular]
    generalRegular = [latin.regular, symbols.regular] + more
    generalBold = [latin.bold, symbols.bold] + more
    serif = ["Regular", "Bold", "Italic", "BoldItalic"].map {
      add("Noto Serif \($0)", [noto + "NotoSerif-\($0).ttf"], "fonts-noto-core")
    }
    self.files = files
  }

  /// The face of Inter that draws a row of the weight table.
  static func interFace(row: Int, isItalic: Bool, isDisplay: Bool) -> FaceID {
    FaceID((isDisplay ? 18 : 0) + (isItalic ? 9 : 0) + row)
  }

  /// Returns the face with round corners.
  static func roundedFace(row: Int, isItalic: Bool) -> FaceID { FaceID(36 + (isItalic ? 9 : 0) + row) }

  static func isInter(_ face: FaceID) -> Bool { face < 54 }
  static func isInterDisplay(_ face: FaceID) -> Bool { face >= 18 && face < 36 }
}

/// Scripts as ISO 15924 tags, HarfBuzz's numbers.
enum Script {
  static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
  static let common = tag("Zyyy")
  static let inherited = tag("Zinh")
  static let han = tag("Hani")
  static let hangul = tag("Hang")
  static let hiragana = tag("Hira")
  static let katakana = tag("Kana")
  static let bopomofo = tag("Bopo")

  static func isCJK(_ tag: UInt32) -> Bool {
    tag == han || tag == hangul || tag == hiragana || tag == katakana || tag == bopomofo
  }
}

/// The language whose shapes Chinese characters have; the order of the faces in Noto Sans CJK.
public enum HanLanguage: UInt8, Hashable, Sendable, CaseIterable {
  case japanese, korean, simplifiedChinese, traditionalChinese
}
