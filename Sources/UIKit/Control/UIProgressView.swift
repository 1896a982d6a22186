import Foundation

/// A bar that shows how far something has come.
///
/// With an `observedProgress` the bar is as long as that says; it is asked at each frame while the bar is in a window, since
/// Foundation's `Progress` cannot be observed on Linux.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How a bar looks.
  public enum Style: _Enumeration, Sendable {
    /// 4 points high, with round ends.
    case `default`
    /// 2.5 points high, for the edge of a bar; nothing behind it.
    case bar
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  private let track = CALayer()
  private let filled = CALayer()
  /// Made when the first image is given.
  private var trackImageView: UIImageView?
  private var filledImageView: UIImageView?
  private var follower: ProgressFollower?
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
    announcing("progress") { progressStorage = progress.isNaN ? 0 : max(0, min(1, progress)) }
    setNeedsLayout()
    if animated { UIView.animate(withDuration: UIProgressView.growingTime) { self.layoutIfNeeded() } }
  }

  /// How long the bar takes, in seconds; not measured.
  private static let growingTime = 0.25

  /// The colour of the progress; the tint unless set.
  open var progressTintColor: UIColor? {
    didSet {
      styled(\UIProgressView.progressTintColor, progressTintColor)
      setNeedsLayout()
    }
  }
  /// The colour of the rest; a faint grey unless set, none for a bar's edge.
  open var trackTintColor: UIColor? {
    didSet {
      styled(\UIProgressView.trackTintColor, trackTintColor)
      setNeedsLayout()
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(.updatesFrequently, value: "\(Int((progress * 100).rounded()))%")
  }

  /// An image of the progress, stretched to its length; used before the colour.
  ///
  /// Give it caps.
  open var progressImage: UIImage? {
    didSet {
      filledImageView = showing(progressImage, in: filledImageView)
    }
  }
  /// An image of the whole bar; it comes before the colour.
  ///
  /// Give it caps.
  open var trackImage: UIImage? {
    didSet {
      trackImageView = showing(trackImage, in: trackImageView)
    }
  }

  /// The progress that the bar follows; nil for the value set as `progress`.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      follow()
      showObservedProgress()
    }
  }

  /// Shows an image in a view, which is made for the first image; the view of the progress lies over the track's.
  private func showing(_ image: UIImage?, in present: UIImageView?) -> UIImageView? {
    contentDidChange()
    present?.image = image
    guard let image, present == nil else { return present }
    let view = UIImageView(image: image)
    view.clipsToBounds = true
    if let filledImageView { insertSubview(view, belowSubview: filledImageView) } else { addSubview(view) }
    return view
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func follow() {
    if let follower { follower.leaveClock() }
    follower = nil
    guard observedProgress != nil, window != nil else { return }
    let follower = ProgressFollower(view: self)
    self.follower = follower
    clock.add(follower)
  }

  fileprivate func showObservedProgress() {
    guard let observedProgress else { return }
    let part = Float(observedProgress.fractionCompleted)
    if part != progressStorage { setProgress(part, animated: false) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showObservedProgress()
    follow()
  }

  private var height: CGFloat {
    if let image = trackImage ?? progressImage { return image.size.height }
    return ownHeight
  }

  private var ownHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

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
    track.isHidden = trackImage != nil
    filled.isHidden = progressImage != nil
    trackImageView?.frame = room
    filledImageView?.frame = filled.frame
  }
}

/// Asks a progress how far it is, frame by frame; nobody waits for its end.
@MainActor private final class ProgressFollower: FrameDriver {
  private weak var view: UIProgressView?

  init(view: UIProgressView) { self.view = view }

  var comesToAnEnd: Bool { false }

  func frame(at time: CFTimeInterval) {
    guard let view else { return leaveClock() }
    view.showObservedProgress()
  }
}
