/// The kind of a pace.
public enum UITimingCurveType: _Enumeration, Sendable {
  /// One of the named curves.
  case builtin
  /// A Bézier curve by its control points.
  case cubic
  /// A spring.
  case spring
  /// A spring on the way that a curve gives.
  case composed
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
}

/// Gives the pace of a property animator.
///
/// Of the two parameters the one that `timingCurveType` names counts; a provider that gives neither is linear. For `composed` the
/// spring counts.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The pace of a Bézier curve from (0, 0) to (1, 1): progress as a function of time.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  private let curve: UIView.AnimationCurve?
  private let points: (CGPoint, CGPoint)

  /// The named curve; `easeInOut` where control points were given.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  /// The control point at the beginning.
  open var controlPoint1: CGPoint { points.0 }
  /// The control point at the end.
  open var controlPoint2: CGPoint { points.1 }

  /// Makes the default pace: the curve of (0.25, 0.1) and (0.25, 1).
  public override init() {
    curve = nil
    points = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  /// Makes the pace of a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    var numbers: [Float] = [0, 0, 0, 0]
    numbers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      curve.timingFunction.getControlPoint(at: 1, values: base)
      curve.timingFunction.getControlPoint(at: 2, values: base + 2)
    }
    points = (
      CGPoint(x: CGFloat(numbers[0]), y: CGFloat(numbers[1])), CGPoint(x: CGFloat(numbers[2]), y: CGFloat(numbers[3]))
    )
    super.init()
  }

  /// Makes the pace of a curve; the control points' x are cut to 0…1, so that each time has a single value.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = (point1, point2)
    super.init()
  }

  /// Reads what `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    let name = coder.decodeInteger(forKey: "UIAnimationCurve")
    curve = coder.containsValue(forKey: "UIAnimationCurve") ? UIView.AnimationCurve(rawValue: name) : nil
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    points = (
      CGPoint(x: number("UIControlPoint1X"), y: number("UIControlPoint1Y")),
      CGPoint(x: number("UIControlPoint2X"), y: number("UIControlPoint2Y"))
    )
    super.init()
  }

  open func encode(with coder: NSCoder) {
    if let curve { coder.encode(curve.rawValue, forKey: "UIAnimationCurve") }
    coder.encode(Double(points.0.x), forKey: "UIControlPoint1X")
    coder.encode(Double(points.0.y), forKey: "UIControlPoint1Y")
    coder.encode(Double(points.1.x), forKey: "UIControlPoint2X")
    coder.encode(Double(points.1.y), forKey: "UIControlPoint2Y")
  }

  /// The parameters themselves, as they do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(points.0.x), Float(points.0.y), Float(points.1.x), Float(points.1.y))
  }
}

/// The pace of a mass on a damped spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// How the spring is given.
  private enum Kind {
    /// By a damping ratio: the animator's duration is that of the spring.
    case ratio(CGFloat)
    /// By its physics, which give the duration.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let kind: Kind
  private let velocity: CGVector

  /// How fast it begins, in whole ways per second.
  ///
  /// Its length counts, for all attributes alike; on iOS the parts of a place have a part each.
  open var initialVelocity: CGVector { velocity }

  /// Makes the system's spring: mass 3, stiffness 1000, damping 500.
  public override init() {
    kind = .physics(mass: 3, stiffness: 1000, damping: 500)
    velocity = CGVector(dx: 0, dy: 0)
    super.init()
  }

  /// Makes a spring that lasts as long as the animator: a ratio of 1 does not swing over, less swings more.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    self.velocity = velocity
    super.init()
  }

  /// Makes a spring by its physics; how long it takes follows from them.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    ensure(
      mass > 0 && stiffness > 0 && damping >= 0,
      "A spring of mass \(mass), stiffness \(stiffness), damping \(damping) does not move; give more than 0")
    kind = .physics(mass: mass, stiffness: stiffness, damping: damping)
    self.velocity = velocity
    super.init()
  }

  /// Makes a spring that begins at rest and lasts as long as the animator.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Reads what `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    if coder.containsValue(forKey: "UIDampingRatio") {
      kind = .ratio(number("UIDampingRatio"))
    } else {
      kind = .physics(mass: number("UIMass"), stiffness: number("UIStiffness"), damping: number("UIDamping"))
    }
    velocity = CGVector(dx: number("UIVelocityX"), dy: number("UIVelocityY"))
    super.init()
  }

  open func encode(with coder: NSCoder) {
    switch kind {
    case .ratio(let ratio): coder.encode(Double(ratio), forKey: "UIDampingRatio")
    case .physics(let mass, let stiffness, let damping):
      coder.encode(Double(mass), forKey: "UIMass")
      coder.encode(Double(stiffness), forKey: "UIStiffness")
      coder.encode(Double(damping), forKey: "UIDamping")
    }
    coder.encode(Double(velocity.dx), forKey: "UIVelocityX")
    coder.encode(Double(velocity.dy), forKey: "UIVelocityY")
  }

  /// The parameters themselves, as they do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// How long the spring takes by itself; nil for one that takes the animator's time.
  var naturalDuration: Double? {
    if case .physics = kind { return pace(duration: 1).settlingTime }
    return nil
  }

  /// The spring of an animator that takes so long.
  func pace(duration: Double) -> SpringPace {
    let speed = Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
    switch kind {
    case .ratio(let ratio):
      return SpringPace(dampingRatio: Double(ratio), settlingIn: duration, velocity: speed)
    case .physics(let mass, let stiffness, let damping):
      return SpringPace(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: speed)
    }
  }
}
