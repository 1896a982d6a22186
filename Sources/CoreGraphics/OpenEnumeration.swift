import Synchronization

/// An enumeration of Objective-C or C: any number is a value of it, whether a case has that number or not.
///
/// Values that no case has a number for come from `init(rawValue:)` alone and are kept in the case `_unnamed`, which is unavailable. A `switch` need not name it
/// and `@unknown default` meets it, so that code written for imported enumerations compiles and runs unchanged; a `switch` that lists the cases and has no default
/// ends the program at such a value, as it does on iOS.
///
/// `_numbers` has the number of each available case in the order of their declarations, and the available cases have no values of their own.
public protocol _OpenNumbers: RawRepresentable, Hashable, Sendable where RawValue: FixedWidthInteger & Sendable {
  /// The numbers of the cases, in their order.
  static var _numbers: [RawValue] { get }
}

/// An enumeration of Objective-C or C whose numbers are those of `NSInteger`; see ``_OpenNumbers``.
public protocol _OpenEnumeration: _OpenNumbers where RawValue == Int {}

extension _OpenNumbers {
  // How Swift lays such an enumeration out: the two bytes of the only case with a value are followed by a byte that is 0 for that case; for the others it is 1, and
  // the two bytes count them. The sizes are checked at each conversion, the cases of all enumerations by a test.

  /// Makes the value of a number; never nil while a process uses less than 65,536 numbers that no case has.
  @inlinable public init?(rawValue: RawValue) {
    if let index = Self._numbers.firstIndex(of: rawValue) {
      self = unsafeBitCast((UInt16(index), UInt8(1)), to: Self.self)
    } else if let slot = _UnnamedNumber.slot(of: Int(rawValue)) {
      self = unsafeBitCast((slot, UInt8(0)), to: Self.self)
    } else {
      return nil
    }
  }

  /// The number of the value.
  @inlinable public var rawValue: RawValue {
    let (number, isNamed) = unsafeBitCast(self, to: (UInt16, UInt8).self)
    return isNamed != 0 ? Self._numbers[Int(number)] : RawValue(truncatingIfNeeded: _UnnamedNumber.number(of: number))
  }

  /// The case of a number, as what is read from files should be; nil where no case has it.
  @inlinable public static func _case(of number: RawValue) -> Self? {
    _numbers.contains(number) ? Self(rawValue: number) : nil
  }

  /// Whether a case has the number.
  @inlinable public var _isNamed: Bool { unsafeBitCast(self, to: (UInt16, UInt8).self).1 != 0 }
}

/// A number that no case of an enumeration has.
///
/// Kept by its place among those that the process has met, so that values of enumerations stay small.
@frozen public struct _UnnamedNumber: Hashable, Sendable {
  let slot: UInt16

  private static let met = Mutex<[Int]>([])

  /// The place of a number; nil where there are no more places.
  @usableFromInline static func slot(of number: Int) -> UInt16? {
    met.withLock { met in
      if let place = met.firstIndex(of: number) { return UInt16(place) }
      guard met.count <= Int(UInt16.max) else { return nil }
      met.append(number)
      return UInt16(met.count - 1)
    }
  }

  /// The number at a place.
  @usableFromInline static func number(of slot: UInt16) -> Int { met.withLock { $0[Int(slot)] } }
}
