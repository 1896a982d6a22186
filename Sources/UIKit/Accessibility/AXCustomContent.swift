/// Something about an element that a screen reader tells on request, when the element itself is not to say too much.
///
/// The accessibility text of a screen has it behind the element's actions.
open class AXCustomContent: NSObject, NSCopying {
  /// Whether something is told only on request.
  public enum Importance: _UnsignedEnumeration, Sendable {
    /// On request.
    case `default`
    /// With the element itself.
    case high
    @available(*, unavailable) case unnamed(UInt)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// The name, with how it is spoken.
  open private(set) var attributedLabel: NSAttributedString
  /// The value under the name, with attributes of speech.
  open private(set) var attributedValue: NSAttributedString
  /// Whether it is told only on request; `default` at first.
  open var importance = Importance.default

  /// Makes a value with a name.
  public convenience init(label: String, value: String) {
    self.init(attributedLabel: label.attributed, attributedValue: value.attributed)
  }

  /// Makes a value with a name, both with attributes of speech.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    (attributedLabel, attributedValue) = (label, value)
    super.init()
  }

  /// The name.
  open var label: String { attributedLabel.string }
  /// The value under the name.
  open var value: String { attributedValue.string }

  /// A copy with the same importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// Views and elements that have more to tell on request.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The values read on request, in that order.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
