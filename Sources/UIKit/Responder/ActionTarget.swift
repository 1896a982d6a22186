/// Whom an action is for: an object that is not held, or a class.
struct ActionTarget {
  private weak var object: AnyObject?
  private let type: AnyClass?

  init(_ target: Any) {
    type = target as? AnyClass
    object = type == nil ? target as AnyObject : nil
  }

  /// The object or class; nil for an object that is gone.
  var target: Any? { type ?? object }

  /// Whether it is that object or class.
  func isSame(as other: Any) -> Bool {
    if let type { return other as? AnyClass == type }
    guard let object, !(other is AnyClass) else { return false }
    return object === other as AnyObject
  }
}
