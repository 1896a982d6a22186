import Foundation

extension AttributeScopes {
  /// What UIKit draws of a text's attributes, with those of Foundation.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// How lines are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points that are added after each character.
    public let kern: KernAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points by which the characters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line under the characters.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the characters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Addresses and the like.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }
    /// How lines are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = "NSParagraphStyle"
    }
    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }
    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }
    /// Points that are added after each character.
    public enum KernAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }
    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }
    /// The line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }
    /// Points by which the characters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }
    /// The colour of the line under the characters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSUnderlineColor"
    }
    /// The colour of the line through the characters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A value of this type.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrikethroughColor"
    }
  }

  /// What UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds attributes of UIKit by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Makes a container of attributes of an `NSAttributedString`; values of other types than the attributes have are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? dictionary[key] as? CGFloat
    }
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      dictionary[key] as? NSUnderlineStyle ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] = number(.kern)
    self[Scope.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
    self[Scope.UnderlineStyleAttribute.self] = style(.underlineStyle)
    self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary[.init("NSLink")] as? URL
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of a container, as an `NSAttributedString` has them.
  public init(_ container: AttributeContainer) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[.font] = container[Scope.FontAttribute.self]
    self[.paragraphStyle] = container[Scope.ParagraphStyleAttribute.self]
    self[.foregroundColor] = container[Scope.ForegroundColorAttribute.self]
    self[.backgroundColor] = container[Scope.BackgroundColorAttribute.self]
    self[.kern] = container[Scope.KernAttribute.self].map { NSNumber(value: Double($0)) }
    self[.strikethroughStyle] = container[Scope.StrikethroughStyleAttribute.self].map { NSNumber(value: $0.rawValue) }
    self[.underlineStyle] = container[Scope.UnderlineStyleAttribute.self].map { NSNumber(value: $0.rawValue) }
    self[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self].map { NSNumber(value: Double($0)) }
    self[.underlineColor] = container[Scope.UnderlineColorAttribute.self]
    self[.strikethroughColor] = container[Scope.StrikethroughColorAttribute.self]
    self[.init("NSLink")] = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
  }
}

extension NSAttributedString {
  /// Makes the same text with the attributes that UIKit draws, and its links.
  public convenience init(_ attributedString: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      let part = String(attributedString[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: .init(run.attributes)))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Makes the same text with the attributes that UIKit draws, and its links.
  public init(_ attributedString: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: attributedString.length)
    attributedString.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      let part = attributedString.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}
