/// The accessibility members of every object.
///
/// Responders, which views, controllers and `UIAccessibilityElement` are, declare the same members so that they can be overridden.
@preconcurrency @MainActor public protocol _AccessibleObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject where Self: NSObject {
  /// Whether the object itself is read, and nothing in it; false unless set.
  public var isAccessibilityElement: Bool {
    get { AccessibilityRecord.existing(of: self)?.isElement ?? false }
    set { AccessibilityRecord.of(self).isElement = newValue }
  }
  /// The name that is read; nil unless set.
  public var accessibilityLabel: String? {
    get { AccessibilityRecord.existing(of: self)?.label?.string }
    set { AccessibilityRecord.of(self).label = newValue?.attributed }
  }
  /// The effect of activating the object, in words; nil unless set.
  public var accessibilityHint: String? {
    get { AccessibilityRecord.existing(of: self)?.hint?.string }
    set { AccessibilityRecord.of(self).hint = newValue?.attributed }
  }
  /// The value that is read after the name; nil unless set.
  public var accessibilityValue: String? {
    get { AccessibilityRecord.existing(of: self)?.value?.string }
    set { AccessibilityRecord.of(self).value = newValue?.attributed }
  }
  /// The traits of the object; none unless set.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityRecord.existing(of: self)?.traits ?? [] }
    set { AccessibilityRecord.of(self).traits = newValue }
  }
  /// The frame of the object on the screen, in points; empty unless set.
  public var accessibilityFrame: CGRect {
    get { AccessibilityRecord.existing(of: self)?.frame ?? .zero }
    set { AccessibilityRecord.of(self).frame = newValue }
  }
  /// The elements to read in place of the object, in this order; nil unless set.
  public var accessibilityElements: [Any]? {
    get { AccessibilityRecord.existing(of: self)?.elements }
    set { AccessibilityRecord.of(self).elements = newValue }
  }
  /// Whether nothing in the object is read; false unless set.
  public var accessibilityElementsHidden: Bool {
    get { AccessibilityRecord.existing(of: self)?.elementsAreHidden ?? false }
    set { AccessibilityRecord.of(self).elementsAreHidden = newValue }
  }
  /// The actions on the object beside activating it; nil unless set.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityRecord.existing(of: self)?.customActions }
    set { AccessibilityRecord.of(self).customActions = newValue }
  }
}

/// Objects with a name for tests, which nobody reads out.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// Name that tests find the object by.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {
  /// Name that tests find the image by.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { AccessibilityRecord.existing(of: self)?.identifier }
    set { AccessibilityRecord.of(self).identifier = newValue }
  }
}

extension UIImage {
  /// The spoken name of the picture: its label, else its name with spaces in place of points and lines.
  @MainActor var spokenName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    return attributes.name.map { $0.map { "._-".contains($0) ? " " : String($0) }.joined() }
  }
}
