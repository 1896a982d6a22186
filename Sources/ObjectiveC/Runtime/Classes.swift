/// The class of an object; for a class, the class itself, as there are no classes of classes here.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj else { return nil }
  if let type = obj as? AnyClass { return type }
  return Swift.type(of: obj as AnyObject)
}

/// The name of an object's class.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// The name of a class with its module: `UIKit.UIView`; `nil` for no class.
///
/// The text is kept for good, once for each class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNames.text(cls) }

/// The class above a class; nil for one without.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Whether objects of a class have a method for the selector that can be found by name.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  guard let cls else { return false }
  return MethodTables.first(of: cls) { $0.methods[NSStringFromSelector(sel)] } != nil
}

/// The class with a name; nil for an unknown name.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { NSClassFromString(String(cString: name)) }

/// The class with a name; nil for an unknown name.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }

/// Texts of class names that were asked for, which the caller may keep.
enum ClassNames {
  /// The name with its module, without the address that Swift writes for private types.
  static func plain(_ type: AnyClass) -> String {
    String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }

  private nonisolated(unsafe) static var texts: [ObjectIdentifier: UnsafePointer<CChar>] = [:]
  private static let lock = NSLock()
  private static let none = copy("nil")

  static func text(_ type: AnyClass?) -> UnsafePointer<CChar> {
    guard let type else { return none.pointer }
    return lock.withLock {
      if let known = texts[ObjectIdentifier(type)] { return known }
      let text = copy(String(reflecting: type)).pointer
      texts[ObjectIdentifier(type)] = text
      return text
    }
  }

  private struct Text: @unchecked Sendable { let pointer: UnsafePointer<CChar> }

  private static func copy(_ text: String) -> Text {
    let bytes = text.utf8CString
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { memory.initialize(from: start, count: bytes.count) }
    }
    return Text(pointer: memory)
  }
}

/// Runs a block, and lets go of the objects that messages by name returned in it; others are released when nobody holds them.
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
  -> Result
{
  try MessageResults.drained(body)
}
