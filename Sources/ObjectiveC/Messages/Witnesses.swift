/// Methods that classes have by their conformance to protocols of UIKit and that no record names.
///
/// UIKit, which lies above this module, leaves a record of `NSObject` that finds them.
enum Witnesses {
  private static let finder = "masthead witness:"

  /// The methods found of classes, by name; nil for methods that a class does not have.
  private nonisolated(unsafe) static var known: [ObjectIdentifier: [String: HeldMethod?]] = [:]
  private static let lock = NSLock()

  /// The method of an object's conformance to a protocol; nil for a default method of the protocol's extension.
  static func method(_ name: String, of target: Any) -> HeldMethod? {
    guard !name.isEmpty, name != finder, !(target is AnyClass) else { return nil }
    let object = target as AnyObject
    let id = ObjectIdentifier(type(of: object))
    if let known = lock.withLock({ known[id]?[name] }) { return known }
    let found = find(name, of: object)
    lock.withLock { known[id, default: [:]][name] = .some(found) }
    return found
  }

  private static func find(_ name: String, of object: AnyObject) -> HeldMethod? {
    guard let finder = MethodTables.first(of: NSObject.self, { $0.methods[finder] }),
      case .returned(let found?) = finder.call(object, [name])
    else { return nil }
    return found as? HeldMethod
  }
}
