/// The kinds of components of colour spaces.
public enum CGColorSpaceModel: _ShortEnumeration, Sendable {
  case unknown
  case monochrome
  case rgb
  @available(*, unavailable) case unnamed(Int32)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

/// A named set of colours; immutable.
///
/// All drawing happens in 8-bit sRGB. A colour in another space is converted when it is drawn: gray by taking its value for
/// all three components, Display P3 through its primaries (see ``CGColor``) and then clipped to what sRGB can show.
/// The device spaces are taken for sRGB, as iOS does.
public final class CGColorSpace: Sendable {
  enum Kind: Sendable {
    case gray
    case sRGB
    case displayP3
  }

  let kind: Kind
  private let storedName: String?

  init(kind: Kind, name: String?) {
    self.kind = kind
    storedName = name
  }

  /// Name of the sRGB space, in which nearly all colours of applications are.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Name of sRGB with components below 0 and above 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Name of the wider space of phones' screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Name of greys with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Name of greys with components below 0 and above 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  /// Makes the space with one of the names declared here; `nil` for any other name.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(kind: .sRGB, name: name)
    case Self.displayP3: self.init(kind: .displayP3, name: name)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(kind: .gray, name: name)
    default: return nil
    }
  }

  /// The name the space was made with; `nil` for the device spaces.
  public var name: String? { storedName }

  /// Whether colours have one component or three.
  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

  /// The number of components of a colour in this space, alpha not counted.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  /// Whether colours may lie outside of sRGB.
  public var isWideGamutRGB: Bool { kind == .displayP3 || storedName == Self.extendedSRGB }

  package static let deviceRGB = CGColorSpace(kind: .sRGB, name: nil)
  package static let deviceGray = CGColorSpace(kind: .gray, name: nil)
  package static let standard = CGColorSpace(kind: .sRGB, name: sRGB)
}

/// Returns the device's RGB space, which is sRGB here as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device's gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

extension CGColorSpace: Hashable {
  /// Whether both are the same space.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.kind == right.kind && left.storedName == right.storedName
  }

  /// Feeds the space into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(storedName)
  }
}
