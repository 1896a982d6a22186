/// A class of any kind, with the messages that classes get at Apple: adapted sources have it for `type.isSubclass(of: other)`.
public struct _ClassObject {
  fileprivate let type: AnyClass

  /// Whether the class is another one, or inherits from it.
  public func isSubclass(of aClass: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == aClass }
  }
}

/// The class itself as something that gets messages.
public func _class(_ type: AnyClass) -> _ClassObject { _ClassObject(type: type) }

/// The class itself as something that gets messages; nil for none.
@_disfavoredOverload
public func _class(_ type: AnyClass?) -> _ClassObject? { type.map(_ClassObject.init) }
