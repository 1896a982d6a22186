import Foundation

/// Objects in the place of `%@`: `NSLog("%@", view)` prints the description.
///
/// Foundation's formats only know objects of its own on Linux, so they are handed the description.
extension NSObject: @retroactive CVarArg {
  /// The address of the object; formats take what `_cVarArgObject` gives.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension NSObject: @retroactive _CVarArgObject {
  /// The argument of a format for the object: the object itself if it is a text or a number, else its description.
  public var _cVarArgObject: any CVarArg {
    switch self {
    case let text as NSString: text
    default: NSString(string: description)
    }
  }
}

/// Whether two values hold the same class; `nil` is the same as `nil`.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
  lhs.map { ObjectIdentifier($0) } == rhs.map { ObjectIdentifier($0) }
}

/// Whether two values hold different classes.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
  lhs.map { ObjectIdentifier($0) } != rhs.map { ObjectIdentifier($0) }
}
