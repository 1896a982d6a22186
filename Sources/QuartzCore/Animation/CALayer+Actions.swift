import Foundation

/// The change of a layer's attribute under way: the layer, and the old value.
@MainActor
package enum LayerActions {
  /// Whether somebody wants to animate the layers that are changed now, those of views too.
  package static var isListening: Bool {
    get { listeners > 0 && Stage.current.listens }
    set { Stage.current.listens = newValue }
  }
  /// On how many stages somebody does; while there are none, changes of layers ask for nothing else.
  ///
  /// Apart from a property that other files could be in the middle of changing: reading that costs a check.
  fileprivate static var listeners = 0

  static func noteListening(_ begins: Bool) { listeners += begins ? 1 : -1 }

  /// The value before the change whose action is being looked for.
  static var change: (layer: CALayer, key: String, old: LayerValue)?
}

extension CALayer {
  /// Whether a change has to look for an action: nobody animates a view's layer outside of an animation block.
  final var looksForActions: Bool { LayerActions.listeners > 0 || (composedFrame != 0 && ownerStorage == nil) }

  /// Does what an attribute's change asks for.
  final func runAction(forKey key: String, old: LayerValue) {
    guard !flags.contains(.isPresentation), !CATransaction.disableActions() else { return }
    let outer = LayerActions.change
    LayerActions.change = (self, key, old)
    defer { LayerActions.change = outer }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  /// The search for an action: the delegate, the layer's table, the class; then what the library does by itself.
  final func findAction(forKey event: String) -> (any CAAction)? {
    if let delegate {
      switch delegate.action(for: self, forKey: event) {
      case let action? where action is NSNull: return nil
      case let action?: return action
      case nil: break
      }
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
    return implicitAnimation(forKey: event)
  }

  /// The animation of a layer of the application's own that was on the screen before the change.
  private func implicitAnimation(forKey event: String) -> CAAnimation? {
    guard owner == nil, stage != nil, event != "hidden", event != "masksToBounds" else { return nil }
    // A class says itself what its own properties do.
    if AnimatableProperty.common[event] == nil, animatableProperty(forKey: event)?.isOwn == true { return nil }
    let moves = flags.contains(.hasNoImplicitActions) ? LayerActions.isListening : composedFrame != 0
    return moves ? changeAnimation(forKey: event) : nil
  }

  /// An animation from the visible to the new value of the changing attribute; nil outside of a change.
  package final func changeAnimation(forKey event: String) -> CABasicAnimation? {
    guard let change = LayerActions.change, change.layer === self, change.key == event,
      animatableProperty(forKey: event) != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentedBeforeChange
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The value before the change that is going on; nil outside of one.
  ///
  /// Where there was no colour it is the new one, clear.
  package final var valueBeforeChange: Any? {
    guard let change = LayerActions.change, change.layer === self else { return nil }
    return change.old.boxed ?? clearValue(forKey: change.key)
  }

  private func clearValue(forKey key: String) -> Any? {
    guard case .color(let color)? = animatableProperty(forKey: key)?.read(self) else { return nil }
    return color?.copy(alpha: 0)
  }

  /// The visible value of the attribute before its change, with the animations under way.
  private func presentedBefore(_ old: LayerValue, forKey key: String) -> Any? {
    guard let animations = extras?.animations, let path = AnimatablePath(key, of: self) else {
      return old.boxed ?? clearValue(forKey: key)
    }
    let now = localTime(at: animations.now)
    var values = PresentedValues(model: self)
    values.set(old, of: path)
    for running in animations.running {
      running.animation.apply(at: now, begin: running.begin, to: &values)
    }
    return values.value(of: path).boxed ?? clearValue(forKey: key)
  }

  /// The visible value before the change under way.
  package final var presentedBeforeChange: Any? {
    guard let change = LayerActions.change, change.layer === self else { return nil }
    return presentedBefore(change.old, forKey: change.key)
  }

  /// Whether the change that is going on is of a kind that can be added up.
  package final var changeIsAdditive: Bool {
    guard let change = LayerActions.change, change.layer === self else { return false }
    switch change.old {
    case .number, .point, .size, .rect: return true
    default: return false
    }
  }

  /// The layer's own value of an attribute.
  package final func ownValue(forKey key: String) -> Any? {
    animatableProperty(forKey: key)?.read(self).boxed
  }

  /// Gives the layer an attribute's value.
  package final func setOwnValue(_ value: Any?, forKey key: String) {
    guard let property = animatableProperty(forKey: key) else { return }
    let present = property.read(self)
    if let value, let read = LayerValue(value, like: present) {
      property.write(self, read)
    } else if case .color = present {
      property.write(self, .color(nil))
    }
  }

  /// The difference between a value of an attribute and the layer's own.
  package final func difference(of value: Any?, forKey key: String) -> Any? {
    guard let own = animatableProperty(forKey: key)?.read(self), let value, let other = LayerValue(value, like: own)
    else { return nil }
    return other.subtracting(own).boxed
  }

  /// A key for an animation of an attribute that no other has: the attribute's name, with a number if need be.
  package final func freeAnimationKey(for property: String) -> String {
    let taken = runningKeys ?? []
    if !taken.contains(property) { return property }
    var number = 2
    while taken.contains("\(property)-\(number)") { number += 1 }
    return "\(property)-\(number)"
  }

  /// Takes the animations of an attribute off, before their end.
  package final func stopAnimations(of property: String) {
    stopAnimations { running in
      guard let path = (running.animation as? CAPropertyAnimation)?.keyPath else { return false }
      return path == property || path.hasPrefix(property + ".")
    }
  }

  /// Whether an animation of an attribute is under way that never ends by itself.
  package final func isAnimatedForEver(_ property: String) -> Bool {
    extras?.animations?.running.contains { running in
      guard let path = (running.animation as? CAPropertyAnimation)?.keyPath else { return false }
      return path == property && running.end == .infinity
    } ?? false
  }

  /// The root of the layer's tree when that is what a window shows; O(depth).
  final var stage: CALayer? {
    var root = self
    while let parent = root.parent { root = parent }
    return root.flags.contains(.isStage) ? root : nil
  }

  /// The stage of the layer's window; the current one outside of windows.
  package final var displayStage: Stage {
    var root = self
    while let parent = root.parent { root = parent }
    return root.extras?.stage?.stage ?? .current
  }

  /// Makes the layer the root of a stage's content.
  package final func becomeRoot(of stage: Stage) {
    isStage = true
    writableExtras.stage = StageReference(stage)
  }

  /// Whether this is the root of a screen's content: only there changes of layers are animated by themselves.
  package final var isStage: Bool {
    get { flags.contains(.isStage) }
    set { if newValue { flags.insert(.isStage) } else { flags.remove(.isStage) } }
  }

  /// Whether changes of the layer are animated by themselves, as those of an application's own layers are.
  package final var hasImplicitActions: Bool {
    get { !flags.contains(.hasNoImplicitActions) }
    set { if newValue { flags.remove(.hasNoImplicitActions) } else { flags.insert(.hasNoImplicitActions) } }
  }
}
