import Foundation

extension UITraitCollection.Values {
  /// The traits of an archive, each under its name, as numbers; the text size as its name.
  init(coder: NSCoder) {
    self.init()
    for trait in UITraitCollection.systemTraits { Self.decode(trait, from: coder, into: &self) }
  }

  func encode(with coder: NSCoder) {
    for trait in UITraitCollection.systemTraits where trait.isSpecified(in: self) {
      Self.encode(trait, of: self, into: coder)
    }
  }

  private static func encode<T: SystemTrait>(_ trait: T.Type, of values: Self, into coder: NSCoder) {
    let key = String(describing: T.self)
    switch values[keyPath: T.place] {
    case let number as CGFloat: coder.encode(Double(number), forKey: key)
    case let category as UIContentSizeCategory: coder.encode(category.rawValue, forKey: key)
    case let value as any RawRepresentable:
      if let number = value.rawValue as? Int { coder.encode(number, forKey: key) }
    default: break
    }
  }

  private static func decode<T: SystemTrait>(_ trait: T.Type, from coder: NSCoder, into values: inout Self) {
    let key = String(describing: T.self)
    guard coder.containsValue(forKey: key) else { return }
    if T.Value.self == CGFloat.self {
      values[keyPath: T.place] = CGFloat(coder.decodeDouble(forKey: key)) as? T.Value ?? T.unspecified
    } else if T.Value.self == UIContentSizeCategory.self {
      guard let name = coder.decodeObject(forKey: key) as? String else { return }
      values[keyPath: T.place] = UIContentSizeCategory(rawValue: name) as? T.Value ?? T.unspecified
    } else if let type = T.Value.self as? any RawRepresentable.Type {
      values[keyPath: T.place] = Self.value(type, coder.decodeInteger(forKey: key)) as? T.Value ?? T.unspecified
    }
  }

  private static func value<Value: RawRepresentable>(_ type: Value.Type, _ number: Int) -> Value? {
    (number as? Value.RawValue).flatMap { Value(rawValue: $0) }
  }
}
