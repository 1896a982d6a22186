/// An enumeration as Objective-C declares it: every number is a value, whether with a name or without.
///
/// `init(rawValue:)` is never nil, and `rawValue` gives the same number back. A number without a name is kept in the last case, which is unavailable: no code can
/// name it, and a `switch` over the other cases is complete. Where such a number comes to a `switch` without `@unknown default`, the program ends with Swift's words
/// for it. All of that is what Swift does with the enumerations that it imports.
public protocol _ObjectiveCEnumeration: RawRepresentable, Hashable where RawValue: FixedWidthInteger & Sendable {
  /// The number of cases that have a name.
  static var _count: Int { get }
  /// The number that the case at a place in the order of declaration stands for; its place, unless said otherwise.
  static func _number(at place: Int) -> Int
}

/// An enumeration of `NSInteger`.
public protocol _Enumeration: _ObjectiveCEnumeration where RawValue == Int {}
/// An enumeration of `NSUInteger`.
public protocol _UnsignedEnumeration: _ObjectiveCEnumeration where RawValue == UInt {}
/// An enumeration of `int32_t`.
public protocol _ShortEnumeration: _ObjectiveCEnumeration where RawValue == Int32 {}
/// An enumeration of `uint32_t`.
public protocol _UnsignedShortEnumeration: _ObjectiveCEnumeration where RawValue == UInt32 {}

extension _ObjectiveCEnumeration {
  /// The number and a byte, as the compiler stores the enumeration: the byte is 0 beside a number without a name, and 1 beside the place of a case that has one.
  package typealias Stored = (word: RawValue, isNamed: UInt8)

  /// The parts in which the compiler stores and passes the value.
  package var _parts: Stored { unsafeBitCast(self, to: Stored.self) }

  /// The case at a place in the order of declaration.
  public static func _number(at place: Int) -> Int { place }

  /// The value of a number; never nil.
  @inlinable public init?(rawValue: RawValue) { self = Self._value(of: rawValue) }

  /// The value of a number.
  public static func _value(of number: RawValue) -> Self {
    if let place = _place(of: number) { return unsafeBitCast((RawValue(place), UInt8(1)) as Stored, to: Self.self) }
    return unsafeBitCast((number, UInt8(0)) as Stored, to: Self.self)
  }

  /// The number of the value.
  public var rawValue: RawValue {
    let stored = _parts
    return stored.isNamed == 0 ? stored.word : RawValue(Self._number(at: Int(stored.word)))
  }

  /// Whether the number has a name.
  public var _isNamed: Bool { _parts.isNamed != 0 }

  private static func _place(of number: RawValue) -> Int? {
    guard let number = Int(exactly: number) else { return nil }
    let count = _count
    if number >= 0, number < count, _number(at: number) == number { return number }
    for place in 0..<count where _number(at: place) == number { return place }
    return nil
  }

  /// Whether two values are the same number.
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Adds the number to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
