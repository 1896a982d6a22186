import Foundation

/// How the values between two keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value stays until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In a straight line and as fast everywhere; key times and timing functions do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve and about as fast everywhere.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether the layer turns with the path along which it moves.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or of a point along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  public override init() {
    super.init()
  }

  /// The values; not used while there is a path.
  open var values: [Any]?
  /// The way that a point takes; each of its elements is as one keyframe to the next.
  open var path: CGPath?
  /// When each value is reached, as ascending parts of the duration from 0 to 1; evenly spread when nil.
  ///
  /// `discrete` takes one more than there are values: when each begins, and the end. A number of times that does not fit is
  /// ignored, and they are spread evenly.
  open var keyTimes: [NSNumber]?
  /// The pace between each two values; linear where there is none.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found; `linear` at first.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve of `cubic` is at each value, −1…1; 0 unless set.
  open var tensionValues: [NSNumber]?
  /// How sharp its corner is at each value, −1…1; 0 unless set.
  open var continuityValues: [NSNumber]?
  /// The overshoot of the curve at each value, −1…1; 0 unless set.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns with the path along which it moves; nil for no.
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
    rotationMode = other.rotationMode
  }

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func value(_ position: RunPosition, present: LayerValue) -> LayerValue? {
    frames(present)?.value(at: paced(position))
  }

  override func lastValue(present: LayerValue) -> LayerValue? {
    frames(present)?.value(at: 1)
  }

  /// The direction of the layer that moves along the path; nil for its own.
  override func angle(_ position: RunPosition) -> CGFloat? {
    guard let rotationMode, let path, rotationMode == .rotateAuto || rotationMode == .rotateAutoReverse else {
      return nil
    }
    guard let direction = Keyframes(path: path, of: self).direction(at: paced(position)) else { return nil }
    return atan2(direction.dy, direction.dx) + (rotationMode == .rotateAutoReverse ? .pi : 0)
  }

  private func frames(_ present: LayerValue) -> Keyframes? {
    if let path, case .point = present { return Keyframes(path: path, of: self) }
    let read = (values ?? []).compactMap { self.read($0, like: present) }
    return read.isEmpty ? nil : Keyframes(values: read, of: self)
  }
}
