import CHarfBuzz
import CTextShims
import CoreGraphics

/// The state that text work keeps between calls: open faces, character tables, shaped words, sizes of whole strings.
///
/// One machine belongs to one `TextEngine`, which lets one thread in at a time.
final class TextMachine {
  let map: FontMap
  private(set) var problems: [FontProblem] = []
  private var toldProblems = 0
  private var faces: [Face?]
  private var isMissing: [Bool]
  private var fonts: [FontKey: ResolvedFont] = [:]
  private var lastFont: (key: FontKey, resolved: ResolvedFont)?
  let breaker = masthead_breaker_create()
  let buffer = hb_buffer_create()
  var words = WordCache()
  var sizes = SizeCache()
  let scratch = TextAnalysis()
  let rasterizer = masthead_rasterizer_create()
  var glyphs = GlyphCache()
  var brought = BroughtFonts()
  let hyphenator = Hyphenator()

  struct FontKey: Hashable {
    var font: Font
    var hanLanguage: HanLanguage
  }

  /// A resolved font is 10 KB and more with rare scripts; text that changes its size continuously must not keep them all.
  private static let fontLimit = 256

  init(map: FontMap) {
    self.map = map
    faces = Array(repeating: nil, count: map.files.count)
    isMissing = Array(repeating: false, count: map.files.count)
  }

  func resolved(_ font: Font, _ hanLanguage: HanLanguage) -> ResolvedFont {
    // Leading changes no glyph.
    var glyphs = font
    glyphs.leading = 0
    glyphs.leadingTrait = 0
    let key = FontKey(font: glyphs, hanLanguage: hanLanguage)
    if let lastFont, lastFont.key == key { return lastFont.resolved }
    if let known = fonts[key] {
      lastFont = (key, known)
      return known
    }
    if fonts.count >= Self.fontLimit { fonts.removeAll(keepingCapacity: true) }
    let made = ResolvedFont(glyphs, hanLanguage: hanLanguage, map: map)
    fonts[key] = made
    lastFont = (key, made)
    settle(made)
    return made
  }

  /// The open face, or nil (and a problem, once) when its file is not there.
  func face(_ id: FontMap.FaceID) -> Face? {
    let index = Int(id)
    guard index < faces.count else { return nil }
    if let face = faces[index] { return face }
    if isMissing[index] { return nil }
    if let opened = Face(id: id, file: map.files[index]) {
      faces[index] = opened
      compareWithLock(opened)
      return opened
    }
    isMissing[index] = true
    let isLatin =
      FontMap.isInter(id) || id == map.monospacedRegular || id == map.monospacedBold || map.serif.contains(id)
    let unreadable = map.files[index].paths.first { access($0, F_OK) == 0 }
    problems.append(
      FontProblem(
        file: map.files[index], unreadablePath: unreadable,
        substitute: isLatin
          ? "Text keeps its measures and is drawn with another cut or font."
          : "Its characters are drawn with another font or as empty boxes."))
    return nil
  }

  /// The number of faces, those of applications with the list's.
  var broughtFaceCount: Int { faces.count }

  /// Adds a face of an application's; a number has to be left.
  func add(_ opened: Face) -> Face {
    guard let face = Face(id: FontMap.FaceID(faces.count), of: opened) else { return opened }
    faces.append(face)
    isMissing.append(false)
    return face
  }

  /// Notes a file that has other glyphs than pictures are made from; one of a package is enough.
  private func compareWithLock(_ face: Face) {
    guard let difference = face.difference, !problems.contains(where: { $0.isLike(face.file) }) else { return }
    problems.append(
      FontProblem(
        file: face.file, unreadablePath: nil, substitute: "Its glyphs are drawn all the same.", difference: difference))
  }

  /// Notes a file needed by text that is missing, or differs from the expected one.
  func note(_ problem: FontProblem) { problems.append(problem) }

  var hasUntoldProblems: Bool { toldProblems < problems.count }

  func takeUntoldProblems() -> [FontProblem] {
    defer { toldProblems = problems.count }
    return Array(problems[toldProblems...])
  }

  /// The face, or the nearest available face: another cut of Inter, then any that draws Latin.
  func faceOrSubstitute(_ id: FontMap.FaceID) -> Face? {
    if let face = face(id) { return face }
    var candidates: [FontMap.FaceID] = []
    if FontMap.isInterDisplay(id) { candidates.append(id - 18) }
    if FontMap.isInter(id) {
      let isItalic = (id / 9) % 2 == 1
      candidates.append(FontMap.interFace(row: Int(id % 9), isItalic: false, isDisplay: false))
      candidates.append(FontMap.interFace(row: SystemFontLaw.regularRow, isItalic: isItalic, isDisplay: false))
      candidates.append(FontMap.interFace(row: SystemFontLaw.regularRow, isItalic: false, isDisplay: false))
    }
    if id == map.monospacedBold { candidates.append(map.monospacedRegular) }
    candidates += map.generalRegular + [map.monospacedRegular, map.cjkRegular]
    for candidate in candidates {
      if let face = face(candidate) { return face }
    }
    return nil
  }
}
