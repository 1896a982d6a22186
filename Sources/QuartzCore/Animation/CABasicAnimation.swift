import Foundation

/// An animation of one attribute of a layer, named by its key path.
///
/// Key paths are Apple's: `position`, `bounds`, `opacity`, `transform`, `backgroundColor` and so on, and parts of them such as
/// `position.x`, `bounds.size.width`, `transform.scale`, `transform.rotation.z`. A layer that has no such attribute reports it.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  public override init() {
    super.init()
  }

  /// Makes an animation of an attribute.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The attribute.
  open var keyPath: String?
  /// Whether values are added to the present value, instead of replacing it.
  open var isAdditive = false
  /// Whether each repetition goes on from where the last one ended.
  open var isCumulative = false

  /// The function that makes a transform of the animation's numbers; nil unless set.
  open var valueFunction: CAValueFunction?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  /// The value at a place in a run, before it is added to anything; `present` is what is shown without this animation.
  func value(_ position: RunPosition, present: LayerValue) -> LayerValue? { nil }

  /// The value at the end of a run, which repetitions go on from.
  func lastValue(present: LayerValue) -> LayerValue? { nil }

  final override func apply(_ position: RunPosition, to values: inout PresentedValues) {
    guard let keyPath, let path = values.path(keyPath) else { return }
    let shown = values.value(of: path)
    let present = valueFunction?.sample ?? shown
    guard var value = value(position, present: present) else { return }
    if isCumulative, position.run > 0, let last = lastValue(present: present) {
      value = value.zero.mixed(with: last, at: CGFloat(position.run)).adding(value)
    }
    if let valueFunction, let made = valueFunction.transform(value) {
      // Transforms are added by doing one after the other.
      if isAdditive, case .transform(let below) = shown {
        values.set(.transform(CATransform3DConcat(made, below)), of: path)
      } else {
        values.set(.transform(made), of: path)
      }
      return
    }
    values.set(isAdditive ? value.adding(present) : value, of: path)
    if let angle = angle(position), let turn = values.path("transform.rotation.z") {
      values.set(.number(angle), of: turn)
    }
  }

  /// The angle of the moved layer, in radians; nil leaves the angle as it is.
  func angle(_ position: RunPosition) -> CGFloat? { nil }

  /// A value of the application's, read as the attribute's kind.
  final func read(_ value: Any?, like present: LayerValue) -> LayerValue? {
    guard let value else { return nil }
    guard let read = LayerValue(value, like: present) else {
      LayerProblem.animationValue(of: keyPath ?? "", found: "\(type(of: value))").report()
      return nil
    }
    return read
  }
}

/// An animation from one value to another.
///
/// Of `fromValue`, `toValue` and `byValue` any one or two may be set; what is missing is what is shown without the animation (of an
/// additive one: nothing).
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  public override init() {
    super.init()
  }

  /// The initial value.
  open var fromValue: Any?
  /// The final value.
  open var toValue: Any?
  /// By how much it changes.
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  /// The part of the way at a place in a run.
  func progress(_ position: RunPosition) -> CGFloat { paced(position) }

  override func value(_ position: RunPosition, present: LayerValue) -> LayerValue? {
    guard let (from, to) = ends(present) else { return nil }
    return from.mixed(with: to, at: progress(position))
  }

  override func lastValue(present: LayerValue) -> LayerValue? { ends(present)?.to }

  private func ends(_ present: LayerValue) -> (from: LayerValue, to: LayerValue)? {
    let start = read(fromValue, like: present)
    let end = read(toValue, like: present)
    let change = read(byValue, like: present)
    let rest = isAdditive ? present.zero : present
    switch (start, end, change) {
    case (let start?, let end?, _): return (start, end)
    case (let start?, nil, let change?): return (start, start.adding(change))
    case (nil, let end?, let change?): return (end.subtracting(change), end)
    case (let start?, nil, nil): return (start, rest)
    case (nil, let end?, nil): return (rest, end)
    case (nil, nil, let change?): return (rest, rest.adding(change))
    case (nil, nil, nil): return nil
    }
  }
}
