/// Objects that proxies give values to; see `UIAppearance`.
@MainActor package protocol ProxyStyled: SetterRecording {
  /// The object's state for appearance proxies.
  var appearanceState: AppearanceState { get set }
}

/// The state of an object for appearance proxies.
package struct AppearanceState {
  /// The properties that were set on the object itself.
  fileprivate var own: [AppearanceSlot] = []
  /// Whether values are being set by the library, not by the application.
  fileprivate var isApplying = false
  /// The rule that the object is the proxy of.
  fileprivate var rule: AppearanceRule?
}

/// A property, or a method with the arguments that name the value (a control's state, a bar's metrics).
struct AppearanceSlot {
  /// The name of the property or method in the source.
  let name: StaticString
  /// The arguments that belong to the name.
  let arguments: [Int]
  /// The property of an application's class, which has no name.
  var path: AnyKeyPath?

  func isSame(as other: AppearanceSlot) -> Bool {
    if path != nil || other.path != nil { return path == other.path }
    guard arguments == other.arguments else { return false }
    // A setter has one place in the program that names it, so that texts are rarely compared.
    if name.utf8Start == other.name.utf8Start { return true }
    return name.utf8CodeUnitCount == other.name.utf8CodeUnitCount
      && memcmp(name.utf8Start, other.name.utf8Start, name.utf8CodeUnitCount) == 0
  }
}

extension ProxyStyled {
  /// Called by the setter of each property that takes part, before the comparison with the old value.
  ///
  /// Values set on a proxy are recorded; a value set on another object is remembered, so that proxies leave it alone.
  func styled<Target: AnyObject, Value>(
    _ property: @autoclosure () -> ReferenceWritableKeyPath<Target, Value>, _ value: Value,
    _ name: StaticString = #function
  ) {
    let slot = AppearanceSlot(name: name, arguments: [])
    guard let rule = note(slot) else { return }
    let property = property()
    rule.record(slot) { ($0 as? Target)?[keyPath: property] = value }
  }

  /// Called by each method that takes part and sets one of several values, as `arguments` say.
  func styled<Target: AnyObject>(
    _ arguments: [Int], _ name: StaticString = #function, _ change: @escaping (Target) -> Void
  ) {
    let slot = AppearanceSlot(name: name, arguments: arguments)
    note(slot)?.record(slot) { if let target = $0 as? Target { change(target) } }
  }

  /// Called when a property of an application's class was set.
  func styled<Target: AnyObject, Value>(byPath property: ReferenceWritableKeyPath<Target, Value>, _ value: Value) {
    let slot = AppearanceSlot(name: "", arguments: [], path: property)
    note(slot)?.record(slot) { ($0 as? Target)?[keyPath: property] = value }
  }

  /// Remembers that a property was set; the result is the rule of a proxy.
  private func note(_ slot: AppearanceSlot) -> AppearanceRule? {
    if appearanceState.isApplying { return nil }
    if let rule = appearanceState.rule { return rule }
    if !isOwn(slot) { appearanceState.own.append(slot) }
    return nil
  }

  /// Whether a property was set on the object itself.
  func isOwn(_ slot: AppearanceSlot) -> Bool { appearanceState.own.contains { $0.isSame(as: slot) } }

  /// Sets properties as UIKit does it: proxies may change them.
  func settingDefaults(_ change: () -> Void) {
    let before = appearanceState.isApplying
    appearanceState.isApplying = true
    change()
    appearanceState.isApplying = before
  }

  /// Takes the values that proxies have for the object, in containers from the window down.
  func applyAppearance(
    on stage: Stage, traits: @autoclosure () -> UITraitCollection, containers: @autoclosure () -> [AnyObject]
  ) {
    let rules = stage.screen.appearances
    guard !rules.isEmpty, appearanceState.rule == nil else { return }
    let settings = rules.settings(for: self, traits: traits, containers: containers)
    guard !settings.isEmpty else { return }
    settingDefaults { for setting in settings { setting.apply(self) } }
  }
}

extension AppearanceRule {
  /// Makes an object the proxy of the rule: gives it the recorded values, and records values set on it.
  func becomeRule(of proxy: some ProxyStyled) {
    proxy.appearanceState = AppearanceState()
    proxy.settingDefaults { for setting in settings { setting.apply(proxy) } }
    proxy.appearanceState.rule = self
  }
}

extension UIView: ProxyStyled {
  /// Takes the values that proxies have for the view; it has come into a window.
  func applyAppearance() {
    applyAppearance(on: stage, traits: traitCollection, containers: appearanceContainers)
  }

  /// The containers of the view, from the window down: views and their controllers.
  var appearanceContainers: [AnyObject] {
    var found: [AnyObject] = viewController.map { [$0] } ?? []
    var next = superviewStorage
    while let view = next {
      found.append(view)
      if let controller = view.viewController { found.append(controller) }
      next = view.superviewStorage
    }
    return found.reversed()
  }
}

extension ProxyStyled {
  /// Called for `@objc dynamic` properties of applications' classes.
  nonisolated package func propertyWasSet<Owner, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, to value: Value
  ) where Owner: NSObject {
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let (target, property, value) = (self, property, value)
    MainActor.assumeIsolated { target.styled(byPath: property, value) }
  }
}
