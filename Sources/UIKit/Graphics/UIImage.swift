/// A picture: pixels with a scale, or a symbol that is sharp at any size.
///
/// Immutable and usable from any thread. `size` is in points. Symbols, and images with `alwaysTemplate`, show the tint colour of
/// the view that they are in. Images of asset folders may have a dark variant; image views choose it by their traits.
open class UIImage: NSObject, @unchecked Sendable {
  /// What is drawn.
  enum Content {
    case empty
    case bitmap(CGImage)
    case symbol(SymbolGlyph)
  }

  /// What is said about it.
  struct Attributes {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    /// Whether caps, or tiling as a whole, were asked for.
    var isResizable = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// The colour given by `withTintColor`.
    var tint: UIColor?
    /// The images that are shown one after the other, and how long all of them take, in seconds.
    var frames: [UIImage] = []
    var duration: TimeInterval = 0
    /// Name of a named image, for descriptions and the layout text.
    var name: String?
  }

  let content: Content
  let attributes: Attributes
  /// The asset that the image was taken from, with its variants.
  let asset: ImageAsset?
  let configurationStorage: Configuration?

  init(_ content: Content, _ attributes: Attributes, asset: ImageAsset? = nil, configuration: Configuration? = nil) {
    self.content = content
    self.attributes = attributes
    self.asset = asset
    configurationStorage = configuration
    super.init()
  }

  /// Makes an image of nothing, of size zero.
  public override convenience init() { self.init(.empty, Attributes()) }

  /// Makes an image of pixels, one in a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Makes an image of pixels, `scale` of them in a point (1 when not positive), to be turned by `orientation`.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.bitmap(cgImage), Attributes(scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  /// Reads a PNG or JPEG file; nil when it is not there or cannot be read.
  ///
  /// `photo.png` looks for `photo@3x.png` first on a screen of 3 pixels in a point, as on iOS.
  public convenience init?(contentsOfFile path: String) {
    guard let found = ImageFile.variant(of: path, scale: UITraitCollection.current.displayScale),
      let file = ImageFile.load(found)
    else { return nil }
    self.init(file.content, file.attributes)
  }

  /// Reads PNG or JPEG data, one pixel in a point; nil when it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads PNG or JPEG data, `scale` pixels in a point; nil when it cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile.decode(data, scale: scale > 0 ? scale : 1) else { return nil }
    self.init(file.content, file.attributes)
  }

  // MARK: Attributes

  /// The images that an image view shows one after the other; nil for an image that stands still.
  open var images: [UIImage]? { attributes.frames.isEmpty ? nil : attributes.frames }
  /// How long it takes to show all of them once, in seconds; 0 for an image that stands still.
  open var duration: TimeInterval { attributes.duration }

  /// The size in points, upright.
  open var size: CGSize {
    switch content {
    case .empty: return .zero
    case .symbol(let glyph): return glyph.size(displayScale: attributes.scale)
    case .bitmap(let image):
      let width = CGFloat(image.width) / attributes.scale
      let height = CGFloat(image.height) / attributes.scale
      return attributes.orientation.swapsSides
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }

  /// Pixels in a point.
  open var scale: CGFloat { attributes.scale }
  /// How the stored picture has to be turned to be upright.
  open var imageOrientation: Orientation { attributes.orientation }
  /// Whether this is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }
  /// The pixels as stored; a symbol is drawn in black at its scale.
  open var cgImage: CGImage? {
    switch content {
    case .empty: nil
    case .bitmap(let image): image
    case .symbol: rendered(size: size, scale: scale)
    }
  }

  /// Whether the colours are the image's own.
  open var renderingMode: RenderingMode { attributes.renderingMode }
  /// The parts at the edges that are not stretched.
  open var capInsets: UIEdgeInsets { attributes.capInsets }
  /// How the parts between the caps fill their room.
  open var resizingMode: ResizingMode { attributes.resizingMode }
  /// Insets that Auto Layout leaves out of account.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
  /// Whether image views mirror the image in right-to-left interfaces.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
  /// What the image was asked to be like.
  open var configuration: Configuration? { configurationStorage }
  /// What a symbol was asked to be like; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    guard isSymbolImage else { return nil }
    return configurationStorage as? SymbolConfiguration
      ?? SymbolConfiguration.unspecified.applying(configurationStorage)
  }

  /// Whether the tint colour of the view is shown instead of the image's own colours.
  var isTemplate: Bool {
    switch attributes.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    let isSameContent =
      switch (content, other.content) {
      case (.empty, .empty): true
      case (.bitmap(let one), .bitmap(let two)): one === two
      case (.symbol(let one), .symbol(let two)): one == two
      default: false
      }
    return isSameContent && attributes.scale == other.attributes.scale
      && attributes.orientation == other.attributes.orientation
      && attributes.renderingMode == other.attributes.renderingMode
      && attributes.capInsets == other.attributes.capInsets && attributes.tint == other.attributes.tint
  }

  open override var hash: Int {
    switch content {
    case .empty: 0
    case .bitmap(let image): ObjectIdentifier(image).hashValue
    case .symbol(let glyph): glyph.hashValue
    }
  }

  open override var description: String {
    let size = self.size
    let name = attributes.name.map { " \($0)" } ?? ""
    return "<UIImage:\(name) {\(LayoutNumber.text(size.width)), \(LayoutNumber.text(size.height))}>"
  }
}
