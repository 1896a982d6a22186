/// The way an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not held. An object that is gone reads as nil, where Objective-C would read freed memory.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is held.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is held; every policy is safe to use from several threads here.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is held; every policy is safe to use from several threads here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, in place of any earlier value; nil removes the value.
///
/// The value goes with the object: after its `deinit`, in the order in which the keys were first used. `object` is an instance of
/// a class; values of other types are put into a new box at each call, so that nothing is found. The key is an address: that of a
/// static or global variable. May be called from any thread.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let item = value.map { value -> Belongings.Item in
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      // Other values than objects have nobody else who holds them.
      return Swift.type(of: value) is AnyClass ? .weak(.init(value as AnyObject)) : .held(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      return .held((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      return .held(value)
    }
  }
  _ = Belongings.set(item, for: key, of: object as AnyObject)
}

/// Returns the value associated with an object under a key; nil without one.
///
/// May be called from any thread, and in the object's `deinit`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Belongings.value(for: key, of: object as AnyObject)
}

/// Takes away all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  _ = Belongings.removeAll(of: object as AnyObject, but: ObjectObservers.key)
}
