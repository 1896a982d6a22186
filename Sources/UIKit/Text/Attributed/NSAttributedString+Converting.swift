import Foundation
internal import TextLayout

/// An attribute that attributed strings of both kinds have: the key of the one and the key of the other.
private struct SharedAttribute {
  let key: NSAttributedString.Key
  let read: (AttributeContainer) -> Any?
  let write: (Any, inout AttributeContainer) -> Void

  /// An attribute whose value is the same in both.
  init<Key: AttributedStringKey>(_ type: Key.Type) where Key.Value: Sendable {
    self.init(type, to: { $0 }, from: { $0 as? Key.Value })
  }

  init<Key: AttributedStringKey>(
    _ type: Key.Type, to: @escaping (Key.Value) -> Any, from: @escaping (Any) -> Key.Value?
  ) where Key.Value: Sendable {
    key = NSAttributedString.Key(rawValue: Key.name)
    read = { container in container[Key.self].map { to($0) } }
    write = { value, container in
      if let value = from(value) { container[Key.self] = value }
    }
  }

  /// A number, which `NSAttributedString` holds as an `NSNumber`.
  static func number<Key: AttributedStringKey>(_ type: Key.Type) -> SharedAttribute where Key.Value == CGFloat {
    SharedAttribute(type, to: { NSNumber(value: Double($0)) }, from: { TextAttributes.number($0) })
  }

  /// A line under or through characters, held as a number.
  static func line<Key: AttributedStringKey>(_ type: Key.Type) -> SharedAttribute where Key.Value == NSUnderlineStyle {
    SharedAttribute(
      type, to: { NSNumber(value: $0.rawValue) },
      from: { $0 as? NSUnderlineStyle ?? TextAttributes.number($0).map { NSUnderlineStyle(rawValue: Int($0)) } })
  }

  private typealias Names = AttributeScopes.UIKitAttributes

  static var all: [SharedAttribute] {
    [
      SharedAttribute(Names.FontAttribute.self), SharedAttribute(Names.ParagraphStyleAttribute.self),
      SharedAttribute(Names.ForegroundColorAttribute.self), SharedAttribute(Names.BackgroundColorAttribute.self),
      SharedAttribute(
        Names.LigatureAttribute.self, to: { NSNumber(value: $0) }, from: { TextAttributes.number($0).map { Int($0) } }),
      number(Names.KernAttribute.self), number(Names.TrackingAttribute.self),
      line(Names.StrikethroughStyleAttribute.self), line(Names.UnderlineStyleAttribute.self),
      SharedAttribute(Names.StrokeColorAttribute.self), number(Names.StrokeWidthAttribute.self),
      SharedAttribute(Names.ShadowAttribute.self),
      SharedAttribute(
        Names.TextEffectAttribute.self, to: { $0.rawValue },
        from: { value in
          value as? NSAttributedString.TextEffectStyle
            ?? (value as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
        }),
      SharedAttribute(Names.AttachmentAttribute.self), number(Names.BaselineOffsetAttribute.self),
      SharedAttribute(Names.UnderlineColorAttribute.self), SharedAttribute(Names.StrikethroughColorAttribute.self),
      number(Names.ObliquenessAttribute.self), number(Names.ExpansionAttribute.self),
      SharedAttribute(
        AttributeScopes.FoundationAttributes.LinkAttribute.self, to: { $0 },
        from: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
    ]
  }
}

extension AttributeContainer {
  /// Makes a container of UIKit's attributes, and links; others, and values of other types than the attributes have, are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in SharedAttribute.all {
      if let value = dictionary[attribute.key] { attribute.write(value, &self) }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of a container as an `NSAttributedString` has them.
  public init(_ container: AttributeContainer) {
    self.init()
    for attribute in SharedAttribute.all {
      if let value = attribute.read(container) { self[attribute.key] = value }
    }
  }
}

extension NSAttributedString {
  /// Makes the same text with the attributes of UIKit, and links; others are left out.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let attributes: [NSAttributedString.Key: Any] = Dictionary(run.attributes)
      result.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
    AttributedStringMemory.empty(result)
  }

  /// Makes the same text with the attributes of UIKit, and links.
  public convenience init(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(attrStr)
  }

  /// Makes the same text with the attributes of UIKit, and links.
  public convenience init(
    _ attrStr: AttributedString, including scope: AttributeScopes.UIKitAttributes.Type
  ) throws {
    self.init(attrStr)
  }
}

extension AttributedString {
  /// Makes the same text with the attributes of UIKit, and links; others are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { values, range, _ in
      append(AttributedString(text.substring(with: range), attributes: AttributeContainer(values)))
    }
  }

  /// Makes the same text with the attributes of UIKit, and links.
  public init(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(nsStr)
  }

  /// Makes the same text with the attributes of UIKit, and links.
  public init(_ nsStr: NSAttributedString, including scope: AttributeScopes.UIKitAttributes.Type) throws {
    self.init(nsStr)
  }
}
