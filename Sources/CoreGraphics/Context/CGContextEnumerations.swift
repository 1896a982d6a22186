/// The shape of a stroked line's ends.
public enum CGLineCap: _ShortEnumeration, Sendable {
  case butt
  case round
  case square
  @available(*, unavailable) case unnamed(Int32)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// The shape of the joint of two stroked lines.
public enum CGLineJoin: _ShortEnumeration, Sendable {
  case miter
  case round
  case bevel
  @available(*, unavailable) case unnamed(Int32)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// The ways to draw a path.
public enum CGPathDrawingMode: _ShortEnumeration, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
  @available(*, unavailable) case unnamed(Int32)
  /// The number of cases that have a name.
  public static var _count: Int { 5 }
}

/// The ways to combine new colour with the pixels below; the raw values are Apple's.
///
/// The modes of Quartz but for `plusDarker`, which the rasterizer lacks. All are bounded: where nothing is drawn nothing changes.
public enum CGBlendMode: _ShortEnumeration, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusLighter
  @available(*, unavailable) case unnamed(Int32)
  /// The number of cases that have a name.
  public static var _count: Int { 27 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place < 26 ? place : 27 }
}

/// The extension of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The area before the first stop has the stop's colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The area after the last stop has the stop's colour.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
