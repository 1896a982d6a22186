/// A view that shows an image, placed by `contentMode`.
///
/// Templates, symbols among them, are drawn in the tint colour. Symbols are drawn as outlines and are sharp at any size.
/// The natural size is the image's; without an image there is none.
@preconcurrency @MainActor open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  private var imageStorage: UIImage?
  private var highlightedImageStorage: UIImage?
  private var isHighlightedStorage = false
  private var preferredSymbolConfigurationStorage: UIImage.SymbolConfiguration?
  /// The images that are shown one after the other at present.
  private var film: ImageFilm?
  /// The image shown under the present traits.
  private(set) var shownImage: UIImage?
  /// The pixels that the view gave its layer last.
  private var shownBitmap: CGImage?

  /// Makes a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIImageView.self)
  }

  /// Makes a view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image, highlighted: nil)
  }

  /// Makes a view of the size of an image, with another one to show while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image, highlighted: highlightedImage)
  }

  private func show(_ image: UIImage?, highlighted: UIImage?) {
    imageStorage = image
    highlightedImageStorage = highlighted
    imageDidChange(from: nil)
    if image?.images != nil { startAnimating() }
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    super.isUserInteractionEnabled = false
  }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
  override var defaultAccessibilityLabel: String? { image?.accessibilityLabel }

  /// The image.
  open var image: UIImage? {
    get { imageStorage }
    set {
      let size = shownImage?.size
      announcing("image") { imageStorage = newValue }
      if film != nil || newValue?.images != nil { stopAnimating() }
      imageDidChange(from: size)
      if animationImages == nil, newValue?.images != nil { startAnimating() }
    }
  }

  // MARK: Films

  /// Images that `startAnimating()` shows one after the other, in place of the image; setting them stops an animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The same while highlighted; nil takes `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long it takes to show all of them once, in seconds; 0, the default, is a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0, the default, is without end.
  open var animationRepeatCount = 0
  /// Whether images are shown one after the other.
  open var isAnimating: Bool { film != nil }

  /// Shows the animation images, or those of an animated image, one after the other by the display clock.
  ///
  /// After the last time the view shows its image again. A host that waits until nothing moves waits for films that end only.
  open func startAnimating() {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let animated = imageStorage?.images == nil ? nil : imageStorage
    guard film == nil, let images = own ?? animated?.images, !images.isEmpty else { return }
    let film = ImageFilm(
      images: images, duration: own == nil ? animated?.duration ?? 0 : animationDuration,
      repeatCount: own == nil ? 0 : animationRepeatCount, view: self)
    self.film = film
    clock.add(film)
    filmDidMove()
  }

  /// Shows the image again.
  open func stopAnimating() {
    guard let film else { return }
    film.leaveClock()
    self.film = nil
    filmDidMove()
  }

  /// Another image of the film is to be shown.
  func filmDidMove() { imageDidChange(from: shownImage?.size) }

  /// The image shown while highlighted; nil keeps `image`.
  open var highlightedImage: UIImage? {
    get { highlightedImageStorage }
    set {
      let size = shownImage?.size
      highlightedImageStorage = newValue
      imageDidChange(from: size)
    }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set {
      guard newValue != isHighlightedStorage else { return }
      let size = shownImage?.size
      isHighlightedStorage = newValue
      imageDidChange(from: size)
    }
  }

  /// Size and weight of symbols that do not say themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { preferredSymbolConfigurationStorage }
    set {
      let size = shownImage?.size
      preferredSymbolConfigurationStorage = newValue
      imageDidChange(from: size)
    }
  }

  /// Whether the image is larger at the text sizes for accessibility; it is not unless set.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageDidChange(from: shownImage?.size) }
    }
  }

  /// The image as it is shown under the view's traits.
  private func shown(_ image: UIImage?) -> UIImage? {
    let resolved = image?.resolved(for: traitCollection, preferring: preferredSymbolConfigurationStorage)
    return adjustsImageSizeForAccessibilityContentSizeCategory ? resolved?.grown(for: traitCollection) : resolved
  }

  /// Whether the view takes touches; it does not unless set.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }

  open override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      layer.setNeedsDisplay()
    }
  }

  open override var intrinsicContentSize: CGSize {
    guard let size = shownImage?.size else { return super.intrinsicContentSize }
    return size
  }

  /// The size of the image that is shown when the view is not highlighted, under its traits; nil without one.
  var ordinarySize: CGSize? {
    guard isHighlightedStorage, highlightedImageStorage != nil else { return shownImage?.size }
    return shown(imageStorage)?.size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// Views of images that were given a baseline are aligned by it.
  override func layoutBaselines(in size: CGSize) -> LayoutBaselines {
    guard let shownImage, shownImage.attributes.baseline != nil, let offset = shownImage.baselineOffsetFromBottom
    else { return super.layoutBaselines(in: size) }
    let rect = contentMode.place(shownImage.size, in: CGRect(origin: .zero, size: size), scale: displayScale)
    return LayoutBaselines(first: rect.maxY - offset, last: size.height - rect.maxY + offset)
  }

  /// How much brighter than white the image is shown: not at all, as no image here is.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { layer.setNeedsDisplay() }
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    let size = shownImage?.size
    imageDidChange(from: size)
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    if layer.contentDrawing != nil { layer.setNeedsDisplay() }
  }

  private func imageDidChange(from oldSize: CGSize?) {
    let image = film?.image ?? (isHighlightedStorage ? highlightedImageStorage : nil) ?? imageStorage
    let resolved = shown(image)
    shownImage = resolved
    if resolved?.size != oldSize { invalidateIntrinsicContentSize() }
    showContents()
  }

  /// A plain bitmap is the layer's contents; whatever has to be tinted, turned or put together is drawn.
  private func showContents() {
    guard let image = shownImage else {
      layer.contentDrawing = nil
      return show(nil)
    }
    if case .bitmap(let bitmap) = image.content, image.isPlainBitmap(in: self) {
      layer.contentDrawing = nil
      show(bitmap, scale: image.scale)
    } else {
      show(nil)
      layer.contentDrawing = self
      layer.setNeedsDisplay()
    }
  }

  /// Gives the layer the pixels of an image if they changed, so that other contents set on the layer stay.
  private func show(_ bitmap: CGImage?, scale: CGFloat? = nil) {
    let isNew = bitmap !== shownBitmap
    if let scale, isNew || layer.contents as? CGImage === shownBitmap { layer.contentsScale = scale }
    guard isNew else { return }
    shownBitmap = bitmap
    layer.contents = bitmap
  }
}

extension UIImage {
  /// Whether the layer can show the pixels as they are.
  @MainActor fileprivate func isPlainBitmap(in view: UIView) -> Bool {
    attributes.orientation == .up && !isTemplate && attributes.tint == nil && !attributes.isResizable
      && !isMirrored(in: view)
  }

  /// Whether a view shows the image mirrored.
  @MainActor fileprivate func isMirrored(in view: UIView) -> Bool {
    attributes.flipsForRightToLeft && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UIImageView: LayerContentDrawing {
  package func drawContent(of layer: CALayer, in context: CGContext) {
    guard let image = shownImage else { return }
    let rect = imageRect
    let tint = image.isTemplate ? tintColor.resolvedColor(with: traitCollection).cgColor : nil
    traitCollection.performAsCurrent {
      let isMirrored = image.isMirrored(in: self)
      if isMirrored {
        context.saveGState()
        context.translateBy(x: rect.minX + rect.maxX, y: 0)
        context.scaleBy(x: -1, y: 1)
      }
      image.draw(in: rect, context: context, tint: tint)
      if isMirrored { context.restoreGState() }
    }
  }

  package var contentOutset: CGFloat {
    let rect = imageRect
    let bounds = self.bounds
    let overhang = max(
      bounds.minX - rect.minX, rect.maxX - bounds.maxX, bounds.minY - rect.minY, rect.maxY - bounds.maxY)
    return max(0, overhang.rounded(.up))
  }

  /// The rectangle of the image in the bounds.
  var imageRect: CGRect {
    let size = shownImage?.size ?? .zero
    return contentMode.place(size, in: bounds, scale: displayScale)
  }
}

extension UIView.ContentMode {
  /// The rectangle for content of a size in bounds; sizes that are not stretched begin on whole pixels.
  func place(_ size: CGSize, in bounds: CGRect, scale: CGFloat) -> CGRect {
    func fitted(_ factor: CGFloat) -> CGRect {
      let fitted = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
        height: fitted.height)
    }
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: PixelGrid.round(bounds.minX + (bounds.width - size.width) * x, scale: scale),
        y: PixelGrid.round(bounds.minY + (bounds.height - size.height) * y, scale: scale), width: size.width,
        height: size.height)
    }
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return fitted(min(bounds.width / size.width, bounds.height / size.height))
    case .scaleAspectFill: return fitted(max(bounds.width / size.width, bounds.height / size.height))
    case .center: return at(0.5, 0.5)
    case .top: return at(0.5, 0)
    case .bottom: return at(0.5, 1)
    case .left: return at(0, 0.5)
    case .right: return at(1, 0.5)
    case .topLeft: return at(0, 0)
    case .topRight: return at(1, 0)
    case .bottomLeft: return at(0, 1)
    case .bottomRight: return at(1, 1)
    @unknown default: return bounds
    }
  }
}
