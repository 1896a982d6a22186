import CoreGraphics
import Foundation
import SnapshotComparison
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The path, filled with black by the even-odd rule.
  public static var image: Snapshotting { .image() }

  /// The path, drawn with black, at `scale` pixels a point; `drawingMode` decides about filling, its rule, and the
  /// stroke.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        let path = MainActorValue(path)
        return StrategyFailure.noting(or: UIImage()) {
          Drawing.image(of: path.value.boundingBoxOfPath, scale: scale) { context in
            context.addPath(path.value)
            context.drawPath(using: drawingMode)
          }
        }
      }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's elements, a line each: `MoveTo (0.0, 60.0)`, `LineTo`, `QuadCurveTo`, `CurveTo`, `Close`; one to three decimals.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.text(of: $0, number: PathText.number) }
  }

  /// The path's elements, a line each, with numbers as the formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      PathText.text(of: path) { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's elements, a line each, as those of a `CGPath`.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { path in
      let path = MainActorValue(path)
      return StrategyFailure.noting(or: CGMutablePath()) { path.value.cgPath }
    }
  }

  /// The path's elements, a line each, with numbers as the formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { path in
      let path = MainActorValue(path)
      return StrategyFailure.noting(or: CGMutablePath()) { path.value.cgPath }
    }
  }
}

/// Paths as text.
private enum PathText {
  static func text(of path: CGPath, number: @escaping (CGFloat) -> String) -> String {
    var text = ""
    path.applyWithBlock { place in
      let element = place.pointee
      let (name, count): (String, Int) =
        switch element.type {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        @unknown default: ("Unknown", 0)
        }
      // A blank line parts subpaths.
      if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
      let points = (0..<count).map { index -> String in
        let point = element.points[index]
        return "(\(number(point.x)), \(number(point.y)))"
      }
      text += "\(name) \(points.joined(separator: " "))\n"
    }
    return text
  }

  /// One to three decimals.
  static func number(_ value: CGFloat) -> String {
    var text = String(format: "%.3f", locale: nil, Double(value))
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text == "-0.0" ? "0.0" : text
  }
}
