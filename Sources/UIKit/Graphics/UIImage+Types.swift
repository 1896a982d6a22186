extension UIImage {
  /// How the stored picture has to be turned to be upright.
  public enum Orientation: _OpenEnumeration {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = Array(0...7)

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
      }
    }
  }

  /// Whether the colours of an image are its own.
  public enum RenderingMode: _OpenEnumeration {
    /// Symbols are templates, other images are not.
    case automatic
    /// The colours are the image's own.
    case alwaysOriginal
    /// Only the alpha counts; the colour is the tint of the view.
    case alwaysTemplate
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = [0, 1, 2]
  }

  /// How the parts of a resizable image between the caps fill their room.
  public enum ResizingMode: _OpenEnumeration {
    case tile
    case stretch
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = [0, 1]
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: _OpenEnumeration {
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
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = Array(0...9)

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
      }
    }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: _OpenEnumeration {
    case `default`
    case unspecified
    case small
    case medium
    case large
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = Array(-1...3)
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
