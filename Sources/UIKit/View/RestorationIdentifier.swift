/// Holds the names of views and controllers for restoring their state, which few of them have.
@MainActor enum RestorationIdentifier {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func of(_ object: AnyObject) -> String? { objc_getAssociatedObject(object, key) as? String }

  static func set(_ name: String?, of object: AnyObject) {
    objc_setAssociatedObject(object, key, name, .OBJC_ASSOCIATION_COPY)
  }
}
