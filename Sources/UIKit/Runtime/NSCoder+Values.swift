import Foundation

extension NSCoder {
  /// The object of a key, nil where there is none: Foundation's own method makes the whole archive unreadable then.
  func object<Object: NSObject & NSCoding>(of type: Object.Type, _ key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }
}
