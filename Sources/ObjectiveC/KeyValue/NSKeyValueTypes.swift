/// The information that observers of a property want.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// The options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// To be called once at the beginning, before anything changes.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// To be called before each change as well as after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects came into a collection.
  case insertion = 2
  /// Objects left a collection.
  case removal = 3
  /// Objects of a collection made room for others.
  case replacement = 4
}

/// The entries of what `observeValue(forKeyPath:of:change:context:)` is told of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// The key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of an `NSKeyValueChange`, a `UInt`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of objects that came or left.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True when the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The value after the change; nil unless asked for by `new`.
  public let newValue: Value?
  /// The value before the change; nil unless asked for by `old`.
  public let oldValue: Value?
  /// The places of objects that came or left; nil for a property that was set.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
