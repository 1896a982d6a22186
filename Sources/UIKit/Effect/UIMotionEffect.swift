/// An effect of tilting the device on a view: the changes of values for a tilt.
///
/// A host tilts the device (`UIScreen.viewerOffset`); until then it lies still, where interpolating effects give the middle of their extremes.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Makes an effect that changes nothing.
  public override init() { super.init() }

  /// By how much values change, by their key paths; nil for nothing.
  ///
  /// The offset goes from -1 to 1 in both directions. Key paths are those of the view; those of layers begin with `layer`. Values that can be added
  /// are: numbers, points, sizes and transforms of layers.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes one value between two extremes as the device is tilted in one direction.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt that counts.
  public enum EffectType: _Enumeration, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis
    /// Forwards and back.
    case tiltAlongVerticalAxis
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// The value that changes.
  open var keyPath: String { path }
  /// The direction that counts.
  open var type: EffectType { direction }
  /// The addition at the one end; nil counts as nothing.
  open var minimumRelativeValue: Any?
  /// The addition at the other end; nil counts as nothing.
  open var maximumRelativeValue: Any?

  private let path: String
  private let direction: EffectType

  /// An effect on the value of a key path, such as `center.x`.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    (path, direction) = (keyPath, type)
    super.init()
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let tilt = direction == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(max(tilt, -1), 1) + 1) / 2
    return Self.mixed(minimumRelativeValue, maximumRelativeValue, share).map { [path: $0] }
  }

  /// The value at a share of the way; nil where the two are of no kind that can be mixed.
  private nonisolated static func mixed(_ first: Any?, _ last: Any?, _ share: CGFloat) -> Any? {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    switch first ?? last {
    case is CGPoint:
      let (from, to) = (first as? CGPoint ?? .zero, last as? CGPoint ?? .zero)
      return CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y))
    case is CGSize:
      let (from, to) = (first as? CGSize ?? .zero, last as? CGSize ?? .zero)
      return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
    case let value?:
      guard number(value) != nil else { return nil }
      return mix(first.flatMap(number) ?? 0, last.flatMap(number) ?? 0)
    case nil: return nil
    }
  }

  private nonisolated static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Several effects as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; where two change the same value the later one counts.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var values: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { _, later in later }
    }
    return values.isEmpty ? nil : values
  }
}
