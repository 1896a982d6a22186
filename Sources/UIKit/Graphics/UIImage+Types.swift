extension UIImage {
  /// How the stored picture has to be turned to be upright.
  public enum Orientation: _Enumeration, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 8 }

    /// The orientation that Exif counts from 1 to 8; `up` for other numbers.
    init(exif: Int) {
      let order: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = order.indices.contains(exif - 1) ? order[exif - 1] : .up
    }

    var swapsSides: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }

    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      @unknown default: .upMirrored
      }
    }
  }

  /// Whether the colours of an image are its own.
  public enum RenderingMode: _Enumeration, Sendable {
    /// Symbols are templates, other images are not.
    case automatic
    /// The colours are the image's own.
    case alwaysOriginal
    /// Only the alpha counts; the colour is the tint of the view.
    case alwaysTemplate
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// How the parts of a resizable image between the caps fill their room.
  public enum ResizingMode: _Enumeration, Sendable {
    case tile
    case stretch
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: _Enumeration, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 10 }

    /// The weight of text that the symbol goes with; regular when unspecified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      @unknown default: .regular
      }
    }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: _Enumeration, Sendable {
    case `default`
    case unspecified
    case small
    case medium
    case large
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place - 1 }
  }
}

extension UIFont.Weight {
  /// The weight of symbols that go with text of this weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let nearest = nearestNamed.weight
    return weights.first { $0.fontWeight() == nearest } ?? .regular
  }
}
