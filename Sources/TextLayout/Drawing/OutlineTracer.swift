import CTextShims
import CoreGraphics

/// Collects an outline from FreeType.
final class OutlineTracer {
  private var elements: [PathElement] = []
  private let scale: Double

  private init(scale: Double) { self.scale = scale }

  static func trace(
    _ outlines: OpaquePointer, glyph: UInt16, unitsPerEm: Double, emboldening: Double = 0
  ) -> [PathElement] {
    let tracer = OutlineTracer(scale: 1 / unitsPerEm)
    let context = Unmanaged.passUnretained(tracer).toOpaque()
    let isTraced = masthead_outlines_trace(
      outlines, UInt32(glyph), emboldening * unitsPerEm,
      { context, kind, coordinates in
        guard let context, let coordinates else { return }
        Unmanaged<OutlineTracer>.fromOpaque(context).takeUnretainedValue().visit(kind, coordinates)
      }, context)
    guard isTraced != 0 else { return [] }
    if !tracer.elements.isEmpty { tracer.elements.append(.close) }
    return tracer.elements
  }

  private func visit(_ kind: Int32, _ coordinates: UnsafePointer<Double>) {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: coordinates[index * 2] * scale, y: -coordinates[index * 2 + 1] * scale)
    }
    switch kind {
    case 0:
      if !elements.isEmpty { elements.append(.close) }
      elements.append(.move(point(0)))
    case 1: elements.append(.line(point(0)))
    case 2: elements.append(.quad(control: point(0), end: point(1)))
    default: elements.append(.cubic(control1: point(0), control2: point(1), end: point(2)))
    }
  }
}
