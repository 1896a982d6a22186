import CHarfBuzz
import CTextShims
import CoreGraphics
import Foundation

/// The face in a font value of a font that an application brings, with its metrics in ems.
public struct BroughtFace: Hashable, Sendable {
  /// The engine's number of the face.
  let id: FontMap.FaceID
  /// Height of the line above its baseline, positive.
  let ascender: Double
  /// Depth of the line below its baseline, negative.
  let descender: Double
  /// Room that the file asks for between lines.
  public let lineGap: Double
  let capHeight: Double
  let xHeight: Double
}

/// A face of a font file that an application brought: its names and traits.
public struct BroughtFont: Hashable, Sendable {
  /// The face that font values hold.
  public let face: BroughtFace
  /// The name without blanks, by which fonts are asked for.
  public let postScriptName: String
  /// The name of the font with its weight.
  public let fullName: String
  /// The name that all cuts share.
  public let familyName: String
  /// The cut, such as "Bold Italic".
  public let styleName: String
  /// The weight, as `UIFont.Weight` counts it.
  public let weight: CGFloat
  /// Whether letters lean.
  public let isItalic: Bool
  /// Whether all letters are as wide.
  public let isMonospaced: Bool
  let digest: UInt64
}

/// The reason why a font cannot be brought.
public enum BroughtFontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are no font.
  case noFont
  /// A font of the name is registered already.
  case known(String)
  /// The most fonts are registered already.
  case tooMany(Int)

  /// The problem and its cure.
  public var description: String {
    switch self {
    case .noFont: "The data is no TrueType or OpenType font; check that the whole file is there."
    case .known(let name): "A font named \(name) is registered already; register each font once."
    case .tooMany(let count):
      "\(count) font faces of the application's are registered, and no more can be; register fewer."
    }
  }
}

/// Fonts that applications bring, in the order in which they came; a process has a single list, as on iOS.
struct BroughtFonts {
  private(set) var all: [BroughtFont] = []
  /// The fonts of the registry that are found by name.
  private(set) var named: [BroughtFont] = []

  mutating func add(_ fonts: [BroughtFont]) {
    all += fonts
    named += fonts
  }

  mutating func show(_ font: BroughtFont) { named.append(font) }
  mutating func hide(_ names: Set<String>) { named.removeAll { names.contains($0.postScriptName) } }
}

extension TextEngine {
  /// Opens a font file's faces and gives them names to be found by.
  ///
  /// Memory is kept until the process ends, since fonts are values. A file that was registered before and taken away is found again.
  public func register(_ file: Data) throws(BroughtFontError) -> [BroughtFont] {
    let result: Result<[BroughtFont], BroughtFontError> = withMachine { machine in
      do throws(BroughtFontError) {
        return .success(try machine.register(file))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Returns the names that a font file would be registered under, without registering the file; empty for data that is
  /// no font.
  public func names(in file: Data) -> [String] {
    withMachine { machine in machine.postScriptNames(in: file) }
  }

  /// Takes names away; texts in the fonts stay as they are.
  public func unregister(_ postScriptNames: Set<String>) {
    withMachine { $0.brought.hide(postScriptNames) }
  }

  /// The fonts that are found by name, in the order in which they came.
  public var broughtFonts: [BroughtFont] { withMachine { $0.brought.named } }

  /// The font of a font value; nil for the system's.
  public func broughtFont(_ face: BroughtFace) -> BroughtFont? {
    withMachine { machine in machine.brought.all.first { $0.face == face } }
  }
}

/// The names of a font by their numbers (OpenType specification, "name", Name IDs).
private enum NameID {
  static let family: UInt32 = 1
  static let style: UInt32 = 2
  static let full: UInt32 = 4
  static let postScript: UInt32 = 6
  static let typographicFamily: UInt32 = 16
  static let typographicStyle: UInt32 = 17
}

extension TextMachine {
  fileprivate func postScriptNames(in file: Data) -> [String] {
    faces(in: file).map { name(of: $0, NameID.postScript) }
  }

  /// Opened faces, without numbers.
  private func faces(in file: Data) -> [Face] {
    guard let blob = Face.blob(of: file) else { return [] }
    defer { hb_blob_destroy(blob) }
    return (0..<min(hb_face_count(blob), 64)).compactMap { Face(id: FontMap.missing, bytes: blob, index: Int($0)) }
  }

  fileprivate func register(_ file: Data) throws(BroughtFontError) -> [BroughtFont] {
    let opened = faces(in: file)
    guard !opened.isEmpty else { throw .noFont }
    let digest = file.withUnsafeBytes { masthead_hash($0.baseAddress, $0.count, 0) }
    let names = opened.map { name(of: $0, NameID.postScript) }
    if let name = names.first(where: { name in brought.named.contains { $0.postScriptName == name } }) {
      throw .known(name)
    }
    let hidden = names.compactMap { name in
      brought.all.first { $0.postScriptName == name && $0.digest == digest }
    }
    if hidden.count == names.count {
      for font in hidden { brought.show(font) }
      return hidden
    }
    let room = Int(FontMap.missing) - broughtFaceCount
    guard opened.count <= room else { throw .tooMany(brought.all.count) }
    let fonts = opened.map { describe(add($0), digest: digest) }
    brought.add(fonts)
    return fonts
  }

  private func name(of face: Face, _ id: UInt32) -> String {
    var text = [CChar](repeating: 0, count: 256)
    var count = UInt32(text.count)
    hb_ot_name_get_utf8(
      hb_font_get_face(face.shaper), id, hb_language_from_string("en", -1), &count, &text)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func describe(_ face: Face, digest: UInt64) -> BroughtFont {
    let em = face.unitsPerEm
    func metric(_ tag: String) -> Double? {
      var value: hb_position_t = 0
      let name = hb_ot_metrics_tag_t(rawValue: Script.tag(tag))
      return hb_ot_metrics_get_position(face.shaper, name, &value) != 0 ? Double(value) / em : nil
    }
    // Core Text takes the lines' metrics of `hhea`, whatever `OS/2` says (OpenType specification, "hhea").
    let lines = face.horizontalHeader
    let values = BroughtFace(
      id: face.id, ascender: Double(lines.ascender) / em, descender: Double(lines.descender) / em,
      lineGap: max(0, Double(lines.gap) / em), capHeight: metric("cpht") ?? 0.7, xHeight: metric("xhgt") ?? 0.5)
    let family = name(of: face, NameID.typographicFamily)
    let style = name(of: face, NameID.typographicStyle)
    let weight = hb_style_get_value(face.shaper, HB_STYLE_TAG_WEIGHT)
    return BroughtFont(
      face: values, postScriptName: name(of: face, NameID.postScript),
      fullName: name(of: face, NameID.full),
      familyName: family.isEmpty ? name(of: face, NameID.family) : family,
      styleName: style.isEmpty ? name(of: face, NameID.style) : style,
      weight: Self.weight(Double(weight)), isItalic: hb_style_get_value(face.shaper, HB_STYLE_TAG_ITALIC) > 0,
      isMonospaced: face.isMonospaced, digest: digest)
  }

  /// `UIFont.Weight` of a weight of `OS/2`, 100 to 900.
  private static func weight(_ weight: Double) -> CGFloat {
    let steps: [(Double, CGFloat)] = [
      (150, -0.8), (250, -0.6), (350, -0.4), (450, 0), (550, 0.23), (650, 0.3), (750, 0.4), (850, 0.56),
    ]
    return steps.first { weight < $0.0 }?.1 ?? 0.62
  }
}
