/// Shows that something is going on, by petals that go round.
///
/// It turns on the display clock while it animates and is in a window. The petals are as large as the style says and stand in the
/// middle of the view, whatever its size.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the petals are, and their colour unless one is set.
  public enum Style: _Enumeration, Sendable {
    /// 20 points.
    case medium
    /// 37 points.
    case large
    // Silent: UIActivityIndicatorView.Style.whiteLarge, white, gray | read by number, as the old names are
    //   deprecated
    /// 37 points, white.
    @available(*, deprecated, renamed: "large")
    case whiteLarge
    /// 20 points, white.
    @available(*, deprecated, renamed: "medium")
    case white
    /// 20 points.
    @available(*, deprecated, renamed: "medium")
    case gray
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { [100, 101, 0, 1, 2][place] }

    /// By number, as the old names are deprecated.
    fileprivate var isLarge: Bool { rawValue == 101 || rawValue == 0 }
    fileprivate var isWhite: Bool { rawValue == 0 || rawValue == 1 }
    fileprivate var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
    fileprivate var color: UIColor { isWhite ? .white : .systemGray }
  }

  private let spinner = ActivitySpinner()
  private var colorStorage: UIColor?

  /// Makes an indicator of a style, as large as it, that stands still.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    styleDidChange()
  }

  /// Makes an indicator of medium style with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    styleDidChange()
  }

  /// Makes an indicator of a nib or storyboard; of medium style with any other coder.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    styleDidChange()
    coder.finishDecoding(self, as: UIActivityIndicatorView.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    addSubview(spinner)
    isHidden = true
  }

  /// How large the petals are; their colour is the style's again where none was set.
  open var style: UIActivityIndicatorView.Style { didSet { styleDidChange() } }

  /// Whether the indicator is hidden while it stands still; true unless set.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// The colour of the petals; that of the style unless set, and again when set to nil.
  open var color: UIColor! {
    get { colorStorage ?? style.color }
    set {
      styled(\UIActivityIndicatorView.color, newValue)
      colorStorage = newValue
      styleDidChange()
    }
  }

  /// Shows the indicator and has it turn.
  open func startAnimating() {
    spinner.isTurning = true
    isHidden = false
  }

  /// Stops the indicator, and hides it with `hidesWhenStopped`.
  open func stopAnimating() {
    spinner.isTurning = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the indicator was started and not stopped since.
  open var isAnimating: Bool { spinner.isTurning }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(.updatesFrequently, value: isAnimating ? "1" : "0")
  }
  override var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }

  private func styleDidChange() {
    spinner.color = color
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  override func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = style.size
    let scale = displayScale
    spinner.bounds.size = size
    spinner.center = CGPoint(
      x: PixelGrid.round(bounds.midX - size.width / 2, scale: scale) + size.width / 2,
      y: PixelGrid.round(bounds.midY - size.height / 2, scale: scale) + size.height / 2)
  }
}
