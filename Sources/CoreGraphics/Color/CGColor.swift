/// A colour: components in a colour space, and alpha; immutable.
///
/// Components lie in 0…1; values outside are kept in the extended spaces and cut to 0…1 when drawn. Two colours are equal when
/// their spaces and all their components are.
public final class CGColor: Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]
  /// The picture that is painted again and again in place of a colour; nil for ordinary colours.
  package let pattern: ColorPattern?

  /// Whether all components are numbers, and finite ones.
  package let isFinite: Bool

  init(space: CGColorSpace, values: [CGFloat], pattern: ColorPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
    isFinite = values.allSatisfy(\.isFinite)
  }

  /// Makes a colour in the device's RGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  /// Makes a colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Makes a colour that paints a picture again and again, from the origin of the context.
  ///
  /// Its components are those of black.
  package convenience init(pattern: ColorPattern) {
    self.init(space: .deviceRGB, values: [0, 0, 0, 1], pattern: pattern)
  }

  /// Makes a gray; 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, values: [gray, alpha])
  }

  /// Makes a gray in the generic gray space with gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(kind: .gray, name: CGColorSpace.genericGrayGamma2_2), values: [gray, alpha])
  }

  /// Makes a colour from as many components as `space` has, followed by alpha.
  ///
  /// The pointer is read for `space.numberOfComponents + 1` values.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Opaque black in the generic grey space.
  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
  /// Opaque white in the generic grey space.
  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
  /// Black that is fully transparent: alpha 0.
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

  /// The space that the components are in.
  public var colorSpace: CGColorSpace? { space }

  /// The components in the colour's own space, alpha last.
  public var components: [CGFloat]? { values }

  /// The number of components, alpha counted.
  public var numberOfComponents: Int { values.count }

  /// The last component: 0 is fully transparent, 1 is opaque.
  public var alpha: CGFloat { values[values.count - 1] }

  /// Whether nothing is seen through it.
  package var isOpaque: Bool { alpha >= 1 && pattern == nil }

  /// Returns the same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// Returns the colour itself: colours do not change.
  public func copy() -> CGColor? { self }
}

extension CGColor: Hashable {
  /// Whether both have the same space and the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.values == right.values && left.space == right.space && left.pattern === right.pattern)
  }

  /// Feeds the space and the components into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(space)
  }
}

extension CGColor: CustomDebugStringConvertible {
  /// The space and the components.
  public var debugDescription: String {
    "CGColor(\(space.name ?? "device"), \(values.map { "\($0)" }.joined(separator: " ")))"
  }
}
