/// A method to be called on an object that is found later: `Selector(Self.didTap(_:))`.
///
/// There is no Objective-C runtime and no `#selector` here. A selector holds an unapplied method; calling it dispatches to
/// overrides, as a message would. Methods with no argument, with a sender, and with a sender and an event fit.
/// Two selectors are equal when one is a copy of the other: keep one in a constant to remove a target by it.
public struct Selector: Hashable, Sendable {
  private final class Method: @unchecked Sendable {
    let call: @MainActor (AnyObject, Any?, UIEvent?) -> Bool
    init(_ call: @escaping @MainActor (AnyObject, Any?, UIEvent?) -> Bool) { self.call = call }
  }

  private let method: Method

  /// A method without arguments: `Selector(Self.refresh)`.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    nonisolated(unsafe) let method = method
    self.method = Method { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A method that takes the sender: `Selector(Self.didTap(_:))`.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.method = Method { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event: `Selector(Self.didTap(_:event:))`.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void) {
    nonisolated(unsafe) let method = method
    self.method = Method { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Calls the method; false when the target or the sender is of another type than it wants.
  @MainActor @discardableResult
  func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool { method.call(target, sender, event) }

  public static func == (left: Selector, right: Selector) -> Bool { left.method === right.method }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(method)) }
}
