import CFreeType
import CoreGraphics
import Synchronization

/// A font of pictograms, read for its outlines.
///
/// Usable from any thread; FreeType works under a lock.
package final class OutlineFont: Sendable {
  private final class State {
    var library: FT_Library?
    var face: FT_Face?

    deinit {
      if let face { FT_Done_Face(face) }
      if let library { FT_Done_FreeType(library) }
    }
  }

  private let lock = Mutex(())
  nonisolated(unsafe) private let state = State()
  private let unitsPerEm: CGFloat

  /// Opens the first of the files that can be read as a font; nil when none can.
  package init?(paths: [String]) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    for path in paths {
      var face: FT_Face?
      if FT_New_Face(library, path, 0, &face) == 0, let face {
        state.library = library
        state.face = face
        unitsPerEm = CGFloat(face.pointee.units_per_EM)
        return
      }
    }
    FT_Done_FreeType(library)
    return nil
  }

  /// The outline of a character in units of the em, y down, the baseline at 0; nil when the font does not have it.
  ///
  /// Strokes are made thicker by `emboldening` ems, thinner when it is negative.
  package func outline(of codePoint: UInt32, emboldening: CGFloat = 0) -> CGPath? {
    lock.withLock { _ in
      guard let face = state.face else { return nil }
      let glyph = FT_Get_Char_Index(face, FT_ULong(codePoint))
      guard glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return nil }
      let strength = FT_Pos((emboldening * unitsPerEm).rounded())
      let outline = UnsafeMutablePointer(&face.pointee.glyph.pointee.outline)
      if strength != 0 {
        FT_Outline_Embolden(outline, strength)
        // Emboldening grows to the right and up; the middle stays where it was.
        FT_Outline_Translate(outline, -strength / 2, -strength / 2)
      }
      let builder = OutlineBuilder(scale: 1 / unitsPerEm)
      var functions = FT_Outline_Funcs(
        move_to: { point, user in
          OutlineBuilder.of(user).move(point)
          return 0
        },
        line_to: { point, user in
          OutlineBuilder.of(user).line(point)
          return 0
        },
        conic_to: { control, end, user in
          OutlineBuilder.of(user).quad(control, end)
          return 0
        },
        cubic_to: { control1, control2, end, user in
          OutlineBuilder.of(user).cubic(control1, control2, end)
          return 0
        },
        shift: 0, delta: 0)
      let status = FT_Outline_Decompose(outline, &functions, Unmanaged.passUnretained(builder).toOpaque())
      return status == 0 ? builder.finished : nil
    }
  }
}

/// Turns FreeType's outline into a path.
private final class OutlineBuilder {
  private let path = CGMutablePath()
  private let scale: CGFloat
  private var isOpen = false

  init(scale: CGFloat) { self.scale = scale }

  static func of(_ user: UnsafeMutableRawPointer?) -> OutlineBuilder {
    Unmanaged<OutlineBuilder>.fromOpaque(user!).takeUnretainedValue()
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector else { return .zero }
    return CGPoint(x: CGFloat(vector.pointee.x) * scale, y: -CGFloat(vector.pointee.y) * scale)
  }

  func move(_ end: UnsafePointer<FT_Vector>?) {
    if isOpen { path.closeSubpath() }
    isOpen = true
    path.move(to: point(end))
  }

  func line(_ end: UnsafePointer<FT_Vector>?) { path.addLine(to: point(end)) }

  func quad(_ control: UnsafePointer<FT_Vector>?, _ end: UnsafePointer<FT_Vector>?) {
    path.addQuadCurve(to: point(end), control: point(control))
  }

  func cubic(
    _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?, _ end: UnsafePointer<FT_Vector>?
  ) {
    path.addCurve(to: point(end), control1: point(control1), control2: point(control2))
  }

  var finished: CGPath {
    if isOpen { path.closeSubpath() }
    return path
  }
}
