import Foundation
/// A picture: pixels with a scale, or a symbol that is sharp at any size.
///
/// Immutable and usable from any thread. `size` is in points. Symbols, and images with `alwaysTemplate`, show the tint colour of
/// the view that they are in. Images of asset folders may have a dark variant; image views choose it by their traits.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The content of an image.
  enum Content {
    case empty
    case bitmap(CGImage)
    case symbol(SymbolGlyph)
  }

  /// The attributes of an image.
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
    /// From the bottom edge up to the baseline, in points; nil is none of its own.
    var baseline: CGFloat?
    /// Name of a named image, for descriptions and the layout text.
    var name: String?
  }

  /// All that an image is made of.
  struct Parts {
    var content: Content
    var attributes = Attributes()
    var asset: ImageAsset?
    var configuration: Configuration?
    /// The holder of the asset, which was asked for or gave the image; shared by images that differ in attributes
    /// alone.
    var assetPlace = ImageAssetPlace()
  }

  private(set) final var parts: Parts
  final var assetPlace: ImageAssetPlace { parts.assetPlace }
  final var content: Content { parts.content }
  final var attributes: Attributes { parts.attributes }
  /// The asset that the image was taken from, with its variants.
  final var asset: ImageAsset? { parts.asset }
  final var configurationStorage: Configuration? { parts.configuration }

  convenience init(
    _ content: Content, _ attributes: Attributes, asset: ImageAsset? = nil, configuration: Configuration? = nil,
    assetPlace: ImageAssetPlace = ImageAssetPlace()
  ) {
    self.init()
    parts = Parts(
      content: content, attributes: attributes, asset: asset, configuration: configuration, assetPlace: assetPlace)
  }

  // As at Apple, each of these can be called by the initialisers of subclasses, and is inherited by those that have none.

  /// Makes an image of nothing, of size zero.
  public override init() {
    parts = Parts(content: .empty)
    super.init()
  }

  /// Makes an image of pixels, one in a point.
  public init(cgImage: CGImage) {
    parts = Parts(content: .bitmap(cgImage))
    super.init()
  }

  /// Makes an image of pixels, `scale` of them in a point (1 when not positive), to be turned by `orientation`.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let attributes = Attributes(scale: scale > 0 ? scale : 1, orientation: orientation)
    parts = Parts(content: .bitmap(cgImage), attributes: attributes)
    super.init()
  }

  /// Reads a PNG or JPEG file; nil when it is not there or cannot be read.
  ///
  /// `photo.png` looks for `photo@3x.png` first on a screen of 3 pixels in a point, as on iOS.
  public init?(contentsOfFile path: String) {
    guard let found = ImageFile.variant(of: path, scale: UITraitCollection.current.displayScale),
      let file = ImageFile.load(found)
    else { return nil }
    parts = Parts(content: file.content, attributes: file.attributes)
    super.init()
  }

  /// Reads PNG or JPEG data, one pixel in a point; nil when it cannot be read.
  public init?(data: Data) {
    guard let file = ImageFile.decode(data, scale: 1) else { return nil }
    parts = Parts(content: file.content, attributes: file.attributes)
    super.init()
  }

  /// Reads PNG or JPEG data, `scale` pixels in a point; nil when it cannot be read.
  public init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile.decode(data, scale: scale > 0 ? scale : 1) else { return nil }
    parts = Parts(content: file.content, attributes: file.attributes)
    super.init()
  }

  /// Finds a picture by name in the asset catalogues and image files beside the source; nil, and a diagnostic, without it.
  ///
  /// Looked for in each folder, in order: `*.xcassets/…/NAME.imageset`, then `NAME@3x.png`, `NAME@2x.png`, `NAME.png`
  /// (the scale of the screen first), then the same as `.jpg` and `.jpeg`.
  public init?(named name: String) {
    guard let found = ImageCatalogue.image(named: name, bundle: nil, traits: nil) else { return nil }
    parts = found.parts
    super.init()
  }

  /// Finds a picture by name for given traits; a bundle's resource folder is searched first.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = ImageCatalogue.image(named: name, bundle: bundle, traits: traitCollection) else { return nil }
    parts = found.parts
    super.init()
  }

  /// Finds a picture by name for the traits of a configuration.
  public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    let traits = configuration?.traitCollection
    guard let found = ImageCatalogue.image(named: name, bundle: bundle, traits: traits) else { return nil }
    parts = found.parts
    super.init()
  }

  /// Finds a picture by name, for image literals; ends the program when it is not there.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = ImageCatalogue.image(named: name, bundle: nil, traits: nil) else {
      fatalError("There is no image named \"\(name)\" in \(ResourceSearchPath.folders)")
    }
    self.init()
    parts = found.parts
  }

  /// Reads an image of a keyed archive; nil where there is none.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding, let parts = Self.parts(of: coder) else { return nil }
    self.parts = parts
    super.init()
  }

  /// Writes the pixels as PNG, or the symbol's name, with the attributes into a keyed archive; variants of an asset are not in it.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  /// The symbol of that name at 17 points; nil, and a diagnostic, when Apple has none of that name.
  ///
  /// One of Apple's that cannot be drawn is shown as a dashed square, and a diagnostic tells.
  public init?(systemName name: String) {
    guard let drawing = SymbolCatalogue.drawing(named: name) else { return nil }
    parts = Self.symbol(name, drawing: drawing, configuration: nil)
    super.init()
  }

  /// The symbol of that name in a size and weight.
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard let drawing = SymbolCatalogue.drawing(named: name) else { return nil }
    parts = Self.symbol(name, drawing: drawing, configuration: configuration)
    super.init()
  }

  /// The symbol of that name for given traits.
  public init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    guard let drawing = SymbolCatalogue.drawing(named: name) else { return nil }
    let configuration = SymbolConfiguration.unspecified.withTraitCollection(traitCollection)
    parts = Self.symbol(name, drawing: drawing, configuration: configuration)
    super.init()
  }

  // MARK: Attributes

  /// The images of an animation in image views; nil for a still image.
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
  /// The points at the left that are not stretched, from before `capInsets`, whole.
  @available(*, deprecated, message: "Use capInsets")
  open var leftCapWidth: Int { Int(attributes.capInsets.left) }
  /// The points at the top that are not stretched, from before `capInsets`, whole.
  @available(*, deprecated, message: "Use capInsets")
  open var topCapHeight: Int { Int(attributes.capInsets.top) }
  /// How the parts between the caps fill their room.
  open var resizingMode: ResizingMode { attributes.resizingMode }
  /// Insets that Auto Layout leaves out of account.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
  /// Whether image views mirror the image in right-to-left interfaces.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
  /// The configuration of the image, as requested.
  open var configuration: Configuration? { configurationStorage }
  /// The configuration of a symbol, as requested; nil for other images.
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
    @unknown default: isSymbolImage
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
      && attributes.baseline == other.attributes.baseline && symbolColors == other.symbolColors
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

  // MARK: Animated

  /// Makes such an image of the images `name0`, `name1` and so on, as far as they are there without a gap; they may begin at 1.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Makes an image that image views show as a film: each image for the same time, all of them in `duration` seconds, without end.
  ///
  /// A duration of 0 takes a thirtieth of a second for each. It has the size of the first image, and is that where it is drawn otherwise; nil without images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var attributes = first.attributes
    attributes.frames = images
    attributes.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(first.content, attributes, asset: first.asset, configuration: first.configurationStorage)
  }

  // MARK: Drawing

  /// Draws the image at its size in the current context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at its size in the current context, mixed by `blendMode`.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to a rectangle in the current context; without a context nothing happens.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context: context, tint: nil)
  }

  /// Fills a rectangle with the image at its size, side by side from the corner of the drawing on, in the current context.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIColor(patternImage: self).setFill()
    context.fill(rect)
    context.restoreGState()
  }

  /// Draws the image scaled to a rectangle in the current context, mixed by `blendMode`.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, context: context, tint: nil)
    context.restoreGState()
  }

  // MARK: Variants

  /// The image with edges that keep their size; the middle is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size; the middle is tiled or stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with insets that Auto Layout leaves out of account.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image mirrored by image views in right-to-left interfaces.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  /// The image mirrored left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// The image as a configuration asks: a symbol in its size and weight, another image in the variant for its traits.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if case .symbol(let glyph) = content {
      let merged = configurationStorage?.applying(configuration) ?? configuration
      return UIImage(symbol: glyph.name, drawing: glyph.drawing, configuration: merged, attributes: attributes)
    }
    let variant = variant(for: configuration)
    let image = variant ?? configuration.traitCollection.map { resolved(for: $0) } ?? self
    return UIImage(
      image.content, image.attributes, asset: asset, configuration: configuration, assetPlace: assetPlace)
  }

  /// The symbol in a size and weight; nil for other images.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The image in one colour by its alpha, for use as it is.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The image in one colour by its alpha, with a rendering mode; as a template a view's tint comes before the colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image ready to be drawn; images are decoded when they are read, so it is the image.
  open func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// The image drawn at a size in points; nil when there is nothing to draw.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    rendered(size: size, scale: scale).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  // MARK: Baseline

  /// How far the baseline lies above the bottom edge, in points; nil for images without one.
  ///
  /// Symbols stand with the middle of their picture at that of capitals of their size.
  open var baselineOffsetFromBottom: CGFloat? {
    if let baseline = attributes.baseline { return baseline.isNaN ? nil : baseline }
    guard case .symbol(let glyph) = content else { return nil }
    return (size.height - UIFont.systemFont(ofSize: glyph.pointSize).capHeight) / 2
  }

  /// The image with a baseline so many points above its bottom edge, by which image views are aligned.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = baselineOffset.isFinite ? baselineOffset : 0 }
  }

  /// The image without a baseline.
  open func imageWithoutBaseline() -> UIImage { changed { $0.baseline = .nan } }

  // MARK: Named

  /// The sign for more that can be done: three dots in a circle. (These signs are symbols here; iOS' own have not been looked at.)
  open class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  /// The sign for something new: a plus in a circle.
  open class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// The sign for taking something away: a minus in a circle.
  open class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// A tick in a circle.
  open class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

  /// The system's tick for chosen elements: 20 × 19 points, with alignment insets that reach 2/3 of a point beyond it
  /// above and below.
  ///
  /// The numbers are recorded of iOS 26 (`uikit-facts §17`); no recording of iOS 15 to 18 says otherwise.
  open class var checkmark: UIImage {
    guard let tick = UIImage(systemName: "checkmark"), case .symbol(var glyph) = tick.content else { return UIImage() }
    glyph.recordedSize = CGSize(width: 20, height: 19)
    var attributes = tick.attributes
    attributes.alignmentRectInsets = UIEdgeInsets(top: -2.0 / 3, left: 0, bottom: -2.0 / 3, right: 0)
    return UIImage(.symbol(glyph), attributes, configuration: tick.configurationStorage)
  }
}
