/// How a stroked line ends.
public enum CGLineCap: _OpenNumbers {
  /// What the numbers of the cases are.
  public typealias RawValue = Int32
  case butt
  case round
  case square
  @available(*, unavailable) case _unnamed(_UnnamedNumber)
  /// The numbers of the cases, in their order.
  public static let _numbers: [Int32] = [0, 1, 2]
}

/// How two stroked lines meet.
public enum CGLineJoin: _OpenNumbers {
  /// What the numbers of the cases are.
  public typealias RawValue = Int32
  case miter
  case round
  case bevel
  @available(*, unavailable) case _unnamed(_UnnamedNumber)
  /// The numbers of the cases, in their order.
  public static let _numbers: [Int32] = [0, 1, 2]
}

/// What is done with a path that is drawn.
public enum CGPathDrawingMode: _OpenNumbers {
  /// What the numbers of the cases are.
  public typealias RawValue = Int32
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
  @available(*, unavailable) case _unnamed(_UnnamedNumber)
  /// The numbers of the cases, in their order.
  public static let _numbers: [Int32] = Array(0...4)
}

/// How new colour is combined with what is there; the raw values are Apple's.
///
/// The modes of Quartz but for `plusDarker`, which the rasterizer lacks. All are bounded: where nothing is drawn nothing changes.
public enum CGBlendMode: _OpenNumbers {
  /// What the numbers of the cases are.
  public typealias RawValue = Int32
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
  @available(*, unavailable) case _unnamed(_UnnamedNumber)
  /// The numbers of the cases, in their order.
  public static let _numbers: [Int32] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27,
  ]
}

/// What a gradient paints beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// What lies before the first stop has its colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// What lies after the last stop has its colour.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
