/// The place of a pixel's alpha, and whether the colour is multiplied by it.
public enum CGImageAlphaInfo: _UnsignedShortEnumeration, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
  @available(*, unavailable) case unnamed(UInt32)
  /// The number of cases that have a name.
  public static var _count: Int { 8 }
}

/// The layout of a pixel: alpha and byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  // Silent: CGBitmapInfo.byteOrderMask | a mask for applications
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Words of 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Words of 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The way pixels between pixels are found when a picture is scaled.
public enum CGInterpolationQuality: _ShortEnumeration, Sendable {
  case `default`
  case none
  case low
  case high
  case medium
  @available(*, unavailable) case unnamed(Int32)
  /// The number of cases that have a name.
  public static var _count: Int { 5 }
}
