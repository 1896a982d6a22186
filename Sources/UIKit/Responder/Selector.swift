/// A method to be called on an object that is found later: `Selector(Self.didTap(_:))`.
///
/// There is no Objective-C runtime and no `#selector` here. A selector holds an unapplied method; calling it dispatches to
/// overrides, as a message would. Methods with no argument, with a sender, and with a sender and an event fit.
/// Two selectors are equal when one is a copy of the other: keep one in a constant to remove a target by it.
public struct Selector: Hashable, Sendable {
  private final class Method: @unchecked Sendable {
    let call: @MainActor (AnyObject, Any?, UIEvent?) -> Bool
    /// The text that the method returns; nil for a method that returns none.
    let text: (Any) -> String?
    init(_ call: @escaping @MainActor (AnyObject, Any?, UIEvent?) -> Bool) {
      self.call = call
      text = { _ in nil }
    }
    init(text: @escaping (Any) -> String?) {
      call = { _, _, _ in false }
      self.text = text
    }
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

  /// A property that holds a text, for collation: `Selector(\Person.name)`.
  public init<Root>(_ property: KeyPath<Root, String>) {
    nonisolated(unsafe) let property = property
    method = Method(text: { ($0 as? Root)?[keyPath: property] })
  }

  /// A method that returns a text, for collation: `Selector(Person.sortName)`.
  public init<Root>(_ method: @escaping (Root) -> () -> String) {
    nonisolated(unsafe) let method = method
    self.method = Method(text: { ($0 as? Root).map { method($0)() } })
  }

  /// The text that the property or method gives for an object; nil when the object is of another type, or it gives none.
  func text(of object: Any) -> String? { method.text(object) }

  /// Calls the method; false when the target or the sender is of another type than it wants.
  @MainActor @discardableResult
  func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool { method.call(target, sender, event) }

  /// Whether both were made at the same place from the same method.
  public static func == (left: Selector, right: Selector) -> Bool { left.method === right.method }

  /// Feeds the method's identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(method)) }
}
