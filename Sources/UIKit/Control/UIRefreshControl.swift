/// Lets the reader load the content of a scroll view again, by pulling it down.
///
/// Give it to `UIScrollView.refreshControl`. While a finger pulls the content down, its petals come one by one; past the threshold it
/// is refreshing and sends `valueChanged`. From when the finger is lifted until `endRefreshing()` the content rests below the
/// control: the adjusted inset is larger by its height, 60 points (`uikit-facts §11.2`).
///
/// The threshold is 150 points in a view of 852, the one value that is known (`uikit-facts §11.2`); that it goes with the height
/// of the scroll view, between 80 and 150 points, is a rule of ours.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  /// How long the content takes to close the room when refreshing ends, in seconds; not measured.
  static let closingTime = 0.3
  /// The side of the petals; seen on screen, not measured.
  private static let spinnerSide: CGFloat = 28

  /// Petals and title; in front of a bar that would cover them.
  private let content = UIView()
  private let spinner = ActivitySpinner()
  private var titleLabel: UILabel?
  private var refreshing = RefreshState()
  /// Whether the content is on its way back over the control.
  private var isClosing = false

  /// Makes a control; the scroll view gives it its frame.
  public init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }

  /// Makes a control; only the scroll view's own width and a height of 60 points count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
  }

  /// Makes a control; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = Self.height
    coder.finishDecoding(self, as: UIRefreshControl.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    autoresizingMask = .flexibleWidth
    isHidden = true
    content.isUserInteractionEnabled = false
    content.addSubview(spinner)
    addSubview(content)
    spinner.petals = 0
    updateColor()
  }

  // MARK: State

  /// Whether refreshing began, by the finger or by `beginRefreshing()`, and did not end.
  open var isRefreshing: Bool { refreshing.isRefreshing }

  /// Shows the control as refreshing, without sending anything and without scrolling.
  ///
  /// The control is above the content: scroll up by its height to show it. iOS 17 and later ignore the call while the control is
  /// in no window, with a message; here it counts, as on iOS 16.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    refreshing.begin(byFinger: scrollView?.isDragging ?? false)
    stateOfRefreshingDidChange()
    scrollView?.updateAdjustedContentInset(followsTop: false)
    follow()
  }

  /// Ends refreshing; the content goes back to its place in an animation.
  ///
  /// Call it when the content is there. While a finger drags, the room is closed when it is lifted.
  open func endRefreshing() {
    guard isRefreshing else { return }
    refreshing.end(isHeld: scrollView?.isDragging ?? false)
    close()
  }

  /// The text below the petals; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      styled(\UIRefreshControl.attributedTitle, attributedTitle)
      updateTitle()
      setNeedsLayout()
    }
  }

  /// The colour of the petals; a grey unless set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      updateColor()
    }
  }

  private func updateColor() { spinner.color = tintColorStorage ?? .systemGray }

  // MARK: In a scroll view

  /// The scroll view whose control this is.
  var scrollView: UIScrollView? {
    guard let scrollView = superview as? UIScrollView, scrollView.refreshControlStorage === self else { return nil }
    return scrollView
  }

  /// By how much the scroll view's inset is larger, in points.
  var insetInForce: CGFloat { refreshing.hasInset ? Self.height : 0 }

  /// Makes a control that is added as a subview the scroll view's, as before the property existed.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView = superview as? UIScrollView else { return }
    if scrollView.refreshControlStorage == nil { scrollView.refreshControlStorage = self }
    follow()
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let old = scrollView, old !== newSuperview else { return }
    old.refreshControlStorage = nil
    addSubview(content)
    old.updateAdjustedContentInset()
  }

  /// How far the content is pulled down from where it rests without the control, in points.
  private func pull(in scrollView: UIScrollView) -> CGFloat {
    let rest = scrollView.adjustedContentInset.top + scrollView.bars.roomAbove - insetInForce
    return max(0, -(scrollView.contentOffset.y + rest))
  }

  private func threshold(in scrollView: UIScrollView) -> CGFloat {
    min(150, max(80, scrollView.bounds.height * 150 / 852))
  }

  /// Keeps the control at the upper edge of the visible rectangle, as far as the content is pulled away from it.
  func follow() {
    guard let scrollView else { return }
    let pull = pull(in: scrollView)
    let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - insetInForce
    let y = min(0, top) - scrollView.bars.refreshLift
    let frame = CGRect(x: scrollView.bounds.minX, y: y, width: scrollView.bounds.width, height: Self.height)
    if self.frame != frame { self.frame = frame }
    if scrollView.isDragging, isEnabled, refreshing.pull(pull, threshold: threshold(in: scrollView)) { send() }
    let shown = Int((pull / threshold(in: scrollView) * CGFloat(ActivitySpinner.petalCount)).rounded(.down))
    if !isRefreshing, !isClosing { spinner.petals = shown }
    isHidden = pull == 0 && !isClosing
    if !isHidden { keepBehindContent(of: scrollView) }
    placeContent(in: scrollView)
  }

  /// A bar that is not seen through shows the petals itself.
  private func placeContent(in scrollView: UIScrollView) {
    let host = isHidden ? nil : scrollView.bars.above?.hostOfRefreshControl(of: scrollView)
    let place = host ?? self
    if content.superview !== place { place.addSubview(content) }
    let frame = host.map { convert(bounds, to: $0) } ?? bounds
    if content.frame != frame { content.frame = frame }
    if host != nil { layoutContent() }
  }

  private func keepBehindContent(of scrollView: UIScrollView) {
    let background = scrollView.viewBehindContent
    let place = background != nil && background === scrollView.subviewStorage.first ? 1 : 0
    guard place < scrollView.subviewStorage.count, scrollView.subviewStorage[place] !== self else { return }
    scrollView.insertSubview(self, at: place)
  }

  private func send() {
    stateOfRefreshingDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func stateOfRefreshingDidChange() {
    spinner.petals = isRefreshing ? nil : 0
    spinner.isTurning = isRefreshing
  }

  // MARK: The finger

  func fingerDidBegin() { refreshing.fingerDidBegin() }

  /// From now on the content rests below the control, or in its own place again.
  func fingerWillLeave() {
    guard let scrollView, refreshing.fingerDidLeave() else { return }
    scrollView.updateAdjustedContentInset(followsTop: false)
    if !isRefreshing { stateOfRefreshingDidChange() }
  }

  private func close() {
    guard let scrollView, !refreshing.hasInset else { return }
    let rest = -scrollView.adjustedContentInset.top
    let closes = !scrollView.isDragging && scrollView.contentOffset.y < rest
    if closes, scrollView.isDecelerating { scrollView.dragging.stop() }
    let change = {
      scrollView.updateAdjustedContentInset(followsTop: false)
      // What the reader scrolled to stays where it is.
      if closes {
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: rest), animated: false)
      }
      scrollView.layoutIfNeeded()
    }
    guard window != nil, UIView.areAnimationsEnabled else {
      change()
      return stateOfRefreshingDidChange()
    }
    isClosing = closes
    UIView.animate(
      withDuration: Self.closingTime, delay: 0, options: .allowUserInteraction, animations: change,
      completion: { [weak self] _ in self?.didClose() })
  }

  private func didClose() {
    isClosing = false
    if !isRefreshing { stateOfRefreshingDidChange() }
    follow()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  private func updateTitle() {
    guard let attributedTitle else {
      titleLabel?.removeFromSuperview()
      titleLabel = nil
      return
    }
    let label = titleLabel ?? UILabel()
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.attributedText = attributedTitle
    if label.superview == nil { content.addSubview(label) }
    titleLabel = label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview === self { content.frame = bounds }
    layoutContent()
  }

  private func layoutContent() {
    let scale = displayScale
    let side = Self.spinnerSide
    let title = titleLabel?.sizeThatFits(bounds.size) ?? .zero
    let gap: CGFloat = title.height > 0 ? 4 : 0
    let top = PixelGrid.round((bounds.height - side - gap - title.height) / 2, scale: scale)
    spinner.bounds.size = CGSize(width: side, height: side)
    spinner.center = CGPoint(
      x: PixelGrid.round((bounds.width - side) / 2, scale: scale) + side / 2, y: top + side / 2)
    titleLabel?.frame = CGRect(x: 0, y: top + side + gap, width: bounds.width, height: title.height)
  }
}

extension UIScrollView {
  func replaceRefreshControl(by new: UIRefreshControl?) {
    guard new !== refreshControlStorage else { return }
    refreshControlStorage?.removeFromSuperview()
    refreshControlStorage = nil
    guard let new else { return }
    new.removeFromSuperview()
    refreshControlStorage = new
    insertSubview(new, at: 0)
    updateAdjustedContentInset(followsTop: false)
    new.follow()
  }
}
