import Foundation

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As fast at every moment.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: its progress as a function of time.
///
/// A cubic Bézier curve from (0, 0) to (1, 1); the named ones have Apple's documented control points. Immutable.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private final let curve: UnitBezier

  /// Makes the pace of a name; an unknown name gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes the pace of two control points; those of time are cut to 0…1, so that each time has a single value.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(
      x1: Double(min(max(c1x, 0), 1)), y1: Double(c1y), x2: Double(min(max(c2x, 0), 1)), y2: Double(c2y))
    super.init()
  }

  /// Writes the control point of an index from 0 (the start) to 3 (the end) to two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    ensure(points.indices.contains(idx), "A timing function has no control point \(idx); they go from 0 to 3")
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// The part of the way behind at a part of the time.
  package func value(at fraction: Double) -> Double {
    curve.value(at: fraction)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  public override var hash: Int { curve.hashValue }
}

/// A Bézier curve between the corners of the unit square, as a function of x.
struct UnitBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.coordinate(y1, y2, parameter(of: x))
  }

  private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// The parameter of a time, by Newton's steps on steep parts and halving on flat ones; x never falls as t grows.
  private func parameter(of x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, t) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(x1, x2, t)
      let next = slope > 1e-6 ? t - error / slope : low
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
