import Foundation
import ObjectiveC

/// The delegate of an animation, told when it starts and stops; both methods are optional.
///
/// An animation holds its delegate until it is removed.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins to move, at the first frame at or after its begin time.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended (`flag` is true), or was removed or replaced before (false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing where it is not implemented.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing where it is not implemented.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that changes what a layer shows over time, without changing the layer.
///
/// `CALayer.add(_:forKey:)` copies the animation and starts the copy; changes of the original have no effect after that.
/// What it shows is found in `presentation()` and on the screen; the layer's own values stay as they are.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  /// Values that were set for keys that the class does not have.
  private var values: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// The pace; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate that is told when the animation starts and stops; held strongly, as at Apple.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is taken off its layer when it has ended; true at first.
  ///
  /// One that stays shows its end only with a `fillMode` of `forwards` or `both`.
  open var isRemovedOnCompletion = true
  /// How many frames a second the animation shows; all frames of the display unless set.
  ///
  /// Between them its layer stays as it is.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: Timing

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one run takes; 0 means the duration of the transaction in which the animation is added.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Values of the application

  /// The value of the property of a key, or the kept value of another key.
  ///
  /// Animations keep any value, so that a delegate can tell them apart.
  open func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  /// Sets the property of a key, or keeps a value under another key, which nil removes.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, of: self) }

  /// Returns the value for a key without a property: the kept value, else the class's default; nil without either.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(key, of: self) }

  /// Keeps the value for a key without a property.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefined(value, key, of: self)
  }

  /// The value of a key that nobody has set; nil unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Action

  /// Adds the animation to a layer under the key of the event.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else {
      fatalError("An animation ran as the action of a \(type(of: anObject)); only layers can be animated.")
    }
    layer.add(self, forKey: event)
  }

  // MARK: Copying

  /// Another animation of the same class with the same values.
  ///
  /// A subclass of your own is copied as the class of this library that it derives from.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  final func duplicate() -> CAAnimation {
    let copy = makeEmpty()
    copy.take(from: self)
    return copy
  }

  /// Makes an object of the class for a copy.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  /// Takes all values of another of the same class.
  func take(from other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    values = other.values
  }

  // MARK: Playing

  /// How long one run takes where no duration is set.
  func naturalDuration(_ transactionDuration: CFTimeInterval) -> CFTimeInterval { transactionDuration }

  /// Changes what a layer shows, at a place in a run that lies inside of the active time.
  func apply(_ position: RunPosition, to values: inout PresentedValues) {}

  /// Changes what a layer shows at a time of the parent's, if it shows anything then.
  final func apply(at parentTime: CFTimeInterval, begin: CFTimeInterval, to values: inout PresentedValues) {
    let time = preferredFrameRateRange.rate.map { begin + ((parentTime - begin) * $0 + 1e-6).rounded(.down) / $0 }
    guard let position = timing.position(at: time ?? parentTime, begin: begin, duration: duration) else { return }
    apply(position, to: &values)
  }

  /// The part of a run that is behind, by the pace.
  final func paced(_ position: RunPosition) -> CGFloat {
    let part = duration > 0 ? position.time / duration : 1
    return CGFloat(timingFunction?.value(at: part) ?? part)
  }
}

/// Animations by key: Apple's properties, and any other key, which is kept.
extension CAAnimation: KeyContainer {
  package final func keptValue(forKey key: String) -> Any? {
    values[key] ?? Swift.type(of: self).defaultValue(forKey: key)
  }

  package final func keep(_ value: Any?, forKey key: String) { values[key] = value }

  fileprivate static func names(_ table: _MethodTable) {
    table.addUndefinedKeys(CAAnimation.value(forUndefinedKey:), CAAnimation.setValue(_:forUndefinedKey:))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CAAnimation.self, CAAnimation.names) }, 0, 0
)

/// The action for an event of a layer: `NSNull` stands for none.
@preconcurrency @MainActor
public protocol CAAction {
  /// Does it; `event` is the key of what happened, mostly a property's, and `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: `NSNull` stands for no animation.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
