/// The accessibility values set on an object; nil for objects without any.
final class AccessibilityRecord {
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elementsAreHidden = false
  var isModal = false
  var groupsChildren: Bool?
  var containerType = UIAccessibilityContainerType.none
  var respondsToUserInteraction: Bool?
  var userInputLabels: [NSAttributedString]?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var identifier: String?
  var largeContent = LargeContent()

  /// The record of an object that keeps it as an associated object; nil without values.
  static func existing(of object: NSObject) -> AccessibilityRecord? {
    objc_getAssociatedObject(object, key) as? AccessibilityRecord
  }

  /// That of an object, made when there is none.
  static func of(_ object: NSObject) -> AccessibilityRecord {
    if let record = existing(of: object) { return record }
    let record = AccessibilityRecord()
    objc_setAssociatedObject(object, key, record, .OBJC_ASSOCIATION_RETAIN)
    return record
  }

  /// The address of a function of the program, which nothing else has.
  private static var key: UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(AccessibilityRecord.self)))!
  }
}

/// The large content of a view, shown in the middle of the screen while a finger rests on it.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero
}

/// The accessibility of a view without values of the application; one value for each class of views.
struct AccessibilityDefaults {
  /// Whether it is read, and nothing in it.
  var isElement = false
  var traits: UIAccessibilityTraits = []
  var value: String?
  /// Whether the views in it are read together, after or before everything else.
  var isGroup = false
  /// Whether its texts are its own label, with its controls read afterwards.
  var combinesTexts = false

  /// An element with traits.
  static func element(_ traits: UIAccessibilityTraits, value: String? = nil) -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, traits: traits, value: value)
  }
}

extension String {
  /// The same without attributes.
  var attributed: NSAttributedString { NSAttributedString(string: self) }
}
