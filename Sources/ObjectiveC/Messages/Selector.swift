/// The name of a method, as Objective-C writes it: `tableView:didSelectRowAtIndexPath:`.
///
/// A message is sent by name to an object that is found later. Linux has no Objective-C runtime, so a selector may hold a method
/// as well: `Selector(Self.didTap(_:))` holds one and has no name, `#selector` of adapted sources holds one under its
/// Objective-C name, `Selector("didTap:")` is the name alone. A message goes to the held method when its class is the
/// target's, which dispatches to overrides; else to the method that the target's class has under the name, in the method
/// tables that adapted sources leave (see ``_MethodTable``).
///
/// Selectors with a name are equal when the names are; those without when one is a copy of the other.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The Objective-C name; empty for a selector that was made of a method alone.
  package let name: String
  let method: HeldMethod?

  init(name: String, method: HeldMethod?) {
    self.name = name
    self.method = method
  }

  /// The selector of that name: `Selector("didTap:")`.
  public init(_ str: String) { self.init(name: str, method: nil) }

  /// The selector of that name.
  public init(stringLiteral value: String) { self.init(value) }

  /// The name; for a method without a name, the class that owns it.
  public var description: String {
    guard name.isEmpty, let method else { return name }
    return "a method of \(method.owner)"
  }

  /// The same as the description.
  public var debugDescription: String { description }

  /// Whether both name the same method.
  public static func == (left: Selector, right: Selector) -> Bool {
    if !left.name.isEmpty || !right.name.isEmpty { return left.name == right.name }
    return left.method === right.method
  }

  /// Feeds the name, or the identity of a method without name, into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    if name.isEmpty { hasher.combine(method.map(ObjectIdentifier.init)) }
  }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector; empty for one that was made of a method alone.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
