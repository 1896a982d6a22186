/// A bar that shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// 4 points high, with round ends.
    case `default` = 0
    /// 2.5 points high, for the edge of a bar; nothing behind it.
    case bar = 1
  }

  private let track = CALayer()
  private let filled = CALayer()
  private var progressStorage: Float = 0

  /// Makes a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar of a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIProgressView.self)
  }

  /// Makes a bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
    progressViewStyle = style
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    super.isUserInteractionEnabled = false
    for part in [track, filled] {
      part.hasImplicitActions = false
      layer.addSublayer(part)
    }
  }

  /// How the bar looks.
  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// How far it has come, held to 0…1.
  open var progress: Float {
    get { progressStorage }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how far it has come; the bar grows to its length when `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    progressStorage = progress.isNaN ? 0 : max(0, min(1, progress))
    setNeedsLayout()
    if animated { UIView.animate(withDuration: UIProgressView.growingTime) { self.layoutIfNeeded() } }
  }

  /// How long the bar takes, in seconds; not measured.
  private static let growingTime = 0.25

  /// Colour of what is done; the tint unless set.
  open var progressTintColor: UIColor? {
    didSet {
      styled(\UIProgressView.progressTintColor, progressTintColor)
      setNeedsLayout()
    }
  }
  /// Colour of what is not; a faint grey unless set, nothing for a bar's edge.
  open var trackTintColor: UIColor? {
    didSet {
      styled(\UIProgressView.trackTintColor, trackTintColor)
      setNeedsLayout()
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(.updatesFrequently, value: "\(Int((progress * 100).rounded()))%")
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 150, height: height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let traits = traitCollection
    let room = bounds
    track.frame = room
    let length = room.width * CGFloat(progressStorage)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filled.frame = CGRect(
      x: isRightToLeft ? room.maxX - length : room.minX, y: room.minY, width: length, height: room.height)
    let behind: UIColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    track.backgroundColor = behind.resolvedColor(with: traits).cgColor
    filled.backgroundColor = (progressTintColor ?? tintColor).resolvedColor(with: traits).cgColor
    let radius = progressViewStyle == .bar ? 0 : room.height / 2
    track.cornerRadius = radius
    filled.cornerRadius = radius
  }
}
