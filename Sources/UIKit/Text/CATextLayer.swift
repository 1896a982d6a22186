/// A typeface by its name, without a size.
public final class CGFont: @unchecked Sendable {
  /// The name by which it was asked for.
  public let postScriptName: NSString?

  /// The typeface of a name such as `Helvetica-Bold`; nil where there is none.
  public init?(_ name: NSString) {
    guard UIFont(name: name as String, size: 12) != nil else { return nil }
    postScriptName = name
  }
}

/// How the lines of a text layer lie between its sides.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of it.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the side where reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What of a line that is too long is left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of it.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing: it is cut at the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows text, from the top of its bounds.
///
/// It is drawn with as many pixels a point as `contentsScale` says, 1 at first. Here it comes with UIKit and not with QuartzCore alone.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a string, or an attributed one, which has all of its attributes itself.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// The typeface of a plain string: a `UIFont`, a `CGFont` or a name; its size is `fontSize`.
  ///
  /// Helvetica, which is drawn as the system font, at first.
  open var font: AnyObject? { didSet { setNeedsDisplay() } }
  /// The size of a plain string's font in points; 36 at first.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// The colour of a plain string; white at first.
  open var foregroundColor: CGColor? = CGColor.white { didSet { setNeedsDisplay() } }
  /// Whether lines are broken at the bounds' width; not at first.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// What of a plain string's line is left out where it is too long.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  /// How a plain string's lines lie between the sides.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
  }

  open override func draw(in ctx: CGContext) {
    guard let text = attributedString else { return }
    UIGraphicsPushContext(ctx)
    text.draw(in: bounds)
    UIGraphicsPopContext()
  }

  private var attributedString: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String ?? (string as? NSString).map({ $0 as String }) else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [
        .font: resolvedFont, .paragraphStyle: style,
        .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? UIColor.clear,
      ])
  }

  private var resolvedFont: UIFont {
    let name = (font as? CGFont)?.postScriptName ?? font as? NSString
    if let font = font as? UIFont { return font.withSize(fontSize) }
    return name.flatMap { UIFont(name: $0 as String, size: fontSize) } ?? UIFont.systemFont(ofSize: fontSize)
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
