extension _SelectorName {
  /// Makes a selector by its name alone; the compiler looks up the member.
  ///
  /// A source adapter writes it for `#selector` of methods bound to an object, of a protocol's methods, and of those told
  /// apart by `as`. The member is never read.
  public func callAsFunction<Member>(of member: @autoclosure () throws -> Member) -> Selector { Selector(name) }
}

/// The names of properties that adapted sources write `#keyPath` for.
///
/// A source adapter replaces `#keyPath(A.b)` by a call of such a value: `_PathName("b")(\A.b)`. The properties are looked
/// up where they are named, and never read.
public struct _PathName: Sendable {
  let name: String

  /// The names with dots between them, as Objective-C writes them.
  public init(_ name: String) { self.name = name }

  /// The names; the path is for the compiler alone.
  public func callAsFunction(_ path: @autoclosure @MainActor () -> Any) -> String { name }
}

/// The properties of a type, for the compiler's look at a path such as `A.b.c`: those behind an optional or a list are the
/// ones of its object or elements.
@dynamicMemberLookup
public enum _PropertiesOf<Root> {
  /// The properties of a property's value.
  public static subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> _PropertiesOf<Value>.Type {
    _PropertiesOf<Value>.self
  }
}

extension _PropertiesOf {
  /// The properties of the value behind an optional.
  public static subscript<Object, Value>(dynamicMember path: KeyPath<Object, Value>) -> _PropertiesOf<Value>.Type
  where Root == Object? { _PropertiesOf<Value>.self }

  /// The properties of elements.
  public static subscript<Element, Value>(dynamicMember path: KeyPath<Element, Value>) -> _PropertiesOf<Value>.Type
  where Root == [Element] { _PropertiesOf<Value>.self }

  /// The properties of the elements behind an optional.
  public static subscript<Element, Value>(dynamicMember path: KeyPath<Element, Value>) -> _PropertiesOf<Value>.Type
  where Root == [Element]? { _PropertiesOf<Value>.self }

  /// The properties of a set's elements.
  public static subscript<Element, Value>(dynamicMember path: KeyPath<Element, Value>) -> _PropertiesOf<Value>.Type
  where Root == Set<Element> { _PropertiesOf<Value>.self }

  /// The properties of the elements of a set behind an optional.
  public static subscript<Element, Value>(dynamicMember path: KeyPath<Element, Value>) -> _PropertiesOf<Value>.Type
  where Root == Set<Element>? { _PropertiesOf<Value>.self }

  /// The properties of a dictionary's values.
  public static subscript<Key, Element, Value>(dynamicMember path: KeyPath<Element, Value>) -> _PropertiesOf<Value>.Type
  where Root == [Key: Element] { _PropertiesOf<Value>.self }

  /// The properties of the values of a dictionary behind an optional.
  public static subscript<Key, Element, Value>(dynamicMember path: KeyPath<Element, Value>) -> _PropertiesOf<Value>.Type
  where Root == [Key: Element]? { _PropertiesOf<Value>.self }
}
