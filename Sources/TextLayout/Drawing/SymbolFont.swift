import CTextShims
import CoreGraphics
import Synchronization

/// Symbols as outlines: Material Design Icons, an open icon font (Debian package `fonts-materialdesignicons-webfont`).
///
/// UIKit maps Apple's symbol names onto its code points. Lengths are in ems: a symbol of 17 pt is 17 times as large.
public final class SymbolFont: Sendable {
  /// One symbol.
  public struct Symbol: Sendable {
    private let elements: [PathElement]
    /// The box of the outline, y down, the baseline at 0.
    public let bounds: CGRect
    /// How far the next symbol would stand.
    public let advance: CGFloat

    /// The outline, y down, the origin on the baseline.
    public var path: CGPath { CGPath(elements: elements) }

    init(elements: [PathElement], advance: CGFloat) {
      self.elements = elements
      self.advance = advance
      bounds = CGPath(elements: elements).boundingBoxOfPath
    }
  }

  public static let shared = SymbolFont(
    file: FontFile(
      name: "Material Design Icons",
      paths: ["/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf"], faceIndex: 0,
      package: "fonts-materialdesignicons-webfont"))

  private struct State {
    var isOpened = false
    var face: Face?
    var symbols: [UInt32: Symbol?] = [:]
  }

  public let file: FontFile
  private let lock = Mutex(())
  nonisolated(unsafe) private var state = State()
  nonisolated(unsafe) private let rasterizer = masthead_rasterizer_create()

  public init(file: FontFile) { self.file = file }

  /// The symbol of a code point, or nil when the font (or its file) does not have it.
  public func symbol(_ codePoint: UInt32) -> Symbol? {
    lock.withLock { _ in
      if let known = state.symbols[codePoint] { return known }
      let made = makeSymbol(codePoint)
      state.symbols[codePoint] = .some(made)
      return made
    }
  }

  /// The missing file, if it has been asked for.
  public var problem: FontProblem? {
    lock.withLock { _ in
      guard state.isOpened, state.face == nil else { return nil }
      return FontProblem(file: file, substitute: "Symbols are left out.")
    }
  }

  private func makeSymbol(_ codePoint: UInt32) -> Symbol? {
    if !state.isOpened {
      state.isOpened = true
      state.face = Face(id: FontMap.missing, file: file)
    }
    guard let face = state.face, let rasterizer, let outlines = face.outlines(rasterizer) else { return nil }
    let glyph = face.glyph(codePoint)
    guard glyph != 0 else { return nil }
    let elements = OutlineTracer.trace(outlines, glyph: glyph, unitsPerEm: face.unitsPerEm)
    return Symbol(elements: elements, advance: face.advance(glyph) / face.unitsPerEm)
  }
}
