/// The room in which a layout manager sets a text in lines.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Whom it belongs to.
  public internal(set) weak var layoutManager: NSLayoutManager?

  /// Makes a room of a size; a width or height of 0 sets no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a room without limits.
  public override convenience init() { self.init(size: .zero) }

  private func changed() { layoutManager?.containerDidChange() }

  /// The room, in points; a width or height of 0 sets no limit.
  open var size: CGSize { didSet { if size.width != oldValue.width { changed() } } }
  /// How far lines keep from the sides, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
  /// The most lines there may be; 0 is any number.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
  /// The line break mode of the last line where there are too many.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
  /// Whether the width is that of the text view.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { changed() } } }

  /// The width of lines.
  var lineWidth: CGFloat {
    guard size.width > 0, size.width < 1e6 else { return .infinity }
    return max(0, size.width - 2 * lineFragmentPadding)
  }
}
