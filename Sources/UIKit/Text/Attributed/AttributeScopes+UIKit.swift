import Foundation

/// The attributes of UIKit for `AttributedString`.
extension AttributeScopes {
  /// UIKit's attributes, and Foundation's.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes, and Foundation's.
  public struct UIKitAttributes: AttributeScope {
    // Silent: AttributeScopes.UIKitAttributes.font, paragraphStyle, foregroundColor, backgroundColor, kern,
    //   strikethroughStyle, underlineStyle, baselineOffset, underlineColor, strikethroughColor, foundation |
    //   key paths by which attributes are found in an AttributedString
    // Silent: AttributeScopes.UIKitAttributes.font, paragraphStyle, foregroundColor, backgroundColor,
    //   ligature, kern, tracking, strikethroughStyle, underlineStyle, strokeColor, strokeWidth, shadow,
    //   textEffect, attachment, baselineOffset, underlineColor, strikethroughColor, obliqueness, expansion,
    //   foundation | names that key paths lead to; the attributes are read by their types
    /// A font.
    public let font: FontAttribute
    /// How a paragraph is set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind characters.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether there are ligatures.
    public let ligature: LigatureAttribute
    /// Points after each character.
    public let kern: KernAttribute
    /// Points after each character, without ligatures.
    public let tracking: TrackingAttribute
    /// A line through characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line about letters.
    public let strokeColor: StrokeColorAttribute
    /// How wide the line about letters is.
    public let strokeWidth: StrokeWidthAttribute
    /// A shadow.
    public let shadow: ShadowAttribute
    /// An effect that letters are drawn with.
    public let textEffect: TextEffectAttribute
    /// A picture in place of a character.
    public let attachment: AttachmentAttribute
    /// How far characters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line under characters.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through characters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far letters lean.
    public let obliqueness: ObliquenessAttribute
    /// How much wider letters are.
    public let expansion: ExpansionAttribute
    /// Foundation's attributes, links among them.
    public let foundation: FoundationAttributes

    /// A font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIFont
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// How a paragraph is set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSParagraphStyle
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Whether there are ligatures.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = Int
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// Points after each character.
    public enum KernAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// Points after each character, without ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// A line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSUnderlineStyle
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// A line under characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSUnderlineStyle
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The colour of the line about letters.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// How wide the line about letters is.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// A shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSShadow
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    /// An effect that letters are drawn with.
    public enum TextEffectAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }
    /// A picture in place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSTextAttachment
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
    /// How far characters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The colour of the line under characters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The colour of the line through characters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// How far letters lean.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// How much wider letters are.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// The key that attributed strings of Foundation have for it.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes as members of attributed strings: `text.font = …`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
