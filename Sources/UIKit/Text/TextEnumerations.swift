/// The alignment of lines between the margins.
public enum NSTextAlignment: _Enumeration, Sendable {
  case left
  case center
  case right
  case justified
  /// The side at which the reading direction begins.
  case natural
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 5 }
}

/// The treatment of text that is too long for its line.
public enum NSLineBreakMode: _Enumeration, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 6 }
}

/// The direction in which a paragraph reads.
public enum NSWritingDirection: _Enumeration, Sendable {
  /// The direction of the first letter with a direction.
  case natural
  case leftToRight
  case rightToLeft
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 1) }
  // Silent: NSUnderlineStyle.thick, double, patternDot, patternDash, patternDashDot, patternDashDotDot, byWord
  //   | read by number where decorations are drawn
  /// One line of double thickness.
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 2) }
  /// Two lines.
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 9) }
  /// Dots.
  public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x100) }
  /// Dashes.
  public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x200) }
  /// Dashes and dots.
  public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x300) }
  /// Dashes and pairs of dots.
  public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x400) }
  /// Not under spaces.
  public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }
}

/// How `adjustsFontSizeToFitWidth` places text that it made smaller.
public enum UIBaselineAdjustment: _Enumeration, Sendable {
  /// The baseline stays where that of the full size would be.
  case alignBaselines
  /// The middle stays where that of the full size would be.
  case alignCenters
  /// The text lies at the top.
  case none
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The origin is the top left corner of several lines, and not the baseline of one.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1) }
  /// The font's leading is added between lines, as in labels; only fonts of text styles have any.
  public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 2) }
  /// The last line that fits ends with an ellipsis when there is more; only together with `usesLineFragmentOrigin`.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 32) }
}

/// The limits for drawing strings, and the results of it.
open class NSStringDrawingContext: NSObject {
  /// How small the text may become to fit, as a share of its size; 0 leaves it as it is.
  open var minimumScaleFactor: CGFloat = 0
  /// The share of its size at which the text was drawn or measured last.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last drawing or measuring.
  open internal(set) var totalBounds: CGRect = .zero
}
