/// The corners rounded by `cornerRadius`; "min" is left or top, "max" right or bottom.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  /// The top right corner.
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  /// The bottom left corner.
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  /// The bottom right corner.
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smoother corner of iOS's cards and icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's `contents` lie in its bounds.
///
/// "Bottom" is always minimum y and "top" always maximum y (as CALayer.h says), so where y points down, as in views,
/// `.top` puts the picture at the lower edge. UIKit's content modes name the visible edge.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top edge, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom edge, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left corner, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right corner, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left corner, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right corner, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds with its proportions kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As large as fills the bounds with its proportions kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How pixels of `contents` are mixed when they are drawn larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The neighbours, weighted.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The neighbours, weighted; where the picture is drawn smaller, of a copy that was made smaller before.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
