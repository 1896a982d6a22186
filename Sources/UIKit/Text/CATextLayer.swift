internal import TextLayout

/// How the end of text that does not fit is shown.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value; a name that is not declared here counts as `none`.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing is shortened.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value; a name that is not declared here counts as `natural`.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The beginning of lines in the text's script.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From edge to edge, but for the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text, set in lines as labels set it and drawn from the upper edge of the bounds.
///
/// Lines without room below are left out. Changes are shown at once and not as animations.
@preconcurrency @MainActor open class CATextLayer: CALayer, LayerContentDrawing {
  /// The inputs of the text's layout, apart from the layer's bounds.
  private struct Values {
    var string: Any?
    var font: CFTypeRef?
    var fontSize: CGFloat = 36
    var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var truncation = CATextLayerTruncationMode.none
    var alignment = CATextLayerAlignmentMode.natural
  }

  private var values = Values()

  public override init() {
    super.init()
    contentDrawing = self
  }

  /// Makes a layer like one without arguments, as coders hold nothing of text layers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDrawing = self
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { values = other.values }
    contentDrawing = self
  }

  /// The text: a `String` or an `NSAttributedString`, whose attributes count in place of font and colour.
  ///
  /// Nil shows nothing; anything else is refused with a message.
  open var string: Any? {
    get { values.string }
    set {
      if let newValue, !(newValue is String), !(newValue is NSString), !(newValue is NSAttributedString) {
        fatalError(
          "string of a CATextLayer was set to a \(type(of: newValue)); pass a String or an NSAttributedString.")
      }
      announcing("string") {
        values.string = newValue is NSMutableAttributedString ? (newValue as? NSAttributedString)?.copy() : newValue
      }
      setNeedsDisplay()
    }
  }

  /// The font: a `UIFont`, whose size is ignored, a `CGFont`, or the name of a font as text; for nil and other values
  /// the system font (Helvetica at Apple).
  open var font: CFTypeRef? {
    get { values.font }
    set {
      announcing("font") { values.font = newValue }
      setNeedsDisplay()
    }
  }

  /// The size of the font in points; 36 at first.
  open var fontSize: CGFloat {
    get { values.fontSize }
    set {
      announcing("fontSize") { values.fontSize = newValue }
      setNeedsDisplay()
    }
  }

  /// The colour of the text; opaque white at first.
  open var foregroundColor: CGColor? {
    get { values.color }
    set {
      announcing("foregroundColor") { values.color = newValue }
      setNeedsDisplay()
    }
  }

  /// Whether lines break to fit into the width of the bounds; false at first.
  open var isWrapped: Bool {
    get { values.isWrapped }
    set {
      announcing("wrapped") { values.isWrapped = newValue }
      setNeedsDisplay()
    }
  }

  /// The truncation of a line too long, for wrapped text of the last visible line; `.none` at first.
  open var truncationMode: CATextLayerTruncationMode {
    get { values.truncation }
    set {
      announcing("truncationMode") { values.truncation = newValue }
      setNeedsDisplay()
    }
  }

  /// The alignment of lines; `.natural` at first, unless attributed text has its own.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { values.alignment }
    set {
      announcing("alignmentMode") { values.alignment = newValue }
      setNeedsDisplay()
    }
  }

  // MARK: Drawing

  private var drawnFont: UIFont {
    let size = values.fontSize.isFinite ? max(values.fontSize, 0) : 36
    if let font = values.font as? UIFont { return font.withSize(size) }
    let name = (values.font as? CGFont)?.postScriptName as String? ?? (values.font as? NSString).map { $0 as String }
    return name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }

  private var lineBreakMode: LineBreakMode {
    switch values.truncation {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: values.isWrapped ? .byWordWrapping : .byClipping
    }
  }

  private var alignment: TextAlignment? {
    switch values.alignment {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: nil
    }
  }

  private var content: EngineText {
    let color = values.color.map { UIColor(cgColor: $0) } ?? .clear
    let defaults = TextDefaults(font: drawnFont, foreground: color)
    let text: EngineText
    if let attributed = values.string as? NSAttributedString {
      text = EngineText(attributed, defaults: defaults)
    } else {
      let plain = values.string as? String ?? (values.string as? NSString).map { $0 as String } ?? ""
      text = EngineText(AttributedText(plain, attributes: TextAttributes([:], defaults: defaults)))
    }
    let (mode, alignment) = (lineBreakMode, alignment)
    return text.mapped {
      $0.paragraph.lineBreakMode = mode
      if let alignment { $0.paragraph.alignment = alignment }
    }
  }

  /// The lines as they are drawn in the bounds.
  var textFrame: TextFrame { layout.frame }

  private var layout: (frame: TextFrame, images: [AttachedImage?]) {
    let content = content
    let size = bounds.size
    let isWhole = values.truncation == .none && !values.isWrapped
    let frame = TextEngine.shared.layout(
      content.text, maxWidth: isWhole ? .infinity : size.width, maxHeight: max(size.height, 0),
      numberOfLines: isWhole || values.isWrapped ? 0 : 1)
    return (frame, content.images)
  }

  /// The size of the text, wrapped to the bounds' width or in its own lines; rounded up to whole points.
  open override func preferredFrameSize() -> CGSize {
    let width = values.isWrapped && bounds.width > 0 ? bounds.width : .infinity
    let size = TextEngine.shared.layout(content.text, maxWidth: width, maxHeight: .infinity, numberOfLines: 0).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// How far lines that are not broken are moved, which lie beside each other as if the longest filled the layer.
  private func shift(of frame: TextFrame) -> CGFloat {
    guard values.truncation == .none, !values.isWrapped else { return 0 }
    let room = bounds.width - frame.size.width
    switch frame.text.runs.first?.attributes.paragraph.alignment {
    case .right: return room
    case .center: return room / 2
    default: return 0
    }
  }

  package func drawContent(of layer: CALayer, in context: CGContext) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let layout = layout
    context.saveGState()
    context.clip(to: bounds)
    let origin = CGPoint(x: bounds.minX + shift(of: layout.frame), y: bounds.minY)
    layout.frame.draw(in: context, at: origin, images: layout.images)
    context.restoreGState()
  }
}
